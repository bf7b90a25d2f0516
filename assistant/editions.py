"""Which edition a question is about: named by the caller, named in the question, or told by its cities."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from assistant.answer import EditionSource
from assistant.reading import Reading
from rules.editions import EDITIONS


@dataclass(frozen=True, slots=True)
class EditionReading:
    """``edition`` when one is known, and how; ``named`` are all that the question names, in order."""

    edition: str | None
    source: EditionSource
    named: tuple[str, ...] = ()


def read_edition(reading: Reading, requested: str | None) -> EditionReading:
    """The edition a question is about, before the topic is known.

    A name in the question wins over the caller's setting (a question on the Swiss map asked on the page of Europe);
    then the caller's; then the board that has most of the cities named.
    """
    mentions = [m for m in reading.mentions if m.concept.startswith("editions.")]
    named = tuple(dict.fromkeys(m.concept.removeprefix("editions.") for m in mentions))
    named = tuple(e for e in named if e in EDITIONS)
    if len(named) == 1:
        return EditionReading(named[0], "question", named)
    if len(named) > 1:
        return EditionReading(None, "question", named)
    if requested is not None:
        return EditionReading(requested, "request")
    board = _board_of_cities(reading)
    if board is not None:
        return EditionReading(board, "inferred")
    return EditionReading(None, "none")


def _board_of_cities(reading: Reading) -> str | None:
    votes: Counter[str] = Counter()
    for mention in reading.cities:
        for edition in mention.editions:
            votes[edition] += 1
    if not votes:
        return None
    ranked = votes.most_common()
    if len(ranked) > 1 and ranked[0][1] == ranked[1][1]:
        return None
    # One city alone (Berlin, Roma) may just be where somebody lives.
    return ranked[0][0] if ranked[0][1] >= 2 or len(reading.cities) == ranked[0][1] else None
