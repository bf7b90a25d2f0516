"""Which passages support a rule, and which of their sentences settles it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from assistant.answer import Citation
from assistant.normalize import words
from assistant.sentences import statement
from corpus.model import Document, Passage
from corpus.sentences import sentence_spans
from rules import RuleError, load_catalogue

_GRAM = 4
_QUESTION_MARKS = ("?", ";", "\u037e")
MAX_CITATIONS = 3
BASE = "usa"


class Evidence:
    """The passages by the rules they state: by annotation, and by measured similarity for ingested documents."""

    def __init__(
        self, documents: Mapping[str, Document], links: Mapping[str, Sequence[str]] | None = None
    ) -> None:
        self.documents = documents
        self.passages = {p.id: p for d in documents.values() for p in d.passages}
        self.links = {k: tuple(v) for k, v in (links or {}).items()}
        self._by_rule: dict[str, list[Passage]] = {}
        for passage in self.passages.values():
            for rule in self.rules_of(passage):
                self._by_rule.setdefault(rule, []).append(passage)

    def rules_of(self, passage: Passage) -> tuple[str, ...]:
        """The rules a passage states."""
        return passage.rules or self.links.get(passage.id, ())

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
        return sorted(found, key=rank)

    def cite(
        self,
        rules: Iterable[str],
        editions: Sequence[str],
        lang: str,
        limit: int = MAX_CITATIONS,
        *,
        each: bool = True,
    ) -> list[Citation]:
        """Citations for ``rules``, one a rule, and (``each``) one for each further edition spoken of."""
        cited: dict[str, Citation] = {}
        for rule in rules:
            found = self.for_rule(rule, editions, lang)
            if not found:
                continue
            picks = [found[0]]
            if each and len(editions) > 1:
                for edition in editions:
                    picks += [p for p in found if p.edition == edition][:1]
            elif found[0].lang != lang:
                picks += [p for p in found if p.lang == lang][:1]
            for passage in picks:
                if passage.id not in cited and len(cited) < limit:
                    cited[passage.id] = self.citation(passage, rule)
        return list(cited.values())

    def citation(
        self, passage: Passage, rule: str | None = None, highlight: tuple[int, int] | None = None
    ) -> Citation:
        """A passage as a citation, the sentence that settles ``rule`` marked."""
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
            automatic=not passage.rules and bool(self.links.get(passage.id)),
        )


def settling_sentence(passage: Passage, rule: str | None) -> tuple[int, int]:
    """The span of the sentence of ``passage`` closest to the rule's own sentence; the first one on a tie."""
    spans = list(sentence_spans(passage.text, passage.lang))
    if not spans:
        return (0, len(passage.text))
    if rule is None or len(spans) == 1:
        return spans[0]
    try:
        target = _grams(statement(rule, passage.edition, passage.lang), passage.lang)
    except RuleError:
        return spans[0]
    scored = [
        (_overlap(_grams(passage.text[a:b], passage.lang), target), -i, (a, b))
        for i, (a, b) in enumerate(spans)
    ]
    best = max(scored)
    # By convention the first sentence states the rule; a later one must fit clearly better.
    first = scored[0]
    return best[2] if best[0] > first[0] + 0.08 else first[2]


def _grams(text: str, lang: str) -> set[str]:
    found: set[str] = set()
    for word in words(text, lang):
        padded = f"^{word}$"
        found.update(padded[i : i + _GRAM] for i in range(max(1, len(padded) - _GRAM + 1)))
    return found


def _overlap(a: Collection[str], b: Collection[str]) -> float:
    return len(set(a) & set(b)) / (len(a) * len(b)) ** 0.5 if a and b else 0.0
