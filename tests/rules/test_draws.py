"""Draws: every pair of cards from every source, against a table written out by hand."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import EDITIONS, RuleError, compute
from rules.cards import CARDS, LOCOMOTIVE

from .oracles import check_allowed


@pytest.mark.parametrize("name", EDITIONS)
def test_every_draw(name: str) -> None:
    for source, card, source_2, card_2 in product(("deck", "face_up"), CARDS, ("deck", "face_up"), CARDS):
        ruling = compute(
            "draw_check",
            {
                "edition": name,
                "first": {"from": source, "card": card},
                "second": {"from": source_2, "card": card_2},
            },
        )
        open_locomotives = [
            where == "face_up" and drawn == LOCOMOTIVE
            for where, drawn in ((source, card), (source_2, card_2))
        ]
        assert ruling.result == (name == "switzerland" or not any(open_locomotives))
        rules = list(ruling.rules)
        assert rules[0] == "draw.two_cards"
        assert ("draw.face_up_locomotive" in rules) == open_locomotives[0]
        assert ("draw.second_locomotive" in rules) == open_locomotives[1]
        assert ("draw.blind_locomotive" in rules) == (source == "deck" and card == LOCOMOTIVE)
        assert ("draw.sources" in rules) == (bool(ruling.result) and not open_locomotives[1])


@given(st.lists(st.sampled_from(CARDS), min_size=5, max_size=5))
def test_three_open_locomotives_clear_the_row(row: list[str]) -> None:
    ruling = compute("face_up_reset", {"face_up": row})
    locomotives = sum(card == LOCOMOTIVE for card in row)
    assert ruling.result == (locomotives >= 3)
    (step,) = ruling.steps
    assert dict(step.params) == {
        "case": "reset" if locomotives >= 3 else "stays",
        "locomotives": locomotives,
        "needed": 3,
        "cards": 5,
    }


@pytest.mark.parametrize(
    ("name", "inputs", "field"),
    [
        ("draw_check", {"edition": "usa", "first": {"from": "deck", "card": "red"}}, "second"),
        ("draw_check", {"edition": "usa", "first": {"from": "deck"}, "second": {}}, "first.card"),
        (
            "draw_check",
            {
                "edition": "usa",
                "first": {"from": "hand", "card": "red"},
                "second": {"from": "deck", "card": "red"},
            },
            "first.from",
        ),
        ("face_up_reset", {"face_up": ["red"] * 4}, "face_up"),
        ("face_up_reset", {"face_up": ["red"] * 4 + ["gray"]}, "face_up[4]"),
        ("face_up_reset", {}, "face_up"),
    ],
)
def test_bad_input_is_refused(name: str, inputs: dict[str, object], field: str) -> None:
    with pytest.raises(RuleError) as error:
        compute(name, inputs)
    assert error.value.field == field
    check_allowed(error.value.allowed)
