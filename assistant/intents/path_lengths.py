"""The longest path of trains told by their lengths: a chain, a ring, spurs and arms; or by pairs of cities.

What is told is drawn as a plain graph, and the engine finds the longest path of it. Where a spur may leave the line
in several places, every place is tried: there is an answer where all of them come to the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from assistant.clauses import OPEN, asking_clause
from assistant.intents.numbers import between, counted, is_sized, numbers_of, of_people
from assistant.intents.path_graphs import Lengths, attached, pieces, ring, star
from assistant.intents.slots import Slots
from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading
from rules.maps import load_board
from rules.paths import Edge, longest_trail

_MAX_TRAINS = 45
_ROUTE = 8  # the longest route of a board: what is longer is a line
_APART = 0.9  # the gap from which two stretches are different clauses
_WORDS = 2  # words between two lengths of a list
_LISTED = 1.2  # the gap between them: a comma or an "and"
_PAIR_AWAY = 6  # tokens from a "between" to the two lengths
_NEAR = 6  # words between the count of arms and their lengths
_SENTENCE = 2.0  # the gap from which two stretches are different sentences
_WRONG_SIDE = 0.6
_VERB_LAST = ("tr", "kk")
_ELSEWHERE = (
    "concepts.points",
    "concepts.bonus",
    "concepts.opponent",
    "concepts.station",
    "concepts.ticket",
    "concepts.card",
    "concepts.mandala",
)
_ROUTES = ("concepts.route", "concepts.branch", "concepts.tunnel", "concepts.ferry")
_OTHERS = ("concepts.player", "concepts.turn", "concepts.city", "concepts.loop", "concepts.country")


def longest_path(reading: Reading) -> Slots:
    """The routes of a path, named by their cities, or the graph that the lengths told make up."""
    routes = _named_routes(reading)
    if routes:
        return Slots("longest_path", {"routes": routes})
    apart = _parting(reading)
    edges = None
    if len(reading.cities) < 2:
        edges = _pieces(reading, apart) if apart else _graph(reading)
    if edges:
        return Slots("longest_path", {"edges": [list(e) for e in edges]})
    return Slots("longest_path", {}, ("routes",))


def asks_for_longest_path(reading: Reading) -> Slots | None:
    """What a longest path is made of, where its length is asked for; None for other questions.

    >>> from assistant.reading import read
    >>> slots = asks_for_longest_path(read("4 and 6 in a row, a spur of 2 at the middle city: longest path?", "en"))
    >>> slots.inputs["edges"]
    [['A', 'B', 4], ['B', 'C', 6], ['B', 'D', 2]]
    """
    if not reading.has("concepts.longest_path", "told.continuous") or reading.has(*_ELSEWHERE):
        return None
    low, high = asking_clause(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    headed = any(
        reading.tokens[m.end : m.end + 1] and reading.tokens[m.end].text == ":" for m in _naming(reading)
    )
    if (
        not headed
        and not reading.has("told.tally")
        and not here
        & {
            *OPEN,
            "concepts.length",
            "concepts.longest_path",
            "cues.yes_no",
            "cues.verdict",
            "cues.how",
        }
    ):
        return None
    slots = longest_path(reading)
    return slots if slots.complete else None


def _naming(reading: Reading) -> list[Mention]:
    """Words for the longest path; a "please" behind one counts to it: "longest path please: 6, 6 and 5"."""
    aside = {m.start: m.end for m in reading.told("please")}
    return [
        replace(m, end=aside.get(m.end, m.end))
        for m in reading.all("concepts.longest_path", "concepts.route")
    ]


# --- by cities ----------------------------------------------------------------------------------


def _named_routes(reading: Reading) -> list[dict[str, str]]:
    """The routes named by their cities: "A–B, B–C", "A–B–C"; empty where one of them is none of a board."""
    cities = reading.cities
    if len(cities) < 2:
        return []
    hyphened = [_hyphen_between(reading, a.end, b.start) for a, b in pairwise(cities)]
    linked = hyphened if any(hyphened) else [i % 2 == 0 for i in range(len(cities) - 1)]
    if not any(hyphened) and len(cities) % 2:
        return []
    in_route = {i for n, link in enumerate(linked) if link for i in (n, n + 1)}
    if len(in_route) < len(cities):
        return []  # a city by itself: something else is told of it
    pairs = [(a, b) for (a, b), link in zip(pairwise(cities), linked, strict=True) if link]
    boards = [load_board(e) for e in cities[0].editions]
    if not any(all(frozenset((a.city, b.city)) in board.by_pair for a, b in pairs) for board in boards):
        return []
    unique = dict.fromkeys((a.city, b.city) for a, b in pairs)
    return [{"city_a": a, "city_b": b} for a, b in unique]


def _hyphen_between(reading: Reading, low: int, high: int) -> bool:
    return [t.text for t in reading.tokens[low:high]] == ["-"]


# --- by lengths ---------------------------------------------------------------------------------


def _parting(reading: Reading) -> list[Mention]:
    """The words that say that pieces do not hang together: "separate", "not connected"."""
    words = load_lexicon(reading.lang).listed("different")
    found = [Mention("different", i, i + 1) for i, t in enumerate(reading.tokens) if t.text in words]
    return found + [m for m in reading.told("row", "joint") if _denied(reading, m)]


def _pieces(reading: Reading, apart: Sequence[Mention]) -> list[Edge] | None:
    """Pieces that do not hang together, each a line; None where it is not clear which of them is one."""
    numbers = _lengths_told(reading)
    if reading.has("concepts.branch", "concepts.loop", "told.spur", "told.ring"):
        return None
    lengths = _counted_lengths(reading, numbers)
    if lengths is not None and len(lengths) > 1 and _is_listed(reading, numbers[-len(lengths) :]):
        chains = [[n] for n in lengths]
    else:
        alone = [n for n in numbers if any(_same_clause(reading, n, m) for m in apart)]
        others = _counted_lengths(reading, [n for n in numbers if n not in alone])
        if len(alone) != 1 or not others or (len(others) > 1 and not reading.told("row", "joint")):
            return None
        chains = [others, [alone[0].value or 0]]
    return pieces(chains)


def _graph(reading: Reading) -> list[Edge] | None:
    """The graph of the lengths told; None where they are told in a way that is not understood."""
    numbers = _lengths_told(reading)
    pair = _between_two(reading, numbers)
    numbers = [n for n in numbers if n not in pair]
    spurs = [m for m in reading.all("concepts.branch") + reading.told("spur") if not _denied(reading, m)]
    clause = [n for n in numbers if any(_same_clause(reading, n, s) for s in spurs)]
    told = _arms(reading, numbers, clause, spurs)
    chain = None if told is None else _counted_lengths(reading, [n for n in numbers if n not in told])
    if told is None or chain is None or (len(numbers) == 1 and not _is_length(reading, numbers[0])):
        return None  # one number by itself may be anything
    arms = _counted_lengths(reading, told) or []
    if pair and len(arms) == 1:
        return _line(reading, chain, arms, told, [n.value or 0 for n in pair])
    beside = [n.value for n in clause if n not in told]
    if len(arms) == 1 and len(set(numbers) - set(clause)) > 1 and beside:  # "… between the 4 and the 3"
        named = _counted_lengths(reading, [n for n in clause if n not in told])
        chain = _counted_lengths(reading, [n for n in numbers if n not in clause])
        if chain is None or named is None or len(named) > 2:
            return None
        return _line(reading, chain, arms, told, named)
    if not (chain or len(arms) > 1):
        return None
    if not chain or (len(chain) == 1 and len(arms) > 1):
        return star([*chain, *arms])  # arms from one city, or a line that ends in them
    ends = {s.start for s in spurs}  # Kazakh "тұйық тармақ": a spur that leads nowhere is no ring
    rings = [m for m in [*reading.all("concepts.loop"), *reading.told("ring")] if m.end not in ends]
    if any(not _denied(reading, m) for m in rings):
        return ring(chain, arms)
    line = [n for n in numbers if n not in told]
    together = bool(reading.told("row", "joint"))
    cities = {i for m in reading.all("concepts.city") for i in range(m.start, m.end)}
    joints = reading.told("joint")
    fan = any(cities & set(range(m.start, m.end + 1)) for m in joints) and not reading.told("row")
    if fan and not arms:
        return None  # "6, 5 and 4 from one city" is no line
    if len(chain) > 1 and not (together or (arms and _is_listed(reading, line))):
        return None  # nobody says that they hang together
    if len(arms) > 1 or (len(chain) == 1 and not arms):
        return None
    return _line(reading, chain, arms, told, ())


def _between_two(reading: Reading, numbers: Sequence[Mention]) -> list[Mention]:
    """The lengths that only tell between which routes something leaves the line: "between the 4 and the 3"."""
    for m in reading.told("between"):
        if reading.lang in _VERB_LAST:
            near = [n for n in numbers if 0 <= m.start - n.end <= _PAIR_AWAY][-2:]
        else:
            near = [n for n in numbers if 0 <= n.start - m.end <= _PAIR_AWAY][:2]
        if not near:
            continue
        between_them = reading.tokens[near[0].end : near[-1].start]
        if len(near) > 1 and not (len(between_them) <= _WORDS and all(t.is_word for t in between_them)):
            near = near[-1:] if reading.lang in _VERB_LAST else near[:1]
        others = [n.value for n in numbers if n not in near]
        if len(near) == 1 and others.count(near[0].value) > 1:
            return [near[0], near[0]]  # "between the fours"
        if len(near) > 1 and all(n.value in others for n in near):
            return near
    return _met_again(reading, numbers)


def _met_again(reading: Reading, numbers: Sequence[Mention]) -> list[Mention]:
    """Two neighbours of the line named again in another sentence, with an "and" between: "where the 6 and 3 meet"."""
    joins = {m.start for m in reading.all("cues.and")}
    stops = [i for i, t in enumerate(reading.tokens) if t.is_stop]
    for a, b in pairwise(numbers):
        between_them = range(a.end, b.start)
        if not any(i in joins for i in between_them) or len(between_them) > _WORDS:
            continue
        stop = max((i for i in stops if i < a.start), default=-1)
        before = [n.value for n in numbers if n.end <= stop]
        if len(before) > 1 and any({a.value, b.value} == set(pair) for pair in pairwise(before)):
            return [a, b]
    return []


def _denied(reading: Reading, word: Mention) -> bool:
    denials = reading.all("cues.negation", "cues.none", "told.absent")
    return any(_same_clause(reading, m, word) for m in denials)


def _lengths_told(reading: Reading) -> list[Mention]:
    """The numbers that tell lengths: none that count persons, turns or cities."""
    others = counted(reading, *_OTHERS) | of_people(reading)
    others |= {i for m in reading.told("row", "joint", "tip", "middle") for i in range(m.start, m.end)}
    others |= {
        one.start
        for one in reading.numbers()
        for n in reading.numbers()
        if n.weak and n.start == one.end and one.value == 1
    }  # "tek bir"
    others |= _said(reading)
    low, high = asking_clause(reading) if reading.has("cues.yes_no", "cues.verdict") else (0, 0)
    return [
        n
        for n in numbers_of(reading, between(1, _MAX_TRAINS), weak=True)
        if n.start not in others and (not n.weak or _is_length(reading, n)) and not low < n.start < high
    ]


def _said(reading: Reading) -> frozenset[int]:
    """Places of the numbers that somebody only says, in a sentence behind the lengths: "my brother says 26"."""
    low, high = asking_clause(reading)
    stops = [-1, *(i for i, t in enumerate(reading.tokens) if t.is_stop), len(reading.tokens)]
    said = {m.start for m in reading.all("cues.claim_said", "cues.says_other")}
    found = [n for n in reading.numbers() if not n.weak and not low <= n.start < high]
    told: set[int] = set()
    for a, b in pairwise(stops):
        here = [n.start for n in found if a < n.start < b]
        if len(here) == 1 and any(a < i < b for i in said) and any(n.start < a for n in found):
            told.update(here)
    return frozenset(told)


def _is_length(reading: Reading, n: Mention) -> bool:
    behind = {m.start for m in reading.all("concepts.length", "concepts.train")}
    return is_sized(reading, n) or n.end in behind


def _same_clause(reading: Reading, n: Mention, word: Mention) -> bool:
    low, high = (n.end, word.start) if n.start < word.start else (word.end, n.start)
    joins = any(low <= m.start < high for m in reading.all("cues.and") if _joins(reading, m))
    return high >= low and not joins and reading.gap(low, high) < _APART


def _joins(reading: Reading, m: Mention) -> bool:
    """Whether an "and" joins: a "with" between a spur and its length does not."""
    return reading.tokens[m.start].text not in load_lexicon(reading.lang).listed("with")


def _arms(
    reading: Reading, numbers: Sequence[Mention], clause: Sequence[Mention], spurs: Sequence[Mention]
) -> list[Mention] | None:
    """What tells the lengths of the spurs or arms, with their count; None where that is not understood."""
    if not spurs:
        return []
    count = next((n for n in clause if _counts(reading, n, *spurs)), None)
    if count is not None:
        others = [n for n in numbers if n is not count]
        runs = [others[i : i + (count.value or 0)] for i in range(len(others))]
        near = [
            r for r in runs if len(r) == count.value and _is_listed(reading, r) and _beside(reading, r, count)
        ]
        return sorted([count, *near[0]], key=lambda n: n.start) if len(near) == 1 else None
    nearest = min(clause, key=lambda n: _way(reading, n, spurs), default=None)
    if nearest is None:
        return None
    behind = [n for n in clause if n.start > nearest.start and nearest.start > spurs[-1].start]
    run = [nearest, *behind]
    if len(spurs) == 1 and _is_plural_list(reading, run, numbers):
        return run
    return [nearest]


def _is_plural_list(reading: Reading, run: Sequence[Mention], numbers: Sequence[Mention]) -> bool:
    """Whether what follows "arms of 5" goes on: "splits into arms of 5 and 3"."""
    at = list(numbers).index(run[0])
    return len(run) > 1 and list(numbers[at : at + len(run)]) == list(run) and _is_listed(reading, run)


def _way(reading: Reading, n: Mention, spurs: Sequence[Mention]) -> float:
    """How far a length is from the word for a spur: behind it, in Turkish and Kazakh before it."""
    ways = []
    for s in spurs:
        behind = n.start > s.start
        right = behind != (reading.lang in _VERB_LAST)
        gap = reading.gap(s.end, n.start) if behind else reading.gap(n.end, s.start)
        ways.append(gap + (0.0 if right else _WRONG_SIDE))
    return min(ways)


def _beside(reading: Reading, run: Sequence[Mention], count: Mention) -> bool:
    before = run[-1].start < count.start
    low, high = (run[-1].end, count.start) if before else (count.end, run[0].start)
    return sum(t.is_word for t in reading.tokens[low:high]) <= _NEAR and reading.gap(low, high) < _SENTENCE


def _in_list(reading: Reading, a: Mention, b: Mention) -> bool:
    words = sum(t.is_word for t in reading.tokens[a.end : b.start])
    return words <= _WORDS and reading.gap(a.end, b.start) < _LISTED


def _is_listed(reading: Reading, numbers: Sequence[Mention]) -> bool:
    return len(numbers) > 1 and all(_in_list(reading, a, b) for a, b in pairwise(numbers))


def _counted_lengths(reading: Reading, numbers: Sequence[Mention]) -> list[int] | None:
    """The lengths, each as often as it is told: "two 4s and a 1"; None where a count stands alone."""
    out: list[int] = []
    rest = list(numbers)
    routes = reading.all(*_ROUTES)
    for count in [n for n in rest if _counts(reading, n, *routes)]:
        others = [n for n in rest if n is not count]
        if len(others) == count.value and _is_listed(reading, others):
            rest = others  # "three arms of 6, 5 and 2"
    while rest:
        n = rest.pop(0)
        after = rest[0] if rest else None
        counts = _counts(reading, n, *routes)
        if counts and after is None:
            return None
        if after is not None and (counts or _is_count_of(reading, n, after)):
            out += [after.value or 0] * (n.value or 1)
            rest.pop(0)
        else:
            out.append(n.value or 0)
    return out


def _counts(reading: Reading, n: Mention, *things: Mention) -> bool:
    """ "Three routes", "üç kol": how many there are."""
    if is_sized(reading, n) or reading.tokens[n.start].is_number:
        return False
    return any(m.start == n.end for m in things)


def _is_count_of(reading: Reading, n: Mention, after: Mention) -> bool:
    times = load_lexicon(reading.lang).listed("times")
    between_them = [t.text for t in reading.tokens[n.end : after.start]]
    in_words = not reading.tokens[n.start].is_number and not is_sized(reading, n)
    return in_words and all(t in times for t in between_them) and (n.value or 0) > 1


def _line(
    reading: Reading, chain: Lengths, arms: Lengths, told: Sequence[Mention], named: Lengths
) -> list[Edge] | None:
    """A line with at most one spur; None where it matters at which city that leaves it, and nobody says."""
    if not arms:
        return attached(chain, None, 0)
    if _at_tip(reading, told) and not reading.told("middle"):
        return attached([*chain, arms[0]], None, 0)
    if len(chain) == 1:
        if not reading.told("middle") or chain[0] < 2:
            return None
        chain = [chain[0] // 2, chain[0] - chain[0] // 2]
    between_them = [i for i, pair in enumerate(pairwise(chain), 1) if sorted(pair) == sorted(named)]
    tried = [attached(chain, arms[0], place) for place in between_them or range(1, len(chain))]
    lengths = {longest_trail(edges).length for edges in tried}
    return tried[0] if len(lengths) == 1 else None


def _at_tip(reading: Reading, told: Sequence[Mention]) -> bool:
    """Whether the spur goes on from the end of the line; no ends that are joined to one another."""
    joined = {m.start for m in reading.told("joint")}
    return any(
        _same_clause(reading, n, tip) for n in told for tip in reading.told("tip") if tip.start not in joined
    )
