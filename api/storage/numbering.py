"""Numbers of rows, given by the program: a sequence of the database would not come along with a backup."""

from __future__ import annotations

from sqlalchemy import func, select, text
from sqlalchemy.orm import InstrumentedAttribute, Session

# One number for all who number rows in a PostgreSQL database; any would do.
_LOCK = 7_305_117


def next_number(session: Session, column: InstrumentedAttribute[int]) -> int:
    """The number for a new row, from 1, within a transaction that writes; writers take turns."""
    if session.get_bind().dialect.name == "postgresql":
        session.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    return 1 + (session.scalar(select(func.max(column))) or 0)
