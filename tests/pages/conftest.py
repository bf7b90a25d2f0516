"""Pages in a real browser, with and without a script, from a real server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

# Collected before anything of the page runs.
_WATCH = """
window.violations = [];
document.addEventListener('securitypolicyviolation', e => violations.push(e.violatedDirective + ' ' + e.blockedURI));
window.shift = 0;
new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) shift += e.value; })
  .observe({ type: 'layout-shift', buffered: true });
"""


class Open(Protocol):
    """Opens a page."""

    def __call__(self, path: str, **options: Any) -> Page:
        """The page at a path of the server, in a context with Playwright's ``options``."""


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Open]:
    """Opens pages; none may have an error, break its policy or ask anybody else for anything."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []
    elsewhere: list[str] = []

    def opened(path: str, **options: Any) -> Page:
        context = browser.new_context(**options)
        contexts.append(context)
        context.add_init_script(_WATCH)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("request", lambda r: None if r.url.startswith(server) else elsewhere.append(r.url))
        page.on("console", lambda m: errors.append(m.text) if "Content Security Policy" in m.text else None)
        page.goto(server + path)
        return page

    yield opened
    for context in contexts:
        assert context.cookies() == []
        context.close()
    assert errors == []
    assert elsewhere == []
