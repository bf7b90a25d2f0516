"""Country tickets: what each country is worth, and which were reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from assistant.clauses import asking_clause
from assistant.intents.numbers import counted, everything
from assistant.intents.outcomes import Word, assign, outcome_words, without_question
from assistant.intents.places import judged_by_place
from assistant.intents.slots import Slots
from assistant.intents.ticket_values import HAVING
from assistant.lexicon import Mention
from assistant.reading import CityMention, Reading
from rules.maps import COUNTRY_KEYS, load_board

_KEYS = frozenset(COUNTRY_KEYS.values())
_GOOD = ("actions.reach", "actions.complete", "cues.yes", "told.linked")
_BAD = ("cues.none",)
_NEAR = 4  # tokens between a country and its value
_MAX_VALUE = 30
_FEWEST, _IN_ROW = 3, 2  # numbers of a ticket told by them alone; tokens from one to the next


def country_ticket(reading: Reading) -> Slots:
    """A country ticket's values, and which countries were reached."""
    countries = [c for c in reading.cities if c.city in _KEYS]
    if _asks_for_several(reading):
        return Slots("country_ticket", {}, ("values",))
    values = _values(reading, countries)
    printed = None if values else _printed(reading, countries)
    if printed is not None:
        return Slots("country_ticket", printed, () if "reached" in printed else ("reached",))
    if not values or (len(values) == 1 and len({c.city for c in countries}) > 1):
        return Slots("country_ticket", {}, ("values",))
    reached = _reached(reading, countries, {c.city: c.start for c, _ in values})
    inputs = {"values": {c.city: v for c, v in values}}
    if reached is None:
        return Slots("country_ticket", inputs, ("reached",))
    return Slots("country_ticket", {**inputs, "reached": [c for c in inputs["values"] if c in reached]})


def _asks_for_several(reading: Reading) -> bool:
    """Whether it is asked what two tickets or more come to together: no one ticket's result answers that."""
    low, high = asking_clause(reading)
    several = [n for n in reading.numbers() if n.value in (2, 3) and not reading.tokens[n.start].is_number]
    here = [*reading.all("cues.both"), *several]
    inside = [m for m in here if low <= m.start < high]
    countries = counted(reading, "concepts.country", "concepts.player")
    # "…, reached both": how many of the countries of one ticket
    spoken = [*(c.start for c in reading.cities), *(m.start for m in reading.all(*_GOOD))]
    told = any(low <= at < high for at in spoken)
    return bool(inside) and not told and not any(m.start in countries for m in inside)


def named_country_ticket(reading: Reading) -> Slots | None:
    """A ticket told in full where it is asked what it comes to: named by its city, or by the values it prints.

    None where the question tells of none.
    """
    countries = [c for c in reading.cities if c.city in _KEYS]
    if not reading.has("concepts.ticket") or not reading.has(
        "actions.reach", "actions.complete", "cues.none", "told.linked"
    ):
        return None
    if not (countries or _of_a_city(reading)):
        return None
    slots = country_ticket(reading)
    if reading.numbers():
        low, high = asking_clause(reading)
        asked = any(low <= m.start < high for m in reading.all("cues.how_many", "cues.what"))
        whole = len(slots.inputs.get("values", ())) >= _FEWEST
        return slots if asked and whole and slots.complete else None
    return slots if slots.complete else None


def unnamed_ticket(reading: Reading) -> tuple[str, int] | None:
    """A ticket told by its numbers alone, and what it comes to: by which rule, and how many points; else None.

    >>> from assistant.reading import read
    >>> unnamed_ticket(read("my country ticket says 5, 8, 11 and I reached none, how many points?", "en"))
    ('country.none', -5)
    """
    if not reading.has("concepts.ticket") or not reading.has("concepts.country", "editions.switzerland"):
        return None
    if not reading.has("cues.how_many", "cues.what", "concepts.points"):
        return None
    if len([c for c in reading.cities if c.city in _KEYS]) > 1:
        return None
    numbers = [n for n in reading.numbers() if n.value is not None and not n.weak]
    row = [n for n in numbers if 1 < (n.value or 0) <= _MAX_VALUE]
    end = 1
    while end < len(row) and _follows(reading, row[end - 1], row[end]):
        end += 1
    listed, behind = [n.value or 0 for n in row[:end]], row[end:]
    if not _FEWEST <= end <= len(_KEYS) or any(n.value not in listed for n in behind):
        return None
    words = outcome_words(reading, _GOOD, _BAD, [n.start for n in row])
    if reading.lang in ("tr", "kk"):
        words = [w for w in words if reading.tokens[w.start].text not in HAVING]
    words = without_question(reading, words, [n.start for n in row])
    told = [w for w in words if not behind or w.end > row[end - 1].end]
    if behind and told:
        judged = assign(reading, [(n.start, n.end) for n in behind], told)
        reached = {n.value or 0 for n, k in zip(behind, judged, strict=True) if told[k].good}
        if reached:
            return "country.score", max(reached)
    if not behind and words and not any(w.good for w in words):
        return "country.none", -min(listed)
    return None


def _follows(reading: Reading, one: Mention, other: Mention) -> bool:
    """Whether two numbers stand in one list: nothing but marks and an "and" between them."""
    joins = {m.start for m in reading.all("cues.and")}
    between = range(one.end, other.start)
    return len(between) <= _IN_ROW and all(i in joins or not reading.tokens[i].is_word for i in between)


def _of_a_city(reading: Reading) -> bool:
    """Whether a ticket from a city to several countries is named: "my Bern ticket with the countries"."""
    tickets = {t.city_a for t in load_board("switzerland").tickets.values() if len(t.goals) > 1}
    return reading.has("concepts.country") and any(c.city in tickets for c in reading.cities)


def _printed(reading: Reading, countries: Sequence[CityMention]) -> dict[str, Any] | None:
    """A ticket of the board named by its city, or by its country, with the countries reached by name."""
    board = load_board("switzerland")
    tickets = {t.city_a: dict(t.goals) for t in board.tickets.values() if len(t.goals) > 1}
    named = [c for c in reading.cities if c.city in tickets]
    from_city = [c for c in named if c.city not in _KEYS]
    own = from_city[0] if from_city else next((c for c in named if _is_ticket(reading, c)), None)
    if own is None or len({c.city for c in from_city}) > 1 or not (countries or reading.has("cues.none")):
        return None
    values = tickets[own.city]
    others = [c for c in countries if c is not own and c.city in values]
    if not others:
        return {"values": values, **({"reached": []} if reading.has("cues.none", "cues.negation") else {})}
    words = _of_countries(reading, outcome_words(reading, _GOOD, _BAD, [c.start for c in others]))
    told = _told(reading, others, words, set(values))
    return {"values": values, "reached": [c for c in values if c in told]}


def _is_ticket(reading: Reading, country: CityMention) -> bool:
    """Whether a ticket is named by its country: "the Austria ticket"."""
    return any(m.start == country.end or m.end == country.start for m in reading.all("concepts.ticket"))


def _values(reading: Reading, countries: Sequence[CityMention]) -> list[tuple[CityMention, int]]:
    """Each country's value: all behind their countries, or all before them, whichever fits better."""
    collective = {i for m in everything(reading) for i in range(m.start, m.end)}
    unfit = counted(reading, "concepts.country", "concepts.player", "concepts.ticket") | collective
    numbers = [
        n
        for n in reading.numbers()
        if n.value is not None and 1 < n.value <= _MAX_VALUE and not n.weak and n.start not in unfit
    ]
    behind = _pairs(countries, numbers, behind=True)
    ahead = _pairs(countries, numbers, behind=False)
    best = max((behind, ahead), key=lambda pairs: (len(pairs), -sum(_apart(c, n) for c, n in pairs)))
    return [(c, n.value or 0) for c, n in best]


def _apart(country: CityMention, number: Mention) -> int:
    return max(number.start - country.end, country.start - number.end)


def _pairs(
    countries: Sequence[CityMention], numbers: Sequence[Mention], *, behind: bool
) -> list[tuple[CityMention, Mention]]:
    pairs: list[tuple[CityMention, Mention]] = []
    for number in numbers:
        if behind:
            near = [c for c in countries if 0 <= number.start - c.end <= _NEAR]
            country = near[-1] if near else None
        else:
            near = [c for c in countries if 0 <= c.start - number.end <= _NEAR]
            country = near[0] if near else None
        if country is not None and all(country.city != c.city for c, _ in pairs):
            pairs.append((country, number))
    return pairs


def _reached(reading: Reading, countries: Sequence[CityMention], valued: dict[str, int]) -> set[str] | None:
    """The countries reached; None when the question does not tell."""
    places = [c.start for c in countries]
    words = _of_countries(reading, outcome_words(reading, _GOOD, _BAD, places))
    listed = [c for c in countries if valued.get(c.city) == c.start]
    by_place = judged_by_place(reading, [(c.start, c.end) for c in listed], words)
    if by_place is not None:
        return {c.city for c, good in zip(listed, by_place, strict=True) if good}
    low, high = asking_clause(reading)
    asks = [m.start for m in reading.all("cues.how_many", "cues.what") if low <= m.start < high]
    if asks and not any(low <= place < high for place in places):
        words = [w for w in words if not asks[0] <= w.start < high]  # "ile punktów mam"
    again = [c for c in countries if valued.get(c.city) != c.start and c.city in valued]
    if again:
        return _told(reading, again, words, set(valued))
    last = max(valued.values())
    behind = [w for w in words if w.start > last]
    if behind and not any(min(valued.values()) < w.start <= last for w in words):
        words = behind  # "I've got the ticket: 5, 6, 11, and reached none"
    mixed = len({w.good for w in words}) > 1
    if ((everything(reading) or _none(reading)) and not mixed) or (len(words) == 1 and len(valued) == 1):
        speaking = behind or words
        if not speaking:
            return set() if _none(reading) else None
        return set(valued) if all(w.good for w in speaking) else set()
    if not words:
        return None
    if (
        len(valued) > 1
        and not any(w.good for w in words)
        and all(w.end <= min(valued.values()) for w in words)
    ):
        return set()  # "I missed the ticket altogether: France 7, …"
    listed = [c for c in countries if c.city in valued]
    judged = assign(reading, [(c.start, c.end) for c in listed], words)
    return {c.city for c, k in zip(listed, judged, strict=True) if words[k].good}


def _nothing_else(reading: Reading) -> frozenset[int]:
    """Places of "nothing else", "no other": it speaks of no country that is named."""
    return frozenset(
        i for m in reading.all("cues.only") if m.end - m.start > 1 for i in range(m.start, m.end)
    )


def _none(reading: Reading) -> bool:
    """Whether the question says that there were none."""
    aside = _nothing_else(reading)
    return any(m.start not in aside for m in reading.all("cues.none"))


def _of_countries(reading: Reading, words: Sequence[Word]) -> list[Word]:
    aside = _nothing_else(reading)
    return [w for w in words if w.good or w.start not in aside]


def _told(
    reading: Reading, again: Sequence[CityMention], words: Sequence[Word], valued: set[str]
) -> set[str]:
    """Each country by the word that speaks of it; those not spoken of by what is said of the others."""
    after = [w for w in words if w.end > again[0].start - _NEAR - 2]
    rest = [m.start for m in reading.all("cues.rest") if m.start >= again[-1].end]
    if rest and any(w.end <= rest[0] for w in after):
        after = [w for w in after if w.end <= rest[0]]  # what is said behind is said of the others
    if after:
        judged = assign(reading, [(c.start, c.end) for c in again], after)
        told = {c.city: after[k].good for c, k in zip(again, judged, strict=True)}
    else:
        told = dict.fromkeys((c.city for c in again), True)
    exceptions = {c.city for c in again for m in reading.all("cues.except") if -3 <= m.start - c.end <= 3}
    if exceptions and reading.has("cues.all", "cues.rest"):
        return valued - exceptions
    others = not any(told.values())
    if _none(reading) or reading.has("cues.only"):
        others = False
    if reading.has("cues.rest"):
        others = not any(told.values())
    return {c for c in valued if told.get(c, others)}
