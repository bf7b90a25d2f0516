"""What was typed outlives another language of the desk and the end of a session; forms lead to pages alone."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import quote

import pytest
from fastapi import FastAPI

from api.desk.addresses import local
from api.desk.casework import events
from api.desk.reviews import reviews
from api.storage import Store
from tests.desk.conftest import Clock
from tests.desk.test_retention import _dispute, _feedback
from tests.desk.visitors import PASSWORD, Visitor, signed_in

TEXT = "Ανν's «note» <b>&amp;\n2nd line"
OWN = {"origin": "http://konduktor.example", "sec-fetch-site": "same-origin"}
_HIDDEN = re.compile(r'<input type="hidden" name="([^"]+)" value="([^"]*)">')


def _form(page: str, action: str) -> dict[str, str]:
    """The hidden fields of the form that is sent to an address."""
    found = re.search(rf'<form method="post" action="{re.escape(action)}"[^>]*>(.*?)</form>', page, re.DOTALL)
    assert found, action
    return {name: unescape(value) for name, value in _HIDDEN.findall(found[1])}


def _footer(page: str, action: str) -> dict[str, str]:
    footer = page[page.index("<footer>") :]
    return _form(footer, action)


def _area(page: str, name: str) -> str:
    found = re.search(rf'<textarea id="{name}"[^>]*>(.*?)</textarea>', page, re.DOTALL)
    assert found, name
    return unescape(found[1])


def test_another_language_after_an_error_keeps_what_was_typed(
    desk_app: FastAPI, store: Store, staff: dict[str, str]
) -> None:
    made = _dispute(store)
    sue = signed_in(desk_app, staff["support"])
    here = f"/desk/disputes/{made}"
    form = {"how": "otherwise", "verdict-1": "none", "text": TEXT, "version": 1}
    refused = sue.post(f"{here}/decide", form)
    assert refused.status == 422
    page = refused.body.decode()
    fields = _footer(page, f"{here}/decide")
    assert 'name="show-in" value="pl"' in page
    before = len(events(store, "dispute", made))
    again = sue.post(f"{here}/decide", {**fields, "show-in": "pl"}, token=fields.pop("csrf"))
    told = again.body.decode()
    assert (again.status, again.headers["content-language"]) == (200, "pl")
    assert _area(told, "reason") == TEXT
    assert len(events(store, "dispute", made)) == before
    assert sue.get("/desk").headers["content-language"] == "pl"
    # Also where the second form would be right: it is shown, not done.
    right = {"text": TEXT, "show-in": "el"}
    shown = sue.post(f"{here}/note", right)
    assert shown.headers["content-language"] == "el"
    assert _area(shown.body.decode(), "note") == TEXT
    assert len(events(store, "dispute", made)) == before


@pytest.mark.parametrize(
    "path", ["/desk/account", "/desk/staff/change", "/desk/sign-out", "/desk/editing/withdraw"]
)
def test_another_language_leads_to_a_page(desk_app: FastAPI, staff: dict[str, str], path: str) -> None:
    ann = signed_in(desk_app, staff["admin"])
    got = ann.post(path, {"show-in": "it", "present": PASSWORD, "password": PASSWORD})
    assert got.status == 303
    assert ann.get(got.headers["location"]).status == 200
    assert ann.get("/desk").headers["content-language"] == "it"
    back = ann.post("/desk/language", {"lang": "en", "back": path}).headers["location"]
    assert ann.get(back).status == 200


def test_a_session_that_ends_while_somebody_writes_loses_nothing(
    desk_app: FastAPI, store: Store, staff: dict[str, str], clock: Clock
) -> None:
    made = _dispute(store)
    sue = signed_in(desk_app, staff["support"])
    here = f"/desk/disputes/{made}"
    token = sue.token("/desk/account")
    clock.on(hours=2)
    before = len(events(store, "dispute", made))
    got = sue.post(f"{here}/note", {"text": TEXT}, token=token, headers=OWN)
    page = got.body.decode()
    assert got.status == 403
    assert "Your session has ended" in page
    action = "/desk/sign-in?lang=en"
    # A wrong password and another language take it along.
    fields = _form(page, action)
    wrong = sue.post(action, {**fields, "name": staff["support"], "password": "x"}, token=fields["csrf"])
    assert wrong.status == 403
    fields = _form(wrong.body.decode(), action)
    polish = sue.post("/desk/sign-in?lang=pl", {**fields, "show-in": "pl"}, token=fields["csrf"])
    assert polish.headers["content-language"] == "pl"
    fields = _form(polish.body.decode(), "/desk/sign-in?lang=pl")
    assert fields["kept.text"] == TEXT
    fields |= {"name": staff["support"], "password": PASSWORD}
    done = sue.post(action, fields, token=fields["csrf"])
    assert done.status == 200
    assert PASSWORD not in done.body.decode()
    kept = _form(done.body.decode(), f"{here}/note")
    shown = sue.post(f"{here}/note", {**kept, "show-in": "en"}, token=kept["csrf"])
    assert shown.status == 200
    assert _area(shown.body.decode(), "note") == TEXT
    assert len(events(store, "dispute", made)) == before


def test_who_comes_back_late_is_told_of_what_was_done_meanwhile(
    desk_app: FastAPI, store: Store, staff: dict[str, str]
) -> None:
    made = _dispute(store)
    sue = signed_in(desk_app, staff["support"])
    form = {"how": "confirmed", "text": TEXT, "version": 0, "show-in": "en"}
    got = sue.post(f"/desk/disputes/{made}/decide", form)
    assert got.status == 409
    assert _area(got.body.decode(), "reason") == TEXT


def test_a_page_from_elsewhere_fills_in_nothing(desk_app: FastAPI) -> None:
    nobody = Visitor(desk_app)
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {}):
        got = nobody.post("/desk/disputes", {"text-1": TEXT}, page=None, headers=headers)
        assert (got.status, got.headers["location"]) == (303, "/desk/sign-in")


@pytest.mark.parametrize(
    "again", ["https://evil.example/", "/desk/sign-out?", "//evil.example", "/v1/disputes"]
)
def test_what_is_kept_goes_to_the_desk_alone(desk_app: FastAPI, staff: dict[str, str], again: str) -> None:
    got = Visitor(desk_app).sign_in(staff["support"], **{"again": again, "kept.text": "x"})
    assert (got.status, got.headers["location"]) == (303, "/desk")


@pytest.mark.parametrize(
    "address", ["/desk/../d/x", "/desk/%2e%2E/x", "/desk//x", "/desk/%5cx", "/desk/a/./b", "/desk\u00a0"]
)
def test_where_a_form_may_lead(address: str) -> None:
    assert local(address) == "/desk"


def test_numbers_and_forms_of_any_length(desk_app: FastAPI, store: Store, staff: dict[str, str]) -> None:
    sue = signed_in(desk_app, staff["support"])
    for page in ("000001" + "0" * 5000, "00000199999999999999999999", "9" * 30, "٣", "-1"):
        assert sue.get(f"/desk?page={quote(page)}").status == 200
        assert sue.get(f"/desk/export.json?page={quote(page)}").status == 200
    token = sue.token("/desk/account")
    many = {f"f{n}": n for n in range(2500)}
    for told in ({"token": token}, {"page": None, "headers": {"x-csrf-token": token}}):
        got = sue.post("/desk/disputes", many, **told)
        assert (got.status, b"could not be read" in got.body) == (422, True)


def test_a_review_that_comes_too_late_is_not_kept(
    desk_app: FastAPI, store: Store, staff: dict[str, str]
) -> None:
    made = _feedback(store)
    sue = signed_in(desk_app, staff["support"])
    before = len(reviews(store))
    form = {"question": "Is it so?", "lang": "en", "kind": "lookup", "status": "answered", "value": "--5"}
    late = sue.post(f"/desk/answers/{made}/review", {**form, "version": 0})
    assert (late.status, len(reviews(store))) == (409, before)
    assert sue.post(f"/desk/answers/{made}/review", {**form, "version": 1}).status == 303
    assert [r.expect["value"] for r in reviews(store)[before:]] == ["--5"]


def test_an_unreadable_review_changes_nothing(desk_app: FastAPI, store: Store, staff: dict[str, str]) -> None:
    made = _feedback(store)
    sue = signed_in(desk_app, staff["support"])
    done, before = len(events(store, "answer", made)), len(reviews(store))
    form = {"question": "Is it so?", "lang": "en", "kind": "lookup", "status": "answered", "rule": "no.such"}
    assert sue.post(f"/desk/answers/{made}/review", {**form, "version": 1}).status == 422
    assert (len(events(store, "answer", made)), len(reviews(store))) == (done, before)
