"""Cards laid that are told by those turned up: "two greens came up, like the three I had laid"."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.cards import CardGroup
from assistant.reading import Reading

_REACH = 5  # tokens from "like" to the verb for laying
_VERB_LAST = frozenset({"tr", "kk"})


def laid_alike(reading: Reading, groups: Sequence[CardGroup]) -> CardGroup | None:
    """The cards laid, of the colour of the last that were told before them; None where they are not told so.

    >>> from assistant.cards import card_groups
    >>> from assistant.reading import read
    >>> told = read("two greens came up, like the three I had laid", "en")
    >>> found = laid_alike(told, card_groups(told))
    >>> (found.kind, found.count, found.counted)
    ('green', 3, True)
    """
    plays = reading.all("actions.play_cards")
    for word in reading.all("told.alike"):
        span = _span(reading, word.start, word.end)
        verbs = [m for m in plays if span[0] <= m.start < span[1]]
        inside = [g for g in groups if span[0] <= g.start < span[1]]
        color = _color(reading, groups, word.start, word.end)
        if not verbs or inside or color is None:
            continue
        numbers = [n for n in reading.numbers() if span[0] <= n.start < span[1] and n.value and not n.weak]
        if len(numbers) > 1:
            continue
        count = (numbers[0].value or 1) if numbers else 1
        return CardGroup(color, count, word.start, word.end, counted=bool(numbers))
    return None


def _span(reading: Reading, start: int, end: int) -> tuple[int, int]:
    """Where what is compared with stands: behind the word, in verb-last languages before it."""
    if reading.lang in _VERB_LAST:
        low = next((i + 1 for i in range(start - 1, -1, -1) if not reading.tokens[i].is_word), 0)
        return max(low, start - _REACH), start
    goes_on = {m.start - 1 for m in reading.all("told.relative")}
    marks = [i for i, t in enumerate(reading.tokens) if not t.is_word and i not in goes_on]
    high = next((i for i in marks if i >= end), len(reading.tokens))
    return end, min(high, end + _REACH + 1)


def _color(reading: Reading, groups: Sequence[CardGroup], start: int, end: int) -> str | None:
    """The colour that both have: in verb-last languages it stands behind the word, else before it."""
    colors = [g for g in groups if g.kind != "locomotive"]
    if reading.lang in _VERB_LAST:
        return next((g.kind for g in colors if g.start >= end), None)
    return next((g.kind for g in reversed(colors) if g.end <= start), None)
