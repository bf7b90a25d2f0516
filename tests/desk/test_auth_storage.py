"""Accounts, sessions and audit go up and down with the schema, and come back from a backup on either database."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import URL

from api.desk.accounts import Accounts
from api.desk.audit import Audit, audit
from api.desk.state import open_desk
from api.storage import Store
from api.storage.backup import backup, restore
from api.storage.migrate import current, head, migrate
from tests.api.conftest import BACKENDS
from tests.api.test_migrations import _insert, _rows, _tables
from tests.desk.visitors import PASSWORD, account

AT = datetime(2026, 11, 30, 12, 0, 0, 123_456, tzinfo=UTC)
DESK = {"staff", "staff_sessions", "sign_in_failures", "audit_entries"}
ROWS = {
    "staff": {
        "id": 4,
        "name": "Ada Ω",
        "name_key": "ada ω",
        "role": "admin",
        "lang": "el",
        "password_hash": "$argon2id$x",
        "created_at": AT,
        "disabled_at": None,
    },
    "staff_sessions": {"token_hash": "a" * 64, "staff_id": 4, "created_at": AT, "seen_at": AT},
    "sign_in_failures": {"key": "b" * 64, "failures": 3, "last_at": AT},
    "audit_entries": {
        "number": 1,
        "created_at": AT,
        "staff_id": None,
        "who": "root",
        "what": "staff.add",
        "about": "Ada Ω",
        "detail": "{}",
        "detail_hash": "c" * 64,
        "previous": "0" * 64,
        "hash": "d" * 64,
    },
}


def test_up_and_down_with_data_in_it(empty: URL) -> None:
    migrate(empty, "0004")
    for table, row in ROWS.items():
        _insert(empty, table, [row])
    assert migrate(empty) == ("0004", head())
    assert {table: _rows(empty, table) for table in ROWS} == {t: [row] for t, row in ROWS.items()}
    assert migrate(empty, "0003") == (head(), "0003")
    assert DESK & _tables(empty) == set()
    migrate(empty)
    assert all(_rows(empty, table) == [] for table in DESK)


@pytest.mark.parametrize("source", BACKENDS)
@pytest.mark.parametrize("target", BACKENDS)
def test_a_backup_brings_back_who_may_sign_in(
    source: str, target: str, fresh: Callable[[str], URL], tmp_path: Path
) -> None:
    origin = fresh(source)
    migrate(origin)
    first = Store(origin)
    for n, role in enumerate(("admin", "support", "editor")):
        account(first, f"n{n}", role)
    Accounts(first).set_enabled("n1", False, who="test")
    desk = open_desk(first)
    known = desk.accounts.authenticate("n0", PASSWORD)
    assert known is not None
    token = desk.sessions.begin(known)
    assert token is not None
    audit(first, known.staff, "x", "Ω\u2028", {"deep": [1, None]})
    listed, entries = desk.accounts.listing(), list(desk.audit.rows())
    backup(origin, tmp_path / "b.gz")
    first.close()
    other = fresh(target)
    restore(other, tmp_path / "b.gz")
    assert current(other) == head()
    second = Store(other)
    again = open_desk(second)
    assert again.accounts.listing() == listed
    assert list(again.audit.rows()) == entries
    assert Audit(second).verify().faults == ()
    assert again.sessions.find(token) == known.staff
    # New rows get numbers of their own.
    added = again.accounts.add("n4", "support", PASSWORD, who="test")
    assert added.id == 1 + max(a.id for a in listed)
    second.close()
