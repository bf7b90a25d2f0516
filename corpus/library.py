"""All documents: those the project ships and those that were ingested."""

from __future__ import annotations

from pathlib import Path

from corpus import store
from corpus.errors import IngestError
from corpus.markdown import load_markdown
from corpus.model import Document

SHIPPED = Path(__file__).with_name("documents")


def shipped_ids(shipped_dir: Path = SHIPPED) -> frozenset[str]:
    """The ids of the shipped documents, which no ingested document may take."""
    return frozenset(load_markdown(path).provenance.id for path in sorted(shipped_dir.glob("*.md")))


def load_library(shipped_dir: Path = SHIPPED, ingested_dir: Path | None = None) -> list[Document]:
    """Load every document, shipped ones first, each kind in the order of its file names.

    Raises `IngestError` for a damaged document and for two documents with one id.
    """
    documents = [load_markdown(path) for path in sorted(shipped_dir.glob("*.md"))]
    if ingested_dir is not None:
        documents += [store.load(folder) for folder in store.folders(ingested_dir)]
    seen: set[str] = set()
    for document in documents:
        if document.provenance.id in seen:
            raise IngestError(
                "id",
                document.provenance.id,
                "two documents have this id",
                allowed="remove the ingested one (konduktor documents remove ID) and give it another id",
            )
        seen.add(document.provenance.id)
    return documents
