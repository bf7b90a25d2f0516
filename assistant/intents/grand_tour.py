"""How many tickets count for India's Grand Tour: those of which two separate paths are told, where they are."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.clauses import SAYING, asking_clause, is_yes_no
from assistant.intents.numbers import (
    between,
    counted,
    everything,
    held_by,
    in_row,
    nearest_number,
    numbers_of,
    only_number,
    part_of,
)
from assistant.intents.outcomes import FAILED
from assistant.intents.slots import Slots
from assistant.intents.ticket_values import TICKETS, ticket_values
from assistant.intents.tours import tours_in_parts
from assistant.lexicon import Mention
from assistant.reading import Reading
from rules import compute

_PATHS = ("concepts.route", "concepts.double_route", "actions.complete", "actions.reach")
_GIVEN = ("concepts.bonus", "concepts.points", "actions.pay_extra")  # "what extra do I get?"
_WHOLE = ("cues.total", "cues.including", "told.with_bonus")
_SECOND = 5  # tokens from "two" or "second" to the paths
_MOST = 58  # tickets of the board


def mandala(reading: Reading) -> Slots:
    """How many tickets count for the Grand Tour."""
    parts = tours_in_parts(reading, _paths(reading))
    if parts is not None:
        return parts
    told = _with_two_paths(reading)
    if told is not None:
        return Slots("mandala", {"tickets": told.value})
    listed = ticket_values(reading, {})
    if len(listed) > 1 and everything(reading) and in_row(reading, [n for n, _ in listed[:2]]):
        return Slots(
            "mandala", {"tickets": sum(many for _, many in listed)}
        )  # "10 and 18, both with two paths"
    others = counted(reading, "concepts.player") | held_by(reading, "concepts.mandala")
    beside = _beside_name(reading, others)
    if beside is not None:
        return Slots("mandala", {"tickets": beside.value})
    number = nearest_number(reading, *TICKETS, "concepts.mandala", near=4, exclude=others)
    number = number or only_number(reading, exclude=others)
    if number is None:
        return Slots("mandala", {}, ("tickets",))
    return Slots("mandala", {"tickets": number.value})


def asks_for_bonus(reading: Reading) -> Slots | None:
    """What a number of tickets with two paths brings; None for other questions about the Grand Tour."""
    written = reading.has(*SAYING) and is_yes_no(reading)  # "she wrote fifty for the mandalas, right?"
    if not reading.has("concepts.mandala"):
        return None
    if not written and not reading.has(*_GIVEN) and not _asks_what_it_is(reading):
        return None
    asked = reading.has("concepts.bonus", "cues.how_many", "cues.what", "cues.verdict")
    if not asked or not (reading.has(*TICKETS) or _counts_tours(reading)):
        return None
    if is_yes_no(reading) and not _told_in_numbers(reading):
        return None  # "he says the two paths may not share one train"
    if _paths(reading) or is_yes_no(reading) or _asks_what_it_is(reading):
        slots = mandala(reading)
        return slots if slots.complete else None
    return None


def _told_in_numbers(reading: Reading) -> bool:
    """Whether a number is told beside the two paths, the trains and the cities, that is no article."""
    paths = {i for low, high in _paths(reading) for i in range(low, high)}
    paths |= counted(reading, "concepts.train", "concepts.city", "concepts.route", "concepts.player")
    return any(n.start not in paths and n.value != 1 for n in numbers_of(reading))


def _counts_tours(reading: Reading) -> bool:
    """Whether a number stands right before the Grand Tour's name: "two mandalas done"."""
    names = {m.start for m in reading.all("concepts.mandala")}
    return any(n.end in names and not n.weak for n in reading.numbers())


def _asks_what_it_is(reading: Reading) -> bool:
    """Whether the bonus itself is asked for, by a "what" or "how much" beside it: "what bonus do I get?"."""
    low, high = asking_clause(reading)
    here = [m for m in reading.mentions if low <= m.start < high]
    asking = [m for m in here if m.concept in ("cues.how_many", "cues.what")]
    if not asking:
        return False
    told = any(
        n.start < low and not n.weak for n in reading.numbers()
    )  # "three of them. what does Mandala give?"
    return any(m.concept in _GIVEN or (told and m.concept == "concepts.mandala") for m in here)


def with_the_bonus(reading: Reading) -> int | None:
    """Tickets told by their values, all for the Grand Tour, where it is asked what they bring with the bonus.

    >>> from assistant.reading import read
    >>> with_the_bonus(read("9 and 11, both Grand Tour tickets: how many points in total with the bonus?", "en"))
    30
    """
    asked = reading.has("cues.how_many", "cues.what", "told.quantity") and reading.has(*_WHOLE)
    low, high = asking_clause(reading)
    named = any(low <= m.start < high for m in reading.all("concepts.points", "cues.total"))
    put = any(low <= n.start < high and not n.weak for n in reading.numbers()) or reading.has("cues.verdict")
    asked |= reading.has("told.with_bonus") and (not is_yes_no(reading) or (named and not put))
    if not asked or not reading.has("concepts.mandala") or not reading.has("concepts.bonus"):
        return None
    paths = {i for low, high in _paths(reading) for i in range(low, high)}  # "with two separate tracks"
    values = [
        n.value or 0 for n, many in ticket_values(reading, {}) if n.start not in paths for _ in range(many)
    ]
    starts = {m.start for m in reading.all(*TICKETS)}
    if len(values) == 1 and any(n.value == values[0] and n.end in starts for n in reading.numbers()):
        return None  # so many tickets, none of such a value
    failed = reading.has(*FAILED) or not reading.has(*TICKETS)
    if not values or failed:
        return None
    bonus = compute("mandala", {"edition": "india", "tickets": len(values)}).result
    assert isinstance(bonus, int)
    return sum(values) + bonus


def _beside_name(reading: Reading, others: frozenset[int]) -> Mention | None:
    """The one number in the clause that names the Grand Tour, where other clauses have others."""
    numbers = [n for n in numbers_of(reading, between(1, _MOST)) if n.start not in others]
    turns = {m.start for m in reading.all("cues.but")}
    bounds = [i for i, t in enumerate(reading.tokens) if t.is_stop or t.text == "," or i in turns]
    for m in reading.all("concepts.mandala"):
        low = max((i for i in bounds if i < m.start), default=-1)
        high = min((i for i in bounds if i >= m.end), default=len(reading.tokens))
        near = [n for n in numbers if low < n.start < high]
        if len(near) == 1 and len(numbers) > 1:
            return near[0]
    return None


def _with_two_paths(reading: Reading) -> Mention | None:
    """The number tied to the words for two paths: "seven tickets done, for three of them two separate paths"."""
    paths = _paths(reading)
    if not paths:
        return None
    others = counted(reading, "concepts.player", "concepts.city", "concepts.points", "concepts.station")
    others |= frozenset(i for a, b in paths for i in range(a, b))
    numbers = [n for n in numbers_of(reading, between(1, _MOST)) if n.start not in others]
    stops = [i for i, t in enumerate(reading.tokens) if t.is_stop]
    for start, end in paths:
        low = max((i for i in stops if i < start), default=-1)
        high = min((i for i in stops if i >= end), default=len(reading.tokens))
        before = [n for n in numbers if low < n.start < start]
        if before:
            return _part_of(reading, before)
        behind = [n for n in numbers if end <= n.start < high]
        if behind:
            return behind[0]
    return None


def _paths(reading: Reading) -> list[tuple[int, int]]:
    """Where two paths are spoken of: "two separate paths", "a second path", "double connected"."""
    routes = reading.all("concepts.route", "told.path")
    seconds = [m for m in (*reading.numbers(), *reading.all("ordinals")) if m.value == 2]
    told = {i for m in (*seconds, *reading.all(*_PATHS)) for i in range(m.start, m.end)}
    found = [
        (m.start, m.end)
        for m in (*reading.all("concepts.mandala"), *reading.all("concepts.double_route"))
        if told & set(range(m.start, m.end))
    ]
    for m in routes:
        near = [
            s
            for s in seconds
            if 0 <= m.start - s.end <= _SECOND
            and not _stopped(reading, s.end, m.start)
            and not any(s.end <= n.start < m.start for n in reading.numbers())  # "two that had one path"
        ]
        if near:
            found.append((max(s.start for s in near), m.end))
    return sorted(found)


def _stopped(reading: Reading, low: int, high: int) -> bool:
    return any(not t.is_word for t in reading.tokens[low:high])


def _part_of(reading: Reading, numbers: Sequence[Mention]) -> Mention:
    """The last number, or the part where it is the whole: "five of my six tickets"."""
    return part_of(reading, numbers[-2:]) or numbers[-1]
