"""Feedback over HTTP: what is kept of it, what is turned away, and that nothing else of a visitor is kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from fastapi import FastAPI
from sqlalchemy import select

from api.app import create_app
from api.settings import Settings
from api.sites import SiteRecord
from api.storage import Store
from api.storage.feedback import Feedback
from api.storage.migrate import migrate
from tests.api.fakes import FakeAssistant, call, give

SHOWN = {"status": "answered", "answer": "Answer to: How many?"}
BODY: dict[str, Any] = {"question": "How many?", "lang": "en", "thumb": "down", "shown": SHOWN}


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    made = give(create_app(Settings(data_dir=tmp_path)), FakeAssistant())
    migrate(made.state.sites.store.url)
    return made


def _rows(app: FastAPI) -> list[Feedback]:
    store: Store = app.state.sites.store
    with store.reading() as session:
        return list(session.scalars(select(Feedback).order_by(Feedback.created_at)))


def test_a_thumb_is_kept_with_the_answer_of_now(app: FastAPI) -> None:
    body = BODY | {
        "edition": "europe",
        "players": 3,
        "reason": "wrong <b>map</b>",
        "context": {"question": "And?"},
    }
    answered = call(
        app, "POST", "/v1/feedback", {"user-agent": "Spy/1", "referer": "https://x.example/"}, body
    )
    assert answered.status == 201
    assert answered.json["same"] is True
    (row,) = _rows(app)
    assert (row.id, row.thumb, row.question, row.reason) == (
        answered.json["id"],
        "down",
        "How many?",
        "wrong <b>map</b>",
    )
    assert (row.lang, row.edition, row.players) == ("en", "europe", 3)
    assert json.loads(row.context or "")["question"] == "And?"
    snapshot = json.loads(row.answer)
    assert snapshot["answer"] == "Answer to: How many?"
    assert snapshot["versions"] == {"index": "1"}
    told = " ".join(str(getattr(row, c.name)) for c in Feedback.__table__.columns)
    assert not any(secret in told for secret in ("203.0.113", "Spy", "x.example"))


@pytest.mark.parametrize(
    ("shown", "same"),
    [
        (SHOWN, True),
        (SHOWN | {"status": "clarify"}, False),
        (SHOWN | {"answer": "Something else"}, False),
        (SHOWN | {"answer": ""}, False),
    ],
)
def test_whether_the_answer_is_the_one_shown(app: FastAPI, shown: object, same: bool) -> None:
    assert call(app, "POST", "/v1/feedback", body=BODY | {"shown": shown}).json["same"] is same
    assert [row.same for row in _rows(app)] == [same]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"thumb": "sideways"}, "thumb"),
        ({"thumb": None}, "thumb"),
        ({"shown": None}, "shown"),
        ({"shown": []}, "shown"),
        ({"shown": SHOWN | {"html": "x"}}, "shown.html"),
        ({"shown": SHOWN | {"status": "great"}}, "shown.status"),
        ({"shown": SHOWN | {"answer": "x" * 2001}}, "shown.answer"),
        ({"shown": {"status": "answered"}}, "shown.answer"),
        ({"reason": "x" * 501}, "reason"),
        ({"reason": "a\x00b"}, "reason"),
        ({"reason": "\ud800"}, "reason"),
        ({"reason": 5}, "reason"),
        ({"email": "me@mail.example"}, "email"),
        ({"question": "x" * 501}, "question"),
        ({"question": None}, "question"),
        ({"edition": "mars"}, "edition"),
        ({"players": 9}, "players"),
        ({"context": {"question": ""}}, "context.question"),
    ],
)
def test_what_cannot_be_names_its_field(app: FastAPI, change: dict[str, object], field: str) -> None:
    answered = call(app, "POST", "/v1/feedback", body=BODY | change)
    assert (answered.status, answered.json["field"]) == (422, field)
    assert _rows(app) == []


def test_without_a_database_it_says_so(app: FastAPI) -> None:
    migrate(app.state.sites.store.url, "base")
    answered = call(app, "POST", "/v1/feedback", body=BODY)
    assert (answered.status, answered.json["type"].rsplit("/", 1)[1]) == (503, "no-database")


def test_a_site_sends_it_from_its_origin_alone(app: FastAPI) -> None:
    app.state.sites.add(SiteRecord("toys", "Toys", ("https://shop.example",), editions=("india",)))
    here = {"x-konduktor-site": "toys", "origin": "https://shop.example"}
    answered = call(app, "POST", "/v1/feedback", here, BODY)
    assert answered.status == 201
    assert answered.headers["access-control-allow-origin"] == "https://shop.example"
    assert [row.edition for row in _rows(app)] == ["india"]
    elsewhere = call(app, "POST", "/v1/feedback", here | {"origin": "https://evil.example"}, BODY)
    assert (elsewhere.status, len(_rows(app))) == (403, 1)


def test_it_counts_towards_the_rate_limit(tmp_path: Path) -> None:
    app = give(create_app(Settings(data_dir=tmp_path, rate_limit="2/minute")), FakeAssistant())
    migrate(app.state.sites.store.url)
    assert [call(app, "POST", "/v1/feedback", body=BODY).status for _ in range(3)] == [201, 201, 429]


FORM = {"q": "How many?", "lang": "pl", "thumb": "down", "status": "answered", "answer": SHOWN["answer"]}
_FORM_TYPE = {"content-type": "application/x-www-form-urlencoded"}


def _send(app: FastAPI, form: dict[str, str], **headers: str) -> tuple[int, str]:
    answered = call(app, "POST", "/feedback", _FORM_TYPE | headers, urlencode(form).encode())
    return answered.status, answered.body.decode()


def test_a_form_without_a_script(app: FastAPI) -> None:
    status, page = _send(app, FORM | {"reason": "<script>alert(1)</script>", "edition": "usa"})
    assert status == 200
    assert 'lang="pl"' in page
    assert "Dziękujemy" in page
    assert "<script>alert" not in page
    (row,) = _rows(app)
    assert (row.question, row.thumb, row.reason, row.edition) == (
        "How many?",
        "down",
        "<script>alert(1)</script>",
        "usa",
    )


@pytest.mark.parametrize(
    ("change", "headers", "status"),
    [
        ({"thumb": "x"}, {}, 422),
        ({"q": ""}, {}, 422),
        ({"status": "x"}, {}, 422),
        ({"edition": "mars"}, {}, 422),
        ({}, {"origin": "https://evil.example"}, 403),
        ({}, {"origin": "null"}, 403),
    ],
)
def test_a_form_that_is_not_taken(
    app: FastAPI, change: dict[str, str], headers: dict[str, str], status: int
) -> None:
    assert _send(app, FORM | change, **headers)[0] == status
    assert _rows(app) == []
