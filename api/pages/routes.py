"""The addresses of the pages."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any
from urllib.parse import parse_qs

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import JSONResponse, RedirectResponse

from api import problems
from api.dependencies import assistant_of
from api.limits import wait_of
from api.openapi import problems as answers
from api.pages.assets import asset_address
from api.pages.calculators import CALCULATORS, Filled, fill
from api.pages.negotiation import page_language, wants_data
from api.pages.questions import answer_to, choices, notes, read_asked, sentences, told
from api.pages.rendering import address, render
from api.pages.sending import send_page
from api.routes import contents
from api.rulings import in_words
from assistant.normalize import LANGUAGES
from assistant.service import MAX_QUESTION, QuestionError
from assistant.suggestions import frequent, suggest
from rules import EDITIONS

router = APIRouter()
_PAGE: dict[int | str, dict[str, Any]] = {200: {"description": "The page", "content": {"text/html": {}}}}
_FORM = {
    "requestBody": {
        "required": True,
        "content": {
            "application/x-www-form-urlencoded": {
                "schema": {
                    "type": "object",
                    "required": ["q"],
                    "properties": {
                        "q": {"type": "string", "maxLength": MAX_QUESTION, "description": "the question"},
                        "lang": {"enum": list(LANGUAGES)},
                        "edition": {"enum": list(EDITIONS)},
                        "about": {"type": "string", "description": "the question before, for a follow-up"},
                        "field": {"type": "string", "description": "what the answer before asked back for"},
                    },
                }
            }
        },
    }
}
_SUGGESTED = 6


@router.get(
    "/",
    response_class=Response,
    responses={**answers(), **_PAGE},
    summary="The player's page; what is here, for who accepts application/json alone",
)
def home(
    request: Request, lang: str | None = None, edition: str | None = None, q: str | None = None
) -> Response:
    """The page in ``lang`` (default: Accept-Language) about ``edition``; a question goes on to its own address."""
    if wants_data(request.headers.get("accept", "")):
        return JSONResponse(contents(), headers={"Vary": "Accept, Accept-Language"})
    if q:
        return RedirectResponse(f"/q?{request.url.query}", 302)
    spoken = page_language(request, lang)
    chosen = edition if edition in EDITIONS else None
    html = render("home.html", request, spoken, edition=chosen, suggested=_suggested(spoken, chosen))
    return send_page(request, html, spoken)


def _suggested(lang: str, edition: str | None) -> list[str]:
    return frequent(lang, edition)[:_SUGGESTED] if edition else suggest(lang, None, None)


@router.post(
    "/ask",
    response_class=Response,
    responses={**answers("form"), 303: {"description": "The address of the question"}},
    openapi_extra=_FORM,
    summary="Ask by a form",
)
async def ask(request: Request) -> Response:
    """Sends on to the address at which the question can be shared; a follow-up becomes a whole question there."""
    raw = (await request.body()).decode("utf-8", "replace")
    given = parse_qs(raw)
    query = {name: values[0] for name, values in given.items() if name in _FIELDS and values[0].strip()}
    return RedirectResponse(address("/q", **query), 303)


@router.get("/ask", response_class=Response, include_in_schema=False)
def asked_again(request: Request) -> Response:
    """Where the form's address is opened by itself: the question that it names, else the first page."""
    query = {name: request.query_params[name] for name in _FIELDS if request.query_params.get(name)}
    return RedirectResponse(address("/q" if "q" in query else "/", **query), 303)


# What the widget is told of the question whose answer it takes over.
_KEPT = ("question", "lang", "edition", "players")
_FIELDS = ("lang", "edition", "players", "about", "field", "q")


@router.get(
    "/q",
    response_class=Response,
    responses={**answers("query", "index"), **_PAGE},
    summary="A question with its answer",
)
def question(request: Request) -> Response:
    """The answer to ``q`` about ``edition`` as a page in ``lang``."""
    given = {name: request.query_params.getlist(name) for name in request.query_params}
    spoken = page_language(request, next(iter(given.get("lang", ())), None))
    headers = {"X-Robots-Tag": "noindex"}
    shown: dict[str, Any] = {"answer": None, "edition": None, "question": "", "problem": None, "status": 200}
    # Kept for the field, whatever else is wrong.
    shown["question"] = next(iter(given.get("q", ())), "").strip()
    wait = wait_of(request)
    try:
        asked = read_asked(given)
        shown.update(edition=asked.edition, question=asked.question)
        if wait is not None:
            headers["Retry-After"] = str(wait)
            shown.update(problem=("pages-busy", {"n": wait}), status=429)
        elif not asked.question:
            shown.update(problem=("widget-empty", {}), status=422)
        else:
            answer = answer_to(request, asked)
            if answer.asked:  # a follow-up, made whole: it has an address of its own
                # The follow-up may have gone on to another edition.
                edition = answer.edition if answer.edition_source in ("request", "question") else None
                whole = replace(asked, question=answer.asked, edition=edition)
                return RedirectResponse(whole.address, 303)
            shown.update(answer=answer, choices=choices(asked, answer))
            shown.update(sentences=sentences(answer), notes=notes(answer))
            shown.update(citations=[told(c) for c in answer.citations], canonical=asked.address)
            shown.update(asked={k: v for k, v in asdict(asked).items() if k in _KEPT and v is not None})
    except QuestionError as error:
        shown.update(problem=_problem(error), status=422)
    except problems.NotReady:
        headers["Retry-After"] = "2"
        shown.update(problem=("pages-not-ready", {}), status=503)
    html = render("question.html", request, spoken, suggested=_suggested(spoken, shown["edition"]), **shown)
    return send_page(request, html, spoken, status=shown["status"], headers=headers)


def _problem(error: QuestionError) -> tuple[str, dict[str, Any]]:
    """The message for a question that cannot be asked, with its values."""
    given = problems.shown(error.given)
    match error.code:
        case "edition":
            return "pages-no-edition", {"given": given}
        case "too_long":
            return "error-too_long", {"given": given, "allowed": str(MAX_QUESTION)}
        case "empty":
            return "widget-empty", {}
        case _:
            return "error-control", {}


@router.get(
    "/calculate/{name}",
    response_class=Response,
    responses={**answers("unknown"), **_PAGE},
    summary="A calculator",
)
def calculate(request: Request, name: str, lang: str | None = None, edition: str | None = None) -> Response:
    """The form of a calculator in ``lang``, with the result of what is filled in."""
    calculator = CALCULATORS.get(name)
    if calculator is None:
        raise HTTPException(404)
    spoken = page_language(request, lang)
    given = {key: request.query_params.getlist(key) for key in request.query_params}
    filled: Filled | None = None
    wait: int | None = None
    if any(key not in ("lang", "edition") for key in given):
        wait = wait_of(request)
        filled = fill(calculator, given) if wait is None else None
    words: dict[str, Any] | None = None
    if filled is not None and filled.ruling is not None:
        words = in_words(filled.ruling, spoken, _evidence(request))
        words["result"] = filled.ruling.result
        words["citations"] = [told(c) for c in words["citations"]]
    html = render(
        "calculator.html",
        request,
        spoken,
        calculator=calculator,
        edition=edition if edition in EDITIONS else None,
        given=given,
        wrong=filled.wrong if filled else {},
        words=words,
        wait=wait,
    )
    status = 429 if wait is not None else 422 if filled and filled.wrong else 200
    headers = {"Retry-After": str(wait)} if wait is not None else None
    return send_page(request, html, spoken, status=status, headers=headers)


def _evidence(request: Request) -> Any:
    """What is cited from; None while the index is being loaded, as sums need none."""
    try:
        return assistant_of(request).evidence
    except problems.NotReady:
        return None


@router.get("/favicon.ico", response_class=Response, include_in_schema=False)
def favicon() -> Response:
    """Where browsers look for an icon that no page names."""
    return RedirectResponse(asset_address("icon.svg"), 302)
