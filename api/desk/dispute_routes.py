"""The addresses of disputes at the desk: entering one, looking at it, deciding, and its letter."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy.orm import Session

from api import problems
from api.dependencies import assistant_of
from api.desk import facts
from api.desk.audit import append
from api.desk.auth import Staff
from api.desk.case_routes import (
    Editor,
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
from api.desk.casework import CaseError, decide, tell, written
from api.desk.dispute_view import WORDS, desk_letter, is_readable, view_dispute
from api.desk.rendering import desk_page
from api.desk.sign_in import see
from api.desk.state import desk_of
from api.dispute_input import MOST_CLAIMS, read_dispute
from api.disputes import POLICY as LETTER_POLICY
from api.ledger import Entry, Ledger
from api.replay import LedgerError, confirm_within, keep_within, pending_changes
from api.storage.cases import DeskCase
from assistant.letters import as_html, as_text
from assistant.normalize import LANGUAGES
from assistant.service import QuestionError
from assistant.verdicts import judge
from assistant.wording import load_wording
from rules import RuleError

router = APIRouter()
_NO_STORE = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex, nofollow",
}


@router.get("/desk/disputes/new", response_class=Response, summary="The form for a dispute")
def new_dispute(request: Request, who: Who) -> Response:
    """The form."""
    return show_new(request, who)


def show_new(
    request: Request,
    who: Staff,
    typed: Mapping[str, str] | None = None,
    problem: str = "",
    field: str = "",
    status: int = 200,
) -> Response:
    """The form for a dispute with what was typed, and what is said of a field."""
    filled = defaultdict(str, typed or {})
    chosen = filled["facts.name"] if filled["facts.name"] in facts.NAMES else ""
    wording = load_wording(who.lang)
    return desk_page(
        request,
        "new_dispute.html",
        who,
        status=status,
        typed=filled,
        problem=problem,
        field=field,
        computations=facts.NAMES,
        chosen=chosen,
        controls=facts.controls(chosen, filled, filled["more"]) if chosen else (),
        filled=lambda place: any(v and n.startswith(f"{place}[") for n, v in filled.items()),
        label_of=lambda one: facts.label_of(one, wording),
        option_of=lambda one, option: facts.option_of(one, option, wording),
    )


def _given(form: Mapping[str, str]) -> tuple[dict[str, Any], list[int]]:
    """The dispute of a form as it would be sent as JSON, and the place in the form of each of its claims."""
    raw: dict[str, Any] = {n: form[n] for n in ("lang", "edition") if form.get(n)}
    if form.get("players") in ("2", "3", "4", "5"):
        raw["players"] = int(form["players"])
    if form.get("happened", "").strip():
        raw["happened"] = form["happened"]
    claims, places = [], []
    for n in range(1, MOST_CLAIMS + 1):
        if n > 2 and not form.get(f"text-{n}", "").strip():
            continue
        claim = {"text": form.get(f"text-{n}", "")}
        claim |= {name: form[f"{name}-{n}"] for name in ("by", "lang") if form.get(f"{name}-{n}", "").strip()}
        claims.append(claim)
        places.append(n)
    if form.get("facts.name") in facts.NAMES:
        name = form["facts.name"]
        raw["facts"] = {"name": name, "inputs": facts.read(name, form).inputs}
    return {**raw, "claims": claims}, places


def _wrong_fact(error: RuleError, form: Mapping[str, str], lang: str) -> tuple[str, str]:
    """The control of the form that an error of the engine is about, and what is said of it by its label."""
    name = form["facts.name"]
    control = facts.read(name, form).control(error.field)
    wording = load_wording(lang)
    labels = {one.place: facts.label_of(one, wording) for one in facts.all_controls(name, form)}
    label = labels.get(control, wording.text(f"desk-facts-name-{name}"))
    return control, str(problems.describe(RuleError(label, error.given, error.allowed), lang)["detail"])


@router.post("/desk/disputes", response_class=Response, summary="Enter a dispute")
def enter_dispute(request: Request, who: Who, form: Form) -> Response:
    """Judges the dispute of a form, keeps it and leads to it; or shows the form with the fields that were asked for."""
    if form.get("do") == "fields" or form.get("more"):
        return show_new(request, who, form)
    raw, places = _given(form)
    try:
        dispute = read_dispute(raw)
        judgement = judge(assistant_of(request), dispute)
    except (QuestionError, RuleError) as error:
        body = problems.describe(error, who.lang)
        field = str(body.get("field", ""))
        if isinstance(error, RuleError) and field.startswith("facts."):
            control, text = _wrong_fact(error, form, who.lang)
            return show_new(request, who, form, text, control, 422)
        for index, place in enumerate(places):  # claims that were left empty do not count
            if field.startswith(f"claims[{index}]"):
                field = field.replace(f"[{index}]", f"[{place - 1}]", 1)
                break
        return show_new(request, who, form, str(body["detail"]), field, 422)
    except problems.NotReady as error:
        return show_new(request, who, form, str(problems.describe(error, who.lang)["detail"]), "", 503)
    with desk_of(request).store.writing() as session:
        dispute_id, number = keep_within(session, dispute, judgement)
        append(session, who, "dispute.enter", dispute_id, {"entry": number})
    return see(f"/desk/disputes/{dispute_id}")


@router.get("/desk/disputes/{dispute_id}", response_class=Response, summary="A dispute at the desk")
def dispute(request: Request, dispute_id: str, who: Who) -> Response:
    """Claims beside their evidence, what was done, and the letter."""
    case = case_of(request, "dispute", dispute_id)
    if case is None:
        return missing(request, who)
    return show(request, who, case, Wrong())


def _entry(request: Request, dispute_id: str) -> Entry | None:
    return Ledger(desk_of(request).store).dispute(dispute_id)


def show(request: Request, who: Staff, case: DeskCase, wrong: Wrong) -> Response:
    """The page of a dispute, with what went wrong on it."""
    entry = _entry(request, case.about)
    if entry is None:
        return missing(request, who)
    done = history(request, "dispute", case.about)
    ledger = Ledger(desk_of(request).store)
    return desk_page(
        request,
        "dispute.html",
        who,
        status=wrong.status,
        case=case,
        view=view_dispute(ledger, entry, done, who.lang, str(request.base_url)),
        events=list(reversed(done)),
        name_of=namer(load_wording(who.lang)),
        staff=colleagues(request),
        words=WORDS,
        wrong=wrong,
        typed={"how": "", **(wrong.typed or {})},
        problem=wrong.text,
    )


@router.post("/desk/disputes/{dispute_id}/note", response_class=Response, summary="Add a note to a dispute")
def note_dispute(request: Request, dispute_id: str, who: Who, form: Form) -> Response:
    """Adds a note."""
    return add_note(request, who, "dispute", dispute_id, form, show)


@router.post("/desk/disputes/{dispute_id}/assign", response_class=Response, summary="Assign a dispute")
def assign_dispute(request: Request, dispute_id: str, who: Who, form: Form) -> Response:
    """Gives the dispute to somebody."""
    return give_to(request, who, "dispute", dispute_id, form, show)


@router.post("/desk/disputes/{dispute_id}/decide", response_class=Response, summary="Decide a dispute")
def decide_dispute(request: Request, dispute_id: str, who: Who, form: Form) -> Response:
    """Lets the product's verdicts stand, or puts others in their place, with a reason."""

    def action(_: DeskCase) -> None:
        entry = _entry(request, dispute_id)
        if entry is None or not is_readable(entry):
            raise CaseError("no-case")
        count = len(entry.content["judgement"]["verdicts"])
        how = form.get("how")
        if how not in ("confirmed", "otherwise"):
            raise CaseError("choice", "how")
        detail: dict[str, Any] = {"how": how}
        if how == "otherwise":
            detail["verdicts"] = [form.get(f"verdict-{n}", "") for n in range(1, count + 1)]
            if any(word not in WORDS for word in detail["verdicts"]):
                raise CaseError("choice", "verdict")
        reason = written(form.get("text", ""), "reason")
        if how == "otherwise" and not reason:
            raise CaseError("missing-reason", "reason")
        decide(desk_of(request).store, "dispute", dispute_id, who, reason, detail, version_of(form))

    return done_with(request, who, "dispute", dispute_id, show, action, form)


@router.post("/desk/disputes/{dispute_id}/confirm", response_class=Response, summary="Confirm a change")
def confirm_change(request: Request, dispute_id: str, who: Editor, form: Form) -> Response:
    """Confirms that the verdicts of a dispute are other ones now."""

    def action(_: DeskCase) -> None:
        ledger = Ledger(desk_of(request).store)
        reason = written(form.get("text", ""), "why", least=1)
        pending = {str(c.number): c.number for c in pending_changes(ledger, dispute_id)}
        number = pending.get(form.get("change", ""))
        if number is None:
            raise CaseError("no-change")
        change = number

        def along(session: Session) -> dict[str, Any]:
            try:
                confirm_within(session, ledger, change, who.name, reason)
            except LedgerError as error:  # somebody else was quicker, or it was tampered with
                raise CaseError("no-change") from error
            return {"change": change}

        tell(ledger.store, "dispute", dispute_id, who, "confirm", reason, along=along)

    return done_with(request, who, "dispute", dispute_id, show, action, {"why": form.get("text", "")})


@router.post("/desk/disputes/{dispute_id}/sent", response_class=Response, summary="Mark a letter as sent")
def mark_sent(request: Request, dispute_id: str, who: Who, form: Form) -> Response:
    """Notes that the letter was sent, and in which language."""

    def action(_: DeskCase) -> None:
        if form.get("lang") not in LANGUAGES:
            raise CaseError("choice", "sent")
        store = desk_of(request).store
        tell(store, "dispute", dispute_id, who, "sent", "", {"lang": form["lang"]})

    return done_with(request, who, "dispute", dispute_id, show, action, {})


@router.get(
    "/desk/disputes/{dispute_id}/letter.{form}", response_class=Response, summary="The letter to send"
)
def letter_to_send(
    request: Request, dispute_id: str, form: str, who: Who, lang: str | None = None
) -> Response:
    """The letter as ``txt``, ``html`` or ``pdf``, with the staff's verdicts where they decided otherwise."""
    entry = _entry(request, dispute_id) if len(dispute_id) <= 32 else None
    if entry is None or form not in ("txt", "html", "pdf") or not is_readable(entry):
        return missing(request, who)
    code = lang if lang in LANGUAGES else who.lang
    made = desk_letter(entry, history(request, "dispute", dispute_id), code, str(request.base_url))
    headers = {
        **_NO_STORE,
        "Content-Language": code,
        "Content-Disposition": f'inline; filename="{dispute_id[:8]}-{code}.{form}"',
    }
    if form == "txt":
        return PlainTextResponse(as_text(made), headers=headers)
    if form == "html":
        page = {**headers, "Content-Security-Policy": LETTER_POLICY}
        return Response(as_html(made), media_type="text/html; charset=utf-8", headers=page)
    from assistant.letter_pdf import as_pdf  # fonts are read only where they are needed

    return Response(as_pdf(made), media_type="application/pdf", headers=headers)
