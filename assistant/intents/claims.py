"""Claims: whether cards, or the trains left, are enough for a route; and whether cards pay for a station."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise, permutations
from typing import Any

from assistant.cards import COLORS, CardGroup, card_groups
from assistant.clauses import asking_clause
from assistant.intents.described_routes import (
    ROUTE_WORDS,
    described,
    is_no_tunnel,
    is_symbol,
    one_symbol,
    told_of,
)
from assistant.intents.numbers import between, counted, distance, numbers_of
from assistant.intents.routes import route_of
from assistant.intents.slots import Slots
from assistant.intents.stations import station_cost
from assistant.lexicon import Mention
from assistant.reading import Reading
from rules import EDITIONS
from rules.maps import load_board

_LENGTH = ("concepts.length", "actions.claim", *ROUTE_WORDS)
_TRAINS = ("concepts.train", "concepts.reserve")
_HAVING = ("concepts.reserve", "cues.mine", "cues.only")
_MAX_LENGTH = 9
_MAX_TRAINS = 45
_FAR = 5  # words between a number and what it counts
_NEAR_TRAINS = 3
_ABSENT = 12.0  # what a number costs that nothing near accounts for
_NEAR_DENIED = 1  # words between a "no" and the card that there is none of
_ASKING = tuple(f"cues.{w}" for w in ("how_many", "what", "where", "when", "who", "why", "how"))
# What makes it another question: cards turned up or drawn, tickets, what is owed, the end of the game.
_OTHERS = tuple(
    f"concepts.{c}"
    for c in (
        *("ticket", "long_ticket", "deck", "discard_pile", "face_up", "longest_path", "bonus", "end"),
        *("last_turn", "turn", "station", "mandala", "double_route"),
    )
)
_OTHERS += tuple(f"actions.{a}" for a in ("borrow", "trade", "fail", "decline", "replace"))
_OTHERS += tuple(f"cues.{c}" for c in ("closed", "both_mine", "must", "at_least", "at_most", "forbidden"))
_OR = frozenset({"or", "veya", "lub", "albo", "czy", "немесе", "алде", "oppure", "o"})
_ALONE_OR = "η"  # the Greek article looks the same when bare


def claim_check(reading: Reading) -> Slots:
    """A route by its cities or its length and colour, and the cards or the trains that it is to be claimed with."""
    parts = _parts(reading)
    missing = [] if parts.get("route") or parts.get("length") else ["length"]
    if not any(k in parts for k in ("cards", "hand", "trains_left")):
        missing.append("cards")
    if reading.has("concepts.ferry") and "route" not in parts and "ferry_locomotives" not in parts:
        missing.append("ferry_locomotives")
    return Slots("claim_check", {k: v for k, v in parts.items() if v is not None}, tuple(missing))


def asks_for_claim(reading: Reading) -> bool:
    """Whether the question names a route and counts the cards or trains for it, and asks whether they do."""
    if reading.has(*_OTHERS, *_ASKING) or _denies_more(reading) or _another_route(reading):
        return False
    if reading.has("actions.reveal") and (reading.has("concepts.tunnel") or not reading.has(*_HAVING)):
        return False
    if reading.has("concepts.points", "told.scoring") and not reading.has("cues.enough"):
        return False
    slots = claim_check(reading)
    if not slots.complete:
        return False
    if reading.has("concepts.tunnel") and (
        reading.has("actions.pay_extra") or not reading.has("cues.yes_no", "cues.allowed", "cues.enough")
    ):
        return False  # what the tunnel costs
    cards = slots.inputs.get("cards") or slots.inputs.get("hand") or {}
    # "do I need two locomotives for the ferry?"
    return not (
        set(cards) == {"locomotive"} and reading.has("concepts.ferry") and reading.has("actions.cost")
    )


def _parts(reading: Reading) -> dict[str, Any]:
    """The inputs as far as the question tells; empty where its numbers fit in no one way."""
    route = route_of(reading)
    joined = route is not None and _is_route(route)
    groups = card_groups(reading)
    facts = described(reading, groups, route) if route is not None and joined else None
    named = facts or _route_group(reading, groups, joined=joined)
    cards = [g for g in groups if not is_symbol(reading, g)]
    if named is not None:
        cards = [g for g in cards if g.start != named.start]
    if (
        _alternatives(reading, cards)
        or len({g.kind for g in cards}) < len(cards)
        or _plain_cards(reading, groups)
    ):
        return {}
    taken = {i for g in cards for i in range(g.start, g.end)}
    if named is not None and named.counted:
        taken |= set(range(named.start, named.end))
    if _several(reading):
        return {}
    others = counted(reading, "concepts.player", "concepts.turn", "concepts.points")
    taken |= (
        _of_none(reading)
        | counted(reading, "concepts.card", "concepts.train_card")
        | (told_of(reading, route) if route is not None and joined else frozenset())
    )
    numbers = [n for n in numbers_of(reading, between(0, _MAX_TRAINS)) if n.start not in taken | others]
    wanted: list[str] = []
    if not joined and not (named is not None and named.counted):
        wanted.append("length")
    if reading.has("concepts.symbol") or (reading.has("concepts.ferry") and len(numbers) > len(wanted)):
        wanted.append("ferry_locomotives")
    told = reading.has(*_HAVING) or (len(numbers) > len(wanted) and _trains(reading, numbers) is not None)
    if reading.has("concepts.train") and told:
        wanted.append("trains_left")
    found = _shared_out(reading, numbers, wanted)
    if found is None:
        return {}
    inputs: dict[str, Any] = {"route": route} if joined else {}
    if facts is not None:
        inputs["route"] = {**inputs["route"], "color": facts.kind}
    if named is not None and named.counted and not joined:
        found["length"] = named.count
    inputs |= found
    if reading.has("concepts.symbol") and "ferry_locomotives" not in inputs and one_symbol(reading):
        inputs["ferry_locomotives"] = 1
    if any(g.counted for g in cards) and (len(cards) > 1 or _is_strong(reading, cards[0])):
        inputs |= _cards(inputs, cards, named, gray=reading.has("colors.gray"))
    if not joined and any(not is_no_tunnel(reading, m) for m in reading.all("concepts.tunnel")):
        inputs["tunnel"] = True
    return inputs


def _is_route(route: dict[str, str]) -> bool:
    pair = frozenset(route.values())
    return any(pair in load_board(e).by_pair for e in EDITIONS)


def _route_group(reading: Reading, groups: Sequence[CardGroup], *, joined: bool) -> CardGroup | None:
    """The group that is the route's colour: "the red route of 4", "the 4 blue route"."""
    routes = {m.start for m in reading.all(*ROUTE_WORDS)}
    told = [
        # "the blue route, 4 trains": a route stands between the colour and the number
        g
        for g in groups
        if g.kind in COLORS and (g.names_route or routes & set(range(g.start, g.end)))
    ]
    if told and (len(groups) > 1 or told[0].counted):
        # "una tratta rossa" is not of one space
        return replace(told[-1], counted=told[-1].counted and _is_strong(reading, told[-1]))
    if any(g.counted for g in groups):
        spans = [(m.start, m.end) for m in reading.all(*ROUTE_WORDS)]
        plain = [g for g in groups if g.kind in COLORS and not g.counted]
        near = [g for g in plain if any(0 <= g.start - b <= 1 or 0 <= a - g.end <= 1 for a, b in spans)]
        if near:
            return near[-1]  # "tratta semplice blu"
    if joined or len([g for g in groups if g.counted]) < 2:
        return None
    starts = {m.start for m in reading.all("concepts.length", *ROUTE_WORDS)}
    beside = [g for g in groups if g.kind in COLORS and g.counted and g.end in starts]
    return beside[-1] if beside else None


def _is_strong(reading: Reading, group: CardGroup) -> bool:
    """Whether a number counts the cards, and no article."""
    return any(group.start <= n.start < group.end and not n.weak for n in reading.numbers())


def _plain_cards(reading: Reading, groups: Sequence[CardGroup]) -> bool:
    """Whether cards are counted whose colour isn't told: "three cards", "two more cards"."""
    used = {i for g in groups for i in range(g.start, g.end)}
    cards = {m.start for m in reading.all("concepts.card", "concepts.train_card")} - used
    total = sum(g.count for g in groups)  # "two red, a blue and a locomotive, four cards in all"
    return any(
        n.start not in used and cards & {n.end, n.end + 1} and n.value != total
        for n in reading.numbers()
        if not n.weak
    )


def _several(reading: Reading) -> bool:
    """Whether routes are counted in words: "two routes"."""
    routes = {m.start for m in reading.all(*ROUTE_WORDS)}
    return any(
        n.end in routes and not n.weak and not reading.tokens[n.start].is_number for n in reading.numbers()
    )


def _another_route(reading: Reading) -> bool:
    """Whether "another" speaks of anything but one more card in the hand ("and another red")."""
    cards = [(g.start, g.end) for g in card_groups(reading)]
    return any(not any(a <= m.end and m.start <= b for a, b in cards) for m in reading.all("cues.next"))


def _denies_more(reading: Reading) -> bool:
    """Whether the question denies anything but a card or a tunnel ("no loco", "not a tunnel")."""
    kinds = ("concepts.locomotive", "concepts.card", "concepts.tunnel", *(f"colors.{c}" for c in COLORS))
    places = [(m.start, m.end) for m in reading.all(*kinds, "ordinals")]  # "station no 3" denies nothing
    return any(
        not any(
            a - n.end <= _NEAR_DENIED
            and n.start - b <= _NEAR_DENIED
            and all(t.is_word for t in reading.tokens[min(n.start, a) : max(n.end, b)])
            for a, b in places
        )
        for n in reading.all("cues.negation")
    )


def _of_none(reading: Reading) -> frozenset[int]:
    """Places of the "no" of "no locomotive", which is a zero too."""
    kinds = reading.all("concepts.locomotive", *(f"colors.{c}" for c in COLORS))
    beside = {m.start - 1 for m in kinds} | {m.end for m in kinds}
    return frozenset(n.start for n in reading.numbers() if n.value == 0 and n.start in beside)


def _alternatives(reading: Reading, groups: Sequence[CardGroup]) -> bool:
    """Whether the cards are alternatives: "4 red or 4 blue"."""
    between = [[t.text for t in reading.tokens[a.end : b.start]] for a, b in pairwise(groups)]
    return any(words == [_ALONE_OR] or not _OR.isdisjoint(words) for words in between)


def _cards(
    inputs: dict[str, Any], groups: Sequence[CardGroup], named: CardGroup | None, *, gray: bool
) -> dict[str, Any]:
    """The cards, as laid or as a hand to choose from where there are more than the route takes; and its colour."""
    cards: dict[str, int] = {}
    for g in groups:
        cards[g.kind] = cards.get(g.kind, 0) + g.count
    length = inputs.get("length")
    found: dict[str, Any] = {"cards": cards}
    if isinstance(length, int) and sum(cards.values()) > length:
        found = {"hand": cards}
    if "route" in inputs:
        return found
    colors = [c for c in cards if c != "locomotive"]
    if named is not None:
        color = named.kind
    else:  # of a route whose colour is not told, the one that the cards would suit
        color = colors[0] if len(colors) == 1 and not gray and not inputs.get("ferry_locomotives") else "gray"
    return {**found, "color": color}


def _shared_out(reading: Reading, numbers: Sequence[Mention], wanted: Sequence[str]) -> dict[str, Any] | None:
    """Which number is what: of all ways to give every number a part, the closest; None where one is left over."""
    if len(numbers) > len(wanted):
        return None
    best: tuple[float, dict[str, Any]] | None = None
    trains = _trains(reading, numbers)
    for parts in permutations(wanted, len(numbers)):
        if (
            trains is not None
            and "trains_left" in parts
            and numbers[parts.index("trains_left")] is not trains
        ):
            continue
        found = {p: n.value for p, n in zip(parts, numbers, strict=True)}
        if not _fits(found):
            continue
        costs = [_cost(reading, n, p) for p, n in zip(parts, numbers, strict=True)]
        if max(costs, default=0.0) >= _ABSENT:
            continue
        cost = sum(costs)
        cost += 2.0 if "length" in wanted and "length" not in parts else 0.0
        if best is None or cost < best[0]:
            best = (cost, found)
    return best[1] if best is not None else None


def _trains(reading: Reading, numbers: Sequence[Mention]) -> Mention | None:
    """The number right before "trains", where no other stands right beside "left"."""
    starts = {m.start for m in reading.all("concepts.train")}
    left = reading.all("concepts.reserve")
    beside = [n for n in numbers if n.end in starts]
    others = [
        n for n in numbers if n not in beside and any(m.start == n.end or m.end == n.start for m in left)
    ]
    return beside[0] if len(beside) == 1 and not others else None


def _fits(found: dict[str, Any]) -> bool:
    length, symbols = found.get("length"), found.get("ferry_locomotives")
    if length is not None and not 1 <= length <= _MAX_LENGTH:
        return False
    return symbols is None or (symbols >= 1 and (length is None or symbols <= length))


def _cost(reading: Reading, number: Mention, part: str) -> float:
    concepts = {
        "length": _LENGTH,
        "trains_left": _TRAINS,
        "ferry_locomotives": ("concepts.symbol", "concepts.locomotive"),
    }[part]
    if any(m.start < number.end and number.start < m.end for m in reading.all(*concepts)):
        return 0.0  # Greek τετράρα is a number and a length
    ways = [distance(reading, number, m) for m in reading.all(*concepts)]
    far = _NEAR_TRAINS if part == "trains_left" else _FAR
    costs = [way[1] for way in ways if way is not None and way[0] <= far]
    return min(costs, default=_ABSENT)


def unjoined(reading: Reading) -> dict[str, str] | None:
    """Two cities that no route joins, asked about with cards or trains; None where there are none such."""
    named = list(dict.fromkeys(c.city for c in reading.cities))
    if len(named) != 2 or reading.has(*_OTHERS, *_ASKING, "cues.negation", "actions.reveal", "cues.next"):
        return None
    route = {"city_a": named[0], "city_b": named[1]}
    if _is_route(route):
        return None
    if not any(g.counted for g in card_groups(reading)) and not reading.has(*_TRAINS):
        return None
    return route if reading.has("cues.yes_no", "cues.allowed", "cues.enough", "actions.claim") else None


def suited(inputs: dict[str, Any], edition: str) -> dict[str, Any]:
    """The inputs with the track of a double route that the cards suit, and a hand where cards are too many."""
    route = inputs.get("route")
    if not isinstance(route, dict):
        return inputs
    tracks = load_board(edition).by_pair.get(frozenset((str(route["city_a"]), str(route["city_b"]))), ())
    if not tracks:
        return inputs
    out = dict(inputs)
    cards = out.get("cards")
    if isinstance(cards, dict) and sum(cards.values()) > tracks[0].length:
        out["hand"] = out.pop("cards")
    if len({t.color for t in tracks}) > 1 and "color" not in route and isinstance(cards, dict):
        suiting = [t for t in tracks if t.color in cards or t.color == "gray"]
        best = max(suiting or tracks, key=lambda t: cards.get(t.color, 0))
        out["route"] = {**route, "color": best.color}
    return out


# --- stations ---------------------------------------------------------------------------------


def station_payment(reading: Reading) -> tuple[str, bool] | None:
    """Whether cards named pay for a station, and the rule that says so; None where it isn't asked.

    >>> from assistant.reading import read
    >>> station_payment(read("is 1 blue and 1 red ok for the second station", "en"))
    ('station.payment', False)
    """
    others = ("actions.borrow", "concepts.ticket", "concepts.points", "cues.total", "told.charges")
    if not reading.has("concepts.station") or reading.has(*others) or _denies_more(reading):
        return None
    if any(m.start >= asking_clause(reading)[0] for m in reading.all(*_ASKING)):
        return None
    if not reading.has("ordinals", "cues.next"):
        return None
    nth = station_cost(reading).inputs.get("nth")
    if nth is None:
        return None
    if nth > 3:
        return (
            ("setup.stations", False) if reading.has("cues.yes_no", "cues.allowed", "cues.enough") else None
        )
    groups = card_groups(reading)
    if not groups and reading.has("cues.yes_no", "cues.allowed", "cues.enough"):
        plain = counted(reading, "concepts.card", "concepts.train_card", "concepts.same_color")
        held = [n.value for n in reading.numbers() if n.start in plain and n.value]
        return ("station.cost", held[0] >= nth) if len(held) == 1 else None
    if not any(g.counted for g in groups) or _alternatives(reading, groups):
        return None
    cards: dict[str, int] = {}
    denied = {i for m in reading.all("cues.negation", "cues.none") for i in range(m.start, m.end + 1)}
    for g in groups:
        if g.start not in denied:
            cards[g.kind] = cards.get(g.kind, 0) + g.count
    wild = cards.pop("locomotive", 0)
    if sum(cards.values()) + wild < nth:
        return "station.cost", False
    enough = max(cards.values(), default=0) + wild >= nth
    return ("station.cost" if enough else "station.payment"), enough
