"""The facts of a dispute as a form: every computation has its fields, and what is typed becomes the engine's inputs."""

from __future__ import annotations

from typing import Any

import pytest

from api.desk.facts import NAMES, ROOT, all_controls, controls, label_of, option_of, read, told
from assistant.normalize import LANGUAGES
from assistant.wording import load_wording
from rules import RuleError, compute


def _typed(**fields: str) -> dict[str, str]:
    return {f"{ROOT}.{name}": value for name, value in fields.items()}


TUNNEL = {
    f"{ROOT}.played.red": "2",
    f"{ROOT}.revealed[0]": "red",
    f"{ROOT}.revealed[1]": "locomotive",
    f"{ROOT}.revealed[2]": "blue",
}
NETWORK = {f"{ROOT}.edges[{n}][{k}]": v for n, row in enumerate(("AB3", "BC4")) for k, v in enumerate(row)}
SCORES = {
    f"{ROOT}.players[0].name": "Ada",
    f"{ROOT}.players[0].route_points": "60",
    f"{ROOT}.players[0].longest_path": "30",
    f"{ROOT}.players[0].tickets[1].points": "10",
    f"{ROOT}.players[0].tickets[1].completed": "true",
    f"{ROOT}.players[1].name": "Bo",
    f"{ROOT}.players[1].route_points": "70",
    f"{ROOT}.players[1].longest_path": "20",
}


@pytest.mark.parametrize(
    ("name", "typed", "inputs"),
    [
        ("route_points", _typed(length="6"), {"length": 6}),
        ("routes_points", _typed(lengths="6, 2 1"), {"lengths": [6, 2, 1]}),
        ("tunnel_extra_cards", TUNNEL, {"played": {"red": 2}, "revealed": ["red", "locomotive", "blue"]}),
        ("tunnel_extra_cards", {f"{ROOT}.played.red": "2"}, {"played": {"red": 2}, "revealed": []}),
        ("longest_path", NETWORK, {"edges": [["A", "B", 3], ["B", "C", 4]]}),
        (
            "country_ticket",
            {
                f"{ROOT}.values[0].name": "austria",
                f"{ROOT}.values[0].points": "6",
                f"{ROOT}.values[2].name": "france",
                f"{ROOT}.values[2].points": "9",
                f"{ROOT}.reached": "austria",
            },
            {"values": {"austria": 6, "france": 9}, "reached": ["austria"]},
        ),
        (
            "draw_check",
            {
                f"{ROOT}.first.from": "deck",
                f"{ROOT}.first.card": "red",
                f"{ROOT}.second.from": "face_up",
                f"{ROOT}.second.card": "locomotive",
            },
            {"first": {"from": "deck", "card": "red"}, "second": {"from": "face_up", "card": "locomotive"}},
        ),
        (
            "final_scores",
            SCORES,
            {
                "players": [
                    {
                        "name": "Ada",
                        "route_points": 60,
                        "longest_path": 30,
                        "tickets": [{"points": 10, "completed": True}],
                    },
                    {"name": "Bo", "route_points": 70, "longest_path": 20},
                ]
            },
        ),
        ("mandala", _typed(tickets="3"), {"tickets": 3}),
        ("route_points", {}, {}),
    ],
)
def test_what_is_typed_becomes_the_inputs(name: str, typed: dict[str, str], inputs: dict[str, Any]) -> None:
    assert read(name, typed).inputs == inputs


def test_the_engine_takes_them() -> None:
    assert (
        compute(
            "tunnel_extra_cards", {"edition": "europe", **read("tunnel_extra_cards", TUNNEL).inputs}
        ).result
        == 2
    )
    longest: Any = compute("longest_path", read("longest_path", NETWORK).inputs).result
    assert longest["length"] == 7


def test_an_error_is_said_of_the_row_in_which_it_was_typed() -> None:
    typed = {f"{ROOT}.tickets[1].points": "8", f"{ROOT}.tickets[1].completed": "true"}
    typed |= {f"{ROOT}.tickets[2].points": "800", f"{ROOT}.tickets[2].completed": "true"}
    found = read("tickets_points", typed)
    with pytest.raises(RuleError) as caught:
        compute("tickets_points", found.inputs)
    assert caught.value.field == "tickets[1].points"
    assert found.control(f"facts.inputs.{caught.value.field}") == f"{ROOT}.tickets[2].points"
    # What has no control of its own is said of the group around it, or of the choice of the computation.
    assert found.control(f"{ROOT}.tickets[1].city_z") == f"{ROOT}.tickets[2]"
    assert found.control(f"{ROOT}.edition") == "facts.name"


def test_rows_grow_when_asked_and_stay_for_what_is_typed() -> None:
    (tickets,) = controls("tickets_points", {})
    assert len(tickets.parts) == 3
    (tickets,) = controls("tickets_points", {}, f"{ROOT}.tickets")
    assert len(tickets.parts) == 6
    (tickets,) = controls("tickets_points", {f"{ROOT}.tickets[7].points": "8"})
    assert len(tickets.parts) == 8
    # Nobody can ask for a page without an end.
    (tickets,) = controls("tickets_points", {f"{ROOT}.tickets[99].points": "8"}, f"{ROOT}.tickets")
    assert len(tickets.parts) <= 40


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_everything_has_its_label(name: str, lang: str) -> None:
    wording = load_wording(lang)
    assert wording.text(f"desk-facts-name-{name}")
    for one in all_controls(name, {}):
        assert label_of(one, wording)
        for option in one.options:
            assert option_of(one, option, wording)


def test_facts_are_told_in_words() -> None:
    wording = load_wording("en")
    assert told("tunnel_extra_cards", read("tunnel_extra_cards", TUNNEL).inputs, wording) == [
        "Cards played · red: 2",
        "Card turned up: red, locomotive, blue",
    ]
    assert told("country_ticket", {"edition": "switzerland", "values": {"france": 5}}, wording) == [
        "Edition: Switzerland",
        "Country on the ticket · france: 5",
    ]
    lines = told("final_scores", read("final_scores", SCORES).inputs, wording)
    assert lines[0] == "Player 1 · Name: Ada"
    assert "Player 1 · Ticket 1 · Completed: yes" in lines
