"""Cards turned up that are told together, not one by one: "all pink but one", "two of them match"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from assistant.cards import CardGroup
from assistant.denied_cards import is_absent
from assistant.lexicon import Mention
from assistant.reading import Reading
from rules.tunnels import REVEAL

_REVEALED = ("actions.reveal", "concepts.face_up")
_NEAR = 6  # tokens between "all" and the colour of all
_BEFORE = 4  # tokens between "all but one" and its colour
_OF_ALL = 3  # tokens between "six cards" and "all pink but one"


def alike_but_one(reading: Reading, groups: Sequence[CardGroup]) -> list[CardGroup]:
    """The groups, with the counts of "all pink except the middle one, a black" where all of so many are told.

    All are those turned up, or the cards counted before ("six cards, all pink but one, a loco").

    >>> from assistant.cards import card_groups
    >>> from assistant.reading import read
    >>> told = read("the ones turned up were all pink except the last, a black", "en")
    >>> [(g.kind, g.count) for g in alike_but_one(told, card_groups(told))]
    [('pink', 2), ('black', 1)]
    """
    out = list(groups)
    for i, (most, other) in enumerate(pairwise(groups)):
        low, high = _sentence(reading, most.start)
        if not low <= other.start < high or most.kind == other.kind or other.count != 1:
            continue
        excepted = [m for m in reading.all("cues.except") if low <= m.start < other.start]
        alls = [m for m in reading.all("cues.all") if low <= m.start < other.start]
        near = [
            m for m in alls if any(m.start - x.end <= _NEAR and x.start - m.end <= _NEAR for x in excepted)
        ]
        near = [m for m in near if m.start - most.end <= _BEFORE and most.start - m.end <= _NEAR]
        if not near:
            continue
        total = _told_total(reading, near[0], low, high)
        if total is not None and total > 1:
            out[i] = replace(most, count=total - 1, counted=True, loose=False)
            out[i + 1] = replace(other, counted=True, loose=False)
    return out


def _told_total(reading: Reading, every: Mention, low: int, high: int) -> int | None:
    """How many cards "all" are: those turned up, or as many as are counted right before."""
    if any(low <= m.start < high for m in reading.all(*_REVEALED)):
        return REVEAL
    cards = {m.start for m in reading.all("concepts.card", "concepts.train_card")}
    counts = [
        n
        for n in reading.numbers()
        if n.end in cards and low <= n.start and 0 <= every.start - n.end <= _OF_ALL and not n.weak
    ]
    return counts[-1].value if counts else None


def all_of_one(reading: Reading, laid: Sequence[CardGroup], revealed: Sequence[CardGroup]) -> list[CardGroup]:
    """ "All three are black", "they were all red": one colour for all the cards turned up, or for all but one.

    >>> from assistant.cards import card_groups
    >>> from assistant.reading import read
    >>> told = read("the three turned up were all red", "en")
    >>> [(g.kind, g.count) for g in all_of_one(told, [], card_groups(told))]
    [('red', 3)]
    """
    if len(revealed) != 1 or (revealed[0].counted and not revealed[0].loose):
        return list(revealed)
    only = revealed[0]
    if reading.has("cues.except") and _all_but_one(reading, only):
        return [replace(only, count=REVEAL - 1, counted=True)]
    if only.counted:
        return list(revealed)
    places = [(m.start, m.end) for m in reading.all("cues.all")]
    places += [(n.start, n.end) for n in reading.numbers() if n.value == REVEAL and not n.weak]
    own = {i for g in laid for i in range(g.start, g.end)}
    for start, end in places:
        low, high = (end, only.start) if start < only.start else (only.end, start)
        between = reading.tokens[low:high]
        crossed = any(low <= g.start < high for g in laid)
        if start in own or crossed or len(between) > _NEAR or any(t.is_stop for t in between):
            continue
        numbers = [n.value for n in reading.numbers() if start <= n.start < end and n.value and not n.weak]
        numbers += [n.value for n in reading.numbers() if n.start == end and n.value and not n.weak]
        both = any(start <= m.start < end for m in reading.all("cues.both"))
        count = numbers[0] if numbers else 2 if both else REVEAL
        if 1 < count <= REVEAL:
            return [replace(only, count=count, counted=True)]
    return list(revealed)


def _all_but_one(reading: Reading, only: CardGroup) -> bool:
    """Whether all the cards turned up but one are of a colour, the one being left unsaid."""
    low, high = _sentence(reading, only.start)
    told = [m for m in reading.all("cues.except", "cues.all") if low <= m.start < high]
    return {"cues.except", "cues.all"} <= {m.concept for m in told} and any(
        low <= m.start < high for m in reading.all(*_REVEALED)
    )


def matches_told(reading: Reading) -> int | None:
    """How many of the cards turned up match the colour laid, where just their number is told; None where it isn't.

    >>> from assistant.reading import read
    >>> matches_told(read("two of the three cards turned over match, how many cards in all?", "en"))
    2
    >>> matches_told(read("do matching cards count?", "en")) is None
    True
    """
    told: dict[tuple[int, int], int | None] = {}
    for m in reading.all("cues.matching"):
        clause = _clause(reading, m.start)
        if clause not in told:
            told[clause] = _count_in(reading, *clause)
    counts = [c for c in told.values() if c is not None]
    return counts[0] if len(counts) == 1 else None


def _count_in(reading: Reading, low: int, high: int) -> int | None:
    """The number of the cards that match in a clause; 0 for none of them, None where it tells no number or asks."""

    def here(*concepts: str) -> list[Mention]:
        return [m for m in reading.all(*concepts) if low <= m.start < high]

    if here("cues.how_many", "cues.what", "cues.if"):
        return None
    sizes = {m.start for m in reading.all("concepts.length", "concepts.tunnel", "concepts.turn")}
    spans = {i for m in here("concepts.length", "actions.reveal") for i in range(m.start, m.end)}
    numbers = [
        n for n in here("numbers") if n.value is not None and n.end not in sizes and n.start not in spans
    ]
    wild = here("concepts.locomotive")  # "no locomotive" denies no match

    def denying(found: Sequence[Mention]) -> list[Mention]:
        return [m for m in found if not any(-1 <= m.start - w.end <= 0 or m.end == w.start for w in wild)]

    nothing = denying([n for n in numbers if n.value == 0])
    numbers = [n for n in numbers if n.value]
    if nothing or denying(here("cues.none")):
        return 0 if not numbers else None
    if denying(here("cues.negation")) or any(is_absent(reading, m) for m in here("cues.matching")):
        return None
    if len(numbers) > 1:  # "two of the three": the three are those turned up
        whole = next((n for n in numbers if n.value == REVEAL and not n.weak), None)
        numbers = [n for n in numbers if n is not whole]
        strong = [n for n in numbers if not n.weak]
        numbers = strong or numbers
    if len(numbers) == 1:
        value = numbers[0].value or 0
        # "of the three turned up …": no count of those that match by itself
        return value if value < REVEAL or (value == REVEAL and here("cues.all")) else None
    if numbers:
        return None
    if here("cues.both"):
        return REVEAL - 1
    return REVEAL if here("cues.all") else None


def _clause(reading: Reading, at: int) -> tuple[int, int]:
    """The tokens between the marks around a place; an "and" after a number of its own parts as well."""
    parts = {i for i, t in enumerate(reading.tokens) if t.is_stop or t.text in (",", ":", "(", ")")}
    parts |= {m.start for m in reading.all("cues.but")}
    low = max((i + 1 for i in parts if i < at), default=0)
    high = min((i for i in parts if i > at), default=len(reading.tokens))
    lengths = {m.end for m in reading.all("concepts.length", "concepts.tunnel")}
    joins = [m for m in reading.all("cues.and") if low < m.start < at and m.start in lengths]
    return (joins[-1].end if joins else low), high


def _sentence(reading: Reading, at: int) -> tuple[int, int]:
    stops = [i for i, t in enumerate(reading.tokens) if t.is_stop]
    return max((i + 1 for i in stops if i < at), default=0), min(
        (i for i in stops if i > at), default=len(reading.tokens)
    )
