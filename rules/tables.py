"""The table as a whole: what in a position contradicts the rules."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rules.cards import CARDS, DECK, LOCOMOTIVE, count
from rules.compute import EDITION, Outcome, computation
from rules.editions import Edition, load_edition
from rules.errors import RuleError
from rules.inputs import Choice, Inputs, Int, Items, Table, Text, fields
from rules.maps import ROUTE, Board, Route, find_city, load_board, tracks
from rules.plain import JSON
from rules.rulings import Step
from rules.steps import step
from rules.tickets import STATION, TICKET

PILE = Table(CARDS, Int(0, 110))


@dataclass(frozen=True)
class Seat:
    """What one player has on the table."""

    name: str
    routes: tuple[Route, ...] = ()
    stations: tuple[str, ...] = ()
    tickets: tuple[frozenset[str], ...] = ()
    hand: Mapping[str, int] = field(default_factory=dict)


def seat_routes(board: Board, players: Sequence[Mapping[str, object]]) -> list[list[Route]]:
    """Returns the tracks that the players name, giving each claim of a double route its own track.

    Claims that name a colour come first; one without a colour gets a free track, where there is one.
    """
    claims: list[tuple[int, int, tuple[Route, ...]]] = []
    for seat, player in enumerate(players):
        named = player.get("routes", ())
        assert isinstance(named, Sequence)
        for index, item in enumerate(named):
            options = tracks(board, item, f"players[{seat}].routes[{index}]")
            claims.append((seat, index, options))
    taken: Counter[int] = Counter()
    given: dict[tuple[int, int], Route] = {}
    for seat, index, options in sorted(claims, key=lambda claim: (len(claim[2]), claim[0], claim[1])):
        route = min(options, key=lambda option: (taken[option.index], option.index))
        taken[route.index] += 1
        given[seat, index] = route
    seats: list[list[Route]] = [[] for _ in players]
    for (seat, _), route in sorted(given.items(), key=lambda item: item[0]):
        seats[seat].append(route)
    return seats


def contradictions(
    edition: Edition, board: Board, seats: Sequence[Seat], *piles: Mapping[str, int]
) -> list[Step]:
    """Returns everything in a position that cannot be, as steps that name rule and players."""
    low, high = edition.number("setup.players_min"), edition.number("setup.players_max")
    found: list[Step] = []
    if not low <= len(seats) <= high:
        found.append(step("setup.players", "wrong", players=len(seats), min=low, max=high))
    trains = edition.number("setup.trains")
    for seat in seats:
        used = sum(route.length for route in seat.routes)
        if used > trains:
            found.append(step("setup.trains", "too_many", player=seat.name, used=used, trains=trains))
    found += _route_steps(edition, board, seats)
    found += _station_steps(edition, seats)
    found += _ticket_steps(board, seats)
    return found + _card_steps(seats, piles)


def _route_steps(edition: Edition, board: Board, seats: Sequence[Seat]) -> list[Step]:
    found: list[Step] = []
    owners: dict[int, list[str]] = defaultdict(list)
    for seat in seats:
        for route in seat.routes:
            owners[route.index].append(seat.name)
    groups: dict[str, list[Route]] = defaultdict(list)
    for index in sorted(owners):
        route, names = board.routes[index], owners[index]
        if len(names) > 1:
            found.append(
                step(
                    "claim.whole_route",
                    "twice",
                    city_a=route.city_a,
                    city_b=route.city_b,
                    players=list(names),
                )
            )
        if route.group:
            groups[route.group].append(route)
    needed = edition.number("double.both_from_players")
    for tracks_taken in groups.values():
        if len(tracks_taken) < 2:
            continue
        first, second = tracks_taken
        both = [name for name in owners[first.index] if name in owners[second.index]]
        cities = {"city_a": first.city_a, "city_b": first.city_b}
        found += [step("double.never_both", "player", player=name, **cities) for name in dict.fromkeys(both)]
        if len(seats) < needed:
            found.append(
                step("double.min_players", "both_taken", players=len(seats), needed=needed, **cities)
            )
    return found


def _station_steps(edition: Edition, seats: Sequence[Seat]) -> list[Step]:
    found: list[Step] = []
    if "setup.stations" not in edition:
        return found
    most = edition.number("setup.stations")
    builders: dict[str, list[str]] = defaultdict(list)
    for seat in seats:
        if len(seat.stations) > most:
            found.append(
                step("setup.stations", "too_many", player=seat.name, used=len(seat.stations), stations=most)
            )
        for city in seat.stations:
            builders[city].append(seat.name)
    return found + [
        step("station.one_per_city", "two", city=city, players=list(names))
        for city, names in builders.items()
        if len(names) > 1
    ]


def _ticket_steps(board: Board, seats: Sequence[Seat]) -> list[Step]:
    held = Counter(pair for seat in seats for pair in seat.tickets)
    found: list[Step] = []
    for pair, number in held.items():
        if number > max(1, len(board.by_cities.get(pair, ()))):
            city_a, city_b = sorted(pair)
            found.append(step("tickets.total", "twice", city_a=city_a, city_b=city_b))
    return found


def _card_steps(seats: Sequence[Seat], piles: Sequence[Mapping[str, int]]) -> list[Step]:
    seen: Counter[str] = Counter()
    for pile in (*(seat.hand for seat in seats), *piles):
        seen.update(pile)
    found: list[Step] = []
    for card in CARDS:
        if seen[card] <= DECK[card]:
            continue
        if card == LOCOMOTIVE:
            found.append(step("setup.locomotives", "too_many", seen=seen[card], locomotives=DECK[card]))
        else:
            found.append(
                step("setup.cards_per_color", "too_many", color=card, seen=seen[card], cards=DECK[card])
            )
    return found


@computation(
    "legal_table",
    fields(
        {
            "edition": EDITION,
            "players": Items(
                fields(
                    {"name": Text()},
                    routes=Items(ROUTE, 0, 110),
                    stations=Items(STATION, 0, 47),
                    tickets=Items(TICKET, 0, 58),
                    hand=PILE,
                ),
                1,
                8,
            ),
        },
        face_up=Items(Choice(CARDS), 0, 5),
        discards=PILE,
    ),
    'object: {"legal": bool, "contradictions": [{"rule", "case", …}]}',
    (
        "setup.players",
        "setup.trains",
        "claim.whole_route",
        "double.never_both",
        "double.min_players",
        "setup.stations",
        "station.one_per_city",
        "tickets.total",
        "setup.cards_per_color",
        "setup.locomotives",
    ),
)
def _legal_table(inputs: Inputs) -> Outcome:
    """Finds what in a position contradicts the rules; each step is one contradiction.

    A double route named without a colour is given whichever of its tracks is free.
    """
    edition = load_edition(inputs["edition"])
    board = load_board(edition.id)
    players = inputs["players"]
    check_names(players)
    seats: list[Seat] = []
    for index, (player, routes) in enumerate(zip(players, seat_routes(board, players), strict=True)):
        place = f"players[{index}]"
        stations = player.get("stations", [])
        if stations and "setup.stations" not in edition:
            raise RuleError(f"{place}.stations", stations, {"form": "editions", "editions": ["europe"]})
        cities = [find_city(board, s["city"], f"{place}.stations[{i}].city") for i, s in enumerate(stations)]
        tickets = [
            frozenset(
                find_city(board, ticket[end], f"{place}.tickets[{i}].{end}") for end in ("city_a", "city_b")
            )
            for i, ticket in enumerate(player.get("tickets", []))
        ]
        for i, pair in enumerate(tickets):
            if len(pair) == 1:
                raise RuleError(f"{place}.tickets[{i}].city_b", min(pair), {"form": "two_cities"})
        seats.append(
            Seat(player["name"], tuple(routes), tuple(cities), tuple(tickets), player.get("hand", {}))
        )
    found = contradictions(
        edition, board, seats, count(inputs.get("face_up", [])), inputs.get("discards", {})
    )
    listed: list[JSON] = [{"rule": entry.rule, **entry.params} for entry in found]
    return Outcome({"legal": not found, "contradictions": listed}, tuple(found))


def check_names(players: Sequence[Mapping[str, object]]) -> None:
    """Refuses two players of one name."""
    names = [player["name"] for player in players]
    for index, name in enumerate(names):
        if name in names[:index]:
            raise RuleError(f"players[{index}].name", name, {"form": "named_once"})
