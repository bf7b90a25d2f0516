"""Stored disputes judged again: which verdicts changed, and by which version.

A change is an entry of the ledger that stays pending until somebody confirms it; the stored verdict itself is
never touched.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy.orm import Session

from api.dispute_input import read_dispute
from api.ledger import Entry, Ledger, append, take_turn
from api.ledger import new_id as unguessable
from api.storage import DisputeEntry
from assistant.disputed import Dispute, Judgement
from assistant.service import Assistant
from assistant.verdicts import judge
from rules import RuleError

# What makes a verdict; sentences and citations may be worded anew without a change.
CORE = ("verdict", "depends_on", "options", "rule", "edition", "number", "mistake")


class LedgerError(ValueError):
    """What was asked of the ledger cannot be done; the message says why."""


@dataclass(frozen=True, slots=True)
class Change:
    """A stored dispute whose verdict is another one now.

    ``claims`` has an item for each claim that changed: its place from 1, and the verdict before and after.
    ``because`` names the versions that differ; ``refused`` is the engine's reason where it takes the facts no more.
    """

    dispute_id: str
    claims: tuple[Mapping[str, Any], ...]
    because: tuple[str, ...]
    before: Mapping[str, str]
    after: Mapping[str, str]
    refused: str | None = None

    def to_dict(self) -> dict[str, Any]:
        """The change as JSON-able values."""
        return {
            "claims": [dict(c) for c in self.claims],
            "because": list(self.because),
            "versions_before": dict(self.before),
            "versions_after": dict(self.after),
            "refused": self.refused,
        }


def keep(ledger: Ledger, dispute: Dispute, judgement: Judgement) -> Entry:
    """Stores a dispute with its judgement; when this returns, it is on the disk."""
    return ledger.add("dispute", unguessable(), _content(dispute, judgement))


def keep_within(session: Session, dispute: Dispute, judgement: Judgement) -> tuple[str, int]:
    """The same within a transaction that writes; the dispute's id, and the number of its entry."""
    row = append(session, "dispute", unguessable(), _content(dispute, judgement))
    return row.dispute_id, row.number


def _content(dispute: Dispute, judgement: Judgement) -> dict[str, Any]:
    return {"dispute": dispute.to_dict(), "judgement": judgement.to_dict()}


def stored_dispute(content: Mapping[str, Any]) -> Dispute:
    """The dispute of a stored entry."""
    raw = {k: v for k, v in content["dispute"].items() if v is not None}
    raw["claims"] = [{k: v for k, v in c.items() if v is not None} for c in raw["claims"]]
    return read_dispute(raw)


def _core(verdict: Mapping[str, Any]) -> dict[str, Any]:
    return {name: verdict.get(name) for name in CORE}


def changes(ledger: Ledger, assistant: Assistant) -> Iterator[Change]:
    """Judges every stored dispute again and gives those whose verdict changed.

    What is compared is the verdict last confirmed: the stored one, or the one that a confirmed change put in its place.
    Entries that were tampered with are passed over, as `Ledger.verify` tells of them; so are forgotten ones, whose
    claims are not known any more.
    """
    for entry in ledger.entries(kind="dispute"):
        if not entry.whole or entry.forgotten:
            continue
        verdicts, versions = in_force(ledger, entry)
        if versions == dict(assistant.versions):
            continue
        because = tuple(k for k, v in assistant.versions.items() if versions.get(k) != v)
        try:
            judged = judge(assistant, stored_dispute(entry.content)).to_dict()["verdicts"]
        except RuleError as error:
            yield Change(entry.dispute_id, (), because, versions, dict(assistant.versions), str(error))
            continue
        changed = tuple(
            {"claim": i, "before": _core(old), "after": _core(new)}
            for i, (old, new) in enumerate(zip(verdicts, judged, strict=True), 1)
            if _core(old) != _core(new)
        )
        if changed:
            yield Change(entry.dispute_id, changed, because, versions, dict(assistant.versions))


def in_force(ledger: Ledger, entry: Entry) -> tuple[list[Mapping[str, Any]], dict[str, str]]:
    """The verdicts of a stored dispute as last confirmed, and the versions that they rest on."""
    verdicts = [_core(v) for v in entry.content["judgement"]["verdicts"]]
    versions = dict(entry.content["judgement"]["versions"])
    confirmed = {e.content.get("change") for e in ledger.entries(entry.dispute_id, "confirmation") if e.whole}
    for change in ledger.entries(entry.dispute_id, "change"):
        if change.whole and change.number in confirmed:
            for claim in change.content["claims"]:
                verdicts[claim["claim"] - 1] = claim["after"]
            versions = dict(change.content["versions_after"])
    return list(verdicts), versions


def record(ledger: Ledger, change: Change) -> int | None:
    """Stores a change as pending; its number, None where the same change is pending already."""
    content = change.to_dict()
    for pending in pending_changes(ledger, change.dispute_id):
        if (
            pending.content["claims"] == content["claims"]
            and pending.content["refused"] == content["refused"]
        ):
            return None
    with ledger.store.writing() as session:
        return append(session, "change", change.dispute_id, content).number


def pending_changes(
    ledger: Ledger, dispute_id: str | None = None, session: Session | None = None
) -> list[Entry]:
    """The changes that nobody has confirmed yet, the latest of each dispute alone."""
    confirmed = {e.content.get("change") for e in ledger.entries(dispute_id, "confirmation", session)}
    latest: dict[str, Entry] = {}
    for entry in ledger.entries(dispute_id, "change", session):
        latest[entry.dispute_id] = entry
    return [e for e in latest.values() if e.number not in confirmed]


def confirm(ledger: Ledger, number: int, by: str, note: str = "") -> Entry:
    """Confirms a pending change. Raises LedgerError where there is none with that number."""
    with ledger.store.writing() as session:
        row = confirm_within(session, ledger, number, by, note)
        return next(e for e in ledger.entries(row.dispute_id, session=session) if e.number == row.number)


def confirm_within(session: Session, ledger: Ledger, number: int, by: str, note: str = "") -> DisputeEntry:
    """The same within a transaction that writes, in which nobody else can confirm it."""
    take_turn(session)
    pending = {e.number: e for e in pending_changes(ledger, session=session)}
    if number not in pending:
        known = ", ".join(str(n) for n in sorted(pending)) or "none"
        raise LedgerError(f"no change {number} is pending; pending: {known}")
    if not by.strip():
        raise LedgerError("say who confirms it")
    change = pending[number]
    if not change.whole:
        raise LedgerError(f"change {number} was tampered with; konduktor disputes verify tells more")
    content = {"change": number, "by": by.strip(), "note": note}
    return append(session, "confirmation", change.dispute_id, content)
