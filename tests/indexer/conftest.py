"""A small deterministic embedder, and documents to index."""

from __future__ import annotations

import os
import zlib
from collections.abc import Sequence

import numpy as np
import pytest

from corpus.model import Authority, Document, Passage, Provenance
from indexer.embedding import Vectors
from indexer.tokens import grams

os.environ["HF_HUB_OFFLINE"] = "1"


class GramEmbedder:
    """Hashes character n-grams to a few dimensions; counts how many passages it embedded."""

    def __init__(self, model_id: str = "grams-1", dim: int = 64) -> None:
        self.model_id = model_id
        self.dim = dim
        self.embedded = 0

    def encode_queries(self, texts: Sequence[str], *, progress: bool = False) -> Vectors:
        vectors = np.zeros((len(texts), self.dim), dtype=np.float32)
        for row, text in enumerate(texts):
            for gram in grams(text, "en", 3):
                vectors[row, zlib.crc32(gram.encode()) % self.dim] += 1
        return np.asarray(
            vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9), np.float32
        )

    def encode_passages(self, texts: Sequence[str], *, progress: bool = False) -> Vectors:
        self.embedded += len(texts)
        return self.encode_queries(texts)


def make_document(name: str, lang: str, edition: str, texts: Sequence[tuple[str, str]]) -> Document:
    """A document from (rule, text) pairs."""
    whole = ""
    passages = []
    for number, (rule, text) in enumerate(texts, 1):
        start = len(whole)
        whole += f"{text}\n\n"
        passages.append(
            Passage(
                id=f"{name}#p-{number}",
                document_id=name,
                lang=lang,
                edition=edition,
                text=text,
                start=start,
                end=start + len(text),
                heading=(name, "Rules"),
                rules=(rule,),
            )
        )
    provenance = Provenance(name, name, lang, edition, Authority.COMMUNITY, "Konduktor", "Apache-2.0")
    return Document(provenance, whole, tuple(passages))


@pytest.fixture
def embedder() -> GramEmbedder:
    return GramEmbedder()


@pytest.fixture
def documents() -> list[Document]:
    return [
        make_document(
            "en-usa",
            "en",
            "usa",
            [
                ("setup.trains", "Each player gets forty-five trains."),
                ("draw.two", "On your turn you may draw two train cards."),
                ("longest.bonus", "The longest path scores ten points at the end."),
                ("tickets.keep", "You keep at least two tickets at the start."),
            ],
        ),
        make_document(
            "it-europe",
            "it",
            "europe",
            [
                ("station.cost", "La prima stazione costa una carta."),
                ("tunnel.reveal", "In galleria si scoprono tre carte dal mazzo."),
                ("longest.bonus", "Il percorso più lungo vale dieci punti alla fine."),
            ],
        ),
    ]
