"""Who may read answers from another origin, decided by the record of the site."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from fastapi import FastAPI

from api.app import create_app
from api.cors import SHARED, is_shared
from api.settings import Settings
from api.sites import SiteRecord, Sites
from api.storage.migrate import make_ready
from assistant.normalize import LANGUAGES
from tests.api.fakes import FakeAssistant, Response, call, give

SHOP = "https://shop.example"
ASK = {"question": "How many cards?"}
KEY = {"X-Konduktor-Site": "shop-a"}
CORS = ("access-control-allow-origin", "access-control-allow-methods", "access-control-allow-headers")


@pytest.fixture
def assistant() -> FakeAssistant:
    return FakeAssistant()


@pytest.fixture
def make(tmp_path: Path, assistant: FakeAssistant) -> Callable[..., FastAPI]:
    """An application with a database of its own."""

    def create(*records: SiteRecord, **settings: object) -> FastAPI:
        app = give(create_app(Settings(data_dir=tmp_path, **settings)), assistant)  # type: ignore[arg-type]
        sites: Sites = app.state.sites
        make_ready(sites.store.url)
        for record in records:
            sites.add(record)
        return app

    return create


@pytest.fixture
def app(make: Callable[..., FastAPI]) -> FastAPI:
    return make(
        SiteRecord("shop-a", "A", (SHOP, "https://other.example:8443")),
        SiteRecord("shop-b", "B", ("https://b.example",)),
        SiteRecord("nowhere", "No origins"),
    )


def _preflight(app: FastAPI, origin: str, path: str = "/v1/ask", **headers: str) -> Response:
    asked = {"Origin": origin, "Access-Control-Request-Method": "POST"}
    return call(app, "OPTIONS", path, asked | {k.replace("_", "-"): v for k, v in headers.items()})


def _closed(response: Response) -> bool:
    """No header of CORS is there, and caches are told that the origin matters."""
    shared = [h for h in response.headers if h.startswith("access-control-")]
    return not shared and "Origin" in response.headers.get("vary", "")


def test_a_page_of_the_site_reads_the_answer(app: FastAPI) -> None:
    got = call(app, "POST", "/v1/ask", KEY | {"Origin": SHOP}, ASK)
    assert got.status == 200
    assert got.json["answer"] == "Answer to: How many cards?"
    assert got.headers["access-control-allow-origin"] == SHOP
    assert "Origin" in got.headers["vary"]
    assert "access-control-allow-credentials" not in got.headers
    assert got.headers["access-control-expose-headers"] == "Retry-After"


def test_the_key_may_stand_in_the_address(app: FastAPI) -> None:
    got = call(app, "GET", "/v1/editions?site=shop-a", {"Origin": SHOP})
    assert (got.status, got.headers["access-control-allow-origin"]) == (200, SHOP)


@pytest.mark.parametrize("path", SHARED)
def test_preflights_are_decided_by_origin(app: FastAPI, path: str) -> None:
    for origin in (SHOP, "https://other.example:8443", "https://b.example"):
        got = _preflight(app, origin, path)
        assert (got.status, got.body) == (204, b"")
        assert got.headers["access-control-allow-origin"] == origin
        assert got.headers["access-control-allow-methods"] == "GET, HEAD, POST"
        allowed = {h.strip().lower() for h in got.headers["access-control-allow-headers"].split(",")}
        assert allowed == {"content-type", "accept-language", "x-konduktor-site"}
        assert "Origin" in got.headers["vary"]
        assert "access-control-allow-credentials" not in got.headers


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "http://shop.example",
        "https://shop.example:8443",
        "https://other.example",
        "https://SHOP.example",
        "https://shop.example.evil.example",
        "https://evilshop.example",
        "https://sub.shop.example",
        "https://shop.example/",
        "null",
        "",
        "*",
    ],
)
def test_every_other_origin_is_turned_away(app: FastAPI, assistant: FakeAssistant, origin: str) -> None:
    preflight = _preflight(app, origin)
    assert preflight.status == 403
    assert _closed(preflight)
    got = call(app, "POST", "/v1/ask", KEY | {"Origin": origin}, ASK)
    assert (got.status, got.headers["content-type"]) == (403, "application/problem+json")
    assert got.json["type"].endswith("/site-origin")
    assert (got.json["field"], got.json["given"]) == ("origin", origin)
    assert _closed(got)
    assert assistant.asked == []


def test_the_key_of_one_site_does_not_work_on_another(app: FastAPI) -> None:
    got = call(app, "POST", "/v1/ask", KEY | {"Origin": "https://b.example"}, ASK)
    assert got.status == 403
    assert _closed(got)
    got = call(app, "POST", "/v1/ask", {"X-Konduktor-Site": "nowhere", "Origin": SHOP}, ASK)
    assert got.status == 403


def test_without_a_key_nothing_is_shared(app: FastAPI) -> None:
    got = call(app, "POST", "/v1/ask", {"Origin": SHOP}, ASK)
    assert got.status == 200
    assert _closed(got)


@pytest.mark.parametrize("key", ["nobody", "SHOP-A", "shop-a' OR 1=1 --", "x" * 5000])
def test_an_unknown_key_is_a_problem(app: FastAPI, key: str) -> None:
    got = call(app, "POST", "/v1/ask", {"X-Konduktor-Site": key, "Origin": SHOP}, ASK)
    assert (got.status, got.json["field"]) == (403, "site")
    assert got.json["type"].endswith("/site")
    assert _closed(got)


def test_a_change_of_a_record_works_at_once(app: FastAPI) -> None:
    sites: Sites = app.state.sites
    sites.set_enabled("shop-a", False)
    assert call(app, "POST", "/v1/ask", KEY | {"Origin": SHOP}, ASK).status == 403
    assert _preflight(app, SHOP).status == 403
    sites.set_enabled("shop-a", True)
    assert call(app, "POST", "/v1/ask", KEY | {"Origin": SHOP}, ASK).status == 200
    sites.change_origins("shop-a", remove=[SHOP])
    assert call(app, "POST", "/v1/ask", KEY | {"Origin": SHOP}, ASK).status == 403


def test_the_services_own_pages_use_any_enabled_key(app: FastAPI) -> None:
    own = KEY | {"Origin": "https://konduktor.example"}
    got = call(app, "POST", "/v1/ask", own, ASK)
    assert got.status == 200
    assert "access-control-allow-origin" not in got.headers
    assert call(app, "POST", "/v1/ask", own | {"Sec-Fetch-Site": "cross-site"}, ASK).status == 403
    assert call(app, "POST", "/v1/ask", own | {"X-Konduktor-Site": "nobody"}, ASK).status == 403


def test_problems_can_be_read_by_the_site_too(app: FastAPI) -> None:
    for body, status in (({"question": ""}, 422), (b"{", 400), ({"question": "x" * 9000}, 413)):
        got = call(app, "POST", "/v1/ask", KEY | {"Origin": SHOP}, body)
        assert (got.status, got.headers["access-control-allow-origin"]) == (status, SHOP)


def test_turning_away_speaks_the_callers_language(app: FastAPI) -> None:
    for headers in ({"X-Konduktor-Site": "nobody"}, KEY | {"Origin": "https://evil.example"}):
        told = [call(app, "POST", "/v1/ask", headers | {"Accept-Language": x}, ASK).json for x in LANGUAGES]
        assert len({t["detail"] for t in told}) == len({t["title"] for t in told}) == 6
    polish = call(app, "GET", "/v1/editions?site=nobody&lang=pl", {"Accept-Language": "it"}).json
    assert polish["title"] == "Brak dostępu"


def test_other_addresses_are_not_shared(app: FastAPI) -> None:
    assert not any(map(is_shared, ("/", "/healthz", "/v1/askance", "/embed/shop-a", "/v1/faq.jsonld")))
    assert is_shared("/v1/passages/p%231")
    assert is_shared("/v1/compute/station_cost")
    got = call(app, "GET", "/healthz", KEY | {"Origin": SHOP})
    assert got.status == 200
    assert not [h for h in got.headers if h in CORS]
    assert _preflight(app, SHOP, "/healthz").status == 405


def test_a_site_asks_about_its_editions_in_its_languages(
    make: Callable[..., FastAPI], assistant: FakeAssistant
) -> None:
    app = make(
        SiteRecord("one", "One", (SHOP,), ("india",), ("el", "it")),
        SiteRecord("two", "Two", (SHOP,), ("europe", "usa")),
    )

    def ask(key: str, **fields: str) -> Response:
        return call(app, "POST", "/v1/ask", {"X-Konduktor-Site": key, "Origin": SHOP}, ASK | fields)

    assert ask("one").status == 200
    assert assistant.asked[-1].edition == "india"
    refused = ask("one", edition="europe", lang="it")
    assert (refused.status, refused.json["field"], refused.json["allowed"]) == (422, "edition", ["india"])
    refused = ask("one", lang="pl")
    assert (refused.status, refused.json["field"], refused.json["allowed"]) == (422, "lang", ["el", "it"])
    assert ask("two").status == 200
    assert assistant.asked[-1].edition is None
    assert ask("two", edition="usa", lang="pl").status == 200
    shown = call(app, "GET", "/v1/editions?site=two").json
    assert [e["id"] for e in shown] == ["usa", "europe"]
    assert len(call(app, "GET", "/v1/editions").json) == 4


def test_questions_are_kept_for_sites_that_want_it(make: Callable[..., FastAPI]) -> None:
    app = make(SiteRecord("keeps", "Keeps", log_questions=True), SiteRecord("silent", "Silent"))
    for key in ("keeps", "silent"):
        got = call(
            app, "POST", "/v1/ask", {"X-Konduktor-Site": key}, {"question": f"for {key}?", "lang": "pl"}
        )
        assert got.status == 200
    sites: Sites = app.state.sites
    (kept,) = sites.questions("keeps")
    assert (kept.question, kept.lang, kept.status) == ("for keeps?", "pl", "answered")
    assert sites.questions("silent") == []


def test_without_its_database_the_service_answers_those_who_name_no_site(
    tmp_path: Path, assistant: FakeAssistant
) -> None:
    (tmp_path / "konduktor.sqlite3").write_bytes(b"no database " * 100)
    app = give(create_app(Settings(data_dir=tmp_path)), assistant)
    assert call(app, "POST", "/v1/ask", {}, ASK).status == 200
    for path, headers in (("/v1/ask", KEY), ("/v1/ask", KEY | {"Origin": SHOP})):
        got = call(app, "POST", path, headers | {"Accept-Language": "it"}, ASK)
        assert (got.status, got.json["detail"]) == (503, "Il database non è utilizzabile in questo momento.")
        assert _closed(got)
    assert call(app, "GET", "/embed/shop-a").status == 503


def test_the_description_tells_of_keys_and_limits(app: FastAPI) -> None:
    spec = call(app, "GET", "/openapi.json").json
    for path, operations in spec["paths"].items():
        for operation in operations.values():
            named = {p["name"] for p in operation.get("parameters", ())}
            assert ({"X-Konduktor-Site", "site"} <= named) == is_shared(path)
            assert ({"403", "429"} <= set(operation["responses"])) == is_shared(path)
    assert "429" in spec["paths"]["/v1/faq.jsonld"]["get"]["responses"]
    assert "text/html" in spec["paths"]["/embed/{site_key}"]["get"]["responses"]["200"]["content"]
