"""Finds the passages that speak of a question, whatever language they are in."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from corpus.model import Document, Passage
from indexer.dense import DenseIndex, Rows
from indexer.embedding import Embedder, Vectors
from indexer.errors import IndexProblem
from indexer.lexical import LexicalIndex
from indexer.space import Space, learn_space

CANDIDATES = 200
DENSE_WEIGHT = 0.7
LEXICAL_WEIGHT = 0.3


@dataclass(frozen=True, slots=True)
class Hit:
    """A passage found. ``parts`` holds what the score is made of: ``cosine``, ``dense``, ``lexical``."""

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
        for lang in sorted({p.lang for p in passages}):
            rows = np.asarray([i for i, p in enumerate(passages) if p.lang == lang], dtype=np.int64)
            dense = DenseIndex.build(space.passages(vectors[rows], lang))
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
        k: int = 10,
    ) -> list[Hit]:
        """The best ``k`` passages for a question in ``lang``, from every language.

        ``editions`` and ``rules`` keep only passages of one of these editions, stating one of these rules.
        Scores are standardised per language over all of its passages, filtered or not: 0 is the average
        passage, 3 and more a clear match. Words count only in the question's own language.
        """
        if k < 1:
            return []
        raw = self.encode(query) if query_vector is None else query_vector
        vector = self.space.queries(np.asarray(raw, dtype=np.float32).reshape(1, -1), lang)[0]
        found: list[tuple[float, int, dict[str, float]]] = []
        for name, part in self.parts.items():
            allowed = self._allowed(part, editions, rules)
            if allowed is not None and not len(allowed):
                continue
            found += self._search_part(part, query if name == lang else None, vector, allowed, k)
        found.sort(key=lambda item: (-item[0], item[1]))
        return [Hit(self.passages[row], score, parts) for score, row, parts in found[:k]]

    def _allowed(
        self, part: LanguagePart, editions: Collection[str] | None, rules: Collection[str] | None
    ) -> Rows | None:
        if editions is None and rules is None:
            return None
        keep = np.ones(len(part.rows), dtype=bool)
        if editions is not None:
            keep &= np.isin(self._editions[part.rows], sorted(editions))
        if rules is not None:
            wanted = set(rules)
            keep &= np.asarray([not wanted.isdisjoint(self.passages[i].rules) for i in part.rows], dtype=bool)
        return np.flatnonzero(keep).astype(np.int64)

    def _search_part(
        self, part: LanguagePart, query: str | None, vector: Vectors, allowed: Rows | None, k: int
    ) -> list[tuple[float, int, dict[str, float]]]:
        count = max(k, CANDIDATES)
        _, rows = part.dense.top(vector, count, allowed)
        lexical = np.zeros(len(part.rows), dtype=np.float32)
        if query is not None:
            lexical = part.lexical.scores(query)
            pool = np.arange(len(part.rows)) if allowed is None else allowed
            best = pool[np.argsort(-lexical[pool], kind="stable")[:count]]
            rows = np.union1d(rows, best[lexical[best] > 0])
        cosine = part.dense.scores(vector, rows)
        mean, deviation = part.dense.spread(vector)
        dense = (cosine - mean) / deviation
        score = dense
        if query is not None:
            score = DENSE_WEIGHT * dense + LEXICAL_WEIGHT * lexical[rows]
        return [
            (
                float(s),
                int(part.rows[row]),
                {"cosine": float(c), "dense": float(d), "lexical": float(lexical[row])},
            )
            for s, row, c, d in zip(score, rows, cosine, dense, strict=True)
        ]


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
