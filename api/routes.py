"""The routes of the HTTP service."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse

from api import problems
from api.dependencies import Body, assistant_of
from api.openapi import json_body
from api.openapi import problems as answers
from api.requests import read_question
from api.schemas import AnswerOut, EditionOut
from assistant.service import QuestionError, check
from assistant.wording import load_wording
from rules import EDITIONS, computations, compute, load_catalogue, load_edition

router = APIRouter()


def _known_computation(name: str) -> str:
    if name not in computations():
        raise QuestionError("name", "unknown_computation", name, sorted(computations()))
    return name


@router.get("/", responses=answers(), summary="What is here")
def root() -> dict[str, Any]:
    """Names the service and its addresses."""
    return {
        "name": "Konduktor",
        "version": version("konduktor"),
        "ask": "/v1/ask",
        "editions": "/v1/editions",
        "compute": "/v1/compute",
        "verify_quote": "/v1/verify-quote",
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
    return assistant_of(request).ask(question).to_dict()


@router.get(
    "/v1/editions", response_model=list[EditionOut], responses=answers("index"), summary="The editions"
)
def editions(request: Request, lang: str | None = None) -> list[dict[str, Any]]:
    """The editions that questions can be about, named in ``lang`` (default: Accept-Language)."""
    wording = load_wording(problems.known_language(lang, problems.language_of(request)))
    documents = assistant_of(request).evidence.in_force
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
    assistant = assistant_of(request)
    return JSONResponse({"status": "ready", "versions": assistant.versions})
