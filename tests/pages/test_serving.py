"""What leaves the service: languages, policies, caching, compression, redirections, limits; without an index."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from api.app import create_app
from api.pages.assets import assets
from api.pages.maps import map_svg
from api.pages.symbols import SYMBOLS
from api.settings import Settings
from assistant.normalize import LANGUAGES
from assistant.wording import load_wording
from rules import EDITIONS
from tests.api.fakes import FakeAssistant, call, give
from tests.conftest import ROOT
from tests.pages.reading import elements, texts

PAGES = ("/", "/q?q=How+many%3F", "/calculate/tunnel", "/demo/shop")


def _settings(folder: Path, **more: object) -> Settings:
    return Settings.model_validate({"data_dir": folder, **more})


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    return give(create_app(_settings(tmp_path)), FakeAssistant())


@pytest.fixture
def client(app: FastAPI) -> TestClient:
    return TestClient(app, follow_redirects=False)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_every_page_speaks_every_language(client: TestClient, path: str, lang: str) -> None:
    shown = client.get(path, headers={"Accept-Language": f"de, {lang};q=0.9"})
    assert shown.headers["content-type"] == "text/html; charset=utf-8"
    assert shown.headers["content-language"] == lang
    (root,) = elements(shown.text, "html")
    assert root.attributes["lang"] == lang
    named = client.get(f"{path}{'&' if '?' in path else '?'}lang={lang}", headers={"Accept-Language": "en"})
    assert elements(named.text, "html")[0].attributes["lang"] == lang
    assert len(texts(shown.text, "title")[0]) > 5
    description = next(m for m in elements(shown.text, "meta") if m.attributes.get("name") == "description")
    assert description.attributes["content"]
    assert len(elements(shown.text, "h1")) == 1
    switch = [a for a in elements(shown.text, "a") if a.attributes.get("hreflang")]
    assert [a.attributes["hreflang"] for a in switch] == list(LANGUAGES)
    assert [a.attributes["lang"] for a in switch if a.attributes.get("aria-current")] == [lang]


def test_the_language_switch_keeps_what_was_asked(client: TestClient) -> None:
    shown = client.get("/q?lang=tr&edition=europe&q=a%26b+%3D+%22c%22").text
    link = next(a for a in elements(shown, "a") if a.attributes.get("hreflang") == "el")
    query = parse_qs(urlsplit(str(link.attributes["href"])).query)
    assert query == {"lang": ["el"], "edition": ["europe"], "q": ['a&b = "c"']}


def test_programs_get_what_is_here_as_data(client: TestClient) -> None:
    here = client.get("/v1")
    assert here.json()["ask"] == "/v1/ask"
    for accept in ("application/json", "application/json, text/html;q=0.5"):
        data = client.get("/", headers={"Accept": accept})
        assert (data.json(), data.headers["vary"]) == (here.json(), "Accept, Accept-Language")
    for accept in ("text/html,application/xhtml+xml,*/*;q=0.8", "*/*"):
        assert client.get("/", headers={"Accept": accept}).headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", PAGES)
def test_nothing_inline_and_nothing_from_elsewhere(client: TestClient, path: str) -> None:
    shown = client.get(path)
    policy = dict(part.strip().split(" ", 1) for part in shown.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["require-trusted-types-for"] == "'script'"
    assert shown.headers["x-content-type-options"] == "nosniff"
    assert shown.headers["referrer-policy"] == "same-origin"
    for element in elements(shown.text):
        assert element.name != "style"
        assert not any(name == "style" or name.startswith("on") for name in element.attributes)
        if element.name == "script":
            assert element.attributes.get("type") == "application/json" or element.text == ""
        for name in ("src", "action"):
            assert str(element.attributes.get(name, "/")).startswith("/")


def test_files_never_change_at_their_address(client: TestClient) -> None:
    for one in assets().values():
        plain = client.get(one.address, headers={"Accept-Encoding": "identity"})
        packed = client.get(one.address, headers={"Accept-Encoding": "gzip"})
        assert plain.content == packed.content == one.plain
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
        assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert client.get("/assets/page-000000000000.css").status_code == 404
    assert client.get("/assets/..%2Fembed.css").status_code == 404


def test_a_page_is_sent_once(client: TestClient) -> None:
    for encoding in ("identity", "gzip"):
        headers = {"Accept-Encoding": encoding, "Accept-Language": "it"}
        first = client.get("/", headers=headers)
        assert first.headers["cache-control"] == "no-cache"
        assert {v.strip() for v in first.headers["vary"].split(",")} == {
            "Accept",
            "Accept-Language",
            "Accept-Encoding",
        }
        again = client.get("/", headers={**headers, "If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_a_form_leads_to_an_address_to_share(client: TestClient) -> None:
    sent = client.post(
        "/ask", data={"q": "Ile kart & co?", "lang": "pl", "edition": "europe", "about": "", "x": "1"}
    )
    assert sent.status_code == 303
    target = urlsplit(sent.headers["location"])
    assert target.path == "/q"
    assert parse_qs(target.query) == {"q": ["Ile kart & co?"], "lang": ["pl"], "edition": ["europe"]}
    for odd in (b"", b"\xff\xfe=%ff&q=", b"&" * 8000, b"q[]=1"):
        assert client.post("/ask", content=odd).headers["location"] == "/q"
    assert client.post("/ask", content=b"q=" + b"a" * 9000).status_code == 413
    old = client.get("/?q=Who+starts%3F&lang=tr")
    assert (old.status_code, old.headers["location"]) == (302, "/q?q=Who+starts%3F&lang=tr")


def test_an_address_to_share_is_not_for_search_engines(client: TestClient) -> None:
    shown = client.get("/q?edition=europe&lang=tr&q=+Who+starts%3F+&utm=x")
    assert shown.headers["x-robots-tag"] == "noindex"
    links = {e.attributes["rel"]: e.attributes["href"] for e in elements(shown.text, "link")}
    assert links["canonical"] == "/q?lang=tr&edition=europe&q=Who+starts%3F"
    assert texts(shown.text, "title")[0].startswith("Who starts?")


@pytest.mark.parametrize(
    ("query", "status", "message"),
    [
        ("q=", 422, "widget-empty"),
        ("", 422, "widget-empty"),
        ("q=%20%0a", 422, "widget-empty"),
        (f"q={'a' * 501}", 422, "error-too_long"),
        ("q=a%00b", 422, "error-control"),
        ("q=a&edition=mars", 422, "pages-no-edition"),
    ],
)
def test_what_cannot_be_asked_is_said_at_the_field(
    client: TestClient, query: str, status: int, message: str
) -> None:
    shown = client.get(f"/q?lang=pl&{query}")
    assert shown.status_code == status
    told = load_wording("pl").text(
        message, {"given": "501" if "long" in message else "mars", "allowed": "500"}
    )
    assert told in texts(shown.text, "p")
    (field,) = elements(shown.text, "textarea")
    assert field.text == parse_qs(query).get("q", [""])[0].strip()
    assert field.attributes["aria-describedby"] == "problem"


def test_while_there_is_no_index_the_page_says_so_and_sums_still_work(tmp_path: Path) -> None:
    client = TestClient(create_app(_settings(tmp_path)))
    waiting = client.get("/q?lang=kk&q=a")
    assert (waiting.status_code, waiting.headers["retry-after"]) == (503, "2")
    assert load_wording("kk").text("pages-not-ready") in texts(waiting.text, "p")
    summed = client.get("/calculate/station?lang=kk&nth=3")
    assert summed.status_code == 200
    assert "3 карта." in texts(summed.text, "p")
    assert elements(summed.text, "blockquote") == []


def test_too_many_questions_are_answered_calmly(tmp_path: Path) -> None:
    app = give(create_app(_settings(tmp_path, rate_limit="1/hour")), FakeAssistant())
    assert call(app, "GET", "/q?q=a&lang=it").status == 200
    shown = call(app, "GET", "/q?q=a&lang=it")
    assert (shown.status, shown.headers["content-type"]) == (429, "text/html; charset=utf-8")
    assert int(shown.headers["retry-after"]) > 3000
    assert "Troppe domande in poco tempo." in shown.body.decode()
    assert call(app, "GET", "/").status == 200


def test_the_shop_takes_the_widget_from_another_origin(tmp_path: Path) -> None:
    settings = _settings(tmp_path, demo_service="https://Rules.example:443", demo_site="toy-shop")
    shown = TestClient(create_app(settings)).get("/demo/shop?lang=it&edition=india")
    (script,) = elements(shown.text, "script")
    assert script.attributes["src"] == "https://rules.example/widget.js"
    assert "script-src https://rules.example;" in shown.headers["content-security-policy"]
    (box,) = elements(shown.text, "konduktor-faq")
    assert (box.attributes["site-key"], box.attributes["edition"]) == ("toy-shop", "india")
    for bad in ("https://a.example/path", "https://a.example; script-src *", "javascript:alert(1)"):
        with pytest.raises(ValueError, match="origin"):
            _settings(tmp_path, demo_service=bad)


def test_maps_are_drawn_from_the_rules() -> None:
    for edition in EDITIONS:
        drawing = map_svg(edition)
        names = {e.name for e in elements(drawing)}
        assert names == {"svg", "g", "path"}
        assert len(drawing) < 12_000
    # Every board has routes of every colour.
    assert all(map_svg(e).count('<path stroke="#') >= 9 for e in EDITIONS)


def test_cards_have_the_symbols_of_the_widget() -> None:
    cards = (ROOT / "api" / "widget" / "src" / "cards.ts").read_text(encoding="utf-8")
    for color, shape in SYMBOLS.items():
        assert f'{color}: "{shape}"' in cards or color == "locomotive"


def test_computations_in_words(client: TestClient) -> None:
    body = {"edition": "europe", "nth": 3}
    plain = client.post("/v1/compute/station_cost", json=body).json()
    assert "text" not in plain
    wrong = client.post("/v1/compute/station_cost?lang=xx", json=body)
    assert (wrong.status_code, wrong.json()["field"]) == (422, "lang")
    assert json.loads(wrong.text)["allowed"] == list(LANGUAGES)
