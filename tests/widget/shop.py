"""A shop's pages: a small server of another origin than the service, with a strict policy of its own."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

# What docs/widget.md asks of a page, and nothing more.
POLICY = (
    "default-src 'none'; script-src {service}; connect-src {service}; style-src 'self'; img-src 'self'; "
    "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
)
CALM = "body { margin: 16px; font: 16px/1.4 serif; } h1 { font-size: 28px; }"
# What pages do to everything, on purpose or not.
HOSTILE = """
html { font-size: 62.5%; letter-spacing: 4px; text-transform: uppercase; }
* { box-sizing: content-box !important; color: #fff !important; background: #fff !important; margin: 40px !important;
    font: italic 7px/1 fantasy !important; text-align: right !important; float: left !important;
    cursor: none !important; white-space: nowrap !important; user-select: none !important; text-indent: 30em !important;
    word-spacing: 2em !important; visibility: hidden; --paper: red; --ink: red; --accent: red; }
div, section, article, button, textarea, p, figure, dialog, svg { display: none !important; width: 3px !important; }
"""


@dataclass
class Shop:
    """The pages by path: HTML, or a style sheet where the path ends so."""

    service: str
    origin: str = ""
    pages: dict[str, tuple[str, dict[str, str]]] = field(default_factory=dict)

    def put(
        self, body: str, *, lang: str = "en", direction: str = "ltr", css: str = CALM, policy: str = POLICY
    ) -> str:
        """The address of a new page around ``body`` that loads the widget's script."""
        number = len(self.pages)
        self.pages[f"/{number}.css"] = (css, {"Content-Type": "text/css"})
        html = (
            f'<!DOCTYPE html><html lang="{lang}" dir="{direction}"><head><meta charset="utf-8"><title>A game</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<link rel="stylesheet" href="/{number}.css">'
            f'<script type="module" src="{self.service}/widget.js" async></script></head>'
            f"<body><main><h1>A game</h1>{body}</main></body></html>"
        )
        headers = {"Content-Type": "text/html; charset=utf-8"}
        if policy:
            headers["Content-Security-Policy"] = policy.format(service=self.service)
        self.pages[f"/{number}"] = (html, headers)
        return f"{self.origin}/{number}"


@contextmanager
def open_shop() -> Iterator[Shop]:
    """A shop that is served while the context lasts."""
    shop = Shop("")

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body, headers = shop.pages.get(self.path, ("", {}))
            content = body.encode()
            self.send_response(200 if body else 404)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *args: object) -> None:
            """Says nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    shop.origin = f"http://localhost:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield shop
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
