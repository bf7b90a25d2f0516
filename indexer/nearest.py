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
            scores = self.vectors(allowed) @ query
            return allowed[np.argsort(-scores, kind="stable")[:k]]
        _, rows = self._index.search(query.reshape(1, -1), k, params=self._parameters(allowed))
        return np.asarray(rows[0][rows[0] >= 0], dtype=np.int64)

    def _parameters(self, allowed: Rows | None) -> Any:
        selector = None
        if allowed is not None:
            kept = np.zeros(len(self), dtype=bool)
            kept[allowed] = True
            selector = faiss.IDSelectorBitmap(np.packbits(kept, bitorder="little"))  # type: ignore[call-arg,arg-type]
        if self.exact:
            return None if selector is None else faiss.SearchParameters(sel=selector)  # type: ignore[call-arg]
        # A filter thins the cells out: as many more are looked into, so that as many vectors are compared.
        probes = PROBES if allowed is None else int(np.ceil(PROBES * len(self) / len(allowed)))
        probes = min(probes, int(self._index.nlist))
        return faiss.SearchParametersIVF(sel=selector, nprobe=probes)  # type: ignore[call-arg]

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
