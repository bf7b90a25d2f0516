"""Tickets: their values and outcomes, how many of those drawn are kept, and the Grand Tour's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from assistant.intents.numbers import counted, everything, held_by, in_row, nearest_number, only_number
from assistant.intents.outcomes import Word, assign, outcome_words
from assistant.intents.slots import Slots
from assistant.lexicon import Mention
from assistant.reading import Reading
from rules.maps import load_board

_GOOD = ("actions.complete", "cues.yes")
_TICKETS = ("concepts.ticket", "concepts.long_ticket")
_OTHER_COUNTS = tuple(f"concepts.{name}" for name in ("player", "station", "train", "card", "bonus", "city"))
_MAX_VALUE = 30
_MAX_COUNT = 5  # tickets that one number counts
_HAVING = frozenset({"болди", "болган", "бар", "oldu", "vardi"})
_BETWEEN_CITIES = 3  # tokens between the two cities of a ticket
_REPEATED = 3  # tokens between a ticket named by its cities and its value
_CONTENT = 4  # letters of a word that may tell an outcome
_CONNECTED = 1  # words between a count and the value that all its tickets share
_BEFORE_LIST = 6  # tokens between a count and the list it introduces


def tickets_points(reading: Reading) -> Slots:
    """Ticket values, each completed or failed: a number belongs to the word that speaks of it."""
    named = _named(reading)
    values = sorted([*_values(reading, named), *((m, 1) for m in named)], key=lambda pair: pair[0].start)
    places = [(n.start, n.end) for n, _ in values]
    words = outcome_words(reading, _GOOD, (), [p for p, _ in places])
    words = [w for w in words if not _tells_of_having(reading, w, [p for p, _ in places])]
    signed = _signed(reading, [n for n, _ in values])
    if signed:
        return Slots("tickets_points", {"tickets": signed})
    if named and len(values) == 1 and not words:
        words = [Word(places[0][1], places[0][1], good=True)]  # what it is worth
    words = _with_the_others(reading, places, words)
    if not values or not words:
        return Slots("tickets_points", {}, ("tickets",))
    if _untold(reading, [p for p, _ in places], words):
        return Slots("tickets_points", {}, ("tickets",))
    outcomes = [words[k].good for k in assign(reading, places, words)]
    tickets = _listed_first(reading, values, outcomes, words)
    if tickets is None and len(values) == 1 and values[0][1] == 2 and len({w.good for w in words}) == 2:
        tickets = [
            (values[0][0].value or 0, True),
            (values[0][0].value or 0, False),
        ]  # "one made, one missed"
    if tickets is None:
        tickets = [
            (n.value or 0, good)
            for (n, times), good in zip(values, outcomes, strict=True)
            for _ in range(times)
        ]
    by_value = {m.value: pair for m, pair in named.items()}
    given: list[dict[str, Any]] = [
        {**by_value.get(v, {"points": v}), "completed": good} for v, good in tickets
    ]
    return Slots("tickets_points", {"tickets": given})


def named_tickets(reading: Reading) -> Slots | None:
    """Tickets of which one at least is named by its cities, where the question asks what they come to; or a sum."""
    named = _named(reading)
    if not named and reading.has(*_TICKETS) and _signed(reading, [n for n, _ in _values(reading, {})]):
        return tickets_points(reading)  # "+12 +7 -11"
    if not named or 2 * len(named) != len(reading.cities) or not reading.has(*_TICKETS):
        return None
    if not reading.has("concepts.points", "cues.how_many", "cues.total", "actions.lose", "actions.cost"):
        return None
    slots = tickets_points(reading)
    return slots if slots.complete else None


def unvalued(reading: Reading) -> Slots | None:
    """What a sum of one's tickets lacks where only their number is told: "two done and one lost, how many points?"."""
    asked = reading.has("cues.how_many", "concepts.points") or reading.has("cues.total")
    if not asked or not reading.has(*_TICKETS) or reading.cities or _values(reading, {}):
        return None
    counts = counted(reading, *_TICKETS)
    told = {w.good for w in outcome_words(reading, _GOOD, (), [])}
    if (reading.has("cues.total") and reading.has("concepts.points")) or (counts and len(told) > 1):
        return Slots("tickets_points", {}, ("tickets",))
    return None


def _named(reading: Reading) -> dict[Mention, dict[str, str]]:
    """Tickets of a board named by their two cities side by side, as mentions with the ticket's value."""
    found: dict[Mention, dict[str, str]] = {}
    last = -1
    for a, b in pairwise(reading.cities):
        if a.start <= last or b.start - a.end > _BETWEEN_CITIES:
            continue
        if any(t.is_stop and t.text != "." for t in reading.tokens[a.end : b.start]):
            continue
        for edition in (e for e in a.editions if e in b.editions):
            printed = load_board(edition).by_cities.get(frozenset((a.city, b.city)))
            if printed:
                mention = Mention("concepts.ticket", a.start, b.end, printed[0].goals[0][1])
                found[mention] = {"city_a": a.city, "city_b": b.city}
                last = b.end - 1
                break
    return found


def _with_the_others(
    reading: Reading, places: Sequence[tuple[int, int]], words: Sequence[Word]
) -> list[Word]:
    """The words, with one for tickets merely listed before those that failed: "tickets: 12, 7, not completed 11"."""
    if len(words) != 1 or words[0].good:
        return list(words)
    word = words[0]
    ahead = [p for p in places if p[1] <= word.start]
    behind = [p for p in places if p[0] >= word.end]
    if not ahead or not behind:
        return list(words)
    joins = {m.start for m in reading.all("cues.and")}
    between_ = range(ahead[-1][1], word.start)
    parted = any(i in joins or reading.tokens[i].text in (",", ";", ".") for i in between_)
    beside = all(reading.tokens[i].is_word for i in range(word.end, behind[0][0]))
    return [Word(ahead[0][0], ahead[0][0], good=True), word] if parted and beside else list(words)


def _untold(reading: Reading, places: Sequence[int], words: Sequence[Word]) -> bool:
    """Whether, of several parts that each tell their outcome, one tells it in a word that is not known."""
    marks = [i for i, t in enumerate(reading.tokens) if t.is_stop or t.text == ","]
    known = {i for m in reading.mentions for i in range(m.start, m.end)}
    told = 0
    unknown = False
    for low, high in pairwise([-1, *marks, len(reading.tokens)]):
        if not any(low < p < high for p in places):
            continue
        if any(low < w.start < high for w in words):
            told += 1
        else:
            behind = [reading.tokens[i] for i in range(low + 1, high) if i not in known]
            unknown |= any(
                len(t.text) >= _CONTENT and not reading.is_filler(t.text) for t in behind if t.is_word
            )
    return unknown and told > 1


def _tells_of_having(reading: Reading, word: Word, places: Sequence[int]) -> bool:
    """Whether a word only says that there are tickets ("екі билетім болды"), not what became of them."""
    having = reading.tokens[word.start].text in _HAVING and word.end == word.start + 1
    return having and not any(p < word.start for p in places)


def _signed(reading: Reading, values: Sequence[Mention]) -> list[dict[str, Any]]:
    """Tickets given as a sum: "+22 -8"; empty when they are not."""
    signs = [_sign(reading, n) for n in values]
    if not signs or not all(signs) or "-" not in signs:
        return []
    return [{"points": n.value, "completed": sign == "+"} for n, sign in zip(values, signs, strict=True)]


def _sign(reading: Reading, n: Mention) -> str | None:
    before = reading.tokens[n.start - 1] if n.start else None
    if before is None or before.text not in ("+", "-") or before.glued or not reading.tokens[n.start].glued:
        return None
    return before.text


def _values(reading: Reading, named: Mapping[Mention, Any]) -> list[tuple[Mention, int]]:
    """The numbers that are values of tickets, each with how many tickets have it.

    A number that only repeats the value of a ticket named by its cities ("Los Angeles–Miami, 20") is none.
    """
    repeated = {
        n.start
        for n in reading.numbers()
        for m in named
        if n.value == m.value and 0 <= n.start - m.end <= _REPEATED
    }
    whole = {i for m in everything(reading) for i in range(m.start, m.end)}
    elsewhere = counted(reading, *_OTHER_COUNTS)
    numbers = [
        n
        for n in reading.numbers()
        if n.value is not None
        and 1 < n.value <= _MAX_VALUE
        and not n.weak
        and n.start not in whole
        and n.start not in elsewhere | repeated
    ]
    counts = [n for n in numbers if _is_count(reading, n, numbers)]
    values = _without_echo(reading, [n for n in numbers if n not in counts])
    times = {v.start: _shared(reading, v, counts, values) for v in values}
    return [(v, times[v.start]) for v in values]


def _without_echo(reading: Reading, values: list[Mention]) -> list[Mention]:
    """The values without one said again: "a 12 ticket, do I lose 12?"; "8 and 8" are two tickets."""
    if len(values) != 2 or values[0].value != values[1].value:
        return values
    told = outcome_words(reading, _GOOD, (), [v.start for v in values])
    several = in_row(reading, values, same=True) or sum(1 for w in told if w.firm) > 1
    return values if several else values[:1]


def _is_count(reading: Reading, n: Mention, numbers: Sequence[Mention]) -> bool:
    """Whether ``n`` counts tickets: "two tickets, 9 and 12", "all three: 6, 7 and 8"."""
    others = [m for m in numbers if m is not n]
    if n.value is None or n.value > _MAX_COUNT:
        return False
    if not others:
        return n.end in {m.start for m in reading.all(*_TICKETS)}
    if _multiplies(reading, n, others):
        return True
    if any(m.start in range(n.end, n.end + 1 + _lead(reading, n)) for m in reading.all(*_TICKETS)):
        in_words = not reading.tokens[n.start].is_number
        return in_words or len(others) == n.value or _list_behind(reading, n, others) == n.value
    size = _list_behind(reading, n, others)
    return size == n.value and (not reading.tokens[n.start].is_number or _headed(reading, n))


def _multiplies(reading: Reading, n: Mention, others: Sequence[Mention]) -> bool:
    """Whether ``n`` in words counts the one value right behind it: "two nines", "due da nove"."""
    if reading.tokens[n.start].is_number:
        return False
    behind = [m for m in others if m.start >= n.end]
    near = [
        m for m in behind if all(t.is_word for t in reading.tokens[n.end : m.start]) and m.start - n.end <= 1
    ]
    return len(near) == 1 and not in_row(reading, behind) and not in_row(reading, [n, near[0]])


def _lead(reading: Reading, n: Mention) -> int:
    """Words that may stand between a count and its tickets: "two long tickets", but not "8 point ticket"."""
    after = reading.tokens[n.end : n.end + 1]
    points = {m.start for m in reading.all("concepts.points", "concepts.length")}
    return 0 if n.end in points or (after and not after[0].is_word) else 2


def _headed(reading: Reading, n: Mention) -> bool:
    """Whether a colon stands right behind ``n`` and what it counts."""
    return any(t.text == ":" for t in reading.tokens[n.end : n.end + 3])


def _list_behind(reading: Reading, n: Mention, others: Sequence[Mention]) -> int:
    """How many numbers a list holds that ``n`` introduces: a few words or a colon, then numbers in a row."""
    row = [m for m in others if m.start > n.start]
    if not row or row[0].start - n.end > _BEFORE_LIST or row[0].start == n.end:
        return 0
    told = {m.start for m in reading.all(*_GOOD, "actions.fail", "cues.negation", "cues.but")}
    size = 1
    for a, b in pairwise(row):
        between = range(a.end, b.start)
        words = sum(1 for i in between if reading.tokens[i].is_word)
        if words > _CONNECTED + 1 or any(reading.tokens[i].is_stop or i in told for i in between):
            break
        size += 1
    return size


def _shared(reading: Reading, value: Mention, counts: Sequence[Mention], values: Sequence[Mention]) -> int:
    """How many tickets have ``value``: "two tickets of 8", but not "two tickets of 8 and 9"."""
    sized = {m.start for m in reading.all("concepts.points", "concepts.length")}
    for count in counts:
        if value.end in sized and count.start == value.end + 1 and count.value is not None:
            # "8 puanlık iki bilet", but not "7 ve 8 puanlık iki bilet"
            row = [v for v in values if v is not value and 0 <= value.start - v.end <= 2]
            return 1 if row else count.value
        if count.end > value.start or count.value is None:
            continue
        between = reading.tokens[count.end : value.start]
        known = {m.start for m in reading.all(*_TICKETS, *_GOOD, "actions.fail")}
        words = sum(1 for i in range(count.end, value.start) if i not in known)
        if any(not t.is_word for t in between) or words > _CONNECTED:
            continue
        near = [v for v in values if v is not value and 0 <= v.start - value.end <= 2]
        return 1 if near else count.value
    return 1


def _listed_first(
    reading: Reading, values: Sequence[tuple[Mention, int]], outcomes: Sequence[bool], words: Sequence[Word]
) -> list[tuple[int, bool]] | None:
    """Tickets listed first and judged later: "5, 9 and 8. The 8 failed." None when it isn't told so."""
    head: list[Mention] = []
    for (n, _), following in zip(values, [*values[1:], None], strict=True):
        if words[0].start < n.start:
            return None
        head.append(n)
        end = following[0].start if following is not None else len(reading.tokens)
        if any(t.is_stop or t.text == "-" for t in reading.tokens[n.end : min(end, words[0].start)]):
            break
    tail = [(n, good) for (n, _), good in zip(values, outcomes, strict=True) if n not in head]
    listed = [n.value for n in head]
    rest = reading.all("cues.rest")
    if len(head) < 2 or not (tail or rest) or any(n.value not in listed for n, _ in tail):
        return None
    told = {n.value: good for n, good in tail}
    others = not all(told.values()) if told else True
    if rest:
        judged = assign(reading, [(m.start, m.end) for m in rest], words)
        others = words[judged[0]].good
    return [(n.value or 0, told.get(n.value, others)) for n in head]


def tickets_to_keep(reading: Reading) -> Slots:
    """When the tickets are drawn: at the start or later."""
    if reading.has("concepts.start") and not reading.has("concepts.during"):
        return Slots("tickets_to_keep", {"when": "start"})
    if reading.has("concepts.during") and not reading.has("concepts.start"):
        return Slots("tickets_to_keep", {"when": "later"})
    if not reading.has("concepts.start") and reading.has("actions.draw", "concepts.turn"):
        return Slots("tickets_to_keep", {"when": "later"})  # tickets are dealt at the start and drawn later
    return Slots("tickets_to_keep", {}, ("when",))


def mandala(reading: Reading) -> Slots:
    """How many tickets count for the Grand Tour."""
    others = counted(reading, "concepts.player") | held_by(reading, "concepts.mandala")
    number = nearest_number(reading, *_TICKETS, "concepts.mandala", near=4, exclude=others)
    number = number or only_number(reading, exclude=others)
    if number is None:
        return Slots("mandala", {}, ("tickets",))
    return Slots("mandala", {"tickets": number.value})
