"""Stations: which one is built and costs so much, and how many were never built."""

from __future__ import annotations

from assistant.intents.numbers import between, nearest_number, numbers_of, only_number
from assistant.intents.outcomes import Word, assign, outcome_words
from assistant.intents.slots import Slots
from assistant.lexicon import Mention
from assistant.reading import Reading

_EACH = 3  # stations that a player has
_BUILT = ("actions.build", "actions.play_cards")
_LEFT = ("concepts.unused", "concepts.reserve")


def station_cost(reading: Reading) -> Slots:
    """Which station it is: an ordinal, or one more than the stations already built."""
    for ordinal in reading.all("ordinals"):
        if ordinal.value and 1 <= ordinal.value:
            return Slots("station_cost", {"nth": ordinal.value})
    number = nearest_number(reading, "concepts.station", near=2)
    more = reading.has("cues.next")
    if number is None and (more or reading.has("actions.build")):
        number = only_number(reading, fits=between(0, _EACH))
    if number is None or number.value is None:
        if reading.has("cues.none") or (reading.has("cues.negation") and reading.has("actions.build")):
            return Slots("station_cost", {"nth": 1})
        return Slots("station_cost", {}, ("nth",))
    # "I have built two, what does the next one cost"
    return Slots("station_cost", {"nth": number.value + 1 if more or number.value == 0 else number.value})


def unused_stations(reading: Reading) -> Slots:
    """How many stations are left: said so, or three less those built."""
    unused = _unused(reading)
    if unused is None:
        return Slots("unused_stations", {}, ("unused",))
    return Slots("unused_stations", {"unused": unused})


def _unused(reading: Reading) -> int | None:
    everything = {i for m in reading.all("cues.all") for i in range(m.start, m.end)}
    words = _words(reading)
    numbers = [n for n in numbers_of(reading, between(0, _EACH)) if n.start not in everything]
    whole = [n for n in numbers if n.value == _EACH]
    if len(numbers) > 1 and len(whole) == 1 and len(numbers) > len(whole):
        # "two of my three": three is what everybody has
        numbers = [n for n in numbers if n.value != _EACH]
    if everything or (not numbers and reading.has("cues.none")):
        return _of_all(reading, words, numbers)
    if not numbers:
        numbers = [n for n in numbers_of(reading, between(0, _EACH), weak=True) if n.start not in everything]
    if not numbers:
        return _EACH if any(not w.good for w in words) else None
    return _left(reading, numbers, words)


def _words(reading: Reading) -> list[Word]:
    """Words for stations built (good) and for those left (bad)."""
    places = [n.start for n in reading.numbers()]
    return [w for w in outcome_words(reading, _BUILT, _LEFT, places) if w.firm]


def _of_all(reading: Reading, words: list[Word], numbers: list[Mention]) -> int | None:
    """ "Used all three", "none built", "all left"."""
    if numbers:
        return _left(reading, numbers, words)
    if not words:
        return None
    first = words[0]
    good = first.good
    if reading.has("cues.none") and not reading.has("cues.all"):
        return _EACH if good else 0 if _says_left(reading, first) else _EACH
    return 0 if good else _EACH


def _says_left(reading: Reading, word: Word) -> bool:
    return any(word.start <= m.start < word.end for m in reading.all("concepts.reserve"))


def _left(reading: Reading, numbers: list[Mention], words: list[Word]) -> int | None:
    if not words:
        return numbers[0].value if len({n.value for n in numbers}) == 1 else None
    judged = assign(reading, [(n.start, n.end) for n in numbers], words)
    left = [n.value for n, k in zip(numbers, judged, strict=True) if not words[k].good]
    built = [n.value for n, k in zip(numbers, judged, strict=True) if words[k].good]
    if left and left[0] is not None:
        return left[0]
    return _EACH - sum(b for b in built if b is not None)
