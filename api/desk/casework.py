"""What staff do with a case: every step is an event that is added, and the later of two people is told of the other."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import select, text, update
from sqlalchemy.orm import Session

from api.desk.audit import append
from api.desk.comparison import same
from api.desk.comparison import told as detail_of
from api.desk.people import Staff
from api.desk.sealing import new_salt, of_event
from api.storage import Store
from api.storage.base import now
from api.storage.cases import DeskCase, DeskEvent
from api.storage.staff import AuditEntry

Kind = Literal["dispute", "answer"]
What = Literal["note", "assign", "decide", "sent", "confirm"]
# What is done together with an event.
Along = Callable[[Session], Mapping[str, Any]]
MAX_TEXT = 2000
# One number for all who write to the desk of a PostgreSQL database; any would do.
_LOCK = 7_305_118
_CONTROLS = frozenset("\n\t\r")
_HIDDEN = frozenset({"Cc", "Cs", "Cf", "Co", "Cn"})
_JOINERS = frozenset("\u200c\u200d\u00ad")


class CaseError(ValueError):
    """What was asked of a case cannot be done; ``code`` is the message ``desk-error-CODE``, ``field`` what is wrong."""

    def __init__(self, code: str, field: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.field = field


class ChangedMeanwhileError(CaseError):
    """Somebody else changed the case since it was looked at; ``version`` is the one that it has now."""

    def __init__(self, version: int) -> None:
        super().__init__("changed")
        self.version = version


@dataclass(frozen=True, slots=True)
class Event:
    """An event as it was read."""

    number: int
    at: datetime
    by: str
    what: str
    text: str
    detail: Mapping[str, Any]


def take_turn(session: Session) -> None:
    """Writers to the desk take turns on PostgreSQL, as they do on SQLite."""
    if session.get_bind().dialect.name == "postgresql":
        session.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


def written(given: str, field: str, *, least: int = 0, longest: int = MAX_TEXT) -> str:
    """What somebody wrote into a field, trimmed. Raises CaseError for what is too short, too long or cannot be seen."""
    told = given.replace("\r\n", "\n").strip()
    hidden = any(
        unicodedata.category(c) in _HIDDEN and c not in _CONTROLS and c not in _JOINERS for c in told
    )
    if hidden:
        raise CaseError("characters", field)
    if len(told) < least:
        raise CaseError("missing", field)
    if len(told) > longest:
        raise CaseError("too-long", field)
    return told


def find_case(store: Store, kind: Kind, about: str) -> DeskCase | None:
    """The case about something, None where there is none in the queue."""
    with store.reading() as session:
        return session.get(DeskCase, (kind, about))


def events(store: Store, kind: Kind, about: str) -> list[Event]:
    """What was done with a case, the oldest first."""
    query = select(DeskEvent).where(DeskEvent.kind == kind, DeskEvent.about == about)
    with store.reading() as session:
        return [
            Event(e.number, e.at, e.by, e.what, e.text, e.detail)
            for e in session.scalars(query.order_by(DeskEvent.number))
        ]


def _add(
    session: Session,
    case: DeskCase,
    who: Staff,
    what: What,
    words: str,
    detail: Mapping[str, Any] | None = None,
) -> int:
    if words and not case.words and not case.excerpt:
        raise CaseError("forgotten")  # whose texts were deleted gets no new ones
    case.version += 1
    told = dict(detail or {})
    row = DeskEvent(
        kind=case.kind,
        about=case.about,
        number=case.version,
        at=now(),
        by=who.name,
        what=what,
        text=words,
        salt=new_salt(),
        detail=told,
    )
    session.add(row)
    # What is done and its entry in the audit are kept together; of texts the audit has salted hashes alone.
    seals = of_event(row)
    append(session, who, f"{case.kind}.{what}", case.about, {"event": case.version, **seals, **told})
    return case.version


def _case(session: Session, kind: Kind, about: str, seen: int | None = None) -> DeskCase:
    take_turn(session)
    case = session.get(DeskCase, (kind, about))
    if case is None:
        raise CaseError("no-case")
    if seen is not None and case.version != seen:
        raise ChangedMeanwhileError(case.version)
    return case


def note(store: Store, kind: Kind, about: str, who: Staff, words: str) -> int:
    """Adds a note; the number of its event. Notes stand beside each other, so nobody's is turned away."""
    told = written(words, "text", least=1)
    with store.writing() as session:
        return _add(session, _case(session, kind, about), who, "note", told)


def assign(store: Store, kind: Kind, about: str, who: Staff, to: str | None, seen: int) -> int:
    """Gives the case to somebody, or to nobody. Raises ChangedMeanwhileError when ``seen`` is not its version."""
    with store.writing() as session:
        case = _case(session, kind, about, seen)
        detail = {"from": case.assignee, "to": to}
        case.assignee = to
        return _add(session, case, who, "assign", "", detail)


def decide(
    store: Store,
    kind: Kind,
    about: str,
    who: Staff,
    words: str,
    detail: Mapping[str, Any],
    seen: int,
    along: Along | None = None,
) -> int:
    """Adds a decision, which stands until the next one. Raises ChangedMeanwhileError as `assign` does.

    ``along`` is done in the same transaction, after the version was checked; it gives further detail.
    """
    with store.writing() as session:
        case = _case(session, kind, about, seen)
        more = along(session) if along else {}
        case.state = "decided"
        return _add(session, case, who, "decide", words, {**detail, **more})


def tell(
    store: Store,
    kind: Kind,
    about: str,
    who: Staff,
    what: What,
    words: str = "",
    detail: Mapping[str, Any] | None = None,
    along: Along | None = None,
) -> int:
    """Adds an event that changes nothing else of the case: a letter was sent, a changed verdict confirmed.

    ``along`` is done in the same transaction and gives further detail.
    """
    with store.writing() as session:
        case = _case(session, kind, about)
        more = along(session) if along else {}
        return _add(session, case, who, what, words, {**(detail or {}), **more})


def forget_case(session: Session, kind: Kind, about: str, who: Staff | str = "konduktor") -> None:
    """Empties all that people wrote about a case, within a transaction that writes; what was done and when stays."""
    take_turn(session)
    mine = (DeskCase.kind == kind, DeskCase.about == about)
    session.execute(update(DeskCase).where(*mine).values(excerpt="", words=""))
    written_there = select(DeskEvent).where(DeskEvent.kind == kind, DeskEvent.about == about)
    forget_texts(session, list(session.scalars(written_there.where(DeskEvent.text != ""))), who)


def forget_texts(session: Session, rows: Sequence[DeskEvent], who: Staff | str) -> None:
    """Empties the texts of events, and says so in the audit; one that was tampered with before stays a fault."""
    named = [[row.kind, row.about, row.number] for row in rows if _is_whole(session, row)]
    for row in rows:
        row.text = row.salt = ""
    if named:
        append(session, who, "forget.texts", "", {"events": named})


def _is_whole(session: Session, row: DeskEvent) -> bool:
    """Whether an event's text is the one that the audit sealed."""
    query = select(AuditEntry).where(
        AuditEntry.about == row.about, AuditEntry.what == f"{row.kind}.{row.what}"
    )
    details = (detail_of(entry) for entry in session.scalars(query))
    sealed = next((d.get("words") for d in details if d.get("event") == row.number), None)
    return same(sealed, of_event(row)["words"])
