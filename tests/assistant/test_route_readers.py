"""Routes by their cities, players told by persons, ferries with locomotives in hand."""

from __future__ import annotations

import pytest

from assistant.cities import find_cities
from assistant.intents.ferries import ferry_cost
from assistant.intents.named_routes import named_routes
from assistant.intents.seats import seats_listed, seats_told
from assistant.intents.stations import station_cost, unused_stations
from assistant.intents.sums import stations_cost
from assistant.reading import Reading, read


def reading(text: str, lang: str) -> Reading:
    return read(text, lang, find_cities(text, lang))


@pytest.mark.parametrize(
    ("text", "lang", "told", "lengths"),
    [
        ("Calgary - Helena, Helena - Denver", "en", None, [4, 4]),
        ("Calgary-Helena-Denver", "en", None, [4, 4]),
        ("Kijów–Warszawa, stamtąd Berlin", "pl", None, [4, 4]),
        ("Seattle Portland, San Francisco, Los Angeles", "en", 3, [1, 5, 3]),
        ("Seattle Portland, San Francisco Los Angeles", "en", None, [1, 3]),
        ("Calgary - Helena is mine, what is Calgary - Helena worth", "en", None, [4]),
    ],
)
def test_routes_by_their_cities(text: str, lang: str, told: int | None, lengths: list[int]) -> None:
    assert [r.length for r in named_routes(reading(text, lang), told) or []] == lengths


def test_two_cities_without_a_route_are_none() -> None:
    assert named_routes(reading("Seattle - Miami", "en")) is None


@pytest.mark.parametrize(
    ("text", "lang", "seats"),
    [
        ("three couples", "en", None),
        ("iki çift oynuyoruz", "tr", 4),
        ("mieliśmy grać w pięcioro, ale dwoje poszło do domu", "pl", 3),
        ("dovevamo essere in quattro ma uno è andato via", "it", 3),
    ],
)
def test_players_by_couples_and_those_who_left(text: str, lang: str, seats: int | None) -> None:
    assert seats_told(reading(text, lang)) == seats


@pytest.mark.parametrize(
    ("text", "lang", "seats"),
    [
        ("me, my sister and dad", "en", 3),
        ("ben, karım, kızım ve oğlum", "tr", 4),
        ("εγώ, η γυναίκα μου και η κόρη μου", "el", 3),
        ("me and my sister", "en", None),
        ("my uncle, my sister and dad", "en", None),
    ],
)
def test_players_by_a_list_of_persons(text: str, lang: str, seats: int | None) -> None:
    assert seats_listed(reading(text, lang)) == seats


def test_locomotives_beyond_the_symbols_and_too_few_of_them() -> None:
    beyond = ferry_cost(reading("ferry of 5 with 1 symbol, I play 3 locomotives, how many greens?", "en"))
    assert beyond.inputs == {"length": 5, "ferry_locomotives": 1, "locomotives": 3}
    few = ferry_cost(
        reading("I have 1 locomotive. how many more locomotives for a ferry of 5 with 2 symbols?", "en")
    )
    assert few.inputs["locomotives"] == 1


@pytest.mark.parametrize(
    ("text", "lang", "unused"),
    [
        ("Ola built two stations, I built one fewer, my unused ones?", "en", 2),
        ("I didn't build a single station, while Ola built two, my unused ones?", "en", 3),
        ("none of her three stations ever left the reserve", "en", 3),
    ],
)
def test_stations_left_beside_somebody_elses(text: str, lang: str, unused: int) -> None:
    assert unused_stations(reading(text, lang)).inputs == {"unused": unused}


def test_stations_after_the_one_built() -> None:
    told = reading("one station is built already. what do two more cost together?", "en")
    assert stations_cost(told).inputs == {"stations": 2, "built": 1}
    assert station_cost(reading("two stations stand already, what does my last one cost?", "en")).inputs == {
        "nth": 3
    }
