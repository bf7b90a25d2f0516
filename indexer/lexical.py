"""Which passages share words with a question: BM25 over stems and character n-grams, one index a language."""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
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


@lru_cache(maxsize=1_000_000)
def _bucket(token: str) -> int:
    return zlib.crc32(token.encode("utf-8")) & (BUCKETS - 1)


def bm25_matrix(texts: Iterable[list[str]]) -> Any:
    """BM25 weights as a sparse matrix, passages by hashed tokens (Robertson and Zaragoza 2009).

    The texts are read once; of each token four bytes are kept until the matrix is made.
    """
    buckets = array("i")
    ends = array("q", [0])
    for tokens in texts:
        buckets.extend(map(_bucket, tokens))
        ends.append(len(buckets))
    rows = len(ends) - 1
    indptr = np.frombuffer(ends, dtype=np.int64)
    lengths = np.diff(indptr).astype(np.float32)
    counted = sparse.csr_matrix(
        (np.ones(len(buckets), dtype=np.float32), np.frombuffer(buckets, dtype=np.int32), indptr),
        shape=(rows, BUCKETS),
    )
    counted.sum_duplicates()
    matrix = counted.tocsc()
    frequency = np.diff(matrix.indptr)
    idf = np.log1p((rows - frequency + 0.5) / (frequency + 0.5)).astype(np.float32)
    norm = K1 * (1 - B + B * lengths / max(float(lengths.mean()), 1.0)) if rows else lengths
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
            lang, {name: bm25_matrix(cut(text, lang) for text in texts) for name, cut in FIELDS.items()}
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
        total = np.zeros(len(self), dtype=np.float32)
        matrix: Any = self._matrices[name]
        for bucket in sorted({_bucket(token) for token in FIELDS[name](query, self.lang)}):
            places = slice(matrix.indptr[bucket], matrix.indptr[bucket + 1])
            total[matrix.indices[places]] += matrix.data[places]  # a column names each row once
        return total

    @property
    def bytes(self) -> int:
        """How many bytes the matrices take in memory."""
        return sum(m.data.nbytes + m.indices.nbytes + m.indptr.nbytes for m in self._matrices.values())

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
