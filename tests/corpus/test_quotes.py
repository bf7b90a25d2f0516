"""Quotes: to the letter, nearly, and not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpus.markdown import load_markdown
from corpus.model import Document
from corpus.quotes import find_quote
from tests.corpus.test_markdown import BODY, FRONT, write


@pytest.fixture
def document(tmp_path: Path) -> Document:
    return load_markdown(write(tmp_path, FRONT + BODY))


def test_verbatim(document: Document) -> None:
    (place,) = find_quote("three cards of the deck", [document])
    assert place.verbatim
    assert place.passage_id == "test-en#tunnel-1"
    assert document.text[place.start : place.end] == "three cards of the deck"


def test_nearly(document: Document) -> None:
    (place,) = find_quote("THREE  cards of\nthe deck", [document])
    assert not place.verbatim
    assert document.text[place.start : place.end] == "three cards of the deck"
    (place,) = find_quote("What if I can’t pay?", [document])
    assert not place.verbatim
    assert place.passage_id is None


def test_across_passages_and_nowhere(document: Document) -> None:
    (place,) = find_quote("See this.\n\nPoints by length:", [document])
    assert place.verbatim
    assert place.passage_id is None
    assert find_quote("four cards of the deck", [document]) == []


@pytest.mark.parametrize("quote", ["", "  ", "x" * 2001])
def test_bounds(document: Document, quote: str) -> None:
    with pytest.raises(ValueError, match="1–2000 characters"):
        find_quote(quote, [document])


def test_every_place_is_given(document: Document) -> None:
    assert len(find_quote("the", [document])) == document.text.lower().count("the")
