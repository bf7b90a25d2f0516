"""What routes share: the assistant, the body of a request, and where originals are."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request

from api.requests import parse_body
from api.settings import Settings
from assistant.service import Assistant
from corpus.library import SHIPPED
from corpus.model import Document
from corpus.originals import Original, find_original


def assistant_of(request: Request) -> Assistant:
    """The assistant. Raises NotReady while there is none."""
    assistant: Assistant = request.app.state.holder.get()
    return assistant


async def _body(request: Request) -> dict[str, Any]:
    """The JSON object of the body; the language that it names becomes the language of errors."""
    body = parse_body(await request.body(), request.headers.get("content-type"))
    lang = body.get("lang")
    request.state.lang = lang if isinstance(lang, str) else None
    return body


Body = Annotated[dict[str, Any], Depends(_body)]


def original_of(document: Document, settings: Settings) -> Original | None:
    """The original of a document, as it came; None where it is missing or damaged."""
    return find_original(document, settings.documents_dir or SHIPPED, settings.ingested_dir)
