"""Whether somebody's words stand in the documents, where, and whether cleaning changed them on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from corpus.model import Document, Passage
from corpus.originals import Original, as_it_stood
from corpus.quotes import QuotePlace, differences, find_quote

MOST_PLACES = 20
# How words stand in a document, the surest first.
MATCHES = (
    "verbatim",  # to the letter, in the cleaned text and in the original
    "normalised",  # but for case, spaces, dashes, quotation marks or the way accents are written
    "repaired",  # in the cleaned text; the original, given beside it, reads otherwise
    "left_out",  # in the original alone: cleaning left it out
    "unchecked",  # in the cleaned text; the original is missing or damaged
)


@dataclass(frozen=True, slots=True)
class Found:
    """One place of a quote.

    ``start`` and ``end`` are offsets (code points) into the document's cleaned text, ``text`` is what stands
    there; None for words that were left out. ``original`` is what stands in the file as it came, where it reads
    otherwise than ``text`` (white space apart). ``passages`` are those that the quote touches, ``passage_id`` the
    one that holds all of it. ``page`` counts from 1; ``printed_page`` is the number printed on it.
    """

    document: Document
    match: str
    start: int | None
    end: int | None
    text: str | None
    original: str | None
    differences: tuple[str, ...] = ()
    passage_id: str | None = None
    passages: tuple[str, ...] = ()
    page: int | None = None
    printed_page: str | None = None


@dataclass(frozen=True, slots=True)
class Verification:
    """The surest match (one of `MATCHES`, or ``not_found``), its places, and how many there are in all."""

    match: str
    places: tuple[Found, ...]
    total: int


def verify_quote(
    quote: str,
    documents: Iterable[Document],
    original_of: Callable[[Document], Original | None],
    *,
    passage_id: str | None = None,
) -> Verification:
    """Look for a quote in documents, or in one passage of them.

    At most `MOST_PLACES` places are given, the surest first. Raises `ValueError` for an empty quote or one that
    is too long.
    """
    chosen = list(documents)
    quote = quote.strip()
    found = find_quote(quote, chosen)
    by_id = {d.provenance.id: d for d in chosen}
    if passage_id is not None:
        passage = next(p for d in chosen for p in d.passages if p.id == passage_id)
        found = [f for f in found if _within(f, passage)]
    places = [_judge(quote, f, by_id[f.document_id], original_of) for f in found[:MOST_PLACES]]
    total = len(found)
    if not places and passage_id is None:
        places = _left_out(quote, chosen, original_of)
        total = len(places)
    places.sort(key=lambda place: MATCHES.index(place.match))
    return Verification(places[0].match if places else "not_found", tuple(places[:MOST_PLACES]), total)


def _within(found: QuotePlace, passage: Passage) -> bool:
    return (
        found.document_id == passage.document_id and passage.start <= found.start and found.end <= passage.end
    )


def _judge(
    quote: str, found: QuotePlace, document: Document, original_of: Callable[[Document], Original | None]
) -> Found:
    text = document.text[found.start : found.end]
    original = original_of(document)
    stood = as_it_stood(document.text, found.start, found.end, original.text) if original else None
    differs = differences(quote, text)
    if stood is None:
        match = "unchecked"
    elif " ".join(stood.split()) != " ".join(text.split()):
        match = "repaired"
    else:
        match, stood = ("normalised" if differs else "verbatim"), None
    touched = [p for p in document.passages if p.start < found.end and found.start < p.end]
    page = next((p.page for p in touched), None)
    return Found(
        document=document,
        match=match,
        start=found.start,
        end=found.end,
        text=text,
        original=stood,
        differences=differs,
        passage_id=found.passage_id,
        passages=tuple(p.id for p in touched),
        page=page,
        printed_page=original.printed.get(page) if original and page else None,
    )


def _left_out(
    quote: str, documents: Iterable[Document], original_of: Callable[[Document], Original | None]
) -> list[Found]:
    """Where a quote stands in the originals alone; one place a document."""
    out = []
    for document in documents:
        original = original_of(document)
        if original is None:
            continue
        raw = replace(document, text=original.text, passages=())
        for place in find_quote(quote, [raw])[:1]:
            stood = original.text[place.start : place.end]
            out.append(
                Found(document, "left_out", None, None, None, stood, differences=differences(quote, stood))
            )
    return out
