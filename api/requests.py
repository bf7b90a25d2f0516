"""Requests as JSON, read strictly and alike over HTTP and in the lines of a batch: nothing is converted."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from email.message import Message
from typing import Any, NoReturn

from assistant.followups import Context
from assistant.normalize import LANGUAGES
from assistant.service import QuestionError
from assistant.service import Request as Question

FIELDS = ("question", "lang", "edition", "players", "context")
CONTEXT_FIELDS = ("question", "edition", "players", "field")
_NO_TEXT = ("players", "context")
JSON_TYPE = "application/json"
_LANG = re.compile(rb'(?:"lang"\s*:\s*"|(?:^|&)lang=)(%s)(?:"|&|$)' % "|".join(LANGUAGES).encode())


class NotJson(ValueError):  # noqa: N818 - what it is, not what to do
    """A text that is not JSON."""


def _no_number(text: str) -> NoReturn:
    raise NotJson(f"{text} is no JSON number")


def _finite(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        _no_number(text)
    return number


def parse(text: str) -> Any:
    """The JSON value of a text. Raises NotJson, also for NaN, infinities and what is nested too deeply."""
    try:
        return json.loads(text, parse_constant=_no_number, parse_float=_finite)
    except (ValueError, RecursionError) as error:
        raise NotJson(str(error)) from error


def parse_body(raw: bytes, content_type: str | None) -> dict[str, Any]:
    """The JSON object of a request's body. Raises QuestionError naming ``body``."""
    message = Message()
    message["content-type"] = content_type or ""
    kind = message.get_content_type()
    if not content_type or not (kind == JSON_TYPE or re.fullmatch(r"application/[^/]+\+json", kind)):
        raise QuestionError("body", "media_type", content_type, [JSON_TYPE])
    try:
        value = parse(raw.decode("utf-8-sig"))
    except ValueError:
        raise QuestionError("body", "body", None, {"type": "object"}) from None
    if not isinstance(value, dict):
        raise QuestionError("body", "type", value, {"type": "object"})
    return value


def named_language(raw: bytes) -> str | None:
    """The language that a body, JSON or a form, seems to name, whether it can be read or not."""
    found = _LANG.search(raw)
    return found[1].decode() if found else None


def read_question(raw: Mapping[str, Any]) -> Question:
    """The question of a request. Raises QuestionError for an unknown or missing field or a wrong type."""
    _check_fields(raw, FIELDS, "")
    before = raw.get("context")
    if before is not None and not isinstance(before, dict):
        raise QuestionError("context", "type", before, {"type": "object"})
    context = None
    if before is not None:
        _check_fields(before, CONTEXT_FIELDS, "context.")
        context = Context(
            before["question"], before.get("edition"), before.get("players"), before.get("field")
        )
    return Question(raw["question"], raw.get("lang"), raw.get("edition"), raw.get("players"), context)


def _check_fields(raw: Mapping[str, Any], allowed: Sequence[str], where: str) -> None:
    """Raises QuestionError for a field that is unknown, missing or no text; ``where`` stands before its name."""
    for name in raw:
        if name not in allowed:
            raise QuestionError(where + name, "unknown", name, list(allowed))
    if raw.get("question") is None:
        raise QuestionError(where + "question", "missing", None, {"type": "string"})
    for name in allowed:
        if name in _NO_TEXT:
            continue
        if raw.get(name) is not None and not isinstance(raw[name], str):
            raise QuestionError(where + name, "type", raw[name], {"type": "string"})
