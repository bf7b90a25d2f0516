"""The desk's pages filled in and sent: everything escaped, in the reader's language, kept by nobody on the way."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

from fastapi import APIRouter, HTTPException, Request, Response
from jinja2 import Environment

from api.openapi import problems as answers
from api.pages.assets import asset_address
from api.pages.negotiation import NATIVE_NAMES, page_language
from api.pages.rendering import address, capital, segments
from api.pages.sending import send
from api.templates import environment
from assistant.normalize import LANGUAGES
from assistant.wording import load_wording
from rules import EDITIONS

if TYPE_CHECKING:
    from api.desk.auth import Staff

router = APIRouter()
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
)
_HEADERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex, nofollow",
    "Cross-Origin-Opener-Policy": "same-origin",
}
_KINDS = {"css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8"}
# Of a finished game with five players as the facts of a dispute there are some hundreds.
_MOST_FIELDS = 2000
# The field of a form that asks for nothing but its page in another language.
SHOW_IN = "show-in"
_NEVER_SENT_AGAIN = frozenset({"csrf", "password", "present", "username", SHOW_IN})
_CACHING = "public, max-age=31536000, immutable"


class TooManyFields(ValueError):  # noqa: N818 - said to people
    """A form with more fields than any of the desk's has."""


@dataclass(frozen=True, slots=True)
class _File:
    plain: bytes
    packed: bytes
    address: str
    media_type: str


@cache
def _files() -> dict[str, _File]:
    found = {}
    for name in ("desk.css", "desk.js"):
        plain = (files("api") / "desk" / "static" / name).read_bytes()
        stem, kind = name.rsplit(".", 1)
        digest = hashlib.sha256(plain).hexdigest()[:12]
        where = f"/desk/static/{stem}-{digest}.{kind}"
        found[name] = _File(plain, gzip.compress(plain, 9, mtime=0), where, _KINDS[kind])
    return found


@router.get(
    "/desk/static/{name}",
    response_class=Response,
    responses={
        **answers("unknown"),
        200: {"description": "The file", "content": {kind: {} for kind in _KINDS.values()}},
    },
    summary="The style sheet or script of the desk",
)
def static(request: Request, name: str) -> Response:
    """The file whose address this is; an address of other content is not found."""
    found = next((f for f in _files().values() if f.address == f"/desk/static/{name}"), None)
    if found is None:
        raise HTTPException(404)
    return send(request, found.plain, found.media_type, {"Cache-Control": _CACHING}, packed=found.packed)


def moment(at: datetime) -> str:
    """A moment to the minute, in UTC.

    >>> from datetime import UTC
    >>> moment(datetime(2026, 11, 30, 9, 5, 7, tzinfo=UTC))
    '2026-11-30 09:05'
    """
    return at.strftime("%Y-%m-%d %H:%M")


@cache
def _environment() -> Environment:
    return environment(
        "desk",
        asset=asset_address,
        file=lambda name: _files()[name].address,
        languages=NATIVE_NAMES,
        editions=tuple(EDITIONS),
        address=address,
        capital=capital,
        segments=segments,
        moment=moment,
    )


@dataclass(frozen=True, slots=True)
class Resend:
    """A form that was not saved: where it is sent to, and its fields."""

    path: str
    fields: Mapping[str, str]


def typed_of(form: Mapping[str, str]) -> dict[str, str]:
    """The fields of a form that may be sent again: no passwords, no token, nothing empty."""
    return {name: value for name, value in form.items() if value and name not in _NEVER_SENT_AGAIN}


def _resend(request: Request) -> Resend | None:
    """The form to which a page is the answer."""
    form: dict[str, str] | None = getattr(request.state, "form", None)
    return None if request.method != "POST" or form is None else Resend(request.url.path, typed_of(form))


def language_of_desk(request: Request, who: Staff | None) -> str:
    """The language of a page: the reader's own; before signing in the address's, else the best of Accept-Language."""
    if who is not None and who.lang in LANGUAGES:
        return who.lang
    return page_language(request, request.query_params.get("lang"))


def desk_page(
    request: Request,
    template: str,
    who: Staff | None,
    *,
    status: int = 200,
    headers: Mapping[str, str] | None = None,
    resend: Resend | None = None,
    key: str | None = None,
    **values: Any,
) -> Response:
    """A page of the desk for ``who`` (None: nobody has signed in).

    ``resend`` is the form that another language sends again (default: the one to which the page is the answer),
    ``key`` the secret of a session that has only begun.
    In a template, ``say(id, …)`` gives the sentence ``desk-id``, ``text(id, …)`` any other, ``named(kind, name)`` the
    name of an edition, a language and so on; ``csrf`` is the token for the hidden field of that name.
    """
    lang = language_of_desk(request, who)
    wording = load_wording(lang)

    def text(message: str, **variables: object) -> str:
        return wording.text(message, variables)

    def say(message: str, **variables: object) -> str:
        return wording.text(f"desk-{message}", variables)

    def named(kind: str, name: str) -> str:
        return wording.text(f"{kind}-{name}") if wording.has(f"{kind}-{name}") else name

    token = ""
    if who is not None:
        from api.desk.auth import csrf_token

        token = csrf_token(request, key)
        resend = resend or _resend(request)
    here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    html = (
        _environment()
        .get_template(template)
        .render(
            lang=lang,
            who=who,
            csrf=token,
            here=here,
            resend=resend,
            say=say,
            text=text,
            named=named,
            request=request,
            **values,
        )
    )
    sent = {
        **_HEADERS,
        "Content-Security-Policy": POLICY,
        "Content-Language": lang,
        "Vary": "Accept, Accept-Language, Cookie",
        **(headers or {}),
    }
    return Response(html, status_code=status, media_type="text/html; charset=utf-8", headers=sent)


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form; the last value of each. Raises TooManyFields."""
    raw = (await request.body()).decode("utf-8", "replace")
    try:
        given = parse_qs(raw, keep_blank_values=True, max_num_fields=_MOST_FIELDS)
    except ValueError:
        raise TooManyFields from None
    request.state.form = {name: values[-1] for name, values in given.items()}
    return dict(request.state.form)
