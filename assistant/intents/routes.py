"""Routes: their cities or length, double routes, and the trains that are left."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from assistant.cards import COLORS
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
from assistant.lexicon import Mention
from assistant.reading import CityMention, Reading
from rules.maps import load_board

_LENGTH = ("concepts.length", "concepts.route", "concepts.train", "concepts.ferry", "concepts.tunnel")
_NOT_LENGTH = ("concepts.player", "concepts.station", "concepts.turn", "concepts.ticket", "concepts.city")
_MAX_LENGTH = 9
_MAX_TRAINS = 45
_NEAR_NONE = 3  # words between the trains and the word that says there are none


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
    number = number or only_number(reading, fits=between(1, _MAX_LENGTH), exclude=exclude)
    number = number or only_number(reading, fits=lambda v: v > 0, exclude=others)
    lengths = [n for n in numbers_of(reading, between(1, _MAX_LENGTH)) if n.start not in exclude]
    return number.value if number and not in_row(reading, lengths) else None


def route_points(reading: Reading) -> Slots:
    """A length, or a route by its cities."""
    route = route_of(reading)
    if route:
        return Slots("route_points", {"route": route})
    length = length_of(reading)
    if length is None:
        return Slots("route_points", {}, ("length",))
    return Slots("route_points", {"length": length})


def double_route_open(reading: Reading) -> Slots:
    """How many players there are, and whose the other track is."""
    fits = between(2, 5)
    number = nearest_number(reading, "concepts.player", fits=fits, inside=True)
    number = number or only_number(reading, fits=fits)
    number = number or nearest_number(reading, "concepts.player")
    inputs: dict[str, Any] = {"owner": "self" if _own_track(reading) else "other"}
    if number is None:
        return Slots("double_route_open", inputs, ("players",))
    return Slots("double_route_open", {"players": number.value, **inputs})


def _own_track(reading: Reading) -> bool:
    if reading.has("concepts.opponent"):
        return False
    return reading.has("cues.both_mine") or _own_color(reading)


def _own_color(reading: Reading) -> bool:
    """Whether a track is one's own, named by its colour: "I have the yellow lane", "sarı tarafı bende"."""
    cards = {m.start for m in reading.all("concepts.card", "concepts.train_card")}
    colors = [m for c in COLORS for m in reading.all(f"colors.{c}") if m.end not in cards]
    return any(_close(reading, m, c) for m in reading.all("cues.mine") for c in colors)


def last_round(reading: Reading) -> Slots:
    """How many trains a player has left."""
    others = counted(reading, "concepts.player", "concepts.turn")
    numbers = [n for n in numbers_of(reading, between(0, _MAX_TRAINS)) if n.start not in others]
    left = reading.has("concepts.train", "concepts.reserve")
    number = nearest_number(reading, "concepts.train", "concepts.reserve", near=4, exclude=others)
    number = number or (only_number(reading, exclude=others, fits=between(0, _MAX_TRAINS)) if left else None)
    if number is not None:
        if in_row(reading, numbers):
            return Slots("last_round", {}, ("trains_left",))
        return Slots("last_round", {"trains_left": number.value})
    if _no_trains(reading):
        return Slots("last_round", {"trains_left": 0})
    return Slots("last_round", {}, ("trains_left",))


def _no_trains(reading: Reading) -> bool:
    """ "I have no trains left", "I laid my last train"; not "must all trains be used up?"."""
    if reading.has("cues.must"):
        return False
    trains = reading.all("concepts.train")
    ends = {m.end for m in reading.all("concepts.end")}
    if reading.has("actions.play_cards", "actions.claim", "actions.build") and any(
        m.start in ends or m.start - 1 in ends for m in trains
    ):
        return True
    none = reading.all("actions.empty", "cues.none", "cues.negation")
    return any(_close(reading, m, n) for m in trains for n in none)


def _close(reading: Reading, a: Mention, b: Mention) -> bool:
    low, high = (a.end, b.start) if a.start < b.start else (b.end, a.start)
    between = reading.tokens[low:high]
    return len(between) <= _NEAR_NONE and all(t.is_word for t in between)
