"""The readers of the computations' inputs: questions with known inputs, and each kind of difficulty by example."""

from __future__ import annotations

import random
from typing import Any

import pytest

from assistant.build import prepared
from assistant.intents import READERS, nearest_number
from assistant.normalize import LANGUAGES
from rules import EDITIONS, RuleError, compute
from rules.maps import load_board
from tests.assistant.readings import Case, examples, fresh, misread, plain, report

FLOOR = 0.97  # the share of questions that must be read exactly


def read(name: str, lang: str, question: str) -> dict[str, Any]:
    _, reading = prepared(question, lang)
    return plain(name, READERS[name](reading).inputs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_example_questions_are_read_exactly(lang: str) -> None:
    cases = examples(lang)
    wrong = misread(cases)
    assert len(wrong) <= (1 - FLOOR) * len(cases), [c.question for c in wrong]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fresh_questions_are_read_exactly(lang: str) -> None:
    cases = fresh(lang)
    assert len(cases) >= 150
    wrong = misread(cases)
    assert len(wrong) <= (1 - FLOOR) * len(cases), [c.question for c in wrong]


def _results(case: Case) -> list[Any]:
    """What the engine makes of a case's inputs on each board that can."""
    found = []
    for edition in EDITIONS:
        inputs = dict(case.inputs)
        route = inputs.get("route")
        name = {"route_points": "length", "last_round": "laid"}.get(case.name)
        if name is not None and route is not None:
            ends = {route["city_a"], route["city_b"]}
            lengths = [r.length for r in load_board(edition).routes if {r.city_a, r.city_b} == ends]
            told = {k: v for k, v in inputs.items() if k != "route"}
            inputs = {**told, name: lengths[0]} if lengths else inputs
        try:
            found.append(compute(case.name, {"edition": edition, **inputs}).result)
        except RuleError:
            continue
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fresh_questions_have_their_known_values(lang: str) -> None:
    for case in fresh(lang):
        if case.value is not None:
            assert case.value in _results(case), case.question


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reader_reads_anything(lang: str) -> None:
    words = sorted({w for case in fresh(lang) for w in case.question.split()})
    chance = random.Random(7)
    for _ in range(150):
        question = " ".join(chance.choices(words, k=chance.randint(1, 14)))
        _, reading = prepared(question, lang)
        for name, reader in READERS.items():
            slots = reader(reading)
            assert slots.name == name
            assert slots.complete == (not slots.missing)


def test_report_names_what_is_misread() -> None:
    lines = list(report(["en"], show=True))
    assert lines[0].startswith("en examples: ")


@pytest.mark.parametrize(
    ("lang", "question", "length"),
    [
        ("it", "una tratta da 6 quanto vale", 6),
        ("el", "μια διαδρομή 4 θέσεων", 4),
        ("tr", "bir hat 5 vagon kaç puan", 5),
        ("pl", "jeden odcinek na 3 wagony", 3),
        ("en", "one little train between two cities, points?", 1),
    ],
)
def test_an_article_yields_to_a_number(lang: str, question: str, length: int) -> None:
    assert read("route_points", lang, question) == {"length": length}


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "routes of 4, 3 and 2, points?"),
        ("it", "tre tratte: da 6, da 4 e da 1"),
        ("pl", "trasy 4, 3 i 2"),
    ],
)
def test_several_lengths_are_no_length(lang: str, question: str) -> None:
    assert read("route_points", lang, question) == {}


def test_cities_without_a_route_leave_the_length() -> None:
    assert read("route_points", "en", "boston to miami ticket aside, a route of 4") == {"length": 4}


@pytest.mark.parametrize(
    ("lang", "question", "owner"),
    [
        ("en", "4 players, I have the yellow lane of a double, can I take the green too", "self"),
        ("tr", "dört oyuncu, çift hattın sarı tarafı bende, yeşili de alabilir miyim", "self"),
        ("en", "4 players, he has the yellow lane of a double, can I take the green", None),
    ],
)
def test_a_track_is_ones_own_or_anothers(lang: str, question: str, owner: str | None) -> None:
    assert read("double_route_open", lang, question).get("owner") == owner


def test_players_are_two_to_five_where_a_number_fits() -> None:
    assert (
        read("double_route_open", "tr", "bir oyuncu çift hattın ikisini 4 kişide alabilir mi")["players"] == 4
    )


@pytest.mark.parametrize(
    ("lang", "question", "unused"),
    [
        ("en", "built two of my three stations, points for the other?", 1),
        ("en", "used all three stations", 0),
        ("en", "2 stations never used", 2),
        ("el", "δεν έχτισα κανέναν σταθμό", 3),
        ("tr", "istasyonlarımın hepsini kurdum hiç kalmadı", 0),
        ("kk", "станциялардың бірін де салмадым", 3),
        ("it", "non ho usato nessuna delle mie 3 stazioni", 3),
    ],
)
def test_stations_never_built(lang: str, question: str, unused: int) -> None:
    assert read("unused_stations", lang, question) == {"unused": unused}


def test_what_each_station_is_worth_needs_no_number() -> None:
    assert read("unused_stations", "en", "how many points per unused station") == {}


@pytest.mark.parametrize(
    ("lang", "question", "tickets"),
    [
        ("kk", "екі билетім де болмады: 7 және 5", [(5, False), (7, False)]),
        ("pl", "trzy bilety: 6, 8 i 13, wszystkie ukończone", [(6, True), (8, True), (13, True)]),
        ("tr", "tamamlanan: 20, 5. tamamlanmayan: 13", [(5, True), (13, False), (20, True)]),
        ("pl", "zrobione 12 i 8, niezrobione 5", [(5, False), (8, True), (12, True)]),
        ("it", "biglietti: 17 fatto, 9 no", [(9, False), (17, True)]),
        ("el", "το εικοσάρι βγήκε, το 13 όχι", [(13, False), (20, True)]),
        ("en", "two tickets of 8 completed", [(8, True), (8, True)]),
        ("en", "tickets 5, 9 and 8. the 8 failed", [(5, True), (8, False), (9, True)]),
        ("en", "the 10 and the 7 worked out, the 6 didn't", [(6, False), (7, True), (10, True)]),
        ("en", "10 and 7 handed in but 6 never finished", [(6, False), (7, True), (10, True)]),
        ("en", "sum: +22 +11 -8", [(8, False), (11, True), (22, True)]),
        ("en", "a ticket of 12 failed, do I lose 12?", [(12, False)]),
        ("en", "completed 5 and 8, none failed", [(5, True), (8, True)]),
    ],
)
def test_tickets_by_what_is_said_of_them(lang: str, question: str, tickets: list[tuple[int, bool]]) -> None:
    assert read("tickets_points", lang, question)["tickets"] == tickets


@pytest.mark.parametrize(
    ("lang", "question", "reached"),
    [
        ("tr", "Fransa 5, İtalya 8: Fransa'ya ulaştım, İtalya'ya ulaşamadım", ["France"]),
        ("pl", "niemcy 9 (dotarłem), włochy 6 (nie dotarłem)", ["Deutschland"]),
        ("en", "france 5, italy 7, austria 3, reached all three", ["France", "Italia", "Österreich"]),
        ("en", "france 5, italy 7, reached neither", []),
        ("kk", "Франция 5, Италия 8, екеуіне де жеттім", ["France", "Italia"]),
    ],
)
def test_each_country_by_its_verb(lang: str, question: str, reached: list[str]) -> None:
    assert read("country_ticket", lang, question)["reached"] == reached


def test_a_country_without_a_value_is_no_ticket() -> None:
    assert "values" not in read("country_ticket", "kk", "Германия мен Францияны екеуін де қостым")


@pytest.mark.parametrize(
    ("lang", "question", "draws"),
    [
        ("tr", "açıktan iki lokomotif alabilir miyim", ["face_up locomotive", "face_up locomotive"]),
        ("kk", "ашықтан жасыл мен көк алсам бола ма", ["face_up green", "face_up blue"]),
        ("pl", "dwie lokomotywy z talii", ["deck locomotive", "deck locomotive"]),
        ("en", "a blue from the display after a face-up wild", ["face_up locomotive", "face_up blue"]),
        ("en", "yellow from the row and white from the pile", ["face_up yellow", "deck white"]),
    ],
)
def test_two_cards_and_their_places(lang: str, question: str, draws: list[str]) -> None:
    inputs = read("draw_check", lang, question)
    assert [f"{inputs[k]['from']} {inputs[k]['card']}" for k in ("first", "second")] == draws


@pytest.mark.parametrize(
    ("lang", "question", "expected"),
    [
        ("tr", "feribot uzunluğu 2 sembol 1", {"length": 2, "ferry_locomotives": 1}),
        ("it", "un traghetto lungo tre caselle con un solo simbolo", {"length": 3, "ferry_locomotives": 1}),
        ("en", "5 spaces, two of which show a loco", {"length": 5, "ferry_locomotives": 2}),
        ("en", "a ferry of 4 with a loco symbol on it", {"length": 4, "ferry_locomotives": 1}),
    ],
)
def test_a_ferrys_length_and_symbols(lang: str, question: str, expected: dict[str, int]) -> None:
    assert read("ferry_cost", lang, question) == expected


@pytest.mark.parametrize(
    ("lang", "question", "nth"),
    [
        ("en", "two stations built already, the next?", 3),
        ("en", "no station yet, cost?", 1),
        ("en", "2nd station?", 2),
    ],
)
def test_which_station_is_paid(lang: str, question: str, nth: int) -> None:
    assert read("station_cost", lang, question) == {"nth": nth}


@pytest.mark.parametrize(
    ("question", "left"),
    [
        ("I laid my last train", 0),
        ("no trains left", 0),
        ("one train left", 1),
        ("must all trains be used up?", None),
    ],
)
def test_trains_left(question: str, left: int | None) -> None:
    assert read("last_round", "en", question).get("trains_left") == left


def test_nearest_number_prefers_the_one_before() -> None:
    _, reading = prepared("with 3 players 2 trains", "en")
    number = nearest_number(reading, "concepts.train")
    assert number is not None
    assert number.value == 2
