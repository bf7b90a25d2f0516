"""A real browser, a real service with a site of its own, and a shop of another origin."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from api.settings import Settings
from assistant.service import Assistant
from tests.browsers import WIDGET, js
from tests.conftest import ROOT
from tests.serving import running
from tests.widget.shop import Shop, open_shop

SITE = "shop-under-test"
# Collected before anything of the page runs.
_WATCH = """
window.violations = [];
document.addEventListener('securitypolicyviolation', e => violations.push(e.violatedDirective + ' ' + e.blockedURI));
window.events = [];
for (const kind of ['answer', 'feedback', 'error'])
  addEventListener('konduktor:' + kind, e => events.push([kind, e.detail]));
"""


__all__ = ["WIDGET", "Open", "js", "no_assistant", "put_question", "tag"]


def no_assistant() -> Assistant:
    """Stands for an index that cannot be opened."""
    raise OSError("no index")


@pytest.fixture(scope="session")
def shop(assistant: Assistant, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shop]:
    """A shop whose site key the service knows. The service has a database of its own beside the current index."""
    del assistant  # the index exists now
    data = tmp_path_factory.mktemp("data")
    settings = Settings()
    for name in ("index", "documents"):
        if (settings.data_dir / name).is_dir():
            (data / name).symlink_to((settings.data_dir / name).resolve())
    with open_shop() as opened:
        _add_site(data, opened.origin)
        with running(_data(data)) as (address, _):
            opened.service = address
            yield opened


def _data(folder: Path) -> dict[str, str]:
    return {"KONDUKTOR_DATA_DIR": str(folder)}


def _add_site(data: Path, origin: str) -> None:
    command = [sys.executable, "-m", "api.cli", "sites", "add", "Shop", "--key", SITE, "--origin", origin]
    command += ["--rate", "1000/minute"]
    subprocess.run(command, check=True, cwd=ROOT, env=os.environ | _data(data), capture_output=True)


class Open(Protocol):
    """Opens a page."""

    def __call__(self, address: str, **options: Any) -> Page:
        """A page at ``address`` in a context with Playwright's ``options``, the widget's script run."""


@pytest.fixture
def visit(browser: Browser) -> Iterator[Open]:
    """Opens pages that collect violations of their policy and the widget's events; no page may have an error."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def opened(address: str, **options: Any) -> Page:
        context = browser.new_context(**options)
        contexts.append(context)
        context.add_init_script(_WATCH)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(address)
        page.locator("konduktor-faq .box").first.wait_for(state="attached")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert errors == []


def tag(**attributes: str) -> str:
    """The element with ``attributes`` (``_`` for ``-``) and the shop's site key."""
    given = {"site_key": SITE, **attributes}
    inside = " ".join(f'{name.replace("_", "-")}="{value}"' for name, value in given.items())
    return f"<konduktor-faq {inside}></konduktor-faq>"


def put_question(page: Page, question: str, place: int = 0) -> None:
    """Types a question and waits for what comes of it."""
    widget = page.locator("konduktor-faq").nth(place)
    before = widget.locator("article").count()
    widget.locator("textarea").fill(question)
    widget.locator("textarea").press("Enter")
    expect(widget.locator("article")).to_have_count(before + 1, timeout=30_000)
