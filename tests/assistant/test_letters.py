"""The letter says the verdicts in each language, escapes what people wrote, and can be read from its PDF."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Any

import pypdfium2  # type: ignore[import-untyped]
import pytest

from assistant.letter_pdf import as_pdf
from assistant.letters import as_html, as_text, letter
from assistant.normalize import LANGUAGES
from assistant.wording import load_wording

NASTY = '<script>alert("1")</script> & \' ğışқңұҺ ΐλę'
LINK = "https://k.example/d/abc"


def record(lang: str = "tr") -> dict[str, Any]:
    """A stored record with what people might write in every place where they can."""
    citation = {
        "passage_id": "a#b",
        "title": NASTY,
        "lang": lang,
        "section": NASTY,
        "page": 3,
        "quote": f"Before. {NASTY} After.",
        "highlights": [[8, 8 + len(NASTY)]],
        "authority": "community",
        "url": "javascript:alert(1)",
        "amends": None,
    }
    verdict = {
        "text": NASTY,
        "lang": lang,
        "by": NASTY,
        "verdict": "depends",
        "depends_on": "edition",
        "reasons": {code: f"{code} {NASTY}" for code in LANGUAGES},
        "citations": [citation],
    }
    return {
        "dispute": {"happened": NASTY, "players": 3},
        "judgement": {
            "edition": "europe",
            "verdicts": [verdict],
            "versions": {"corpus": "c1", "rules": "r1"},
        },
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_and_form(lang: str) -> None:
    made = letter(record(lang), lang, date="2026-11-30", link=LINK)
    wording = load_wording(lang)
    said = [
        wording.text("dispute-title"),
        wording.text("dispute-depends-edition"),
        wording.text("note-official-prevails"),
        wording.text("edition-europe"),
        f"{lang} <script>",
        LINK,
        "2026-11-30",
        "c1",
    ]
    plain = as_text(made)
    assert all(words in plain for words in said)
    marks = {"pl": ("„", "”"), "en": ("“", "”"), "tr": ("“", "”")}
    opening, closing = marks.get(lang, ("«", "»"))
    assert re.search(rf"^{opening}[^\n]*<script>[^\n]*{closing}$", plain, re.MULTILINE)
    document = pypdfium2.PdfDocument(BytesIO(as_pdf(made)))
    read = " ".join(" ".join(page.get_textpage().get_text_range() for page in document).split())
    assert all(" ".join(words.split()) in read for words in said)
    assert "ğışқңұҺ ΐλę" in read  # every script is in the font


def test_nothing_from_outside_becomes_markup() -> None:
    page = as_html(letter(record(), "en", date="2026-11-30", link=LINK), notice=NASTY)
    assert "<script" not in page
    assert "javascript:" not in page
    assert page.count("&lt;script&gt;") == 8  # title, section, quote, by, text, reason, happened, notice


def test_the_same_letter_is_the_same_file() -> None:
    made = letter(record(), "el", date="2026-11-30")
    assert as_pdf(made) == as_pdf(made)


def test_what_the_font_lacks_breaks_nothing() -> None:
    content = record()
    content["judgement"]["verdicts"][0]["text"] = "漢字 🚂 →"
    read = pypdfium2.PdfDocument(BytesIO(as_pdf(letter(content, "en", date="2026-11-30"))))
    assert "??" in read[0].get_textpage().get_text_range()
