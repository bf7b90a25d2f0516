"""The number that somebody claims as a result: "… he says I owe 2 more, right?" asks whether 2 is right.

The number claimed is no input: the question is read again without it, and has to be complete that way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from assistant.clauses import (
    asking_clause,
    asking_how_many,
    asks_before_remark,
    asks_yes_or_no,
    ends_with_tag,
    is_yes_no,
)
from assistant.disputes import asked_claim, claims_in
from assistant.intents.numbers import counted, sign_of
from assistant.intents.route_sizes import MAX_LENGTH
from assistant.intents.slots import Slots
from assistant.intents.ticket_values import TICKETS
from assistant.lexicon import Mention
from assistant.negation import denied_number
from assistant.reading import Reading

# Computations whose result is one number.
NUMERIC = frozenset(
    {
        "tunnel_extra_cards",
        "route_points",
        "routes_points",
        "station_cost",
        "stations_cost",
        "unused_stations",
        "mandala",
        "tickets_points",
        "country_ticket",
        "player_score",
        "longest_path",
    }
)
_VERDICTS = ("cues.verdict", "cues.right_me", "cues.right_other", "cues.wrong")
_CARDS = ("colors.", "concepts.locomotive")
_LISTED = 2  # numbers of a list, at least
_APART = 0.9  # the gap from which two stretches are different clauses


def claimed_number(reading: Reading, read: Callable[[Reading], Slots]) -> tuple[Slots, int] | None:
    """The inputs without the claimed number, and that number; None where no result is claimed."""
    if _counts(reading) or asks_before_remark(reading):
        return None
    spans, judged = _claims(reading), False
    told = [n for low, high in spans[0] for n in _numbers(reading, low, high)] if spans else []
    if not any(_in_points(reading, n) for n in told) and (
        not told or any(_in_points(reading, n) for n in reading.numbers())
    ):
        spans = None  # the number stands before who claims it: "12 points, wrote Maria"
    if spans:
        asked, everyone = spans
    elif reading.has(*_VERDICTS, "told.adds_up") or ends_with_tag(reading):
        asked = everyone = _last_sentence(reading) or _sentence_before(reading) or _last_clause(reading)
        judged = True
    elif reading.has("cues.yes_no") and is_yes_no(reading):
        asked = everyone = _last_sentence(reading) or _asking_points(reading) or _by_mark(reading)
    elif is_yes_no(reading):
        asked = everyone = _by_mark(reading)
    else:
        return None
    told = [n for low, high in asked for n in _numbers(reading, low, high)]
    points = [n for n in reading.numbers() if _in_points(reading, n)]
    clear = any(_is_figure(reading, n) for n in told) or reading.has(*TICKETS)
    if not spans and len(points) == 1 and not clear:
        told = points  # "12 points, and she had built none. Is that right?"
    heading = _heading(reading)
    if heading is not None:
        told = [heading]
    things = {m.start for m in reading.mentions if m.concept.startswith(_CARDS)}
    signed = [n for n in reading.numbers() if sign_of(reading, n) == "+" and n.end not in things]
    if judged and len(signed) == 1:
        told = signed  # "+19 it says: 13, 10 and 6 done, 4 and 6 missed. Is that right?"
    everything = [n for low, high in everyone for n in _numbers(reading, low, high)]
    sizes = _sizes(reading)
    told = [n for n in told if n.start not in sizes]  # how long a route is, is no result
    below = [n for n in reading.numbers() if _is_minus(reading, n)]
    if len(below) == 1 and not signed and below[0] not in told:
        told, everything = [below[0], *told], [below[0], *everything]  # "-8, mum says: two of 6 done, …"
    told.sort(
        key=lambda n: (
            not _is_minus(reading, n),
            not _in_points(reading, n),
            not _is_added(reading, n),
            -n.start,
        )
    )
    # What claims give is no input; a claim may also tell the whole case ("he says a route of 8 gives 21 points").
    tries = [(n, [n]) for n in told if n in below]
    tries += [(n, everything) for n in told] + [(n, [n]) for n in told if _in_points(reading, n)]
    longer = [n for n in told if (n.value or 0) > MAX_LENGTH]
    tries += [(n, [n]) for n in longer if len(longer) == 1]  # "I make it 36 for a six and an eight"
    if not spans:
        tries = [(n, [n]) for n in told]
        if judged:  # "8 I wrote for the stations, one was left over. Is that right?"
            others = [
                n
                for n in reading.numbers()
                if n not in told and (_is_figure(reading, n) or _is_added(reading, n))
            ]
            tries += [(n, [n]) for n in others if n.start not in sizes]
    if heading is not None:
        tries = [(heading, [heading]), *tries]
    asked_of = _asking_points(reading) if spans else []
    own = [n for low, high in asked_of for n in _numbers(reading, low, high) if _in_points(reading, n)]
    tries = [*((n, [n, *everything]) for n in own), *tries]  # "he wrote 25, but is it 1 point for me?"
    for number, hidden in tries:
        slots = read(replace(reading, mentions=tuple(m for m in reading.mentions if m not in hidden)))
        if slots.complete and number.value is not None:
            doubtful = judged and not _is_added(reading, number) and not _counts_cards(reading, number)
            if doubtful and slots.name == "tunnel_extra_cards":
                continue  # it may as well be the cards laid
            lengths = slots.inputs.get("lengths", ())
            if len(told) > 1 and slots.name == "routes_points" and number.value == len(lengths):
                continue  # "16 for the pair"
            if slots.name == "country_ticket" and not _in_points(reading, number):
                whole = read(reading)
                if not whole.complete or whole.inputs != slots.inputs:
                    continue  # "the ticket says France 5, …"
            return slots, -number.value if _is_minus(reading, number) else number.value
    return None


def _sizes(reading: Reading) -> frozenset[int]:
    """Places of the numbers that tell routes: their lengths, and beside a longer number all that could be one."""
    if not reading.has("concepts.route", "concepts.length"):
        return frozenset()
    beside = counted(reading, "concepts.length", "concepts.train")
    short = [n for n in reading.numbers() if 1 <= (n.value or 0) <= MAX_LENGTH]
    longer = [n for n in reading.numbers() if (n.value or 0) > MAX_LENGTH]
    if longer and reading.has("concepts.route") and not reading.has(*TICKETS):
        return frozenset(n.start for n in short)
    return beside if reading.has("concepts.route") else frozenset()


def _heading(reading: Reading) -> Mention | None:
    """The one number before a colon that heads a list of tickets: "18 for my tickets: 13 and 11 done, 6 not"."""
    colon = next((i for i, t in enumerate(reading.tokens) if t.text == ":"), None)
    if colon is None or not reading.has(*TICKETS):
        return None
    before = [n for n in reading.numbers() if n.start < colon and not n.weak]
    behind = [n for n in reading.numbers() if n.start > colon and not n.weak]
    if len(before) != 1 or len(behind) < _LISTED or before[0].value == len(behind):
        return None
    return before[0] if before[0].start not in counted(reading, *TICKETS) else None


def _counts(reading: Reading) -> bool:
    """Whether the question asks how many, and not by a "number" that it only wants confirmed."""
    return bool(asking_how_many(reading))


def _is_minus(reading: Reading, number: Mention) -> bool:
    """Whether a number stands below zero: "-8", "minus 8"."""
    return sign_of(reading, number) == "-"


_Spans = Sequence[tuple[int, int]]


def _claims(reading: Reading) -> tuple[_Spans, _Spans] | None:
    """The tokens of the claim asked about, and of all claims; a claim's story in a clause of its own is left out."""
    claims = claims_in(reading)
    if not claims:
        return None
    asked = asked_claim(reading)
    everyone = [_ending(reading, c.start, c.end) for c in claims]
    if asked is not None:
        return [_ending(reading, asked.claim.start, asked.claim.end)], everyone
    return everyone, everyone


def _ending(reading: Reading, start: int, end: int) -> tuple[int, int]:
    """The last clause of tokens ``[start, end)`` that has a number: what goes before it may be the story."""
    kinds = {m.start for m in reading.mentions if m.concept.startswith(_CARDS)}
    numbers = _numbers(reading, start, end)
    numbers = [n for n in numbers if n.end not in kinds] or numbers  # "…, since I had laid two oranges"
    if not numbers:
        return start, end
    low = numbers[-1].start
    while low > start and reading.gap(low - 1, low) < _APART:
        low -= 1
    if any(n.start > numbers[-1].end for n in _numbers(reading, start, end)):
        return low, numbers[-1].end
    return low, end


def _last_sentence(reading: Reading) -> _Spans:
    """The last sentence, where a number stands in it and others before it: "… So I owe three more, yes?"."""
    last = next((i + 1 for i in range(len(reading.tokens) - 2, -1, -1) if reading.tokens[i].is_stop), 0)
    asks = any(m.start >= last for m in reading.all("cues.yes_no", *_VERDICTS)) or ends_with_tag(reading)
    if last == 0 or not asks or not _numbers(reading, last, len(reading.tokens)):
        return []
    counted = {m.start for m in reading.mentions if m.concept.startswith(_CARDS)}
    if any(n.end in counted for n in _numbers(reading, last, len(reading.tokens))):
        return []
    return [(last, len(reading.tokens))]


def _asking_points(reading: Reading) -> _Spans:
    """The clause that asks, where it counts points and what they are for stands before: "…: is it 21 points?"."""
    low, high = asking_clause(reading)
    counted = [n for n in _numbers(reading, low, high) if _in_points(reading, n)]
    return [(low, high)] if low and counted and asks_yes_or_no(reading) else []


def _by_mark(reading: Reading) -> _Spans:
    """The last sentence, where it counts points and its question mark asks whether they are right."""
    if reading.tokens[-1].text not in ("?", ";"):
        return []
    low = next((i + 1 for i in range(len(reading.tokens) - 2, -1, -1) if reading.tokens[i].is_stop), 0)
    told = [n for n in _numbers(reading, low, len(reading.tokens)) if _in_points(reading, n)]
    return [(told[0].start, told[0].end)] if len(told) == 1 else []


def _sentence_before(reading: Reading) -> _Spans:
    """The sentence before a last one without a number, which asks about it: "… I make it ten. Did I count well?"."""
    stops = [i for i, t in enumerate(reading.tokens[:-1]) if t.is_stop]
    if not stops or _numbers(reading, stops[-1], len(reading.tokens)):
        return []
    low, high = stops[-2] + 1 if len(stops) > 1 else 0, stops[-1]
    inside = _numbers(reading, low, high)
    counted = {m.start for m in reading.mentions if m.concept.startswith(_CARDS)}
    return [(low, high)] if len(inside) == 1 and inside[0].end not in counted else []


def _last_clause(reading: Reading) -> _Spans:
    """The clause of the last number, when no card or colour is counted by it."""
    numbers = _numbers(reading, 0, len(reading.tokens))
    if len(numbers) < 2:
        return []
    last = numbers[-1]
    counted = any(m.start == last.end and m.concept.startswith(_CARDS) for m in reading.mentions)
    low, high = _ending(reading, 0, len(reading.tokens))
    return [] if counted else [(low, high)]


def _numbers(reading: Reading, low: int, high: int) -> list[Mention]:
    """The numbers in tokens ``[low, high)``; words that are also the article only where there is nothing else."""
    found = [
        m for m in reading.numbers() if low <= m.start and m.end <= high and not denied_number(reading, m)
    ]
    return [m for m in found if not m.weak] or found


def _is_figure(reading: Reading, number: Mention) -> bool:
    return reading.tokens[number.start].is_number or _in_points(reading, number)


def _in_points(reading: Reading, number: Mention) -> bool:
    return any(
        number.end <= m.start <= number.end + 1 for m in reading.all("concepts.points", "concepts.bonus")
    )


def _counts_cards(reading: Reading, number: Mention) -> bool:
    """ "He takes three cards": a number of cards without their colour."""
    return any(0 <= m.start - number.end <= 1 for m in reading.all("concepts.card", "actions.pay_extra"))


def _is_added(reading: Reading, number: Mention) -> bool:
    """ "3 more", "ek 2 kart": the number stands beside a word for what is paid in addition."""
    return any(
        0 <= m.start - number.end <= 1 or m.end == number.start for m in reading.all("actions.pay_extra")
    )
