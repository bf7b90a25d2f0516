"""Signing in: new tokens, sessions that end, lockout, names that cannot be found out, and no secrets in logs."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from http.cookies import SimpleCookie
from ipaddress import ip_network

import pytest
from fastapi import FastAPI
from sqlalchemy import URL, select

from api.desk import accounts as accounts_module
from api.desk.accounts import Accounts
from api.desk.lockout import FREE_OF_CLIENT, FREE_OF_NAME, ClientLockout, NameLockout, delay
from api.desk.sessions import hashed
from api.desk.state import open_desk
from api.storage import Store
from api.storage.staff import AuditEntry, SignInFailure, StaffAccount, StaffSession
from tests.api.fakes import Response
from tests.desk.conftest import Clock
from tests.desk.visitors import PASSWORD, Visitor, account, signed_in

COOKIE = "konduktor-desk"


def _is_in(visitor: Visitor) -> bool:
    got = visitor.get("/desk/account")
    assert (got.status, got.headers.get("location", "")) in (
        (200, ""),
        (303, "/desk/sign-in?next=%2Fdesk%2Faccount"),
    )
    return got.status == 200


def _flags(got: Response, name: str) -> dict[str, str]:
    (line,) = [c for c in got.cookies if c.startswith(f"{name}=")]
    morsel = SimpleCookie(line)[name]
    return {k: str(v) for k, v in morsel.items() if v}


def test_signing_in_and_out(desk_app: FastAPI, staff: dict[str, str]) -> None:
    visitor = Visitor(desk_app)
    got = visitor.sign_in("SUPPORT-Ä", next="/desk/stats")  # names have no case
    assert (got.status, got.headers["location"]) == (303, "/desk/stats")
    assert _flags(got, COOKIE) == {"path": "/", "httponly": "True", "samesite": "strict"}
    assert _is_in(visitor)
    kept = dict(visitor.cookies)
    assert visitor.post("/desk/sign-out").headers["location"] == "/desk/sign-in"
    assert not _is_in(visitor)
    visitor.cookies = kept  # who kept the cookie has nothing
    assert not _is_in(visitor)


@pytest.mark.parametrize(
    "hostile",
    ["//evil.example", "https://evil.example/desk", "/desk\\@evil.example", "/desk/\r\nX: y", "/deskx"],
)
def test_signing_in_leads_nowhere_else(desk_app: FastAPI, staff: dict[str, str], hostile: str) -> None:
    assert Visitor(desk_app).sign_in(staff["admin"], next=hostile).headers["location"] == "/desk"


def test_a_planted_session_is_not_taken_over(desk_app: FastAPI, store: Store, staff: dict[str, str]) -> None:
    attacker = signed_in(desk_app, staff["support"])
    planted = attacker.cookies[COOKIE]
    for value in (planted, "invented-by-somebody"):
        victim = Visitor(desk_app, cookies={COOKIE: value})
        assert victim.sign_in(staff["admin"]).status == 303
        assert victim.cookies[COOKIE] != value
    assert not _is_in(attacker)  # the session that the browser had has ended
    with store.reading() as session:
        assert session.get(StaffSession, hashed("invented-by-somebody")) is None


def test_tokens_are_kept_as_hashes(desk_app: FastAPI, store: Store, staff: dict[str, str]) -> None:
    token = signed_in(desk_app, staff["support"]).cookies[COOKIE]
    assert len(token) >= 43  # 256 bits
    with store.reading() as session:
        (row,) = session.scalars(select(StaffSession))
        assert row.token_hash == hashed(token)
        assert token not in str(vars(row))
        (one, *_) = session.scalars(select(StaffAccount))
        assert one.password_hash.startswith("$argon2id$")


def test_a_session_ends_when_it_is_not_used(desk_app: FastAPI, staff: dict[str, str], clock: Clock) -> None:
    visitor = signed_in(desk_app, staff["support"])
    for _ in range(5):
        clock.on(minutes=59)
        assert _is_in(visitor)
    clock.on(minutes=60)
    assert not _is_in(visitor)


def test_a_session_ends_in_the_end(desk_app: FastAPI, staff: dict[str, str], clock: Clock) -> None:
    visitor = signed_in(desk_app, staff["support"])
    for _ in range(23):
        clock.on(minutes=31)
        assert _is_in(visitor)
    clock.on(minutes=7)  # 12 hours
    assert not _is_in(visitor)


@pytest.mark.parametrize("how", ["password", "disable", "role"])
def test_changes_of_an_account_end_its_sessions(
    desk_app: FastAPI, store: Store, staff: dict[str, str], how: str
) -> None:
    first, second = (signed_in(desk_app, staff["editor"]) for _ in range(2))
    other = signed_in(desk_app, staff["support"])
    accounts = Accounts(store)
    match how:
        case "password":
            accounts.change_password(staff["editor"], "another long one", who="test")
        case "disable":
            accounts.set_enabled(staff["editor"], False, who="test")
        case _:
            accounts.change_role(staff["editor"], "support", who="test")
    assert not _is_in(first)
    assert not _is_in(second)
    assert _is_in(other)
    assert Visitor(desk_app).sign_in(staff["editor"]).status == (303 if how == "role" else 403)


def test_a_password_that_changes_while_somebody_signs_in(store: Store, desk_app: FastAPI) -> None:
    account(store, "ada", "admin")
    desk = desk_app.state.desk
    known = desk.accounts.authenticate("ada", PASSWORD)
    assert known is not None
    desk.accounts.change_password("ada", "another long one", who="test")
    assert desk.sessions.begin(known) is None


def test_ones_own_password(desk_app: FastAPI, staff: dict[str, str]) -> None:
    visitor = signed_in(desk_app, staff["support"])
    wrong = visitor.post("/desk/account", {"present": "not this one", "password": "a new long one"})
    assert wrong.status == 403
    short = visitor.post("/desk/account", {"present": PASSWORD, "password": "short"})
    assert short.status == 422
    assert b"short" not in short.body.split(b"<main")[1]
    done = visitor.post("/desk/account", {"present": PASSWORD, "password": "a new long one"})
    assert (done.status, done.headers["location"]) == (303, "/desk/sign-in?changed=1")
    assert not _is_in(visitor)
    assert Visitor(desk_app).sign_in(staff["support"]).status == 403
    assert Visitor(desk_app).sign_in(staff["support"], "a new long one").status == 303


def test_a_name_is_locked_for_longer_and_longer(
    desk_app: FastAPI, staff: dict[str, str], clock: Clock
) -> None:
    clients = iter(range(1, 200))

    def attempt(password: str) -> Response:
        return Visitor(desk_app, client=f"198.51.100.{next(clients)}").sign_in(staff["admin"], password)

    for _ in range(FREE_OF_NAME):
        assert attempt("wrong wrong wrong").status == 403
    waits = []
    for _ in range(3):
        locked = attempt(PASSWORD)  # not even the right one
        assert locked.status == 429
        waits.append(int(locked.headers["retry-after"]))
        clock.on(seconds=waits[-1] - 1)
        assert attempt(PASSWORD).status == 429
        clock.on(seconds=1)
        assert attempt("wrong wrong wrong").status == 403
    assert waits == [30, 60, 120]
    clock.on(seconds=240)
    assert attempt(PASSWORD).status == 303
    assert attempt("wrong wrong wrong").status == 403  # counted anew
    assert attempt(PASSWORD).status == 303


def test_a_client_is_locked_whatever_names_it_tries(desk_app: FastAPI, staff: dict[str, str]) -> None:
    for n in range(FREE_OF_CLIENT):
        assert Visitor(desk_app).sign_in(f"name-{n}").status == 403
    assert Visitor(desk_app).sign_in(staff["admin"]).status == 429
    assert Visitor(desk_app, client="198.51.100.7").sign_in(staff["admin"]).status == 303


def test_many_attempts_at_once_gain_nothing(url: URL, clock: Clock) -> None:
    store = Store(url)
    lockout = NameLockout(store, clock)
    with ThreadPoolExecutor(20) as pool:
        waits = list(pool.map(lambda _: lockout.begin("ada"), range(30)))
    assert waits.count(None) == FREE_OF_NAME
    lockout.succeeded("ada")
    assert lockout.begin("ada") is None
    clock.on(days=2)
    lockout.begin("other")
    with store.reading() as session:  # what is old is not kept
        assert len(session.scalars(select(SignInFailure)).all()) == 1
    store.close()


def test_delays_double_and_end() -> None:
    assert [delay(n, 5).total_seconds() for n in (4, 5, 6, 9, 10, 10_000)] == [0, 30, 60, 480, 900, 900]


def test_counts_of_clients_are_bounded(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    from api.desk import lockout

    monkeypatch.setattr(lockout, "_CLIENTS", 3)
    counts = ClientLockout(clock)
    for n in range(10):
        counts.begin(f"c{n}")
    assert sorted(counts._counts) == ["c7", "c8", "c9"]


def test_a_name_that_nobody_has_is_answered_alike(
    desk_app: FastAPI, store: Store, staff: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Accounts(store).set_enabled(staff["editor"], False, who="test")
    worked: list[str] = []
    fits = accounts_module._fits

    def noted(known: str, given: str) -> bool:
        worked.append(known)
        return fits(known, given)

    monkeypatch.setattr(accounts_module, "_fits", noted)
    seen = set()
    for n, name in enumerate((staff["admin"], staff["editor"], "nobody", "x" * 5000, "", "\ud800")):
        for _ in range(FREE_OF_NAME + 1):
            visitor = Visitor(desk_app, client=f"198.51.100.{n}")
            got = visitor.sign_in(name.encode("utf-8", "replace").decode(), PASSWORD + "x")
            text = (
                got.body.decode()
                .replace(f'value="{name[:100]}"', 'value=""')
                .replace('value="?"', 'value=""')
            )
            shape = text.split('name="csrf"')[0] + text.split('name="next"')[1]
            seen.add((got.status, shape, got.headers.get("retry-after")))
    assert len(seen) == 2  # wrong, and too often
    assert len(worked) == 6 * FREE_OF_NAME
    assert all(h.split("$")[:4] == worked[0].split("$")[:4] for h in worked)  # the same parameters


def test_a_disabled_account_with_its_right_password(
    desk_app: FastAPI, store: Store, staff: dict[str, str]
) -> None:
    Accounts(store).set_enabled(staff["editor"], False, who="test")
    wrong = Visitor(desk_app).sign_in(staff["editor"], "wrong wrong wrong")
    right = Visitor(desk_app).sign_in(staff["editor"], PASSWORD)
    assert (wrong.status, right.status) == (403, 403)


def test_no_secrets_in_logs_or_audit(
    desk_app: FastAPI, store: Store, staff: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    visitor = Visitor(desk_app)
    visitor.sign_in("my password typed here", "secret-wrong-one")
    for _ in range(FREE_OF_NAME + 1):
        visitor.sign_in(staff["support"], "secret-wrong-one")
    visitor.sign_in(staff["admin"])
    visitor.post("/desk/staff", {"name": "new", "role": "editor", "password": "secret-new-password"})
    visitor.post("/desk/staff", {"name": "new", "role": "editor", "password": "secret-2"})
    visitor.post("/desk/account", {"present": PASSWORD, "password": "secret-changed-one"})
    with store.reading() as session:
        rows = [f"{r.who} {r.what} {r.about} {r.detail}" for r in session.scalars(select(AuditEntry))]
        keys = [r.key for r in session.scalars(select(SignInFailure))]
    assert any("sign-in.locked" in row and staff["support"] in row for row in rows)
    told = "\n".join([*rows, *keys, caplog.text, *(str(r.args) for r in caplog.records)])
    for secret in ("secret-", PASSWORD, "typed here", *visitor.cookies.values()):
        assert secret not in told
    assert "a sign-in at the desk failed" in caplog.text


def test_https_by_a_trusted_proxy_alone(desk_app: FastAPI, staff: dict[str, str], clock: Clock) -> None:
    desk = desk_app.state.desk
    desk_app.state.desk = open_desk(desk.store, [ip_network("10.0.0.0/8")], clock)
    for client, said, secure in (
        ("10.0.0.2", "https", True),
        ("10.0.0.2", "http, https", True),
        ("10.0.0.2", "https, http", False),
        ("203.0.113.1", "https", False),
    ):
        got = Visitor(desk_app, client=client).get("/desk/sign-in", {"x-forwarded-proto": said})
        name = "__Host-konduktor-desk-visit" if secure else "konduktor-desk-visit"
        assert ("secure" in _flags(got, name)) is secure
    visitor = Visitor(desk_app, scheme="https")
    assert _flags(visitor.sign_in(staff["admin"]), f"__Host-{COOKIE}") == {
        "path": "/",
        "httponly": "True",
        "samesite": "strict",
        "secure": "True",
    }
    assert _is_in(visitor)


def test_pages_are_kept_by_nobody(desk_app: FastAPI, staff: dict[str, str]) -> None:
    visitor = signed_in(desk_app, staff["admin"])
    for path in ("/desk/sign-in", "/desk/account", "/desk/staff", "/desk/audit"):
        got = visitor.get(path)
        assert (got.status, got.headers["cache-control"]) == (200, "no-store")
        assert got.headers["referrer-policy"] == "no-referrer"
        policy = got.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert b"style=" not in got.body
    for path in ("/desk/audit.csv", "/desk/audit.json"):
        assert visitor.get(path).headers["cache-control"] == "no-store"


def test_the_language_of_a_desk(desk_app: FastAPI, staff: dict[str, str]) -> None:
    visitor = signed_in(desk_app, staff["support"])
    got = visitor.post("/desk/language", {"lang": "tr", "back": "/desk/account"})
    assert got.headers["location"] == "/desk/account"
    assert '<html lang="tr">' in visitor.get("/desk/account").body.decode()
    assert visitor.post("/desk/language", {"lang": "xx", "back": "//evil"}).headers["location"] == "/desk"
    assert '<html lang="tr">' in visitor.get("/desk/account").body.decode()


def test_sessions_that_ran_out_are_deleted(desk_app: FastAPI, staff: dict[str, str], clock: Clock) -> None:
    signed_in(desk_app, staff["support"])
    clock.on(minutes=30)
    visitor = signed_in(desk_app, staff["editor"])
    clock.at += timedelta(minutes=45)
    assert desk_app.state.desk.sessions.forget() == 1
    assert _is_in(visitor)
