"""Cards named in questions."""

from __future__ import annotations

import pytest

from assistant.build import prepared
from assistant.cards import card_groups


def groups(lang: str, question: str) -> list[tuple[str, int]]:
    _, reading = prepared(question, lang)
    return [(g.kind, g.count) for g in card_groups(reading)]


@pytest.mark.parametrize(
    ("lang", "question", "expected"),
    [
        ("en", "2 red and a locomotive", [("red", 2), ("locomotive", 1)]),
        ("en", "red x2, blue (3), green: 1", [("red", 2), ("blue", 3), ("green", 1)]),
        ("en", "red 2 blue 1", [("red", 2), ("blue", 1)]),
        ("en", "2 cards of red", [("red", 2)]),
        ("tr", "loko loko sarı", [("locomotive", 1), ("locomotive", 1), ("yellow", 1)]),
        ("en", "joker joker joker", [("locomotive", 1)] * 3),
        ("el", "τζόκερ τζόκερ", [("locomotive", 1)] * 2),
        ("tr", "joker lokomotif", [("locomotive", 1)]),
        ("en", "three cards: red, blue, green", [("red", 1), ("blue", 1), ("green", 1)]),
        ("it", "le cinque carte sono arancione, blu, blu, nera, verde", None),
        ("el", "μόνο μπαλαντέρ, τρεις, και", [("locomotive", 3)]),
        ("en", "no black or loco, red", [("red", 1)]),
        ("tr", "joker yok, mavi", [("blue", 1)]),
        ("tr", "3 turuncu, kaç turuncu daha lazım", [("orange", 3)]),
        ("el", "ένα ζευγάρι πράσινες", [("green", 2)]),
        ("pl", "2x czerwona", [("red", 2)]),
        ("en", "two of them are red", [("red", 2)]),
        ("kk", "екi қызыл", [("red", 2)]),
    ],
)
def test_groups(lang: str, question: str, expected: list[tuple[str, int]] | None) -> None:
    found = groups(lang, question)
    if expected is None:
        assert [n for _, n in found] == [1] * 5
    else:
        assert found == expected


@pytest.mark.parametrize(
    ("lang", "question", "count"),
    [
        ("en", "3-space red tunnel", 3),
        ("it", "galleria blu da 3 caselle", 3),
        ("el", "κόκκινο τούνελ τριών θέσεων", 3),
    ],
)
def test_a_routes_colour_with_its_length(lang: str, question: str, count: int) -> None:
    _, reading = prepared(question, lang)
    (group,) = card_groups(reading)
    assert group.names_route
    assert group.count == count


def test_a_colour_behind_the_tunnel_is_a_card_in_turkish() -> None:
    assert groups("tr", "2lik tünele beyaz") == [("white", 1)]
