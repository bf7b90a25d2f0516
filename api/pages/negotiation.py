"""What a caller wants: which language, and a page or data."""

from __future__ import annotations

from fastapi import Request

from api import problems
from assistant.normalize import LANGUAGES

# Each language by its own name, in the order of the language switch.
NATIVE_NAMES = {
    "tr": "Türkçe",
    "pl": "Polski",
    "kk": "Қазақша",
    "el": "Ελληνικά",
    "it": "Italiano",
    "en": "English",
}
assert set(NATIVE_NAMES) == set(LANGUAGES)


def page_language(request: Request, lang: str | None) -> str:
    """The language of a page: the one asked for, else the best of Accept-Language, else English."""
    return problems.known_language(lang, *problems.accepted(request.headers.get("accept-language", "")))


def wants_data(accept: str) -> bool:
    """Whether an Accept header prefers JSON to a page; a browser and one who takes anything get the page.

    >>> wants_data("application/json"), wants_data("text/html, */*;q=0.1"), wants_data("*/*")
    (True, False, False)
    >>> wants_data("application/json;q=0.5, text/html;q=0.4"), wants_data("application/json, text/html")
    (True, False)
    """
    weights = _weights(accept)
    return weights["application/json"] > weights["text/html"]


def wants_page(request: Request) -> bool:
    """Whether a page is what the caller reads: it names HTML, as browsers do, prefers it to JSON and sends no JSON."""
    weights = _weights(request.headers.get("accept", ""))
    is_json = "json" in request.headers.get("content-type", "")
    return not is_json and weights["text/html"] > 0 and weights["text/html"] >= weights["application/json"]


def _weights(accept: str) -> dict[str, float]:
    """How much an Accept header wants of each; 0 for what it does not name."""
    weights = {"application/json": 0.0, "text/html": 0.0}
    for part in accept.lower().split(","):
        kind, *parameters = (piece.strip() for piece in part.split(";"))
        if kind in weights:
            given = next((p[2:] for p in parameters if p.startswith("q=")), "1")
            try:
                weights[kind] = float(given)
            except ValueError:
                weights[kind] = 0.0
    return weights
