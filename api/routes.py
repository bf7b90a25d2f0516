"""The routes of the HTTP service."""

from __future__ import annotations

from dataclasses import asdict, replace
from importlib.metadata import version
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse

from api import problems
from api.cors import site_of
from api.dependencies import Body, assistant_of
from api.openapi import json_body
from api.openapi import problems as answers
from api.requests import read_question
from api.rulings import in_words
from api.schemas import AnswerOut, EditionOut
from api.sites import SiteRecord, Sites
from api.storage import StorageProblem
from assistant.answer import Answer
from assistant.normalize import LANGUAGES
from assistant.service import QuestionError, check
from assistant.service import Request as Question
from assistant.wording import load_wording
from rules import EDITIONS, computations, compute, load_catalogue, load_edition

router = APIRouter()


def _known_computation(name: str) -> str:
    if name not in computations():
        raise QuestionError("name", "unknown_computation", name, sorted(computations()))
    return name


@router.get("/v1", responses=answers(), summary="What is here")
def contents() -> dict[str, Any]:
    """Names the service and its addresses."""
    return {
        "name": "Konduktor",
        "version": version("konduktor"),
        "ask": "/v1/ask",
        "editions": "/v1/editions",
        "compute": "/v1/compute",
        "verify_quote": "/v1/verify-quote",
        "faq": "/v1/faq.jsonld",
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
    site = site_of(request)
    if site is not None:
        question = fitted(question, site)
    answer = assistant_of(request).ask(question)
    if site is not None:
        _keep(request, site, question.question, answer)
    return answer.to_dict()


def fitted(question: Question, site: SiteRecord) -> Question:
    """The question as it may be asked on a site, about its only edition where it has one.

    Raises QuestionError for an edition or a language that is none of the site's.
    """
    for field, given, known in (
        ("edition", question.edition, site.editions),
        ("lang", question.lang, site.languages),
    ):
        if given is not None and known and given not in known:
            raise QuestionError(field, field, given, list(known))
    if question.edition is None and len(site.editions) == 1:
        return replace(question, edition=site.editions[0])
    return question


def _keep(request: Request, site: SiteRecord, question: str, answer: Answer) -> None:
    """Keeps the question where the site wants it; an answer is given whether it can be kept or not."""
    sites: Sites = request.app.state.sites
    try:
        sites.keep_question(site, question, answer, days=request.app.state.settings.retention_days_questions)
    except StorageProblem as problem:
        problems.log.error("a question is not kept: %s", problem)


@router.get(
    "/v1/editions", response_model=list[EditionOut], responses=answers("index"), summary="The editions"
)
def editions(request: Request, lang: str | None = None) -> list[dict[str, Any]]:
    """The editions that questions can be about, named in ``lang`` (default: Accept-Language)."""
    wording = load_wording(problems.known_language(lang, problems.language_of(request)))
    documents = assistant_of(request).evidence.in_force
    site = site_of(request)
    shown = [e for e in EDITIONS if site is None or not site.editions or e in site.editions]
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
        for edition in shown
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
def run_computation(
    request: Request, name: Annotated[str, Depends(_known_computation)], inputs: Body, lang: str | None = None
) -> dict[str, Any]:
    """Runs one computation of the rules engine and shows its steps.

    With ``lang`` it says in that language what came out: ``text``, a ``text`` for each step, and ``citations``.
    """
    if lang is not None and lang not in LANGUAGES:
        raise QuestionError("lang", "lang", lang, list(LANGUAGES))
    ruling = compute(name, inputs)
    shown: dict[str, Any] = dict(ruling.to_dict())
    if lang is None:
        return shown
    words = in_words(ruling, lang, assistant_of(request).evidence)
    shown["text"] = words["text"]
    shown["steps"] = [
        {**step, "text": text} for step, text in zip(shown["steps"], words["steps"], strict=True)
    ]
    shown["citations"] = [asdict(citation) for citation in words["citations"]]
    return shown


@router.get("/healthz", responses=answers(), summary="Is the process alive")
def healthz() -> dict[str, str]:
    """Answers as soon as the process serves."""
    return {"status": "ok"}


@router.get("/readyz", responses=answers("index"), summary="Can it answer")
def readyz(request: Request) -> JSONResponse:
    """Answers 200 once the index is loaded."""
    assistant = assistant_of(request)
    return JSONResponse({"status": "ready", "versions": assistant.versions})
