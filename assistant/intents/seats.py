"""How many players there are, where it is told by persons, couples or those who left and not by a number of players."""

from __future__ import annotations

from assistant.intents.numbers import between, numbers_of
from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading

_GAP = 4  # tokens between two persons of one list
_GONE = 3  # tokens between those who are gone and the word for it
_COUNTS = 1  # words between a number and the persons it counts ("two of our kids")
_SEATS = between(2, 5)
_TABLE = between(3, 6)  # who were to play, before some were gone
_MOST_GONE = 3
_LIST = between(3, 5)  # of two persons, it is not told that nobody else plays
_SELF = ("cues.i_self",)


def seats_told(reading: Reading) -> int | None:
    """The number of players by couples, or less those who are gone; None where it is not told so.

    >>> from assistant.reading import read
    >>> seats_told(read("we wanted to be five but two left before we began", "en"))
    3
    """
    couples = reading.all("told.couples")
    pairs = [n for n in numbers_of(reading, between(2, 2)) if any(0 <= m.start - n.end <= 0 for m in couples)]
    if pairs:
        return 2 * (pairs[0].value or 0)
    return _without_the_gone(reading)


def _without_the_gone(reading: Reading) -> int | None:
    """ "We were to be five, but two left": those who were to play, less those who do not."""
    # as they stand: "one fewer" is itself how many are gone, whatever it was worked out to be
    numbers = [
        m for m in load_lexicon(reading.lang).find(reading.tokens) if m.concept == "numbers" and m.value
    ]
    for word in reading.all("told.gone"):
        fewer = [n for n in numbers if 1 <= (n.value or 0) <= _MOST_GONE and _beside(reading, n, word)]
        if not fewer:
            continue
        gone = min(fewer, key=lambda n: abs(n.start - word.start))
        meant = [
            n for n in numbers_of(reading, between(3, 6)) if n.end <= gone.start and _parted(reading, n, gone)
        ]
        values = {n.value for n in meant}
        if len(values) == 1:
            left = (values.pop() or 0) - (gone.value or 0)
            return left if _SEATS(left) else None
    return None


def _beside(reading: Reading, number: Mention, word: Mention) -> bool:
    if word.start <= number.start < word.end:
        return True
    low, high = (number.end, word.start) if number.end <= word.start else (word.end, number.start)
    between_them = reading.tokens[low:high]
    taken = {m.start for m in reading.all("concepts.route", "concepts.double_route", "concepts.train")}
    return (
        len(between_them) < _GONE
        and all(t.is_word for t in between_them)
        and not taken & set(range(low, high))
    )


def _parted(reading: Reading, a: Mention, b: Mention) -> bool:
    """Whether two numbers stand in different clauses."""
    turns = {m.start for m in reading.all("cues.but", "cues.and")}
    return any(not reading.tokens[i].is_word or i in turns for i in range(a.end, b.start))


def seats_listed(reading: Reading) -> int | None:
    """The persons of one list of three and more that the asker is in; None where there is none.

    >>> from assistant.reading import read
    >>> seats_listed(read("switzerland, it's me, my wife and our two kids", "en"))
    4
    """
    persons = reading.all("told.persons")
    runs: list[list[Mention]] = []
    for m in persons:
        if runs and _goes_on(reading, runs[-1][-1], m):
            runs[-1].append(m)
        else:
            runs.append([m])
    mine = {m.start for m in reading.all(*_SELF, "told.myself")}
    for run in runs:
        if len(run) > 1 and any(m.start in mine for m in run):
            seats = sum(_how_many(reading, m) for m in run)
            return seats if _LIST(seats) else None
    return None


def _goes_on(reading: Reading, a: Mention, b: Mention) -> bool:
    """Whether two persons are members of one list: a comma, an "and" or a "plus" between them, and little else."""
    inside = reading.tokens[a.end : b.start]
    turns = {m.start for m in reading.all("cues.but")} - {m.start for m in reading.all("cues.and")}
    joins = {m.start for m in reading.all("cues.and", "told.plus")}
    places = range(a.end, b.start)
    if len(inside) > _GAP or any(t.is_stop for t in inside) or turns & set(places):
        return False
    commas = sum(t.text in (",", "+") for t in inside)
    verbs = any(a.end <= m.start < b.start for m in reading.all("cues.they_took", "actions.claim"))
    return (commas == 1 or bool(joins & set(places))) and not verbs


def _how_many(reading: Reading, person: Mention) -> int:
    """Two for "the two kids", one for anybody alone."""
    numbers = [n for n in numbers_of(reading, between(2, 3)) if 0 <= person.start - n.end <= _COUNTS]
    return (numbers[-1].value or 1) if numbers else 1
