"""The commands ``konduktor editing`` and ``konduktor export-dev``: the editors' work without the desk."""

from __future__ import annotations

import getpass
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from api.settings import Settings
    from api.storage import Store

editing_app = typer.Typer(
    no_args_is_help=True, help="What editors add to the data: list, add, withdraw, publish."
)
_BY = typer.Option("--by", help="Who does it; default: the name of the user.")


@contextmanager
def _opened() -> Iterator[tuple[Store, Settings]]:
    """The settings' database; what goes wrong is one line and exit status 2."""
    from api.desk.edits import EditError
    from api.settings import load_settings
    from api.storage import StorageProblem, Store, database_url
    from api.storage.migrate import make_ready
    from assistant.wording import load_wording
    from corpus.errors import IngestError

    settings = load_settings()
    try:
        url = database_url(settings.database_url, settings.data_dir)
        make_ready(url)
        store = Store(url)
        try:
            yield store, settings
        finally:
            store.close()
    except EditError as error:
        told = load_wording("en").text(f"editing-error-{error.code}", error.values)
        typer.echo(f"error: {error.field}: {told}", err=True)
        raise typer.Exit(2) from error
    except (StorageProblem, IngestError) as error:
        typer.echo(f"error: {error}", err=True)
        raise typer.Exit(2) from error


@editing_app.command("list")
def list_edits(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """Show all edits, with who made them, why, and whether they are in the index."""
    from dataclasses import asdict

    from api.desk.edits import edits
    from api.desk.publishing import live_edits

    with _opened() as (store, _):
        live = live_edits(store)
        for edit in edits(store):
            if as_json:
                told = {**asdict(edit), "content": dict(edit.content), "live": edit.number in live}
                typer.echo(json.dumps(told, ensure_ascii=False, default=str))
                continue
            state = "live" if edit.number in live else "pending"
            if edit.withdrawn_at is not None:
                state = "withdrawn, still live" if edit.number in live else "withdrawn"
            body = json.dumps(dict(edit.content), ensure_ascii=False)
            typer.echo(f"{edit.number}  {edit.kind}  {state}  {edit.by}: {edit.reason}\n    {body}")


@editing_app.command("add")
def add(
    kind: Annotated[str, typer.Argument(help="example, alias, authority or house.")],
    content: Annotated[str, typer.Argument(help="A JSON object, as docs/desk.md describes it.")],
    reason: Annotated[str, typer.Option(help="Why.")],
    by: Annotated[str | None, _BY] = None,
) -> None:
    """Add an edit; it is pending until it is published."""
    from api.desk.edits import EditError, add_edit
    from api.desk.publishing import sources_of

    with _opened() as (store, settings):
        try:
            raw: Any = json.loads(content)
        except ValueError:
            raw = None
        if not isinstance(raw, dict):
            raise EditError("content", "choice", given=content[:60])
        sources = sources_of(settings) if kind == "authority" else ()
        edit = add_edit(store, by or getpass.getuser(), kind, raw, reason, sources)
        typer.echo(f"edit {edit.number} is pending; konduktor editing publish makes it part of the index")


@editing_app.command("withdraw")
def withdraw(
    number: Annotated[int, typer.Argument(help="The number of the edit.")],
    reason: Annotated[str, typer.Option(help="Why.")],
    by: Annotated[str | None, _BY] = None,
) -> None:
    """Withdraw an edit; it leaves the index with the next publication."""
    from api.desk.edits import withdraw_edit

    with _opened() as (store, _):
        edit = withdraw_edit(store, by or getpass.getuser(), number, reason)
        typer.echo(f"edit {edit.number} is withdrawn; konduktor editing publish takes it out of the index")


@editing_app.command("publish")
def publish_edits(
    by: Annotated[str | None, _BY] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="No progress bars.")] = False,
) -> None:
    """Build a candidate index with the edits, measure it, and make it current only where it is no worse."""
    from api.desk.publishing import publish

    with _opened() as (store, settings):
        done = publish(store, settings, by or getpass.getuser(), progress=not quiet)
    typer.echo(done.report)
    if done.state == "live":
        typer.echo(f"publication {done.number} is live: index {done.build}, {len(done.edits)} edits")
        return
    why = "the measurement does not let it pass" if done.state == "refused" else "it could not be built"
    typer.echo(f"publication {done.number} is not live: {why}; the index stays as it was", err=True)
    raise typer.Exit(1)


@editing_app.command("publications")
def list_publications(
    number: Annotated[int | None, typer.Argument(help="Show the report of this one.")] = None,
) -> None:
    """Show the latest publications, or the report of one."""
    from api.desk.publishing import publications

    with _opened() as (store, _):
        for one in publications(store, 100):
            if number is None:
                typer.echo(
                    f"{one.number}  {one.state}  {one.started_at:%Y-%m-%d %H:%M}  {one.by}  {one.build or '–'}"
                )
            elif one.number == number:
                typer.echo(one.report)


def export_dev(
    file: Annotated[Path, typer.Argument(help="File to write: JSON lines.", dir_okay=False)],
    lang: Annotated[str | None, typer.Option(help="Only this language.")] = None,
) -> None:
    """Write the reviewed answers as cases for the measurement, without personal data."""
    from api.desk.dev_cases import dev_cases, lines
    from api.desk.edits import edits
    from api.desk.reviews import latest_reviews
    from corpus.store import write_atomically

    with _opened() as (store, _):
        wanted = [r for r in latest_reviews(store) if lang in (None, r.lang)]
        cases, left = dev_cases(wanted, edits(store))
    write_atomically(file, lines(cases).encode())
    for one in left:
        why = {"example": "near to an example", "measured": "measured already", "twice": "there twice"}[
            one.why
        ]
        typer.echo(f"review {one.review.number} is left out, {why}: {one.near}", err=True)
    typer.echo(f"{file}: {len(cases)} cases")
