"""Ingested documents on disk: one folder each with the original and the cleaned text."""

from __future__ import annotations

import errno
import json
import os
import shutil
import tempfile
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from corpus.errors import IngestError
from corpus.model import Authority, Document, Passage, Provenance, Relations, Standing, State
from corpus.repairs import Repair

SCHEMA = 1
RECORD = "document.json"


def to_json(document: Document, **more: object) -> dict[str, object]:
    """A document as JSON-able data; passages carry offsets only, for the text is there.

    Its standing is not its own: it depends on other documents (`corpus.versions`).
    """
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
        "repairs": [asdict(repair) for repair in document.repairs],
        "relations": asdict(document.relations),
        "taken_in": document.taken_in,
        **more,
    }


def from_json(data: dict[str, Any], where: str, remedy: str = "ingest the document again") -> Document:
    """Read `to_json` data back; damage raises `IngestError`."""
    if data.get("schema") != SCHEMA:
        raise IngestError(
            "record-schema",
            "file",
            where,
            f"has schema {data.get('schema')}",
            allowed=f"schema {SCHEMA}: {remedy}",
            schema=data.get("schema"),
            document=Path(where).parent.name,
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
        named = {name: tuple(map(str, ids)) for name, ids in dict(data.get("relations") or {}).items()}
        standing = dict(data.get("standing") or {})
        return Document(
            provenance,
            text,
            tuple(passages),
            _repairs(data.get("repairs", ())),
            Relations(**named),
            Standing(**(standing | {"state": State(standing.get("state", State.CURRENT))})),
            data.get("taken_in"),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise IngestError(
            "record-damaged",
            "file",
            where,
            f"is damaged ({error})",
            allowed=remedy,
            reason=error,
            document=Path(where).parent.name,
        ) from error


def _repairs(records: Iterable[Any]) -> tuple[Repair, ...]:
    """Repairs; those of documents stored by older versions were sentences."""
    return tuple(Repair(**r) if isinstance(r, dict) else Repair("other", str(r)) for r in records)


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


def unwritable(out_dir: Path, error: OSError) -> IngestError:
    """The error of a folder that cannot be written."""
    why = f"cannot be written ({error.strerror or error})"
    allowed = "a folder that you may write to, on a disk with room (KONDUKTOR_DATA_DIR names it)"
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return IngestError("folder-full", "out_dir", out_dir, why, allowed=allowed)
    reason = error.strerror or error
    return IngestError("folder-unwritable", "out_dir", out_dir, why, allowed=allowed, reason=reason)


def _unreadable(out_dir: Path, error: OSError) -> IngestError:
    return IngestError(
        "folder-unreadable",
        "out_dir",
        out_dir,
        f"cannot be read ({error.strerror or error})",
        allowed="a folder that you may read",
        reason=error.strerror or error,
    )


def exists(document_id: str, out_dir: Path) -> bool:
    """Whether a document, whole or damaged, is stored under this id."""
    try:
        return (out_dir / document_id / RECORD).exists()
    except OSError as error:
        raise _unreadable(out_dir, error) from error


def folders(out_dir: Path) -> list[Path]:
    """The folders of the stored documents, in the order of their names."""
    try:
        if not out_dir.is_dir():
            return []
        return sorted(p.parent for p in out_dir.glob(f"*/{RECORD}") if not p.parent.name.startswith("."))
    except OSError as error:
        raise _unreadable(out_dir, error) from error


def save(document: Document, original: bytes, suffix: str, out_dir: Path, **more: object) -> Path:
    """Store a document and its original under ``out_dir/<id>/``; gives the folder.

    A new document is written into a temporary folder that is renamed in one step. One that is there already
    gets the new original beside the old one, then the record that names it is replaced in one step. So
    whenever this is stopped, the old state or the new one is there. Raises `IngestError` for a folder that
    cannot be written.
    """
    name = f"original-{document.provenance.sha256[:16]}{suffix}"
    record = json.dumps(to_json(document, original=name, **more), ensure_ascii=False, indent=1).encode(
        "utf-8"
    )
    folder = out_dir / document.provenance.id
    try:
        if exists(document.provenance.id, out_dir):
            _replace(folder, name, original, record)
        else:
            _create(folder, name, original, record)
    except OSError as error:
        raise unwritable(out_dir, error) from error
    return folder


def _create(folder: Path, name: str, original: bytes, record: bytes) -> None:
    folder.parent.mkdir(parents=True, exist_ok=True)
    temporary = Path(tempfile.mkdtemp(dir=folder.parent, prefix=".writing-"))
    try:
        temporary.chmod(0o755)
        write_atomically(temporary / name, original)
        write_atomically(temporary / RECORD, record)
        if folder.is_dir() and not (folder / RECORD).exists():  # left half-way by an older version
            shutil.rmtree(folder)
        temporary.rename(folder)
    except BaseException:
        shutil.rmtree(temporary, ignore_errors=True)
        raise


def _replace(folder: Path, name: str, original: bytes, record: bytes) -> None:
    fresh = not (folder / name).exists()
    try:
        write_atomically(folder / name, original)
        write_atomically(folder / RECORD, record)
    except BaseException:
        if fresh:
            (folder / name).unlink(missing_ok=True)
        raise
    for old in folder.iterdir():
        if old.name not in (name, RECORD):
            old.unlink(missing_ok=True)


def remove(document_id: str, out_dir: Path) -> None:
    """Delete a stored document, whole or damaged. Raises `IngestError` where there is none of this id."""
    known = [folder.name for folder in folders(out_dir)]
    if document_id not in known:
        raise IngestError(
            "id-unknown",
            "id",
            document_id,
            "no ingested document has this id",
            allowed=f"one of {', '.join(known)}" if known else "nothing was ingested",
            known=", ".join(known) or "none",
        )
    try:
        temporary = Path(tempfile.mkdtemp(dir=out_dir, prefix=".removing-"))
        (out_dir / document_id).rename(temporary / document_id)
        shutil.rmtree(temporary)
    except OSError as error:
        raise unwritable(out_dir, error) from error


def load(folder: Path) -> Document:
    """Load one stored document; damage raises `IngestError` that names the file and the way out."""
    path = folder / RECORD
    remedy = f"ingest the document again with --replace, or: konduktor documents remove {folder.name}"
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise IngestError(
            "record-damaged",
            "file",
            path,
            f"cannot be read ({error})",
            allowed=remedy,
            reason=error,
            document=folder.name,
        ) from error
    if not isinstance(data, dict):
        raise IngestError(
            "record-damaged",
            "file",
            path,
            "is damaged (no JSON object)",
            allowed=remedy,
            reason="no JSON object",
            document=folder.name,
        )
    document = from_json(data, str(path), remedy)
    if document.provenance.id != folder.name:
        raise IngestError(
            "record-damaged",
            "file",
            path,
            f"is damaged (it holds the document {document.provenance.id})",
            allowed=remedy,
            reason=document.provenance.id,
            document=folder.name,
        )
    return document
