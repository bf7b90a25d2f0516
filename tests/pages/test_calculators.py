"""Forms of calculators: what they compute, and what they say is wrong with which field."""

from __future__ import annotations

from typing import Any

import pytest

from api.pages.calculators import CALCULATORS, fill
from assistant.normalize import LANGUAGES
from assistant.wording import load_wording
from rules import EDITIONS, computations


def _fill(name: str, **given: str | list[str]) -> Any:
    lists = {k.replace("__", "-"): v if isinstance(v, list) else [v] for k, v in given.items()}
    return fill(CALCULATORS[name], lists)


def _tunnel(**changes: str) -> dict[str, str]:
    filled = {
        "edition": "europe",
        "color": "red",
        "count": "2",
        "played__locomotive": "0",
        "revealed__0": "red",
        "revealed__1": "locomotive",
        "revealed__2": "blue",
    }
    return {**filled, **changes}


# The results follow from the rules by hand.
@pytest.mark.parametrize(
    ("name", "given", "result"),
    [
        ("tunnel", _tunnel(), 2),
        ("tunnel", _tunnel(revealed__1="none", revealed__2="none"), 1),
        # Only locomotives were laid, so that red does not count.
        ("tunnel", _tunnel(color="only", count="7", played__locomotive="3"), 1),
        ("tunnel", _tunnel(edition="switzerland", color="green"), 1),
        (
            "ferry",
            {"edition": "europe", "length": "6", "ferry_locomotives": "2"},
            {"locomotives": 2, "same_color": 4},
        ),
        ("station", {"nth": "3"}, 3),
        ("route", {"edition": "europe", "length": "8"}, 21),
        ("route", {"edition": "usa", "length": "6"}, 15),
        (
            "tickets",
            {"edition": "usa", "when": "start", "drawn": ""},
            {"drawn": 3, "keep": 2, "returned": "bottom"},
        ),
        (
            "tickets",
            {"edition": "europe", "when": "later", "drawn": "2"},
            {"drawn": 2, "keep": 1, "returned": "bottom"},
        ),
        ("double", {"edition": "usa", "players": "3", "owner": "other"}, False),
        ("double", {"edition": "usa", "players": "4", "owner": "other"}, True),
        ("double", {"edition": "usa", "players": "5", "owner": "self"}, False),
        ("mandala", {"tickets": "0"}, 0),
        ("country", {"values__France": "5", "values__Italia": "9", "reached": ["France"]}, 5),
        ("country", {"values__France": "5", "values__Österreich": "9", "reached": []}, -5),
    ],
)
def test_computes(name: str, given: dict[str, Any], result: object) -> None:
    filled = _fill(name, **given)
    assert filled.wrong == {}
    assert filled.ruling.result == result


@pytest.mark.parametrize(
    ("name", "given", "wrong"),
    [
        (
            "tunnel",
            {},
            {"edition", "color", "count", "played-locomotive", "revealed-0", "revealed-1", "revealed-2"},
        ),
        ("tunnel", _tunnel(count="0"), {"count"}),
        ("tunnel", _tunnel(count="9"), {"count"}),
        ("tunnel", _tunnel(count="5", played__locomotive="4"), {"count"}),
        ("tunnel", _tunnel(count="two"), {"count"}),
        ("tunnel", _tunnel(color="only"), {"played-locomotive"}),
        ("tunnel", _tunnel(color="gray"), {"color"}),
        ("tunnel", _tunnel(revealed__1="gray"), {"revealed-1"}),
        ("tunnel", _tunnel(edition="india"), {"edition"}),
        ("ferry", {"edition": "europe", "length": "3", "ferry_locomotives": "4"}, {"ferry_locomotives"}),
        ("route", {"edition": "usa", "length": "7"}, {"length"}),
        ("route", {"edition": "usa", "length": "1e1"}, {"length"}),
        ("route", {"edition": "usa", "length": "٣"}, {"length"}),
        ("route", {"edition": "usa", "length": "9" * 400}, {"length"}),
        ("station", {"nth": "4"}, {"nth"}),
        ("tickets", {"edition": "usa", "when": "later", "drawn": "4"}, {"drawn"}),
        ("double", {"edition": "usa", "players": "6", "owner": "other"}, {"players"}),
        ("mandala", {"tickets": "-1"}, {"tickets"}),
        ("country", {"reached": ["France"]}, {"values"}),
        ("country", {"values__France": "5", "reached": ["Italia"]}, {"reached"}),
        ("country", {"values__France": "5", "reached": ["Narnia"]}, {"reached"}),
        ("country", {"values__France": "51"}, {"values"}),
    ],
)
def test_names_the_field_that_is_wrong(name: str, given: dict[str, Any], wrong: set[str]) -> None:
    filled = _fill(name, **given)
    assert filled.ruling is None
    assert set(filled.wrong) == wrong


def test_says_what_is_allowed_on_that_map() -> None:
    too_long = _fill("route", edition="usa", length="7").wrong["length"]
    assert dict(too_long.values) == {"low": 1, "high": 6}
    symbols = _fill("ferry", edition="europe", length="3", ferry_locomotives="4").wrong["ferry_locomotives"]
    assert dict(symbols.values) == {"low": 1, "high": 3}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_it_can_say_is_said_in_every_language(lang: str) -> None:
    wording = load_wording(lang)
    for calculator in CALCULATORS.values():
        assert calculator.computation in computations()
        assert set(calculator.editions) <= set(EDITIONS)
        assert wording.has(f"pages-{calculator.name}")
        assert wording.has(f"pages-{calculator.name}-about")
        for field in calculator.fields:
            assert wording.text(f"pages-{field.message}", field.values)
            if field.kind == "choice":
                assert all(wording.has(f"pages-{field.prefix}{option}") for option in field.options)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_tell_cards_apart(lang: str) -> None:
    wording = load_wording(lang)
    colors = (*(o for o in CALCULATORS["tunnel"].fields[0].options if o != "only"), "locomotive")
    letters = [wording.text(f"pages-letter-{color}") for color in colors]
    assert len(set(letters)) == len(letters) == 9
    assert all(1 <= len(letter) <= 3 for letter in letters)
