"""What unbuilt stations bring where a question tells of several people's: the one's it asks about, or all together."""

from __future__ import annotations

from assistant.answer import Clarify
from assistant.clauses import asking_clause, is_yes_no
from assistant.decision_types import Decision, Understood
from assistant.intents.station_story import EACH, stations_built, stations_left
from assistant.negation import asks_whether_wrong
from assistant.reading import Reading
from assistant.stating import SURE, numbered, verdict
from rules import load_edition

_RULE = "station.unused_points"
_SEVERAL = 2
_OTHERS = (
    "concepts.route",
    "concepts.longest_path",
    "concepts.card",
    "concepts.train_card",
    "actions.borrow",
)


def stations_of_several(q: Understood) -> Decision | None:
    """The points of unbuilt stations by whose they are; None for other questions.

    Where it is not told how many of them are left, that is asked back.
    """
    reading = q.reading
    if not _asks_for_their_points(reading):
        return None
    people, left = stations_built(reading), stations_left(reading)
    if len(people) < _SEVERAL:
        return None  # the reader of one player's stations sees more
    if left is None:
        return q.decision(Clarify("unused"), SURE, _RULE)
    points = left * load_edition("europe").number(_RULE)
    if not is_yes_no(reading):
        return numbered(q, _RULE, points)
    claimed = [n.value for n in reading.numbers() if not n.weak and (n.value or 0) > EACH]
    if len(set(claimed)) != 1:
        return q.decision(Clarify("unused"), SURE, _RULE)
    return verdict(q, _RULE, (claimed[0] == points) != asks_whether_wrong(reading))


def _asks_for_their_points(reading: Reading) -> bool:
    """Whether stations are told of, and points for those left are asked for: not cards, and nobody's whole score."""
    if not reading.has("concepts.station") or reading.has(*_OTHERS, "concepts.score"):
        return False
    low, high = asking_clause(reading)
    asked = reading.has("concepts.points", "told.scoring") or any(
        low <= m.start < high for m in reading.all("concepts.end", "cues.how_many", "cues.what")
    )
    left = any(low <= m.start < high for m in reading.all("concepts.unused", "told.untouched"))
    return asked and (left or not reading.has("actions.cost", "told.card_count", "told.charges"))
