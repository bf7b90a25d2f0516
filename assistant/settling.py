"""Questions that a rule settles: for which editions, yes or no, and with which value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise, takewhile
from typing import Any, Literal

from assistant.answer import Absent, EditionSource, NotCovered, RuleFound
from assistant.clauses import (
    QUESTION_WORDS,
    SAYING,
    asking_clause,
    asks_by,
    asks_who_is_right,
    asks_yes_or_no,
    counts_openly,
    ends_open,
    is_condition,
    is_yes_no,
    leaves_gap,
)
from assistant.contraries import asserted_by_words
from assistant.decision_types import Decision, Understood
from assistant.disputes import asked_claim, claims_in
from assistant.intents import nearest_number
from assistant.intents.decks import counted_in_deck
from assistant.intents.draws import cards_left
from assistant.intents.keeping import may_keep_so_few
from assistant.intents.tiebreaks import criteria_named, tiebreak_claim
from assistant.lexicon import load_lexicon
from assistant.negation import asks_whether_wrong, denied_number, negations
from assistant.reading import Reading
from assistant.relations import EXISTENCE, MINIMUM_RULES, TWINS, rule_in
from assistant.topics import Topic
from rules import EDITIONS, Rule, load_catalogue, load_edition

_COUNTRY_PARAMS = {"Österreich": "austria", "France": "france", "Italia": "italy", "Deutschland": "germany"}
# What a number in a yes/no question must count to be held against a rule's number.
_COUNTED = {
    "tickets": ("actions.keep", "concepts.ticket"),
    "setup.trains": ("concepts.train",),
    "setup.players": ("concepts.player",),
    "station": ("concepts.station", "concepts.points"),
    "longest": ("concepts.points",),
}
_FROM_HOW_MANY = ("cues.how_many", "cues.at_least", "cues.when", "cues.limit")
_CHOICE = 3  # tokens from an "or" to the place that it offers
_ALSO_FLOOR = 0.12
_SURELY_OPEN = 0.75
_ASKED_FOR_YES = (*SAYING, "cues.yes_no", "cues.allowed", "cues.must", "cues.exists", "cues.verdict")
_LARGEST = 200  # greater numbers are years, names and prices
_BESIDE = 2  # tokens between "must" and the "not" that lifts it
_CLAUSE = 0.9  # the gap from which two stretches are different clauses


def top_rule(q: Understood) -> Topic | None:
    """The likeliest rule, computations and refusals left out."""
    catalogue = load_catalogue()
    return next((t for t in q.topics if t.label in catalogue), None)


def about_editions(q: Understood, candidates: Sequence[str]) -> tuple[tuple[str, ...], EditionSource]:
    """The editions among ``candidates`` that an answer should speak of, and how they are known."""
    if len(q.edition.named) > 1:
        named = tuple(e for e in q.edition.named if e in candidates)
        return (named or tuple(candidates)), "question"
    if q.edition.edition is not None:
        if q.edition.edition in candidates:
            return (q.edition.edition,), q.edition.source
        if q.edition.source in ("question", "request"):
            return (), q.edition.source
    return tuple(candidates), ("inferred" if len(candidates) == 1 else "none")


def settle_rule(q: Understood, top: Topic) -> Decision:
    """The decision where the rule ``top`` is what the question is about."""
    top = replace(top, label=counted_in_deck(q.reading, top.label))
    rule = load_catalogue()[top.label]
    confidence = round(min(top.probability, 1.0), 3)
    if rule.open:
        return _open(q, rule, confidence)
    editions, source = about_editions(q, EDITIONS if rule.id in TWINS else rule.editions)
    if rule.id in TWINS and not is_yes_no(q.reading):
        orders = [set(_tiebreaks(e)) for e in (editions if q.edition.edition else ("usa", "europe"))]
        if any(order and order <= criteria_named(q.reading) for order in orders):
            return _open(q, load_catalogue()["open.final_tie"], confidence)
    if len(editions) == 1 and rule_in(rule.id, editions[0]) != rule.id:
        return settle_rule(q, replace(top, label=rule_in(rule.id, editions[0])))
    if not editions:
        return absent(q, rule, confidence)
    asked, holds = _holds(q.reading, rule, top, editions)
    values = {e: _rule_value(q.reading, rule, e) for e in editions if e in rule.editions}
    limited = q.reading.has("cues.at_least", "cues.at_most")
    judged = any(m.start > n.start for m in q.reading.all("cues.verdict") for n in q.reading.numbers())
    closed = (asks_yes_or_no(q.reading) or judged) and not _either_number(q.reading)
    if asked == "open" and closed and not limited:
        values = {e: None if isinstance(v, int) else v for e, v in values.items()}  # a number is no yes or no
    about = editions[0] if len(editions) == 1 else None
    outcome = RuleFound(
        rule.id, editions, asked, holds, values, bool(holds) and asks_whether_wrong(q.reading)
    )
    return Decision(outcome, about, source, confidence, rule.id, _also(q, rule.id, editions))


def _also(q: Understood, rule: str, editions: Sequence[str]) -> tuple[str, ...]:
    """Rules of the same kind that the question may be about as well; their passages are cited too."""
    catalogue = load_catalogue()
    return tuple(
        t.label
        for t in q.topics[:4]
        if t.label in catalogue
        and t.label != rule
        and t.probability >= _ALSO_FLOOR
        and not catalogue[t.label].open
        and set(editions) <= set(catalogue[t.label].editions)
    )[:1]


def _open(q: Understood, rule: Rule, confidence: float) -> Decision:
    about = q.edition.edition if q.edition.edition in rule.editions else None
    source: EditionSource = q.edition.source if about is not None else "none"
    if about is None and len(rule.editions) == 1:
        about, source = rule.editions[0], "inferred"
    return Decision(NotCovered(rule.id), about, source, confidence, rule.id)


def absent(q: Understood, rule: Rule, confidence: float) -> Decision:
    """The edition asked about does not have the rule."""
    about = q.edition.edition or (q.edition.named[0] if q.edition.named else EDITIONS[0])
    value = False if is_yes_no(q.reading) else None
    outcome = Absent(rule.id, about, tuple(rule.editions), value)
    return Decision(outcome, about, q.edition.source, round(confidence, 3), rule.id)


def _rule_value(reading: Reading, rule: Rule, edition: str) -> Any:
    """The number or word the rule fixes; of several, the one the question picks (a country, the most, the least)."""
    values = rule.values(edition)
    if rule.id == "double.min_players" and not reading.has(*_FROM_HOW_MANY):
        return None  # "may I take the other track?" asks for no number
    if rule.value is not None:
        return values[rule.value]
    if rule.id.startswith("draw."):
        return cards_left(reading, rule.id, holds=rule.truth_for(edition))
    if rule.id == "longest.tie" and reading.has("cues.how_many"):
        return values["points"]
    if rule.id == "tickets.deck_low" and reading.has("cues.how_many"):
        left = nearest_number(reading, "concepts.ticket", "cues.left")
        few = left is not None and left.value is not None and left.value < int(values["drawn"])
        return left.value if left is not None and few else None
    if rule.id == "country.borders":
        named = [_COUNTRY_PARAMS[c.city] for c in reading.cities if c.city in _COUNTRY_PARAMS]
        return values[named[0]] if len(set(named)) == 1 else None
    if rule.id == "setup.players" and reading.has("cues.how_many", "cues.at_most", "cues.at_least"):
        if reading.has("cues.at_least"):
            return values["min"]
        return values["max"] if reading.has("cues.at_most") else None
    return None


def _holds(
    reading: Reading, rule: Rule, top: Topic, editions: Sequence[str]
) -> tuple[Literal["open", "yes_no", "claim"], dict[str, bool | None]]:
    said: Literal["yes_no", "claim"] = "claim" if reading.has(*SAYING) else "yes_no"
    if asks_who_is_right(reading):
        return "open", {}
    if rule.value is not None and (
        _either_place(reading) if rule.value == "place" else _either_number(reading)
    ):
        return "open", {}  # "under the pile or out of the game?", "46 or 58?"
    counted = cards_left(reading, rule.id, holds=rule.truth_for(editions[0])) is not None
    if counted and not is_yes_no(reading):
        return "open", {}  # "how many more cards can I draw?"
    put = is_yes_no(reading) or (rule.id in EXISTENCE and reading.has("cues.exists"))
    asserted = asserted_by_words(reading, rule.id) if put else None
    asserted = _asserted(reading, top) if asserted is None else asserted
    if rule.proposition is not None and asserted is not None:
        holds: dict[str, bool | None] = {}
        for edition in editions:
            truth = rule.truth_for(edition)
            holds[edition] = None if truth is None else truth == asserted
        return said, holds
    if rule.id in TWINS and is_yes_no(reading):
        told = {e: tiebreak_claim(reading, _tiebreaks(e)) for e in editions}
        return (said, dict(told)) if any(t is not None for t in told.values()) else ("open", {})
    if rule.value == "place" and is_yes_no(reading):
        place = _place_claimed(reading)
        if place is None and reading.has("concepts.bottom", "concepts.box"):
            return "open", {}
        if place is not None:
            return said, {e: (rule.values(e)["place"] == place[0]) == place[1] for e in editions}
    if is_yes_no(reading):
        if rule.id in MINIMUM_RULES and not reading.has("cues.must", "concepts.bottom", "concepts.box"):
            left = {e: _leaves_enough(reading, rule, e) for e in editions}
            if any(v is not None for v in left.values()):
                return said, left
        if rule.value is not None and reading.has("cues.exists") and not reading.numbers():
            return said, dict.fromkeys(editions, True)
        number = number_claimed(reading, rule.id)
        dealt = {rule.values(e).get("dealt", rule.values(e).get("drawn")) for e in editions}
        # "of the 4 dealt, must I keep at least …?" puts no number forward
        minimum = rule.id in MINIMUM_RULES and reading.has("cues.must", "cues.at_least")
        minimum = minimum and not reading.has("cues.all")
        counts = rule.value is not None or rule.id == "setup.players"
        if number is not None and rule.id == "station.unused_points" and _is_minus(reading, number):
            return said, dict.fromkeys(editions, False)  # they add points
        if number is not None and counts and not (minimum and number in dealt):
            return said, {e: _compare(reading, rule, number, e) for e in editions}
    return "open", {}


def _either_place(reading: Reading) -> bool:
    """Whether two places are put to choose from: "back to the pile or into the box?"."""
    either = load_lexicon(reading.lang).listed("or")
    return any(
        t.text in either and (reading.lang != "el" or reading.text[t.start : t.end] == "ή")
        for m in reading.all("concepts.bottom", "concepts.box")
        for t in (
            *takewhile(
                lambda t: not t.is_stop, reversed(reading.tokens[max(0, m.start - _CHOICE) : m.start])
            ),
            *takewhile(lambda t: not t.is_stop, reading.tokens[m.end : m.end + _CHOICE]),
        )
    )


def _either_number(reading: Reading) -> bool:
    """Whether two numbers are put to choose from: "46 or 58?"."""
    either = load_lexicon(reading.lang).listed("or")
    numbers = [n for n in reading.numbers() if not n.weak]
    return any(
        0 < b.start - a.end <= _CHOICE and any(t.text in either for t in reading.tokens[a.end : b.start])
        for a, b in pairwise(numbers)
    )


def _place_claimed(reading: Reading) -> tuple[str, bool] | None:
    """Where tickets are said to go, and whether that is said or denied ("not under the pile but out of the game")."""
    verb_last = reading.lang in ("tr", "kk")
    instead = [m.start if verb_last else m.end - 1 for m in reading.all("cues.instead")]
    kept = {i for m in reading.all("actions.keep") for i in (m.start - 1, m.start - 2)}
    # "those not kept go to the bottom" denies no place
    denials = [p for p in (*negations(reading), *instead) if p not in kept or verb_last]
    told: dict[str, bool] = {}
    parted = _places_by_speaker(reading)
    if parted is not None:
        return parted["cues.right_me" if reading.has("cues.right_me") else "cues.right_other"], True
    asked, claims = asked_claim(reading), claims_in(reading)
    claim = asked.claim if asked is not None else claims[0] if len(claims) == 1 else None
    low, high = (claim.start, claim.end) if claim is not None else (0, len(reading.tokens))
    if not any(low <= m.start < high for m in reading.all("concepts.bottom", "concepts.box")):
        low, high = 0, len(reading.tokens)
    for place in ("bottom", "box"):
        for m in reading.all(f"concepts.{place}"):
            if not low <= m.start < high:
                continue
            near = range(m.end, m.end + _BESIDE + 1) if verb_last else range(m.start - _BESIDE - 1, m.start)
            told[place] = told.get(place, True) and not any(p in near for p in denials)
    said = [place for place, holds in told.items() if holds]
    if len(said) == 1:
        return said[0], True
    return (next(iter(told)), False) if len(told) == 1 else None


def _places_by_speaker(reading: Reading) -> dict[str, str] | None:
    """The place that the asker names and the one that another names: "he puts them in the box, I under the pile".

    None where it is not asked whether one of them is right, or they do not name a place each.
    """
    if len({m.concept for m in reading.all("cues.right_me", "cues.right_other")}) != 1:
        return None
    told: dict[str, list[str]] = {"cues.right_me": [], "cues.right_other": []}
    for m in reading.all("concepts.bottom", "concepts.box"):
        low = m.start
        while low and reading.gap(low - 1, low) < _CLAUSE:
            low -= 1
        own = any(low <= i.start < m.end for i in reading.all("cues.i_self", "cues.says_me"))
        told["cues.right_me" if own else "cues.right_other"].append(m.concept.removeprefix("concepts."))
    if any(len(places) != 1 for places in told.values()):
        return None
    return {who: places[0] for who, places in told.items()}


def _tiebreaks(edition: str) -> tuple[str, ...]:
    order = load_edition(edition).get("tiebreak.order")
    return order if isinstance(order, tuple) else ()


def _asserted(reading: Reading, top: Topic) -> bool | None:
    """Whether "yes" would assert the proposition; None for an open question.

    A question put as yes/no is one even where the classifier leans to "open", unless it is sure.
    """
    if top.yes is not None and (_asks_openly(reading) or counts_openly(reading) or leaves_gap(reading)):
        return None
    if top.yes is None and reading.lang not in ("el", "it") and not reading.has(*_ASKED_FOR_YES):
        return None  # a "not" alone is too little against the classifier
    if top.yes is not None or not is_yes_no(reading) or top.asking.get("open", 1.0) > _SURELY_OPEN:
        return top.yes
    return top.asking.get("yes", 0.0) >= top.asking.get("no", 0.0)


def _asks_openly(reading: Reading) -> bool:
    """Whether a question word asks, with nothing that asks for a yes or no beside it."""
    if ends_open(reading):
        return True
    if reading.has(*SAYING, "cues.wrong"):
        return False
    if reading.lang not in ("tr", "kk") and _begins_with_question(reading):
        return True  # "…, what am I due?", whatever is allowed or not before it
    if reading.has("cues.yes_no", "cues.allowed"):
        return False
    return any(
        asks_by(reading, m.start) and not is_condition(reading, m) for m in reading.all(*QUESTION_WORDS)
    )


def _begins_with_question(reading: Reading) -> bool:
    """Whether the clause that asks begins with a question word."""
    low, high = asking_clause(reading)
    if reading.has("cues.verdict", "cues.tag"):
        return False
    return any(
        low <= m.start <= low + 1 and m.start < high and not is_condition(reading, m)
        for m in reading.all("cues.what", "cues.how_many", "cues.where", "cues.who")
    )


def number_claimed(reading: Reading, rule: str) -> int | None:
    """The number that a yes/no question puts forward for what the rule counts; None when there is no single one."""
    asked = asked_claim(reading)
    if asked is not None:
        said = [n.value for n in reading.numbers() if asked.claim.start <= n.start < asked.claim.end]
        return said[0] if len(said) == 1 else None
    begin = next((i + 1 for i in range(len(reading.tokens) - 2, -1, -1) if reading.tokens[i].is_stop), 0)
    last = [n.value for n in reading.numbers() if n.start >= begin and not n.weak]
    if begin and len(last) == 1 and any(m.start >= begin for m in reading.all("cues.yes_no")):
        return last[0]  # "… the app says 4. Is it really four?"
    for concept in _COUNTED.get(rule) or _COUNTED.get(rule.split(".")[0], ()):
        near = nearest_number(reading, concept, exclude=_given_back(reading, concept))
        if near is not None and near.value is not None and not denied_number(reading, near):
            return near.value
    players = {m.start for m in reading.all("concepts.player")} if rule != "setup.players" else set()
    numbers = {
        n.value
        for n in reading.numbers()
        if n.value is not None
        and n.value <= _LARGEST
        and (n.value > 0 or reading.tokens[n.start].is_number)  # "none" is no number put forward
        and n.end not in players
        and n.end + 1 not in players
        and not denied_number(reading, n)
    }
    return numbers.pop() if len(numbers) == 1 else None


def _is_minus(reading: Reading, number: int) -> bool:
    """Whether the number is said to be taken off: "minus 4 points"."""
    starts = [n.start for n in reading.numbers() if n.value == number]
    return any(m.end in starts for m in reading.all("actions.lose", "cues.below_zero")) or any(
        s and reading.tokens[s - 1].text == "-" and reading.tokens[s].glued for s in starts
    )


def _leaves_enough(reading: Reading, rule: Rule, edition: str) -> bool | None:
    """Whether so many tickets may be given back, or so few kept, as the question says."""
    values = rule.values(edition)
    dealt, least = values.get("dealt", values.get("drawn")), values.get(rule.value or "")
    if not isinstance(dealt, int) or not isinstance(least, int):
        return None
    return may_keep_so_few(reading, dealt, least)


def _given_back(reading: Reading, concept: str) -> frozenset[int]:
    """The numbers of tickets given back, where it is asked how many are kept."""
    if concept != "actions.keep" or not reading.has(concept):
        return frozenset()
    back = {i for m in reading.all("actions.return_ticket") for i in (m.start - 1, m.end)}
    return frozenset(n.start for n in reading.numbers() if n.start in back or n.end - 1 in back)


def _compare(reading: Reading, rule: Rule, number: int, edition: str) -> bool | None:
    values = rule.values(edition)
    if rule.id == "setup.players":
        return int(values["min"]) <= number <= int(values["max"])
    value = values[rule.value] if rule.value is not None else None
    if not isinstance(value, int):
        return None
    if rule.id in MINIMUM_RULES:
        musts = reading.all("cues.must")
        if not musts:
            return number >= value
        freed = any(abs(p - m.start) <= _BESIDE for m in musts for p in negations(reading))
        return (number <= value) != freed
    return number == value
