"""Where the letters of a text stand in another one that may be torn, hyphenated or set in columns."""

from __future__ import annotations

import unicodedata
from array import array
from collections.abc import Sequence
from functools import lru_cache

LEAST = 8  # letters that a piece must have to be recognised
PIECES = 24


@lru_cache(maxsize=32)
def letters(text: str) -> tuple[str, array[int]]:
    """Letters and digits without case, accents and ligatures, and for each its place in the text.

    >>> letters("Zo\\u00eb, \\ufb01ve!")[0]
    'zoefive'
    """
    found: list[str] = []
    places = array("l")
    for place, character in enumerate(text):
        pieces = character if character.isascii() else unicodedata.normalize("NFKD", character.casefold())
        for letter in pieces.lower():
            if letter.isalnum():
                found.append(letter)
                places.append(place)
    return "".join(found), places


def align(wanted: str, source: str) -> Sequence[int]:
    """For each letter of ``wanted`` its place in ``source``, -1 where it has none.

    Longest pieces, left to right; each is looked for after the piece before it first.
    """
    found = [-1] * len(wanted)
    position, after, pieces = 0, 0, 0
    while position < len(wanted) and pieces < PIECES:
        length, place = _longest(wanted, position, source, after)
        if length < min(LEAST, len(wanted) - position):
            length, place = _longest(wanted, position, source, 0)
        if length < min(LEAST, len(wanted)):
            position += 1
            continue
        found[position : position + length] = range(place, place + length)
        position, after, pieces = position + length, place + length, pieces + 1
    return found


def _longest(wanted: str, position: int, source: str, after: int) -> tuple[int, int]:
    """The longest start of ``wanted[position:]`` that stands in ``source`` from ``after`` on, and where."""
    low, high = 0, len(wanted) - position
    best = -1
    while low < high:
        middle = (low + high + 1) // 2
        place = source.find(wanted[position : position + middle], after)
        if place >= 0:
            low, best = middle, place
        else:
            high = middle - 1
    return low, best
