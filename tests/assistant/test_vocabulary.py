"""Respelling what people type."""

from __future__ import annotations

import pytest

from assistant.vocabulary import load_vocabulary, respell


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("el", "τρεις", "τρεις"),
        ("el", "ΤΡΕΙΣ", "τρεις"),
        ("el", "posa vagonia", "πόσα βαγόνια"),
        ("el", "apo parisi", "από παρίσι"),
        ("tr", "kirmizi", "kırmızı"),
        ("pl", "zolta", "żółta"),
        ("kk", "кызыл", "қызыл"),
    ],
)
def test_words_are_spelled_right(lang: str, typed: str, meant: str) -> None:
    assert respell(typed, lang) == meant


def test_final_sigma_is_kept() -> None:
    assert "σ " not in respell("τρεις κόκκινες μηχανές του παίκτης ", "el")


def test_what_carries_diacritics_is_left_alone() -> None:
    assert respell("kırmızı", "tr") == "kırmızı"


def test_names_and_known_words_are_not_corrected() -> None:
    assert respell("lizbonami", "pl") == "lizbonami"
    assert respell("down the drain", "en") == "down the drain"


def test_slips_are_corrected() -> None:
    assert load_vocabulary("en").corrected("locomotve") == "locomotive"
    assert load_vocabulary("en").corrected("xy") is None
    assert respell("tunell", "tr").startswith("t")
