"""The usual mistakes in a computation: each works the number out wrongly on purpose, so that a claim can be matched.

A mistake is a row of `MISTAKES`: the computation, an id that has its sentence ``mistake-<id>`` in the locales, and what
somebody gets who makes it. Rows of one computation stand in the order in which they are tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from rules import EDITIONS, RuleError, Ruling, compute
from rules.maps import load_board

_MOST_EDGES = 14  # beyond it, all simple paths are not tried


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake of a computation; ``numbers`` gives what people get who make it, none where it changes nothing."""

    compute: str
    id: str
    numbers: Callable[[Ruling], Iterator[int]]


def find_mistake(ruling: Ruling, claimed: int, right: int) -> str | None:
    """The id of the first usual mistake that gives ``claimed`` and not ``right``; None where none does.

    >>> inputs = {"edition": "europe", "played": {"red": 2}, "revealed": ["red", "locomotive", "blue"]}
    >>> find_mistake(compute("tunnel_extra_cards", inputs), 1, 2)
    'forgot_locomotive'
    """
    if claimed == right:
        return None
    for mistake in MISTAKES:
        if mistake.compute == ruling.name and claimed in mistake.numbers(ruling):
            return mistake.id
    return None


def again(ruling: Ruling, **changed: object) -> Iterator[Ruling]:
    """The computation with some inputs changed; nothing where the engine refuses them."""
    try:
        yield compute(ruling.name, {**ruling.inputs, **changed})
    except RuleError:
        return


def _int(value: object) -> Iterator[int]:
    if isinstance(value, int) and not isinstance(value, bool):
        yield value


def _other_editions(ruling: Ruling) -> Iterator[Ruling]:
    for edition in EDITIONS:
        if edition != ruling.inputs.get("edition"):
            yield from again(ruling, edition=edition)


def _other_table(ruling: Ruling) -> Iterator[int]:
    for other in _other_editions(ruling):
        if not other.assumed:
            yield from _int(other.result)


# --- tunnels ----------------------------------------------------------------------------------


def _revealed(ruling: Ruling) -> list[str]:
    found = ruling.inputs["revealed"]
    return [str(card) for card in found] if isinstance(found, list) else []


def _laid(ruling: Ruling) -> dict[str, int]:
    played = ruling.inputs["played"]
    return {k: int(str(n)) for k, n in played.items() if n} if isinstance(played, Mapping) else {}


def _forgot_locomotive(ruling: Ruling) -> Iterator[int]:
    turned = _revealed(ruling)
    if "locomotive" in turned:
        colors = [c for c in _laid(ruling) if c != "locomotive"]
        yield sum(turned.count(c) for c in colors)


def _forgot_color(ruling: Ruling) -> Iterator[int]:
    turned = _revealed(ruling)
    if any(turned.count(c) for c in _laid(ruling) if c != "locomotive"):
        yield turned.count("locomotive")


def _every_card(ruling: Ruling) -> Iterator[int]:
    yield len(_revealed(ruling))


def _locomotive_twice(ruling: Ruling) -> Iterator[int]:
    turned = _revealed(ruling)
    if "locomotive" in turned:
        for n in _int(ruling.result):
            yield n + turned.count("locomotive")


def _with_laid(ruling: Ruling) -> Iterator[int]:
    for n in _int(ruling.result):
        yield n + sum(_laid(ruling).values())


def _nothing(_: Ruling) -> Iterator[int]:
    yield 0


# --- routes -----------------------------------------------------------------------------------


def _length_as_points(ruling: Ruling) -> Iterator[int]:
    yield from _int(ruling.inputs["length"])


def _other_row(ruling: Ruling) -> Iterator[int]:
    for length in range(1, 9):
        for other in again(ruling, length=length):
            if not other.assumed:
                yield from _int(other.result)


def _lengths(ruling: Ruling) -> list[int]:
    found = ruling.inputs["lengths"]
    return [int(str(n)) for n in found] if isinstance(found, list) else []


def _lengths_added(ruling: Ruling) -> Iterator[int]:
    yield sum(_lengths(ruling))


def _one_left_out(ruling: Ruling) -> Iterator[int]:
    lengths = _lengths(ruling)
    for i in range(len(lengths)):
        for other in again(ruling, lengths=lengths[:i] + lengths[i + 1 :]):
            yield from _int(other.result)


# --- stations ---------------------------------------------------------------------------------


def _every_station_one(ruling: Ruling) -> Iterator[int]:
    number = ruling.inputs.get("nth", ruling.inputs.get("stations", 3))
    yield 1 if ruling.name == "station_cost" else int(str(number))


def _stations_together(ruling: Ruling) -> Iterator[int]:
    nth = int(str(ruling.inputs["nth"]))
    yield from _int(compute("stations_cost", {"edition": "europe", "stations": nth}).result)


def _wrong_station(ruling: Ruling) -> Iterator[int]:
    nth = int(str(ruling.inputs["nth"]))
    for other in (nth - 1, nth + 1):
        for found in again(ruling, nth=other):
            yield from _int(found.result)


def _last_station_only(ruling: Ruling) -> Iterator[int]:
    stations = int(str(ruling.inputs.get("stations", 3)))
    yield from _int(compute("station_cost", {"edition": "europe", "nth": stations}).result)


def _built_for_unused(ruling: Ruling) -> Iterator[int]:
    for other in again(ruling, unused=3 - int(str(ruling.inputs["unused"]))):
        yield from _int(other.result)


def _one_station(ruling: Ruling) -> Iterator[int]:
    for other in again(ruling, unused=1):
        yield from _int(other.result)


def _station_one_point(ruling: Ruling) -> Iterator[int]:
    yield from _int(ruling.inputs["unused"])


# --- tickets ----------------------------------------------------------------------------------


def _tickets(ruling: Ruling) -> list[tuple[int, bool]]:
    """Each ticket's points and whether it was completed, as the steps tell."""
    told = [s.params for s in ruling.steps if "points" in s.params and s.rule.startswith("tickets.")]
    known = {"tickets.scored": True, "tickets.failed": False}
    return [
        (abs(int(str(p["points"]))), known[s.rule])
        for s in ruling.steps
        if s.rule in known and (p := s.params) in told
    ]


def _failed_left_out(ruling: Ruling) -> Iterator[int]:
    tickets = _tickets(ruling)
    if any(not done for _, done in tickets):
        yield sum(points for points, done in tickets if done)


def _failed_added(ruling: Ruling) -> Iterator[int]:
    tickets = _tickets(ruling)
    if any(not done for _, done in tickets):
        yield sum(points for points, _ in tickets)


def _failed_twice(ruling: Ruling) -> Iterator[int]:
    tickets = _tickets(ruling)
    if any(not done for _, done in tickets):
        yield sum(points if done else -2 * points for points, done in tickets)


def _ticket_left_out(ruling: Ruling) -> Iterator[int]:
    tickets = _tickets(ruling)
    whole = sum(points if done else -points for points, done in tickets)
    for points, done in tickets:
        if done and len(tickets) > 1:
            yield whole - points


def _part(ruling: Ruling, name: str) -> Iterator[int]:
    if isinstance(ruling.result, dict):
        yield from _int(ruling.result.get(name))


def _start_for_later(ruling: Ruling) -> Iterator[int]:
    other = "later" if ruling.inputs["when"] == "start" else "start"
    kept = {"edition": ruling.inputs["edition"], "when": other}
    yield from _part(compute("tickets_to_keep", kept), "keep")


def _dealt_for_kept(ruling: Ruling) -> Iterator[int]:
    yield from _part(ruling, "drawn")


def _other_keeping(ruling: Ruling) -> Iterator[int]:
    for other in _other_editions(ruling):
        yield from _part(other, "keep")


# --- ferries, Grand Tour, country tickets -----------------------------------------------------


def _symbols_ignored(ruling: Ruling) -> Iterator[int]:
    parts = [*_part(ruling, "locomotives"), *_part(ruling, "same_color")]
    yield sum(parts)
    yield 0


def _next_tour_row(ruling: Ruling) -> Iterator[int]:
    for tickets in _int(ruling.inputs["tickets"]):
        for near in (tickets - 1, tickets + 1):
            for other in again(ruling, tickets=near):
                yield from _int(other.result)


def _tour_each(ruling: Ruling) -> Iterator[int]:
    for tickets in _int(ruling.inputs["tickets"]):
        for one in again(ruling, tickets=1):
            for each in _int(one.result):
                yield tickets * each


def _country_values(ruling: Ruling) -> tuple[dict[str, int], list[int]]:
    """The listed values, and those of the connections achieved, as the steps tell."""
    told = [s for s in ruling.steps if s.rule == "country.reach"]
    listed = {str(s.params["country"]): int(str(s.params["points"])) for s in told}
    return listed, [listed[str(s.params["country"])] for s in told if s.case == "reached"]


def _countries_added(ruling: Ruling) -> Iterator[int]:
    reached = _country_values(ruling)[1]
    if len(reached) > 1:
        yield sum(reached)


def _largest_subtracted(ruling: Ruling) -> Iterator[int]:
    listed, reached = _country_values(ruling)
    if listed and not reached:
        yield -max(listed.values())


def _countries_subtracted(ruling: Ruling) -> Iterator[int]:
    listed, reached = _country_values(ruling)
    missed = sum(listed.values()) - sum(reached)
    if reached:
        yield max(reached) - missed
    yield -missed


def _smaller_country(ruling: Ruling) -> Iterator[int]:
    yield from _country_values(ruling)[1]


# --- the longest path -------------------------------------------------------------------------

_Edge = tuple[str, str, int]


def _edges(ruling: Ruling) -> list[_Edge]:
    edges = ruling.inputs.get("edges")
    if isinstance(edges, Sequence) and not isinstance(edges, str):
        found = [tuple(edge) for edge in edges if isinstance(edge, list | tuple)]
        return [(str(edge[0]), str(edge[1]), int(str(edge[2]))) for edge in found]
    routes = ruling.inputs.get("routes")
    if not isinstance(routes, list):
        return []
    board = load_board(str(ruling.inputs.get("edition")))
    laid: list[_Edge] = []
    for route in routes:
        if not isinstance(route, dict):
            continue
        pair = frozenset((str(route["city_a"]), str(route["city_b"])))
        for track in board.by_pair.get(pair, ())[:1]:
            a, b = sorted(pair)
            laid.append((a, b, track.length))
    return laid


def _branches_added(ruling: Ruling) -> Iterator[int]:
    yield sum(n for _, _, n in _edges(ruling))


def _no_loops(ruling: Ruling) -> Iterator[int]:
    edges = _edges(ruling)
    if 0 < len(edges) <= _MOST_EDGES:
        yield _longest_simple(edges)


def _longest_simple(edges: Sequence[_Edge]) -> int:
    """The length of the longest path that meets no city twice."""

    def onward(at: str, seen: frozenset[str]) -> int:
        best = 0
        for a, b, length in edges:
            to = b if a == at else a if b == at else None
            if to is not None and to not in seen:
                best = max(best, length + onward(to, seen | {to}))
        return best

    return max(onward(city, frozenset({city})) for city in {c for a, b, _ in edges for c in (a, b)})


def _routes_counted(ruling: Ruling) -> Iterator[int]:
    if isinstance(ruling.result, dict):
        path = ruling.result.get("path")
        if isinstance(path, list) and len(path) > 1:
            yield sum(1 for _ in pairwise(path))


# --- final scores -----------------------------------------------------------------------------


def _sheets(ruling: Ruling) -> list[dict[str, Any]]:
    found = ruling.result.get("players") if isinstance(ruling.result, dict) else None
    return [dict(p) for p in found if isinstance(p, dict)] if isinstance(found, list) else []


def _without(part: str) -> Callable[[Ruling], Iterator[int]]:
    def numbers(ruling: Ruling) -> Iterator[int]:
        for sheet in _sheets(ruling):
            if sheet[part]:
                yield sheet["total"] - sheet[part]

    return numbers


def _bonus_shared(ruling: Ruling) -> Iterator[int]:
    tied = [s for s in _sheets(ruling) if s["longest_bonus"]]
    for sheet in tied:
        if len(tied) > 1:
            yield sheet["total"] - sheet["longest_bonus"] + sheet["longest_bonus"] // len(tied)


def _failed_not_subtracted(ruling: Ruling) -> Iterator[int]:
    for sheet in _sheets(ruling):
        failed = sum(int(t["points"]) for t in sheet["tickets"] if not t["completed"])
        if failed:
            yield sheet["total"] + abs(failed)


def _stations_cost_points(ruling: Ruling) -> Iterator[int]:
    for sheet in _sheets(ruling):
        if sheet["stations_used"]:
            yield sheet["total"] - 4 * sheet["stations_used"]
            yield sheet["total"] + 4 * sheet["stations_used"]


MISTAKES: tuple[Mistake, ...] = tuple(
    Mistake(name, mistake, numbers)
    for name, rows in {
        "tunnel_extra_cards": (
            ("forgot_locomotive", _forgot_locomotive),
            ("forgot_color", _forgot_color),
            ("every_card", _every_card),
            ("no_extra", _nothing),
            ("laid_added", _with_laid),
            ("locomotive_twice", _locomotive_twice),
        ),
        "route_points": (
            ("other_table", _other_table),
            ("length_as_points", _length_as_points),
            ("other_row", _other_row),
        ),
        "routes_points": (
            ("other_table", _other_table),
            ("length_as_points", _lengths_added),
            ("route_left_out", _one_left_out),
        ),
        "station_cost": (
            ("every_station_one", _every_station_one),
            ("stations_together", _stations_together),
            ("wrong_station", _wrong_station),
        ),
        "stations_cost": (
            ("last_station_only", _last_station_only),
            ("every_station_one", _every_station_one),
        ),
        "unused_stations": (
            ("one_station", _one_station),
            ("built_for_unused", _built_for_unused),
            ("station_one_point", _station_one_point),
            ("no_station_points", _nothing),
        ),
        "tickets_points": (
            ("failed_left_out", _failed_left_out),
            ("failed_added", _failed_added),
            ("failed_twice", _failed_twice),
            ("ticket_left_out", _ticket_left_out),
        ),
        "tickets_to_keep": (
            ("start_for_later", _start_for_later),
            ("dealt_for_kept", _dealt_for_kept),
            ("other_edition", _other_keeping),
        ),
        "ferry_cost": (("symbols_ignored", _symbols_ignored),),
        "mandala": (("next_tour_row", _next_tour_row), ("tour_each", _tour_each)),
        "country_ticket": (
            ("countries_added", _countries_added),
            ("largest_subtracted", _largest_subtracted),
            ("no_penalty", _nothing),
            ("smaller_country", _smaller_country),
            ("countries_subtracted", _countries_subtracted),
        ),
        "longest_path": (
            ("branches_added", _branches_added),
            ("no_loops", _no_loops),
            ("routes_counted", _routes_counted),
        ),
        "final_scores": (
            ("bonus_shared", _bonus_shared),
            ("bonus_left_out", _without("longest_bonus")),
            ("failed_left_out", _failed_not_subtracted),
            ("stations_left_out", _without("station_points")),
            ("stations_miscounted", _stations_cost_points),
            ("tickets_left_out", _without("ticket_points")),
            ("tour_left_out", _without("mandala_points")),
        ),
    }.items()
    for mistake, numbers in rows
)
