"""Templates filled in: everything is escaped, and every sentence is in the page's language."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any
from urllib.parse import urlencode

from fastapi import Request
from jinja2 import Environment
from markupsafe import Markup

from api.pages.assets import asset_address
from api.pages.calculators import CALCULATORS
from api.pages.negotiation import NATIVE_NAMES
from api.pages.symbols import SYMBOLS
from api.templates import environment
from api.widget_routes import SCRIPT
from assistant.cities import local_name
from assistant.normalize import capital as capital
from assistant.wording import load_wording
from corpus.model import Authority
from rules import EDITIONS

# "<", ">" and "&" could end a script element or begin a comment in it.
_HIDDEN = {ord(c): f"\\u{ord(c):04x}" for c in "<>&\u2028\u2029"}


@cache
def _environment() -> Environment:
    return environment(
        "pages",
        asset=asset_address,
        script=SCRIPT,
        languages=NATIVE_NAMES,
        editions=tuple(EDITIONS),
        calculators=CALCULATORS,
        symbols=SYMBOLS,
        address=address,
        capital=capital,
        segments=segments,
        as_json=as_json,
        authorities=tuple(Authority),
    )


def as_json(value: object) -> Markup:
    """JSON for a script element, in which nothing can end it."""
    return Markup(json.dumps(value, ensure_ascii=False).translate(_HIDDEN))  # noqa: S704 - escaped just here


def address(path: str, **query: object) -> str:
    """A path with those of the query's values that are not None, for the ``href`` of a link."""
    given = {name: value for name, value in query.items() if value is not None}
    return f"{path}?{urlencode(given, doseq=True)}" if given else path


def segments(quote: str, highlights: Sequence[Sequence[int]]) -> list[tuple[str, bool]]:
    """A quote in pieces, each with whether it is marked; spans that overlap or lie outside are left out.

    >>> segments("abcdef", [[2, 4], [3, 5]])
    [('ab', False), ('cd', True), ('ef', False)]
    """
    pieces: list[tuple[str, bool]] = []
    place = 0
    for start, end in sorted((span[0], span[1]) for span in highlights):
        if place <= start < end <= len(quote):
            pieces += [(quote[place:start], False), (quote[start:end], True)]
            place = end
    pieces.append((quote[place:], False))
    return [piece for piece in pieces if piece[0]]


def render(template: str, request: Request, lang: str, **values: Any) -> str:
    """A page. ``say(id, …)`` gives the sentence ``pages-id`` of the page's language, ``text`` any other message."""
    wording = load_wording(lang)

    def text(message: str, **variables: object) -> str:
        return wording.text(message, variables)

    def say(message: str, **variables: object) -> str:
        return wording.text(f"pages-{message}", variables)

    def named(kind: str, name: str) -> str:
        return wording.text(f"{kind}-{name}") if wording.has(f"{kind}-{name}") else name

    def here(other: str) -> str:
        """This page in another language."""
        kept: Mapping[str, list[str]] = {
            name: request.query_params.getlist(name) for name in request.query_params if name != "lang"
        }
        return address(request.url.path, lang=other, **kept)

    def names_of(kind: str, names: Iterable[str]) -> dict[str, str]:
        return {name: named(kind, name) for name in names}

    return (
        _environment()
        .get_template(template)
        .render(
            lang=lang,
            text=text,
            say=say,
            named=named,
            place=lambda name: local_name(name, lang),
            here=here,
            names_of=names_of,
            **values,
        )
    )
