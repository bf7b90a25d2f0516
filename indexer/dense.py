"""Which passages mean what a question asks: an exact FAISS index and its spread of scores, by language."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import faiss
import numpy as np
import numpy.typing as npt

from indexer.embedding import Vectors

Rows = npt.NDArray[np.int64]
PRIOR = 30


def covariance(centred: Vectors) -> Vectors:
    """The covariance of centred vectors."""
    wide = centred.astype(np.float64)
    return np.asarray(wide.T @ wide / max(1, len(wide)), dtype=np.float32)


@dataclass(frozen=True, slots=True)
class DenseIndex:
    """The mapped passages of one language in a ``IndexFlatIP``.

    ``mean`` and ``covariance`` of the vectors give, for any question, the mean and deviation of its scores
    over all passages without looking at them: that is what makes scores of languages comparable.
    """

    index: faiss.Index
    mean: Vectors
    covariance: Vectors

    @classmethod
    def build(cls, vectors: Vectors, pooled: Vectors | None = None) -> DenseIndex:
        """Index vectors that were mapped into the language-neutral space.

        The spread is blended with ``pooled``, that of all languages, as if `PRIOR` more passages showed it:
        a language with few passages has no reliable spread of its own.
        """
        index = faiss.IndexFlatIP(vectors.shape[1])
        index.add(np.ascontiguousarray(vectors))
        mean = np.asarray(vectors.mean(axis=0), dtype=np.float32)
        spread = covariance(vectors - mean)
        if pooled is not None:
            weight = len(vectors) / (len(vectors) + PRIOR)
            spread = np.asarray(weight * spread + (1 - weight) * pooled, dtype=np.float32)
        return cls(index, mean, spread)

    def __len__(self) -> int:
        return int(self.index.ntotal)

    def spread(self, query: Vectors) -> tuple[float, float]:
        """The mean and the deviation of a question's scores over all passages of this language."""
        variance = float(query @ self.covariance @ query)
        return float(query @ self.mean), max(variance, 1e-8) ** 0.5

    def top(self, query: Vectors, k: int, allowed: Rows | None = None) -> tuple[Vectors, Rows]:
        """The best ``k`` rows and their scores, among ``allowed`` where given."""
        params = None
        if allowed is not None:
            params = faiss.SearchParameters(sel=faiss.IDSelectorBatch(allowed))  # type: ignore[call-arg]
            k = min(k, len(allowed))
        k = min(k, len(self))
        if k == 0:
            return np.zeros(0, dtype=np.float32), np.zeros(0, dtype=np.int64)
        scores, rows = self.index.search(query.reshape(1, -1), k, params=params)
        found = rows[0] >= 0
        return scores[0][found], rows[0][found]

    def scores(self, query: Vectors, rows: Rows) -> Vectors:
        """The scores of given rows."""
        if not len(rows):
            return np.zeros(0, dtype=np.float32)
        return np.asarray(self.index.reconstruct_batch(rows) @ query, dtype=np.float32)

    def save(self, folder: Path, lang: str) -> None:
        """Write ``dense-<lang>.faiss`` and ``spread-<lang>.npz``."""
        faiss.write_index(self.index, str(folder / f"dense-{lang}.faiss"))
        np.savez(folder / f"spread-{lang}.npz", mean=self.mean, covariance=self.covariance)

    @classmethod
    def load(cls, folder: Path, lang: str) -> DenseIndex:
        """Read what `save` wrote."""
        with np.load(folder / f"spread-{lang}.npz", allow_pickle=False) as data:
            mean, covariance = data["mean"], data["covariance"]
        return cls(faiss.read_index(str(folder / f"dense-{lang}.faiss")), mean, covariance)
