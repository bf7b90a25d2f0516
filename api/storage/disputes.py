"""The table of disputes: a ledger that is only ever added to, in which every entry seals the one before."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from api.storage.base import Base


class DisputeEntry(Base):
    """An entry of the ledger: a dispute as it was judged, a change found later, or the confirmation of one.

    ``content`` is canonical JSON and ``content_hash`` its SHA-256; ``hash`` seals all other columns and, by
    ``previous``, all entries before, so that a content can be forgotten without breaking the chain.
    """

    __tablename__ = "dispute_entries"

    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    dispute_id: Mapped[str] = mapped_column(String(32), index=True)
    created_at: Mapped[datetime]
    content: Mapped[str] = mapped_column(Text)
    content_hash: Mapped[str] = mapped_column(String(64))
    previous: Mapped[str] = mapped_column(String(64))
    hash: Mapped[str] = mapped_column(String(64), unique=True)
