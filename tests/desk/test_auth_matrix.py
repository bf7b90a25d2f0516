"""Who may do what: every route under /desk, found from the application itself, with every role; CSRF on every form."""

from __future__ import annotations

import re

import pytest
from fastapi import FastAPI
from fastapi.routing import iter_route_contexts

from api.app import create_app
from api.desk.people import ROLES
from api.settings import Settings
from tests.api.fakes import Response
from tests.desk.visitors import Visitor, signed_in

# The lowest role that may use a route; "anyone" needs no account. A new route of the desk needs its line here.
ALLOWED = {
    ("GET", "/desk/static/{name}"): "anyone",
    ("GET", "/desk/sign-in"): "anyone",
    ("POST", "/desk/sign-in"): "anyone",
    ("POST", "/desk/sign-out"): "support",
    ("POST", "/desk/language"): "support",
    ("GET", "/desk/account"): "support",
    ("POST", "/desk/account"): "support",
    ("GET", "/desk"): "support",
    ("GET", "/desk/export.csv"): "support",
    ("GET", "/desk/export.json"): "support",
    ("GET", "/desk/stats"): "support",
    ("GET", "/desk/disputes/new"): "support",
    ("POST", "/desk/disputes"): "support",
    ("GET", "/desk/disputes/{dispute_id}"): "support",
    ("POST", "/desk/disputes/{dispute_id}/note"): "support",
    ("POST", "/desk/disputes/{dispute_id}/assign"): "support",
    ("POST", "/desk/disputes/{dispute_id}/decide"): "support",
    ("POST", "/desk/disputes/{dispute_id}/confirm"): "editor",
    ("POST", "/desk/disputes/{dispute_id}/sent"): "support",
    ("GET", "/desk/disputes/{dispute_id}/letter.{form}"): "support",
    ("GET", "/desk/answers/{feedback_id}"): "support",
    ("POST", "/desk/answers/{feedback_id}/note"): "support",
    ("POST", "/desk/answers/{feedback_id}/assign"): "support",
    ("POST", "/desk/answers/{feedback_id}/review"): "support",
    ("POST", "/desk/answers/{feedback_id}/decide"): "support",
    ("GET", "/desk/editing"): "editor",
    ("POST", "/desk/editing/add"): "editor",
    ("POST", "/desk/editing/withdraw"): "editor",
    ("POST", "/desk/editing/publish"): "editor",
    ("GET", "/desk/editing/publications/{number}"): "editor",
    ("GET", "/desk/staff"): "admin",
    ("POST", "/desk/staff"): "admin",
    ("POST", "/desk/staff/change"): "admin",
    ("GET", "/desk/audit"): "admin",
    ("GET", "/desk/audit.csv"): "admin",
    ("GET", "/desk/audit.json"): "admin",
}
# What takes long or runs elsewhere: who may not is turned away; who may is not tried here.
STARTS = frozenset({("POST", "/desk/editing/publish")})
_PARAMETER = re.compile(r"\{[^}]+\}")
FORMS = sorted(path for method, path in ALLOWED if method == "POST")


def _filled(path: str) -> str:
    """The address of something that is not there."""
    return _PARAMETER.sub("1", path.replace("{form}", "txt"))


def test_every_route_of_the_desk_is_in_the_table() -> None:
    found = {
        (method, context.path)
        for context in iter_route_contexts(create_app(Settings()).routes)
        for method in context.methods or ()
        if (context.path or "").startswith("/desk")
    }
    assert found == set(ALLOWED)


def _turned_away(got: Response) -> str | None:
    """Why a request was turned away, None where it was not."""
    if got.status == 303 and got.headers["location"].startswith("/desk/sign-in?next="):
        return "sign-in"
    if got.status == 303 and got.headers["location"] == "/desk/sign-in":
        return "sign-in"
    if got.status == 403:
        return "role" if b"Your role does not allow this" in got.body else "csrf"
    return None


@pytest.mark.parametrize(("method", "path"), sorted(ALLOWED))
def test_roles(desk_app: FastAPI, staff: dict[str, str], method: str, path: str) -> None:
    lowest = ALLOWED[method, path]
    address = _filled(path)
    nobody = Visitor(desk_app)
    got = nobody.get(address) if method == "GET" else nobody.post(address, page=None)
    if lowest != "anyone":
        assert _turned_away(got) == "sign-in"
        asked = {"accept": "application/json"}
        data = (
            nobody.get(address, headers=asked)
            if method == "GET"
            else nobody.post(address, page=None, headers=asked)
        )
        assert (data.status, data.json["type"].rsplit("/", 1)[-1]) == (401, "sign-in")
        for role in ROLES[: ROLES.index(lowest)]:
            visitor = signed_in(desk_app, staff[role])
            got = visitor.get(address) if method == "GET" else visitor.post(address)
            assert _turned_away(got) == "role", role
            got = (
                visitor.get(address, headers=asked)
                if method == "GET"
                else visitor.post(address, headers=asked)
            )
            assert (got.status, got.json["type"].rsplit("/", 1)[-1]) == (403, "role")
    if (method, path) in STARTS:
        return
    for role in ROLES[ROLES.index(lowest) if lowest != "anyone" else 0 :]:
        visitor = signed_in(desk_app, staff[role])
        page = "/desk/sign-in" if path == "/desk/sign-in" else "/desk/account"
        got = visitor.get(address) if method == "GET" else visitor.post(address, page=page)
        if path == "/desk/sign-out":
            assert (got.status, got.headers["location"]) == (303, "/desk/sign-in")
        elif (method, path) in {("POST", "/desk/sign-in"), ("POST", "/desk/account")}:
            assert got.status == 403  # a password was asked for
            assert b"csrf" in got.body
        else:
            assert _turned_away(got) is None, role
            assert got.status < 500


@pytest.mark.parametrize("path", FORMS)
def test_every_form_needs_its_token(desk_app: FastAPI, staff: dict[str, str], path: str) -> None:
    visitor, other = (signed_in(desk_app, staff["admin"]) for _ in range(2))
    address = _filled(path)
    page = "/desk/sign-in" if path == "/desk/sign-in" else "/desk/account"
    mine = visitor.token(page)
    expired = b"The form has expired"
    foreign = other.token(page)
    visit = visitor.token("/desk/sign-in" if path != "/desk/sign-in" else "/desk/account")
    for wrong in ("", "x", ".", mine[:-1], mine + "0", foreign, visit, "ş.ş"):
        got = visitor.post(address, token=wrong)
        assert (got.status, expired in got.body) == (403, True), wrong
    got = visitor.post(address, page=None)
    assert (got.status, expired in got.body) == (403, True)
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "http://konduktor.example", "sec-fetch-site": "cross-site"},
        {"origin": "null"},
    ):
        got = visitor.post(address, token=mine, headers=headers)
        assert (got.status, expired in got.body) == (403, True), headers
    for body in ("application/json", "text/plain"):
        got = visitor.post(address, page=None, headers={"content-type": body})
        assert got.status == 403
    assert _is_still_in(visitor)


def _is_still_in(visitor: Visitor) -> bool:
    return visitor.get("/desk/account").status == 200


def test_a_token_works_as_a_header_and_from_ones_own_page(desk_app: FastAPI, staff: dict[str, str]) -> None:
    visitor = signed_in(desk_app, staff["support"])
    token = visitor.token("/desk/account")
    got = visitor.post("/desk/language", {"lang": "el"}, page=None, headers={"x-csrf-token": token})
    assert got.status == 303
    assert "Αλλαγή κωδικού" in visitor.get("/desk/account").body.decode()
    own = {"origin": "http://konduktor.example", "sec-fetch-site": "same-origin"}
    assert visitor.post("/desk/language", {"lang": "it"}, token=token, headers=own).status == 303


def test_tokens_differ_each_time(desk_app: FastAPI, staff: dict[str, str]) -> None:
    visitor = signed_in(desk_app, staff["support"])
    assert visitor.token("/desk/account") != visitor.token("/desk/account")


def test_getting_a_page_changes_nothing(desk_app: FastAPI, staff: dict[str, str]) -> None:
    """A link from elsewhere is a GET: none of them may do what a form does."""
    for path in FORMS:
        if ("GET", path) not in ALLOWED:
            visitor = signed_in(desk_app, staff["admin"])
            assert visitor.get(_filled(path)).status in (404, 405), path
