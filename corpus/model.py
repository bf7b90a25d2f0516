"""The corpus' vocabulary: documents, their provenance, and the passages they are cut into."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class Authority(StrEnum):
    """How much a source's word weighs; earlier members govern later ones (design, "Corpus")."""

    OFFICIAL = "official"
    PUBLISHER = "publisher"
    PLATFORM = "platform"
    COMMUNITY = "community"
    MACHINE_TRANSLATED = "machine_translated"

    @property
    def rank(self) -> int:
        """0 for the weightiest; smaller governs."""
        return list(Authority).index(self)


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a document comes from: everything a citation shows about its source."""

    id: str
    title: str
    lang: str
    edition: str
    authority: Authority
    publisher: str
    license: str
    date: str | None = None
    url: str | None = None
    sha256: str = ""


@dataclass(frozen=True, slots=True)
class Passage:
    """A piece of one document about one rule, small enough to quote.

    ``document.text[start:end] == text`` always holds, so a quote can be verified to the letter.
    ``edition`` may differ from the document's where a file holds two maps. ``heading`` is the path of
    headings above it, outermost first. ``page`` counts from 1 and is None where there are no pages.
    ``rules`` are the ids the passage states, by annotation; empty where nobody annotated it.
    """

    id: str
    document_id: str
    lang: str
    edition: str
    text: str
    start: int
    end: int
    heading: tuple[str, ...] = ()
    page: int | None = None
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Document:
    """A cleaned document and its passages in reading order. ``text`` is what offsets point into."""

    provenance: Provenance
    text: str
    passages: tuple[Passage, ...]
    repairs: tuple[str, ...] = field(default=())
