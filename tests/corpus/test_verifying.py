"""Quotes against the original: to the letter, nearly, repaired on the way, left out, and where there is none."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from corpus.ingest import ingest
from corpus.model import Document
from corpus.originals import Original, as_it_stood, find_original
from corpus.quotes import differences
from corpus.verifying import Verification, verify_quote
from tests.corpus.pdfs import font_folder, known_sentences, make

SCRAMBLED = (
    "and both players score ten points.\n\nRules of play\n\n"
    "The \ufb01rst player draws two\x00 cards and keeps wag-\nons for “later” turns.\n\n"
    "Read also: Ten more games\n\n"
    "A tie for the longest path may happen, since blue has 37 spaces"
)


@pytest.fixture
def taken(tmp_path: Path) -> tuple[Document, Callable[[Document], Original | None]]:
    path = tmp_path / "rules.txt"
    path.write_text(SCRAMBLED, encoding="utf-8")
    out = tmp_path / "out"
    report = ingest(path, edition="usa", lang="en", authority="community", title="Rules", out_dir=out)
    return report.document, partial(find_original, shipped_dir=tmp_path / "none", ingested_dir=out)


def look(quote: str, taken: tuple[Document, Callable[[Document], Original | None]]) -> Verification:
    return verify_quote(quote, [taken[0]], taken[1])


def test_words_that_nothing_touched_are_verbatim(
    taken: tuple[Document, Callable[[Document], Original | None]],
) -> None:
    found = look("A tie for the longest path may happen", taken)
    assert (found.match, found.total) == ("verbatim", 1)
    (place,) = found.places
    assert place.original is None
    assert place.start is not None
    assert taken[0].text[place.start : place.end] == "A tie for the longest path may happen"


def test_what_cleaning_changed_stands_beside_the_original(
    taken: tuple[Document, Callable[[Document], Original | None]],
) -> None:
    found = look("first player draws two cards and keeps wagons", taken)
    (place,) = found.places
    assert found.match == "repaired"
    assert place.text == "first player draws two cards and keeps wagons"
    assert place.original == "\ufb01rst player draws two\x00 cards and keeps wag-\nons"


def test_a_sentence_torn_in_the_file_is_not_verbatim(
    taken: tuple[Document, Callable[[Document], Original | None]],
) -> None:
    found = look("since blue has 37 spaces and both players score ten points.", taken)
    (place,) = found.places
    assert found.match == "repaired"
    assert place.original == "since blue has 37 spaces […] and both players score ten points."


def test_nearly_says_in_what(taken: tuple[Document, Callable[[Document], Original | None]]) -> None:
    found = look("A TIE for  the longest path", taken)
    assert (found.match, found.places[0].differences) == ("normalised", ("case", "spaces"))
    found = look('wagons for "later" turns', taken)
    assert found.places[0].differences == ("quotation_marks",)


def test_what_was_left_out_is_found_in_the_original(
    taken: tuple[Document, Callable[[Document], Original | None]],
) -> None:
    found = look("Ten more games", taken)
    (place,) = found.places
    assert (found.match, place.text, place.original) == ("left_out", None, "Ten more games")
    assert look("eleven more games", taken).match == "not_found"


def test_without_the_original_nothing_is_called_verbatim(
    tmp_path: Path, taken: tuple[Document, Callable[[Document], Original | None]]
) -> None:
    (path,) = tmp_path.glob("out/*/original-*")
    path.write_bytes(path.read_bytes() + b" ")  # its checksum is another now
    assert look("A tie for the longest path may happen", taken).match == "unchecked"


def test_a_passage_alone(taken: tuple[Document, Callable[[Document], Original | None]]) -> None:
    document, original_of = taken
    first = next(p for p in document.passages if "draws two" in p.text)
    inside = verify_quote("draws two cards", [document], original_of, passage_id=first.id)
    assert (inside.match, inside.places[0].passage_id) == ("repaired", first.id)
    assert verify_quote("A tie for", [document], original_of, passage_id=first.id).match == "not_found"


@pytest.mark.parametrize(
    ("quote", "text", "expected"),
    [
        ("abc", "abc", ()),
        ("ABC", "abc", ("case",)),
        ("a - b", "a – b", ("dashes",)),
        ("«a»", "„a”", ("quotation_marks",)),
        ("ZAŻO\u0301ŁC\u0301  a", "Zażółć a", ("accents", "case", "spaces")),
    ],
)
def test_differences(quote: str, text: str, expected: tuple[str, ...]) -> None:
    assert differences(quote, text) == expected


def test_a_short_quote_is_placed_by_what_stands_around_it() -> None:
    original = "Red has 45 trains and a lot of stations. Blue has 4\x005 trains and no station."
    cleaned = original.replace("\x00", "")
    at = cleaned.rfind("45")
    assert as_it_stood(cleaned, at, at + 2, original) == "4\x005"
    assert as_it_stood(cleaned, 8, 10, original) == "45"
    assert as_it_stood("nothing of the kind", 0, 7, original) is None


@pytest.mark.skipif(font_folder() is None, reason="the package font-roboto is not installed")
def test_a_pdf_gives_the_page_and_its_printed_number(tmp_path: Path) -> None:
    sentences = known_sentences("it", 60)
    path = tmp_path / "rules.pdf"
    path.write_bytes(make("chrome", sentences))
    out = tmp_path / "out"
    report = ingest(path, edition="usa", lang="it", authority="publisher", title="Regole", out_dir=out)
    original_of = partial(find_original, shipped_dir=tmp_path / "none", ingested_dir=out)
    found = verify_quote(sentences[0], [report.document], original_of)
    (place,) = found.places
    assert (found.match, place.page, place.printed_page) == ("verbatim", 1, "13")
