"""The desk in real browsers: two people, two roles, one dispute from its claims to its letter; and hostile texts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, Page, expect
from sqlalchemy import URL

from api.desk.accounts import Accounts
from api.ledger import Ledger
from api.replay import Change, record
from api.storage import Store
from api.storage.engine import database_url
from api.storage.migrate import migrate
from assistant.normalize import LANGUAGES
from assistant.service import Assistant
from assistant.wording import load_wording
from tests.browsers import findings, js
from tests.conftest import fetch
from tests.desk.visitors import PASSWORD
from tests.serving import running

pytestmark = pytest.mark.browser
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 320, "height": 640}, "is_mobile": True, "has_touch": True}
DARK: dict[str, Any] = {**PHONE, "color_scheme": "dark"}
_TUNNEL = "I laid 2 red cards in a tunnel; a red, a locomotive and a blue were turned up."
_WATCH = """
window.violations = [];
document.addEventListener('securitypolicyviolation', e => violations.push(e.violatedDirective));
"""


class SignIn(Protocol):
    """Opens a browser of its own for somebody."""

    def __call__(self, name: str, lang: str = "en", **options: Any) -> Page:
        """The queue, as the one with that name sees it."""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> URL:
    """A database with staff in it."""
    url = database_url(None, tmp_path_factory.mktemp("desk"))
    migrate(url)
    store = Store(url)
    for name, role in (("Sue", "support"), ("Edi", "editor"), ("Ada", "admin")):
        Accounts(store).add(name, role, PASSWORD, who="tests", lang="en")
    store.close()
    return url


@pytest.fixture(scope="module")
def desk_server(assistant: Assistant, database: URL) -> Iterator[str]:
    """A server over that database."""
    with running({"KONDUKTOR_DATABASE_URL": database.render_as_string()}) as (address, _):
        yield address


@pytest.fixture
def sign_in(browser: Browser, desk_server: str) -> Iterator[SignIn]:
    """Signs people in, each in a browser of their own; no page may have an error or run what somebody wrote."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def closed(dialog: Dialog) -> None:
        wrong.append(dialog.message)
        dialog.dismiss()

    def opened(name: str, lang: str = "en", **options: Any) -> Page:
        context = browser.new_context(**(options or DESKTOP))
        contexts.append(context)
        context.add_init_script(_WATCH)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("dialog", closed)
        page.on("request", lambda r: None if r.url.startswith(desk_server) else wrong.append(r.url))
        page.on("console", lambda m: wrong.append(m.text) if "Content Security Policy" in m.text else None)
        page.goto(f"{desk_server}/desk")
        page.locator("[name=name]").fill(name)
        page.locator("[name=password]").fill(PASSWORD)
        page.locator("main form button").first.click()
        expect(page.locator(".tabs")).to_be_visible()
        button = page.locator(f"footer button[value={lang}]")
        if button.get_attribute("aria-current") is None:
            button.click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert wrong == []


def _enter(page: Page, server: str, happened: str, first: tuple[str, str], second: tuple[str, str]) -> str:
    """Enters a dispute by the form; its address."""
    page.goto(f"{server}/desk/disputes/new")
    page.locator("#edition").select_option("europe")
    page.locator("#players").select_option("3")
    page.locator("#happened").fill(happened)
    for n, (by, text) in enumerate((first, second), 1):
        page.locator(f"#by-{n}").fill(by)
        page.locator(f"#text-{n}").fill(text)
    page.locator("main form button").last.click()
    expect(page.locator("#history")).to_be_visible()
    return page.url


def test_a_dispute_from_claim_to_letter_by_two_people(sign_in: SignIn, desk_server: str) -> None:
    sue, edi = sign_in("Sue"), sign_in("Edi", "pl", **PHONE)
    here = _enter(sue, desk_server, _TUNNEL, ("Ann", "He owes 1 more card."), ("Θάνος", "Χρωστάω 1 κάρτα."))
    claim = sue.locator(".claim").first
    expect(claim).to_contain_text(load_wording("en").text("dispute-contradicted"))
    expect(claim).to_contain_text(load_wording("en").text("mistake-forgot_locomotive"))
    expect(sue.locator(".steps li")).not_to_have_count(0)
    expect(sue.locator("blockquote mark").first).to_be_visible()
    sue.locator("#note").fill("Both are regulars.")
    sue.get_by_role("button", name="Add note").click()
    sue.locator("#to").select_option("Edi")
    sue.get_by_role("button", name="Assign", exact=True).click()
    expect(sue.locator(".history")).to_contain_text("Assigned to Edi")
    # Edi finds it among his, in Polish, on a phone.
    say = load_wording("pl").text
    edi.goto(f"{desk_server}/desk?show=mine")
    edi.locator(".queue .title").first.click()
    assert edi.url == here
    expect(edi.locator(".history")).to_contain_text("Both are regulars.")
    edi.locator("[name=how][value=otherwise]").check()
    edi.locator("#verdict-2").select_option("supported")
    edi.locator("#reason").fill("The erratum counts it.")
    edi.get_by_role("button", name=say("desk-decide"), exact=True).click()
    expect(edi.locator(".history")).to_contain_text("The erratum counts it.")
    # Sue's page is older than the decision: she is told, and loses nothing.
    sue.locator("[name=how][value=confirmed]").check()
    sue.locator("#reason").fill("Mine")
    sue.get_by_role("button", name="Decide", exact=True).click()
    expect(sue.get_by_role("alert").first).to_contain_text("meanwhile")
    expect(sue.locator("#reason")).to_have_value("Mine")
    # She sends the letter instead.
    sue.goto(here)
    expect(sue.locator("pre.letter").last).to_contain_text("The erratum counts it.")
    cookies = "; ".join(f"{c['name']}={c['value']}" for c in sue.context.cookies())
    for form, kind in (("txt", "text/plain"), ("html", "text/html"), ("pdf", "application/pdf")):
        status, body, media = fetch(f"{here}/letter.{form}?lang=el", headers={"Cookie": cookies})
        assert (status, media) == (200, kind)
        assert form == "pdf" or "The erratum counts it." in body.decode()
    sue.locator("#sent").select_option("el")
    sue.get_by_role("button", name="Mark as sent").click()
    expect(sue.locator(".history")).to_contain_text("Letter sent in Ελληνικά")
    sue.goto(f"{desk_server}/desk?show=decided")
    expect(sue.locator(".queue .title").first).to_contain_text("He owes 1 more card.")


def test_support_sees_a_change_and_an_editor_confirms_it(
    sign_in: SignIn, desk_server: str, database: URL
) -> None:
    sue, edi = sign_in("Sue"), sign_in("Edi")
    here = _enter(sue, desk_server, "", ("A", "Stations cost nothing."), ("B", "Stations cost cards."))
    core: dict[str, Any] = {"verdict": "contradicted", "depends_on": None}
    claims = ({"claim": 1, "before": core, "after": {**core, "verdict": "supported"}},)
    store = Store(database)
    record(Ledger(store), Change(here.rsplit("/", 1)[1], claims, ("rules",), {"rules": "r"}, {"rules": "s"}))
    store.close()
    sue.goto(here)
    expect(sue.locator(".alert")).to_contain_text(load_wording("en").text("desk-editor-only"))
    edi.goto(f"{desk_server}/desk?show=changed")
    edi.locator(".queue .title").first.click()
    edi.locator(".alert textarea").fill("The erratum of March.")
    edi.get_by_role("button", name="Confirm the change").click()
    expect(edi.locator(".alert")).to_have_count(0)
    expect(edi.locator(".history")).to_contain_text("The erratum of March.")


def test_nothing_that_people_wrote_is_run(sign_in: SignIn, desk_server: str) -> None:
    evil = "\"'><script>alert(1)</script><img src=x onerror=alert(2)><svg onload=alert(3)>{{7*7}}"
    short = "<svg/onload=alert(4)>\"'>"
    question = {"question": f"Is a tunnel allowed? {evil}", "lang": "en", "edition": "europe"}
    shown = {"status": "answered", "answer": evil}
    body = {**question, "thumb": "down", "reason": evil, "shown": shown}
    data = json.dumps(body).encode()
    status, _, _ = fetch(f"{desk_server}/v1/feedback", data, {"Content-Type": "application/json"})
    assert status in (200, 201, 202, 204)
    ada = sign_in("Ada")
    here = _enter(ada, desk_server, evil, (short, evil), (short, evil))
    ada.locator("#note").fill(evil)
    ada.get_by_role("button", name="Add note").click()
    ada.locator("[name=how][value=otherwise]").check()
    ada.locator("#reason").fill(evil)
    ada.get_by_role("button", name="Decide", exact=True).click()
    expect(ada.locator(".history")).to_contain_text("<script>alert(1)</script>")
    ada.goto(f"{desk_server}/desk?kind=answer")
    ada.locator(".queue .title").first.click()
    expect(ada.locator(".words")).to_contain_text("<script>alert(1)</script>")
    ada.locator("#note").fill(evil)
    ada.get_by_role("button", name="Add note").click()
    answer = ada.url
    for address in (
        here,
        answer,
        f"{here}/letter.html",
        here.replace("/desk/disputes/", "/d/"),
        f"{desk_server}/desk?show=all&q=%3Csvg%2Fonload%3Dalert(5)%3E",
        f"{desk_server}/desk/stats",
        f"{desk_server}/desk/audit",
    ):
        ada.goto(address)
        assert (
            js(ada, "document.querySelectorAll('main img[src=x], main script, main svg[onload]').length") == 0
        )
        assert js(ada, "violations") == []


@pytest.mark.parametrize("options", [DESKTOP, DARK], ids=["desktop", "phone-dark"])
def test_axe_finds_nothing_and_nothing_is_wider_than_the_screen(
    sign_in: SignIn, desk_server: str, axe: str, options: dict[str, Any]
) -> None:
    ada = sign_in("Ada", **options)
    here = _enter(ada, desk_server, _TUNNEL, ("Ann", "He owes 1 more card."), ("", "Χρωστάω 1 κάρτα."))
    for address in ("/desk?show=all", "/desk/disputes/new", "/desk/stats", here.removeprefix(desk_server)):
        ada.goto(desk_server + address)
        assert findings(ada, axe) == []
        assert js(ada, "document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("options", [DESKTOP, DARK], ids=["desktop", "phone-dark"])
def test_facts_are_filled_in_and_judged(
    sign_in: SignIn, desk_server: str, axe: str, options: dict[str, Any]
) -> None:
    sue = sign_in("Sue", **options)
    sue.goto(f"{desk_server}/desk/disputes/new")
    sue.locator("#edition").select_option("europe")
    sue.locator("#text-1").fill("He owes 2 more cards.")
    sue.locator("#text-2").fill("He owes 1 more card.")
    for name in ("final_scores", "tunnel_extra_cards"):
        sue.locator("[id='facts.name']").select_option(name)
        sue.locator("button[name=do]").click()
        expect(
            sue.locator(f"[id^='facts.inputs.{'pl' if name == 'final_scores' else 'rev'}']").first
        ).to_be_visible()
        for details in sue.locator("#facts details").all():
            details.evaluate("e => e.open = true")
        assert findings(sue, axe) == []
        assert js(sue, "document.documentElement.scrollWidth <= innerWidth")
    sue.locator("[id='facts.inputs.played.red']").fill("2")
    for n, card in enumerate(("red", "locomotive", "blue")):
        sue.locator(f"[id='facts.inputs.revealed[{n}]']").select_option(card)
    # Enter in a field judges; it does not press the button that shows the fields.
    sue.locator("[id='facts.inputs.played.red']").press("Enter")
    expect(sue.locator("#history")).to_be_visible()
    said = load_wording("en").text
    expect(sue.locator(".claim").first).to_contain_text(said("dispute-supported"))
    expect(sue.locator(".claim").last).to_contain_text(said("mistake-forgot_locomotive"))
    expect(sue.locator("section[aria-labelledby=facts]")).to_contain_text("Cards played · red: 2")


def test_narrow_screens_in_every_language(sign_in: SignIn, desk_server: str) -> None:
    ada = sign_in("Ada", **PHONE)
    here = _enter(ada, desk_server, _TUNNEL, ("Ann", "He owes 1 more card."), ("", "He owes 2 more cards."))
    for lang in LANGUAGES:
        ada.goto(f"{desk_server}/desk")
        if lang != ada.locator("html").get_attribute("lang"):
            ada.locator(f"footer button[value={lang}]").click()
        for address in (f"{desk_server}/desk?show=all", here, f"{desk_server}/desk/disputes/new"):
            ada.goto(address)
            expect(ada.locator("html")).to_have_attribute("lang", lang)
            assert js(ada, "document.documentElement.scrollWidth <= innerWidth")
            small = js(
                ada,
                "[...document.querySelectorAll('a, button, summary, input, select')].filter(e => {"
                "const b = e.getBoundingClientRect(); return b.width > 1 && (b.width < 24 || b.height < 24) &&"
                "!e.closest('.skip, figcaption, label.choice, .facts')}).map(e => e.outerHTML.slice(0, 80))",
            )
            assert small == []


def test_by_keyboard_alone(sign_in: SignIn, desk_server: str) -> None:
    sue = sign_in("Sue")
    for text in ("First of two", "Second of two"):
        _enter(sue, desk_server, "", ("", text), ("", "No"))
    sue.goto(f"{desk_server}/desk")
    sue.keyboard.press("Tab")
    assert js(sue, "document.activeElement.className") == "skip"
    sue.keyboard.press("Enter")
    assert js(sue, "document.activeElement.id") == "content"
    sue.keyboard.press("j")
    assert js(sue, "document.activeElement.textContent").startswith("Second of two")
    sue.keyboard.press("j")
    assert js(sue, "document.activeElement.textContent").startswith("First of two")
    sue.keyboard.press("k")
    assert js(sue, "document.activeElement.textContent").startswith("Second of two")
    assert js(sue, "getComputedStyle(document.activeElement).outlineStyle") == "solid"
    sue.keyboard.press("/")
    sue.keyboard.type("jk first")
    assert js(sue, "document.activeElement.value") == "jk first"
    sue.locator("#q").fill("first two")
    sue.keyboard.press("Enter")
    expect(sue.locator(".queue .title")).to_have_count(1)
    sue.keyboard.press("j")
    sue.keyboard.press("Enter")
    expect(sue.locator("#decide")).to_be_visible()
    # Every field of the page is reached by Tab.
    wanted = js(
        sue,
        "document.querySelectorAll('main :is(select, textarea, button), main input:not([type=hidden])').length",
    )
    reached = set()
    for _ in range(120):
        sue.keyboard.press("Tab")
        reached.add(js(sue, "[...document.querySelectorAll('*')].indexOf(document.activeElement)"))
    fields = js(
        sue,
        "[...document.querySelectorAll('main :is(select, textarea, button), main input:not([type=hidden])')]"
        ".map(e => [...document.querySelectorAll('*')].indexOf(e))",
    )
    # Of radio buttons Tab reaches one; arrows reach the others.
    assert len(set(fields) - reached) <= 1
    assert wanted == len(fields)


def test_the_desk_works_without_a_script(sign_in: SignIn, desk_server: str) -> None:
    sue = sign_in("Sue", **DESKTOP, java_script_enabled=False)
    _enter(sue, desk_server, "", ("", "Without a script"), ("", "No"))
    sue.locator("#note").fill("Noted")
    sue.get_by_role("button", name="Add note").click()
    expect(sue.locator(".history")).to_contain_text("Noted")


def test_charts_have_a_size(sign_in: SignIn, desk_server: str) -> None:
    ada = sign_in("Ada", **PHONE)
    _enter(ada, desk_server, _TUNNEL, ("", "He owes 1 more card."), ("", "He owes 2 more cards."))
    ada.goto(f"{desk_server}/desk/stats")
    boxes = js(ada, "[...document.querySelectorAll('svg.chart')].map(e => e.getBoundingClientRect().height)")
    assert boxes
    assert min(boxes) > 40
