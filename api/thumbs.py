"""Feedback as it is kept: a thumb on an answer, with the whole answer as the service gives it at that moment."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Literal

from api.storage import Store
from api.storage.base import now
from api.storage.feedback import Feedback
from assistant.answer import Answer
from assistant.service import Request as Question

MAX_REASON = 500
# Of an answer that was shown, so much is kept and compared: a request may have 8 kB.
MAX_SHOWN = 2000
STATUSES = ("answered", "clarify", "not_covered", "out_of_scope")


@dataclass(frozen=True, slots=True)
class Thumb:
    """What a visitor says of an answer, and which status and text were shown."""

    thumb: Literal["up", "down"]
    reason: str | None
    status: str
    answer: str


def is_same(thumb: Thumb, answer: Answer) -> bool:
    """Whether an answer is the one that was shown, by its status and the beginning of its text."""
    return (thumb.status, thumb.answer[:MAX_SHOWN]) == (answer.status, answer.answer[:MAX_SHOWN])


def keep_thumb(
    store: Store, question: Question, thumb: Thumb, answer: Answer, *, at: datetime | None = None
) -> Feedback:
    """Stores a thumb with the answer that the question gets now. Raises StorageProblem."""
    before = question.context
    row = Feedback(
        created_at=at or now(),
        thumb=thumb.thumb,
        question=question.question,
        lang=question.lang,
        edition=question.edition,
        players=question.players,
        context=None if before is None else json.dumps(asdict(before), ensure_ascii=False),
        reason=thumb.reason,
        shown_status=thumb.status,
        shown_answer=thumb.answer[:MAX_SHOWN],
        same=is_same(thumb, answer),
        answer=json.dumps(answer.to_dict(), ensure_ascii=False),
        answer_lang=answer.lang,
        answer_edition=answer.edition,
        answer_status=answer.status,
    )
    with store.writing() as session:
        session.add(row)
    return row
