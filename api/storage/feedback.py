"""The tables of feedback: what visitors said of answers, and how staff judged the answer afterwards."""

from __future__ import annotations

from datetime import datetime
from uuid import uuid4

from sqlalchemy import Boolean, ForeignKey, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from api.storage.base import Base


class Feedback(Base):
    """A thumb up or down on an answer; nothing about who gave it.

    ``answer`` is the whole answer as JSON, as the service gave it when the thumb came; ``same`` tells whether that is
    what the visitor says was shown. ``question``, ``context`` (JSON), ``reason`` and ``shown_answer`` are a visitor's
    words: whoever forgets them deletes the row.
    """

    __tablename__ = "feedback"

    id: Mapped[str] = mapped_column(String(32), primary_key=True, default=lambda: uuid4().hex)
    created_at: Mapped[datetime] = mapped_column(index=True)
    thumb: Mapped[str] = mapped_column(String(4))
    question: Mapped[str] = mapped_column(Text)
    lang: Mapped[str | None] = mapped_column(String(8))
    edition: Mapped[str | None] = mapped_column(String(32))
    players: Mapped[int | None] = mapped_column(Integer)
    context: Mapped[str | None] = mapped_column(Text)
    reason: Mapped[str | None] = mapped_column(Text)
    shown_status: Mapped[str] = mapped_column(String(16))
    shown_answer: Mapped[str] = mapped_column(Text)
    same: Mapped[bool] = mapped_column(Boolean)
    answer: Mapped[str] = mapped_column(Text)
    answer_lang: Mapped[str | None] = mapped_column(String(8))
    answer_edition: Mapped[str | None] = mapped_column(String(32))
    answer_status: Mapped[str] = mapped_column(String(16))


class Review(Base):
    """What staff say the answer ought to have been; the latest of a feedback counts.

    ``question`` is the text without personal data, ``expect`` JSON as in ``eval/questions``. It outlives its feedback.
    The audit seals it with ``salt``, and ``note``, which can be forgotten, with ``note_salt``.
    """

    __tablename__ = "reviews"

    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    feedback_id: Mapped[str | None] = mapped_column(
        ForeignKey("feedback.id", ondelete="SET NULL"), index=True
    )
    created_at: Mapped[datetime]
    by: Mapped[str] = mapped_column(String(64))
    question: Mapped[str] = mapped_column(Text)
    lang: Mapped[str] = mapped_column(String(8))
    edition: Mapped[str | None] = mapped_column(String(32))
    players: Mapped[int | None] = mapped_column(Integer)
    kind: Mapped[str] = mapped_column(String(16))
    expect: Mapped[str] = mapped_column(Text)
    note: Mapped[str] = mapped_column(Text)
    salt: Mapped[str] = mapped_column(String(32), default="", server_default="")
    note_salt: Mapped[str] = mapped_column(String(32), default="", server_default="")
