"""The addresses of disliked answers at the desk: looking at one, and saying what it ought to have been."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response
from sqlalchemy.orm import Session

from api.desk.anonymise import anonymised
from api.desk.answer_view import AnswerView, view_answer
from api.desk.auth import Staff
from api.desk.case_routes import (
    Form,
    Who,
    Wrong,
    add_note,
    case_of,
    colleagues,
    done_with,
    give_to,
    history,
    missing,
    namer,
    version_of,
)
from api.desk.casework import CaseError, decide, written
from api.desk.rendering import desk_page
from api.desk.reviews import KINDS, MAX_NOTE, STATUSES, ReviewError, add_review, read_value
from api.desk.state import desk_of
from api.storage.cases import DeskCase
from assistant.normalize import LANGUAGES
from assistant.wording import load_wording
from rules import load_catalogue

router = APIRouter()


@router.get("/desk/answers/{feedback_id}", response_class=Response, summary="A disliked answer at the desk")
def answer(request: Request, feedback_id: str, who: Who) -> Response:
    """The answer as it was shown, why it was disliked, and the form for a review."""
    case = case_of(request, "answer", feedback_id)
    if case is None:
        return missing(request, who)
    return show(request, who, case, Wrong())


def show(request: Request, who: Staff, case: DeskCase, wrong: Wrong) -> Response:
    """The page of an answer, with what went wrong on it."""
    wording = load_wording(who.lang)
    view = view_answer(desk_of(request).store, case.about, wording)
    filled = _filled(view, wrong.typed or {})
    return desk_page(
        request,
        "answer.html",
        who,
        status=wrong.status,
        case=case,
        view=view,
        events=list(reversed(history(request, "answer", case.about))),
        name_of=namer(wording),
        staff=colleagues(request),
        kinds=KINDS,
        statuses=STATUSES,
        rules=sorted(load_catalogue()),
        wrong=wrong,
        typed=filled,
        example=_example(view, filled),
        problem=wrong.text,
    )


def _filled(view: AnswerView, typed: Mapping[str, str]) -> dict[str, str]:
    """What the form for a review begins with."""
    kinds = {"computed": "computed", "rule": "lookup", "passage": "lookup"}
    return {
        "question": anonymised(view.question, view.lang),
        "lang": view.lang or LANGUAGES[-1],
        "kind": kinds.get(view.kind or "", "lookup"),
        "status": "answered",
        "value": "",
        "rule": "",
        "text": "",
        **typed,
    }


def _example(view: AnswerView, filled: Mapping[str, str]) -> str:
    """The address of the editors' form, filled with the question of an answer, without anything personal."""
    given = {
        "kind": "example",
        "lang": filled["lang"],
        "question": filled["question"],
        "rule": filled["rule"],
    }
    if view.edition:
        given["edition"] = view.edition
    return f"/desk/editing?{urlencode({k: v for k, v in given.items() if v})}#example"


@router.post("/desk/answers/{feedback_id}/note", response_class=Response, summary="Add a note to an answer")
def note_answer(request: Request, feedback_id: str, who: Who, form: Form) -> Response:
    """Adds a note."""
    return add_note(request, who, "answer", feedback_id, form, show)


@router.post("/desk/answers/{feedback_id}/assign", response_class=Response, summary="Assign an answer")
def assign_answer(request: Request, feedback_id: str, who: Who, form: Form) -> Response:
    """Gives the answer to somebody."""
    return give_to(request, who, "answer", feedback_id, form, show)


@router.post("/desk/answers/{feedback_id}/review", response_class=Response, summary="Review an answer")
def review_answer(request: Request, feedback_id: str, who: Who, form: Form) -> Response:
    """Keeps what the answer ought to have been, and closes the case with it."""

    def action(_: DeskCase) -> None:
        store = desk_of(request).store
        view = view_answer(store, feedback_id, load_wording(who.lang))
        rule = form.get("rule", "").strip()
        note = written(form.get("text", ""), "text", longest=MAX_NOTE)

        def along(session: Session) -> dict[str, Any]:
            try:
                kept = add_review(
                    session,
                    feedback_id,
                    by=who,
                    question=form.get("question", ""),
                    lang=form.get("lang", ""),
                    kind=form.get("kind", ""),
                    status=form.get("status", ""),
                    value=read_value(form.get("value", "")),
                    rules=(rule,) if rule else (),
                    edition=view.edition,
                    players=view.players,
                    note=note,
                )
            except ReviewError as error:
                raise CaseError("review", error.field) from error
            return {"review": kept.number}

        decide(store, "answer", feedback_id, who, note, {"how": "reviewed"}, version_of(form), along)

    return done_with(request, who, "answer", feedback_id, show, action, form)


@router.post(
    "/desk/answers/{feedback_id}/decide", response_class=Response, summary="Close an answer as right"
)
def close_answer(request: Request, feedback_id: str, who: Who, form: Form) -> Response:
    """Closes the case of an answer that was right after all, with a reason."""

    def action(_: DeskCase) -> None:
        reason = written(form.get("text", ""), "reason", least=1)
        decide(desk_of(request).store, "answer", feedback_id, who, reason, {"how": "right"}, version_of(form))

    return done_with(request, who, "answer", feedback_id, show, action, {"right": form.get("text", "")})
