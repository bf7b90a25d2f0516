"""Inputs for the engine's computations, read from a question: one reader a computation.

A reader returns what it understood and which inputs are missing; it never makes up a number. Whether the
question asks for the computation at all is decided elsewhere (``assistant.decision``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from assistant.cards import COLORS, card_groups, read_hands
from assistant.lexicon import Mention
from assistant.reading import Reading

_NEAR = 3  # tokens between a number and the word it counts


@dataclass(frozen=True, slots=True)
class Slots:
    """Inputs of one computation as far as understood, and the names of those still missing."""

    name: str
    inputs: dict[str, Any]
    missing: tuple[str, ...] = ()
    evidence: frozenset[str] = field(default=frozenset())

    @property
    def complete(self) -> bool:
        """Whether the computation can run."""
        return not self.missing


def nearest_number(
    reading: Reading, *concepts: str, near: int = _NEAR, exclude: frozenset[int] = frozenset()
) -> Mention | None:
    """The number that counts one of ``concepts``: the closest within ``near`` tokens, those before it first."""
    best: tuple[float, Mention] | None = None
    for target in reading.all(*concepts):
        for number in reading.numbers():
            if number.start in exclude or number.value is None:
                continue
            before = number.end <= target.start
            gap = target.start - number.end if before else number.start - target.end
            if gap < 0 or gap > near:
                continue
            cost = gap + (0.0 if before else 1.5)
            cost += sum(2.0 for t in reading.between(number.start, target.start) if not t.is_word)
            if best is None or cost < best[0]:
                best = (cost, number)
    return best[1] if best else None


def route_of(reading: Reading) -> dict[str, str] | None:
    """The route between the first two different cities named."""
    keys: list[str] = []
    for mention in reading.cities:
        if mention.city not in keys:
            keys.append(mention.city)
    return {"city_a": keys[0], "city_b": keys[1]} if len(keys) == 2 else None


def length_of(reading: Reading) -> int | None:
    """The length of the route that is spoken of."""
    number = nearest_number(
        reading, "concepts.length", "concepts.route", "concepts.train", "concepts.ferry", "concepts.tunnel"
    )
    return number.value if number else None


def tunnel_extra_cards(reading: Reading) -> Slots:
    """Cards laid and cards turned up in a tunnel."""
    hands = read_hands(reading)
    inputs: dict[str, Any] = {}
    missing: list[str] = []
    if hands.laid:
        inputs["played"] = hands.laid
    else:
        missing.append("played")
    if hands.revealed is not None:
        inputs["revealed"] = hands.revealed
    else:
        missing.append("revealed")
    return Slots("tunnel_extra_cards", inputs, tuple(missing))


def route_points(reading: Reading) -> Slots:
    """A length, or a route by its cities."""
    route = route_of(reading)
    if route:
        return Slots("route_points", {"route": route})
    length = length_of(reading)
    if length is None:
        numbers = [n for n in reading.numbers() if n.value]
        length = numbers[0].value if len(numbers) == 1 else None
    if length is None:
        return Slots("route_points", {}, ("length",))
    return Slots("route_points", {"length": length})


def ferry_cost(reading: Reading) -> Slots:
    """A ferry's length and locomotive symbols, or its cities."""
    route = route_of(reading)
    if route:
        return Slots("ferry_cost", {"route": route})
    symbols = nearest_number(reading, "concepts.symbol", "concepts.locomotive")
    used = frozenset({symbols.start}) if symbols else frozenset()
    length = nearest_number(
        reading,
        "concepts.length",
        "concepts.train",
        "concepts.ferry",
        "concepts.route",
        exclude=used,
    )
    if length is None:
        rest = [n for n in reading.numbers() if n.start not in used]
        length = rest[0] if len(rest) == 1 else None
    inputs: dict[str, Any] = {}
    missing = []
    if length is not None and length.value is not None:
        inputs["length"] = length.value
    else:
        missing.append("length")
    if symbols is not None and symbols.value is not None:
        inputs["ferry_locomotives"] = symbols.value
    else:
        missing.append("ferry_locomotives")
    return Slots("ferry_cost", inputs, tuple(missing))


def station_cost(reading: Reading) -> Slots:
    """Which station it is: an ordinal, or a count of stations already built."""
    for ordinal in reading.all("ordinals"):
        if ordinal.value and 1 <= ordinal.value:
            return Slots("station_cost", {"nth": ordinal.value})
    number = nearest_number(reading, "concepts.station", near=2)
    if number is None or number.value is None:
        return Slots("station_cost", {}, ("nth",))
    # "I have built two, what does the next one cost"
    nth = number.value + 1 if reading.has("cues.next") else number.value
    return Slots("station_cost", {"nth": nth})


def unused_stations(reading: Reading) -> Slots:
    """How many stations are left."""
    number = nearest_number(reading, "concepts.station", "concepts.unused", "concepts.reserve", near=4)
    if number is None:
        rest = [n for n in reading.numbers() if n.value is not None]
        number = rest[0] if len(rest) == 1 else None
    if number is None:
        return Slots("unused_stations", {}, ("unused",))
    return Slots("unused_stations", {"unused": number.value})


def tickets_to_keep(reading: Reading) -> Slots:
    """When the tickets are drawn: at the start or later."""
    if reading.has("concepts.start") and not reading.has("concepts.during"):
        return Slots("tickets_to_keep", {"when": "start"})
    if reading.has("concepts.during") and not reading.has("concepts.start"):
        return Slots("tickets_to_keep", {"when": "later"})
    return Slots("tickets_to_keep", {}, ("when",))


def last_round(reading: Reading) -> Slots:
    """How many trains a player has left."""
    number = nearest_number(reading, "concepts.train", "concepts.reserve", near=4)
    if number is None:
        rest = [n for n in reading.numbers() if n.value is not None]
        number = rest[0] if len(rest) == 1 else None
    if number is None:
        return Slots("last_round", {}, ("trains_left",))
    return Slots("last_round", {"trains_left": number.value})


def double_route_open(reading: Reading) -> Slots:
    """How many players there are, and whose the other track is."""
    number = nearest_number(reading, "concepts.player", near=3)
    if number is None:
        rest = [n for n in reading.numbers() if n.value is not None and 2 <= n.value <= 5]
        number = rest[0] if len(rest) == 1 else None
    inputs: dict[str, Any] = {"owner": "self" if _own_track(reading) else "other"}
    if number is None:
        return Slots("double_route_open", inputs, ("players",))
    return Slots("double_route_open", {"players": number.value, **inputs})


def _own_track(reading: Reading) -> bool:
    return reading.has("cues.both_mine") and not reading.has("concepts.opponent")


def mandala(reading: Reading) -> Slots:
    """How many tickets count for the Grand Tour."""
    number = nearest_number(reading, "concepts.ticket", "concepts.mandala", near=4)
    if number is None:
        rest = [n for n in reading.numbers() if n.value is not None]
        number = rest[0] if len(rest) == 1 else None
    if number is None:
        return Slots("mandala", {}, ("tickets",))
    return Slots("mandala", {"tickets": number.value})


def tickets_points(reading: Reading) -> Slots:
    """Ticket values, each completed or failed: a number belongs to the verb that speaks of it."""
    verbs = _outcome_verbs(reading)
    numbers = [n for n in reading.numbers() if n.value is not None and 1 <= n.value <= 30]
    counts = {n.start for n in numbers if _counts_tickets(reading, n)}
    numbers = [n for n in numbers if n.start not in counts]
    if not numbers or not verbs:
        return Slots("tickets_points", {}, ("tickets",))
    tickets = [{"points": n.value, "completed": _outcome(reading, n, verbs)} for n in numbers]
    return Slots("tickets_points", {"tickets": tickets})


def _counts_tickets(reading: Reading, number: Mention) -> bool:
    """"3 tickets: 12, 8 and 5": the 3 counts tickets when a list of other numbers follows a colon."""
    after = [t.text for t in reading.tokens[number.end : number.end + 3]]
    return ":" in after and any(m.start == number.end for m in reading.all("concepts.ticket"))


def _outcome_verbs(reading: Reading) -> list[tuple[int, bool]]:
    verbs: list[tuple[int, bool]] = [(m.start, False) for m in reading.all("actions.fail", "actions.lose")]
    failed = {i for m in reading.all("actions.fail", "actions.lose") for i in range(m.start, m.end)}
    negations = reading.all("cues.negation")
    for m in reading.all("actions.complete"):
        if m.start in failed:
            continue
        denied = any(0 <= m.start - n.end <= 1 or n.start == m.end or n.start == m.start for n in negations)
        verbs.append((m.start, not denied))
    return sorted(set(verbs))


def _outcome(reading: Reading, number: Mention, verbs: list[tuple[int, bool]]) -> bool:
    verb_last = reading.lang in ("tr", "kk")

    def cost(verb: tuple[int, bool]) -> float:
        gap = abs(verb[0] - number.start)
        crossed = sum(1.5 for t in reading.between(number.start, verb[0]) if not t.is_word)
        wrong_side = verb[0] < number.start if verb_last else verb[0] > number.start
        return gap + crossed + (4.0 if wrong_side else 0.0)

    return min(verbs, key=cost)[1]


def face_up_reset(reading: Reading) -> Slots:
    """The face-up cards: a list of five, or just the number of locomotives among them."""
    groups = card_groups(reading)
    cards = [g.kind for g in groups for _ in range(g.count)]
    if len(cards) == 5:
        return Slots("face_up_reset", {"face_up": cards})
    return Slots("face_up_reset", {}, ("face_up",))


def draw_check(reading: Reading) -> Slots:
    """Two cards drawn one after the other, each from the deck or the face-up row."""
    places = [(m.start, "deck") for m in reading.all("concepts.deck")]
    places += [(m.start, "face_up") for m in reading.all("concepts.face_up")]
    cards = [(g.start, g.kind) for g in card_groups(reading) if g.kind == "locomotive" or g.kind in COLORS]
    places.sort()
    if len(places) < 2 or len(cards) < 2:
        return Slots("draw_check", {}, ("first", "second"))
    first, second = cards[0], cards[1]

    def place(at: int) -> str:
        return min(places, key=lambda p: abs(p[0] - at))[1]

    return Slots(
        "draw_check",
        {
            "first": {"from": place(first[0]), "card": first[1]},
            "second": {"from": place(second[0]), "card": second[1]},
        },
    )


def country_ticket(reading: Reading) -> Slots:
    """A country ticket's values, and which countries were reached."""
    countries = [c for c in reading.cities if c.city in ("France", "Italia", "Deutschland", "Österreich")]
    numbers = reading.numbers()
    values: dict[str, int] = {}
    for country in countries:
        near = [n for n in numbers if n.value is not None and -4 <= n.start - country.end <= 2]
        near.sort(key=lambda n: (n.start < country.start, abs(n.start - country.end)))
        if near and near[0].value is not None and country.city not in values:
            values[country.city] = near[0].value
    if not values:
        return Slots("country_ticket", {}, ("values",))
    anchors = reading.all("actions.complete", "actions.reach")
    named = [c.city for c in countries]
    again = {c for c in named if named.count(c) > 1}
    reached = [c for c in values if c in again]
    if not reached and anchors:
        after = [c.city for c in countries if c.start > anchors[0].start]
        reached = [c for c in values if c in after]
    if not reached and not reading.has("cues.negation", "cues.none"):
        return Slots("country_ticket", {"values": values}, ("reached",))
    return Slots("country_ticket", {"values": values, "reached": reached})


READERS: Mapping[str, Callable[[Reading], Slots]] = {
    f.__name__: f
    for f in (
        tunnel_extra_cards,
        route_points,
        ferry_cost,
        station_cost,
        unused_stations,
        tickets_to_keep,
        last_round,
        double_route_open,
        mandala,
        tickets_points,
        face_up_reset,
        draw_check,
        country_ticket,
    )
}


def consecutive(mentions: list[Mention], gap: int = 2) -> bool:
    """Whether mentions follow each other with at most ``gap`` tokens between."""
    return all(b.start - a.end <= gap for a, b in pairwise(mentions))
