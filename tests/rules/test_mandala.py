"""The Grand Tour against networkx' maximum flow."""

from __future__ import annotations

import random

import pytest

from rules import RuleError, compute
from rules.maps import load_board
from rules.networks import edges_of

from .oracles import check_allowed, edge_disjoint_paths, joined, named, random_network


def test_a_ticket_qualifies_when_two_paths_share_no_train() -> None:
    board = load_board("india")
    rng = random.Random(7)
    numbers = set()
    for _ in range(150):
        routes = random_network(board, rng, style="loops")
        places = sorted({place for route in routes for place in route.ends})
        pairs = [tuple(rng.sample(places, 2)) for _ in range(6)]
        pairs.append(tuple(rng.sample(sorted(board.cities), 2)))
        ruling = compute(
            "mandala",
            {
                "edition": "india",
                "routes": named(routes),
                "tickets": [{"city_a": a, "city_b": b} for a, b in pairs],
            },
        )
        edges = edges_of(routes)
        expected = [(a, b) for a, b in pairs if edge_disjoint_paths(edges, a, b) >= 2]
        assert isinstance(ruling.result, dict)
        qualifying = ruling.result["qualifying"]
        assert isinstance(qualifying, list)
        assert [(entry["city_a"], entry["city_b"]) for entry in qualifying] == expected
        assert ruling.result["bonus"] == (0, 5, 10, 20, 30, 40, 40, 40)[len(expected)]
        numbers.add(len(expected))
        judged = [step for step in ruling.steps if step.rule == "mandala.qualifies"]
        for (a, b), step in zip(pairs, judged, strict=True):
            two = (
                "two_paths"
                if (a, b) in expected
                else "one_path"
                if joined(routes, [a], [b])
                else "not_completed"
            )
            assert step.case == two
    assert len(numbers) > 3


@pytest.mark.parametrize(
    ("inputs", "field"),
    [
        ({}, "tickets"),
        ({"tickets": True}, "tickets"),
        ({"tickets": 59}, "tickets"),
        ({"tickets": "3"}, "tickets"),
        ({"tickets": []}, "routes"),
        ({"tickets": 3, "routes": []}, "routes"),
        ({"tickets": [{"city_a": "Agra", "city_b": "agra"}], "routes": []}, "tickets[0].city_b"),
        ({"tickets": [{"city_a": "Agra", "city_b": "Rome"}], "routes": []}, "tickets[0].city_b"),
        ({"tickets": [], "routes": [{"city_a": "Agra", "city_b": "Bombay"}]}, "routes[0].city_b"),
    ],
)
def test_bad_input_is_refused(inputs: dict[str, object], field: str) -> None:
    with pytest.raises(RuleError) as error:
        compute("mandala", inputs)
    assert error.value.field == field
    check_allowed(error.value.allowed)
