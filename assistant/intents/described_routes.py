"""What a question says of the route itself: its colour and length, its symbols, that it is no tunnel."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.cards import CardGroup
from assistant.intents.numbers import distance, numbers_of
from assistant.lexicon import Mention
from assistant.reading import Reading
from rules import EDITIONS
from rules.maps import Route, load_board

ROUTE_WORDS = ("concepts.route", "concepts.tunnel", "concepts.ferry")
_NEAR_SYMBOL = 2
# Words right beside "tunnel" that say that the route is none.
_OUTSIDE = frozenset(
    {"outside", "off", "fuori", "εκτοσ", "εξω", "disi", "disinda", "poza", "тис", "non", "normal"}
)


def described(reading: Reading, groups: Sequence[CardGroup], route: dict[str, str]) -> CardGroup | None:
    """The group that describes the route named by its cities: "Atlanta–Miami (5 blue) with 3 blue"."""
    kinds = [g.kind for g in groups]
    facts = {(t.color, t.length) for t in tracks_of(route)}
    sizes = {m.start for m in reading.all("concepts.length", *ROUTE_WORDS)}
    for g in groups:
        if (
            g.counted
            and (g.kind, g.count) in facts
            and (kinds.count(g.kind) > 1 or g.end in sizes or g.loose)
        ):
            return g
    return None


def told_of(reading: Reading, route: dict[str, str]) -> frozenset[int]:
    """Places of the numbers that only say what the board says of the route: its length, its symbols."""
    tracks = tracks_of(route)
    found: set[int] = set()
    for concepts, values in (
        (("concepts.length", *ROUTE_WORDS), {t.length for t in tracks}),
        (("concepts.symbol",), {t.ferry_locomotives for t in tracks}),
    ):
        for n in numbers_of(reading, lambda value, fit=values: value in fit):  # type: ignore[misc]
            ways = [distance(reading, n, m) for m in reading.all(*concepts)]
            if any(way is not None and way[0] <= _NEAR_SYMBOL for way in ways):
                found.add(n.start)
    return frozenset(found)


def tracks_of(route: dict[str, str]) -> list[Route]:
    """The tracks between two cities on every board that has them."""
    pair = frozenset((route["city_a"], route["city_b"]))
    return [track for e in EDITIONS for track in load_board(e).by_pair.get(pair, ())]


def is_symbol(reading: Reading, group: CardGroup) -> bool:
    """Whether a locomotive is one on the route: "2 loco symbols", "2 simboli di locomotiva"."""
    if group.kind != "locomotive":
        return False
    return any(
        group.start <= m.start < group.end
        or 0 <= m.start - group.end < 1
        or 0 <= group.end - 1 - m.end < _NEAR_SYMBOL
        for m in reading.all("concepts.symbol")
    )


def one_symbol(reading: Reading) -> bool:
    """Whether an article counts the symbols: "a loco symbol", "un simbolo", "bir lokomotif simgesi"."""
    wild = {m.start for m in reading.all("concepts.locomotive")}
    return any(
        at >= 0 and reading.is_article(reading.tokens[at].text)
        for m in reading.all("concepts.symbol")
        for at in (m.start - 1, m.start - 2 if m.start - 1 in wild else -1)
    )


def is_no_tunnel(reading: Reading, tunnel: Mention) -> bool:
    """Whether the question says that the route is no tunnel."""
    low, high = max(0, tunnel.start - 2), tunnel.end + 1
    around = reading.tokens[low:high]
    denied = any(low <= m.start < high for m in reading.all("cues.negation"))
    return denied or any(t.text in _OUTSIDE for t in around)
