"""Whether a passage is in force, as programs are told."""

from __future__ import annotations

from typing import Any

from assistant.evidence import Evidence
from corpus.model import Passage


def standing_fields(evidence: Evidence, passage: Passage) -> dict[str, Any]:
    """The state of a passage's document, what it amends, and what amends it: the fields of `PassageOut`."""
    document = evidence.documents[passage.document_id]
    standing = document.standing
    return {
        "state": standing.state.value,
        "since": standing.since,
        "by": standing.by,
        "reason": standing.reason or None,
        "amends": evidence.amendments.amended_by(passage),
        "amended_by": [p.id for p in evidence.amendments.of(passage)] if document.in_force else [],
    }
