"""The commands ``konduktor staff`` and ``konduktor audit``."""

from __future__ import annotations

import getpass
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from api.cli_db import database

if TYPE_CHECKING:
    from api.storage import Store

staff_app = typer.Typer(no_args_is_help=True, help="Who may sign in at the desk.")
audit_app = typer.Typer(no_args_is_help=True, help="Who did what at the desk.")

Name = Annotated[str, typer.Argument(help="Name of the account.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Stdin = Annotated[
    bool, typer.Option("--password-stdin", help="Read the password from the first line of standard input.")
]
# The longest password in bytes, and the end of its line.
_LINE = 1100


def fail(message: str) -> NoReturn:
    """Ends the command with one line and exit status 2."""
    typer.echo(f"error: {message}", err=True)
    raise typer.Exit(2)


def operator() -> str:
    """Who runs the command, for the audit."""
    try:
        user = getpass.getuser()
    except (OSError, KeyError):  # a user without a name
        user = "?"
    return f"{user[:40]} (command line)"


@contextmanager
def opened() -> Iterator[Store]:
    """The settings' database, ready to use; what goes wrong with it is one line and exit status 2."""
    from api.desk.accounts import AccountError
    from api.storage import Store
    from api.storage.migrate import make_ready

    with database() as url:
        make_ready(url)
        store = Store(url)
        try:
            yield store
        except AccountError as error:
            fail(f"{error.field}: {error}")
        finally:
            store.close()


def _password(stdin: bool) -> str:
    """A password from standard input or the terminal, never from the arguments, which others can see."""
    if stdin:
        line = sys.stdin.buffer.readline(_LINE)
        try:
            return line.decode("utf-8-sig").rstrip("\r\n")
        except UnicodeDecodeError:
            fail("password: it is not UTF-8")
    if not sys.stdin.isatty():
        fail("password: there is no terminal to ask on; use --password-stdin")
    password: str = typer.prompt("Password", hide_input=True, confirmation_prompt=True)
    return password


@staff_app.command("add")
def add(
    name: Name,
    role: Annotated[str, typer.Option(help="support, editor or admin.")] = "support",
    lang: Annotated[str, typer.Option(help="Language of their desk: tr, pl, kk, el, it or en.")] = "en",
    password_stdin: Stdin = False,
) -> None:
    """Add an account; its password is asked for on the terminal."""
    from api.desk.accounts import Accounts

    with opened() as store:
        made = Accounts(store).add(name, role, _password(password_stdin), who=operator(), lang=lang)
    typer.echo(f"{made.name} was added as {made.role}")


@staff_app.command("list")
def listing(as_json: AsJson = False) -> None:
    """List the accounts."""
    from api.desk.accounts import Accounts

    with opened() as store:
        found = Accounts(store).listing()
    rows = [
        {
            "id": a.id,
            "name": a.name,
            "role": a.role,
            "lang": a.lang,
            "created_at": a.created_at.isoformat(),
            "disabled_at": a.disabled_at.isoformat() if a.disabled_at else None,
        }
        for a in found
    ]
    if as_json:
        typer.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    for row in rows:
        state = f"  disabled {str(row['disabled_at'])[:10]}" if row["disabled_at"] else ""
        typer.echo(f"{row['name']}  {row['role']}  {row['lang']}{state}")


@staff_app.command("role")
def role(name: Name, role: Annotated[str, typer.Argument(help="support, editor or admin.")]) -> None:
    """Give an account another role; its sessions end."""
    from api.desk.accounts import Accounts

    with opened() as store:
        changed = Accounts(store).change_role(name, role, who=operator())
    typer.echo(f"{changed.name} is {changed.role}")


@staff_app.command("password")
def password(name: Name, password_stdin: Stdin = False) -> None:
    """Set a password; all sessions of the account end, and it may try to sign in again at once."""
    from api.desk.accounts import AccountError, Accounts
    from api.desk.lockout import NameLockout

    with opened() as store:
        accounts = Accounts(store)
        if accounts.find(name) is None:  # told before a password is typed
            raise AccountError(
                "unknown", "name", f"there is no account {name!r}; konduktor staff list shows them"
            )
        accounts.change_password(name, _password(password_stdin), who=operator())
        NameLockout(store).succeeded(name)
    typer.echo(f"the password of {name} was set; all sessions of the account ended")


@staff_app.command("disable")
def disable(name: Name) -> None:
    """Disable an account; its sessions end."""
    from api.desk.accounts import Accounts

    with opened() as store:
        Accounts(store).set_enabled(name, False, who=operator())
    typer.echo(f"{name} is disabled")


@staff_app.command("enable")
def enable(name: Name) -> None:
    """Enable an account again."""
    from api.desk.accounts import Accounts

    with opened() as store:
        Accounts(store).set_enabled(name, True, who=operator())
    typer.echo(f"{name} is enabled")


@audit_app.command("export")
def export(
    csv: Annotated[bool, typer.Option("--csv", help="A table for a spreadsheet.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="JSON, one object a line (the default).")] = False,
) -> None:
    """Print the whole audit, the oldest entry first."""
    if csv and as_json:
        fail("--csv and --json: one of them")
    from api.desk.audit import COLUMNS, Audit
    from api.desk.tables import csv_table

    with opened() as store:
        rows = Audit(store).rows()
        if csv:
            typer.echo(csv_table(COLUMNS, (tuple(row.values()) for row in rows)), nl=False)
            return
        for row in rows:
            typer.echo(json.dumps(row, ensure_ascii=False))


@audit_app.command("verify")
def verify(
    head: Annotated[
        str | None, typer.Option("--head", help="A hash noted before; it has to be there still.")
    ] = None,
) -> None:
    """Check that no entry of the audit was changed, removed or moved."""
    from api.desk.audit import Audit

    with opened() as store:
        checked = Audit(store).verify(head)
    for fault in checked.faults:
        typer.echo(f"error: {fault}", err=True)
    typer.echo(f"{checked.entries} entries, head {checked.head}")
    if checked.faults:
        raise typer.Exit(1)
