"""The widget's script: at an address that stays, at one that changes with its bytes, and what to write into a page."""

from __future__ import annotations

import base64
import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from fastapi import APIRouter, HTTPException, Request, Response

from api.openapi import problems as answers
from api.schemas import WidgetOut

router = APIRouter()
SCRIPT = "/widget.js"
# A page that names the address that stays sees a new script after so many seconds.
MAX_AGE = 300
_DAY = 86400
_YEAR = 365 * _DAY
_OPENAPI: dict[int | str, dict[str, Any]] = {
    200: {"description": "The script", "content": {"text/javascript": {}}},
    304: {"description": "The script has not changed"},
}


@dataclass(frozen=True, slots=True)
class Script:
    """The built script with its digests."""

    plain: bytes
    packed: bytes
    digest: str
    integrity: str

    @property
    def address(self) -> str:
        """The address that changes with the bytes."""
        return f"/widget-{self.digest}.js"


@cache
def load_script() -> Script:
    """The script as it was built into ``api/static``."""
    plain = (files("api") / "static" / "widget.js").read_bytes()
    integrity = "sha384-" + base64.b64encode(hashlib.sha384(plain).digest()).decode()
    packed = gzip.compress(plain, 9, mtime=0)
    return Script(plain, packed, hashlib.sha256(plain).hexdigest()[:16], integrity)


def takes_gzip(header: str) -> bool:
    """Whether an Accept-Encoding header takes gzip.

    >>> takes_gzip("gzip, br"), takes_gzip("br"), takes_gzip("gzip;q=0")
    (True, False, False)
    """
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _response(request: Request, caching: str) -> Response:
    script = load_script()
    packed = takes_gzip(request.headers.get("accept-encoding", ""))
    tag = f'"{script.digest}{"-gzip" if packed else ""}"'
    headers = {
        "ETag": tag,
        "Cache-Control": caching,
        "Vary": "Accept-Encoding",
        # Module scripts of another origin are fetched with CORS; the script is the same for everyone.
        "Access-Control-Allow-Origin": "*",
        "Cross-Origin-Resource-Policy": "cross-origin",
        "X-Content-Type-Options": "nosniff",
    }
    named = [t.strip().removeprefix("W/") for t in request.headers.get("if-none-match", "").split(",")]
    if tag in named or "*" in named:
        return Response(status_code=304, headers=headers)
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(
        script.packed if packed else script.plain,
        media_type="text/javascript; charset=utf-8",
        headers=headers,
    )


@router.get(
    SCRIPT, response_class=Response, responses={**answers(), **_OPENAPI}, summary="The widget's script"
)
def widget(request: Request) -> Response:
    """The current script, for pages that want to stay up to date."""
    return _response(request, f"public, max-age={MAX_AGE}, stale-while-revalidate={_DAY}")


@router.get(
    "/widget-{digest}.js",
    response_class=Response,
    responses={**answers("unknown"), **_OPENAPI},
    summary="The widget's script, by its digest",
)
def pinned_widget(request: Request, digest: str) -> Response:
    """The script with this digest, for pages that pin it with ``integrity``; never changes."""
    if digest != load_script().digest:
        raise HTTPException(404)
    return _response(request, f"public, max-age={_YEAR}, immutable")


@router.get(
    "/v1/widget.json", response_model=WidgetOut, responses=answers(), summary="What to write into a page"
)
def describe_widget() -> dict[str, object]:
    """The addresses of the script, its integrity and its size."""
    script = load_script()
    return {
        "src": SCRIPT,
        "pinned_src": script.address,
        "integrity": script.integrity,
        "bytes": len(script.plain),
        "gzip_bytes": len(script.packed),
    }
