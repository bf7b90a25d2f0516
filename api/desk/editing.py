"""The editors' pages: what was added to the data, forms to add more, and publications."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Request, Response
from starlette.responses import RedirectResponse

from api.desk.auth import Staff, require
from api.desk.edits import KINDS, Edited, EditError, add_edit, answer_of, edits, withdraw_edit, yes_of
from api.desk.publishing import (
    is_publishing,
    live_edits,
    publications,
    sources_of,
    start_publishing,
)
from api.desk.rendering import desk_page, form_of, language_of_desk
from api.pages.negotiation import NATIVE_NAMES
from api.settings import Settings
from api.storage import Store
from assistant.examples import labels
from assistant.normalize import LANGUAGES
from assistant.sentences import statement
from assistant.wording import load_wording
from rules import EDITIONS, load_catalogue

router = APIRouter()
Editor = Annotated[Staff, Depends(require("editor"))]
Form = Annotated[dict[str, str], Depends(form_of)]

_DONE = ("added", "withdrawn", "started")
_HERE = "/desk/editing"
_TITLE = 90
_PREFILLED = ("kind", "lang", "question", "rule", "edition")


def _store(request: Request) -> Store:
    store: Store = request.app.state.sites.store
    return store


def _settings(request: Request) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


def state_of(edit: Edited, live: frozenset[int]) -> str:
    """``pending``, ``live``, ``leaving`` (withdrawn, but in the index still) or ``withdrawn``."""
    if edit.withdrawn_at is None:
        return "live" if edit.number in live else "pending"
    return "leaving" if edit.number in live else "withdrawn"


def show(
    request: Request, who: Staff, *, error: EditError | None = None, given: Mapping[str, str] | None = None
) -> Response:
    """The page of all edits, its forms filled with what was sent."""
    store = _store(request)
    live = live_edits(store)
    found = [(edit, state_of(edit, live)) for edit in reversed(edits(store))]
    query = {name: request.query_params[name] for name in _PREFILLED if name in request.query_params}
    done = request.query_params.get("done")
    catalogue = load_catalogue()
    filled = query if given is None else given
    titles = {s.id: s.title for s in sources_of(_settings(request))}
    wording = load_wording(language_of_desk(request, who))
    return desk_page(
        request,
        "editing.html",
        who,
        status=422 if error else 200,
        edits=found,
        waiting=any(state in ("pending", "leaving") for _, state in found),
        running=is_publishing(_settings(request)),
        publications=publications(store),
        kinds=KINDS,
        labels=labels(),
        rules=tuple(catalogue),
        open_rules=[r.id for r in catalogue.values() if r.open],
        titles=titles,
        title_of=lambda document: f"{titles[document]} ({document})",
        name_of_language=NATIVE_NAMES.__getitem__,
        answer_of=answer_of,
        # By its id alone hardly anybody knows a rule.
        title_of_rule=lambda rule: _title(rule, wording.lang),
        name_of_edition=lambda edition: wording.text(f"edition-{edition}"),
        # Each form is filled with what was sent by itself, no other.
        mine=lambda kind: filled if filled.get("kind") == kind else {},
        error=error,
        given=filled,
        done=done if done in _DONE else None,
    )


def _title(rule: str, lang: str) -> str:
    known = load_catalogue().get(rule)
    if known is None:
        return rule
    text = statement(rule, (known.editions or tuple(EDITIONS))[0], lang)
    return f"{rule}: {text if len(text) <= _TITLE else text[: _TITLE - 1] + '…'}"


@router.get(_HERE, response_class=Response, summary="What editors added")
def editing(request: Request, who: Editor) -> Response:
    """All edits with their states, forms to add and withdraw, and the latest publications."""
    return show(request, who)


def _content(kind: str, form: Mapping[str, str]) -> dict[str, Any]:
    """The content of an edit as its form tells it; what is empty is left out."""
    texts = {lang: form.get(f"texts-{lang}", "").strip() for lang in LANGUAGES}
    fields = ("lang", "question", "rule", "edition", "name", "means", "document", "over")
    content: dict[str, Any] = {name: form[name] for name in fields if form.get(name, "").strip()}
    if kind == "house":
        content["texts"] = {lang: text for lang, text in texts.items() if text}
    if form.get("answer") in ("yes", "no"):
        # Who edits knows the right answer; the proposition that an example asserts or denies stands in the data alone.
        content["yes"] = yes_of(str(content.get("rule")), form["answer"] == "yes", content.get("edition"))
    return content


@router.post(f"{_HERE}/add", response_class=Response, summary="Add to the data")
def add(request: Request, who: Editor, form: Form) -> Response:
    """Adds an example, an alias, a decision between sources or a house ruling; it waits to be published."""
    kind = form.get("kind", "")
    try:
        sources = sources_of(_settings(request)) if kind == "authority" else ()
        add_edit(_store(request), who, kind, _content(kind, form), form.get("reason", ""), sources)
    except EditError as error:
        return show(request, who, error=error, given=form)
    return RedirectResponse(f"{_HERE}?done=added", 303)


@router.post(f"{_HERE}/withdraw", response_class=Response, summary="Withdraw what was added")
def withdraw(request: Request, who: Editor, form: Form) -> Response:
    """Withdraws an edit; it leaves the index with the next publication."""
    number = form.get("number", "")
    try:
        known = number.isascii() and number.isdigit() and len(number) < 10
        withdraw_edit(_store(request), who, int(number) if known else 0, form.get("reason", ""))
    except EditError as error:
        return show(request, who, error=error, given={})
    return RedirectResponse(f"{_HERE}?done=withdrawn", 303)


@router.post(f"{_HERE}/publish", response_class=Response, summary="Start a publication")
def publish(request: Request, who: Editor) -> Response:
    """Starts a publication in a process of its own; the page tells how it ended."""
    settings = _settings(request)
    if is_publishing(settings):
        return show(request, who, error=EditError("edits", "running"))
    start: Callable[[Settings, str], None] = getattr(request.app.state, "start_publishing", start_publishing)
    start(settings, who.name)
    return RedirectResponse(f"{_HERE}?done=started", 303)


@router.get(f"{_HERE}/publications/{{number}}", response_class=Response, summary="A publication")
def publication(request: Request, who: Editor, number: int) -> Response:
    """A publication with the report of the measurement."""
    found = next((p for p in publications(_store(request), 1000) if p.number == number), None)
    if found is None:
        raise HTTPException(404)
    return desk_page(request, "editing_report.html", who, publication=found)
