"""The numbers of a question that are values of tickets, and how many tickets have each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from assistant.clauses import asking_clause
from assistant.intents.numbers import (
    TOO,
    counted,
    everything,
    first_few,
    in_row,
    is_sized,
    of_people,
    sign_of,
)
from assistant.intents.outcomes import FAILED, outcome_words
from assistant.intents.owners import told_of_others
from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading
from rules.editions import EDITIONS
from rules.maps import load_board

GOOD = ("actions.complete", "cues.yes", "told.done")
TICKETS = ("concepts.ticket", "concepts.long_ticket")
_OTHER_COUNTS = tuple(f"concepts.{name}" for name in ("player", "station", "train", "card", "bonus", "city"))
# What only says that there are tickets: "екі билетім болды".
HAVING = frozenset({"болди", "болган", "бар", "oldu", "vardi", "var", "mam", "got"})
# The most that a ticket of the four boards is worth.
MAX_VALUE = max(
    points
    for edition in EDITIONS
    for printed in load_board(edition).by_cities.values()
    for ticket in printed
    for _, points in ticket.goals
)
_FEW = 3  # tickets that a number word alone counts; hardly any is worth so little
_MAX_COUNT = 5  # tickets that one number counts
_REPEATED = 3  # tokens between a ticket named by its cities and its value
_CONNECTED = 1  # words between a count and the value that all its tickets share
_BEFORE_LIST = 6  # tokens between a count and the list it introduces


def ticket_values(
    reading: Reading, named: Mapping[Mention, Any], most: int = MAX_VALUE
) -> list[tuple[Mention, int]]:
    """The numbers that are values of tickets, each with how many tickets have it.

    A number that only repeats the value of a ticket named by its cities ("Los Angeles–Miami, 20") is none.
    """
    repeated = {
        n.start
        for n in reading.numbers()
        for m in named
        if n.value == m.value and 0 <= n.start - m.end <= _REPEATED
    }
    whole = {i for m in everything(reading) for i in range(m.start, m.end)}
    elsewhere = counted(reading, *_OTHER_COUNTS) | of_people(reading)
    elsewhere |= {n.start for n in first_few(reading)} | _taken_up(reading) | told_of_others(reading)
    elsewhere |= {n.start for n in reading.numbers() for m in reading.told("repeated") if n.end == m.start}
    elsewhere |= {i for m in reading.all("concepts.mandala") for i in range(m.start, m.end)}
    numbers = [
        n
        for n in reading.numbers()
        if n.value is not None
        and n.value <= most
        and (n.value > 1 or (n.value and sign_of(reading, n)))  # hardly any ticket is worth one point
        and not n.weak
        and n.start not in whole
        and n.start not in elsewhere | repeated
        and not _of_other_things(reading, n)
    ]
    counts = [n for n in numbers if _is_count(reading, n, numbers)]
    values = _without_echo(reading, [n for n in numbers if n not in counts])
    times = {v.start: _shared(reading, v, counts, values) for v in values}
    return [(v, times[v.start]) for v in values]


def _taken_up(reading: Reading) -> frozenset[int]:
    """Places of a "two" or "three" in words in the clause that asks: it takes up the tickets told before."""
    low, high = asking_clause(reading)
    return frozenset(
        n.start
        for n in reading.numbers()
        if 0 < low <= n.start < high
        and (n.value or 0) <= _FEW
        and not reading.tokens[n.start].is_number
        and not is_sized(reading, n)
    )


def _of_other_things(reading: Reading, n: Mention) -> bool:
    """Whether the clause of a number speaks of trains or stations and of no ticket: "wagonów zostało mi 4"."""
    marks = [i for i, t in enumerate(reading.tokens) if t.is_stop or t.text == ","]
    low = max((i for i in marks if i < n.start), default=-1)
    high = min((i for i in marks if i >= n.end), default=len(reading.tokens))
    inside = {m.concept for m in reading.mentions if low < m.start < high}
    others = {"concepts.train", "concepts.station"} & inside
    return bool(others) and not inside & {*TICKETS, *GOOD, *FAILED, "concepts.points", "cues.negation"}


def _without_echo(reading: Reading, values: list[Mention]) -> list[Mention]:
    """The values without one said again: "a 12 ticket, do I lose 12?"; "8 and 8" are two tickets."""
    if len(values) != 2 or values[0].value != values[1].value:
        return values
    told = outcome_words(reading, GOOD, (), [v.start for v in values])
    several = in_row(reading, values, same=True) or sum(1 for w in told if w.firm) > 1
    return values if several else values[:1]


def _is_count(reading: Reading, n: Mention, numbers: Sequence[Mention]) -> bool:
    """Whether ``n`` counts tickets: "two tickets, 9 and 12", "all three: 6, 7 and 8"."""
    others = [m for m in numbers if m is not n]
    if n.value is None or n.value > _MAX_COUNT or is_sized(reading, n):
        return False
    if not others and not reading.tokens[n.start].is_number and n.value <= _FEW:
        return not any(m.start <= n.end < m.end or m.start == n.end for m in reading.all("concepts.points"))
    if not others:
        return n.end in {m.start for m in reading.all(*TICKETS)}
    if n.value <= _FEW and (_of_each(reading, n, others) or _announces(reading, n)):
        return True
    if _multiplies(reading, n, others):
        return True
    if any(m.start in range(n.end, n.end + 1 + _lead(reading, n)) for m in reading.all(*TICKETS)):
        in_words = not reading.tokens[n.start].is_number
        return in_words or len(others) == n.value or _list_behind(reading, n, others) == n.value
    size = _list_behind(reading, n, others)
    return size == n.value and (not reading.tokens[n.start].is_number or _headed(reading, n))


def _of_each(reading: Reading, n: Mention, others: Sequence[Mention]) -> bool:
    """Whether a figure counts tickets of the one value behind it: "2 tickets of 10", "2 po 8"."""
    behind = [m for m in others if m.start > n.end]
    if not behind or not reading.tokens[n.start].is_number or sign_of(reading, n):
        return False
    tickets = {i for m in reading.all(*TICKETS, "cues.each") for i in range(m.start, m.end)}
    between = [i for i in range(n.end, behind[0].start) if i not in tickets]
    joins = {m.start for m in reading.all("cues.and", "cues.but", "concepts.points", *GOOD, *FAILED)}
    if len(between) > 1 or any(i in joins or not reading.tokens[i].is_word for i in between):
        return False
    listed = [m for m in behind[1:] if 0 < m.start - behind[0].end <= _CONNECTED]
    return not listed or _judged_between(reading, behind[0], listed[0])


def _announces(reading: Reading, n: Mention) -> bool:
    """Whether a number in words has a colon right behind it: "then I drew another two: …"."""
    behind = reading.tokens[n.end : n.end + 1]
    return not reading.tokens[n.start].is_number and bool(behind) and behind[0].text == ":"


def _multiplies(reading: Reading, n: Mention, others: Sequence[Mention]) -> bool:
    """Whether ``n`` in words counts the one value right behind it: "two nines", "due da nove"."""
    behind = [m for m in others if m.start >= n.end]
    start = _measured(reading, n.end)
    if behind and behind[0].start == start and is_sized(reading, behind[0]) and not is_sized(reading, n):
        return True  # "two eights and a seven"
    if reading.tokens[n.start].is_number:
        return False
    near = [
        m for m in behind if all(t.is_word for t in reading.tokens[n.end : m.start]) and m.start - start <= 1
    ]
    if len(near) != 1 or in_row(reading, [m for m in behind if not _judged_between(reading, near[0], m)]):
        return False
    return start > n.end or not in_row(reading, [n, near[0]])


def _judged_between(reading: Reading, one: Mention, other: Mention) -> bool:
    """Whether a word for an outcome stands between two numbers: "two of 6 and missed one of 20"."""
    words = reading.all(*GOOD, *FAILED)
    return any(one.end <= m.start < other.start for m in words)


def _apart(reading: Reading, one: Mention, other: Mention) -> bool:
    """Whether two values are no list: an outcome or a count stands between ("two at seven and one of twelve")."""
    counts = any(one.end <= n.start < other.start for n in reading.numbers())
    return counts or _judged_between(reading, one, other)


def _measured(reading: Reading, at: int) -> int:
    """The token behind a measure word at ``at``, and a "too" behind it: "iki tane de yedilik"."""
    words = load_lexicon(reading.lang).listed("measure")
    if at < len(reading.tokens) and reading.tokens[at].text in words:
        at += 1
        if at < len(reading.tokens) and reading.tokens[at].text in TOO.get(reading.lang, ()):
            at += 1
    return at


def _lead(reading: Reading, n: Mention) -> int:
    """Words that may stand between a count and its tickets: "two long tickets", but not "8 point ticket"."""
    after = reading.tokens[n.end : n.end + 1]
    points = {m.start for m in reading.all("concepts.points", "concepts.length")}
    return 0 if n.end in points or (after and not after[0].is_word) else 2


def _headed(reading: Reading, n: Mention) -> bool:
    """Whether a colon stands right behind ``n`` and what it counts."""
    return any(t.text == ":" for t in reading.tokens[n.end : n.end + 3])


def _list_behind(reading: Reading, n: Mention, others: Sequence[Mention]) -> int:
    """How many numbers a list holds that ``n`` introduces: a few words or a colon, then numbers in a row."""
    row = [m for m in others if m.start > n.start]
    if not row or row[0].start - n.end > _BEFORE_LIST or row[0].start == n.end:
        return 0
    told = {m.start for m in reading.all(*GOOD, *FAILED, "cues.negation", "cues.but")}
    size = 1
    for a, b in pairwise(row):
        between = range(a.end, b.start)
        words = sum(1 for i in between if reading.tokens[i].is_word)
        if words > _CONNECTED + 1 or any(reading.tokens[i].is_stop or i in told for i in between):
            break
        size += 1
    return size


def _shared(reading: Reading, value: Mention, counts: Sequence[Mention], values: Sequence[Mention]) -> int:
    """How many tickets have ``value``: "two tickets of 8", but not "two tickets of 8 and 9"."""
    sized = {m.start for m in reading.all("concepts.points", "concepts.length")}
    for count in counts:
        if value.end in sized and count.start == value.end + 1 and count.value is not None:
            # "8 puanlık iki bilet", but not "7 ve 8 puanlık iki bilet"
            row = [v for v in values if v is not value and 0 <= value.start - v.end <= 2]
            return 1 if row else count.value
        if count.end > value.start or count.value is None:
            continue
        between = reading.tokens[_measured(reading, count.end) : value.start]
        each = reading.all("cues.each")
        known = {m.start for m in reading.all(*TICKETS, *GOOD, *FAILED)}
        known |= {i for m in (*each, *reading.all("concepts.points")) for i in range(m.start, m.end)}
        apart = {m.start - 1 for m in each}  # "three tickets, each worth ten"
        words = sum(
            reading.tokens[i].is_word
            for i in range(_measured(reading, count.end), value.start)
            if i not in known
        )
        first = _measured(reading, count.end)
        if any(not t.is_word and i not in apart for i, t in enumerate(between, first)) or words > _CONNECTED:
            continue
        if first == value.start and is_sized(reading, value):
            return count.value  # "two eights and a seven"
        near = [v for v in values if v is not value and 0 <= v.start - value.end <= 2]
        return 1 if any(not _apart(reading, value, v) for v in near) else count.value
    return 1
