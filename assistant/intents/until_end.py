"""How many trains have still to be laid until the last round begins: "I have 10 left, how many must I lay for it?"."""

from __future__ import annotations

from assistant.intents.endgame import last_round
from assistant.intents.numbers import between, only_number
from assistant.reading import Reading
from rules import load_edition

_ALL_TRAINS = load_edition("usa").number("setup.trains")
_ENDING = load_edition("usa").number("end.trains_trigger")
_LAYING = ("actions.claim", "actions.build", "actions.play_cards", "told.placing")
_END = ("concepts.end", "concepts.last_turn")
_OTHERS = ("concepts.points", "concepts.card", "concepts.train_card", "concepts.ticket", "concepts.station")
_TURN_IN_NAME = ("tr", "kk")  # where "the last turn" may stand right behind a "how many"
_BESIDE = 2  # tokens from a "how many" to what it counts


def trains_to_lay(reading: Reading) -> int | None:
    """How many trains at least are still to be laid for the last round; None where that is not asked.

    >>> from assistant.reading import read
    >>> trains_to_lay(read("I have 10 trains, how many must I still lay for the last round to begin?", "en"))
    8
    """
    counts = reading.all("cues.how_many")
    if not counts or not reading.has(*_END) or reading.has("cues.at_most", "cues.negation", "cues.none"):
        return None
    asking = counts[-1]
    low = max((i + 1 for i, t in enumerate(reading.tokens[: asking.start]) if t.is_stop), default=0)
    inside = {m.concept for m in reading.mentions if m.start >= low}
    laying = any(m.start >= low for m in reading.all(*_LAYING))
    if not laying or not inside & {"cues.must", "cues.more", "cues.at_least", "actions.pay_extra"}:
        return None
    others = _OTHERS if reading.lang in _TURN_IN_NAME else (*_OTHERS, "concepts.turn")
    if any(0 <= m.start - asking.end <= _BESIDE for m in reading.all(*others)):
        return None  # "how many more turns?", "how many points?"
    left = last_round(reading).inputs.get("trains_left")
    if left is None:
        number = only_number(reading, fits=between(_ENDING + 1, _ALL_TRAINS), articles=False)
        left = number.value if number is not None else None
    return left - _ENDING if left is not None and left > _ENDING else None
