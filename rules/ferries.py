"""Ferries (Europe, India): the locomotives that the symbols take, and the rest in one colour."""

from __future__ import annotations

from rules.compute import Outcome, computation, edition_with
from rules.errors import MissingInputError, RuleError
from rules.inputs import Inputs, Int, fields
from rules.maps import ROUTE, find_route, load_board
from rules.plain import JSON
from rules.rulings import Step
from rules.steps import step


@computation(
    "ferry_cost",
    fields(
        {"edition": edition_with("ferry")},
        route=ROUTE,
        length=Int(1, 8),
        ferry_locomotives=Int(1, 8),
        locomotives=Int(0, 14),
    ),
    'object: {"locomotives": n, "same_color": n}, and "missing": n where there are too few `locomotives`',
    ("ferry.locomotives", "ferry.rest", "ferry.extra_locomotives"),
)
def _ferry_cost(inputs: Inputs) -> Outcome:
    """Works out what a ferry costs: a locomotive for each symbol, the rest in cards of one colour.

    Takes a `route` of the board, or `length` and `ferry_locomotives` (the number of symbols). With `locomotives`,
    those that the player has: further ones stand for other cards.
    """
    if "route" in inputs:
        board = load_board(inputs["edition"])
        route = find_route(board, inputs["route"], "route")
        length, symbols = route.length, route.ferry_locomotives
        if not symbols:
            ferries: list[JSON] = [f"{r.city_a}–{r.city_b}" for r in board.routes if r.ferry_locomotives]
            raise RuleError("route", f"{route.city_a}–{route.city_b}", list(dict.fromkeys(ferries)))
        for field, value in (("length", length), ("ferry_locomotives", symbols)):
            if inputs.get(field, value) != value:
                raise RuleError(field, inputs[field], [value])
    else:
        for field in ("length", "ferry_locomotives"):
            if field not in inputs:
                raise MissingInputError(field, {"type": "integer", "min": 1, "max": 8})
        length, symbols = inputs["length"], inputs["ferry_locomotives"]
        if symbols > length:
            raise RuleError("ferry_locomotives", symbols, {"type": "integer", "min": 1, "max": length})
    steps: list[Step] = [step("ferry.locomotives", "needed", length=length, symbols=symbols)]
    held = inputs.get("locomotives", symbols)
    played = max(symbols, min(held, length))
    rest = length - played
    result: dict[str, JSON] = {"locomotives": played, "same_color": rest}
    if held < symbols:
        steps.append(step("ferry.locomotives", "too_few", symbols=symbols, locomotives=held))
        result["missing"] = symbols - held
    elif played > symbols:
        steps.append(step("ferry.extra_locomotives", "used", locomotives=played - symbols))
    if rest:
        steps.append(step("ferry.rest", "needed", cards=rest))
        steps.append(step("ferry.extra_locomotives", "may", cards=rest))
    else:
        steps.append(step("ferry.rest", "none"))
    return Outcome(result, tuple(steps))
