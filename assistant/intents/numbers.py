"""Which number of a question counts what: the closest, unless it is an article or doesn't fit."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from itertools import pairwise

from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading

_ROW = (0.3, 1.05)  # the gap between two numbers of one row: an "and" or a comma, and a word at most
TOO = {"tr": frozenset({"da", "de"}), "kk": frozenset({"да", "де", "та", "те"})}
OR = frozenset({"or", "veya", "ya", "lub", "czy", "немесе", "әлде", "η", "o"})
_FEW = 4
_SEATS = 5  # players at a table, at most
_SHORT = 2  # letters of "na" in "na plus"
_OF = 4  # tokens from "five" to "six" in "five of my six tickets"
_NEAR = 3  # tokens between a number and the word it counts
_SIZED_ENDING = re.compile(r"l[iu][kg].{0,3}|[лдт][иы][кг].{0,3}")
_CLOSE = 3  # words between two things that belong together

Fits = Callable[[int], bool]


def anything(_: int) -> bool:
    """Every number fits."""
    return True


def between(low: int, high: int) -> Fits:
    """Numbers from ``low`` to ``high`` fit."""
    return lambda value: low <= value <= high


def numbers_of(reading: Reading, fits: Fits = anything, *, weak: bool = False) -> list[Mention]:
    """The numbers that fit, articles among them only where ``weak``."""
    return [n for n in reading.numbers() if n.value is not None and fits(n.value) and (weak or not n.weak)]


def told_numbers(reading: Reading) -> list[Mention]:
    """The numbers as they stand, before any of them was worked out by comparing; no articles."""
    cities = {i for c in reading.cities for i in range(c.start, c.end)}
    found = load_lexicon(reading.lang).find(reading.tokens)
    return [m for m in found if m.concept == "numbers" and not m.weak and m.start not in cities]


def nearest_number(
    reading: Reading,
    *concepts: str,
    near: int = _NEAR,
    exclude: Collection[int] = frozenset(),
    fits: Fits = anything,
    inside: bool = False,
) -> Mention | None:
    """The number that counts one of ``concepts``: the closest within ``near`` tokens, those before it first.

    A word that is an article too (``un``, ``bir``) counts only where no other number does, and only right
    before the word. ``inside``: a number may be part of the word itself (``in tre``, ``2p``).
    """
    strong = [n for n in numbers_of(reading, fits) if n.start not in exclude]
    if inside:
        within = {i for m in reading.all(*concepts) for i in range(m.start, m.end)}
        held = [n for n in numbers_of(reading, fits, weak=True) if n.start in within]
        if held:
            return held[0]
    best = _closest(reading, concepts, strong, near)
    if best is None:
        articles = [n for n in numbers_of(reading, fits, weak=True) if n.weak and n.start not in exclude]
        best = _closest(reading, concepts, articles, 1)
    return best


def _closest(
    reading: Reading, concepts: tuple[str, ...], numbers: list[Mention], near: int
) -> Mention | None:
    best: tuple[float, Mention] | None = None
    for target in reading.all(*concepts):
        for number in numbers:
            cost = distance(reading, number, target)
            if cost is not None and cost[0] <= near and (best is None or cost[1] < best[0]):
                best = (cost[1], number)
    return best[1] if best else None


def distance(reading: Reading, number: Mention, target: Mention) -> tuple[int, float] | None:
    """Words between a number and a word, and what the way between them costs; None where they overlap."""
    before = number.end <= target.start
    left, right = (number.end, target.start) if before else (target.end, number.start)
    if right < left:
        return None
    words = [t for t in reading.tokens[left:right] if t.is_word]
    gap = reading.gap(left, right)
    label = not before and right > left and reading.tokens[left].text in (":", "=")
    crossed = sum(1 for n in reading.numbers() if left <= n.start < right and not n.weak)
    return len(words), len(words) + (0.0 if label else 2.0 * gap) + (
        0.0 if before or label else 0.9
    ) + crossed


def only_number(
    reading: Reading,
    *,
    fits: Fits = anything,
    exclude: Collection[int] = frozenset(),
    articles: bool = True,
) -> Mention | None:
    """The one number that fits, or one that is said twice; None where there are several.

    Words that are articles too count where there is nothing else, unless ``articles`` is false.
    """
    found = [n for n in numbers_of(reading, fits) if n.start not in exclude]
    if not found and articles:
        found = [n for n in numbers_of(reading, fits, weak=True) if n.start not in exclude]
    return found[0] if found and len({n.value for n in found}) == 1 else None


def counted(reading: Reading, *concepts: str) -> frozenset[int]:
    """Places of the numbers right before a word of ``concepts``: they count that and nothing else."""
    starts = {m.start for m in reading.all(*concepts)}
    return frozenset(n.start for n in reading.numbers() if n.end in starts)


def in_row(reading: Reading, numbers: Sequence[Mention], *, same: bool = False) -> bool:
    """Whether two numbers (different ones, unless ``same``) stand in a row: "of 4, 3 and 2", "two or three"."""
    return any(
        (same or a.value != b.value)
        and (
            _ROW[0] <= reading.gap(a.end, b.start) <= _ROW[1]
            or (b.start - a.end <= 3 and any(t.text in OR for t in reading.tokens[a.end : b.start]))
        )
        for a, b in pairwise(numbers)
    )


def everything(reading: Reading) -> list[Mention]:
    """Words for all of a number of things: "both", "all three"; in Turkish and Kazakh "üç biletim de"."""
    found = reading.all("cues.all")
    behind = {n.start: n for n in numbers_of(reading, between(2, _FEW)) if not is_sized(reading, n)}
    found += [Mention("cues.all", m.start, behind[m.end].end) for m in found if m.end in behind]
    particles = TOO.get(reading.lang)
    if particles is not None:
        starts = {n.start for n in reading.numbers()}
        for n in reading.numbers():
            at = n.end + 1
            if (
                not n.value
                or n.value < 2
                or at >= len(reading.tokens)
                or n.end in starts
                or is_sized(reading, n)
            ):
                continue
            if at + 1 in starts:
                continue  # "iki tane de yedilik" counts what follows
            if reading.tokens[at].text in particles and reading.tokens[n.end].is_word:
                found.append(Mention("cues.all", n.start, at + 1))
    return found


def held_by(reading: Reading, *concepts: str) -> frozenset[int]:
    """Places of the numbers that are part of a word of ``concepts`` ("two separate paths")."""
    return frozenset(i for m in reading.all(*concepts) if m.end - m.start > 1 for i in range(m.start, m.end))


def is_sized(reading: Reading, number: Mention) -> bool:
    """Whether a number word names a thing by its number, not how many there are: "szóstka", "altılık", "εξάρι"."""
    if any(m.start <= number.start < m.end for m in reading.all("concepts.length")):
        return True
    ending = reading.tokens[number.end : number.end + 1]
    if ending and ending[0].glued and _SIZED_ENDING.fullmatch(ending[0].text):
        return True  # "5lik", "12лик"
    return reading.tokens[number.end - 1].text.startswith(tuple(load_lexicon(reading.lang).listed("sized")))


def of_people(reading: Reading) -> frozenset[int]:
    """Places of the numbers that count persons: "ikimiz", "екеуміз", "eravamo in cinque", "graliśmy we czwórkę".

    >>> from assistant.reading import read
    >>> reading = read("eravamo in cinque, ho riusciti il 17 e il 9", "it")
    >>> [n.value for n in reading.numbers() if n.start in of_people(reading)]
    [5]
    """
    stems = tuple(load_lexicon(reading.lang).listed("people"))
    told = reading.told("us")
    before, behind = {m.start for m in told}, {m.end for m in told}
    return frozenset(
        n.start
        for n in reading.numbers()
        if reading.tokens[n.start].text.startswith(stems)
        or n.end in before
        or (n.start in behind and (n.value or 0) <= _SEATS and _stands_alone(reading, n))
    )


def _stands_alone(reading: Reading, number: Mention) -> bool:
    """Whether neither a word stands right behind a number, nor another number behind a comma."""
    behind = reading.tokens[number.end : number.end + 2]
    listed = len(behind) > 1 and any(n.start == number.end + 1 for n in reading.numbers())
    return not (behind and behind[0].is_word) and not listed


def close(reading: Reading, a: Mention, b: Mention) -> bool:
    """Whether two words stand near each other in one clause."""
    low, high = (a.end, b.start) if a.start < b.start else (b.end, a.start)
    between = reading.tokens[low:high]
    return len(between) <= _CLOSE and all(t.is_word for t in between)


def part_of(reading: Reading, numbers: Sequence[Mention]) -> Mention | None:
    """The part, where two numbers side by side tell a part and its whole: "five of my six"; else None."""
    of = load_lexicon(reading.lang).listed("of")
    for part, whole in pairwise(numbers):
        words = [t.text for t in reading.tokens[part.end : whole.start]]
        if words and len(words) <= _OF and words[0] in of and (part.value or 0) <= (whole.value or 0):
            return part
    return None


def ordinals_of(reading: Reading) -> list[Mention]:
    """The ordinals, without what only looks like one: Italian "prima della fine".

    >>> from assistant.reading import read
    >>> [o.value for o in ordinals_of(read("la seconda stazione prima della fine", "it"))]
    [2]
    """
    inside = {i for m in reading.all("told.no_ordinal") for i in range(m.start, m.end)}
    return [o for o in reading.all("ordinals") if o.value and o.start not in inside]


def first_few(reading: Reading) -> list[Mention]:
    """The numbers of "the first two", "ilk ikisi", "τους δύο πρώτους": so many at the head of what is told."""
    ones = [m for m in reading.all("ordinals") if m.value == 1]
    return [
        n
        for n in numbers_of(reading, between(2, _FEW))
        if any(m.end == n.start or n.end == m.start for m in ones)
    ]


def sign_of(reading: Reading, number: Mention) -> str | None:
    """The sign right before a number, ``+`` or ``-``, or a word for it that ends what is said of the number.

    "+22 -8", "plus 35 and minus 12", "35 plus, 12 minus"; None where there is none.

    >>> from assistant.reading import read
    >>> told = read("tickets plus 35 and -12, one of 8", "en")
    >>> [sign_of(told, n) for n in told.numbers() if not n.weak]
    ['+', '-', None]
    """
    before = reading.tokens[number.start - 1] if number.start else None
    if number.weak:
        return None
    lexicon = load_lexicon(reading.lang)
    if before is not None:
        if before.text in ("+", "-"):
            return before.text if not before.glued and reading.tokens[number.start].glued else None
        if before.text in lexicon.listed("minus"):
            return "-"
        if before.text in lexicon.listed("positive"):
            return "+"
    behind = reading.tokens[number.end : number.end + 3]
    if len(behind) > 1 and behind[0].is_word and len(behind[0].text) <= _SHORT:
        behind = behind[1:]  # "na plus"
    if not behind or (len(behind) > 1 and behind[1].is_word):
        return None
    if behind[0].text in lexicon.listed("minus"):
        return "-"  # "13 plus, 10 minus"
    return "+" if behind[0].text in lexicon.listed("positive") else None
