"""The routes that stations had best borrow, against every choice there is."""

from __future__ import annotations

import random

from rules import compute, load_edition
from rules.maps import load_board
from rules.stations import best_borrowing, lendable, unused_points

from .oracles import best_station_points, joined, named, random_table


def test_no_choice_of_routes_gives_more_points() -> None:
    board = load_board("europe")
    rng = random.Random(2)
    borrowed = 0
    for _ in range(150):
        players = rng.choice([2, 3, 4])
        own, *others = random_table(board, rng, players, both_tracks=players > 3)
        rivals = [route for routes in others for route in routes]
        tickets = rng.sample(list(board.tickets.values()), 4)
        ends = sorted({end for ticket in tickets for end in (ticket.city_a, ticket.goals[0][0])})
        near = [city for city in ends if lendable(city, rivals)]
        stations = rng.sample(near, min(len(near), rng.randint(0, 3 if players < 4 else 2)))
        best = best_borrowing(own, stations, rivals, tickets)
        told = [(ticket.city_a, *ticket.goals[0]) for ticket in tickets]
        assert best.points == best_station_points(own, stations, rivals, told)
        routes = [*own, *(route for route in best.choice if route)]
        assert best.completed == tuple(joined(routes, [a], [b]) for a, b, _ in told)
        for city, route in zip(stations, best.choice, strict=True):
            assert route is None or (city in route.ends and route in rivals)
        ruling = compute(
            "best_stations",
            {
                "edition": "europe",
                "routes": named(own),
                "rival_routes": named(rivals),
                "stations": [{"city": city} for city in stations],
                "tickets": [{"city_a": a, "city_b": b} for a, b, _ in told],
            },
        )
        assert isinstance(ruling.result, dict)
        assert ruling.result["points"] == best.points
        borrowed += any(best.choice)
    assert borrowed >= 15


def test_a_station_that_lends_nothing_useful_lends_nothing() -> None:
    board = load_board("europe")
    rivals = [route for route in board.routes if "Paris" in route.ends]
    best = best_borrowing([], ["Paris"], rivals, [])
    assert (best.choice, best.completed, best.points) == ((None,), (), 0)
    assert best.choices == 1 + len(lendable("Paris", rivals))


def test_of_two_tracks_one_is_enough() -> None:
    board = load_board("europe")
    lent = lendable("Paris", board.routes)
    assert len({frozenset(route.ends) for route in lent}) == len(lent)
    assert all("Paris" in route.ends for route in lent)
    assert lendable("Paris", []) == []


def test_of_equal_points_more_tickets_count() -> None:
    board = load_board("europe")
    dieppe = [route for route in board.routes if "Dieppe" in route.ends]
    ruling = compute(
        "best_stations",
        {
            "edition": "europe",
            "routes": [],
            "stations": [{"city": "Dieppe"}],
            "rival_routes": named(dieppe),
            "tickets": [
                {"city_a": "Dieppe", "city_b": "London", "points": 10},
                {"city_a": "Dieppe", "city_b": "Brest", "points": 5},
                {"city_a": "Brest", "city_b": "Dieppe", "points": 5},
            ],
        },
    )
    assert isinstance(ruling.result, dict)
    assert ruling.result["points"] == 0
    assert ruling.result["borrowed"] == [
        {
            "station": "Dieppe",
            "route": {"city_a": "Brest", "city_b": "Dieppe", "color": "orange", "length": 2},
        }
    ]
    assert [(step.rule, step.case) for step in ruling.steps] == [
        ("station.borrow", "borrowed"),
        ("station.same_route", "shared"),
        ("station.decide_end", "best"),
        ("tickets.failed", "cities"),
        ("tickets.scored", "cities"),
        ("tickets.scored", "cities"),
        ("score.final", "tickets"),
    ]
    assert ruling.steps[1].params["tickets"] == 2
    assert ruling.steps[2].params["choices"] == 5


def test_unused_stations_are_worth_four_each() -> None:
    assert [unused_points(n) for n in range(4)] == [0, 4, 8, 12]
    assert [load_edition("europe").number(f"station.cost_{n}") for n in (1, 2, 3)] == [1, 2, 3]


def test_the_first_station_takes_any_card_the_others_one_colour() -> None:
    cases = [compute("station_cost", {"edition": "europe", "nth": n}).steps[1] for n in (1, 2, 3)]
    assert [step.case for step in cases] == ["any_card", "one_color", "one_color"]
    assert [step.params["cards"] for step in cases] == [1, 2, 3]
