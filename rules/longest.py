"""The longest continuous path of a player, and who gets the bonus for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.completion import border_steps
from rules.compute import EDITION, Outcome, computation
from rules.editions import load_edition
from rules.errors import MissingInputError, RuleError
from rules.inputs import EdgeItem, Inputs, Items, fields
from rules.maps import ROUTE, Board, Route, find_routes, load_board
from rules.networks import check_network, edges_of, merged_edges_of, shown_path
from rules.paths import Edge, Trail, longest_trail
from rules.plain import JSON
from rules.rulings import Step
from rules.steps import step


def longest_of(board: Board, routes: Sequence[Route]) -> tuple[Trail, list[Step]]:
    """Returns the longest path of a network, and a step for each country that it might be run through.

    No text says whether a path may run through a Swiss country: it is assumed to end at the flag.
    """
    trail = longest_trail(edges_of(routes))
    countries = [route.city_b for route in routes if route.border_node]
    if len(set(countries)) < len(countries):
        through = longest_trail(merged_edges_of(routes))
        if through.length > trail.length:
            return trail, border_steps(board, [routes[index] for index in through.edges])
    return trail, []


@computation(
    "longest_path",
    fields(edition=EDITION, routes=Items(ROUTE, 0, 60), edges=Items(EdgeItem(20), 0, 45)),
    'object: {"length": n, "path": [city, …]}',
    ("open.country_through", "longest.own", "longest.loops", "longest.branches"),
)
def _longest_path(inputs: Inputs) -> Outcome:
    """Finds a longest continuous path of one player's trains, proved longest.

    Takes `edition` and `routes`, or `edges` as `[city, city, length]`. Cities may repeat, routes not.
    """
    through: list[Step] = []
    if "edges" in inputs:
        for field in ("edition", "routes"):
            if field in inputs:
                raise RuleError(field, inputs[field], {"form": "absent_with", "field": "edges"})
        edges: list[Edge] = inputs["edges"]
        trail = longest_trail(edges)
        path = list(trail.nodes)
    else:
        if "edition" not in inputs:
            raise MissingInputError("edition", EDITION.allowed())
        if "routes" not in inputs:
            raise MissingInputError("routes", {"type": "array"})
        board = load_board(inputs["edition"])
        routes = find_routes(board, inputs["routes"], "routes")
        check_network(load_edition(board.edition).number("setup.trains"), routes, "routes")
        edges = edges_of(routes)
        trail, through = longest_of(board, routes)
        path = shown_path(board, trail.nodes)
    steps = [*through, *trail_steps(trail, path, sum(edge[2] for edge in edges))]
    result: JSON = {"length": trail.length, "path": list(path)}
    return Outcome(result, tuple(steps), assumed=bool(through))


def trail_steps(trail: Trail, path: Sequence[str], total: int) -> list[Step]:
    """Returns what there is to say about a longest path: itself, its loops, what it leaves out."""
    if not trail.length:
        return [step("longest.own", "none")]
    steps = [step("longest.own", "path", length=trail.length, path=list(path))]
    repeated = [city for city, times in Counter(path).items() if times > 1]
    if repeated:
        steps.append(step("longest.loops", "cities", cities=list(repeated)))
    if trail.length < total:
        steps.append(step("longest.branches", "left_out", trains=total - trail.length, total=total))
    return steps
