"""Destination tickets: how many are dealt and kept, what they score, and whether a network completes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.compute import EDITION, Outcome, computation
from rules.editions import load_edition
from rules.errors import MissingInputError, RuleError
from rules.inputs import Bool, Choice, Inputs, Int, Items, Text, fields
from rules.maps import Board, Ticket, find_city, load_board
from rules.rulings import Step
from rules.steps import step

# Far above any printed ticket; keeps nonsense out without forbidding tickets of other card sets.
MOST_POINTS = 50

TICKET = fields({"city_a": Text(), "city_b": Text()}, points=Int(1, MOST_POINTS))
STATION = fields({"city": Text()})


def find_ticket(board: Board, named: Mapping[str, Any], field: str) -> Ticket:
    """Returns the ticket between two places: the printed one, or one of the points given.

    `MissingInputError` asks for the points of a ticket that the map does not have.
    """
    city_a = find_city(board, named["city_a"], f"{field}.city_a")
    city_b = find_city(board, named["city_b"], f"{field}.city_b")
    if city_a == city_b:
        raise RuleError(f"{field}.city_b", named["city_b"], {"form": "two_cities"})
    printed = board.by_cities.get(frozenset((city_a, city_b)), ())
    if "points" in named:
        return Ticket("", city_a, ((city_b, named["points"]),), "named")
    if not printed:
        raise MissingInputError(f"{field}.points", {"type": "integer", "min": 1, "max": MOST_POINTS})
    return Ticket(printed[0].id, city_a, ((city_b, printed[0].goals[0][1]),), printed[0].kind)


@computation(
    "tickets_to_keep",
    fields({"edition": EDITION, "when": Choice(("start", "later"))}, drawn=Int(1, 5)),
    'object: {"drawn": n, "keep": n, "returned": "bottom" | "box"}',
    (
        "tickets.dealt_start",
        "tickets.keep_start",
        "tickets.returned_start",
        "tickets.drawn_later",
        "tickets.deck_low",
        "tickets.keep_later",
        "tickets.returned_later",
        "tickets.long_start_only",
    ),
)
def _tickets_to_keep(inputs: Inputs) -> Outcome:
    """Tells how many tickets dealt at the start, or drawn later, must be kept and where the rest goes.

    `drawn` later may be fewer than usual when the deck held no more.
    """
    edition, when = load_edition(inputs["edition"]), inputs["when"]
    steps: list[Step] = []
    if when == "start":
        usual = edition.number("tickets.dealt_start")
        drawn = inputs.get("drawn", usual)
        if drawn != usual:
            raise RuleError("drawn", drawn, [usual])
        if "tickets.dealt_long" in edition:
            long, regular = edition.number("tickets.dealt_long"), edition.number("tickets.dealt_regular")
            steps.append(step("tickets.dealt_start", "long", dealt=drawn, long=long, regular=regular))
        else:
            steps.append(step("tickets.dealt_start", "dealt", dealt=drawn))
        keep = edition.number("tickets.keep_start")
        steps.append(step("tickets.keep_start", "keep", dealt=drawn, keep=keep))
        place = edition.text("tickets.returned_start")
        steps.append(step("tickets.returned_start", place))
    else:
        usual = edition.number("tickets.drawn_later")
        drawn = inputs.get("drawn", usual)
        if drawn > usual:
            raise RuleError("drawn", drawn, {"type": "integer", "min": 1, "max": usual})
        if drawn < usual:
            steps.append(step("tickets.deck_low", "fewer", drawn=drawn, usual=usual))
        else:
            steps.append(step("tickets.drawn_later", "drawn", drawn=drawn))
        if "tickets.dealt_long" in edition:
            steps.append(step("tickets.long_start_only", "later"))
        keep = edition.number("tickets.keep_later")
        steps.append(step("tickets.keep_later", "keep", drawn=drawn, keep=keep))
        place = edition.text("tickets.returned_later")
        steps.append(step("tickets.returned_later", place))
    return Outcome({"drawn": drawn, "keep": keep, "returned": place}, tuple(steps))


@computation(
    "tickets_points",
    fields(
        {
            "tickets": Items(
                fields({"completed": Bool()}, points=Int(1, MOST_POINTS), city_a=Text(), city_b=Text()),
                0,
                108,
            )
        },
        edition=EDITION,
    ),
    "integer: the sum, completed tickets added, the others subtracted",
    ("tickets.scored", "tickets.failed", "score.final"),
)
def _tickets_points(inputs: Inputs) -> Outcome:
    """Adds up tickets: completed ones count their value, the others are subtracted.

    A ticket is given by its `points` or by the cities `city_a` and `city_b` of the edition's map.
    """
    steps: list[Step] = []
    total = 0
    for index, ticket in enumerate(inputs["tickets"]):
        field = f"tickets[{index}]"
        rule = "tickets.scored" if ticket["completed"] else "tickets.failed"
        if "city_a" in ticket or "city_b" in ticket:
            named = _by_cities(inputs, ticket, field)
            points = named.goals[0][1]
            ends = {"city_a": named.city_a, "city_b": named.goals[0][0]}
            steps.append(step(rule, "cities", points=points, **ends))
        elif "points" in ticket:
            points = ticket["points"]
            steps.append(step(rule, "points", points=points))
        else:
            raise MissingInputError(f"{field}.points", Int(1, MOST_POINTS).allowed())
        total += points if ticket["completed"] else -points
    steps.append(step("score.final", "tickets", points=total))
    return Outcome(total, tuple(steps))


def _by_cities(inputs: Inputs, ticket: Mapping[str, Any], field: str) -> Ticket:
    for end in ("city_a", "city_b"):
        if end not in ticket:
            raise MissingInputError(f"{field}.{end}", Text().allowed())
    if "edition" not in inputs:
        raise MissingInputError("edition", EDITION.allowed())
    return find_ticket(load_board(inputs["edition"]), ticket, field)
