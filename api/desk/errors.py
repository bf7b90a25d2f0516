"""How the desk turns somebody away: to a page where pages are read, as a problem where data is."""

from __future__ import annotations

from urllib.parse import quote

from fastapi import FastAPI, Request, Response
from fastapi.responses import RedirectResponse

from api import problems
from api.desk.auth import SIGN_IN, Denied, NotSignedIn, Staff
from api.desk.rendering import desk_page, language_of_desk
from api.pages.negotiation import wants_data
from assistant.wording import load_wording


def handle_denials(app: FastAPI) -> None:
    """Lets the application answer what the desk's dependencies raise."""

    @app.exception_handler(NotSignedIn)
    async def not_signed_in(request: Request, _: NotSignedIn) -> Response:
        if _is_data(request):
            return problems.response(problems.problem("sign_in", problems.language_of(request)))
        here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        back = (
            f"?next={quote(here, safe='')}" if request.method in ("GET", "HEAD") and here != "/desk" else ""
        )
        return RedirectResponse(SIGN_IN + back, 303, headers={"Cache-Control": "no-store"})

    @app.exception_handler(Denied)
    async def denied(request: Request, error: Denied) -> Response:
        staff = getattr(request.state, "staff", None)
        if _is_data(request):
            lang = staff.lang if staff else problems.language_of(request)
            return problems.response(problems.problem(error.kind, lang), {"Cache-Control": "no-store"})
        return desk_page(request, "denied.html", staff, status=403, kind=error.kind)


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
