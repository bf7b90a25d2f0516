"""Words and numbers that tell by themselves whether a question asserts a rule: "they split it", "two routes"."""

from __future__ import annotations

from assistant.disputes import asked_claim
from assistant.intents.numbers import OR, between, numbers_of
from assistant.lexicon import Mention, load_lexicon
from assistant.negation import NEGATIVE, negations
from assistant.reading import Reading
from assistant.relations import CONTRARIES, EXISTENCE, ONE_AS_ALL, SINGLES

_NEAR = 3  # tokens between a word and what denies it
_LIMIT = 6  # tokens between "is there" and "a limit"
_BESIDE = 2  # words between a number and what it counts
_SEVERAL = between(2, 5)


def asserted_by_words(reading: Reading, rule: str) -> bool | None:
    """Whether "yes" would assert the proposition of ``rule``, by a word or number that leaves no doubt; else None.

    >>> from assistant.reading import read
    >>> asserted_by_words(read("they split the ten points, right?", "en"), "longest.tie")
    False
    >>> asserted_by_words(read("a station lets you use two routes of others, true?", "en"), "station.borrow")
    True
    """
    if rule in CONTRARIES:
        return _contrary(reading, CONTRARIES[rule])
    if rule in EXISTENCE:
        return _exists(reading, EXISTENCE[rule])
    if rule in ONE_AS_ALL and _only_others(reading):
        return False
    if rule in SINGLES:
        several = [n for n in numbers_of(reading, _SEVERAL) if _counts(reading, n, SINGLES[rule])]
        asked = asked_claim(reading)
        if asked is not None and several:
            inside = [n for n in several if asked.claim.start <= n.start < asked.claim.end]
            other = asked.opposite
            against = [n for n in several if other is not None and other.start <= n.start < other.end]
            if against and not inside:  # "I say one action, he says two: am I right?"
                return any(_is_denied(reading, n) for n in against)
            several = inside or several
        if several:
            return not any(_is_denied(reading, n) for n in several)  # the propositions say "more than one"
    return None


def _contrary(reading: Reading, concept: str) -> bool | None:
    found = reading.all(concept)
    asked = asked_claim(reading)
    if asked is not None:
        inside = [m for m in found if asked.claim.start <= m.start < asked.claim.end]
        other = asked.opposite
        if not inside and other is not None:
            against = [m for m in found if other.start <= m.start < other.end]
            return not any(_is_denied(reading, m) for m in against) if against else None
        found = inside
    told = {_is_denied(reading, m) for m in found}
    return told.pop() if len(told) == 1 else None


def _exists(reading: Reading, concept: str | None) -> bool | None:
    """Whether it is asked or said that there is such a thing; None where nothing of the kind is said."""
    told = reading.all("cues.exists")
    if concept is not None:
        told = [m for m in told for c in reading.all(concept) if -_LIMIT <= c.start - m.end <= _LIMIT]
    if not told:
        return None
    low = max([0, *(i + 1 for i, t in enumerate(reading.tokens[: told[0].start]) if t.is_stop)])
    high = min(
        [len(reading.tokens), *(i for i, t in enumerate(reading.tokens) if t.is_stop and i > told[0].start)]
    )
    inside = {i for m in told for i in range(m.start, m.end)}
    return not any(low <= p < high and p not in inside for p in negations(reading))


def _only_others(reading: Reading) -> bool:
    """ "Only the others play on", "he plays no more while the others do": what is said of one is denied."""
    others = reading.all("cues.rest", "concepts.opponent")
    either = load_lexicon(reading.lang).listed("or") | OR
    alone = [
        m for m in reading.all("cues.only") if not m.start or reading.tokens[m.start - 1].text not in either
    ]
    if any(0 <= o.start - m.end <= 1 for m in alone for o in others):
        return True
    turns = reading.all("cues.but")
    denials = negations(reading)
    return any(p < t.start < o.start <= t.end + _NEAR for p in denials for t in turns for o in others)


def _counts(reading: Reading, number: Mention, concept: str) -> bool:
    return any(
        0 <= m.start - number.end <= _BESIDE and all(t.is_word for t in reading.tokens[number.end : m.start])
        for m in reading.all(concept)
    )


def _is_denied(reading: Reading, mention: Mention) -> bool:
    """Whether an odd number of denials stands near."""
    ends = {m.start: m.end - 1 for m in sorted(reading.all(*NEGATIVE), key=lambda m: m.end)}
    near = [
        p
        for p in negations(reading)
        if mention.start - _NEAR <= ends.get(p, p) and p <= mention.end - 1 + _NEAR
    ]
    return len(near) % 2 == 1
