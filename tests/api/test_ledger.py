"""The ledger of disputes: sealed, chained, whole after a kill, and complete after many writers."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import URL, delete, select, text, update

from api.ledger import START, Ledger, new_id
from api.storage import DisputeEntry, Store
from tests.api.dispute_writer import STEPS, content
from tests.conftest import ROOT

WRITERS = 20


@pytest.fixture
def ledger(url: URL) -> Iterator[Ledger]:
    store = Store(url)
    yield Ledger(store)
    store.close()


def test_entries_come_back_as_they_were(ledger: Ledger) -> None:
    told = {"text": "Ω ğ қ \u2028", "deep": {"list": [1, None, True]}}
    entry = ledger.add("dispute", "a", told)
    found = ledger.dispute("a")
    assert found is not None
    assert (found.content, found.whole, found.number, found.hash) == (told, True, 1, entry.hash)
    assert found.created_at == entry.created_at
    assert ledger.dispute("b") is None
    assert ledger.verify().faults == ()


def test_a_check_tells_what_was_done(ledger: Ledger) -> None:
    assert ledger.verify() == ledger.verify(START)
    for name in "abcd":
        ledger.add("dispute", name, {"verdict": name})
    head = ledger.verify().head
    assert ledger.verify(head).faults == ()
    tampered = update(DisputeEntry).where(DisputeEntry.number == 2)
    with ledger.store.writing() as session:
        session.execute(tampered.values(content='{"verdict":"x"}'))
    assert [f.split(":")[0] for f in ledger.verify().faults] == ["entry 2 (dispute b)"]
    found = ledger.dispute("b")
    assert found is not None
    assert not found.whole


def test_a_resealed_entry_breaks_the_chain(ledger: Ledger) -> None:
    """Who changes an entry and reckons its own hashes anew is found by the next entry."""
    from api.chain import sha256
    from api.ledger import _seal

    for name in "abc":
        ledger.add("dispute", name, {"verdict": name})
    with ledger.store.writing() as session:
        row = session.get_one(DisputeEntry, 2)
        row.content = '{"verdict":"x"}'
        row.content_hash = sha256(row.content)
        row.hash = _seal(row)
    assert ledger.verify().faults == ("entry 3 does not follow the entry before it",)


def test_what_is_missing_is_noticed(ledger: Ledger) -> None:
    for name in "abcd":
        ledger.add("dispute", name, {})
    head = ledger.verify().head
    with ledger.store.writing() as session:
        session.execute(delete(DisputeEntry).where(DisputeEntry.number == 2))
    assert "entry 2 is missing: entry 3 follows" in ledger.verify().faults
    with ledger.store.writing() as session:
        session.execute(delete(DisputeEntry).where(DisputeEntry.number == 4))
    assert any("cut off" in fault for fault in ledger.verify(head).faults)


def test_twenty_writers_make_one_chain(ledger: Ledger) -> None:
    def write(writer: int) -> list[str]:
        return [ledger.add("dispute", f"{writer}-{i}", {"n": i}).dispute_id for i in range(3)]

    with ThreadPoolExecutor(WRITERS) as pool:
        kept = [name for names in pool.map(write, range(WRITERS)) for name in names]
    assert sorted(e.dispute_id for e in ledger.entries()) == sorted(kept)
    checked = ledger.verify()
    assert (checked.entries, checked.faults) == (3 * WRITERS, ())


def test_ids_are_not_guessed() -> None:
    ids = {new_id() for _ in range(200)}
    assert len(ids) == 200
    assert {len(i) for i in ids} == {32}  # 128 bits in hexadecimal


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("after", [1, 3])
def test_a_kill_while_saving_loses_nothing_confirmed(url: URL, step: str, after: int) -> None:
    command = [sys.executable, "-m", "tests.api.dispute_writer"]
    command += [url.render_as_string(hide_password=False), "w", step]
    writer = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert writer.stdin is not None
    assert writer.stdout is not None
    kept: list[str] = []
    waited = 0
    for line in writer.stdout:
        if line.startswith("kept "):
            kept.append(line.split()[1])
            continue
        waited += 1
        if waited == after:
            os.kill(writer.pid, signal.SIGKILL)
            break
        writer.stdin.write("\n")
        writer.stdin.flush()
    writer.stdin.close()
    kept += [line.split()[1] for line in writer.stdout if line.startswith("kept ")]
    writer.stdout.close()
    assert writer.wait() == -signal.SIGKILL
    store = Store(url)
    ledger = Ledger(store)
    found = {e.dispute_id: e for e in ledger.entries()}
    assert set(kept) == set(found)  # killed before its commit, the open one is not there at all
    assert all(e.whole and e.content == content("w", int(e.dispute_id[1:])) for e in found.values())
    ledger.add("dispute", "next", {})  # no lock is left
    assert ledger.verify().faults == ()
    if url.get_backend_name() == "sqlite":
        with store.reading() as session:
            assert session.scalar(text("PRAGMA integrity_check")) == "ok"
            assert (
                session.scalar(select(DisputeEntry.number).order_by(DisputeEntry.number.desc()))
                == len(found) + 1
            )
    store.close()
