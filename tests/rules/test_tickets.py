"""How many tickets are kept, and what tickets score."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import EDITIONS, RuleError, compute, load_edition

from .oracles import check_allowed

OFF_MAP = {"city_a": "Paris", "city_b": "London"}
LONDON = {"city_a": "Dieppe", "city_b": "London"}
PARIS: dict[str, Any] = {"edition": "europe", "routes": [], "ticket": {"city_a": "Paris", "city_b": "London"}}
CROWD: dict[str, Any] = {"edition": "europe", "routes": [], "stations": [], "rival_routes": [], "tickets": []}
TICKETS = st.lists(st.tuples(st.integers(1, 50), st.booleans()), max_size=20)


@given(TICKETS)
def test_completed_tickets_are_added_and_the_others_subtracted(tickets: list[tuple[int, bool]]) -> None:
    told = [{"points": points, "completed": completed} for points, completed in tickets]
    ruling = compute("tickets_points", {"tickets": told})
    assert ruling.result == sum(points for points, done in tickets if done) - sum(
        points for points, done in tickets if not done
    )
    assert [step.rule for step in ruling.steps] == [
        *("tickets.scored" if done else "tickets.failed" for _, done in tickets),
        "score.final",
    ]
    assert [step.params["points"] for step in ruling.steps] == [
        *(points for points, _ in tickets),
        ruling.result,
    ]


@pytest.mark.parametrize("name", EDITIONS)
def test_the_number_dealt_at_the_start_is_fixed(name: str) -> None:
    dealt = load_edition(name).number("tickets.dealt_start")
    plain = compute("tickets_to_keep", {"edition": name, "when": "start"})
    assert compute("tickets_to_keep", {"edition": name, "when": "start", "drawn": dealt}).steps == plain.steps
    for drawn in set(range(1, 6)) - {dealt}:
        with pytest.raises(RuleError) as error:
            compute("tickets_to_keep", {"edition": name, "when": "start", "drawn": drawn})
        assert (error.value.field, error.value.given, error.value.allowed) == ("drawn", drawn, [dealt])


@pytest.mark.parametrize("name", EDITIONS)
def test_fewer_tickets_may_be_left_later(name: str) -> None:
    for drawn in (1, 2, 3):
        ruling = compute("tickets_to_keep", {"edition": name, "when": "later", "drawn": drawn})
        result: Any = ruling.result
        assert (result["drawn"], result["keep"]) == (drawn, 1)
        assert ("tickets.deck_low" in ruling.rules) == (drawn < 3)
        assert ("tickets.drawn_later" in ruling.rules) == (drawn == 3)
        assert ("tickets.long_start_only" in ruling.rules) == (name == "europe")


@pytest.mark.parametrize(
    ("name", "inputs", "field"),
    [
        ("tickets_to_keep", {"edition": "usa"}, "when"),
        ("tickets_to_keep", {"edition": "usa", "when": "now"}, "when"),
        ("tickets_to_keep", {"edition": "usa", "when": "later", "drawn": 0}, "drawn"),
        ("tickets_to_keep", {"edition": "usa", "when": "later", "drawn": 5}, "drawn"),
        ("tickets_to_keep", {"edition": "usa", "when": "later", "drawn": 6}, "drawn"),
        ("tickets_points", {}, "tickets"),
        ("tickets_points", {"tickets": [{"points": 51, "completed": True}]}, "tickets[0].points"),
        ("tickets_points", {"tickets": [{"points": 5, "completed": 1}]}, "tickets[0].completed"),
        ("tickets_points", {"tickets": [{"points": 5}]}, "tickets[0].completed"),
        ("ticket_completed", {"edition": "usa", "routes": []}, "ticket"),
        ("ticket_completed", {**PARIS, "routes": [OFF_MAP]}, "routes[0].city_b"),
        ("ticket_completed", {**PARIS, "rival_routes": [OFF_MAP]}, "rival_routes[0].city_b"),
        ("ticket_completed", {**PARIS, "routes": [LONDON, LONDON]}, "routes"),
        ("ticket_completed", {**PARIS, "stations": [{"city": "Boston"}]}, "stations[0].city"),
        ("best_stations", {**CROWD, "routes": [OFF_MAP]}, "routes[0].city_b"),
        ("best_stations", {**CROWD, "rival_routes": [OFF_MAP]}, "rival_routes[0].city_b"),
        ("best_stations", {**CROWD, "routes": [LONDON, LONDON]}, "routes"),
        ("best_stations", {**CROWD, "stations": [{"city": "Boston"}]}, "stations[0].city"),
        ("best_stations", {**CROWD, "stations": [{"city": "Paris"}] * 4}, "stations"),
        ("best_stations", {**CROWD, "edition": "usa"}, "edition"),
        (
            "ticket_completed",
            {"edition": "usa", "routes": [], "ticket": {"city_a": "Boston", "city_b": "boston"}},
            "ticket.city_b",
        ),
    ],
)
def test_bad_input_is_refused(name: str, inputs: dict[str, object], field: str) -> None:
    with pytest.raises(RuleError) as error:
        compute(name, inputs)
    assert error.value.field == field
    check_allowed(error.value.allowed)
