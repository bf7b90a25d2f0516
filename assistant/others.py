"""What a story tells of other players: left out where it is the asker's own that is asked for."""

from __future__ import annotations

from dataclasses import replace

from assistant.clauses import asking_clause, is_yes_no
from assistant.intents.people import ME, THEY, Person, people
from assistant.reading import Reading

_CLAUSE = 1.0  # marks that part clauses (`Reading.gap`)
_TURNED = ("actions.reveal", "told.turned")  # whoever turns the cards up, they are the asker's


def without_others(reading: Reading) -> Reading | None:
    """The question without the clauses that give numbers of others; None where there are none, or they are asked about.

    >>> from assistant.reading import read
    >>> told = read("my cousin had 6 points. I finished 21 and 7, how many points do I get?", "en")
    >>> [n.value for n in without_others(told).numbers()]
    [21, 7]
    """
    if is_yes_no(reading):
        return None
    low, high = asking_clause(reading)
    told = _people(reading)
    spans = _clauses(reading)
    theirs = [
        s
        for s in spans
        if not (s[0] < high and low < s[1]) and _is_theirs(reading, told, *s) and _counts(reading, *s)
    ]
    mine = [p for p in told if p.who == ME and not any(s[0] <= p.at < s[1] for s in theirs)]
    if not theirs or not mine or any(low <= p.at < high and p.who != ME for p in told):
        return None
    out = {i for s in theirs for i in range(*s)}
    return replace(
        reading,
        mentions=tuple(m for m in reading.mentions if m.start not in out),
        cities=tuple(c for c in reading.cities if c.start not in out),
    )


def _is_theirs(reading: Reading, told: list[Person], low: int, high: int) -> bool:
    who = {p.who for p in told if low <= p.at < high}
    return (
        not who <= {THEY} and ME not in who and not any(low <= m.start < high for m in reading.all(*_TURNED))
    )


def _counts(reading: Reading, low: int, high: int) -> bool:
    return any(low <= n.start < high for n in reading.numbers())


def _people(reading: Reading) -> list[Person]:
    aside = {i for c in reading.cities for i in range(c.start, c.end)}
    aside |= {i for m in reading.all("told.onward", "told.other_one") for i in range(m.start, m.end)}
    return [p for p in people(reading) if p.at not in aside]


def _clauses(reading: Reading) -> list[tuple[int, int]]:
    spans: list[tuple[int, int]] = []
    low = 0
    for at in range(len(reading.tokens) + 1):
        if at == len(reading.tokens) or reading.gap(at, at + 1) >= _CLAUSE:
            if at > low:
                spans.append((low, at))
            low = at + 1
    return spans
