"""The pages of admins: accounts of the staff, and the audit."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from api.desk.accounts import LONGEST_PASSWORD, SHORTEST_PASSWORD, AccountError, Accounts
from api.desk.audit import COLUMNS, audit
from api.desk.auth import Staff, client_of, require
from api.desk.people import ROLES
from api.desk.rendering import desk_page, form_of
from api.desk.sign_in import see
from api.desk.state import desk_of
from api.desk.tables import csv_table
from api.desk.turns import AGAIN, Full
from api.pages.rendering import address

router = APIRouter()
Admin = Annotated[Staff, Depends(require("admin"))]
Form = Annotated[dict[str, str], Depends(form_of)]
_PAGE = 100
_MOST = 1_000_000
_HEADERS = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


def show(
    request: Request,
    who: Staff,
    *,
    error: AccountError | None = None,
    given: Mapping[str, str] | None = None,
    status: int = 422,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """The page of accounts, with what is wrong with one and what was sent."""
    done = request.query_params.get("done")
    return desk_page(
        request,
        "staff.html",
        who,
        status=status if error else 200,
        headers=headers,
        accounts=desk_of(request).accounts.listing(),
        roles=ROLES,
        bounds=(SHORTEST_PASSWORD, LONGEST_PASSWORD),
        error=error,
        # A password is never sent back.
        given={k: v for k, v in (given or {}).items() if k != "password"},
        done=done if done in ("added", "changed") else None,
    )


@router.get("/desk/staff", response_class=Response, summary="Accounts of the staff")
def staff(request: Request, who: Admin) -> Response:
    """All accounts, and forms that change them."""
    return show(request, who)


@router.post("/desk/staff", response_class=Response, summary="Add an account")
async def add_staff(request: Request, who: Admin, form: Form) -> Response:
    """Adds an account."""
    try:
        return await desk_of(request).turns.run(client_of(request), _add_staff, request, who, form)
    except Full:
        return _busy(request, who, form)


def _busy(request: Request, who: Staff, form: Mapping[str, str]) -> Response:
    error = AccountError("busy", "password", "too many passwords are worked out at once")
    return show(request, who, error=error, given=form, status=503, headers={"Retry-After": str(AGAIN)})


def _add_staff(request: Request, who: Staff, form: Mapping[str, str]) -> Response:
    try:
        desk_of(request).accounts.add(
            form.get("name", ""),
            form.get("role", ""),
            form.get("password", ""),
            who=who,
            lang=form.get("lang", who.lang),
        )
    except AccountError as error:
        return show(request, who, error=error, given=form)
    return see("/desk/staff?done=added")


@router.post("/desk/staff/change", response_class=Response, summary="Change an account")
async def change_staff(request: Request, who: Admin, form: Form) -> Response:
    """Changes role or password of the account ``name``, or disables or enables it."""
    try:
        return await desk_of(request).turns.run(client_of(request), _change_staff, request, who, form)
    except Full:
        return _busy(request, who, {})


def _change_staff(request: Request, who: Staff, form: Mapping[str, str]) -> Response:
    desk = desk_of(request)
    name = form.get("name", "")
    try:
        change = _CHANGES.get(form.get("action", ""))
        if change is None:
            raise AccountError("action", "action", f"an action is one of {', '.join(_CHANGES)}")
        change(desk.accounts, name, form, who)
    except AccountError as error:
        return show(request, who, error=error)
    if form.get("action") == "password":
        desk.names.succeeded(name)
    return see("/desk/staff?done=changed")


_CHANGES: dict[str, Callable[[Accounts, str, Mapping[str, str], Staff], object]] = {
    "role": lambda accounts, name, form, who: accounts.change_role(name, form.get("role", ""), who=who),
    "disable": lambda accounts, name, _, who: accounts.set_enabled(name, False, who=who),
    "enable": lambda accounts, name, _, who: accounts.set_enabled(name, True, who=who),
    "password": lambda accounts, name, form, who: accounts.change_password(
        name, form.get("password", ""), who=who
    ),
}


@router.get("/desk/audit", response_class=Response, summary="The audit")
def audit_page(
    request: Request, admin: Admin, who: str | None = None, what: str | None = None, page: str = "1"
) -> Response:
    """Who did what, the newest first; ``who`` is a name, ``what`` the beginning of what was done."""
    number = max(1, min(int(page[:9]), _MOST)) if page.isascii() and page.isdecimal() else 1
    desk = desk_of(request)
    who, what = ((text or "").replace("\0", "") for text in (who, what))
    entries, total = desk.audit.page(first=(number - 1) * _PAGE, most=_PAGE, who=who, what=what)
    last = max(1, -(-total // _PAGE))

    def turned(to: int) -> str | None:
        return (
            address("/desk/audit", who=who or None, what=what or None, page=to) if 1 <= to <= last else None
        )

    return desk_page(
        request,
        "audit.html",
        admin,
        entries=entries,
        total=total,
        wanted_who=who,
        wanted_what=what,
        page=number,
        last=last,
        newer=turned(number - 1),
        older=turned(number + 1),
    )


@router.get("/desk/audit.csv", response_class=Response, summary="The audit as CSV")
def audit_csv(request: Request, admin: Admin) -> Response:
    """All entries, the oldest first, for a spreadsheet."""
    desk = desk_of(request)
    body = csv_table(COLUMNS, (tuple(row.values()) for row in desk.audit.rows()))
    audit(desk.store, admin, "audit.export", "csv", {})
    return _file(body, "text/csv; charset=utf-8", "csv")


@router.get("/desk/audit.json", response_class=Response, summary="The audit as JSON")
def audit_json(request: Request, admin: Admin) -> Response:
    """All entries, the oldest first, with the hashes by which they can be checked."""
    desk = desk_of(request)
    body = json.dumps(list(desk.audit.rows()), ensure_ascii=False)
    audit(desk.store, admin, "audit.export", "json", {})
    return _file(body, "application/json", "json")


def _file(body: str, media_type: str, ending: str) -> Response:
    named = {"Content-Disposition": f'attachment; filename="audit.{ending}"'}
    return Response(body, media_type=media_type, headers={**_HEADERS, **named})
