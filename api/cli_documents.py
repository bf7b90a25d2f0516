"""The commands ``konduktor documents``: list the documents and remove an ingested one."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

documents_app = typer.Typer(no_args_is_help=True, help="List the documents and remove ingested ones.")


def _records() -> list[dict[str, Any]]:
    """One record a document, shipped ones first; a damaged one has an ``error`` instead of its contents."""
    from api.settings import load_settings
    from corpus import store
    from corpus.errors import IngestError
    from corpus.library import SHIPPED, load_library
    from corpus.model import Document

    def record(origin: str, document: Document) -> dict[str, Any]:
        p = document.provenance
        return {
            "id": p.id,
            "origin": origin,
            "lang": p.lang,
            "edition": p.edition,
            "authority": str(p.authority),
            "passages": len(document.passages),
            "title": p.title,
        }

    settings = load_settings()
    out = [record("shipped", d) for d in load_library(settings.documents_dir or SHIPPED)]
    for folder in store.folders(settings.ingested_dir):
        try:
            out.append(record("ingested", store.load(folder)))
        except IngestError as error:
            out.append({"id": folder.name, "origin": "ingested", "error": error.message})
    return out


@documents_app.command("list")
def list_documents(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON array.")] = False,
) -> None:
    """List all documents, shipped and ingested ones, damaged ones too."""
    from api.cli import _guarded, _out

    records = _guarded(_records, as_json=as_json)
    if as_json:
        _out(json.dumps(records, ensure_ascii=False, indent=2))
        return
    for r in records:
        if "error" in r:
            _out(f"{r['id']}: {r['origin']}, {r['error']}")
        else:
            _out(
                f"{r['id']}: {r['origin']}, {r['lang']}, {r['edition']}, {r['authority']}, "
                f"{r['passages']} passages, {r['title']}"
            )


@documents_app.command("remove")
def remove_document(
    document_id: Annotated[str, typer.Argument(metavar="ID", help="Id of an ingested document.")],
    build: Annotated[bool, typer.Option("--build/--no-build", help="Build the index afterwards.")] = True,
) -> None:
    """Delete an ingested document with its original, and build the index again."""
    from api.cli import _guarded, _out
    from api.library import ensure_index
    from api.settings import load_settings
    from corpus import store

    def run() -> None:
        settings = load_settings()
        store.remove(document_id, settings.ingested_dir)
        _out(f"removed {document_id}")
        if build:
            folder, _ = ensure_index(settings)
            _out(f"index {folder.name}")

    _guarded(run)
