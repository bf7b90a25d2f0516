"""Cities in questions: inflections, hyphens, short names and words that are no cities."""

from __future__ import annotations

import json

import pytest

from assistant.build import prepared
from assistant.cities import find_cities, is_city_word, local_name, spelled_names
from assistant.normalize import LANGUAGES, tokenize
from tests.assistant.readings import EXAMPLES


@pytest.mark.parametrize(
    ("lang", "text", "cities"),
    [
        ("pl", "z Nowego Jorku i w Nowym Jorku", ["New York", "New York"]),
        ("pl", "w Madrycie, Budapeszcie, Rydze", ["Madrid", "Budapest", "Riga"]),
        ("pl", "w Kopenhadze, do Niemiec, w Niemczech", ["København", "Deutschland", "Deutschland"]),
        ("pl", "Sofię, Wiedniu, Włoszech", ["Sofia", "Wien", "Italia"]),
        ("kk", "Солт-Лейк-Ситиге Нью-Йорктен", ["Salt Lake City", "New York"]),
        ("kk", "Ыстамбұлдан Киевке, Москву", ["Constantinople", "Kyiv", "Moskva"]),
        ("el", "της Νέας Υόρκης, του Παρισιού", ["New York", "Paris"]),
        ("tr", "Los Angeles'tan Münih'e, İzmir'den", ["Los Angeles", "München", "Smyrna"]),
        ("en", "st. louis - newyork", ["Saint Louis", "New York"]),
        ("en", "la to sf", ["Los Angeles", "San Francisco"]),
    ],
)
def test_names_in_all_their_forms(lang: str, text: str, cities: list[str]) -> None:
    assert [m.city for m in find_cities(text, lang)] == cities


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("it", "la tratta da la a sf"),
        ("it", "LA TRATTA"),
        ("el", "μονάχα έναν ρόλο"),
        ("kk", "құру"),
        ("tr", "roman"),
    ],
)
def test_common_words_are_no_cities(lang: str, text: str) -> None:
    assert find_cities(text, lang) == []


def test_a_short_foreign_name_counts_in_capitals() -> None:
    assert [m.city for m in find_cities("la tratta tra LA e Denver", "it")] == ["Los Angeles", "Denver"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_city_in_questions_that_name_none(lang: str) -> None:
    found = []
    for topic in ("turn", "draw", "setup"):
        path = EXAMPLES / lang / f"{topic}.jsonl"
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
            text, reading = prepared(json.loads(line)["q"], lang)
            tokens = tokenize(text, lang)
            found += [
                text
                for m in reading.cities
                if not any(
                    t.text[:3] == name.lower()[:3] for t in tokens[m.start : m.end] for name in (m.city,)
                )
                and not text[tokens[m.start].start].isupper()
            ]
    assert len(found) <= 3, found


def test_parts_of_names() -> None:
    assert is_city_word("lizbony", "pl")
    assert not is_city_word("karta", "pl")
    assert "μαδριτης" in spelled_names("el")
    assert local_name("Wien", "pl") == "Wiedeń"
    assert local_name("Denver", "it") == "Denver"
