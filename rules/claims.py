"""Claiming routes: what a route is worth, and whether cards, trains and tracks allow it."""

from __future__ import annotations

from rules.compute import EDITION, Outcome, computation
from rules.editions import load_edition
from rules.errors import RuleError
from rules.inputs import Inputs, Int, fields
from rules.rulings import Step
from rules.steps import step


def points_for(edition: str, length: int) -> int:
    """Returns the points of a route by its length (kk, it, tr); `RuleError` for one the edition lacks."""
    table = load_edition(edition).points()
    if length not in table:
        raise RuleError("length", length, sorted(table))
    return table[length]


def points_steps(edition: str, length: int) -> tuple[list[Step], bool]:
    """Returns the steps that give a route's points, and whether they had to be assumed."""
    points = points_for(edition, length)
    if load_edition(edition).assumed(f"points.{length}"):
        return [
            step("open.india_eight", "assumed", length=length, points=points),
            step("route.points", "assumed", length=length, points=points),
        ], True
    return [step("route.points", "table", length=length, points=points)], False


@computation(
    "route_points",
    fields({"edition": EDITION, "length": Int(1, 8)}),
    "integer: points",
    ("open.india_eight", "route.points"),
)
def _route_points(inputs: Inputs) -> Outcome:
    """Gives the points of a route by its length.

    India's eight-space ferry is valued like Europe's route of eight, which no text says: `assumed`.
    """
    edition, length = inputs["edition"], inputs["length"]
    steps, assumed = points_steps(edition, length)
    return Outcome(points_for(edition, length), tuple(steps), assumed)
