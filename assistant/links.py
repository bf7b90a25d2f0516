"""Which rules an unannotated passage states: measured sentence by sentence.

A sentence of a passage is compared with each rule of the edition in its own language: with the rule's sentence by the
model and by the letters of their words, with the example questions on the rule, and the passage as a whole with the
rule's sentence. The weighted mean decides. A passage that is not sure to state a rule may still be the likeliest to.
Links made here are marked as automatic wherever they are shown.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from assistant.examples import Example
from assistant.likeness import grams
from assistant.normalize import LANGUAGES
from assistant.sentences import statement
from corpus.model import Passage
from corpus.sentences import sentences as sentences_of
from indexer.embedding import Embedder
from rules import EDITIONS, load_catalogue

Floats = npt.NDArray[np.float32]

# Chosen on our own annotated documents with their annotations hidden, alone and two passages joined to one
# (`python -m eval.links`): the highest recall at the precision of comparing whole passages (.94).
LIKENESS = 0.46
MARGIN = 0.05
MOST_A_SENTENCE = 2
MOST = 5
# Least likeness of a sentence that may state a rule, though it is not sure to; and where no other is clearly likelier.
LIKELY = 0.25
LIKELIEST = 0.20
_WEIGHTS = {"sentence": 1.0, "words": 1.5, "questions": 1.0, "passage": 0.5}
_FEW = 12
_NUMBER = re.compile(r"\d{1,3}")


@dataclass(frozen=True)
class QuestionCentres:
    """For each language and rule the direction of its example questions: unit vectors, the common part removed."""

    names: tuple[str, ...]  # "tr station.cost"
    vectors: Floats

    FILE = "questions.npz"

    @classmethod
    def of(cls, examples: Sequence[Example], vectors: Floats) -> QuestionCentres:
        """From example questions and their vectors [n, dim]."""
        names: list[str] = []
        centres: list[Floats] = []
        for lang in LANGUAGES:
            rows = [i for i, e in enumerate(examples) if e.lang == lang and not e.label.startswith("oos.")]
            if not rows:
                continue
            centred = centre(vectors[rows])
            labels = np.asarray([examples[i].label for i in rows])
            for label in dict.fromkeys(labels.tolist()):
                mean = centred[labels == label].mean(axis=0)
                names.append(f"{lang} {label}")
                centres.append(mean / max(float(np.linalg.norm(mean)), 1e-6))
        return cls(tuple(names), np.asarray(centres, dtype=np.float32))

    def matrix(self, lang: str, rules: Sequence[str], dimensions: int) -> Floats:
        """The vectors of rules in a language [rules, dim]; zeros for a rule without questions."""
        rows = {name: i for i, name in enumerate(self.names)}
        out = np.zeros((len(rules), dimensions), dtype=np.float32)
        for j, rule in enumerate(rules):
            if (i := rows.get(f"{lang} {rule}")) is not None:
                out[j] = self.vectors[i]
        return out

    def save(self, folder: Path) -> None:
        """Write to a folder."""
        np.savez_compressed(
            folder / self.FILE, names=np.asarray(json.dumps(self.names)), vectors=self.vectors
        )

    @classmethod
    def load(cls, folder: Path) -> QuestionCentres:
        """Read from a folder."""
        with np.load(folder / cls.FILE, allow_pickle=False) as data:
            return cls(tuple(json.loads(str(data["names"]))), data["vectors"])


@dataclass(frozen=True, slots=True)
class Links:
    """What passages without annotation speak of, by passage id.

    ``stated`` are the rules that a passage surely states, the likeliest first; ``likely`` those that it
    may state, with the likeness: to fall back on where no passage surely states a rule.
    """

    stated: dict[str, list[str]] = field(default_factory=dict)
    likely: dict[str, dict[str, float]] = field(default_factory=dict)


def rule_links(passages: Sequence[Passage], embedder: Embedder, questions: QuestionCentres) -> Links:
    """Measures which rules the passages without annotation state."""
    found = Links()
    for lang in LANGUAGES:
        for edition in EDITIONS:
            chosen = [p for p in passages if p.lang == lang and p.edition == edition and not p.rules]
            if chosen:
                links = _links(chosen, lang, edition, embedder, questions)
                found.stated.update(links.stated)
                found.likely.update(links.likely)
    return found


def _links(
    passages: Sequence[Passage], lang: str, edition: str, embedder: Embedder, questions: QuestionCentres
) -> Links:
    rules = [r.id for r in load_catalogue().values() if edition in r.editions and not r.open]
    stated = [statement(rule, edition, lang) for rule in rules]
    cut = [(row, text) for row, p in enumerate(passages) for text in sentences_of(p.text, lang)]
    if not cut:
        return Links()
    raw = embedder.encode_passages(stated)
    own = centre(raw)
    by_sentence = centre(embedder.encode_passages([text for _, text in cut]), raw)
    by_passage = centre(embedder.encode_passages([p.text for p in passages]), raw) @ own.T
    asked = questions.matrix(lang, rules, own.shape[1])
    rows = [row for row, _ in cut]
    parts = {
        "sentence": by_sentence @ own.T,
        "words": _shared_words([text for _, text in cut], stated, lang),
        "questions": by_sentence @ asked.T,
        "passage": by_passage[rows],
    }
    likeness = sum(_WEIGHTS[name] * values for name, values in parts.items()) / sum(_WEIGHTS.values())
    numbers = [_numbers(text) for text in stated]
    best: list[dict[str, float]] = [{} for _ in passages]
    likely: list[dict[str, float]] = [{} for _ in passages]
    for (row, text), values in zip(cut, np.asarray(likeness), strict=True):
        order = np.argsort(-values, kind="stable")[: int((values >= LIKELIEST).sum())]
        said = _numbers(text)
        for place, i in enumerate(order):
            # A sentence with other numbers than the rule's speaks of something else.
            if numbers[i] and said and not numbers[i] & said:
                continue
            value = float(values[i])
            near = value >= values[order[0]] - MARGIN
            if near or value >= LIKELY:
                likely[row][rules[i]] = max(likely[row].get(rules[i], 0.0), round(value, 3))
            if near and value >= LIKENESS and place < MOST_A_SENTENCE:
                best[row][rules[i]] = max(best[row].get(rules[i], 0.0), value)
    return Links(
        {
            passage.id: sorted(found, key=lambda rule: -found[rule])[:MOST]
            for passage, found in zip(passages, best, strict=True)
            if found
        },
        {passage.id: found for passage, found in zip(passages, likely, strict=True) if found},
    )


def _numbers(text: str) -> set[int]:
    return {int(number) for number in _NUMBER.findall(text)}


def _shared_words(texts: Sequence[str], stated: Sequence[str], lang: str) -> Floats:
    """The share of a rule's sentence that stands in a text, in runs of letters weighted by how rare they are."""
    wanted = [grams(text, lang) for text in stated]
    counts: dict[str, int] = {}
    for found in wanted:
        for gram in found:
            counts[gram] = counts.get(gram, 0) + 1
    weight = {gram: float(np.log(1 + len(wanted) / n)) for gram, n in counts.items()}
    whole = [sum(weight[g] for g in found) or 1.0 for found in wanted]
    out = np.zeros((len(texts), len(stated)), dtype=np.float32)
    for i, text in enumerate(texts):
        given = grams(text, lang) & weight.keys()
        for j, found in enumerate(wanted):
            out[i, j] = sum(weight[g] for g in found & given) / whole[j]
    return out


def centre(vectors: Floats, instead: Floats | None = None) -> Floats:
    """Unit vectors with their common part removed; that of ``instead`` where there are too few of them."""
    middle = vectors if instead is None or len(vectors) >= _FEW else instead
    moved = vectors - middle.mean(axis=0)
    norms = np.linalg.norm(moved, axis=1, keepdims=True)
    return np.asarray(moved / np.maximum(norms, 1e-6), dtype=np.float32)
