"""What stations cost together."""

from __future__ import annotations

from assistant.clauses import asking_clause, asks_yes_or_no
from assistant.intents.numbers import between, counted, everything, first_few, numbers_of, ordinals_of
from assistant.intents.slots import Slots
from assistant.intents.station_story import stations_paid
from assistant.lexicon import Mention
from assistant.reading import Reading

_STATIONS = 3
_BESIDE = 2  # tokens between "the other" and the two it counts
_MISSING = Slots("stations_cost", {}, ("stations",))


def stations_cost(reading: Reading) -> Slots:
    """Which stations' cards are asked for together: all three, the first two, or those after the ones built.

    >>> from assistant.reading import read
    >>> stations_cost(read("one station is built, what do the other two cost together?", "en")).inputs
    {'stations': 2, 'built': 1}
    """
    whole = everything(reading)
    plain = counts_stations(reading, *asking_clause(reading))
    story = stations_paid(reading) if reading.has("concepts.station") else None
    if story is not None and reading.has("told.untouched"):
        return _together(*story)  # not all that are named were built
    if not reading.has("concepts.station") or not (asks_together(reading) or whole or plain or story):
        return _MISSING
    few = [n.value for n in first_few(reading) if n.value and n.value <= _STATIONS]
    if few:
        return _together(few[0], 0)
    ordinals = _ordinals(reading)
    if len(ordinals) > 1:
        row = list(range(ordinals[0], ordinals[-1] + 1))
        if ordinals == row and row[-1] <= _STATIONS:
            return _together(len(row), row[0] - 1)
        return _MISSING
    if story is not None:
        return _together(*story)
    cards = counted(reading, "concepts.card", "concepts.train_card", "concepts.player")
    numbers = [n for n in numbers_of(reading, between(1, _STATIONS), weak=True) if n.start not in cards]
    if ordinals == [1] and _after_one(reading, [*ordinals_of(reading), *numbers]):
        return _together(_STATIONS - 1, 1)
    others = _others(reading, numbers)
    if others is not None:
        built = {n.value for n in numbers if n.start not in others and n.value} | set(ordinals)
        return _together(_STATIONS - 1, 1) if built in ({1}, {1, 2}, {1, 3}) else _MISSING
    if ordinals:
        return _MISSING
    if _after_one(reading, numbers):
        return _together(_STATIONS - 1, 1)
    several = {n.value for n in numbers if n.value and n.value > 1 and not n.weak}
    if len(several) > 1:
        return _MISSING
    return _together(several.pop() if several else _STATIONS, 0)


def asks_together(reading: Reading) -> bool:
    """Whether what several cost is asked for as one number."""
    return reading.has("cues.total", "cues.both", "told.jointly")


def counts_stations(reading: Reading, low: int, high: int) -> bool:
    """Whether tokens ``[low, high)`` ask about so many stations, and none of them was told of: "cards for 3 stations".

    >>> from assistant.reading import read
    >>> r = read("how many cards do three stations take?", "en")
    >>> counts_stations(r, 0, len(r.tokens))
    True
    """
    aside = ("cues.next", "cues.rest", "cues.more", "concepts.reserve", "concepts.unused", "cues.each")
    if ordinals_of(reading) or reading.has(
        *aside, "concepts.points", "concepts.ticket", "concepts.turn", "concepts.player"
    ):
        return False
    stations = [m.start for m in reading.all("concepts.station")]
    named = {m.end for m in reading.all("told.numbered")}  # "station number 2"
    told = [
        n for n in numbers_of(reading, between(2, _STATIONS)) if n.end in stations and n.start not in named
    ]
    asked = reading.has("cues.how_many", "actions.cost", "told.charges")
    asked = asked or any(m.start == low for m in reading.all("concepts.card"))  # "cards for two stations?"
    return (
        asked
        and len(told) == 1 == len(stations)
        and low <= told[0].start < high
        and not asks_yes_or_no(reading)
    )


def _ordinals(reading: Reading) -> list[int]:
    """Which stations are asked about: those of the last sentence where it names several, else all that are named."""
    start = next((i + 1 for i in range(len(reading.tokens) - 2, -1, -1) if reading.tokens[i].is_stop), 0)
    last = {o.value for o in ordinals_of(reading) if o.value and o.start >= start}
    named = {o.value for o in ordinals_of(reading) if o.value}
    return sorted(last if len(last) > 1 else named | _numbered(reading))


def _after_one(reading: Reading, numbers: list[Mention]) -> bool:
    """Whether one station is told as built, and then two others asked about: "one stands, I want two more"."""
    told = sorted((n for n in numbers if n.value), key=lambda n: n.start)
    if [n.value for n in told[:2]] != [1, _STATIONS - 1] or len({n.value for n in told}) > 2:
        return False
    one, two = told[0], told[1]
    apart = any(not t.is_word for t in reading.tokens[one.end : two.start])
    built = reading.all("actions.build", "concepts.face_up", "cues.next", "cues.mine")
    return apart and any(m.start < two.start for m in built)


def _together(stations: int, built: int) -> Slots:
    return Slots("stations_cost", {"stations": stations, **({"built": built} if built else {})})


def _numbered(reading: Reading) -> set[int]:
    """Numbers that tell which station it is: "station two", "2-станция", "2. istasyon"."""
    stations = reading.all("concepts.station")
    found: set[int] = set()
    for n in numbers_of(reading, between(1, _STATIONS)):
        behind = any(m.end == n.start for m in stations) and not any(m.start == n.end for m in stations)
        marked = n.end < len(reading.tokens) and reading.tokens[n.end].text in ("-", ".")
        ahead = marked and any(m.start == n.end + 1 for m in stations)
        if n.value and (behind or ahead):
            found.add(n.value)
    return found if len(found) > 1 else set()


def _others(reading: Reading, numbers: list[Mention]) -> frozenset[int] | None:
    """Places of the "two" of "the other two", "kalan ikisi"; None where nothing of the kind is said."""
    rest = reading.all("cues.rest")
    two = {
        n.start
        for n in numbers
        for m in rest
        if n.value == _STATIONS - 1 and (m.start <= n.start < m.end or 0 <= n.start - m.end < _BESIDE)
    }
    if not rest or not (two or any(n.value == 1 for n in numbers) or reading.has("ordinals")):
        return None
    return frozenset(two) | {n.start for n in numbers if n.value == _STATIONS - 1}
