"""The boards against what is known of them: counts, sums and shapes."""

from __future__ import annotations

from collections import Counter

import networkx as nx
import pytest

from rules import EDITIONS, MissingInputError, RuleError, load_edition
from rules.cards import COLORS, GRAY
from rules.maps import (
    COUNTRY_KEYS,
    find_city,
    find_route,
    find_routes,
    fold,
    load_aliases,
    load_board,
    tracks,
)

FACTS = {
    "usa": {
        "cities": 36,
        "routes": 100,
        "pairs": 78,
        "doubles": 22,
        "gray_doubles": 10,
        "spaces": 309,
        "gray": (93, 44),
        "lengths": {1: 9, 2: 36, 3: 20, 4: 16, 5: 10, 6: 9},
        "tunnels": (0, 0),
        "ferries": (0, 0),
        "tickets": 30,
    },
    "europe": {
        "cities": 47,
        "routes": 101,
        "pairs": 90,
        "doubles": 11,
        "gray_doubles": 2,
        "spaces": 300,
        "gray": (122, 37),
        "lengths": {1: 4, 2: 35, 3: 30, 4: 29, 6: 2, 8: 1},
        "tunnels": (18, 55),
        "ferries": (13, 17),
        "tickets": 46,
    },
    "india": {
        "cities": 39,
        "routes": 108,
        "pairs": 80,
        "doubles": 28,
        "gray_doubles": 9,
        "spaces": 238,
        "gray": (78, 30),
        "lengths": {1: 31, 2: 47, 3: 17, 4: 9, 6: 3, 8: 1},
        "tunnels": (0, 0),
        "ferries": (8, 12),
        "tickets": 58,
    },
    "switzerland": {
        "cities": 34,
        "routes": 88,
        "pairs": 76,
        "doubles": 12,
        "gray_doubles": 2,
        "spaces": 205,
        "gray": (56, 14),
        "lengths": {1: 31, 2: 21, 3: 18, 4: 14, 5: 2, 6: 2},
        "tunnels": (42, 105),
        "ferries": (0, 0),
        "tickets": 46,
    },
}


@pytest.mark.parametrize("name", EDITIONS)
def test_a_board_has_its_known_counts(name: str) -> None:
    board, facts = load_board(name), FACTS[name]
    groups = Counter(route.group for route in board.routes if route.group)
    gray = [route for route in board.routes if route.color == GRAY]
    doubles = [[route.color for route in board.routes if route.group == group] for group in groups]
    assert {
        "cities": sum(city.kind == "city" for city in board.cities.values()),
        "routes": len(board.routes),
        "pairs": len({frozenset(route.ends) for route in board.routes}),
        "doubles": len(groups),
        "gray_doubles": sum(colors == [GRAY, GRAY] for colors in doubles),
        "spaces": sum(route.length for route in board.routes),
        "gray": (sum(route.length for route in gray), len(gray)),
        "lengths": dict(sorted(Counter(route.length for route in board.routes).items())),
        "tunnels": (
            sum(route.tunnel for route in board.routes),
            sum(route.length for route in board.routes if route.tunnel),
        ),
        "ferries": (
            sum(route.ferry_locomotives > 0 for route in board.routes),
            sum(route.ferry_locomotives for route in board.routes),
        ),
        "tickets": len(board.tickets),
    } == facts
    assert set(groups.values()) == {2}
    assert all(
        colors == [GRAY, GRAY] or (colors[0] != colors[1] and GRAY not in colors) for colors in doubles
    )


@pytest.mark.parametrize("name", EDITIONS)
def test_a_boards_parts_fit_together(name: str) -> None:
    board, edition = load_board(name), load_edition(name)
    for route in board.routes:
        assert {route.city_a, route.city_b} <= set(board.cities)
        assert route.color in (*COLORS, GRAY)
        assert 0 <= route.ferry_locomotives <= route.length
        assert not (route.ferry_locomotives and (route.tunnel or route.color != GRAY))
        assert route.length in edition.points()
        assert (route.border_node != "") == (board.cities[route.city_b].kind == "country")
        assert route.tunnel <= ("tunnel.reveal" in edition)
        assert (route.ferry_locomotives > 0) <= ("ferry.locomotives_per_symbol" in edition)
    for group in {route.group for route in board.routes if route.group}:
        first, second = (route for route in board.routes if route.group == group)
        assert first.ends == second.ends
        assert (first.length, first.tunnel, first.ferry_locomotives) == (
            second.length,
            second.tunnel,
            second.ferry_locomotives,
        )
    assert len(board.tickets) == edition.number("tickets.total")
    graph: nx.MultiGraph[str] = nx.MultiGraph([route.ends for route in board.routes])
    assert nx.is_connected(graph)


def shortest(name: str) -> list[int]:
    """How far each ticket's value lies above the shortest way in train spaces."""
    board = load_board(name)
    graph: nx.Graph[str] = nx.Graph()
    for route in board.routes:
        graph.add_edge(*route.ends, weight=route.length)
    return sorted(
        ticket.goals[0][1] - int(nx.shortest_path_length(graph, ticket.city_a, ticket.goals[0][0], "weight"))
        for ticket in board.tickets.values()
        if len(ticket.goals) == 1
    )


def test_tickets_are_worth_the_shortest_way() -> None:
    assert shortest("india") == [0] * 58
    assert shortest("switzerland") == [0] * 34
    assert shortest("europe") == [0] * 44 + [1, 1]
    assert shortest("usa") == [0] * 25 + [1, 1, 1, 1, 2]


def test_ticket_sums() -> None:
    def total(name: str, *kinds: str) -> int:
        return sum(t.goals[0][1] for t in load_board(name).tickets.values() if t.kind in kinds)

    assert total("usa", "regular") == 349
    assert (total("europe", "regular"), total("europe", "long")) == (321, 123)
    assert total("india", "regular") == 473
    assert total("switzerland", "regular") == 258
    kinds = {name: Counter(t.kind for t in load_board(name).tickets.values()) for name in EDITIONS}
    assert kinds["europe"] == {"regular": 40, "long": 6}
    assert kinds["switzerland"] == {"regular": 34, "city_country": 4, "country_country": 8}
    europe = load_edition("europe")
    assert (europe.number("tickets.regular"), europe.number("tickets.long")) == (40, 6)


def test_colours_are_spread_as_on_the_boards() -> None:
    def spaces(name: str) -> dict[str, int]:
        counts: Counter[str] = Counter()
        for route in load_board(name).routes:
            if route.color != GRAY:
                counts[route.color] += route.length
        return dict(counts)

    assert spaces("usa") == dict.fromkeys(COLORS, 27)
    assert spaces("europe") == {**dict.fromkeys(COLORS, 22), "blue": 23, "green": 23}
    assert spaces("india") == dict.fromkeys(COLORS, 20)
    assert spaces("switzerland") == {
        **dict.fromkeys(("red", "white", "yellow", "pink"), 18),
        **dict.fromkeys(("blue", "black", "orange"), 19),
        "green": 20,
    }


def test_swiss_border_routes_end_at_their_own_flags() -> None:
    board, edition = load_board("switzerland"), load_edition("switzerland")
    flags = [route.border_node for route in board.routes if route.border_node]
    assert len(flags) == len(set(flags)) == 17
    for english, key in COUNTRY_KEYS.items():
        assert len(board.nodes(key)) == edition.number(f"country.borders_{english}")
    assert board.nodes("Bern") == ("Bern",)
    assert sum(len(ticket.goals) for ticket in board.tickets.values()) == 74
    north = tracks(board, {"city_a": "Kreuzlingen", "city_b": "Germany"}, "route")
    assert [route.group for route in north] == ["", ""]


def test_some_routes_by_name() -> None:
    europe = load_board("europe")
    eight = find_route(europe, {"city_a": "Stockholm", "city_b": "Petrograd"}, "route")
    assert (eight.length, eight.color, eight.tunnel) == (8, GRAY, True)
    madrid = tracks(europe, {"city_a": "Madrid", "city_b": "Pamplona"}, "route")
    assert {route.color for route in madrid} == {"black", "white"}
    assert all(route.tunnel for route in madrid)
    india = load_board("india")
    ferry = find_route(india, {"city_a": "Madras", "city_b": "Calcutta"}, "route")
    assert (ferry.length, ferry.ferry_locomotives) == (8, 2)


def test_names_fold() -> None:
    assert fold("  Łódź-Ø ") == "lodzo"
    assert fold("İstanbul") == fold("ISTANBUL") == fold("istanbul")
    assert fold("Straße") == fold("STRASSE") == "strasse"
    assert fold("Αθήνα") == fold("ΑΘΗΝΑ")


@pytest.mark.parametrize(
    ("edition", "name", "key"),
    [
        ("europe", "izmir", "Smyrna"),
        ("europe", "İZMİR", "Smyrna"),
        ("europe", "Αθήνα", "Athina"),
        ("europe", "athina", "Athina"),
        ("europe", "KØBENHAVN", "København"),
        ("europe", "Stambuł", "Constantinople"),
        ("usa", "sault ste marie", "Sault St. Marie"),
        ("switzerland", "Zurich", "Zürich"),
        ("switzerland", "Niemcy", "Deutschland"),
        ("india", "bombay", "Bombay"),
    ],
)
def test_cities_are_found_by_what_people_call_them(edition: str, name: str, key: str) -> None:
    assert find_city(load_board(edition), name, "city") == key


def test_an_unknown_city_is_refused_with_the_cities_there_are() -> None:
    with pytest.raises(RuleError) as error:
        find_city(load_board("usa"), "Paris", "ticket.city_a")
    assert (error.value.field, error.value.given) == ("ticket.city_a", "Paris")
    assert error.value.allowed == list(load_board("usa").cities)


@pytest.mark.parametrize("name", EDITIONS)
def test_no_alias_names_two_cities(name: str) -> None:
    board = load_board(name)
    for alias in load_aliases():
        if alias.city in board.cities:
            assert board.names[fold(alias.name)] == alias.city
    for city in board.cities.values():
        assert board.names[fold(city.key)] == board.names[fold(city.printed)] == city.key


def test_aliases_name_cities_of_a_board() -> None:
    cities = {city for name in EDITIONS for city in load_board(name).cities}
    assert {alias.city for alias in load_aliases()} <= cities
    assert {"tr", "pl", "kk", "el", "it", "en"} <= {alias.lang for alias in load_aliases()}


def test_a_double_route_needs_its_colour_unless_both_tracks_are_alike() -> None:
    usa = load_board("usa")
    with pytest.raises(MissingInputError) as error:
        find_route(usa, {"city_a": "Los Angeles", "city_b": "San Francisco"}, "route")
    assert error.value.field == "route.color"
    assert set(error.value.allowed or ()) == {"yellow", "pink"}  # type: ignore[arg-type]
    assert find_route(usa, {"city_a": "Seattle", "city_b": "Portland"}, "route").color == GRAY
    with pytest.raises(RuleError) as wrong:
        find_route(usa, {"city_a": "Seattle", "city_b": "Portland", "color": "red"}, "route")
    assert (wrong.value.field, wrong.value.given, wrong.value.allowed) == ("route.color", "red", [GRAY])


def test_a_route_that_is_not_on_the_map_is_refused_with_the_neighbours() -> None:
    with pytest.raises(RuleError) as error:
        find_route(load_board("usa"), {"city_a": "Miami", "city_b": "Seattle"}, "route")
    assert error.value.field == "route.city_b"
    assert error.value.allowed == ["Atlanta", "Charleston", "New Orleans"]


def test_a_border_route_may_be_named_by_its_flag() -> None:
    board = load_board("switzerland")
    named = {"city_a": "Kreuzlingen", "city_b": "Deutschland"}
    east = find_route(board, {**named, "border_node": "DE-kreuzlingen-east"}, "route")
    assert (east.color, east.ends) == ("white", ("Kreuzlingen", "DE-kreuzlingen-east"))
    with pytest.raises(RuleError) as error:
        find_route(board, {**named, "border_node": "DE-basel"}, "route")
    assert error.value.field == "route.border_node"
    assert error.value.allowed == ["DE-kreuzlingen-east", "DE-kreuzlingen-west"]


def test_each_track_can_be_named_once() -> None:
    usa = load_board("usa")
    named = {"city_a": "Seattle", "city_b": "Portland"}
    assert len({route.index for route in find_routes(usa, [named, named], "routes")}) == 2
    with pytest.raises(RuleError) as error:
        find_routes(usa, [named, named, named], "routes")
    assert (error.value.field, error.value.given) == ("routes[2]", "Portland–Seattle")
    used: set[int] = set()
    find_routes(usa, [named], "routes", used)
    assert len(used) == 1


def test_there_is_no_board_of_another_name() -> None:
    with pytest.raises(RuleError) as error:
        load_board("mars")
    assert (error.value.field, error.value.allowed) == ("edition", list(EDITIONS))


def test_cities_without_a_ticket() -> None:
    bare = {}
    for name in EDITIONS:
        board = load_board(name)
        held = {city for t in board.tickets.values() for city in (t.city_a, *(goal for goal, _ in t.goals))}
        bare[name] = set(board.cities) - held
    assert bare == {
        "usa": {"Charleston", "Las Vegas", "Omaha", "Raleigh", "Saint Louis", "Washington"},
        "europe": set(),
        "india": set(),
        "switzerland": {
            "Baden",
            "Bellinzona",
            "Davos",
            "Delémont",
            "Locarno",
            "Pfäffikon",
            "Sargans",
            "Solothurn",
            "Wassen",
            "Yverdon",
        },
    }
