"""Paths: the longest continuous path of a network, and whether a network joins two cities.

The longest path is a trail: it may pass a city more than once and run in loops, but takes no route twice,
and side branches do not add up (kk, tr). A connected set of routes is one trail exactly when at most two of
its cities have an odd number of route ends. So the longest trail is what remains of a connected network when
as few trains as possible are left out such that the rest hangs together and has at most two odd cities.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

Edge = tuple[str, str, int]


@dataclass(frozen=True)
class Trail:
    """A continuous path: its length in trains, its places in order, and the positions of its edges."""

    length: int
    nodes: tuple[str, ...]
    edges: tuple[int, ...]


NO_TRAIL = Trail(0, (), ())


def longest_trail(edges: Sequence[Edge]) -> Trail:
    """Returns a longest trail of a network, proved longest; the same one in whatever order the edges come.

    >>> longest_trail([("A", "B", 2), ("B", "C", 3), ("C", "A", 4), ("A", "D", 1)]).length
    10
    >>> longest_trail([("A", "B", 2), ("A", "C", 3), ("A", "D", 4)]).nodes
    ('C', 'A', 'D')
    """
    network = _Network(edges)
    best_length, best_kept = network.strip()
    for bundles in network.cores():
        total = sum(bundle[2] for bundle in bundles)
        if total <= best_length:
            continue
        found = _least_left_out(bundles, total - best_length - 1)
        if found is not None:
            best_length = total - found[0]
            kept = [bundle for bit, bundle in enumerate(bundles) if not found[1] >> bit & 1]
            best_kept = tuple(index for bundle in kept for index in bundle[3])
    if not best_kept:
        return NO_TRAIL
    nodes, used = _walk(edges, best_kept)
    return Trail(best_length, nodes, used)


# A branch that hangs on a place: the length of its longest way outwards, and the edges of that way.
_Branch = tuple[int, tuple[int, ...]]
# Edges that a longest trail takes all or none of: two ends, a length, the positions of the edges.
_Bundle = tuple[int, int, int, tuple[int, ...]]


class _Network:
    """A network made small without losing a longest trail.

    Trees that hang on the rest are entered once at most, so of each only the longest way outwards counts, and
    two such ways at a place, for the trail has two ends. A trail that stops within an unbranched line can go
    on, so such a line is taken whole or not at all.
    """

    def __init__(self, edges: Sequence[Edge]) -> None:
        numbers: dict[str, int] = {}
        self.lengths = [edge[2] for edge in edges]
        self.ends: list[tuple[int, int]] = [(0, 0)] * len(edges)
        self.around: list[list[int]] = []
        listed = sorted((min(a, b), max(a, b), length, index) for index, (a, b, length) in enumerate(edges))
        for a, b, _, index in listed:
            for place in (a, b):
                if place not in numbers:
                    numbers[place] = len(numbers)
                    self.around.append([])
            ends = numbers[a], numbers[b]
            self.ends[index] = ends
            self.around[ends[0]].append(index)
            self.around[ends[1]].append(index)
        self.degree = [len(links) for links in self.around]
        self.alive = [True] * len(edges)
        self.branches: list[list[_Branch]] = [[] for _ in self.around]

    def strip(self) -> _Branch:
        """Takes off all trees but their longest ways outwards; returns the longest trail within one."""
        best: _Branch = (0, ())
        leaves = [place for place in reversed(range(len(self.degree))) if self.degree[place] == 1]
        while leaves:
            place = leaves.pop()
            branches = self.branches[place]
            length = sum(branch[0] for branch in branches)
            if length > best[0]:
                best = length, tuple(index for branch in branches for index in branch[1])
            if not self.degree[place]:
                continue
            index = next(index for index in self.around[place] if self.alive[index])
            a, b = self.ends[index]
            other = b if a == place else a
            self.alive[index] = False
            self.degree[place] = 0
            self.degree[other] -= 1
            outwards, way = branches[0] if branches else (0, ())
            grown = [*self.branches[other], (outwards + self.lengths[index], (index, *way))]
            grown.sort(key=lambda branch: -branch[0])
            self.branches[other] = grown[:2]
            if self.degree[other] < 2:
                leaves.append(other)
        return best

    def cores(self) -> list[list[_Bundle]]:
        """Returns the connected parts that are left, with their lines and branches bundled, longest first."""
        found: list[list[_Bundle]] = []
        seen: set[int] = set()
        for start, degree in enumerate(self.degree):
            if degree and start not in seen:
                found.append(self._core(start, seen))
        found.sort(key=lambda bundles: -sum(bundle[2] for bundle in bundles))
        return found

    def _core(self, start: int, seen: set[int]) -> list[_Bundle]:
        part = [start]
        seen.add(start)
        for place in part:
            for index in self.around[place]:
                if self.alive[index]:
                    a, b = self.ends[index]
                    other = b if a == place else a
                    if other not in seen:
                        seen.add(other)
                        part.append(other)
        # A place stays when lines meet there or a branch hangs on it; a mere circle keeps one place.
        corners = [place for place in part if self.degree[place] > 2 or self.branches[place]] or [start]
        stay = set(corners)
        bundles: list[_Bundle] = []
        fresh = len(self.around)
        for corner in corners:
            for length, way in self.branches[corner]:
                bundles.append((corner, fresh, length, way))
                fresh += 1
            for index in self.around[corner]:
                if not self.alive[index]:
                    continue
                line = self._line(corner, index, stay)
                length = sum(self.lengths[taken] for taken in line[1])
                if line[0] == corner:
                    # Both ends are one place: two halves, so that no bundle begins where it ends.
                    half = self.lengths[line[1][0]]
                    bundles.append((corner, fresh, half, line[1][:1]))
                    bundles.append((fresh, corner, length - half, line[1][1:]))
                    fresh += 1
                else:
                    bundles.append((corner, line[0], length, line[1]))
        return bundles

    def _line(self, corner: int, index: int, stay: set[int]) -> tuple[int, tuple[int, ...]]:
        """Follows an unbranched line from a corner to the next; its edges are used up."""
        line: list[int] = []
        place = corner
        while True:
            line.append(index)
            self.alive[index] = False
            a, b = self.ends[index]
            place = b if a == place else a
            if place in stay:
                return place, tuple(line)
            index = next(other for other in self.around[place] if self.alive[other])


def _least_left_out(bundles: Sequence[_Bundle], most: int) -> tuple[int, int] | None:
    """Returns the fewest trains to leave out of a connected network, and which bundles, as a bit mask.

    None when more than `most` trains would have to go. Tries small allowances first and widens them, so that
    networks that are nearly one trail, which most are, are settled at once.
    """
    ends: dict[int, list[int]] = {}
    for a, b, length, _ in bundles:
        ends.setdefault(a, []).append(length)
        ends.setdefault(b, []).append(length)
    odd = sorted(min(lengths) for lengths in ends.values() if len(lengths) % 2)
    # All odd cities but two must lose an edge, and an edge serves two of them at most.
    least = (sum(odd[:-2]) + 1) // 2
    if not least:
        return (0, 0) if most >= 0 else None
    plan = _plan(bundles)
    allowance = least
    while True:
        allowance = min(allowance, most)
        if allowance < least:
            return None
        found = _sweep(plan, allowance)
        if found is not None or allowance == most:
            return found
        allowance = max(allowance + 1, allowance * 2)


@dataclass(frozen=True)
class _Turn:
    """One bundle of a sweep: where its ends stand on the frontier, and which places leave it afterwards."""

    bit: int
    length: int
    first: int
    second: int
    fresh: int
    leaving: tuple[int, ...]
    rest: int


def _plan(bundles: Sequence[_Bundle]) -> list[_Turn]:
    """Orders the bundles so that few places are open at a time."""
    around: dict[int, list[tuple[int, int]]] = {}
    for index, (a, b, _, _) in enumerate(bundles):
        around.setdefault(a, []).append((b, index))
        around.setdefault(b, []).append((a, index))
    unseen = {place: len(links) for place, links in around.items()}
    current = min(unseen, key=lambda place: (unseen[place], place))
    frontier: list[int] = []
    done: set[int] = set()
    turns: list[_Turn] = []
    rest = sum(bundle[2] for bundle in bundles)
    while True:
        # Take up the open edges of the place that has fewest of them.
        for other, index in sorted(around[current]):
            if index in done:
                continue
            done.add(index)
            fresh = 0
            for place in (current, other):
                if place not in frontier:
                    frontier.append(place)
                    fresh += 1
            unseen[current] -= 1
            unseen[other] -= 1
            length = bundles[index][2]
            rest -= length
            first, second = frontier.index(current), frontier.index(other)
            leaving = tuple(
                sorted(
                    (i for i, place in ((first, current), (second, other)) if not unseen[place]), reverse=True
                )
            )
            turns.append(_Turn(index, length, first, second, fresh, leaving, rest))
            for position in leaving:
                del frontier[position]
        open_places = [place for place in frontier if unseen[place]]
        if not open_places:
            return turns
        current = min(open_places, key=lambda place: (unseen[place], frontier.index(place)))


def _sweep(plan: Sequence[_Turn], allowance: int) -> tuple[int, int] | None:
    """Returns the least to leave out, at most `allowance`, by dynamic programming over the open places.

    Its value for a state is the trains left out so far and the mask of their edges.
    """
    best: tuple[int, int] | None = None
    every = (1 << len(plan)) - 1
    seen = 0
    states: dict[_State, tuple[int, int]] = {(0,): (0, 0)}
    for turn in plan:
        bit = 1 << turn.bit
        seen |= bit
        grown: dict[_State, tuple[int, int]] = {}
        padding = (0,) * turn.fresh
        first, second, length = turn.first + 1, turn.second + 1, turn.length
        for state, value in states.items():
            state += padding
            kept = _join(state, first, second)
            known = grown.get(kept)
            if known is None or value < known:
                grown[kept] = value
            removed, mask = value
            if removed + length <= allowance:
                value = (removed + length, mask | bit)
                known = grown.get(state)
                if known is None or value < known:
                    grown[state] = value
        states = grown
        for position in turn.leaving:
            closed: dict[_State, tuple[int, int]] = {}
            for state, value in states.items():
                left = _leave(state, position + 1)
                if left is None:
                    continue
                if left == _COMPLETE:
                    total = value[0] + turn.rest
                    final = (total, value[1] | (every & ~seen))
                    if total <= allowance and (best is None or final < best):
                        best = final
                    continue
                known = closed.get(left)
                if known is None or value < known:
                    closed[left] = value
            states = closed
    return best


# A state of the sweep: how many ends of the trail lie behind it, then a number for each open place: twice the
# number of the connected piece of kept edges it belongs to (0: none yet), plus 1 when an odd number of its
# edges is kept. The moves between states recur from network to network, so they are remembered.
_State = tuple[int, ...]
_COMPLETE: _State = ()


@lru_cache(maxsize=1 << 16)
def _join(state: _State, first: int, second: int) -> _State:
    """Returns the state after keeping an edge between two open places."""
    a, b = state[first] >> 1, state[second] >> 1
    changed = list(state)
    piece = a or b or len(state)
    if not a:
        changed[first] = piece * 2
    if not b:
        changed[second] = piece * 2
    if a and b and a != b:
        changed = [
            a * 2 + (place & 1) if position and place >> 1 == b else place
            for position, place in enumerate(changed)
        ]
    changed[first] ^= 1
    changed[second] ^= 1
    return _renumbered(changed)


@lru_cache(maxsize=1 << 16)
def _leave(state: _State, position: int) -> _State | None:
    """Returns the state after a place is left behind.

    None when that cannot lead to one trail; `_COMPLETE` when the only piece of kept edges is complete.
    """
    place = state[position]
    ends = state[0] + (place & 1)
    left = [ends, *state[1:position], *state[position + 1 :]]
    if ends > 2:
        return None
    piece = place >> 1
    if piece and all(other >> 1 != piece for other in left[1:]):
        return None if any(left[1:]) else _COMPLETE
    return _renumbered(left)


def _renumbered(state: Sequence[int]) -> _State:
    """Numbers the pieces in the order in which they appear, so that equal states are equal tuples."""
    numbers: dict[int, int] = {0: 0}
    return (
        state[0],
        *(numbers.setdefault(place >> 1, len(numbers)) * 2 + (place & 1) for place in state[1:]),
    )


def _walk(edges: Sequence[Edge], kept: Sequence[int]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Returns the places and edges of a trail through all kept edges (Hierholzer's algorithm)."""
    around: dict[str, list[tuple[str, int]]] = {}
    for index in kept:
        a, b, _ = edges[index]
        around.setdefault(a, []).append((b, index))
        around.setdefault(b, []).append((a, index))
    for links in around.values():
        links.sort(reverse=True)
    odd = sorted(place for place, links in around.items() if len(links) % 2)
    start = odd[0] if odd else min(around)
    used: set[int] = set()
    stack: list[tuple[str, int]] = [(start, -1)]
    nodes: list[str] = []
    taken: list[int] = []
    while stack:
        place, arrived = stack[-1]
        links = around[place]
        while links and links[-1][1] in used:
            links.pop()
        if links:
            other, index = links.pop()
            used.add(index)
            stack.append((other, index))
        else:
            stack.pop()
            nodes.append(place)
            if arrived >= 0:
                taken.append(arrived)
    nodes.reverse()
    taken.reverse()
    return tuple(nodes), tuple(taken)
