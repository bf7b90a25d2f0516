"""The tables of the editors' work: edits to the data, and their publications."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from api.storage.base import Base


class Edit(Base):
    """An addition to the data: an example, an alias, an authority decision or a house ruling.

    ``content`` is canonical JSON. It is never changed, only withdrawn. The audit seals it with ``salt``.
    """

    __tablename__ = "edits"

    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    content: Mapped[str] = mapped_column(Text)
    by: Mapped[str] = mapped_column(String(64))
    reason: Mapped[str] = mapped_column(Text)
    created_at: Mapped[datetime]
    withdrawn_at: Mapped[datetime | None]
    withdrawn_by: Mapped[str | None] = mapped_column(String(64))
    withdrawn_reason: Mapped[str | None] = mapped_column(Text)
    salt: Mapped[str] = mapped_column(String(32), default="", server_default="")


class Publication(Base):
    """An attempt to make the edits part of the index: which of them, how it ended, and the gate's report.

    ``state`` is ``running``, ``live``, ``refused`` (the gate did not pass) or ``failed`` (nothing could be built).
    ``edits`` is a JSON list of the numbers of edits.
    """

    __tablename__ = "publications"

    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    by: Mapped[str] = mapped_column(String(64))
    state: Mapped[str] = mapped_column(String(16))
    edits: Mapped[str] = mapped_column(Text)
    version: Mapped[str] = mapped_column(String(64))
    build: Mapped[str | None] = mapped_column(String(100))
    report: Mapped[str] = mapped_column(Text)
    started_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]
