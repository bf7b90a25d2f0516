"""Which passages mean what a question asks: exact FAISS indexes of passages and of their sentences."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import faiss
import numpy as np
import numpy.typing as npt

from indexer.embedding import Vectors

Rows = npt.NDArray[np.int64]
SAMPLE = 2048

# One question at a time over few passages: waking threads costs more than they save.
faiss.omp_set_num_threads(1)


def flat(vectors: Vectors) -> faiss.Index:
    """An exact inner-product index."""
    index = faiss.IndexFlatIP(vectors.shape[1])
    index.add(np.ascontiguousarray(vectors))
    return index


def _top(index: faiss.Index, query: Vectors, k: int, allowed: Rows | None) -> Rows:
    params = None
    if allowed is not None:
        params = faiss.SearchParameters(sel=faiss.IDSelectorBatch(allowed))  # type: ignore[call-arg]
        k = min(k, len(allowed))
    k = min(k, int(index.ntotal))
    if k <= 0:
        return np.zeros(0, dtype=np.int64)
    _, rows = index.search(query.reshape(1, -1), k, params=params)
    return np.asarray(rows[0][rows[0] >= 0], dtype=np.int64)


def _view(index: faiss.Index) -> Vectors:
    """The vectors inside a flat index, without copying them."""
    count = int(index.ntotal)
    if not count:
        return np.zeros((0, index.d), dtype=np.float32)
    inside: Any = index  # the stubs of faiss do not know the method
    return np.asarray(faiss.rev_swig_ptr(inside.get_xb(), count * index.d)).reshape(count, index.d)


class DenseIndex:
    """The mapped passages of one language, and the sentences of those that have several.

    Sentence ``i`` belongs to passage ``owners[i]``; owners ascend. A passage's closeness to a question is
    the mean its own and its best sentence's cosine: the whole says what it is about, the sentence settles it.
    ``sample`` are rows (all of a small language) over which scores are standardised.
    """

    def __init__(self, passages: faiss.Index, sentences: faiss.Index, owners: Rows, sample: Rows) -> None:
        self.passages = passages
        self.sentences = sentences
        self.owners = owners
        self.sample = sample
        self._whole = _view(passages)
        self._pieces = _view(sentences)

    @classmethod
    def build(
        cls, passages: Vectors, sentences: Vectors | None = None, owners: Sequence[int] = ()
    ) -> DenseIndex:
        """Index vectors that were mapped into the language-neutral space."""
        if sentences is None:
            sentences = np.zeros((0, passages.shape[1]), dtype=np.float32)
        count = len(passages)
        sample = np.arange(count)
        if count > SAMPLE:
            sample = np.sort(np.random.default_rng(0).choice(count, SAMPLE, replace=False))
        return cls(flat(passages), flat(sentences), np.asarray(owners, np.int64), sample.astype(np.int64))

    def __len__(self) -> int:
        return int(self.passages.ntotal)

    def top(self, query: Vectors, k: int, allowed: Rows | None = None) -> Rows:
        """Rows of passages that are among the ``k`` nearest, or one of whose sentences is; ascending."""
        rows = _top(self.passages, query, k, allowed)
        inside = None
        if allowed is not None:
            inside = np.flatnonzero(np.isin(self.owners, allowed)).astype(np.int64)
        owners = self.owners[_top(self.sentences, query, k, inside)]
        return np.union1d(rows, owners)

    def closeness(self, query: Vectors, rows: Rows) -> Vectors:
        """How close passages are to a question: the mean of a passage's and its best sentence's cosine."""
        if not len(rows):
            return np.zeros(0, dtype=np.float32)
        everything = len(rows) == len(self)
        whole = np.asarray((self._whole if everything else self._whole[rows]) @ query, dtype=np.float32)
        starts = np.searchsorted(self.owners, rows, side="left")
        counts = np.searchsorted(self.owners, rows, side="right") - starts
        if not counts.sum():
            return whole
        ends = np.cumsum(counts)
        pieces = self._pieces
        if not everything:
            pieces = pieces[np.repeat(starts - (ends - counts), counts) + np.arange(ends[-1])]
        best = whole.copy()
        some = counts > 0
        best[some] = np.maximum.reduceat(pieces @ query, (ends - counts)[some])
        return np.asarray((whole + best) / 2, dtype=np.float32)

    def spread(self, query: Vectors) -> tuple[float, float]:
        """The mean and the deviation of a question's closeness over this language."""
        values = self.closeness(query, self.sample)
        return float(values.mean()), float(values.std())

    def save(self, folder: Path, lang: str) -> None:
        """Write the files ``dense-<lang>-*``."""
        faiss.write_index(self.passages, str(folder / f"dense-{lang}-passages.faiss"))
        faiss.write_index(self.sentences, str(folder / f"dense-{lang}-sentences.faiss"))
        np.savez(folder / f"dense-{lang}-rows.npz", owners=self.owners, sample=self.sample)

    @classmethod
    def load(cls, folder: Path, lang: str) -> DenseIndex:
        """Read what `save` wrote."""
        with np.load(folder / f"dense-{lang}-rows.npz", allow_pickle=False) as data:
            owners, sample = data["owners"], data["sample"]
        passages = faiss.read_index(str(folder / f"dense-{lang}-passages.faiss"))
        sentences = faiss.read_index(str(folder / f"dense-{lang}-sentences.faiss"))
        return cls(passages, sentences, owners, sample)
