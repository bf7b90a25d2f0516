"""Hashes of what staff did and wrote, for the sealed audit: with them a change of the record itself is found.

What somebody wrote is hashed with a random salt that lies beside it: where both were deleted, nobody finds the text by
trying hashes, and who has the audit alone learns nothing of it.
"""

from __future__ import annotations

import secrets
from datetime import datetime

from api.chain import canonical, seal
from api.storage.cases import DeskEvent
from api.storage.editing import Edit
from api.storage.feedback import Review


def new_salt() -> str:
    """A salt, 128 bits in hexadecimal."""
    return secrets.token_hex(16)


def _moment(at: datetime) -> str:
    return at.isoformat(timespec="microseconds")


def of_event(row: DeskEvent) -> dict[str, str]:
    """The seals of an event: of its text, and of all else."""
    named = [row.kind, row.about, row.number, _moment(row.at), row.by, row.what, canonical(row.detail)]
    return {"seal": seal(named), "words": seal([row.salt, row.text])}


def of_review(row: Review) -> dict[str, str]:
    """The seals of a review: of its note, which can be forgotten, and of all else but whose feedback it was."""
    what = [row.number, _moment(row.created_at), row.by, row.question, row.lang, row.edition, row.players]
    return {
        "seal": seal([row.salt, *what, row.kind, row.expect]),
        "words": seal([row.note_salt, row.note]),
    }


def of_edit(row: Edit) -> dict[str, str]:
    """The seal of an edit as it was added."""
    return {
        "seal": seal(
            [row.salt, row.number, row.kind, row.content, row.by, row.reason, _moment(row.created_at)]
        )
    }


def of_withdrawal(row: Edit) -> dict[str, str]:
    """The seal of an edit's withdrawal."""
    at = _moment(row.withdrawn_at) if row.withdrawn_at else None
    return {"seal": seal([row.salt, row.number, at, row.withdrawn_by, row.withdrawn_reason])}
