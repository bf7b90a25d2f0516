"""Whether words stand in a document to the letter, and where."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from corpus.model import Document

MAX_QUOTE = 2000
_DASHES = dict.fromkeys(map(ord, "‐‑‒–—−"), "-")
_QUOTES = dict.fromkeys(map(ord, '«»“”„‟"′″`´‘’‚'), "'")


@dataclass(frozen=True, slots=True)
class QuotePlace:
    """Where a quote stands: ``document.text[start:end]``.

    ``verbatim`` says that it agrees to the letter; otherwise it differs only in case, spacing, dashes or
    quotation marks. ``passage_id`` is the passage that holds all of it, or None.
    """

    document_id: str
    passage_id: str | None
    start: int
    end: int
    verbatim: bool


def _fold(text: str) -> tuple[str, list[int]]:
    """A text folded for comparison, and for each of its characters the place in the original."""
    out: list[str] = []
    places: list[int] = []
    for place, character in enumerate(text):
        if character.isspace():
            if out and out[-1] == " ":
                continue
            piece = " "
        else:
            piece = unicodedata.normalize("NFC", character).casefold().translate(_DASHES).translate(_QUOTES)
        for letter in piece:
            out.append(letter)
            places.append(place)
    return "".join(out), places


def find_quote(quote: str, documents: Iterable[Document]) -> list[QuotePlace]:
    """Every place where a quote stands, verbatim ones first, then in the order of documents.

    Raises `ValueError` for an empty quote or one longer than 2000 characters.
    """
    quote = quote.strip()
    if not quote or len(quote) > MAX_QUOTE:
        raise ValueError(f"quote: must have 1–{MAX_QUOTE} characters, got {len(quote)}")
    folded = re.sub(r"\s+", " ", _fold(quote)[0]).strip()
    found: list[QuotePlace] = []
    for document in documents:
        exact = [m.start() for m in re.finditer(re.escape(quote), document.text)]
        spans = {(start, start + len(quote)): True for start in exact}
        whole, places = _fold(document.text)
        at = whole.find(folded)
        while folded and at >= 0:
            span = (places[at], places[at + len(folded) - 1] + 1)
            spans.setdefault(span, False)
            at = whole.find(folded, at + 1)
        found += [
            QuotePlace(document.provenance.id, _holder(document, start, end), start, end, verbatim)
            for (start, end), verbatim in sorted(spans.items())
        ]
    return sorted(found, key=lambda place: not place.verbatim)


def _holder(document: Document, start: int, end: int) -> str | None:
    return next((p.id for p in document.passages if p.start <= start and end <= p.end), None)
