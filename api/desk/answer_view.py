"""A disliked answer as the desk shows it: what the visitor says was shown, and what the service answered then."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from api.desk.dispute_view import cited, steps_of
from api.storage import Store
from api.storage.feedback import Feedback
from assistant.wording import Wording


@dataclass(frozen=True, slots=True)
class AnswerView:
    """Feedback with the snapshot of its answer; ``gone`` where the feedback was deleted, and then all else is empty."""

    gone: bool
    question: str = ""
    lang: str | None = None
    edition: str | None = None
    players: int | None = None
    reason: str = ""
    shown_status: str = "answered"
    shown_answer: str = ""
    same: bool = True
    answer: str = ""
    answer_lang: str | None = None
    answer_status: str = "answered"
    kind: str | None = None
    versions: str = ""
    steps: tuple[str, ...] = ()
    citations: tuple[dict[str, Any], ...] = ()


def view_answer(store: Store, feedback_id: str, wording: Wording) -> AnswerView:
    """The view of a feedback, in the language of ``wording``."""
    with store.reading() as session:
        row = session.get(Feedback, feedback_id)
    if row is None:
        return AnswerView(gone=True)
    try:
        answer = json.loads(row.answer)
    except ValueError:
        answer = {}
    versions = ", ".join(f"{name} {value}" for name, value in answer.get("versions", {}).items())
    return AnswerView(
        False,
        row.question,
        row.lang or row.answer_lang,
        row.edition or row.answer_edition,
        row.players,
        row.reason or "",
        row.shown_status,
        row.shown_answer,
        row.same,
        answer.get("answer", ""),
        row.answer_lang,
        row.answer_status,
        answer.get("kind"),
        versions,
        tuple(steps_of(answer.get("computation"), wording)),
        tuple(cited(c) for c in answer.get("citations", [])),
    )
