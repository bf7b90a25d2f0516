"""How pages leave the service: their policy, their caching and their compression."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping

from fastapi import Request, Response

from api.widget_routes import takes_gzip

# Nothing inline, nothing from elsewhere, and no string becomes markup or script.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types 'none'"
)


def send(
    request: Request,
    body: bytes,
    media_type: str,
    headers: Mapping[str, str],
    status: int = 200,
    packed: bytes | None = None,
) -> Response:
    """A body with an ETag, compressed for those who take it; 304 where the caller has it already.

    ``packed`` is the body as gzip, where it was made before.
    """
    small = takes_gzip(request.headers.get("accept-encoding", ""))
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}{"-gzip" if small else ""}"'
    vary = ", ".join(filter(None, (headers.get("Vary"), "Accept-Encoding")))
    sent = {**headers, "Vary": vary, "X-Content-Type-Options": "nosniff"}
    if status == 200:
        sent["ETag"] = tag
        known = [t.strip().removeprefix("W/") for t in request.headers.get("if-none-match", "").split(",")]
        if tag in known:
            return Response(status_code=304, headers=sent)
    if small:
        sent["Content-Encoding"] = "gzip"
        body = gzip.compress(body, 6, mtime=0) if packed is None else packed
    return Response(body, status_code=status, media_type=media_type, headers=sent)


def send_page(
    request: Request,
    html: str,
    lang: str,
    *,
    status: int = 200,
    policy: str = POLICY,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """A page in ``lang`` with its policy; asked for anew each time, as answers change with the index."""
    sent = {
        "Content-Security-Policy": policy,
        "Content-Language": lang,
        "Vary": "Accept, Accept-Language",
        "Cache-Control": "no-cache",
        # The address of a question is nobody else's business.
        "Referrer-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        **(headers or {}),
    }
    return send(request, html.encode(), "text/html; charset=utf-8", sent, status)
