"""What documents do to each other: one supersedes another or amends it; what was superseded or withdrawn rests.

A document is left out of search and citations when it is withdrawn or when another supersedes it, whatever the
authority and date of either: only what is declared counts. A withdrawn document has no effect on others, so withdrawing
a new printing brings back the old one. Relations to a document that is not loaded lie dormant.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from corpus.errors import IngestError
from corpus.model import Document, Relations, Standing, State


def check_relations(document: Document, library: Iterable[Document]) -> None:
    """Check what a document says of others against all documents, itself among them.

    Raises `IngestError` that names the field: an unknown id, the document itself, another edition or language, a
    rule or passage that the amended documents do not have, or a document that is superseded in a circle.
    """
    known = {other.provenance.id: other for other in library}
    relations, own = document.relations, document.provenance.id
    for field, ids in (("supersedes", relations.supersedes), ("amends", relations.amends)):
        for other_id in ids:
            if other_id == own:
                raise IngestError(
                    "self", field, other_id, "is the document itself", allowed="another document's id"
                )
            if other_id not in known:
                raise IngestError(
                    "unknown",
                    field,
                    other_id,
                    "unknown",
                    allowed=f"one of {_names(known, own)}",
                    known=_names(known, own),
                )
            other = known[other_id]
            if not document.editions & other.editions:
                raise IngestError(
                    "edition",
                    field,
                    other_id,
                    f"is about another edition ({', '.join(sorted(other.editions))})",
                    allowed=f"a document about {', '.join(sorted(document.editions))}",
                    theirs=", ".join(sorted(other.editions)),
                    ours=", ".join(sorted(document.editions)),
                )
    for other_id in relations.supersedes:
        other = known[other_id]
        if not other.editions <= document.editions:
            rest = ", ".join(sorted(other.editions - document.editions))
            raise IngestError(
                "supersedes-editions",
                "supersedes",
                other_id,
                f"speaks of {rest}, too",
                allowed="supersede it edition by edition: amend",
                theirs=rest,
            )
        if other.provenance.lang != document.provenance.lang:
            raise IngestError(
                "supersedes-lang",
                "supersedes",
                other_id,
                f"is in another language ({other.provenance.lang})",
                allowed=f"a document in {document.provenance.lang}; to change rules of it, amend it",
                theirs=other.provenance.lang,
                ours=document.provenance.lang,
            )
    _check_targets(relations, [known[i] for i in relations.amends])
    circle = _circle(own, known, "supersedes") or _circle(own, known, "amends")
    if circle:
        raise IngestError("circle", circle[0], " → ".join(circle[1]), "goes in a circle")


def _names(known: Mapping[str, Document], own: str) -> str:
    return ", ".join(sorted(i for i in known if i != own)) or "(there is no other document)"


def _check_targets(relations: Relations, amended: Sequence[Document]) -> None:
    """Check the rules and passages that an amendment names."""
    if not amended:
        for field, named in (("amends_rules", relations.rules), ("amends_passages", relations.passages)):
            if named:
                raise IngestError(
                    "amends-nothing",
                    field,
                    ", ".join(named),
                    "amends no document",
                    allowed="name the document with amends",
                )
        return
    ids = ", ".join(d.provenance.id for d in amended)
    passages = {p.id for d in amended for p in d.passages}
    for passage in relations.passages:
        if passage not in passages:
            raise IngestError(
                "amends-passage",
                "amends_passages",
                passage,
                "unknown",
                allowed=f"the id of a passage of {ids}",
                documents=ids,
            )
    # Without annotations nobody can say yet which rules a document states: that is measured at the build.
    annotated = all(any(p.rules for p in d.passages) for d in amended)
    stated = {rule for d in amended for p in d.passages for rule in p.rules}
    for rule in relations.rules:
        if annotated and rule not in stated:
            raise IngestError(
                "amends-rule",
                "amends_rules",
                rule,
                f"is not stated by {ids}",
                allowed=f"one of {', '.join(sorted(stated))}",
                documents=ids,
                known=", ".join(sorted(stated)),
            )


def _circle(start: str, known: Mapping[str, Document], field: str) -> tuple[str, list[str]] | None:
    """The ids along which a document comes back to itself, if it does."""
    trail: list[tuple[str, list[str]]] = [(start, [start])]
    seen: set[str] = set()
    while trail:
        at, path = trail.pop()
        if at not in known:
            continue
        for to in getattr(known[at].relations, field):
            if to == start:
                return field, [*path, to]
            if to not in seen:
                seen.add(to)
                trail.append((to, [*path, to]))
    return None


def with_standings(documents: Sequence[Document], withdrawals: Mapping[str, Standing]) -> list[Document]:
    """The documents in their order, each with its standing.

    A document that front matter or ``withdrawals`` (by id) declares withdrawn is so, whatever supersedes it. One is
    superseded by the nearest document in its line of successors that is not withdrawn, of several by the last to come.
    """
    successors: dict[str, list[Document]] = {}
    for document in documents:
        for old in document.relations.supersedes:
            successors.setdefault(old, []).append(document)

    def withdrawn(document: Document) -> Standing | None:
        declared = document.standing if document.standing.state is State.WITHDRAWN else None
        return declared or withdrawals.get(document.provenance.id)

    def standing(document: Document) -> Standing:
        if gone := withdrawn(document):
            return gone
        seen = {document.provenance.id}
        nearest = [document]
        while nearest:
            following = [s for d in nearest for s in successors.get(d.provenance.id, ())]
            nearest = [s for s in following if s.provenance.id not in seen]
            seen |= {s.provenance.id for s in nearest}
            effective = [s for s in nearest if withdrawn(s) is None]
            if effective:
                last = max(effective, key=lambda s: (_day(s) or "", s.provenance.id))
                return Standing(State.SUPERSEDED, _day(last), last.provenance.id)
        return Standing()

    return [replace(document, standing=standing(document)) for document in documents]


def _day(document: Document) -> str | None:
    """The day since which a document has its effect: when it was taken in, or its date for shipped ones."""
    return document.taken_in or document.provenance.date
