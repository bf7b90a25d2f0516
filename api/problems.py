"""Errors as people and programs get them: RFC 9457 problem details, in the language asked for."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from fastapi import Request
from fastapi.responses import JSONResponse

from assistant.normalize import LANGUAGES
from assistant.service import MAX_QUESTION, QuestionError
from assistant.wording import load_wording
from corpus.errors import IngestError
from indexer.errors import IndexProblem
from rules import MissingInputError, RuleError
from rules.errors import UnknownInputError

log = logging.getLogger("konduktor")
MEDIA_TYPE = "application/problem+json"
TYPES = "https://konduktor.invalid/problems/"
# The HTTP status of each kind of problem; every other kind is a field that is not valid: 422.
STATUS = {
    "body": 400,
    "request": 400,
    "sign_in": 401,
    "role": 403,
    "csrf": 403,
    "site": 403,
    "site_origin": 403,
    "not_found": 404,
    "unknown_computation": 404,
    "unknown_passage": 404,
    "unknown_document": 404,
    "unknown_site": 404,
    "unknown_dispute": 404,
    "no_page": 404,
    "no_original": 404,
    "method": 405,
    "tampered": 409,
    "forgotten": 410,
    "body_too_long": 413,
    "media_type": 415,
    "rate_limit": 429,
    "internal": 500,
    "not_ready": 503,
    "busy": 503,
    "no_index": 503,
    "no_database": 503,
}
_QUESTION = {"min": 1, "max": MAX_QUESTION, "unit": "characters"}
_NO_CONTROLS = {"type": "string", "without": ["Cc", "Cs"]}
_PYTHON = {"string": str, "integer": int, "array": list, "object": dict}
_SHOWN = 120


class NotReady(Exception):  # noqa: N818 - a state of the service, not a programming error
    """The service cannot answer now: ``not_ready`` while the index is being loaded, ``no_index`` when it cannot be,
    ``busy`` while too much is being drawn.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


def _text(value: object) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case list() | tuple():
            return ", ".join(_text(v) for v in value)
        case dict() if value.keys() >= {"min", "max"}:
            return f"{value['min']}–{value['max']}"
        case dict() if "max" in value and "form" not in value:
            return f"≤ {value['max']}"
        case dict():
            return ", ".join(f"{k}: {_text(v)}" for k, v in value.items())
        case _:
            return str(value)


def shown(value: object) -> str:
    """A value as text that any output can carry: short, no lone surrogates, no control characters."""
    try:
        text = _text(value)
    except (ValueError, RecursionError):  # an integer or a nesting too large to print
        text = "…"
    clean = "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in text[: _SHOWN + 1])
    return clean if len(clean) <= _SHOWN else clean[: _SHOWN - 1] + "…"


def known_language(*candidates: str | None) -> str:
    """The first of the candidates that is one of ours; English otherwise."""
    return next((c for c in candidates if c in LANGUAGES), "en")


def problem(
    kind: str,
    lang: str,
    *,
    field: str | None = None,
    given: object = None,
    allowed: object = None,
    detail: str | None = None,
) -> dict[str, Any]:
    """A problem details object. ``kind`` is the error's message id without ``error-``.

    ``allowed`` is data. A missing field has no ``given``.
    """
    wording = load_wording(known_language(lang))
    status = STATUS.get(kind, 422)
    table = allowed if isinstance(allowed, dict) else {}
    limit = table.get("max") if kind.endswith("too_long") else None
    values = {
        "field": shown(field or ""),
        "given": shown(given),
        "allowed": shown(allowed if limit is None else limit),
        "type": str(table.get("type", "object")),
    }
    told = dict(values)
    if kind == "type" and isinstance(given, str):  # "3" is not 3
        told["given"] = f'"{values["given"]}"'
    title = f"error-title-{status}"
    body: dict[str, Any] = {
        "type": TYPES + kind.replace("_", "-"),
        "title": wording.text(title if wording.has(title) else "error-title"),
        "status": status,
        "detail": detail or wording.text(f"error-{kind}", told),
    }
    if field is not None:
        body["field"] = values["field"]
        if given is not None:
            body["given"] = values["given"]
        if allowed is not None:
            body["allowed"] = _data(allowed)
    return body


def too_many(lang: str, seconds: int) -> dict[str, Any]:
    """The problem of a client that asks too often; it may ask again after some seconds."""
    detail = load_wording(known_language(lang)).text("error-rate_limit", {"seconds": seconds})
    return problem("rate_limit", lang, detail=detail)


def _data(value: object) -> object:
    """A copy in which every string can be written."""
    match value:
        case dict():
            return {shown(k): _data(v) for k, v in value.items()}
        case list() | tuple():
            return [_data(v) for v in value]
        case None | bool() | int() | float():
            return value
        case _:
            return shown(value)


def _of_question(error: QuestionError) -> tuple[str, object]:
    """The kind and the allowed values of an error of a question."""
    match error.code:
        case "field" if error.allowed == "text":
            return "type", {"type": "string"}
        case "empty" | "too_long":
            return error.code, _QUESTION
        case "control":
            return "control", _NO_CONTROLS
        case "players" if not isinstance(error.given, int) or isinstance(error.given, bool):
            return "type", {"type": "integer", "min": 2, "max": 5}
        case "players":
            return "players", {"type": "integer", "min": 2, "max": 5}
        case _:
            return error.code, error.allowed


def _of_rule(error: RuleError) -> str:
    """The kind of an error of a computation's input."""
    if isinstance(error, MissingInputError):
        return "missing"
    if isinstance(error, UnknownInputError):
        return "unknown"
    allowed: Mapping[str, object] = error.allowed if isinstance(error.allowed, dict) else {}
    if "without" in allowed:
        return "characters"
    kind = _PYTHON.get(str(allowed.get("type")))
    fits = kind is None or (
        isinstance(error.given, kind) and not (kind is int and isinstance(error.given, bool))
    )
    return "field" if fits else "type"


def ingest_text(error: IngestError, lang: str) -> str:
    """What cannot be taken in, and what to do about it, in a sentence or two."""
    told = {"field": error.field, "given": shown(error.given), **error.values}
    if isinstance(error.__cause__, IngestError):
        told["reason"] = ingest_text(error.__cause__, lang)
    return load_wording(known_language(lang)).text(f"ingest-{error.code}", told)


def describe(error: Exception, lang: str = "en") -> dict[str, Any]:
    """The problem details of an error of ours."""
    match error:
        case QuestionError():
            kind, allowed = _of_question(error)
            return problem(kind, lang, field=error.field, given=error.given, allowed=allowed)
        case RuleError():
            return problem(_of_rule(error), lang, field=error.field, given=error.given, allowed=error.allowed)
        case IngestError():
            body = problem(
                "field",
                lang,
                field=error.field,
                given=error.given,
                allowed=error.allowed or None,
                detail=ingest_text(error, lang),
            )
            return body | {"code": error.code}
        case NotReady():
            return problem(error.kind, lang)
        case IndexProblem():
            detail = load_wording(known_language(lang)).text(f"index-{error.code}", error.values)
            return problem("no_index", lang, detail=detail) | {"code": error.code}
        case _:
            return problem("internal", lang)


def response(body: dict[str, Any], headers: Mapping[str, str] | None = None) -> JSONResponse:
    """A problem as an HTTP response. Nobody keeps a copy, as it speaks the language of one caller."""
    sent = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", **(headers or {})}
    return JSONResponse(body, status_code=int(body["status"]), media_type=MEDIA_TYPE, headers=sent)


def language_of(request: Request) -> str:
    """The language to speak to a caller: that of the body, else of the address, else the best of Accept-Language."""
    named: str | None = getattr(request.state, "lang", None)
    wanted = accepted(request.headers.get("accept-language", ""))
    return known_language(named, request.query_params.get("lang"), *wanted)


def accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header by preference; those with q=0 are left out.

    >>> accepted("de, tr_TR;q=0.5, pl-PL;q=0.9, en;q=0")
    ['de', 'pl', 'tr']
    """
    found: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, *parameters = (piece.strip().lower() for piece in part.split(";"))
        quality = 1.0
        for parameter in parameters:
            name, _, value = parameter.partition("=")
            if name.strip() == "q":
                try:
                    quality = float(value)
                except ValueError:
                    quality = 0.0
        if tag and 0 < quality <= 1:
            found.append((quality, tag.replace("_", "-").split("-")[0]))
    return [tag for _, tag in sorted(found, key=lambda item: -item[0])]
