"""Which site a request comes from, and whether a page at its origin may read the answer (CORS)."""

from __future__ import annotations

from urllib.parse import parse_qs

from fastapi import Request
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api import problems
from api.origins import same_origin
from api.sites import SiteRecord, Sites
from api.storage import StorageProblem

SITE_HEADER = "X-Konduktor-Site"
SITE_PARAMETER = "site"
# The addresses that a page of another origin may use.
SHARED = ("/v1/ask", "/v1/editions", "/v1/compute", "/v1/passages", "/v1/verify-quote", "/v1/feedback")
_PREFLIGHT = {
    "Access-Control-Allow-Methods": "GET, HEAD, POST",
    "Access-Control-Allow-Headers": f"Content-Type, Accept-Language, {SITE_HEADER}",
    "Access-Control-Max-Age": "600",
}
_EXPOSED = "Retry-After"


def is_shared(path: str) -> bool:
    """Whether an address is one that sites use."""
    return any(path == one or path.startswith(f"{one}/") for one in SHARED)


class Turned(Exception):  # noqa: N818 - a decision, not a failure
    """The request is turned away with a problem."""

    def __init__(self, kind: str, field: str | None = None, given: str | None = None) -> None:
        super().__init__(kind)
        self.kind = kind
        self.field = field
        self.given = given


class Cors:
    """Finds the site of a request, puts its record into the request's state and adds the headers of CORS.

    A site key works from the origins of its record alone; requests without an Origin, which no page sends to another
    origin, and those of the service's own pages work with any enabled key. No credentials are ever shared.
    """

    def __init__(self, app: ASGIApp, sites: Sites) -> None:
        self.app = app
        self.sites = sites

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers preflights, turns away what is not allowed and passes the rest on."""
        if scope["type"] != "http" or not is_shared(scope["path"]):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        query = parse_qs(scope["query_string"].decode("latin-1"))
        scope.setdefault("state", {})["lang"] = next(iter(query.get("lang", ())), None)
        allowed: str | None = None

        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                out.add_vary_header("Origin")
                if allowed is not None:
                    out["Access-Control-Allow-Origin"] = allowed
                    out["Access-Control-Expose-Headers"] = _EXPOSED
            await send(message)

        try:
            if (
                scope["method"] == "OPTIONS"
                and origin is not None
                and "access-control-request-method" in headers
            ):
                if not await run_in_threadpool(self.sites.allows, origin):
                    raise Turned("site_origin", "origin", origin)
                allowed = origin
                await Response(status_code=204, headers=_PREFLIGHT)(scope, receive, marked)
                return
            key = headers.get(SITE_HEADER) or next(iter(query.get(SITE_PARAMETER, ())), None)
            if key is not None:
                own = origin is not None and same_origin(
                    origin, headers.get("host"), headers.get("sec-fetch-site")
                )
                site = await self._site(key, None if own else origin)
                scope["state"]["site"] = site
                allowed = None if own else origin
        except Turned as turned:
            lang = problems.language_of(Request(scope))
            body = problems.problem(turned.kind, lang, field=turned.field, given=turned.given)
            await problems.response(body)(scope, receive, marked)
            return
        except StorageProblem as problem:
            problems.log.error("%s", problem)
            body = problems.problem("no_database", problems.language_of(Request(scope)))
            await problems.response(body)(scope, receive, marked)
            return
        await self.app(scope, receive, marked)

    async def _site(self, key: str, origin: str | None) -> SiteRecord:
        site = await run_in_threadpool(self.sites.find, key)
        if site is None or not site.enabled:
            raise Turned("site", SITE_PARAMETER, key)
        if origin is not None and origin not in site.origins:
            raise Turned("site_origin", "origin", origin)
        return site


def site_of(request: Request) -> SiteRecord | None:
    """The site that a request comes from, None where it names none."""
    site: SiteRecord | None = getattr(request.state, "site", None)
    return site
