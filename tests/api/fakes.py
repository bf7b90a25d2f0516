"""An assistant that knows nothing, and requests to an application without a network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

from fastapi import FastAPI

from assistant.answer import Answer
from assistant.service import Assistant, Request
from tests.api.answers import answer


class FakeAssistant:
    """Answers every question alike and remembers it."""

    def __init__(self) -> None:
        self.asked: list[Request] = []
        self.versions = {"index": "1"}
        self.evidence = SimpleNamespace(in_force=[])

    def ask(self, request: Request) -> Answer:
        """An answer in the language asked for."""
        self.asked.append(request)
        return answer(request.question, request.lang or "en", request.edition)


@dataclass
class Response:
    """What came back; the names of headers are in lower case."""

    status: int
    headers: dict[str, str]
    body: bytes
    cookies: list[str] = field(default_factory=list)

    @property
    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)


def give(app: FastAPI, assistant: FakeAssistant) -> FastAPI:
    """The application with that assistant ready."""
    app.state.holder.assistant = cast(Assistant, assistant)
    return app


def call(
    app: FastAPI,
    method: str,
    address: str,
    headers: Mapping[str, str] | None = None,
    body: object = None,
    *,
    client: str = "203.0.113.1",
    scheme: str = "http",
) -> Response:
    """One request from a client's address."""
    path, _, query = address.partition("?")
    data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    sent = {"host": "konduktor.example", **{k.lower(): v for k, v in (headers or {}).items()}}
    if body is not None:
        sent.setdefault("content-type", "application/json")
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": scheme,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(k.encode(), v.encode()) for k, v in sent.items()],
        "client": (client, 1),
        "server": ("konduktor.example", 80),
    }
    messages: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": data, "more_body": False}

    async def send(message: Any) -> None:
        messages.append(message)

    # In a thread of its own: a browser that another test keeps has a running loop in this one.
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(asyncio.run, app(scope, receive, send)).result()
    start = messages[0]
    found = {k.decode().lower(): v.decode() for k, v in start["headers"]}
    cookies = [v.decode() for k, v in start["headers"] if k.lower() == b"set-cookie"]
    return Response(start["status"], found, b"".join(m.get("body", b"") for m in messages[1:]), cookies)
