"""The pages in a real browser: with and without a script, by keyboard, in every language, on a narrow screen."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, quote, urljoin, urlsplit

import pytest
from playwright.sync_api import Page, expect

from assistant.normalize import LANGUAGES
from assistant.wording import load_wording
from tests.browsers import findings, js
from tests.pages.conftest import Open

pytestmark = pytest.mark.browser
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
NO_SCRIPT: dict[str, Any] = {"java_script_enabled": False}
TUNNEL = (
    "/calculate/tunnel?edition=europe&color=red&count=2&played-locomotive=0"
    "&revealed-0=red&revealed-1=locomotive&revealed-2=blue"
)
PAGES = (
    "/",
    "/?edition=india",
    "/calculate/country",
    TUNNEL,
    "/calculate/tunnel?count=0",
    "/demo/shop",
    "/nothing/here",
)


def _question(lang: str) -> str:
    return load_wording(lang).text("suggest-tunnel")


def _asked(lang: str) -> str:
    return f"/q?lang={lang}&edition=europe&q={quote(_question(lang))}"


def _settled(page: Page) -> None:
    page.locator("konduktor-faq .box").first.wait_for(state="attached")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_asking_without_a_script(visit: Open, lang: str) -> None:
    page = visit(f"/?lang={lang}&edition=europe", **NO_SCRIPT)
    page.locator("textarea").fill(_question(lang))
    page.locator('form[action="/ask"] button').click()
    target = urlsplit(page.url)
    assert target.path == "/q"
    assert parse_qs(target.query) == {"lang": [lang], "edition": ["europe"], "q": [_question(lang)]}
    article = page.locator("article")
    assert article.get_attribute("lang") == lang
    expect(article.locator(".stub")).to_have_text("2")
    expect(article.locator(".answer")).to_have_text(
        load_wording(lang).text("result-tunnel_extra_cards", {"n": 2})
    )
    expect(article.locator(".steps li")).to_have_count(5)
    expect(article.locator("blockquote mark").first).to_be_visible()
    marked = article.locator("blockquote").first
    assert marked.get_attribute("lang") in LANGUAGES
    # What is suggested next is a link to an address of the same kind.
    page.locator(".also a").first.click()
    assert urlsplit(page.url).path == "/q"
    expect(page.locator("article .answer").first).to_be_visible()


def test_a_choice_and_a_follow_up_without_a_script(visit: Open) -> None:
    page = visit("/q?lang=en&q=How+many+tickets+must+I+keep+at+the+start%3F&edition=usa", **NO_SCRIPT)
    expect(page.locator(".stub")).to_have_text("2")
    page.locator("textarea").fill("And in India?")
    page.locator('form[action="/ask"] button').click()
    query = parse_qs(urlsplit(page.url).query)
    assert set(query) == {"lang", "edition", "q"}
    assert "tickets" in query["q"][0]
    expect(page.locator(".said .label")).to_contain_text("India")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_widget_takes_the_answer_over(visit: Open, lang: str) -> None:
    asked: list[str] = []
    page = visit("/calculate/route?lang=en")
    page.on("request", lambda r: asked.append(r.url) if "/v1/" in r.url else None)
    page.goto(urlsplit(page.url)._replace(path="", query="").geturl() + _asked(lang))
    _settled(page)
    box = page.locator("konduktor-faq .box")
    expect(box.locator("article .answer")).to_have_text(
        load_wording(lang).text("result-tunnel_extra_cards", {"n": 2})
    )
    expect(page.locator("konduktor-faq > article")).to_be_hidden()
    assert asked == []
    assert js(page, "document.activeElement.tagName") == "BODY"
    assert urlsplit(page.url).path == "/q"
    assert js(page, "shift") < 0.25
    assert js(page, "violations") == []


def test_the_address_follows_the_question(visit: Open) -> None:
    page = visit("/?lang=pl&edition=europe")
    _settled(page)
    page.get_by_role("textbox").fill("Ile punktów daje trasa na 6 pól?")
    page.keyboard.press("Enter")
    expect(page.locator("konduktor-faq .answer").first).to_have_text("15 punktów.")
    query = parse_qs(urlsplit(page.url).query)
    assert query == {"lang": ["pl"], "edition": ["europe"], "q": ["Ile punktów daje trasa na 6 pól?"]}
    page.reload()
    expect(page.locator("konduktor-faq .box .answer").first).to_have_text("15 punktów.")
    # A follow-up leans on the answer that was handed over.
    page.get_by_role("textbox").fill("a na 4 pola?")
    page.keyboard.press("Enter")
    expect(page.locator("konduktor-faq .box .answer").first).to_have_text("7 punktów.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_calculator_says_the_same_with_and_without_a_script(visit: Open, lang: str) -> None:
    plain = visit(f"{TUNNEL}&lang={lang}", **NO_SCRIPT).locator("#shown").inner_text()
    page = visit(f"/calculate/tunnel?lang={lang}", **PHONE)
    sent: list[Any] = []
    page.on("request", lambda r: sent.append(r.post_data_json) if "/v1/compute/" in r.url else None)
    for name, value in (
        ("color", "red"),
        ("revealed-0", "red"),
        ("revealed-1", "locomotive"),
        ("revealed-2", "blue"),
    ):
        page.locator(f'.card:has([name="{name}"][value="{value}"])').tap()
    page.locator("form.calculator > button").tap()
    expect(page.locator("#result")).to_be_visible()
    assert page.locator("#shown").inner_text().split() == plain.split()
    played = {"played": {"red": 2, "locomotive": 0}, "revealed": ["red", "locomotive", "blue"]}
    assert sent == [{"edition": "europe", **played}]
    assert js(page, "document.activeElement.id") == "result"
    assert parse_qs(urlsplit(page.url).query)["revealed-1"] == ["locomotive"]
    # Other cards: the result does not belong to them.
    page.locator('.card:has([name="color"][value="blue"])').tap()
    expect(page.locator("#result")).to_be_hidden()


@pytest.mark.parametrize(
    ("name", "fill", "text"),
    [
        ("ferry", {"length": "6", "ferry_locomotives": "2"}, "2 locomotives and 4 cards"),
        ("station", {"nth": "3"}, "3 cards."),
        ("route", {"length": "6"}, "15 points."),
        ("tickets", {"when": "start"}, "At least 2 tickets."),
        ("double", {"players": "3", "owner": "other"}, "No, the other track is closed."),
        ("mandala", {"tickets": "0"}, "0 bonus points."),
        ("country", {"values-France": "5", "values-Österreich": "9", "reached": "Österreich"}, "9 points."),
    ],
)
@pytest.mark.parametrize("scripted", [True, False])
def test_every_calculator(visit: Open, name: str, fill: dict[str, str], text: str, scripted: bool) -> None:
    page = visit(f"/calculate/{name}?lang=en", java_script_enabled=scripted)
    for field, value in fill.items():
        control = page.locator(f'.calculator [name="{field}"]')
        if control.first.get_attribute("type") in ("radio", "checkbox"):
            page.locator(f'.pill:has([name="{field}"][value="{value}"])').click()
        else:
            control.fill(value)
    page.locator("form.calculator > button").click()
    expect(page.locator("#result .answer")).to_contain_text(text)
    expect(page.locator("#result .steps li").first).to_be_visible()
    expect(page.locator("#result mark").first).to_be_visible()


@pytest.mark.parametrize("scripted", [True, False])
def test_what_is_wrong_is_said_at_the_field(visit: Open, scripted: bool) -> None:
    page = visit("/calculate/ferry?lang=it", java_script_enabled=scripted)
    page.locator('[name="length"]').fill("3")
    page.locator('[name="ferry_locomotives"]').fill("5")
    page.locator("form.calculator > button").click()
    field = page.locator('[name="ferry_locomotives"]')
    expect(field).to_have_attribute("aria-invalid", "true")
    told = page.locator(f"#{field.get_attribute('aria-describedby')}")
    expect(told).to_have_text("Scrivi un numero intero da 1 a 3.")
    expect(page.locator('[name="length"]')).to_have_value("3")
    expect(page.locator("#result")).to_be_hidden()


def test_by_keyboard_alone(visit: Open) -> None:
    page = visit("/calculate/station?lang=en")
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    assert urlsplit(page.url).fragment == "content"
    page.keyboard.press("Tab")  # back to the first page
    page.keyboard.press("Tab")  # into the choice
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    expect(page.locator('[name="nth"][value="2"]')).to_be_checked()
    page.keyboard.press("Enter")
    expect(page.locator("#result .answer")).to_have_text("2 cards.")


@pytest.mark.parametrize("options", [PHONE, {"color_scheme": "dark"}], ids=["phone", "dark"])
def test_axe_finds_nothing(visit: Open, axe: str, options: dict[str, Any]) -> None:
    page = visit("/", **options)
    for path in (*PAGES, _asked("el"), "/q?lang=tr"):
        page.goto(urljoin(page.url, path))
        if page.locator("konduktor-faq").count():
            _settled(page)
        assert findings(page, axe) == [], path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_narrow_screens(visit: Open, lang: str) -> None:
    narrow: dict[str, Any] = {"viewport": {"width": 320, "height": 640}}
    scripted, plain = visit(f"/?lang={lang}", **narrow), visit(f"/?lang={lang}", **narrow, **NO_SCRIPT)
    small = """[...document.querySelectorAll('.alone, li a, button, .button, .card, .pill')].filter(e => {
      const { width, height } = e.getBoundingClientRect();
      return width && (width < 24 || height < 24);
    }).map(e => e.outerHTML)"""
    for page, paths in ((scripted, (*PAGES, _asked(lang))), (plain, ("/?edition=india", _asked(lang)))):
        for path in paths:
            page.goto(urljoin(page.url, f"{path}{'&' if '?' in path else '?'}lang={lang}"))
            assert js(page, "document.documentElement.scrollWidth") <= 320, path
            assert js(page, small) == [], path


def test_the_page_hardly_moves_while_it_loads(visit: Open) -> None:
    for options in ({}, PHONE):
        page = visit("/?lang=en&edition=europe", **options)
        _settled(page)
        page.wait_for_load_state("networkidle")
        assert js(page, "shift") < 0.1


def test_the_shop_answers_in_the_page_s_language(visit: Open) -> None:
    page = visit("/demo/shop?lang=el")
    _settled(page)
    page.locator("konduktor-faq .first button").first.click()
    expect(page.locator("konduktor-faq .answer")).to_have_text(
        load_wording("el").text("result-tunnel_extra_cards", {"n": 2})
    )
    assert js(page, "violations") == []
    # A shop's page is left as it is.
    assert urlsplit(page.url).path == "/demo/shop"


def test_on_paper_only_the_answer_is_left(visit: Open) -> None:
    page = visit(TUNNEL)
    page.emulate_media(media="print")
    expect(page.locator("#result .answer")).to_be_visible()
    for left_out in (".calculator", ".languages", ".calculators"):
        expect(page.locator(left_out).first).to_be_hidden()


ATTACKS = (
    "<script>hacked=1</script>",
    '"><img src=x onerror=hacked=1>',
    "'><svg/onload=hacked=1>",
    "</script><script>hacked=1</script>",
    "</textarea><script>hacked=1</script>",
    "<!--<script>",
    "javascript:hacked=1",
    "{{ 7*7 }}{% raw %}",
    "\u202e\u2066<b>\u2069\u200b",
)


@pytest.mark.parametrize("attack", ATTACKS)
def test_what_is_sent_stays_text(visit: Open, attack: str) -> None:
    sent = quote(attack)
    paths = (
        f"/?lang={sent}&edition={sent}",
        f"/q?lang=en&q={sent}",
        f"/q?lang={sent}&edition={sent}&q={sent}",
        f"/q?lang=en&edition=europe&q={quote('How many cards does the third station cost? ' + attack)}",
        f"/calculate/tunnel?lang={sent}&edition={sent}&color={sent}&count={sent}&revealed-0={sent}",
        f"/calculate/country?values-France={sent}&reached={sent}&{sent}={sent}",
        f"/demo/shop?lang={sent}&edition={sent}",
    )
    page = visit("/")
    for path in paths:
        page.goto(urljoin(page.url, path))
        if page.locator("konduktor-faq").count():
            _settled(page)
        assert js(page, "typeof hacked") == "undefined"
        assert js(page, "violations") == []
        assert js(page, "[...document.scripts].every(s => s.src || s.type === 'application/json')")
        links = "[...document.querySelectorAll('a, form')].every(l => /^https?:/.test(l.href ?? l.action))"
        assert js(page, links)
