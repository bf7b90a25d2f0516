"""A shop's product page that embeds the widget as any shop would: one script tag and a strict policy of its own."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from api.openapi import problems as answers
from api.pages.negotiation import page_language
from api.pages.rendering import render
from api.pages.sending import send_page
from api.settings import Settings
from assistant.suggestions import frequent
from assistant.wording import load_wording
from rules import EDITIONS, load_edition

router = APIRouter()
DEFAULT_EDITION = "europe"
_SUGGESTED = 3
# What docs/widget.md asks of a page; 'self' where the service is this one.
_POLICY = (
    "default-src 'none'; script-src {service}; connect-src {service}; style-src 'self'; img-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types 'none'"
)


@router.get(
    "/demo/shop",
    response_class=Response,
    responses={**answers(), 200: {"description": "The page", "content": {"text/html": {}}}},
    summary="A shop's page with the widget",
)
def shop(request: Request, lang: str | None = None, edition: str | None = None) -> Response:
    """A product page about ``edition`` in ``lang``. The widget comes from the service that the settings name."""
    settings: Settings = request.app.state.settings
    spoken = page_language(request, lang)
    shown = edition if edition in EDITIONS else DEFAULT_EDITION
    wording = load_wording(spoken)
    html = render(
        "shop.html",
        request,
        spoken,
        edition=shown,
        title=wording.text("pages-shop-title", {"edition": wording.text(f"edition-{shown}")}),
        facts=_facts(spoken, shown),
        suggested=frequent(spoken, shown)[:_SUGGESTED],
        service=settings.demo_service or "",
        site_key=settings.demo_site,
    )
    policy = _POLICY.format(service=settings.demo_service or "'self'")
    return send_page(request, html, spoken, policy=policy, headers={"X-Robots-Tag": "noindex"})


def _facts(lang: str, edition: str) -> list[tuple[str, Any]]:
    """What stands in the product's table: a label and a value each."""
    wording, data = load_wording(lang), load_edition(edition)
    players = f"{data.number('setup.players_min')}–{data.number('setup.players_max')}"
    found: list[tuple[str, Any]] = [
        (wording.text("pages-shop-players"), players),
        (wording.text("pages-shop-trains"), data.number("setup.trains")),
    ]
    if "setup.stations" in data.entries:
        found.append((wording.text("pages-shop-stations"), data.number("setup.stations")))
    return found
