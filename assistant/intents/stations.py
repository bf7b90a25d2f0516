"""Stations: which one is built and costs so much, and how many were never built."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from assistant.clauses import asking_clause
from assistant.intents.numbers import (
    between,
    counted,
    everything,
    first_few,
    in_row,
    nearest_number,
    numbers_of,
    only_number,
    ordinals_of,
)
from assistant.intents.outcomes import Word, assign, denies, outcome_words
from assistant.intents.slots import Slots
from assistant.intents.speakers import clause_around, tells_of_asker
from assistant.intents.station_story import stations_paid
from assistant.intents.sums import counts_stations, stations_cost
from assistant.lexicon import Mention
from assistant.reading import Reading

_EACH = 3  # stations that a player has
_BUILT = ("actions.build", "actions.play_cards")
_LEFT = ("concepts.unused", "concepts.reserve")
_LEAVING = 2  # tokens from "came out of" to what it came out of
_BEHIND = {"tr": 1, "kk": 1}  # tokens from the stations to a "none" behind them: "istasyonlarının hiçbiri"
_NOTHING = 3  # tokens between "none" and the verb that it denies
_BESIDE = 3  # tokens from "all three" to what is said of them
_PAID = ("concepts.card", "actions.cost", "told.card_count", "told.charges")
_BEFORE_ASKING = 4  # tokens from the stations to the "how many" that asks for their points


def station_cost(reading: Reading) -> Slots:
    """Which station it is: an ordinal, or one more than the stations already built."""
    more = [m.start for m in reading.all("cues.next")]
    ordinals = ordinals_of(reading)
    asked = _asked(reading, ordinals, more)
    if asked is not None:
        return Slots("station_cost", {"nth": asked})
    if (
        reading.has("cues.total")
        or (_each(reading) and not ordinals)
        or in_row(reading, ordinals)
        or first_few(reading)
        or _says_a_few(reading)
    ):
        return Slots("station_cost", {}, ("nth",))  # what several cost, or each
    if ordinals:
        last = max(ordinals, key=lambda o: o.value or 0)
        following = last.value == 1 and any(start > last.end for start in more)
        ending = any(m.start > last.end for m in reading.all("concepts.end"))
        following = following or (
            last.value == _EACH - 1 and ending
        )  # "the second in Rome, now the last one"
        following = following or _one_city_more(reading, {o.value for o in ordinals if o.value})
        return Slots("station_cost", {"nth": (last.value or 0) + following})
    if more and reading.has("cues.both"):
        return Slots("station_cost", {"nth": 3})  # "both are built, what does the next cost"
    strong = numbers_of(reading, between(1, 9))
    if not strong and (reading.has("cues.none") or _nothing_built(reading)):
        return Slots("station_cost", {"nth": 1})
    if 1 < _cities(reading) <= _EACH and all(n.value == 1 for n in numbers_of(reading, between(1, _EACH))):
        return Slots("station_cost", {"nth": _cities(reading)})  # "one in Paris, one in Rome, now Vienna"
    cards = counted(reading, "concepts.card", "concepts.train_card") | _pronouns(reading)
    number = nearest_number(reading, "concepts.station", near=2, exclude=cards)
    if number is not None and in_row(reading, numbers_of(reading, between(1, _EACH))):
        return Slots("station_cost", {}, ("nth",))
    if number is None and (more or reading.has("actions.build")):
        number = only_number(reading, fits=between(0, _EACH), exclude=cards)
    if number is None or number.value is None:
        return Slots("station_cost", {}, ("nth",))
    # "I have built two, what does the next one cost"; "one stands in Paris, and now Vienna?"
    following = bool(more) or number.value == 0 or _cities(reading) == number.value + 1 > 1
    return Slots("station_cost", {"nth": number.value + following})


def _says_a_few(reading: Reading) -> bool:
    """Whether "a few stations" leaves open how many there are."""
    stations = {m.start for m in reading.all("concepts.station")}
    return any(m.end in stations for m in reading.all("told.few"))


def _asked(reading: Reading, ordinals: Sequence[Mention], more: Sequence[int]) -> int | None:
    """The station that the last clause names by itself: "the third one", "my last one"; or the next, by those left."""
    if reading.has("cues.total", "told.jointly"):
        return None
    low, high = asking_clause(reading)
    named = {o.value for o in ordinals if low <= o.start < high}
    if any(low <= m.start < high for m in reading.all("told.last_one")) and not named - {_EACH}:
        return _EACH
    if len(named) == 1 and first_few(reading) and not more and (value := named.pop()) and value > 1:
        return value
    left = [
        n.value
        for n in numbers_of(reading, between(1, _EACH - 1))
        if any(0 <= n.start - m.end < _LEAVING for m in reading.all(*_LEFT))
    ]
    return _EACH + 1 - (left[0] or 0) if more and len(left) == 1 and not ordinals else None


def _cities(reading: Reading) -> int:
    return len({c.city for c in reading.cities})


def _one_city_more(reading: Reading, ordinals: set[int]) -> bool:
    """Whether the stations built are told with their cities, and one more city: "first Rome, now Paris"."""
    last = max(ordinals)
    ordinals = ordinals | {1 for n in reading.numbers() if n.value == 1}  # "one in Paris, the second in Rome"
    return ordinals == set(range(1, last + 1)) and _cities(reading) == last + 1


def _pronouns(reading: Reading) -> frozenset[int]:
    """Places of the "one" of "the next one", "one more", which counts nothing."""
    inside = {i for m in reading.all("cues.one_more") for i in range(m.start, m.end)}
    return frozenset(n.start for n in reading.numbers() if n.start in inside)


def asks_for_stations(reading: Reading) -> Slots | None:
    """What a station costs or the unused ones are worth, where the question asks for just that; else None.

    >>> from assistant.reading import read
    >>> asks_for_stations(read("how many cards do three stations take?", "en")).inputs
    {'stations': 3}
    """
    stations = reading.all("concepts.station")
    asking = reading.all("cues.how_many", "actions.cost", "cues.what", "told.card_count", "told.jointly")
    asking = asking or reading.all("concepts.points")[-1:]  # "points for those?"
    low, high = asking_clause(reading)
    asking = asking or [m for m in reading.all("concepts.card") if m.start == low]  # "cards for both?"
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    allowed = "cues.allowed" in here and not here & {"cues.how_many", "cues.verdict"}
    if not stations or not asking or allowed or reading.has("actions.borrow") or "cues.at_most" in here:
        return None
    spent = "actions.play_cards" in here and bool(here & {"cues.how_many", "cues.total"})
    points = reading.has("concepts.points")
    cards = reading.has(*_PAID) or spent
    others = reading.has("concepts.ticket", "concepts.route", "concepts.train", "concepts.longest_path")
    ending = _ends(reading)
    cards &= (
        not ending or spent or reading.has("concepts.card", "told.card_count")
    )  # "how much do I add at the end?"
    points |= not cards and not others and ending and reading.has("cues.how_many")
    points |= not cards and not others and reading.has("told.adds") and reading.has("cues.how_many")
    if cards and not points and (_means_several(reading, low, high) or stations_paid(reading) is not None):
        together = stations_cost(reading)
        if together.complete and not _by_the_way(reading, low, high):
            return together
    last = asking[-1].start
    if points and reading.has(*_LEFT, "cues.rest", "cues.none", "cues.negation", "cues.more"):
        near = any(m.start > last or last - m.end <= _BEFORE_ASKING for m in stations)
        near = near or (reading.has("cues.rest") and not reading.has("concepts.ticket", "concepts.route"))
        near = near or _tells_none(reading, stations)
        slots = unused_stations(reading)
        return slots if near and slots.complete else None
    if cards and not points and not reading.has("concepts.ticket", "concepts.route"):
        slots = station_cost(reading)
        several = bool(ordinals_of(reading)) or reading.has("cues.next") or _cities(reading) > 1
        return slots if several and slots.complete else None
    return None


def _by_the_way(reading: Reading, low: int, high: int) -> bool:
    """Whether tickets or routes are asked about too; those told by the way, beside a story of stations, are not."""
    others = reading.all("concepts.ticket", "concepts.route")
    return any(low <= m.start < high for m in others) if stations_paid(reading) is not None else bool(others)


def noted_stations(reading: Reading) -> Slots | None:
    """Stations that somebody gives a number of cards or points for, which is to be checked; None for other questions.

    >>> from assistant.reading import read
    >>> noted_stations(read("he takes cards for my second station", "en")).inputs
    {'nth': 2}
    """
    others = ("concepts.ticket", "concepts.route", "concepts.longest_path", "actions.borrow", "concepts.city")
    if not reading.has("concepts.station") or reading.has(*others):
        return None
    points = reading.has("concepts.points", "told.scoring") and not reading.has(*_PAID)
    if points:
        slots = unused_stations(reading)
        told = reading.has(*_LEFT, "cues.rest", "cues.none", "cues.negation", "cues.left")
        return slots if told and slots.complete and _counts_some(reading) else None
    if not reading.has(*_PAID) or _each(reading):
        return None
    together = stations_cost(reading)
    if together.complete:
        return together
    slots = station_cost(reading)
    return slots if (ordinals_of(reading) or reading.has("cues.next")) and slots.complete else None


def _counts_some(reading: Reading) -> bool:
    """Whether stations are counted, and not spoken of in general: "two of my stations", "only one station"."""
    stations = reading.all("concepts.station")
    near = [
        n
        for n in numbers_of(reading, between(1, _EACH), weak=True)
        if any(-_NOTHING <= m.start - n.end <= 1 for m in stations)
    ]
    return (
        any(not n.weak for n in near)
        or (bool(near) and reading.has("cues.only"))
        or bool(everything(reading))
    )


def _ends(reading: Reading) -> bool:
    """Whether the end of the game is spoken of, and not only the last station."""
    last = {i for m in reading.all("told.last_one") for i in range(m.start, m.end)}
    return any(m.start not in last for m in reading.all("concepts.end"))


def _means_several(reading: Reading, low: int, high: int) -> bool:
    """Whether what several stations cost is asked for: "in all", "both", "all three", "cards for two stations"."""
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    if reading.has("cues.total", "told.jointly") or "cues.both" in here:
        return True
    whole = reading.has("cues.both", "cues.all") or bool(everything(reading))
    if whole and not reading.has("cues.next"):
        return True
    return counts_stations(reading, low, high)


def _tells_none(reading: Reading, stations: Sequence[Mention]) -> bool:
    """Whether the case is told by "none of her three stations", "not a single station", and nothing else is scored."""
    if reading.has("concepts.ticket", "concepts.route", "concepts.longest_path"):
        return False
    none = [(m.start, m.end) for m in reading.all("cues.none")] + [(at, at + 1) for at in _ones(reading)]
    behind = _BEHIND.get(reading.lang, -1)
    return any(
        0 <= m.start - end <= _NOTHING or 0 <= start - m.end <= behind
        for start, end in none
        for m in stations
    )


def _each(reading: Reading) -> bool:
    """Whether the question asks about every single one ("each", "per"; not "every one of my stations")."""
    inside = {i for m in everything(reading) for i in range(m.start, m.end)}
    return any(m.start not in inside for m in reading.all("cues.each"))


def _nothing_built(reading: Reading) -> bool:
    return any(not w.good and w.firm for w in outcome_words(reading, _BUILT, (), []))


def unused_stations(reading: Reading) -> Slots:
    """How many stations are left: said so, or three less those built."""
    unused = _unused(_leaving(reading))
    if unused is None:
        return Slots("unused_stations", {}, ("unused",))
    return Slots("unused_stations", {"unused": unused})


def _leaving(reading: Reading) -> Reading:
    """A station that "left the reserve" is built: the reserve that it left is not where it is."""
    left = reading.all("told.leaves")
    inside = {i for m in left for i in range(m.start, m.end + _LEAVING)}
    kept = [m for m in reading.mentions if not (m.concept in _LEFT and m.start in inside)]
    kept += [replace(m, concept="actions.build") for m in left]
    return replace(reading, mentions=tuple(sorted(kept, key=lambda m: m.start))) if left else reading


def _is_somebody_elses(reading: Reading, number: Mention, none: Sequence[int]) -> bool:
    """Whether a number is what another player built: "I built none, while Lena built two"."""
    low, high = clause_around(reading, number.start)
    return not any(low <= at < high for at in none) and not tells_of_asker(reading, low, high)


def _none_built(reading: Reading, none: Sequence[int]) -> list[int]:
    """Where it is told that not one was built; what the question asks about ("those I didn't build") tells nothing."""
    first, last = asking_clause(reading)
    words = [w for w in outcome_words(reading, _BUILT, (), []) if w.firm and not w.good]
    return [
        w.start
        for w in words
        if not first <= w.start < last
        and any(w.start - _NOTHING <= at < w.end + _NOTHING for at in [*none, *_ones(reading)])
    ]


def _ones(reading: Reading) -> list[int]:
    """Where "a single one" stands; a mere article counts nothing."""
    return [n.start for n in reading.numbers() if n.value == 1 and not n.weak]


def _unused(reading: Reading) -> int | None:
    if _each(reading):
        return None  # what each is worth, whatever their number
    whole = everything(reading)
    inside = {i for m in whole for i in range(m.start, m.end + 1)}
    inside |= counted(reading, "concepts.points")
    numbers = [n for n in numbers_of(reading, between(0, _EACH), weak=True) if n.start not in inside]
    none = [n.start for n in numbers if n.value == 0] + [m.start for m in reading.all("cues.none")]
    nobody = {i for m in reading.all("cues.none") for i in range(m.start, m.end)}
    some = [n for n in numbers if n.value and n.value < _EACH and n.start not in nobody]
    nothing = _none_built(reading, none)
    if nothing:
        others = [n for n in some if _is_somebody_elses(reading, n, nothing)]
        if others and len([n for n in some if n not in others and n.value != 1]) == 0:
            return _EACH
    if whole:  # "not a single one built, all three are here"
        some = [n for n in some if n.value != 1 or not _nothing_built(reading)]
    places = [n.start for n in reading.numbers()]
    words = [w for w in outcome_words(reading, _BUILT, _LEFT, places, together=False) if w.firm]
    if some:
        rest = _rest_of(reading, some, words)
        return rest if rest is not None else _left(reading, some, words)  # of "two of my three", the two
    if none and whole and words:  # "none was built, all three lie in front of me"
        word = min(words, key=lambda w: abs(w.start - whole[0].end))
        unused = any(word.start <= m.start < word.end for m in reading.all(*_LEFT))
        if unused and not word.good and 0 <= word.start - whole[0].end <= _BESIDE:
            return _EACH
    if none:
        return 0 if _of_those_left(reading, none, words) else _EACH
    if whole and words:
        word = min(words, key=lambda w: abs(w.start - whole[0].start))
        return 0 if word.good else _EACH
    if whole and reading.has("concepts.points", "concepts.bonus"):
        return _EACH  # "all three are still beside me, points?"
    three = [n for n in numbers if n.value]
    if three:
        return _left(reading, three, words)
    return None


def _rest_of(reading: Reading, numbers: list[Mention], words: list[Word]) -> int | None:
    """The others of those that the number counts: "one on the board, the others stayed with me"."""
    rest = [m for m in reading.all("cues.rest") if m.start > numbers[0].end]
    number = nearest_number(reading, "concepts.station", fits=between(1, _EACH - 1)) or numbers[0]
    if not rest or number.value is None or number.end > rest[0].start:
        return None
    of_number = [w for w in words if abs(w.start - number.start) < abs(w.start - rest[0].start)]
    return None if any(not w.good for w in of_number) else _EACH - number.value


def _of_those_left(reading: Reading, none: list[int], words: list[Word]) -> bool:
    """Whether "none" speaks of stations left ("none left over") rather than of those built ("built none")."""
    if not words:
        return False
    word = min(words, key=lambda w: min((abs(w.start - at), w.start < at) for at in none))
    inside = range(word.start, word.end)
    if any(m.start in inside for m in reading.all("concepts.reserve")):
        return True
    denied = any(m.start in inside for m in reading.all("cues.negation")) or denies(reading, word.start)
    return not denied and any(m.start in inside for m in reading.all("concepts.unused"))


def _left(reading: Reading, numbers: list[Mention], words: list[Word]) -> int | None:
    if not words:
        number = nearest_number(reading, "concepts.station", fits=between(1, _EACH))
        if number is not None:
            return number.value
        return numbers[0].value if len({n.value for n in numbers}) == 1 else None
    judged = assign(reading, [(n.start, n.end) for n in numbers], words)
    excepted = {m.end for m in reading.all("cues.except")}
    found = [(n, words[k].good != (n.start in excepted)) for n, k in zip(numbers, judged, strict=True)]
    left = [n for n, good in found if not good]
    built = [n for n, good in found if good]
    if len(left) == 2 and sum(n.value or 0 for n in left) == _EACH and words:  # "1 on the table, 2 beside me"
        return min(left, key=lambda n: min(abs(w.start - n.end) for w in words)).value
    for some in ([n for n in left if not n.weak], left):
        if some:
            return some[0].value
    firm = [n for n in built if not n.weak] or built
    return _EACH - (firm[0].value or 0)
