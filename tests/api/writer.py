"""A process that writes, for tests that run many of them or kill one: ``python -m tests.api.writer URL MODE NAME``."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import make_url

from api.sites import SiteRecord, Sites
from api.storage import Site, SiteOrigin, Store
from api.storage.base import now
from tests.api.answers import answer

THREADS = 5
WRITES = 5
ORIGINS = 3


def origins(key: str) -> list[str]:
    """The origins of a whole record."""
    return [f"https://{key}-{i}.example" for i in range(ORIGINS)]


def _say(word: str, key: str) -> None:
    sys.stdout.write(f"{word} {key}\n")
    sys.stdout.flush()


def add_sites(store: Store, name: str) -> None:
    """Adds sites for ever; says what is written but not kept yet, waits for a line, and says what is kept."""
    number = 0
    while True:
        key = f"{name}-{number}"
        with store.writing() as session:
            site = Site(
                key=key,
                name=key,
                editions=[],
                languages=[],
                rate_limit="1/minute",
                log_questions=False,
                created_at=now(),
                origins=[SiteOrigin(origin=o) for o in origins(key)],
            )
            session.add(site)
            session.flush()
            _say("written", key)
            sys.stdin.readline()
        _say("kept", key)
        number += 1


def work(store: Store, name: str) -> None:
    """Several writers at once: each adds origins to the one site there is, and keeps questions asked on it."""
    sites = Sites(store)
    record = SiteRecord("shared", "Shared", log_questions=True)

    def write(thread: int) -> None:
        for i in range(WRITES):
            label = f"{name}-{thread}-{i}"
            sites.change_origins("shared", [f"https://{label}.example"])
            sites.keep_question(record, label, answer(label), days=1)

    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(write, range(THREADS)))


if __name__ == "__main__":
    address, mode, label = sys.argv[1:]
    {"add": add_sites, "work": work}[mode](Store(make_url(address)), label)
