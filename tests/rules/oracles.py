"""Straightforward, slow answers to compare the engine with, and random networks to compare them on."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product

import networkx as nx

from rules.describe import FORMS
from rules.maps import Board, Route
from rules.paths import Edge


def longest_by_search(edges: Sequence[Edge]) -> int:
    """The length of a longest trail, by walking every trail there is."""
    around: dict[str, list[tuple[str, int, int]]] = {}
    for index, (a, b, length) in enumerate(edges):
        around.setdefault(a, []).append((b, length, index))
        around.setdefault(b, []).append((a, length, index))
    used = [False] * len(edges)
    best = 0

    def walk(place: str, length: int) -> None:
        nonlocal best
        best = max(best, length)
        for other, more, index in around[place]:
            if not used[index]:
                used[index] = True
                walk(other, length + more)
                used[index] = False

    for place in around:
        walk(place, 0)
    return best


def graph_of(routes: Sequence[Route]) -> nx.MultiGraph[str]:
    graph: nx.MultiGraph[str] = nx.MultiGraph()
    for route in routes:
        graph.add_edge(*route.ends, key=route.index, weight=route.length)
    return graph


def joined(routes: Sequence[Route], sources: Sequence[str], targets: Sequence[str]) -> bool:
    graph = graph_of(routes)
    graph.add_nodes_from([*sources, *targets])
    return any(nx.has_path(graph, a, b) for a in sources for b in targets)


def edge_disjoint_paths(edges: Sequence[Edge], source: str, target: str) -> int:
    """How many paths without a common edge there are, by networkx' maximum flow."""
    flow: nx.DiGraph[str] = nx.DiGraph()
    flow.add_nodes_from([source, target])
    for a, b, _ in edges:
        for x, y in ((a, b), (b, a)):
            capacity = flow[x][y]["capacity"] + 1 if flow.has_edge(x, y) else 1
            flow.add_edge(x, y, capacity=capacity)
    return int(nx.maximum_flow_value(flow, source, target))


def best_station_points(
    own: Sequence[Route],
    stations: Sequence[str],
    rivals: Sequence[Route],
    tickets: Sequence[tuple[str, str, int]],
) -> int:
    """The most ticket points over every choice of a rival route, or none, for each station."""
    options = [[None, *(r for r in rivals if city in r.ends)] for city in stations]
    best: int | None = None
    for choice in product(*options):
        routes = [*own, *(r for r in choice if r)]
        points = sum(value if joined(routes, [a], [b]) else -value for a, b, value in tickets)
        best = points if best is None else max(best, points)
    assert best is not None
    return best


def random_network(board: Board, rng: random.Random, trains: int = 45, style: str = "grown") -> list[Route]:
    """A network that one player may own: scattered, grown from a city, or grown in loops where possible."""
    owned: list[Route] = []
    pairs: set[frozenset[str]] = set()
    places: set[str] = set()
    while True:
        options = [
            route
            for route in board.routes
            if route.length <= trains
            and frozenset(route.ends) not in pairs
            and (not places or style == "scattered" or places & set(route.ends))
        ]
        if style == "loops":
            options = [route for route in options if set(route.ends) <= places] or options
        if not options:
            return owned
        route = rng.choice(options)
        owned.append(route)
        pairs.add(frozenset(route.ends))
        places |= set(route.ends)
        trains -= route.length


def random_table(board: Board, rng: random.Random, players: int, both_tracks: bool) -> list[list[Route]]:
    """A legal end position: players claim routes in turn until one of them is nearly out of trains."""
    taken: set[int] = set()
    closed: set[str] = set()
    seats: list[list[Route]] = [[] for _ in range(players)]
    left = [45] * players
    turn = 0
    while True:
        seat = turn % players
        mine = {route.group for route in seats[seat] if route.group}
        places = {place for route in seats[seat] for place in route.ends}
        options = [
            route
            for route in board.routes
            if route.index not in taken
            and route.length <= left[seat]
            and route.group not in mine
            and (both_tracks or route.group not in closed)
        ]
        near = [route for route in options if places & set(route.ends)]
        if near and rng.random() < 0.8:
            options = near
        if not options:
            return seats
        route = rng.choice(options)
        taken.add(route.index)
        if route.group:
            closed.add(route.group)
        seats[seat].append(route)
        left[seat] -= route.length
        if left[seat] <= 2:
            return seats
        turn += 1


def named(routes: Sequence[Route]) -> list[dict[str, object]]:
    """Routes as inputs name them."""
    return [
        {
            "city_a": route.city_a,
            "city_b": route.city_b,
            "color": route.color,
            **({"border_node": route.border_node} if route.border_node else {}),
        }
        for route in routes
    ]


def check_allowed(allowed: object) -> None:
    """What an error allows is a list of choices, a kind with its bounds, or a form that is documented."""
    if isinstance(allowed, list):
        assert allowed
        return
    assert isinstance(allowed, dict)
    if "form" not in allowed:
        kinds = {
            "integer": {"min", "max"},
            "string": {"min", "max"},
            "array": {"min", "max"},
            "object": {"min", "max", "keys"},
        }
        assert set(allowed) - {"type"} <= kinds[allowed["type"]]
        return
    parts = {
        "absent_with": {"field"},
        "cards_laid": {"min", "max"},
        "deck": {"card", "max"},
        "edge": {"items"},
        "editions": {"editions"},
        "either": {"either"},
        "legal_table": {"contradictions"},
        "only_with": {"field"},
        "route_or": {"fields"},
        "routes_or": {"fields"},
        "trains": {"min", "max"},
    }
    form = allowed["form"]
    assert form in FORMS
    assert set(allowed) - {"form"} == parts.get(form, set())
    inputs = {"routes", "ticket_id", "tickets", "edges", "length", "color", *BY_HAND}
    for name in (allowed.get("field"), *allowed.get("fields", ())):
        assert name is None or name in inputs
    assert allowed.get("editions", ["europe"]) == ["europe"]


BY_HAND = {"route_points", "longest_path", "stations_used", "mandala_tickets"}
