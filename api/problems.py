"""Errors as people and programs get them: RFC 9457 problem details, in the language asked for."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from fastapi.responses import JSONResponse

from assistant.normalize import LANGUAGES
from assistant.service import QuestionError
from assistant.wording import load_wording
from corpus.errors import IngestError
from indexer.errors import IndexProblem
from rules import RuleError

MEDIA_TYPE = "application/problem+json"
TYPES = "https://konduktor.invalid/problems/"
_SHOWN = 120


def shown(value: object) -> str:
    """A value as text that any output can carry: short, no lone surrogates, no control characters."""
    if isinstance(value, list | tuple):
        text = ", ".join(str(v) for v in value)
    elif isinstance(value, dict) and set(value) >= {"min", "max"}:
        text = f"{value['min']}–{value['max']}"
    else:
        text = str(value)
    clean = text.encode("utf-8", "backslashreplace").decode("utf-8")
    clean = "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in clean)
    return clean if len(clean) <= _SHOWN else clean[: _SHOWN - 1] + "…"


def known_language(*candidates: str | None) -> str:
    """The first of the candidates that is one of ours; English otherwise."""
    return next((c for c in candidates if c in LANGUAGES), "en")


def problem(
    kind: str,
    status: int,
    lang: str,
    *,
    field: str | None = None,
    given: object = None,
    allowed: object = None,
    detail: str | None = None,
) -> dict[str, Any]:
    """A problem details object. ``kind`` is the error's message id without ``error-``."""
    wording = load_wording(known_language(lang))
    values = {"field": field or "", "given": shown(given), "allowed": shown(allowed)}
    message = f"error-{kind}"
    text = wording.text(message if wording.has(message) else "error-field", values)
    body: dict[str, Any] = {
        "type": TYPES + kind.replace("_", "-"),
        "title": wording.text("error-title"),
        "status": status,
        "detail": detail or text,
    }
    if field is not None:
        body |= {"field": field, "given": shown(given), "allowed": _plain(allowed)}
    return body


def _plain(value: object) -> object:
    if value is None or isinstance(value, bool | int | float | list | dict):
        return value
    return shown(value)


def describe(error: Exception, lang: str = "en") -> dict[str, Any]:
    """The problem details of an error of ours."""
    match error:
        case QuestionError():
            return problem(error.code, 422, lang, field=error.field, given=error.given, allowed=error.allowed)
        case RuleError():
            return problem("field", 422, lang, field=error.field, given=error.given, allowed=error.allowed)
        case IngestError():
            return problem(
                "field",
                422,
                lang,
                field=error.field,
                given=error.given,
                allowed=error.allowed,
                detail=str(error),
            )
        case IndexProblem():
            return problem("not_ready", 503, lang, detail=str(error))
        case _:
            return problem("internal", 500, lang)


def response(body: dict[str, Any], headers: dict[str, str] | None = None) -> JSONResponse:
    """A problem as an HTTP response."""
    return JSONResponse(body, status_code=int(body["status"]), media_type=MEDIA_TYPE, headers=headers)


def language_of(request: Request) -> str:
    """The language to speak to a caller before the body is read: the first of ours in Accept-Language."""
    header = request.headers.get("accept-language", "")
    tags = [part.split(";")[0].strip().lower().split("-")[0] for part in header.split(",")]
    return known_language(*tags)
