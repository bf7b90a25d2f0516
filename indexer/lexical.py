"""Which passages share words with a question: BM25 over stems and character n-grams, one index a language."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy import sparse

from indexer.tokens import grams, latin_grams, stems

BUCKETS = 1 << 20
K1 = 1.2
B = 0.75
Floats = npt.NDArray[np.float32]
Tokenize = Callable[[str, str], list[str]]

OWN: dict[str, Tokenize] = {"stems": stems, "grams": grams}
FOREIGN = "latin"
FIELDS: dict[str, Tokenize] = {**OWN, FOREIGN: latin_grams}


def _bucket(token: str) -> int:
    return zlib.crc32(token.encode("utf-8")) & (BUCKETS - 1)


def bm25_matrix(texts: Sequence[list[str]]) -> Any:
    """BM25 weights as a sparse matrix, passages by hashed tokens (Robertson and Zaragoza 2009)."""
    rows: list[int] = []
    columns: list[int] = []
    counts: list[int] = []
    for row, tokens in enumerate(texts):
        for bucket, count in Counter(map(_bucket, tokens)).items():
            rows.append(row)
            columns.append(bucket)
            counts.append(count)
    shape = (len(texts), BUCKETS)
    matrix = sparse.csc_matrix((np.asarray(counts, dtype=np.float32), (rows, columns)), shape=shape)
    frequency = np.diff(matrix.indptr)
    idf = np.log1p((len(texts) - frequency + 0.5) / (frequency + 0.5)).astype(np.float32)
    lengths = np.asarray([len(tokens) for tokens in texts], dtype=np.float32)
    norm = K1 * (1 - B + B * lengths / max(float(lengths.mean()), 1.0)) if len(texts) else lengths
    tf = matrix.data
    matrix.data = tf * (K1 + 1) / (tf + norm[matrix.indices]) * np.repeat(idf, frequency)
    return matrix


class LexicalIndex:
    """BM25 of one language's passages, for questions in it and, on names and numbers, in others."""

    def __init__(self, lang: str, matrices: dict[str, Any]) -> None:
        self.lang = lang
        self._matrices = matrices

    @classmethod
    def build(cls, texts: Sequence[str], lang: str) -> LexicalIndex:
        """Index the passages of one language."""
        return cls(
            lang, {name: bm25_matrix([cut(text, lang) for text in texts]) for name, cut in FIELDS.items()}
        )

    def __len__(self) -> int:
        first: Any = self._matrices["stems"]
        return int(first.shape[0])

    def scores(self, query: str) -> Floats:
        """Score every passage for a question in this language: standardised, zeros for no match."""
        total = np.zeros(len(self), dtype=np.float32)
        for name in OWN:
            total += standardise(self._bm25(name, query))
        return standardise(total)

    def foreign_scores(self, query: str) -> Floats:
        """BM25 for a question in another language: names, numbers and loan words, centred."""
        scores = self._bm25(FOREIGN, query)
        return np.asarray(scores - scores.mean(), dtype=np.float32) if len(scores) else scores

    def _bm25(self, name: str, query: str) -> Floats:
        buckets = sorted({_bucket(token) for token in FIELDS[name](query, self.lang)})
        if not buckets:
            return np.zeros(len(self), dtype=np.float32)
        return np.asarray(self._matrices[name][:, buckets].sum(axis=1), dtype=np.float32).ravel()

    def save(self, folder: Path) -> None:
        """Write one file a field."""
        for name, matrix in self._matrices.items():
            sparse.save_npz(folder / f"lexical-{self.lang}-{name}.npz", matrix)

    @classmethod
    def load(cls, folder: Path, lang: str) -> LexicalIndex:
        """Read what `save` wrote."""
        return cls(
            lang, {name: sparse.load_npz(folder / f"lexical-{lang}-{name}.npz").tocsc() for name in FIELDS}
        )


def standardise(scores: Floats) -> Floats:
    """Subtract the mean and divide by the deviation; all zeros where nothing differs."""
    if not len(scores):
        return scores
    deviation = float(scores.std())
    if deviation < 1e-6:
        return np.zeros_like(scores)
    return np.asarray((scores - scores.mean()) / deviation, dtype=np.float32)
