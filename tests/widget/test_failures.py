"""When no answer comes: a calm sentence in the asker's language, the rulebook's link, a way to try again."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from assistant.normalize import LANGUAGES
from tests.conftest import ROOT
from tests.widget.conftest import Open, js, put_question, tag
from tests.widget.fakes import answer, hold, reply
from tests.widget.shop import Shop

pytestmark = pytest.mark.browser
# Letters tell these; Italian and English are told by the page.
QUESTIONS = {
    "tr": "Kaç kart çekebilirim, ışıklı olan?",
    "pl": "Ile kart mogę dobrać łącznie?",
    "kk": "Неше карта аламын?",
    "el": "Πόσα φύλλα τραβάω;",
    "it": "Quante carte pesco?",
    "en": "How many cards do I draw?",
}


def _says(lang: str, key: str, **values: object) -> str:
    text = (ROOT / "assistant" / "locales" / lang / "widget.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^widget-{key} = (.+)$", text, re.MULTILINE)
    assert found
    said = found[1]
    for name, value in values.items():
        said = said.replace(f"{{ ${name} }}", str(value))
    return said


def _errors(page: Page) -> list[Any]:
    return [detail for kind, detail in js(page, "events") if kind == "error"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_service_is_down(shop: Shop, visit: Open, lang: str) -> None:
    page = visit(shop.put(tag(), lang=lang if lang == "it" else "en"))
    page.route("**/v1/ask", lambda route: route.abort("connectionrefused"))
    put_question(page, QUESTIONS[lang])
    article = page.locator("konduktor-faq article")
    assert article.get_attribute("lang") == lang
    expect(article.locator(".note")).to_have_text(_says(lang, "unreachable"))
    expect(page.get_by_role("status")).to_have_text(_says(lang, "unreachable"))
    expect(article.locator("a")).to_contain_text(_says(lang, "rulebook"))
    assert [(e["question"], e["status"]) for e in _errors(page)] == [(QUESTIONS[lang], 0)]
    reply(page, answer())
    article.get_by_role("button", name=_says(lang, "retry")).click()
    expect(page.locator("konduktor-faq .stub")).to_have_text("3")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_too_many_questions(shop: Shop, visit: Open, lang: str) -> None:
    page = visit(shop.put(tag(), lang=lang))
    page.clock.install()
    problem = {"type": "about:blank", "detail": "Slow down."}
    reply(page, problem, 429, {"Retry-After": "900"})
    put_question(page, QUESTIONS[lang])
    expect(page.locator("konduktor-faq .note")).to_have_text(_says(lang, "busy", n=900))
    again = page.get_by_role("button", name=_says(lang, "retry"))
    expect(again).to_be_disabled()
    assert [(e["status"], e["wait"]) for e in _errors(page)] == [(429, 900)]
    page.clock.fast_forward(600_000)
    expect(again).to_be_disabled()
    page.clock.fast_forward(301_000)
    expect(again).to_be_enabled()


def test_the_services_own_words_on_a_bad_question(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag(), lang="pl"))
    js(page, "document.querySelector('konduktor-faq').ask('x'.repeat(501))")
    note = page.locator("konduktor-faq .note")
    expect(note).to_contain_text("500")
    (error,) = _errors(page)
    assert (error["status"], error["type"].rsplit("/", 1)[1]) == (422, "too-long")
    expect(note).to_have_text(error["detail"])


def test_a_site_key_of_another_shop(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag(site_key="unknown-key"), lang="it"))
    put_question(page, "Quante carte?")
    # The service refuses; whether the page may read why is the service's choice.
    expect(page.locator("konduktor-faq .note")).not_to_be_empty()
    expect(page.locator("konduktor-faq article a")).to_contain_text("Regolamento ufficiale")
    assert len(_errors(page)) == 1


@pytest.mark.parametrize(
    ("status", "body"),
    [
        (500, {"detail": "<b>secret</b>"}),
        (503, {"detail": "not ready"}),
        (502, None),
        (200, {"nonsense": True}),
        (200, []),
        (200, None),
    ],
)
def test_whatever_comes_back(shop: Shop, visit: Open, status: int, body: object) -> None:
    page = visit(shop.put(tag()))
    reply(page, body, status)
    put_question(page, "How many?")
    expect(page.locator("konduktor-faq .note")).to_have_text(_says("en", "unreachable"))
    assert [e["status"] for e in _errors(page)] == [status]


def test_no_json_at_all(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()))
    page.route(
        "**/v1/ask",
        lambda r: r.fulfill(
            status=502, body="<html>Bad Gateway", headers={"Access-Control-Allow-Origin": "*"}
        ),
    )
    put_question(page, "How many?")
    expect(page.locator("konduktor-faq .note")).to_have_text(_says("en", "unreachable"))


def test_slow_then_given_up(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()))
    page.clock.install()
    hold(page)
    page.locator("konduktor-faq textarea").fill("How many?")
    page.locator("konduktor-faq textarea").press("Enter")
    status = page.get_by_role("status")
    expect(status).to_have_text(_says("en", "looking"))
    page.clock.fast_forward(4100)
    expect(status).to_have_text(_says("en", "slow"))
    page.clock.fast_forward(17_000)
    expect(page.locator("konduktor-faq .note")).to_have_text(_says("en", "unreachable"))
    expect(page.locator("konduktor-faq textarea")).to_have_value("")


def test_escape_stops_looking(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()))
    hold(page)
    page.locator("konduktor-faq textarea").fill("How many?")
    with page.expect_request("**/v1/ask"):
        page.locator("konduktor-faq textarea").press("Enter")
    with page.expect_event("requestfailed"):
        page.locator("konduktor-faq textarea").press("Escape")
    expect(page.get_by_role("status")).to_have_text("")
    expect(page.locator("konduktor-faq textarea")).to_have_value("How many?")
    assert js(page, "events") == []


def test_a_new_question_takes_the_place_of_one_that_waits(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()))
    waiting = hold(page)
    page.locator("konduktor-faq textarea").fill("First?")
    with page.expect_request("**/v1/ask"):
        page.locator("konduktor-faq textarea").press("Enter")
    reply(page, answer(answer="Second."))
    page.locator("konduktor-faq textarea").fill("Second?")
    page.locator("konduktor-faq textarea").press("Enter")
    expect(page.locator("konduktor-faq .answer")).to_have_text("Second.")
    assert len(waiting) == 1
    assert [kind for kind, _ in js(page, "events")] == ["answer"]
