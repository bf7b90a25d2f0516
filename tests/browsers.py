"""One real browser for all tests that need one, and what looks at a page from outside of it."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

WIDGET = Path(__file__).resolve().parents[1] / "api" / "widget"
# A machine that is busy with other tests is slow, and that is no fault of a page.
expect.set_options(timeout=20_000)
_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-quic",
    "--no-first-run",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; without one the test is skipped."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        pytest.skip("there is no Chromium here: apt-get install chromium")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=list(_FLAGS))
        yield started
        started.close()


@pytest.fixture(scope="session")
def node_modules() -> Path:
    """The build tools, installed where Node is and its registry can be reached; else the test is skipped."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        pytest.skip("there is no Node here: the script is taken as it was committed")
    folder = WIDGET / "node_modules"
    lock = (WIDGET / "package-lock.json").read_bytes()
    mark = folder / ".lock-of-tests"
    if not mark.is_file() or mark.read_bytes() != lock:
        got = subprocess.run(
            ["npm", "ci", "--no-audit", "--no-fund"], cwd=WIDGET, capture_output=True, text=True, timeout=300
        )
        if got.returncode:
            pytest.skip(f"npm ci failed, the package registry may be out of reach: {got.stderr[-200:]}")
        mark.write_bytes(lock)
    return folder


@pytest.fixture(scope="session")
def axe(node_modules: Path) -> str:
    """The source of axe-core, which npm installs."""
    return (node_modules / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def findings(page: Page, axe: str) -> list[Any]:
    """What axe-core finds on a page: the rule, its weight and the places."""
    session = page.context.new_cdp_session(page)
    session.send("Runtime.evaluate", {"expression": axe})
    session.detach()
    found: list[Any] = js(
        page,
        "axe.run(document, {resultTypes: ['violations']}).then(r => "
        "r.violations.map(v => [v.id, v.impact, v.nodes.map(n => [n.target.flat().join(' '), n.failureSummary])]))",
    )
    return found


def js(page: Page, expression: str) -> Any:
    """The value of an expression (awaited), also on a page whose policy forbids eval."""
    session = page.context.new_cdp_session(page)
    found = session.send(
        "Runtime.evaluate", {"expression": expression, "returnByValue": True, "awaitPromise": True}
    )
    session.detach()
    assert "exceptionDetails" not in found, found["exceptionDetails"]
    return found["result"].get("value")
