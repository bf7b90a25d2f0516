"""The usual mistakes, each against a number worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from assistant.mistakes import MISTAKES, find_mistake
from assistant.normalize import LANGUAGES
from assistant.wording import load_wording
from rules import compute

TUNNEL = {"edition": "europe", "played": {"red": 2}, "revealed": ["red", "locomotive", "blue"]}
TICKETS = {
    "edition": "usa",
    "tickets": [
        {"points": 8, "completed": True},
        {"points": 12, "completed": True},
        {"points": 7, "completed": False},
    ],
}
BORDERS = {"edition": "switzerland", "values": {"france": 5, "italy": 8}}
STAR = {"edges": [["A", "B", 2], ["A", "C", 3], ["A", "D", 4]]}
RING = {"edges": [["A", "B", 2], ["B", "C", 3], ["C", "A", 4], ["A", "D", 1]]}


@pytest.mark.parametrize(
    ("name", "inputs", "right", "claimed", "mistake"),
    [
        ("tunnel_extra_cards", TUNNEL, 2, 1, "forgot_locomotive"),  # the red card alone
        ("tunnel_extra_cards", TUNNEL, 2, 3, "every_card"),
        ("tunnel_extra_cards", TUNNEL, 2, 4, "laid_added"),  # 2 laid + 2
        ("tunnel_extra_cards", TUNNEL, 2, 0, "no_extra"),
        ("tickets_points", TICKETS, 13, 20, "failed_left_out"),  # 8 + 12
        ("tickets_points", TICKETS, 13, 27, "failed_added"),  # 8 + 12 + 7
        ("tickets_points", TICKETS, 13, 6, "failed_twice"),  # 20 - 14
        ("tickets_points", TICKETS, 13, 5, "ticket_left_out"),  # 12 - 7
        ("route_points", {"edition": "usa", "length": 5}, 10, 5, "length_as_points"),
        ("route_points", {"edition": "usa", "length": 5}, 10, 7, "other_row"),  # of 4 spaces
        ("routes_points", {"edition": "usa", "lengths": [6, 5, 4]}, 32, 15, "length_as_points"),
        ("routes_points", {"edition": "usa", "lengths": [6, 5, 4]}, 32, 22, "route_left_out"),  # 15 + 7
        ("station_cost", {"edition": "europe", "nth": 3}, 3, 1, "every_station_one"),
        ("station_cost", {"edition": "europe", "nth": 3}, 3, 6, "stations_together"),  # 1 + 2 + 3
        ("stations_cost", {"edition": "europe", "stations": 3}, 6, 3, "last_station_only"),
        ("unused_stations", {"edition": "europe", "unused": 2}, 8, 4, "one_station"),
        ("unused_stations", {"edition": "europe", "unused": 3}, 12, 0, "built_for_unused"),
        ("country_ticket", {**BORDERS, "reached": []}, -5, -8, "largest_subtracted"),
        ("country_ticket", {**BORDERS, "reached": []}, -5, 0, "no_penalty"),
        ("country_ticket", {**BORDERS, "reached": ["france", "italy"]}, 8, 13, "countries_added"),
        ("mandala", {"edition": "india", "tickets": 3}, 20, 15, "tour_each"),  # 3 x 5
        ("mandala", {"edition": "india", "tickets": 3}, 20, 30, "next_tour_row"),
        ("longest_path", STAR, 7, 9, "branches_added"),  # 2 + 3 + 4
        ("longest_path", RING, 10, 8, "no_loops"),  # B-C-A-D: 3 + 4 + 1
        ("longest_path", RING, 10, 4, "routes_counted"),
        ("longest_path", RING, 10, 17, None),
    ],
)
def test_a_wrong_number_is_traced(
    name: str, inputs: dict[str, Any], right: int, claimed: int, mistake: str | None
) -> None:
    ruling = compute(name, inputs)
    assert find_mistake(ruling, claimed, right) == mistake
    assert find_mistake(ruling, right, right) is None


def test_shared_and_forgotten_parts_of_a_final_score() -> None:
    tied = {"longest_path": 30, "stations_used": 1}
    tickets = [{"points": 10, "completed": True}, {"points": 6, "completed": False}]
    players = [
        {"name": "Ada", "route_points": 60, "tickets": tickets, **tied},
        {"name": "Bo", "route_points": 40, **tied},
    ]
    ruling = compute("final_scores", {"edition": "europe", "players": players})
    # Ada: 60 for routes, 10 - 6 for tickets, 2 stations left at 4 each, 10 for the path: 82
    for claimed, mistake in (
        (77, "bonus_shared"),
        (72, "bonus_left_out"),
        (88, "failed_left_out"),
        (74, "stations_left_out"),
    ):
        assert find_mistake(ruling, claimed, 82) == mistake


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mistake_has_its_sentence(lang: str) -> None:
    wording = load_wording(lang)
    assert all(wording.text(f"mistake-{m.id}") for m in MISTAKES)
