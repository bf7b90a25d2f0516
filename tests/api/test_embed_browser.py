"""A real browser holds pages to what the service says: who may frame the widget, and who may read answers."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator

import pytest
import uvicorn
from playwright.sync_api import Browser, Page

from api.app import create_app
from api.settings import Settings
from api.sites import SiteRecord, Sites
from api.storage.migrate import make_ready
from tests.api.fakes import FakeAssistant, give
from tests.widget.shop import Shop, open_shop

KEY = "shop-a"
ASK = """async ([address, key]) => {
  const answer = await fetch(address + '/v1/ask', {
    method: 'POST', credentials: 'omit',
    headers: {'Content-Type': 'application/json', ...(key && {'X-Konduktor-Site': key})},
    body: JSON.stringify({question: 'Why?', lang: 'it'}),
  }).catch(error => ({status: 0, error}));
  return [answer.status, answer.json ? (await answer.json()).answer ?? null : null,
          answer.headers ? answer.headers.get('Retry-After') !== null : false];
}"""


@pytest.fixture(scope="module")
def shops(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Shop, Shop]]:
    """The address of a service, a shop that it knows and one that it does not."""
    app = give(create_app(Settings(data_dir=tmp_path_factory.mktemp("data"))), FakeAssistant())
    sites: Sites = app.state.sites
    make_ready(sites.store.url)
    listener = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", lifespan="off"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    with open_shop() as known, open_shop() as unknown:
        sites.add(SiteRecord(KEY, "A", (known.origin,), ("europe",), (), "#7a3b00"))
        sites.add(SiteRecord("once", "Once", (known.origin,), rate_limit="1/hour"))
        yield f"http://127.0.0.1:{listener.getsockname()[1]}", known, unknown
    server.should_exit = True
    thread.join(20)
    listener.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(locale="pl-PL")
    yield context.new_page()
    context.close()


def _framed(page: Page, shop: Shop, address: str) -> Page:
    page.goto(
        shop.put(f'<iframe src="{address}" title="Rules" width="600" height="600"></iframe>', policy="")
    )
    return page


def test_the_widget_answers_in_a_frame_of_its_site(shops: tuple[str, Shop, Shop], page: Page) -> None:
    service, known, _ = shops
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    _framed(page, known, f"{service}/embed/{KEY}")
    frame = page.frame_locator("iframe")
    frame.locator("konduktor-faq[edition=europe][lang=pl] textarea").fill("Dlaczego?")
    frame.locator("konduktor-faq textarea").press("Enter")
    frame.get_by_text("Answer to: Dlaczego?", exact=True).wait_for()
    assert [text for text in said if "Content Security Policy" in text or "Trusted" in text] == []


def test_nobody_else_may_frame_it(shops: tuple[str, Shop, Shop], page: Page) -> None:
    service, _, unknown = shops
    with page.expect_console_message(lambda message: "frame-ancestors" in message.text):
        _framed(page, unknown, f"{service}/embed/{KEY}")
    assert page.frame_locator("iframe").locator("konduktor-faq").count() == 0


def test_a_page_reads_answers_with_the_key_of_its_site(shops: tuple[str, Shop, Shop], page: Page) -> None:
    service, known, unknown = shops
    page.goto(known.put("", policy=""))
    assert page.evaluate(ASK, [service, KEY]) == [200, "Answer to: Why?", False]
    assert page.evaluate(ASK, [service, None]) == [0, None, False]
    assert page.evaluate(ASK, [service, "nobody"]) == [0, None, False]
    assert page.evaluate(ASK, [service, "once"])[0] == 200
    assert page.evaluate(ASK, [service, "once"]) == [429, None, True]
    page.goto(unknown.put("", policy=""))
    assert page.evaluate(ASK, [service, KEY]) == [0, None, False]
