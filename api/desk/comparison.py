"""What the audit tells of events, reviews, edits and accounts, compared with what the database holds of them."""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from api.desk.sealing import of_edit, of_event, of_review, of_withdrawal
from api.storage.cases import DeskCase, DeskEvent
from api.storage.editing import Edit
from api.storage.feedback import Review
from api.storage.staff import AuditEntry, StaffAccount

# The parts of an entry's detail that are not those of the event.
_SEALS = ("event", "seal", "words")
Place = tuple[str, str, int]


def told(row: AuditEntry) -> dict[str, Any]:
    """The detail of an entry, empty for what was changed into something else."""
    try:
        found = json.loads(row.detail)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def same(sealed: object, found: str) -> bool:
    """Whether a seal of the audit is that of what was found; entries made before there were seals have none."""
    return sealed is None or hmac.compare_digest(str(sealed).encode(), found.encode())


@dataclass(slots=True)
class _Account:
    name: str
    role: str
    enabled: bool = True


@dataclass(slots=True)
class Comparison:
    """Takes the audit's entries in their order, then tells what of the database does not fit them."""

    events: dict[Place, tuple[str, str, Mapping[str, Any]]] = field(default_factory=dict)
    forgotten: set[Place] = field(default_factory=set)
    reviews: dict[int, Mapping[str, Any]] = field(default_factory=dict)
    edits: dict[int, Mapping[str, Any]] = field(default_factory=dict)
    withdrawn: dict[int, Mapping[str, Any]] = field(default_factory=dict)
    accounts: dict[int, _Account] = field(default_factory=dict)

    def take(self, row: AuditEntry) -> None:
        """Takes the next entry; one that was changed into what cannot be read is a fault of the chain alone."""
        with suppress(ValueError, TypeError):
            self._take(row)

    def _take(self, row: AuditEntry) -> None:
        detail = told(row)
        kind, _, verb = row.what.partition(".")
        match kind:
            case "dispute" | "answer" if isinstance(detail.get("event"), int):
                self.events[kind, row.about, detail["event"]] = (row.who, verb, detail)
                if isinstance(detail.get("review"), int):  # older reviews have no entry of their own
                    self.reviews.setdefault(detail["review"], {})
            case "forget" if verb == "texts":
                named = detail.get("events")
                self.forgotten |= {(str(k), str(a), n) for k, a, n in named or ()}
            case "review":
                self.reviews[int(row.about)] = detail
            case "edit":
                (self.edits if verb == "add" else self.withdrawn)[int(row.about)] = detail
            case "staff" if isinstance(detail.get("id"), int):
                self._account(verb, row.about, detail)

    def _account(self, verb: str, name: str, detail: Mapping[str, Any]) -> None:
        number = detail["id"]
        if verb == "add":
            self.accounts[number] = _Account(name, str(detail.get("role")))
        elif number in self.accounts:
            if verb == "role":
                self.accounts[number].role = str(detail.get("after"))
            elif verb in ("enable", "disable"):
                self.accounts[number].enabled = verb == "enable"

    def faults(self, session: Session) -> list[str]:
        """What is wrong, one line each; ``session`` sees the same state of the database as the entries."""
        return [
            *self._of_events(session),
            *self._of_reviews(session),
            *self._of_edits(session),
            *self._of_accounts(session),
        ]

    def _of_events(self, session: Session) -> Iterator[str]:
        left = dict(self.events)
        state: dict[tuple[str, str], tuple[int, str, str | None]] = {}
        query = select(DeskEvent).order_by(DeskEvent.kind, DeskEvent.about, DeskEvent.number)
        for row in session.scalars(query.execution_options(yield_per=200)):
            place = (row.kind, row.about, row.number)
            version, decided, assignee = state.get(place[:2], (0, "open", None))
            if row.what == "decide":
                decided = "decided"
            elif row.what == "assign":
                assignee = row.detail.get("to")
            state[place[:2]] = (max(version, row.number), decided, assignee)
            yield from self._of_event(row, left.pop(place, None))
        for kind, about, number in left:
            yield f"event {number} of {kind} {about} is missing"
        for case in session.scalars(select(DeskCase).execution_options(yield_per=200)):
            known = state.get((case.kind, case.about), (0, "open", None))
            if known != (case.version, case.state, case.assignee):
                yield f"{case.kind} {case.about}: its state is not the one that its events led to"

    def _of_event(self, row: DeskEvent, entry: tuple[str, str, Mapping[str, Any]] | None) -> Iterator[str]:
        name = f"event {row.number} of {row.kind} {row.about}"
        if entry is None:
            yield f"{name} has no entry in the audit"
            return
        who, what, detail = entry
        plain = {k: v for k, v in detail.items() if k not in _SEALS}
        seals = of_event(row)
        if (who, what, plain) != (row.by, row.what, row.detail) or not same(
            detail.get("seal"), seals["seal"]
        ):
            yield f"{name} was changed"
        forgotten = (row.kind, row.about, row.number) in self.forgotten
        if forgotten and not row.text:
            return
        if not same(detail.get("words"), seals["words"]):
            gone = "is missing, and nothing says that it was forgotten" if not row.text else "was changed"
            yield f"{name}: its text {gone}"

    def _of_reviews(self, session: Session) -> Iterator[str]:
        left = dict(self.reviews)
        for row in session.scalars(select(Review).order_by(Review.number)):
            detail = left.pop(row.number, None)
            if detail is None:
                yield f"review {row.number} has no entry in the audit"
                continue
            seals = of_review(row)
            moved = row.feedback_id is not None and detail.get("feedback", row.feedback_id) != row.feedback_id
            if moved or not same(detail.get("seal"), seals["seal"]):
                yield f"review {row.number} was changed"
            # Its words are those of an event, which tells whether they were forgotten.
            if row.note and not same(detail.get("words"), seals["words"]):
                yield f"review {row.number}: its note was changed"
        yield from (f"review {number} is missing" for number in left)

    def _of_edits(self, session: Session) -> Iterator[str]:
        left = dict(self.edits)
        for row in session.scalars(select(Edit).order_by(Edit.number)):
            added, withdrawn = left.pop(row.number, None), self.withdrawn.get(row.number)
            if added is None:
                yield f"edit {row.number} has no entry in the audit"
                continue
            if not same(added.get("seal"), of_edit(row)["seal"]):
                yield f"edit {row.number} was changed"
            if (withdrawn is None) != (row.withdrawn_at is None):
                yield f"edit {row.number}: whether it was withdrawn does not fit the audit"
            elif withdrawn is not None and not same(withdrawn.get("seal"), of_withdrawal(row)["seal"]):
                yield f"edit {row.number}: its withdrawal was changed"
        yield from (f"edit {number} is missing" for number in left)

    def _of_accounts(self, session: Session) -> Iterator[str]:
        left = dict(self.accounts)
        for row in session.scalars(select(StaffAccount).order_by(StaffAccount.id)):
            known = left.pop(row.id, None)
            if known is None:
                yield f"account {row.name!r} has no entry in the audit"
            elif known.name != row.name:
                yield f"account {known.name!r} is called {row.name!r} without an entry in the audit"
            elif known.role != row.role:
                yield f"account {row.name!r} has the role {row.role!r} without an entry in the audit"
            elif known.enabled != (row.disabled_at is None):
                yield f"account {row.name!r} was disabled or enabled without an entry in the audit"
        yield from (f"account {known.name!r} is missing" for known in left.values())
