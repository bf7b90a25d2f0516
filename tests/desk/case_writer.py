"""A process that works on cases: ``python -m tests.desk.case_writer URL NAME STEP``.

With a STEP it decides one case after another until it is killed: it says ``kept N`` for each decision that is
confirmed, and stops at that step of the saving, which it says first, to wait for a line.
"""

from __future__ import annotations

import sys

from sqlalchemy import event, make_url
from sqlalchemy.engine import Engine

from api.desk.casework import decide
from api.desk.people import Staff
from api.storage import Store
from api.storage.base import now
from api.storage.cases import DeskCase

STEPS = ("begin", "update", "insert", "audit", "commit")
WHO = Staff(1, "Writer", "support", "en")


def reason(number: int) -> str:
    """A text that can be told whole: it is long, and its end says which it is."""
    return f"{number} {'ğ' * 5_000} {number}"


def new_case(store: Store, about: str) -> None:
    """Puts a case into the queue."""
    with store.writing() as session:
        session.add(
            DeskCase(
                kind="dispute",
                about=about,
                created_at=now(),
                langs=" en ",
                edition="europe",
                excerpt="A",
                words="a",
                rules=[],
                state="open",
                assignee=None,
                version=0,
            )
        )


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main(address: str, about: str, step: str) -> None:
    """Decides a case for ever; from the second time on, waits for a line at ``step``."""
    store = Store(make_url(address))
    number = 0

    def wait(at: str) -> None:
        if at == step and number > 0:
            _say(f"at {at}")
            sys.stdin.readline()

    @event.listens_for(Engine, "before_cursor_execute")
    def _before(_c: object, _k: object, statement: str, *_: object) -> None:
        told = statement.lower()
        if told.startswith("update") and "desk_cases" in told:
            wait("update")
        elif told.startswith("insert"):
            wait("insert" if "desk_events" in told else "audit")

    @event.listens_for(Engine, "begin")
    def _begin(_: object) -> None:
        wait("begin")

    @event.listens_for(Engine, "commit")
    def _commit(_: object) -> None:
        wait("commit")

    while True:
        decide(store, "dispute", about, WHO, reason(number), {"how": "confirmed"}, number)
        _say(f"kept {number}")
        number += 1


if __name__ == "__main__":
    main(*sys.argv[1:])
