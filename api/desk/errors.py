"""How the desk turns somebody away: to a page where pages are read, as a problem where data is."""

from __future__ import annotations

from urllib.parse import quote

from fastapi import FastAPI, Request, Response
from fastapi.responses import RedirectResponse
from starlette.concurrency import run_in_threadpool

from api import problems
from api.desk.auth import SIGN_IN, Denied, NotSignedIn, ShowAgain, Staff
from api.desk.rendering import TooManyFields, desk_page, form_of, language_of_desk
from api.desk.sign_in import sign_in_to_resend
from api.desk.typed import show_again, worth_keeping
from api.origins import same_origin
from api.pages.negotiation import wants_data
from assistant.wording import load_wording


def handle_denials(app: FastAPI) -> None:
    """Lets the application answer what the desk's dependencies raise."""

    @app.exception_handler(NotSignedIn)
    async def not_signed_in(request: Request, _: NotSignedIn) -> Response:
        if _is_data(request):
            return problems.response(problems.problem("sign_in", problems.language_of(request)))
        kept = await _kept(request)
        if kept:
            return sign_in_to_resend(request, kept)
        here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        back = (
            f"?next={quote(here, safe='')}" if request.method in ("GET", "HEAD") and here != "/desk" else ""
        )
        return RedirectResponse(SIGN_IN + back, 303, headers={"Cache-Control": "no-store"})

    @app.exception_handler(ShowAgain)
    async def again(request: Request, _: ShowAgain) -> Response:
        try:
            return await run_in_threadpool(show_again, request, request.state.form)
        except NotSignedIn as error:
            return await not_signed_in(request, error)
        except Denied as error:
            return await denied(request, error)

    @app.exception_handler(TooManyFields)
    async def too_many_fields(request: Request, _: TooManyFields) -> Response:
        if _is_data(request):
            return problems.response(problems.problem("request", problems.language_of(request)))
        staff = getattr(request.state, "staff", None)
        said = load_wording(language_of_desk(request, staff)).text("desk-error-form")
        return desk_page(request, "message.html", staff, status=422, heading=said, message="")

    @app.exception_handler(Denied)
    async def denied(request: Request, error: Denied) -> Response:
        staff = getattr(request.state, "staff", None)
        if _is_data(request):
            lang = staff.lang if staff else problems.language_of(request)
            return problems.response(problems.problem(error.kind, lang), {"Cache-Control": "no-store"})
        return desk_page(request, "denied.html", staff, status=403, kind=error.kind)


async def _kept(request: Request) -> dict[str, str]:
    """What somebody typed whose session ended meanwhile; nothing from a page of another origin."""
    origin, site = request.headers.get("origin"), request.headers.get("sec-fetch-site")
    if request.method != "POST" or origin is None:
        return {}
    if not same_origin(origin, request.headers.get("host"), site):
        return {}
    try:
        return worth_keeping(request.url.path, await form_of(request))
    except TooManyFields:
        return {}


def database_gone(request: Request) -> Response:
    """What who works at the desk is told while the database cannot be used: nothing was saved."""
    staff: Staff | None = getattr(request.state, "staff", None)
    if _is_data(request):
        return problems.response(problems.problem("no_database", problems.language_of(request)))
    wording = load_wording(language_of_desk(request, staff))
    heading, message = wording.text("desk-database-gone"), wording.text("desk-database-gone-about")
    return desk_page(
        request,
        "message.html",
        staff,
        status=503,
        headers={"Retry-After": "10"},
        heading=heading,
        message=message,
    )


def _is_data(request: Request) -> bool:
    sent = request.headers.get("content-type", "")
    return "json" in sent or wants_data(request.headers.get("accept", ""))
