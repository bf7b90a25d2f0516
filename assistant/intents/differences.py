"""Numbers told by a difference: "two fewer than Anna", "ondan iki eksik", "o trzy punkty mniejszy"."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading

# Turkish and Kazakh put what it is measured by into the ablative, before the number.
_THAN = {"tr": re.compile(r".+[dt][ae]n"), "kk": re.compile(r".+[дтн][ае]н")}
_BEFORE = 4  # tokens between that and the number
_COUNTED = 3  # tokens between the number and "fewer", and from there to "than"
_MOST = 20


@dataclass(frozen=True, slots=True)
class Difference:
    """``by`` how many something is more (or, below zero, fewer) than another: the number in tokens ``[start, end)``."""

    start: int
    end: int
    by: int


def differences(reading: Reading) -> list[Difference]:
    """The differences told, in order of place.

    >>> from assistant.reading import read
    >>> [d.by for d in differences(read("Anna has five mandala tickets, I have two fewer", "en"))]
    [-2]
    """
    lexicon = load_lexicon(reading.lang)
    found = []
    for n in reading.numbers():
        if not n.value or n.value > _MOST:
            continue
        for i in range(n.end, min(n.end + _COUNTED, len(reading.tokens))):
            token = reading.tokens[i]
            if not token.is_word or token.is_number:
                break
            fewer, greater = token.text in lexicon.listed("fewer"), token.text in lexicon.listed("greater")
            if (fewer or greater) and _is_measured(reading, n, i, greater=greater):
                found.append(Difference(n.start, n.end, -n.value if fewer else n.value))
                break
    return found


def applied(differing: Sequence[Difference], values: Sequence[Mention]) -> list[Mention]:
    """The values, each that is only a difference taken from the value told before it."""
    by = {d.start: d.by for d in differing}
    out: list[Mention] = []
    for v in values:
        if v.start in by and out:
            out.append(replace(v, value=(out[-1].value or 0) + by[v.start]))
        else:
            out.append(v)
    return out


def told_by_difference(
    reading: Reading, numbers: Collection[Mention], differing: Sequence[Difference]
) -> int | None:
    """The one number that ``numbers`` and the one difference give; None where there are several of either."""
    places = {d.start for d in differing}
    others = {n.value for n in numbers if n.start not in places and n.value is not None}
    if len(differing) != 1 or len(others) != 1:
        return None
    number = others.pop() + differing[0].by
    return number if number >= 0 else None


def _is_measured(reading: Reading, number: Mention, at: int, *, greater: bool) -> bool:
    """Whether it is told by what it is measured: "more" alone only adds ("two more tickets")."""
    tokens = reading.tokens
    than = _THAN.get(reading.lang)
    if than is not None:
        before = tokens[max(0, number.start - _BEFORE) : number.start]
        return any(than.fullmatch(t.text) for t in before)
    words = load_lexicon(reading.lang).listed("than")
    if reading.lang == "pl" and number.start and tokens[number.start - 1].text == "o":
        return True
    behind = tokens[at + 1 : at + 1 + _COUNTED]
    if any(t.text in words for t in behind):
        return True
    return not greater and reading.lang != "pl"
