"""Vectors kept between builds, so that only texts never seen before are embedded."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
from tqdm import tqdm

from indexer.embedding import Embedder, Vectors

_STEP = 64


class CachedEmbedder:
    """An `Embedder` that remembers its vectors in a file; a damaged or foreign file is started afresh.

    Only vectors asked for since it was opened are saved, so the file does not grow with old texts.
    """

    def __init__(self, embedder: Embedder, path: Path, *, progress: bool = False) -> None:
        self._embedder = embedder
        self._path = path
        self._progress = progress
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
        """Unit vectors of questions, float32 [n, dim]."""
        return self._encode("q", texts, self._embedder.encode_queries, progress=progress)

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
        keys = [hashlib.sha256(f"{self.model_id}\n{kind}\n{t}".encode("utf-8", "replace")).hexdigest() for t in texts]
        missing = {k: t for k, t in zip(keys, texts, strict=True) if k not in self._used and k not in self._known}
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
