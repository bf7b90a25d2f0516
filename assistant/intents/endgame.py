"""The end of the game: how many trains a player has left, or had before laying some of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from assistant.cards import COLORS
from assistant.clauses import asking_clause
from assistant.intents.numbers import (
    between,
    close,
    counted,
    distance,
    in_row,
    nearest_number,
    numbers_of,
    only_number,
)
from assistant.intents.owners import without_others
from assistant.intents.routes import route_of
from assistant.intents.slots import Slots
from assistant.intents.trains_left import ends_on_zero, trains_left, trains_left_of
from assistant.lexicon import Mention
from assistant.reading import Reading

_MAX_TRAINS = 45
_ENDING = 2  # trains left that bring on the end (all editions)
_MAX_LENGTH = 9
_ROUTES = ("concepts.route", "concepts.ferry", "concepts.tunnel")
_LAYING = ("actions.claim", "actions.build", "actions.play_cards")
_END = ("concepts.end", "concepts.last_turn")
_CARDS = ("concepts.card", "concepts.train_card", "concepts.locomotive", *(f"colors.{c}" for c in COLORS))
_OTHERS = ("concepts.player", "concepts.turn", "concepts.points", "concepts.ticket", "concepts.station")
_VERB_LAST = ("tr", "kk")
_FREE_ORDER = ("el", "it", "pl")
_CLAUSE = 0.9  # the gap from which two stretches are different clauses
_QUOTED = 1.6  # the gap of a colon: "shouts: last round!"
# What makes more of it than a call: whom the last round is for, and what is done in it.
_TELLING = frozenset(
    {"cues.all", "cues.each", "cues.only", "cues.negation", "concepts.opponent", "cues.none"}
)
_NEAR_TRAINS = 4  # words between a number and the trains it counts
_NEAR_LAYING = 3  # words between a number and the verb that lays so many
_NEAR_ROUTE = 2  # tokens between a length and its route


def last_round(reading: Reading) -> Slots:
    """How many trains a player has left, or had before the turn with the spaces laid in it."""
    numbers = _numbers(reading)
    rest = trains_left(reading, numbers)
    if rest is not None:
        return Slots("last_round", {"trains_left": rest})
    if _told_by_difference(reading, numbers):
        return Slots("last_round", {}, ("trains_left",))
    laid = [n for n in numbers if _is_laid(reading, n)]
    trains = [n for n in numbers if n not in laid and _counts_trains(reading, n)]
    if laid and trains:
        return _subtracted(reading, laid, trains)
    rest = trains_left_of(reading, numbers)
    if rest is not None:
        return Slots("last_round", {"trains_left": rest})
    route = None if laid else route_of(reading)
    if (
        route is not None
        and len({n.value for n in trains}) == 1
        and trains[0].end <= min(c.start for c in reading.cities)
        and reading.has(*_LAYING, "cues.had")
    ):
        return Slots("last_round", {"trains_before": trains[0].value, "route": route})
    return _left(reading, numbers, trains, laid)


def _told_by_difference(reading: Reading, numbers: Sequence[Mention]) -> bool:
    """ "Two fewer than Anna": a number that counts no trains by itself."""
    return (
        any(
            0 <= m.start - n.end <= 1 or 0 <= n.start - m.end <= 1
            for m in reading.told("fewer")
            for n in numbers
            if (_MAX_LENGTH >= (n.value or 0) > 0)
        )
        and len(numbers) > 1
    )


def asks_for_last_round(reading: Reading) -> Slots | None:
    """The trains, where the last thing the question asks is whether the last round begins with them."""
    if reading.has("cues.how_many"):
        return None
    slots = last_round(reading)
    asked = _ends_with_begin(reading) or _is_announced(reading)
    return slots if slots.complete and asked else None


def _is_announced(reading: Reading) -> bool:
    """Whether somebody who ended a turn with so many trains calls out the last round, and no more than that."""
    if not reading.has("cues.verdict", "cues.right_other", "cues.right_me"):
        return False
    for said in reading.all("cues.claim_said", "told.announces"):
        low, high = said.start, said.end
        while low > 0 and reading.gap(low - 1, low) < _CLAUSE:
            low -= 1
        while high < len(reading.tokens) and reading.gap(high, high + 1) < _QUOTED:
            high += 1
        inside = {m.concept for m in reading.mentions if low <= m.start < high}
        if "concepts.last_turn" in inside and not inside & _TELLING:
            return True
    return False


def turns_left(reading: Reading) -> int | None:
    """How many turns are still to be played once the end is brought on: one's own, or all; None where not asked.

    >>> from assistant.reading import read
    >>> turns_left(read("we are 4 and I end my move with 1 train left. how many turns are left in all?", "en"))
    4
    >>> turns_left(read("Bo ended his turn with 1 train. how many more times does each of us play?", "en"))
    1
    """
    low, high = _counting_clause(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    goes = any(low <= m.start < high for m in reading.told("times_on"))
    if "cues.how_many" not in here or not (goes or here & {"concepts.turn", "concepts.last_turn"}):
        return None
    if here & {"concepts.card", "concepts.ticket"} or _counts_points(reading, low, high):
        return None
    trains = _trains_at_end(reading)
    if trains is None or trains > _ENDING:
        trains = 0 if ends_on_zero(reading, low) else _trains_at_end(without_others(reading))
    if trains is None or trains > _ENDING:
        return None
    if "cues.total" in here:
        return _players_beside(reading, trains)
    if "cues.begins" in here:
        return None  # how many until the last round begins
    return 1


def _counts_points(reading: Reading, low: int, high: int) -> bool:
    """Whether it is points that are asked for, not turns until they are counted."""
    asking = [m for m in reading.all("cues.how_many") if low <= m.start < high]
    return any(0 <= p.start - m.end <= 1 for p in reading.all("concepts.points") for m in asking)


def _counting_clause(reading: Reading) -> tuple[int, int]:
    """The clause of the last "how many", with no more behind it than "…, him included"."""
    counts = reading.all("cues.how_many")
    if not counts:
        return asking_clause(reading)
    low = high = counts[-1].start
    while low > 0 and reading.gap(low - 1, low) < _CLAUSE:
        low -= 1
    while high < len(reading.tokens) and reading.gap(high, high + 1) < _CLAUSE:
        high += 1
    return low, high


def _trains_at_end(reading: Reading) -> int | None:
    """The trains left with whoever ends a turn, told, or what is left of those told before."""
    inputs = last_round(reading).inputs
    if "trains_before" in inputs and "laid" in inputs:
        return int(inputs["trains_before"]) - int(inputs["laid"])
    if "trains_left" in inputs:
        return int(inputs["trains_left"])
    beside = nearest_number(reading, "concepts.train", fits=between(0, _ENDING), near=1)
    return beside.value if beside is not None else None


def _players_beside(reading: Reading, trains: int) -> int | None:
    """How many play: said with that word, or the one number beside that of the trains ("we are 4")."""
    players = nearest_number(reading, "concepts.player", fits=between(2, 5), inside=True)
    if players is not None:
        return players.value
    others = [n.value for n in numbers_of(reading, between(2, 5)) if n.value != trains]
    return others[0] if len(others) == 1 else None


def _ends_with_begin(reading: Reading) -> bool:
    """Whether the last sentence that speaks of the game speaks of its end beginning."""
    for start, end in reversed(_sentences(reading)):
        inside = [m for m in reading.mentions if start <= m.start < end]
        begins = any(start <= m.start < end for m in reading.all("cues.begins", "told.starts"))
        if begins and any(m.concept in _END for m in inside):
            return True
        if any(m.concept.startswith(("concepts.", "actions.")) for m in inside):
            return False
    return False


def _sentences(reading: Reading) -> list[tuple[int, int]]:
    found, start = [], 0
    for i, token in enumerate(reading.tokens):
        if (token.is_stop and token.text != ";") or i == len(reading.tokens) - 1:
            if i + 1 > start:
                found.append((start, i + 1))
            start = i + 1
    return found


# --- numbers and what they count ----------------------------------------------------------------


def _numbers(reading: Reading) -> list[Mention]:
    """The numbers that may count trains or spaces."""
    others = counted(reading, *_OTHERS, *_CARDS)
    points = {m.end for m in reading.all("concepts.points")}
    held = {i for m in reading.all("concepts.player") for i in range(m.start, m.end)}
    found = [
        n
        for n in numbers_of(reading, between(0, _MAX_TRAINS), weak=True)
        if n.start not in others and n.start not in held and not (n.start in points and not n.weak)
    ]
    return [n for n in found if not n.weak or _is_before(reading, n, "concepts.train")]


def _is_before(reading: Reading, number: Mention, *concepts: str) -> bool:
    """Whether the number, an article otherwise, stands before one of ``concepts``, a word at most between."""
    return any(0 <= m.start - number.end <= 1 for m in reading.all(*concepts)) and not any(
        0 <= m.start - number.end <= 1 for m in reading.all("concepts.length", *_ROUTES)
    )


def _trains(reading: Reading) -> list[Mention]:
    cards = {i for m in reading.all("concepts.train_card") for i in range(m.start, m.end)}
    return [m for m in reading.all("concepts.train") if m.start not in cards]


def _counts_trains(reading: Reading, number: Mention) -> bool:
    for target in [*_trains(reading), *reading.all("concepts.reserve")]:
        way = distance(reading, number, target)
        if way is None or way[0] > _NEAR_TRAINS:
            continue
        low, high = min(number.end, target.end), max(number.start, target.start)
        if reading.gap(low, high) < _CLAUSE and not _crossed(reading, low, high):
            return True
    return _is_held(reading, number)


def _is_held(reading: Reading, number: Mention) -> bool:
    """ "I had 8", "8 vardı": what is counted is not said again."""
    things = {m.start for m in reading.mentions if m.concept.startswith(("concepts.", "colors."))}
    return number.end not in things and any(
        0 <= m.start - number.end <= 1 if reading.lang in _VERB_LAST else 0 <= number.start - m.end <= 1
        for m in reading.all("cues.had")
    )


def _crossed(reading: Reading, low: int, high: int) -> bool:
    return any(low <= n.start < high for n in reading.numbers() if not n.weak)


def _is_laid(reading: Reading, number: Mention) -> bool:
    """Whether the number is the length of a route, or counts trains that were laid."""
    if not number.value or number.value > _MAX_LENGTH:
        return False
    return _is_length(reading, number) or _is_of_route(reading, number) or _is_put(reading, number)


def _is_length(reading: Reading, number: Mention) -> bool:
    """ "5-space", "4 pola", "dörtlük"; a word for trains too ("вагондық") is a length where a route follows."""
    trains = {m.start for m in _trains(reading)}
    routes = [m.start for m in reading.all(*_ROUTES)]
    for m in reading.all("concepts.length"):
        if not (m.start <= number.start < m.end or 0 <= m.start - number.end <= _hyphen(reading, number)):
            continue
        if m.start not in trains or any(0 <= r - m.end < _NEAR_ROUTE or m.start < r < m.end for r in routes):
            return True
    return False


def _hyphen(reading: Reading, number: Mention) -> int:
    return 1 if number.end < len(reading.tokens) and reading.tokens[number.end].text == "-" else 0


def _is_of_route(reading: Reading, number: Mention) -> bool:
    """ "una tratta da cinque", "a route of 5", "3тік маршрут"."""
    tokens = reading.tokens
    for m in reading.all(*_ROUTES):
        if m.end < number.start <= m.end + 1 and tokens[m.end].is_word and len(tokens[m.end].text) <= 3:
            return not _is_before(reading, number, "concepts.train", *_CARDS)
        suffix = number.end < m.start and tokens[number.end].glued and tokens[number.end].is_word
        if suffix and m.start - number.end <= _NEAR_ROUTE:
            return True
    return False


def _is_put(reading: Reading, number: Mention) -> bool:
    """ "and laid 5", "6 tane koydum": the verb stands before the number, in Turkish and Kazakh behind it."""
    said = {m.start for m in reading.all("cues.claim_said")}
    for verb in reading.all(*_LAYING):
        if verb.start in said:
            continue
        behind = verb.start >= number.end
        if behind != (reading.lang in _VERB_LAST) and not _right_behind(reading, number, verb):
            continue
        low, high = (number.end, verb.start) if behind else (verb.end, number.start)
        if low > high or sum(t.is_word for t in reading.tokens[low:high]) > _NEAR_LAYING:
            continue
        had = any(
            low <= m.start < high or low < m.end <= high
            for m in reading.all("cues.had", "concepts.reserve", *_CARDS)
        )
        if not had and reading.gap(low, high) < _CLAUSE and not _crossed(reading, low, high):
            return True
    return False


def _right_behind(reading: Reading, number: Mention, verb: Mention) -> bool:
    """ "5 βαγόνια έριξα", "5 wagonów położyłem": the verb right behind the trains, in a clause that they begin."""
    begins = number.start == 0 or not reading.tokens[number.start - 1].is_word
    beside = any(m.start == number.end and 0 <= verb.start - m.end <= 1 for m in _trains(reading))
    return reading.lang in _FREE_ORDER and begins and beside


# --- what follows from them ---------------------------------------------------------------------


def _subtracted(reading: Reading, laid: Sequence[Mention], trains: Sequence[Mention]) -> Slots:
    """Trains before and spaces laid; the trains left where they are told after what was laid."""
    first = laid[0].start
    before = [n for n in trains if n.start < first]
    after = [n for n in trains if n.start > first]
    if not before and after:
        had = [n for n in after if _in_clause_of(reading, n, "cues.had")]
        if not had:
            return _left(reading, after, after, laid)
        before = had
    spaces = _total(reading, laid)
    if spaces is None:
        return Slots("last_round", {}, ("trains_left",))
    return Slots("last_round", {"trains_before": before[-1].value, "laid": spaces})


def _total(reading: Reading, laid: Sequence[Mention]) -> int | None:
    """What was laid in all: one route told twice counts once, two routes in clauses of their own are added up."""
    total, last = 0, None
    for n in laid:
        value = n.value or 0
        if last is None:
            total = value
        elif reading.gap(last.end, n.start) < _CLAUSE:
            if value != last.value:
                return None
        elif value != last.value or _goes_on(reading, last.end, n.start):
            total += value
        last = n
    return total


def _goes_on(reading: Reading, low: int, high: int) -> bool:
    return any(low <= m.start < high for m in reading.all("cues.next", "concepts.turn"))


def _left(
    reading: Reading, numbers: Sequence[Mention], trains: Sequence[Mention], laid: Sequence[Mention]
) -> Slots:
    missing = Slots("last_round", {}, ("trains_left",))
    strong = [n for n in numbers if not n.weak]
    if any(in_row(reading, p) for p in pairwise(strong) if not trains or set(p) & set(trains)):
        return missing
    values = {n.value for n in trains}
    if len(values) > 1:
        ended = [n for n in trains if _in_clause_of(reading, n, "concepts.reserve", "concepts.turn")]
        values = {n.value for n in ended}
    if len(values) == 1:
        return Slots("last_round", {"trains_left": values.pop()})
    if not trains and reading.has("concepts.train", "concepts.reserve"):
        others = counted(reading, *_OTHERS, "concepts.card", "concepts.train_card")
        others |= frozenset(n.start for n in laid)
        one = only_number(reading, exclude=others, fits=between(0, _MAX_TRAINS))
        if one is not None:
            return Slots("last_round", {"trains_left": one.value})
    if not numbers and _no_trains(reading):
        return Slots("last_round", {"trains_left": 0})
    return missing


def _in_clause_of(reading: Reading, number: Mention, *concepts: str) -> bool:
    low, high = number.start, number.end
    while low > 0 and reading.gap(low - 1, low) < _CLAUSE:
        low -= 1
    while high < len(reading.tokens) and reading.gap(high, high + 1) < _CLAUSE:
        high += 1
    return any(low <= m.start < high for m in reading.all(*concepts))


def _no_trains(reading: Reading) -> bool:
    """ "I have no trains left", "I laid my last train"; not "must all trains be used up?"."""
    if reading.has("cues.must"):
        return False
    trains = reading.all("concepts.train")
    ends = {m.end for m in reading.all("concepts.end")}
    if reading.has(*_LAYING) and any(m.start in ends or m.start - 1 in ends for m in trains):
        return True
    none = reading.all("actions.empty", "cues.none", "cues.negation")
    return any(close(reading, m, n) for m in trains for n in none)
