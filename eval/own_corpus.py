"""How often the passages that state the rule asked about are found in our own documents, by the judged questions.

A question is *same-language* when its language has a passage that states the rule (in an edition it may be about), else
*cross-lingual*. Measured for the search alone and for the search as the product uses it: with the topics that the
question may be about, and the edition that it names.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from assistant.build import prepared
from assistant.editions import read_edition
from assistant.normalize import LANGUAGES
from assistant.relations import rule_weights
from assistant.service import Assistant
from eval.answers import Question

WITHIN = 5
_TOPICS = 12


def own_corpus_recall(assistant: Assistant, questions: Sequence[Question]) -> dict[str, dict[str, float]]:
    """Recall within the first `WITHIN` passages, by way of searching and kind, overall and by language."""
    hits: dict[tuple[str, str, str], list[bool]] = defaultdict(list)
    passages = assistant.index.passages
    for q in questions:
        wanted = set(q.expect.get("rules") or ())
        stated = [p for p in passages if wanted.intersection(p.rules)]
        if not stated or "answered" not in q.statuses:
            continue
        text, reading = prepared(q.request.question, q.lang)
        vector = assistant.index.encode(text)
        edition = read_edition(reading, q.request.edition).edition
        editions = None if edition is None else tuple(dict.fromkeys((edition, "usa")))
        topics = assistant.topics.topics(reading, vector)[:_TOPICS]
        weights = rule_weights((t.label, t.probability) for t in topics)
        kind = "same" if any(p.lang == q.lang for p in stated) else "cross"
        gold = {p.id for p in stated}
        alone = assistant.index.search(text, query_vector=vector, lang=q.lang, k=WITHIN)
        used = assistant.index.search(
            text, query_vector=vector, lang=q.lang, editions=editions, rule_weights=weights, k=WITHIN
        )
        for way, found in (("search alone", alone), ("as used", used)):
            right = any(h.passage.id in gold for h in found)
            for group in ("all", q.lang):
                hits[(way, kind, group)].append(right)
    table: dict[str, dict[str, float]] = {}
    for way in ("search alone", "as used"):
        for kind in ("same", "cross"):
            row = table.setdefault(f"{way}, {kind}", {})
            for group in ("all", *LANGUAGES):
                flags = hits.get((way, kind, group))
                if flags:
                    row[group] = round(sum(flags) / len(flags), 3)
    return table
