"""WCAG 2.2 AA: axe finds nothing; keyboard, announcements, targets, languages, motion and colours are tried."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browsers import findings
from tests.widget.conftest import Open, js, put_question, tag
from tests.widget.fakes import answer, citation, hold, reply
from tests.widget.shop import CALM, Shop

pytestmark = pytest.mark.browser
COMPUTATION: dict[str, Any] = {
    "name": "tunnel_extra_cards",
    "inputs": {"played": {"red": 2}, "revealed": ["locomotive", "blue", "white"]},
    "steps": [
        {"rule": "tunnel.match", "text": "A step.", "params": {"card": color}}
        for color in (
            "red",
            "blue",
            "green",
            "yellow",
            "black",
            "white",
            "orange",
            "pink",
            "gray",
            "locomotive",
        )
    ],
}
FULL = answer(
    computation=COMPUTATION,
    understood="played: 2 red · turned up: locomotive, blue, white",
    citations=[
        citation(),
        citation(url="https://example.org/", page=None, page_image=None),
        citation(lang="en"),
    ],
    disagreements=[{"text": "They differ."}],
    suggestions=["And then?", "Who starts?"],
)
BACK = answer(
    status="clarify",
    value=None,
    citations=[],
    clarify={"field": "edition", "options": ["usa"], "labels": ["Base game"]},
)
REFUSAL = answer(
    status="out_of_scope", value=None, citations=[], answer="I only answer questions about the rules."
)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("mode", ["inline", "dialog", "button"])
def test_axe_finds_nothing(shop: Shop, visit: Open, axe: str, mode: str, scheme: Any) -> None:
    css = CALM + (" body { background: #111; color: #eee }" if scheme == "dark" else "")
    page = visit(shop.put(tag(mode=mode, suggestions="Who starts?|When?"), css=css), color_scheme=scheme)
    assert findings(page, axe) == []
    if mode != "inline":
        page.get_by_role("button", name="Ask about the rules").click()
    for given in (FULL, BACK, REFUSAL):
        reply(page, given)
        put_question(page, "How many?")
        for summary in page.locator("konduktor-faq summary").all():
            if summary.is_visible():
                summary.click()
        assert findings(page, axe) == []
    reply(page, {"detail": "x"}, 429, {"Retry-After": "900"})
    put_question(page, "How many?")
    assert findings(page, axe) == []


def test_axe_finds_nothing_with_an_accent(shop: Shop, visit: Open, axe: str) -> None:
    for accent in ("#1d6fd1", "#767676", "#ff0000"):
        page = visit(shop.put(tag(accent=accent)))
        reply(page, FULL)
        put_question(page, "How many?")
        assert findings(page, axe) == []


def test_a_dialog_by_keyboard_alone(shop: Shop, visit: Open) -> None:
    page = visit(shop.put("<a href='#x'>before</a>" + tag(mode="dialog") + "<a href='#y'>after</a>"))
    reply(page, FULL)
    opener = page.get_by_role("button", name="Ask about the rules")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(opener).to_be_focused()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Rules questions")
    expect(dialog).to_be_visible()
    expect(page.get_by_role("textbox", name="Your question about the rules")).to_be_focused()
    page.keyboard.type("How many?")
    page.keyboard.press("Enter")
    expect(dialog.locator("article")).to_have_count(1)
    expect(page.get_by_role("textbox")).to_be_focused()
    # Round and round it stays inside: the page's links are out of reach.
    names = set()
    for _ in range(30):
        page.keyboard.press("Tab")
        names.add(js(page, "document.activeElement.localName"))
    assert names <= {"konduktor-faq", "body"}
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog.locator("article")).to_have_count(1)
    page.get_by_role("button", name="Close").focus()
    page.keyboard.press("Space")
    expect(opener).to_be_focused()


def test_the_order_of_the_keyboard_is_that_of_the_eyes(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()))
    reply(page, FULL)
    put_question(page, "How many?")
    places = []
    while True:
        page.keyboard.press("Tab")
        place = js(
            page,
            "(e => e && e.getBoundingClientRect().top + scrollY)"
            "(document.querySelector('konduktor-faq').shadowRoot.activeElement)",
        )
        if place is None:
            break
        places.append(round(place / 8))
    assert len(places) >= 8
    assert places == sorted(places)


def test_enter_asks_and_shift_enter_makes_a_line(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()))
    asked = reply(page, FULL)
    field = page.locator("konduktor-faq textarea")
    field.focus()
    page.keyboard.type("one")
    page.keyboard.press("Shift+Enter")
    page.keyboard.type("two")
    page.keyboard.press("Enter")
    expect(page.locator("konduktor-faq article")).to_have_count(1)
    assert asked[0]["question"] == "one\ntwo"


def test_says_that_it_looks_and_that_the_answer_is_there(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()))
    status = page.locator("konduktor-faq [role=status]")
    expect(status).to_be_attached()  # there before anything is said, or it would not be heard
    waiting = hold(page)
    page.locator("konduktor-faq textarea").fill("How many?")
    with page.expect_request("**/v1/ask"):
        page.locator("konduktor-faq textarea").press("Enter")
    expect(status).to_have_text("Looking it up…")
    assert len(waiting) == 1
    reply(page, FULL)
    page.locator("konduktor-faq textarea").press("Enter")
    expect(status).to_have_text(f"Here is the answer. {FULL['answer']}")


def test_a_chosen_button_leaves_the_cursor_at_the_answer(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag(suggestions="Who starts?")))
    reply(page, BACK)
    page.get_by_role("button", name="Who starts?").focus()
    page.keyboard.press("Enter")
    article = page.locator("konduktor-faq article").first
    expect(article).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Base game")).to_be_focused()


def test_on_a_phone_the_keyboard_gives_way_to_the_answer(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()), has_touch=True, is_mobile=True, viewport={"width": 390, "height": 664})
    reply(page, FULL)
    put_question(page, "How many?")
    expect(page.locator("konduktor-faq article").first).to_be_focused()


@pytest.mark.parametrize("width", [320, 900])
def test_everything_pressed_is_24_pixels_high(shop: Shop, visit: Open, width: int) -> None:
    page = visit(shop.put(tag(suggestions="A?|B?")), viewport={"width": width, "height": 800})
    _check_targets(page)
    reply(page, FULL)
    put_question(page, "How many?")
    page.locator("konduktor-faq details summary").first.click()
    _check_targets(page)


def _check_targets(page: Page) -> None:
    sizes = js(
        page,
        "[...document.querySelector('konduktor-faq').shadowRoot.querySelectorAll('button, a, summary, textarea')]"
        ".map(e => [e.textContent, e.getBoundingClientRect().width, e.getBoundingClientRect().height])",
    )
    assert sizes
    assert [s for s in sizes if s[1] < 24 or s[2] < 24] == []


def test_every_passage_says_its_language(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()))
    reply(page, FULL)
    put_question(page, "How many?")
    article = page.locator("konduktor-faq article").first
    assert article.get_attribute("lang") == "en"
    assert [q.get_attribute("lang") for q in article.locator("blockquote").all()] == ["pl", "pl", "en"]
    assert [c.get_attribute("lang") for c in article.locator("cite").all()] == ["pl", "pl", "en"]
    # The language is named where it is not the asker's.
    assert article.locator("figcaption b").all_text_contents() == ["Polish", "Polish"]


def test_cards_differ_by_more_than_colour(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()))
    reply(page, FULL)
    put_question(page, "How many?")
    chips = page.locator("konduktor-faq .steps .chip")
    paths = [chip.locator("path").get_attribute("d") for chip in chips.all()]
    names = chips.all_text_contents()
    assert len(paths) == len(set(paths)) == len(set(names)) == 10


def test_nothing_moves_for_those_who_want_none(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()), reduced_motion="reduce")
    hold(page)
    page.locator("konduktor-faq textarea").fill("How many?")
    page.locator("konduktor-faq textarea").press("Enter")
    train = page.locator("konduktor-faq .train")
    expect(train).to_be_visible()
    expect(train).to_have_css("animation-name", "none")


def test_forced_colours_keep_borders_and_marks(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()), forced_colors="active")
    reply(page, FULL)
    put_question(page, "How many?")
    for part in (".stub", ".chip", "button.main", ".panel"):
        expect(page.locator(f"konduktor-faq {part}").first).not_to_have_css("border-top-width", "0px")
    # The colour of a card is what it says, so it is kept.
    expect(page.locator("konduktor-faq .red .card").first).to_have_css("background-color", "rgb(184, 41, 43)")
    assert _ground(page, "mark") != _ground(page, "blockquote")


def _ground(page: Page, selector: str) -> Any:
    element = f"document.querySelector('konduktor-faq').shadowRoot.querySelector('{selector}')"
    return js(page, f"getComputedStyle({element}).backgroundColor")
