"""Folding and tokens."""

from __future__ import annotations

import pytest

from assistant.normalize import fold, tokenize, words


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("екi", "екі"),
        ("бiр", "бір"),
        ("Aθήνα", "Αθήνα"),
        ("τρεισ", "τρεις"),
        ("µικρό", "μικρό"),
        ("KAPTA", "kapta"),
    ],
)
def test_look_alike_letters_fold_alike(typed: str, meant: str) -> None:
    assert fold(typed) == fold(meant)


def test_tokens_know_what_they_are_glued_to() -> None:
    tokens = tokenize("2nd set-up – 3 tane", "tr")
    assert [(t.text, t.glued) for t in tokens] == [
        ("2", False), ("nd", True), ("set", False), ("-", True), ("up", True), ("-", False), ("3", False),
        ("tane", False),
    ]  # fmt: skip


def test_offsets_lead_back_to_the_text() -> None:
    text = "Zürih'e 2'şer kart…"
    for token in tokenize(text, "tr"):
        assert fold(text[token.start : token.end].replace("'", "").replace("…", ".")) == token.text


def test_marks_that_end_a_sentence() -> None:
    assert [t.is_stop for t in tokenize("a; b\nc, d…", "en")] == [
        False,
        True,
        False,
        True,
        False,
        False,
        False,
        True,
    ]


def test_words_leave_marks_out() -> None:
    assert words("κόκκινη (2), μπλε;", "el") == ["κοκκινη", "2", "μπλε"]
