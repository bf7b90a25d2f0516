"""Ferries: their length and locomotive symbols, or their cities."""

from __future__ import annotations

from typing import Any

from assistant.intents.numbers import anything, between, distance, numbers_of
from assistant.intents.routes import route_of
from assistant.intents.slots import Slots
from assistant.lexicon import Mention
from assistant.reading import Reading

_LENGTH = ("concepts.length", "concepts.train", "concepts.ferry", "concepts.route")
_SYMBOLS = ("concepts.symbol", "concepts.locomotive")
_MAX_LENGTH = 9
_FAR = 5


def ferry_cost(reading: Reading) -> Slots:
    """A ferry's length and locomotive symbols, or its cities."""
    route = route_of(reading)
    if route:
        return Slots("ferry_cost", {"route": route})
    length, symbols = _ferry_numbers(reading)
    inputs: dict[str, Any] = {}
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
