"""The HTTP service: an application factory, its routes and how errors leave it."""

from __future__ import annotations

import logging
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api import problems
from api.library import load_assistant
from api.routes import router
from api.settings import Settings
from assistant.service import Assistant, QuestionError
from indexer.errors import IndexProblem
from rules import RuleError

log = logging.getLogger("konduktor")


class Holder:
    """The assistant once it is loaded, or why it could not be."""

    def __init__(self, load: Callable[[], Assistant]) -> None:
        self._load = load
        self.assistant: Assistant | None = None
        self.problem: str | None = None

    def start(self) -> None:
        """Loads in the background, so that ``/healthz`` answers at once."""
        threading.Thread(target=self.load, daemon=True, name="load-index").start()

    def load(self) -> None:
        """Loads the assistant; what goes wrong is kept and shown by ``/readyz``."""
        try:
            assistant = self._load()
            assistant.warm_up()
            self.assistant = assistant
            log.info("ready: index %s", assistant.versions.get("index", "in memory"))
        except IndexProblem as error:
            self.problem = str(error)
            log.error("the index cannot be opened: %s", error)
        except Exception:
            self.problem = "the index cannot be opened; see the log"
            log.exception("the index cannot be opened")

    def get(self) -> Assistant:
        """The assistant. Raises IndexProblem while there is none."""
        if self.assistant is None:
            if self.problem is None:
                raise IndexProblem("the index is being loaded", "try again in a moment")
            raise IndexProblem(self.problem, "")
        return self.assistant


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
        chunks: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return
            chunks.append(message.get("body", b""))
            size += len(chunks[-1])
            if size > self.limit:
                lang = problems.language_of(Request(scope))
                body = problems.problem(
                    "field",
                    413,
                    lang,
                    field="body",
                    given=f">{self.limit} bytes",
                    allowed=f"{self.limit} bytes",
                )
                await problems.response(body)(scope, receive, send)
                return
            if not message.get("more_body", False):
                break
        sent = False

        async def replay() -> Message:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": b"".join(chunks), "more_body": False}

        await self.app(scope, replay, send)


def create_app(settings: Settings | None = None, *, load: Callable[[], Assistant] | None = None) -> FastAPI:
    """The application. ``load`` brings the assistant (default: opened from the settings' index)."""
    settings = settings or Settings()
    used = settings
    holder = Holder(load or (lambda: load_assistant(used)))

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        holder.start()
        yield

    app = FastAPI(
        title="Konduktor",
        version=version("konduktor"),
        summary="Rules questions on the Ticket to Ride family, answered in six languages with citations.",
        license_info={"name": "Apache-2.0", "identifier": "Apache-2.0"},
        lifespan=lifespan,
        # The interactive pages load scripts from elsewhere; the service speaks to nobody else.
        docs_url=None,
        redoc_url=None,
    )
    app.state.holder = holder
    app.state.settings = settings
    app.include_router(router)
    app.add_middleware(BodyLimit, limit=settings.max_body)
    _handle_errors(app)
    return app


def _handle_errors(app: FastAPI) -> None:
    @app.exception_handler(QuestionError)
    @app.exception_handler(RuleError)
    @app.exception_handler(IndexProblem)
    async def ours(request: Request, error: Exception) -> JSONResponse:
        lang = problems.known_language(getattr(request.state, "lang", None), problems.language_of(request))
        headers = {"Retry-After": "2"} if isinstance(error, IndexProblem) else None
        return problems.response(problems.describe(error, lang), headers)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        first: dict[str, Any] = error.errors()[0] if error.errors() else {}
        path = [str(p) for p in first.get("loc", ()) if p not in ("body", "path", "query")]
        field = ".".join(path) or "body"
        allowed = str(first.get("msg", ""))
        body = problems.problem(
            "field",
            422,
            problems.language_of(request),
            field=field,
            given=first.get("input") if first.get("type") != "missing" else None,
            allowed=allowed,
        )
        return problems.response(body)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        kind = (
            "not_found" if error.status_code == 404 else "internal" if error.status_code >= 500 else "field"
        )
        lang = problems.language_of(request)
        detail = None if kind == "not_found" else str(error.detail)
        body = problems.problem(kind, error.status_code, lang, detail=detail)
        return problems.response(body, dict(error.headers or {}))

    @app.exception_handler(Exception)
    async def unexpected(request: Request, error: Exception) -> JSONResponse:
        log.exception("a request failed", exc_info=error)
        return problems.response(problems.problem("internal", 500, problems.language_of(request)))
