"""The editors' pages and commands: forms that add, withdraw and publish; hostile texts stay text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from typer.testing import CliRunner

from api.cli import app as cli
from api.desk.edits import add_edit, edits
from api.desk.reviews import review
from api.settings import Settings
from api.storage import Store, database_url
from api.storage.migrate import migrate
from assistant.normalize import LANGUAGES
from tests.desk.visitors import Visitor, newcomer

HOSTILE = "<script>alert('x')</script>\"><img src=x onerror=alert(1)>{{7*7}}"
EXAMPLE = {"kind": "example", "lang": "en", "question": "who parks the attic", "rule": "station.cost"}


@pytest.fixture
def eva(desk_app: FastAPI) -> Visitor:
    return newcomer(desk_app, "eva", "editor")


def test_an_editor_adds_and_withdraws(eva: Visitor, store: Store) -> None:
    added = eva.post("/desk/editing/add", EXAMPLE | {"answer": "", "edition": "", "reason": "asked often"})
    assert (added.status, added.headers["location"]) == (303, "/desk/editing?done=added")
    (edit,) = edits(store)
    assert (edit.by, edit.reason, edit.content["question"]) == ("eva", "asked often", "who parks the attic")
    page = eva.get("/desk/editing?done=added").body.decode()
    assert "waiting to be published" in page
    assert "who parks the attic" in page
    gone = eva.post("/desk/editing/withdraw", {"number": edit.number, "reason": "a mistake"})
    assert gone.status == 303
    assert "withdrawn by eva" in eva.get("/desk/editing").body.decode()
    assert edits(store)[0].withdrawn_reason == "a mistake"


def test_each_kind_has_its_form(eva: Visitor, store: Store) -> None:
    alias = {"kind": "alias", "lang": "tr", "name": "Piter", "means": "Petrograd", "reason": "r"}
    house = {"kind": "house", "rule": "open.other", "texts-en": "x", "texts-pl": "", "reason": "r"}
    authority = {"kind": "authority", "document": "base-it", "over": "base-kk", "rule": "", "reason": "r"}
    for form in (alias, house, authority):
        assert eva.post("/desk/editing/add", form).status == 303, form
    assert [e.kind for e in edits(store)] == ["alias", "house", "authority"]
    assert edits(store)[1].content["texts"] == {"en": "x"}


def test_hostile_texts_stay_text(eva: Visitor, store: Store) -> None:
    for form in (
        {**EXAMPLE, "question": f"who parks {HOSTILE}", "reason": HOSTILE},
        {"kind": "house", "rule": "open.other", "texts-en": HOSTILE, "reason": HOSTILE},
    ):
        assert eva.post("/desk/editing/add", form).status == 303
    assert eva.post("/desk/editing/withdraw", {"number": 1, "reason": HOSTILE}).status == 303
    wrong = {"kind": HOSTILE, "lang": HOSTILE, "name": HOSTILE, "reason": HOSTILE}
    refused = eva.post("/desk/editing/add", wrong)
    assert refused.status == 422
    kept = eva.post("/desk/editing/add", {**EXAMPLE, "rule": "x", "question": HOSTILE, "reason": HOSTILE})
    assert kept.status == 422
    for page in (refused, kept, eva.get("/desk/editing"), eva.get(f"/desk/editing?question={HOSTILE}")):
        text = page.body.decode()
        assert "<script>alert" not in text
        assert "<img src=x" not in text
        assert "default-src 'none'" in page.headers["content-security-policy"]
        assert page.headers["cache-control"] == "no-store"
    assert "{{7*7}}" in eva.get("/desk/editing").body.decode()
    # What was typed is still in the form that was refused, and in no other.
    assert (
        kept.body.decode().count('value="&lt;script&gt;') == 4
    )  # in the form, and beside the languages, which show it again


def test_a_measured_question_is_refused_with_the_reason(eva: Visitor, store: Store) -> None:
    first = json.loads(Path("eval/questions/test/en.jsonl").read_text(encoding="utf-8").splitlines()[0])
    form = EXAMPLE | {"question": first["question"], "rule": "setup.locomotives", "reason": "r"}
    refused = eva.post("/desk/editing/add", form)
    assert refused.status == 422
    assert f"the measured question {first['id']}" in refused.body.decode()
    assert edits(store) == []


def test_the_button_only_starts_a_publication(eva: Visitor, desk_app: FastAPI, store: Store) -> None:
    started: list[str] = []
    desk_app.state.start_publishing = lambda _, by: started.append(by)
    add_edit(store, "eva", "house", {"rule": "open.other", "texts": {"en": "x"}}, "why")
    sent = eva.post("/desk/editing/publish", {})
    assert (sent.status, sent.headers["location"], started) == (303, "/desk/editing?done=started", ["eva"])
    assert eva.get("/desk/editing/publications/1").status == 404


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_speaks_the_editors_language(desk_app: FastAPI, lang: str) -> None:
    page = newcomer(desk_app, "eva", "editor", lang).get("/desk/editing").body.decode()
    assert f'<html lang="{lang}">' in page


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.setenv("KONDUKTOR_DATA_DIR", str(tmp_path / "cli"))
    url = database_url(None, Settings().data_dir)
    migrate(url)
    return Store(url)


def _run(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(cli, list(arguments))
    return done.exit_code, done.output


def test_the_commands(data: Store) -> None:
    content: dict[str, Any] = {"rule": "open.other", "texts": {"en": "x"}}
    code, told = _run("editing", "add", "house", json.dumps(content), "--reason", "why", "--by", "eva")
    assert (code, "edit 1 is pending" in told) == (0, True)
    code, told = _run("editing", "list", "--json")
    assert (code, json.loads(told)["content"]["texts"], json.loads(told)["live"]) == (0, {"en": "x"}, False)
    assert _run("editing", "withdraw", "1", "--reason", "no", "--by", "eva")[0] == 0
    code, told = _run("editing", "publish", "--quiet")
    assert (code, "There is nothing to publish." in told) == (2, True)
    for wrong in ("[]", "{", '{"rule": "x"}'):
        assert _run("editing", "add", "house", wrong, "--reason", "why")[0] == 2
    assert _run("editing", "publications") == (0, "")


def test_export_dev_writes_cases(data: Store, tmp_path: Path) -> None:
    review(
        data,
        None,
        by="sue",
        question="Hi Xanthippe, who parks the attic? s@mail.example",
        lang="en",
        kind="lookup",
        status="answered",
        rules=("station.cost",),
    )
    file = tmp_path / "cases.jsonl"
    code, told = _run("export-dev", str(file))
    assert (code, "1 cases" in told) == (0, True)
    (case,) = (json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
    assert case["question"] == "Hi N. N., who parks the attic?"
    assert case["expect"] == {"status": "answered", "rules": ["station.cost"]}
    assert _run("export-dev", str(file), "--lang", "pl")[0] == 0
    assert file.read_text(encoding="utf-8") == ""


@pytest.mark.parametrize(
    ("question", "rule", "edition", "answer", "yes"),
    [
        # "Two stations may stand in one city" is wrong, so a "yes" to a question whose answer is no would say so.
        ("two hotels at one stop?", "station.one_per_city", "", "no", True),
        ("only one hotel at a stop, right?", "station.one_per_city", "", "yes", False),
        ("may i grab the rainbow second", "draw.second_locomotive", "switzerland", "yes", True),
        ("may i grab the rainbow second", "draw.second_locomotive", "europe", "no", True),
    ],
)
def test_the_right_answer_becomes_the_sign_of_the_example(
    eva: Visitor, store: Store, question: str, rule: str, edition: str, answer: str, yes: bool
) -> None:
    sent = {"kind": "example", "lang": "en", "question": question, "rule": rule, "edition": edition}
    assert eva.post("/desk/editing/add", sent | {"answer": answer, "reason": "a thumb down"}).status == 303
    (edit,) = edits(store)
    assert edit.content["yes"] is yes
    assert f"(The right answer: {answer})" in eva.get("/desk/editing").body.decode()


def test_where_editions_differ_the_answer_needs_one(eva: Visitor, store: Store) -> None:
    sent = {"kind": "example", "lang": "en", "question": "rainbow second?", "rule": "draw.second_locomotive"}
    got = eva.post("/desk/editing/add", sent | {"answer": "no", "reason": "why"})
    assert got.status == 422
    assert "The editions differ in the answer" in got.body.decode()
    assert edits(store) == []
