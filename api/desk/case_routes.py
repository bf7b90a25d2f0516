"""What the pages of disputes and of answers share: finding a case, assigning, notes, and how an event is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request, Response

from api.desk.auth import Staff, require
from api.desk.casework import CaseError, ChangedMeanwhileError, Event, Kind, assign, events, find_case, note
from api.desk.queue import take_in
from api.desk.rendering import desk_page, form_of
from api.desk.sign_in import see
from api.desk.state import desk_of
from api.pages.negotiation import NATIVE_NAMES
from api.storage.cases import DeskCase
from assistant.wording import Wording, load_wording

Who = Annotated[Staff, Depends(require("support"))]
Editor = Annotated[Staff, Depends(require("editor"))]
Form = Annotated[dict[str, str], Depends(form_of)]
_NUMBER = 9


@dataclass(frozen=True, slots=True)
class Wrong:
    """What could not be done: the field, what is said of it, and what was typed, so that nothing is lost."""

    field: str = ""
    text: str = ""
    status: int = 200
    typed: Mapping[str, str] | None = None


# Shows the page of a case, with what went wrong on it.
Show = Callable[[Request, Staff, DeskCase, Wrong], Response]


def case_of(request: Request, kind: Kind, about: str) -> DeskCase | None:
    """The case, also one that has just come and was not in the queue yet."""
    if len(about) > 32 or "\0" in about:
        return None
    store = desk_of(request).store
    found = find_case(store, kind, about)
    if found is None and take_in(store):
        found = find_case(store, kind, about)
    return found


def missing(request: Request, who: Staff) -> Response:
    """The page for what is not in the queue."""
    wording = load_wording(who.lang)
    heading, message = wording.text("desk-not-found"), wording.text("desk-not-found-about")
    return desk_page(request, "message.html", who, status=404, heading=heading, message=message)


def version_of(form: Mapping[str, str]) -> int:
    """The version that a form was made from; -1, which no case has, for what is no number."""
    given = form.get("version", "")
    return int(given) if given.isascii() and given.isdigit() and len(given) <= _NUMBER else -1


def colleagues(request: Request) -> list[str]:
    """The names of all who may be given a case."""
    return [a.name for a in desk_of(request).accounts.listing() if a.disabled_at is None]


def done_with(
    request: Request,
    who: Staff,
    kind: Kind,
    about: str,
    show: Show,
    action: Callable[[DeskCase], object],
    typed: Mapping[str, str],
) -> Response:
    """Does something with a case and leads back to it, or shows its page with what is wrong and what was typed."""
    case = case_of(request, kind, about)
    if case is None:
        return missing(request, who)
    try:
        action(case)
    except CaseError as error:
        now_ = find_case(desk_of(request).store, kind, about) or case
        status = 409 if isinstance(error, ChangedMeanwhileError) else 422
        said = load_wording(who.lang).text(f"desk-error-{error.code}")
        return show(request, who, now_, Wrong(error.field, said, status, typed))
    return see(f"/desk/{kind}s/{about}")


def add_note(
    request: Request, who: Staff, kind: Kind, about: str, form: Mapping[str, str], show: Show
) -> Response:
    """Adds the note of a form."""

    def action(_: DeskCase) -> None:
        try:
            note(desk_of(request).store, kind, about, who, form.get("text", ""))
        except CaseError as error:
            raise CaseError(error.code, "note") from error

    return done_with(request, who, kind, about, show, action, {"note": form.get("text", "")})


def give_to(
    request: Request, who: Staff, kind: Kind, about: str, form: Mapping[str, str], show: Show
) -> Response:
    """Gives a case to the one that a form names, or to nobody."""

    def action(_: DeskCase) -> None:
        to = form.get("to") or None
        if to is not None and to not in colleagues(request):
            raise CaseError("choice", "to")
        assign(desk_of(request).store, kind, about, who, to, version_of(form))

    return done_with(request, who, kind, about, show, action, {})


def history(request: Request, kind: Kind, about: str) -> list[Event]:
    """What was done with a case."""
    return events(desk_of(request).store, kind, about)


def namer(wording: Wording) -> Callable[[Event], str]:
    """How an event is told in a language."""

    def say(message: str, **values: Any) -> str:
        return wording.text(f"desk-event-{message}", values)

    def named(event: Event) -> str:
        detail = event.detail
        match event.what:
            case "assign" if detail.get("to"):
                return say("assign", name=detail["to"])
            case "assign":
                return say("unassigned")
            case "decide" if detail.get("how") == "otherwise":
                words = [wording.text(f"dispute-{w}") for w in detail.get("verdicts", [])]
                return say("otherwise", verdicts=" / ".join(words))
            case "decide":
                return say(str(detail.get("how", "confirmed")))
            case "sent":
                return say("sent", language=NATIVE_NAMES.get(str(detail.get("lang")), "–"))
            case "confirm":
                return say("change", n=str(detail.get("change", "")))
            case _:
                return say("note")

    return named
