"""The desk's pages: the queue, a dispute from entering to its letter, answers, exports and figures."""

from __future__ import annotations

import csv
import html
import io
import json
import re
from datetime import timedelta
from typing import Any, cast

import pytest
from fastapi import FastAPI

from api.desk.casework import find_case
from api.desk.queue import PAGE
from api.ledger import Ledger
from api.replay import Change, keep, record
from api.sites import SiteRecord, Sites
from api.storage import StorageProblem, Store
from api.storage.base import now
from api.storage.feedback import Feedback
from assistant.disputed import ClaimMade, Dispute
from assistant.normalize import LANGUAGES
from assistant.wording import load_wording
from tests.api.answers import answer
from tests.desk.judging import judge_so
from tests.desk.visitors import Visitor, newcomer

HOSTILE = "=1+1\"'><script>alert(1)</script><img src=x onerror=alert(2)>{{ 123456 * 1000 }}"


def _kept(store: Store, first: str, second: str = "B", *, lang: str = "en", edition: str = "europe") -> str:
    dispute = Dispute((ClaimMade(first, lang), ClaimMade(second, lang)), lang=lang, edition=edition)
    return keep(Ledger(store), dispute, judge_so(None, dispute)).dispute_id


def _disliked(store: Store, question: str, reason: str = "no", *, thumb: str = "down") -> str:
    given = answer(question, "en", "europe").to_dict()
    row = Feedback(
        created_at=now(),
        thumb=thumb,
        question=question,
        lang="en",
        edition="europe",
        players=None,
        context=None,
        reason=reason,
        shown_status="answered",
        shown_answer=f"shown {question}",
        same=False,
        answer=json.dumps(given),
        answer_lang="en",
        answer_edition="europe",
        answer_status="answered",
    )
    with store.writing() as session:
        session.add(row)
    return row.id


def _titles(visitor: Visitor, query: str = "") -> list[str]:
    page = visitor.get(f"/desk{query}").body.decode()
    return [html.unescape(t) for t in re.findall(r'class="title"[^>]*>([^<]*)<', page)]


def test_the_queue_shows_what_the_filter_lets_through(store: Store, sue: Visitor, edi: Visitor) -> None:
    turkish = _kept(store, "İSTASYON sayılmaz", lang="tr", edition="india")
    _kept(store, "Stations count", lang="en", edition="europe")
    _disliked(store, "Is a ferry a tunnel?")
    _disliked(store, "Good answer", thumb="up")
    assert _titles(sue) == ["Is a ferry a tunnel?", "Stations count / B", "İSTASYON sayılmaz / B"]
    assert _titles(sue, "?kind=dispute&lang=tr") == ["İSTASYON sayılmaz / B"]
    assert _titles(sue, "?edition=india") == ["İSTASYON sayılmaz / B"]
    assert _titles(sue, "?q=istasyon") == ["İSTASYON sayılmaz / B"]
    assert _titles(sue, "?q=100%25") == []  # no wildcard
    assert _titles(sue, f"?q={turkish[:8]}") == ["İSTASYON sayılmaz / B"]
    assert _titles(sue, "?show=mine") == []
    sue.post(f"/desk/disputes/{turkish}/assign", {"to": "Edi", "version": 0})
    assert _titles(edi, "?show=mine") == ["İSTASYON sayılmaz / B"]
    edi.post(f"/desk/disputes/{turkish}/decide", {"how": "confirmed", "version": 1})
    assert _titles(edi, "?show=mine") == []
    assert _titles(sue, "?show=decided") == ["İSTASYON sayılmaz / B"]
    assert len(_titles(sue, "?show=all")) == 3
    assert sue.get("/desk?page=x&show=%00&lang=%3Cb%3E&edition=mars").status == 200


def test_pages_of_the_queue_hold_everything_once(store: Store, sue: Visitor) -> None:
    for n in range(PAGE + 3):
        _kept(store, f"Claim {n}")
    shown = _titles(sue) + _titles(sue, "?page=2")
    assert sorted(shown) == sorted(f"Claim {n} / B" for n in range(PAGE + 3))
    assert _titles(sue, "?page=3") == []
    assert 'rel="next"' in sue.get("/desk").body.decode()


def test_without_its_database_the_desk_says_so(
    app: FastAPI, sue: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = sue.token("/desk/account")

    def gone(*_: object) -> None:
        raise StorageProblem("the database sqlite:///x cannot be used: disk I/O error")

    monkeypatch.setattr(Store, "reading", gone)
    monkeypatch.setattr(Store, "writing", gone)
    for got in (sue.get("/desk?lang=pl"), sue.post("/desk/disputes", {"text-1": "A"}, token=token)):
        page = got.body.decode()
        assert (got.status, got.headers["content-type"]) == (503, "text/html; charset=utf-8")
        assert got.headers["cache-control"] == "no-store"
        assert "sqlite" not in page
    assert "Nie można użyć bazy danych" in sue.get("/desk?lang=pl").body.decode()
    # Whoever is not signed in can do no more.
    assert Visitor(app).sign_in("Sue").status == 503
    told = sue.get("/desk", {"accept": "application/json"})
    assert (told.status, told.json["type"].rsplit("/", 1)[1]) == (503, "no-database")


def test_deciding_otherwise_changes_the_letter_and_not_the_record(store: Store, sue: Visitor) -> None:
    name = _kept(store, "A")
    here = f"/desk/disputes/{name}"
    otherwise = {"how": "otherwise", "verdict-1": "supported", "verdict-2": "contradicted", "version": 0}
    refused = sue.post(f"{here}/decide", otherwise)
    assert refused.status == 422  # no reason
    assert 'aria-invalid="true"' in refused.body.decode()
    assert '<a href="#reason">Reason</a>: Write why you decide otherwise.' in refused.body.decode()
    before = sue.get(f"{here}/letter.txt?lang=pl").body.decode()
    assert before.count(load_wording("pl").text("dispute-contradicted")) == 2
    assert f"/d/{name}" in before
    assert sue.post(f"{here}/decide", {**otherwise, "text": "The erratum says so."}).status == 303
    letter = sue.get(f"{here}/letter.txt?lang=pl").body.decode()
    assert letter.count(load_wording("pl").text("dispute-supported")) == 1
    assert letter.count("The erratum says so.") == 1
    assert letter.count("Because, pl.") == 1
    assert f"/d/{name}" not in letter
    for form, kind in (("html", "text/html"), ("pdf", "application/pdf")):
        made = sue.get(f"{here}/letter.{form}?lang=el")
        assert (made.status, made.headers["content-type"].split(";")[0]) == (200, kind)
        assert made.headers["cache-control"] == "no-store"
    same = {"how": "otherwise", "verdict-1": "contradicted", "verdict-2": "contradicted", "version": 1}
    assert sue.post(f"{here}/decide", {**same, "text": "For another reason."}).status == 303
    letter = sue.get(f"{here}/letter.txt?lang=pl").body.decode()
    assert letter.count("For another reason.") == 1
    both = {"how": "otherwise", "verdict-1": "supported", "verdict-2": "supported", "version": 2}
    assert sue.post(f"{here}/decide", {**both, "text": "Told once."}).status == 303
    assert sue.get(f"{here}/letter.txt?lang=pl").body.decode().count("Told once.") == 1
    # Whoever has the permanent address learns that staff decided otherwise, and no more.
    public = sue.get(f"/d/{name}?lang=en").body.decode()
    assert "Our staff have since decided this dispute differently" in public
    assert "Told once." not in public
    data = sue.get(f"/d/{name}", headers={"accept": "application/json"}).json
    assert data["decided_otherwise"] is True
    assert "Told once." not in str(data)
    assert letter.count("Because, pl.") == 2
    entry = Ledger(store).dispute(name)
    assert entry
    assert [v["verdict"] for v in entry.content["judgement"]["verdicts"]] == ["contradicted"] * 2


def test_the_letters_of_those_who_claim_come_first(store: Store, sue: Visitor) -> None:
    claims = (ClaimMade("A", "el", "Θάνος"), ClaimMade("B", "kk", "<i>"), ClaimMade("C", "el", "Θάνος"))
    dispute = Dispute(claims, lang="pl", edition="europe")
    name = keep(Ledger(store), dispute, judge_so(None, dispute)).dispute_id
    page = sue.get(f"/desk/disputes/{name}").body.decode()
    found = re.findall(
        r'<details( open)?>\s*<summary><span lang="(..)">[^<]*</span>(?: – <bdi>([^<]*)</bdi>)?', page
    )
    assert [(bool(o), lang, who) for o, lang, who in found][:3] == [
        (True, "kk", "&lt;i&gt;"),
        (False, "el", "Θάνος"),
        (False, "tr", ""),
    ]
    assert re.search(r'<select id="sent" name="lang">\s*<option value="kk">', page)


def test_the_later_of_two_is_told_and_nothing_is_lost(store: Store, sue: Visitor, edi: Visitor) -> None:
    name = _kept(store, "A")
    here = f"/desk/disputes/{name}"
    assert edi.post(f"{here}/decide", {"how": "confirmed", "text": "Edi's", "version": 0}).status == 303
    fields = {"how": "otherwise", "verdict-1": "supported", "verdict-2": "undetermined", "text": "Sue's"}
    told = sue.post(f"{here}/decide", {**fields, "version": 0})
    page = told.body.decode()
    assert told.status == 409
    assert html.escape(load_wording("en").text("desk-error-changed"), quote=False) in html.unescape(page)
    assert "Sue&#39;s</textarea>" in page  # still in the form
    assert "Edi&#39;s" in page  # what stands now
    assert sue.post(f"{here}/assign", {"to": "Sue", "version": 0}).status == 409
    assert sue.post(f"{here}/note", {"text": "A note needs no turn"}).status == 303
    assert sue.post(f"{here}/decide", {**fields, "version": 2}).status == 303
    page = sue.get(here).body.decode()
    assert "Edi&#39;s" in page
    assert "Sue&#39;s" in page
    case = find_case(store, "dispute", name)
    assert case
    assert case.version == 3


def test_what_cannot_be_is_refused(store: Store, sue: Visitor) -> None:
    name = _kept(store, "A")
    here = f"/desk/disputes/{name}"
    for address, fields in (
        ("note", {"text": "  "}),
        ("note", {"text": "x\u202ey"}),
        ("note", {"text": "x" * 2001}),
        ("assign", {"to": "Nobody known", "version": 0}),
        ("decide", {"how": "maybe", "version": 0}),
        (
            "decide",
            {"how": "otherwise", "verdict-1": "<b>", "verdict-2": "supported", "text": "x", "version": 0},
        ),
        ("sent", {"lang": "de"}),
    ):
        assert sue.post(f"{here}/{address}", fields).status == 422
    case = find_case(store, "dispute", name)
    assert case
    assert case.version == 0
    for address in (
        "/desk/disputes/none",
        "/desk/answers/none",
        "/desk/disputes/" + "x" * 99,
        f"{here}/letter.doc",
    ):
        assert sue.get(address).status == 404
    assert sue.post("/desk/disputes/none/note", {"text": "x"}).status == 404


def test_editors_confirm_changes(store: Store, sue: Visitor, edi: Visitor) -> None:
    name = _kept(store, "A")
    ledger = Ledger(store)
    core: dict[str, Any] = {"verdict": "contradicted", "depends_on": None}
    claims = ({"claim": 1, "before": core, "after": {**core, "verdict": "supported"}},)
    number = record(ledger, Change(name, claims, ("rules",), {"rules": "r"}, {"rules": "s"}))
    here = f"/desk/disputes/{name}"
    assert _titles(sue, "?show=changed") == ["A / B"]
    assert "/confirm" not in sue.get(here).body.decode()
    fields = {"change": number, "text": "The erratum of March"}
    assert sue.post(f"{here}/confirm", fields).status == 403
    assert edi.post(f"{here}/confirm", {**fields, "text": ""}).status == 422
    assert edi.post(f"{here}/confirm", fields).status == 303
    assert edi.post(f"{here}/confirm", fields).status == 422  # not pending any more
    (confirmed,) = ledger.entries(name, "confirmation")
    assert confirmed.content == {"change": number, "by": "Edi", "note": "The erratum of March"}
    assert _titles(sue, "?show=changed") == []
    assert "The erratum of March" in sue.get(here).body.decode()


def test_an_answer_is_reviewed(store: Store, sue: Visitor, edi: Visitor) -> None:
    name = _disliked(store, "May I, Agnieszka Kowalska (a@b.example), pass?")
    here = f"/desk/answers/{name}"
    page = sue.get(here).body.decode()
    shown = re.search(r'<textarea id="question"[^>]*>([^<]*)<', page)
    assert shown
    assert "a@b.example" not in shown[1]
    assert "shown May I" in page
    assert "/desk/editing?" not in page  # editors only
    example = html.unescape(re.findall(r'href="(/desk/editing\?[^"]*)"', edi.get(here).body.decode())[0])
    assert "a%40b" not in example
    form = edi.get(example).body.decode()
    assert re.search(r'<details class="box" id="example" open>', form)
    assert f'value="{shown[1]}"' in form
    fields = {"question": "May I pass?", "lang": "en", "kind": "lookup", "status": "answered", "version": 0}
    wrong = sue.post(f"{here}/review", {**fields, "rule": "no.such"})
    assert wrong.status == 422
    assert re.search(r'id="rule"[^>]*aria-invalid="true"', wrong.body.decode())
    assert sue.post(f"{here}/review", {**fields, "rule": "longest.loops", "text": "no"}).status == 303
    case = find_case(store, "answer", name)
    assert case
    assert (case.state, case.version) == ("decided", 1)
    assert sue.post(f"{here}/review", fields).status == 409  # somebody was quicker
    other = _disliked(store, "Was right")
    assert sue.post(f"/desk/answers/{other}/decide", {"text": "It was", "version": 0}).status == 303
    assert _titles(sue) == []


def test_a_passage_is_shown_on_its_page(store: Store, sue: Visitor) -> None:
    name = _disliked(store, "Where?")
    address = "/v1/passages/a%23p2-1/page.png?quote_start=0&quote_end=3"
    with store.writing() as session:
        row = session.get_one(Feedback, name)
        given = json.loads(row.answer)
        given["citations"][0] |= {"page": 2, "page_image": address, "url": "javascript:alert(1)"}
        row.answer = json.dumps(given)
    page = sue.get(f"/desk/answers/{name}").body.decode()
    assert f'<img src="{html.escape(address)}" loading="lazy"' in page
    assert "javascript:" not in page


def test_exports_tell_what_the_filter_shows(store: Store, sue: Visitor) -> None:
    name = _kept(store, "=cmd()|' /C calc'!A0", lang="pl")
    _kept(store, "Other", edition="usa")
    sue.post(f"/desk/disputes/{name}/note", {"text": "@SUM(1)"})
    sue.post(f"/desk/disputes/{name}/decide", {"how": "confirmed", "text": "-2+3", "version": 1})
    sent = sue.get("/desk/export.csv?show=all&lang=pl")
    assert sent.headers["content-disposition"] == 'attachment; filename="queue.csv"'
    (row,) = csv.DictReader(io.StringIO(sent.body.decode("utf-8-sig")))
    assert (row["id"], row["decision"], row["decided_by"]) == (name, "confirmed", "Sue")
    for cell in row.values():
        assert not cell.startswith(("=", "+", "-", "@", "\t"))
    (told,) = json.loads(sue.get("/desk/export.json?show=all&lang=pl").body)
    assert told["text"] == "=cmd()|' /C calc'!A0 / B"
    assert [(e["what"], e["text"]) for e in told["events"]] == [("note", "@SUM(1)"), ("decide", "-2+3")]
    assert len(json.loads(sue.get("/desk/export.json?show=all").body)) == 2


def test_figures_count_right(store: Store, sue: Visitor) -> None:
    sites = Sites(store)
    site = sites.add(SiteRecord("toys", "Toys", ("https://t.example",), log_questions=True))
    asked = [("Q1", "tr", "answered", 1), ("Q1", "tr", "not_covered", 2), ("Q2", "pl", "out_of_scope", 10)]
    for question, lang, status, days in [*asked, ("Old", "it", "answered", 40)]:
        given = answer(question, lang, "europe")
        given.status = cast(Any, status)
        sites.keep_question(site, question, given, days=400, at=now() - timedelta(days=days))
    _kept(store, "A", lang="tr")
    page = sue.get("/desk/stats?days=28").body.decode()
    tables = {
        m[1]: [re.findall(r"<t[hd][^>]*>([^<]*)</t", row) for row in re.findall(r"<tr>(.*?)</tr>", m[2])[1:]]
        for m in re.finditer(
            r'<section[^>]*aria-labelledby="([\w-]+)".*?<table>(.*?)</table>', page, re.DOTALL
        )
    }
    assert tables["questions"] == [["Q1", "2"], ["Q2", "1"]]
    assert tables["languages"] == [["Turkish", "2", "1"], ["Polish", "1", "0"]]
    assert [row[1] for row in tables["refusals"]] == ["1", "1", "1"]
    assert [row[1:] for row in tables["over-time"]] == [
        ["0"] * 3,
        ["0"] * 3,
        ["1", "1", "0"],
        ["2", "1", "1"],
    ]
    assert tables["rules"][0][0].startswith("longest.loops: ")
    assert page.count("<svg") == 5
    assert "Old" not in page
    assert "Old" in sue.get("/desk/stats?days=91").body.decode()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_is_there_in_every_language(app: FastAPI, store: Store, lang: str) -> None:
    name, disliked = _kept(store, HOSTILE, HOSTILE), _disliked(store, HOSTILE, HOSTILE)
    one = newcomer(app, "One", "admin", lang)
    one.post(f"/desk/disputes/{name}/note", {"text": HOSTILE})
    one.post(f"/desk/answers/{disliked}/note", {"text": HOSTILE})
    otherwise = {"how": "otherwise", "verdict-1": "supported", "verdict-2": "depends-players", "version": 1}
    assert one.post(f"/desk/disputes/{name}/decide", {**otherwise, "text": HOSTILE}).status == 303
    one.post(f"/desk/disputes/{name}/sent", {"lang": "kk"})
    pages = ("/desk?show=all", f"/desk/disputes/{name}", f"/desk/answers/{disliked}", "/desk/disputes/new")
    letters = [f"/desk/disputes/{name}/letter.html?lang={lang}"]
    for address in (*pages, "/desk/stats", f"/desk?q={'%3Cscript%3E'}", *letters):
        sent = one.get(address)
        body = sent.body.decode()
        assert sent.status == 200
        assert sent.headers["content-language"] == lang
        assert sent.headers["cache-control"] == "no-store"
        assert sent.headers["referrer-policy"] == "no-referrer"
        assert "default-src 'none'" in sent.headers["content-security-policy"]
        assert "'unsafe" not in sent.headers["content-security-policy"]
        assert "<script>alert" not in body
        assert "<img src=x" not in body
        assert "123456000" not in body
