"""Tunnels: extra cards by hand, odds against turning up every three cards there are."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import RuleError, compute
from rules.cards import CARDS, COLORS, DECK, LOCOMOTIVE, check_deck, count, laid_color
from rules.tunnels import extra_cards, matches, odds

from .oracles import check_allowed

SMALL = st.dictionaries(st.sampled_from(CARDS), st.integers(0, 4), max_size=6)


def enumerated(color: str | None, unseen: dict[str, int]) -> dict[int, Fraction]:
    """The odds by turning up every set of up to three of the unseen cards."""
    cards = [card for card, number in unseen.items() for _ in range(number)]
    draws = list(combinations(cards, min(3, len(cards))))
    seen = Counter(sum(card in (color, LOCOMOTIVE) for card in draw) for draw in draws)
    return {extra: Fraction(seen[extra], len(draws)) for extra in range(4)}


@settings(max_examples=1500)
@given(st.sampled_from([None, *COLORS]), SMALL)
def test_odds_are_exact(color: str | None, unseen: dict[str, int]) -> None:
    assert odds(color, unseen) == enumerated(color, unseen)
    assert sum(odds(color, unseen).values()) == 1


def test_odds_of_the_whole_deck_by_counting_every_draw() -> None:
    """Every ordered draw of three from the 108 unseen cards, by kind: red, locomotive, other."""
    kinds = {"red": 10, "locomotive": 14, "other": 84}
    ways: Counter[int] = Counter()
    for draw in product(kinds, repeat=3):
        left = dict(kinds)
        number = 1
        for kind in draw:
            number *= left[kind]
            left[kind] -= 1
        ways[sum(kind != "other" for kind in draw)] += number
    total = sum(ways.values())
    ruling = compute("tunnel_odds", {"edition": "europe", "played": {"red": 2}})
    assert isinstance(ruling.result, dict)
    probabilities = ruling.result["probabilities"]
    assert isinstance(probabilities, dict)
    assert {n: Fraction(str(probabilities[str(n)])) for n in range(4)} == {
        n: Fraction(ways[n], total) for n in range(4)
    }
    assert Fraction(str(ruling.result["expected"])) == Fraction(3 * 24, 108)


@settings(max_examples=2000)
@given(st.sampled_from([None, *COLORS]), st.lists(st.sampled_from(CARDS), max_size=3))
def test_extra_cards_are_the_matching_ones(color: str | None, revealed: list[str]) -> None:
    extra = extra_cards(color, revealed)
    assert extra == sum(1 for card in revealed if card == LOCOMOTIVE or (color is not None and card == color))
    assert 0 <= extra <= len(revealed) <= 3


@settings(max_examples=1000)
@given(
    st.sampled_from(COLORS),
    st.lists(st.sampled_from(CARDS), max_size=3),
    st.permutations(COLORS),
    st.booleans(),
)
def test_other_colours_change_nothing(color: str, revealed: list[str], other: list[str], mixed: bool) -> None:
    names = {**dict(zip(COLORS, other, strict=True)), LOCOMOTIVE: LOCOMOTIVE}
    played = {color: 1, LOCOMOTIVE: 1} if mixed else {color: 2}
    renamed = {names[card]: number for card, number in played.items()}
    first = compute("tunnel_extra_cards", {"edition": "europe", "played": played, "revealed": revealed})
    second = compute(
        "tunnel_extra_cards",
        {"edition": "switzerland", "played": renamed, "revealed": [names[card] for card in revealed]},
    )
    assert first.result == second.result
    assert [step.case for step in first.steps] == [step.case for step in second.steps]


def test_the_steps_of_a_tunnel() -> None:
    ruling = compute(
        "tunnel_extra_cards",
        {
            "edition": "europe",
            "played": {"red": 1, "locomotive": 1},
            "revealed": ["red", "locomotive", "blue"],
        },
    )
    assert ruling.result == 2
    assert [(step.rule, dict(step.params)) for step in ruling.steps] == [
        ("tunnel.mixed", {"case": "laid", "color": "red", "locomotives": 1}),
        ("tunnel.reveal", {"case": "turned_up", "cards": 3}),
        ("tunnel.match", {"case": "color", "card": "red", "color": "red"}),
        ("tunnel.match", {"case": "locomotive", "card": "locomotive"}),
        ("tunnel.match", {"case": "none", "card": "blue", "color": "red"}),
        ("tunnel.extra_payment", {"case": "color", "extra": 2, "color": "red"}),
    ]
    ruling = compute(
        "tunnel_extra_cards",
        {"edition": "europe", "played": {"locomotive": 2}, "revealed": ["red", "locomotive"]},
    )
    assert [(step.rule, dict(step.params)) for step in ruling.steps] == [
        ("tunnel.only_locomotives", {"case": "laid", "locomotives": 2}),
        ("tunnel.short_deck", {"case": "some", "cards": 2, "usual": 3}),
        ("tunnel.match", {"case": "none", "card": "red", "color": "locomotive"}),
        ("tunnel.match", {"case": "locomotive", "card": "locomotive"}),
        ("tunnel.extra_payment", {"case": "locomotive", "extra": 1}),
    ]
    ruling = compute("tunnel_extra_cards", {"edition": "europe", "played": {"red": 2}, "revealed": []})
    assert [(step.rule, step.case) for step in ruling.steps] == [
        ("tunnel.short_deck", "none"),
        ("tunnel.extra_payment", "none"),
    ]


def test_what_the_deck_can_hold() -> None:
    assert matches(LOCOMOTIVE, None)
    assert not matches("red", None)
    assert sum(DECK.values()) == 110
    assert check_deck("f", {"red": 5}, {"red": 7}) == {"red": 12}
    with pytest.raises(RuleError) as error:
        check_deck("f", {"red": 5}, {"red": 8})
    assert (error.value.field, error.value.given) == ("f", {"red": 13})
    assert error.value.allowed == {"form": "deck", "card": "red", "max": 12}
    assert count(["red", "blue", "red"]) == {"red": 2, "blue": 1}
    assert laid_color("f", {"red": 1, LOCOMOTIVE: 1}) == "red"
    assert laid_color("f", {LOCOMOTIVE: 1}) is None


@pytest.mark.parametrize(
    ("name", "inputs", "field"),
    [
        ("tunnel_extra_cards", {"played": {}, "revealed": []}, "played"),
        ("tunnel_extra_cards", {"played": {"red": 0}, "revealed": []}, "played"),
        ("tunnel_extra_cards", {"played": {"red": 9}, "revealed": []}, "played"),
        ("tunnel_extra_cards", {"played": {"gray": 2}, "revealed": []}, "played.gray"),
        ("tunnel_extra_cards", {"played": {"locomotive": 15}, "revealed": []}, "played.locomotive"),
        ("tunnel_extra_cards", {"played": {"red": -1}, "revealed": []}, "played.red"),
        ("tunnel_extra_cards", {"played": {"red": 2}, "revealed": ["gray"]}, "revealed[0]"),
        ("tunnel_extra_cards", {"played": {"red": 2}, "revealed": "red"}, "revealed"),
        ("tunnel_extra_cards", {"played": {"red": 2}}, "revealed"),
        ("tunnel_odds", {"played": {"red": 2}, "face_up": ["red"] * 6}, "face_up"),
        ("tunnel_odds", {"played": {"red": 2}, "discards": {"red": 11}}, "played"),
    ],
)
def test_bad_input_is_refused(name: str, inputs: dict[str, object], field: str) -> None:
    with pytest.raises(RuleError) as error:
        compute(name, {"edition": "europe", **inputs})
    assert error.value.field == field
    check_allowed(error.value.allowed)
