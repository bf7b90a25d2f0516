"""Ingested documents on disk: one folder each with the original and the cleaned text."""

from __future__ import annotations

import json
import os
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

from corpus.errors import IngestError
from corpus.model import Authority, Document, Passage, Provenance

SCHEMA = 1
RECORD = "document.json"


def to_json(document: Document, **more: object) -> dict[str, object]:
    """A document as JSON-able data; passages carry offsets only, for the text is there."""
    passages = []
    for passage in document.passages:
        record = asdict(passage)
        del record["text"], record["document_id"]
        passages.append(record)
    return {
        "schema": SCHEMA,
        "provenance": asdict(document.provenance),
        "text": document.text,
        "passages": passages,
        "repairs": list(document.repairs),
        **more,
    }


def from_json(data: dict[str, Any], where: str) -> Document:
    """Read `to_json` data back; damage raises `IngestError`."""
    if data.get("schema") != SCHEMA:
        raise IngestError(
            "file", where, f"has schema {data.get('schema')}", allowed=f"schema {SCHEMA}: ingest again"
        )
    try:
        fields = dict(data["provenance"])
        fields["authority"] = Authority(fields["authority"])
        provenance = Provenance(**fields)
        text = str(data["text"])
        passages = []
        for record in data["passages"]:
            record = dict(record)
            start, end = int(record["start"]), int(record["end"])
            if not 0 <= start < end <= len(text):
                raise ValueError(f"passage {record.get('id')} lies outside of the text")
            record["heading"] = tuple(record["heading"])
            record["rules"] = tuple(record["rules"])
            passages.append(Passage(document_id=provenance.id, text=text[start:end], **record))
        return Document(provenance, text, tuple(passages), tuple(data.get("repairs", ())))
    except (KeyError, TypeError, ValueError) as error:
        raise IngestError(
            "file", where, f"is damaged ({error})", allowed="ingest the document again"
        ) from error


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file so that a reader sees the old one or the new one, never a part."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".writing-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def save(document: Document, original: bytes, suffix: str, out_dir: Path, **more: object) -> Path:
    """Store a document and its original under ``out_dir/<id>/``; gives the folder.

    The original is named by its checksum, and the record that names it is replaced in one step: whenever
    this is stopped, the old state or the new one is there.
    """
    folder = out_dir / document.provenance.id
    name = f"original-{document.provenance.sha256[:16]}{suffix}"
    write_atomically(folder / name, original)
    record = to_json(document, original=name, **more)
    write_atomically(folder / RECORD, json.dumps(record, ensure_ascii=False, indent=1).encode("utf-8"))
    for old in folder.iterdir():
        if old.name not in (name, RECORD):
            old.unlink(missing_ok=True)
    return folder


def load(folder: Path) -> Document:
    """Load one stored document."""
    path = folder / RECORD
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise IngestError("file", path.name, f"of {folder.name} cannot be read ({error})") from error
    if not isinstance(data, dict):
        raise IngestError(
            "file", path.name, f"of {folder.name} is damaged", allowed="ingest the document again"
        )
    return from_json(data, f"{folder.name}/{path.name}")
