"""What is forgotten is gone, also from the file; the ledger's chain still verifies, and what was decided stays."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import CancelledError, ThreadPoolExecutor
from datetime import datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import URL, delete, select, text, update
from sqlalchemy.orm import Session
from typer.testing import CliRunner

from api import app as service
from api.chain import canonical, seal, sha256
from api.cli import app as cli
from api.desk import casework
from api.desk.audit import Audit
from api.desk.people import Staff
from api.desk.queue import take_in
from api.desk.reviews import review
from api.ledger import START, Ledger
from api.replay import (
    CORE,
    Change,
    LedgerError,
    changes,
    confirm,
    confirm_within,
    in_force,
    keep,
    pending_changes,
    record,
)
from api.retention import Periods, forget_dispute, forget_feedback, forget_older
from api.settings import Settings
from api.sites import SiteRecord, Sites
from api.storage import DisputeEntry, StorageProblem, Store
from api.storage.base import now
from api.storage.cases import DeskCase
from api.storage.feedback import Feedback, Review
from assistant.disputed import ClaimMade, Dispute
from tests.api.answers import answer
from tests.api.fakes import FakeAssistant, call
from tests.api.test_disputes import judgement
from tests.desk.visitors import signed_in

SECRET = "Zuckerbäcker"
ADA = Staff(1, "Ada", "editor", "en")
PERIODS = Periods(questions=90, feedback=180, personal=365)


@pytest.fixture
def kept(url: URL) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


def _dispute(store: Store) -> str:
    """A dispute with the secret in every text, a confirmed change of it, and notes at the desk."""
    ledger = Ledger(store)
    claims = tuple(ClaimMade(text=f"{SECRET} {n}", by=f"{SECRET} jr.", lang=None) for n in (1, 2))
    dispute = Dispute(claims=claims, happened=f"{SECRET} played", lang="en", edition="europe")
    made = keep(ledger, dispute, judgement()).dispute_id
    before = dict.fromkeys(CORE, None) | {"verdict": "supported"}
    after = before | {"verdict": "contradicted"}
    versions = ({"index": "1", "rules": "r"}, {"index": "2", "rules": "r"})
    change = Change(made, ({"claim": 1, "before": before, "after": after},), ("index",), *versions, SECRET)
    number = record(ledger, change)
    assert number is not None
    confirm(ledger, number, "Ada", f"{SECRET} asked for it")
    take_in(store)
    casework.note(store, "dispute", made, ADA, f"{SECRET} rang")
    return made


def _feedback(store: Store, at: datetime | None = None) -> str:
    row = Feedback(
        created_at=at or now(),
        thumb="down",
        question=SECRET,
        reason=SECRET,
        shown_status="answered",
        shown_answer=SECRET,
        same=True,
        answer=json.dumps({"answer": SECRET}),
        answer_status="answered",
    )
    with store.writing() as session:
        session.add(row)
    review(
        store,
        row.id,
        by=ADA,
        question="How many cards?",
        lang="en",
        kind="lookup",
        status="not_covered",
        note=SECRET,
    )
    take_in(store)
    casework.note(store, "answer", row.id, ADA, f"{SECRET} is wrong")
    return row.id


def _holds(store: Store, secret: str = SECRET) -> bool:
    """Whether any row holds a text, in whatever case."""
    with store.reading() as session:
        names = session.connection().dialect.get_table_names(session.connection())
        rows = [row for name in names for row in session.execute(text(f'SELECT * FROM "{name}"'))]
    folded = ("zuckerbäcker", "zuckerbacker", secret.casefold())
    return any(f in str(row).casefold() for row in rows for f in folded)


def test_a_dispute_is_forgotten_and_the_chain_still_fits(kept: Store) -> None:
    other, made = _dispute(kept), _dispute(kept)
    ledger = Ledger(kept)
    head = ledger.verify().head
    hashes = [e.hash for e in ledger.entries()]
    assert forget_dispute(kept, made, who=ADA)
    checked = ledger.verify(head)
    assert checked.faults == ()
    assert [e.hash for e in ledger.entries()][:-1] == hashes
    assert not forget_dispute(kept, made, who=ADA)
    entry = ledger.dispute(made)
    assert entry is not None
    assert (entry.whole, entry.forgotten) == (True, True)
    verdict = entry.content["judgement"]["verdicts"][0]
    assert (verdict["verdict"], verdict["rule"], verdict["lang"]) == ("supported", "longest.loops", "en")
    assert entry.content["dispute"]["edition"] == "europe"
    assert [c["text"] for c in entry.content["dispute"]["claims"]] == ["", ""]
    verdicts, versions = in_force(ledger, entry)
    assert [v["verdict"] for v in verdicts] == ["contradicted", "supported"]
    assert versions == {"index": "2", "rules": "r"}
    assert pending_changes(ledger) == []
    assert _holds(kept)  # of the other one
    untouched = ledger.dispute(other)
    assert untouched is not None
    assert SECRET in str(untouched.content)
    forget_dispute(kept, other, who=ADA)
    assert not _holds(kept)
    assert ledger.verify(head).faults == ()
    assert [e.what for e in Audit(kept).page(what="forget.d")[0]] == ["forget.dispute"] * 2
    assert Audit(kept).verify().faults == ()
    with kept.reading() as session:
        cases = session.scalars(select(DeskCase)).all()
        assert [(c.excerpt, c.words, c.rules) for c in cases] == [("", "", ["longest.loops"])] * 2
    events = casework.events(kept, "dispute", made)
    assert [(e.by, e.what, e.text) for e in events] == [("Ada", "note", "")]


def test_what_was_made_before_entries_were_salted(kept: Store) -> None:
    """A row as the first version of the ledger wrote it: its hash is worked out here, by its own description."""
    content = {"dispute": {"claims": [{"text": SECRET}]}, "judgement": {"verdicts": [], "versions": {}}}
    body = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    at = now()
    row: dict[str, Any] = {"number": 1, "kind": "dispute", "dispute_id": "old", "content_hash": sha256(body)}
    moment = at.isoformat(timespec="microseconds")
    sealed = sha256(json.dumps([START, 1, "dispute", "old", moment, row["content_hash"]], ensure_ascii=False))
    with kept.writing() as session:
        session.add(DisputeEntry(**row, created_at=at, content=body, previous=START, hash=sealed))
    ledger = Ledger(kept)
    entry = ledger.dispute("old")
    assert entry is not None
    assert (entry.whole, entry.content) == (True, content)
    ledger.add("dispute", "new", {"a": 1})
    assert ledger.verify().faults == ()
    assert forget_dispute(kept, "old", who=ADA)
    assert ledger.verify(sealed).faults == ()
    assert not _holds(kept)


def test_a_forgotten_text_cannot_be_guessed_by_its_hash(kept: Store) -> None:
    content = {"by": "Ann"}
    entry = Ledger(kept).add("dispute", "a", content)
    with kept.reading() as session:
        row = session.get_one(DisputeEntry, entry.number)
        assert row.content_hash != sha256(canonical(content))


def test_forgetting_hides_no_tampering(kept: Store) -> None:
    ledger = Ledger(kept)
    made = _dispute(kept)
    with kept.writing() as session:
        session.execute(update(DisputeEntry).where(DisputeEntry.number == 1).values(content='{"x":1}'))
    forget_dispute(kept, made, who=ADA)
    entry = ledger.dispute(made)
    assert entry is not None
    assert not entry.whole
    (fault,) = ledger.verify().faults
    assert fault.startswith(f"entry 1 (dispute {made}): its content is missing")


@pytest.mark.parametrize("how", ["emptied", "changed", "resealed", "taken"])
def test_an_emptied_content_without_its_forgetting_is_a_fault(kept: Store, how: str) -> None:
    ledger = Ledger(kept)
    made = _dispute(kept)
    if how != "emptied":
        forget_dispute(kept, made, who=ADA)
    last = len(ledger.entries())
    with kept.writing() as session:
        match how:
            case "emptied":
                session.execute(update(DisputeEntry).where(DisputeEntry.number == 1).values(content=""))
            case "changed":
                row = session.get_one(DisputeEntry, last)
                row.content = row.content.replace("supported", "undetermined")
            case "resealed":  # a forgetting that speaks of itself and what follows counts for nothing
                row = session.get_one(DisputeEntry, last)
                row.content = canonical({"entries": [{"number": last, "kept": {}}], "reason": ""})
                row.content_hash = sha256(row.content)
                moment = row.created_at.isoformat(timespec="microseconds")
                row.hash = seal([row.previous, last, row.kind, row.dispute_id, moment, row.content_hash])
            case _:
                session.execute(delete(DisputeEntry).where(DisputeEntry.number == last))
    assert any(f.startswith(f"entry 1 (dispute {made})") for f in ledger.verify().faults)
    entry = ledger.dispute(made)
    assert entry is not None
    assert not entry.whole


def test_feedback_is_forgotten_and_its_review_stays(kept: Store) -> None:
    made = _feedback(kept)
    assert _holds(kept)
    assert forget_feedback(kept, made, who=ADA)
    assert not forget_feedback(kept, made, who=ADA)
    assert not _holds(kept)
    with kept.reading() as session:
        (left,) = session.scalars(select(Review))
        assert (left.question, left.note, left.feedback_id) == ("How many cards?", "", None)
    assert Audit(kept).verify().faults == ()


def test_each_kind_has_its_period(kept: Store) -> None:
    at = now()
    sites = Sites(kept)
    site = sites.add(SiteRecord("shop", "S", log_questions=True))
    for days in (0, 89, 91):
        sites.keep_question(site, "?", answer("?"), days=1000, at=at - timedelta(days=days))
    for days in (0, 179, 181):
        _feedback(kept, at - timedelta(days=days))
    made = _dispute(kept)
    assert forget_older(kept, PERIODS, at).to_dict() == {
        "questions": 1,
        "feedback": 1,
        "disputes": 0,
        "notes": 0,
    }
    assert forget_older(kept, PERIODS, at).to_dict() == dict.fromkeys(
        ("questions", "feedback", "disputes", "notes"), 0
    )
    assert forget_older(kept, PERIODS, at + timedelta(days=364)).disputes == 0
    assert forget_older(kept, PERIODS, at + timedelta(days=366)).disputes == 1
    assert not _holds(kept)
    assert Ledger(kept).verify().faults == ()
    entry = Ledger(kept).dispute(made)
    assert entry is not None
    assert entry.forgotten
    # Nothing new is written about what was forgotten.
    with pytest.raises(casework.CaseError, match="forgotten"):
        casework.note(kept, "dispute", made, ADA, f"{SECRET} again")
    assert not _holds(kept)
    assert Audit(kept).verify().faults == ()


def test_a_note_is_forgotten_when_it_is_old_itself(kept: Store) -> None:
    made = _dispute(kept)
    at = now() + timedelta(days=300)
    with kept.writing() as session:
        session.execute(update(DisputeEntry).values(created_at=at))  # as if the dispute were the younger one
    notes = len([e for e in casework.events(kept, "dispute", made) if e.text])
    assert notes
    assert forget_older(kept, PERIODS, at + timedelta(days=100)).notes == notes
    assert not any(e.text for e in casework.events(kept, "dispute", made))
    assert Audit(kept).verify().faults == ()


def test_a_confirmation_is_kept_with_its_event_or_not_at_all(
    kept: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, ledger = _dispute(kept), Ledger(kept)
    verdict = dict.fromkeys(CORE, None) | {"verdict": "supported"}
    versions = ({"index": "2", "rules": "r"}, {"index": "3", "rules": "r"})
    change = Change(made, ({"claim": 1, "before": verdict, "after": verdict},), ("index",), *versions)
    number = record(ledger, change)
    assert number is not None

    def along(session: Session) -> dict[str, Any]:
        confirm_within(session, ledger, number, "Ada")
        return {"change": number}

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    def counts() -> tuple[int, int]:
        return len(ledger.entries()), len(casework.events(kept, "dispute", made))

    before = counts()
    with monkeypatch.context() as broken:
        broken.setattr(casework, "append", fail)
        with pytest.raises(OSError, match="full"):
            casework.tell(kept, "dispute", made, ADA, "confirm", "why", along=along)
    assert counts() == before
    casework.tell(kept, "dispute", made, ADA, "confirm", "why", along=along)
    with pytest.raises(LedgerError, match="no change"):  # nobody confirms it twice
        casework.tell(kept, "dispute", made, ADA, "confirm", "why", along=along)
    assert counts() == (before[0] + 1, before[1] + 1)
    assert Audit(kept).verify().faults == ledger.verify().faults == ()


def test_many_old_records_are_all_forgotten(kept: Store) -> None:
    ledger = Ledger(kept)
    for n in range(120):
        ledger.add("dispute", f"d{n}", {"dispute": {"happened": SECRET}})
    done = forget_older(kept, PERIODS, now() + timedelta(days=400))
    assert done.disputes == 120
    assert not _holds(kept)
    assert ledger.verify().faults == ()


def test_a_forgotten_dispute_is_not_judged_again(kept: Store) -> None:
    made = _dispute(kept)
    forget_dispute(kept, made, who=ADA)
    assistant: Any = FakeAssistant()
    assert list(changes(Ledger(kept), assistant)) == []


def test_nothing_is_left_in_the_file(tmp_path: Path, desk_app: FastAPI, store: Store) -> None:
    made, thumb = _dispute(store), _feedback(store)
    folder = Path(store.url.database or "").parent
    secret = SECRET.encode()

    def found() -> bool:
        return any(secret in f.read_bytes() for f in folder.iterdir() if f.is_file())

    assert found()
    forget_dispute(store, made, who=ADA)
    forget_feedback(store, thumb, who=ADA)
    assert not found()


def test_the_address_of_a_forgotten_dispute(desk_app: FastAPI, store: Store, staff: dict[str, str]) -> None:
    made = _dispute(store)
    forget_dispute(store, made, who=ADA)
    for address in (f"/d/{made}", f"/d/{made}/letter.txt", f"/d/{made}/letter.pdf"):
        got = call(desk_app, "GET", address, {"accept": "application/json", "accept-language": "pl"})
        assert (got.status, got.json["type"].rsplit("/", 1)[-1]) == (410, "forgotten")
        assert "usunięte" in got.json["detail"]
    page = signed_in(desk_app, staff["support"]).get(f"/desk/disputes/{made}")
    assert page.status == 200
    assert SECRET.encode() not in page.body


def test_the_service_forgets_when_it_starts(tmp_path: Path, store: Store, desk_app: FastAPI) -> None:
    _feedback(store, now() - timedelta(days=11))
    _feedback(store, now() - timedelta(days=9))
    service._open(store, Settings(data_dir=tmp_path, retention_days_feedback=10))
    with store.reading() as session:
        assert len(session.scalars(select(Feedback)).all()) == 1


def test_the_service_forgets_each_day_whatever_went_wrong_the_day_before(
    tmp_path: Path, store: Store, desk_app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    done: list[Periods] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        if len(waited) == 3:
            raise asyncio.CancelledError

    def forget(_: Store, periods: Periods, at: datetime) -> None:
        done.append(periods)
        if len(done) == 1:
            raise StorageProblem("the database is away")

    monkeypatch.setattr(service, "asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(service, "forget_older", forget)
    settings = Settings(data_dir=tmp_path, retention_days_personal=7)
    with ThreadPoolExecutor(1) as elsewhere, pytest.raises((asyncio.CancelledError, CancelledError)):
        elsewhere.submit(asyncio.run, service._forget_daily(store, settings)).result()
    assert waited == [86_400.0] * 3
    assert [p.personal for p in done] == [7, 7]


def test_forgetting_by_command(
    tmp_path: Path, store: Store, desk_app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KONDUKTOR_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("KONDUKTOR_RETENTION_DAYS_FEEDBACK", "10")
    made, thumb = _dispute(store), _feedback(store)
    old = _feedback(store, now() - timedelta(days=11))

    def run(*arguments: str) -> tuple[int, str]:
        done = CliRunner().invoke(cli, ["forget", *arguments])
        return done.exit_code, done.output

    assert run()[0] == 2
    assert run("--older", "--dispute", made)[0] == 2
    assert run("--older") == (0, "forgotten: questions: 0, feedback: 1, disputes: 0, notes: 0\n")
    assert run("--feedback", old)[0] == 2
    assert run("--feedback", thumb)[0] == 0
    assert run("--dispute", made)[0] == 0
    assert run("--dispute", made)[0] == 2
    assert not _holds(store)
    assert CliRunner().invoke(cli, ["disputes", "verify"]).exit_code == 0
    shown = CliRunner().invoke(cli, ["disputes", "show", made])
    assert (shown.exit_code, "was forgotten" in shown.output) == (2, True)
    assert "(forgotten)" in CliRunner().invoke(cli, ["disputes", "list"]).output
