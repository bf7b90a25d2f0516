"""All documents: those the project ships and those that were ingested."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from corpus import store, withdrawals
from corpus.errors import IngestError
from corpus.markdown import load_markdown
from corpus.model import Document
from corpus.versions import check_relations, with_standings

SHIPPED = Path(__file__).with_name("documents")


def shipped_ids(shipped_dir: Path = SHIPPED) -> frozenset[str]:
    """The ids of the shipped documents, which no ingested document may take."""
    return frozenset(load_markdown(path).provenance.id for path in sorted(shipped_dir.glob("*.md")))


def load_library(shipped_dir: Path = SHIPPED, ingested_dir: Path | None = None) -> list[Document]:
    """Load every document with its standing, shipped ones first, each kind in the order of its file names.

    Raises `IngestError` for a damaged document, for two documents with one id, and for a shipped one whose front
    matter names others that are not there. An ingested one was checked when it came; what it says of documents
    that are not loaded has no effect.
    """
    documents = [load_markdown(path) for path in sorted(shipped_dir.glob("*.md"))]
    shipped = list(documents)
    if ingested_dir is not None:
        documents += [store.load(folder) for folder in store.folders(ingested_dir)]
    seen: set[str] = set()
    for document in documents:
        if document.provenance.id in seen:
            raise IngestError(
                "id-double",
                "id",
                document.provenance.id,
                "two documents have this id",
                allowed="remove the ingested one (konduktor documents remove ID) and give it another id",
            )
        seen.add(document.provenance.id)
    for document in shipped:
        check_relations(document, shipped)
    return with_standings(documents, withdrawals.read(ingested_dir) if ingested_dir is not None else {})


def readable_documents(shipped_dir: Path, ingested_dir: Path) -> list[Document]:
    """The shipped documents and those ingested ones that can be read, each with its standing."""
    documents = [load_markdown(path) for path in sorted(shipped_dir.glob("*.md"))]
    for folder in store.folders(ingested_dir):
        with suppress(IngestError):  # a damaged one is told of by whoever needs it
            documents.append(store.load(folder))
    return with_standings(documents, withdrawals.read(ingested_dir))


def check_change(document: Document, shipped_dir: Path, ingested_dir: Path) -> None:
    """Check a document that is about to be stored: what it says of others, and what others say of it.

    Raises `IngestError` that names the field.
    """
    others = [
        d for d in readable_documents(shipped_dir, ingested_dir) if d.provenance.id != document.provenance.id
    ]
    check_relations(document, [*others, document])
    for other in others:
        if document.provenance.id in (*other.relations.supersedes, *other.relations.amends):
            try:
                check_relations(other, [*others, document])
            except IngestError as error:
                raise IngestError(
                    "id-needed",
                    "id",
                    document.provenance.id,
                    f"the document {other.provenance.id} depends on it and would no longer fit ({error})",
                    allowed="another id (--id)",
                    document=other.provenance.id,
                    reason=error,
                ) from error


def dependents(document_id: str, shipped_dir: Path, ingested_dir: Path) -> list[str]:
    """The ids of the documents that supersede or amend a document."""
    return [
        d.provenance.id
        for d in readable_documents(shipped_dir, ingested_dir)
        if document_id in (*d.relations.supersedes, *d.relations.amends)
    ]
