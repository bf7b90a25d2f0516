"""The OpenAPI description: what FastAPI finds out, and what the service reads and answers by itself."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from api.cors import SITE_HEADER, SITE_PARAMETER, is_shared
from api.limits import is_counted
from api.problems import MEDIA_TYPE
from api.schemas import AskBody, Problem, VerifyBody

_PROBLEM = {"$ref": "#/components/schemas/Problem"}
_BODY = {
    400: "The body is not JSON",
    413: "The body is too large",
    415: "The body is not sent as JSON",
    422: "A field is missing, unknown or not valid; the problem names it",
}
_SITE = {
    403: "The site key is not known, is disabled, or does not work from this origin",
    503: "The index is not ready, or the database cannot be used",
}
_LIMIT = {429: "The client asks too often; Retry-After says in how many seconds it may again"}
_KEYS = [
    {
        "name": SITE_HEADER,
        "in": "header",
        "required": False,
        "schema": {"type": "string"},
        "description": "key of the site that asks; a page of another origin reads answers only with it",
    },
    {
        "name": SITE_PARAMETER,
        "in": "query",
        "required": False,
        "schema": {"type": "string"},
        "description": "the same, where no header can be sent",
    },
]
ANY = {404: "There is nothing at this address", 405: "The method does not work at this address"}


def json_body(schema: dict[str, Any]) -> dict[str, Any]:
    """What a route says of the JSON body that it reads."""
    content = {"application/json": {"schema": schema}}
    return {"requestBody": {"required": True, "content": content}}


def problems(*kinds: str) -> dict[int | str, dict[str, Any]]:
    """What a route can answer with: ``body``, ``form``, ``query``, ``index``, ``database``, ``unknown``; always 405."""
    found = {405: ANY[405]}
    if "body" in kinds:
        found |= _BODY
    if "form" in kinds:
        found[413] = _BODY[413]
    if "query" in kinds:
        found[422] = "A value of the address is not valid; the problem names it"
    if "unknown" in kinds:
        found[404] = "What the address names is not known; the problem names the field"
    if "index" in kinds or "database" in kinds:
        found[503] = "The index is not ready" if "index" in kinds else "The database cannot be used"
    return _described(found)


def _described(found: dict[int, str]) -> dict[int | str, dict[str, Any]]:
    content = {MEDIA_TYPE: {"schema": _PROBLEM}}
    return {status: {"description": text, "content": content} for status, text in sorted(found.items())}


def describe(app: FastAPI) -> dict[str, Any]:
    """The description of the application, made once."""
    if app.openapi_schema is None:
        spec = get_openapi(
            title=app.title,
            version=app.version,
            summary=app.summary,
            license_info=app.license_info,
            routes=app.routes,
        )
        schemas = spec.setdefault("components", {}).setdefault("schemas", {})
        for model in (AskBody, VerifyBody, Problem):
            schema = model.model_json_schema(ref_template="#/components/schemas/{model}")
            schemas.update(schema.pop("$defs", {}))
            schemas[model.__name__] = schema
        # No input is checked by FastAPI itself, so its own error shapes never leave the service.
        for address, path in spec["paths"].items():
            for operation in path.values():
                answers = operation["responses"]
                if is_counted(address):
                    answers.update(_text_keys(_described(_LIMIT)))
                if is_shared(address):
                    answers.update(_text_keys(_described(_SITE)))
                    operation["parameters"] = [*operation.get("parameters", ()), *_KEYS]
                if "application/json" in answers.get("422", {}).get("content", {}):
                    del answers["422"]
        for name in ("HTTPValidationError", "ValidationError"):
            schemas.pop(name, None)
        app.openapi_schema = spec
    return app.openapi_schema


def _text_keys(answers: dict[int | str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {str(status): answer for status, answer in answers.items()}
