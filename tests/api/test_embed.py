"""The page for an iframe: framed by the site's pages alone, with nothing inline."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest
from fastapi import FastAPI

from api.app import create_app
from api.settings import Settings
from api.sites import SiteRecord, Sites
from api.storage.migrate import make_ready
from assistant.normalize import LANGUAGES
from tests.api.fakes import FakeAssistant, Response, call, give


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    app = give(create_app(Settings(data_dir=tmp_path)), FakeAssistant())
    sites: Sites = app.state.sites
    make_ready(sites.store.url)
    sites.add(
        SiteRecord("shop-a", "A", ("https://a.example", "https://b.example:8443"), ("europe",), (), "#AA00FF")
    )
    sites.add(SiteRecord("greek", "G", ("https://g.example",), ("india", "usa"), ("el", "it")))
    sites.add(SiteRecord("nowhere", "N"))
    return app


class Page(HTMLParser):
    """The elements of a page with their attributes, and its text."""

    def __init__(self, response: Response) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.feed(response.body.decode())
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def of(self, tag: str) -> dict[str, str | None]:
        """The attributes of the only element with that name."""
        (found,) = (attributes for name, attributes in self.elements if name == tag)
        return found


def _policy(response: Response) -> dict[str, list[str]]:
    parts = (part.split() for part in response.headers["content-security-policy"].split(";"))
    return {name: values for name, *values in parts}


def test_only_pages_of_the_site_may_frame_it(app: FastAPI) -> None:
    assert _policy(call(app, "GET", "/embed/shop-a"))["frame-ancestors"] == [
        "https://a.example",
        "https://b.example:8443",
    ]
    assert _policy(call(app, "GET", "/embed/nowhere"))["frame-ancestors"] == ["'none'"]
    sites: Sites = app.state.sites
    sites.change_origins("shop-a", remove=["https://a.example"])
    got = call(app, "GET", "/embed/shop-a")
    assert _policy(got)["frame-ancestors"] == ["https://b.example:8443"]
    assert got.headers["cache-control"] == "no-cache"
    assert "x-frame-options" not in got.headers


def test_the_policy_lets_nothing_else_in(app: FastAPI) -> None:
    policy = _policy(call(app, "GET", "/embed/shop-a"))
    del policy["frame-ancestors"]
    assert policy == {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "connect-src": ["'self'"],
        "img-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
        "require-trusted-types-for": ["'script'"],
    }


def test_nothing_is_inline_and_nothing_comes_from_elsewhere(app: FastAPI) -> None:
    got = call(app, "GET", "/embed/shop-a?lang=en")
    page = Page(got)
    assert got.headers["content-type"] == "text/html; charset=utf-8"
    assert page.of("script") == {"type": "module", "src": "/widget.js", "async": None}
    assert page.of("link") == {"rel": "stylesheet", "href": "/embed.css"}
    for tag, attributes in page.elements:
        assert tag != "style"
        assert not [a for a in attributes if a == "style" or a.startswith("on")]
    style = call(app, "GET", "/embed.css")
    assert (style.status, style.headers["content-type"]) == (200, "text/css; charset=utf-8")


def test_the_widget_gets_what_the_record_says(app: FastAPI) -> None:
    assert Page(call(app, "GET", "/embed/shop-a?lang=kk")).of("konduktor-faq") == {
        "site-key": "shop-a",
        "lang": "kk",
        "mode": "inline",
        "edition": "europe",
        "accent": "#aa00ff",
    }
    assert Page(call(app, "GET", "/embed/greek")).of("konduktor-faq") == {
        "site-key": "greek",
        "lang": "el",
        "mode": "inline",
    }
    assert Page(call(app, "GET", "/embed/greek?edition=usa")).of("konduktor-faq")["edition"] == "usa"


def test_the_page_speaks_the_language_asked_for(app: FastAPI) -> None:
    titles = set()
    for lang in LANGUAGES:
        got = call(app, "GET", f"/embed/shop-a?lang={lang}", {"Accept-Language": "en"})
        assert Page(got).of("html") == {"lang": lang}
        assert got.headers["content-language"] == lang
        titles.add(got.body.decode().split("<title>")[1].split("</title>")[0])
    assert len(titles) == 6
    for accepted, lang in (("de, pl;q=0.9, tr;q=0.5", "pl"), ("", "en"), ("de", "en")):
        got = call(app, "GET", "/embed/shop-a", {"Accept-Language": accepted})
        assert (got.headers["content-language"], got.headers["vary"]) == (lang, "Accept-Language")
    for accepted, lang in (("pl, it;q=0.2", "it"), ("pl", "el")):
        assert (
            call(app, "GET", "/embed/greek", {"Accept-Language": accepted}).headers["content-language"]
            == lang
        )


def test_what_the_site_has_not_is_a_problem(app: FastAPI) -> None:
    got = call(app, "GET", "/embed/greek?lang=pl")
    assert (got.status, got.json["field"], got.json["allowed"]) == (422, "lang", ["el", "it"])
    got = call(app, "GET", "/embed/greek?edition=europe")
    assert (got.status, got.json["field"], got.json["allowed"]) == (422, "edition", ["usa", "india"])


def test_a_site_that_is_not_there_or_disabled_has_no_page(app: FastAPI) -> None:
    sites: Sites = app.state.sites
    sites.set_enabled("shop-a", False)
    for key in ("shop-a", "nobody", "%22%3E%3Cscript%3E"):
        got = call(app, "GET", f"/embed/{key}", {"Accept-Language": "tr"})
        assert (got.status, got.headers["content-type"]) == (404, "application/problem+json")
        assert got.json["field"] == "site_key"
        assert got.json["detail"].endswith("diye bir site yok ya da kapatılmış.")
