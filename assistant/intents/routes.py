"""Routes: their cities or length."""

from __future__ import annotations

from itertools import combinations

from assistant.intents.named_routes import named_routes
from assistant.intents.numbers import (
    between,
    counted,
    in_row,
    nearest_number,
    numbers_of,
    only_number,
)
from assistant.intents.route_sums import counts_routes
from assistant.intents.slots import Slots
from assistant.reading import CityMention, Reading
from rules.maps import load_board

_LENGTH = ("concepts.length", "concepts.route", "concepts.train", "concepts.ferry", "concepts.tunnel")
_NOT_LENGTH = ("concepts.player", "concepts.station", "concepts.turn", "concepts.ticket", "concepts.city")
_MAX_LENGTH = 9


def route_of(reading: Reading) -> dict[str, str] | None:
    """The route between two cities named; of more than two, the first two that a route joins."""
    named: dict[str, CityMention] = {}
    for mention in reading.cities:
        named.setdefault(mention.city, mention)
    if len(named) < 2:
        return None
    pairs = list(combinations(named.values(), 2))
    if len(pairs) > 1 or length_of(reading) is not None:
        pairs = [pair for pair in pairs if _joined(*pair)]
    return {"city_a": pairs[0][0].city, "city_b": pairs[0][1].city} if pairs else None


def _joined(a: CityMention, b: CityMention) -> bool:
    boards = [load_board(e) for e in a.editions if e in b.editions]
    return any({r.city_a, r.city_b} == {a.city, b.city} for board in boards for r in board.routes)


def length_of(reading: Reading) -> int | None:
    """The length of the route that is spoken of."""
    others = counted(reading, *_NOT_LENGTH) | {
        n.start for n in reading.numbers() if counts_routes(reading, n)
    }
    exclude = others | counted(reading, "concepts.points")
    number = nearest_number(reading, *_LENGTH, exclude=exclude, fits=between(1, _MAX_LENGTH))
    number = number or only_number(reading, fits=between(1, _MAX_LENGTH), exclude=exclude, articles=False)
    number = number or only_number(reading, fits=lambda v: v > 0, exclude=others, articles=False)
    lengths = [n for n in numbers_of(reading, between(1, _MAX_LENGTH)) if n.start not in exclude]
    return number.value if number and not in_row(reading, lengths) else None


def route_points(reading: Reading) -> Slots:
    """A length, or a route by its cities."""
    route = route_of(reading)
    several = len({c.city for c in reading.cities}) > 2
    if several and len(named_routes(reading) or ()) > 1:
        return Slots("route_points", {}, ("length",))  # one of several is no answer
    if route:
        return Slots("route_points", {"route": route})
    length = length_of(reading)
    if length is None:
        return Slots("route_points", {}, ("length",))
    return Slots("route_points", {"length": length})
