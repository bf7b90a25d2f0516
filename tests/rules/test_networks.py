"""What a network joins, against networkx."""

from __future__ import annotations

from itertools import pairwise

import networkx as nx
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.networks import Joined, shortest_path, two_paths
from rules.paths import Edge

from .oracles import edge_disjoint_paths
from .test_paths import EDGES

PLACES = st.sampled_from("ABCDEFG")


def graph(edges: list[Edge]) -> nx.Graph[str]:
    made: nx.Graph[str] = nx.Graph()
    made.add_nodes_from("ABCDEFG")
    for a, b, length in edges:
        if not made.has_edge(a, b) or made[a][b]["weight"] > length:
            made.add_edge(a, b, weight=length)
    return made


@settings(max_examples=1000)
@given(EDGES, PLACES, PLACES)
def test_what_hangs_together(edges: list[Edge], a: str, b: str) -> None:
    joined = Joined(edges)
    assert joined.any([a], [b]) == nx.has_path(graph(edges), a, b)
    assert (joined.root(a) == joined.root(b)) == nx.has_path(graph(edges), a, b)
    assert not joined.any([], [b])
    assert not joined.any([a], [])


@settings(max_examples=1000)
@given(EDGES, st.lists(PLACES, min_size=1, max_size=3), st.lists(PLACES, min_size=1, max_size=3))
def test_the_path_with_fewest_trains(edges: list[Edge], sources: list[str], targets: list[str]) -> None:
    found = shortest_path(edges, sources, targets)
    lengths = [
        nx.shortest_path_length(graph(edges), a, b, "weight")
        for a in sources
        for b in targets
        if nx.has_path(graph(edges), a, b)
    ]
    if found is None:
        assert not lengths
        return
    trains, places, taken = found
    assert trains == min(lengths) == sum(edges[index][2] for index in taken)
    assert places[0] in sources
    assert places[-1] in targets
    for place, other, index in zip(places, places[1:], taken, strict=False):
        assert {place, other} == set(edges[index][:2])


@settings(max_examples=2000)
@given(EDGES, PLACES, PLACES)
def test_two_paths_that_share_no_train(edges: list[Edge], source: str, target: str) -> None:
    if source == target:
        return
    found = two_paths(edges, source, target)
    assert (found is not None) == (edge_disjoint_paths(edges, source, target) >= 2)
    if found is None:
        return
    # Both run from source to target without passing a place twice, over edges enough for both.
    left = [set(edge[:2]) for edge in edges]
    for path in found:
        assert (path[0], path[-1]) == (source, target)
        assert len(set(path)) == len(path)
        for place, other in pairwise(path):
            left.remove({place, other})
    assert (len(found[0]), found[0]) <= (len(found[1]), found[1])
