"""Which documents an operator has withdrawn: one small file beside the ingested documents."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from corpus.errors import IngestError
from corpus.fields import text_field
from corpus.model import Document, Standing, State
from corpus.store import unwritable, write_atomically

FILE = "withdrawn.json"


def read(out_dir: Path) -> dict[str, Standing]:
    """The withdrawn documents by id. Raises `IngestError` for a damaged file."""
    path = out_dir / FILE
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return {
            str(i): Standing(State.WITHDRAWN, str(entry["since"]), None, str(entry["reason"]))
            for i, entry in data.items()
        }
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise IngestError(
            "withdrawals-damaged",
            "file",
            path,
            f"is damaged ({error})",
            allowed="remove the file and withdraw the documents again",
            reason=error,
        ) from error


def withdraw(document: Document, out_dir: Path, *, since: str, reason: str = "") -> None:
    """Take a document out of search and citations; it stays in the store.

    ``since`` is the day as YYYY-MM-DD. Raises `IngestError` for one that is withdrawn already.
    """
    document_id = document.provenance.id
    reason = text_field("reason", reason)
    withdrawn = read(out_dir)
    if document.standing.state is State.WITHDRAWN:
        raise IngestError(
            "withdrawn",
            "id",
            document_id,
            f"is withdrawn already, since {document.standing.since}",
            since=document.standing.since or "",
        )
    _write(withdrawn | {document_id: Standing(State.WITHDRAWN, since, None, reason)}, out_dir)


def restore(document_id: str, out_dir: Path) -> Standing:
    """Take a withdrawal back; gives it. Raises `IngestError` for a document that was not withdrawn here."""
    withdrawn = read(out_dir)
    if document_id not in withdrawn:
        known = ", ".join(sorted(withdrawn))
        raise IngestError(
            "not-withdrawn",
            "id",
            document_id,
            "was not withdrawn with konduktor documents withdraw",
            allowed=f"one of {known}" if known else "no document was",
            known=known or "none",
        )
    taken_back = withdrawn.pop(document_id)
    _write(withdrawn, out_dir)
    return taken_back


def forget(document_id: str, out_dir: Path) -> None:
    """Drop the withdrawal of a document that has been removed."""
    withdrawn = read(out_dir)
    if withdrawn.pop(document_id, None) is not None:
        _write(withdrawn, out_dir)


def _write(withdrawn: Mapping[str, Standing], out_dir: Path) -> None:
    path = out_dir / FILE
    try:
        if not withdrawn:
            path.unlink(missing_ok=True)
            return
        data = {i: {"since": s.since, "reason": s.reason} for i, s in sorted(withdrawn.items())}
        write_atomically(path, json.dumps(data, ensure_ascii=False, indent=1).encode("utf-8"))
    except OSError as error:
        raise unwritable(out_dir, error) from error
