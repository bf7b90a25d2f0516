"""The command ``konduktor db``: versions of the schema, backup and restore."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from sqlalchemy import URL

db_app = typer.Typer(no_args_is_help=True, help="The database: bring it up to date, back it up, restore it.")


@contextmanager
def database() -> Iterator[URL]:
    """The address of the settings' database; what goes wrong with it is one line and exit status 2."""
    from api.settings import load_settings
    from api.storage import StorageProblem, database_url

    settings = load_settings()
    try:
        yield database_url(settings.database_url, settings.data_dir)
    except StorageProblem as error:
        typer.echo(f"error: {error}", err=True)
        raise typer.Exit(2) from error


def _moved(before: str | None, after: str | None) -> str:
    if before == after:
        return f"the database has version {after or 'base'} already"
    return f"the database went from version {before or 'base'} to {after or 'base'}"


@db_app.command("upgrade")
def upgrade(
    version: Annotated[str | None, typer.Argument(help="Version to go to; default: the newest.")] = None,
) -> None:
    """Bring the database up to date."""
    from api.storage.migrate import migrate

    with database() as url:
        typer.echo(_moved(*migrate(url, version)))


@db_app.command("downgrade")
def downgrade(
    version: Annotated[str, typer.Argument(help="Version to go back to; base drops all tables.")],
) -> None:
    """Take the database back to an older version; what only newer ones can keep is dropped."""
    from api.storage.migrate import migrate

    with database() as url:
        typer.echo(_moved(*migrate(url, version)))


@db_app.command("current")
def current() -> None:
    """Show the database's version and the one that the program needs."""
    from api.storage.engine import shown
    from api.storage.migrate import current as current_version
    from api.storage.migrate import head

    with database() as url:
        typer.echo(f"{shown(url)}: version {current_version(url) or 'base'}, needed {head()}")


@db_app.command("backup")
def backup(file: Annotated[Path, typer.Argument(help="File to write.", dir_okay=False)]) -> None:
    """Write all rows of one state of the database to a file; the service may go on serving."""
    from api.storage.backup import backup as write

    with database() as url:
        typer.echo(f"{file}: {_counted(write(url, file))}")


@db_app.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.", exists=True, dir_okay=False)],
    replace: Annotated[
        bool, typer.Option("--replace", help="Drop what the database holds, if anything.")
    ] = False,
) -> None:
    """Put the rows of a backup in the place of all that the database holds."""
    from api.storage.backup import restore as read

    with database() as url:
        typer.echo(f"restored: {_counted(read(url, file, replace=replace))}")


def _counted(rows: dict[str, int]) -> str:
    return ", ".join(f"{name}: {number}" for name, number in rows.items()) or "no rows"
