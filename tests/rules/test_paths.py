"""The longest path against a walk over every trail there is, and its properties."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import EDITIONS, RuleError, compute
from rules.longest import longest_of
from rules.maps import load_board
from rules.networks import edges_of, merged_edges_of
from rules.paths import NO_TRAIL, Edge, Trail, longest_trail

from .oracles import check_allowed, longest_by_search, named, random_network

KINDS: list[Edge] = [(a, b, length) for a, b in combinations("ABCDEFG", 2) for length in range(1, 9)]
EDGES = st.lists(st.sampled_from(KINDS), max_size=10)


def check(trail: Trail, edges: Sequence[Edge]) -> None:
    """A trail must be what it says: connected, no edge twice, as long as its edges."""
    assert len(set(trail.edges)) == len(trail.edges)
    assert trail.length == sum(edges[index][2] for index in trail.edges)
    assert len(trail.nodes) == (len(trail.edges) + 1 if trail.edges else 0)
    for place, other, index in zip(trail.nodes, trail.nodes[1:], trail.edges, strict=False):
        assert {place, other} == set(edges[index][:2])


@pytest.mark.parametrize("size", range(6))
def test_all_multigraphs_of_five_places(size: int) -> None:
    pairs = list(combinations("ABCDE", 2))
    for number, chosen in enumerate(combinations_with_replacement(pairs, size)):
        edges = [(*pair, 1 + (number * 7 + i * i) % 5) for i, pair in enumerate(chosen)]
        trail = longest_trail(edges)
        check(trail, edges)
        assert trail.length == longest_by_search(edges)


@settings(max_examples=2000)
@given(EDGES)
def test_random_multigraphs(edges: list[Edge]) -> None:
    trail = longest_trail(edges)
    check(trail, edges)
    assert trail.length == longest_by_search(edges)


@pytest.mark.parametrize("style", ["scattered", "grown", "loops"])
@pytest.mark.parametrize("name", EDITIONS)
def test_random_networks_of_the_boards(name: str, style: str) -> None:
    board = load_board(name)
    rng = random.Random(f"{name} {style}")
    for _ in range(60):
        edges = edges_of(random_network(board, rng, trains=28, style=style))
        trail = longest_trail(edges)
        check(trail, edges)
        assert trail.length == longest_by_search(edges)


@settings(max_examples=500)
@given(EDGES, st.randoms(use_true_random=False))
def test_the_order_and_the_direction_of_edges_change_nothing(edges: list[Edge], rng: random.Random) -> None:
    shuffled = [(b, a, length) if rng.random() < 0.5 else (a, b, length) for a, b, length in edges]
    rng.shuffle(shuffled)
    assert longest_trail(shuffled).length == longest_trail(edges).length
    assert longest_trail(shuffled).nodes == longest_trail(edges).nodes


@settings(max_examples=500)
@given(EDGES, st.permutations("ABCDEFG"))
def test_other_names_for_the_places_change_nothing(edges: list[Edge], names: list[str]) -> None:
    other = dict(zip("ABCDEFG", names, strict=True))
    renamed = [(other[a], other[b], length) for a, b, length in edges]
    assert longest_trail(renamed).length == longest_trail(edges).length


@settings(max_examples=500)
@given(EDGES, st.tuples(st.sampled_from("ABC"), st.sampled_from("DEFG"), st.integers(1, 8)))
def test_one_more_route_never_shortens_the_longest_path(edges: list[Edge], more: Edge) -> None:
    before, after = longest_trail(edges).length, longest_trail([*edges, more]).length
    assert before <= after <= sum(edge[2] for edge in edges) + more[2]
    assert after >= more[2]


def test_nothing_has_no_path() -> None:
    assert longest_trail([]) == NO_TRAIL == Trail(0, (), ())


def test_dense_networks_are_no_trouble() -> None:
    for places in "ABCDEFGHI", "ABCDEFGHIJ":
        edges = [(a, b, 1) for a, b in combinations(places, 2)]
        # In a complete graph of an even number of places all but one edge for each two odd places remain.
        left_out = len(places) // 2 - 1 if len(places) % 2 == 0 else 0
        assert longest_trail(edges).length == len(edges) - left_out


def test_a_comb_leaves_out_its_teeth() -> None:
    spine = [(f"s{i}", f"s{i + 1}", 3) for i in range(10)]
    teeth = [(f"s{i}", f"t{i}", 1 + i % 2) for i in range(11)]
    assert longest_trail([*spine, *teeth]).length == 30 + 1 + 1
    assert longest_trail([*spine, *teeth]).length == longest_by_search([*spine, *teeth])


def test_the_largest_network_counts() -> None:
    edges = [("A", "B", 2), ("C", "D", 5), ("D", "E", 1), ("F", "G", 4)]
    assert longest_trail(edges) == Trail(6, ("C", "D", "E"), (1, 2))


def test_the_ruling_tells_loops_and_what_is_left_out() -> None:
    loop = [["A", "B", 2], ["B", "C", 3], ["C", "A", 4]]
    ruling = compute("longest_path", {"edges": [*loop, ["A", "D", 1], ["A", "E", 9], ["A", "F", 2]]})
    assert ruling.result == {"length": 20, "path": ["E", "A", "B", "C", "A", "F"]}
    assert [(step.rule, dict(step.params)) for step in ruling.steps[1:]] == [
        ("longest.loops", {"case": "cities", "cities": ["A"]}),
        ("longest.branches", {"case": "left_out", "trains": 1, "total": 21}),
    ]


def test_no_text_says_that_a_path_may_run_through_a_country() -> None:
    board = load_board("switzerland")
    rng = random.Random(5)
    assumed = 0
    for _ in range(150):
        routes = random_network(board, rng, style="grown")
        trail, steps = longest_of(board, routes)
        longer = longest_by_search(merged_edges_of(routes[:14])) if len(routes) <= 14 else None
        assert trail.length == longest_trail(edges_of(routes)).length
        through = longest_trail(merged_edges_of(routes)).length
        assert bool(steps) == (through > trail.length)
        assert longer is None or longer == through
        assumed += bool(steps)
        for step in steps:
            assert step.rule == "open.country_through"
            assert board.cities[str(step.params["city_b"])].kind == "country"
    assert assumed


def test_one_player_cannot_have_more_than_45_trains() -> None:
    board = load_board("usa")
    routes = [route for route in board.routes if not route.group][:14]
    assert sum(route.length for route in routes) > 45
    with pytest.raises(RuleError) as error:
        compute("longest_path", {"edition": "usa", "routes": named(routes)})
    assert error.value.field == "routes"
    assert error.value.allowed == {"form": "trains", "min": 0, "max": 45}


@pytest.mark.parametrize(
    ("inputs", "field"),
    [
        ({}, "edition"),
        ({"edition": "usa"}, "routes"),
        ({"edition": "usa", "edges": []}, "edition"),
        ({"routes": [], "edges": []}, "routes"),
        ({"edges": [["A", "B"]]}, "edges[0]"),
        ({"edges": ["ABC"]}, "edges[0]"),
        ({"edges": [["A", "", 1]]}, "edges[0][1]"),
        ({"edges": [["A", "B", 0]]}, "edges[0][2]"),
        ({"edges": [["A", "B", 21]]}, "edges[0][2]"),
        ({"edges": [["A", "B", True]]}, "edges[0][2]"),
        ({"edges": [["A", "B", 1]] * 46}, "edges"),
    ],
)
def test_bad_input_is_refused(inputs: dict[str, object], field: str) -> None:
    with pytest.raises(RuleError) as error:
        compute("longest_path", inputs)
    assert error.value.field == field
    check_allowed(error.value.allowed)


@pytest.mark.parametrize("other", range(1, 9))
def test_a_part_that_is_longer_by_one_train_is_found(other: int) -> None:
    """Six routes between four cities make a path of five; a line of routes competes with it."""
    square = [(a, b, 1) for a, b in combinations("ABCD", 2)]
    line = [(f"x{i}", f"x{i + 1}", 1) for i in range(other)]
    assert longest_trail([*square, *line]).length == max(5, other)
    assert longest_trail([*line, *square]).length == max(5, other)


@pytest.mark.parametrize("other", range(10, 18))
def test_a_part_with_more_trains_but_a_shorter_path_is_passed_over(other: int) -> None:
    """Fifteen routes between six cities make a path of thirteen."""
    dense = [(a, b, 1) for a, b in combinations("ABCDEF", 2)]
    line = [(f"x{i}", f"x{i + 1}", 1) for i in range(other)]
    assert longest_trail([*dense, *line]).length == max(13, other)
