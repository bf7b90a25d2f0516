"""Disputes over HTTP: verdicts on claims, the permanent address of a kept one, and its letter."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from dataclasses import replace
from datetime import datetime
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from api import problems
from api.dependencies import Body, assistant_of
from api.desk.casework import events
from api.desk.dispute_view import decided_words
from api.dispute_input import MAX_CLAIM, MAX_HAPPENED, MAX_NAME, MOST_CLAIMS, read_dispute
from api.ledger import Entry, Ledger
from api.openapi import json_body
from api.openapi import problems as answers
from api.pages.negotiation import NATIVE_NAMES, page_language, wants_data
from api.replay import keep, pending_changes
from assistant.disputed import Judgement
from assistant.letters import STYLE, Letter, as_html, as_text, letter
from assistant.normalize import LANGUAGES
from assistant.service import QuestionError
from assistant.verdicts import judge
from assistant.wording import load_wording
from rules import EDITIONS, computations

router = APIRouter()

Form = Literal["txt", "html", "pdf"]
_TEXT = {"type": "string", "minLength": 1, "maxLength": MAX_CLAIM}
_LANG = {"enum": list(LANGUAGES)}
SCHEMA: dict[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "required": ["claims"],
    "properties": {
        "claims": {
            "type": "array",
            "minItems": 2,
            "maxItems": MOST_CLAIMS,
            "items": {
                "type": "object",
                "additionalProperties": False,
                "required": ["text"],
                "properties": {
                    "text": _TEXT,
                    "lang": _LANG,
                    "by": {"type": "string", "minLength": 1, "maxLength": MAX_NAME},
                },
            },
        },
        "happened": {"type": "string", "maxLength": MAX_HAPPENED},
        "lang": _LANG,
        "edition": {"enum": list(EDITIONS)},
        "players": {"type": "integer", "minimum": 2, "maximum": 5},
        "facts": {
            "type": "object",
            "additionalProperties": False,
            "required": ["name", "inputs"],
            "properties": {"name": {"enum": sorted(computations())}, "inputs": {"type": "object"}},
        },
        "keep": {"type": "boolean", "default": False},
    },
}
# A kept dispute is for those who have its address: not for search engines, caches or the pages it links to.
_HEADERS = {
    "Cache-Control": "private, no-cache",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex, nofollow",
    "X-Content-Type-Options": "nosniff",
    "Vary": "Accept, Accept-Language",
}
_STYLE_HASH = b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY = (
    f"default-src 'none'; style-src 'sha256-{_STYLE_HASH}'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)


@router.post(
    "/v1/disputes",
    responses={
        **answers("body", "index"),
        201: {"description": "The dispute was kept; Location is its address"},
    },
    openapi_extra=json_body(SCHEMA),
    summary="Judge a dispute",
)
def post_dispute(body: Body, request: Request) -> Response:
    """Gives a verdict on every claim; with ``keep`` the dispute is stored and gets an address."""
    kept = body.pop("keep", False)
    if not isinstance(kept, bool):
        raise QuestionError("keep", "field", kept, [True, False])
    if kept and request.app.state.settings.keep_disputes == "staff":
        raise QuestionError("keep", "field", kept, [False])
    dispute = read_dispute(body)
    judgement = judge(assistant_of(request), dispute)
    if not kept:
        return JSONResponse(judged(judgement))
    entry = keep(ledger_of(request), dispute, judgement)
    address = f"/d/{entry.dispute_id}"
    told = {"id": entry.dispute_id, "address": address, **judged(judgement)}
    return JSONResponse(told, status_code=201, headers={"Location": address})


def judged(judgement: Judgement) -> dict[str, Any]:
    """A judgement as programs get it."""
    return judgement.to_dict()


def ledger_of(request: Request) -> Ledger:
    """The ledger of the service's database."""
    return Ledger(request.app.state.sites.store)


def _found(request: Request, dispute_id: str) -> Entry:
    entry = ledger_of(request).dispute(dispute_id) if len(dispute_id) <= 32 else None
    if entry is None:
        raise QuestionError("dispute_id", "unknown_dispute", dispute_id, None)
    if not entry.whole:
        problems.log.error("dispute %s was changed in the database", dispute_id)
        raise QuestionError("dispute_id", "tampered", dispute_id, None)
    if entry.forgotten:
        raise QuestionError("dispute_id", "forgotten", dispute_id, None)
    return entry


def day(moment: datetime) -> str:
    """The day of a moment, in UTC."""
    return moment.date().isoformat()


@router.get(
    "/d/{dispute_id}", responses=answers("unknown", "database"), summary="A kept dispute, as it was judged"
)
def kept_dispute(
    dispute_id: str, request: Request, lang: Annotated[str | None, Query(description="of the page")] = None
) -> Response:
    """Read-only: the verdicts with the versions that they rest on, as a page or, by Accept, as JSON."""
    code = page_language(request, lang)
    request.state.lang = code
    entry = _found(request, dispute_id)
    if wants_data(request.headers.get("accept", "")):
        pending = [
            {"number": c.number, **c.content}
            for c in pending_changes(ledger_of(request), dispute_id)
            if c.whole
        ]
        data = {
            "id": entry.dispute_id,
            "created_at": entry.created_at.isoformat(),
            "number": entry.number,
            "hash": entry.hash,
            **entry.content,
            "pending_changes": pending,
            "decided_otherwise": _decided_otherwise(request, dispute_id),
        }
        return JSONResponse(data, headers=_HEADERS)
    return _page(request, entry, code)


def _page(request: Request, entry: Entry, lang: str) -> Response:
    here = f"/d/{entry.dispute_id}"
    others = [(code, f"{here}?lang={code}", NATIVE_NAMES[code]) for code in LANGUAGES if code != lang]
    others += [(lang, f"{here}/letter.{form}?lang={lang}", form.upper()) for form in ("txt", "pdf")]
    html = as_html(_letter(request, entry, lang), others=others)
    headers = {**_HEADERS, "Content-Security-Policy": POLICY, "Content-Language": lang}
    return Response(html, media_type="text/html; charset=utf-8", headers=headers)


def _letter(request: Request, entry: Entry, lang: str) -> Letter:
    base = str(request.base_url)
    link = f"{base.rstrip('/')}/d/{entry.dispute_id}"
    made = letter(entry.content, lang, date=day(entry.created_at), link=link, base=base)
    if _decided_otherwise(request, entry.dispute_id):
        note = load_wording(lang).text("dispute-decided-otherwise")
        made = replace(made, facts=(note, *made.facts))
    return made


def _decided_otherwise(request: Request, dispute_id: str) -> bool:
    """Whether staff decided otherwise; what they decided is for those whom they tell."""
    return decided_words(events(ledger_of(request).store, "dispute", dispute_id)) is not None


@router.get(
    "/d/{dispute_id}/letter.{form}",
    responses=answers("unknown", "database", "query"),
    response_class=Response,
    summary="The letter of a kept dispute",
)
def kept_letter(dispute_id: str, form: str, request: Request, lang: str | None = None) -> Response:
    """The verdicts as a letter: ``txt``, ``html`` or ``pdf``, in ``lang`` (default: Accept-Language)."""
    if lang is not None and lang not in LANGUAGES:
        raise QuestionError("lang", "lang", lang, list(LANGUAGES))
    code = page_language(request, lang)
    request.state.lang = code
    if form not in ("txt", "html", "pdf"):
        raise QuestionError("form", "field", form, ["txt", "html", "pdf"])
    entry = _found(request, dispute_id)
    made = _letter(request, entry, code)
    name = f"{load_wording('en').text('dispute-title').lower().replace(' ', '-')}-{code}.{form}"
    headers = {**_HEADERS, "Content-Language": code, "Content-Disposition": f'inline; filename="{name}"'}
    if form == "txt":
        return PlainTextResponse(as_text(made), headers=headers)
    if form == "html":
        page = {**headers, "Content-Security-Policy": POLICY}
        return Response(as_html(made), media_type="text/html; charset=utf-8", headers=page)
    from assistant.letter_pdf import as_pdf  # fonts are read only where they are needed

    return Response(as_pdf(made), media_type="application/pdf", headers=headers)
