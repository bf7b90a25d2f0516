"""What a question takes back is left out of its reading."""

import pytest

from assistant.build import prepared

# Nothing is taken back: denials, answers and plain stories with words that also take back.
PLAIN = [
    ("en", "europe only has fours and sixes, no fives"),
    ("en", "I laid 3 red in the tunnel, no locomotives, and red, blue, black came up"),
    ("en", "sorry, me again: 2 blue in the tunnel, blue and red came up"),
    ("en", "tickets: 12 - no, 5 - yes, 8 - yes. total?"),
    ("en", "I had to wait 3 turns with 2 trains left"),
    ("en", "tickets worth 8 and 12 done, no wait, the 12 failed"),
    ("it", "biglietti: 8 sì, 11 no, 5 no. totale?"),
    ("kk", "локомотив жоқ, 3 көк салдым, көк, ақ, қара ашылды"),
    ("tr", "jokerim yok 3 mavi koydum, mavi beyaz siyah açıldı"),
    ("pl", "ukończyłem 21 i 8, nie ukończyłem 6 i 9. Suma?"),
    ("pl", "postawię teraz stację w Rzymie i zaraz drugą w Atenach"),
    ("el", "τράβηξα κατά λάθος τρεις κάρτες αντί για 2"),
]


@pytest.mark.parametrize(("lang", "question"), PLAIN)
def test_plain_questions_stand(lang: str, question: str) -> None:
    respelled, reading = prepared(question, lang)
    kept = [respelled[t.start : t.end].casefold() for t in reading.tokens]
    places = [t.start for t in reading.tokens]
    assert places == sorted(places)
    assert all(word in kept for word in respelled.casefold().replace(",", " ").split() if word.isdigit())


@pytest.mark.parametrize(
    ("lang", "question", "route"),
    [
        ("en", "how many points for Berlin to Wien, no sorry, Berlin to Frankfurt?", {"Berlin", "Frankfurt"}),
        ("tr", "Berlin - Viyana, yok pardon, Berlin - Frankfurt kaç puan?", {"Berlin", "Frankfurt"}),
        ("pl", "ile punktów za Berlin - Wiedeń, nie czekaj, Berlin - Frankfurt?", {"Berlin", "Frankfurt"}),
        ("it", "quanti punti Berlino - Vienna, anzi no, Berlino - Francoforte?", {"Berlin", "Frankfurt"}),
        (
            "el",
            "πόσους πόντους Βερολίνο - Βιέννη, όχι λάθος, Βερολίνο - Φρανκφούρτη;",
            {"Berlin", "Frankfurt"},
        ),
        ("kk", "Берлин - Вена, жоқ кешіріңіз, Берлин - Франкфурт неше ұпай?", {"Berlin", "Frankfurt"}),
    ],
)
def test_cities_taken_back(lang: str, question: str, route: set[str]) -> None:
    _, reading = prepared(question, lang)
    assert {c.city for c in reading.cities} == route


def test_edition_taken_back() -> None:
    _, reading = prepared("on the swiss map, no sorry, the india map: how many tickets do i keep", "en")
    assert not reading.has("editions.switzerland")
    assert reading.has("editions.india")


def test_offsets_stay_those_of_the_text() -> None:
    question = "I put 2 white, no wait, 3 white in the tunnel"
    _, reading = prepared(question, "en")
    assert [question[t.start : t.end] for t in reading.tokens] == [
        "I",
        "put",
        "3",
        "white",
        "in",
        "the",
        "tunnel",
    ]
