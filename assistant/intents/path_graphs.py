"""Plain graphs of routes told by their lengths: a line with a spur, a ring, arms from one city, loose pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.paths import Edge

_PIECE = 20  # the longest edge of the engine's plain graphs

Lengths = Sequence[int]


def star(lengths: Lengths) -> list[Edge]:
    """Arms that meet in one city.

    >>> star([3, 2])
    [('A', 'B', 3), ('A', 'C', 2)]
    """
    names = _names()
    middle = next(names)
    return [edge for length in lengths for edge in _stretch(middle, length, names)]


def pieces(chains: Sequence[Lengths]) -> list[Edge]:
    """Lines that do not hang together.

    >>> pieces([[3, 2], [4]])
    [('A', 'B', 3), ('B', 'C', 2), ('D', 'E', 4)]
    """
    names = _names()
    edges: list[Edge] = []
    for chain in chains:
        place = next(names)
        for length in chain:
            edges += _stretch(place, length, names)
            place = edges[-1][1]
    return edges


def attached(chain: Lengths, arm: int | None, place: int) -> list[Edge]:
    """A line, and a spur that leaves it behind its first ``place`` routes.

    >>> attached([4, 6], 2, 1)
    [('A', 'B', 4), ('B', 'C', 6), ('B', 'D', 2)]
    """
    names = _names()
    start = next(names)
    edges: list[Edge] = []
    places = [start]
    for length in chain:
        edges += _stretch(places[-1], length, names)
        places.append(edges[-1][1])
    if arm is not None:
        edges += _stretch(places[place], arm, names)
    return edges


def ring(chain: Lengths, arms: Lengths) -> list[Edge] | None:
    """A closed line, and at most one spur of it; None where it is none.

    >>> ring([3, 2, 4], [1])
    [('A', 'B', 3), ('B', 'C', 2), ('C', 'A', 4), ('A', 'D', 1)]
    """
    if len(chain) == 1 and chain[0] > 1:
        chain = [chain[0] // 2, chain[0] - chain[0] // 2]  # "one ring of 15 trains"
    if len(chain) < 2 or len(arms) > 1:
        return None
    names = _names()
    first = place = next(names)
    edges: list[Edge] = []
    for i, length in enumerate(chain):
        end = first if i == len(chain) - 1 else None
        edges += _stretch(place, length, names, end)
        place = edges[-1][1]
    if len({frozenset(e[:2]) for e in edges}) < len(edges):  # two routes between the same two places
        edges = _parted(edges)
    for arm in arms:
        edges += _stretch(first, arm, names)
    return edges


def _parted(edges: Sequence[Edge]) -> list[Edge]:
    """The ring with its last edge in two, where it would be a second one between the same places."""
    *rest, (a, b, length) = edges
    if length < 2:
        return list(edges)
    return [*rest, (a, "Z", length - 1), ("Z", b, 1)]


def _stretch(start: str, length: int, names: Iterator[str], end: str | None = None) -> list[Edge]:
    """A line of ``length`` trains from a place: in pieces where it is longer than the engine's edges."""
    out: list[Edge] = []
    while length > _PIECE:
        place = next(names)
        out.append((start, place, _PIECE))
        start, length = place, length - _PIECE
    out.append((start, end or next(names), length))
    return out


def _names() -> Iterator[str]:
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    yield from alphabet
    yield from (f"{a}{b}" for a in alphabet for b in alphabet)
