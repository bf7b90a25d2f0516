"""Whose routes are told of: "my father has Boston–Montréal, I have Denver–Santa Fe; what do mine bring?"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from assistant.clauses import asking_clause
from assistant.intents.named_routes import NamedRoute
from assistant.intents.outcomes import FAILED
from assistant.intents.people import ME, Person, people
from assistant.reading import Reading

# What is told of somebody beside nouns: numbers and what was done.
_TOLD = ("numbers", "actions.", "cues.all", "cues.both", "cues.none")
# What makes of a number one that is only said, whoever it belongs to.
_SAID = ("cues.claim_said", "cues.says_other", "told.noted")
_VERB_LAST = frozenset({"tr", "kk"})


def routes_of_others(reading: Reading, named: Sequence[NamedRoute]) -> list[NamedRoute]:
    """Those of ``named`` that somebody else has, where the asker's own are told of and asked about.

    A route belongs to whoever its clause names, before it or else behind ("Boston–Montréal is Tom's"); where it names
    nobody, to whoever is named last before it, to the asker where nobody is.

    >>> from assistant.cities import find_cities
    >>> from assistant.intents.named_routes import named_routes
    >>> from assistant.reading import read
    >>> text = "my father has Boston-Montreal, I have Denver-Santa Fe. how many points do I get?"
    >>> reading = read(text, "en", find_cities(text, "en"))
    >>> [r.city_a for r in routes_of_others(reading, named_routes(reading) or [])]
    ['Boston']
    """
    low, high = asking_clause(reading)
    told = _people(reading)
    if any(low <= p.at < high and p.who != ME for p in told):
        return []  # another one's points are asked for
    owners = [_route_owner(reading, r, named, told, low) for r in named]
    if ME not in owners:
        return []  # "my son asks what Boston–Montréal brings"
    return [r for r, owner in zip(named, owners, strict=True) if owner != ME]


def told_of_others(reading: Reading) -> frozenset[int]:
    """Places of the numbers that are somebody else's, where the asker's own are told of and asked about.

    A number is whoever's is named last before it in its sentence, else first behind it in its clause.

    >>> from assistant.reading import read
    >>> reading = read("my sister did 31 in tickets. I did 20 and missed 6. what do I get?", "en")
    >>> [n.value for n in reading.numbers() if n.start in told_of_others(reading)]
    [31]
    """
    asked = asking_clause(reading)
    if names_another(reading, *asked):
        return frozenset()
    starts, ends = {n.start for n in reading.numbers()}, {n.end for n in reading.numbers()}
    # "The other is three less" is no person; nor is a Kazakh "and" between numbers.
    things = {i for m in reading.told("other_one") for i in range(m.start, m.end)}
    things |= {p for p in ends if p + 1 in starts}
    everyone = [p for p in _people(reading) if p.at not in things]
    owners = {n.start: _owner(reading, everyone, n.start) for n in reading.numbers() if not n.weak}
    if ME not in owners.values():
        return frozenset()  # "my son asks what 9 and 11 come to"
    return frozenset(
        at for at, who in owners.items() if who not in (None, ME) and not _stopped_by(reading, at)
    )


def without_others(reading: Reading) -> Reading:
    """The reading without what is told of somebody else's numbers, where the asker's own are asked about.

    >>> from assistant.reading import read
    >>> own = without_others(read("my wife kept all five. I keep three of mine, how many go back?", "en"))
    >>> [n.value for n in own.numbers()]
    [3]
    """
    others = told_of_others(reading)
    if not others:
        return reading
    marks = [
        -1,
        *(i for i, t in enumerate(reading.tokens) if t.is_stop or t.text == ","),
        len(reading.tokens),
    ]
    theirs = [
        (a, b)
        for a, b in pairwise(marks)
        if any(a < i < b for i in others)
        and all(n.start in others or n.weak for n in reading.numbers() if a < n.start < b)
    ]
    kept = tuple(
        m
        for m in reading.mentions
        if m.start not in others
        and not (m.concept.startswith(_TOLD) and any(a < m.start < b for a, b in theirs))
    )
    return replace(reading, mentions=kept)


def _owner(reading: Reading, everyone: Sequence[Person], at: int) -> str | None:
    """Whose the number at token ``at`` is."""
    stops = [i for i, t in enumerate(reading.tokens) if t.is_stop]
    marks = [i for i, t in enumerate(reading.tokens) if t.is_stop or t.text == ","]
    low = max((i for i in stops if i < at), default=-1)
    high = min((i for i in marks if i > at), default=len(reading.tokens))
    before = [p for p in everyone if low < p.at < at]
    behind = [p for p in everyone if at < p.at < high]
    return before[-1].who if before else behind[0].who if behind else None


def _stopped_by(reading: Reading, at: int) -> bool:
    """Whether somebody only stood in the way of what the number tells ("Tom blocked the 12"), or says it."""
    low, high = at, at + 1
    while low > 0 and not (reading.tokens[low - 1].is_stop or reading.tokens[low - 1].text == ","):
        low -= 1
    while high < len(reading.tokens) and not (
        reading.tokens[high].is_stop or reading.tokens[high].text == ","
    ):
        high += 1
    told = (*FAILED, *_SAID, "told.announces", "actions.claim")
    return any(low <= m.start < high for m in reading.all(*told))


def _route_owner(
    reading: Reading, route: NamedRoute, named: Sequence[NamedRoute], told: Sequence[Person], end: int
) -> str:
    before = [p for p in told if p.at < route.start]
    last = next((i for i in range(route.start - 1, -1, -1) if _parts(reading, i)), -1)
    if before and before[-1].at > last:
        return before[-1].who
    stop = next((i for i in range(route.end, len(reading.tokens)) if _parts(reading, i)), len(reading.tokens))
    stop = min([stop, end, *(r.start for r in named if r.start >= route.end)])
    behind = [p for p in told if route.end <= p.at < stop]
    if behind and (end > route.start):
        return behind[0].who
    if reading.lang in _VERB_LAST and not before:  # "A–B, C–D ve E–F benim"
        return next((p.who for p in told if route.end <= p.at < end), ME)
    return before[-1].who if before else ME


def _parts(reading: Reading, at: int) -> bool:
    token = reading.tokens[at]
    return token.is_stop or token.text in (",", ":")


def names_another(reading: Reading, low: int, high: int) -> bool:
    """Whether somebody other than the asker is named in tokens ``[low, high)``."""
    return any(low <= p.at < high and p.who != ME for p in _people(reading))


def _people(reading: Reading) -> list[Person]:
    """The words for people that are no cities' names, and no "from there" (Kazakh "одан")."""
    aside = {i for c in reading.cities for i in range(c.start, c.end)}
    aside |= {i for m in reading.all("told.onward") for i in range(m.start, m.end)}
    return [p for p in people(reading) if p.at not in aside]
