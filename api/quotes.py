"""Verifying quotes, over HTTP and on the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from fastapi import APIRouter, Request

from api import problems
from api.dependencies import Body, assistant_of, original_of
from api.openapi import json_body
from api.openapi import problems as answers
from api.schemas import VerifiedOut
from assistant.addresses import page_image_address
from assistant.normalize import LANGUAGES
from assistant.service import QuestionError
from assistant.wording import Wording, load_wording
from corpus.model import Document
from corpus.originals import Original
from corpus.quotes import MAX_QUOTE
from corpus.verifying import Found, verify_quote

router = APIRouter()
FIELDS = ("quote", "passage_id", "document_id", "lang")
MAX_ID = 300


@router.post(
    "/v1/verify-quote",
    response_model=VerifiedOut,
    responses=answers("body", "unknown", "index"),
    openapi_extra=json_body({"$ref": "#/components/schemas/VerifyBody"}),
    summary="Do these words stand in a source",
)
def verify(body: Body, request: Request) -> dict[str, Any]:
    """Says whether words stand in a passage, a document or any document: to the letter or nearly, and where."""
    documents = assistant_of(request).evidence.documents
    settings = request.app.state.settings
    lang = problems.language_of(request)
    return verified(body, documents, lambda document: original_of(document, settings), lang)


def verified(
    raw: Mapping[str, Any],
    documents: Mapping[str, Document],
    original_of: Callable[[Document], Original | None],
    lang: str,
) -> dict[str, Any]:
    """The verification of a request, JSON-able, with a sentence in ``lang``. Raises QuestionError."""
    _check(raw)
    quote, passage_id = raw["quote"], raw.get("passage_id")
    chosen = _chosen(documents, raw.get("document_id"), passage_id)
    found = verify_quote(quote, chosen, original_of, passage_id=passage_id)
    wording = load_wording(lang)
    return {
        "quote": quote.strip(),
        "match": found.match,
        "message": wording.text(f"quote-{found.match.replace('_', '-')}"),
        "total": found.total,
        "places": [_place(place, wording) for place in found.places],
    }


def _check(raw: Mapping[str, Any]) -> None:
    for name in raw:
        if name not in FIELDS:
            raise QuestionError(name, "unknown", name, list(FIELDS))
    if raw.get("quote") is None:
        raise QuestionError("quote", "missing", None, {"type": "string"})
    for name in FIELDS:
        if raw.get(name) is not None and not isinstance(raw[name], str):
            raise QuestionError(name, "type", raw[name], {"type": "string"})
    if any("\ud800" <= c <= "\udfff" for c in raw["quote"]):
        raise QuestionError("quote", "characters", raw["quote"], {"type": "string", "without": ["Cs"]})
    quote = raw["quote"].strip()
    if not any(c.isalnum() for c in quote):
        raise QuestionError("quote", "text_empty", raw["quote"][:20], {"min": 1, "max": MAX_QUOTE})
    if len(quote) > MAX_QUOTE:
        allowed = {"min": 1, "max": MAX_QUOTE, "unit": "characters"}
        raise QuestionError("quote", "quote_too_long", len(quote), allowed)
    if raw.get("lang") is not None and raw["lang"] not in LANGUAGES:
        raise QuestionError("lang", "lang", raw["lang"], list(LANGUAGES))


def _chosen(
    documents: Mapping[str, Document], document_id: str | None, passage_id: str | None
) -> Iterable[Document]:
    """The documents to search. Raises QuestionError for an id that is not known."""
    chosen = list(documents.values())
    if document_id is not None:
        if document_id not in documents:
            raise QuestionError("document_id", "unknown_document", document_id, None)
        chosen = [documents[document_id]]
    if passage_id is not None:
        chosen = [d for d in chosen if any(p.id == passage_id for p in d.passages)]
        if not chosen:
            raise QuestionError("passage_id", "unknown_passage", passage_id, None)
    return chosen


def _place(found: Found, wording: Wording) -> dict[str, Any]:
    source = found.document.provenance
    return {
        "document_id": source.id,
        "title": source.title,
        "lang": source.lang,
        "state": found.document.standing.state.value,
        "match": found.match,
        "differences": list(found.differences),
        "message": place_text(found, wording),
        "passage_id": found.passage_id,
        "passages": list(found.passages),
        "start": found.start,
        "end": found.end,
        "page": found.page,
        "printed_page": found.printed_page,
        "page_image": _image(found),
        "text": found.text,
        "original": found.original,
        "sha256": source.sha256,
    }


def place_text(found: Found, wording: Wording) -> str:
    """How the words stand at a place, as a sentence."""
    sentence = wording.text(f"quote-{found.match.replace('_', '-')}")
    if not found.differences:
        return sentence
    names = [wording.text(f"quote-differs-{name.replace('_', '-')}") for name in found.differences]
    return f"{sentence} {wording.text('quote-differs', {'what': ', '.join(names)})}"


def _image(found: Found) -> str | None:
    """The page with the part of the quote marked that stands in the first passage which it touches."""
    if found.start is None or found.end is None:
        return None
    touched = [p for p in found.document.passages if p.id in found.passages]
    if not touched:
        return None
    first = touched[0]
    start, end = max(found.start, first.start), min(found.end, first.end)
    return page_image_address(first, (start - first.start, end - first.start))
