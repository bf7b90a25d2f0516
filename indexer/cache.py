"""Vectors kept between builds, so that only texts never seen before are embedded."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import numpy.typing as npt
from tqdm import tqdm

from indexer.embedding import Embedder, Vectors

_STEP = 64


def vector_key(model_id: str, kind: str, text: str) -> str:
    """The key of a text's vector; ``kind`` is ``q`` for questions and ``p`` for passages."""
    return hashlib.sha256(f"{model_id}\n{kind}\n{text}".encode("utf-8", "replace")).hexdigest()


def short_key(key: str) -> int:
    """The first 64 bits of a key."""
    return int(key[:16], 16)


def unpacked(vector: npt.NDArray[np.int8]) -> Vectors:
    """A unit vector from one packed into a byte a dimension."""
    values = vector.astype(np.float32)
    return np.asarray(values / max(float(np.linalg.norm(values)), 1e-6), dtype=np.float32)


def packed(vectors: Vectors) -> npt.NDArray[np.int8]:
    """Vectors [n, dim] in a byte a dimension; what was unpacked packs into the same bytes again."""
    scale = 127.0 / np.maximum(np.abs(vectors).max(axis=1, keepdims=True), 1e-6)
    return np.asarray(np.rint(vectors * scale), dtype=np.int8)


def rounded(vectors: Vectors) -> Vectors:
    """Vectors as they would come out of the shipped file, whether they come from there or not."""
    return np.stack([unpacked(v) for v in packed(vectors)]) if len(vectors) else vectors


def write_packed(path: Path, keys: Sequence[str], vectors: Vectors) -> None:
    """Writes vectors as bytes, to be shipped with the texts they belong to."""
    short = np.asarray([short_key(k) for k in keys], dtype=np.uint64)
    np.savez_compressed(path, keys=short, vectors=packed(vectors))


def read_packed(path: Path) -> dict[int, npt.NDArray[np.int8]]:
    """Vectors written by `write_packed`, by short key; nothing where there is no such file."""
    if not path.is_file():
        return {}
    with np.load(path, allow_pickle=False) as data:
        return dict(zip((int(k) for k in data["keys"]), data["vectors"], strict=True))


class CachedEmbedder:
    """An `Embedder` that remembers its vectors in a file; a damaged or foreign file is started afresh.

    Only vectors asked for since it was opened are saved, so the file does not grow with old texts.
    """

    def __init__(
        self, embedder: Embedder, path: Path, *, shipped: Path | None = None, progress: bool = False
    ) -> None:
        self._embedder = embedder
        self._path = path
        self._progress = progress
        self._shipped = read_packed(shipped) if shipped is not None else {}
        self._known = self._load()
        self._used: dict[str, Vectors] = {}

    @property
    def model_id(self) -> str:
        """The model's name and version."""
        return self._embedder.model_id

    @property
    def dim(self) -> int:
        """The number of dimensions."""
        return self._embedder.dim

    def encode_queries(self, texts: Sequence[str], *, progress: bool = False) -> Vectors:
        """Unit vectors of questions, float32 [n, dim], rounded: a build is the same with and without a cache."""
        return rounded(self._encode("q", texts, self._embedder.encode_queries, progress=progress))

    def encode_passages(self, texts: Sequence[str], *, progress: bool = False) -> Vectors:
        """Unit vectors of passages, float32 [n, dim]."""
        return self._encode("p", texts, self._embedder.encode_passages, progress=progress)

    def save(self) -> None:
        """Writes the vectors in use to the file, all at once."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".embeddings-", suffix=".npz", dir=self._path.parent)
        try:
            keys = list(self._used)
            vectors = np.stack([self._used[k] for k in keys]) if keys else np.zeros((0, self.dim), np.float32)
            with os.fdopen(handle, "wb") as file:
                np.savez(file, keys=np.asarray(keys), vectors=vectors)
            Path(name).replace(self._path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise

    def _load(self) -> dict[str, Vectors]:
        try:
            with np.load(self._path, allow_pickle=False) as data:
                vectors = data["vectors"]
                if vectors.ndim != 2 or vectors.shape[1] != self.dim:
                    return {}
                return dict(zip((str(k) for k in data["keys"]), vectors, strict=True))
        except (OSError, ValueError, KeyError):
            return {}

    def _encode(
        self, kind: str, texts: Sequence[str], encode: Callable[[Sequence[str]], Vectors], *, progress: bool
    ) -> Vectors:
        keys = [vector_key(self.model_id, kind, t) for t in texts]
        for key in keys:
            if key not in self._known and (stored := self._shipped.get(short_key(key))) is not None:
                self._known[key] = unpacked(stored)
        missing = {
            k: t for k, t in zip(keys, texts, strict=True) if k not in self._used and k not in self._known
        }
        show = (self._progress or progress) and len(missing) > _STEP
        with tqdm(total=len(missing), desc="embedding", unit="text", disable=not show) as bar:
            todo = list(missing.items())
            parts = [todo[start : start + _STEP] for start in range(0, len(todo), _STEP)]
            with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
                for part, vectors in zip(
                    parts, pool.map(lambda p: encode([t for _, t in p]), parts), strict=True
                ):
                    for (key, _), vector in zip(part, vectors, strict=True):
                        self._known[key] = vector
                    bar.update(len(part))
        for key in keys:
            self._used[key] = self._known[key]
        return np.stack([self._known[k] for k in keys]) if keys else np.zeros((0, self.dim), np.float32)
