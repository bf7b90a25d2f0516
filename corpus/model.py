"""The corpus' vocabulary: documents, their provenance, and the passages they are cut into."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from corpus.repairs import Repair


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


class State(StrEnum):
    """Whether a document is searched and cited; one that is not stays in the store, and can be opened."""

    CURRENT = "current"
    SUPERSEDED = "superseded"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class Relations:
    """What a document does to others, by their ids (`corpus.versions` says what follows).

    ``supersedes``: it stands in their place. ``amends``: it changes them, only in ``rules`` and ``passages``
    where such are named.
    """

    supersedes: tuple[str, ...] = ()
    amends: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    passages: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """A document's state: since which day, superseded by which document, or withdrawn for which reason."""

    state: State = State.CURRENT
    since: str | None = None
    by: str | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Document:
    """A cleaned document and its passages in reading order. ``text`` is what offsets point into.

    ``taken_in`` is the day (YYYY-MM-DD) on which an ingested document came; None for shipped ones.
    """

    provenance: Provenance
    text: str
    passages: tuple[Passage, ...]
    repairs: tuple[Repair, ...] = field(default=())
    relations: Relations = field(default=Relations())
    standing: Standing = field(default=Standing())
    taken_in: str | None = None

    @property
    def in_force(self) -> bool:
        """Whether it is searched and cited."""
        return self.standing.state is State.CURRENT

    @property
    def editions(self) -> frozenset[str]:
        """The editions that it speaks of."""
        return frozenset({self.provenance.edition, *(p.edition for p in self.passages)})
