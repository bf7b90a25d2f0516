"""The boards as data: cities, routes and tickets of each map, and the names people call cities by."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from types import MappingProxyType
from typing import Any

from rules.cards import ROUTE_COLORS
from rules.editions import EDITIONS
from rules.errors import MissingInputError, RuleError
from rules.inputs import Choice, Text, fields
from rules.plain import JSON

COUNTRY_KEYS: Mapping[str, str] = MappingProxyType(
    {"austria": "Österreich", "france": "France", "italy": "Italia", "germany": "Deutschland"}
)

# How a route is named in inputs. `color` settles double routes, `border_node` the two from Kreuzlingen.
ROUTE = fields({"city_a": Text(), "city_b": Text()}, color=Choice(ROUTE_COLORS), border_node=Text())


@dataclass(frozen=True)
class City:
    """A place on a board; `kind` is ``city`` or ``country``."""

    key: str
    printed: str
    kind: str


@dataclass(frozen=True)
class Route:
    """One claimable track; `index` is its place in the map's file."""

    index: int
    city_a: str
    city_b: str
    length: int
    color: str
    ferry_locomotives: int
    tunnel: bool
    group: str
    border_node: str

    @property
    def ends(self) -> tuple[str, str]:
        """The two points of the graph that the track joins: a border route ends at its own flag."""
        return self.city_a, self.border_node or self.city_b

    def to_dict(self) -> dict[str, JSON]:
        """Returns what names the route in inputs, and its length."""
        named: dict[str, JSON] = {
            "city_a": self.city_a,
            "city_b": self.city_b,
            "color": self.color,
            "length": self.length,
        }
        if self.border_node:
            named["border_node"] = self.border_node
        return named


@dataclass(frozen=True)
class Ticket:
    """A destination ticket; a country ticket has several goals, each with its points."""

    id: str
    city_a: str
    goals: tuple[tuple[str, int], ...]
    kind: str


@dataclass(frozen=True)
class Board:
    """One map."""

    edition: str
    cities: Mapping[str, City]
    routes: tuple[Route, ...]
    tickets: Mapping[str, Ticket]

    @cached_property
    def by_pair(self) -> Mapping[frozenset[str], tuple[Route, ...]]:
        """The tracks between two cities."""
        pairs: dict[frozenset[str], list[Route]] = defaultdict(list)
        for route in self.routes:
            pairs[frozenset((route.city_a, route.city_b))].append(route)
        return {pair: tuple(routes) for pair, routes in pairs.items()}

    @cached_property
    def by_cities(self) -> Mapping[frozenset[str], tuple[Ticket, ...]]:
        """The tickets with one goal, by their two cities."""
        pairs: dict[frozenset[str], list[Ticket]] = defaultdict(list)
        for ticket in self.tickets.values():
            if len(ticket.goals) == 1:
                pairs[frozenset((ticket.city_a, ticket.goals[0][0]))].append(ticket)
        return {pair: tuple(tickets) for pair, tickets in pairs.items()}

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Cities by folded name: key, printed spelling and aliases; a name of two cities is left out."""
        found: dict[str, set[str]] = defaultdict(set)
        for city in self.cities.values():
            found[fold(city.key)].add(city.key)
            found[fold(city.printed)].add(city.key)
        for alias in load_aliases():
            if alias.city in self.cities:
                found[fold(alias.name)].add(alias.city)
        return {name: next(iter(keys)) for name, keys in found.items() if len(keys) == 1}

    def nodes(self, place: str) -> tuple[str, ...]:
        """Returns the points of the graph that a place stands for: a city itself, a country's flags."""
        if self.cities[place].kind == "city":
            return (place,)
        return tuple(route.border_node for route in self.routes if route.city_b == place)


@dataclass(frozen=True)
class Alias:
    """A name that people of a language use for a city."""

    city: str
    lang: str
    name: str


_LETTERS = str.maketrans({"ı": "i", "ł": "l", "ø": "o", "ß": "ss", "æ": "ae", "œ": "oe", "đ": "d"})


def fold(name: str) -> str:
    """Folds a name to compare it: case, accents, spaces and punctuation do not count.

    >>> fold("Łódź") == fold("lodz") and fold("İzmir") == fold("izmir")
    True
    """
    plain = unicodedata.normalize("NFKD", name.replace("İ", "i").casefold()).translate(_LETTERS)
    return "".join(letter for letter in plain if letter.isalnum())


@cache
def load_board(edition: str) -> Board:
    """Returns the board of an edition."""
    if edition not in EDITIONS:
        raise RuleError("edition", edition, list(EDITIONS))
    cities = {
        row["city"]: City(row["city"], row["printed"], row["type"]) for row in _rows(f"{edition}/cities.csv")
    }
    routes = tuple(
        Route(
            index,
            row["city_a"],
            row["city_b"],
            int(row["length"]),
            row["color"],
            int(row["ferry_locomotives"]),
            row["tunnel"] == "1",
            row["parallel_group"],
            row.get("border_node") or "",
        )
        for index, row in enumerate(_rows(f"{edition}/routes.csv"))
    )
    return Board(edition, MappingProxyType(cities), routes, MappingProxyType(_tickets(edition)))


def _tickets(edition: str) -> dict[str, Ticket]:
    tickets: dict[str, Ticket] = {}
    for index, row in enumerate(_rows(f"{edition}/tickets.csv"), 1):
        ticket_id = row.get("ticket_id") or f"{edition}-t{index:02}"
        goal = (row["city_b"], int(row["points"]))
        known = tickets.get(ticket_id)
        goals = (*known.goals, goal) if known else (goal,)
        tickets[ticket_id] = Ticket(ticket_id, row["city_a"], goals, row["kind"])
    return tickets


@cache
def load_aliases() -> tuple[Alias, ...]:
    """Returns the local names of cities and countries, of all boards."""
    return tuple(Alias(row["city"], row["lang"], row["alias"]) for row in _rows("aliases.csv"))


def find_city(board: Board, name: str, field: str) -> str:
    """Returns the key of a city named by key, printed spelling or alias; `RuleError` lists the cities."""
    if name in board.cities:
        return name
    key = board.names.get(fold(name))
    if key is None:
        raise RuleError(field, name, list(board.cities))
    return key


def find_route(board: Board, named: Mapping[str, Any], field: str) -> Route:
    """Returns the one track that `named` means.

    A double route needs its `color`, unless both tracks are alike (two gray ones): then the first is meant.
    `RuleError` names what is wrong; `MissingInputError` asks for the colour of a double route.
    """
    found = tracks(board, named, field)
    colors = list(dict.fromkeys(route.color for route in found))
    if len(colors) > 1:
        raise MissingInputError(f"{field}.color", list(colors))
    return found[0]


def tracks(board: Board, named: Mapping[str, Any], field: str) -> tuple[Route, ...]:
    """Returns the tracks that `named` can mean: at least one, two for a double route without its colour."""
    city_a = find_city(board, named["city_a"], f"{field}.city_a")
    city_b = find_city(board, named["city_b"], f"{field}.city_b")
    between = board.by_pair.get(frozenset((city_a, city_b)), ())
    if not between:
        raise RuleError(f"{field}.city_b", named["city_b"], _neighbours(board, city_a))
    if "border_node" in named:
        nodes = [route.border_node for route in between if route.border_node]
        between = tuple(route for route in between if route.border_node == named["border_node"])
        if not between:
            raise RuleError(f"{field}.border_node", named["border_node"], list(nodes))
    if "color" in named:
        colors = [route.color for route in between]
        between = tuple(route for route in between if route.color == named["color"])
        if not between:
            raise RuleError(f"{field}.color", named["color"], list(dict.fromkeys(colors)))
    return between


def find_routes(
    board: Board, named: Iterable[Mapping[str, Any]], field: str, used: set[int] | None = None
) -> list[Route]:
    """Returns the tracks of a list of routes, each once; two equal gray tracks may both be named.

    Where the colour of a double route is left out, its first free track is meant: the two are alike in all
    that a path or a score asks for. `used` holds the tracks taken by others, and takes up these.
    """
    taken: list[Route] = []
    used = set() if used is None else used
    for index, item in enumerate(named):
        options = tracks(board, item, f"{field}[{index}]")
        free = [route for route in options if route.index not in used]
        if not free:
            raise RuleError(
                f"{field}[{index}]", f"{options[0].city_a}–{options[0].city_b}", {"form": "named_once"}
            )
        used.add(free[0].index)
        taken.append(free[0])
    return taken


def _neighbours(board: Board, city: str) -> list[str]:
    return sorted(
        {
            (route.city_b if route.city_a == city else route.city_a)
            for route in board.routes
            if city in (route.city_a, route.city_b)
        }
    )


def _rows(name: str) -> list[dict[str, str]]:
    text = resources.files("rules").joinpath("maps", *name.split("/")).read_text(encoding="utf-8")
    return list(csv.DictReader(io.StringIO(text)))
