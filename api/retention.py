"""What is forgotten, and when: questions, feedback, and the names and texts of people in disputes and notes.

What was decided stays, with the chain of the ledger: see `api.ledger` for how a sealed content is forgotten.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Update, exists, select, update
from sqlalchemy.orm import Session, aliased

from api.desk.audit import append
from api.desk.casework import Kind, forget_case, forget_texts, take_turn
from api.desk.people import Staff
from api.desk.sessions import Sessions
from api.ledger import Entry, Ledger
from api.replay import CORE
from api.settings import Settings
from api.sites import Sites
from api.storage import DisputeEntry, Store
from api.storage.cases import DeskCase, DeskEvent
from api.storage.feedback import Feedback, Review

# What of a verdict says nothing about people.
_VERDICT = (*CORE, "lang")
# One transaction forgets so many records, so that nobody waits long for their turn.
_AT_ONCE = 50


@dataclass(frozen=True, slots=True)
class Periods:
    """After how many days what is forgotten."""

    questions: int
    feedback: int
    personal: int

    @classmethod
    def of(cls, settings: Settings) -> Periods:
        """Those of the settings."""
        return cls(
            settings.retention_days_questions,
            settings.retention_days_feedback,
            settings.retention_days_personal,
        )


@dataclass(frozen=True, slots=True)
class Forgotten:
    """How many records were forgotten."""

    questions: int = 0
    feedback: int = 0
    disputes: int = 0
    notes: int = 0

    def to_dict(self) -> dict[str, int]:
        """The counts by name, in the order in which they are told."""
        return {
            "questions": self.questions,
            "feedback": self.feedback,
            "disputes": self.disputes,
            "notes": self.notes,
        }


def what_stays(entry: Entry) -> Mapping[str, Any]:
    """What of a ledger's entry is known after it is forgotten: verdicts, rules, editions, versions, no word of anybody.

    It names what stays, so that whatever is added to disputes later is forgotten as well. It has the shape of the
    whole content, with empty texts.
    """
    content = entry.content
    if entry.kind == "confirmation":  # who confirmed is a matter of record; why is a text
        return {"change": content.get("change"), "by": content.get("by"), "note": ""}
    if entry.kind == "change":
        names = ("claims", "because", "versions_before", "versions_after")
        return {name: content.get(name) for name in names} | {
            "refused": "" if content.get("refused") else None
        }
    if entry.kind != "dispute":
        return {}
    dispute, judgement = content.get("dispute", {}), content.get("judgement", {})
    return {
        "dispute": {
            **{name: dispute.get(name) for name in ("lang", "edition", "players")},
            "claims": [{"by": None, "lang": c.get("lang"), "text": ""} for c in dispute.get("claims", ())],
            "happened": None,
            "facts": None,
        },
        "judgement": {
            "edition": judgement.get("edition"),
            "versions": judgement.get("versions", {}),
            "verdicts": [{n: v.get(n) for n in _VERDICT} for v in judgement.get("verdicts", ())],
        },
    }


def forget_dispute(store: Store, dispute_id: str, *, who: Staff | str, reason: str = "asked") -> bool:
    """Forgets the names and texts of a dispute and of what staff wrote about it; False where there are none.

    When this returns, it is gone from the database. Raises StorageProblem.
    """
    with store.writing() as session:
        found = _forget_dispute(session, store, dispute_id, who, reason)
        if found:
            append(session, who, "forget.dispute", dispute_id, {"reason": reason})
    store.settle()
    return found


def forget_feedback(store: Store, feedback_id: str, *, who: Staff | str, reason: str = "asked") -> bool:
    """The same for a visitor's feedback: its record is deleted; a review of it stays, without its note."""
    with store.writing() as session:
        found = _forget_feedback(session, feedback_id, who)
        if found:
            append(session, who, "forget.feedback", feedback_id, {"reason": reason})
    store.settle()
    return found


def forget_older(
    store: Store, periods: Periods, at: datetime, *, who: Staff | str = "konduktor"
) -> Forgotten:
    """Forgets what is older at a moment than its period allows, and sessions that ran out. Raises StorageProblem."""
    asked, given, personal = (
        at - timedelta(days=days) for days in (periods.questions, periods.feedback, periods.personal)
    )
    Sessions(store, lambda: at).forget()
    questions = Sites(store).forget_questions(asked)
    feedback = disputes = 0
    while ids := _old_feedback(store, given):
        with store.writing() as session:
            feedback += sum(_forget_feedback(session, one, who) for one in ids)
    while ids := _old_disputes(store, personal):
        with store.writing() as session:
            disputes += sum(_forget_dispute(session, store, one, who, "age") for one in ids)
    with store.writing() as session:
        take_turn(session)
        old = list(session.scalars(select(DeskEvent).where(DeskEvent.at < personal, DeskEvent.text != "")))
        forget_texts(session, old, who)
        notes = len(old)
        session.execute(_without_notes().where(Review.created_at < personal))
        done = Forgotten(questions, feedback, disputes, notes)
        if any(done.to_dict().values()):
            append(session, who, "forget.older", "", done.to_dict())
    if any(done.to_dict().values()):
        store.settle()
    return done


def _old_feedback(store: Store, before: datetime) -> list[str]:
    with store.reading() as session:
        query = select(Feedback.id).where(Feedback.created_at < before)
        return list(session.scalars(query.order_by(Feedback.created_at).limit(_AT_ONCE)))


def _old_disputes(store: Store, before: datetime) -> list[str]:
    """Disputes made before a moment of which an entry, whenever it was made, was not forgotten yet."""
    first = aliased(DisputeEntry)
    old = exists().where(
        first.dispute_id == DisputeEntry.dispute_id, first.kind == "dispute", first.created_at < before
    )
    query = (
        select(DisputeEntry.dispute_id)
        .where(DisputeEntry.content != "", DisputeEntry.kind != "forgetting", old)
        .distinct()
        .order_by(DisputeEntry.dispute_id)
        .limit(_AT_ONCE)
    )
    with store.reading() as session:
        return list(session.scalars(query))


def _forget_dispute(session: Session, store: Store, dispute_id: str, who: Staff | str, reason: str) -> bool:
    # Desk, ledger, audit: the order in which all writers take their turns.
    take_turn(session)
    entries = Ledger(store).forget(session, dispute_id, what_stays, reason)
    return _forget_case(session, "dispute", dispute_id, who) or entries > 0


def _forget_feedback(session: Session, feedback_id: str, who: Staff | str) -> bool:
    row = session.get(Feedback, feedback_id)
    noted = _forget_case(session, "answer", feedback_id, who)
    if row is None:
        return noted
    session.execute(_without_notes().where(Review.feedback_id == feedback_id))
    session.delete(row)
    session.flush()
    return True


def _forget_case(session: Session, kind: Kind, about: str, who: Staff | str) -> bool:
    """Empties what the desk holds of a case: its words, and what staff wrote; whether there was anything."""
    case = session.get(DeskCase, (kind, about))
    if case is None:
        return False
    noted = exists().where(DeskEvent.kind == kind, DeskEvent.about == about, DeskEvent.text != "")
    held = bool(case.words or case.excerpt or session.scalar(select(noted)))
    forget_case(session, kind, about, who)
    return held


def _without_notes() -> Update:
    return update(Review).values(note="", note_salt="")
