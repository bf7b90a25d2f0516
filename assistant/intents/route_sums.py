"""Several routes added up: a list whose items each give a length, how many routes have it, or two cities."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from assistant.intents.named_routes import NamedRoute, named_routes, pointed_at
from assistant.intents.numbers import between, counted, numbers_of, of_people
from assistant.intents.owners import names_another, routes_of_others
from assistant.intents.route_sizes import (
    BY,
    MAX_LENGTH,
    ROUTES,
    is_hyphen,
    is_measured,
    sized,
    with_pairs,
)
from assistant.intents.slots import Slots
from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading

_MAX_COUNT = 12
ECHO = 3  # tokens between a route named by its cities and its length said again
_PAIRS = 2  # routes named by their cities that make a sum
_PASSING = 2  # words of a part without a route that do not end the list
_NEAR_ONLY = 2
_OTHERS = tuple(
    f"concepts.{c}"
    for c in (
        "player",
        "station",
        "ticket",
        "long_ticket",
        "turn",
        "points",
        "card",
        "locomotive",
        "opponent",
    )
)
_ASIDE = ("concepts.ticket", "concepts.long_ticket", "concepts.player", "concepts.station", "concepts.card")
_OWN = ("cues.mine", "cues.total", "cues.i_self", "actions.claim", "actions.draw", "actions.play_cards")
_LEFT = ("concepts.reserve", "concepts.unused")
_PART_OF = re.compile(r".+(?:l[ae]r[dt][ae]n|[дтл][ае]рд[иу]н)")  # "of the girls" before "one"


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of the text between two joins: the lengths it gives, or only a number of routes."""

    start: int
    end: int
    lengths: tuple[int, ...] = ()
    count: int | None = None
    told: bool = False  # it speaks of routes or of their length
    unclear: bool = False
    article: bool = False
    aside: bool = False  # in brackets that follow no route
    number: int | None = None  # its only number, where that gives no length
    counted: bool = False  # a route word stands between the count and the length

    @property
    def is_empty(self) -> bool:
        return not self.lengths and self.count is None and not self.unclear


def routes_points(reading: Reading) -> Slots:
    """The lengths of two or more routes: "routes of 4, 3 and 2", "two routes of 4", "Stockholm–Petrograd and a 3"."""
    lengths = _lengths(with_pairs(reading))
    if len(lengths) < 2:
        return Slots("routes_points", {}, ("lengths",))
    return Slots("routes_points", {"lengths": lengths})


def counts_routes(reading: Reading, number: Mention) -> bool:
    """Whether a number tells how many routes there are, not how long one is: "three routes", "4 routes"."""
    if number.weak or (number.value or 0) < 2 or sized(reading, number):
        return False
    if reading.tokens[number.start].is_number and not reading.has(*_OWN) and not reading.cities:
        return False  # "India's 6 route, how many points?"
    at = number.end
    if at < len(reading.tokens) and reading.tokens[at].text in _times_words(reading):
        at += 1
    return any(m.start == at for m in reading.all(*ROUTES)) and not _has_article(reading, number)


def routes_told(reading: Reading) -> int | None:
    """How many routes there are said to be: "3 routes", "all three", "ikisi"."""
    told = {n.value for n in reading.numbers() if counts_routes(reading, n)}
    told |= {n.value for n in _pointing(reading)}
    return told.pop() if len(told) == 1 else None


def _pointing(reading: Reading) -> list[Mention]:
    """Numbers that take up what was told before, and are no length."""
    most = max(len(reading.cities) - 1, 1) if reading.cities else _MAX_COUNT
    found = pointed_at(reading, reading.numbers())
    return [n for n in found if (n.value or 0) <= most and not sized(reading, n)]


def _lengths(reading: Reading) -> list[int]:
    """The lengths told; numbers that only take them up again ("these two") are to be as many as there are."""
    again = _pointing(reading)
    if not again:
        return _listed(reading)
    told = _listed(replace(reading, mentions=tuple(m for m in reading.mentions if m not in again)))
    if len(told) > 1 and {n.value for n in again} == {len(told)}:
        return told
    return [] if reading.cities else _listed(reading)


def _listed(reading: Reading) -> list[int]:
    parts = _parts(reading)
    if parts is None:
        return []
    total = sum(len(p.lengths) for p in parts)
    parts = [p for p in parts if not (total and p.number == total and not p.lengths)]  # "both lines together"
    parts = [p for p in parts if not _is_those(reading, p, total)]
    runs = [run for run in _runs(reading, parts) if any(not p.is_empty for p in run)]
    told = [run for run in runs if any(p.told for p in run)]
    chosen = told or (runs if len(runs) == 1 else [])
    if any(sum(len(p.lengths) for p in run if not p.aside) > 1 for run in runs if run not in chosen):
        return []  # another list, of what is not said
    found: list[int] = []
    for run in chosen:
        lengths = _added(run)
        if lengths is None:
            return []
        found += lengths
    return found


def _is_those(reading: Reading, part: _Part, total: int) -> bool:
    """Whether the number of a part only says how many were listed: "how many points do those two get me"."""
    numbers = [n.start for n in reading.numbers() if part.start <= n.start < part.end]
    asks = any(
        part.start <= m.start < n for m in reading.all("cues.how_many", "cues.what") for n in numbers[:1]
    )
    return asks and not part.told and part.lengths == (total - 1,) and total > _PAIRS


def _added(run: Sequence[_Part]) -> list[int] | None:
    """The lengths of one list; None where an item of it is not understood."""
    items = [p for p in run if not p.is_empty]
    if any(p.unclear for p in items):
        return None
    head = items[0]
    rest = items[1:]
    if head.lengths and head.counted and len(items) == len(head.lengths) > 1 and _are_plain(rest):
        return [head.lengths[0], *(n for p in rest for n in p.lengths)]  # "three routes of 6, 4 and 1"
    if head.count is not None and not head.lengths:
        listed = [n for p in rest for n in p.lengths]
        if any(p.count is not None and not p.lengths for p in rest) or not listed:
            return None if listed else []
        if len(listed) == head.count:
            return listed
        return listed * head.count if len(listed) == 1 else None  # "two routes, 4 spaces each"
    if any(not p.lengths for p in items):
        return None
    return [n for p in items for n in p.lengths]


def _are_plain(parts: Sequence[_Part]) -> bool:
    return all(len(p.lengths) == 1 and not p.article for p in parts)


def _runs(reading: Reading, parts: Sequence[_Part]) -> Iterator[list[_Part]]:
    """Lists: parts that follow each other within a sentence, without other talk between them.

    What stands in brackets belongs to the list where they follow a route, else it is apart.
    """
    run: list[_Part] = []
    aside = False
    last = 0
    for part in parts:
        marks = [t.text for t in reading.tokens[last : part.start]]
        parted = any(t.is_stop for t in reading.tokens[last : part.start])
        if "(" in marks and not (run and run[-1].told):
            parted = aside = True
        elif ")" in marks and aside:
            parted, aside = True, False
        words = sum(1 for t in reading.tokens[part.start : part.end] if t.is_word)
        if run and (parted or (part.is_empty and words > _PASSING)):
            yield run
            run = []
        run.append(replace(part, aside=aside))
        last = part.end
    if run:
        yield run


def _parts(reading: Reading) -> list[_Part] | None:
    """The parts of the text; None where two cities are named that no route joins."""
    named = named_routes(reading, routes_told(reading))
    if named is None and len(reading.cities) == 1:
        named = []  # "the eight to Petrograd and two sixes"
    if named is None:
        return None
    inside = {i for r in named for i in range(r.start, r.end)}
    joins = {m.start for m in reading.all("told.then")} | {
        i
        for m in reading.all("cues.and")
        if reading.tokens[m.start].text not in load_lexicon(reading.lang).listed("with")
        for i in range(m.start, m.end)
    }
    cuts = [
        i
        for i, t in enumerate(reading.tokens)
        if i not in inside and (i in joins or (not t.is_word and not is_hyphen(reading, i)))
    ]
    echoes = _echoes(reading, named)
    others = routes_of_others(reading, named)
    own = [r for r in named if r not in others]
    counted_own = routes_told(reading) == len(own)  # "my three routes"
    parts: list[_Part] = []
    apart = False
    for low, high in pairwise([-1, *cuts, len(reading.tokens)]):
        if high - low <= 1:
            continue
        theirs = [r for r in others if low < r.start < high]
        # Clearly another's: who has it stands in the same part, or the part goes on from such a one.
        apart = bool(theirs) and (apart or names_another(reading, low + 1, high))
        if theirs:
            parts.append(_Part(low + 1, high, told=True, unclear=not (apart or counted_own)))
        else:
            parts.append(_part(reading, low + 1, high, named, echoes))
    return parts


def _echoes(reading: Reading, named: Sequence[NamedRoute]) -> frozenset[int]:
    """Places of numbers that only repeat the length of a route named by its cities."""
    return frozenset(
        n.start
        for n in reading.numbers()
        for r in named
        if n.value == r.length
        and (0 <= r.start - n.end <= ECHO or 0 <= n.start - r.end <= ECHO or _is_all_of(reading, named))
    )


def _is_all_of(reading: Reading, named: Sequence[NamedRoute]) -> bool:
    """Whether one route alone is spoken of, so that its length may be told anywhere."""
    return len(named) == 1 and not reading.has("cues.total", "cues.and", "cues.next")


def _part(
    reading: Reading, low: int, high: int, named: Sequence[NamedRoute], echoes: frozenset[int]
) -> _Part:
    pairs = [r.length for r in named if low <= r.start < high]
    others = counted(reading, *_OTHERS) | of_people(reading) | echoes
    whole = [n for n in reading.numbers() if low <= n.start < high and n.start not in others]
    fits = between(1, _MAX_COUNT)
    numbers = [n for n in numbers_of(reading, fits, weak=True) if n in whole and not _is_one_of(reading, n)]
    told = bool(pairs) or any(low <= m.start < high for m in reading.all(*ROUTES, "concepts.length"))
    told |= any(sized(reading, n) for n in numbers)
    plain = _Part(low, high, told=told)
    each = {i for m in reading.all("cues.each") for i in range(m.start, m.end)}
    either = load_lexicon(reading.lang).listed("or")
    doubtful = any(reading.tokens[i].text in either for i in range(low, high) if i not in each)
    if doubtful and len(numbers) > 1:
        return _Part(low, high, told=told, unclear=True)
    if pairs:
        strong = [n for n in numbers if not n.weak]
        return _Part(low, high, tuple(pairs), told=True, unclear=bool(strong))
    aside = _LEFT if told else (*_LEFT, *_ASIDE)
    if any(low <= m.start < high for m in reading.all(*aside)) or not numbers:
        return plain
    if len(numbers) == 1 and any(low <= m.start < high for m in reading.all("concepts.double_route")):
        return replace(plain, unclear=True, number=numbers[0].value)  # "three double-car ones"
    return _told_by(reading, plain, numbers)


def _is_one_of(reading: Reading, number: Mention) -> bool:
    """Whether a "one" is one of several: "one of the girls", "kızlardan biri" claims, and counts no route."""
    if number.value != 1:
        return False
    behind = reading.tokens[number.end : number.end + 1]
    ahead = reading.tokens[number.start - 1 : number.start]
    if bool(behind) and behind[0].text in load_lexicon(reading.lang).listed("of"):
        return not any(0 <= m.start - number.end <= ECHO for m in (*reading.all(*ROUTES), *reading.numbers()))
    return reading.lang in ("tr", "kk") and bool(ahead) and _PART_OF.fullmatch(ahead[0].text) is not None


def _told_by(reading: Reading, part: _Part, numbers: Sequence[Mention]) -> _Part:
    """What the numbers of a part say: a length, a count and a length either way, or only a count."""
    low, high, told = part.start, part.end, part.told
    if len(numbers) > 2 and len(numbers) % 2 and counts_routes(reading, numbers[-1]):
        before = _told_by(reading, part, numbers[:-1])  # "a five and a one he laid, two routes"
        if len(before.lengths) == numbers[-1].value:
            return before
    if len(numbers) > 2 and numbers[0].weak and len(numbers) % 2:
        numbers = numbers[1:]
    article = numbers[0].weak or _has_article(reading, numbers[0])
    first = numbers[0].value or 0
    if len(numbers) == 1:
        n = numbers[0]
        if n.weak and _has_article(reading, n) and not any(m.start == n.end for m in reading.all(*ROUTES)):
            return _Part(low, high, (first,), told=told, article=True)  # "two fours and a one"
        if n.weak and not sized(reading, n):
            near = any(0 <= m.start - n.end < _NEAR_ONLY for m in reading.all(*ROUTES))
            return part if not near else _Part(low, high, told=told, count=1)
        if counts_routes(reading, n):
            return _Part(low, high, told=told, count=first, number=first)
        return _Part(low, high, (first,), told=told, article=article, unclear=first > MAX_LENGTH)
    if len(numbers) == 2:
        a, b = numbers
        if counts_routes(reading, b) and not sized(reading, a) and not reading.all("cues.each"):
            return _Part(low, high, (a.value or 0,), told=told, unclear=(a.value or 0) > MAX_LENGTH)
        flipped = sized(reading, a) and (b.weak or not sized(reading, b))
        flipped |= is_measured(reading, b) and not is_measured(reading, a)  # "8 olan 1 tane"
        count, length = (b, a) if flipped else (a, b)
        clear = flipped or sized(reading, b) or a.weak or _times(reading, a, b)
        clear |= (
            a.value == 1 and a.end == b.start and not reading.tokens[a.start].is_number
        )  # "a single five"
        clear &= not (sized(reading, a) and sized(reading, b))
        if not clear or (length.value or 0) > MAX_LENGTH:
            return _Part(low, high, told=told, unclear=True)
        routes = {m.start for m in reading.all(*ROUTES)}
        return _Part(
            low,
            high,
            (length.value or 0,) * (count.value or 1),
            told=told,
            article=True,
            counted=not flipped and bool(routes & set(range(a.end, b.start))),
        )
    couples = list(zip(numbers[::2], numbers[1::2], strict=False))
    if len(numbers) % 2 == 0 and all(not sized(reading, a) and sized(reading, b) for a, b in couples):
        listed = [b.value or 0 for a, b in couples for _ in range(a.value or 1)]  # "3 tane 2lik 1 tane 6lık"
        return _Part(low, high, tuple(listed), told=told, article=True)
    if all(b.start == a.end for a, b in pairwise(numbers)) and all(
        reading.tokens[n.start].is_number for n in numbers
    ):
        return _Part(low, high, tuple(n.value or 0 for n in numbers), told=told)
    return _Part(low, high, told=told, unclear=True)


def _times_words(reading: Reading) -> frozenset[str]:
    return load_lexicon(reading.lang).listed("times") | BY


def _times(reading: Reading, a: Mention, b: Mention) -> bool:
    """Whether only words for a route and such as "of" stand between a count and its length."""
    routes = {i for m in reading.all(*ROUTES, "concepts.train") for i in range(m.start, m.end)}
    told = _times_words(reading) | load_lexicon(reading.lang).listed("with")
    words = range(a.end, b.start)
    if not words:
        return not reading.tokens[a.start].is_number and reading.tokens[b.start].is_number
    return all(i in routes or reading.tokens[i].text in told for i in words)


def _has_article(reading: Reading, n: Mention) -> bool:
    return n.start > 0 and (
        reading.is_article(reading.tokens[n.start - 1].text)
        or reading.tokens[n.start - 1].text in ("a", "an")
    )
