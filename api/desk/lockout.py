"""How often somebody may try to sign in: after some failures each further one makes them wait longer."""

from __future__ import annotations

import math
from collections.abc import Callable
from datetime import datetime, timedelta
from threading import Lock
from typing import Literal, get_args

from sqlalchemy import delete

from api.chain import sha256
from api.desk.accounts import name_key
from api.desk.audit import take_turn
from api.storage import Store
from api.storage.base import now
from api.storage.staff import SignInFailure

Clock = Callable[[], datetime]
# Whoever is signed in and gives the own password is counted apart: what others try at signing in is not theirs.
Scope = Literal["sign-in", "own"]
# Failures in a row that cost nothing: of a name, and of a client, as many people may share one address.
FREE_OF_NAME = 5
FREE_OF_CLIENT = 20
FIRST_WAIT = 30  # seconds; doubled with each further failure
LONGEST_WAIT = 900  # seconds
# Failures are forgotten when the last one is so old.
MEMORY = timedelta(days=1)
_CLIENTS = 10_000


def delay(failures: int, free: int) -> timedelta:
    """How long after the last of so many failures the next attempt may come.

    >>> [delay(n, 5).seconds for n in (0, 4, 5, 6, 7, 60)]
    [0, 0, 30, 60, 120, 900]
    """
    if failures < free:
        return timedelta(0)
    return timedelta(seconds=min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(failures - free, 20)))


def _seconds(left: timedelta) -> int:
    return max(1, math.ceil(left.total_seconds()))


class NameLockout:
    """Counts for each name, also for one that nobody has, so that the count tells nothing; kept in the database.

    An attempt is counted as failed before its password is looked at, so that many at once gain nothing.
    """

    def __init__(self, store: Store, clock: Clock = now) -> None:
        self.store = store
        self.clock = clock

    def begin(self, name: str, scope: Scope = "sign-in") -> int | None:
        """Counts an attempt; the seconds to wait where it may not be made, and then it does not count."""
        at, key = self.clock(), _key(name, scope)
        with self.store.writing() as session:
            take_turn(session)
            session.execute(delete(SignInFailure).where(SignInFailure.last_at < at - MEMORY))
            row = session.get(SignInFailure, key)
            if row is None:
                row = SignInFailure(key=key, failures=0, last_at=at)
                session.add(row)
            left = row.last_at + delay(row.failures, FREE_OF_NAME) - at
            if left > timedelta(0):
                return _seconds(left)
            row.failures += 1
            row.last_at = at
        return None

    def is_locked(self, name: str) -> bool:
        """Whether the next attempt has to wait."""
        with self.store.reading() as session:
            row = session.get(SignInFailure, _key(name))
            return row is not None and row.failures >= FREE_OF_NAME

    def succeeded(self, name: str) -> None:
        """Forgets the failures of a name: its password was right, or was set anew."""
        with self.store.writing() as session:
            keys = [_key(name, scope) for scope in get_args(Scope)]
            session.execute(delete(SignInFailure).where(SignInFailure.key.in_(keys)))


def _key(name: str, scope: Scope = "sign-in") -> str:
    # A hash, as people type passwords into the wrong field. No name has a line break.
    key = name_key(name[:1000])
    return sha256(key if scope == "sign-in" else f"{scope}\n{key}")


class ClientLockout:
    """Counts for each client, in the memory of the process; an attempt that succeeds takes back its own count alone."""

    def __init__(self, clock: Clock = now) -> None:
        self.clock = clock
        self._counts: dict[str, tuple[int, datetime]] = {}
        self._lock = Lock()

    def begin(self, client: str) -> int | None:
        """Counts an attempt; the seconds to wait where it may not be made, and then it does not count."""
        at = self.clock()
        with self._lock:
            failures, last = self._counts.get(client, (0, at))
            if at - last > MEMORY:
                failures = 0
            left = last + delay(failures, FREE_OF_CLIENT) - at
            if left > timedelta(0):
                return _seconds(left)
            self._counts.pop(client, None)
            self._counts[client] = (failures + 1, at)  # the end of the order, as the latest
            while len(self._counts) > _CLIENTS:
                del self._counts[next(iter(self._counts))]
        return None

    def succeeded(self, client: str) -> None:
        """Takes back the count of the attempt that succeeded."""
        with self._lock:
            failures, last = self._counts.get(client, (0, self.clock()))
            if failures > 1:
                self._counts[client] = (failures - 1, last)
            else:
                self._counts.pop(client, None)
