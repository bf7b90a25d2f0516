"""The tables of the desk's cases: what is in the queue, and what staff did with it, which is only ever added to."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, ForeignKeyConstraint, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from api.storage.base import Base


class DeskCase(Base):
    """A dispute or a disliked answer in the queue, with what the queue is searched and counted by.

    ``langs`` has a space around each language; ``words`` is the text of the people, folded. ``version`` counts the
    events, so that whoever changes a case can be told that it was changed meanwhile.
    """

    __tablename__ = "desk_cases"

    kind: Mapped[str] = mapped_column(String(16), primary_key=True)
    about: Mapped[str] = mapped_column(String(32), primary_key=True)
    created_at: Mapped[datetime] = mapped_column(index=True)
    langs: Mapped[str] = mapped_column(String(40))
    edition: Mapped[str | None] = mapped_column(String(32))
    excerpt: Mapped[str] = mapped_column(Text)
    words: Mapped[str] = mapped_column(Text)
    rules: Mapped[list[str]]
    state: Mapped[str] = mapped_column(String(16), index=True)
    assignee: Mapped[str | None] = mapped_column(String(80), index=True)
    version: Mapped[int] = mapped_column(Integer)


class DeskEvent(Base):
    """Something that somebody did with a case: ``what`` is note, assign, decide, sent or confirm.

    ``text`` is what they wrote; it can be forgotten (then it and its ``salt`` are empty), the rest stays. The audit
    seals both.
    """

    __tablename__ = "desk_events"
    __table_args__ = (
        ForeignKeyConstraint(["kind", "about"], ["desk_cases.kind", "desk_cases.about"], ondelete="CASCADE"),
    )

    kind: Mapped[str] = mapped_column(String(16), primary_key=True)
    about: Mapped[str] = mapped_column(String(32), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    at: Mapped[datetime]
    by: Mapped[str] = mapped_column(String(80))
    what: Mapped[str] = mapped_column(String(16))
    text: Mapped[str] = mapped_column(Text)
    salt: Mapped[str] = mapped_column(String(32), default="", server_default="")
    detail: Mapped[dict[str, Any]] = mapped_column(JSON)
