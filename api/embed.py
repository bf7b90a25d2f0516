"""The page that a site shows in an iframe: the widget alone, framed by the site's own pages and nobody else's."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files

from fastapi import APIRouter, Request, Response

from api import problems
from api.openapi import problems as answers
from api.sites import SiteRecord, Sites
from assistant.normalize import LANGUAGES
from assistant.service import QuestionError
from assistant.wording import load_wording
from rules import EDITIONS

router = APIRouter()
STYLE = "/embed.css"
SCRIPT = "/widget.js"
_POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
)


def policy(origins: tuple[str, ...]) -> str:
    """The Content-Security-Policy of the page; no origins: nobody may frame it."""
    return "; ".join((*_POLICY, " ".join(("frame-ancestors", *(origins or ("'none'",))))))


def page(site: SiteRecord, lang: str, edition: str | None) -> str:
    """The page's HTML, without inline styles or scripts."""
    wording = load_wording(lang)
    given = {
        "site-key": site.key,
        "lang": lang,
        "mode": "inline",
        "edition": edition,
        "accent": site.accent,
    }
    attributes = " ".join(f'{k}="{escape(v)}"' for k, v in given.items() if v is not None)
    title, about, without = (escape(wording.text(f"embed-{part}")) for part in ("title", "about", "noscript"))
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="robots" content="noindex">\n<meta name="description" content="{about}">\n'
        f'<title>{title}</title>\n<link rel="stylesheet" href="{STYLE}">\n'
        f'<script type="module" src="{SCRIPT}" async></script>\n</head>\n<body>\n'
        f'<main>\n<h1 class="apart">{title}</h1>\n'
        f"<konduktor-faq {attributes}></konduktor-faq>\n<noscript><p>{without}</p></noscript>\n</main>\n"
        "</body>\n</html>\n"
    )


@router.get(
    "/embed/{site_key}",
    response_class=Response,
    responses={
        **answers("unknown", "query", "database"),
        200: {"description": "The page", "content": {"text/html": {}}},
    },
    summary="The widget as a page for an iframe",
)
def embed(request: Request, site_key: str, lang: str | None = None, edition: str | None = None) -> Response:
    """The widget in ``lang`` (default: Accept-Language, of the site's languages) about ``edition``.

    Only pages at the origins of the site's record may frame it.
    """
    sites: Sites = request.app.state.sites
    site = sites.find(site_key)
    if site is None or not site.enabled:
        raise QuestionError("site_key", "unknown_site", site_key, None)
    languages, editions = site.languages or LANGUAGES, site.editions or tuple(EDITIONS)
    if lang is not None and lang not in languages:
        raise QuestionError("lang", "lang", lang, list(languages))
    if edition is not None and edition not in editions:
        raise QuestionError("edition", "edition", edition, list(editions))
    wanted = problems.accepted(request.headers.get("accept-language", ""))
    fallback = "en" if "en" in languages else languages[0]
    spoken = lang or next((x for x in wanted if x in languages), fallback)
    only = editions[0] if len(editions) == 1 else None
    return Response(
        page(site, spoken, edition or only),
        media_type="text/html",
        headers={
            "Content-Security-Policy": policy(site.origins),
            "Content-Language": spoken,
            "Vary": "Accept-Language",
            # A change of the site's record shows at once.
            "Cache-Control": "no-cache",
            "Referrer-Policy": "strict-origin",
            "X-Content-Type-Options": "nosniff",
        },
    )


@cache
def _style() -> bytes:
    return (files("api") / "pages" / "embed.css").read_bytes()


@router.get(
    STYLE,
    response_class=Response,
    responses={**answers(), 200: {"description": "Its style", "content": {"text/css": {}}}},
    summary="The style of the page for an iframe",
)
def style() -> Response:
    """The style sheet of the page."""
    headers = {"Cache-Control": "public, max-age=3600", "X-Content-Type-Options": "nosniff"}
    return Response(_style(), media_type="text/css", headers=headers)
