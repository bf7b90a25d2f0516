"""Tickets: their values and outcomes, and how many of those drawn are kept."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from assistant.clauses import asking_clause, asks_yes_or_no, ends_with_tag, is_yes_no
from assistant.disputes import claims_in
from assistant.intents.numbers import counted, first_few, in_row, sign_of
from assistant.intents.outcomes import Word, assign, outcome_words, without_question
from assistant.intents.places import judged_by_place
from assistant.intents.retold import Retold, retold
from assistant.intents.slots import Slots
from assistant.intents.ticket_values import GOOD, HAVING, TICKETS, ticket_values
from assistant.lexicon import Mention
from assistant.reading import Reading
from rules.maps import load_board

_MINE = re.compile(r".+(?:[mм]|miz|миз)")  # "biletim", "билетіміз": it is only said whose they are
_TOO = frozenset({"де", "та", "те"})
# What makes it another question than what tickets come to.
_NO_SUM = ("actions.return_ticket", "concepts.mandala", "concepts.country")
_ASKED_ELSE = ("actions.keep", "concepts.route")  # … where the clause that asks speaks of it
_BETWEEN_CITIES = 3  # tokens between the two cities of a ticket
_CLAUSE = 0.9  # the gap from which two stretches are different clauses
_FEW = 3  # hardly any ticket is worth so little
_CONTENT = 4  # letters of a word that may tell an outcome


def tickets_points(reading: Reading) -> Slots:
    """Ticket values, each completed or failed: a number belongs to the word that speaks of it."""
    named = _named(reading)
    values = sorted(
        [*ticket_values(reading, named), *((m, 1) for m in named)], key=lambda pair: pair[0].start
    )
    places = [(n.start, n.end) for n, _ in values]
    words = outcome_words(reading, GOOD, (), [p for p, _ in places])
    words = [w for w in words if not _tells_of_having(reading, w, [p for p, _ in places])]
    words = [w for w in words if not _is_particle(reading, w)]
    words = _without_having(reading, words, places)
    words = without_question(reading, words, [p for p, _ in places])
    aside = {i for m in reading.all("cues.no_others") for i in range(m.start, m.end)}
    words = [w for w in words if w.start not in aside]  # "I have no other tickets" judges none of them
    signed = _signed(reading, [n for n, _ in values])
    if signed:
        return Slots("tickets_points", {"tickets": signed})
    if _tells_a_sum(reading, [n for n, _ in values]):
        return Slots("tickets_points", {}, ("tickets",))
    if named and len(values) == 1 and not words:
        words = [Word(places[0][1], places[0][1], good=True)]  # what it is worth
    words = _with_the_others(reading, places, words)
    told = retold(reading, [n for n, _ in values], words)
    if not values or not told.words or _untold(reading, [p for p, _ in places], told):
        return Slots("tickets_points", {}, ("tickets",))
    head = _first_ones(reading, values, words) or _by_place(reading, values, words)
    if head is not None:
        return Slots("tickets_points", {"tickets": [{"points": v, "completed": good} for v, good in head]})
    outcomes = [words[k].good for k in assign(reading, places, words)]
    tickets = _listed_first(reading, values, outcomes, words) if words and not told.flipped else None
    if tickets is None:
        tickets = _judged(reading, values, told)
    by_value = {m.value: pair for m, pair in named.items()}
    given: list[dict[str, Any]] = [
        {**by_value.get(v, {"points": v}), "completed": good} for v, good in tickets
    ]
    return Slots("tickets_points", {"tickets": given})


def _first_ones(
    reading: Reading, values: Sequence[tuple[Mention, int]], words: Sequence[Word]
) -> list[tuple[int, bool]] | None:
    """Tickets listed and then judged by their place: "8, 10 and 7. The first two done, the 7 not"; else None."""
    for few in first_few(reading):
        count = few.value or 0
        listed = [n for n, _ in values if n.end <= few.start]
        told = [w for w in words if w.start > few.start]
        if len(listed) <= count or not told or any(many > 1 for _, many in values):
            continue
        good = words[assign(reading, [(few.start, few.end)], words)[0]].good
        others = [w for w in told if w.good != good]
        if not others and len({w.start for w in told}) > 1:
            return None
        return [(n.value or 0, good if at < count else not good) for at, n in enumerate(listed)]
    return None


def _by_place(
    reading: Reading, values: Sequence[tuple[Mention, int]], words: Sequence[Word]
) -> list[tuple[int, bool]] | None:
    """Tickets listed and then judged by their place: "6, 9 and 11: the last one failed"; else None."""
    if any(many > 1 for _, many in values):
        return None
    judged = judged_by_place(reading, [(n.start, n.end) for n, _ in values], words)
    return None if judged is None else [(n.value or 0, g) for (n, _), g in zip(values, judged, strict=True)]


def _judged(reading: Reading, values: Sequence[tuple[Mention, int]], told: Retold) -> list[tuple[int, bool]]:
    """Each ticket's value and what became of it."""
    good = {w.good for w in told.words}
    if len(values) == 1 and values[0][1] == 2 and len(good) == 2:
        return [(values[0][0].value or 0, True), (values[0][0].value or 0, False)]  # "one made, one missed"
    kept = [(n, times) for n, times in values if n.start not in told.dropped]
    spoken = assign(reading, [(n.start, n.end) for n, _ in kept], told.words)
    return [
        (n.value or 0, (told.words[k].good and n.start not in told.failed) != (n.start in told.flipped))
        for (n, many), k in zip(kept, spoken, strict=True)
        for _ in range(many)
    ]


def named_tickets(reading: Reading) -> Slots | None:
    """Tickets of which one at least is named by its cities, where the question asks what they come to; or a sum."""
    named = _named(reading)
    if not named and reading.has(*TICKETS) and _signed(reading, [n for n, _ in ticket_values(reading, {})]):
        return tickets_points(reading)  # "+12 +7 -11"
    if not named or 2 * len(named) != len(reading.cities) or not reading.has(*TICKETS):
        return None
    if not reading.has("concepts.points", "cues.how_many", "cues.total", "actions.lose", "actions.cost"):
        return None
    slots = tickets_points(reading)
    return slots if slots.complete else None


def asks_for_tickets(reading: Reading) -> Slots | None:
    """Two tickets or more, each with its value and what became of it, and the question what they come to; else None."""
    low, high = asking_clause(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    asked = here & {"cues.how_many", "cues.what", "cues.total"} or (
        is_yes_no(reading) and ("cues.verdict" in here or ends_with_tag(reading))
    )
    if not asked and not asks_yes_or_no(reading):
        named = "concepts.points" in here or any(low <= m.start < high for m in reading.told("quantity"))
        asked = (named or reading.has("told.tally")) and not here & {
            "cues.when",
            "cues.who",
        }  # "where does that leave my ticket score?"
    asked = asked and not here & set(_ASKED_ELSE)
    if not asked or not reading.has(*TICKETS) or reading.has(*_NO_SUM) or reading.cities:
        return None
    slots = tickets_points(reading)
    return slots if slots.complete and len(slots.inputs["tickets"]) > 1 else None


def unvalued(reading: Reading) -> Slots | None:
    """What a sum of one's tickets lacks where only their number is told: "two done and one lost, how many points?"."""
    asked = reading.has("cues.how_many", "concepts.points") or reading.has("cues.total")
    if not asked or not reading.has(*TICKETS) or reading.cities or ticket_values(reading, {}):
        return None
    if reading.has("concepts.country"):
        return None  # a country ticket is no sum
    counts = counted(reading, *TICKETS)
    told = {w.good for w in outcome_words(reading, GOOD, (), [])}
    sum_of_mine = reading.has("cues.mine") and not reading.has(
        "cues.how_many"
    )  # "what's my total from tickets?"
    total = reading.has("cues.total") and (reading.has("concepts.points") or sum_of_mine)
    low, high = asking_clause(reading)
    if any(low <= m.start < high for m in reading.all("actions.keep", "actions.return_ticket")):
        return None
    mine = reading.has("cues.total", "cues.mine")
    if total or ((counts or mine) and len(told) > 1):
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


def _untold(reading: Reading, places: Sequence[int], after: Retold) -> bool:
    """Whether, of several parts that each tell their outcome, one tells it in a word that is not known."""
    marks = [i for i, t in enumerate(reading.tokens) if t.is_stop or t.text == ","]
    spans = [(m.start, m.end) for m in reading.mentions] + [(c.start, c.end) for c in reading.cities]
    spans += [(m.start, m.end) for m in reading.told("same")]  # "the 11 too"
    known = {i for start, end in spans for i in range(start, end)}
    told = 0
    unknown = False
    for low, high in pairwise([-1, *marks, len(reading.tokens)]):
        if not any(low < p < high for p in places) or any(a - 1 <= low < b for a, b in after.silent):
            continue
        if any(low < w.start < high for w in after.words):
            told += 1
        else:
            behind = [reading.tokens[i] for i in range(low + 1, high) if i not in known]
            unknown |= any(
                len(t.text) >= _CONTENT and not reading.is_filler(t.text) for t in behind if t.is_word
            )
    return unknown and told > 1


def _tells_of_having(reading: Reading, word: Word, places: Sequence[int]) -> bool:
    """Whether a word only says that there are tickets ("екі билетім болды"), not what became of them."""
    having = reading.tokens[word.start].text in HAVING and word.end == word.start + 1 and not word.label
    beside = any(m.end == word.start for m in reading.all(*TICKETS))
    mine = beside and _MINE.fullmatch(reading.tokens[word.start - 1].text) is not None
    return having and (mine or not any(p < word.start for p in places))


def _without_having(reading: Reading, words: Sequence[Word], places: Sequence[tuple[int, int]]) -> list[Word]:
    """The words without a "have" ahead of tickets that are judged behind all: "mam trzy bilety…, żaden nie wyszedł"."""
    if not places or len(words) < 2:
        return list(words)
    having = words[0].end <= places[0][0] and reading.tokens[words[0].start].text in HAVING
    return list(words[1:] if having and words[1].start >= places[-1][1] else words)


def _is_particle(reading: Reading, word: Word) -> bool:
    """Whether a Kazakh "да" is no yes but "too": "10 да, 11 де орындалмады"."""
    ends = {n.end for n in reading.numbers()}
    too = any(
        i in ends and reading.tokens[i].text in _TOO for i in range(len(reading.tokens)) if i != word.start
    )
    return reading.lang == "kk" and reading.tokens[word.start].text == "да" and word.start in ends and too


def _signed(reading: Reading, values: Sequence[Mention]) -> list[dict[str, Any]]:
    """Tickets given as a sum: "+22 -8"; empty when they are not."""
    signs = [sign_of(reading, n) for n in values]
    for at in range(len(values) - 2, -1, -1):
        if signs[at] is None and in_row(reading, values[at : at + 2], same=True):
            signs[at] = signs[at + 1]  # "17 and 13 plus, 10 minus"
    if not signs or not all(signs) or "-" not in signs:
        return []
    return [{"points": n.value, "completed": sign == "+"} for n, sign in zip(values, signs, strict=True)]


def _tells_a_sum(reading: Reading, values: Sequence[Mention]) -> bool:
    """Whether a value is a number of tickets, or a sum to be put right: "I had +14, but a 5 was not done after all"."""
    signs = {sign_of(reading, n) for n in values}
    starts = {m.start for m in reading.all(*TICKETS)}
    if any(n.end in starts and (n.value or 0) <= _FEW and reading.tokens[n.start].is_number for n in values):
        return True  # "he made 2 tickets and I 4": no values at all
    return bool(reading.told("mending")) or (len(values) > 1 and signs == {"+", None})


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
        if following is not None and _singled_out(reading, head, following[0]):
            break
    tail = [(n, good) for (n, _), good in zip(values, outcomes, strict=True) if n not in head]
    listed = [n.value for n in head]
    rest = reading.all("cues.rest")
    if len(head) < 2 or not (tail or rest) or any(n.value not in listed for n, _ in tail):
        return None
    told = {n.value: good for n, good in tail}
    others = not all(told.values()) if told else True
    if rest:
        behind = [
            w for w in words if w.start - rest[0].end >= 0 and reading.gap(rest[0].end, w.start) < _CLAUSE
        ]
        judged = assign(reading, [(m.start, m.end) for m in rest], words)
        others = words[judged[0]].good if not behind else behind[0].good
        speaking = [w for w in words if w not in behind]
        if behind and speaking and tail:  # "9, 4 and 6 came off, the rest did not"
            judged = assign(reading, [(n.start, n.end) for n, _ in tail], speaking)
            told = {n.value: speaking[k].good for (n, _), k in zip(tail, judged, strict=True)}
    return [(n.value or 0, told.get(n.value, others)) for n in head]


def _singled_out(reading: Reading, head: Sequence[Mention], following: Mention) -> bool:
    """Whether one of those listed is named again, set against the others: "8, 11 and 5, the 11 open, the rest done"."""
    again = len(head) > 1 and any(n.value == following.value for n in head)
    return again and any(
        m.start >= following.end
        or (
            m.end <= following.start
            and reading.gap(m.end, following.start) < _CLAUSE
            and head[-1].end <= m.start
        )
        for m in reading.all("cues.rest", "cues.only")
    )


def tickets_to_keep(reading: Reading) -> Slots:
    """When the tickets are drawn: at the start or later."""
    claims = {i for c in claims_in(reading) for i in range(c.start, c.end)}
    mine = {m.concept for m in reading.all("concepts.start", "concepts.during") if m.start not in claims}
    if len(mine) == 1:  # "… my sister says it is as at the start"
        return Slots("tickets_to_keep", {"when": "start" if "concepts.start" in mine else "later"})
    if reading.has("concepts.start") and not reading.has("concepts.during"):
        return Slots("tickets_to_keep", {"when": "start"})
    if reading.has("concepts.during") and not reading.has("concepts.start"):
        return Slots("tickets_to_keep", {"when": "later"})
    if not reading.has("concepts.start") and reading.has("actions.draw", "concepts.turn"):
        return Slots("tickets_to_keep", {"when": "later"})  # tickets are dealt at the start and drawn later
    return Slots("tickets_to_keep", {}, ("when",))
