"""Sums: several routes by their lengths, and what stations cost together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from assistant.intents.numbers import between, counted, everything, numbers_of
from assistant.intents.slots import Slots
from assistant.lexicon import Mention
from assistant.reading import Reading

_STATIONS = 3
_MAX_LENGTH = 8
_MAX_COUNT = 12
_MAX_APART = 4  # tokens between two lengths of one row
_ROUTES = ("concepts.route", "concepts.tunnel", "concepts.ferry", "concepts.train", "concepts.length")
_NOT_LENGTHS = ("concepts.player", "concepts.station", "concepts.ticket", "concepts.turn", "concepts.points")
_OTHER_SUMS = tuple(
    f"concepts.{c}"
    for c in ("ticket", "card", "locomotive", "station", "turn", "longest_path", "player", "bonus")
)
# What may stand between a count and the length it counts, besides the word for a route.
_TIMES = frozenset(
    {
        "x",
        "х",
        "of",
        "times",
        "tane",
        "adet",
        "kere",
        "po",
        "na",
        "o",
        "da",
        "di",
        "lunghe",
        "των",
        "με",
        "από",
    }
    | {
        "απο",
        "рет",
        "дана",
        "each",
        "length",
        "long",
        "dlugosci",
        "lunghezza",
        "lungo",
        "lunghi",
        "μηκουσ",
        "space",
    }
)
_OR = frozenset({"or", "veya", "ya", "lub", "czy", "albo", "немесе", "алде", "oppure", "η"})


def routes_points(reading: Reading) -> Slots:
    """The lengths of two or more routes: "routes of 4, 3 and 2", "two routes of 4"."""
    lengths = _lengths(reading) if not reading.cities else []
    if len(lengths) < 2:
        return Slots("routes_points", {}, ("lengths",))
    return Slots("routes_points", {"lengths": lengths})


def asks_for_sum(reading: Reading) -> Slots | None:
    """Several routes named together and nothing else: "routes of 4, 3 and 2 together"; None for other questions."""
    if not reading.has("cues.total") or not reading.has("concepts.route") or reading.has(*_OTHER_SUMS):
        return None
    slots = routes_points(reading)
    return slots if slots.complete else None


def _lengths(reading: Reading) -> list[int]:
    others = counted(reading, *_NOT_LENGTHS)
    numbers = [n for n in numbers_of(reading, between(1, _MAX_COUNT), weak=True) if n.start not in others]
    counts = _counts(reading, numbers)
    heads = {c.start for c in counts.values()}
    row = [n for n in numbers if n.start not in heads and (not n.weak or n.start in counts)]
    if not row or any((n.value or 0) > _MAX_LENGTH for n in row):
        return []
    head = next(
        (n for n in row if n.value == len(row) - 1 and n is row[0] and _introduces(reading, n, row[1:])), None
    )
    row = row[1:] if head is not None else row
    first = counts.get(row[0].start) if row else None
    if first is not None and first.value == len(row) > 1 and not any(n.start in counts for n in row[1:]):
        counts = {}  # "three routes of 6, 4 and 1"
    if not all(_follows(reading, a, counts.get(b.start, b)) for a, b in pairwise(row)):
        return []
    return [n.value or 0 for n in row for _ in range(counts[n.start].value or 1 if n.start in counts else 1)]


def _introduces(reading: Reading, n: Mention, row: Sequence[Mention]) -> bool:
    """Whether ``n`` counts the routes of the list behind it: "three routes: 6, 4 and 1"."""
    routes = {m.start for m in reading.all(*_ROUTES)}
    return bool(row) and bool(routes & set(range(n.end, min(n.end + 2, row[0].start))))


def _counts(reading: Reading, numbers: Sequence[Mention]) -> dict[int, Mention]:
    """By the place of a length, the number that counts its routes: "two routes of 4", "4'lük iki hat"."""
    routes = {i for m in reading.all(*_ROUTES) for i in range(m.start, m.end)}
    lengths = {i for m in reading.all("concepts.length") for i in range(m.start, m.end)}
    found: dict[int, Mention] = {}
    used: set[int] = set()
    for a, b in pairwise(numbers):
        between_ = range(a.end, b.start)
        words = [reading.tokens[i].text for i in between_]
        if (
            not words
            or a.start in used
            or any(not reading.tokens[i].is_word and words != ["-"] for i in between_)
        ):
            continue
        told = all(i in routes or reading.tokens[i].text in _TIMES for i in between_)
        behind = set(range(b.end, b.end + 2)) & routes
        if told and all(i in lengths for i in between_) and behind and not b.weak:
            found[a.start] = b  # the length stands first: "4'lük iki hat"
            used |= {a.start, b.start}
        elif told and not (a.weak and all(i in lengths for i in between_)):
            found[b.start] = a
            used |= {a.start, b.start}
    return found


def _follows(reading: Reading, a: Mention, b: Mention) -> bool:
    """Whether a length follows another in one row."""
    if b.start < a.end:
        return True
    between_ = reading.tokens[a.end : b.start]
    words = {t.text for t in between_ if t.is_word}
    marks = [t for t in between_ if not t.is_word]
    joined = any(a.end <= m.start < b.start for m in reading.all("cues.and")) or any(
        t.text in ",+&" for t in marks
    )
    return (
        joined
        and len(between_) <= _MAX_APART + len(marks)
        and words.isdisjoint(_OR)
        and not any(t.is_stop for t in marks)
    )


def stations_cost(reading: Reading) -> Slots:
    """How many stations' cards are asked for together: all three, or the first two."""
    whole = everything(reading)
    if not reading.has("concepts.station") or not (reading.has("cues.total") or whole):
        return Slots("stations_cost", {}, ("stations",))
    ordinals = sorted({o.value for o in reading.all("ordinals") if o.value})
    if ordinals:
        if ordinals == list(range(1, len(ordinals) + 1)) and 1 < len(ordinals) <= _STATIONS:
            return Slots("stations_cost", {"stations": len(ordinals)})
        return Slots("stations_cost", {}, ("stations",))
    cards = counted(reading, "concepts.card", "concepts.train_card", "concepts.player")
    numbers = {n.value for n in numbers_of(reading, between(2, _STATIONS)) if n.start not in cards}
    if len(numbers) > 1:
        return Slots("stations_cost", {}, ("stations",))
    return Slots("stations_cost", {"stations": numbers.pop() if numbers else _STATIONS})
