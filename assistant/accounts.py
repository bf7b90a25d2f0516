"""Whether a number that was worked out accounts for all that a question tells: what is left over makes it doubtful."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from assistant.answer import Clarify, Computed, Outcome, RuleFound
from assistant.cards import COLORS, card_groups
from assistant.clauses import asking_clause, is_yes_no
from assistant.decision_types import Decision, Understood
from assistant.intents.ferries import part_asked as ferry_part
from assistant.intents.owners import names_another, told_of_others
from assistant.intents.people import ME, THEY, people
from assistant.intents.ticket_values import TICKETS
from assistant.lexicon import Mention
from assistant.reading import Reading
from assistant.units import counts_otherwise
from rules import EDITIONS, Ruling, load_catalogue, load_edition
from rules.tunnels import REVEAL

# By how much a number told is changed to see whether the result hangs on it.
_CHANGES = (1, -1, 7)
# What numbers count, as the nouns next to them say.
_NOUNS = (
    "concepts.card",
    "concepts.train_card",
    "concepts.locomotive",
    "concepts.hand",
    "concepts.train",
    "concepts.reserve",
    "concepts.length",
    "concepts.route",
    "concepts.station",
    "concepts.ticket",
    "concepts.points",
    "concepts.player",
    "concepts.turn",
    "concepts.country",
)
_BEHIND, _BEFORE = 2, 3  # tokens between a number and its noun
_CLAUSE = 1.0  # marks that part clauses (`Reading.gap`)
# For each subject, the nouns whose numbers matter to its result; a number without a noun always does.
_OWN: Mapping[str, frozenset[str]] = {
    "tunnel": frozenset({"card", "train_card", "locomotive", "length"}),
    "station": frozenset({"station"}),
    "tickets": frozenset({"ticket", "points"}),
    "keep": frozenset({"ticket"}),
    "route": frozenset({"length", "train", "route"}),
    "ferry": frozenset({"card", "train_card", "locomotive", "length"}),
    "mandala": frozenset({"ticket", "points"}),
    "country": frozenset({"country", "ticket", "points"}),
    "draw": frozenset({"card", "train_card", "locomotive"}),
    "score": frozenset({"ticket", "points", "station", "route", "length", "country"}),
    "longest": frozenset({"length", "train", "route"}),
}
_NEVER = frozenset({"longest.tie", "longest.bonus", "end.last_turn"})  # their result hangs on no number
# A rule less likely than this gives no number to a question of so many tokens, or to one that tells of others
# (chosen on questions that nothing was tuned on: of seven such numbers five were wrong).
_FITS, _STORY = 0.35, 30
_SUBJECTS: Mapping[str, str] = {
    "tunnel_extra_cards": "tunnel",
    "route_points": "route",
    "routes_points": "route",
    "ferry_cost": "ferry",
    "station_cost": "station",
    "stations_cost": "station",
    "unused_stations": "station",
    "tickets_points": "tickets",
    "tickets_to_keep": "keep",
    "mandala": "mandala",
    "country_ticket": "country",
    "draw_check": "draw",
    "longest_path": "longest",
    "player_score": "score",
}
_SAID = ("cues.claim_said", "cues.says_other", "cues.says_me", "told.noted")
_HELD = ("concepts.hand", "told.held", "told.had")
_ROUTES = ("concepts.route", "concepts.train", "concepts.track", "told.track")
_KEPT = (
    "dealt",
    "drawn",
    "keep",
    "returned",
    "deck_low",
)  # rules of tickets that their values have no part in
_FEW = 5
_ROUTE_POINTS = 30  # as many are what the routes of a game came to, no length
# The largest number that has a place in a computation, where the question puts none up for a check.
_MOST: Mapping[str, int] = {"tunnel": 8, "ferry": 8, "route": 9, "station": 3, "draw": 5, "tickets": 22}
_STATIONS = 3
_TWO_PATHS = 2
_COUNTRIES = 4  # on one ticket, at most
_COMPLETED = 2  # numbers of tickets told beside those that count: had, and completed


def accounted(q: Understood, decision: Decision, decide: Callable[[Understood], Decision]) -> Decision:
    """``decision``, or a question back where its number is no answer to the question.

    That is so where it counts something else than what is asked for, where it is a rule's own number to a story that
    hardly any rule fits, and where it leaves numbers told in the question out of account.
    """
    if _hardly_fits(q, decision):
        return replace(decision, outcome=Clarify("question"))
    if _gives_number(decision.outcome) and counts_otherwise(q.reading, decision.topic or ""):
        return replace(decision, outcome=Clarify("question"))
    left = unplaced(q, decision, decide)
    if not left:
        return decision
    inputs: dict[str, Any] = {}
    if isinstance(decision.outcome, Computed):
        inputs = dict(next(iter(decision.outcome.rulings.values())).inputs)
    numbers = list(dict.fromkeys(n.value for n in left))
    outcome = Clarify("numbers", (), {**inputs, "unplaced": numbers})
    return replace(decision, outcome=outcome)


def _hardly_fits(q: Understood, decision: Decision) -> bool:
    match decision.outcome:
        case RuleFound(asked="open", following=None) if _gives_number(decision.outcome):
            others = {p.who for p in people(q.reading)} - {ME, THEY}
            story = len(q.reading.tokens) >= _STORY or bool(others)
            return story and decision.confidence < _FITS
    return False


def _gives_number(outcome: Outcome | None) -> bool:
    match outcome:
        case Computed(value=value):
            return isinstance(value, int) and not isinstance(value, bool)
        case RuleFound(asked="open", values=values):
            return any(isinstance(v, int) for v in values.values())
    return False


def unplaced(q: Understood, decision: Decision, decide: Callable[[Understood], Decision]) -> list[Mention]:
    """The numbers told in a question on which its computed answer does not hang, and which are not in its steps."""
    known = _known(decision.outcome)
    if known is None or decision.topic in _NEVER:
        return []
    subject = subject_of(decision)
    if subject == "draw":
        known |= {load_edition(EDITIONS[0]).number("setup.face_up")}
    if subject == "station":
        known |= {_STATIONS}
    if subject == "double":
        known |= {_TWO_PATHS}
    told = [n for n in q.reading.numbers() if n.value and not n.weak and n.value > 1]
    left = [
        n
        for n in told
        if n.value not in known
        and n.value != sum(other.value != n.value for other in told)  # so many were told
        and not _is_aside(q.reading, n, subject)
        and not _of_other_cards(q.reading, n, decision.topic or "")
    ]
    left = [n for n in left if not _matters(q, n, decision, decide)]
    if subject == "country":
        return left if len(left) >= _COUNTRIES else []  # those not reached stand beside those that were
    if subject == "mandala" and (_are_tickets(q.reading, left) or _are_values(q.reading, left, decision)):
        return []
    return left


def subject_of(decision: Decision) -> str:
    """What a decision is about: "tickets", "tunnel", … ("keep" for tickets kept and handed back)."""
    if isinstance(decision.outcome, Computed):
        name = next(iter(decision.outcome.rulings.values())).name
        if name in _SUBJECTS:
            return _SUBJECTS[name]
    subject, _, rule = (decision.topic or "").partition(".")
    return "keep" if subject == "tickets" and rule.startswith(_KEPT) else subject


def _is_aside(reading: Reading, number: Mention, subject: str) -> bool:
    """Whether a number counts something that has no bearing on the subject."""
    low, high = _clause(reading, number)
    near = {
        m.concept
        for m in reading.all(*_SAID, *_HELD, *_ROUTES, "told.us", "told.clock")
        if low <= m.start < high
    }
    if not near.isdisjoint((*_SAID, "told.us", "told.clock")) or _of_another(reading, low, high):
        return True
    behind = reading.tokens[number.end : number.end + 1]
    if (
        subject == "tickets"
        and behind
        and behind[0].text == ":"
        and not reading.tokens[number.start].is_number
    ):
        return True  # "then another two: …" counts what follows
    if number.start in told_of_others(reading):
        return True
    if subject in ("tunnel", "ferry", "draw") and not near.isdisjoint(_HELD):
        return True
    value = number.value or 0
    if subject == "keep" and (value > _FEW or not near.isdisjoint(_HELD)):
        return True
    if subject == "tickets" and not near.isdisjoint(_ROUTES):
        return not _is_of_the_whole(reading, number)
    if value > _MOST.get(subject, value) and not is_yes_no(reading):
        return True
    if subject != "country" and _in_brackets(reading, number):
        return True
    own = _OWN.get(subject)
    return own is not None and not _nouns(reading, number) <= own


def _is_of_the_whole(reading: Reading, number: Mention) -> bool:
    """Whether a number is what routes came to, and it is the whole that is asked for: no word for tickets asks."""
    asking = asking_clause(reading)
    asked = any(asking[0] <= m.start < asking[1] for m in reading.all(*TICKETS))
    points = (number.value or 0) >= _ROUTE_POINTS and number.start not in told_of_others(reading)
    return points and not asked


def _of_other_cards(reading: Reading, number: Mention, topic: str) -> bool:
    """Whether a number counts cards without a part in it: colours beside the locomotives asked for, cards turned up."""
    plain = topic == "ferry.locomotives" and ferry_part(reading) == "locomotives"
    kinds = COLORS if plain else (*COLORS, "locomotive") if topic == "tunnel.decline" else ()
    return any(g.kind in kinds and g.start <= number.start < g.end for g in card_groups(reading))


def _clause(reading: Reading, number: Mention) -> tuple[int, int]:
    low, high = number.start, number.end
    while low > 0 and reading.gap(low - 1, low) < _CLAUSE:
        low -= 1
    while high < len(reading.tokens) and reading.gap(high, high + 1) < _CLAUSE:
        high += 1
    return low, high


def _of_another(reading: Reading, low: int, high: int) -> bool:
    """Whether a clause tells of somebody else, and nobody else is asked about."""
    return names_another(reading, low, high) and not names_another(reading, *asking_clause(reading))


def _in_brackets(reading: Reading, number: Mention) -> bool:
    """Whether a number stands in brackets, with no other beside it."""
    low = next((i for i in range(number.start, -1, -1) if reading.tokens[i].text in "()"), None)
    if low is None or reading.tokens[low].text == ")":
        return False
    high = next((i for i in range(low, len(reading.tokens)) if reading.tokens[i].text == ")"), low)
    return not any(low < n.start < high for n in reading.numbers() if n.start != number.start)


def _are_tickets(reading: Reading, left: Sequence[Mention]) -> bool:
    """Whether numbers are those of tickets completed that count nothing ("of my 6, 4 have two ways"), and no values."""
    return len(left) <= _COMPLETED and all("points" not in _nouns(reading, n) for n in left)


def _are_values(reading: Reading, left: Sequence[Mention], decision: Decision) -> bool:
    """Whether numbers are the values of the very tickets that count, of which the bonus alone is asked for."""
    whole = reading.has("cues.total", "cues.including", "told.with_bonus")
    counted = {
        ruling.inputs.get("tickets")
        for ruling in (decision.outcome.rulings.values() if isinstance(decision.outcome, Computed) else ())
    }
    low, high = asking_clause(reading)
    asked = any(low <= m.start < high for m in reading.all("concepts.bonus"))
    return asked and not whole and {len(left)} == counted


def _nouns(reading: Reading, number: Mention) -> frozenset[str]:
    """What a number counts by the word right behind it, else before it in its clause; a word may mean two things."""
    nouns = [m for m in reading.all(*_NOUNS) if not (m.start <= number.start < m.end)]
    behind = [
        m
        for m in nouns
        if 0 <= m.start - number.end <= _BEHIND and reading.gap(number.end, m.start) < _CLAUSE
    ]
    before = [
        m
        for m in nouns
        if 0 <= number.start - m.end <= _BEFORE and reading.gap(m.end, number.start) < _CLAUSE
    ]
    best = min(behind, key=lambda m: m.start, default=None) or max(before, key=lambda m: m.end, default=None)
    return frozenset(
        m.concept.removeprefix("concepts.") for m in nouns if best is not None and m.start == best.start
    )


def _matters(
    q: Understood, number: Mention, decision: Decision, decide: Callable[[Understood], Decision]
) -> bool:
    base = repr(decision.outcome)
    for change in _CHANGES:
        value = (number.value or 0) + change
        if value < 0:
            continue
        changed = tuple(replace(m, value=value) if m is number else m for m in q.reading.mentions)
        other = decide(replace(q, reading=replace(q.reading, mentions=changed)))
        if repr(other.outcome) != base:
            return True
    return False


def _known(outcome: Outcome | None) -> set[int] | None:
    match outcome:
        case Computed(rulings=rulings, value=int() as value) if not isinstance(value, bool):
            return {n for ruling in rulings.values() for n in _of_ruling(ruling)}
        case RuleFound(rule=rule, values=values, following=int() as following):
            entry = load_catalogue()[rule]
            told = {n for e in outcome.editions for n in _numbers(dict(entry.values(e)))}
            return {following, abs(following), *told, *_numbers(values)}
    return None


def _of_ruling(ruling: Ruling) -> Iterator[int]:
    yield from _numbers(ruling.inputs)
    yield from _numbers(ruling.result)
    for step in ruling.steps:
        yield from _numbers(step.params)
    match ruling.name:
        case "station_cost" | "stations_cost" | "unused_stations":
            used = [n for k in ("nth", "unused", "built") if isinstance(n := ruling.inputs.get(k), int)]
            yield from (_STATIONS, *(_STATIONS - n for n in used), *(n - 1 for n in used))
        case "mandala":
            yield _TWO_PATHS
        case "tunnel_extra_cards" if isinstance(ruling.result, int):
            yield from (REVEAL, REVEAL - ruling.result)  # "the other two don't match"
    for value in ruling.inputs.values():
        if isinstance(value, Mapping):
            yield sum(n for n in value.values() if isinstance(n, int))
        elif isinstance(value, Sequence) and not isinstance(value, str):
            yield len(value)
            done = [v["completed"] for v in value if isinstance(v, Mapping) and "completed" in v]
            yield from (done.count(True), done.count(False))
            if all(isinstance(v, str) for v in value):  # cards turned up: of each kind, and the rest
                yield from (n for v in value for n in (value.count(v), len(value) - value.count(v)))


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield value
    elif isinstance(value, Mapping):
        for v in value.values():
            yield from _numbers(v)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for v in value:
            yield from _numbers(v)
