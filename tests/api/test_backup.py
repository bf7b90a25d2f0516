"""A backup holds one state of the database, also while others write, and comes back on either backend."""

from __future__ import annotations

import gzip
import hashlib
import json
import threading
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import URL

from api.sites import SiteRecord, Sites
from api.storage import Base, StorageProblem, Store
from api.storage.backup import backup, restore
from api.storage.migrate import current, head, migrate
from tests.api.answers import answer
from tests.api.conftest import BACKENDS
from tests.api.test_migrations import ORIGINS, SITE, _insert
from tests.api.writer import origins

AT = datetime(2026, 11, 30, 12, 0, 0, 123_456, tzinfo=UTC)


def _filled(url: URL) -> tuple[list[SiteRecord], list[tuple[str, datetime]]]:
    """What was put into the database."""
    store = Store(url)
    sites = Sites(store)
    sites.add(SiteRecord("shop-a", "Магазин Ω", ("https://a.example",), ("india",), ("el",), "#00ff00"))
    sites.add(SiteRecord("shop-b", "B", ("https://a.example", "https://b.example"), log_questions=True))
    sites.set_enabled("shop-a", False)
    kept = sites.find("shop-b")
    assert kept is not None
    for i in range(3):
        sites.keep_question(kept, f"Ile? {i}\n\u2028\x1f", answer("?"), days=9, at=AT)
    content = _content(sites)
    store.close()
    return content


def _content(sites: Sites) -> tuple[list[SiteRecord], list[tuple[str, datetime]]]:
    found = sites.listing()
    return found, sorted((q.question, q.asked_at) for s in found for q in sites.questions(s.key))


@pytest.mark.parametrize("source", BACKENDS)
@pytest.mark.parametrize("target", BACKENDS)
def test_what_was_backed_up_comes_back(
    source: str, target: str, fresh: Callable[[str], URL], tmp_path: Path
) -> None:
    origin, file = fresh(source), tmp_path / "backup.gz"
    migrate(origin)
    content = _filled(origin)
    counts = dict.fromkeys(Base.metadata.tables, 0) | {"sites": 2, "site_origins": 3, "asked_questions": 3}
    assert backup(origin, file) == counts
    assert file.stat().st_mode & 0o777 == 0o600
    assert [f.name for f in tmp_path.iterdir() if f.is_file()] == ["backup.gz"]
    other = fresh(target)
    assert restore(other, file) == {table: n for table, n in counts.items() if n}
    store = Store(other)
    assert _content(Sites(store)) == content
    store.close()
    assert current(other) == head()


def test_a_backup_while_others_write_holds_whole_records(url: URL, tmp_path: Path) -> None:
    store = Store(url)
    sites = Sites(store)
    done = threading.Event()
    written = threading.Semaphore(0)

    def write(name: str) -> None:
        number = 0
        while not done.is_set():
            key = f"{name}-{number}"
            sites.add(SiteRecord(key, key, tuple(origins(key))))
            number += 1
            written.release()

    writers = [threading.Thread(target=write, args=(f"w{i}",)) for i in range(3)]
    for writer in writers:
        writer.start()
    sizes = []
    try:
        for i in range(5):
            for _ in range(3):
                assert written.acquire(timeout=60)
            file = tmp_path / f"{i}.gz"
            counts = backup(url, file)
            lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
            keys = {v["row"]["key"] for v in lines if v.get("table") == "sites"}
            whole = Counter(v["row"]["site_key"] for v in lines if v.get("table") == "site_origins")
            assert whole == dict.fromkeys(keys, 3)
            assert counts["sites"] == len(keys)
            sizes.append(len(keys))
    finally:
        done.set()
        for writer in writers:
            writer.join()
        store.close()
    assert sizes == sorted(sizes)
    assert sizes[-1] >= 15


def test_a_restored_database_is_seen_by_a_running_program(url: URL, tmp_path: Path) -> None:
    store = Store(url)
    sites = Sites(store)
    sites.add(SiteRecord("old", "Old", ("https://a.example",)))
    backup(url, tmp_path / "b.gz")
    sites.add(SiteRecord("new", "New", ("https://n.example",)))
    restore(url, tmp_path / "b.gz", replace=True)
    assert [s.key for s in sites.listing()] == ["old"]
    assert sites.allows("https://a.example")
    assert not sites.allows("https://n.example")
    store.close()


def test_a_backup_of_an_older_version_is_brought_up_to_date(empty: URL, tmp_path: Path) -> None:
    migrate(empty, "0001")
    _insert(empty, "sites", [SITE])
    _insert(empty, "site_origins", ORIGINS)
    backup(empty, tmp_path / "old.gz")
    migrate(empty)
    store = Store(empty)
    Sites(store).add(SiteRecord("later", "Later"))
    restore(empty, tmp_path / "old.gz", replace=True)
    (site,) = Sites(store).listing()
    assert (site.key, site.log_questions, site.created_at) == ("shop-a", False, SITE["created_at"])
    assert len(site.origins) == 3
    assert current(empty) == head()
    store.close()


def test_what_is_there_is_not_dropped_unasked(url: URL, tmp_path: Path) -> None:
    content = _filled(url)
    backup(url, tmp_path / "b.gz")
    with pytest.raises(StorageProblem, match=r"holds data already \(.*sites: 2.*\); --replace"):
        restore(url, tmp_path / "b.gz")
    store = Store(url)
    assert _content(Sites(store)) == content
    store.close()


def test_a_damaged_backup_changes_nothing(fresh: Callable[[str], URL], tmp_path: Path) -> None:
    url, file = fresh("sqlite"), tmp_path / "b.gz"
    migrate(url)
    content = _filled(url)
    backup(url, file)
    good = file.read_bytes()
    lines = gzip.decompress(good).splitlines(keepends=True)
    damaged = {
        "cut": good[: len(good) // 2],
        "flipped": good[:60] + bytes([good[60] ^ 0xFF]) + good[61:],
        "a line less": gzip.compress(b"".join(lines[:2] + lines[3:])),
        "another name": gzip.compress(b"".join(lines).replace(b"shop-a", b"shop-c")),
        "no foot": gzip.compress(b"".join(lines[:-1])),
        "no backup": b"hello",
        "another format": gzip.compress(b'{"hello": 1}\n'),
        "no object": gzip.compress(b"[1]\n"),
        "empty": gzip.compress(b""),
    }
    for name, data in damaged.items():
        file.write_bytes(data)
        with pytest.raises(StorageProblem) as problem:
            restore(url, file, replace=True)
        assert str(file) in str(problem.value), name
    store = Store(url)
    assert _content(Sites(store)) == content
    store.close()


def test_a_backup_of_a_newer_program_is_left_alone(fresh: Callable[[str], URL], tmp_path: Path) -> None:
    url, file = fresh("sqlite"), tmp_path / "b.gz"
    migrate(url)
    backup(url, file)
    text = gzip.decompress(file.read_bytes()).replace(head().encode(), b"9999")
    lines = text.splitlines(keepends=True)
    foot = json.loads(lines[-1]) | {"sha256": hashlib.sha256(b"".join(lines[:-1])).hexdigest()}
    file.write_bytes(gzip.compress(b"".join([*lines[:-1], json.dumps(foot).encode()])))
    with pytest.raises(StorageProblem, match="version 9999, which this program does not know"):
        restore(url, file)


def test_without_tables_there_is_nothing_to_back_up(empty: URL, tmp_path: Path) -> None:
    with pytest.raises(StorageProblem, match=r"no tables|no database"):
        backup(empty, tmp_path / "b.gz")
    assert not list(tmp_path.glob("*b.gz*"))
