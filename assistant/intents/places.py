"""Things judged by their place in the list they were told in: "6, 9, 11 and 12: the last one failed"."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.intents.numbers import first_few
from assistant.intents.outcomes import Word, assign
from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading

_EXCEPTED = 4  # tokens between "except" and the place it excepts
_VERB_LAST = frozenset({"tr", "kk"})
_FEWEST = 2  # things of a list


def judged_by_place(
    reading: Reading, things: Sequence[tuple[int, int]], words: Sequence[Word]
) -> list[bool] | None:
    """What became of each thing, where the words speak of them by their place only; else None.

    >>> from assistant.intents.outcomes import outcome_words
    >>> from assistant.reading import read
    >>> r = read("6, 9 and 12: the last one failed, the others are done", "en")
    >>> words = outcome_words(r, ("cues.yes",), (), [n.start for n in r.numbers()][:3])
    >>> judged_by_place(r, [(n.start, n.end) for n in r.numbers()][:3], words)
    [True, True, False]
    """
    if len(things) < _FEWEST or first_few(reading):
        return None
    places = [
        (m, at) for m, at in _places(reading, len(things)) if m.start >= things[-1][1] and at < len(things)
    ]
    told = [w for w in words if w.start >= things[-1][1]]
    if not places or not told:
        return None
    rest = [
        m
        for m in reading.all("cues.rest")
        if m.start >= things[-1][1] and not any(p.start < m.end and m.start < p.end for p, _ in places)
    ][:1]
    spans = sorted({(m.start, m.end) for m, _ in places} | {(m.start, m.end) for m in rest})
    judged = {span: told[k].good for span, k in zip(spans, assign(reading, spans, told), strict=True)}
    excepted = _excepted(reading, [m for m, _ in places])
    if excepted:
        good = {w.good for w in told}
        if len(good) != 1:
            return None
        others = good.pop()
        out = {at for m, at in places if m.start in excepted}
        return [others != (at in out) for at in range(len(things))]
    outcome = {at: judged[(m.start, m.end)] for m, at in places}
    if len(outcome) == len(things):
        return [outcome[at] for at in range(len(things))]
    if rest:
        others = judged[(rest[0].start, rest[0].end)]
    elif len(set(outcome.values())) == 1:
        others = not next(iter(outcome.values()))
    else:
        return None
    return [outcome.get(at, others) for at in range(len(things))]


def _places(reading: Reading, size: int) -> list[tuple[Mention, int]]:
    """Words for a place in a list of ``size`` things, each with that place (from 0)."""
    last = load_lexicon(reading.lang).listed("last")
    elsewhere = {
        i
        for m in reading.all("concepts.last_turn", "concepts.turn", "cues.rest", "concepts.double_route")
        for i in range(m.start, m.end)
        if m.concept != "cues.rest" or m.end - m.start == 1 or reading.tokens[m.start].text in last
    }
    rounds = reading.all(
        "concepts.turn", "concepts.last_turn", "told.clock", "told.times_on", "concepts.player"
    )
    elsewhere |= {
        m.end - 1 for m in reading.all("ordinals") for t in rounds if t.start == m.end
    }  # "in round three"
    found = [(m, (m.value or 0) - 1) for m in reading.all("ordinals") if m.value]
    found += [
        (Mention("ordinals", i, i + 1, size), size - 1)
        for i, t in enumerate(reading.tokens)
        if t.text in last
    ]
    return [(m, at) for m, at in found if m.start not in elsewhere]


def _excepted(reading: Reading, places: Sequence[Mention]) -> set[int]:
    """Where the places stand that an "except" takes out of all."""
    if not reading.has("cues.all", "cues.rest") and reading.lang != "kk":
        return set()
    found = set()
    for m in reading.all("cues.except"):
        for p in places:
            gap = m.start - p.end if reading.lang in _VERB_LAST else p.start - m.end
            if 0 <= gap <= _EXCEPTED:
                found.add(p.start)
    return found
