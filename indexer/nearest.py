"""Nearest vectors by inner product: exact for few, approximate and compressed for many, always within a filter."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import faiss
import numpy as np
import numpy.typing as npt

from indexer.embedding import Vectors

Rows = npt.NDArray[np.int64]

# Above so many vectors the approximate index is built. Up to here an exact search takes under 4 ms; the table in
# docs/retrieval.md (`python -m eval.bench.scale`) shows both from 10,000 to 1,000,000.
EXACT_UP_TO = 50_000
# Cells: twice the square root of the number of vectors. Of so many cells the vectors are compared with a question.
PROBES = 256
# A filter that leaves at most so many rows is searched row by row, without any loss of recall.
FEW = 2_000
# Allowed rows that form at most so many runs are searched run by run: a run costs no test a row.
MOST_RUNS = 16
_TRAINING_PER_CELL = 64
_ROUNDS = 10
_SEED = 1

# One question at a time over few passages: waking threads costs more than they save.
faiss.omp_set_num_threads(1)


class Nearest:
    """Unit vectors, numbered from 0, and a search for those nearest to a question.

    Up to `EXACT_UP_TO` vectors it is a flat index of 4 bytes a dimension; above, an inverted file of cells whose
    vectors take one byte a dimension. A quantised vector is off by about a thousandth of its length.
    """

    def __init__(self, index: faiss.Index) -> None:
        self._index: Any = index  # the stubs of faiss do not know all methods
        self.exact = isinstance(index, faiss.IndexFlat)

    @classmethod
    def build(cls, vectors: Vectors) -> Nearest:
        """Index unit vectors (n × dimensions); the same vectors give the same index."""
        vectors = np.ascontiguousarray(vectors, dtype=np.float32)
        count, dim = vectors.shape
        index: Any = faiss.IndexFlatIP(dim)
        if count > EXACT_UP_TO:
            index = faiss.IndexIVFScalarQuantizer(
                index, dim, int(2 * count**0.5), faiss.ScalarQuantizer.QT_8bit, faiss.METRIC_INNER_PRODUCT
            )
            index.cp.seed = _SEED
            index.cp.niter = _ROUNDS
            index.cp.spherical = True
            index.cp.min_points_per_centroid = 1
            index.cp.max_points_per_centroid = _TRAINING_PER_CELL
            index.train(vectors)
            index.make_direct_map()  # from a row to its place in a cell
        index.add(vectors)
        return cls(index)

    def __len__(self) -> int:
        return int(self._index.ntotal)

    @property
    def all(self) -> Vectors:
        """All vectors of an exact index, without copying them."""
        count, dim = len(self), self._index.d
        if not count:
            return np.zeros((0, dim), dtype=np.float32)
        return np.asarray(faiss.rev_swig_ptr(self._index.get_xb(), count * dim)).reshape(count, dim)

    def vectors(self, rows: Rows) -> Vectors:
        """The vectors of some rows, in an approximate index as they were quantised."""
        if self.exact:
            return np.asarray(self.all[rows])
        return np.asarray(self._index.reconstruct_batch(rows), dtype=np.float32)

    def top(self, query: Vectors, k: int, allowed: Rows | None = None) -> Rows:
        """At most ``k`` rows nearest to a question, best first; only ``allowed`` ones (ascending) where given.

        The filter works inside the search: no row is lost to others that are filtered out later.
        """
        k = min(k, len(self) if allowed is None else len(allowed))
        if k <= 0:
            return np.zeros(0, dtype=np.int64)
        if allowed is not None and len(allowed) <= FEW and not self.exact:
            scores = inner(self.vectors(allowed), query)
            return allowed[np.argsort(-scores, kind="stable")[:k]]
        if allowed is None or len(allowed) == len(self):
            return self._search(query, k, None, len(self))[1]
        spans = runs(allowed)
        if len(spans) > MOST_RUNS:
            kept = np.zeros(len(self), dtype=bool)
            kept[allowed] = True
            bitmap = faiss.IDSelectorBitmap(np.packbits(kept, bitorder="little"))  # type: ignore[call-arg,arg-type]
            return self._search(query, k, bitmap, len(allowed))[1]
        found = [
            self._search(query, k, faiss.IDSelectorRange(int(start), int(end), True), len(allowed))
            for start, end in spans
        ]
        scores, rows = (np.concatenate(parts) for parts in zip(*found, strict=True))
        return np.asarray(rows[np.lexsort((rows, -scores))[:k]], dtype=np.int64)

    def _search(self, query: Vectors, k: int, selector: Any, allowed: int) -> tuple[Vectors, Rows]:
        """Scores and rows of the ``k`` nearest that the selector lets through, of ``allowed`` rows in all."""
        if self.exact:
            parameters = None if selector is None else faiss.SearchParameters(sel=selector)  # type: ignore[call-arg]
        else:
            # A filter thins the cells out: as many more are looked into, so that as many vectors are compared.
            probes = min(int(np.ceil(PROBES * len(self) / allowed)), int(self._index.nlist))
            parameters = faiss.SearchParametersIVF(sel=selector, nprobe=probes)  # type: ignore[call-arg]
        scores, rows = self._index.search(query.reshape(1, -1), k, params=parameters)
        there = rows[0] >= 0
        return np.asarray(scores[0][there]), np.asarray(rows[0][there], dtype=np.int64)

    def save(self, path: Path) -> None:
        """Write one file."""
        faiss.write_index(self._index, str(path))

    @classmethod
    def load(cls, path: Path) -> Nearest:
        """Read what `save` wrote."""
        return cls(faiss.read_index(str(path)))

    @property
    def bytes(self) -> int:
        """How many bytes its vectors, their numbers and the cells take in memory."""
        count, dim = len(self), int(self._index.d)
        if self.exact:
            return 4 * dim * count
        number_and_place = 16
        return count * (dim + number_and_place) + 4 * dim * int(self._index.nlist)


def inner(vectors: Vectors, query: Vectors) -> Vectors:
    """The inner product of each vector (n × dimensions) with a question's.

    On one thread: a matrix product shares even some thousand rows out, and waits for its threads where others
    keep the processor busy (4 ms instead of 0.06 ms for 2,048 rows).
    """
    return np.asarray(np.einsum("ij,j->i", vectors, query), dtype=np.float32)


def runs(rows: Rows) -> Rows:
    """Ascending rows as half-open runs [n, 2].

    >>> runs(np.asarray([2, 3, 4, 9])).tolist()
    [[2, 5], [9, 10]]
    """
    if not len(rows):
        return np.zeros((0, 2), dtype=np.int64)
    breaks = np.flatnonzero(np.diff(rows) != 1)
    starts = rows[np.concatenate([[0], breaks + 1])]
    ends = rows[np.concatenate([breaks, [len(rows) - 1]])] + 1
    return np.stack([starts, ends], axis=1).astype(np.int64)


def spread_out(starts: Rows, counts: Rows) -> Rows:
    """The rows of runs that begin at ``starts`` and have ``counts`` rows each, one run after the other.

    >>> spread_out(np.asarray([2, 9]), np.asarray([3, 1])).tolist()
    [2, 3, 4, 9]
    """
    ends = np.cumsum(counts)
    total = int(ends[-1]) if len(ends) else 0
    return np.asarray(np.repeat(starts - (ends - counts), counts) + np.arange(total), dtype=np.int64)
