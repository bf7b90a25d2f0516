"""Claims against a plain reading of the rules, for many hands and every route of the boards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules import EDITIONS, MissingInputError, RuleError, compute, load_edition
from rules.cards import COLORS, GRAY, LOCOMOTIVE
from rules.claims import AGAINST
from rules.maps import Route, load_board

from .oracles import check_allowed, named


def allowed(name: str, route: Route, cards: dict[str, int]) -> bool:
    """Whether the cards pay for a route, by the plain words of the rules."""
    colors = {card for card in cards if card != LOCOMOTIVE}
    locomotives = cards.get(LOCOMOTIVE, 0)
    if sum(cards.values()) != route.length or len(colors) > 1:
        return False
    if route.color != GRAY and colors - {route.color}:
        return False
    if locomotives < route.ferry_locomotives:
        return False
    return not (name == "switzerland" and locomotives and not route.tunnel)


def hand(route: Route, rng: random.Random) -> dict[str, int]:
    """Some cards that nearly pay for the route."""
    color = rng.choice(COLORS) if route.color == GRAY or rng.random() < 0.2 else route.color
    locomotives = rng.choice([0, 0, 0, 1, route.ferry_locomotives, route.length])
    total = max(0, route.length + rng.choice([0, 0, 0, 0, -1, 1]))
    cards = {color: max(0, total - locomotives), LOCOMOTIVE: min(locomotives, total)}
    if rng.random() < 0.2 and cards[color] > 1:
        other = rng.choice([c for c in COLORS if c != color])
        cards = {**cards, color: cards[color] - 1, other: 1}
    return {card: number for card, number in cards.items() if number}


@pytest.mark.parametrize("name", EDITIONS)
def test_cards_pay_for_routes_as_the_rules_say(name: str) -> None:
    rng = random.Random(name)
    outcomes = {True: 0, False: 0}
    for route in load_board(name).routes:
        for _ in range(15):
            cards = hand(route, rng)
            ruling = compute("claim_check", {"edition": name, "route": named([route])[0], "cards": cards})
            assert ruling.result == allowed(name, route, cards), (route, cards)
            by_hand = compute(
                "claim_check",
                {
                    "edition": name,
                    "length": route.length,
                    "color": route.color,
                    "ferry_locomotives": route.ferry_locomotives,
                    "tunnel": route.tunnel,
                    "cards": cards,
                },
            )
            assert by_hand.result == ruling.result
            assert by_hand.steps == ruling.steps
            assert ruling.result == (not any(step.case in AGAINST for step in ruling.steps))
            assert ("tunnel.reveal" in ruling.rules) == route.tunnel
            outcomes[bool(ruling.result)] += 1
    assert min(outcomes.values()) > 100


@pytest.mark.parametrize("name", EDITIONS)
def test_the_other_track_by_number_of_players(name: str) -> None:
    board, edition = load_board(name), load_edition(name)
    groups = sorted({route.group for route in board.routes if route.group})
    low, high = edition.number("setup.players_min"), edition.number("setup.players_max")
    for group in groups:
        first, second = (route for route in board.routes if route.group == group)
        color = first.color if first.color != GRAY else "red"
        cards = {color: first.length - first.ferry_locomotives, LOCOMOTIVE: first.ferry_locomotives}
        for players in range(low, high + 1):
            for owner in ("owned", "claimed"):
                ruling = compute(
                    "claim_check",
                    {
                        "edition": name,
                        "route": named([first])[0],
                        "cards": cards,
                        owner: named([second]),
                        "players": players,
                    },
                )
                simple = compute(
                    "double_route_open",
                    {
                        "edition": name,
                        "players": players,
                        "owner": {"owned": "self", "claimed": "other"}[owner],
                    },
                )
                needed = 3 if name == "switzerland" else 4
                assert ruling.result == simple.result == (owner == "claimed" and players >= needed)
                if first.color == GRAY:
                    # Both tracks look alike, so the one that is free is meant.
                    assert "claim.whole_route" not in ruling.rules


def run(**inputs: Any) -> list[tuple[str, dict[str, Any]]]:
    ruling = compute("claim_check", {"edition": "usa", "cards": {"red": 2}, **inputs})
    return [(step.rule, dict(step.params)) for step in ruling.steps]


def test_every_reason_is_told() -> None:
    denver = {"city_a": "Denver", "city_b": "Kansas City", "color": "black"}
    steps = run(
        route=denver,
        cards={"red": 1, "white": 1, "locomotive": 1},
        trains_left=3,
        players=3,
        owned=[{"city_a": "Miami", "city_b": "Atlanta"}],
        claimed=[{**denver, "color": "orange"}],
    )
    assert steps == [
        ("claim.exact_cards", {"case": "too_few", "needed": 4, "played": 3}),
        ("claim.color_match", {"case": "wrong", "color": "black", "played": ["red", "white"]}),
        ("claim.locomotive_wild", {"case": "wild", "locomotives": 1}),
        ("claim.enough_trains", {"case": "too_few", "needed": 4, "left": 3}),
        ("double.min_players", {"case": "closed", "players": 3, "needed": 4}),
        ("claim.not_connected", {"case": "free", "city_a": "Denver", "city_b": "Kansas City"}),
    ]


def test_a_taken_route_is_told_with_its_owner() -> None:
    duluth = {"city_a": "Duluth", "city_b": "Sault St. Marie"}
    for field, owner in (("owned", "self"), ("claimed", "other")):
        assert run(route=duluth, cards={"red": 3}, **{field: [duluth]})[2:] == [
            (
                "claim.whole_route",
                {"case": "taken", "city_a": "Duluth", "city_b": "Sault St. Marie", "owner": owner},
            )
        ]


def test_a_route_that_touches_ones_own_needs_no_word() -> None:
    rules = [rule for rule, _ in run(length=2, color="red")]
    assert rules == ["claim.exact_cards", "claim.color_match"]
    touching = run(
        route={"city_a": "Duluth", "city_b": "Sault St. Marie"},
        owned=[{"city_a": "Duluth", "city_b": "Winnipeg"}],
    )
    assert "claim.not_connected" not in [rule for rule, _ in touching]


def test_ferries_tell_what_pays_for_what() -> None:
    ferry = {"length": 4, "color": "gray", "ferry_locomotives": 2, "edition": "europe"}
    assert run(**ferry, cards={"red": 1, "locomotive": 3}) == [
        ("claim.exact_cards", {"case": "exact", "needed": 4, "played": 4}),
        ("ferry.locomotives", {"case": "enough", "symbols": 2, "locomotives": 3}),
        ("ferry.rest", {"case": "one", "color": "red"}),
        ("ferry.extra_locomotives", {"case": "used", "locomotives": 1}),
    ]
    assert run(**ferry, cards={"red": 2, "blue": 1, "locomotive": 1}) == [
        ("claim.exact_cards", {"case": "exact", "needed": 4, "played": 4}),
        ("ferry.locomotives", {"case": "too_few", "symbols": 2, "locomotives": 1}),
        ("ferry.rest", {"case": "mixed", "colors": ["red", "blue"]}),
    ]


@pytest.mark.parametrize(
    ("inputs", "field"),
    [
        ({}, "length"),
        ({"length": 2}, "color"),
        ({"length": 9, "color": "red"}, "length"),
        ({"length": 2, "color": "locomotive"}, "color"),
        ({"length": 2, "color": "red", "cards": None}, "cards"),
        ({"length": 2, "color": "red", "players": 1}, "players"),
        ({"length": 2, "color": "red", "trains_left": 46}, "trains_left"),
        ({"length": 2, "color": "red", "tunnel": 1}, "tunnel"),
        ({"length": 2, "color": "gray", "ferry_locomotives": 1}, "ferry_locomotives"),
        ({"edition": "europe", "length": 2, "color": "gray", "ferry_locomotives": 3}, "ferry_locomotives"),
        (
            {"edition": "europe", "length": 2, "color": "gray", "ferry_locomotives": 1, "tunnel": True},
            "tunnel",
        ),
        ({"edition": "india", "length": 2, "color": "red", "players": 5}, "players"),
        ({"route": {"city_a": "Duluth", "city_b": "Sault St. Marie"}, "length": 4}, "length"),
        ({"route": {"city_a": "Duluth", "city_b": "Sault St. Marie"}, "color": "red"}, "color"),
        ({"route": {"city_a": "Duluth", "city_b": "Sault St. Marie"}, "tunnel": True}, "tunnel"),
        (
            {"route": {"city_a": "Duluth", "city_b": "Sault St. Marie"}, "ferry_locomotives": 1},
            "ferry_locomotives",
        ),
        ({"route": {"city_a": "Duluth"}}, "route.city_b"),
        ({"route": "Duluth"}, "route"),
        (
            {"length": 2, "color": "red", "claimed": [{"city_a": "Duluth", "city_b": "Miami"}]},
            "claimed[0].city_b",
        ),
        ({"route": {"city_a": "Duluth", "city_b": "Sault St. Marie", "via": "x"}}, "route.via"),
        (
            {"length": 2, "color": "red", "owned": [{"city_a": "Duluth", "city_b": "Miami"}]},
            "owned[0].city_b",
        ),
    ],
)
def test_bad_input_is_refused(inputs: dict[str, Any], field: str) -> None:
    with pytest.raises(RuleError) as error:
        run(**inputs)
    assert error.value.field == field
    check_allowed(error.value.allowed)


def test_what_is_missing_is_asked_for() -> None:
    yellow = {"city_a": "Los Angeles", "city_b": "San Francisco", "color": "yellow"}
    with pytest.raises(MissingInputError) as error:
        run(route=yellow, claimed=[{**yellow, "color": "pink"}])
    assert (error.value.field, error.value.allowed) == ("players", {"type": "integer", "min": 2, "max": 5})
    with pytest.raises(MissingInputError) as error:
        run(route=yellow, owned=[{"city_a": "Los Angeles", "city_b": "San Francisco"}])
    assert error.value.field == "owned[0].color"
    assert set(error.value.allowed) == {"yellow", "pink"}  # type: ignore[arg-type]


def test_facts_that_agree_with_the_route_are_accepted() -> None:
    route = {"city_a": "Duluth", "city_b": "Sault St. Marie"}
    facts = {"length": 3, "color": "gray", "tunnel": False, "ferry_locomotives": 0}
    assert run(route=route, cards={"red": 3}, **facts) == run(route=route, cards={"red": 3})


@pytest.mark.parametrize("name", ["europe", "india"])
def test_ferry_costs_of_the_boards(name: str) -> None:
    for route in load_board(name).routes:
        if not route.ferry_locomotives:
            continue
        ruling = compute("ferry_cost", {"edition": name, "route": named([route])[0]})
        assert ruling.result == {
            "locomotives": route.ferry_locomotives,
            "same_color": route.length - route.ferry_locomotives,
        }
        cards = {"red": route.length - route.ferry_locomotives, LOCOMOTIVE: route.ferry_locomotives}
        claim = {"edition": name, "route": named([route])[0], "cards": cards}
        assert compute("claim_check", claim).result is True
        agreeing = {"length": route.length, "ferry_locomotives": route.ferry_locomotives}
        assert (
            compute("ferry_cost", {"edition": name, "route": named([route])[0], **agreeing}).steps
            == ruling.steps
        )
        for field, value in agreeing.items():
            with pytest.raises(RuleError) as error:
                compute("ferry_cost", {"edition": name, "route": named([route])[0], field: value % 8 + 1})
            assert (error.value.field, error.value.allowed) == (field, [value])


def test_ferry_costs_need_a_route_or_both_numbers() -> None:
    for inputs, field in (({}, "length"), ({"length": 3}, "ferry_locomotives")):
        with pytest.raises(MissingInputError) as error:
            compute("ferry_cost", {"edition": "europe", **inputs})
        assert error.value.field == field
        check_allowed(error.value.allowed)
        assert error.value.allowed == {"type": "integer", "min": 1, "max": 8}
    with pytest.raises(RuleError) as wrong:
        compute("ferry_cost", {"edition": "europe", "length": 3, "ferry_locomotives": 4})
    assert wrong.value.allowed == {"type": "integer", "min": 1, "max": 3}
    with pytest.raises(RuleError) as wrong:
        compute("ferry_cost", {"edition": "india", "route": {"city_a": "Agra", "city_b": "Delhi"}})
    assert isinstance(wrong.value.allowed, list)
    assert "Calcutta–Madras" in wrong.value.allowed
    assert len(set(wrong.value.allowed)) == len(wrong.value.allowed)
