"""Networks: what a set of routes joins, by which way, and by which two ways that share no train."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from heapq import heappop, heappush

from rules.errors import RuleError
from rules.maps import Board, Route
from rules.paths import Edge

Link = tuple[str, int]


def edges_of(routes: Iterable[Route]) -> list[Edge]:
    """Returns routes as edges of a graph; a border route ends at its own flag."""
    return [(*route.ends, route.length) for route in routes]


def merged_edges_of(routes: Iterable[Route]) -> list[Edge]:
    """Returns routes as edges of a graph in which all flags of a country are one place."""
    return [(route.city_a, route.city_b, route.length) for route in routes]


def check_network(edition_trains: int, routes: Sequence[Route], field: str) -> None:
    """Refuses a network that one player cannot have: too many trains, or both tracks of a double route."""
    used = sum(route.length for route in routes)
    if used > edition_trains:
        raise RuleError(field, used, {"form": "trains", "min": 0, "max": edition_trains})
    groups: set[str] = set()
    for route in routes:
        if route.group and route.group in groups:
            raise RuleError(field, f"{route.city_a}–{route.city_b}", {"form": "one_track_of_a_double"})
        groups.add(route.group)


class Joined:
    """Which places hang together: a union-find over edges."""

    def __init__(self, edges: Iterable[Edge] = ()) -> None:
        self._parent: dict[str, str] = {}
        for a, b, _ in edges:
            self.join(a, b)

    def root(self, place: str) -> str:
        """Returns the place that stands for all that hang together with `place`."""
        parent = self._parent
        while (above := parent.get(place, place)) != place:
            parent[place] = parent.get(above, above)
            place = above
        return place

    def join(self, a: str, b: str) -> None:
        """Joins two places."""
        first, second = self.root(a), self.root(b)
        if first != second:
            self._parent[max(first, second)] = min(first, second)

    def any(self, sources: Iterable[str], targets: Iterable[str]) -> bool:
        """Tells whether any source hangs together with any target."""
        roots = {self.root(place) for place in sources}
        return any(self.root(place) in roots for place in targets)


def shortest_path(
    edges: Sequence[Edge], sources: Sequence[str], targets: Sequence[str]
) -> tuple[int, list[str], list[int]] | None:
    """Returns the fewest trains that join a source to a target, the places and the positions of the edges."""
    around = _around(edges)
    goals = set(targets)
    heap: list[tuple[int, list[str], list[int]]] = [(0, [place], []) for place in sorted(sources)]
    done: set[str] = set()
    while heap:
        trains, places, taken = heappop(heap)
        place = places[-1]
        if place in goals:
            return trains, places, taken
        if place in done:
            continue
        done.add(place)
        for other, index in around.get(place, ()):
            if other not in done:
                heappush(heap, (trains + edges[index][2], [*places, other], [*taken, index]))
    return None


def two_paths(edges: Sequence[Edge], source: str, target: str) -> tuple[list[str], list[str]] | None:
    """Returns two paths that share no edge, or None: they may cross in a place (el, the Grand Tour).

    Two rounds of augmenting paths (Ford and Fulkerson) find a flow of two, which is then taken apart.
    """
    around = _around(edges)
    flow: dict[int, str] = {}  # edge -> the place that it is left towards
    for _ in range(2):
        came: dict[str, Link] = {source: ("", -1)}
        queue = deque([source])
        while queue and target not in came:
            place = queue.popleft()
            for other, index in around.get(place, ()):
                if other not in came and flow.get(index) != other:
                    came[other] = (place, index)
                    queue.append(other)
        if target not in came:
            return None
        place = target
        while place != source:
            before, index = came[place]
            if index in flow:
                del flow[index]
            else:
                flow[index] = place
            place = before
    paths: list[list[str]] = []
    for _ in range(2):
        places = [source]
        while places[-1] != target:
            index = min(
                i
                for i, towards in flow.items()
                if places[-1] in edges[i][:2] and towards == _other(edges[i], places[-1])
            )
            places.append(flow.pop(index))
        paths.append(places)
    first, second = sorted(paths, key=lambda path: (len(path), path))
    return first, second


def shown_path(board: Board, places: Iterable[str]) -> list[str]:
    """Returns a path with each border flag shown as its country's key."""
    flags: Mapping[str, str] = {
        route.border_node: route.city_b for route in board.routes if route.border_node
    }
    return [flags.get(place, place) for place in places]


def _around(edges: Sequence[Edge]) -> dict[str, list[Link]]:
    around: dict[str, list[Link]] = {}
    for index, (a, b, _) in enumerate(edges):
        around.setdefault(a, []).append((b, index))
        around.setdefault(b, []).append((a, index))
    for links in around.values():
        links.sort()
    return around


def _other(edge: Edge, place: str) -> str:
    return edge[1] if edge[0] == place else edge[0]
