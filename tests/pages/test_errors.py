"""What readers see when something is wrong: a page in their language; programs get problem details."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from api.app import create_app
from api.settings import Settings
from api.sites import SiteRecord
from assistant.normalize import LANGUAGES
from assistant.wording import load_wording
from tests.api.fakes import FakeAssistant, give
from tests.pages.reading import elements, texts

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8"
FORM = "application/x-www-form-urlencoded"


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    app = give(create_app(Settings.model_validate({"data_dir": tmp_path})), FakeAssistant())
    client = TestClient(app, follow_redirects=False, raise_server_exceptions=False)
    client.headers["Accept"] = BROWSER
    return client


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_address_is_a_page_in_the_readers_language(client: TestClient, lang: str) -> None:
    for shown in (
        client.get("/nothing/here", headers={"Accept-Language": lang}),
        client.get(f"/calculate/dice?lang={lang}", headers={"Accept-Language": "en"}),
    ):
        assert shown.status_code == 404
        assert shown.headers["content-type"].startswith("text/html")
        assert shown.headers["cache-control"] == "no-store"
        assert {"Accept", "Accept-Language"} <= {v.strip() for v in shown.headers["vary"].split(",")}
        assert "frame-ancestors 'none'" in shown.headers["content-security-policy"]
        assert elements(shown.text, "html")[0].attributes["lang"] == lang
        assert texts(shown.text, "h1") == [load_wording(lang).text("error-title-404")]
        assert load_wording(lang).text("pages-lost") in shown.text
        assert any(f.attributes["action"] == "/ask" for f in elements(shown.text, "form"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_form_that_is_too_large_is_a_page_in_its_language(client: TestClient, lang: str) -> None:
    sent = f"lang={lang}&q={'a' * 9000}"
    headers = {"Content-Type": FORM, "Accept-Language": "de"}
    for path in ("/ask", "/feedback"):
        shown = client.post(path, content=sent, headers=headers)
        assert shown.status_code == 413
        assert elements(shown.text, "html")[0].attributes["lang"] == lang
        assert load_wording(lang).text("pages-too-large") in shown.text


def test_programs_get_problem_details(client: TestClient) -> None:
    for accept in ("*/*", "application/json", "application/json, text/html;q=0.9", "text/html;q=0"):
        told = client.get("/nothing", headers={"Accept": accept, "Accept-Language": "pl"})
        assert told.headers["content-type"] == "application/problem+json"
        assert told.headers["cache-control"] == "no-store"
        assert "Accept-Language" in told.headers["vary"]
        assert told.json()["title"] == load_wording("pl").text("error-title-404")
    asked = client.post("/v1/ask", json={"question": ""})  # JSON from a page's script
    assert asked.headers["content-type"] == "application/problem+json"


def test_a_wrong_method_and_a_reloaded_form(client: TestClient) -> None:
    shown = client.request("DELETE", "/q", headers={"Accept-Language": "it"})
    assert (shown.status_code, shown.headers["allow"]) == (405, "GET, HEAD")
    assert texts(shown.text, "h1") == [load_wording("it").text("error-title-405")]
    assert client.get("/ask").headers["location"] == "/"
    again = client.get("/ask?lang=tr&q=a%26b&evil=1")
    assert (again.status_code, again.headers["location"]) == (303, "/q?lang=tr&q=a%26b")


def test_what_failed_inside_is_a_page_too(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> object:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(FakeAssistant, "ask", broken)
    shown = client.get("/q?q=x&lang=el")
    assert shown.status_code == 500
    assert texts(shown.text, "h1") == [load_wording("el").text("error-title-500")]
    assert "secret" not in shown.text


def test_a_frame_says_why_the_box_does_not_come(client: TestClient) -> None:
    app = client.app
    with TestClient(app):  # makes the database
        app.state.sites.add(SiteRecord("toy-shop", "Toys", languages=("tr",)))  # type: ignore[attr-defined]
        for path, status in (("/embed/nobody-here", 404), ("/embed/toy-shop?lang=%3Cb%3E", 422)):
            shown = client.get(path, headers={"Accept-Language": "tr"})
            assert shown.status_code == status
            assert elements(shown.text, "html")[0].attributes["lang"] == "tr"
            # Said inside any frame, and there is nothing in it to be clicked by trickery.
            assert "frame-ancestors" not in shown.headers["content-security-policy"]
            assert (
                elements(shown.text, "b") == elements(shown.text, "a") == elements(shown.text, "form") == []
            )
            assert elements(shown.text, "script") == []


def test_calculators_count_towards_the_limit(tmp_path: Path) -> None:
    # Without an index: sums need none.
    client = TestClient(create_app(Settings.model_validate({"data_dir": tmp_path, "rate_limit": "2/minute"})))
    path = "/calculate/station?lang=pl&edition=europe&nth=2"
    assert [client.get(path).status_code for _ in range(3)] == [200, 200, 429]
    turned = client.get(path)
    assert 1 <= int(turned.headers["retry-after"]) <= 60
    (alert,) = (e for e in elements(turned.text, "p") if e.attributes.get("role") == "alert")
    assert "class" in alert.attributes
    # The empty form is still shown.
    assert client.get("/calculate/station?lang=pl").status_code == 200
