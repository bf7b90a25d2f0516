"""The Grand Tour of India (Mandala): tickets joined by two paths that share no train, and their bonus."""

from __future__ import annotations

from rules.compute import Outcome, computation
from rules.editions import load_edition
from rules.errors import MissingInputError, RuleError
from rules.inputs import Choice, Inputs, Int, IntOrItems, Items, fields
from rules.maps import ROUTE, find_city, find_routes, load_board
from rules.networks import Joined, check_network, edges_of, two_paths
from rules.plain import JSON
from rules.rulings import Step
from rules.steps import step
from rules.tickets import TICKET

INDIA = "india"
_EDITION = load_edition(INDIA)
_STEPS = tuple(_EDITION.number(f"mandala.bonus_{n}") for n in range(1, 6))


def mandala_bonus(tickets: int) -> int:
    """Returns the bonus for a number of qualifying tickets: nothing more after the fifth (el).

    >>> [mandala_bonus(n) for n in range(7)]
    [0, 5, 10, 20, 30, 40, 40]
    """
    return _STEPS[min(tickets, len(_STEPS)) - 1] if tickets else 0


def crossings(first: list[str], second: list[str]) -> list[str]:
    """Returns the places between the two ends in which two paths cross."""
    return [place for place in first[1:-1] if place in second[1:-1]]


@computation(
    "mandala",
    fields(
        {"tickets": IntOrItems(Int(0, 58), Items(TICKET, 0, 58))},
        edition=Choice((INDIA,)),
        routes=Items(ROUTE, 0, 60),
    ),
    "integer, the bonus, when `tickets` is a number; "
    'else object: {"bonus": n, "qualifying": [{"city_a", "city_b", "first": [city, …], "second": […]}]}',
    ("mandala.qualifies", "mandala.cross", "mandala.bonus"),
)
def _mandala(inputs: Inputs) -> Outcome:
    """Gives the Grand Tour bonus of India.

    Takes `tickets` as the number of qualifying tickets, or `routes` and `tickets` as a list.
    """
    tickets = inputs["tickets"]
    if isinstance(tickets, int):
        if "routes" in inputs:
            raise RuleError("routes", inputs["routes"], {"form": "absent_with", "field": "tickets"})
        bonus = mandala_bonus(tickets)
        return Outcome(bonus, (step("mandala.bonus", "tickets", tickets=tickets, points=bonus),))
    if "routes" not in inputs:
        raise MissingInputError("routes", {"type": "array"})
    board = load_board(INDIA)
    routes = find_routes(board, inputs["routes"], "routes")
    check_network(_EDITION.number("setup.trains"), routes, "routes")
    pairs = []
    for index, ticket in enumerate(tickets):
        ends = [find_city(board, ticket[end], f"tickets[{index}].{end}") for end in ("city_a", "city_b")]
        if ends[0] == ends[1]:
            raise RuleError(f"tickets[{index}].city_b", ends[1], {"form": "two_cities"})
        pairs.append((ends[0], ends[1]))
    steps: list[Step] = []
    qualifying: list[JSON] = []
    edges = edges_of(routes)
    for city_a, city_b in pairs:
        found, more = tour_steps(edges, city_a, city_b)
        steps += more
        if found:
            first, second = found
            qualifying.append({"city_a": city_a, "city_b": city_b, "first": first, "second": second})
    bonus = mandala_bonus(len(qualifying))
    steps.append(step("mandala.bonus", "tickets", tickets=len(qualifying), points=bonus))
    return Outcome({"bonus": bonus, "qualifying": qualifying}, tuple(steps))


def tour_steps(
    edges: list[tuple[str, str, int]], city_a: str, city_b: str
) -> tuple[tuple[list[str], list[str]] | None, list[Step]]:
    """Returns the two paths of a ticket, or None, and the steps that say so."""
    found = two_paths(edges, city_a, city_b)
    if found is None:
        case = "one_path" if Joined(edges).any([city_a], [city_b]) else "not_completed"
        return None, [step("mandala.qualifies", case, city_a=city_a, city_b=city_b)]
    first, second = found
    steps = [step("mandala.qualifies", "two_paths", city_a=city_a, city_b=city_b, first=first, second=second)]
    crossed = crossings(first, second)
    if crossed:
        steps.append(step("mandala.cross", "cities", cities=list(crossed)))
    return found, steps
