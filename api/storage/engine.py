"""Connections to the database: SQLite in a file by default, PostgreSQL by its URL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from sqlite3 import Error as SqliteError
from typing import Any

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.orm import Session

_WRITES = "konduktor_writes"
# How long a writer waits for its turn on SQLite, in milliseconds.
_BUSY = 30_000
# How long to wait for a PostgreSQL server to take a connection, in seconds.
_CONNECT = 10
_DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


class StorageProblem(Exception):  # noqa: N818 - said to people as it is
    """The database cannot be used; the message says why and what to do, without any password."""


def database_url(text: str | None, data_dir: Path) -> URL:
    """The address of the database: ``konduktor.sqlite3`` in the data folder where none is named.

    Raises StorageProblem for what is neither an SQLite file nor PostgreSQL.
    """
    if text is None:
        return URL.create("sqlite", database=str(data_dir / "konduktor.sqlite3"))
    try:
        url = make_url(text)
    except ArgumentError:
        raise StorageProblem(
            "KONDUKTOR_DATABASE_URL is no URL; it reads sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
        ) from None
    backend = url.get_backend_name()
    if backend not in _DRIVERS:
        raise StorageProblem(f"KONDUKTOR_DATABASE_URL: {backend} is not supported; sqlite and postgresql are")
    if backend == "sqlite" and url.database in (None, "", ":memory:"):
        raise StorageProblem("KONDUKTOR_DATABASE_URL: SQLite needs a file: sqlite:///FILE")
    return url.set(drivername=_DRIVERS[backend])


def make_engine(url: URL, *, foreign_keys: bool = True, pooled: bool = True) -> Engine:
    """An engine. On SQLite, transactions begin by an explicit BEGIN, so that schema changes are part of them.

    ``foreign_keys=False`` is for migrations, which build tables anew (SQLite only).
    """
    # What a statement was given stays out of its errors, which are logged.
    options: dict[str, Any] = {"hide_parameters": True} | ({} if pooled else {"poolclass": NullPool})
    if url.get_backend_name() == "postgresql":
        options["pool_pre_ping"] = True  # a server that was started again is noticed
        if "connect_timeout" not in url.query:
            options["connect_args"] = {"connect_timeout": _CONNECT}
    try:
        engine = create_engine(url, **options)
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise StorageProblem(f"the database {shown(url)} cannot be used: {error}") from error
    if url.get_backend_name() == "sqlite":

        @event.listens_for(engine, "connect")
        def _connect(connection: SqliteConnection, _: object) -> None:
            connection.isolation_level = None
            connection.execute(f"PRAGMA busy_timeout = {_BUSY}")
            connection.execute(f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}")
            # A confirmed write is on the disk, also in the write-ahead log.
            connection.execute("PRAGMA synchronous = FULL")
            # What is deleted is written over, so that it is not in the file any more.
            connection.execute("PRAGMA secure_delete = ON")

        @event.listens_for(engine, "begin")
        def _begin(connection: Connection) -> None:
            # A writer takes its turn at once: a reader that turns into a writer may find the database changed.
            writes = connection.get_execution_options().get(_WRITES, False)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def writer(engine: Engine) -> Engine:
    """The same engine, whose transactions take the turn of a writer when they begin."""
    return engine.execution_options(**{_WRITES: True})


def shown(url: URL) -> str:
    """A database's address without its password."""
    return url.render_as_string(hide_password=True)


@contextmanager
def explained(url: URL) -> Iterator[None]:
    """Turns what the database refuses into StorageProblem; IntegrityError, about the data, is left as it is."""
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, SqliteError) as error:
        raise StorageProblem(_reason(error, url)) from error


def _reason(error: DBAPIError | SqliteError, url: URL) -> str:
    cause = error.orig if isinstance(error, DBAPIError) else error
    said = str(cause).strip().splitlines()[0]
    lacks = "no such table" in said or "no such column" in said or "does not exist" in said
    todo = "; konduktor db upgrade brings its tables up to date" if lacks else ""
    return f"the database {shown(url)} cannot be used: {said}{todo}"


class Store:
    """The database of a running program; safe to share between threads."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self._reads = make_engine(url)
        self._writes = writer(self._reads)

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """A session that only reads, of one state of the database. Raises StorageProblem."""
        with explained(self.url), Session(self._reads, expire_on_commit=False) as session:
            yield session

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """A session whose changes are all kept on leaving, or none. Raises StorageProblem."""
        with explained(self.url), Session(self._writes, expire_on_commit=False) as session, session.begin():
            yield session

    def settle(self) -> None:
        """Empties SQLite's write-ahead log into the file, as it may still hold what was deleted; others go on."""
        if self.url.get_backend_name() != "sqlite":
            return
        with explained(self.url), closing(self._reads.raw_connection()) as raw:
            raw.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        """Closes all connections."""
        self._reads.dispose()
