"""Tickets of the Grand Tour told part by part: so many with two paths, so many with one, adding up to the whole."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from assistant.lexicon import Mention
from assistant.reading import Reading

_LEAST = 2  # parts that make up a whole
_TWO = 2  # an ordinal up to so much may be "a second path"

Span = tuple[int, int]


def adding_up(
    reading: Reading, two_paths: Sequence[Span], single: Sequence[Span], numbers: Sequence[Mention]
) -> int | None:
    """How many tickets have two paths, where each part is told; below zero where they miss the whole.

    None where fewer than two parts are told with what they have, or no whole before them.

    >>> from assistant.reading import read
    >>> told = read("seven tickets done, three of them with two paths, the other four with one", "en")
    >>> adding_up(told, [(8, 10)], [], [n for n in told.numbers() if n.start != 8])
    3
    """
    whole: Mention | None = None
    told: list[tuple[int, bool]] = []
    for low, high in _clauses(reading):
        here = [n for n in numbers if low <= n.start < high and not n.weak]
        good = _judged(reading, low, high, two_paths, single, bool(here))
        if good is None:
            if not told and whole is None and len(here) == 1:
                whole = here[0]
            continue
        if len(here) == 2 and whole is None and not told:
            whole = here.pop(0)  # "of six tickets three with two paths"
        if not here and any(low <= m.start < high for m in reading.all("cues.rest")):
            return None  # "the rest with two paths": what is left of the whole
        count = (here[0].value or 0) if len(here) == 1 else _one(reading, low, high) if not here else None
        if count is None:
            return -1 if told else None
        told.append((count, good))
    if whole is None or len(told) < _LEAST:
        return None
    if sum(count for count, _ in told) != whole.value:
        return -1
    return sum(count for count, good in told if good)


def _clauses(reading: Reading) -> list[Span]:
    turns = {m.start for m in reading.all("cues.but")}
    marks = [
        i for i, t in enumerate(reading.tokens) if t.is_stop or t.text in (",", ";", ":", "·") or i in turns
    ]
    bounds = [-1, *marks, len(reading.tokens)]
    return [(a + 1, b) for a, b in pairwise(bounds) if b > a + 1]


def _judged(
    reading: Reading, low: int, high: int, two: Sequence[Span], single: Sequence[Span], counted: bool
) -> bool | None:
    """Whether the tickets of a clause have two paths of their own; None where it does not speak of paths."""
    denied = any(low <= m.start < high for m in reading.all("cues.negation", "cues.none"))
    if not denied and any(low <= m.start < high for m in reading.told("sharing")):
        return False
    if any(low <= m.start < high for m in reading.told("crossing")) or any(low <= a < high for a, _ in two):
        return True
    if any(low <= a < high for a, _ in single):
        return False
    ones = [n for n in reading.numbers() if low <= n.start < high and n.value == 1]
    return False if ones and counted else None  # "the other four with one"


def _one(reading: Reading, low: int, high: int) -> int | None:
    """One ticket, told by "one" or by its place: "the fifth has a single path"."""
    ones = [n for n in reading.numbers() if low <= n.start < high and n.value == 1]
    places = [
        m
        for m in reading.all("ordinals")
        if low <= m.start < high and isinstance(m.value, int) and m.value > _TWO
    ]
    return 1 if ones or places else None
