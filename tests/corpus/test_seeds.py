"""The project's five real, messy source texts, where they are present."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from corpus.ingest import IngestReport, Part, ingest

HERE = Path(__file__).resolve()
SEEDS = Path(os.environ.get("KONDUKTOR_SHARED", HERE.parents[3] / "shared")) / "seeds"

pytestmark = [
    pytest.mark.shared,
    pytest.mark.skipif(not SEEDS.is_dir(), reason="the shared source texts are not on this machine"),
]
FILES = {
    "tr": ("000", "europe"),
    "pl": ("001", "europe"),
    "kk": ("002", "usa"),
    "el": ("003", "india"),
    "it": ("004", "usa"),
}


def take(lang: str, out_dir: Path) -> IngestReport:
    number, edition = FILES[lang]
    (path,) = SEEDS.glob(f"{number}_*.txt")
    return ingest(
        path,
        edition=edition,
        lang=lang,
        authority="machine_translated" if lang == "kk" else "community",
        title=f"Seed {lang}",
        out_dir=out_dir,
        parts=[Part("switzerland", line=2)] if lang == "el" else None,
    )


@pytest.mark.parametrize(
    ("lang", "least", "most"),
    [("tr", 60, 90), ("pl", 10, 20), ("kk", 50, 80), ("el", 20, 30), ("it", 20, 30)],
)
def test_cut_into_small_passages(tmp_path: Path, lang: str, least: int, most: int) -> None:
    document = take(lang, tmp_path).document
    assert least <= len(document.passages) <= most
    for passage in document.passages:
        assert document.text[passage.start : passage.end] == passage.text
        assert 5 <= len(passage.text) <= 490


def kinds(report: IngestReport) -> set[str]:
    return {repair.kind for repair in report.repairs}


def test_turkish(tmp_path: Path) -> None:
    report = take("tr", tmp_path)
    assert {"image", "repeated", "note", "lost-questions"} <= kinds(report)
    quotes = " ".join(p.text for p in report.document.passages)
    assert "NeoTroy" not in quotes
    assert "png" not in report.document.text


def test_kazakh_is_put_back_in_order(tmp_path: Path) -> None:
    report = take("kk", tmp_path)
    assert {"torn", "link", "furniture"} <= kinds(report)
    assert report.document.text.endswith("он бонустық ұпай жинайды.")
    assert "Сондай-ақ" not in report.document.text


def test_greek_holds_two_maps(tmp_path: Path) -> None:
    report = take("el", tmp_path)
    editions = [p.edition for p in report.document.passages]
    assert editions == sorted(editions)
    assert set(editions) == {"india", "switzerland"}
    for passage in report.document.passages:
        assert not ("Ινδίας" in passage.text and passage.edition == "switzerland")
    assert {"torn", "drop-capital", "lost-list", "part"} <= kinds(report)


def test_italian_headings_and_table(tmp_path: Path) -> None:
    report = take("it", tmp_path)
    headings = {h for p in report.document.passages for h in p.heading}
    assert {"FINE DEL GIOCO", "PUNTEGGIO DEL PERCORSO"} <= headings
    assert any("5 10\n6 15" in p.text for p in report.document.passages)
