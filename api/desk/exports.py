"""What a filter of the queue shows, as CSV for a spreadsheet and as JSON for a program, with all that was done."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

from sqlalchemy import select

from api.desk.queue import Filter, Item, find
from api.desk.tables import csv_table
from api.storage import Store
from api.storage.cases import DeskEvent

COLUMNS = (
    "kind",
    "id",
    "created_at",
    "languages",
    "edition",
    "text",
    "state",
    "assigned_to",
    "changed",
    "decision",
    "verdicts",
    "decided_by",
    "decided_at",
    "reason",
    "notes",
)


def rows(store: Store, chosen: Filter, who: str) -> list[dict[str, Any]]:
    """An object for each case that the filter shows to somebody, on all pages, with its events."""
    items = find(store, chosen, who, size=None).items
    wanted = {(item.kind, item.about) for item in items}
    done: defaultdict[tuple[str, str], list[dict[str, Any]]] = defaultdict(list)
    with store.reading() as session:
        query = select(DeskEvent).order_by(DeskEvent.kind, DeskEvent.about, DeskEvent.number)
        for e in session.scalars(query.execution_options(yield_per=500)):
            if (e.kind, e.about) in wanted:
                told = {
                    "number": e.number,
                    "at": e.at.isoformat(),
                    "by": e.by,
                    "what": e.what,
                    "text": e.text,
                }
                done[e.kind, e.about].append({**told, "detail": e.detail})
    return [_row(item, done[item.kind, item.about]) for item in items]


def _row(item: Item, events: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "kind": item.kind,
        "id": item.about,
        "created_at": item.created_at.isoformat(),
        "languages": list(item.langs),
        "edition": item.edition,
        "text": item.excerpt,
        "state": item.state,
        "assigned_to": item.assignee,
        "changed": item.changed,
        "events": events,
    }


def as_json(found: list[dict[str, Any]]) -> str:
    """The objects as JSON."""
    return json.dumps(found, ensure_ascii=False, indent=1)


def as_csv(found: list[dict[str, Any]]) -> str:
    """The objects as a table: of several decisions the one that stands, notes one below the other."""
    return csv_table(COLUMNS, [_cells(one) for one in found])


def _cells(one: dict[str, Any]) -> tuple[object, ...]:
    decision = next((e for e in reversed(one["events"]) if e["what"] == "decide"), None)
    detail = decision["detail"] if decision else {}
    notes = "\n".join(f"{e['by']}: {e['text']}" for e in one["events"] if e["what"] == "note")
    return (
        one["kind"],
        one["id"],
        one["created_at"],
        " ".join(one["languages"]),
        one["edition"],
        one["text"],
        one["state"],
        one["assigned_to"],
        "yes" if one["changed"] else "no",
        detail.get("how"),
        " ".join(detail.get("verdicts", [])),
        decision["by"] if decision else None,
        decision["at"] if decision else None,
        decision["text"] if decision else None,
        notes,
    )
