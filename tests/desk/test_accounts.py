"""Accounts: what they may be, passwords of any kind, an admin at all times, and the page that looks after them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from fastapi import FastAPI
from sqlalchemy import URL, text

from api.desk.accounts import AccountError, Accounts, name_key
from api.desk.state import open_desk
from api.storage import Store
from tests.desk.visitors import PASSWORD, account, signed_in


@pytest.mark.parametrize(
    ("name", "role", "password", "code"),
    [
        ("", "admin", PASSWORD, "name"),
        ("x" * 61, "admin", PASSWORD, "name"),
        ("a\u202eb", "admin", PASSWORD, "name"),
        ("ok", "owner", PASSWORD, "role"),
        ("ok", "admin", "elevenchars", "password"),
        ("ok", "admin", "x" * 257, "password"),
        ("TAKEN", "admin", PASSWORD, "taken"),
        ("Konduktor", "admin", PASSWORD, "reserved"),
        ("\u039aonduktor", "admin", PASSWORD, "reserved"),
        ("root (command line)", "admin", PASSWORD, "reserved"),
        ("--role", "admin", PASSWORD, "reserved"),
        ("t\u0430ken", "admin", PASSWORD, "alike"),
        ("\u03c4\u03b1\u03baen", "admin", PASSWORD, "alike"),
    ],
)
def test_accounts_that_cannot_be(store: Store, name: str, role: str, password: str, code: str) -> None:
    account(store, "taken", "support")
    with pytest.raises(AccountError) as error:
        Accounts(store).add(name, role, password, who="test")
    assert error.value.code == code
    assert password not in str(error.value)


def test_names_that_only_look_a_little_alike(store: Store) -> None:
    for name in ("Ada", "Адам", "Άννα", "Anna", "Айша", "Konduktorowa", "one.two"):
        account(store, name, "support")
    assert len(Accounts(store).listing()) == 7


def test_passwords_of_any_kind(store: Store) -> None:
    accounts = Accounts(store)
    for n, password in enumerate(("            ", "ş" * 12, "🎲" * 256, "\u0001" * 12, "e\u0301" * 12)):
        accounts.add(f"n{n}", "support", password, who="test")
        assert accounts.authenticate(f"n{n}", password) is not None
        assert accounts.authenticate(f"n{n}", password[:-1]) is None
    # Written in another way by another keyboard, it is the same.
    assert accounts.authenticate("n4", "é" * 12) is not None
    # A right beginning is not enough.
    assert accounts.authenticate("n2", "🎲" * 257) is None


def _failed(accounts: Accounts, name: str) -> bool:
    try:
        accounts.change_role(name, "editor", who="test")
    except AccountError as error:
        return error.code == "last"
    return False


def test_there_is_always_an_admin(url: URL) -> None:
    store = Store(url)
    account(store, "ada", "admin")
    account(store, "bo", "admin")
    accounts = Accounts(store)
    with ThreadPoolExecutor(2) as pool:
        done = list(pool.map(lambda n: _failed(accounts, n), ("ada", "bo")))
    assert sorted(done) == [False, True]
    store.close()


def test_staff_page_changes_accounts(desk_app: FastAPI, store: Store, staff: dict[str, str]) -> None:
    admin = signed_in(desk_app, staff["admin"])
    hostile = "<script>x</script>"
    assert (
        admin.post(
            "/desk/staff", {"name": hostile, "role": "editor", "password": PASSWORD, "lang": "kk"}
        ).status
        == 303
    )
    page = admin.get("/desk/staff").body.decode()
    assert "<script>x" not in page
    assert "&lt;script&gt;x" in page
    for form in (
        {"action": "role", "role": "support"},
        {"action": "password", "password": "another long one"},
        {"action": "disable"},
        {"action": "enable"},
    ):
        assert admin.post("/desk/staff/change", {"name": hostile, **form}).status == 303
    found = Accounts(store).find(hostile)
    assert found is not None
    assert (found.role, found.lang, found.disabled_at) == ("support", "kk", None)
    for form in (
        {"action": "role", "role": "owner"},
        {"action": "x"},
        {"action": "password", "password": "short"},
    ):
        assert admin.post("/desk/staff/change", {"name": hostile, **form}).status == 422
    last = admin.post("/desk/staff/change", {"name": staff["admin"], "action": "disable"})
    assert (last.status, b"last admin" in last.body) == (422, True)
    taken = admin.post("/desk/staff", {"name": hostile, "role": "editor", "password": "secret-typed"})
    assert b"secret-typed" not in taken.body


def test_names_are_compared_without_case_and_width() -> None:
    assert name_key("Ａda  Ω") == name_key("aDA ω")
    assert name_key("ada") != name_key("adа")  # the last letter is Cyrillic


def test_names_that_no_database_takes(url: URL) -> None:
    store = Store(url)
    desk = open_desk(store)
    assert desk.names.begin("a\0b") is None
    assert desk.accounts.authenticate("a\0b", PASSWORD) is None
    with pytest.raises(AccountError):
        desk.accounts.add("a\0b", "admin", PASSWORD, who="test")
    store.close()


def test_errors_do_not_tell_what_a_statement_was_given(store: Store) -> None:
    with pytest.raises(Exception, match="no_such") as error, store.writing() as session:
        session.execute(text("INSERT INTO no_such VALUES (:secret)"), {"secret": "hush-hush"})
    told = f"{error.value} {error.value.__cause__}"
    assert "hush-hush" not in told
