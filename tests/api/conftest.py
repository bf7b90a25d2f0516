"""Databases to test with: a fresh one each time, on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from api.sites import Sites
from api.storage import Store
from api.storage.engine import database_url
from api.storage.migrate import migrate
from tests.api.postgres import NoServerError, Postgres

BACKENDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of the tests' own."""
    try:
        server = Postgres()
    except NoServerError as reason:
        pytest.skip(str(reason))
    yield server
    server.stop()


@pytest.fixture
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], URL]:
    """Makes addresses of databases without tables, by backend."""
    made = iter(range(100))

    def make(backend: str) -> URL:
        if backend == "sqlite":
            return database_url(None, tmp_path / f"data-{next(made)}")
        server: Postgres = request.getfixturevalue("postgres")
        return server.database()

    return make


@pytest.fixture(params=BACKENDS)
def empty(request: pytest.FixtureRequest, fresh: Callable[[str], URL]) -> URL:
    """The address of a database without tables, on each backend."""
    return fresh(request.param)


@pytest.fixture
def url(empty: URL) -> URL:
    """The address of a database with all tables, on each backend."""
    migrate(empty)
    return empty


@pytest.fixture
def sites(url: URL) -> Iterator[Sites]:
    """Sites in an empty database, on each backend."""
    store = Store(url)
    yield Sites(store)
    store.close()
