"""Tickets completed by own trains, borrowed routes and border routes, against networkx."""

from __future__ import annotations

import random
from itertools import pairwise, product

import pytest

from rules import EDITIONS, RuleError, compute
from rules.completion import reached_goals, through_country
from rules.countries import country_points
from rules.maps import Ticket, find_routes, load_board
from rules.stations import borrowings, lendable

from .oracles import check_allowed, joined, named, random_network, random_table


@pytest.mark.parametrize("name", EDITIONS)
def test_tickets_are_completed_when_the_network_joins_their_places(name: str) -> None:
    board = load_board(name)
    rng = random.Random(name)
    tickets = list(board.tickets.values())
    for _ in range(150):
        routes = random_network(board, rng, style=rng.choice(["scattered", "grown"]))
        ticket = rng.choice(tickets)
        reached = reached_goals(board, routes, ticket)
        sources = board.nodes(ticket.city_a)
        assert reached == [goal for goal, _ in ticket.goals if joined(routes, sources, board.nodes(goal))]
        goal = ticket.goals[0][0]
        ruling = compute(
            "ticket_completed",
            {"edition": name, "routes": named(routes), "ticket": {"city_a": ticket.city_a, "city_b": goal}},
        )
        assert isinstance(ruling.result, dict)
        assert ruling.result["completed"] == (goal in reached)
        path = ruling.result["path"]
        if path is None:
            assert ruling.result["trains"] == 0
            assert ruling.assumed == any(step.rule == "open.country_through" for step in ruling.steps)
        else:
            assert isinstance(path, list)
            assert (path[0], path[-1]) == (ticket.city_a, goal)
            ends = {frozenset((route.city_a, route.city_b)) for route in routes}
            assert all(frozenset(pair) in ends for pair in pairwise(path))


def test_with_stations_a_ticket_is_completed_when_some_choice_of_routes_does_it() -> None:
    board = load_board("europe")
    rng = random.Random(11)
    seen = {True: 0, False: 0}
    for _ in range(150):
        own, rival, other = random_table(board, rng, 3, both_tracks=False)
        rivals = [*rival, *other]
        ticket = rng.choice(list(board.tickets.values()))
        ends = [ticket.city_a, ticket.goals[0][0]]
        stations = [city for city in ends if lendable(city, rivals)]
        inputs = {
            "edition": "europe",
            "routes": named(own),
            "rival_routes": named(rivals),
            "stations": [{"city": city} for city in stations],
            "ticket": {"city_a": ticket.city_a, "city_b": ticket.goals[0][0]},
        }
        ruling = compute("ticket_completed", inputs)
        options = [[None, *(r for r in rivals if city in r.ends)] for city in stations]
        possible = any(
            joined([*own, *(r for r in choice if r)], [ticket.city_a], [ticket.goals[0][0]])
            for choice in product(*options)
        )
        assert isinstance(ruling.result, dict)
        assert ruling.result["completed"] == possible
        borrowed = ruling.result["borrowed"]
        assert isinstance(borrowed, list)
        seen[bool(borrowed)] += 1
        if borrowed:
            assert not joined(own, [ticket.city_a], [ticket.goals[0][0]])
            for lent in borrowed:
                assert lent["station"] in (lent["city_a"], lent["city_b"])
            assert [s.rule for s in ruling.steps] == [
                *["station.borrow"] * len(borrowed),
                "tickets.completed",
            ]
            assert ruling.steps[-1].case == "borrowing"
            path = ruling.result["path"]
            assert isinstance(path, list)
            for lent in borrowed:
                pairs = [set(pair) for pair in pairwise(path)]
                assert {lent["city_a"], lent["city_b"]} in pairs
    assert seen[True] >= 10


def test_no_station_borrows_first() -> None:
    assert list(borrowings([], [])) == [()]
    board = load_board("europe")
    rivals = [route for route in board.routes if "Dieppe" in route.ends]
    first, *rest = borrowings(["Dieppe"], rivals)
    assert first == (None,)
    assert [choice[0].ends for choice in rest if choice[0]] == [
        ("Brest", "Dieppe"),
        ("Bruxelles", "Dieppe"),
        ("Dieppe", "London"),
        ("Dieppe", "Paris"),
    ]


def test_country_tickets_by_board_and_by_hand_agree() -> None:
    board = load_board("switzerland")
    rng = random.Random(3)
    tickets = [ticket for ticket in board.tickets.values() if len(ticket.goals) > 1]
    points_seen = set()
    for _ in range(200):
        routes = random_network(board, rng, style=rng.choice(["scattered", "grown"]))
        ticket = rng.choice(tickets)
        ruling = compute("country_ticket", {"routes": named(routes), "ticket_id": ticket.id})
        reached = reached_goals(board, routes, ticket)
        by_hand = compute("country_ticket", {"values": dict(ticket.goals), "reached": reached})
        assert ruling.result == by_hand.result == country_points(dict(ticket.goals), reached)[0]
        values = [points for _, points in ticket.goals]
        expected = (
            max(points for goal, points in ticket.goals if goal in reached) if reached else -min(values)
        )
        assert ruling.result == expected
        assert ruling.assumed == bool(through_country(board, routes, ticket, reached))
        points_seen.add(expected > 0)
    assert points_seen == {True, False}


def test_a_path_through_a_country_is_told_but_not_counted() -> None:
    ruling = compute(
        "country_ticket",
        {
            "ticket_id": "ch-t35",
            "routes": [
                {"city_a": "Bern", "city_b": "Solothurn"},
                {"city_a": "Solothurn", "city_b": "Olten"},
                {"city_a": "Solothurn", "city_b": "Delémont"},
                {"city_a": "Delémont", "city_b": "France"},
                {"city_a": "Genève", "city_b": "France"},
                {"city_a": "Genève", "city_b": "Lausanne"},
            ],
        },
    )
    assert (ruling.result, ruling.assumed) == (5, False)
    ruling = compute(
        "ticket_completed",
        {
            "edition": "switzerland",
            "routes": [
                {"city_a": "Delémont", "city_b": "Frankreich"},
                {"city_a": "Genève", "city_b": "France"},
                {"city_a": "Genève", "city_b": "Lausanne", "color": "white"},
            ],
            "ticket": {"city_a": "Delémont", "city_b": "Lausanne"},
        },
    )
    assert [(s.rule, dict(s.params)) for s in ruling.steps] == [
        ("open.country_through", {"case": "assumed", "city_a": "Delémont", "city_b": "France"}),
        ("tickets.completed", {"case": "not", "city_a": "Delémont", "city_b": "Lausanne"}),
    ]


@pytest.mark.parametrize(
    ("inputs", "field"),
    [
        ({"values": {"austria": 3}}, "reached"),
        ({"reached": []}, "values"),
        ({}, "values"),
        ({"ticket_id": "ch-t35"}, "routes"),
        ({"ticket_id": "ch-t01", "routes": []}, "ticket_id"),
        ({"ticket_id": "ch-t35", "routes": [{"city_a": "Bern", "city_b": "Genève"}]}, "routes[0].city_b"),
        ({"routes": []}, "ticket_id"),
        ({"ticket_id": "nope", "routes": []}, "ticket_id"),
        ({"ticket_id": "ch-t35", "routes": [], "values": {"austria": 3}}, "values"),
        ({"ticket_id": "ch-t35", "routes": [], "reached": []}, "reached"),
        ({"values": {"austria": 3, "Österreich": 4}, "reached": []}, "values.Österreich"),
        ({"values": {"Bern": 3}, "reached": []}, "values.Bern"),
        ({"values": {"Mars": 3}, "reached": []}, "values.Mars"),
        ({"values": {}, "reached": []}, "values"),
        ({"values": {"austria": 0}, "reached": []}, "values.austria"),
        ({"values": {"austria": 3}, "reached": ["mars"]}, "reached[0]"),
        ({"values": [], "reached": []}, "values"),
    ],
)
def test_bad_input_for_country_tickets_is_refused(inputs: dict[str, object], field: str) -> None:
    with pytest.raises(RuleError) as error:
        compute("country_ticket", inputs)
    assert error.value.field == field
    check_allowed(error.value.allowed)


def test_a_country_run_through_matters_only_where_it_would_score_more() -> None:
    board = load_board("switzerland")
    routes = find_routes(
        board,
        [
            {"city_a": "Delémont", "city_b": "France"},
            {"city_a": "Genève", "city_b": "France"},
            {"city_a": "Delémont", "city_b": "Basel"},
            {"city_a": "Basel", "city_b": "Deutschland"},
        ],
        "routes",
    )
    for from_france, from_germany, steps in ((9, 5, 0), (5, 9, 1)):
        ticket = Ticket(
            "x", "Genève", (("France", from_france), ("Deutschland", from_germany)), "city_country"
        )
        assert reached_goals(board, routes, ticket) == ["France"]
        found = through_country(board, routes, ticket, ["France"])
        assert [dict(step.params) for step in found] == [
            {"case": "assumed", "city_a": "Genève", "city_b": "France"}
        ] * steps
