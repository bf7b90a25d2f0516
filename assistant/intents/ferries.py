"""Ferries: their length and locomotive symbols, or their cities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from assistant.cards import COLORS, CardGroup, card_groups
from assistant.clauses import asking_clause, asks_yes_or_no
from assistant.intents.described_routes import is_symbol
from assistant.intents.numbers import anything, between, distance, numbers_of
from assistant.intents.routes import route_of
from assistant.intents.slots import Slots
from assistant.intents.speakers import clause_around, tells_of_asker
from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading
from rules import EDITIONS
from rules.maps import load_board

_LENGTH = ("concepts.length", "concepts.train", "concepts.ferry", "concepts.route")
_SYMBOLS = ("concepts.symbol", "concepts.locomotive")
_MAX_LENGTH = 9
_FAR = 5
_CARDS = ("concepts.card", "concepts.train_card", "concepts.colored", "concepts.same_color")
# What tells that cards are asked for beside the locomotives: a colour, "more", "apart from".
_REST = ("concepts.colored", "concepts.same_color", "cues.more", "cues.except", "actions.pay_extra")
_ASKED = 5  # words between "how many" and what is asked for
_NOT_FERRY = ("concepts.station", "concepts.tunnel", "actions.reveal", "cues.must")
_ANOTHER = 2  # tokens between "another" and the card that it adds
_ADJECTIVE = 1  # words between the locomotives and the "how many" behind them
_LEAST = 3  # words between "the fewest" and the locomotives


def ferry_cost(reading: Reading) -> Slots:
    """A ferry's length and locomotive symbols, or its cities; and the locomotives that somebody has for it."""
    route = route_of(reading)
    held = _held(reading, route)
    inputs: dict[str, Any] = {} if held is None else {"locomotives": held[1]}
    if route:
        return Slots("ferry_cost", {"route": route, **inputs})
    aside = set() if held is None else {held[0]}
    length, symbols = _ferry_numbers(
        replace(reading, mentions=tuple(m for m in reading.mentions if m.start not in aside))
    )
    missing = []
    if length is not None:
        inputs["length"] = length
    else:
        missing.append("length")
    if symbols is not None:
        inputs["ferry_locomotives"] = symbols
    else:
        missing.append("ferry_locomotives")
    return Slots("ferry_cost", inputs, tuple(missing))


def _held(reading: Reading, route: Mapping[str, str] | None) -> tuple[int, int] | None:
    """Where the locomotives that somebody has or plays stand, and how many; None where that changes nothing asked."""
    part = part_asked(reading)
    asked = {i for m in reading.all("cues.how_many", "cues.at_least") for i in range(m.start, m.end + 2)}
    wild = [
        g
        for g in card_groups(reading)
        if g.kind == "locomotive" and g.counted and not is_symbol(reading, g)
        if not asked & set(range(g.start, g.end))
    ]
    nth = [
        o
        for o in reading.all("ordinals")
        if any(m.start == o.end for m in reading.all("concepts.locomotive"))
    ]
    if part == "same_color" and len(nth) == 1 and nth[0].value:
        return nth[0].start, nth[0].value  # "I also throw in a third locomotive"
    if part is None or len(wild) != 1:
        return None
    lacking = reading.has("cues.more", "told.lacking")
    weak = any(n.start == wild[0].start and n.weak for n in reading.numbers())
    if part == "locomotives" and not (lacking and _tells_hand(reading, wild[0])):
        return None
    if part == "same_color" and (weak or (route is None and not reading.has("concepts.symbol"))):
        return None
    return wild[0].start, wild[0].count


def _tells_hand(reading: Reading, group: CardGroup) -> bool:
    """Whether locomotives are told as held: "I have one loco", "bir lokomotifim var"."""
    low, high = clause_around(reading, group.start)
    return tells_of_asker(reading, low, high) or any(
        low <= m.start < high for m in reading.all("concepts.hand", "told.has")
    )


def _ferry_numbers(reading: Reading) -> tuple[int | None, int | None]:
    """Length and symbols: of all ways to give the numbers to the two, the closest."""
    numbers = numbers_of(reading, between(1, _MAX_LENGTH))
    articles = [n for n in numbers_of(reading, anything, weak=True) if n.weak]
    best: tuple[float, int | None, int | None] = (float("inf"), None, None)
    for a in [None, *numbers]:
        for b in [None, *numbers, *articles]:
            if a is not None and a is b:
                continue
            if a is not None and b is not None and (b.value or 0) > (a.value or 0):
                continue
            cost = _cost_of(reading, a, _LENGTH) + _cost_of(reading, b, _SYMBOLS)
            if cost < best[0]:
                best = (cost, a.value if a else None, b.value if b else None)
    _, length, symbols = best
    if symbols is None and _article_before_symbol(reading):
        symbols = 1
    return length, symbols


def _cost_of(reading: Reading, number: Mention | None, concepts: tuple[str, ...]) -> float:
    if number is None:
        return 9.0
    ways = [distance(reading, number, m) for m in reading.all(*concepts)]
    costs = [
        cost
        for way in ways
        if way is not None and way[0] <= (0 if number.weak else _FAR)
        for cost in (way[1],)
    ]
    if not costs:
        return 20.0 if number.weak else 7.0
    return min(costs) + (4.0 if number.weak else 0.0)


def _article_before_symbol(reading: Reading) -> bool:
    articles = {i for i, t in enumerate(reading.tokens) if reading.is_article(t.text)}
    return any({m.start - 1, m.start - 2} & articles for m in reading.all(*_SYMBOLS))


Part = Literal["locomotives", "same_color"]


def part_asked(reading: Reading) -> Part | None:
    """Which part of a ferry's price is asked for as one number; None where both are.

    >>> from assistant.reading import read
    >>> part_asked(read("how many cards of one colour go with the locomotive?", "en"))
    'same_color'
    """
    symbols = {i for m in reading.all("concepts.symbol") for i in range(m.start - 1, m.end + 1)}
    wild = [m for m in reading.all("concepts.locomotive") if m.start not in symbols]
    cards = reading.all(*_CARDS)
    colors = [m for c in COLORS for m in reading.all(f"colors.{c}")]
    for asking in reading.all("cues.how_many"):
        target = _first_behind(reading, asking, [*wild, *cards, *colors])
        if target is None and any(0 <= asking.start - m.end <= _ADJECTIVE for m in wild):
            return "locomotives"  # "locomotives how many at least?"
        if target in colors:
            return "same_color"
        if target in cards and _must_be(reading, asking, wild):
            return "locomotives"
        if target in wild:
            return "locomotives"
        before = [m for m in (*cards, *colors) if 0 <= asking.start - m.end <= _ADJECTIVE]
        if target is None and any(m.concept in _REST or m in colors for m in before):
            return "same_color"  # "gerisine aynı renkten kaç tane", "бір түстен нешеу"
        if target is not None or reading.has("cues.more"):
            return "same_color" if reading.has(*_REST) else None
    for least in reading.all("cues.at_least"):
        if any(abs(m.start - least.end) <= _LEAST for m in wild):
            return "locomotives"
    return None


def _must_be(reading: Reading, asking: Mention, wild: Sequence[Mention]) -> bool:
    """ "How many of the cards have to be locomotives?" """
    musts = [m for m in reading.all("cues.must") if m.start > asking.start]
    return any(0 <= w.start - m.end <= 1 for m in musts for w in wild)


def asks_for_ferry(reading: Reading) -> Slots | None:
    """What a ferry costs, where the question asks for one part of its price in so many words; else None."""
    low, high = asking_clause(reading)
    points = any(low <= m.start < high for m in reading.all("concepts.points"))
    if not is_ferry(reading) or points or reading.has("concepts.station", "concepts.tunnel"):
        return None
    slots = ferry_cost(reading)
    return slots if slots.complete and part_asked(reading) is not None else None


def is_ferry(reading: Reading) -> bool:
    """Whether a ferry is spoken of, by that word or by two cities that a ferry joins."""
    if reading.has("concepts.ferry"):
        return True
    route = route_of(reading)
    if route is None:
        return False
    pair = frozenset(route.values())
    return any(r.ferry_locomotives for e in EDITIONS for r in load_board(e).by_pair.get(pair, ()))


def ferry_hand(reading: Reading) -> Slots | None:
    """A ferry and the cards that somebody has for it, where it is asked whether they do; else None.

    >>> from assistant.reading import read
    >>> ferry_hand(read("ferry of 4 with 2 symbols, I hold one loco and three greens, enough?", "en")).inputs["hand"]
    {'locomotive': 1, 'green': 3}
    """
    if not is_ferry(reading) or reading.has(*_NOT_FERRY) or not _asks_whether(reading):
        return None
    if _speaks_of_points(reading):
        return None
    symbols = {i for m in reading.all("concepts.symbol") for i in range(m.start - 2, m.end + 1)}
    symbols = symbols or _drawn(reading)
    held = [g for g in card_groups(reading) if not symbols & set(range(g.start, g.end))]
    hand = {i for g in held for i in range(g.start, g.end)} if symbols else set()
    slots = ferry_cost(replace(reading, mentions=tuple(m for m in reading.mentions if m.start not in hand)))
    held = summed(reading, held)
    if not slots.complete or not any(g.counted for g in held) or len({g.kind for g in held}) < len(held):
        return None
    cards = {g.kind: g.count for g in held if not _is_denied(reading, g)}
    gray = {} if "route" in slots.inputs else {"color": "gray"}
    return Slots("claim_check", {**slots.inputs, **gray, "hand": cards})


def _asks_whether(reading: Reading) -> bool:
    """Whether a yes or no is wanted: by its form, or by a few words such as "doable?", "does mine do?"."""
    low, high = asking_clause(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    if here & {"cues.how_many", "cues.what", "cues.where", "cues.total"}:
        return False
    fits = any(low <= m.start < high for m in reading.all("cues.allowed", "cues.enough", "told.fits"))
    return fits or asks_yes_or_no(reading)


def _drawn(reading: Reading) -> set[int]:
    """Where locomotives are told beside the ferry's length, as drawn on it: "4 spaces, 2 of them with a loco"."""
    groups = [g for g in card_groups(reading) if g.kind == "locomotive"]
    if len(groups) < 2 or not reading.has("concepts.length", "concepts.ferry"):
        return set()
    sizes = reading.all("concepts.length", "concepts.ferry")
    near = min(groups, key=lambda g: min(abs(g.start - m.start) for m in sizes))
    return set(range(near.start, near.end))


def _speaks_of_points(reading: Reading) -> bool:
    """Whether points are spoken of, and not only somebody's score told by the way: "she already has 64 points"."""
    low, high = asking_clause(reading)
    counted_points = {n.end for n in reading.numbers()}
    return any(low <= m.start < high or m.start not in counted_points for m in reading.all("concepts.points"))


def summed(reading: Reading, groups: Sequence[CardGroup]) -> list[CardGroup]:
    """Cards told one after the other taken together: "one blue, another blue"; and "as many" as the ones before.

    >>> from assistant.reading import read
    >>> r = read("I hold a loco, another loco and three greens", "en")
    >>> [(g.kind, g.count) for g in summed(r, card_groups(r))]
    [('locomotive', 2), ('green', 3)]
    """
    another = load_lexicon(reading.lang).listed("another") - load_lexicon(reading.lang).articles
    equal = {m.start for m in reading.all("told.as_many")}
    found: list[CardGroup] = []
    for group in groups:
        near = range(group.start - _ANOTHER, group.end + _ANOTHER)
        if found and equal & set(near) and min(equal & set(near)) >= found[-1].end:
            group = replace(group, count=found[-1].count)
        same = next((i for i, g in enumerate(found) if g.kind == group.kind), None)
        words = {reading.tokens[i].text for i in near if 0 <= i < len(reading.tokens)}
        if same is not None and words & another:
            found[same] = replace(found[same], count=found[same].count + group.count, counted=True)
        else:
            found.append(group)
    return found


def _is_denied(reading: Reading, group: CardGroup) -> bool:
    """Whether the question says that there is none of it: "no loco"."""
    denials = reading.all("cues.none", "cues.negation")
    kinds = {m.start for m in reading.mentions if m.concept.startswith("colors.")}
    near = 1 if reading.lang in ("tr", "kk") else 0  # "lokomotifim ise hiç yok"
    behind = any(0 <= m.start - group.end <= near and m.end not in kinds for m in reading.all("cues.none"))
    return behind or any(group.start - 1 <= m.start < group.end for m in denials)


def _first_behind(reading: Reading, asking: Mention, targets: list[Mention]) -> Mention | None:
    behind = [m for m in targets if asking.start < m.start and m.start - asking.start <= _ASKED]
    behind = [m for m in behind if all(t.is_word for t in reading.tokens[asking.start : m.start])]
    return min(behind, key=lambda m: m.start, default=None)


def part_of(result: Mapping[str, Any], reading: Reading) -> int | None:
    """The number asked for out of a ferry's price; None where cards already held would change it."""
    part = part_asked(reading)
    if part is None:
        return None
    if "missing" in result:
        return int(result["missing"])
    if part == "locomotives" and _asks_for_more(reading):
        return None  # more than how many is not understood
    symbols = {i for m in reading.all("concepts.symbol") for i in range(m.start - 2, m.end + 2)}
    asked = {i for m in reading.all("cues.how_many") for i in range(m.start, m.end + 2)}
    nth = {o.end for o in reading.all("ordinals")}  # "a third locomotive"
    aside = symbols | asked | nth
    held = [g for g in card_groups(reading) if g.counted and not aside & set(range(g.start, g.end))]
    if part == "same_color" and any(
        g.kind in COLORS or g.count != result["locomotives"] for g in held if not _paid_once(reading, g.start)
    ):
        return None
    return int(result[part])


def _asks_for_more(reading: Reading) -> bool:
    """ "How many more locomotives do I need?" """
    more = [m.start for m in reading.all("cues.more", "told.lacking")]
    return any(
        -_ADJECTIVE - 1 <= at - m.end <= _ADJECTIVE + 1 for m in reading.all("cues.how_many") for at in more
    )


def _paid_once(reading: Reading, at: int) -> bool:
    """Whether a count is an article: "besides a locomotive" """
    return any(n.start == at and n.weak for n in reading.numbers())
