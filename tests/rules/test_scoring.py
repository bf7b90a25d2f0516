"""Final scores against a score sheet filled in the slow way, and their properties."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules import EDITIONS, MissingInputError, RuleError, compute, load_edition
from rules.longest import longest_of
from rules.maps import Board, Route, Ticket, load_board
from rules.stations import lendable

from .oracles import best_station_points, check_allowed, edge_disjoint_paths, joined, named, random_table

POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 8: 21}


def ticket_input(ticket: Ticket) -> dict[str, object]:
    if len(ticket.goals) > 1:
        return {"ticket_id": ticket.id}
    return {"city_a": ticket.goals[0][0], "city_b": ticket.city_a}


def position(
    name: str, rng: random.Random
) -> tuple[list[dict[str, Any]], list[list[Route]], list[list[Ticket]], list[list[str]]]:
    board, edition = load_board(name), load_edition(name)
    number = rng.randint(2, edition.number("setup.players_max"))
    seats = random_table(board, rng, number, number >= edition.number("double.both_from_players"))
    deck = list(board.tickets.values())
    rng.shuffle(deck)
    hands = [[deck.pop() for _ in range(rng.randint(0, 5))] for _ in seats]
    free = [city for city in board.cities if board.cities[city].kind == "city"]
    rng.shuffle(free)
    builds = [[free.pop() for _ in range(rng.randint(0, 2))] if name == "europe" else [] for _ in seats]
    players: list[dict[str, Any]] = []
    for index, (routes, hand, cities) in enumerate(zip(seats, hands, builds, strict=True)):
        player: dict[str, Any] = {
            "name": f"p{index}",
            "routes": named(routes),
            "tickets": [ticket_input(ticket) for ticket in hand],
        }
        if cities:
            player["stations"] = [{"city": city} for city in cities]
        players.append(player)
    return players, seats, hands, builds


def slow_ticket_points(
    board: Board, routes: list[Route], hand: list[Ticket], cities: list[str], rivals: list[Route]
) -> int:
    simple = [(t.city_a, *t.goals[0]) for t in hand if len(t.goals) == 1]
    total = best_station_points(routes, cities, rivals, simple)
    for ticket in hand:
        if len(ticket.goals) == 1:
            continue
        reached = [
            points
            for country, points in ticket.goals
            if joined(routes, board.nodes(ticket.city_a), board.nodes(country))
        ]
        total += max(reached) if reached else -min(points for _, points in ticket.goals)
    return total


@pytest.mark.parametrize("name", EDITIONS)
def test_every_sheet_is_what_the_slow_way_gives(name: str) -> None:
    board = load_board(name)
    rng = random.Random(f"sheets {name}")
    for _ in range(40):
        players, seats, hands, builds = position(name, rng)
        ruling = compute("final_scores", {"edition": name, "players": players})
        result: Any = ruling.result
        lengths = [longest_of(board, routes)[0].length for routes in seats]
        for index, sheet in enumerate(result["players"]):
            routes, hand = seats[index], hands[index]
            rivals = [route for other, more in enumerate(seats) if other != index for route in more]
            assert sheet["name"] == f"p{index}"
            assert sheet["route_points"] == sum(POINTS[route.length] for route in routes)
            assert sheet["ticket_points"] == slow_ticket_points(board, routes, hand, builds[index], rivals)
            assert sheet["longest_path"] == lengths[index]
            assert sheet["longest_bonus"] == (10 if lengths[index] == max(lengths) else 0)
            assert sheet["stations_used"] == len(builds[index])
            assert sheet["station_points"] == (4 * (3 - len(builds[index])) if name == "europe" else 0)
            tours = sum(
                edge_disjoint_paths([(*r.ends, r.length) for r in routes], t.city_a, t.goals[0][0]) >= 2
                for t in hand
            )
            assert sheet["mandala_tickets"] == (tours if name == "india" else 0)
            assert sheet["mandala_points"] == ((0, 5, 10, 20, 30, 40)[tours] if name == "india" else 0)
            assert sheet["ticket_points"] == sum(ticket["score"] for ticket in sheet["tickets"])
            assert sheet["tickets_completed"] == sum(ticket["completed"] for ticket in sheet["tickets"])
            assert len(sheet["tickets"]) == len(hand)
            assert sheet["total"] == (
                sheet["route_points"]
                + sheet["ticket_points"]
                + sheet["station_points"]
                + sheet["longest_bonus"]
                + sheet["mandala_points"]
            )
        eight = any(route.length == 8 for routes in seats for route in routes)
        assert ruling.assumed == (
            (name == "india" and eight) or any(s.rule == "open.country_through" for s in ruling.steps)
        )
        check_ranking(result)
        order = list(range(len(players)))
        rng.shuffle(order)
        again: Any = compute("final_scores", {"edition": name, "players": [players[i] for i in order]}).result
        assert [result["players"][i] for i in order] == again["players"]
        assert set(again["winners"]) == set(result["winners"])
        assert again["tie_break"] == result["tie_break"]


def check_ranking(result: dict[str, Any]) -> None:
    totals = {sheet["name"]: sheet["total"] for sheet in result["players"]}
    names = [name for entry in result["ranking"] for name in entry["names"]]
    assert sorted(names) == sorted(totals)
    place = 1
    for entry in result["ranking"]:
        assert entry["place"] == place
        place += len(entry["names"])
        assert {totals[name] for name in entry["names"]} == {entry["total"]}
    assert [entry["total"] for entry in result["ranking"]] == sorted(
        (entry["total"] for entry in result["ranking"]), reverse=True
    )
    assert set(result["ranking"][0]["names"]) == set(result["winners"])


def by_hand(name: str, *players: tuple[int, int, int, int]) -> Any:
    """Scores players given as route points, length, tickets completed (of one point each), stations used."""
    return compute(
        "final_scores",
        {
            "edition": name,
            "players": [
                {
                    "name": f"p{index}",
                    "route_points": points,
                    "longest_path": length,
                    "tickets": [{"points": 1, "completed": True}] * completed,
                    **({"stations_used": stations} if name == "europe" else {}),
                }
                for index, (points, length, completed, stations) in enumerate(players)
            ],
        },
    )


@pytest.mark.parametrize(
    ("name", "players", "winners", "tie_break", "decisions"),
    [
        ("usa", [(50, 9, 0, 0), (49, 9, 0, 0)], ["p0"], None, []),
        ("usa", [(50, 9, 1, 0), (49, 9, 2, 0)], ["p1"], "completed_tickets", ["completed_tickets"]),
        (
            "usa",
            [(50, 8, 1, 0), (50, 9, 1, 0), (10, 20, 0, 0)],
            ["p1"],
            "longest_path",
            ["completed_tickets", "longest_path"],
        ),
        (
            "usa",
            [(50, 9, 1, 0), (50, 9, 1, 0), (10, 20, 0, 0)],
            ["p0", "p1"],
            "open",
            ["completed_tickets", "longest_path"],
        ),
        # In Europe only the European Express decides, not a longer path that does not hold it.
        (
            "europe",
            [(50, 8, 1, 1), (50, 9, 1, 1), (10, 20, 0, 0)],
            ["p0", "p1"],
            "open",
            ["completed_tickets", "stations_used", "longest_path"],
        ),
        (
            "europe",
            [(50, 9, 1, 2), (46, 9, 1, 1), (40, 9, 1, 1)],
            ["p1"],
            "stations_used",
            ["completed_tickets", "stations_used"],
        ),
        (
            "europe",
            [(60, 9, 1, 1), (50, 19, 1, 1)],
            ["p1"],
            "european_express",
            ["completed_tickets", "stations_used", "longest_path"],
        ),
        # The tie-breaks narrow down: p2 drops out first, though its path is the longest.
        (
            "usa",
            [(52, 9, 2, 0), (52, 8, 2, 0), (43, 20, 1, 0)],
            ["p0"],
            "longest_path",
            ["completed_tickets", "longest_path"],
        ),
    ],
)
def test_tie_breaks(
    name: str,
    players: list[tuple[int, int, int, int]],
    winners: list[str],
    tie_break: str | None,
    decisions: list[str],
) -> None:
    ruling = by_hand(name, *players)
    assert ruling.result["winners"] == winners
    assert ruling.result["tie_break"] == tie_break
    rule = "tiebreak.europe" if name == "europe" else "tiebreak.usa"
    assert [step.case for step in ruling.steps if step.rule == rule] == decisions
    assert ("open.final_tie" in ruling.rules) == (tie_break == "open")
    winner = [step.params["player"] for step in ruling.steps if step.case == "winner"]
    assert winner == (winners if len(winners) == 1 else [])
    check_ranking(ruling.result)


def test_the_steps_of_a_tie() -> None:
    ruling = by_hand("europe", (60, 9, 1, 1), (50, 19, 1, 1))
    assert [(step.rule, dict(step.params)) for step in ruling.steps] == [
        ("tickets.scored", {"case": "player", "player": "p0", "completed": 1, "points": 1}),
        ("station.unused_points", {"case": "player", "player": "p0", "unused": 2, "each": 4, "points": 8}),
        ("tickets.scored", {"case": "player", "player": "p1", "completed": 1, "points": 1}),
        ("station.unused_points", {"case": "player", "player": "p1", "unused": 2, "each": 4, "points": 8}),
        ("longest.bonus", {"case": "player", "player": "p1", "length": 19, "points": 10}),
        ("score.final", {"case": "total", "player": "p0", "points": 69}),
        ("score.final", {"case": "total", "player": "p1", "points": 69}),
        ("score.final", {"case": "tied", "players": ["p0", "p1"], "points": 69}),
        (
            "tiebreak.europe",
            {"case": "completed_tickets", "players": ["p0", "p1"], "winners": ["p0", "p1"], "values": [1, 1]},
        ),
        (
            "tiebreak.europe",
            {"case": "stations_used", "players": ["p0", "p1"], "winners": ["p0", "p1"], "values": [1, 1]},
        ),
        (
            "tiebreak.europe",
            {"case": "longest_path", "players": ["p0", "p1"], "winners": ["p1"], "values": [9, 19]},
        ),
        ("score.final", {"case": "winner", "player": "p1", "points": 69}),
    ]


def test_all_who_share_the_longest_path_get_the_whole_bonus() -> None:
    ruling = by_hand("usa", (90, 37, 0, 0), (80, 23, 0, 0), (70, 37, 0, 0), (60, 25, 0, 0))
    assert [sheet["longest_bonus"] for sheet in ruling.result["players"]] == [10, 0, 10, 0]
    (step,) = [step for step in ruling.steps if step.rule.startswith("longest.")]
    assert (step.rule, step.params["players"]) == ("longest.tie", ["p0", "p2"])


def test_nobody_has_a_longest_path_without_trains() -> None:
    ruling = by_hand("usa", (0, 0, 0, 0), (0, 0, 0, 0))
    assert [sheet["longest_bonus"] for sheet in ruling.result["players"]] == [0, 0]
    assert "longest.bonus" not in ruling.rules
    assert "longest.tie" not in ruling.rules


def test_equal_totals_below_the_first_place_share_it() -> None:
    ruling = by_hand("usa", (10, 1, 0, 0), (90, 5, 0, 0), (10, 1, 0, 0), (5, 1, 0, 0))
    assert ruling.result["ranking"] == [
        {"place": 1, "names": ["p1"], "total": 100},
        {"place": 2, "names": ["p0", "p2"], "total": 10},
        {"place": 4, "names": ["p3"], "total": 5},
    ]


def test_a_sheet_by_hand_and_by_routes_agree() -> None:
    board = load_board("india")
    rng = random.Random(8)
    for _ in range(10):
        players, seats, _, _ = position("india", rng)
        result: Any = compute("final_scores", {"edition": "india", "players": players}).result
        counted = [
            {
                "name": sheet["name"],
                "route_points": sheet["route_points"],
                "longest_path": longest_of(board, seats[index])[0].length,
                "mandala_tickets": sheet["mandala_tickets"],
                "tickets": [
                    {key: ticket[key] for key in ("city_a", "city_b", "points", "completed")}
                    for ticket in sheet["tickets"]
                ],
            }
            for index, sheet in enumerate(result["players"])
        ]
        again: Any = compute("final_scores", {"edition": "india", "players": counted}).result
        for sheet, other in zip(result["players"], again["players"], strict=True):
            assert {**sheet, "path": []} == other
        assert again["ranking"] == result["ranking"]


def test_stations_borrow_for_tickets_but_not_for_the_longest_path() -> None:
    board = load_board("europe")
    dieppe = [route for route in board.routes if route.ends == ("Dieppe", "London")]
    paris = [route for route in board.routes if route.ends == ("Dieppe", "Paris")]
    assert lendable("London", dieppe) == dieppe[:1]
    players = [
        {
            "name": "a",
            "routes": named(paris),
            "stations": [{"city": "London"}],
            "tickets": [{"city_a": "Paris", "city_b": "London", "points": 5}],
        },
        {"name": "b", "routes": named(dieppe[:1])},
    ]
    ruling = compute("final_scores", {"edition": "europe", "players": players})
    result: Any = ruling.result
    first, second = result["players"]
    assert (first["ticket_points"], first["longest_path"], first["longest_bonus"]) == (5, 1, 0)
    assert (first["station_points"], second["station_points"]) == (8, 12)
    assert second["longest_bonus"] == 10
    assert "station.borrow" in ruling.rules


A: dict[str, Any] = {"name": "a", "route_points": 1, "longest_path": 1}
B: dict[str, Any] = {"name": "b", "routes": []}


@pytest.mark.parametrize(
    ("edition", "players", "field"),
    [
        ("usa", [A], "players"),
        ("usa", [A, {**B, "name": "a"}], "players[1].name"),
        ("usa", [A, {"name": "b"}], "players[1].route_points"),
        ("usa", [A, {"name": "b", "route_points": 3}], "players[1].longest_path"),
        ("usa", [A, {**B, "longest_path": 3}], "players[1].longest_path"),
        ("usa", [A, {**B, "route_points": 3}], "players[1].route_points"),
        ("europe", [A, {**B, "stations_used": 1}], "players[1].stations_used"),
        ("india", [A, {**B, "mandala_tickets": 1}], "players[1].mandala_tickets"),
        ("usa", [{**A, "mandala_tickets": 1}, B], "players[0].mandala_tickets"),
        ("usa", [{**A, "stations_used": 1}, B], "players[0].stations_used"),
        ("europe", [{**A, "stations": [{"city": "Paris"}]}, B], "players[0].stations"),
        ("usa", [A, {**B, "stations": [{"city": "Boston"}]}], "players[1].stations"),
        ("europe", [A, {**B, "stations": [{"city": "Paris"}] * 2}], "players[1].stations[1].city"),
        ("usa", [{**A, "longest_path": 46}, B], "players[0].longest_path"),
        ("usa", [{**A, "tickets": [{"points": 3}]}, B], "players[0].tickets[0].completed"),
        ("usa", [{**A, "tickets": [{"completed": True}]}, B], "players[0].tickets[0].points"),
        ("usa", [{**A, "tickets": [{"city_a": "Boston"}]}, B], "players[0].tickets[0].city_b"),
        ("usa", [{**A, "tickets": [{"city_b": "Boston"}]}, B], "players[0].tickets[0].city_a"),
        (
            "usa",
            [{**A, "tickets": [{"city_a": "Boston", "city_b": "Miami"}]}, B],
            "players[0].tickets[0].completed",
        ),
        (
            "usa",
            [A, {**B, "tickets": [{"city_a": "Boston", "city_b": "Miami", "completed": True}]}],
            "players[1].tickets[0].completed",
        ),
        (
            "usa",
            [A, {**B, "tickets": [{"city_a": "Boston", "city_b": "Omaha"}]}],
            "players[1].tickets[0].points",
        ),
        ("switzerland", [{**A, "tickets": [{"ticket_id": "ch-t35"}]}, B], "players[0].tickets[0].ticket_id"),
        ("switzerland", [A, {**B, "tickets": [{"ticket_id": "ch-t01"}]}], "players[1].tickets[0].ticket_id"),
        (
            "switzerland",
            [A, {**B, "tickets": [{"ticket_id": "ch-t35", "points": 3}]}],
            "players[1].tickets[0].points",
        ),
        (
            "switzerland",
            [A, {**B, "tickets": [{"ticket_id": "ch-t35", "completed": True}]}],
            "players[1].tickets[0].completed",
        ),
        ("switzerland", [A, B, {**B, "name": "c"}, {**B, "name": "d"}], "players"),
    ],
)
def test_bad_input_is_refused(edition: str, players: list[dict[str, Any]], field: str) -> None:
    with pytest.raises(RuleError) as error:
        compute("final_scores", {"edition": edition, "players": players})
    assert error.value.field == field
    check_allowed(error.value.allowed)


def test_what_an_edition_lacks_can_only_be_none() -> None:
    for name in ("mandala_tickets", "stations_used"):
        with pytest.raises(RuleError) as error:
            compute("final_scores", {"edition": "usa", "players": [{**A, name: 1}, B]})
        assert (error.value.given, error.value.allowed) == (1, [0])


def test_what_is_missing_is_told_as_missing() -> None:
    with pytest.raises(MissingInputError):
        compute("final_scores", {"edition": "usa", "players": [A, {"name": "b"}]})


def test_a_position_that_cannot_be_is_refused_with_its_contradictions() -> None:
    route = {"city_a": "Dallas", "city_b": "El Paso"}
    with pytest.raises(RuleError) as error:
        compute(
            "final_scores",
            {
                "edition": "usa",
                "players": [{"name": "a", "routes": [route]}, {"name": "b", "routes": [route]}],
            },
        )
    twice = {
        "rule": "claim.whole_route",
        "case": "twice",
        "city_a": "Dallas",
        "city_b": "El Paso",
        "players": ["a", "b"],
    }
    assert error.value.given == twice
    assert error.value.allowed == {"form": "legal_table", "contradictions": [twice]}


def test_a_ticket_with_points_of_its_own_is_scored_with_them() -> None:
    players = [A, {**B, "tickets": [{"city_a": "Boston", "city_b": "Omaha", "points": 9}]}]
    result: Any = compute("final_scores", {"edition": "usa", "players": players}).result
    assert result["players"][1]["tickets"] == [
        {"city_a": "Boston", "city_b": "Omaha", "points": 9, "completed": False, "score": -9}
    ]
