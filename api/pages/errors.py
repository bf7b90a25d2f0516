"""How an error leaves the service: a page in the reader's language where pages are read, a problem where data is."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from fastapi import Request, Response

from api import problems
from api.pages.negotiation import wants_page
from api.pages.rendering import render
from api.pages.sending import POLICY, send_page

# What a reader is told instead of what a programmer is told, by the problem's type.
_TOLD = {
    "not-found": "pages-lost",
    "method": "pages-lost",
    "request": "pages-lost",
    "body-too-long": "pages-too-large",
}
_VARY = "Accept, Accept-Language"
# A page of the service in a frame is empty; why a site's box does not come may be said there. It does nothing.
_FRAMED = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'"


def error_response(
    request: Request, body: dict[str, Any], headers: Mapping[str, str] | None = None
) -> Response:
    """The problem ``body`` as problem details, or as a page for who reads pages. No copy of it is kept by anybody."""
    sent = {"Vary": _VARY, "Cache-Control": "no-store", **(headers or {})}
    if not wants_page(request):
        return problems.response(body, sent)
    lang, status = problems.language_of(request), int(body["status"])
    if request.url.path.startswith("/embed/"):
        return send_page(request, _framed(lang, body), lang, status=status, policy=_FRAMED, headers=sent)
    told = _TOLD.get(str(body["type"]).removeprefix(problems.TYPES))
    html = render("error.html", request, lang, title=body["title"], detail=body["detail"], told=told)
    return send_page(request, html, lang, status=status, policy=POLICY, headers=sent)


def _framed(lang: str, body: Mapping[str, Any]) -> str:
    title, detail = escape(str(body["title"])), escape(str(body["detail"]))
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="robots" content="noindex">\n<title>{title}</title>\n'
        '<link rel="stylesheet" href="/embed.css">\n</head>\n'
        f"<body>\n<main>\n<h1>{title}</h1>\n<p>{detail}</p>\n</main>\n</body>\n</html>\n"
    )
