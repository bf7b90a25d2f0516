"""A process that keeps disputes until it is killed: ``python -m tests.api.dispute_writer URL NAME STEP``.

It says ``kept ID`` for each one that is confirmed, and stops at a step of the saving, which it says first, to wait.
"""

from __future__ import annotations

import sys

from sqlalchemy import event, make_url
from sqlalchemy.engine import Engine

from api.ledger import Ledger
from api.storage import Store

STEPS = ("begin", "select", "insert", "commit")


def content(name: str, number: int) -> dict[str, str]:
    """A record that can be told whole: it is long, and its end says which it is."""
    return {"name": f"{name}-{number}", "filling": "ğ" * 20_000, "end": f"{name}-{number}"}


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main(address: str, name: str, step: str) -> None:
    """Keeps disputes for ever; from the second one on, waits for a line at ``step``."""
    ledger = Ledger(Store(make_url(address)))
    number = 0

    def wait(at: str) -> None:
        if at == step and number > 0:
            _say(f"at {at}")
            sys.stdin.readline()

    @event.listens_for(Engine, "before_cursor_execute")
    def _before(_c: object, _k: object, statement: str, *_: object) -> None:
        for at in ("select", "insert"):
            if statement.lower().startswith(at) and "dispute_entries" in statement:
                wait(at)

    @event.listens_for(Engine, "begin")
    def _begin(_: object) -> None:
        wait("begin")

    @event.listens_for(Engine, "commit")
    def _commit(_: object) -> None:
        wait("commit")

    while True:
        entry = ledger.add("dispute", f"{name}{number}", content(name, number))
        _say(f"kept {entry.dispute_id}")
        number += 1


if __name__ == "__main__":
    main(*sys.argv[1:])
