"""Disputes over HTTP: verdicts, permanent addresses, letters, tampering; and replaying what is kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from fastapi import FastAPI
from sqlalchemy import update
from typer.testing import CliRunner

from api import disputes, replay
from api.app import create_app
from api.chain import seal, sha256
from api.cli import app as cli
from api.ledger import START, Ledger
from api.replay import LedgerError, changes, confirm, keep, pending_changes, record
from api.settings import Settings
from api.storage import DisputeEntry
from api.storage.migrate import make_ready
from assistant.disputed import ClaimMade, Dispute, Judgement, Verdict
from assistant.normalize import LANGUAGES
from assistant.service import Assistant
from tests.api.fakes import FakeAssistant, call, give

BODY = {"claims": [{"text": "<b>A</b>"}, {"text": "B"}], "lang": "en", "edition": "europe"}


def judgement(word: str = "supported", versions: dict[str, str] | None = None) -> Judgement:
    """A judgement that needs no assistant."""
    verdict = Verdict(
        text="<b>A</b>",
        lang="en",
        by=None,
        verdict=word,  # type: ignore[arg-type]
        rule="longest.loops",
        edition="europe",
        depends_on=None,
        options={},
        claimed=None,
        number=None,
        mistake=None,
        elsewhere=(),
        computation=None,
        reasons={code: f"Because, {code}." for code in LANGUAGES},
        citations=(),
        confidence=0.9,
    )
    return Judgement(
        "europe", (verdict, replace(verdict, text="B")), versions or {"index": "1", "rules": "r"}
    )


class Judge:
    """Stands in for `assistant.verdicts.judge`."""

    def __init__(self) -> None:
        self.word = "supported"
        self.versions = {"index": "1", "rules": "r"}

    def __call__(self, assistant: object, dispute: Dispute) -> Judgement:
        """The same verdict on everything."""
        return judgement(self.word, self.versions)


@pytest.fixture
def fixed(monkeypatch: pytest.MonkeyPatch) -> Judge:
    judge = Judge()
    monkeypatch.setattr(disputes, "judge", judge)
    monkeypatch.setattr(replay, "judge", judge)
    return judge


@pytest.fixture
def app(tmp_path: Path, fixed: Judge) -> Iterator[FastAPI]:
    made = create_app(Settings(data_dir=tmp_path), load=lambda: cast(Assistant, FakeAssistant()))
    make_ready(made.state.sites.store.url)
    yield give(made, FakeAssistant())
    made.state.sites.store.close()


@pytest.fixture
def ledger(app: FastAPI) -> Ledger:
    return Ledger(app.state.sites.store)


def _kept(app: FastAPI) -> str:
    sent = call(app, "POST", "/v1/disputes", body={**BODY, "keep": True})
    assert sent.status == 201
    assert sent.headers["location"] == f"/d/{sent.json['id']}"
    return str(sent.json["id"])


def test_verdicts_are_given_and_nothing_is_kept(app: FastAPI, ledger: Ledger) -> None:
    sent = call(app, "POST", "/v1/disputes", body=BODY)
    assert (sent.status, [v["verdict"] for v in sent.json["verdicts"]]) == (200, ["supported", "supported"])
    assert ledger.entries() == []


def test_problems_name_the_field(app: FastAPI) -> None:
    for body, status, field in (
        ({"claims": [{"text": "A"}]}, 422, "claims"),
        ({**BODY, "keep": 1}, 422, "keep"),
        (b"{", 400, "body"),
        ({**BODY, "happened": "x" * 9000}, 413, "body"),
    ):
        sent = call(app, "POST", "/v1/disputes", body=body)
        assert (sent.status, sent.json["field"]) == (status, field)
        assert sent.headers["content-type"] == "application/problem+json"


def test_a_kept_dispute_has_an_address(app: FastAPI) -> None:
    name = _kept(app)
    data = call(app, "GET", f"/d/{name}", {"accept": "application/json"})
    assert data.json["judgement"]["versions"] == {"index": "1", "rules": "r"}
    assert data.json["dispute"]["claims"][0]["text"] == "<b>A</b>"
    page = call(app, "GET", f"/d/{name}?lang=tr", {"accept": "text/html"})
    told = page.body.decode()
    assert (page.status, page.headers["content-language"]) == (200, "tr")
    assert "Because, tr." in told
    assert "&lt;b&gt;A&lt;/b&gt;" in told
    assert "<b>A" not in told
    assert page.headers["referrer-policy"] == "no-referrer"
    assert "noindex" in page.headers["x-robots-tag"]
    assert "script-src" not in page.headers["content-security-policy"]
    assert page.headers["content-security-policy"].startswith("default-src 'none'")
    for method in ("POST", "PUT", "DELETE"):
        assert call(app, method, f"/d/{name}").status == 405


@pytest.mark.parametrize(
    ("form", "media"),
    [("txt", "text/plain; charset=utf-8"), ("html", "text/html; charset=utf-8"), ("pdf", "application/pdf")],
)
def test_letters(app: FastAPI, form: str, media: str) -> None:
    name = _kept(app)
    sent = call(app, "GET", f"/d/{name}/letter.{form}?lang=kk")
    assert (sent.status, sent.headers["content-type"], sent.headers["content-language"]) == (200, media, "kk")
    if form == "txt":
        assert f"http://konduktor.example/d/{name}" in sent.body.decode()
        assert "Because, kk." in sent.body.decode()
    if form == "pdf":
        assert sent.body.startswith(b"%PDF-")


def test_what_is_not_there(app: FastAPI) -> None:
    name = _kept(app)
    for address, status, field in (
        ("/d/0", 404, "dispute_id"),
        (f"/d/{name[:-1]}", 404, "dispute_id"),
        (f"/d/{'a' * 5000}", 404, "dispute_id"),
        (f"/d/{name}/letter.doc", 422, "form"),
        (f"/d/{name}/letter.pdf?lang=de", 422, "lang"),
    ):
        sent = call(app, "GET", address)
        assert (sent.status, sent.json["field"]) == (status, field)


def test_a_tampered_record_is_not_shown(app: FastAPI, ledger: Ledger) -> None:
    name = _kept(app)
    with ledger.store.writing() as session:
        session.execute(update(DisputeEntry).values(content='{"judgement":{}}'))
    for address in (f"/d/{name}", f"/d/{name}/letter.txt"):
        sent = call(app, "GET", address)
        assert (sent.status, sent.json["type"].rsplit("/")[-1]) == (409, "tampered")
    assert len(ledger.verify().faults) == 1


def test_a_record_put_before_the_chain_is_not_shown(app: FastAPI, ledger: Ledger) -> None:
    name = _kept(app)
    with ledger.store.writing() as session:
        row = session.get(DisputeEntry, 1)
        assert row is not None
        content = row.content.replace("supported", "contradicted")
        forged = DisputeEntry(
            number=0,
            kind=row.kind,
            dispute_id=name,
            created_at=row.created_at,
            content=content,
            content_hash=sha256(content),
            previous=START,
        )
        moment = row.created_at.isoformat(timespec="microseconds")
        forged.hash = seal([START, 0, row.kind, name, moment, forged.content_hash])
        session.add(forged)
    entry = ledger.dispute(name)
    assert entry is not None
    assert (entry.number, entry.whole) == (0, False)
    assert call(app, "GET", f"/d/{name}").status == 409


def test_who_may_have_disputes_kept(app: FastAPI, ledger: Ledger) -> None:
    app.state.settings = app.state.settings.model_copy(update={"keep_disputes": "staff"})
    sent = call(app, "POST", "/v1/disputes", body={**BODY, "keep": True})
    assert (sent.status, sent.json["field"], sent.json["allowed"]) == (422, "keep", [False])
    assert ledger.entries() == []
    assert call(app, "POST", "/v1/disputes", body=BODY).status == 200


# --- replay -----------------------------------------------------------------------------------


def _versions(**versions: str) -> Any:
    fake = FakeAssistant()
    fake.versions = versions
    return fake


def test_a_changed_verdict_waits_for_confirmation(ledger: Ledger, fixed: Judge) -> None:
    dispute = Dispute((ClaimMade("A", "en"), ClaimMade("B")), "x", "en", "europe", 3)
    name = keep(ledger, dispute, judgement()).dispute_id
    assert list(changes(ledger, _versions(index="1", rules="r"))) == []  # the same versions
    fixed.versions = {"index": "2", "rules": "r"}
    newer = _versions(index="2", rules="r")
    assert list(changes(ledger, newer)) == []  # judged alike
    fixed.word = "contradicted"
    (found,) = changes(ledger, newer)
    assert (found.dispute_id, found.because) == (name, ("index",))
    assert [c["claim"] for c in found.claims] == [1, 2]
    assert (found.claims[0]["before"]["verdict"], found.claims[0]["after"]["verdict"]) == (
        "supported",
        "contradicted",
    )
    number = record(ledger, found)
    assert number == 2
    assert record(ledger, found) is None  # pending already
    assert [e.number for e in pending_changes(ledger)] == [2]
    stored = ledger.dispute(name)
    assert stored is not None
    assert stored.content["judgement"]["verdicts"][0]["verdict"] == "supported"  # never touched
    with pytest.raises(LedgerError, match="no change 9 is pending; pending: 2"):
        confirm(ledger, 9, "Ada")
    with pytest.raises(LedgerError, match="who confirms"):
        confirm(ledger, 2, " ")
    assert confirm(ledger, 2, "Ada", "the erratum").content == {
        "change": 2,
        "by": "Ada",
        "note": "the erratum",
    }
    assert pending_changes(ledger) == []
    assert list(changes(ledger, newer)) == []  # the confirmed verdict is in force now
    assert ledger.verify().faults == ()


def test_a_tampered_dispute_is_not_replayed(ledger: Ledger, fixed: Judge) -> None:
    keep(ledger, Dispute((ClaimMade("A"), ClaimMade("B"))), judgement())
    with ledger.store.writing() as session:
        session.execute(update(DisputeEntry).values(created_at=judgement_day()))
    fixed.word = "contradicted"
    assert list(changes(ledger, _versions(index="2"))) == []
    assert ledger.verify().faults


def judgement_day() -> Any:
    """A moment that no entry was made at."""
    from datetime import UTC, datetime

    return datetime(2020, 1, 1, tzinfo=UTC)


def test_on_the_command_line(ledger: Ledger, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KONDUKTOR_DATA_DIR", str(tmp_path))
    entry = keep(ledger, Dispute((ClaimMade("A"), ClaimMade("B"))), judgement())
    run = CliRunner()
    listed = run.invoke(cli, ["disputes", "list", "--json"])
    assert [row["id"] for row in json.loads(listed.stdout)] == [entry.dispute_id]
    shown = run.invoke(cli, ["disputes", "show", entry.dispute_id, "--letter", "pl"])
    assert "Because, pl." in shown.stdout
    checked = run.invoke(cli, ["disputes", "verify", "--head", entry.hash])
    assert (checked.exit_code, checked.stdout) == (0, f"1 entries, head {entry.hash}\n")
    with ledger.store.writing() as session:
        session.execute(update(DisputeEntry).values(content="{}"))
    broken = run.invoke(cli, ["disputes", "verify"])
    assert broken.exit_code == 1
    assert "its content was changed" in broken.output
    assert run.invoke(cli, ["disputes", "show", entry.dispute_id]).exit_code == 2
    assert run.invoke(cli, ["disputes", "show", "nobody"]).exit_code == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("claims: [", "cannot be read as YAML"),
        ("- a", "no YAML object"),
        ("claims: [{text: A}]", "claims"),
        ("x" * 9000, "up to 8192"),
        ("claims: [{text: A}, {text: B}]\nedition: nordic", "edition"),
    ],
)
def test_files_that_cannot_be(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "d.yaml"
    file.write_text(text)
    done = CliRunner().invoke(cli, ["dispute", str(file)])
    assert done.exit_code == 2
    assert said in done.output
