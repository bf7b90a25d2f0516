"""Numbers in words, held against a library that writes them (Greek, which it has not, by the grammar's own table)."""

from __future__ import annotations

import pytest
from num2words import num2words

from assistant.reading import read

_MOST = 320  # beyond any score of a game
_CODES = {"en": "en", "it": "it", "pl": "pl", "tr": "tr", "kk": "kz"}
_MISSPELT = {("it", 118), ("it", 218), ("it", 318)}  # the library writes "dicotto" behind a hundred

_EL_UNITS = ["ένα", "δύο", "τρία", "τέσσερα", "πέντε", "έξι", "επτά", "οκτώ", "εννέα"]
_EL_TENS = ["είκοσι", "τριάντα", "σαράντα", "πενήντα", "εξήντα", "εβδομήντα", "ογδόντα", "ενενήντα"]


def _values(text: str, lang: str) -> list[int | None]:
    return [m.value for m in read(text, lang).numbers()]


@pytest.mark.parametrize("lang", _CODES)
def test_cardinal_numbers_are_read_as_one_number(lang: str) -> None:
    numbers = [n for n in range(1, _MOST) if n < 200 or lang not in ("it", "pl", "kk", "tr")]
    wrong = [
        (words, read_as)
        for n in numbers
        if (lang, n) not in _MISSPELT
        and (read_as := _values(words := num2words(n, lang=_CODES[lang]), lang)) != [n]
    ]
    assert wrong == []


def _greek(n: int) -> list[str]:
    before, tens, unit = "εκατόν " if n >= 100 else "", _EL_TENS[n % 100 // 10 - 2], _EL_UNITS[n % 10 - 1]
    return [f"{before}{tens} {unit}", f"{before}{tens}{unit}"]


def test_greek_cardinal_numbers_apart_and_in_one_word() -> None:
    told = [n for n in range(21, 200) if n % 10 and n % 100 > 20]
    assert [(n, text) for n in told for text in _greek(n) if _values(text, "el") != [n]] == []


@pytest.mark.parametrize(
    ("text", "lang", "values"),
    [
        ("sixty, six", "en", [60, 6]),
        ("twenty 5", "en", [20, 5]),
        ("six sixty", "en", [6, 60]),
        ("a hundred and ten", "en", [110]),
        ("elli dokuz. Yirmi birlik", "tr", [59, 21]),
        ("onluk iki bilet", "tr", [10, 2]),
        ("yüzü açık kart", "tr", []),
        ("sessantotto e ventuno", "it", [68, 21]),
        ("quarantun vagoni", "it", [41]),
        ("pięćdziesięciu pięciu punktów", "pl", [55]),
        ("елу беске алпыс", "kk", [55, 60]),
        ("εξήντα, έξι", "el", [60, 6]),
    ],
)
def test_numbers_next_to_each_other(text: str, lang: str, values: list[int]) -> None:
    assert _values(text, lang) == values
