"""Style sheets, scripts and pictures of the pages, at addresses that change with their bytes."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fastapi import APIRouter, HTTPException, Request, Response

from api.openapi import problems as answers
from api.pages.maps import map_svg
from api.pages.sending import send
from rules import EDITIONS

router = APIRouter()
_KINDS = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8",
}
_FILES = ("page.css", "page.js", "shop.css", "icon.svg")
# A year: what has another content has another address.
_CACHING = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class Asset:
    """A file with its address."""

    plain: bytes
    packed: bytes
    address: str
    media_type: str


def _asset(name: str, plain: bytes) -> Asset:
    stem, kind = name.rsplit(".", 1)
    digest = hashlib.sha256(plain).hexdigest()[:12]
    return Asset(plain, gzip.compress(plain, 9, mtime=0), f"/assets/{stem}-{digest}.{kind}", _KINDS[kind])


@cache
def assets() -> dict[str, Asset]:
    """The files by name; the drawing of an edition's map is ``map-<edition>.svg``."""
    folder = files("api") / "pages" / "static"
    found = {name: (folder / name).read_bytes() for name in _FILES}
    found |= {f"map-{edition}.svg": map_svg(edition).encode() for edition in EDITIONS}
    return {name: _asset(name, plain) for name, plain in found.items()}


def asset_address(name: str) -> str:
    """The address of a file. Raises KeyError where there is none of that name."""
    return assets()[name].address


@router.get(
    "/assets/{name}",
    response_class=Response,
    responses={
        **answers("unknown"),
        200: {"description": "The file", "content": {kind: {} for kind in _KINDS.values()}},
    },
    summary="A style sheet, script or picture of the pages",
)
def asset(request: Request, name: str) -> Response:
    """The file whose address this is; an address of other content is not found."""
    found = next((a for a in assets().values() if a.address == f"/assets/{name}"), None)
    if found is None:
        raise HTTPException(404)
    return send(request, found.plain, found.media_type, {"Cache-Control": _CACHING}, packed=found.packed)
