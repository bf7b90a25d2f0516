"""Feedback, reviews, edits and publications go up and down with the schema, and come back from a backup."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL

from api.desk.edits import add_edit, edits
from api.desk.reviews import review, reviews
from api.storage import Store
from api.storage.backup import backup, restore
from api.storage.migrate import head, migrate
from api.thumbs import Thumb, keep_thumb
from assistant.followups import Context
from assistant.service import Request as Question
from tests.api.answers import answer
from tests.api.conftest import BACKENDS
from tests.api.test_migrations import _insert, _rows, _tables

AT = datetime(2026, 11, 30, 12, 0, 0, 123_456, tzinfo=UTC)
OURS = {"feedback", "reviews", "edits", "publications"}
ROWS: dict[str, dict[str, Any]] = {
    "feedback": {
        "id": "f" * 32,
        "created_at": AT,
        "thumb": "down",
        "question": "Μπορώ «ż» ə?",
        "lang": None,
        "edition": "india",
        "players": 3,
        "context": '{"question": "?"}',
        "reason": "wrong",
        "shown_status": "answered",
        "shown_answer": "x\ny",
        "same": False,
        "answer": "{}",
        "answer_lang": "el",
        "answer_edition": None,
        "answer_status": "clarify",
    },
    "reviews": {
        "number": 1,
        "feedback_id": "f" * 32,
        "created_at": AT,
        "by": "Ada",
        "question": "?",
        "lang": "el",
        "edition": None,
        "players": None,
        "kind": "lookup",
        "expect": '{"status": "answered"}',
        "note": "",
        "salt": "",
        "note_salt": "",
    },
    "edits": {
        "number": 7,
        "kind": "alias",
        "content": "{}",
        "by": "Ada",
        "reason": "ü",
        "created_at": AT,
        "withdrawn_at": AT,
        "withdrawn_by": "Bo",
        "withdrawn_reason": "no",
        "salt": "",
    },
    "publications": {
        "number": 2,
        "by": "Ada",
        "state": "live",
        "edits": "[7]",
        "version": "v",
        "build": None,
        "report": "→",
        "started_at": AT,
        "ended_at": None,
    },
}


def _fill(url: URL) -> None:
    for table, row in ROWS.items():
        _insert(url, table, [row])


def _read(url: URL) -> dict[str, list[dict[str, Any]]]:
    return {table: _rows(url, table) for table in ROWS}


def test_up_and_down_with_data_in_it(empty: URL) -> None:
    migrate(empty, "0005")
    _fill(empty)
    assert migrate(empty) == ("0005", head())
    assert _read(empty) == {table: [row] for table, row in ROWS.items()}
    assert migrate(empty, "0004") == (head(), "0004")
    assert OURS & _tables(empty) == set()
    migrate(empty)
    assert _read(empty) == {table: [] for table in ROWS}


@pytest.mark.parametrize("source", BACKENDS)
@pytest.mark.parametrize("target", BACKENDS)
def test_a_backup_goes_into_either_database(
    fresh: Callable[[str], URL], tmp_path: Path, source: str, target: str
) -> None:
    one, other = fresh(source), fresh(target)
    migrate(one)
    migrate(other)
    _fill(one)
    backup(one, tmp_path / "b.gz")
    restore(other, tmp_path / "b.gz")
    assert _read(other) == {table: [row] for table, row in ROWS.items()}
    store = Store(other)
    # What comes next is numbered after what came back.
    edit = add_edit(store, "eva", "house", {"rule": "open.other", "texts": {"en": "x"}}, "why")
    assert edit.number == 8
    store.close()


def test_twenty_writers_at_once_lose_nothing(url: URL) -> None:
    store = Store(url)

    def write(n: int) -> None:
        before = Context("And?", "europe", 3, None)
        question = Question(f"How many {n}?", "en", "europe", 3, before)
        row = keep_thumb(store, question, Thumb("down", None, "answered", "x"), answer("?"))
        add_edit(store, f"e{n}", "house", {"rule": "open.other", "texts": {"en": f"text {n}"}}, "why")
        review(store, row.id, by=f"r{n}", question=f"q {n}", lang="en", kind="lookup", status="out_of_scope")

    with ThreadPoolExecutor(20) as pool:
        list(pool.map(write, range(20)))
    assert [e.number for e in edits(store)] == list(range(1, 21))
    assert {e.by for e in edits(store)} == {f"e{n}" for n in range(20)}
    assert [r.number for r in reviews(store)] == list(range(1, 21))
    assert {r.by for r in reviews(store)} == {f"r{n}" for n in range(20)}
    store.close()
