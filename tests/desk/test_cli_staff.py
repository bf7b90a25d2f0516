"""The commands for staff and audit; a password is never an argument."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from api.cli import app as cli
from api.desk.accounts import Accounts
from api.desk.lockout import FREE_OF_NAME, NameLockout
from api.desk.state import open_desk
from api.settings import Settings
from api.storage import Store, database_url
from tests.desk.visitors import PASSWORD

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("KONDUKTOR_DATA_DIR", str(tmp_path))

    def command(*arguments: str, stdin: str | bytes = "") -> Result:
        return CliRunner().invoke(cli, list(arguments), input=stdin)

    return command


def _store(tmp_path: Path) -> Store:
    return Store(database_url(Settings().database_url, tmp_path))


def test_the_first_admin(run: Run, tmp_path: Path) -> None:
    made = run(
        "staff",
        "add",
        "Ada Ω",
        "--role",
        "admin",
        "--lang",
        "el",
        "--password-stdin",
        stdin=PASSWORD + "\r\n",
    )
    assert (made.exit_code, made.output) == (0, "Ada Ω was added as admin\n")
    store = _store(tmp_path)
    known = Accounts(store).authenticate("ada ω", PASSWORD)
    assert known is not None
    assert (known.staff.role, known.staff.lang) == ("admin", "el")
    listed = json.loads(run("staff", "list", "--json").output)
    assert [(a["name"], a["role"], a["disabled_at"]) for a in listed] == [("Ada Ω", "admin", None)]
    assert "password" not in run("staff", "list", "--json").output
    store.close()


@pytest.mark.parametrize(
    ("arguments", "stdin", "said"),
    [
        (["add", "x", "--password-stdin"], "short\n", "12–256 characters"),
        (["add", "x", "--password-stdin"], "", "12–256 characters"),
        (["add", "x", "--password-stdin"], b"\xff\xfe" * 20 + b"\n", "not UTF-8"),
        (["add", "x", "--password-stdin"], "x" * 100_000, "12–256 characters"),
        (["add", "x"], PASSWORD + "\n", "use --password-stdin"),
        (["add", "x", "--role", "owner", "--password-stdin"], PASSWORD, "support, editor, admin"),
        (["add", "x", "--lang", "de", "--password-stdin"], PASSWORD, "a language is one of"),
        (["role", "nobody", "admin"], "", "there is no account 'nobody'"),
        (["disable", "nobody"], "", "there is no account 'nobody'"),
        (["password", "nobody", "--password-stdin"], PASSWORD, "there is no account 'nobody'"),
    ],
)
def test_what_cannot_be(run: Run, arguments: list[str], stdin: str | bytes, said: str) -> None:
    done = run("staff", *arguments, stdin=stdin)
    assert done.exit_code == 2
    assert said in done.output
    assert "Traceback" not in done.output


def test_changes_and_their_audit(run: Run, tmp_path: Path) -> None:
    for name, role in (("ada", "admin"), ("bo", "admin")):
        run("staff", "add", name, "--role", role, "--password-stdin", stdin=PASSWORD)
    assert run("staff", "role", "bo", "editor").output == "bo is editor\n"
    assert run("staff", "disable", "ada").exit_code == 2  # the last admin
    assert run("staff", "disable", "bo").exit_code == 0
    assert "bo  editor  en  disabled 20" in run("staff", "list").output
    assert run("staff", "enable", "bo").exit_code == 0
    store = _store(tmp_path)
    desk = open_desk(store)
    known = desk.accounts.authenticate("bo", PASSWORD)
    assert known is not None
    token = desk.sessions.begin(known)
    assert token is not None
    for _ in range(FREE_OF_NAME):
        NameLockout(store).begin("bo")
    assert run("staff", "password", "bo", "--password-stdin", stdin="another long one\n").exit_code == 0
    assert desk.sessions.find(token) is None
    assert NameLockout(store).begin("bo") is None
    assert desk.accounts.authenticate("bo", "another long one") is not None
    store.close()
    rows = [json.loads(line) for line in run("audit", "export").output.splitlines()]
    assert [(r["what"], r["about"]) for r in rows] == [
        ("staff.add", "ada"),
        ("staff.add", "bo"),
        ("staff.role", "bo"),
        ("staff.disable", "bo"),
        ("staff.enable", "bo"),
        ("staff.password", "bo"),
    ]
    assert all(r["who"].endswith("(command line)") for r in rows)
    sheet = list(csv.reader(io.StringIO(run("audit", "export", "--csv").output)))
    assert [r[4] for r in sheet] == ["what", *(r["what"] for r in rows)]
    assert run("audit", "export", "--csv", "--json").exit_code == 2
    assert run("audit", "verify", "--head", rows[2]["hash"]).exit_code == 0
    assert run("audit", "verify", "--head", "f" * 64).exit_code == 1


def test_no_command_takes_a_password_as_an_argument(run: Run) -> None:
    for command in ("add", "password"):
        given = run("staff", command, "x", "--password", PASSWORD)
        assert given.exit_code == 2
        assert "No such option" in given.output
