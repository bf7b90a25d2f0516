"""The tables of the desk's staff: accounts, their sessions, failed sign-ins, and the audit of what was done."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from api.storage.base import Base


class StaffAccount(Base):
    """Somebody who may sign in at the desk. ``name_key`` is the name as it is compared; rows are never deleted."""

    __tablename__ = "staff"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    name_key: Mapped[str] = mapped_column(String(240), unique=True)
    role: Mapped[str] = mapped_column(String(16))
    lang: Mapped[str] = mapped_column(String(8))
    password_hash: Mapped[str] = mapped_column(String(300))
    created_at: Mapped[datetime]
    disabled_at: Mapped[datetime | None]


class StaffSession(Base):
    """A session: the SHA-256 of its token, whose it is, when it began and when it was last used."""

    __tablename__ = "staff_sessions"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    staff_id: Mapped[int] = mapped_column(ForeignKey("staff.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[datetime]
    seen_at: Mapped[datetime]


class SignInFailure(Base):
    """Sign-ins that failed in a row for a name, whether anybody has it or not; ``key`` is a hash of the name."""

    __tablename__ = "sign_in_failures"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    failures: Mapped[int] = mapped_column(Integer)
    last_at: Mapped[datetime] = mapped_column(index=True)


class AuditEntry(Base):
    """Who did what, when and about what: only ever added to, each entry sealing the one before.

    ``detail`` is canonical JSON and ``detail_hash`` its SHA-256; ``hash`` seals all other columns and, by
    ``previous``, all entries before. ``staff_id`` is None for what was done on the command line.
    """

    __tablename__ = "audit_entries"

    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    created_at: Mapped[datetime]
    staff_id: Mapped[int | None] = mapped_column(Integer)
    who: Mapped[str] = mapped_column(String(60))
    what: Mapped[str] = mapped_column(String(60))
    about: Mapped[str] = mapped_column(String(200), index=True)
    detail: Mapped[str] = mapped_column(Text)
    detail_hash: Mapped[str] = mapped_column(String(64))
    previous: Mapped[str] = mapped_column(String(64))
    hash: Mapped[str] = mapped_column(String(64), unique=True)
