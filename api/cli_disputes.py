"""The commands ``konduktor dispute``, ``konduktor disputes`` and ``konduktor replay``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from api.cli_db import database

if TYPE_CHECKING:
    from api.ledger import Ledger

disputes_app = typer.Typer(no_args_is_help=True, help="The disputes that were kept.")

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Id = Annotated[str, typer.Argument(help="Id of the dispute.")]
Lang = Annotated[
    str | None, typer.Option("--letter", metavar="LANG", help="Print the letter in this language.")
]
LARGEST = 8192  # bytes, as over HTTP


def _print(value: object) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))


def _fail(message: str) -> NoReturn:
    typer.echo(f"error: {message}", err=True)
    raise typer.Exit(2)


@contextmanager
def _ledger() -> Iterator[Ledger]:
    from api.ledger import Ledger
    from api.replay import LedgerError
    from api.storage import Store
    from api.storage.migrate import make_ready

    with database() as url:
        make_ready(url)
        store = Store(url)
        try:
            yield Ledger(store)
        except LedgerError as error:
            _fail(str(error))
        finally:
            store.close()


def _read(file: Path) -> dict[str, Any]:
    """The dispute of a YAML or JSON file, as it would be sent."""
    import yaml

    try:
        data = file.read_bytes()
        if len(data) > LARGEST:
            _fail(f"{file}: {len(data)} bytes; up to {LARGEST} are allowed")
        raw = yaml.safe_load(data.decode("utf-8-sig"))
    except OSError as error:
        _fail(f"{file}: {error.strerror}")
    except (yaml.YAMLError, UnicodeDecodeError, RecursionError) as error:
        _fail(f"{file}: it cannot be read as YAML: {' '.join(str(error).split())[:200]}")
    if not isinstance(raw, dict):
        _fail(f"{file}: it is no YAML object with claims")
    return {str(name): value for name, value in raw.items() if name not in ("id", "expect")}


def dispute(
    file: Annotated[Path, typer.Argument(help="YAML or JSON: claims, happened, edition, facts, …")],
    as_json: AsJson = False,
    letter: Lang = None,
    keep: Annotated[bool, typer.Option("--keep", help="Store it and print its address.")] = False,
    base: Annotated[
        str | None, typer.Option("--base-url", help="Address of the service, for links in the letter.")
    ] = None,
    pdf: Annotated[Path | None, typer.Option("--pdf", help="Write the letter to this file.")] = None,
) -> None:
    """Judge a dispute: a verdict on every claim."""
    from api.dispute_input import read_dispute
    from api.library import load_assistant
    from api.problems import describe
    from api.replay import keep as store
    from api.settings import load_settings
    from api.storage.base import now
    from assistant.normalize import LANGUAGES
    from assistant.service import QuestionError
    from assistant.verdicts import judge
    from indexer.errors import IndexProblem
    from rules import RuleError

    if letter is not None and letter not in LANGUAGES:
        _fail(f"letter: there is no language {letter!r}; there are {', '.join(LANGUAGES)}")
    try:
        asked = read_dispute(_read(file))
        judgement = judge(load_assistant(load_settings()), asked)
    except (QuestionError, RuleError, IndexProblem) as error:
        body = describe(error)
        _fail(f"{body['field']}: {body['detail']}" if body.get("field") else body["detail"])
    content: dict[str, Any] = {"dispute": asked.to_dict(), "judgement": judgement.to_dict()}
    link = None
    if keep:
        with _ledger() as ledger:
            entry = store(ledger, asked, judgement)
        link = f"{(base or '').rstrip('/')}/d/{entry.dispute_id}"
        content |= {"id": entry.dispute_id, "address": link}
    if as_json:
        _print(content)
        return
    _letter(content, letter or asked.lang or "en", str(now().date()), link, base, pdf)


def _letter(
    content: dict[str, Any], lang: str, date: str, link: str | None, base: str | None, pdf: Path | None
) -> None:
    from assistant.letters import as_text
    from assistant.letters import letter as make

    made = make(content, lang, date=date, link=link, base=base)
    if pdf is not None:
        from assistant.letter_pdf import as_pdf

        pdf.write_bytes(as_pdf(made))
    typer.echo(as_text(made), nl=False)


@disputes_app.command("list")
def listing(as_json: AsJson = False) -> None:
    """List the disputes that were kept, with their verdicts."""
    with _ledger() as ledger:
        found = ledger.entries(kind="dispute")
    rows = [
        {
            "id": e.dispute_id,
            "created_at": e.created_at.isoformat(),
            "whole": e.whole,
            "forgotten": e.forgotten,
            "verdicts": [v["verdict"] for v in e.content["judgement"]["verdicts"]] if e.whole else [],
        }
        for e in found
    ]
    if as_json:
        _print(rows)
        return
    for row in rows:
        state = ", ".join(row["verdicts"]) if row["whole"] else "CHANGED AFTERWARDS"  # type: ignore[arg-type]
        state += " (forgotten)" if row["forgotten"] else ""
        typer.echo(f"{row['id']}  {str(row['created_at'])[:16]}  {state}")


@disputes_app.command("show")
def show(
    dispute_id: Id,
    as_json: AsJson = False,
    letter: Lang = None,
    base: Annotated[str | None, typer.Option("--base-url", help="Address of the service, for links.")] = None,
    pdf: Annotated[Path | None, typer.Option("--pdf", help="Write the letter to this file.")] = None,
) -> None:
    """Show a dispute as it was judged then."""
    from assistant.normalize import LANGUAGES

    if letter is not None and letter not in LANGUAGES:
        _fail(f"letter: there is no language {letter!r}; there are {', '.join(LANGUAGES)}")
    with _ledger() as ledger:
        entry = ledger.dispute(dispute_id)
    if entry is None:
        _fail(f"there is no dispute {dispute_id!r}; konduktor disputes list shows them")
    if not entry.whole:
        _fail(f"dispute {dispute_id} was changed after it was made; it must not be relied on")
    if as_json:
        _print(entry.content)
        return
    if entry.forgotten:
        _fail(f"dispute {dispute_id} was forgotten; --json shows what is still known of it")
    link = f"{(base or '').rstrip('/')}/d/{dispute_id}"
    lang = letter or entry.content["dispute"]["lang"] or "en"
    _letter(dict(entry.content), lang, str(entry.created_at.date()), link, base, pdf)


@disputes_app.command("verify")
def verify(
    head: Annotated[
        str | None, typer.Option("--head", help="A hash noted before; it has to be there still.")
    ] = None,
) -> None:
    """Check that no kept dispute was changed, removed or moved."""
    with _ledger() as ledger:
        checked = ledger.verify(head)
    for fault in checked.faults:
        typer.echo(f"error: {fault}", err=True)
    typer.echo(f"{checked.entries} entries, head {checked.head}")
    if checked.faults:
        raise typer.Exit(1)


@disputes_app.command("changes")
def pending(as_json: AsJson = False) -> None:
    """List the changes that nobody has confirmed yet."""
    from api.replay import pending_changes

    with _ledger() as ledger:
        found = pending_changes(ledger)
    if as_json:
        _print([{"number": e.number, "id": e.dispute_id, **e.content} for e in found])
        return
    for entry in found:
        _tell(entry.dispute_id, entry.content, entry.number)


@disputes_app.command("confirm")
def confirm(
    number: Annotated[int, typer.Argument(help="Number of the change, as konduktor disputes changes tells.")],
    by: Annotated[str, typer.Option(help="Who confirms it.")],
    note: Annotated[str, typer.Option(help="Why.")] = "",
) -> None:
    """Confirm that a past verdict is another one now; the confirmation is kept as well."""
    from api.replay import confirm as confirmed

    with _ledger() as ledger:
        entry = confirmed(ledger, number, by, note)
    typer.echo(f"change {number} of dispute {entry.dispute_id} is confirmed by {by}")


def replay(
    as_json: AsJson = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only list; store no pending changes.")] = False,
) -> None:
    """Judge all kept disputes again and list the verdicts that changed, and by which version."""
    from api.library import load_assistant
    from api.replay import changes, record
    from api.settings import load_settings
    from indexer.errors import IndexProblem

    try:
        assistant = load_assistant(load_settings())
    except IndexProblem as error:
        _fail(str(error))
    rows: list[dict[str, Any]] = []
    with _ledger() as ledger:
        total = len(ledger.entries(kind="dispute"))
        for change in list(changes(ledger, assistant)):
            number = None if dry_run else record(ledger, change)
            rows.append({"id": change.dispute_id, "number": number, **change.to_dict()})
        checked = ledger.verify()
    if as_json:
        _print(rows)
    else:
        for row in rows:
            _tell(row["id"], row, row["number"])
        typer.echo(f"{total} disputes, {len(rows)} changed")
    for fault in checked.faults:
        typer.echo(f"error: {fault}", err=True)
    if checked.faults:
        raise typer.Exit(1)


def _tell(dispute_id: str, content: Any, number: int | None) -> None:
    because = ", ".join(
        f"{name} {content['versions_before'].get(name)} → {content['versions_after'].get(name)}"
        for name in content["because"]
    )
    mark = f"change {number}: " if number is not None else ""
    typer.echo(f"{mark}dispute {dispute_id}, because of {because}")
    if content["refused"]:
        typer.echo(f"  its facts are refused now: {content['refused']}")
    for claim in content["claims"]:
        before, after = claim["before"], claim["after"]
        told = [f"{k}: {before[k]} → {after[k]}" for k in before if before[k] != after[k]]
        typer.echo(f"  claim {claim['claim']}: {'; '.join(told)}")
