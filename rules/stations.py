"""Stations (Europe): what they cost, what unused ones are worth, and which routes they had best borrow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from rules.compute import Outcome, computation, edition_with
from rules.editions import Edition, load_edition
from rules.errors import RuleError
from rules.inputs import Inputs, Int, Items, fields
from rules.maps import ROUTE, Board, Route, Ticket, find_city, find_routes, load_board
from rules.networks import Joined, check_network, edges_of
from rules.plain import JSON
from rules.rulings import Step
from rules.steps import step
from rules.tickets import STATION, TICKET, find_ticket

_EUROPE = load_edition("europe")
STATIONS = _EUROPE.number("setup.stations")


def unused_points(unused: int) -> int:
    """Returns the points of stations left in reserve at the end (tr, pl)."""
    return unused * _EUROPE.number("station.unused_points")


@computation(
    "station_cost",
    fields({"edition": edition_with("station"), "nth": Int(1, STATIONS)}),
    "integer: cards, all of one colour; locomotives may stand for them",
    ("station.cost", "station.payment"),
)
def _station_cost(inputs: Inputs) -> Outcome:
    """Gives the cards that a player's first, second or third station costs."""
    nth = inputs["nth"]
    cards = load_edition(inputs["edition"]).number(f"station.cost_{nth}")
    return Outcome(
        cards,
        (
            step("station.cost", "nth", nth=nth, cards=cards),
            step("station.payment", "any_card" if cards == 1 else "one_color", cards=cards),
        ),
    )


@computation(
    "stations_cost",
    fields({"edition": edition_with("station")}, stations=Int(1, STATIONS), built=Int(0, STATIONS - 1)),
    "integer: cards, those of each station of one colour",
    ("station.cost",),
)
def _stations_cost(inputs: Inputs) -> Outcome:
    """Gives what several stations cost together: as many as `stations` says, or all, after those already `built`."""
    edition = load_edition(inputs["edition"])
    built = inputs.get("built", 0)
    stations = inputs.get("stations", STATIONS - built)
    if built + stations > STATIONS:
        raise RuleError("stations", stations, {"type": "integer", "min": 1, "max": STATIONS - built})
    costs = {n: edition.number(f"station.cost_{n}") for n in range(built + 1, built + stations + 1)}
    steps = [step("station.cost", "nth", nth=nth, cards=cards) for nth, cards in costs.items()]
    return Outcome(sum(costs.values()), tuple(steps))


@computation(
    "unused_stations",
    fields({"edition": edition_with("station"), "unused": Int(0, STATIONS)}),
    "integer: points",
    ("station.unused_points",),
)
def _unused_stations(inputs: Inputs) -> Outcome:
    """Gives the points of stations that were never built."""
    unused = inputs["unused"]
    points = unused_points(unused)
    each = _EUROPE.number("station.unused_points")
    return Outcome(
        points, (step("station.unused_points", "unused", unused=unused, each=each, points=points),)
    )


Lent = tuple[Route | None, ...]


def find_stations(
    edition: Edition, board: Board, named: Sequence[Mapping[str, Any]], field: str
) -> list[str]:
    """Returns the cities of a player's stations: at most three, never two in a city, only in Europe (tr)."""
    if named and "setup.stations" not in edition:
        raise RuleError(field, list(named), {"form": "editions", "editions": ["europe"]})
    cities: list[str] = []
    for index, item in enumerate(named):
        city = find_city(board, item["city"], f"{field}[{index}].city")
        if city in cities:
            raise RuleError(f"{field}[{index}].city", item["city"], {"form": "one_station_a_city"})
        cities.append(city)
    return cities


def lendable(city: str, rivals: Sequence[Route]) -> list[Route]:
    """Returns the routes that a station can lend: one of another player, into or out of its city.

    Of two tracks between the same cities one will do.
    """
    found: dict[frozenset[str], Route] = {}
    for route in sorted(rivals, key=lambda route: route.index):
        if city in route.ends:
            found.setdefault(frozenset(route.ends), route)
    return list(found.values())


def borrowings(stations: Sequence[str], rivals: Sequence[Route]) -> Iterator[Lent]:
    """Yields every choice of routes to borrow, one or none a station, those that borrow nothing first."""
    yield from product(*([None, *lendable(city, rivals)] for city in stations))


@dataclass(frozen=True)
class Borrowing:
    """The best choice of routes to borrow: its routes by station, and the tickets that it completes."""

    choice: Lent
    completed: tuple[bool, ...]
    points: int
    choices: int


def best_borrowing(
    routes: Sequence[Route],
    stations: Sequence[str],
    rivals: Sequence[Route],
    tickets: Sequence[Ticket],
) -> Borrowing:
    """Returns the choice of borrowed routes that gives most ticket points, by trying what can matter.

    The parts of one's own network shrink to points first; a lent route that joins nothing new is left
    out. Of equal choices the one that completes more tickets, then the one that
    borrows least, then the first is taken.
    """
    own = Joined(edges_of(routes))
    ends = [(own.root(ticket.city_a), own.root(ticket.goals[0][0])) for ticket in tickets]
    values = [ticket.goals[0][1] for ticket in tickets]
    options: list[list[tuple[Route | None, str, str]]] = []
    choices = 1
    for city in stations:
        lent = lendable(city, rivals)
        choices *= len(lent) + 1
        distinct: dict[tuple[str, str], Route] = {}
        for route in lent:
            a, b = sorted(own.root(place) for place in route.ends)
            if a != b:
                distinct.setdefault((a, b), route)
        options.append([(None, "", ""), *((route, a, b) for (a, b), route in distinct.items())])
    best_key: tuple[int, int, int] | None = None
    best: tuple[Lent, tuple[bool, ...]] = ((), ())
    for combination in product(*options):
        links = [(a, b) for route, a, b in combination if route]
        roots: dict[str, str] = {}
        for a, b in links:
            first, second = roots.get(a, a), roots.get(b, b)
            if first != second:
                for place in (a, b, *roots):
                    if roots.get(place, place) == second:
                        roots[place] = first
        completed = tuple(a == b or roots.get(a, a) == roots.get(b, b) for a, b in ends)
        points = sum(value if done else -value for value, done in zip(values, completed, strict=True))
        key = points, sum(completed), -len(links)
        if best_key is None or key > best_key:
            best_key = key
            best = tuple(route for route, _, _ in combination), completed
    assert best_key is not None
    return Borrowing(best[0], best[1], best_key[0], choices)


@computation(
    "best_stations",
    fields(
        {
            "edition": edition_with("station"),
            "routes": Items(ROUTE, 0, 60),
            "stations": Items(STATION, 0, STATIONS),
            "rival_routes": Items(ROUTE, 0, 200),
            "tickets": Items(TICKET, 0, 46),
        }
    ),
    'object: {"points": n, "borrowed": [{"station", "route": {…} or null}], '
    '"tickets": [{"city_a", "city_b", "points", "completed"}]}',
    (
        "station.borrow",
        "station.same_route",
        "station.decide_end",
        "tickets.scored",
        "tickets.failed",
        "score.final",
    ),
)
def _best_stations(inputs: Inputs) -> Outcome:
    """Chooses the routes that stations borrow, one each and the same for all tickets, for most ticket points.

    Exact: every choice is compared. A ticket that the map does not print needs its `points`.
    """
    edition = load_edition(inputs["edition"])
    board = load_board(edition.id)
    used: set[int] = set()
    routes = find_routes(board, inputs["routes"], "routes", used)
    check_network(edition.number("setup.trains"), routes, "routes")
    rivals = find_routes(board, inputs["rival_routes"], "rival_routes", used)
    stations = find_stations(edition, board, inputs["stations"], "stations")
    tickets = [find_ticket(board, ticket, f"tickets[{i}]") for i, ticket in enumerate(inputs["tickets"])]
    best = best_borrowing(routes, stations, rivals, tickets)
    steps = [*borrowing_steps(stations, best, routes, tickets)]
    steps.append(step("station.decide_end", "best", points=best.points, choices=best.choices))
    shown: list[JSON] = []
    for ticket, done in zip(tickets, best.completed, strict=True):
        city_b, points = ticket.goals[0]
        rule = "tickets.scored" if done else "tickets.failed"
        steps.append(step(rule, "cities", city_a=ticket.city_a, city_b=city_b, points=points))
        shown.append({"city_a": ticket.city_a, "city_b": city_b, "points": points, "completed": done})
    steps.append(step("score.final", "tickets", points=best.points))
    borrowed: list[JSON] = [
        {"station": city, "route": route.to_dict() if route else None}
        for city, route in zip(stations, best.choice, strict=True)
    ]
    return Outcome({"points": best.points, "borrowed": borrowed, "tickets": shown}, tuple(steps))


def borrowing_steps(
    stations: Sequence[str], best: Borrowing, routes: Sequence[Route], tickets: Sequence[Ticket]
) -> list[Step]:
    """Returns what each station borrows, and which of them serve several tickets."""
    steps: list[Step] = []
    lent = [route for route in best.choice if route]
    for city, route in zip(stations, best.choice, strict=True):
        if route is None:
            steps.append(step("station.borrow", "unused", station=city))
            continue
        steps.append(borrow_step(city, route))
        without = Joined(edges_of([*routes, *(other for other in lent if other is not route)]))
        served = sum(
            done and not without.any([ticket.city_a], [ticket.goals[0][0]])
            for ticket, done in zip(tickets, best.completed, strict=True)
        )
        if served > 1:
            steps.append(step("station.same_route", "shared", station=city, tickets=served))
    return steps


def borrow_step(station: str, route: Route) -> Step:
    """Returns the step that says which route a station borrows."""
    return step(
        "station.borrow",
        "borrowed",
        station=station,
        city_a=route.city_a,
        city_b=route.city_b,
        length=route.length,
    )
