"""The longest continuous path: who is tied for it."""

from __future__ import annotations

from assistant.clauses import asking_clause, is_yes_no
from assistant.reading import Reading

_SHORTEST = 6  # a longest path of fewer trains is a number of something else


def asks_what_the_tied_get(reading: Reading) -> bool:
    """Whether lengths of longest paths are told, two of them the longest, and it is asked what one of these brings.

    >>> from assistant.reading import read
    >>> asks_what_the_tied_get(read("longest paths 37, 23 and 37: how many points for each with 37?", "en"))
    True
    """
    if not reading.has("concepts.longest_path") or is_yes_no(reading):
        return False
    low, high = asking_clause(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    if not here & {"cues.how_many", "concepts.points", "concepts.bonus"}:
        return False
    lengths = [(n.start, n.value) for n in reading.numbers() if (n.value or 0) >= _SHORTEST and not n.weak]
    told = [value for start, value in lengths if not low <= start < high] or [value for _, value in lengths]
    asked = {value for start, value in lengths if low <= start < high} if len(told) < len(lengths) else set()
    longest = max((value or 0 for value in told), default=0)
    return told.count(longest) > 1 and asked <= {longest}
