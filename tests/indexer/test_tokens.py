"""Folding, stems and n-grams."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indexer.tokens import fold, grams, stem, stem_kazakh, stems


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("İstasyon KIRMIZI", "istasyon kirmizi"),
        ("Żółć", "zolc"),
        ("Τούνελ ΣΤΑΘΜΌΣ", "τουνελ σταθμοσ"),
        ("perché", "perche"),
    ],
)
def test_fold(text: str, folded: str) -> None:
    assert fold(text) == folded


@pytest.mark.parametrize(
    ("lang", "one", "other"),
    [
        ("tr", "tüneller", "tünel"),
        ("it", "gallerie", "galleria"),
        ("el", "διαδρομές", "διαδρομή"),
        ("en", "stations", "station"),
        ("kk", "билеттердің", "билет"),
        ("kk", "станциясының", "станция"),
    ],
)
def test_inflected_words_meet(lang: str, one: str, other: str) -> None:
    assert stem(one, lang) == stem(other, lang)


def test_kazakh_keeps_short_words() -> None:
    assert stem_kazakh("екі") == "екі"
    assert stem_kazakh("ал") == "ал"


def test_numbers_stay() -> None:
    assert stems("45 tren", "tr")[0] == "45"


@given(st.text(max_size=100), st.sampled_from(["tr", "pl", "kk", "el", "it", "en", "xx"]))
def test_any_text(text: str, lang: str) -> None:
    assert stems(text, lang) == stems(text, lang)
    assert all(1 <= len(gram) <= 4 for gram in grams(text, lang))
