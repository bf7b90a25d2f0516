"""The report of an ingestion: every kind of repair has words in every language, and shows before and after."""

from __future__ import annotations

from pathlib import Path

import pytest

from api.report import report_text, shown, summary_text
from assistant.normalize import LANGUAGES
from assistant.wording import load_wording
from corpus.ingest import ingest
from corpus.pdf import REASONS
from corpus.repairs import KINDS

DIRTY = """FAQ

The \ufb01rst player draws two\x00 cards from the deck.

Read also: Ten more games

You may hold as many cards as you like, without any limit at all.
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_and_reason_has_words(lang: str) -> None:
    wording = load_wording(lang)
    texts = [wording.text(f"repair-{kind}") for kind in KINDS]
    assert len(set(texts)) == len(KINDS)
    assert all(wording.text(f"page-reason-{reason}") for reason in REASONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_shows_before_and_after(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "rules.txt"
    path.write_text(DIRTY, encoding="utf-8")
    report = ingest(
        path, edition="usa", lang="en", authority="community", title="Rules", out_dir=tmp_path / "out"
    )
    wording = load_wording(lang)
    assert "3" in summary_text(report, lang)
    lines = [line.strip() for line in report_text(report, lang).splitlines()]
    at = lines.index(wording.text("repair-ligature"))
    before, after = wording.text("report-before"), wording.text("report-after")
    assert lines[at + 1].startswith(before)
    assert "\ufb01rst player" in lines[at + 1]
    assert lines[at + 2].startswith(after)
    assert "first player" in lines[at + 2]
    assert f"{before} Read also: Ten more games" in lines
    assert report.document.provenance.sha256 in " ".join(lines)
    assert "\x00" not in "".join(lines)


def test_nothing_that_harms_a_terminal_is_shown() -> None:
    assert shown("a\x1b[31m\u202eb\nc") == "a\\x1b[31m\\u202eb⏎c"
