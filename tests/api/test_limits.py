"""How often a client may ask, and who a client is."""

from __future__ import annotations

import time
from ipaddress import ip_address, ip_network
from pathlib import Path

import pytest
from fastapi import FastAPI

from api.app import create_app
from api.clients import bucket, client_address
from api.limits import is_counted
from api.problems import too_many
from api.settings import Settings
from api.sites import SiteRecord, Sites
from api.storage.migrate import make_ready
from assistant.normalize import LANGUAGES
from tests.api.fakes import FakeAssistant, Response, call, give

ASK = {"question": "How many cards?"}
SHOP = "https://shop.example"
OUTSIDE = "203.0.113.9"
PROXY = "10.0.0.2"


def _app(folder: Path, **settings: object) -> FastAPI:
    app = give(create_app(Settings(data_dir=folder, **settings)), FakeAssistant())  # type: ignore[arg-type]
    sites: Sites = app.state.sites
    make_ready(sites.store.url)
    sites.add(SiteRecord("three", "Three", (SHOP,), rate_limit="3/hour"))
    sites.add(SiteRecord("other", "Other", (SHOP,), rate_limit="2/hour"))
    return app


def _ask(app: FastAPI, key: str | None = None, client: str = OUTSIDE, **headers: str) -> Response:
    named = {"X-Konduktor-Site": key, "Origin": SHOP} if key else {}
    return call(
        app,
        "POST",
        "/v1/ask",
        named | {k.replace("_", "-"): v for k, v in headers.items()},
        ASK,
        client=client,
    )


def _statuses(
    app: FastAPI, number: int, key: str | None = None, client: str = OUTSIDE, **headers: str
) -> list[int]:
    return [_ask(app, key, client, **headers).status for _ in range(number)]


def test_each_client_of_each_site_is_counted_by_itself(tmp_path: Path) -> None:
    app = _app(tmp_path)
    assert _statuses(app, 5, "three") == [200, 200, 200, 429, 429]
    assert _statuses(app, 3, "three", "203.0.113.10") == [200, 200, 200]
    assert _statuses(app, 3, "other") == [200, 200, 429]
    assert _ask(app).status == 200


def test_the_problem_says_when_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = _app(tmp_path)
    monkeypatch.setattr(time, "time", lambda: 1_800_000_000.0)
    _statuses(app, 3, "three")
    got = _ask(app, "three", Accept_Language="pl")
    assert got.headers["retry-after"] == "3600"
    assert (got.status, got.headers["content-type"]) == (429, "application/problem+json")
    assert got.json["type"].endswith("/rate-limit")
    assert got.json["title"] == "Zbyt wiele zapytań"
    assert got.json["detail"].endswith(" za 3\xa0600 sekund.")
    # The page of the site can read both.
    assert got.headers["access-control-allow-origin"] == SHOP
    assert got.headers["access-control-expose-headers"] == "Retry-After"
    body = ASK | {"lang": "el"}
    named = call(app, "POST", "/v1/ask", {"X-Konduktor-Site": "three"}, body, client=OUTSIDE)
    assert named.json["title"] == "Πάρα πολλά αιτήματα"


def test_the_window_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = _app(tmp_path)
    clock = [1_800_000_000.0]
    monkeypatch.setattr(time, "time", lambda: clock[0])
    assert _statuses(app, 2, "three") == [200, 200]
    clock[0] += 1800
    assert _statuses(app, 2, "three") == [200, 429]
    assert _ask(app, "three").headers["retry-after"] == "1800"
    clock[0] += 1801  # the first two are an hour old, the third is half an hour old
    assert _statuses(app, 3, "three") == [200, 200, 429]
    assert _ask(app, "three").headers["retry-after"] == "1799"


def test_requests_without_a_key_are_counted_but_not_those_of_this_machine(tmp_path: Path) -> None:
    app = _app(tmp_path, rate_limit="2/hour")
    assert _statuses(app, 3) == [200, 200, 429]
    assert _statuses(app, 3, client="2001:db8::1") == [200, 200, 429]
    for own in ("127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"):
        assert _statuses(app, 4, client=own) == [200] * 4
    # What comes through a proxy on this machine is not of this machine.
    assert _statuses(app, 3, client="127.0.0.1", X_Forwarded_For=OUTSIDE) == [200, 200, 429]
    assert _statuses(app, 4, "three", client="127.0.0.1") == [200, 200, 200, 429]


def test_a_forged_address_changes_nothing(tmp_path: Path) -> None:
    app = _app(tmp_path, rate_limit="2/hour")
    found = [_ask(app, X_Forwarded_For=f"198.51.100.{i}").status for i in range(3)]
    assert found == [200, 200, 429]
    app = _app(tmp_path / "behind", rate_limit="2/hour", trusted_proxies=(ip_network("10.0.0.0/8"),))
    found = [_ask(app, X_Forwarded_For=f"198.51.100.{i}").status for i in range(3)]
    assert found == [200, 200, 429]


def test_behind_a_trusted_proxy_each_client_is_one(tmp_path: Path) -> None:
    app = _app(tmp_path, rate_limit="2/hour", trusted_proxies="10.0.0.0/8, fd00::/8")
    for i in range(3):
        forged = f"192.0.2.{i}, {OUTSIDE}"
        assert _ask(app, client=PROXY, X_Forwarded_For=forged).status == (200 if i < 2 else 429)
    assert _ask(app, client=PROXY, X_Forwarded_For="203.0.113.10").status == 200
    assert _ask(app, client="fd00::5", X_Forwarded_For="203.0.113.10").status == 200
    assert _ask(app, client="fd00::5", X_Forwarded_For="203.0.113.10, 10.1.1.1").status == 429


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.9", "", "203.0.113.9"),
        ("203.0.113.9", "6.6.6.6", "203.0.113.9"),
        ("10.0.0.2", "", "10.0.0.2"),
        ("10.0.0.2", "203.0.113.9", "203.0.113.9"),
        ("10.0.0.2", "6.6.6.6, 203.0.113.9", "203.0.113.9"),
        ("10.0.0.2", "6.6.6.6,203.0.113.9 , 10.9.9.9", "203.0.113.9"),
        ("10.0.0.2", "10.1.1.1, 10.9.9.9", "10.1.1.1"),
        ("10.0.0.2", "203.0.113.9, unknown", "10.0.0.2"),
        ("10.0.0.2", "203.0.113.9, unknown, 10.9.9.9", "10.9.9.9"),
        ("10.0.0.2", "203.0.113.9:4711", "203.0.113.9"),
        ("10.0.0.2", '"[2001:db8::1]:4711"', "2001:db8::1"),
        ("10.0.0.2", "2001:db8::1", "2001:db8::1"),
        ("::ffff:10.0.0.2", "::ffff:203.0.113.9", "203.0.113.9"),
        ("10.0.0.2", ",,", "10.0.0.2"),
        ("fe80::1%eth0", "203.0.113.9", "fe80::1"),
    ],
)
def test_who_the_client_is(peer: str, forwarded: str, client: str) -> None:
    assert client_address(peer, forwarded, [ip_network("10.0.0.0/8")]) == ip_address(client)


def test_a_client_has_an_address_or_a_network() -> None:
    assert bucket(ip_address("203.0.113.9")) == "203.0.113.9"
    assert bucket(ip_address("2001:db8:1:2:3:4:5:6")) == bucket(ip_address("2001:db8:1:2::9"))
    assert bucket(ip_address("2001:db8:1:2::9")) != bucket(ip_address("2001:db8:1:3::9"))
    assert client_address("", "203.0.113.9", []) is None
    assert bucket(None) == "unknown"


def test_what_is_counted(tmp_path: Path) -> None:
    assert all(
        map(
            is_counted,
            ("/v1/ask", "/v1/compute/station_cost", "/v1/faq.jsonld", "/v1/disputes", "/v1/passages/a"),
        )
    )
    assert not any(map(is_counted, ("/", "/healthz", "/readyz", "/openapi.json", "/embed/three")))
    app = _app(tmp_path, rate_limit="1/hour")
    assert _statuses(app, 2) == [200, 429]
    for path in ("/healthz", "/readyz", "/embed/three", "/openapi.json"):
        assert call(app, "GET", path, client=OUTSIDE).status == 200
    # A preflight costs nothing, and HEAD as much as GET.
    asked = {"Origin": SHOP, "Access-Control-Request-Method": "POST"}
    assert call(app, "OPTIONS", "/v1/ask", asked, client=OUTSIDE).status == 204
    assert call(app, "HEAD", "/v1/editions", client=OUTSIDE).status == 429


def test_seconds_are_counted_in_every_language() -> None:
    for lang in LANGUAGES:
        told = {n: too_many(lang, n)["detail"] for n in (1, 2, 5, 22)}
        assert len(set(told.values())) == 4
        assert all(str(n) in text for n, text in told.items() if n > 1)
    polish = {n: too_many("pl", n)["detail"].rsplit("za ", 1)[1] for n in (1, 2, 5, 22)}
    assert polish == {1: "sekundę.", 2: "2 sekundy.", 5: "5 sekund.", 22: "22 sekundy."}
