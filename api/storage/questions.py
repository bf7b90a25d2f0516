"""The table of questions asked on sites that opted in to keeping them."""

from __future__ import annotations

from datetime import datetime
from uuid import uuid4

from sqlalchemy import ForeignKey, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from api.storage.base import Base


class AskedQuestion(Base):
    """A question as it was asked, and how it was answered; nothing about who asked."""

    __tablename__ = "asked_questions"

    id: Mapped[str] = mapped_column(String(32), primary_key=True, default=lambda: uuid4().hex)
    site_key: Mapped[str] = mapped_column(ForeignKey("sites.key", ondelete="CASCADE"), index=True)
    asked_at: Mapped[datetime] = mapped_column(index=True)
    question: Mapped[str] = mapped_column(Text)
    lang: Mapped[str | None] = mapped_column(String(8))
    edition: Mapped[str | None] = mapped_column(String(32))
    status: Mapped[str] = mapped_column(String(16))
    answer_id: Mapped[str] = mapped_column(String(64))
