"""Addresses of the desk that a form may lead to: pages that can be looked at, nothing else."""

from __future__ import annotations

import re
from urllib.parse import unquote

# Where a form may lead: addresses of the desk, nowhere else.
_LOCAL = re.compile(r"/desk(?:[/?][!-\[\]-~]*)?", re.ASCII)
_LONGEST = 500
# The page on which the form of an address stands that only takes forms.
_FORMS = (
    (re.compile(r"(/desk/(?:disputes|answers)/[^/]+)/(?:note|assign|decide|confirm|sent|review)"), r"\1"),
    (re.compile(r"/desk/disputes"), "/desk/disputes/new"),
    (re.compile(r"/desk/editing/(?:add|withdraw|publish)"), "/desk/editing"),
    (re.compile(r"/desk/staff/change"), "/desk/staff"),
    (re.compile(r"/desk/(?:sign-out|sign-in|language)"), "/desk"),
)


def page_of(path: str) -> str:
    """The page on which the form of an address stands; any other address as it is.

    >>> page_of("/desk/disputes/1/note"), page_of("/desk/disputes"), page_of("/desk/stats")
    ('/desk/disputes/1', '/desk/disputes/new', '/desk/stats')
    """
    for pattern, page in _FORMS:
        if pattern.fullmatch(path):
            return pattern.sub(page, path)
    return path


def local(address: str | None) -> str:
    """The address where it is one of the desk's pages, else the queue's.

    >>> local("/desk/stats?a=1"), local("//evil.example"), local("/desk/\\\\evil"), local("/deskevil")
    ('/desk/stats?a=1', '/desk', '/desk', '/desk')
    >>> local("/desk/../x"), local("/desk/%2e%2E/x"), local("/desk//x"), local("/desk/answers/1/note?a=1")
    ('/desk', '/desk', '/desk', '/desk/answers/1')
    """
    if not address or len(address) > _LONGEST or not _LOCAL.fullmatch(address):
        return "/desk"
    path = address.partition("?")[0]
    plain = unquote(path)
    if "//" in plain or "\\" in plain or not {".", ".."}.isdisjoint(plain.split("/")):
        return "/desk"
    page = page_of(path)
    return address if page == path else page
