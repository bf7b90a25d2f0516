"""Contradictions of a position: none in legal ones, each kind found where it is put."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules import EDITIONS, RuleError, compute, load_edition
from rules.cards import DECK
from rules.maps import load_board

from .oracles import check_allowed, named, random_network, random_table


def contradictions(edition: str, players: list[dict[str, Any]], **more: Any) -> list[dict[str, Any]]:
    ruling = compute("legal_table", {"edition": edition, "players": players, **more})
    result: Any = ruling.result
    assert result["legal"] == (not result["contradictions"])
    assert [{"rule": step.rule, **step.params} for step in ruling.steps] == result["contradictions"]
    found: list[dict[str, Any]] = result["contradictions"]
    return found


@pytest.mark.parametrize("name", EDITIONS)
def test_legal_positions_hold_no_contradiction(name: str) -> None:
    board, edition = load_board(name), load_edition(name)
    rng = random.Random(name)
    for _ in range(40):
        number = rng.randint(2, edition.number("setup.players_max"))
        seats = random_table(board, rng, number, number >= edition.number("double.both_from_players"))
        deck = [card for card, copies in DECK.items() for _ in range(copies)]
        rng.shuffle(deck)
        cities = rng.sample(sorted(board.cities), 6) if name == "europe" else []
        players: list[dict[str, Any]] = []
        for index, routes in enumerate(seats):
            hand: dict[str, int] = {}
            for _ in range(rng.randint(0, 20)):
                card = deck.pop()
                hand[card] = hand.get(card, 0) + 1
            stations = [{"city": cities.pop()} for _ in range(min(len(cities), rng.randint(0, 3)))]
            players.append({"name": f"p{index}", "routes": named(routes), "hand": hand, "stations": stations})
        face_up = [deck.pop() for _ in range(5)]
        discards = {card: deck.count(card) for card in set(deck)}
        assert contradictions(name, players, face_up=face_up, discards=discards) == []
        # Uncoloured double routes are given whichever track is free, so the position stays legal.
        for player in players:
            for route in player["routes"]:
                if "border_node" not in route:
                    del route["color"]
        assert contradictions(name, players) == []


def test_a_route_of_two_players() -> None:
    route = {"city_a": "Duluth", "city_b": "Omaha"}
    coloured = {"city_a": "Denver", "city_b": "Kansas City", "color": "black"}
    found = contradictions(
        "usa", [{"name": "a", "routes": [coloured]}, {"name": "b", "routes": [coloured]}, {"name": "c"}]
    )
    assert found == [
        {
            "rule": "claim.whole_route",
            "case": "twice",
            "city_a": "Denver",
            "city_b": "Kansas City",
            "players": ["a", "b"],
        }
    ]
    double = [{"name": name, "routes": [route]} for name in "abcd"]
    assert [entry["case"] for entry in contradictions("usa", double)] == ["twice", "twice"]
    assert contradictions("usa", [*double[:2], {"name": "x"}, {"name": "y"}]) == []


def test_both_tracks_of_one_player() -> None:
    route = {"city_a": "Duluth", "city_b": "Omaha"}
    others = [{"name": name} for name in "bcd"]
    assert contradictions("usa", [{"name": "a", "routes": [route, route]}, *others]) == [
        {
            "rule": "double.never_both",
            "case": "player",
            "player": "a",
            "city_a": "Duluth",
            "city_b": "Omaha",
        }
    ]


@pytest.mark.parametrize(("name", "players"), [("usa", 3), ("europe", 3), ("india", 3), ("switzerland", 2)])
def test_tracks_closed_at_this_number_of_players(name: str, players: int) -> None:
    board = load_board(name)
    first = next(route for route in board.routes if route.group)
    pair = [route for route in board.routes if route.group == first.group]
    seats: list[dict[str, Any]] = [{"name": f"p{i}", "routes": []} for i in range(players)]
    for seat, route in zip(seats, pair, strict=False):
        seat["routes"] = named([route])
    (found,) = contradictions(name, seats)
    assert found == {
        "rule": "double.min_players",
        "case": "both_taken",
        "players": players,
        "needed": players + 1,
        "city_a": first.city_a,
        "city_b": first.city_b,
    }
    assert contradictions(name, [*seats, {"name": "one more"}]) == []


def test_trains_and_stations_run_out() -> None:
    board = load_board("europe")
    routes = [route for route in board.routes if not route.group]
    total, some = 0, []
    for route in routes:
        some.append(route)
        total += route.length
        if total > 45:
            break
    found = contradictions("europe", [{"name": "a", "routes": named(some)}, {"name": "b"}])
    assert found == [{"rule": "setup.trains", "case": "too_many", "player": "a", "used": total, "trains": 45}]
    stations = [{"city": city} for city in ("Paris", "Roma", "Wien", "Paris")]
    found = contradictions("europe", [{"name": "a", "stations": stations}, {"name": "b"}])
    assert found == [
        {"rule": "setup.stations", "case": "too_many", "player": "a", "used": 4, "stations": 3},
        {"rule": "station.one_per_city", "case": "two", "city": "Paris", "players": ["a", "a"]},
    ]


def test_exactly_45_trains_are_fine() -> None:
    board = load_board("india")
    chosen = random_network(board, random.Random(1), style="scattered")
    assert sum(route.length for route in chosen) == 45
    assert contradictions("india", [{"name": "a", "routes": named(chosen)}, {"name": "b"}]) == []


@pytest.mark.parametrize(
    ("name", "low", "high"), [("usa", 2, 5), ("europe", 2, 5), ("india", 2, 4), ("switzerland", 2, 3)]
)
def test_the_number_of_players(name: str, low: int, high: int) -> None:
    for number in range(1, 9):
        found = contradictions(name, [{"name": f"p{i}"} for i in range(number)])
        wrong = {"rule": "setup.players", "case": "wrong", "players": number, "min": low, "max": high}
        assert found == ([] if low <= number <= high else [wrong])


def test_cards_beyond_the_deck() -> None:
    players = [{"name": "a", "hand": {"red": 7, "locomotive": 9}}, {"name": "b", "hand": {"red": 4}}]
    assert contradictions("usa", players, face_up=["red"], discards={"locomotive": 5}) == []
    found = contradictions(
        "usa", players, face_up=["red", "locomotive"], discards={"locomotive": 5, "red": 2}
    )
    assert found == [
        {"rule": "setup.cards_per_color", "case": "too_many", "color": "red", "seen": 14, "cards": 12},
        {"rule": "setup.locomotives", "case": "too_many", "seen": 15, "locomotives": 14},
    ]


def test_swiss_country_tickets_that_exist_twice_may_be_held_twice() -> None:
    pair = {"city_a": "Boston", "city_b": "Miami"}
    found = contradictions("usa", [{"name": "a", "tickets": [pair]}, {"name": "b", "tickets": [pair, pair]}])
    assert found == [{"rule": "tickets.total", "case": "twice", "city_a": "Boston", "city_b": "Miami"}]
    assert contradictions("usa", [{"name": "a", "tickets": [pair]}, {"name": "b"}]) == []


@pytest.mark.parametrize(
    ("edition", "players", "field"),
    [
        ("usa", [], "players"),
        ("usa", [{}], "players[0].name"),
        ("usa", [{"name": "a"}, {"name": "a"}], "players[1].name"),
        ("usa", [{"name": "a", "stations": [{"city": "Boston"}]}], "players[0].stations"),
        ("europe", [{"name": "a", "stations": [{"city": "Boston"}]}], "players[0].stations[0].city"),
        (
            "usa",
            [{"name": "a", "tickets": [{"city_a": "Boston", "city_b": "boston"}]}],
            "players[0].tickets[0].city_b",
        ),
        (
            "usa",
            [{"name": "a", "tickets": [{"city_a": "Boston", "city_b": "x"}]}],
            "players[0].tickets[0].city_b",
        ),
        ("usa", [{"name": "a", "hand": {"gray": 1}}], "players[0].hand.gray"),
        (
            "usa",
            [{"name": "a", "routes": [{"city_a": "Boston", "city_b": "Miami"}]}],
            "players[0].routes[0].city_b",
        ),
    ],
)
def test_bad_input_is_refused(edition: str, players: list[dict[str, Any]], field: str) -> None:
    with pytest.raises(RuleError) as error:
        compute("legal_table", {"edition": edition, "players": players})
    assert error.value.field == field
    check_allowed(error.value.allowed)
