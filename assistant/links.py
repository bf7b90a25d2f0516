"""Which rules an unannotated passage states: measured by its likeness to the rules' own sentences.

A rule's sentence in the passage's language is compared with the passage and with each of its sentences; the mean of the
passage's and its best sentence's likeness decides. Links made here are marked as automatic wherever they are shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from assistant.normalize import LANGUAGES
from assistant.sentences import statement
from corpus.model import Passage
from corpus.sentences import sentences as sentences_of
from indexer.embedding import Embedder
from rules import EDITIONS, load_catalogue

Floats = npt.NDArray[np.float32]

# Chosen on our own annotated documents, their annotations hidden: precision .94, recall .79 (docs/answers.md).
LIKENESS = 0.50
MARGIN = 0.08
MOST = 3


def rule_links(passages: Sequence[Passage], embedder: Embedder) -> dict[str, list[str]]:
    """The rules stated by each passage without annotation, by passage id, the likeliest first."""
    found: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        for edition in EDITIONS:
            chosen = [p for p in passages if p.lang == lang and p.edition == edition and not p.rules]
            if chosen:
                found.update(_links(chosen, lang, edition, embedder))
    return found


def _links(
    passages: Sequence[Passage], lang: str, edition: str, embedder: Embedder
) -> Mapping[str, list[str]]:
    rules = [r for r in load_catalogue().values() if edition in r.editions and not r.open]
    sentences = [statement(r.id, edition, lang) for r in rules]
    stated = centre(embedder.encode_passages(sentences))
    given = centre(embedder.encode_passages([p.text for p in passages]), minimum=12)
    cut = [(row, text) for row, p in enumerate(passages) for text in sentences_of(p.text, lang)]
    by_sentence = centre(embedder.encode_passages([text for _, text in cut]), minimum=12) @ stated.T
    best_sentence = np.full((len(passages), len(rules)), -1.0, dtype=np.float32)
    for (row, _), values in zip(cut, by_sentence, strict=True):
        best_sentence[row] = np.maximum(best_sentence[row], values)
    likeness = (given @ stated.T + best_sentence) / 2
    links: dict[str, list[str]] = {}
    for row, passage in zip(likeness, passages, strict=True):
        order = np.argsort(-row, kind="stable")[:MOST]
        best = float(row[order[0]])
        names = [rules[i].id for i in order if row[i] >= LIKENESS and row[i] >= best - MARGIN]
        if names:
            links[passage.id] = names
    return links


def centre(vectors: Floats, minimum: int = 2) -> Floats:
    """Unit vectors with their common part removed; too few vectors are left as they are."""
    if len(vectors) < minimum:
        return vectors
    moved = vectors - vectors.mean(axis=0)
    norms = np.linalg.norm(moved, axis=1, keepdims=True)
    return np.asarray(moved / np.maximum(norms, 1e-6), dtype=np.float32)
