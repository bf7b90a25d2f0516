"""Cards turned up that are told together, and hands told as a whole."""

from __future__ import annotations

import pytest

from assistant.build import prepared
from assistant.hands import Hands, read_hands
from assistant.intents.tunnel_matches import counted_matches
from assistant.reading import Reading
from assistant.turned_up import matches_told


def read(lang: str, question: str) -> Reading:
    return prepared(question, lang)[1]


@pytest.mark.parametrize(
    ("lang", "question", "matches"),
    [
        ("en", "two of the three cards turned over matched my colour", 2),
        ("tr", "açılan üç kartın biri rengime uydu", 1),
        ("pl", "z trzech odkrytych dwie pasują kolorem", 2),
        ("kk", "ашылған карталардың екеуі сәйкес келді", 2),
        ("el", "από τις τρεις ανοιγμένες ταιριάζουν οι δύο", 2),
        ("it", "delle tre carte girate una combacia e locomotive nessuna", 1),
        ("en", "none of the cards flipped match", 0),
    ],
)
def test_how_many_match(lang: str, question: str, matches: int) -> None:
    assert matches_told(read(lang, question)) == matches


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "tunnel of four, of the three cards turned up how many must match?"),
        ("en", "tunnel of four, two of the three cards don't match. how many cards in all?"),
        ("kk", "ашылған карталардың екеуі сәйкес келмеді, туннель 3 клеткалы. барлығы неше карта?"),
        ("pl", "tunel, dwie odkryte pasują, jedna z nich to lokomotywa. ile dopłacam?"),
        ("en", "in her tunnel two matched, in mine one matched, three spaces. how many cards in all?"),
    ],
)
def test_matches_are_never_made_up(lang: str, question: str) -> None:
    assert counted_matches(read(lang, question)) is None


@pytest.mark.parametrize(
    ("lang", "question", "laid", "left"),
    [
        (
            "en",
            "3 greens and 2 locos in hand, the tunnel is four spaces; green, red, loco turned up. can I pay?",
            {"green": 3, "locomotive": 1},
            {"green": 0, "locomotive": 1},
        ),
        (
            "it",
            "avevo cinque nere, tre le ho messe in galleria. nera, nera, blu girate. mi basta quel che resta?",
            {"black": 3},
            {"black": 2},
        ),
        (
            "tr",
            "elimde 4 kırmızı var, tünel üçlük, iki kırmızı bir pembe açıldı. yeter mi?",
            {"red": 3},
            {"red": 1},
        ),
        (
            "pl",
            "mam w ręce 6 białych, tunel chce 5, odkryto białą i dwie czarne. starczy?",
            {"white": 5},
            {"white": 1},
        ),
    ],
)
def test_a_whole_hand(lang: str, question: str, laid: dict[str, int], left: dict[str, int]) -> None:
    found = read_hands(read(lang, question))
    assert (found.laid, found.held) == (laid, left)


def test_a_hand_too_small_is_not_parted() -> None:
    question = "I hold 2 reds, the tunnel takes 4; red, blue, green turned up. Is that enough?"
    assert read_hands(read("en", question)) == Hands({"red": 2}, ["red", "blue", "green"])


def test_all_but_one_of_a_hand() -> None:
    question = (
        "I had six cards, all pink except one loco. I laid three pinks. pink, green, loco came up. enough?"
    )
    assert read_hands(read("en", question)).laid == {"pink": 3}
