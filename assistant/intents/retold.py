"""Tickets spoken of twice, thought done, left open or denied in pairs: what the last word on each is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from assistant.intents.numbers import in_row
from assistant.intents.outcomes import Word
from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading

_BELIEF = ("cues.says_me", "cues.claim_said")
_OTHER_THINGS = ("concepts.train", "concepts.card", "concepts.hand", "concepts.station")
_BEFORE = 4  # tokens between "neither" and what it denies
_EXCEPTED = 3  # tokens between "except" and what it excepts
_VERB_LAST = frozenset({"tr", "kk"})
_ANEW = 2  # tokens before a value that may tell that it is another ticket's


@dataclass(frozen=True, slots=True)
class Retold:
    """``dropped``: places of values said again elsewhere; ``failed``: of those only thought to be completed."""

    dropped: frozenset[int]
    failed: frozenset[int]
    words: list[Word]
    flipped: frozenset[int] = frozenset()  # excepted from what is said of all the others
    silent: tuple[tuple[int, int], ...] = ()  # tokens that tell no outcome: what was thought, and why


def retold(reading: Reading, values: Sequence[Mention], words: Sequence[Word]) -> Retold:
    """What is said of tickets after all: "I thought the 13 was done but a link was missing"."""
    kept = _with_neither(reading, values, words)
    kept = _with_left_open(reading, values, kept)
    dropped: set[int] = set()
    failed: set[int] = set()
    beliefs = _beliefs(reading, values)
    for low, turn, high in beliefs:
        kept = [w for w in kept if not low <= w.start < high]
        for v in values:
            if low <= v.start < turn:
                again = any(o.value == v.value and not low <= o.start < high for o in values)
                (dropped if again else failed).add(v.start)
    flipped: set[int] = set()
    for m, v in _exceptions(reading, values):
        kept = [w for w in kept if not m.start <= w.start < m.end]
        listed = [o for o in values if o.value == v.value and o is not v and o.start not in dropped]
        if listed:
            dropped.add(v.start)
        flipped.add(listed[0].start if listed else v.start)
    rest = [v for v in values if v.start not in dropped | flipped]
    for at, v in enumerate(rest):
        later = next((o for o in rest[at + 1 :] if o.value == v.value), None)
        if later is not None and _is_same(reading, rest, v, later, kept):
            dropped.add(v.start)
    silent = tuple((low, high) for low, _, high in beliefs)
    return Retold(frozenset(dropped), frozenset(failed), kept, frozenset(flipped), silent)


def _clause(reading: Reading, at: int) -> tuple[int, int]:
    """The tokens around ``at`` up to the next comma, stop, "but" or bracket on both sides."""
    turns = {m.start for m in reading.all("cues.but")}
    bounds = [i for i, t in enumerate(reading.tokens) if t.is_stop or t.text in (",", "-") or i in turns]
    bounds = [i for i in bounds if not (reading.tokens[i].text == "-" and reading.tokens[i].glued)]
    low = max((i + 1 for i in bounds if i < at), default=0)
    return low, min((i for i in bounds if i > at), default=len(reading.tokens))


def _beliefs(reading: Reading, values: Sequence[Mention]) -> list[tuple[int, int, int]]:
    """Clauses of what was only thought, "but" something stood against it: start, "but" and end of the sentence."""
    found = []
    for m in reading.all(*_BELIEF):
        low, _ = _clause(reading, m.start)
        stops = [i for i, t in enumerate(reading.tokens) if t.is_stop and i >= m.end]
        high = min(stops, default=len(reading.tokens))
        turn = next((b.start for b in reading.all("cues.but") if m.end <= b.start < high), None)
        if turn is None or any(turn <= v.start < high for v in values):
            continue
        if any(low <= v.start < turn for v in values):
            found.append((low, turn, high))
    return found


def _exceptions(reading: Reading, values: Sequence[Mention]) -> list[tuple[Mention, Mention]]:
    """Each word for an exception with the value it excepts: "all done apart from the 22", "22 hariç hepsi"."""
    if not reading.has("cues.all", "cues.rest"):
        told = [m for m in reading.all("cues.except") if reading.lang == "kk"]  # "22-ден басқасы": the rest
    else:
        told = reading.all("cues.except")
    others = {i for m in reading.all("cues.no_others") for i in range(m.start, m.end)}
    found = []
    for m in (m for m in told if m.start not in others):
        behind = [v for v in values if 0 <= v.start - m.end <= _EXCEPTED]
        ahead = [v for v in values if 0 <= m.start - v.end <= _EXCEPTED]
        first = ahead[-1:] or behind[:1] if reading.lang in _VERB_LAST else behind[:1] or ahead[-1:]
        if first:
            found.append((m, first[0]))
    return found


def _is_same(
    reading: Reading, values: Sequence[Mention], first: Mention, later: Mention, words: Sequence[Word]
) -> bool:
    """Whether a value said later speaks of the ticket named first: "21, 10 and 6 done… the 6 was not"."""
    anew = load_lexicon(reading.lang).listed("another")
    if any(t.text in anew for t in reading.tokens[max(0, later.start - _ANEW) : later.start]):
        return False
    if any(n.value == 1 and later.start - _ANEW <= n.start < later.start for n in reading.numbers()):
        return False  # "and one of 9 did not"
    told = [w for w in words if w.start < later.start]
    if not told or not any(w.start >= first.end for w in words):
        return False
    between = reading.tokens[first.end : later.start]
    taken_back = [m.start for m in reading.all("cues.correction")]
    # "nie, 6" takes back; "nie zrobiłam" denies
    taken_back += [m.start for m in reading.all("cues.retract") if not reading.tokens[m.end].is_word]
    turned = any(first.end <= i < later.start for i in taken_back)
    turned |= any(a.text == "." and b.text == "." for a, b in pairwise(between))
    if turned:
        return True
    low, high = _clause(reading, later.start)
    against = [m.start for m in reading.all("cues.but")]
    against += [m.start for m in reading.all("concepts.end") if low <= m.start < high]
    row = [v for v in values if v.start <= first.start][-2:]
    alone = any(row[0].start < w.start < first.start for w in words)
    return any(first.end <= i < high for i in against) and in_row(reading, row) and not alone


def _with_neither(reading: Reading, values: Sequence[Mention], words: Sequence[Word]) -> list[Word]:
    """The words, those denied that stand in one clause with two "neither"s, each before a value."""
    neither = load_lexicon(reading.lang).listed("neither")
    heads = [i for i, t in enumerate(reading.tokens) if t.text in neither]
    heads = [i for i in heads if any(0 < v.start - i <= _BEFORE for v in values)]
    out = list(words)
    for a, b in pairwise(heads):
        if any(t.is_stop for t in reading.tokens[a:b]):
            continue
        low, high = _clause(reading, a)[0], _clause(reading, b)[1]
        out = [replace(w, good=False) if low <= w.start < high else w for w in out]
    return out


def _with_left_open(reading: Reading, values: Sequence[Mention], words: Sequence[Word]) -> list[Word]:
    """The words, with one for tickets that only "remained", where others were completed."""
    if not any(w.good for w in words):
        return list(words)
    out = list(words)
    for m in reading.all("concepts.reserve"):
        low, high = _clause(reading, m.start)
        others = [o for o in reading.all(*_OTHER_THINGS) if low <= o.start < high]
        told = any(low <= w.start < high for w in words)
        if not others and not told and any(low <= v.start < m.start for v in values):
            out.append(Word(m.start, m.end, good=False))
    return sorted(out, key=lambda w: w.start)
