"""The addresses of the queue, its exports and the figures."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Request, Response

from api.desk import exports
from api.desk.audit import audit
from api.desk.auth import Staff, require
from api.desk.queue import KINDS, SHOWS, find, read_filter
from api.desk.rendering import desk_page
from api.desk.state import desk_of
from api.desk.stats import PERIODS, figures
from api.storage.base import now
from assistant.wording import load_wording

router = APIRouter()
Who = Annotated[Staff, Depends(require("support"))]


@router.get("/desk", response_class=Response, summary="The queue")
def queue(request: Request, who: Who) -> Response:
    """Disputes and disliked answers, those that the filter of the address lets through."""
    chosen = read_filter(request.query_params)
    found = find(desk_of(request).store, chosen, who.name)
    return desk_page(request, "queue.html", who, chosen=chosen, found=found, shows=SHOWS, kinds=KINDS)


@router.get("/desk/export.csv", response_class=Response, summary="The queue as CSV")
def export_csv(request: Request, who: Who) -> Response:
    """What the filter shows, with decisions and notes, for a spreadsheet."""
    return _export(request, who, "csv")


@router.get("/desk/export.json", response_class=Response, summary="The queue as JSON")
def export_json(request: Request, who: Who) -> Response:
    """What the filter shows, with all that was done."""
    return _export(request, who, "json")


def _export(request: Request, who: Staff, form: Literal["csv", "json"]) -> Response:
    store = desk_of(request).store
    found = exports.rows(store, read_filter(request.query_params), who.name)
    audit(store, who, "queue.export", form, {"cases": len(found)})
    # With its mark in front, a spreadsheet reads the file as UTF-8.
    body = "\ufeff" + exports.as_csv(found) if form == "csv" else exports.as_json(found)
    headers = {
        "Cache-Control": "no-store",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "Content-Disposition": f'attachment; filename="queue.{form}"',
    }
    kind = "text/csv; charset=utf-8" if form == "csv" else "application/json"
    return Response(body, media_type=kind, headers=headers)


@router.get("/desk/stats", response_class=Response, summary="Figures of the desk")
def stats(request: Request, who: Who, days: str = "") -> Response:
    """What is asked, refused and disputed in the last ``days``."""
    chosen = next((n for n in PERIODS if str(n) == days), PERIODS[1])
    parts = figures(desk_of(request).store, load_wording(who.lang), chosen, now())
    return desk_page(request, "stats.html", who, parts=parts, periods=PERIODS, chosen=chosen)
