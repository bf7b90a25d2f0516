"""A visitor of the desk: keeps cookies as a browser does, and sends the token of the page that a form is on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from urllib.parse import urlencode

from fastapi import FastAPI

from api.desk.accounts import Accounts
from api.storage import Store
from tests.api.fakes import Response, call

PASSWORD = "correct horse battery"
_TOKEN = re.compile(r'name="csrf" value="([^"]+)"')


@dataclass
class Visitor:
    """A browser at some address; https where its scheme says so."""

    app: FastAPI
    client: str = "203.0.113.1"
    scheme: str = "http"
    cookies: dict[str, str] = field(default_factory=dict)

    def get(self, address: str, headers: Mapping[str, str] | None = None) -> Response:
        """The answer to a GET; redirects are not followed."""
        return self._send("GET", address, headers or {}, None)

    def post(
        self,
        address: str,
        form: Mapping[str, object] | None = None,
        *,
        token: str | None = None,
        page: str | None = "/desk/account",
        headers: Mapping[str, str] | None = None,
    ) -> Response:
        """The answer to a form, with ``token`` or the one of ``page``; with neither, none."""
        if token is None and page is not None:
            token = self.token(page)
        sent = {**(form or {}), **({"csrf": token} if token is not None else {})}
        told = {"content-type": "application/x-www-form-urlencoded", **(headers or {})}
        return self._send("POST", address, told, urlencode(sent).encode())

    def token(self, page: str) -> str:
        """The token of a page's forms."""
        found = _TOKEN.search(self.get(page).body.decode())
        assert found, page
        return found[1]

    def sign_in(self, name: str, password: str = PASSWORD, **more: str) -> Response:
        """Signs in by the form."""
        form = {"name": name, "password": password, **more}
        return self.post("/desk/sign-in", form, page="/desk/sign-in")

    def _send(self, method: str, address: str, headers: Mapping[str, str], body: bytes | None) -> Response:
        sent = {"accept": "text/html", **headers}
        if self.cookies:
            sent.setdefault("cookie", "; ".join(f"{k}={v}" for k, v in self.cookies.items()))
        got = call(self.app, method, address, sent, body, client=self.client, scheme=self.scheme)
        for line in got.cookies:
            for name, morsel in SimpleCookie(line).items():
                if morsel["max-age"] == "0":
                    self.cookies.pop(name, None)
                else:
                    self.cookies[name] = morsel.value
        return got


def account(store: Store, name: str, role: str, lang: str = "en") -> str:
    """Adds an account with `PASSWORD`; its name."""
    return Accounts(store).add(name, role, PASSWORD, who="test", lang=lang).name


def signed_in(app: FastAPI, name: str) -> Visitor:
    """A visitor who has just signed in."""
    visitor = Visitor(app)
    assert visitor.sign_in(name).status == 303
    return visitor


def newcomer(app: FastAPI, name: str, role: str, lang: str = "en") -> Visitor:
    """A visitor with a new account, signed in."""
    return signed_in(app, account(app.state.sites.store, name, role, lang))
