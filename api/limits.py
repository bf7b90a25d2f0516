"""How many requests a client may make: a moving window for each site and client address."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Sequence
from functools import cache

from fastapi import Request
from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from api import problems
from api.clients import Network, bucket, client_address
from api.cors import is_shared, site_of

log = logging.getLogger("konduktor")
_FORWARDED = ("x-forwarded-for", "forwarded")
# Pages that answer questions; they say themselves that there are too many.
_PAGES = ("/q", "/feedback")
# No page of another origin uses these, but programs do.
_OTHERS = ("/v1/faq.jsonld", "/v1/disputes")
_CALCULATORS = "/calculate/"


@cache
def _item(rate: str) -> RateLimitItem:
    return parse(rate)


def is_counted(path: str) -> bool:
    """Whether requests to an address are counted."""
    return is_shared(path) or path in _OTHERS or _is_page(path)


def _is_page(path: str) -> bool:
    return path in _PAGES or path.startswith(_CALCULATORS)


def wait_of(request: Request) -> int | None:
    """For a page: the seconds until the client may ask again; None when it may now."""
    wait: int | None = getattr(request.state, "wait", None)
    return wait


class RateLimit:
    """Turns clients away that ask more often than their site allows, or ``rate`` where they name no site.

    Counted in the memory of this process. A client on this very machine, with no proxy between, is counted only
    where it names a site.
    """

    def __init__(self, app: ASGIApp, rate: str, trusted: Sequence[Network]) -> None:
        self.app = app
        self.rate = rate
        self.trusted = trusted
        self.limiter = MovingWindowRateLimiter(MemoryStorage())
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or answers it with 429 and Retry-After."""
        if scope["type"] == "http" and is_counted(scope["path"]):
            wait = self._wait(scope)
            if _is_page(scope["path"]):
                scope.setdefault("state", {})["wait"] = wait
            elif wait is not None:
                body = problems.too_many(problems.language_of(Request(scope)), wait)
                await problems.response(body, {"Retry-After": str(wait)})(scope, receive, send)
                return
        await self.app(scope, receive, send)

    def _wait(self, scope: Scope) -> int | None:
        """Seconds until the client may ask again; None when it may now."""
        headers = Headers(scope=scope)
        peer = scope["client"][0] if scope.get("client") else ""
        address = client_address(peer, ",".join(headers.getlist("x-forwarded-for")), self.trusted)
        proxied = any(name in headers for name in _FORWARDED)
        if proxied and not self.trusted and not self._warned:
            self._warned = True
            log.warning(
                "requests come through a proxy at %s: name it in KONDUKTOR_TRUSTED_PROXIES, or all its clients are one",
                peer,
            )
        site = site_of(Request(scope))
        if site is None and not proxied and address is not None and address.is_loopback:
            return None
        item = _item(site.rate_limit if site else self.rate)
        names = (site.key if site else "", bucket(address))
        if self.limiter.hit(item, *names):
            return None
        reset = self.limiter.get_window_stats(item, *names).reset_time
        return max(1, math.ceil(reset - time.time()))
