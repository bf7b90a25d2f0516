"""The end of the game: the last round, the score sheet of every player, and who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.claims import points_for
from rules.completion import reached_goals, through_country
from rules.compute import EDITION, Outcome, computation
from rules.countries import country_points, ticket_by_id
from rules.editions import Edition, load_edition
from rules.errors import MissingInputError, RuleError
from rules.inputs import Bool, Inputs, Int, Items, Text, fields
from rules.longest import longest_of
from rules.mandala import mandala_bonus
from rules.maps import ROUTE, Board, Route, Ticket, load_board
from rules.networks import edges_of, shown_path, two_paths
from rules.plain import JSON
from rules.rulings import Step
from rules.stations import STATIONS, best_borrowing, borrowing_steps, find_stations, unused_points
from rules.steps import step
from rules.tables import Seat, check_names, contradictions, seat_routes
from rules.tickets import MOST_POINTS, STATION, find_ticket

TRAINS = load_edition("usa").number("setup.trains")

TICKET = fields(city_a=Text(), city_b=Text(), points=Int(1, MOST_POINTS), completed=Bool(), ticket_id=Text())
PLAYER = fields(
    {"name": Text()},
    routes=Items(ROUTE, 0, 60),
    route_points=Int(0, 400),
    longest_path=Int(0, TRAINS),
    stations=Items(STATION, 0, STATIONS),
    stations_used=Int(0, STATIONS),
    tickets=Items(TICKET, 0, 58),
    mandala_tickets=Int(0, 58),
)


@computation(
    "last_round",
    fields(
        edition=EDITION,
        trains_left=Int(0, TRAINS),
        trains_before=Int(0, TRAINS),
        laid=Int(1, TRAINS),
    ),
    "boolean: whether the last round begins; then everyone, the player who began it included, has one turn",
    ("end.trigger", "end.last_turn"),
)
def _last_round(inputs: Inputs) -> Outcome:
    """Tells whether a player who ends a turn with so many trains begins the last round, and who plays on.

    Takes `trains_left`, or `trains_before` and how many of them were `laid`.
    """
    steps: list[Step] = []
    if "trains_left" in inputs:
        left = inputs["trains_left"]
    else:
        before, laid = _before_and_laid(inputs)
        left = before - laid
        steps.append(step("end.trigger", "laid", before=before, laid=laid, trains_left=left))
    limit = load_edition(inputs.get("edition", "usa")).number("end.trains_trigger")
    triggered = left <= limit
    steps.append(step("end.trigger", "triggered" if triggered else "not_yet", trains_left=left, limit=limit))
    if triggered:
        steps.append(step("end.last_turn", "everyone"))
    return Outcome(triggered, tuple(steps))


def _before_and_laid(inputs: Inputs) -> tuple[int, int]:
    if "trains_before" not in inputs:
        raise MissingInputError("trains_left", Int(0, TRAINS).allowed())
    before = int(inputs["trains_before"])
    if "laid" not in inputs:
        raise MissingInputError("laid", Int(1, TRAINS).allowed())
    laid = int(inputs["laid"])
    if laid > before:
        raise RuleError("laid", laid, Int(1, max(before, 1)).allowed())
    return before, laid


@dataclass
class Sheet:
    """One player's score sheet while it is being filled in."""

    name: str
    routes: list[Route]
    counted: bool
    route_points: int = 0
    tickets: list[dict[str, JSON]] = field(default_factory=list)
    completed: int = 0
    ticket_points: int = 0
    stations_used: int = 0
    station_points: int = 0
    length: int = 0
    path: list[str] = field(default_factory=list)
    longest_bonus: int = 0
    mandala_tickets: int = 0
    mandala_points: int = 0
    steps: list[Step] = field(default_factory=list)
    assumed: bool = False

    @property
    def total(self) -> int:
        """The player's final score."""
        return (
            self.route_points
            + self.ticket_points
            + self.station_points
            + self.longest_bonus
            + self.mandala_points
        )

    def to_dict(self) -> dict[str, JSON]:
        """Returns the sheet as JSON."""
        return {
            "name": self.name,
            "route_points": self.route_points,
            "tickets": list(self.tickets),
            "tickets_completed": self.completed,
            "ticket_points": self.ticket_points,
            "stations_used": self.stations_used,
            "station_points": self.station_points,
            "longest_path": self.length,
            "path": list(self.path),
            "longest_bonus": self.longest_bonus,
            "mandala_tickets": self.mandala_tickets,
            "mandala_points": self.mandala_points,
            "total": self.total,
        }


@computation(
    "final_scores",
    fields({"edition": EDITION, "players": Items(PLAYER, 2, 5)}),
    'object: {"players": [{"name", "route_points", "tickets", "tickets_completed", "ticket_points", '
    '"stations_used", "station_points", "longest_path", "path", "longest_bonus", "mandala_tickets", '
    '"mandala_points", "total"}], "ranking": [{"place", "names", "total"}], "winners": [name, …], '
    '"tie_break": null | "completed_tickets" | "stations_used" | "longest_path" | "european_express" | '
    '"open"}',
    (
        "open.india_eight",
        "open.country_through",
        "route.points",
        "station.borrow",
        "station.same_route",
        "station.unused_points",
        "tickets.scored",
        "tickets.failed",
        "country.score",
        "country.none",
        "mandala.bonus",
        "longest.bonus",
        "longest.tie",
        "score.final",
        "tiebreak.usa",
        "tiebreak.europe",
        "open.final_tie",
    ),
)
def _final_scores(inputs: Inputs) -> Outcome:
    """Scores a finished game: every player's sheet, the ranking, the winner and the tie-break that decided.

    A player has `routes`, or `route_points` and `longest_path` counted by hand (then each ticket says whether
    it is `completed`, and `stations_used` and `mandala_tickets` may be given). A ticket is `city_a` and
    `city_b`, a Swiss `ticket_id`, or just `points` and `completed`.
    Borrowed routes are chosen for most ticket points.
    A position that contradicts the rules is refused; `legal_table` lists what is wrong with it.
    """
    edition = load_edition(inputs["edition"])
    board = load_board(edition.id)
    players = inputs["players"]
    check_names(players)
    networks = seat_routes(board, players)
    stations = [
        find_stations(edition, board, player.get("stations", []), f"players[{index}].stations")
        for index, player in enumerate(players)
    ]
    seats = [
        Seat(player["name"], tuple(routes), tuple(cities))
        for player, routes, cities in zip(players, networks, stations, strict=True)
    ]
    wrong = contradictions(edition, board, seats)
    if wrong:
        listed: list[JSON] = [{"rule": entry.rule, **entry.params} for entry in wrong]
        raise RuleError("players", listed[0], {"form": "legal_table", "contradictions": listed})
    sheets: list[Sheet] = []
    for index, player in enumerate(players):
        rivals = [route for other, routes in enumerate(networks) if other != index for route in routes]
        sheets.append(
            _sheet(edition, board, player, f"players[{index}]", networks[index], stations[index], rivals)
        )
    closing = _longest_bonus(edition, sheets)
    for sheet in sheets:
        closing.append(step("score.final", "total", player=sheet.name, points=sheet.total))
    winners, tie_break, more = _winners(edition, sheets)
    closing += more
    steps = [entry for sheet in sheets for entry in sheet.steps] + closing
    result: dict[str, JSON] = {
        "players": [sheet.to_dict() for sheet in sheets],
        "ranking": _ranking(sheets, winners),
        "winners": list(winners),
        "tie_break": tie_break,
    }
    return Outcome(result, tuple(steps), assumed=any(sheet.assumed for sheet in sheets))


def _sheet(
    edition: Edition,
    board: Board,
    player: Mapping[str, Any],
    place: str,
    routes: list[Route],
    stations: list[str],
    rivals: list[Route],
) -> Sheet:
    counted = "routes" in player
    by_hand = ("route_points", "longest_path", "stations_used", "mandala_tickets")
    if counted:
        for name in by_hand:
            if name in player:
                raise RuleError(f"{place}.{name}", player[name], {"form": "absent_with", "field": "routes"})
    else:
        for name in ("route_points", "longest_path"):
            if name not in player:
                raise MissingInputError(f"{place}.{name}", {"form": "routes_or", "fields": list(by_hand)})
        if stations:
            raise RuleError(f"{place}.stations", list(stations), {"form": "only_with", "field": "routes"})
    if "mandala_tickets" in player and "mandala.bonus_1" not in edition:
        raise RuleError(f"{place}.mandala_tickets", player["mandala_tickets"], [0])
    if "stations_used" in player and "setup.stations" not in edition:
        raise RuleError(f"{place}.stations_used", player["stations_used"], [0])
    sheet = Sheet(player["name"], routes, counted)
    _score_routes(edition, board, sheet, player)
    _score_tickets(edition, board, sheet, player, place, stations, rivals)
    if "setup.stations" in edition:
        sheet.stations_used = len(stations) if counted else player.get("stations_used", 0)
        unused = edition.number("setup.stations") - sheet.stations_used
        sheet.station_points = unused_points(unused)
        each = edition.number("station.unused_points")
        sheet.steps.append(
            step(
                "station.unused_points",
                "player",
                player=sheet.name,
                unused=unused,
                each=each,
                points=sheet.station_points,
            )
        )
    if "mandala.bonus_1" in edition:
        sheet.mandala_points = mandala_bonus(sheet.mandala_tickets)
        sheet.steps.append(
            step(
                "mandala.bonus",
                "player",
                player=sheet.name,
                tickets=sheet.mandala_tickets,
                points=sheet.mandala_points,
            )
        )
    return sheet


def _score_routes(edition: Edition, board: Board, sheet: Sheet, player: Mapping[str, Any]) -> None:
    if sheet.counted:
        for route in sheet.routes:
            points = points_for(edition.id, route.length)
            sheet.route_points += points
            if edition.assumed(f"points.{route.length}"):
                sheet.assumed = True
                sheet.steps.append(step("open.india_eight", "assumed", length=route.length, points=points))
        trail, through = longest_of(board, sheet.routes)
        sheet.length, sheet.path = trail.length, shown_path(board, trail.nodes)
        sheet.steps += through
        sheet.assumed |= bool(through)
        sheet.steps.append(
            step(
                "route.points",
                "sum",
                player=sheet.name,
                routes=len(sheet.routes),
                points=sheet.route_points,
            )
        )
    else:
        sheet.route_points, sheet.length = player["route_points"], player["longest_path"]


@dataclass(frozen=True)
class _Held:
    """A ticket in hand: what it leads to, or only its points and whether it was completed."""

    ticket: Ticket | None
    points: int
    completed: bool | None


def _score_tickets(
    edition: Edition,
    board: Board,
    sheet: Sheet,
    player: Mapping[str, Any],
    place: str,
    stations: list[str],
    rivals: list[Route],
) -> None:
    held = [
        _held(board, named, f"{place}.tickets[{index}]", sheet.counted)
        for index, named in enumerate(player.get("tickets", []))
    ]
    sheet.mandala_tickets = player.get("mandala_tickets", 0)
    judged = [entry.ticket for entry in held if entry.completed is None and entry.ticket is not None]
    simple = [ticket for ticket in judged if len(ticket.goals) == 1]
    borrowed: Sequence[Route] = ()
    if stations:
        best = best_borrowing(sheet.routes, stations, rivals, simple)
        borrowed = [route for route in best.choice if route]
        sheet.steps += borrowing_steps(stations, best, sheet.routes, simple)
    gained = lost = failed = 0
    edges = edges_of(sheet.routes)
    for entry in held:
        ticket = entry.ticket
        shown: dict[str, JSON] = {}
        if ticket is not None:
            shown = {"city_a": ticket.city_a, "city_b": ticket.goals[0][0]}
            if len(ticket.goals) > 1:
                shown = {"ticket_id": ticket.id, "city_a": ticket.city_a, "city_b": None}
        if entry.completed is not None or ticket is None:
            done, score = bool(entry.completed), entry.points if entry.completed else -entry.points
        else:
            reached = reached_goals(board, sheet.routes, ticket, edges_of(borrowed))
            through = through_country(board, sheet.routes, ticket, reached)
            sheet.steps += through
            sheet.assumed |= bool(through)
            score, best_goal = country_points(dict(ticket.goals), reached)
            done = bool(reached)
            if len(ticket.goals) > 1:
                shown["city_b"] = best_goal
                if best_goal is None:
                    sheet.steps.append(
                        step("country.none", "player", player=sheet.name, ticket_id=ticket.id, points=-score)
                    )
                else:
                    sheet.steps.append(
                        step(
                            "country.score",
                            "player",
                            player=sheet.name,
                            ticket_id=ticket.id,
                            country=best_goal,
                            points=score,
                        )
                    )
            elif done and "mandala.bonus_1" in edition:
                sheet.mandala_tickets += two_paths(edges, ticket.city_a, ticket.goals[0][0]) is not None
        sheet.tickets.append({**shown, "points": abs(score), "completed": done, "score": score})
        sheet.completed += done
        sheet.ticket_points += score
        gained += score if done else 0
        lost += 0 if done else -score
        failed += not done
    if sheet.completed:
        sheet.steps.append(
            step("tickets.scored", "player", player=sheet.name, completed=sheet.completed, points=gained)
        )
    if failed:
        sheet.steps.append(step("tickets.failed", "player", player=sheet.name, failed=failed, points=lost))


def _held(board: Board, named: Mapping[str, Any], place: str, counted: bool) -> _Held:
    completed: bool | None = named.get("completed")
    if "ticket_id" in named:
        for name in ("city_a", "city_b", "points"):
            if name in named:
                raise RuleError(f"{place}.{name}", named[name], {"form": "absent_with", "field": "ticket_id"})
        if not counted:
            raise RuleError(
                f"{place}.ticket_id", named["ticket_id"], {"form": "only_with", "field": "routes"}
            )
        if completed is not None:
            raise RuleError(f"{place}.completed", completed, {"form": "absent_with", "field": "ticket_id"})
        return _Held(ticket_by_id(board, named["ticket_id"], f"{place}.ticket_id"), 0, None)
    if "city_a" in named or "city_b" in named:
        for name in ("city_a", "city_b"):
            if name not in named:
                raise MissingInputError(f"{place}.{name}", {"type": "string"})
        ticket = find_ticket(board, named, place)
        if counted and completed is not None:
            raise RuleError(f"{place}.completed", completed, {"form": "absent_with", "field": "routes"})
        if not counted and completed is None:
            raise MissingInputError(f"{place}.completed", [True, False])
        return _Held(ticket, ticket.goals[0][1], completed)
    if "points" not in named:
        raise MissingInputError(f"{place}.points", {"type": "integer", "min": 1, "max": MOST_POINTS})
    if completed is None:
        raise MissingInputError(f"{place}.completed", [True, False])
    return _Held(None, named["points"], completed)


def _longest_bonus(edition: Edition, sheets: Sequence[Sheet]) -> list[Step]:
    """Gives the bonus to everyone with the longest path; ties are not shared but all get it (kk, it, tr)."""
    longest = max(sheet.length for sheet in sheets)
    if not longest:
        return []
    bonus = edition.number("longest.bonus")
    holders = [sheet for sheet in sheets if sheet.length == longest]
    for sheet in holders:
        sheet.longest_bonus = bonus
    if len(holders) == 1:
        return [step("longest.bonus", "player", player=holders[0].name, length=longest, points=bonus)]
    names: list[JSON] = [sheet.name for sheet in holders]
    return [step("longest.tie", "shared", players=names, length=longest, points=bonus)]


def _winners(edition: Edition, sheets: Sequence[Sheet]) -> tuple[list[str], str | None, list[Step]]:
    """Returns the winners, the tie-break that decided (``open`` when none does) and the steps that say so."""
    best = max(sheet.total for sheet in sheets)
    tied = [sheet for sheet in sheets if sheet.total == best]
    if len(tied) == 1:
        return [tied[0].name], None, [step("score.final", "winner", player=tied[0].name, points=best)]
    steps = [step("score.final", "tied", players=[sheet.name for sheet in tied], points=best)]
    rule = "tiebreak.europe" if edition.id == "europe" else "tiebreak.usa"
    for criterion in edition.words("tiebreak.order"):
        left, values = _best_by(criterion, tied)
        steps.append(
            step(
                rule,
                "longest_path" if criterion == "european_express" else criterion,
                players=[sheet.name for sheet in tied],
                winners=[sheet.name for sheet in left],
                values=list(values),
            )
        )
        tied = left
        if len(tied) == 1:
            steps.append(step("score.final", "winner", player=tied[0].name, points=best))
            return [tied[0].name], criterion, steps
    names = [sheet.name for sheet in tied]
    steps.append(step("open.final_tie", "tied", players=list(names)))
    return names, "open", steps


def _best_by(criterion: str, tied: Sequence[Sheet]) -> tuple[list[Sheet], list[int]]:
    """Returns who is left after a tie-break, and each player's number in it.

    Base game: the longer path (it). Europe: the holders of the European Express; when none of the tied
    players holds it, it decides nothing (tr).
    """
    if criterion == "completed_tickets":
        values = [sheet.completed for sheet in tied]
        best = max(values)
    elif criterion == "stations_used":
        values = [sheet.stations_used for sheet in tied]
        best = min(values)
    else:
        values = [sheet.length for sheet in tied]
        best = max(values)
        if criterion == "european_express" and not any(sheet.longest_bonus for sheet in tied):
            return list(tied), values
    return [sheet for sheet, value in zip(tied, values, strict=True) if value == best], values


def _ranking(sheets: Sequence[Sheet], winners: Sequence[str]) -> list[JSON]:
    """Ranks by total; only the first place is settled by tie-breaks, equal totals below share a place."""
    ranking: list[JSON] = []
    order = sorted(sheets, key=lambda sheet: (-sheet.total, sheet.name not in winners))
    place = 0
    while place < len(order):
        top = order[place]
        equal = [
            sheet
            for sheet in order[place:]
            if sheet.total == top.total and (sheet.name in winners) == (top.name in winners)
        ]
        names: list[JSON] = [sheet.name for sheet in equal]
        ranking.append({"place": place + 1, "names": names, "total": top.total})
        place += len(equal)
    return ranking
