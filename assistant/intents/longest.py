"""The longest continuous path: who is tied for it, and what it brings whom."""

from __future__ import annotations

from assistant.clauses import OPEN, QUANTITIES, asking_clause, asks_yes_or_no, is_yes_no
from assistant.intents.numbers import told_numbers
from assistant.intents.rivals import length_of_asked, rivals
from assistant.reading import Reading

_SHORTEST = 6  # a longest path of fewer trains is a number of something else
_ROUTE = 8  # no player's longest path: the longest route of a board
_MAX_TRAINS = 45
_TWO = 2
_BY_MARK = ("el", "it")
_ELSEWHERE = ("concepts.ticket", "concepts.station", "concepts.mandala")


def asks_what_the_tied_get(reading: Reading) -> bool:
    """Whether lengths of longest paths are told, two of them the longest, and it is asked what one of these brings.

    >>> from assistant.reading import read
    >>> asks_what_the_tied_get(read("longest paths 37, 23 and 37: how many points for each with 37?", "en"))
    True
    """
    return _is_longest_in_list(reading) is True


def has_longest(reading: Reading) -> bool | None:
    """Whether the one asked about has the longest path, tied or not; None where lengths or person are unclear.

    >>> from assistant.reading import read
    >>> has_longest(read("longest path: Ann 31, me two fewer. how many bonus points do I get?", "en"))
    False
    """
    if not reading.has("concepts.longest_path", "told.continuous") or _is_of_more(reading):
        return None
    found = rivals(reading)
    if len(found) < _TWO or not _asks_for_bonus(reading):
        return _is_longest_in_list(reading)
    asked = length_of_asked(reading, found)
    if asked is None:
        return _is_longest_in_list(reading)
    return asked == max(length for _, length in found)


def _is_of_more(reading: Reading) -> bool:
    """Whether tickets or stations are spoken of where lengths are told or something is asked, not only in passing."""
    stops = [-1, *(i for i, t in enumerate(reading.tokens) if t.is_stop), len(reading.tokens)]
    asking = asking_clause(reading)
    lengths = [n.start for n in told_numbers(reading) if (n.value or 0) >= _SHORTEST]
    for m in reading.all(*_ELSEWHERE):
        low = max(i for i in stops if i < m.start)
        high = min(i for i in stops if i >= m.start)
        if any(low < i < high for i in lengths) or (low < asking[1] and asking[0] <= high):
            return True
    return False


def tells_unclear_lengths(reading: Reading) -> bool:
    """Whether somebody's bonus is asked for whose length, beside another's, is told in a way not understood."""
    if (
        not reading.has("concepts.longest_path", "told.continuous")
        or _is_of_more(reading)
        or not _asks_for_bonus(reading)
    ):
        return False
    low, high = asking_clause(reading)
    lengths = [
        n for n in told_numbers(reading) if _SHORTEST <= (n.value or 0) <= _MAX_TRAINS and n.start < low
    ]
    differing = any(m.start < low for m in reading.told("fewer", "same"))
    person = any(low <= m.start < high for m in reading.told("i_get"))
    return person and bool(lengths) and (len(lengths) >= _TWO or differing)


def _asks_for_bonus(reading: Reading) -> bool:
    low, high = asking_clause(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    if here & {"concepts.split", "cues.negation", "cues.total", "concepts.tie"}:
        return False
    if wants_verdict(reading):
        put = any(low <= n.start < high and not n.weak for n in reading.numbers())
        return bool(here & {"concepts.bonus", "concepts.longest_path"}) and not put
    return bool(here & {"cues.how_many", "cues.what", "concepts.points", "concepts.bonus"})


def wants_verdict(reading: Reading) -> bool:
    """Whether it is asked *if* somebody gets the bonus, in Greek and Italian by the question mark alone."""
    if asks_yes_or_no(reading) or reading.lang not in _BY_MARK:
        return asks_yes_or_no(reading)
    low, high = asking_clause(reading)
    inside = [m for m in reading.mentions if low <= m.start < high]
    named = any(m.start <= low + 1 and m.concept in QUANTITIES for m in inside)  # "bonus per me?"
    return is_yes_no(reading) and not named and not any(m.concept in OPEN for m in inside)


def _is_longest_in_list(reading: Reading) -> bool | None:
    """Whether those asked about are among the longest of a bare list ("34, 34 and 29: what do the two at 34 get?")."""
    if not reading.has("concepts.longest_path", "told.continuous") or (
        is_yes_no(reading) and not _asks_for_bonus(reading)
    ):
        return None
    low, high = asking_clause(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    if wants_verdict(reading) or not here & {
        "cues.how_many",
        "cues.what",
        "concepts.points",
        "concepts.bonus",
    }:
        return None
    numbers = [n for n in told_numbers(reading) if (n.value or 0) >= _SHORTEST]
    lengths = [(n.start, n.value) for n in numbers]
    told = [value for start, value in lengths if not low <= start < high] or [value for _, value in lengths]
    asked = {value for start, value in lengths if low <= start < high} if len(told) < len(lengths) else set()
    longest = max((value or 0 for value in told), default=0)
    if not told or not _ROUTE < longest <= _MAX_TRAINS or len(told) < _TWO:
        return None
    if told.count(longest) > 1 and asked <= {longest}:
        return True
    return False if len(asked) == 1 and asked < set(told) and asked != {longest} else None
