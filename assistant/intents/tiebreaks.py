"""Claims about the order in which ties are broken: "with equal tickets, stations come next, right?"."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.disputes import asked_claim, claims_in
from assistant.lexicon import Mention
from assistant.negation import negations
from assistant.reading import Reading

# What breaks a tie in the editions' data, by the concept that names it.
_CRITERIA = {
    "concepts.ticket": ("completed_tickets",),
    "concepts.station": ("stations_used",),
    "concepts.longest_path": ("longest_path", "european_express"),
}


def tiebreak_claim(reading: Reading, order: Sequence[str]) -> bool | None:
    """Whether a claim about the next criterion fits ``order``; None where none is put forward.

    The place claimed is the ordinal beside the criterion, else the one behind those said to be equal.
    """
    low, high = _claim(reading)
    named = [m for m in reading.all(*_CRITERIA) if low <= m.start < high]
    if not named:
        return None
    claimed = named[0]
    equal = {m.concept for m in reading.all(*_CRITERIA) if not low <= m.start < high} - {claimed.concept}
    place = _ordinal(reading, low, high) or len(equal) + 1
    if any(low <= p < high for p in negations(reading)):
        return None
    return place <= len(order) and order[place - 1] in _CRITERIA[claimed.concept]


def criteria_named(reading: Reading) -> frozenset[str]:
    """All criteria that a question names, by their names in the editions' data."""
    return frozenset(name for m in reading.all(*_CRITERIA) for name in _CRITERIA[m.concept])


def _claim(reading: Reading) -> tuple[int, int]:
    asked = asked_claim(reading)
    if asked is not None:
        return asked.claim.start, asked.claim.end
    claims = claims_in(reading)
    if claims:
        return claims[-1].start, claims[-1].end
    return 0, len(reading.tokens)


def _ordinal(reading: Reading, low: int, high: int) -> int | None:
    found: list[Mention] = [m for m in reading.all("ordinals") if low <= m.start < high]
    return found[0].value if found else None
