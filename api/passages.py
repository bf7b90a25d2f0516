"""Passages over HTTP: a passage with its place, and the page that it stands on with the quote marked."""

from __future__ import annotations

import hashlib
import threading
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from api.dependencies import assistant_of, original_of
from api.openapi import problems as answers
from api.problems import NotReady
from api.schemas import PassageOut
from api.standing import standing_fields
from assistant.addresses import page_image_address
from assistant.service import QuestionError
from corpus.errors import IngestError
from corpus.model import Passage
from corpus.page_image import page_image

router = APIRouter()

# Drawing takes a process each: so many at a time, and a short wait for a turn.
AT_A_TIME = 2
_turn = threading.BoundedSemaphore(AT_A_TIME)
WAIT = 5.0
DRAWING = 20.0
MAX_AGE = 3600
_OPENAPI: dict[str, Any] = {
    "responses": {
        "200": {
            "description": "The page, with the quote marked; at most 2400 pixels a side",
            "content": {"image/png": {"schema": {"type": "string", "format": "binary"}}},
        },
        "304": {"description": "The picture has not changed"},
    }
}


@router.get(
    "/v1/passages/{passage_id:path}/page.png",
    response_class=Response,
    responses=answers("unknown", "index", "query"),
    openapi_extra=_OPENAPI,
    summary="The page of a passage, with a quote marked",
)
def passage_page(
    passage_id: str,
    request: Request,
    quote_start: Annotated[
        str | None, Query(description="where the quote begins in the passage's text (code points from 0)")
    ] = None,
    quote_end: Annotated[str | None, Query(description="where it ends (default: the passage's end)")] = None,
) -> Response:
    """A PNG of the PDF's page; without a span the whole passage is marked. The spans are a citation's highlights."""
    evidence = assistant_of(request).evidence
    passage = _passage(passage_id, request)
    start, end = _span(passage, quote_start, quote_end)
    if passage.page is None:
        raise QuestionError("passage_id", "no_page", passage_id, None)
    document = evidence.documents[passage.document_id]
    quote = passage.text[start:end]
    mark = hashlib.sha256(f"{passage.page} {quote}".encode()).hexdigest()[:16]
    tag = f'"{document.provenance.sha256[:32]}-{mark}"'
    headers = {"ETag": tag, "Cache-Control": f"public, max-age={MAX_AGE}"}
    if _matches(request.headers.get("if-none-match"), tag):
        return Response(status_code=304, headers=headers)
    original = original_of(document, request.app.state.settings)
    if original is None or original.kind != "pdf":
        raise QuestionError("passage_id", "no_original", passage_id, None)
    if not _turn.acquire(timeout=WAIT):
        raise NotReady("busy")
    try:
        picture = page_image(original.path, passage.page, quote, timeout=DRAWING)
    except IngestError as error:
        raise QuestionError("passage_id", "page_failed", passage_id, None) from error
    finally:
        _turn.release()
    return Response(picture, media_type="image/png", headers=headers)


@router.get(
    "/v1/passages/{passage_id:path}",
    response_model=PassageOut,
    responses=answers("unknown", "index"),
    summary="A passage with its place in its document",
)
def passage(passage_id: str, request: Request) -> dict[str, Any]:
    """The passage that a citation names; its ``#`` is written ``%23`` in the address."""
    evidence = assistant_of(request).evidence
    found = _passage(passage_id, request)
    source = evidence.documents[found.document_id].provenance
    return {
        "passage_id": found.id,
        "document_id": found.document_id,
        "title": source.title,
        "lang": found.lang,
        "edition": found.edition,
        "heading": list(found.heading),
        "page": found.page,
        "page_image": page_image_address(found),
        "text": found.text,
        "start": found.start,
        "end": found.end,
        "rules": list(evidence.rules_of(found)),
        "authority": source.authority.value,
        "publisher": source.publisher,
        "license": source.license,
        "date": source.date,
        "url": source.url,
        "sha256": source.sha256,
        **standing_fields(evidence, found),
    }


def _passage(passage_id: str, request: Request) -> Passage:
    found = assistant_of(request).evidence.passages.get(passage_id)
    if found is None:
        raise QuestionError("passage_id", "unknown_passage", passage_id, None)
    return found


def _span(passage: Passage, start: str | None, end: str | None) -> tuple[int, int]:
    """The span of the passage to mark. Raises QuestionError for one that does not lie in it."""
    length = len(passage.text)

    def place(field: str, given: str | None, least: int, most: int, default: int) -> int:
        if given is None:
            return default
        if not (given.isascii() and given.isdigit() and len(given) < 10 and least <= int(given) <= most):
            raise QuestionError(field, "field", given, {"type": "integer", "min": least, "max": most})
        return int(given)

    first = place("quote_start", start, 0, length - 1, 0)
    return first, place("quote_end", end, first + 1, length, length)


def _matches(header: str | None, tag: str) -> bool:
    """Whether an If-None-Match header names a tag."""
    named = [part.strip().removeprefix("W/") for part in (header or "").split(",")]
    return tag in named or "*" in named
