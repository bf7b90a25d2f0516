"""Tickets handed back: of those dealt all but the ones kept, and what may be returned of a deck's last ones."""

from __future__ import annotations

from dataclasses import dataclass

from assistant.clauses import asking_clause
from assistant.intents.numbers import between, numbers_of, of_people
from assistant.intents.owners import without_others
from assistant.intents.slots import Slots
from assistant.intents.ticket_values import TICKETS
from assistant.lexicon import Mention, load_lexicon
from assistant.negation import denied_number
from assistant.reading import Reading

_MOST = 5  # tickets dealt, at most
_DRAWN = 3  # tickets drawn during the game from a deck that has enough
_KEPT = 7  # tokens between a verb of keeping and what is kept
_NAMED = 2  # tokens between a number and the kind of ticket it counts
_PAIR = 2
_PARTING = 2.0  # the gap from which two stretches are different sentences
_VERB_LAST = frozenset({"tr", "kk"})
_LIMITS = ("cues.at_most", "cues.at_least", "cues.must", "cues.allowed")
_KEEPING = ("actions.keep", "told.keeping")
_GOING = ("actions.return_ticket", "concepts.box", "concepts.bottom", "told.out")


@dataclass(frozen=True, slots=True)
class HandedBack:
    """``aside`` of ``dealt`` tickets (those that the edition deals, where None) go the way that is not asked about.

    ``later``: drawn during the game.
    """

    dealt: int | None
    aside: int
    later: bool


def handed_back(reading: Reading) -> HandedBack | None:
    """How many of the tickets dealt are kept, where it is asked how many go back, or the other way round; else None.

    >>> from assistant.reading import read
    >>> handed_back(read("I keep the long one and one short one of my opening tickets, how many go back?", "en"))
    HandedBack(dealt=None, aside=2, later=False)
    """
    reading = without_others(reading)
    low, high = asking_clause(reading)
    limits = any(low <= m.start < high for m in reading.all(*_LIMITS))
    behind = _behind_condition if reading.lang in _VERB_LAST else _behind_told
    low = behind(reading, low, high)
    here = {m.concept for m in (*reading.mentions, *reading.told("out")) if low <= m.start < high}
    if "cues.how_many" not in here or limits:
        return None
    staying = "actions.keep" in here
    if staying == bool(here & set(_GOING)) or not reading.has(*TICKETS, "concepts.start"):
        return None
    kept, used = _told_of(reading, low, ("actions.return_ticket",) if staying else _KEEPING)
    if not kept and not staying:
        kept, used = _taken(reading, low)
    if not kept:
        return None
    people = of_people(reading)
    others = [
        n for n in numbers_of(reading, between(2, _MOST)) if n.start not in used | people and n.start < low
    ]
    dealt = {n.value for n in others}
    long = load_lexicon(reading.lang).listed("long")
    if dealt == {_DRAWN} and any(t.text in long for t in reading.tokens[:low]):
        dealt = set()  # "a long one and three others": what the edition deals
    if len(dealt) > 1 or any((d or 0) <= kept for d in dealt) or kept >= _MOST:
        return None
    later = reading.has("concepts.during") or (
        reading.has("actions.draw") and not reading.has("concepts.start")
    )
    return HandedBack(dealt.pop() if dealt else None, kept, later)


def _behind_told(reading: Reading, low: int, high: int) -> int:
    """Where the asking word stands, if what is kept or given back is told before: "keeping 3 | how many go?"."""
    asking = [m.start for m in reading.all("cues.how_many") if low <= m.start < high]
    told = [m for m in reading.all(*_KEEPING, "actions.return_ticket") if low <= m.start < high]
    if not asking or not any(m.end <= asking[-1] for m in told):
        return low
    asked = any(asking[-1] < m.start < high for m in reading.all(*_KEEPING, *_GOING))
    return asking[-1] if asked else low


def _behind_condition(reading: Reading, low: int, high: int) -> int:
    """Where a Turkish or Kazakh clause goes on behind a "-sa" without a comma: "üçünü tutarsam | kaçı geri döner?"."""
    keeping = [m for m in reading.all("actions.keep") if low <= m.start < high]
    going = [m for m in (*reading.all(*_GOING[:-1]), *reading.told("out")) if low <= m.start < high]
    if not keeping or not going:
        return low
    first, last = sorted((keeping[0], going[-1]), key=lambda m: m.start)
    return first.end if first.end <= last.start else low


def few_drawn(reading: Reading) -> Slots | None:
    """Fewer tickets drawn than usual, as the deck had no more, where it is asked how many stay or go; else None.

    >>> from assistant.reading import read
    >>> few_drawn(read("only two tickets were left in the deck, how many must I keep at least?", "en")).inputs
    {'when': 'later', 'drawn': 2}
    """
    low, high = asking_clause(reading)
    asked = any(low <= m.start < high for m in reading.all("cues.how_many", "cues.at_least", "cues.at_most"))
    if not asked or not reading.has(*TICKETS):
        return None
    here = [m for m in reading.mentions if low <= m.start < high]
    told = {m.concept for m in here}
    if "cues.at_least" not in told and not told & {"actions.keep", "actions.return_ticket"}:
        return None
    if not told & {"cues.at_least", "cues.at_most", "cues.must", "cues.allowed"}:
        return None
    if not reading.has("concepts.deck", "cues.left", "concepts.reserve") or reading.has("concepts.start"):
        return None
    numbers = {
        n.value
        for n in numbers_of(reading, between(1, _DRAWN), weak=True)
        if _counts(reading, n) and not denied_number(reading, n)
    }
    numbers = {n for n in numbers if n != 1} or numbers
    if len(numbers) != 1 or _DRAWN in numbers:
        return None
    return Slots("tickets_to_keep", {"when": "later", "drawn": numbers.pop()})


def _counts(reading: Reading, number: Mention) -> bool:
    """Whether a number that is an article too counts tickets here."""
    if not number.weak:
        return True
    near = [*reading.all(*TICKETS), *reading.all("cues.only")]
    return any(m.start == number.end or m.end == number.start for m in near)


def _told_of(reading: Reading, before: int, verbs: tuple[str, ...]) -> tuple[int, frozenset[int]]:
    """How many tickets are kept (or go): a number, or kinds in a row ("the long one and a short one"); its tokens."""
    for verb in reading.all(*verbs):
        if verb.start >= before:
            continue
        low = max(0, verb.start - _KEPT) if reading.lang in _VERB_LAST else verb.end
        high = verb.start if reading.lang in _VERB_LAST else min(before, verb.end + _KEPT)
        inside = [
            n
            for n in numbers_of(reading, between(1, _MOST), weak=True)
            if low <= n.start and n.end <= high and _one_clause(reading, n, verb)
        ]
        long = load_lexicon(reading.lang).listed("long")
        kinds = [i for i in range(low, high) if reading.tokens[i].text in long]
        kinds = [i for i in kinds if not any(0 <= i - n.end < _NAMED - 1 for n in inside)]
        held = {i for m in reading.all("concepts.long_ticket") for i in range(m.start, m.end)}
        inside = [n for n in inside if n.start not in held or not kinds]
        if kinds:
            inside = [
                n for at, n in enumerate(inside) if not (at and _is_pronoun(reading, inside[at - 1], n))
            ]
            ones = [n for n in inside if n.start > kinds[0] or reading.lang in _VERB_LAST]
            return len(kinds) + sum(n.value or 0 for n in ones), frozenset(n.start for n in inside)
        strong = [n for n in inside if not n.weak] or inside
        only = [
            n for n in inside if n.weak and any(0 <= m.start - n.end <= 1 for m in reading.all("cues.only"))
        ]
        strong = only or strong  # "үш билет алдым да біреуін ғана қалдырдым"
        single = any(low <= m.start < high for m in reading.all("cues.none", "cues.only")) and not strong
        if single:
            return 1, frozenset()  # "keep a single one"
        if strong:
            number = strong[-1] if reading.lang in _VERB_LAST else strong[0]
            return number.value or 0, frozenset({number.start})
        behind = [
            n
            for n in numbers_of(reading, between(1, _MOST))
            if n.end <= before and abs(n.start - verb.end) <= _KEPT and _one_clause(reading, n, verb)
        ]
        if behind:
            return behind[-1].value or 0, frozenset({behind[-1].start})
    return 0, frozenset()


def _is_pronoun(reading: Reading, before: Mention, number: Mention) -> bool:
    """Whether a "one" stands for the thing that the number before it counts: "one short one"."""
    if number.value != 1 or number.start - before.end != 1:
        return False
    behind = reading.tokens[number.end : number.end + 1]
    return not behind or not behind[0].is_word or reading.is_filler(behind[0].text)


def _taken(reading: Reading, before: int) -> tuple[int, frozenset[int]]:
    """The smaller of two numbers, where tickets are dealt and some taken by a word that is not known as keeping."""
    numbers = [n for n in numbers_of(reading, between(1, _MOST)) if n.start < before]
    going = any(m.start < before for m in reading.all(*_GOING))
    if len(numbers) != len({n.value for n in numbers}) or len(numbers) != _PAIR or going:
        return 0, frozenset()
    if not reading.has("concepts.start"):
        return 0, frozenset()
    least = min(numbers, key=lambda n: n.value or 0)
    return least.value or 0, frozenset({least.start})


def _one_clause(reading: Reading, number: Mention, verb: Mention) -> bool:
    low, high = min(number.end, verb.end), max(number.start, verb.start)
    return reading.gap(low, high) < _PARTING / 2
