"""The ledger of disputes: entries that are only added, each sealed by a hash over itself and the one before.

Whoever changes, removes or moves an entry breaks the chain from there on; whoever cuts off its end is found by the
last hash, which `Ledger.verify` gives and which is best noted elsewhere.

The seal covers the hash of a content, not the content itself, so that a content can be forgotten: it is emptied, and a
sealed entry of the kind ``forgetting`` says so and holds what is still known of it. An empty content without such an
entry is a fault.
"""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import select, text
from sqlalchemy.orm import Session

from api.chain import START, canonical, sha256
from api.chain import seal as sealed
from api.storage import DisputeEntry, Store
from api.storage.base import now

__all__ = ["START", "Checked", "Entry", "Kind", "Ledger", "append", "canonical", "new_id"]

Kind = Literal["dispute", "change", "confirmation", "forgetting"]
# What a content is sealed with besides, so that nobody can guess a forgotten one by its hash.
_SALT = "_salt"
# What forgettings kept, by the id of the dispute and the number of the entry.
_Kept = dict[tuple[str, int], Mapping[str, Any]]
_ID_BYTES = 16  # 128 bits: nobody guesses an address
# One number for all who write to the ledger of a PostgreSQL database; any would do.
_LOCK = 7_305_115


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry as it was read; ``whole`` tells whether its own seal fits.

    Of one that was forgotten, ``content`` is what its forgetting kept.
    """

    number: int
    kind: str
    dispute_id: str
    created_at: datetime
    content: Mapping[str, Any]
    hash: str
    whole: bool
    forgotten: bool = False


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check of the ledger found: how many entries, the last hash, and what is wrong, one line each."""

    entries: int
    head: str
    faults: tuple[str, ...]


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_hex(_ID_BYTES)


def _seal(row: DisputeEntry) -> str:
    moment = row.created_at.isoformat(timespec="microseconds")
    return sealed([row.previous, row.number, row.kind, row.dispute_id, moment, row.content_hash])


def _is_whole(row: DisputeEntry) -> bool:
    return hmac.compare_digest(row.content_hash, sha256(row.content)) and hmac.compare_digest(
        row.hash, _seal(row)
    )


def _is_in_chain(session: Session, row: DisputeEntry) -> bool:
    """Whether an entry stands between the ones before and after it, so that nobody put it there later."""
    around = {
        e.number: e
        for e in session.scalars(
            select(DisputeEntry).where(DisputeEntry.number.in_((row.number - 1, row.number + 1)))
        )
    }
    before, after = around.get(row.number - 1), around.get(row.number + 1)
    if row.number == 1:
        follows = before is None and row.previous == START
    else:
        follows = before is not None and row.previous == before.hash
    return follows and (after is None or after.previous == row.hash)


def _entry(row: DisputeEntry, kept: _Kept | None = None) -> Entry:
    """The entry of a row; ``kept`` is what forgettings kept."""
    if not row.content:
        left = (kept or {}).get((row.dispute_id, row.number))
        whole = left is not None and hmac.compare_digest(row.hash, _seal(row))
        return Entry(
            row.number, row.kind, row.dispute_id, row.created_at, left or {}, row.hash, whole, forgotten=True
        )
    try:
        content = json.loads(row.content)
    except ValueError:
        content = None
    whole = _is_whole(row) and isinstance(content, dict)
    told = content if isinstance(content, dict) else {}
    told.pop(_SALT, None)
    return Entry(row.number, row.kind, row.dispute_id, row.created_at, told, row.hash, whole)


def _kept(session: Session, rows: Sequence[DisputeEntry]) -> _Kept:
    """What the forgettings of the rows' disputes kept."""
    forgotten = {row.dispute_id for row in rows if not row.content}
    if not forgotten:
        return {}
    query = select(DisputeEntry).where(DisputeEntry.kind == "forgetting", DisputeEntry.content != "")
    if len(forgotten) == 1:
        query = query.where(DisputeEntry.dispute_id.in_(forgotten))
    found: _Kept = {}
    for row in session.scalars(query):
        found |= _forgets(row)
    return found


def _forgets(row: DisputeEntry) -> _Kept:
    """What a forgetting kept; nothing where its seal does not fit. It speaks of entries before it alone."""
    entry = _entry(row)
    if not entry.whole:
        return {}
    return {
        (row.dispute_id, item["number"]): item["kept"]
        for item in entry.content["entries"]
        if item["number"] < row.number and item["kept"] is not None
    }


def append(session: Session, kind: Kind, dispute_id: str, content: Mapping[str, Any]) -> DisputeEntry:
    """Adds an entry within a transaction that writes; it is kept when the transaction is."""
    take_turn(session)
    last = session.scalars(select(DisputeEntry).order_by(DisputeEntry.number.desc()).limit(1)).first()
    body = canonical({**content, _SALT: secrets.token_hex(16)})
    row = DisputeEntry(
        number=1 if last is None else last.number + 1,
        kind=kind,
        dispute_id=dispute_id,
        created_at=now(),
        content=body,
        content_hash=sha256(body),
        previous=START if last is None else last.hash,
    )
    row.hash = _seal(row)
    session.add(row)
    session.flush()
    return row


def take_turn(session: Session) -> None:
    """Writers to the ledger take turns on PostgreSQL, as they do on SQLite: the chain has one end."""
    if session.get_bind().dialect.name == "postgresql":
        session.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


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
            if found is None:
                return None
            entry = _entry(found, _kept(session, [found]))
            return entry if _is_in_chain(session, found) else replace(entry, whole=False)

    def entries(
        self, dispute_id: str | None = None, kind: Kind | None = None, session: Session | None = None
    ) -> list[Entry]:
        """The entries in order, all or those of one dispute or one kind; within a transaction where one is given."""
        query = select(DisputeEntry).order_by(DisputeEntry.number)
        if dispute_id is not None:
            query = query.where(DisputeEntry.dispute_id == dispute_id)
        if kind is not None:
            query = query.where(DisputeEntry.kind == kind)
        with nullcontext(session) if session is not None else self.store.reading() as reading:
            rows = list(reading.scalars(query))
            kept = _kept(reading, rows)
            return [_entry(row, kept) for row in rows]

    def forget(
        self, session: Session, dispute_id: str, keep: Callable[[Entry], Mapping[str, Any]], reason: str
    ) -> int:
        """Empties the contents of a dispute's entries within a transaction that writes; how many they were.

        ``keep`` gives what of an entry stays known. One that was tampered with keeps nothing and stays a fault.
        """
        take_turn(session)
        rows = list(
            session.scalars(
                select(DisputeEntry)
                .where(
                    DisputeEntry.dispute_id == dispute_id,
                    DisputeEntry.kind != "forgetting",
                    DisputeEntry.content != "",
                )
                .order_by(DisputeEntry.number)
            )
        )
        if not rows:
            return 0
        items = [
            {"number": e.number, "kept": keep(e) if e.whole else None} for e in (_entry(row) for row in rows)
        ]
        append(session, "forgetting", dispute_id, {"reason": reason, "entries": items})
        for row in rows:
            row.content = ""
        session.flush()
        return len(rows)

    def verify(self, head: str | None = None) -> Checked:
        """Checks every seal and the chain; with ``head``, also that an entry with that hash is still there."""
        faults: list[str] = []
        previous, number = START, 0
        seen = head is None or head == START
        empty: dict[tuple[str, int], str] = {}
        forgotten: _Kept = {}
        with self.store.reading() as session:
            for row in self._rows(session):
                number += 1
                if row.number != number:
                    faults.append(f"entry {number} is missing: entry {row.number} follows")
                    number = row.number
                if not row.content:
                    empty[row.dispute_id, row.number] = f"entry {row.number} ({row.kind} {row.dispute_id})"
                elif not hmac.compare_digest(row.content_hash, sha256(row.content)):
                    faults.append(
                        f"entry {row.number} ({row.kind} {row.dispute_id}): its content was changed"
                    )
                if not hmac.compare_digest(row.hash, _seal(row)):
                    faults.append(f"entry {row.number} ({row.kind} {row.dispute_id}): its seal does not fit")
                if row.previous != previous:
                    faults.append(f"entry {row.number} does not follow the entry before it")
                if row.kind == "forgetting":
                    forgotten |= _forgets(row)
                previous = row.hash
                seen = seen or row.hash == head
        faults += [
            f"{name}: its content is missing, and nothing says that it was forgotten whole"
            for place, name in empty.items()
            if place not in forgotten
        ]
        if not seen:
            faults.append(f"no entry has the hash {head}: the end of the ledger was cut off or made anew")
        return Checked(number, previous, tuple(faults))

    @staticmethod
    def _rows(session: Session) -> Iterator[DisputeEntry]:
        yield from session.scalars(
            select(DisputeEntry).order_by(DisputeEntry.number).execution_options(yield_per=200)
        )
