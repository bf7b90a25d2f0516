"""How many of the tickets drawn somebody means to keep or to give back: "may I bin all four?", "keep only one?"."""

from __future__ import annotations

from assistant.intents.numbers import everything, nearest_number, part_of
from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading

_PAIR = 2
_MOST = 6  # tickets dealt, at most
_NEAR = 4  # tokens between "all" and the verb it goes with
_CLAUSE = 0.9  # the gap from which two stretches are different clauses


def may_keep_so_few(reading: Reading, dealt: int, least: int) -> bool | None:
    """Whether what is asked for leaves ``least`` of ``dealt`` tickets; None where no number of them is told.

    >>> from assistant.reading import read
    >>> may_keep_so_few(read("I was dealt 4 tickets, may I keep just one and return three?", "en"), 4, 2)
    False
    >>> may_keep_so_few(read("can I give all three tickets back?", "en"), 3, 1)
    False
    >>> may_keep_so_few(read("may I return 2 of the 4 tickets?", "en"), 4, 2)
    True
    """
    kept = _number(reading, "actions.keep")
    returned = _number(reading, "actions.return_ticket")
    if returned is not None and kept is None:
        wanted = _all_of(reading, "actions.return_ticket")
        if (wanted is not None and returned == dealt) or wanted is True:
            return dealt - dealt >= least
        return dealt - returned >= least if returned < dealt else None
    if kept is not None:
        alone = returned is not None or not reading.has("actions.return_ticket")
        return kept >= least if alone and kept < dealt else None
    if _all_of(reading, "actions.return_ticket"):
        return dealt - dealt >= least
    return None


def left_over(reading: Reading) -> int | None:
    """Of so many tickets dealt and so many kept, how many go back, or the other way round; None where not told so.

    >>> from assistant.reading import read
    >>> left_over(read("I was dealt 4 tickets and keep 3, how many do I return?", "en"))
    1
    """
    numbers = [n for n in reading.numbers() if n.value and n.value <= _MOST]
    strong = [n for n in numbers if not n.weak]
    numbers = numbers if len(strong) < _PAIR else strong
    if not reading.has("cues.how_many") or reading.has("cues.at_most", "cues.at_least", "cues.must"):
        return None
    if len(numbers) != _PAIR or not reading.has("concepts.ticket"):
        return None
    long = load_lexicon(reading.lang).listed("long")
    if any(t.text in long for t in reading.tokens):
        return None  # "the long one and three others" are four
    dealt, other = max(n.value or 0 for n in numbers), min(n.value or 0 for n in numbers)
    verbs = {"keep": reading.all("actions.keep"), "back": reading.all("actions.return_ticket")}
    asking = reading.all("cues.how_many")[-1].start
    behind = sorted((m.start, name) for name, found in verbs.items() for m in found if m.start > asking)
    asked = [behind[0][1]] if behind else []
    told = [
        name
        for name, found in verbs.items()
        if name not in asked
        and any(_together(reading, n, m) for m in found for n in numbers if n.value == other)
    ]
    return dealt - other if dealt > other and len(asked) == len(told) == 1 else None


def _number(reading: Reading, verb: str) -> int | None:
    """The number nearest to the verb in its clause; an article counts only beside "only"."""
    if not reading.has(verb):
        return None
    others = {
        i
        for other in ("actions.keep", "actions.return_ticket")
        if other != verb
        for m in reading.all(other)
        for i in (m.start - 1, m.end)
    }
    lone = [n for n in reading.numbers() if _is_only(reading, n)]
    near = [n for n in lone if any(_together(reading, n, v) for v in reading.all(verb))]
    if near:
        return near[-1].value
    part = part_of(reading, [n for n in reading.numbers() if n.value and n.value <= _MOST])
    if part is not None and part.value and part.start not in others:
        back = reading.has("actions.return_ticket") != reading.has("actions.keep")
        if back:
            return part.value  # "give three of my four tickets back"
    number = nearest_number(reading, verb, near=_NEAR, exclude=others)
    if number is not None and any(_together(reading, number, v) for v in reading.all(verb)):
        return number.value
    return None


def _is_only(reading: Reading, number: Mention) -> bool:
    return any(
        0 <= number.start - m.end <= 1 or 0 <= m.start - number.end <= 1 for m in reading.all("cues.only")
    )


def _together(reading: Reading, number: Mention, verb: Mention) -> bool:
    low, high = min(number.end, verb.end), max(number.start, verb.start)
    return high - low <= _NEAR and reading.gap(low, high) < _CLAUSE


def _all_of(reading: Reading, verb: str) -> bool | None:
    """Whether all of them are meant: "throw all three back", "üçünü de atabilir miyim"; None where not said."""
    for m in everything(reading):
        if any(_together(reading, m, v) for v in reading.all(verb)):
            return True
    return None
