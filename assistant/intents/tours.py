"""How many of several tickets count for the Grand Tour, told in parts: "six, all but two with two paths"."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.clauses import asking_clause
from assistant.intents.numbers import between, counted, is_sized, numbers_of
from assistant.intents.outcomes import Word, assign
from assistant.intents.slots import Slots
from assistant.intents.tour_parts import adding_up
from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading

_MOST = 25  # tickets that somebody has, at most
_CLAUSE = 0.9  # the gap from which two stretches are different clauses
_EXCEPTED = 3  # tokens between "except" and the number it excepts
_ROUTE = 3  # tokens from "a single" to the path
_PATHS = ("concepts.route", "concepts.double_route")
_ELSEWHERE = ("concepts.player", "concepts.city", "concepts.points", "concepts.station", "concepts.bonus")
_VERB_LAST = frozenset({"tr", "kk"})
_UNKNOWN = Slots("mandala", {}, ("tickets",))

Span = tuple[int, int]


def tours_in_parts(reading: Reading, two_paths: Sequence[Span]) -> Slots | None:
    """How many tickets count, where they are told in parts; None where they are not.

    The number is missing where what is told does not add up. ``two_paths``: where two paths are spoken of.

    >>> from assistant.reading import read
    >>> tours_in_parts(read("five tickets done, mandalas all but one of them", "en"), []).inputs
    {'tickets': 4}
    """
    number = _told(reading, two_paths)
    if number is None:
        return None
    return _UNKNOWN if number < 0 else Slots("mandala", {"tickets": number})


def _told(reading: Reading, two_paths: Sequence[Span]) -> int | None:
    """The number told in parts, below zero where they do not add up; None where there are no parts."""
    numbers = _numbers(reading, two_paths)
    excepted = _excepted(reading, numbers)
    if not excepted:
        added = adding_up(reading, two_paths, _single(reading), numbers)
        if added is not None:
            return added
    preds = _predicates(reading, two_paths)
    plain = [n for n in numbers if n not in excepted and (not n.weak or _only(reading, n))]
    if excepted:
        if not plain:
            return -1
        whole, out = max(n.value or 0 for n in plain), sum(n.value or 0 for n in excepted)
        good = preds[0].good if preds else True
        return whole - out if good and whole > out else out if not good else -1
    return _of_parts(reading, plain, preds)


def _of_parts(reading: Reading, plain: Sequence[Mention], preds: Sequence[Word]) -> int | None:
    """What is told of parts of the whole, the first and greatest of the numbers."""
    if len(plain) > 1 and all(is_sized(reading, n) for n in plain):
        return len(plain) if {w.good for w in preds} <= {True} and reading.has("cues.all") else None
    rest = [
        m for m in reading.all("cues.rest") if not any(w.start < m.end and m.start < w.end for w in preds)
    ][:1]
    single = [w for w in preds if not w.good]
    of = load_lexicon(reading.lang).listed("of")
    if len(plain) < 2 or not (rest or single or reading.has("cues.only", "cues.but")):
        return None
    whole = plain[0]
    if any((n.value or 0) > (whole.value or 0) for n in plain[1:]):
        part = reading.tokens[plain[0].end : plain[1].start]
        if len(plain) != 2 or not any(t.text in of for t in part):
            return None
        whole = plain[1]
    if not preds:
        return None
    parts = [n for n in plain if n is not whole]
    ahead = [w for w in preds if whole.end <= w.start and w.end <= parts[0].start]
    if any(reading.gap(whole.end, w.start) < _CLAUSE for w in ahead):
        return _without_whole(reading, plain, preds)
    held = {n.start for n in parts for m in rest if m.start <= n.start <= m.end}
    if len(parts) == 1 and not rest and len({w.good for w in preds}) == 1:
        number = parts[0].value or 0
        return number if preds[0].good else (whole.value or 0) - number
    spans = [(n.start, n.end) for n in parts if n.start not in held] + [(m.start, m.end) for m in rest]
    spans.sort()
    judged = {s: preds[k].good for s, k in zip(spans, assign(reading, spans, preds), strict=True)}
    told = sum(n.value or 0 for n in parts if n.start not in held)
    number = sum(n.value or 0 for n in parts if judged.get((n.start, n.end), False))
    behind = bool(rest) and any(w.end > rest[0].start for w in preds)
    if rest and (judged[(rest[0].start, rest[0].end)] if behind else not preds[-1].good):
        number += (whole.value or 0) - told
    return number if 0 <= number <= (whole.value or 0) else -1


def _only(reading: Reading, number: Mention) -> bool:
    """Whether an "only" stands right before a "one" that is an article elsewhere: "only one of my six"."""
    joined = {n.start for n in reading.numbers()}
    return any(
        m.end == number.start or (m.end + 1 == number.start and m.end not in joined)
        for m in reading.all("cues.only")
    )


def _without_whole(reading: Reading, parts: Sequence[Mention], preds: Sequence[Word]) -> int:
    """What is told of parts alone: "four with two paths, the other three with one"; below zero where not clear."""
    spans = [(n.start, n.end) for n in parts]
    if len({w.good for w in preds}) == 1 and all(w.end <= parts[1].start for w in preds):
        good = preds[0].good
        return parts[0].value or 0 if good else -1
    judged = [preds[k].good for k in assign(reading, spans, preds)]
    return sum(n.value or 0 for n, good in zip(parts, judged, strict=True) if good)


def _numbers(reading: Reading, two_paths: Sequence[Span]) -> list[Mention]:
    """The numbers that may count tickets."""
    taken = {i for low, high in (*two_paths, *_single(reading)) for i in range(low, high)}
    taken |= {i for m in reading.all("cues.none") for i in range(m.start, m.end)}
    taken |= counted(reading, *_ELSEWHERE)
    ends = {m.end for m in reading.all("concepts.points", "concepts.bonus")}
    return [
        n
        for n in numbers_of(reading, between(1, _MOST), weak=True)
        if n.start not in taken and (n.start not in ends or reading.lang not in _VERB_LAST)
    ]


def _excepted(reading: Reading, numbers: Sequence[Mention]) -> list[Mention]:
    found = []
    for m in reading.all("cues.except"):
        behind = [n for n in numbers if 0 <= n.start - m.end <= _EXCEPTED]
        ahead = [n for n in numbers if 0 <= m.start - n.end <= _EXCEPTED - 1]
        first = ahead[-1:] if reading.lang in _VERB_LAST else behind[:1]
        found += [n for n in first if n not in found]
    return found


def _single(reading: Reading) -> list[Span]:
    """Where one path alone is spoken of: "a single path", "tek yolla", "с одним путём"."""
    found = [(m.start, m.end) for m in reading.all("concepts.one_path")]
    words = load_lexicon(reading.lang).listed("single")
    ones = {n.start: n.end for n in reading.numbers() if n.value == 1}
    ones |= {i: i + 1 for i, t in enumerate(reading.tokens) if t.text in words}
    for start, end in ones.items():
        for m in reading.all(*_PATHS):
            if 0 <= m.start - end <= _ROUTE and all(t.is_word for t in reading.tokens[end : m.start]):
                others = any(n.value != 1 and end <= n.start < m.start for n in reading.numbers())
                if not others:
                    found.append((start, m.end))
                break
    return found


def _predicates(reading: Reading, two_paths: Sequence[Span]) -> list[Word]:
    """What is said of the tickets: two paths (good) or one (bad); the Grand Tour's name where neither is."""
    low, high = asking_clause(reading)
    single = _single(reading)
    words = [Word(a, b, good=False) for a, b in single]
    words += [Word(a, b, good=True) for a, b in two_paths if not any(a <= s < b for s, _ in single)]
    numbers = reading.numbers()
    named = [m for m in reading.all("concepts.mandala") if not low <= m.start < high or low == 0]
    if words:
        named = [m for m in named if numbers and m.start > numbers[0].start]
    words += [Word(m.start, m.end, good=True) for m in named]
    kept: list[Word] = []
    for w in sorted(words, key=lambda w: w.start):
        if not kept or w.start >= kept[-1].end:
            kept.append(w)
    return kept
