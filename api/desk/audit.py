"""The audit: who did what at the desk, when and about what; only ever added to, each entry sealing the one before."""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, func, select, text
from sqlalchemy.orm import Session

from api.chain import START, canonical, seal, sha256
from api.desk.comparison import Comparison
from api.desk.people import Staff
from api.storage import Store
from api.storage.base import now
from api.storage.staff import AuditEntry

# One number for all who write to the audit of a PostgreSQL database; any would do.
_LOCK = 7_305_117
COLUMNS = ("number", "at", "who", "staff_id", "what", "about", "detail", "hash")


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check of the audit found: how many entries, the last hash, and what is wrong, one line each."""

    entries: int
    head: str
    faults: tuple[str, ...]


def audit(store: Store, who: Staff | str, what: str, about: str, detail: Mapping[str, Any]) -> None:
    """Adds an entry in a transaction of its own; when this returns, it is on the disk. Raises StorageProblem.

    ``who`` is a text for what no account did: the name of the command line's user, or ``konduktor`` itself. ``what``
    is a verb with its object (``staff.add``), ``about`` the id of what it was done to. ``detail`` holds ids, names of
    fields and settings: never a secret, a question or another text that somebody wrote.
    """
    with store.writing() as session:
        append(session, who, what, about, detail)


def append(session: Session, who: Staff | str, what: str, about: str, detail: Mapping[str, Any]) -> None:
    """The same within a transaction that writes, so that what is done and its entry are kept together."""
    take_turn(session)
    last = session.scalars(select(AuditEntry).order_by(AuditEntry.number.desc()).limit(1)).first()
    body = canonical(detail)
    row = AuditEntry(
        number=1 if last is None else last.number + 1,
        created_at=now(),
        staff_id=who.id if isinstance(who, Staff) else None,
        who=(who.name if isinstance(who, Staff) else who)[:60],
        what=what,
        about=about[:200],
        detail=body,
        detail_hash=sha256(body),
        previous=START if last is None else last.hash,
    )
    row.hash = _seal(row)
    session.add(row)
    session.flush()


def take_turn(session: Session) -> None:
    """Writers to accounts and audit take turns on PostgreSQL, as they do on SQLite: the chain has one end."""
    if session.get_bind().dialect.name == "postgresql":
        session.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


def _seal(row: AuditEntry) -> str:
    moment = row.created_at.isoformat(timespec="microseconds")
    return seal(
        [row.previous, row.number, moment, row.staff_id, row.who, row.what, row.about, row.detail_hash]
    )


class Audit:
    """The entries of a database. All methods raise StorageProblem when it cannot be used."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def page(
        self, *, first: int = 0, most: int = 100, who: str | None = None, what: str | None = None
    ) -> tuple[list[AuditEntry], int]:
        """Entries, the newest first, after ``first`` of them, at most ``most``; and how many there are in all.

        ``who`` is an exact name, ``what`` the beginning of what was done.
        """
        wanted: list[ColumnElement[bool]] = []
        if who:
            wanted.append(AuditEntry.who == who)
        if what:
            wanted.append(AuditEntry.what.startswith(what, autoescape=True))
        with self.store.reading() as session:
            rows = session.scalars(
                select(AuditEntry).where(*wanted).order_by(AuditEntry.number.desc()).offset(first).limit(most)
            )
            found = list(rows)
            total = session.scalar(select(func.count()).select_from(AuditEntry).where(*wanted))
        return found, total or 0

    def rows(self) -> Iterator[dict[str, Any]]:
        """All entries, the oldest first, as flat values: `COLUMNS`."""
        with self.store.reading() as session:
            for row in self._entries(session):
                yield {
                    "number": row.number,
                    "at": row.created_at.isoformat(),
                    "who": row.who,
                    "staff_id": row.staff_id,
                    "what": row.what,
                    "about": row.about,
                    "detail": row.detail,
                    "hash": row.hash,
                }

    def verify(self, head: str | None = None) -> Checked:
        """Checks every seal, the chain, and what the entries tell of events, reviews, edits and accounts.

        With ``head``, also that an entry with that hash is still there.
        """
        faults: list[str] = []
        comparison = Comparison()
        previous, number = START, 0
        seen = head is None or head == START
        with self.store.reading() as session:
            if session.get_bind().dialect.name == "postgresql":  # SQLite shows one state to a reader anyway
                session.connection(execution_options={"isolation_level": "REPEATABLE READ"})
            for row in self._entries(session):
                comparison.take(row)
                number += 1
                if row.number != number:
                    faults.append(f"entry {number} is missing: entry {row.number} follows")
                    number = row.number
                if not hmac.compare_digest(row.detail_hash, sha256(row.detail)):
                    faults.append(f"entry {row.number} ({row.what}): its detail was changed")
                if not hmac.compare_digest(row.hash, _seal(row)):
                    faults.append(f"entry {row.number} ({row.what}): its seal does not fit")
                if row.previous != previous:
                    faults.append(f"entry {row.number} does not follow the entry before it")
                previous = row.hash
                seen = seen or row.hash == head
            faults += comparison.faults(session)
        if not seen:
            faults.append(f"no entry has the hash {head}: the end of the audit was cut off or made anew")
        return Checked(number, previous, tuple(faults))

    @staticmethod
    def _entries(session: Session) -> Iterator[AuditEntry]:
        yield from session.scalars(
            select(AuditEntry).order_by(AuditEntry.number).execution_options(yield_per=200)
        )
