"""Whether words stand in a document to the letter, and where."""

from __future__ import annotations

import re
import unicodedata
from array import array
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache

from corpus.model import Document

MAX_QUOTE = 2000
_DASHES = dict.fromkeys(map(ord, "‐‑‒–—−"), "-")
_QUOTES = dict.fromkeys(map(ord, '«»“”„‟"′″`´‘’‚'), "'")
# What a quote may differ in and still be found, each as the function that makes texts alike.
DIFFERENCES: dict[str, Callable[[str], str]] = {
    "accents": lambda text: unicodedata.normalize("NFC", text),
    "case": str.casefold,
    "spaces": lambda text: " ".join(text.split()),
    "dashes": lambda text: text.translate(_DASHES),
    "quotation_marks": lambda text: text.translate(_QUOTES),
}


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


@lru_cache(maxsize=32)
def _fold(text: str) -> tuple[str, array[int]]:
    """A text folded for comparison, and for each of its characters the place in the original."""
    out: list[str] = []
    places = array("l")
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
    folded = _fold.__wrapped__(unicodedata.normalize("NFC", quote))[0].strip()
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


def differences(quote: str, text: str) -> tuple[str, ...]:
    """In which of `DIFFERENCES` a quote and the text that it was found in differ; none if to the letter."""
    if quote == text:
        return ()

    def alike(left_out: str) -> bool:
        a, b = quote, text
        for name, make in DIFFERENCES.items():
            if name != left_out:
                a, b = make(a), make(b)
        return a == b

    return tuple(name for name in DIFFERENCES if not alike(name))


def _holder(document: Document, start: int, end: int) -> str | None:
    return next((p.id for p in document.passages if p.start <= start and end <= p.end), None)
