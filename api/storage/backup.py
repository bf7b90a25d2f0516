"""Backup and restore: all rows of one state of the database in a file that any supported database can take in.

The file is gzipped JSON lines: a head with the version of the schema, a line a row, and a foot with the number of rows
and a checksum of all lines before it. It is the same for SQLite and PostgreSQL, so it also moves data between them.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import zlib
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from sqlalchemy import (
    URL,
    Connection,
    DateTime,
    Integer,
    MetaData,
    Table,
    delete,
    func,
    insert,
    select,
    text,
)

from api.storage.base import now
from api.storage.engine import StorageProblem, explained, make_engine, shown
from api.storage.migrate import BASE, changing, head, move, revision_of, revisions
from api.storage.tables import Base

FORMAT = 1
_BATCH = 500


def _tables(connection: Connection) -> list[Table]:
    """Our tables as they are in the database, each after those that it refers to; others may live beside them."""
    metadata = MetaData()
    metadata.reflect(connection, only=lambda name, _: name in Base.metadata.tables)
    return metadata.sorted_tables


def _line(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _plain(value: object) -> object:
    if isinstance(value, datetime):
        moment = value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)
        return moment.isoformat()
    return value


def _lines(connection: Connection) -> Iterator[bytes]:
    revision = revision_of(connection)
    if revision is None:
        raise StorageProblem("the database has no tables: there is nothing to back up")
    yield _line({"konduktor_backup": FORMAT, "revision": revision, "made_at": now().isoformat()})
    for table in _tables(connection):
        query = select(table).order_by(*table.primary_key)
        for row in connection.execute(query).yield_per(_BATCH).mappings():
            yield _line({"table": table.name, "row": {k: _plain(v) for k, v in row.items()}})


def backup(url: URL, file: Path) -> dict[str, int]:
    """Writes a backup of one state of the database, also while others write; the number of rows by table.

    The file appears whole or not at all, readable by its owner alone. Raises StorageProblem.
    """
    engine = make_engine(url, pooled=False)
    if url.get_backend_name() == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    counts: Counter[str] = Counter()
    digest = hashlib.sha256()
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise StorageProblem(f"there is no database {shown(url)}")
    with NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}.", delete=False) as target:
        temporary = Path(target.name)
        try:
            with gzip.GzipFile(fileobj=target, mode="wb", filename="") as packed:
                with explained(url), engine.connect() as connection, connection.begin():
                    counts.update({t.name: 0 for t in _tables(connection)})
                    for line in _lines(connection):
                        digest.update(line)
                        packed.write(line)
                        if line.startswith(b'{"table":'):
                            counts[json.loads(line)["table"]] += 1
                packed.write(_line({"rows": dict(counts), "sha256": digest.hexdigest()}))
            target.flush()
            os.fsync(target.fileno())
            temporary.replace(file)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    return dict(counts)


def _read(file: Path) -> Iterator[dict[str, Any]]:
    """The objects of a backup, the foot last. Raises StorageProblem for a file that is not whole."""
    digest, counts = hashlib.sha256(), Counter[str]()
    foot: dict[str, Any] | None = None
    first = True
    try:
        with gzip.open(file, "rb") as packed:
            for line in packed:
                value = json.loads(line)
                if first and (not isinstance(value, dict) or value.get("konduktor_backup") != FORMAT):
                    raise StorageProblem(f"{file} is no backup of Konduktor (format {FORMAT})")
                first = False
                if "sha256" in value:
                    foot = value
                    break
                digest.update(line)
                if "table" in value:
                    counts[value["table"]] += 1
                yield value
    except (gzip.BadGzipFile, zlib.error, EOFError, ValueError) as error:
        raise StorageProblem(f"{file} is damaged or no backup: {error}") from error
    whole = foot is not None and foot["sha256"] == digest.hexdigest()
    if foot is None or not whole or +counts != +Counter(foot["rows"]):
        raise StorageProblem(f"{file} is damaged: its checksum does not fit; nothing was changed")


def restore(url: URL, file: Path, *, replace: bool = False) -> dict[str, int]:
    """Puts the rows of a backup in the place of all that the database holds; the number of rows by table.

    A backup of an older version of the schema is brought up to date. All is done in one transaction, so a running
    program sees the old rows or the new ones. Raises StorageProblem for a damaged file, for a version that is not
    known, and, unless ``replace``, for a database that holds rows already.
    """
    revision = ""
    for value in _read(file):  # the whole file is checked before anything is changed
        revision = value.get("revision", revision)
    if revision not in revisions():
        raise StorageProblem(
            f"{file} has version {revision}, which this program does not know: use a newer one"
        )
    counts: Counter[str] = Counter()
    with changing(url) as connection:
        if not replace:
            held = {
                t.name: connection.scalar(select(func.count()).select_from(t)) for t in _tables(connection)
            }
            if any(held.values()):
                raise StorageProblem(f"{shown(url)} holds data already ({_listed(held)}); --replace drops it")
        if revision_of(connection) != revision:
            move(connection, BASE)
            move(connection, revision)
        tables = {t.name: t for t in _tables(connection)}
        for table in reversed(tables.values()):
            connection.execute(delete(table))
        batch: list[dict[str, Any]] = []
        name = ""
        for value in _read(file):
            if "table" not in value:
                continue
            if batch and (value["table"] != name or len(batch) == _BATCH):
                connection.execute(insert(tables[name]), batch)
                batch = []
            name = value["table"]
            batch.append(_row(value["row"], tables[name], connection.dialect.name))
            counts[name] += 1
        if batch:
            connection.execute(insert(tables[name]), batch)
        _go_on_counting(connection)
        move(connection, head())
    return dict(counts)


def _go_on_counting(connection: Connection) -> None:
    """Lets PostgreSQL give new rows numbers after the restored ones; SQLite does so by itself."""
    if connection.dialect.name != "postgresql":
        return
    for table in _tables(connection):
        for column in table.primary_key:
            place = {"table": f'"{table.name}"', "column": column.name}
            named = text("SELECT pg_get_serial_sequence(:table, :column)")
            if isinstance(column.type, Integer) and connection.scalar(named, place):
                # A sequence that was not used yet begins with 1, after no rows at all.
                last = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
                sequence = func.pg_get_serial_sequence(place["table"], column.name)
                connection.execute(select(func.setval(sequence, last, False)))


def _listed(counts: dict[str, int | None]) -> str:
    return ", ".join(f"{name}: {number}" for name, number in sorted(counts.items()) if number)


def _row(row: dict[str, Any], table: Table, dialect: str) -> dict[str, Any]:
    """A row of a backup with its moments as the database takes them."""
    for column in table.columns:
        value = row.get(column.name)
        if isinstance(column.type, DateTime) and value is not None:
            moment = datetime.fromisoformat(value)
            row[column.name] = moment.replace(tzinfo=None) if dialect == "sqlite" else moment
    return row
