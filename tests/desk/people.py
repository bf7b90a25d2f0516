"""Staff who are signed in, and what they send to an application without a network."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from fastapi import FastAPI

from api.desk.people import Role
from api.desk.state import Desk
from tests.api.fakes import Response, call

PASSWORD = "correct horse battery staple"
_TOKEN = re.compile(r'name="csrf" value="([^"]+)"')


@dataclass
class Person:
    """Somebody at the desk, with a session."""

    app: FastAPI
    name: str
    cookie: str

    def get(self, address: str, accept: str = "text/html") -> Response:
        """The page at an address."""
        return call(self.app, "GET", address, {"cookie": self.cookie, "accept": accept})

    def post(self, address: str, fields: Mapping[str, object], page: str = "/desk") -> Response:
        """Sends a form with the token of a page."""
        found = _TOKEN.search(self.get(page).body.decode())
        assert found
        body = urlencode({"csrf": html.unescape(found[1]), **fields}).encode()
        headers = {
            "cookie": self.cookie,
            "accept": "text/html",
            "content-type": "application/x-www-form-urlencoded",
        }
        return call(self.app, "POST", address, headers, body)


def person(app: FastAPI, name: str, role: Role, lang: str = "en") -> Person:
    """Adds somebody to the staff and signs them in."""
    desk: Desk = app.state.desk
    desk.accounts.add(name, role, PASSWORD, who="tests", lang=lang)
    known = desk.accounts.authenticate(name, PASSWORD)
    assert known
    return Person(app, name, f"konduktor-desk={desk.sessions.begin(known)}")
