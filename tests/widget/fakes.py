"""Answers and failures put in the service's place, for states that a real one reaches only by accident."""

from __future__ import annotations

import copy
from typing import Any

from playwright.sync_api import Page, Route

_CORS = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Headers": "*",
    "Access-Control-Expose-Headers": "Retry-After",
}
CITATION: dict[str, Any] = {
    "passage_id": "doc#1",
    "document_id": "doc",
    "title": "Zasady gry",
    "lang": "pl",
    "edition": "europe",
    "section": "Tunele",
    "page": 4,
    "page_image": "/v1/passages/doc%231/page.png?quote_start=0&quote_end=8",
    "quote": "Dobierz 3 karty. Reszta.",
    "highlights": [[0, 16]],
    "authority": "publisher",
    "url": None,
    "rules": ["tunnel.reveal"],
    "automatic": False,
    "amends": None,
}
ANSWER: dict[str, Any] = {
    "id": "0123456789abcdef",
    "lang": "en",
    "edition": "europe",
    "edition_source": "request",
    "status": "answered",
    "kind": "rule",
    "answer": "Three cards are turned up.",
    "value": 3,
    "computation": None,
    "citations": [CITATION],
    "disagreements": [],
    "clarify": None,
    "suggestions": [],
    "understood": None,
    "asked": None,
    "confidence": 0.9,
    "versions": {},
}


def answer(**changes: Any) -> dict[str, Any]:
    """An answer of the contract with ``changes``."""
    return {**copy.deepcopy(ANSWER), **changes}


def citation(**changes: Any) -> dict[str, Any]:
    """A citation of the contract with ``changes``."""
    return {**copy.deepcopy(CITATION), **changes}


def reply(
    page: Page,
    body: object,
    status: int = 200,
    headers: dict[str, str] | None = None,
    *,
    path: str = "/v1/ask",
) -> list[Any]:
    """Answers each request to ``path`` on ``page`` with ``body`` from now on; the list fills with their bodies."""
    asked: list[Any] = []

    def handle(route: Route) -> None:
        if route.request.method == "OPTIONS":
            route.fulfill(status=204, headers=_CORS)
            return
        asked.append(route.request.post_data_json)
        route.fulfill(status=status, headers={**_CORS, **(headers or {})}, json=body)

    page.route(f"**{path}", handle)
    return asked


def hold(page: Page) -> list[Route]:
    """Keeps each question waiting; the list fills with what waits."""
    waiting: list[Route] = []

    def keep(route: Route) -> None:
        waiting.append(route)

    page.route("**/v1/ask", keep)
    return waiting
