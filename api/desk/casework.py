"""What staff do with a case: every step is an event that is added, and the later of two people is told of the other."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import select, text, update
from sqlalchemy.orm import Session

from api.desk.audit import append
from api.desk.people import Staff
from api.storage import Store
from api.storage.base import now
from api.storage.cases import DeskCase, DeskEvent

Kind = Literal["dispute", "answer"]
What = Literal["note", "assign", "decide", "sent", "confirm"]
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
    case.version += 1
    told = dict(detail or {})
    session.add(
        DeskEvent(
            kind=case.kind,
            about=case.about,
            number=case.version,
            at=now(),
            by=who.name,
            what=what,
            text=words,
            detail=told,
        )
    )
    # What is done and its entry in the audit are kept together; texts stay out of the audit.
    append(session, who, f"{case.kind}.{what}", case.about, {"event": case.version, **told})
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
) -> int:
    """Adds a decision, which stands until the next one. Raises ChangedMeanwhileError as `assign` does."""
    with store.writing() as session:
        case = _case(session, kind, about, seen)
        case.state = "decided"
        return _add(session, case, who, "decide", words, detail)


def tell(
    store: Store, kind: Kind, about: str, who: Staff, what: What, words: str = "", detail: Any = None
) -> int:
    """Adds an event that changes nothing else: a letter was sent, a changed verdict confirmed."""
    with store.writing() as session:
        return _add(session, _case(session, kind, about), who, what, words, detail)


def forget_case(session: Session, kind: Kind, about: str) -> None:
    """Empties all that people wrote about a case, within a transaction that writes; what was done and when stays."""
    take_turn(session)
    mine = (DeskCase.kind == kind, DeskCase.about == about)
    session.execute(update(DeskCase).where(*mine).values(excerpt="", words=""))
    session.execute(update(DeskEvent).where(DeskEvent.kind == kind, DeskEvent.about == about).values(text=""))
