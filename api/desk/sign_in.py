"""Signing in and out, and what everybody may change of their own account: password and language."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import RedirectResponse

from api.desk.accounts import AccountError
from api.desk.addresses import local, page_of
from api.desk.audit import audit
from api.desk.auth import (
    SIGN_IN,
    Staff,
    client_of,
    cookie_of,
    csrf_token,
    new_visit,
    set_cookie,
    signed_in,
)
from api.desk.rendering import Resend, desk_page, form_of
from api.desk.state import desk_of
from api.desk.turns import AGAIN, Full

log = logging.getLogger("konduktor")
router = APIRouter()
Form = Annotated[dict[str, str], Depends(form_of)]
Who = Annotated[Staff, Depends(signed_in)]
# The fields that somebody typed before their session ended.
_KEPT = "kept."
_NO_STORE = {"Cache-Control": "no-store", "Referrer-Policy": "no-referrer"}


def see(address: str) -> RedirectResponse:
    """Sends a browser on after a form."""
    return RedirectResponse(address, 303, headers=_NO_STORE)


def _form(
    request: Request,
    back: str,
    *,
    status: int = 200,
    wait: int | None = None,
    wrong: bool = False,
    busy: bool = False,
    name: str = "",
    resend: Resend | None = None,
) -> Response:
    visit = new_visit(request)
    shown = desk_page(
        request,
        "sign_in.html",
        None,
        status=status,
        headers={"Retry-After": str(wait)} if wait else None,
        resend=resend,
        token=csrf_token(request, visit),
        back=back,
        wait=None if busy else wait,
        wrong=wrong,
        busy=busy,
        name=name,
        changed=request.query_params.get("changed") == "1",
    )
    set_cookie(request, shown, "visit", visit)
    return shown


def _resend_of(form: Mapping[str, str]) -> Resend | None:
    """The form that is to be sent again after signing in."""
    path = form.get("again", "")
    fields = {name.removeprefix(_KEPT): value for name, value in form.items() if name.startswith(_KEPT)}
    return Resend(path, fields) if fields and local(path) == page_of(path) else None


def sign_in_to_resend(request: Request, fields: Mapping[str, str]) -> Response:
    """The form for signing in, for who sent another one after their session had ended; it takes that one along."""
    path = request.url.path
    return _form(request, local(path), status=403, resend=Resend(path, fields))


def show_again(request: Request, form: Mapping[str, str]) -> Response:
    """The form for signing in as it is filled in, without the password, in the language of the address."""
    return _form(request, local(form.get("next")), name=form.get("name", "")[:100], resend=_resend_of(form))


@router.get(SIGN_IN, response_class=Response, summary="Sign in at the desk")
def sign_in_form(request: Request) -> Response:
    """The form; who is signed in already may sign in as somebody else."""
    return _form(request, local(request.query_params.get("next")))


@router.post(SIGN_IN, response_class=Response, summary="Sign in at the desk")
async def sign_in(request: Request, form: Form) -> Response:
    """Begins a session, whose token is a new one, and ends the one that the browser had.

    What is wrong is not told: name and password are answered alike, with the same work.
    """
    desk = desk_of(request)
    name, back, client = form.get("name", ""), local(form.get("next")), client_of(request)
    wait = desk.clients.begin(client)
    if wait is not None:
        return _form(request, back, status=429, wait=wait, name=name[:100], resend=_resend_of(form))
    try:
        return await desk.turns.run(client, _sign_in, request, form, client)
    except Full:
        desk.clients.succeeded(client)  # no password was looked at
        return _form(
            request, back, status=503, wait=AGAIN, busy=True, name=name[:100], resend=_resend_of(form)
        )


def _sign_in(request: Request, form: Mapping[str, str], client: str) -> Response:
    desk = desk_of(request)
    name, back = form.get("name", ""), local(form.get("next"))
    wait = desk.names.begin(name)
    if wait is not None:
        return _form(request, back, status=429, wait=wait, name=name[:100], resend=_resend_of(form))
    known = desk.accounts.authenticate(name, form.get("password", ""))
    token = desk.sessions.begin(known) if known is not None else None
    if known is None or token is None:
        log.warning("a sign-in at the desk failed")
        if desk.names.is_locked(name):
            account = desk.accounts.find(name)
            audit(desk.store, "konduktor", "sign-in.locked", account.name if account else "", {})
        return _form(request, back, status=403, wrong=True, name=name[:100], resend=_resend_of(form))
    desk.names.succeeded(name)
    desk.clients.succeeded(client)
    before = cookie_of(request, "session")
    if before is not None:
        desk.sessions.end(before)
    audit(desk.store, known.staff, "sign-in", known.staff.name, {})
    resend = _resend_of(form)
    done = (
        see(back)
        if resend is None
        else desk_page(request, "kept.html", known.staff, resend=resend, key=token)
    )
    set_cookie(request, done, "session", token)
    set_cookie(request, done, "visit", None)
    return done


@router.post("/desk/sign-out", response_class=Response, summary="Sign out")
def sign_out(request: Request, who: Who) -> Response:
    """Ends the session."""
    desk = desk_of(request)
    desk.sessions.end(cookie_of(request, "session") or "")
    audit(desk.store, who, "sign-out", who.name, {})
    done = see(SIGN_IN)
    done.headers["Clear-Site-Data"] = '"cache"'
    set_cookie(request, done, "session", None)
    return done


@router.post("/desk/language", response_class=Response, summary="The language of the desk")
def language(request: Request, who: Who, form: Form) -> Response:
    """Keeps the language with the account and leads back."""
    with suppress(AccountError):  # only a form that is not ours names another language
        desk_of(request).accounts.change_lang(who.name, form.get("lang", ""), who=who)
    return see(local(form.get("back")))


@router.get("/desk/account", response_class=Response, summary="One's own account")
def account_page(request: Request, who: Who) -> Response:
    """The form for another password."""
    return desk_page(request, "account.html", who, error=None)


@router.post("/desk/account", response_class=Response, summary="Another password")
async def change_own(request: Request, who: Who, form: Form) -> Response:
    """Sets another password, for which the present one is needed, and ends all sessions, this one too."""
    try:
        return await desk_of(request).turns.run(client_of(request), _change_own, request, who, form)
    except Full:
        return _own_waits(request, who, "busy", 503, AGAIN)


def _own_waits(request: Request, who: Staff, why: str, status: int, wait: int) -> Response:
    again = {"Retry-After": str(wait)}
    return desk_page(request, "account.html", who, status=status, headers=again, error=(why, {"n": wait}))


def _change_own(request: Request, who: Staff, form: Mapping[str, str]) -> Response:
    desk = desk_of(request)
    wait = desk.names.begin(who.name, "own")
    if wait is not None:
        return _own_waits(request, who, "wait", 429, wait)
    if desk.accounts.authenticate(who.name, form.get("present", "")) is None:
        return desk_page(request, "account.html", who, status=403, error=("wrong-password", {}))
    desk.names.succeeded(who.name)
    try:
        desk.accounts.change_password(who.name, form.get("password", ""), who=who)
    except AccountError as error:
        return desk_page(request, "account.html", who, status=422, error=(f"account-{error.code}", {}))
    done = see(f"{SIGN_IN}?changed=1")
    set_cookie(request, done, "session", None)
    return done
