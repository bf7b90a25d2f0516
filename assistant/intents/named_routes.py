"""Routes told by their cities: pairs, and chains such as "Seattle–Helena–Duluth"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from assistant.lexicon import Mention
from assistant.reading import CityMention, Reading
from rules.maps import load_board

_APART = 1  # what it costs to read a gap between two cities against its look
_TORN = 2  # … and to tear a dash
_MISCOUNTED = 3  # … and to find another number of routes than is told
_NEAR = 4  # words between the two cities of one route
_MANY = 16  # cities of one question


@dataclass(frozen=True, slots=True)
class NamedRoute:
    """A route told by its cities, in tokens ``[start, end)``."""

    start: int
    end: int
    length: int
    city_a: str
    city_b: str


def named_routes(reading: Reading, told: int | None = None) -> list[NamedRoute] | None:
    """The routes told by their cities, each once; None where two cities are named that no route joins.

    ``told``: how many there are said to be, which tells a chain from pairs.

    >>> from assistant.cities import find_cities
    >>> from assistant.reading import read
    >>> text = "Seattle-Helena-Duluth is mine"
    >>> [r.length for r in named_routes(read(text, "en", find_cities(text, "en"))) or []]
    [6, 6]
    """
    cities = _fresh(reading)
    if len(cities) > _MANY:
        return None
    if told is not None and len(cities) == 2 * told + 1:
        cities = _without_a_stray(reading, cities, told)
    best = min(
        ((_cost(reading, legs, told), legs) for legs in _ways(cities)),
        key=lambda way: way[0],
        default=None,
    )
    if best is None:
        return None
    found: dict[frozenset[str], NamedRoute] = {}
    for a, b in best[1]:
        found.setdefault(
            frozenset((a.city, b.city)), NamedRoute(a.start, b.end, _joined(a, b) or 0, a.city, b.city)
        )
    return list(found.values())


def _fresh(reading: Reading) -> list[CityMention]:
    """The cities; one named again at the end by itself tells no further route."""
    cities = list(reading.cities)
    while len(cities) > 2 and len(cities) % 2 and cities[-1].city in {c.city for c in cities[:-1]}:
        if _dashed(reading, cities[-2], cities[-1]):
            break
        cities.pop()
    return cities


def _without_a_stray(reading: Reading, cities: Sequence[CityMention], told: int) -> list[CityMention]:
    """The cities but one that no dash joins, where only without it they tell so many pairs: "cut off from Denver"."""
    free = [
        c
        for i, c in enumerate(cities)
        if not any(_dashed(reading, a, b) for a, b in ((cities[i - 1], c),) if i)
        and not any(_dashed(reading, c, b) for b in cities[i + 1 : i + 2])
    ]
    ways = [[c for c in cities if c is not stray] for stray in free]
    ways = [w for w in ways if all(_joined(a, b) for a, b in zip(w[::2], w[1::2], strict=True))]
    dashed = [
        w for w in ways if sum(_dashed(reading, a, b) for a, b in zip(w[::2], w[1::2], strict=True)) == told
    ]
    return dashed[0] if len(dashed) == 1 else list(cities)


_Leg = tuple[CityMention, CityMention]


def _ways(cities: Sequence[CityMention], end: CityMention | None = None) -> Iterator[list[_Leg]]:
    """Every way to read cities as routes that there are: each city opens a pair or goes on from the one before."""
    if not cities:
        yield []
        return
    if end is not None and _joined(end, cities[0]) is not None:
        for rest in _ways(cities[1:], cities[0]):
            yield [(end, cities[0]), *rest]
    if len(cities) > 1 and _joined(cities[0], cities[1]) is not None:
        for rest in _ways(cities[2:], cities[1]):
            yield [(cities[0], cities[1]), *rest]


def _cost(reading: Reading, legs: Sequence[_Leg], told: int | None) -> tuple[int, int]:
    """How much a way to read the cities goes against what stands between them; pairs rather than chains."""
    cost = chained = 0
    last: CityMention | None = None
    for a, b in legs:
        goes_on = last is not None and last.start == a.start
        if last is not None and not goes_on:
            cost += _TORN * _dashed(reading, last, a) + _APART * _goes_on(reading, last, a)
        loose = not _dashed(reading, a, b) and not _goes_on(reading, a, b)
        parted = any(not t.is_word for t in reading.tokens[a.end : b.start])
        far = b.start - a.end > _NEAR
        cost += _APART * (loose and (goes_on or parted or far))
        chained += goes_on
        last = b
    if told is not None and len({frozenset((a.city, b.city)) for a, b in legs}) != told:
        cost += _MISCOUNTED
    return cost, chained


def _dashed(reading: Reading, a: CityMention, b: CityMention) -> bool:
    return [t.text for t in reading.tokens[a.end : b.start]] == ["-"]


def _goes_on(reading: Reading, a: CityMention, b: CityMention) -> bool:
    """Whether it is said that the way goes on from the first city to the second: "from there to …"."""
    return any(a.end <= m.start < b.start for m in reading.all("told.onward"))


def _joined(a: CityMention, b: CityMention) -> int | None:
    """The length of the route between two cities; None where there is none, or boards differ in it."""
    pair = frozenset((a.city, b.city))
    boards = [load_board(e) for e in a.editions if e in b.editions]
    lengths = {r.length for board in boards for r in board.by_pair.get(pair, ())}
    return lengths.pop() if len(lengths) == 1 else None


def pointed_at(reading: Reading, numbers: Sequence[Mention]) -> list[Mention]:
    """Those of ``numbers`` that only take up what was told before: "these two", "all three", "ikisi", "για τις δύο"."""
    pointing = reading.all("told.these", "cues.all", "cues.both")
    beside = {m.end for m in pointing} | {i for m in pointing for i in range(m.start, m.end)}
    together = reading.all("told.together")
    grouped = {i for m in together for i in range(m.start, m.end)}
    return [n for n in numbers if n.start in beside | grouped and (n.value or 0) > 1]
