"""The commands ``konduktor documents``: list the documents, withdraw and restore any, remove an ingested one."""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from api.settings import Settings
    from corpus.model import Document

documents_app = typer.Typer(
    no_args_is_help=True, help="List the documents, withdraw and restore them, remove ingested ones."
)
BUILD = typer.Option("--build/--no-build", help="Build the index afterwards.")


def _documents(settings: Settings) -> list[Document]:
    from corpus.library import SHIPPED, readable_documents

    return readable_documents(settings.documents_dir or SHIPPED, settings.ingested_dir)


def _records() -> list[dict[str, Any]]:
    """One record a document, shipped ones first; a damaged one has an ``error`` instead of its contents."""
    from api.settings import load_settings
    from corpus import store
    from corpus.errors import IngestError

    settings = load_settings()
    folders = store.folders(settings.ingested_dir)
    ingested = {folder.name for folder in folders}
    out = [_record(d, "ingested" if d.provenance.id in ingested else "shipped") for d in _documents(settings)]
    for folder in folders:
        try:
            store.load(folder)
        except IngestError as error:
            out.append({"id": folder.name, "origin": "ingested", "error": error.message, "code": error.code})
    return out


def _record(document: Document, origin: str) -> dict[str, Any]:
    source, standing, relations = document.provenance, document.standing, document.relations
    return {
        "id": source.id,
        "origin": origin,
        "lang": source.lang,
        "edition": source.edition,
        "authority": str(source.authority),
        "passages": len(document.passages),
        "title": source.title,
        "date": source.date,
        "taken_in": document.taken_in,
        "state": str(standing.state),
        "since": standing.since,
        "by": standing.by,
        "reason": standing.reason or None,
        "supersedes": list(relations.supersedes),
        "amends": list(relations.amends),
        "amends_rules": list(relations.rules),
        "amends_passages": list(relations.passages),
    }


def _line(r: dict[str, Any]) -> str:
    if "error" in r:
        return f"{r['id']}: {r['origin']}, {r['error']}"
    line = (
        f"{r['id']}: {r['origin']}, {r['lang']}, {r['edition']}, {r['authority']}, "
        f"{r['passages']} passages, {r['title']}"
    )
    if r["state"] != "current":
        since = f" since {r['since']}" if r["since"] else ""
        by = f" by {r['by']}" if r["by"] else ""
        line += f"; {r['state']}{since}{by}" + (f": {r['reason']}" if r["reason"] else "")
    if r["amends"]:
        named = ", ".join((*r["amends_rules"], *r["amends_passages"]))
        line += f"; amends {', '.join(r['amends'])}" + (f" in {named}" if named else "")
    return line


@documents_app.command("list")
def list_documents(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON array.")] = False,
) -> None:
    """List all documents with their state, shipped and ingested ones, damaged ones too."""
    from api.cli import _guarded, _out

    records = _guarded(_records, as_json=as_json)
    if as_json:
        _out(json.dumps(records, ensure_ascii=False, indent=2))
        return
    for record in records:
        _out(_line(record))


@documents_app.command("withdraw")
def withdraw_document(
    document_id: Annotated[str, typer.Argument(metavar="ID", help="Id of a document.")],
    reason: Annotated[str, typer.Option(help="Why; shown where the document is listed or opened.")] = "",
    build: Annotated[bool, BUILD] = True,
) -> None:
    """Search and cite a document no more; it stays in the store, and old citations can be opened."""

    def run(settings: Settings) -> str:
        from corpus import withdrawals
        from corpus.errors import IngestError

        known = {d.provenance.id: d for d in _documents(settings)}
        if document_id not in known:
            raise IngestError(
                "id-unknown",
                "id",
                document_id,
                "no document has this id",
                allowed=f"one of {', '.join(known)}",
                known=", ".join(known),
            )
        today = datetime.datetime.now(datetime.UTC).date().isoformat()
        withdrawals.withdraw(known[document_id], settings.ingested_dir, since=today, reason=reason)
        return f"withdrew {document_id}"

    _change(run, build)


@documents_app.command("restore")
def restore_document(
    document_id: Annotated[str, typer.Argument(metavar="ID", help="Id of a withdrawn document.")],
    build: Annotated[bool, BUILD] = True,
) -> None:
    """Take a withdrawal back."""

    def run(settings: Settings) -> str:
        from corpus import withdrawals

        taken_back = withdrawals.restore(document_id, settings.ingested_dir)
        return f"restored {document_id}, withdrawn since {taken_back.since}"

    _change(run, build)


@documents_app.command("remove")
def remove_document(
    document_id: Annotated[str, typer.Argument(metavar="ID", help="Id of an ingested document.")],
    build: Annotated[bool, BUILD] = True,
) -> None:
    """Delete an ingested document with its original, and build the index again."""

    def run(settings: Settings) -> str:
        from corpus import store, withdrawals
        from corpus.errors import IngestError
        from corpus.library import SHIPPED, dependents

        others = dependents(document_id, settings.documents_dir or SHIPPED, settings.ingested_dir)
        if others:
            raise IngestError(
                "remove-needed",
                "id",
                document_id,
                f"{', '.join(others)} would supersede or amend nothing",
                allowed=f"konduktor documents withdraw {document_id}, or remove {', '.join(others)} first",
                documents=", ".join(others),
            )
        store.remove(document_id, settings.ingested_dir)
        withdrawals.forget(document_id, settings.ingested_dir)
        return f"removed {document_id}"

    _change(run, build)


def _change(run: Callable[[Settings], str], build: bool) -> None:
    """Changes the documents, says what was done, and builds the index again."""
    from api.cli import _guarded, _out, terminal_language
    from api.library import index_text
    from api.problems import known_language
    from api.settings import load_settings

    def change() -> None:
        settings = load_settings()
        _out(run(settings))
        if build:
            _out(index_text(settings, lang=known_language(terminal_language())))

    _guarded(change)
