"""Turns at working out password hashes: a queue with an end and threads of its own, so that the service goes on."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
# Each takes 64 MiB while it is worked out.
AT_ONCE = 2
MOST = 16
MOST_OF_CLIENT = 4
# What who finds the queue full is told to wait, in seconds.
AGAIN = 5


class Full(Exception):  # noqa: N818 - a state, not a failure
    """So many wait already, in all or of this client."""


class Turns:
    """At most `MOST` wait or are worked on, at most `MOST_OF_CLIENT` of one client; the others are turned away."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
        self._waiting: Counter[str] = Counter()
        self._lock = Lock()

    async def run(self, client: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``work`` gives, done in one of the queue's threads. Raises Full."""
        with self._lock:
            if self._waiting.total() >= MOST or self._waiting[client] >= MOST_OF_CLIENT:
                raise Full
            self._waiting[client] += 1

        def in_turn() -> T:
            try:
                return work(*args, **kwargs)
            finally:
                with self._lock:
                    self._waiting[client] -= 1
                    self._waiting += Counter()  # drops who waits no more

        # Who goes away while waiting keeps the place until its turn, as the work cannot be taken back.
        return await asyncio.shield(asyncio.get_running_loop().run_in_executor(self._threads, in_turn))
