"""The ledger of disputes: entries that are only added, each sealed by a hash over itself and the one before.

Whoever changes, removes or moves an entry breaks the chain from there on; whoever cuts off its end is found by the
last hash, which `Ledger.verify` gives and which is best noted elsewhere.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import select, text
from sqlalchemy.orm import Session

from api.storage import DisputeEntry, Store
from api.storage.base import now

Kind = Literal["dispute", "change", "confirmation"]
START = "0" * 64
_ID_BYTES = 16  # 128 bits: nobody guesses an address
# One number for all who write to the ledger of a PostgreSQL database; any would do.
_LOCK = 7_305_115


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry as it was read; ``whole`` tells whether its own seal fits."""

    number: int
    kind: str
    dispute_id: str
    created_at: datetime
    content: Mapping[str, Any]
    hash: str
    whole: bool


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check of the ledger found: how many entries, the last hash, and what is wrong, one line each."""

    entries: int
    head: str
    faults: tuple[str, ...]


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_hex(_ID_BYTES)


def canonical(content: Mapping[str, Any]) -> str:
    """JSON that is the same for the same content, whatever the order of its keys.

    >>> canonical({"b": 1, "a": "ş"})
    '{"a":"ş","b":1}'
    """
    return json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def _sha256(data: str) -> str:
    return hashlib.sha256(data.encode()).hexdigest()


def _seal(row: DisputeEntry) -> str:
    moment = row.created_at.isoformat(timespec="microseconds")
    parts = [row.previous, row.number, row.kind, row.dispute_id, moment, row.content_hash]
    return _sha256(json.dumps(parts, ensure_ascii=False))


def _is_whole(row: DisputeEntry) -> bool:
    return hmac.compare_digest(row.content_hash, _sha256(row.content)) and hmac.compare_digest(
        row.hash, _seal(row)
    )


def _entry(row: DisputeEntry) -> Entry:
    try:
        content = json.loads(row.content)
    except ValueError:
        content = None
    whole = _is_whole(row) and isinstance(content, dict)
    told = content if isinstance(content, dict) else {}
    return Entry(row.number, row.kind, row.dispute_id, row.created_at, told, row.hash, whole)


def append(session: Session, kind: Kind, dispute_id: str, content: Mapping[str, Any]) -> DisputeEntry:
    """Adds an entry within a transaction that writes; it is kept when the transaction is."""
    if session.get_bind().dialect.name == "postgresql":
        # Writers take turns, as they do on SQLite: the chain has one end.
        session.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    last = session.scalars(select(DisputeEntry).order_by(DisputeEntry.number.desc()).limit(1)).first()
    body = canonical(content)
    row = DisputeEntry(
        number=1 if last is None else last.number + 1,
        kind=kind,
        dispute_id=dispute_id,
        created_at=now(),
        content=body,
        content_hash=_sha256(body),
        previous=START if last is None else last.hash,
    )
    row.hash = _seal(row)
    session.add(row)
    session.flush()
    return row


class Ledger:
    """The entries of a database. All methods raise StorageProblem when it cannot be used."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def add(self, kind: Kind, dispute_id: str, content: Mapping[str, Any]) -> Entry:
        """Adds an entry; when this returns, it is on the disk."""
        with self.store.writing() as session:
            row = append(session, kind, dispute_id, content)
        return _entry(row)

    def dispute(self, dispute_id: str) -> Entry | None:
        """The dispute with an id, None where there is none."""
        with self.store.reading() as session:
            found = session.scalars(
                select(DisputeEntry)
                .where(DisputeEntry.dispute_id == dispute_id, DisputeEntry.kind == "dispute")
                .order_by(DisputeEntry.number)
                .limit(1)
            ).first()
            return None if found is None else _entry(found)

    def entries(self, dispute_id: str | None = None, kind: Kind | None = None) -> list[Entry]:
        """The entries in order, all or those of one dispute or one kind."""
        query = select(DisputeEntry).order_by(DisputeEntry.number)
        if dispute_id is not None:
            query = query.where(DisputeEntry.dispute_id == dispute_id)
        if kind is not None:
            query = query.where(DisputeEntry.kind == kind)
        with self.store.reading() as session:
            return [_entry(row) for row in session.scalars(query)]

    def verify(self, head: str | None = None) -> Checked:
        """Checks every seal and the chain; with ``head``, also that an entry with that hash is still there."""
        faults: list[str] = []
        previous, number = START, 0
        seen = head is None or head == START
        with self.store.reading() as session:
            for row in self._rows(session):
                number += 1
                if row.number != number:
                    faults.append(f"entry {number} is missing: entry {row.number} follows")
                    number = row.number
                if not hmac.compare_digest(row.content_hash, _sha256(row.content)):
                    faults.append(
                        f"entry {row.number} ({row.kind} {row.dispute_id}): its content was changed"
                    )
                if not hmac.compare_digest(row.hash, _seal(row)):
                    faults.append(f"entry {row.number} ({row.kind} {row.dispute_id}): its seal does not fit")
                if row.previous != previous:
                    faults.append(f"entry {row.number} does not follow the entry before it")
                previous = row.hash
                seen = seen or row.hash == head
        if not seen:
            faults.append(f"no entry has the hash {head}: the end of the ledger was cut off or made anew")
        return Checked(number, previous, tuple(faults))

    @staticmethod
    def _rows(session: Session) -> Iterator[DisputeEntry]:
        yield from session.scalars(
            select(DisputeEntry).order_by(DisputeEntry.number).execution_options(yield_per=200)
        )
