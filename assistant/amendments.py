"""Which passages amend which: what documents declare (`corpus.model.Relations`), brought down to single passages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from assistant.likeness import grams, overlap
from assistant.sentences import statement
from corpus.model import Document, Passage
from rules import RuleError

T = TypeVar("T")


class Amendments:
    """The amendments among documents in force.

    An amendment of a rule changes every passage of the amended document that states the rule; where neither rules nor
    passages are named, every rule that the amending document states is amended. For each target one passage of the
    amending document speaks: one that states the rule, else the one that is worded most like it. Several amendments of
    one passage stand in the order of their dates, the latest first, then by authority.

    ``stated`` are the rules that passages state by declaration alone, by passage id.
    """

    def __init__(self, documents: Sequence[Document], rules_of: Callable[[Passage], tuple[str, ...]]) -> None:
        self._documents = {d.provenance.id: d for d in documents}
        self._rules_of = rules_of
        self._of_rule: dict[tuple[str, str], list[Passage]] = {}
        self._of_passage: dict[str, list[Passage]] = {}
        self._amended: dict[str, list[str]] = {}
        self.stated: dict[str, tuple[str, ...]] = {}
        # Sorted twice: the later sort, by date, keeps the order of the earlier one among equals.
        by_weight = sorted(documents, key=lambda d: (d.provenance.authority.rank, d.provenance.id))
        for document in sorted(by_weight, key=lambda d: d.provenance.date or "", reverse=True):
            self._add(document)

    def _add(self, document: Document) -> None:
        relations = document.relations
        amended = [self._documents[i] for i in relations.amends if i in self._documents]
        if not amended or not document.passages:
            return
        rules = relations.rules
        if not rules and not relations.passages:
            rules = tuple(dict.fromkeys(r for p in document.passages for r in self._rules_of(p)))
        for other in amended:
            for rule in rules:
                for edition in sorted(other.editions):
                    speaker = self._speaker(document, rule, edition)
                    if speaker is not None:
                        _add(self._of_rule.setdefault((other.provenance.id, rule), []), speaker)
                        _add(self._amended.setdefault(speaker.id, []), other.provenance.id)
                        if rule not in (known := self._rules_of(speaker)):
                            named = self.stated.get(speaker.id, ())
                            self.stated[speaker.id] = tuple(dict.fromkeys((*(named or known), rule)))
            for passage in other.passages:
                if passage.id in relations.passages:
                    speaker = self._counterpart(document, passage)
                    _add(self._of_passage.setdefault(passage.id, []), speaker)
                    _add(self._amended.setdefault(speaker.id, []), other.provenance.id)

    def _speaker(self, document: Document, rule: str, edition: str) -> Passage | None:
        """The passage of an amending document that speaks on a rule of an edition."""
        pool = [p for p in document.passages if p.edition == edition]
        stating = [p for p in pool if rule in self._rules_of(p)]
        if stating:
            return min(stating, key=lambda p: (rule not in p.rules, self._rules_of(p).index(rule)))
        wording = _wording(rule, edition, document.provenance.lang)
        return _closest(pool, lambda _: wording) if pool and wording else None

    def _counterpart(self, document: Document, passage: Passage) -> Passage:
        """The passage of an amending document that speaks on a passage."""
        pool = [p for p in document.passages if p.edition == passage.edition] or list(document.passages)
        rules = self._rules_of(passage)
        shared = [p for p in pool if set(rules) & set(self._rules_of(p))]

        def wording(candidate: Passage) -> str:
            if candidate.lang == passage.lang:
                return passage.text
            return " ".join(_wording(rule, passage.edition, candidate.lang) for rule in rules)

        return _closest(shared or pool, wording)

    def of(self, passage: Passage, rule: str | None = None) -> list[Passage]:
        """The passages that amend ``passage`` in what it says of ``rule``, or of any rule, the weightiest first."""
        found = list(self._of_passage.get(passage.id, ()))
        for stated in self._rules_of(passage) if rule is None else (rule,):
            for speaker in self._of_rule.get((passage.document_id, stated), ()):
                if speaker.edition == passage.edition:
                    _add(found, speaker)
        return found

    def amended_by(self, passage: Passage) -> list[str]:
        """The ids of the documents in force that ``passage`` amends."""
        return list(self._amended.get(passage.id, ()))

    def targets(self, passage: Passage) -> list[Passage]:
        """The passages that ``passage`` amends."""
        return [
            other
            for document_id in self.amended_by(passage)
            for other in self._documents[document_id].passages
            if passage in self.of(other)
        ]


def _add(found: list[T], item: T) -> None:
    if item not in found:
        found.append(item)


def _closest(pool: Iterable[Passage], wording: Callable[[Passage], str]) -> Passage:
    """The passage worded most like what ``wording`` gives for it; the first one on a tie."""
    return max(pool, key=lambda p: overlap(grams(p.text, p.lang), grams(wording(p), p.lang)))


def _wording(rule: str, edition: str, lang: str) -> str:
    try:
        return statement(rule, edition, lang)
    except RuleError:
        return ""
