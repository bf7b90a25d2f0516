"""What stations cost together."""

from __future__ import annotations

from assistant.intents.numbers import between, counted, everything, numbers_of
from assistant.intents.slots import Slots
from assistant.reading import Reading

_STATIONS = 3


def stations_cost(reading: Reading) -> Slots:
    """How many stations' cards are asked for together: all three, or the first two."""
    whole = everything(reading)
    if not reading.has("concepts.station") or not (reading.has("cues.total") or whole):
        return Slots("stations_cost", {}, ("stations",))
    ordinals = sorted({o.value for o in reading.all("ordinals") if o.value})
    if ordinals:
        if ordinals == list(range(1, len(ordinals) + 1)) and 1 < len(ordinals) <= _STATIONS:
            return Slots("stations_cost", {"stations": len(ordinals)})
        return Slots("stations_cost", {}, ("stations",))
    cards = counted(reading, "concepts.card", "concepts.train_card", "concepts.player")
    numbers = {n.value for n in numbers_of(reading, between(2, _STATIONS)) if n.start not in cards}
    if len(numbers) > 1:
        return Slots("stations_cost", {}, ("stations",))
    return Slots("stations_cost", {"stations": numbers.pop() if numbers else _STATIONS})
