"""The routes of the HTTP service."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Any

from fastapi import APIRouter, Body, Request
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from api import problems
from api.schemas import AnswerOut, AskBody, EditionOut, PassageOut, Problem
from assistant.service import Assistant
from assistant.service import Request as Question
from assistant.wording import load_wording
from rules import EDITIONS, RuleError, computations, compute, load_catalogue, load_edition

_PROBLEM: dict[int | str, dict[str, Any]] = {
    422: {"model": Problem, "description": "Problem details naming the field"},
    503: {"model": Problem, "description": "The index is not ready"},
}
router = APIRouter()


def _assistant(request: Request) -> Assistant:
    assistant: Assistant = request.app.state.holder.get()
    return assistant


@router.get("/", summary="What is here")
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


@router.post("/v1/ask", response_model=AnswerOut, responses=_PROBLEM, summary="Ask a rules question")
def ask(body: AskBody, request: Request) -> dict[str, Any]:
    """Answers in the language of the question, with citations; computed where it can be."""
    request.state.lang = body.lang
    question = Question(body.question, body.lang, body.edition, body.players)
    return _assistant(request).ask(question).to_dict()


@router.get(
    "/v1/passages/{passage_id:path}",
    response_model=PassageOut,
    responses={404: {"model": Problem}, **_PROBLEM},
    summary="A passage with its place in its document",
)
def passage(passage_id: str, request: Request) -> dict[str, Any]:
    """The passage that a citation names; its ``#`` is written ``%23`` in the address."""
    evidence = _assistant(request).evidence
    found = evidence.passages.get(passage_id)
    if found is None:
        raise HTTPException(404)
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
    }


@router.get("/v1/editions", response_model=list[EditionOut], responses=_PROBLEM, summary="The editions")
def editions(request: Request, lang: str | None = None) -> list[dict[str, Any]]:
    """The editions that questions can be about, named in ``lang`` (default: Accept-Language)."""
    wording = load_wording(problems.known_language(lang, problems.language_of(request)))
    documents = _assistant(request).evidence.documents.values()
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


@router.get("/v1/compute", summary="The computations and their inputs")
def list_computations() -> dict[str, Any]:
    """Names of computations with the JSON Schema of their inputs."""
    return dict(computations())


@router.post("/v1/compute/{name}", responses={404: {"model": Problem}, **_PROBLEM}, summary="Compute")
def run_computation(name: str, inputs: Annotated[dict[str, Any], Body()]) -> dict[str, Any]:
    """Runs one computation of the rules engine and shows its steps."""
    if name not in computations():
        raise RuleError("name", name, sorted(computations()))
    return dict(compute(name, inputs).to_dict())


@router.get("/healthz", summary="Is the process alive")
def healthz() -> dict[str, str]:
    """Answers as soon as the process serves."""
    return {"status": "ok"}


@router.get("/readyz", responses={503: {"model": Problem}}, summary="Can it answer")
def readyz(request: Request) -> JSONResponse:
    """Answers 200 once the index is loaded."""
    assistant = _assistant(request)
    return JSONResponse({"status": "ready", "versions": assistant.versions})
