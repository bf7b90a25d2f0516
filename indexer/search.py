"""Finds the passages that speak of a question, whatever language they are in."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from corpus.model import Document, Passage
from indexer.dense import DenseIndex, Rows, covariance
from indexer.embedding import Embedder, Vectors
from indexer.errors import IndexProblem
from indexer.lexical import Floats, LexicalIndex
from indexer.space import Space, learn_space

CANDIDATES = 200
LEXICAL_WEIGHT = 0.35
FOREIGN_SCALE = 30.0


@dataclass(frozen=True, slots=True)
class Hit:
    """A passage found.

    ``score`` is the strength of the match in deviations above the average passage of its language; ``parts``
    is what it is made of: ``cosine``, ``dense`` (the cosine standardised) and ``lexical``.
    """

    passage: Passage
    score: float
    parts: Mapping[str, float]


def passage_text(passage: Passage) -> str:
    """What of a passage is indexed: its headings below the document's title, then its text."""
    headings = passage.heading[1:] if len(passage.heading) > 1 else passage.heading
    return f"{' – '.join(headings)}: {passage.text}" if headings else passage.text


@dataclass(frozen=True, slots=True)
class LanguagePart:
    """One language's passages: their places in the index, and both indexes over them."""

    rows: Rows
    dense: DenseIndex
    lexical: LexicalIndex


@dataclass(frozen=True)
class Index:
    """An index in memory. Searches are deterministic; ties go to the passage that stands first.

    ``documents`` are the documents the passages come from, by id (empty for passages without any).
    ``folder`` and ``manifest`` belong to an index that was opened from disk.
    """

    passages: tuple[Passage, ...]
    space: Space
    parts: Mapping[str, LanguagePart]
    documents: Mapping[str, Document] = field(default_factory=dict)
    embedder: Embedder | None = None
    folder: Path | None = None
    manifest: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def from_vectors(
        cls,
        passages: Sequence[Passage],
        vectors: Vectors,
        space: Space,
        *,
        documents: Mapping[str, Document] | None = None,
        embedder: Embedder | None = None,
    ) -> Index:
        """Index passages whose raw vectors are given, in a space that was learned before."""
        parts = {}
        langs = sorted({p.lang for p in passages})
        rows_of = {
            lang: np.asarray([i for i, p in enumerate(passages) if p.lang == lang], np.int64)
            for lang in langs
        }
        mapped = {lang: space.passages(vectors[rows], lang) for lang, rows in rows_of.items()}
        pooled = covariance(np.vstack([v - v.mean(axis=0) for v in mapped.values()]))
        for lang, rows in rows_of.items():
            dense = DenseIndex.build(mapped[lang], pooled)
            lexical = LexicalIndex.build([passage_text(passages[i]) for i in rows], lang)
            parts[lang] = LanguagePart(rows, dense, lexical)
        return cls(tuple(passages), space, parts, documents or {}, embedder)

    @cached_property
    def by_id(self) -> Mapping[str, Passage]:
        """Passages by id."""
        return {p.id: p for p in self.passages}

    @cached_property
    def _editions(self) -> Any:
        return np.asarray([p.edition for p in self.passages])

    def extra(self, name: str) -> Path:
        """The folder of an extra that was built with the index (`indexer.build`)."""
        if self.folder is None or not (self.folder / name).is_dir():
            raise IndexProblem(f"the index holds no {name!r}")
        return self.folder / name

    def encode(self, query: str) -> Vectors:
        """The raw vector of a question."""
        if self.embedder is None:
            raise IndexProblem("the index was opened without an embedder", "pass query_vector")
        return np.asarray(self.embedder.encode_queries([query])[0], dtype=np.float32)

    def search(
        self,
        query: str,
        *,
        query_vector: Vectors | None = None,
        lang: str,
        editions: Collection[str] | None = None,
        rules: Collection[str] | None = None,
        exclude: Collection[str] = (),
        k: int = 10,
    ) -> list[Hit]:
        """The best ``k`` passages for a question in ``lang``, from every language.

        ``editions`` and ``rules`` keep only passages of one of these editions, stating one of these rules;
        passages whose ids are in ``exclude`` are never shown.
        Within each language, meaning and words are standardised over all of its passages and added, words of
        another language only as names and numbers. So languages compete fairly: a score is the strength of a
        match in deviations above the average passage of its language, 3 and more is a clear match.
        """
        if k < 1:
            return []
        raw = self.encode(query) if query_vector is None else query_vector
        vector = self.space.queries(np.asarray(raw, dtype=np.float32).reshape(1, -1), lang)[0]
        found: list[tuple[float, int, dict[str, float]]] = []
        for name, part in self.parts.items():
            allowed = self._allowed(part, editions, rules, exclude)
            if allowed is None or len(allowed):
                found += _search_part(part, query, name == lang, vector, allowed, max(k, CANDIDATES))
        found.sort(key=lambda item: (-item[0], item[1]))
        return [Hit(self.passages[row], score, parts) for score, row, parts in found[:k]]

    def _allowed(
        self,
        part: LanguagePart,
        editions: Collection[str] | None,
        rules: Collection[str] | None,
        exclude: Collection[str],
    ) -> Rows | None:
        if editions is None and rules is None and not exclude:
            return None
        keep = np.ones(len(part.rows), dtype=bool)
        if editions is not None:
            keep &= np.isin(self._editions[part.rows], sorted(editions))
        if rules is not None:
            wanted = set(rules)
            keep &= np.asarray([not wanted.isdisjoint(self.passages[i].rules) for i in part.rows], dtype=bool)
        if exclude:
            hidden = set(exclude)
            keep &= np.asarray([self.passages[i].id not in hidden for i in part.rows], dtype=bool)
        return np.flatnonzero(keep).astype(np.int64)


def _search_part(
    part: LanguagePart, query: str, own: bool, vector: Vectors, allowed: Rows | None, count: int
) -> list[tuple[float, int, dict[str, float]]]:
    """Search one language: candidates by meaning and by words, their scores, and what these are made of."""
    lexical = part.lexical.scores(query) if own else part.lexical.foreign_scores(query)
    pools = [part.dense.top(vector, count)[1], _best(lexical, np.arange(len(lexical)), count)]
    if allowed is not None:
        pools += [part.dense.top(vector, count, allowed)[1], _best(lexical, allowed, count)]
    rows = np.unique(np.concatenate(pools))
    cosine = part.dense.scores(vector, rows)
    mean, deviation = part.dense.spread(vector)
    dense = (cosine - mean) / deviation
    words = lexical[rows]
    fused = (1 - LEXICAL_WEIGHT) * dense + LEXICAL_WEIGHT * words if own else dense + words / FOREIGN_SCALE
    shown = np.ones(len(rows), dtype=bool) if allowed is None else np.isin(rows, allowed)
    parts = {"cosine": cosine, "dense": dense, "lexical": words}
    return [
        (float(fused[i]), int(part.rows[rows[i]]), {name: float(values[i]) for name, values in parts.items()})
        for i in np.flatnonzero(shown)
    ]


def _best(scores: Floats, pool: Rows, count: int) -> Rows:
    """The rows of the pool with the highest positive scores."""
    best = pool[np.argsort(-scores[pool], kind="stable")[:count]]
    return np.asarray(best[scores[best] > 0], dtype=np.int64)


def index_passages(
    passages: Sequence[Passage],
    embedder: Embedder,
    *,
    sentences: Sequence[Mapping[str, str]] = (),
    questions: Mapping[str, Sequence[str]] | None = None,
) -> Index:
    """Embed and index passages in memory."""
    vectors = embedder.encode_passages([passage_text(p) for p in passages])
    by_lang = {
        lang: vectors[[i for i, p in enumerate(passages) if p.lang == lang]]
        for lang in {p.lang for p in passages}
    }
    asked = {lang: embedder.encode_queries(texts) for lang, texts in (questions or {}).items()}
    space = learn_space(embedder, by_lang, questions=asked, sentences=sentences)
    return Index.from_vectors(passages, vectors, space, embedder=embedder)
