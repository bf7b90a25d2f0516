"""Bringing a database to a version of the schema, up or down, in one transaction and by one process at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from importlib.resources import files
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import RevisionError
from alembic.util.exc import CommandError
from filelock import FileLock
from sqlalchemy import URL, Connection, text

from api.storage.engine import StorageProblem, explained, make_engine, shown, writer

BASE = "base"  # no tables at all
# One number for all who migrate a PostgreSQL database; any would do.
_LOCK = 7_305_114


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("api.storage") / "migrations").replace("%", "%%"))
    return config


def revisions() -> list[str]:
    """All versions of the schema, the oldest first."""
    script = ScriptDirectory.from_config(_config())
    return [r.revision for r in reversed(list(script.walk_revisions()))]


def head() -> str:
    """The version that the code needs."""
    return revisions()[-1]


def revision_of(connection: Connection) -> str | None:
    """The version of a database, None for one without tables."""
    return MigrationContext.configure(connection).get_current_revision()


def current(url: URL) -> str | None:
    """The version of a database, None for one without tables. Raises StorageProblem when it cannot be opened."""
    file = Path(url.database or "")
    if url.get_backend_name() == "sqlite" and not file.is_file():
        return None  # looking does not make a file
    engine = make_engine(url, pooled=False)
    with explained(url), engine.connect() as connection:
        return revision_of(connection)


@contextmanager
def changing(url: URL) -> Iterator[Connection]:
    """A connection whose transaction changes the schema, while nobody else changes it; all is kept, or nothing.

    Raises StorageProblem when the database cannot be opened, or rows would be left without what they refer to.
    """
    sqlite = url.get_backend_name() == "sqlite"
    file = Path(url.database or "")
    if sqlite:
        file.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            file.touch(mode=0o600, exist_ok=False)  # questions are nobody else's business
    engine = writer(make_engine(url, foreign_keys=False, pooled=False))
    with explained(url), FileLock(f"{file}.lock") if sqlite else nullcontext():
        if sqlite:
            with closing(engine.raw_connection()) as raw:  # outside of any transaction
                raw.cursor().execute("PRAGMA journal_mode = WAL")
        with engine.begin() as connection:
            if not sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            yield connection
            if sqlite:
                broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
                if broken:
                    raise StorageProblem(
                        f"{shown(url)}: {len(broken)} rows would refer to nothing; nothing was changed"
                    )


def move(connection: Connection, target: str) -> None:
    """Brings the database of a connection to a version: one of `revisions`, or `BASE`. Raises StorageProblem."""
    known = revisions()
    there = revision_of(connection)
    if target not in (*known, BASE):
        raise StorageProblem(f"there is no version {target!r}; there are {', '.join([BASE, *known])}")
    if there is not None and there not in known:
        raise StorageProblem(
            f"the database has version {there}, which this program does not know; it knows {', '.join(known)}. "
            "Use the newer program that made it"
        )
    config = _config()
    config.attributes["connection"] = connection
    up = target != BASE and (there is None or known.index(target) >= known.index(there))
    try:
        (command.upgrade if up else command.downgrade)(config, target)
    except (CommandError, RevisionError) as error:
        raise StorageProblem(f"version {target} cannot be reached from {there}: {error}") from error


def migrate(url: URL, target: str | None = None) -> tuple[str | None, str | None]:
    """Brings a database to a version (default: the newest); its versions before and after. Raises StorageProblem."""
    with changing(url) as connection:
        before = revision_of(connection)
        move(connection, target or head())
        return before, revision_of(connection)


def make_ready(url: URL) -> None:
    """What a program does with its database when it starts: SQLite is brought up to date, PostgreSQL must be.

    Raises StorageProblem that says what to do.
    """
    there, needed = current(url), head()
    if there == needed:
        return
    if url.get_backend_name() == "sqlite":
        migrate(url)
        return
    raise StorageProblem(
        f"the database {shown(url)} has version {there or BASE}, {needed} is needed: run konduktor db upgrade"
    )
