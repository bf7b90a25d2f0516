"""Who is signed in, what their role allows, and whether a form comes from a page of the desk.

Routes of the desk depend on `signed_in` or on ``require(role)``; `api.desk.parts` puts `check_csrf` before all of them.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from functools import cache
from ipaddress import ip_address
from typing import Annotated, Literal

from fastapi import Depends, Request, Response
from starlette.concurrency import run_in_threadpool

from api.clients import bucket, client_address
from api.desk.people import Role, Staff
from api.desk.rendering import SHOW_IN, form_of
from api.desk.state import desk_of
from api.origins import same_origin

__all__ = ["Denied", "NotSignedIn", "Role", "Staff", "check_csrf", "csrf_token", "require", "signed_in"]

SIGN_IN = "/desk/sign-in"
CSRF_FIELD = "csrf"
CSRF_HEADER = "X-CSRF-Token"
_SAFE = ("GET", "HEAD", "OPTIONS")
Cookie = Literal["session", "visit"]
# `visit` holds no session: it ties the form for signing in to the browser that got it.
_NAMES: dict[Cookie, str] = {"session": "konduktor-desk", "visit": "konduktor-desk-visit"}
_LONGEST = 200


class NotSignedIn(Exception):  # noqa: N818 - a state, not a failure
    """Nobody is signed in: a page leads to signing in, a program gets 401."""


class Denied(Exception):  # noqa: N818 - a decision, not a failure
    """The request is turned away: ``role`` (403) or ``csrf`` (403)."""

    def __init__(self, kind: Literal["role", "csrf"]) -> None:
        super().__init__(kind)
        self.kind = kind


class ShowAgain(Exception):  # noqa: N818 - a wish, not a failure
    """A form is to be shown again as it is filled in, in another language."""


def is_secure(request: Request) -> bool:
    """Whether the browser speaks https: with the service itself, or with a proxy whose word is trusted."""
    if request.url.scheme == "https":
        return True
    peer = request.client.host if request.client else ""
    try:
        address = ip_address(peer)
    except ValueError:
        return False
    if not any(address in network for network in desk_of(request).trusted):
        return False
    # The nearest proxy wrote the last one.
    return request.headers.get("x-forwarded-proto", "").split(",")[-1].strip().lower() == "https"


def client_of(request: Request) -> str:
    """Under what name the client is counted."""
    peer = request.client.host if request.client else ""
    forwarded = ",".join(request.headers.getlist("x-forwarded-for"))
    return bucket(client_address(peer, forwarded, desk_of(request).trusted))


def _cookie_name(kind: Cookie, secure: bool) -> str:
    # With this prefix no other host of the domain can set it, and none but https.
    return f"__Host-{_NAMES[kind]}" if secure else _NAMES[kind]


def cookie_of(request: Request, kind: Cookie) -> str | None:
    """The value of a cookie of the desk, None where there is none that could be ours."""
    value = request.cookies.get(_cookie_name(kind, is_secure(request)))
    return value if value and len(value) <= _LONGEST and value.isascii() else None


def set_cookie(request: Request, response: Response, kind: Cookie, value: str | None) -> None:
    """Gives the browser a cookie of the desk, or takes it away (None); it ends with the browser."""
    secure = is_secure(request)
    name = _cookie_name(kind, secure)
    if value is None:
        response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="strict")
    else:
        response.set_cookie(name, value, path="/", secure=secure, httponly=True, samesite="strict")


def signed_in(request: Request) -> Staff:
    """Who is signed in. Raises NotSignedIn."""
    known: Staff | None = getattr(request.state, "staff", None)
    if known is not None:
        return known
    token = cookie_of(request, "session")
    staff = desk_of(request).sessions.find(token) if token else None
    if staff is None:
        raise NotSignedIn
    request.state.staff = staff
    return staff


@cache
def require(role: Role) -> Callable[..., Staff]:
    """A dependency that gives who is signed in where they have that role or a higher one; else raises Denied."""

    def allowed(staff: Annotated[Staff, Depends(signed_in)]) -> Staff:
        if not staff.may(role):
            raise Denied("role")
        return staff

    return allowed


def _csrf_key(request: Request) -> str | None:
    return cookie_of(request, "visit" if request.url.path == SIGN_IN else "session")


def new_visit(request: Request) -> str:
    """The visit's cookie, a new one where the browser has none; the form for signing in is made with it."""
    return cookie_of(request, "visit") or secrets.token_urlsafe(32)


def csrf_token(request: Request, key: str | None = None) -> str:
    """A token for the hidden field ``csrf`` of a form, or the header X-CSRF-Token; another one each time.

    It is bound to the session's secret (``key``; default: the request's cookie), so nobody else can make one.
    """
    key = key or _csrf_key(request)
    if key is None:
        raise NotSignedIn
    # Another text each time, as a compressed page may tell of a text that always stays.
    salt = secrets.token_urlsafe(12)
    return f"{salt}.{_signed(key, salt)}"


def _signed(key: str, salt: str) -> str:
    return hmac.new(key.encode(), f"csrf:{salt}".encode(), hashlib.sha256).hexdigest()


def _is_token(key: str, token: str) -> bool:
    salt, _, signature = token.partition(".")
    return token.isascii() and hmac.compare_digest(_signed(key, salt), signature)


async def check_csrf(request: Request) -> None:
    """Lets a request that changes something pass where it comes from a page of the desk, signed in.

    Raises NotSignedIn, Denied, TooManyFields, or ShowAgain for a form that is only to be shown again.
    """
    if request.method in _SAFE:
        return
    if request.url.path != SIGN_IN:
        await run_in_threadpool(signed_in, request)
    origin, site = request.headers.get("origin"), request.headers.get("sec-fetch-site")
    if origin is not None and not same_origin(origin, request.headers.get("host"), site):
        raise Denied("csrf")
    key = _csrf_key(request)
    token = request.headers.get(CSRF_HEADER)
    if token is None and "json" not in request.headers.get("content-type", ""):
        token = (await form_of(request)).get(CSRF_FIELD)
    if key is None or token is None or not _is_token(key, token):
        raise Denied("csrf")
    if SHOW_IN in getattr(request.state, "form", {}):
        raise ShowAgain
