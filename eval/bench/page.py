"""How long the pages take in a browser, beside an empty page: ``python -m eval.bench.page [ADDRESS]``.

The times are the browser's own performance entries, of first visits with nothing cached, on a phone's screen; visits to
the pages and to the empty one take turns, so that a busy machine slows both.
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import quote

from playwright.sync_api import Browser, sync_playwright

VISITS = 9
PATHS = {
    "first page": "/?lang=tr&edition=europe",
    "question": "/q?lang=tr&edition=europe&q=" + quote("Üçüncü istasyonu kurmak için kaç kart gerekir?"),
    "calculator": "/calculate/tunnel?lang=tr",
    "shop": "/demo/shop?lang=tr",
}
_EMPTY = b'<!DOCTYPE html><html lang="en"><title>Empty</title><p>.</p></html>'
_ENTRIES = """async () => {
  const seen = type => new Promise(done => {
    new PerformanceObserver(list => done(list.getEntries())).observe({ type, buffered: true });
    setTimeout(() => done([]), 500);
  });
  const [visit] = performance.getEntriesByType('navigation');
  const files = performance.getEntriesByType('resource');
  const largest = await seen('largest-contentful-paint');
  const shifts = await seen('layout-shift');
  return {
    'first byte, ms': visit.responseStart,
    'first paint, ms': performance.getEntriesByName('first-contentful-paint')[0].startTime,
    'largest paint, ms': largest.at(-1).startTime,
    'loaded, ms': visit.loadEventEnd,
    'kB sent': (visit.transferSize + files.reduce((sum, f) => sum + f.transferSize, 0)) / 1000,
    'requests': 1 + files.length,
    'shift': shifts.reduce((sum, s) => sum + s.value, 0),
  };
}"""
Figures = dict[str, float]


@contextmanager
def _empty_page() -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(_EMPTY)))
            self.end_headers()
            self.wfile.write(_EMPTY)

        def log_message(self, *args: object) -> None:
            """Says nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


@contextmanager
def _service() -> Iterator[str]:
    command = [sys.executable, "-m", "api.cli", "serve", "--port", "0"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)  # noqa: S603 - our own command
    assert process.stderr is not None
    address, ready = "", False
    for line in process.stderr:
        if "running on" in line:
            address = line.split("running on ")[1].split()[0]
        ready = ready or "ready: index" in line
        if address and ready:
            break
    try:
        yield address
    finally:
        process.terminate()
        process.wait(timeout=20)
        process.stderr.close()


def _visit(browser: Browser, address: str) -> Figures:
    context = browser.new_context(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    found: Figures = page.evaluate(_ENTRIES)
    context.close()
    return found


def measure(service: str) -> dict[str, Figures]:
    """The medians of each page's figures, and under ``÷`` the times as ratios to the empty page's."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        raise SystemExit("there is no Chromium here: apt-get install chromium")
    taken: dict[str, list[Figures]] = {name: [] for name in ("empty", *PATHS)}
    with _empty_page() as empty, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--headless", "--no-sandbox"])
        addresses = {"empty": empty, **{name: service + p for name, p in PATHS.items()}}
        for address in addresses.values():  # the first visit of all is not like the others
            _visit(browser, address)
        for _ in range(VISITS):
            for name, address in addresses.items():
                taken[name].append(_visit(browser, address))
        browser.close()
    medians = {
        name: {key: statistics.median(v[key] for v in visits) for key in visits[0]}
        for name, visits in taken.items()
    }
    for name in PATHS:
        for key in ("first paint, ms", "largest paint, ms", "loaded, ms"):
            medians[name][key.replace(", ms", " ÷ empty")] = medians[name][key] / medians["empty"][key]
    return medians


def main() -> None:
    """Prints the figures of a service that is already running at an address, or of one started for it."""
    if len(sys.argv) > 1:
        found = measure(sys.argv[1].rstrip("/"))
    else:
        with _service() as address:
            found = measure(address)
    for name, figures in found.items():
        for key, value in figures.items():
            sys.stdout.write(f"{name:12} {key:24} {value:.2f}\n")


if __name__ == "__main__":
    main()
