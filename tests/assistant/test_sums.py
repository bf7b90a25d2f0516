"""Sums read out of sloppy questions: routes, tickets, the Grand Tour and country tickets, in all languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from assistant.build import prepared
from assistant.intents import READERS
from assistant.intents.route_asks import unlisted_routes
from assistant.intents.route_sums import routes_points
from assistant.intents.tickets import unvalued
from assistant.reading import Reading
from rules.maps import load_board

CASES = [
    json.loads(line)
    for line in (Path(__file__).parent / "questions" / "sums.jsonl").read_text(encoding="utf-8").splitlines()
]


def _signed(reading: Reading) -> list[int]:
    """Ticket values, those of failed ones below zero."""
    values = []
    for ticket in READERS["tickets_points"](reading).inputs.get("tickets", []):
        points = ticket.get("points")
        if points is None:
            pair = frozenset((ticket["city_a"], ticket["city_b"]))
            points = load_board("usa").by_cities[pair][0].goals[0][1]
        values.append(points if ticket["completed"] else -points)
    return sorted(values)


def _country(reading: Reading) -> int:
    """The best country reached, or the smallest value below zero where there is none."""
    inputs = READERS["country_ticket"](reading).inputs
    values: dict[str, int] = inputs["values"]
    return max((values[c] for c in inputs["reached"]), default=-min(values.values()))


READ: dict[str, Any] = {
    "routes": lambda r: sorted(routes_points(r).inputs.get("lengths", [])),
    "tickets": _signed,
    "mandala": lambda r: READERS["mandala"](r).inputs.get("tickets"),
    "country": _country,
    "tickets_missing": lambda r: unvalued(r) is not None,
    "routes_missing": lambda r: unlisted_routes(r) is not None,
}


@pytest.mark.parametrize("case", CASES, ids=lambda c: f"{c['lang']}-{c['q'][:40]}")
def test_sums_are_read_exactly(case: dict[str, Any]) -> None:
    _, reading = prepared(case["q"], case["lang"])
    want = sorted(case["want"]) if isinstance(case["want"], list) else case["want"]
    assert READ[case["sum"]](reading) == want


@pytest.mark.parametrize("case", [c for c in CASES if c["sum"] == "routes_missing" and c["want"]], ids=str)
def test_a_number_of_routes_is_no_length(case: dict[str, Any]) -> None:
    _, reading = prepared(case["q"], case["lang"])
    assert READERS["route_points"](reading).inputs == {}
