"""The schema goes up and down with data in it, by one process at a time, as a whole or not at all."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import URL, MetaData, insert, inspect, select, update

from api.sites import SiteRecord, Sites
from api.storage import Base, StorageProblem, Store
from api.storage.engine import database_url, make_engine
from api.storage.migrate import changing, current, head, make_ready, migrate, move, revisions
from tests.api.answers import answer

SITE = {
    "key": "shop-a",
    "name": "Магазин «Ω» ż",
    "editions": ["europe", "india"],
    "languages": [],
    "accent": "#aa0000",
    "rate_limit": "60/minute",
    "created_at": datetime(2026, 11, 30, 12, 0, 0, 5, tzinfo=UTC),
    "disabled_at": None,
}
ORIGINS = [{"site_key": "shop-a", "origin": f"https://{i}.example"} for i in range(3)]


def _rows(url: URL, table: str) -> list[dict[str, Any]]:
    """The rows of a table as the database has it; moments with their zone."""
    engine = make_engine(url, pooled=False)
    metadata = MetaData()
    with engine.connect() as connection:
        metadata.reflect(connection)
        rows = [dict(r) for r in connection.execute(select(metadata.tables[table])).mappings()]
    for row in rows:
        for name, value in row.items():
            if isinstance(value, datetime):
                row[name] = value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)
    return rows


def _insert(url: URL, table: str, rows: list[dict[str, Any]]) -> None:
    engine = make_engine(url, pooled=False)
    metadata = MetaData()
    with engine.begin() as connection:
        metadata.reflect(connection)
        if url.get_backend_name() == "sqlite":
            rows = [
                {k: v.replace(tzinfo=None) if isinstance(v, datetime) else v for k, v in row.items()}
                for row in rows
            ]
        connection.execute(insert(metadata.tables[table]), rows)


def _tables(url: URL) -> set[str]:
    engine = make_engine(url, pooled=False)
    with engine.connect() as connection:
        return set(inspect(connection).get_table_names()) - {"alembic_version"}


def test_up_and_down_with_data_in_it(empty: URL) -> None:
    assert migrate(empty, "0001") == (None, "0001")
    _insert(empty, "sites", [SITE])
    _insert(empty, "site_origins", ORIGINS)
    assert migrate(empty) == ("0001", head())
    assert _rows(empty, "sites") == [SITE | {"log_questions": False}]
    assert _rows(empty, "site_origins") == ORIGINS
    store = Store(empty)
    sites = Sites(store)
    record = SiteRecord("shop-b", "B", ("https://b.example",), log_questions=True)
    sites.keep_question(sites.add(record), "Μπορώ;", answer("?"), days=1)
    assert [q.question for q in sites.questions("shop-b")] == ["Μπορώ;"]
    store.close()
    assert migrate(empty, "0001") == (head(), "0001")
    assert _tables(empty) == {"sites", "site_origins"}
    (first,) = (row for row in _rows(empty, "sites") if row["key"] == "shop-a")
    assert first == SITE
    assert len(_rows(empty, "site_origins")) == 4
    assert migrate(empty) == ("0001", head())
    assert {row["key"]: row["log_questions"] for row in _rows(empty, "sites")} == {
        "shop-a": False,
        "shop-b": False,
    }
    assert _rows(empty, "asked_questions") == []
    assert migrate(empty, "base") == (head(), None)
    assert _tables(empty) == set()


def test_each_version_goes_down_and_up_again(empty: URL) -> None:
    for version in revisions():
        migrate(empty, version)
        tables = _tables(empty)
        before = migrate(empty, "base")[0]
        assert before == version
        migrate(empty, version)
        assert _tables(empty) == tables


def test_the_newest_version_is_what_the_tables_say(url: URL) -> None:
    with make_engine(url, pooled=False).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []


def test_many_may_start_at_once(empty: URL) -> None:
    with ThreadPoolExecutor(8) as pool:
        done = list(pool.map(lambda _: migrate(empty), range(8)))
    assert done.count((None, head())) == 1
    assert done.count((head(), head())) == 7
    assert _tables(empty) == set(Base.metadata.tables)


def test_a_change_that_fails_leaves_nothing_behind(empty: URL) -> None:
    migrate(empty, "0001")
    _insert(empty, "sites", [SITE])

    def fail() -> None:
        with changing(empty) as connection:
            move(connection, head())
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert current(empty) == "0001"
    assert _tables(empty) == {"sites", "site_origins"}
    assert _rows(empty, "sites") == [SITE]


def test_a_version_from_the_future_is_left_alone(url: URL) -> None:
    metadata = MetaData()
    with make_engine(url, pooled=False).begin() as connection:
        metadata.reflect(connection)
        connection.execute(update(metadata.tables["alembic_version"]).values(version_num="9999"))
    with pytest.raises(StorageProblem, match="has version 9999, which this program does not know"):
        migrate(url)
    with pytest.raises(StorageProblem, match="9999"):
        make_ready(url)
    assert current(url) == "9999"


def test_there_is_no_such_version(url: URL) -> None:
    with pytest.raises(StorageProblem, match="there is no version 'x'; there are base, 0001"):
        migrate(url, "x")


def test_sqlite_is_brought_up_to_date_when_a_program_starts(tmp_path: Path) -> None:
    url = database_url(None, tmp_path / "new")
    assert current(url) is None
    assert not (tmp_path / "new").exists()  # looking makes no file
    make_ready(url)
    assert current(url) == head()
    assert Path(url.database or "").stat().st_mode & 0o777 == 0o600
    migrate(url, "0001")
    make_ready(url)
    assert current(url) == head()


def test_postgresql_is_brought_up_to_date_by_its_owner(fresh: Callable[[str], URL]) -> None:
    url = fresh("postgresql")
    with pytest.raises(
        StorageProblem, match=f"has version base, {head()} is needed: run konduktor db upgrade"
    ):
        make_ready(url)
    migrate(url)
    make_ready(url)


def test_sqlite_writes_ahead_and_keeps_references(tmp_path: Path) -> None:
    url = database_url(None, tmp_path)
    migrate(url)
    with make_engine(url, pooled=False).connect() as connection:
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "foreign_keys", "synchronous", "busy_timeout")
        }
    assert found == {"journal_mode": "wal", "foreign_keys": 1, "synchronous": 2, "busy_timeout": 30_000}
