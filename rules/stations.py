"""Stations (Europe): what they cost, what unused ones are worth, and which routes they had best borrow."""

from __future__ import annotations

from rules.compute import Outcome, computation, edition_with
from rules.editions import load_edition
from rules.inputs import Inputs, Int, fields
from rules.steps import step

_EUROPE = load_edition("europe")
STATIONS = _EUROPE.number("setup.stations")
BORROWED = _EUROPE.number("station.borrowed_routes")


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
