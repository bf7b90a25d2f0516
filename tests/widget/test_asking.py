"""Asking the real service from a shop of another origin: answers, questions back, follow-ups, events, attributes."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from assistant.normalize import LANGUAGES
from assistant.wording import load_wording
from tests.widget.conftest import Open, js, put_question, tag
from tests.widget.fakes import answer, citation, reply
from tests.widget.shop import Shop

pytestmark = pytest.mark.browser
TUNNEL = "I laid 2 red cards in a tunnel; red, locomotive, blue turned up. How many more?"


def _events(page: Page, kind: str) -> list[Any]:
    return [detail for name, detail in js(page, "events") if name == kind]


def test_shows_a_computed_answer(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag(edition="switzerland")))
    put_question(page, TUNNEL)
    article = page.locator("konduktor-faq article").first
    # one red, one locomotive: 2; the stub shows it
    expect(article.locator(".stub")).to_have_text("2")
    expect(article.locator(".answer")).to_have_text("2 extra cards.")
    expect(article.locator(".understood .chip")).to_have_text(["2 × red", "red", "locomotive", "blue"])
    assert article.locator(".understood .chip svg path").count() == 4
    expect(article.locator(".steps li").nth(1).locator(".chip")).to_have_text("red")
    # The Swiss documents are Greek: the passage says so, and is marked as Greek.
    quote = article.locator("blockquote").first
    assert quote.get_attribute("lang") == "el"
    assert quote.locator("mark").count() >= 1
    expect(article.locator("figcaption").first).to_contain_text("Greek")
    expect(article.locator("figcaption").first).to_contain_text(load_wording("en").text("source-community"))
    expect(article).to_contain_text(load_wording("en").text("note-official-prevails"))
    detail = _events(page, "answer")
    assert [(d["question"], d["answer"]["value"]) for d in detail] == [(TUNNEL, 2)]
    assert js(page, "violations") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_speaks_the_language_of_the_page_and_of_the_asker(shop: Shop, visit: Open, lang: str) -> None:
    page = visit(shop.put(tag(edition="europe"), lang=lang))
    box = page.locator("konduktor-faq")
    assert box.locator(".box").get_attribute("lang") == lang
    put_question(page, load_wording(lang).text("suggest-station"))
    article = box.locator("article")
    assert article.get_attribute("lang") == lang
    expect(article.locator(".stub")).to_have_text("3")
    expect(article).to_contain_text(load_wording(lang).text("note-official-prevails"))


@pytest.mark.parametrize(
    ("page_lang", "wanted", "own", "shown"),
    [
        ("pl-PL", "it-IT", None, "pl"),
        ("pl", "it-IT", "tr", "tr"),
        ("de", "it-IT", None, "it"),
        ("de", "de-DE", None, "en"),
        ("pl", "it-IT", "de", "it"),
        ("", "el-GR", None, "el"),
    ],
)
def test_the_language_is_its_own_then_the_pages_then_the_browsers(
    shop: Shop, visit: Open, page_lang: str, wanted: str, own: str | None, shown: str
) -> None:
    page = visit(shop.put(tag(**({"lang": own} if own else {})), lang=page_lang), locale=wanted)
    assert page.locator("konduktor-faq .box").get_attribute("lang") == shown


def test_follows_the_language_of_the_page(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag(), lang="en"))
    page.locator("konduktor-faq textarea").fill("half a question")
    js(page, "document.documentElement.lang = 'tr'")
    expect(page.locator("konduktor-faq .box")).to_have_attribute("lang", "tr")
    expect(page.locator("konduktor-faq textarea")).to_have_value("half a question")


def test_a_follow_up_keeps_the_edition_and_the_question(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag(edition="europe")))
    put_question(page, "Can we use both tracks of a double route with 4 players?")
    put_question(page, "and with 3 players?")
    now = page.locator("konduktor-faq article").first
    expect(now.locator("h3")).to_have_text("and with 3 players?")
    expect(now).to_contain_text("Can we use both tracks of a double route with 3 players?")
    first, second = (d["answer"] for d in _events(page, "answer"))
    # double.min_players: from 4 players on in Europe
    assert (first["value"], second["value"]) == (True, False)
    assert second["edition"] == "europe"
    expect(page.locator("konduktor-faq .earlier summary")).to_be_visible()


@pytest.mark.parametrize(
    ("field", "options", "chosen", "sent"),
    [
        ("edition", ["usa", "europe"], "Europe", {"edition": "europe"}),
        ("lang", ["tr", "pl"], "tr", {"lang": "tr"}),
        ("players", [], "3", {"players": 3}),
    ],
)
def test_a_question_back_is_answered_by_a_button(
    shop: Shop, visit: Open, field: str, options: list[str], chosen: str, sent: dict[str, Any]
) -> None:
    page = visit(shop.put(tag()))
    labels = ["Base game", "Europe"] if field == "edition" else options
    clarify = {"field": field, "options": options, "labels": labels}
    asked = reply(page, answer(status="clarify", value=None, citations=[], clarify=clarify))
    put_question(page, "How many tickets?")
    asked_again = reply(page, answer())
    page.locator("konduktor-faq .choose").get_by_role("button", name=chosen, exact=True).click()
    expect(page.locator("konduktor-faq article")).to_have_count(2)
    assert asked_again[0] == {**asked[0], **sent}
    expect(page.locator("konduktor-faq article").first).to_be_focused()


def test_what_is_typed_after_a_question_back_goes_with_its_field(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag(edition="europe")))
    clarify = {"field": "played", "options": [], "labels": []}
    reply(page, answer(status="clarify", value=None, citations=[], clarify=clarify))
    put_question(page, "How much is my tunnel?")
    asked = reply(page, answer())
    put_question(page, "2 red")
    assert asked[0]["context"] == {
        "question": "How much is my tunnel?",
        "edition": "europe",
        "field": "played",
    }


def test_shows_what_the_sources_differ_on_and_the_page(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag(rulebook="https://example.org/rules.pdf")))
    note = "Other published versions say 4; the source cited here says 3, and I follow it."
    more = citation(
        page=None, page_image=None, authority="official", amends="doc#1", automatic=True, lang="en"
    )
    reply(
        page,
        answer(answer=f"Three cards. {note}", disagreements=[{"text": note}], citations=[citation(), more]),
    )
    put_question(page, "How many?")
    article = page.locator("konduktor-faq article")
    expect(article.locator(".answer")).to_have_text("Three cards.")
    expect(article.locator(".note")).to_contain_text(note)
    expect(article.locator("mark").first).to_have_text("Dobierz 3 karty.")
    picture = article.get_by_role("link", name=re.compile("page 4"))
    assert (
        picture.get_attribute("href")
        == f"{shop.service}/v1/passages/doc%231/page.png?quote_start=0&quote_end=8"
    )
    expect(article.locator("details figcaption")).to_contain_text("amendment")
    rulebook = article.locator(".small a")
    assert rulebook.get_attribute("href") == "https://example.org/rules.pdf"
    assert rulebook.get_attribute("rel") == "noopener noreferrer"


def test_feedback_is_an_event_with_a_reason_and_is_sent(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag(edition="europe")))
    reply(page, answer())
    sent = reply(page, {"id": "1", "same": True}, 201, path="/v1/feedback")
    for choice in ("Yes", "No"):
        put_question(page, "How many?")
        page.locator("konduktor-faq article").first.get_by_role("button", name=choice).click()
    reason = page.locator("konduktor-faq article").first.get_by_role("button", name="The source does not fit")
    expect(page.locator("konduktor-faq .judge button").first).to_be_focused()
    reason.click()
    told = {"answer_id": "0123456789abcdef"}
    assert _events(page, "feedback") == [
        {**told, "helpful": True, "reason": None},
        {**told, "helpful": False, "reason": "source"},
    ]
    expect(page.locator("konduktor-faq article").first).to_contain_text("Thank you")
    asked = {"question": "How many?", "lang": "en", "edition": "europe"}
    shown = {"status": "answered", "answer": "Three cards are turned up."}
    first, second = sent
    context = second.pop("context")
    assert first == {**asked, "thumb": "up", "shown": shown}
    assert second == {**asked, "thumb": "down", "reason": "source", "shown": shown}
    assert context["question"] == "How many?"


def test_the_note_says_that_the_question_is_sent(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()))
    reply(page, answer())
    put_question(page, "How many?")
    expect(page.locator("konduktor-faq article")).to_contain_text("Your question is sent along")


def test_a_page_may_take_feedback_itself(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()))
    js(page, "addEventListener('konduktor:feedback', (event) => event.preventDefault())")
    reply(page, answer())
    sent = reply(page, {}, 201, path="/v1/feedback")
    put_question(page, "How many?")
    page.locator("konduktor-faq article").get_by_role("button", name="Yes").click()
    expect(page.locator("konduktor-faq article")).to_contain_text("Thank you")
    assert [e["helpful"] for e in _events(page, "feedback")] == [True]
    assert sent == []


def test_it_says_that_feedback_was_not_kept(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()))
    reply(page, answer())
    problem = {"type": "…/no-database", "detail": "No <b>database</b>."}
    reply(page, problem, 503, path="/v1/feedback")
    put_question(page, "How many?")
    page.locator("konduktor-faq article").get_by_role("button", name="Yes").click()
    expect(page.locator("konduktor-faq article")).to_contain_text("No <b>database</b>.")
    expect(page.locator("konduktor-faq article")).not_to_contain_text("Thank you")


def test_copies_an_address_that_asks_the_same(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()), permissions=["clipboard-read", "clipboard-write"])
    reply(page, answer(asked="the whole & question?"))
    put_question(page, "and 3?")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    copied = urlsplit(js(page, "navigator.clipboard.readText()"))
    assert f"{copied.scheme}://{copied.netloc}{copied.path}" == f"{shop.service}/"
    assert parse_qs(copied.query) == {"q": ["the whole & question?"], "edition": ["europe"], "lang": ["en"]}


def test_shows_the_link_where_it_cannot_copy(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()))
    js(page, "navigator.clipboard.writeText = () => Promise.reject(new Error('no'))")
    reply(page, answer())
    put_question(page, "How many?")
    page.get_by_role("button", name="Copy link").click()
    field = page.get_by_role("textbox", name="Link to this answer")
    expect(field).to_be_focused()
    assert field.input_value().startswith(f"{shop.service}/?q=How+many")


def test_suggestions_and_placeholder(shop: Shop, visit: Open) -> None:
    page = visit(
        shop.put(tag(edition="india", suggestions="Who starts? | When does it end?", placeholder="Go on"))
    )
    assert page.locator("konduktor-faq textarea").get_attribute("placeholder") == "Go on"
    buttons = page.locator("konduktor-faq .first button")
    expect(buttons).to_have_text(["Who starts?", "When does it end?"])
    asked = reply(page, answer(suggestions=["And then?"]))
    buttons.nth(1).click()
    expect(page.locator("konduktor-faq article")).to_have_count(1)
    assert asked[0] == {"question": "When does it end?", "lang": "en", "edition": "india"}
    expect(buttons).to_have_count(0)
    page.get_by_role("button", name="And then?").click()
    expect(page.locator("konduktor-faq article")).to_have_count(2)
    assert asked[1] == {"question": "And then?", "lang": "en", "edition": "europe"}


def test_an_edition_that_is_none_is_not_sent(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag(edition="mars")))
    asked = reply(page, answer())
    put_question(page, "How many?")
    assert asked[0] == {"question": "How many?", "lang": "en"}


def test_an_empty_question_asks_for_one(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()))
    asked = reply(page, answer())
    page.locator("konduktor-faq textarea").fill(" \u200b ")
    page.get_by_role("button", name="Ask", exact=True).click()
    expect(page.get_by_role("status")).to_have_text("Please type a question first.")
    expect(page.locator("konduktor-faq textarea")).to_be_focused()
    assert asked == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("theme", "accent", "expected"),
    [
        ("light", "#0a5c36", "rgb(10, 92, 54)"),
        ("light", "#ffff00", "rgb(156, 47, 28)"),  # yellow on cream cannot be read
        ("dark", "#ffff00", "rgb(255, 255, 0)"),
        ("dark", "#0a5c36", "rgb(242, 178, 92)"),
        ("light", "red; background: url(//x)", "rgb(156, 47, 28)"),
        ("light", "#0f0f0f}*{color:red", "rgb(156, 47, 28)"),
        ("auto", "", {"light": "rgb(156, 47, 28)", "dark": "rgb(242, 178, 92)"}),
    ],
)
def test_theme_and_accent(
    shop: Shop, visit: Open, scheme: Any, theme: str, accent: str, expected: Any
) -> None:
    page = visit(shop.put(tag(theme=theme, accent=accent)), color_scheme=scheme)
    color = expected[scheme] if isinstance(expected, dict) else expected
    expect(page.locator("konduktor-faq .main")).to_have_css("background-color", color)


PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
# Long enough that an answer below it lies out of sight.
INTRODUCTION = "<p>" + "A box of trains. " * 120 + "</p>"
IN_VIEW = """e => new Promise(done => {
  let last;
  const look = () => {
    const { top } = e.getBoundingClientRect();
    if (top === last) done(top); else { last = top; requestAnimationFrame(() => requestAnimationFrame(look)); }
  };
  look();
})"""


def test_an_answer_is_shown_from_its_beginning(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(INTRODUCTION + tag() + INTRODUCTION), reduced_motion="reduce", **PHONE)
    reply(page, answer())
    put_question(page, "How many?")
    heading = page.locator("konduktor-faq article h3")
    assert 0 <= heading.evaluate(IN_VIEW) < 100


def test_who_is_asked_back_what_only_typing_tells_stays_in_the_field(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(INTRODUCTION + tag() + INTRODUCTION), reduced_motion="reduce", **PHONE)
    back = answer(
        status="clarify", citations=[], value=None, clarify={"field": "revealed", "options": [], "labels": []}
    )
    reply(page, back)
    put_question(page, "2 red in a tunnel")
    field = page.get_by_role("textbox")
    expect(field).to_be_focused()
    # The keyboard of a phone takes some 40 % of the screen from below; field and question back are above it.
    assert 0 <= field.evaluate(IN_VIEW) < 200
    assert (
        page.locator("konduktor-faq article .answer").evaluate("e => e.getBoundingClientRect().bottom") < 440
    )


def test_who_is_asked_back_with_choices_reads_them_first(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()), **PHONE)
    reply(page, answer(status="clarify", citations=[], clarify={"field": "edition", "options": ["usa"]}))
    put_question(page, "How many?")
    expect(page.locator("konduktor-faq article")).to_be_focused()
