"""The command ``konduktor sites``: who may embed the service."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

from api.cli_db import database

if TYPE_CHECKING:
    from api.sites import SiteRecord, Sites

sites_app = typer.Typer(no_args_is_help=True, help="The sites that may embed the service.")

Key = Annotated[str, typer.Argument(help="Key of the site.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@contextmanager
def _sites() -> Iterator[Sites]:
    from api.sites import SiteError, Sites
    from api.storage import Store
    from api.storage.migrate import make_ready

    with database() as url:
        make_ready(url)
        store = Store(url)
        try:
            yield Sites(store)
        except SiteError as error:
            typer.echo(f"error: {error.field}: {error}", err=True)
            raise typer.Exit(2) from error
        finally:
            store.close()


def _data(site: SiteRecord) -> dict[str, Any]:
    return {
        "key": site.key,
        "name": site.name,
        "origins": list(site.origins),
        "editions": list(site.editions),
        "languages": list(site.languages),
        "accent": site.accent,
        "rate_limit": site.rate_limit,
        "log_questions": site.log_questions,
        "created_at": site.created_at.isoformat() if site.created_at else None,
        "disabled_at": site.disabled_at.isoformat() if site.disabled_at else None,
    }


def _show(site: SiteRecord, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(_data(site), ensure_ascii=False, indent=2))
        return
    rows = {
        "key": site.key,
        "name": site.name,
        "state": "enabled" if site.disabled_at is None else f"disabled since {site.disabled_at:%Y-%m-%d}",
        "origins": ", ".join(site.origins) or "none: no page can use it yet",
        "editions": ", ".join(site.editions) or "all",
        "languages": ", ".join(site.languages) or "all",
        "accent": site.accent or "-",
        "rate limit": f"{site.rate_limit} for each client",
        "questions": "kept" if site.log_questions else "not kept",
    }
    for name, value in rows.items():
        typer.echo(f"{name:<11}{value}")


@sites_app.command("add")
def add(
    name: Annotated[str, typer.Argument(help="Name of the site, for yourself.")],
    origin: Annotated[
        list[str] | None, typer.Option(help="scheme://host[:port] of its pages; may be repeated.")
    ] = None,
    edition: Annotated[list[str] | None, typer.Option(help="Only this edition; may be repeated.")] = None,
    language: Annotated[list[str] | None, typer.Option(help="Only this language; may be repeated.")] = None,
    accent: Annotated[str | None, typer.Option(help="Accent colour, #rrggbb.")] = None,
    rate: Annotated[str, typer.Option(help="Requests for each client address.")] = "60/minute",
    log_questions: Annotated[bool, typer.Option("--log-questions", help="Keep the questions asked.")] = False,
    key: Annotated[
        str | None, typer.Option(help="Key, an identifier and no secret; default: a new one.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Add a site and show its record."""
    from api.sites import SiteRecord, new_key

    record = SiteRecord(
        key or new_key(),
        name,
        tuple(origin or ()),
        tuple(edition or ()),
        tuple(language or ()),
        accent,
        rate,
        log_questions,
    )
    with _sites() as sites:
        _show(sites.add(record), as_json)


@sites_app.command("list")
def listing(as_json: AsJson = False) -> None:
    """List the sites."""
    with _sites() as sites:
        found = sites.listing()
    if as_json:
        typer.echo(json.dumps([_data(s) for s in found], ensure_ascii=False, indent=2))
        return
    for site in found:
        state = "" if site.enabled else "  (disabled)"
        typer.echo(f"{site.key}  {site.name}  {', '.join(site.origins) or '-'}{state}")


@sites_app.command("show")
def show(key: Key, as_json: AsJson = False) -> None:
    """Show a site's record."""
    from api.sites import SiteError

    with _sites() as sites:
        site = sites.find(key)
        if site is None:
            raise SiteError("key", f"there is no site {key!r}; konduktor sites list shows them")
        _show(site, as_json)


@sites_app.command("disable")
def disable(key: Key, as_json: AsJson = False) -> None:
    """Turn a site's requests away from now on, also in a running server."""
    with _sites() as sites:
        _show(sites.set_enabled(key, False), as_json)


@sites_app.command("enable")
def enable(key: Key, as_json: AsJson = False) -> None:
    """Let a disabled site in again."""
    with _sites() as sites:
        _show(sites.set_enabled(key, True), as_json)


@sites_app.command("origins")
def origins(
    key: Key,
    add: Annotated[list[str] | None, typer.Option(help="Origin to add; may be repeated.")] = None,
    remove: Annotated[list[str] | None, typer.Option(help="Origin to remove; may be repeated.")] = None,
    as_json: AsJson = False,
) -> None:
    """Show a site's origins, after adding and removing some."""
    with _sites() as sites:
        site = sites.change_origins(key, add or (), remove or ())
    typer.echo(json.dumps(list(site.origins)) if as_json else "\n".join(site.origins) or "none")


@sites_app.command("questions")
def questions(key: Key) -> None:
    """Print the questions that a site keeps, one JSON object a line."""
    with _sites() as sites:
        for asked in sites.questions(key):
            row = {
                "asked_at": asked.asked_at.isoformat(),
                "question": asked.question,
                "lang": asked.lang,
                "edition": asked.edition,
                "status": asked.status,
                "answer_id": asked.answer_id,
            }
            typer.echo(json.dumps(row, ensure_ascii=False))
