"""Feedback over HTTP: a thumb up or down on an answer, from the widget or from the form of a page without a script."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qs

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from starlette.concurrency import run_in_threadpool

from api import problems
from api.cors import site_of
from api.dependencies import Body, assistant_of
from api.limits import wait_of
from api.openapi import json_body
from api.openapi import problems as answers
from api.origins import same_origin
from api.pages.negotiation import page_language
from api.pages.questions import read_asked
from api.pages.rendering import render
from api.pages.sending import send_page
from api.requests import FIELDS, read_question
from api.routes import fitted
from api.storage import StorageProblem, Store
from api.storage.feedback import Feedback
from api.thumbs import MAX_REASON, MAX_SHOWN, STATUSES, Thumb, keep_thumb
from assistant.normalize import LANGUAGES
from assistant.service import MAX_QUESTION, QuestionError, check
from assistant.service import Request as Question
from rules import EDITIONS

router = APIRouter()

_OURS = ("thumb", "reason", "shown")
_THUMBS = ("up", "down")
_ALLOWED_CONTROLS = frozenset("\n\t\r")
SCHEMA: dict[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "required": ["question", "thumb", "shown"],
    "properties": {
        "question": {"type": "string", "minLength": 1, "maxLength": MAX_QUESTION},
        "lang": {"enum": list(LANGUAGES)},
        "edition": {"enum": list(EDITIONS)},
        "players": {"type": "integer", "minimum": 2, "maximum": 5},
        "context": {"$ref": "#/components/schemas/ContextBody"},
        "thumb": {"enum": list(_THUMBS)},
        "reason": {"type": "string", "maxLength": MAX_REASON},
        "shown": {
            "type": "object",
            "additionalProperties": False,
            "required": ["status", "answer"],
            "description": "what the visitor saw",
            "properties": {
                "status": {"enum": list(STATUSES)},
                "answer": {
                    "type": "string",
                    "maxLength": MAX_SHOWN,
                    "description": "the beginning of its text",
                },
            },
        },
    },
}


@router.post(
    "/v1/feedback",
    status_code=201,
    responses={
        **answers("body", "index", "database"),
        201: {
            "description": "It is kept",
            "content": {
                "application/json": {
                    "schema": {
                        "type": "object",
                        "properties": {
                            "id": {"type": "string", "description": "by which it can be forgotten"},
                            "same": {"type": "boolean", "description": "whether the answer is the one shown"},
                        },
                    }
                }
            },
        },
    },
    openapi_extra=json_body(SCHEMA),
    summary="Say whether an answer helped",
)
def post_feedback(body: Body, request: Request) -> Response:
    """Keeps the question with a thumb up or down and the answer that it gets now; nothing else of who sent it."""
    question, thumb = read_feedback(body)
    site = site_of(request)
    if site is not None:
        question = fitted(question, site)
    row = _kept(request, question, thumb)
    return JSONResponse({"id": row.id, "same": row.same}, status_code=201)


def _kept(request: Request, question: Question, thumb: Thumb) -> Feedback:
    store: Store = request.app.state.sites.store
    return keep_thumb(store, question, thumb, assistant_of(request).ask(question))


def read_feedback(raw: Mapping[str, Any]) -> tuple[Question, Thumb]:
    """The question and what is said of its answer. Raises QuestionError that names the first field that is wrong."""
    for name in raw:
        if name not in (*FIELDS, *_OURS):
            raise QuestionError(name, "unknown", name, [*FIELDS, *_OURS])
    question = read_question({k: v for k, v in raw.items() if k in FIELDS})
    check(question)
    thumb = raw.get("thumb")
    if thumb is None:
        raise QuestionError("thumb", "missing", None, list(_THUMBS))
    if thumb not in _THUMBS:
        raise QuestionError("thumb", "field", thumb, list(_THUMBS))
    shown = raw.get("shown")
    if shown is None:
        raise QuestionError("shown", "missing", None, {"type": "object"})
    if not isinstance(shown, dict):
        raise QuestionError("shown", "type", shown, {"type": "object"})
    for name in shown:
        if name not in ("status", "answer"):
            raise QuestionError(f"shown.{name}", "unknown", name, ["status", "answer"])
    if shown.get("status") not in STATUSES:
        raise QuestionError("shown.status", "field", shown.get("status"), list(STATUSES))
    text = _text("shown.answer", shown.get("answer"), MAX_SHOWN)
    reason = None if raw.get("reason") is None else _text("reason", raw["reason"], MAX_REASON).strip()
    return question, Thumb("up" if thumb == "up" else "down", reason or None, shown["status"], text)


def _text(field: str, value: object, most: int) -> str:
    if not isinstance(value, str):
        raise QuestionError(field, "type", value, {"type": "string"})
    if len(value) > most:
        allowed = {"min": 0, "max": most, "unit": "characters"}
        raise QuestionError(field, "field", f"{len(value)}", allowed)
    if any(unicodedata.category(c) in ("Cc", "Cs") and c not in _ALLOWED_CONTROLS for c in value):
        raise QuestionError(field, "characters", value, {"type": "string", "without": ["Cc", "Cs"]})
    return value


_PAGE: dict[int | str, dict[str, Any]] = {
    200: {"description": "A word of thanks, as a page", "content": {"text/html": {}}}
}


@router.post(
    "/feedback",
    response_class=Response,
    responses={**answers("form", "index"), **_PAGE},
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {
                "application/x-www-form-urlencoded": {
                    "schema": {
                        "type": "object",
                        "required": ["q", "thumb", "status", "answer"],
                        "properties": {
                            "q": {"type": "string", "maxLength": MAX_QUESTION, "description": "the question"},
                            "lang": {"enum": list(LANGUAGES)},
                            "edition": {"enum": list(EDITIONS)},
                            "players": {"enum": ["2", "3", "4", "5"]},
                            "thumb": {"enum": list(_THUMBS)},
                            "reason": {"type": "string", "maxLength": MAX_REASON},
                            "status": {"enum": list(STATUSES)},
                            "answer": {"type": "string", "maxLength": MAX_SHOWN},
                        },
                    }
                }
            },
        }
    },
    summary="Say whether an answer helped, by a form",
)
async def form_feedback(request: Request) -> Response:
    """What ``POST /v1/feedback`` does, for the form of the page; a form of another origin is turned away."""
    given = parse_qs((await request.body()).decode("utf-8", "replace"))

    def one(name: str) -> str:
        return next(iter(given.get(name, ())), "")

    spoken = page_language(request, one("lang"))
    request.state.lang = spoken
    wait = wait_of(request)
    back = "/"
    message, status = "feedback-thanks", 200
    values: dict[str, Any] = {}
    try:
        asked = read_asked(given)
        back = asked.address
        origin = request.headers.get("origin")
        if origin is not None and not same_origin(
            origin, request.headers.get("host"), request.headers.get("sec-fetch-site")
        ):
            message, status = "feedback-elsewhere", 403
        elif wait is not None:
            message, status, values = "pages-busy", 429, {"n": wait}
        else:
            raw = {
                "question": asked.question,
                "lang": asked.lang,
                "edition": asked.edition,
                "players": asked.players,
                "thumb": one("thumb") or None,
                "reason": one("reason").replace("\r\n", "\n")[:MAX_REASON] or None,
                "shown": {
                    "status": one("status"),
                    # A form sends line breaks its own way.
                    "answer": one("answer").replace("\r\n", "\n")[:MAX_SHOWN],
                },
            }
            question, thumb = read_feedback({k: v for k, v in raw.items() if v is not None})
            await run_in_threadpool(_kept, request, question, thumb)
    except QuestionError:
        message, status = "feedback-wrong", 422
    except problems.NotReady:
        message, status = "pages-not-ready", 503
    except StorageProblem as problem:
        problems.log.error("feedback is not kept: %s", problem)
        message, status = "feedback-no-database", 503
    html = render("feedback.html", request, spoken, message=message, values=values, back=back)
    headers = {"X-Robots-Tag": "noindex", "Cache-Control": "no-store"}
    if wait is not None:
        headers["Retry-After"] = str(wait)
    return send_page(request, html, spoken, status=status, headers=headers)
