"""Cards laid and cards turned up."""

from __future__ import annotations

import pytest

from assistant.build import prepared
from assistant.hands import Hands, read_hands


def hands(lang: str, question: str) -> Hands:
    _, reading = prepared(question, lang)
    return read_hands(reading)


@pytest.mark.parametrize(
    ("lang", "question", "laid", "revealed"),
    [
        ("en", "2 red, flipped red, wild, blue", {"red": 2}, "red locomotive blue"),
        ("en", "flipped red, wild, blue. mine: red, red", {"red": 2}, "red locomotive blue"),
        ("en", "i played 2 red and red, loco, blue came up", {"red": 2}, "red locomotive blue"),
        ("kk", "3 ақ, ашылды екі локо бір ақ", {"white": 3}, "locomotive locomotive white"),
        ("tr", "açılan yeşil beyaz joker, 3 yeşil oynamıştım", {"green": 3}, "green white locomotive"),
        ("it", "le tre carte girate sono tutte nere e io ho messo 2 rosse", {"red": 2}, "black black black"),
        ("tr", "2 kırmızı koydum, üçü de kırmızı çıktı", {"red": 2}, "red red red"),
        ("en", "only two turned up, both blue, i'd played two blues", {"blue": 2}, "blue blue"),
        ("en", "3-space red tunnel, turned up red blue green", {"red": 3}, "red blue green"),
        ("en", "laid 2 white, one card of the same colour came up", {"white": 2}, "white"),
        (
            "en",
            "4 blue; reveal blue, black, yellow. Do I add one more blue?",
            {"blue": 4},
            "blue black yellow",
        ),
        (
            "pl",
            "na moje dwie białe odkryto czerwoną, niebieską, żółtą, dopłacam?",
            {"white": 2},
            "red blue yellow",
        ),
    ],
)
def test_hands(lang: str, question: str, laid: dict[str, int], revealed: str) -> None:
    found = hands(lang, question)
    assert found.laid == laid
    assert sorted(found.revealed or []) == sorted(revealed.split())


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("tr", "tünele 3 siyah koydum hiçbiri tutmadı"),
        ("pl", "3 czarne w tunelu i żadna nie pasuje"),
        ("it", "3 nere nel tunnel, nessuna uguale"),
        ("el", "3 μαύρες και καμία δεν ταίριαξε"),
        ("kk", "3 қара салдым, ешқайсысы сәйкес емес"),
        ("en", "3 black, none match"),
        ("en", "tunnel, 3 black, how many extra"),
    ],
)
def test_cards_turned_up_are_never_made_up(lang: str, question: str) -> None:
    assert hands(lang, question) == Hands({"black": 3}, None)


def test_a_question_about_the_cards_laid_turns_up_nothing() -> None:
    assert hands("pl", "Zagrałem 2 żółte i lokomotywę. Czy liczą się i żółte, i lokomotywy?").revealed is None


def test_no_cards() -> None:
    assert hands("en", "how do tunnels work?") == Hands({}, None)
