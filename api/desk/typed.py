"""What was typed and not saved yet: kept over another language of the desk, and over a session that ended meanwhile.

A form that is sent with the field ``show-in`` does nothing but show its page again, with what was typed, in that
language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

from fastapi import Request, Response

from api.desk import answer_routes, dispute_routes, editing, sign_in, staff_pages
from api.desk.accounts import AccountError
from api.desk.addresses import local, page_of
from api.desk.auth import SIGN_IN, Denied, signed_in
from api.desk.case_routes import Show, Wrong, case_of, missing, version_of
from api.desk.people import Role, Staff
from api.desk.rendering import SHOW_IN, typed_of
from api.desk.state import desk_of
from assistant.wording import load_wording

# Fields that say what a form is about; alone, they are nothing that anybody typed.
_ABOUT = frozenset({"version", "change", "to", "lang", "number", "kind", "action", "name", "role", "how"})
Render = Callable[[Request, Staff, Mapping[str, str], re.Match[str]], Response]


@dataclass(frozen=True, slots=True)
class _Page:
    path: re.Pattern[str]
    role: Role
    render: Render


def _case(request: Request, who: Staff, form: Mapping[str, str], where: re.Match[str]) -> Response:
    kind, about, verb = where["kind"], where["about"], where["verb"]
    show: Show = dispute_routes.show if kind == "dispute" else answer_routes.show
    case = case_of(request, "dispute" if kind == "dispute" else "answer", about)
    if case is None:
        return missing(request, who)
    field = {"note": "note", "confirm": "why"}.get(verb)
    if kind == "answer" and verb == "decide":
        field = "right"
    typed = {field: form.get("text", "")} if field else dict(form)
    if "version" in form and version_of(form) != case.version:
        said = load_wording(who.lang).text("desk-error-changed")
        return show(request, who, case, Wrong("", said, 409, typed))
    return show(request, who, case, Wrong(typed=typed))


_PAGES = (
    _Page(
        re.compile(r"/desk/(?P<kind>dispute|answer)s/(?P<about>[^/]+)/(?P<verb>note|decide|confirm|review)"),
        "support",
        _case,
    ),
    _Page(
        re.compile(r"/desk/disputes"),
        "support",
        lambda request, who, form, _: dispute_routes.show_new(request, who, form),
    ),
    _Page(
        re.compile(r"/desk/editing/add"),
        "editor",
        lambda request, who, form, _: editing.show(request, who, given=form),
    ),
    _Page(
        re.compile(r"/desk/staff"),
        "admin",
        lambda request, who, form, _: staff_pages.show(request, who, given=form),
    ),
)


def show_again(request: Request, form: Mapping[str, str]) -> Response:
    """The page of a form with what was typed, in the language that ``show-in`` names. Raises NotSignedIn, Denied."""
    path, lang = request.url.path, form.get(SHOW_IN, "")
    if path == SIGN_IN:
        return sign_in.show_again(request, form)
    who = signed_in(request)
    with suppress(AccountError):  # only a form that is not ours names another language
        who = replace(who, lang=desk_of(request).accounts.change_lang(who.name, lang, who=who).lang)
        request.state.staff = who
    for page in _PAGES:
        where = page.path.fullmatch(path)
        if where is not None:
            if not who.may(page.role):
                raise Denied("role")
            return page.render(request, who, typed_of(form), where)
    return sign_in.see(local(page_of(path)))


def worth_keeping(path: str, form: Mapping[str, str]) -> dict[str, str]:
    """What was typed into the form of an address and can be shown there again; nothing for other forms."""
    typed = typed_of(form)
    known = any(page.path.fullmatch(path) for page in _PAGES)
    return typed if known and any(typed[name].strip() for name in typed.keys() - _ABOUT) else {}
