"""Nothing that comes from outside becomes markup, runs, hides, or reorders what stands beside it."""

from __future__ import annotations

import random
import unicodedata
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.widget.conftest import Open, js, put_question, tag
from tests.widget.fakes import answer, citation, reply
from tests.widget.shop import Shop

pytestmark = pytest.mark.browser
PIECES = (
    "<script>window.hit=1</script>",
    "<img src=x onerror=window.hit=1>",
    "<svg/onload=window.hit=1>",
    "</textarea><iframe srcdoc='<script>parent.hit=1</script>'>",
    "javascript:window.hit=1",
    '"><b id=asked>',
    "{{constructor.constructor('window.hit=1')()}}",
    "&lt;b&gt;&#x202e;",
    "\u202etxet desrever\u202c",
    "\u2066isolate",
    "\u200bzero\u200b\u200dwidth\ufeff",
    "\u00adsoft",
    "a\u0301\u0302\u0303\u0304" * 3,
    "\U000e0041\U000e0042",
    "مرحبا",
    "Қазақша 🚂 ελληνικά İstanbul",
    "\n\n",
    "x" * 90,
)
ELEMENTS = frozenset(
    (
        *(
            "a",
            "article",
            "b",
            "blockquote",
            "button",
            "cite",
            "details",
            "div",
            "figcaption",
            "figure",
            "form",
        ),
        *(
            "h2",
            "h3",
            "h4",
            "header",
            "label",
            "li",
            "mark",
            "ol",
            "p",
            "path",
            "section",
            "span",
            "summary",
            "svg",
        ),
        "textarea",
    )
)
HIDDEN = {
    chr(c)
    for r in ((0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0xE0000, 0xE007F))
    for c in range(r[0], r[1] + 1)
}
HIDDEN.add("\ufeff")


def _mix(dice: random.Random) -> str:
    return " ".join(dice.choices(PIECES, k=dice.randint(1, 6)))


def _hostile(dice: random.Random) -> dict[str, Any]:
    def source() -> dict[str, Any]:
        quote = _mix(dice)
        spans = [[dice.randint(-5, 120), dice.randint(-5, 120)] for _ in range(dice.randint(0, 4))]
        return citation(
            quote=quote,
            highlights=spans,
            title=_mix(dice),
            section=_mix(dice),
            url=dice.choice(
                ["javascript:window.hit=1", "data:text/html,<script>parent.hit=1</script>", "//x", None]
            ),
            page_image=dice.choice(["javascript:window.hit=1", "//evil.invalid/x.png", None]),
            authority=_mix(dice),
            lang=dice.choice(["el", '"><script>', "pl"]),
        )

    step = {"rule": "x", "text": _mix(dice), "params": {"card": _mix(dice), "colors": [_mix(dice), "red"]}}
    return answer(
        answer=_mix(dice),
        edition=_mix(dice),
        value=dice.choice([_mix(dice), 3, True, {"a": 1}, None]),
        understood=_mix(dice),
        asked=_mix(dice),
        citations=[source() for _ in range(dice.randint(0, 3))],
        disagreements=[{"text": _mix(dice)}, {}],
        computation={"name": "x", "inputs": {"played": {_mix(dice): 2, "red": "2"}}, "steps": [step]},
        suggestions=[_mix(dice)],
        clarify={"field": _mix(dice), "options": [_mix(dice)], "labels": [_mix(dice)]},
    )


def _elements(page: Page) -> set[str]:
    found = js(
        page,
        "[...document.querySelector('konduktor-faq').shadowRoot.querySelectorAll('*')].map(e => e.localName)",
    )
    return set(found)


@pytest.mark.parametrize("seed", range(12))
def test_hostile_answers(shop: Shop, visit: Open, seed: int) -> None:
    dice = random.Random(seed)
    page = visit(shop.put(tag(suggestions=_mix(dice).replace('"', "'"))))
    reply(page, _hostile(dice))
    question = f"{_mix(dice)[:300]}?"
    put_question(page, question)
    assert _elements(page) <= ELEMENTS
    assert js(page, "window.hit") is None
    addresses = js(
        page,
        "[...document.querySelector('konduktor-faq').shadowRoot.querySelectorAll('a')].map(a => a.protocol)",
    )
    assert set(addresses) <= {"http:", "https:"}
    text = js(page, "document.querySelector('konduktor-faq').shadowRoot.textContent")
    assert not set(text) & HIDDEN
    assert js(page, "violations") == []
    assert js(page, "document.documentElement.scrollWidth <= innerWidth")


def test_a_quote_is_shown_to_the_letter(shop: Shop, visit: Open) -> None:
    quote = "🚂 <b>İki</b> «kart» & « ελληνικά » Қ 2 < 3"
    page = visit(shop.put(tag()))
    # code points 2–12: "<b>İki</b>"
    reply(page, answer(citations=[citation(quote=quote, highlights=[[2, 12], [5, 8], [30, 900]])]))
    put_question(page, "?!")
    block = page.locator("konduktor-faq blockquote")
    assert block.text_content() == quote
    assert block.locator("mark").all_text_contents() == ["<b>İki</b>", quote[30:]]


def test_what_reorders_cannot_be_seen_to_reorder(shop: Shop, visit: Open) -> None:
    page = visit(shop.put(tag()))
    reply(
        page,
        answer(
            answer="two \u202ethree\u202c four",
            citations=[citation(quote="a\u2067b\u2069c", highlights=[[0, 2]])],
        ),
    )
    put_question(page, "ab\u202ecd?")
    article = page.locator("konduktor-faq article")
    expect(article.locator("h3")).to_have_text("abcd?")
    assert article.locator(".answer").text_content() == "two three four"
    assert article.locator("blockquote").text_content() == "abc"
    assert article.locator("mark").text_content() == "a"
    for part in ("h3", ".answer", "blockquote"):
        assert article.locator(part).first.get_attribute("dir") == "auto"


def test_the_question_is_sent_as_it_was_typed(shop: Shop, visit: Open) -> None:
    typed = "<b>İki</b> & \u200büç?"
    page = visit(shop.put(tag()))
    asked = reply(page, answer())
    put_question(page, typed)
    assert asked[0]["question"] == typed
    assert unicodedata.is_normalized("NFC", asked[0]["question"])
