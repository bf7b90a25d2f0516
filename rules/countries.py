"""Country tickets (Switzerland): the most valuable connection achieved, or minus the smallest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.completion import reached_goals, through_country
from rules.compute import Outcome, computation
from rules.editions import load_edition
from rules.errors import MissingInputError, RuleError
from rules.inputs import Choice, Inputs, Int, Items, Text, TextTable, fields
from rules.maps import COUNTRY_KEYS, ROUTE, Board, Route, Ticket, find_city, find_routes, load_board
from rules.networks import check_network
from rules.rulings import Step
from rules.steps import step
from rules.tickets import MOST_POINTS

SWITZERLAND = "switzerland"


def country_of(board: Board, name: str, field: str) -> str:
    """Returns the key of a country: its key, an alias, or ``austria``, ``france``, ``italy``, ``germany``."""
    key = COUNTRY_KEYS.get(name.casefold()) or find_city(board, name, field)
    if board.cities[key].kind != "country":
        raise RuleError(field, name, [city.key for city in board.cities.values() if city.kind == "country"])
    return key


def country_points(goals: Mapping[str, int], reached: Sequence[str]) -> tuple[int, str | None]:
    """Returns the points of a country ticket and the connection that counts (el).

    >>> country_points({"France": 5, "Italia": 8}, ["France", "Italia"])
    (8, 'Italia')
    >>> country_points({"France": 5, "Italia": 8}, [])
    (-5, None)
    """
    if not reached:
        return -min(goals.values()), None
    best = max(reached, key=lambda country: goals[country])
    return goals[best], best


def ticket_by_id(board: Board, ticket_id: str, field: str) -> Ticket:
    """Returns the country ticket with an id; `RuleError` lists the ids."""
    ticket = board.tickets.get(ticket_id)
    if ticket is None or len(ticket.goals) == 1:
        raise RuleError(field, ticket_id, [t.id for t in board.tickets.values() if len(t.goals) > 1])
    return ticket


def country_steps(goals: Mapping[str, int], reached: Sequence[str]) -> list[Step]:
    """Returns a step for each connection and one for what counts."""
    steps = [
        step(
            "country.reach",
            "reached" if country in reached else "not_reached",
            country=country,
            points=points,
        )
        for country, points in goals.items()
    ]
    points, best = country_points(goals, reached)
    if best is None:
        steps.append(step("country.none", "smallest", points=-points))
    else:
        steps.append(step("country.score", "best", country=best, points=points))
    return steps


@computation(
    "country_ticket",
    fields(
        edition=Choice((SWITZERLAND,)),
        values=TextTable(Int(1, MOST_POINTS), 1, 4),
        reached=Items(Text(), 0, 4),
        routes=Items(ROUTE, 0, 60),
        ticket_id=Text(),
    ),
    "integer: points, negative when no connection is achieved",
    ("country.reach", "country.score", "country.none", "open.country_through"),
)
def _country_ticket(inputs: Inputs) -> Outcome:
    """Scores a country ticket.

    Takes `values` (points by country) and `reached` (the countries achieved), or `routes` and `ticket_id`.
    Countries are named by map key, alias, or `austria`, `france`, `italy`, `germany`.
    """
    board = load_board(SWITZERLAND)
    if "ticket_id" in inputs:
        for field in ("values", "reached"):
            if field in inputs:
                raise RuleError(field, inputs[field], {"form": "absent_with", "field": "ticket_id"})
        if "routes" not in inputs:
            raise MissingInputError("routes", {"type": "array"})
        ticket = ticket_by_id(board, inputs["ticket_id"], "ticket_id")
        routes: list[Route] = find_routes(board, inputs["routes"], "routes")
        check_network(load_edition(SWITZERLAND).number("setup.trains"), routes, "routes")
        goals = dict(ticket.goals)
        reached = reached_goals(board, routes, ticket)
        through = through_country(board, routes, ticket, reached)
        steps = [*through, *country_steps(goals, reached)]
        return Outcome(country_points(goals, reached)[0], tuple(steps), assumed=bool(through))
    if "routes" in inputs:
        raise MissingInputError("ticket_id", {"type": "string"})
    if "values" not in inputs:
        raise MissingInputError("values", {"type": "object"})
    if "reached" not in inputs:
        raise MissingInputError("reached", {"type": "array"})
    goals = {}
    for name, points in inputs["values"].items():
        country = country_of(board, name, f"values.{name}")
        if country in goals:
            raise RuleError(f"values.{name}", name, {"form": "named_once"})
        goals[country] = points
    reached = []
    for index, name in enumerate(inputs["reached"]):
        country = country_of(board, name, f"reached[{index}]")
        if country not in goals:
            raise RuleError(f"reached[{index}]", name, list(goals))
        reached.append(country)
    return Outcome(country_points(goals, reached)[0], tuple(country_steps(goals, reached)))
