"""Reviews: what an answer ought to have been, said by staff, from which cases for the measurement are made."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from api.desk.anonymise import anonymised
from api.desk.audit import append
from api.desk.people import Staff
from api.desk.sealing import new_salt, of_review
from api.storage import Store
from api.storage.base import now
from api.storage.feedback import Feedback, Review
from api.storage.numbering import next_number
from assistant.normalize import LANGUAGES
from rules import EDITIONS, load_catalogue

KINDS = ("lookup", "computed", "dispute", "cross", "ambiguous", "out_of_scope", "not_covered")
STATUSES = ("answered", "clarify", "not_covered", "out_of_scope")
MAX_QUESTION = 500
MAX_NOTE = 1000
_MAX_VALUE = 200
_WHOLE = re.compile(r"-?[0-9]{1,9}")


class ReviewError(ValueError):
    """A review that cannot be; ``field`` names what is wrong."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A review as it was stored. ``expect`` is as in ``eval/questions``: ``status`` and any of ``value``, ``rules``,
    ``edition``.
    """

    number: int
    feedback_id: str | None
    created_at: datetime
    by: str
    question: str
    lang: str
    edition: str | None
    players: int | None
    kind: str
    expect: Mapping[str, Any]
    note: str


def review(store: Store, feedback_id: str | None, *, by: Staff | str, **given: Any) -> Reviewed:
    """The same as `add_review` in a transaction of its own. Raises StorageProblem, too."""
    with store.writing() as session:
        return add_review(session, feedback_id, by=by, **given)


def add_review(
    session: Session,
    feedback_id: str | None,
    *,
    by: Staff | str,
    question: str,
    lang: str,
    kind: str,
    status: str,
    value: Any = None,
    rules: tuple[str, ...] = (),
    edition: str | None = None,
    players: int | None = None,
    note: str = "",
) -> Reviewed:
    """Stores what the answer to a question ought to have been, within a transaction that writes.

    Of several reviews of one feedback the latest counts. ``by`` is the reviewer.
    ``question`` is the text that will stand among the measured questions: show
    ``api.desk.anonymise.anonymised(feedback.question)`` in a field that the reviewer may edit. ``edition`` and
    ``players`` are those that the question is asked with (of the feedback). ``kind`` is one of `KINDS`, ``status`` one
    of `STATUSES`. ``value`` is a number, a truth value or a word (`read_value` reads it from a form), None where
    none is expected; ``rules`` are ids of the catalogue, of which the answer must rest on one.
    ``note`` is for colleagues.

    Raises ReviewError that names the field which cannot be.
    """
    text = " ".join(question.split())
    if not 1 <= len(text) <= MAX_QUESTION or not text.isprintable():
        raise ReviewError("question", f"1–{MAX_QUESTION} characters of text")
    for field, given, allowed in (
        ("lang", lang, LANGUAGES),
        ("kind", kind, KINDS),
        ("status", status, STATUSES),
    ):
        if given not in allowed:
            raise ReviewError(field, f"one of {', '.join(allowed)}, got {given!r}")
    if edition is not None and edition not in EDITIONS:
        raise ReviewError("edition", f"one of {', '.join(EDITIONS)}, got {edition!r}")
    if players is not None and players not in range(2, 6):
        raise ReviewError("players", f"2–5, got {players!r}")
    for rule in rules:
        if rule not in load_catalogue():
            raise ReviewError("rules", f"there is no rule {rule!r}")
    if value is not None and (not isinstance(value, bool | int | str) or len(str(value)) > _MAX_VALUE):
        raise ReviewError("value", "a whole number, true, false or a word")
    if status != "answered" and (value is not None or rules):
        raise ReviewError("status", "a value or a rule goes with answered alone")
    if len(note) > MAX_NOTE:
        raise ReviewError("note", f"≤ {MAX_NOTE} characters")
    expect: dict[str, Any] = {"status": status}
    if isinstance(value, str):
        value = anonymised(value, lang)
    if value is not None:
        expect["value"] = value
    if rules:
        expect["rules"] = list(rules)
    if edition is not None:
        expect["edition"] = edition
    if feedback_id is not None and session.get(Feedback, feedback_id) is None:
        raise ReviewError("feedback_id", f"there is no feedback {feedback_id!r}")
    row = Review(
        number=next_number(session, Review.number),
        feedback_id=feedback_id,
        created_at=now(),
        by=(by.name if isinstance(by, Staff) else by)[:64],
        question=text,
        lang=lang,
        edition=edition,
        players=players,
        kind=kind,
        expect=json.dumps(expect, ensure_ascii=False),
        note=note.strip(),
        salt=new_salt(),
        note_salt=new_salt(),
    )
    session.add(row)
    append(session, by, "review.add", str(row.number), {"feedback": feedback_id, **of_review(row)})
    return _reviewed(row)


def read_value(text: str) -> bool | int | str | None:
    """A value as it is typed into a form; None for nothing.

    >>> read_value(" 3 "), read_value("false"), read_value("box"), read_value(""), read_value("--5")
    (3, False, 'box', None, '--5')
    """
    text = text.strip()
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    if _WHOLE.fullmatch(text):
        return int(text)
    return text or None


def reviews(store: Store, feedback_id: str | None = None) -> list[Reviewed]:
    """All reviews, or those of one feedback, the oldest first."""
    query = select(Review).order_by(Review.number)
    if feedback_id is not None:
        query = query.where(Review.feedback_id == feedback_id)
    with store.reading() as session:
        return [_reviewed(row) for row in session.scalars(query)]


def latest_reviews(store: Store) -> list[Reviewed]:
    """The reviews that count, the oldest first: one for each feedback, and all whose feedback is forgotten."""
    found: dict[str, Reviewed] = {}
    for one in reviews(store):
        key = one.feedback_id or f"{one.lang}\0{one.question}"
        found.pop(key, None)
        found[key] = one
    return list(found.values())


def _reviewed(row: Review) -> Reviewed:
    return Reviewed(
        row.number,
        row.feedback_id,
        row.created_at,
        row.by,
        row.question,
        row.lang,
        row.edition,
        row.players,
        row.kind,
        json.loads(row.expect),
        row.note,
    )
