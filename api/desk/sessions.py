"""Sessions of the staff: a random token in the browser, its hash in the database, and when it ends."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from datetime import datetime, timedelta

from sqlalchemy import delete, or_, select

from api.desk.accounts import Authenticated, staff_of
from api.desk.audit import take_turn
from api.desk.people import Staff
from api.storage import Store
from api.storage.base import now
from api.storage.staff import StaffAccount, StaffSession

IDLE = timedelta(hours=1)
ABSOLUTE = timedelta(hours=12)
# Use is noted this often, so that looking at pages seldom writes.
NOTED = timedelta(minutes=1)
_BYTES = 32


def hashed(token: str) -> str:
    """A token as it is kept; it is random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()


class Sessions:
    """The sessions of a database. Every method raises StorageProblem when that cannot be used."""

    def __init__(self, store: Store, clock: Callable[[], datetime] = now) -> None:
        self.store = store
        self.clock = clock

    def begin(self, who: Authenticated) -> str | None:
        """A new session's token; None where the account was disabled or its password changed meanwhile."""
        token, at = secrets.token_urlsafe(_BYTES), self.clock()
        with self.store.writing() as session:
            take_turn(session)
            row = session.get(StaffAccount, who.staff.id)
            if row is None or row.disabled_at is not None or row.password_hash != who.password_hash:
                return None
            session.add(
                StaffSession(token_hash=hashed(token), staff_id=who.staff.id, created_at=at, seen_at=at)
            )
        return token

    def find(self, token: str) -> Staff | None:
        """Who has the session of a token, as their account is now; None where it ended."""
        at = self.clock()
        key = hashed(token)
        with self.store.reading() as session:
            found = session.execute(
                select(StaffSession, StaffAccount)
                .join(StaffAccount, StaffAccount.id == StaffSession.staff_id)
                .where(StaffSession.token_hash == key)
            ).first()
        if found is None:
            return None
        kept, account = found
        if at - kept.created_at >= ABSOLUTE or at - kept.seen_at >= IDLE or account.disabled_at is not None:
            self.end(token)
            return None
        if at - kept.seen_at >= NOTED:
            with self.store.writing() as session:
                row = session.get(StaffSession, key)
                if row is not None:  # it may have ended just now
                    row.seen_at = at
        return staff_of(account)

    def end(self, token: str) -> None:
        """Ends a session, where there is one."""
        with self.store.writing() as session:
            session.execute(delete(StaffSession).where(StaffSession.token_hash == hashed(token)))

    def forget(self) -> int:
        """Deletes the sessions that ran out; how many they were."""
        at = self.clock()
        old = or_(StaffSession.created_at <= at - ABSOLUTE, StaffSession.seen_at <= at - IDLE)
        with self.store.writing() as session:
            gone = session.scalars(delete(StaffSession).where(old).returning(StaffSession.token_hash))
            return len(gone.all())
