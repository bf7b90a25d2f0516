"""Finds the passages that speak of a question, whatever language they are in."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from corpus.model import Document, Passage
from corpus.sentences import sentence_spans
from indexer.dense import DenseIndex
from indexer.embedding import Embedder, Vectors
from indexer.errors import IndexProblem
from indexer.lexical import Floats, LexicalIndex
from indexer.nearest import Rows
from indexer.space import Space, learn_space

CANDIDATES = 200
# Weights, chosen on judged sets of three public collections in six languages (eval/retrieval.py).
LEXICAL_WEIGHT = 0.3
OWN_LANGUAGE = 0.95  # a little less for the question's own language, which has words to help it
FOREIGN_SCALE = 40.0
RULE_GAIN = 6.0
PRIOR = 30  # a language with few passages borrows its spread from all, as if this many more showed it
MIN_SENTENCE = 20


@dataclass(frozen=True, slots=True)
class Hit:
    """A passage found.

    ``score`` is the strength of the match in deviations above the average passage of its language; ``parts``
    is what it is made of: ``cosine``, ``dense`` (the cosine standardised), ``lexical`` and ``rule``.
    """

    passage: Passage
    score: float
    parts: Mapping[str, float]


def passage_text(passage: Passage) -> str:
    """What of a passage is indexed: its headings below the document's title, then its text."""
    headings = passage.heading[1:] if len(passage.heading) > 1 else passage.heading
    return f"{' – '.join(headings)}: {passage.text}" if headings else passage.text


def sentence_texts(passage: Passage) -> list[str]:
    """The sentences of a passage that has several, each below its headings; short ones join the next."""
    pieces: list[str] = []
    start: int | None = None
    for begin, end in sentence_spans(passage.text, passage.lang):
        start = begin if start is None else start
        if end - start >= MIN_SENTENCE:
            pieces.append(passage.text[start:end])
            start = None
    if len(pieces) < 2:
        return []
    return [passage_text(replace(passage, text=piece)) for piece in pieces]


@dataclass(frozen=True, slots=True)
class LanguagePart:
    """One language's passages: their places in the index (`language_rows`), and both indexes over them."""

    rows: Rows
    dense: DenseIndex
    lexical: LexicalIndex


@dataclass(frozen=True)
class Index:
    """An index in memory. Searches are deterministic; ties go to the passage that stands first.

    ``documents`` are the documents the passages come from, by id (empty for passages without any), and those that
    are no longer searched.
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
        sentences: Sequence[Vectors],
        space: Space,
        *,
        documents: Mapping[str, Document] | None = None,
        embedder: Embedder | None = None,
    ) -> Index:
        """Index passages whose raw vectors are given, in a space that was learned before.

        ``sentences[i]`` holds the raw vectors of passage ``i``'s sentences (`sentence_texts`), maybe none.
        """
        parts = {}
        for lang in sorted({p.lang for p in passages}):
            rows = language_rows(passages, lang)
            owners = [place for place, i in enumerate(rows) for _ in sentences[i]]
            pieces = np.vstack([np.zeros((0, vectors.shape[1]), np.float32), *(sentences[i] for i in rows)])
            dense = DenseIndex.build(
                space.passages(vectors[rows], lang), space.passages(pieces, lang), owners
            )
            lexical = LexicalIndex.build([passage_text(passages[i]) for i in rows], lang)
            parts[lang] = LanguagePart(rows, dense, lexical)
        return cls(tuple(passages), space, parts, documents or {}, embedder)

    @cached_property
    def by_id(self) -> Mapping[str, Passage]:
        """Passages by id."""
        return {p.id: p for p in self.passages}

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
        rule_weights: Mapping[str, float] | None = None,
        k: int = 10,
    ) -> list[Hit]:
        """The best ``k`` passages for a question in ``lang``, from every language.

        ``editions`` and ``rules`` keep only passages of one of these editions, stating one of these rules;
        passages whose ids are in ``exclude`` are never shown. ``rule_weights`` say how likely the question is
        about a rule (0 to 1): passages that state it gain up to `RULE_GAIN`, whatever their language.
        Within each language, meaning and words are standardised over all of its passages and added, words of
        another language only as names and numbers. So languages compete fairly: a score is the strength of a
        match in deviations above the average passage of its language, 3 and more is a clear match.
        """
        if k < 1:
            return []
        raw = self.encode(query) if query_vector is None else query_vector
        vector = self.space.queries(np.asarray(raw, dtype=np.float32).reshape(1, -1), lang)[0]
        spreads = self._spreads(vector)
        found: list[tuple[float, int, dict[str, float]]] = []
        for name, part in self.parts.items():
            allowed = self._allowed(name, editions, rules, exclude)
            if allowed is None or len(allowed):
                count = max(k, CANDIDATES)
                about = self._about(name, rule_weights or {})
                found += _search_part(part, query, name == lang, vector, spreads[name], allowed, about, count)
        found.sort(key=lambda item: (-item[0], item[1]))
        return [Hit(self.passages[row], score, parts) for score, row, parts in found[:k]]

    @cached_property
    def _stating(self) -> Mapping[str, Mapping[str, Rows]]:
        """Which of a language's passages state a rule: rows by language and rule."""
        return {
            name: _grouped(self.passages[i].rules for i in part.rows) for name, part in self.parts.items()
        }

    @cached_property
    def _of_edition(self) -> Mapping[str, Mapping[str, Rows]]:
        """Which of a language's passages belong to an edition: rows by language and edition."""
        return {
            name: _grouped((self.passages[i].edition,) for i in part.rows)
            for name, part in self.parts.items()
        }

    @cached_property
    def _places(self) -> Mapping[str, int]:
        return {passage.id: place for place, passage in enumerate(self.passages)}

    @cached_property
    def _row_of(self) -> Rows:
        """The row of each passage within its language."""
        found = np.zeros(len(self.passages), dtype=np.int64)
        for part in self.parts.values():
            found[part.rows] = np.arange(len(part.rows))
        return found

    def _about(self, lang: str, weights: Mapping[str, float]) -> Vectors | None:
        """For each passage of a language, the weight of the likeliest rule that it states; None without weights."""
        if not weights:
            return None
        about = np.zeros(len(self.parts[lang].rows), dtype=np.float32)
        for rule, weight in weights.items():
            rows = self._stating[lang].get(rule)
            if rows is not None:
                about[rows] = np.maximum(about[rows], weight)
        return about

    def _spreads(self, vector: Vectors) -> dict[str, tuple[float, float]]:
        """Mean and deviation of a question's scores by language; small languages lean on all together."""
        own = {name: part.dense.spread(vector) for name, part in self.parts.items()}
        sizes = {name: len(part.rows) for name, part in self.parts.items()}
        pooled = sum(sizes[name] * own[name][1] ** 2 for name in own) / max(1, sum(sizes.values()))
        return {
            name: (
                mean,
                max(1e-4, ((sizes[name] * deviation**2 + PRIOR * pooled) / (sizes[name] + PRIOR)) ** 0.5),
            )
            for name, (mean, deviation) in own.items()
        }

    def _allowed(
        self,
        lang: str,
        editions: Collection[str] | None,
        rules: Collection[str] | None,
        exclude: Collection[str],
    ) -> Rows | None:
        """The rows of a language that a search may find, ascending; None for all."""
        if editions is None and rules is None and not exclude:
            return None
        own = self.parts[lang].rows
        keep = np.ones(len(own), dtype=bool)
        for groups, wanted in ((self._of_edition, editions), (self._stating, rules)):
            if wanted is not None:
                chosen = np.zeros(len(own), dtype=bool)
                for name in wanted:
                    chosen[groups[lang].get(name, [])] = True
                keep &= chosen
        hidden = [self._places[i] for i in exclude if i in self._places]
        keep[[self._row_of[place] for place in hidden if self.passages[place].lang == lang]] = False
        return np.flatnonzero(keep).astype(np.int64)


def language_rows(passages: Sequence[Passage], lang: str) -> Rows:
    """The places of a language's passages, those of an edition together, so that a filter is a run of rows."""
    own = [i for i, p in enumerate(passages) if p.lang == lang]
    return np.asarray(sorted(own, key=lambda i: passages[i].edition), dtype=np.int64)


def _grouped(names: Iterable[Iterable[str]]) -> dict[str, Rows]:
    """The rows under each name."""
    rows: dict[str, list[int]] = {}
    for row, own in enumerate(names):
        for name in own:
            rows.setdefault(name, []).append(row)
    return {name: np.asarray(found, dtype=np.int64) for name, found in rows.items()}


def _search_part(
    part: LanguagePart,
    query: str,
    own: bool,
    vector: Vectors,
    spread: tuple[float, float],
    allowed: Rows | None,
    about: Vectors | None,
    count: int,
) -> list[tuple[float, int, dict[str, float]]]:
    """Search one language: candidates by meaning and by words, their scores, and what these are made of."""
    lexical = part.lexical.scores(query) if own else part.lexical.foreign_scores(query)
    rows = np.union1d(part.dense.top(vector, count, allowed), _best(lexical, allowed, count))
    if about is not None:
        rows = np.union1d(rows, _best(about, allowed, count))
    likely = np.zeros(len(rows), dtype=np.float32) if about is None else about[rows]
    cosine = part.dense.closeness(vector, rows)
    dense = (cosine - spread[0]) / spread[1]
    words = lexical[rows]
    if own:
        fused = OWN_LANGUAGE * ((1 - LEXICAL_WEIGHT) * dense + LEXICAL_WEIGHT * words)
    else:
        fused = dense + words / FOREIGN_SCALE
    fused = fused + RULE_GAIN * likely
    parts = {"cosine": cosine, "dense": dense, "lexical": words, "rule": likely}
    return [
        (float(fused[i]), int(part.rows[row]), {name: float(values[i]) for name, values in parts.items()})
        for i, row in enumerate(rows)
    ]


def _best(scores: Floats, pool: Rows | None, count: int) -> Rows:
    """The rows of the pool (ascending; None for all) with the highest positive scores; the first among equals."""
    rows = np.flatnonzero(scores > 0).astype(np.int64) if pool is None else pool[scores[pool] > 0]
    if len(rows) > count:
        own = scores[rows]
        least = np.partition(own, len(own) - count)[len(own) - count]
        above = rows[own > least]
        rows = np.concatenate([above, rows[own == least][: count - len(above)]])
    return rows


def index_passages(
    passages: Sequence[Passage],
    embedder: Embedder,
    *,
    statements: Sequence[Mapping[str, str]] = (),
    questions: Mapping[str, Sequence[str]] | None = None,
) -> Index:
    """Embed and index passages in memory."""
    vectors = embedder.encode_passages([passage_text(p) for p in passages])
    texts = [sentence_texts(p) for p in passages]
    flat = embedder.encode_passages([text for group in texts for text in group])
    ends = np.cumsum([len(group) for group in texts])
    sentences = np.split(flat, ends[:-1]) if len(texts) else []
    asked = {lang: embedder.encode_queries(list(qs)) for lang, qs in (questions or {}).items()}
    space = learn_space(
        embedder, vectors_by_language(passages, vectors), questions=asked, sentences=statements
    )
    return Index.from_vectors(passages, vectors, sentences, space, embedder=embedder)


def vectors_by_language(passages: Sequence[Passage], vectors: Vectors) -> dict[str, Vectors]:
    """Raw passage vectors by language."""
    langs = sorted({p.lang for p in passages})
    return {lang: vectors[[i for i, p in enumerate(passages) if p.lang == lang]] for lang in langs}
