"""The HTTP service: an application factory, its routes and how errors leave it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api import disputes, embed, feedback, jsonld, openapi, passages, problems, quotes, widget_routes
from api.cors import Cors
from api.desk.errors import database_gone
from api.desk.parts import add_desk
from api.holder import Holder
from api.library import load_assistant
from api.limits import RateLimit
from api.pages import assets as page_assets
from api.pages import routes as page_routes
from api.pages import shop
from api.pages.errors import error_response
from api.requests import named_language
from api.retention import Periods, forget_older
from api.routes import router
from api.settings import Settings
from api.sites import Sites
from api.storage import StorageProblem, Store, database_url
from api.storage.base import now
from api.storage.migrate import make_ready
from assistant.service import Assistant, QuestionError
from indexer.manifest import current_build
from rules import RuleError

log = logging.getLogger("konduktor")
# The largest body of a form of the desk, in bytes.
DESK_BODY = 65_536
_DAY = 24 * 3600.0  # seconds


class BodyLimit:
    """Turns away request bodies over a limit, whether their length is announced or not."""

    def __init__(self, app: ASGIApp, limit: int) -> None:
        self.app = app
        self.limit = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Reads at most ``limit`` bytes of the body before the application sees it."""
        if scope["type"] != "http" or scope["method"] not in ("POST", "PUT", "PATCH"):
            await self.app(scope, receive, send)
            return
        # A form writes most letters of the desk's longest texts with six bytes.
        limit = max(self.limit, DESK_BODY) if scope["path"].startswith("/desk/") else self.limit
        chunks: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return
            chunks.append(message.get("body", b""))
            size += len(chunks[-1])
            if size > limit:
                scope.setdefault("state", {})["lang"] = named_language(b"".join(chunks))
                allowed = {"max": limit, "unit": "bytes"}
                lang = problems.language_of(Request(scope))
                body = problems.problem("body_too_long", lang, field="body", allowed=allowed)
                # The rest of the body is not read, so the connection cannot be used again.
                await error_response(Request(scope), body, {"Connection": "close"})(scope, receive, send)
                return
            if not message.get("more_body", False):
                break
        whole = b"".join(chunks)
        # A first guess, so that even what cannot be read is answered in the language that it names.
        scope.setdefault("state", {})["lang"] = named_language(whole)
        sent = False

        async def replay() -> Message:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": whole, "more_body": False}

        await self.app(scope, replay, send)


class Head:
    """Answers HEAD as GET without its body, which is what HEAD means."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a HEAD request on as GET and drops the body of the answer."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return

        async def headers_only(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await self.app({**scope, "method": "GET"}, receive, headers_only)


def create_app(settings: Settings | None = None, *, load: Callable[[], Assistant] | None = None) -> FastAPI:
    """The application. ``load`` brings the assistant (default: from the settings' index, whenever that changes).

    Raises StorageProblem when the settings' database is none that can be used.
    """
    settings = used = settings or Settings()
    if load is None:
        holder = Holder(lambda before: load_assistant(used, before), lambda: current_build(used.index_dir))
    else:
        given = load
        holder = Holder(lambda _: given())

    store = Store(database_url(settings.database_url, settings.data_dir))
    sites = Sites(store)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        holder.start()
        await run_in_threadpool(_open, store, used)
        daily = asyncio.create_task(_forget_daily(store, used))
        yield
        daily.cancel()
        with suppress(asyncio.CancelledError):
            await daily
        store.close()

    app = FastAPI(
        title="Konduktor",
        version=version("konduktor"),
        summary="Rules questions on the Ticket to Ride family, answered in six languages with citations.",
        license_info={"name": "Apache-2.0", "identifier": "Apache-2.0"},
        lifespan=lifespan,
        # The interactive pages load scripts from elsewhere; the service speaks to nobody else.
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.holder = holder
    app.state.settings = settings
    app.state.sites = sites
    parts = (
        router,
        disputes.router,
        feedback.router,
        passages.router,
        quotes.router,
        jsonld.router,
        embed.router,
        widget_routes.router,
    )
    for part in (*parts, page_routes.router, page_assets.router, shop.router):
        app.include_router(part)
    add_desk(app, store, settings.trusted_proxies)
    # The last one added sees a request first: its site is known before its body is read, its language before it counts.
    app.add_middleware(RateLimit, rate=settings.rate_limit, trusted=settings.trusted_proxies)
    app.add_middleware(BodyLimit, limit=settings.max_body)
    app.add_middleware(Cors, sites=sites)
    app.add_middleware(Head)
    app.openapi = lambda: openapi.describe(app)  # type: ignore[method-assign]
    _handle_errors(app)
    return app


def _open(store: Store, settings: Settings) -> None:
    """Makes the database ready. Without it those who name no site are still answered, so the service goes on."""
    try:
        make_ready(store.url)
        forget_older(store, Periods.of(settings), now())
    except (StorageProblem, OSError) as problem:
        log.error("%s; sites are turned away until the database can be used", problem)


async def _forget_daily(store: Store, settings: Settings) -> None:
    """Deletes once a day what is not to be kept longer, as a service may run for months."""
    while True:
        await asyncio.sleep(_DAY)
        try:
            await run_in_threadpool(forget_older, store, Periods.of(settings), now())
        except (StorageProblem, OSError) as problem:
            log.error("%s; what is not to be kept longer is deleted tomorrow", problem)


def _handle_errors(app: FastAPI) -> None:
    @app.exception_handler(QuestionError)
    @app.exception_handler(RuleError)
    @app.exception_handler(problems.NotReady)
    async def ours(request: Request, error: Exception) -> Response:
        again = isinstance(error, problems.NotReady) and error.kind in ("not_ready", "busy")
        body = problems.describe(error, problems.language_of(request))
        return error_response(request, body, {"Retry-After": "2"} if again else None)

    @app.exception_handler(StorageProblem)
    async def no_database(request: Request, error: StorageProblem) -> Response:
        log.error("%s", error)
        if request.url.path.startswith("/desk"):
            return database_gone(request)
        return error_response(request, problems.problem("no_database", problems.language_of(request)))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, _: RequestValidationError) -> Response:
        return error_response(request, problems.problem("request", problems.language_of(request)))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        lang = problems.language_of(request)
        headers = dict(error.headers or {})
        match error.status_code:
            case 404:
                body = problems.problem("not_found", lang)
            case 405:
                methods = sorted({m.strip() for m in headers.get("Allow", "").split(",") if m.strip()})
                if "GET" in methods:
                    methods = sorted({*methods, "HEAD"})
                headers["Allow"] = ", ".join(methods)
                body = problems.problem("method", lang, given=request.method, allowed=methods)
                body["allowed"] = methods
            case status:
                body = problems.problem("internal" if status >= 500 else "request", lang)
                body["status"] = status
        return error_response(request, body, headers)

    @app.exception_handler(Exception)
    async def unexpected(request: Request, error: Exception) -> Response:
        log.exception("a request failed", exc_info=error)
        return error_response(request, problems.problem("internal", problems.language_of(request)))
