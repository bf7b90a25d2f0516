"""Which passages mean what a question asks: an index of the passages of a language and of their sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

import numpy as np

from indexer.embedding import Vectors
from indexer.nearest import Nearest, Rows, inner, runs, spread_out

SAMPLE = 2048


class DenseIndex:
    """The mapped passages of one language, and the sentences of those that have several.

    Sentence ``i`` belongs to passage ``owners[i]``; owners ascend. A passage's closeness to a question is
    the mean its own and its best sentence's cosine: the whole says what it is about, the sentence settles it.
    ``sample`` are rows (all of a small language) over which scores are standardised.
    """

    def __init__(self, passages: Nearest, sentences: Nearest, owners: Rows, sample: Rows) -> None:
        self.passages = passages
        self.sentences = sentences
        self.owners = owners
        self.sample = sample

    @classmethod
    def build(
        cls, passages: Vectors, sentences: Vectors | None = None, owners: Sequence[int] | Rows = ()
    ) -> DenseIndex:
        """Index vectors that were mapped into the language-neutral space."""
        if sentences is None:
            sentences = np.zeros((0, passages.shape[1]), dtype=np.float32)
        count = len(passages)
        sample = np.arange(count)
        if count > SAMPLE:
            sample = np.sort(np.random.default_rng(0).choice(count, SAMPLE, replace=False))
        return cls(
            Nearest.build(passages),
            Nearest.build(sentences),
            np.asarray(owners, np.int64),
            sample.astype(np.int64),
        )

    def __len__(self) -> int:
        return len(self.passages)

    def top(self, query: Vectors, k: int, allowed: Rows | None = None) -> Rows:
        """Rows of passages that are among the ``k`` nearest, or one of whose sentences is; ascending."""
        rows = self.passages.top(query, k, allowed)
        inside = None
        if allowed is not None:
            spans = np.searchsorted(self.owners, runs(allowed))
            inside = spread_out(spans[:, 0], spans[:, 1] - spans[:, 0])
        owners = self.owners[self.sentences.top(query, k, inside)]
        return np.union1d(rows, owners)

    def closeness(self, query: Vectors, rows: Rows) -> Vectors:
        """How close passages are to a question: the mean of a passage's and its best sentence's cosine."""
        return _closeness(query, *self._vectors(rows))

    def spread(self, query: Vectors) -> tuple[float, float]:
        """The mean and the deviation of a question's closeness over this language."""
        values = _closeness(query, *self._sample_vectors)
        return float(values.mean()), float(values.std())

    @cached_property
    def _sample_vectors(self) -> tuple[Vectors, Vectors, Rows]:
        if len(self.sample) == len(self) and self.passages.exact and self.sentences.exact:
            counts = np.bincount(self.owners, minlength=len(self)).astype(np.int64)
            return self.passages.all, self.sentences.all, counts
        return self._vectors(self.sample)

    def _vectors(self, rows: Rows) -> tuple[Vectors, Vectors, Rows]:
        """The vectors of some passages, those of their sentences, and how many sentences each has."""
        starts = np.searchsorted(self.owners, rows, side="left")
        counts = np.searchsorted(self.owners, rows, side="right") - starts
        pieces = spread_out(starts, counts)
        return self.passages.vectors(rows), self.sentences.vectors(pieces), counts

    def save(self, folder: Path, lang: str) -> None:
        """Write the files ``dense-<lang>-*``."""
        self.passages.save(folder / f"dense-{lang}-passages.faiss")
        self.sentences.save(folder / f"dense-{lang}-sentences.faiss")
        np.savez(folder / f"dense-{lang}-rows.npz", owners=self.owners, sample=self.sample)

    @classmethod
    def load(cls, folder: Path, lang: str) -> DenseIndex:
        """Read what `save` wrote."""
        with np.load(folder / f"dense-{lang}-rows.npz", allow_pickle=False) as data:
            owners, sample = data["owners"], data["sample"]
        passages = Nearest.load(folder / f"dense-{lang}-passages.faiss")
        sentences = Nearest.load(folder / f"dense-{lang}-sentences.faiss")
        return cls(passages, sentences, owners, sample)


def _closeness(query: Vectors, whole: Vectors, pieces: Vectors, counts: Rows) -> Vectors:
    """`DenseIndex.closeness` of passages whose vectors are given; ``counts[i]`` sentences belong to passage ``i``."""
    close = inner(whole, query)
    if not len(pieces):
        return close
    best = close.copy()
    some = counts > 0
    best[some] = np.maximum.reduceat(inner(pieces, query), (np.cumsum(counts) - counts)[some])
    return np.asarray((close + best) / 2, dtype=np.float32)
