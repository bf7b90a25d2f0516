"""The routes of the HTTP service."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse

from api import problems
from api.openapi import json_body
from api.openapi import problems as answers
from api.requests import parse_body, read_question
from api.schemas import AnswerOut, EditionOut, PassageOut
from api.standing import standing_fields
from assistant.service import Assistant, QuestionError, check
from assistant.wording import load_wording
from rules import EDITIONS, computations, compute, load_catalogue, load_edition

router = APIRouter()


def _assistant(request: Request) -> Assistant:
    assistant: Assistant = request.app.state.holder.get()
    return assistant


async def _body(request: Request) -> dict[str, Any]:
    """The JSON object of the body; the language that it names becomes the language of errors."""
    body = parse_body(await request.body(), request.headers.get("content-type"))
    lang = body.get("lang")
    request.state.lang = lang if isinstance(lang, str) else None
    return body


def _known_computation(name: str) -> str:
    if name not in computations():
        raise QuestionError("name", "unknown_computation", name, sorted(computations()))
    return name


Body = Annotated[dict[str, Any], Depends(_body)]


@router.get("/", responses=answers(), summary="What is here")
def root() -> dict[str, Any]:
    """Names the service and its addresses."""
    return {
        "name": "Konduktor",
        "version": version("konduktor"),
        "ask": "/v1/ask",
        "editions": "/v1/editions",
        "compute": "/v1/compute",
        "openapi": "/openapi.json",
    }


@router.post(
    "/v1/ask",
    response_model=AnswerOut,
    responses=answers("body", "index"),
    openapi_extra=json_body({"$ref": "#/components/schemas/AskBody"}),
    summary="Ask a rules question",
)
def ask(body: Body, request: Request) -> dict[str, Any]:
    """Answers in the language of the question, with citations; computed where it can be."""
    question = read_question(body)
    check(question)
    return _assistant(request).ask(question).to_dict()


@router.get(
    "/v1/passages/{passage_id:path}",
    response_model=PassageOut,
    responses=answers("unknown", "index"),
    summary="A passage with its place in its document",
)
def passage(passage_id: str, request: Request) -> dict[str, Any]:
    """The passage that a citation names; its ``#`` is written ``%23`` in the address."""
    evidence = _assistant(request).evidence
    found = evidence.passages.get(passage_id)
    if found is None:
        raise QuestionError("passage_id", "unknown_passage", passage_id, None)
    source = evidence.documents[found.document_id].provenance
    return {
        "passage_id": found.id,
        "document_id": found.document_id,
        "title": source.title,
        "lang": found.lang,
        "edition": found.edition,
        "heading": list(found.heading),
        "page": found.page,
        "text": found.text,
        "start": found.start,
        "end": found.end,
        "rules": list(evidence.rules_of(found)),
        "authority": source.authority.value,
        "publisher": source.publisher,
        "license": source.license,
        "date": source.date,
        "url": source.url,
        **standing_fields(evidence, found),
    }


@router.get(
    "/v1/editions", response_model=list[EditionOut], responses=answers("index"), summary="The editions"
)
def editions(request: Request, lang: str | None = None) -> list[dict[str, Any]]:
    """The editions that questions can be about, named in ``lang`` (default: Accept-Language)."""
    wording = load_wording(problems.known_language(lang, problems.language_of(request)))
    documents = _assistant(request).evidence.in_force
    return [
        {
            "id": edition,
            "name": wording.text(f"edition-{edition}"),
            "players_min": load_edition(edition).number("setup.players_min"),
            "players_max": load_edition(edition).number("setup.players_max"),
            "rules": [r.id for r in load_catalogue().values() if edition in r.editions],
            "documents": [
                {
                    "id": d.provenance.id,
                    "title": d.provenance.title,
                    "lang": d.provenance.lang,
                    "authority": d.provenance.authority.value,
                }
                for d in documents
                if any(p.edition == edition for p in d.passages)
            ],
        }
        for edition in EDITIONS
    ]


@router.get("/v1/compute", responses=answers(), summary="The computations and their inputs")
def list_computations() -> dict[str, Any]:
    """Names of computations with the JSON Schema of their inputs."""
    return dict(computations())


@router.post(
    "/v1/compute/{name}",
    responses=answers("body", "unknown"),
    openapi_extra=json_body(
        {"type": "object", "description": "The inputs; their JSON Schema is listed by GET /v1/compute"}
    ),
    summary="Compute",
)
def run_computation(name: Annotated[str, Depends(_known_computation)], inputs: Body) -> dict[str, Any]:
    """Runs one computation of the rules engine and shows its steps."""
    return dict(compute(name, inputs).to_dict())


@router.get("/healthz", responses=answers(), summary="Is the process alive")
def healthz() -> dict[str, str]:
    """Answers as soon as the process serves."""
    return {"status": "ok"}


@router.get("/readyz", responses=answers("index"), summary="Can it answer")
def readyz(request: Request) -> JSONResponse:
    """Answers 200 once the index is loaded."""
    assistant = _assistant(request)
    return JSONResponse({"status": "ready", "versions": assistant.versions})
