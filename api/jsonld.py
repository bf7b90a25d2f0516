"""Frequent questions with the assistant's answers as JSON-LD of schema.org, for a product page."""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from threading import Lock
from typing import Any

from fastapi import APIRouter, Request, Response

from api import problems
from api.dependencies import assistant_of
from api.openapi import problems as answers
from assistant.answer import Answer, Citation
from assistant.normalize import LANGUAGES
from assistant.service import Assistant, QuestionError
from assistant.service import Request as Question
from assistant.suggestions import frequent
from assistant.wording import load_wording
from rules import EDITIONS

router = APIRouter()
MEDIA_TYPE = "application/ld+json"
_AGE = 3600  # seconds for which a copy may be used unasked
_KEPT = 64
# Text inside a script element must not end it.
_ESCAPES = {"<": "\\u003c", ">": "\\u003e", "&": "\\u0026", "\u2028": "\\u2028", "\u2029": "\\u2029"}


def _source(citation: Citation) -> dict[str, Any]:
    source = {
        "@type": "CreativeWork",
        "name": citation.title,
        "inLanguage": citation.lang,
        "text": citation.quote,
    }
    return source | ({"url": citation.url} if citation.url else {})


def _entry(question: str, lang: str, answer: Answer) -> dict[str, Any]:
    return {
        "@type": "Question",
        "name": question,
        "inLanguage": lang,
        "acceptedAnswer": {
            "@type": "Answer",
            "text": answer.answer,
            "inLanguage": lang,
            "citation": [_source(c) for c in answer.citations],
        },
    }


def faq_page(assistant: Assistant, edition: str, lang: str) -> dict[str, Any]:
    """The FAQPage of an edition: each frequent question that the assistant answers, with what it cites."""
    wording = load_wording(lang)
    asked = {q: assistant.ask(Question(q, lang, edition)) for q in frequent(lang, edition)}
    return {
        "@context": "https://schema.org",
        "@type": "FAQPage",
        "inLanguage": lang,
        "name": f"Ticket to Ride: {wording.text(f'edition-{edition}')} – {wording.text('embed-title')}",
        "description": wording.text("embed-about"),
        "mainEntity": [
            _entry(q, lang, a)
            for q, a in asked.items()
            if a.status == "answered" and a.citations and a.lang == lang
        ],
    }


def script_safe(value: object) -> bytes:
    """A value as JSON that may be put into a script element as it is."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return "".join(_ESCAPES.get(c, c) for c in text).encode()


class Pages:
    """The pages made so far, by edition, language and the versions that they were made from."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, ...], bytes] = OrderedDict()
        self._making = Lock()

    def get(self, assistant: Assistant, edition: str, lang: str) -> bytes:
        """The page, made when it is first asked for."""
        versions = (f"{k}={v}" for k, v in sorted(assistant.versions.items()))
        name = (edition, lang, *versions)
        with self._making:  # one at a time: making a page asks some twenty questions
            page = self._kept.get(name)
            if page is None:
                page = script_safe(faq_page(assistant, edition, lang))
                self._kept[name] = page
                while len(self._kept) > _KEPT:
                    self._kept.popitem(last=False)
            return page


_pages = Pages()


@router.get(
    "/v1/faq.jsonld",
    response_class=Response,
    responses={
        **answers("query", "index"),
        200: {"description": "A FAQPage of schema.org", "content": {MEDIA_TYPE: {}}},
        304: {"description": "The copy named by If-None-Match is still right"},
    },
    summary="Frequent questions as JSON-LD",
)
def faq(request: Request, edition: str | None = None, lang: str | None = None) -> Response:
    """Frequent questions about ``edition`` with answers in ``lang`` (default: Accept-Language) and their citations."""
    if edition is None:
        raise QuestionError("edition", "missing", None, list(EDITIONS))
    if edition not in EDITIONS:
        raise QuestionError("edition", "edition", edition, list(EDITIONS))
    if lang is not None and lang not in LANGUAGES:
        raise QuestionError("lang", "lang", lang, list(LANGUAGES))
    spoken = lang or problems.language_of(request)
    page = _pages.get(assistant_of(request), edition, spoken)
    tag = f'"{hashlib.sha256(page).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": f"public, max-age={_AGE}", "Content-Language": spoken}
    if lang is None:
        headers["Vary"] = "Accept-Language"
    if _names(request.headers.get("if-none-match", ""), tag):
        return Response(status_code=304, headers=headers)
    return Response(page, media_type=MEDIA_TYPE, headers=headers)


def _names(header: str, tag: str) -> bool:
    """Whether an If-None-Match names a tag."""
    given = [t.strip().removeprefix("W/") for t in header.split(",")]
    return tag in given or "*" in given
