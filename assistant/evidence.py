"""Which passages support a rule, and which of their sentences settles it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from assistant.addresses import page_image_address
from assistant.amendments import Amendments
from assistant.answer import Citation
from assistant.likeness import grams, overlap
from assistant.overlay import Precedence
from assistant.sentences import statement
from corpus.model import Document, Passage
from corpus.sentences import sentence_spans
from rules import RuleError, load_catalogue

_QUESTION_MARKS = ("?", ";", "\u037e")
MAX_CITATIONS = 3
_FIRST = 0.08
BASE = "usa"


class Evidence:
    """The passages by the rules they state: by annotation, and by measured similarity for ingested documents.

    ``documents`` and ``passages`` hold those that are no longer in force, too, so that old citations can be opened;
    only what is in force is cited.
    """

    def __init__(
        self,
        documents: Mapping[str, Document],
        links: Mapping[str, Sequence[str]] | None = None,
        precedence: Sequence[Precedence] = (),
        likely: Mapping[str, Mapping[str, float]] | None = None,
    ) -> None:
        self.precedence = tuple(precedence)
        self._likely = likely or {}
        self.documents = documents
        self.passages = {p.id: p for d in documents.values() for p in d.passages}
        self.links = {k: tuple(v) for k, v in (links or {}).items()}
        self.in_force = [d for d in documents.values() if d.in_force]
        self._declared: dict[str, tuple[str, ...]] = {}
        self.amendments = Amendments(self.in_force, self.rules_of)
        self._declared = self.amendments.stated
        self._by_rule: dict[str, list[Passage]] = {}
        for document in self.in_force:
            for passage in document.passages:
                for rule in self.rules_of(passage):
                    self._by_rule.setdefault(rule, []).append(passage)

    def rules_of(self, passage: Passage) -> tuple[str, ...]:
        """The rules a passage states."""
        return self._declared.get(passage.id) or passage.rules or self.links.get(passage.id, ())

    def for_rule(self, rule: str, editions: Sequence[str], lang: str) -> list[Passage]:
        """Passages that state ``rule`` as it holds in ``editions``, the best first.

        A passage about the edition comes before one about the base game (whose rule an edition may inherit), the
        asker's language before others, annotated before measured, weightier sources before lighter ones.
        """
        entry = load_catalogue()[rule]
        wanted = list(editions) or list(entry.editions)
        if any(e in entry.inherits for e in wanted) and BASE not in wanted:
            wanted.append(BASE)

        def rank(passage: Passage) -> tuple[int, bool, bool, bool, int, int, str]:
            authority = self.documents[passage.document_id].provenance.authority.rank
            place = passage.rules.index(rule) if rule in passage.rules else 9
            edition = 0 if passage.edition in editions or not editions else 1
            # The answer to a frequent question opens with a yes or no of its own; the rule itself reads better.
            asked = bool(passage.heading) and passage.heading[-1].rstrip().endswith(_QUESTION_MARKS)
            return (edition, passage.lang != lang, not passage.rules, asked, authority, place, passage.id)

        found = [p for p in self._by_rule.get(rule, ()) if p.edition in wanted]
        for decision in self._decided(rule, found):
            found = [p for p in found if p.document_id != decision.over]
        return sorted(found, key=rank)

    def likely_for(self, rule: str, editions: Sequence[str]) -> list[Passage]:
        """Passages of ``editions`` that may state ``rule``, though none is sure to, the likeliest first."""
        found = [
            (told[rule], p)
            for d in self.in_force
            for p in d.passages
            if rule in (told := self._likely.get(p.id, {})) and p.edition in editions
        ]
        return [p for _, p in sorted(found, key=lambda pair: (-pair[0], pair[1].id))]

    def decided(self, rule: str, editions: Sequence[str]) -> list[Precedence]:
        """The decisions of editors between two documents that both state ``rule`` in ``editions``, latest first."""
        return self._decided(rule, [p for p in self._by_rule.get(rule, ()) if p.edition in editions])

    def _decided(self, rule: str, found: Sequence[Passage]) -> list[Precedence]:
        speaking = {p.document_id for p in found}
        made: list[Precedence] = []
        for decision in reversed(self.precedence):
            if decision.about(rule) and {decision.document, decision.over} <= speaking:
                speaking.discard(decision.over)
                made.append(decision)
        return made

    def cite(
        self,
        rules: Iterable[str],
        editions: Sequence[str],
        lang: str,
        limit: int = MAX_CITATIONS,
        *,
        each: bool = True,
    ) -> list[Citation]:
        """Citations for ``rules``, one a rule, and (``each``) one for each further edition spoken of.

        Each is followed by what amends it; amendments do not count towards ``limit``.
        """
        cited: dict[str, list[Citation]] = {}
        for rule in rules:
            found = self.for_rule(rule, editions, lang)
            if not found:
                continue
            beside = {a.id for p in found for a in self.amendments.of(p, rule)}
            found = [p for p in found if p.id not in beside]
            picks = [found[0]]
            if each and len(editions) > 1:
                for edition in editions:
                    picks += [p for p in found if p.edition == edition][:1]
            elif found[0].lang != lang:
                picks += [p for p in found if p.lang == lang][:1]
            for passage in picks:
                if passage.id in cited:
                    known = {c.passage_id for c in cited[passage.id]}
                    cited[passage.id] += [
                        c for c in self._amending(passage, rule) if c.passage_id not in known
                    ]
                elif len(cited) < limit:
                    cited[passage.id] = [self.citation(passage, rule), *self._amending(passage, rule)]
        return [citation for group in cited.values() for citation in group]

    def cite_passage(
        self, passage: Passage, rule: str | None = None, highlight: tuple[int, int] | None = None
    ) -> list[Citation]:
        """A passage as a citation, followed by what amends it; one that amends another follows that one."""
        targets = self.amendments.targets(passage)
        if targets:
            amended = self.citation(targets[0], rule)
            return [amended, self.citation(passage, rule, highlight, amends=targets[0].id)]
        return [self.citation(passage, rule, highlight), *self._amending(passage, rule)]

    def _amending(self, passage: Passage, rule: str | None) -> list[Citation]:
        return [self.citation(a, rule, amends=passage.id) for a in self.amendments.of(passage, rule)]

    def citation(
        self,
        passage: Passage,
        rule: str | None = None,
        highlight: tuple[int, int] | None = None,
        *,
        amends: str | None = None,
    ) -> Citation:
        """A passage as a citation, the sentence that settles ``rule`` marked.

        ``amends`` is the passage that it amends; without it, an amending passage names the amended document.
        """
        source = self.documents[passage.document_id].provenance
        span = highlight or settling_sentence(passage, rule)
        return Citation(
            passage_id=passage.id,
            document_id=passage.document_id,
            title=source.title,
            lang=passage.lang,
            edition=passage.edition,
            section=" – ".join(passage.heading[1:] or passage.heading),
            page=passage.page,
            quote=passage.text,
            highlights=[list(span)],
            authority=source.authority.value,
            url=source.url,
            rules=list(self.rules_of(passage)),
            automatic=not passage.rules and passage.id not in self._declared and passage.id in self.links,
            amends=amends or next(iter(self.amendments.amended_by(passage)), None),
            page_image=page_image_address(passage, span),
        )


def settling_sentence(passage: Passage, rule: str | None) -> tuple[int, int]:
    """The span of the sentence of ``passage`` closest to the rule's own sentence; the first one on a tie."""
    spans = list(sentence_spans(passage.text, passage.lang))
    if not spans:
        return (0, len(passage.text))
    if rule is None or len(spans) == 1:
        return spans[0]
    try:
        target = grams(statement(rule, passage.edition, passage.lang), passage.lang)
    except RuleError:
        return spans[0]
    scored = [
        (overlap(grams(passage.text[a:b], passage.lang), target), -i, (a, b))
        for i, (a, b) in enumerate(spans)
    ]
    best = max(scored)
    # By convention the first sentence of our own passages states the rule; a later one must fit clearly better.
    first = scored[0]
    return best[2] if best[0] > first[0] + (_FIRST if passage.rules else 0.0) else first[2]
