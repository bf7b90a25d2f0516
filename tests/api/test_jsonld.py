"""Frequent questions as a FAQPage: what schema.org and the search engines ask of one, from real answers."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from api.app import create_app
from api.jsonld import faq_page, script_safe
from api.settings import Settings
from assistant.normalize import LANGUAGES
from assistant.service import Assistant
from assistant.service import Request as Question
from assistant.suggestions import frequent
from rules import EDITIONS
from tests.api.fakes import FakeAssistant, call, give

# What a node of a type may hold here, and what it must; from the definitions of schema.org.
TEXT, NODES = str, list
SHAPES: dict[str, tuple[set[str], dict[str, type]]] = {
    "FAQPage": (
        {"@context", "@type", "inLanguage", "mainEntity"},
        {
            "@context": TEXT,
            "@type": TEXT,
            "inLanguage": TEXT,
            "name": TEXT,
            "description": TEXT,
            "mainEntity": NODES,
        },
    ),
    "Question": (
        {"@type", "name", "acceptedAnswer"},
        {"@type": TEXT, "name": TEXT, "inLanguage": TEXT, "acceptedAnswer": dict},
    ),
    "Answer": (
        {"@type", "text", "citation"},
        {"@type": TEXT, "text": TEXT, "inLanguage": TEXT, "citation": NODES},
    ),
    "CreativeWork": (
        {"@type", "name", "text"},
        {"@type": TEXT, "name": TEXT, "inLanguage": TEXT, "text": TEXT, "url": TEXT},
    ),
}
HELD = {"mainEntity": "Question", "acceptedAnswer": "Answer", "citation": "CreativeWork"}


def check(node: Any, kind: str) -> None:
    """Fails for a node that is none of that kind."""
    required, known = SHAPES[kind]
    assert node["@type"] == kind
    assert required <= set(node) <= set(known), (kind, set(node))
    for name, value in node.items():
        assert isinstance(value, known[name])
        assert value  # no empty text, list or node
        if name in HELD:
            for part in value if isinstance(value, list) else [value]:
                check(part, HELD[name])


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    return give(create_app(Settings(data_dir=tmp_path)), FakeAssistant())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_edition_has_frequent_questions_that_are_answered(assistant: Assistant, lang: str) -> None:
    for edition in EDITIONS:
        page = faq_page(assistant, edition, lang)
        check(page, "FAQPage")
        assert (page["@context"], page["inLanguage"]) == ("https://schema.org", lang)
        asked = [entry["name"] for entry in page["mainEntity"]]
        assert asked == frequent(lang, edition), f"not answered: {set(frequent(lang, edition)) - set(asked)}"
        assert len(set(asked)) == len(asked) >= 12
        for entry in page["mainEntity"]:
            given = assistant.ask(Question(entry["name"], lang, edition))
            assert entry["acceptedAnswer"]["text"] == given.answer
            assert entry["inLanguage"] == entry["acceptedAnswer"]["inLanguage"] == lang
            cited = [c["text"] for c in entry["acceptedAnswer"]["citation"]]
            assert cited == [c.quote for c in given.citations]
            assert cited


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_frequent_question_has_one_answer_in_all_languages(assistant: Assistant, edition: str) -> None:
    values = {
        lang: [assistant.ask(Question(q, lang, edition)).value for q in frequent(lang, edition)]
        for lang in LANGUAGES
    }
    assert all(found == values["en"] for found in values.values()), values


def test_frequent_questions_fit_their_edition() -> None:
    def about(edition: str, *words: str) -> list[str]:
        return [q for q in frequent("en", edition) if any(w in q.lower() for w in words)]

    assert about("usa", "tunnel", "ferry", "station", "grand tour", "country") == []
    assert len(about("europe", "tunnel")) == 2
    assert len(about("europe", "station")) == 2
    assert len(about("india", "grand tour")) == 2
    assert len(about("switzerland", "country")) == 2
    assert about("switzerland", "ferry", "station") == []


def test_it_is_served_as_json_ld(app: FastAPI) -> None:
    got = call(app, "GET", "/v1/faq.jsonld?edition=europe&lang=tr")
    assert (got.status, got.headers["content-type"]) == (200, "application/ld+json")
    assert got.headers["content-language"] == "tr"
    assert got.headers["cache-control"] == "public, max-age=3600"
    assert "vary" not in got.headers
    check(got.json, "FAQPage")
    assert got.json["name"].startswith("Ticket to Ride: Avrupa")
    source = got.json["mainEntity"][0]["acceptedAnswer"]["citation"][0]
    assert source == {
        "@type": "CreativeWork",
        "name": "Rules <of> & the game",
        "inLanguage": "pl",
        "text": "To the letter.",
        "url": "https://rules.example/p",
    }


def test_the_language_may_be_that_of_the_browser(app: FastAPI) -> None:
    got = call(app, "GET", "/v1/faq.jsonld?edition=india", {"Accept-Language": "kk"})
    assert (got.json["inLanguage"], got.headers["vary"]) == ("kk", "Accept-Language")


def test_a_copy_that_is_still_right_is_not_sent_again(app: FastAPI) -> None:
    first = call(app, "GET", "/v1/faq.jsonld?edition=usa&lang=en")
    tag = first.headers["etag"]
    for given in (tag, f"W/{tag}", f'"x", {tag}', "*"):
        got = call(app, "GET", "/v1/faq.jsonld?edition=usa&lang=en", {"If-None-Match": given})
        assert (got.status, got.body, got.headers["etag"]) == (304, b"", tag)
    other = call(app, "GET", "/v1/faq.jsonld?edition=usa&lang=it", {"If-None-Match": tag})
    assert other.status == 200
    assert other.headers["etag"] != tag
    head = call(app, "HEAD", "/v1/faq.jsonld?edition=usa&lang=en")
    assert (head.status, head.body, head.headers["etag"]) == (200, b"", tag)


def test_a_page_is_made_once_for_each_index(tmp_path: Path) -> None:
    fake = FakeAssistant()
    fake.versions = {"index": "made once"}
    app = give(create_app(Settings(data_dir=tmp_path)), fake)
    for _ in range(3):
        call(app, "GET", "/v1/faq.jsonld?edition=usa&lang=en")
    assert len(fake.asked) == len(frequent("en", "usa"))
    fake.versions = {"index": "made anew"}
    call(app, "GET", "/v1/faq.jsonld?edition=usa&lang=en")
    assert len(fake.asked) == 2 * len(frequent("en", "usa"))


@pytest.mark.parametrize(
    ("query", "field"),
    [("", "edition"), ("edition=mars", "edition"), ("edition=usa&lang=xx", "lang"), ("edition=", "edition")],
)
def test_what_is_wrong_is_named(app: FastAPI, query: str, field: str) -> None:
    got = call(app, "GET", f"/v1/faq.jsonld?{query}", {"Accept-Language": "pl"})
    assert (got.status, got.json["field"]) == (422, field)


def test_it_may_stand_in_a_page_as_it_is() -> None:
    value = {"text": "</script><script>alert(1)</script> & <!-- \u2028 ‘ж’"}
    text = script_safe(value).decode()
    assert json.loads(text) == value

    class Scripts(HTMLParser):
        found: list[str]
        tags: list[str]

        def handle_starttag(self, tag: str, attrs: object) -> None:
            self.tags.append(tag)

        def handle_data(self, data: str) -> None:
            self.found.append(data)

    page = Scripts()
    page.found, page.tags = [], []
    page.feed(f'<script type="application/ld+json">{text}</script>')
    page.close()
    assert page.tags == ["script"]
    assert json.loads("".join(page.found)) == value
