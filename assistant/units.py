"""What a "how many" asks to count, held against what the number of an answer counts."""

from __future__ import annotations

from collections.abc import Mapping

from assistant.clauses import asking_how_many
from assistant.reading import Reading

_BEHIND = 3  # tokens between "how many" and what is counted
_CLAUSE = 1.0  # marks that part clauses (`Reading.gap`)
_UNITS: Mapping[str, str] = {
    "concepts.points": "points",
    "concepts.bonus": "points",
    "concepts.turn": "turns",
    "told.occasions": "times",
    "concepts.card": "cards",
    "concepts.train_card": "cards",
    "concepts.locomotive": "cards",
    "concepts.train": "trains",
    "concepts.station": "stations",
    "concepts.ticket": "tickets",
    "concepts.player": "players",
    "concepts.route": "routes",
    "concepts.country": "countries",
    "concepts.length": "trains",
}
# The rules whose numbers are points, turns or times; of the others, no number is.
_RULES: Mapping[str, tuple[str, ...]] = {
    "points": (
        *("route.points", "score.", "tickets.scored", "tickets.failed", "country.none", "country.score"),
        *("country.reach", "mandala.", "longest.", "station.unused_points", "open.", "variant.", "tiebreak."),
    ),
    "turns": ("end.last_turn", "turn.", "draw.", "variant.", "open."),
    "times": ("end.last_turn", "turn.", "draw.", "tickets.", "variant.", "open."),
}


def asked_unit(reading: Reading) -> str | None:
    """What the question's "how many" counts, by the first word behind it that says so; None where none does.

    >>> from assistant.reading import read
    >>> asked_unit(read("how many points do I get for two stations?", "en"))
    'points'
    """
    for asks in reversed(asking_how_many(reading)):
        behind = [
            m
            for m in reading.all(*_UNITS)
            if asks.start <= m.start <= asks.end + _BEHIND and reading.gap(asks.end, m.start) < _CLAUSE
        ]
        first = min(behind, key=lambda m: (m.start, -m.end), default=None)
        if first is not None:
            return _UNITS[first.concept]
    return None


def counts_otherwise(reading: Reading, rule: str) -> bool:
    """Whether a question asks for points, turns or times and ``rule``, by which it is answered, has no such number."""
    fitting = _RULES.get(asked_unit(reading) or "")
    return fitting is not None and not rule.startswith(fitting)
