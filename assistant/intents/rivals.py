"""Whose path is longest: lengths told one by one, some by difference ("two fewer than Anna", "as many as me")."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from assistant.clauses import asking_clause
from assistant.intents.numbers import told_numbers
from assistant.intents.people import THEY, people
from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading

ME = "me"
_SHORTEST = 6  # a longest path of fewer trains is a number of something else
_MAX_TRAINS = 45
_TWO = 2
_DIFFERENCE = 20
_NAME = 3  # letters of a name that its other forms share
_CUT = 2  # letters at the end of a name that may change
_PARTING = frozenset({",", ";", "(", ")", ":", "/"})
_NEAR = 2  # words between a number and its "fewer"


@dataclass(frozen=True, slots=True)
class Told:
    """One person's path: whose it is, and its length or how it differs from another's."""

    start: int
    end: int
    names: tuple[str, ...]
    mine: bool
    length: int | None = None
    difference: int | None = None
    than_me: bool = False


def rivals(reading: Reading) -> list[tuple[Told, int]]:
    """Each path told, with its length; empty where one of them is not understood."""
    told = [t for low, high in _segments(reading) if (t := _told(reading, low, high)) is not None]
    found: list[tuple[Told, int]] = []
    waiting = list(told)
    while waiting:
        placed = [(t, length) for t in waiting if (length := _length(t, told, found)) is not None]
        if not placed:
            return []
        found += placed
        waiting = [t for t in waiting if t not in [p for p, _ in found]]
    return sorted(found, key=lambda f: f[0].start)


def length_of_asked(reading: Reading, found: Sequence[tuple[Told, int]]) -> int | None:
    """The length of the path of the one whom the question asks about: the speaker, or somebody named again."""
    low, high = _asking(reading)
    words = _names(reading, low, high)
    named = {length for told, length in found if told.end <= low and _owns(told, words)}
    if named:
        return named.pop() if len(named) == 1 else None
    theirs = {length for told, length in found if not told.mine}
    if any(low <= p.at < high and p.who == THEY for p in people(reading)) and len(theirs) == 1:
        return theirs.pop()
    if any(low <= m.start < high for m in reading.told("i_get", "me")):
        mine = {length for told, length in found if told.mine}
        return mine.pop() if len(mine) == 1 else None
    return None


def _asking(reading: Reading) -> tuple[int, int]:
    """The clause that asks; what is behind the last length, where all stands in one without a mark."""
    low, high = asking_clause(reading)
    inside = [n for n in told_numbers(reading) if low <= n.start < high and (n.value or 0) >= _SHORTEST]
    return (inside[-1].end, high) if len(inside) > 1 else (low, high)


def _owns(told: Told, words: Sequence[str]) -> bool:
    return any(_same_name(word, name) for word in words for name in told.names[:1])


def _same_name(a: str, b: str) -> bool:
    shared = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return shared >= _NAME and shared >= min(len(a), len(b)) - _CUT


def _segments(reading: Reading) -> list[tuple[int, int]]:
    """The stretches between marks and "but", and at an "and" that joins two lengths."""
    cuts = {i for i, t in enumerate(reading.tokens) if t.is_stop or t.text in _PARTING}
    cuts |= {m.start for m in reading.all("cues.but")}
    for m in reading.all("cues.and"):
        around = _around(reading, m, cuts)
        if all(_has_length(reading, low, high) for low, high in around):
            cuts.add(m.start)
    spans = [(a + 1, b) for a, b in pairwise([-1, *sorted(cuts), len(reading.tokens)]) if b > a + 1]
    return [part for low, high in spans for part in _before_me(reading, low, high)]


def _before_me(reading: Reading, low: int, high: int) -> list[tuple[int, int]]:
    """ "Ali 36 ben iki eksik": the speaker begins a stretch of their own, where no mark does."""
    than = {m.start for m in reading.told("than_me")}
    numbers = [n.start for n in told_numbers(reading) if low <= n.start < high]
    for m in reading.told("me"):
        if low < m.start < high and m.start not in than and numbers and numbers[0] < m.start < numbers[-1]:
            return [(low, m.start), (m.start, high)]
    if any(low <= m.start < high and numbers and m.start < numbers[0] for m in reading.told("me")):
        return _behind_me(reading, low, high)
    return [(low, high)]


def _behind_me(reading: Reading, low: int, high: int) -> list[tuple[int, int]]:
    """ "Me 33 Tom 38": another begins right behind the speaker's length, where no mark does."""
    lengths = [n for n in told_numbers(reading) if low <= n.start < high and (n.value or 0) >= _SHORTEST]
    if len(lengths) != _TWO:
        return [(low, high)]
    units = {m.start: m.end for m in reading.all("concepts.train", "concepts.length")}
    cut = units.get(lengths[0].end, lengths[0].end)
    return [(low, cut), (cut, high)] if cut < lengths[1].start else [(low, high)]


def _around(reading: Reading, m: Mention, cuts: set[int]) -> list[tuple[int, int]]:
    low = max((c for c in cuts if c < m.start), default=-1) + 1
    high = min((c for c in cuts if c > m.start), default=len(reading.tokens))
    return [(low, m.start), (m.end, high)]


def _has_length(reading: Reading, low: int, high: int) -> bool:
    return any(low <= n.start < high for n in told_numbers(reading)) or any(
        low <= m.start < high for m in reading.told("same", "fewer", "further")
    )


def _told(reading: Reading, low: int, high: int) -> Told | None:
    """What a stretch tells of one path; None where it tells of none."""
    inside = [n for n in told_numbers(reading) if low <= n.start < high]
    asking = _asking(reading)
    if asking[0] > low and inside and inside[-1].end == asking[0]:
        high = asking[0]  # "Ali 38 what do I get": the question behind it says not whose it is
    than = [m for m in reading.told("than_me") if low <= m.start < high]
    taken = {i for m in than for i in range(m.start, m.end)}
    mine = any(low <= m.start < high and m.start not in taken for m in reading.told("me"))
    mine |= any(low <= m.start < high and _is_my(reading, m) for m in reading.all("concepts.longest_path"))
    names = tuple(_names(reading, low, high))
    for sign, word in ((-1, "fewer"), (1, "further")):
        for m in reading.told(word):
            near = [n for n in inside if _beside(reading, n, m)] if low <= m.start < high else []
            if len(near) == 1 and (near[0].value or 0) <= _DIFFERENCE and len(inside) == 1:
                return Told(low, high, names, mine, None, sign * (near[0].value or 0), bool(than))
    lengths = [n for n in inside if _SHORTEST <= (n.value or 0) <= _MAX_TRAINS]
    if len(lengths) == 1 and len(inside) == 1 and not asking[0] <= lengths[0].start < asking[1]:
        return Told(low, high, names, mine, lengths[0].value)
    same = any(low <= m.start < high for m in reading.told("same"))
    if same and not inside and (names or mine) and not (low < asking[1] and asking[0] < high):
        return Told(low, high, names, mine, None, 0, bool(than))
    return None


def _is_my(reading: Reading, path: Mention) -> bool:
    """Whether a "my" stands beside the longest path: "η μεγαλύτερη διαδρομή μου"."""
    my = load_lexicon(reading.lang).listed("my")
    beside = (*reading.tokens[max(path.start - 1, 0) : path.start], *reading.tokens[path.end : path.end + 2])
    return any(t.text in my for t in beside)


def _beside(reading: Reading, n: Mention, m: Mention) -> bool:
    low, high = (n.end, m.start) if n.start < m.start else (m.end, n.start)
    return 0 <= high - low <= _NEAR and all(t.is_word for t in reading.tokens[low:high])


def _length(told: Told, everyone: Sequence[Told], found: Sequence[tuple[Told, int]]) -> int | None:
    if told.length is not None:
        return told.length
    if told.difference is None:
        return None
    if told.than_me:
        other = next((length for t, length in found if t.mine), None)
    else:
        named = [t for t in everyone if t is not told and any(_owns(t, [name]) for name in told.names)]
        if named:
            other = next((length for t, length in found if t == named[0]), None)
        else:
            before = [t for t in everyone if t.start < told.start]
            other = next((length for t, length in found if before and t == before[-1]), None)
    return None if other is None else other + told.difference


def _names(reading: Reading, low: int, high: int) -> list[str]:
    """The words of tokens ``[low, high)`` that mean nothing else: names of people among them."""
    covered = {i for m in reading.mentions for i in range(m.start, m.end)}
    covered |= {
        i for m in reading.told("me", "than_me", "same", "fewer", "further") for i in range(m.start, m.end)
    }
    return [
        t.text
        for i, t in enumerate(reading.tokens[low:high], low)
        if t.is_word and i not in covered and len(t.text) >= _NAME and not reading.is_filler(t.text)
    ]
