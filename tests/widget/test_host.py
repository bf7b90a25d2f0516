"""The host page stays unharmed, and does the widget no harm: policy, storage, requests, styles, frameworks, print."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.widget.conftest import Open, js, put_question, tag
from tests.widget.fakes import answer, citation, hold, reply
from tests.widget.shop import CALM, HOSTILE, Shop

pytestmark = pytest.mark.browser
ROOT = "document.querySelector('konduktor-faq').shadowRoot"
LONG = "Donaudampfschifffahrtsgesellschaftskapitän" * 6


def test_asks_for_nothing_and_keeps_nothing_before_it_is_used(shop: Shop, visit: Open, browser: Any) -> None:
    address = shop.put(
        tag(edition="europe", suggestions="Who starts?") + tag(mode="dialog") + tag(mode="button")
    )
    context = browser.new_context()
    requests: list[Request] = []
    context.on("request", lambda r: requests.append(r))
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    page.locator("konduktor-faq .box").nth(2).wait_for(state="attached")
    page.locator("konduktor-faq textarea").first.focus()
    page.get_by_role("button", name="Ask about the rules").first.click()
    page.wait_for_load_state("networkidle")
    others = {r.url for r in requests} - {address, f"{address}.css", f"{shop.origin}/favicon.ico"}
    assert others == {f"{shop.service}/widget.js"}
    state = context.storage_state()
    assert (state["cookies"], state["origins"]) == ([], [])
    context.close()


def test_keeps_nothing_and_asks_only_its_service_when_used(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag(edition="europe")))
    requests: list[Request] = []
    page.on("request", lambda r: requests.append(r))
    put_question(page, "How many cards does the third station cost?")
    assert {r.url for r in requests} == {f"{shop.service}/v1/ask"}
    (asked, *_) = [r for r in requests if r.method == "POST"]
    assert "cookie" not in asked.all_headers()
    state = page.context.storage_state()
    assert (state["cookies"], state["origins"]) == ([], [])
    assert js(page, "violations") == []


@pytest.mark.parametrize("mode", ["inline", "dialog", "button"])
def test_works_under_a_strict_policy(shop: Shop, visit: Open, mode: str) -> None:
    page = visit(shop.put(tag(mode=mode, accent="#0a5c36", edition="europe")))
    if mode != "inline":
        page.get_by_role("button", name="Ask about the rules").click()
    put_question(page, "How many cards does the third station cost?")
    expect(page.locator("konduktor-faq .stub")).to_have_text("3")
    assert js(page, "violations") == []


def _looks(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = js(
        page,
        """(() => { const root = document.querySelector('konduktor-faq').shadowRoot;
        const parts = ['h2', 'textarea', '.main', '.answer', 'mark', '.chip', '.steps li', 'blockquote'];
        return Object.fromEntries(parts.map(s => {
          const c = getComputedStyle(root.querySelector(s));
          return [s, [c.color, c.backgroundColor, c.fontFamily, c.fontSize, c.fontStyle, c.textAlign, c.letterSpacing,
                      c.textTransform, c.visibility, c.display, c.float, c.whiteSpace, c.cursor, c.direction,
                      c.textIndent, c.wordSpacing, c.userSelect]]; })) })()""",
    )
    return found


def test_hostile_styles_change_nothing(shop: Shop, visit: Open) -> None:
    computation = {
        "name": "tunnel_extra_cards",
        "inputs": {"played": {"red": 2}},
        "steps": [{"rule": "tunnel.match", "text": "Red.", "params": {"card": "red"}}],
    }
    given = answer(computation=computation, understood="played: 2 red")
    looks = []
    for css, direction in ((CALM, "ltr"), (HOSTILE, "ltr"), (HOSTILE, "rtl")):
        page = visit(shop.put(tag(), css=css, direction=direction))
        reply(page, given)
        put_question(page, "How many?")
        looks.append(_looks(page))
    assert looks[0] == looks[1] == looks[2]


def test_the_page_keeps_its_looks(shop: Shop, visit: Open) -> None:
    looks = []
    for body in ("<p>Text</p><button>Buy</button>", "<p>Text</p><button>Buy</button>" + tag()):
        context = visit(shop.put(body + tag()))
        looks.append(
            js(
                context,
                "['p', 'button', 'h1'].map(s => { const e = document.querySelector(s), c = getComputedStyle(e); "
                "return [c.color, c.font, c.margin, e.getBoundingClientRect().toJSON()] })",
            )
        )
    assert looks[0] == looks[1]


@pytest.mark.parametrize("mode", ["inline", "dialog", "button"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_fits_320_pixels(shop: Shop, visit: Open, mode: str, direction: str) -> None:
    # 320 px is also 640 px at 200 % and 1280 px at 400 %.
    page = visit(shop.put(tag(mode=mode), direction=direction), viewport={"width": 320, "height": 640})
    if mode != "inline":
        page.get_by_role("button", name="Ask about the rules").click()
    words = {"answer": LONG, "understood": f"played: {LONG}", "suggestions": [LONG]}
    reply(page, answer(**words, citations=[citation(quote=LONG, title=LONG, section=LONG)]))
    put_question(page, LONG[:400])
    assert js(page, "document.documentElement.scrollWidth") <= 320
    panel = page.locator("konduktor-faq .panel")
    box = panel.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 320
    inner = js(page, f"(p => p.scrollWidth - p.clientWidth)({ROOT}.querySelector('.panel'))")
    assert inner <= 0


def test_grows_with_the_readers_type_to_twice_its_size(shop: Shop, visit: Open) -> None:
    sizes = []
    for css in (CALM, CALM + "html { font-size: 24px }", CALM + "html { font-size: 10px }"):
        page = visit(shop.put(tag(), css=css))
        sizes.append(
            js(
                page,
                "getComputedStyle(document.querySelector('konduktor-faq').shadowRoot.querySelector('.box')).fontSize",
            )
        )
    assert sizes == ["16px", "24px", "16px"]


def test_two_on_a_page_know_nothing_of_each_other(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag(edition="europe") + tag(edition="usa", lang="tr", theme="dark")))
    asked = reply(page, answer())
    put_question(page, "How many?", 1)
    assert asked[0]["edition"] == "usa"
    expect(page.locator("konduktor-faq").nth(0).locator("article")).to_have_count(0)
    expect(page.locator("konduktor-faq").nth(1).locator("article")).to_have_count(1)
    expect(page.locator("konduktor-faq").nth(0).locator(".main")).to_have_text("Ask")
    expect(page.locator("konduktor-faq").nth(1).locator(".main")).to_have_text("Sor")


def test_a_framework_moves_it(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag() + "<div id='there'></div>"))
    reply(page, answer())
    put_question(page, "How many?")
    waiting = hold(page)
    page.locator("konduktor-faq textarea").fill("And then?")
    page.locator("konduktor-faq textarea").press("Enter")
    expect(page.get_by_role("status")).to_have_text("Looking it up…")
    js(page, "there.append(document.querySelector('konduktor-faq'))")
    expect(page.locator("#there konduktor-faq article")).to_have_count(1)
    expect(page.locator("konduktor-faq .rail")).to_be_visible()
    reply(page, answer(answer="Then."))
    waiting[0].fallback()
    expect(page.locator("konduktor-faq article")).to_have_count(2)


def test_taken_out_it_stops_and_put_back_it_works(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()))
    hold(page)
    page.locator("konduktor-faq textarea").fill("And then?")
    with page.expect_request("**/v1/ask"):
        page.locator("konduktor-faq textarea").press("Enter")
    with page.expect_event("requestfailed"):
        js(page, "window.kept = document.querySelector('konduktor-faq'); kept.remove()")
    reply(page, answer())
    js(page, "document.body.append(kept)")
    put_question(page, "How many?")
    assert [kind for kind, _ in js(page, "events")] == ["answer"]


def test_keys_typed_in_it_are_no_shortcuts_of_the_page(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()))
    js(page, "window.keys = []; addEventListener('keydown', e => keys.push(e.key))")
    page.locator("konduktor-faq textarea").press_sequentially("s/")
    assert js(page, "keys") == []


def test_prints_the_answer_with_all_its_sources(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()))
    reply(page, answer(citations=[citation(), citation(quote="The second source.")]))
    put_question(page, "How many?")
    page.emulate_media(media="print")
    box = page.locator("konduktor-faq")
    expect(box.locator(".answer")).to_be_visible()
    expect(box.locator("details blockquote")).to_be_visible()
    for hidden in ("form", ".after", ".rail"):
        expect(box.locator(hidden)).to_be_hidden()


def test_what_stands_between_the_tags_is_shown_without_it(shop: Shop, browser: Any) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(shop.put("<konduktor-faq><a href='/rules'>Rules questions</a></konduktor-faq>"))
    expect(page.get_by_role("link", name="Rules questions")).to_be_visible()
    context.close()
