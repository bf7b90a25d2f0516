"""Completing tickets: whether own trains, with routes that stations borrow, join a ticket's places."""

from __future__ import annotations

from collections.abc import Sequence

from rules.compute import EDITION, Outcome, computation
from rules.editions import load_edition
from rules.inputs import Inputs, Items, fields
from rules.maps import ROUTE, Board, Route, Ticket, find_routes, load_board
from rules.networks import Joined, check_network, edges_of, merged_edges_of, shortest_path, shown_path
from rules.paths import Edge
from rules.plain import JSON
from rules.rulings import Step
from rules.stations import borrow_step, borrowings, find_stations
from rules.steps import step
from rules.tickets import STATION, TICKET, find_ticket


def reached_goals(
    board: Board, routes: Sequence[Route], ticket: Ticket, extra: Sequence[Edge] = ()
) -> list[str]:
    """Returns the goals of a ticket that own trains, and borrowed routes in `extra`, join to its first place.

    A country is reached by any one of its border routes (el).
    """
    joined = Joined([*edges_of(routes), *extra])
    sources = board.nodes(ticket.city_a)
    return [goal for goal, _ in ticket.goals if joined.any(sources, board.nodes(goal))]


def through_country(
    board: Board, routes: Sequence[Route], ticket: Ticket, reached: Sequence[str]
) -> list[Step]:
    """Returns a step for each country that a ticket would need to be run through to score more.

    No text settles that; such a path is assumed not to count: each border route ends at its own flag.
    """
    merged = merged_edges_of(routes)
    counted = max((points for goal, points in ticket.goals if goal in reached), default=0)
    steps: list[Step] = []
    for goal, points in ticket.goals:
        if points <= counted:
            continue
        path = shortest_path(merged, [ticket.city_a], [goal])
        if path is not None:
            steps += border_steps(board, [routes[index] for index in path[2]])
    return list({tuple(entry.params.values()): entry for entry in steps}.values())


def border_steps(board: Board, routes: Sequence[Route]) -> list[Step]:
    """Returns a step for each country of which a path takes two border routes."""
    countries = [route.city_b for route in routes if route.border_node]
    doubled = sorted({country for country in countries if countries.count(country) > 1})
    ends = {country: next(r.city_a for r in routes if r.city_b == country) for country in doubled}
    assert all(board.cities[country].kind == "country" for country in doubled)
    return [
        step("open.country_through", "assumed", city_a=ends[country], city_b=country) for country in doubled
    ]


@computation(
    "ticket_completed",
    fields(
        {"edition": EDITION, "routes": Items(ROUTE, 0, 60), "ticket": TICKET},
        stations=Items(STATION, 0, 3),
        rival_routes=Items(ROUTE, 0, 200),
    ),
    'object: {"completed": bool, "path": [city, …] or null, "trains": n, '
    '"borrowed": [{"station", "city_a", "city_b", "color", "length"}]}',
    ("tickets.completed", "station.borrow", "open.country_through"),
)
def _ticket_completed(inputs: Inputs) -> Outcome:
    """Tells whether a network completes a ticket, by which path, and with which borrowed routes (Europe).

    The path with fewest trains is shown; a route is borrowed only where own trains alone do not do.
    """
    edition = load_edition(inputs["edition"])
    board = load_board(edition.id)
    used: set[int] = set()
    routes = find_routes(board, inputs["routes"], "routes", used)
    check_network(edition.number("setup.trains"), routes, "routes")
    rivals = find_routes(board, inputs.get("rival_routes", []), "rival_routes", used)
    stations = find_stations(edition, board, inputs.get("stations", []), "stations")
    ticket = find_ticket(board, {"points": 1, **inputs["ticket"]}, "ticket")
    city_b = ticket.goals[0][0]
    sources, targets = board.nodes(ticket.city_a), board.nodes(city_b)
    best: tuple[int, int, list[str], list[Step], list[JSON]] | None = None
    for choice in borrowings(stations, rivals):
        lent = [(city, route) for city, route in zip(stations, choice, strict=True) if route]
        edges = edges_of([*routes, *(route for _, route in lent)])
        path = shortest_path(edges, sources, targets)
        if path is None:
            continue
        taken = {index - len(routes) for index in path[2] if index >= len(routes)}
        if len(taken) < len(lent):
            continue
        if best is None or (len(lent), path[0]) < best[:2]:
            steps = [borrow_step(city, route) for city, route in lent]
            shown: list[JSON] = [{"station": city, **route.to_dict()} for city, route in lent]
            best = len(lent), path[0], shown_path(board, path[1]), steps, shown
    if best is None:
        through = through_country(board, routes, ticket, [])
        steps = [*through, step("tickets.completed", "not", city_a=ticket.city_a, city_b=city_b)]
        result: JSON = {"completed": False, "path": None, "trains": 0, "borrowed": []}
        return Outcome(result, tuple(steps), assumed=bool(through))
    count, trains, shown_places, steps, borrowed = best
    case = "borrowing" if count else "path"
    steps.append(
        step(
            "tickets.completed",
            case,
            city_a=ticket.city_a,
            city_b=city_b,
            path=list(shown_places),
            trains=trains,
        )
    )
    result = {"completed": True, "path": list(shown_places), "trains": trains, "borrowed": borrowed}
    return Outcome(result, tuple(steps))
