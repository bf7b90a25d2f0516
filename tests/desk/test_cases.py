"""Cases on both databases: what is confirmed is kept, however many write and whatever is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import URL

from api.desk.audit import Audit
from api.desk.casework import (
    CaseError,
    ChangedMeanwhileError,
    assign,
    decide,
    events,
    find_case,
    forget_case,
    note,
)
from api.desk.people import Staff
from api.desk.queue import Filter, find, folded, read_filter, take_in
from api.ledger import Ledger
from api.storage import Store
from api.storage.backup import backup, restore
from api.storage.migrate import head, migrate
from tests.api.dispute_writer import content
from tests.conftest import ROOT
from tests.desk.case_writer import STEPS, WHO, new_case, reason

WRITERS = 20


@pytest.fixture
def store(url: URL) -> Iterator[Store]:
    made = Store(url)
    yield made
    made.close()


def test_twenty_writers_lose_no_decision_and_no_note(store: Store) -> None:
    new_case(store, "a")

    def write(writer: int) -> int:
        who = Staff(writer, f"W{writer}", "support", "en")
        note(store, "dispute", "a", who, f"note {writer}")
        told = 0
        while True:  # as somebody who is told that the case was changed looks again, and sends again
            case = find_case(store, "dispute", "a")
            assert case
            try:
                decide(store, "dispute", "a", who, f"decision {writer}", {"how": "confirmed"}, case.version)
            except ChangedMeanwhileError:
                told += 1
            else:
                return told

    with ThreadPoolExecutor(WRITERS) as pool:
        list(pool.map(write, range(WRITERS)))
    done = events(store, "dispute", "a")
    assert sorted(e.text for e in done if e.what == "note") == sorted(f"note {n}" for n in range(WRITERS))
    assert sorted(e.text for e in done if e.what == "decide") == sorted(
        f"decision {n}" for n in range(WRITERS)
    )
    assert [e.number for e in done] == list(range(1, 2 * WRITERS + 1))
    checked = Audit(store).verify()
    assert (checked.entries, checked.faults) == (2 * WRITERS, ())


def test_twenty_may_look_at_a_new_queue_at_once(store: Store) -> None:
    ledger = Ledger(store)
    for n in range(5):
        ledger.add("dispute", f"d{n}", content("d", n))
    with ThreadPoolExecutor(WRITERS) as pool:
        taken = list(pool.map(lambda _: take_in(store), range(WRITERS)))
    assert sum(taken) == 5
    assert {i.about for i in find(store, Filter(), "x").items} == {f"d{n}" for n in range(5)}


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("after", [1, 3])
def test_a_kill_while_deciding_loses_nothing_confirmed(url: URL, step: str, after: int) -> None:
    store = Store(url)
    new_case(store, "a")
    command = [sys.executable, "-m", "tests.desk.case_writer"]
    command += [url.render_as_string(hide_password=False), "a", step]
    writer = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert writer.stdin is not None
    assert writer.stdout is not None
    kept: list[int] = []
    waited = 0
    for line in writer.stdout:
        if line.startswith("kept "):
            kept.append(int(line.split()[1]))
            continue
        waited += 1
        if waited == after:
            os.kill(writer.pid, signal.SIGKILL)
            break
        writer.stdin.write("\n")
        writer.stdin.flush()
    writer.stdin.close()
    kept += [int(line.split()[1]) for line in writer.stdout if line.startswith("kept ")]
    writer.stdout.close()
    assert writer.wait() == -signal.SIGKILL
    done = events(store, "dispute", "a")
    assert [e.text for e in done] == [reason(n) for n in kept]
    case = find_case(store, "dispute", "a")
    assert case
    assert case.version == len(kept)
    # The audit tells as much as was done, and no lock is left.
    assert Audit(store).verify().entries == len(kept)
    decide(store, "dispute", "a", WHO, "next", {"how": "confirmed"}, len(kept))
    assert Audit(store).verify().faults == ()
    store.close()


def test_a_case_must_be_there(store: Store) -> None:
    with pytest.raises(CaseError, match="no-case"):
        note(store, "dispute", "none", WHO, "x")
    with pytest.raises(CaseError, match="no-case"):
        assign(store, "answer", "none", WHO, None, 0)
    assert Audit(store).verify().entries == 0


def test_backup_and_restore_bring_cases_back(store: Store, tmp_path: Path, empty: URL) -> None:
    new_case(store, "a")
    assign(store, "dispute", "a", WHO, "Ömer", 0)
    note(store, "dispute", "a", WHO, "Ω \u2028 ğ")
    before = events(store, "dispute", "a")
    backup(empty, tmp_path / "b.gz")
    decide(store, "dispute", "a", WHO, "later", {"how": "confirmed"}, 2)
    restore(empty, tmp_path / "b.gz", replace=True)
    assert events(store, "dispute", "a") == before
    case = find_case(store, "dispute", "a")
    assert case
    assert (case.assignee, case.version, case.state) == ("Ömer", 2, "open")


def test_the_schema_goes_down_and_up_with_cases_in_it(store: Store, empty: URL) -> None:
    ledger = Ledger(store)
    ledger.add("dispute", "a", {"dispute": {"claims": [{"text": "A"}, {"text": "B"}]}})
    assert take_in(store) == 1
    note(store, "dispute", "a", WHO, "Noted")
    store.close()
    assert migrate(empty, "0005") == (head(), "0005")
    assert [e.dispute_id for e in ledger.entries()] == ["a"]
    migrate(empty)
    assert Audit(store).verify().faults == ("event 1 of dispute a is missing",)
    assert take_in(store) == 1  # the queue fills itself anew; notes are gone
    assert events(store, "dispute", "a") == []


def test_what_people_wrote_can_be_forgotten(store: Store) -> None:
    new_case(store, "a")
    note(store, "dispute", "a", WHO, "Ann told me")
    decide(store, "dispute", "a", WHO, "Ann is right", {"how": "confirmed"}, 1)
    with store.writing() as session:
        forget_case(session, "dispute", "a")
    assert [(e.what, e.text, e.by) for e in events(store, "dispute", "a")] == [
        ("note", "", "Writer"),
        ("decide", "", "Writer"),
    ]
    assert find(store, Filter(show="all", q="a"), "x").items[0].excerpt == ""
    assert Audit(store).verify().faults == ()


def test_searching_knows_no_case_and_no_accents() -> None:
    assert folded("İSTASYON Żółty ΣΤΑΘΜΌΣ") == "istasyon zolty σταθμοσ"


def test_a_filter_goes_into_an_address_and_back() -> None:
    chosen = Filter("all", "dispute", "kk", "india", "a b", 3)
    assert read_filter({k: str(v) for k, v in chosen.query().items()}) == chosen
    assert Filter().query() == {}
    assert chosen.query(page=1, q="") == {
        "show": "all",
        "kind": "dispute",
        "lang": "kk",
        "edition": "india",
    }
