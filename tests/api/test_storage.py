"""Twenty writers at once lose nothing, and a writer that is killed leaves nothing by halves."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from sqlalchemy import URL, select, text
from sqlalchemy.exc import IntegrityError, StatementError

from api.sites import SiteRecord, Sites
from api.storage import AskedQuestion, Site, SiteOrigin, StorageProblem, Store
from api.storage.engine import database_url
from tests.api.answers import answer
from tests.api.writer import THREADS, WRITES, origins
from tests.conftest import ROOT

PROCESSES = 4


def _writer(url: URL, mode: str, name: str) -> subprocess.Popen[str]:
    command = [
        sys.executable,
        "-m",
        "tests.api.writer",
        url.render_as_string(hide_password=False),
        mode,
        name,
    ]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)


def test_twenty_writers_at_once_lose_nothing(url: URL) -> None:
    store = Store(url)
    sites = Sites(store)
    sites.add(SiteRecord("shared", "Shared", log_questions=True))
    writers = [_writer(url, "work", f"w{i}") for i in range(PROCESSES)]
    for writer in writers:
        writer.communicate()
        assert writer.returncode == 0
    labels = {f"w{p}-{t}-{i}" for p in range(PROCESSES) for t in range(THREADS) for i in range(WRITES)}
    assert PROCESSES * THREADS == 20
    found = sites.find("shared")
    assert found is not None
    assert sorted(found.origins) == sorted(f"https://{label}.example" for label in labels)
    assert sorted(q.question for q in sites.questions("shared")) == sorted(labels)
    store.close()


@pytest.mark.parametrize(("word", "after"), [("written", 1), ("kept", 1), ("written", 4), ("kept", 7)])
def test_a_killed_writer_leaves_no_half_record(url: URL, word: str, after: int) -> None:
    writer = _writer(url, "add", "s")
    assert writer.stdout is not None
    assert writer.stdin is not None
    kept: list[str] = []
    open_record = ""
    seen = 0
    for line in writer.stdout:
        said, key = line.split()
        if said == "kept":
            kept.append(key)
        seen += said == word
        if seen == after:
            open_record = key if said == "written" else ""
            os.kill(writer.pid, signal.SIGKILL)
            break
        if said == "written":
            writer.stdin.write("\n")
            writer.stdin.flush()
    writer.stdin.close()
    kept += [line.split()[1] for line in writer.stdout if line.startswith("kept")]
    writer.stdout.close()
    writer.wait()
    assert writer.returncode == -signal.SIGKILL
    store = Store(url)
    sites = Sites(store)
    found = {site.key: site for site in sites.listing()}
    assert set(kept) <= set(found)
    assert open_record not in found
    for site in found.values():
        assert list(site.origins) == origins(site.key)
    sites.add(SiteRecord("s-next", "Next"))  # no lock is left
    if url.get_backend_name() == "sqlite":
        with store.reading() as session:
            assert session.scalar(text("PRAGMA integrity_check")) == "ok"
    store.close()


def test_a_failure_within_a_transaction_keeps_none_of_it(sites: Sites) -> None:
    row = Site(
        key="half",
        name="Half",
        editions=[],
        languages=[],
        rate_limit="1/minute",
        log_questions=False,
        created_at=datetime.now(UTC),
        origins=[SiteOrigin(origin="https://a.example")],
    )

    def fail() -> None:
        with sites.store.writing() as session:
            session.add(row)
            session.flush()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert sites.listing() == []


def test_rows_refer_to_something(sites: Sites) -> None:
    with pytest.raises(IntegrityError), sites.store.writing() as session:
        session.add(SiteOrigin(site_key="nobody", origin="https://a.example"))


def test_a_deleted_site_takes_its_rows_along(sites: Sites) -> None:
    site = sites.add(SiteRecord("gone", "Gone", ("https://a.example",), log_questions=True))
    sites.keep_question(site, "?", answer("?"), days=1)
    with sites.store.writing() as session:
        session.delete(session.get_one(Site, "gone"))
    with sites.store.reading() as session:
        assert session.scalars(select(SiteOrigin)).all() == []
        assert session.scalars(select(AskedQuestion)).all() == []


def test_moments_keep_their_instant(sites: Sites) -> None:
    almaty = timezone(timedelta(hours=5))
    created = datetime(2026, 11, 30, 4, 5, 6, 789_000, tzinfo=almaty)
    sites.add(SiteRecord("when", "When", created_at=created))
    found = sites.find("when")
    assert found is not None
    assert found.created_at == datetime(2026, 11, 29, 23, 5, 6, 789_000, tzinfo=UTC)
    with pytest.raises(StatementError, match="no time zone"):
        sites.add(SiteRecord("naive", "Naive", created_at=datetime(2026, 11, 30)))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("nonsense", "is no URL"),
        ("mysql://u:secret@h/d", "mysql is not supported"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
    ],
)
def test_addresses_that_cannot_be(given: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(StorageProblem, match=said) as problem:
        database_url(given, tmp_path)
    assert "secret" not in str(problem.value)


def test_addresses_get_the_driver_that_is_installed(tmp_path: Path) -> None:
    assert database_url("postgresql://u:p@h/d", tmp_path).drivername == "postgresql+psycopg"
    assert database_url("postgres://u:p@h/d", tmp_path).drivername == "postgresql+psycopg"
    assert database_url("sqlite:////srv/k.db", tmp_path).database == "/srv/k.db"
    assert database_url(None, tmp_path).database == str(tmp_path / "konduktor.sqlite3")


def test_what_is_no_database_is_told_without_the_password(tmp_path: Path) -> None:
    file = tmp_path / "konduktor.sqlite3"
    file.write_bytes(b"no database at all, but long enough to be looked at" * 10)
    with pytest.raises(StorageProblem, match="not a database"):
        Sites(Store(database_url(None, tmp_path))).listing()
    nobody = database_url(f"postgresql://u:secret@/d?host={tmp_path}", tmp_path)
    with pytest.raises(StorageProblem) as problem:
        Sites(Store(nobody)).listing()
    assert "secret" not in str(problem.value)


def test_a_database_without_tables_says_what_to_do(empty: URL) -> None:
    store = Store(empty)
    if empty.get_backend_name() == "sqlite":
        Path(empty.database or "").parent.mkdir()
    with pytest.raises(StorageProblem, match="konduktor db upgrade"):
        Sites(store).listing()
    store.close()
