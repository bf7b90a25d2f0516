"""What is asked about the points of routes: a sum, one route by its cities, one told by a difference, one noted."""

from __future__ import annotations

from assistant.cards import COLORS
from assistant.clauses import asking_clause, names_points
from assistant.intents.named_routes import NamedRoute, named_routes
from assistant.intents.numbers import between, numbers_of
from assistant.intents.route_sums import (
    ECHO,
    MAX_LENGTH,
    ROUTES,
    counts_routes,
    routes_points,
    routes_told,
    sized,
)
from assistant.intents.slots import Slots
from assistant.lexicon import Mention
from assistant.reading import Reading

_PAIRS = 2  # routes named by their cities that make a sum
_NEAR_ONLY = 2
_OTHER_SUMS = tuple(
    f"concepts.{c}"
    for c in ("ticket", "card", "locomotive", "station", "turn", "longest_path", "player", "bonus")
)
_OTHER_KINDS = (
    "concepts.ticket",
    "concepts.long_ticket",
    "concepts.longest_path",
    "concepts.station",
    "concepts.bonus",
)


def asks_for_sum(reading: Reading) -> Slots | None:
    """Several routes named together and nothing else: "routes of 4, 3 and 2 together"; None for other questions."""
    asked = reading.has("cues.total", "concepts.points", "cues.verdict", "cues.says_other")
    named = named_routes(reading, routes_told(reading)) or []
    low, high = asking_clause(reading)
    long = any(low <= m.start < high for m in reading.all("concepts.length", "concepts.longest_path"))
    if (not asked and len(named) < _PAIRS) or (long and not asked):
        return None  # "how long is my path?"
    if not reading.has("concepts.route") and len(named) < _PAIRS and not _listed_by_size(reading):
        return None
    others = set(_OTHER_SUMS)
    if reading.has("concepts.points"):
        others -= {"concepts.card", "concepts.turn"}  # points are asked for, whatever cards are spoken of
    if reading.has(*others) and not _only_routes(reading):
        return None
    slots = routes_points(reading)
    return slots if slots.complete else None


def asks_for_route(reading: Reading) -> Slots | None:
    """One route, by its two cities or its length, where its points are asked for; None for other questions.

    >>> from assistant.reading import read
    >>> from assistant.cities import find_cities
    >>> text = "I finally have Calgary - Winnipeg. points for that?"
    >>> asks_for_route(read(text, "en", find_cities(text, "en"))).inputs
    {'route': {'city_a': 'Calgary', 'city_b': 'Winnipeg'}}
    """
    named = named_routes(reading, routes_told(reading)) or []
    low, high = asking_clause(reading)
    points = any(low <= m.start < high for m in reading.all("concepts.points"))
    noted = any(low <= m.start < high for m in reading.all("told.scoring"))
    points |= noted and not reading.has("concepts.locomotive", "concepts.card", "concepts.turn")
    if len(named) > 1 or not points or reading.has(*_OTHER_KINDS):
        return None
    if not (reading.has("cues.how_many", "cues.what") or names_points(reading)):
        return None
    if not named:
        return noted_route(reading)
    if not _alone(reading, named[0]):
        return None
    return Slots("route_points", {"route": {"city_a": named[0].city_a, "city_b": named[0].city_b}})


def noted_route(reading: Reading) -> Slots | None:
    """One route, by its cities or its length, whose points somebody noted or moved ahead; None for other questions.

    >>> from assistant.reading import read
    >>> noted_route(read("he moved his marker ahead for a five-wagon route", "en")).inputs
    {'length': 5}
    """
    if not reading.has("told.scoring", "concepts.points") or reading.has(*_OTHER_KINDS):
        return None
    named = named_routes(reading) or []
    if len(named) == 1 and _alone(reading, named[0]):
        return Slots("route_points", {"route": {"city_a": named[0].city_a, "city_b": named[0].city_b}})
    numbers = [n for n in numbers_of(reading, between(1, MAX_LENGTH)) if not n.weak]
    told = [
        n for n in numbers if sized(reading, n) or (_of_route(reading, n) and not counts_routes(reading, n))
    ]
    if reading.cities or not reading.has(*ROUTES) or len(told) != 1 or len(numbers) != 1:
        return None
    return Slots("route_points", {"length": told[0].value})


def _of_route(reading: Reading, number: Mention) -> bool:
    """Whether a number stands beside "route" with no more than an "of" between: "route of five", "πέντε … διαδρομή"."""
    return any(
        0 <= number.start - m.end <= _NEAR_ONLY - 1 or m.start == number.end for m in reading.all(*ROUTES)
    )


def _alone(reading: Reading, route: NamedRoute) -> bool:
    """Whether nothing tells that there are more routes than the one named by its cities."""
    own = range(route.start - ECHO, route.end + ECHO)
    others = [n for n in numbers_of(reading, between(1, MAX_LENGTH)) if not n.weak and n.start not in own]
    return not reading.has("cues.total") and not any(sized(reading, n) for n in others)


def _listed_by_size(reading: Reading) -> bool:
    """Whether routes are told by their size alone: "two fives and a one", "iki üçlük bir ikilik"."""
    if reading.has(*_OTHER_SUMS, *(f"colors.{c}" for c in COLORS)):
        return False
    return sum(sized(reading, n) for n in reading.numbers()) > 1 or reading.has("cues.total")


def unlisted_routes(reading: Reading) -> Slots | None:
    """What a sum of several routes lacks where only their number is told: "I claimed three routes"."""
    several = any(counts_routes(reading, n) for n in reading.numbers())
    asked = reading.has("concepts.points") or reading.has("cues.total")
    if not several or not asked or reading.cities or reading.has(*_OTHER_SUMS):
        return None
    return Slots("routes_points", {}, ("lengths",)) if not routes_points(reading).complete else None


def _only_routes(reading: Reading) -> bool:
    """Whether the question sets other things aside: "just the routes", "same trasy"."""
    routes = [m.start for m in reading.all("concepts.route")]
    return any(0 <= r - m.end <= _NEAR_ONLY - 1 for m in reading.all("cues.only") for r in routes)
