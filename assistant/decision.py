"""From what was understood of a question to what can be said: computed, a rule, a question back or a refusal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from assistant.answer import (
    Absent,
    Clarify,
    Computed,
    EditionSource,
    NotCovered,
    Outcome,
    OutOfScope,
    RuleFound,
)
from assistant.editions import EditionReading
from assistant.intents import READERS, Slots
from assistant.reading import Reading
from assistant.relations import COMPUTES, MECHANICS, MINIMUM_RULES
from assistant.sentences import main_value
from assistant.topics import Topic
from rules import EDITIONS, MissingInputError, Rule, RuleError, Ruling, compute, load_catalogue, load_edition

# Decided on the development questions (see docs/answers.md): least probability of a topic to be answered,
# and of "outside" to be turned away.
RULE_FLOOR = 0.20
COMPUTE_FLOOR = 0.30
OUTSIDE_FLOOR = 0.50
PASSAGE_FLOOR = 0.08


@dataclass(frozen=True, slots=True)
class Understood:
    """Everything known about a question before deciding: reading, edition, topics by falling probability."""

    reading: Reading
    edition: EditionReading
    topics: Sequence[Topic]
    players: int | None = None

    def mass(self, *labels: str) -> float:
        """The probability of ``labels`` together."""
        return sum(t.probability for t in self.topics if t.label in labels)


@dataclass(frozen=True, slots=True)
class Decision:
    """An outcome with the edition it is about and how sure it is (0–1)."""

    outcome: Outcome | None
    edition: str | None
    source: EditionSource
    confidence: float
    topic: str | None = None


def decide(q: Understood) -> Decision:
    """The outcome for a question, or an outcome of None where only a search for passages is left."""
    reading = q.reading
    outside = sum(t.probability for t in q.topics if t.label.startswith("oos."))
    if reading.has("other_games.names") and not reading.has("game.names") and not q.edition.named:
        return _plain(q, OutOfScope(), max(outside, 0.9))
    if reading.has("other_maps.names") and not q.edition.named and outside < OUTSIDE_FLOOR:
        return _plain(q, NotCovered("open.other_map"), 0.9, "open.other_map")
    if outside >= OUTSIDE_FLOOR and not _has_cards(q):
        return _plain(q, OutOfScope(), outside)
    computed = _computation(q)
    if computed is not None:
        return computed
    top = _top_rule(q)
    if top is None or top.probability < RULE_FLOOR:
        return _plain(q, None, 1.0 - outside)
    return _rule(q, top)


def _plain(q: Understood, outcome: Outcome | None, confidence: float, topic: str | None = None) -> Decision:
    return Decision(outcome, q.edition.edition, q.edition.source, round(confidence, 3), topic)


def _top_rule(q: Understood) -> Topic | None:
    catalogue = load_catalogue()
    return next((t for t in q.topics if t.label in catalogue), None)


def _has_cards(q: Understood) -> bool:
    slots = READERS["tunnel_extra_cards"](q.reading)
    return slots.complete and q.reading.has("concepts.tunnel")


# --- computations -----------------------------------------------------------------------------


def _computation(q: Understood) -> Decision | None:
    ranked = sorted(READERS, key=lambda name: -_compute_mass(q, name))
    for name in ranked[:3]:
        mass = _compute_mass(q, name)
        if mass < COMPUTE_FLOOR:
            break
        slots = _with_context(READERS[name](q.reading), q)
        if slots.complete:
            decision = _run(q, slots, mass)
            if decision is not None:
                return decision
        elif name == "tunnel_extra_cards" and slots.inputs and q.mass(f"compute.{name}") >= COMPUTE_FLOOR:
            understood = dict(slots.inputs)
            return _plain(q, Clarify(slots.missing[0], (), understood), mass, "tunnel.match")
        elif q.mass(f"compute.{name}") >= COMPUTE_FLOOR:
            return _general(q, slots, mass)
    return None


def _compute_mass(q: Understood, name: str) -> float:
    related = COMPUTES[name]
    return q.mass(f"compute.{name}") + 0.6 * sum(q.mass(rule) for rule in related.rules)


def _with_context(slots: Slots, q: Understood) -> Slots:
    if "players" in slots.missing and q.players is not None:
        missing = tuple(m for m in slots.missing if m != "players")
        return replace(slots, inputs={**slots.inputs, "players": q.players}, missing=missing)
    return slots


def _general(q: Understood, slots: Slots, mass: float) -> Decision | None:
    """A computation without its inputs: the rule in general where there is one, else the missing input."""
    related = COMPUTES[slots.name]
    top = _top_rule(q)
    if top is not None and top.label in related.rules and top.probability >= RULE_FLOOR:
        return _rule(q, top)
    if related.general is not None:
        asking = {"open": 1.0, "yes": 0.0, "no": 0.0}
        return _rule(q, Topic(related.general, mass, asking))
    return _plain(q, Clarify(slots.missing[0], (), dict(slots.inputs)), mass)


def _editions_for(q: Understood, candidates: Sequence[str]) -> tuple[tuple[str, ...], EditionSource]:
    """The editions among ``candidates`` that an answer should speak of, and how they are known."""
    if q.edition.named and len(q.edition.named) > 1:
        named = tuple(e for e in q.edition.named if e in candidates)
        return (named or tuple(candidates)), "question"
    if q.edition.edition is not None:
        if q.edition.edition in candidates:
            return (q.edition.edition,), q.edition.source
        if q.edition.source in ("question", "request"):
            return (), q.edition.source
    if len(candidates) == 1:
        return tuple(candidates), "inferred"
    return tuple(candidates), "none"


def _run(q: Understood, slots: Slots, mass: float) -> Decision | None:
    candidates = _compute_editions(slots)
    editions, source = _editions_for(q, candidates)
    if not editions:
        related = COMPUTES[slots.name]
        rule = related.general or next(iter(sorted(related.rules)))
        return _absent(q, load_catalogue()[rule], mass)
    rulings: dict[str, Ruling] = {}
    failure: RuleError | None = None
    for edition in editions:
        try:
            rulings[edition] = compute(slots.name, {"edition": edition, **slots.inputs})
        except MissingInputError:
            return None
        except RuleError as error:
            failure = error
    if not rulings:
        return _refused(q, slots, failure, editions, mass)
    if any(r.assumed for r in rulings.values()):
        settled = {e: r for e, r in rulings.items() if not r.assumed}
        if not settled:
            open_rule = next((rule for r in rulings.values() for rule in r.rules if rule.startswith("open.")), None)
            only = editions[0] if len(editions) == 1 else None
            return Decision(NotCovered(open_rule), only, source, round(mass, 3), open_rule)
        rulings = settled
    values = [_value(r, q.reading) for r in rulings.values()]
    value = values[0] if all(v == values[0] for v in values) else None
    about = next(iter(rulings)) if len(rulings) == 1 and len(editions) == 1 else None
    topic = next(iter(next(iter(rulings.values())).rules), None)
    return Decision(Computed(rulings, value), about, source, round(min(mass, 1.0), 3), topic)


def _compute_editions(slots: Slots) -> tuple[str, ...]:
    mechanic = {
        "tunnel_extra_cards": "tunnel",
        "ferry_cost": "ferry",
        "station_cost": "station",
        "unused_stations": "station",
        "mandala": "mandala",
        "country_ticket": "country",
    }.get(slots.name)
    if slots.name == "ferry_cost":
        return tuple(load_catalogue()["ferry.locomotives"].editions)
    if mechanic is None:
        return EDITIONS
    return tuple(e for e in EDITIONS if any(k.startswith(f"{mechanic}.") for k in load_edition(e).entries))


def _refused(
    q: Understood, slots: Slots, error: RuleError | None, editions: tuple[str, ...], mass: float
) -> Decision | None:
    """The engine would not compute it: say which rule stands against it, or ask for the value it refused."""
    if slots.name == "route_points" and slots.inputs.get("length") == 5 and editions == ("europe",):
        return _rule(q, Topic("route.no_five", mass, {"open": 1.0}))
    if slots.name in ("station_cost", "unused_stations") and error is not None:
        return _rule(q, Topic("setup.stations", mass, {"open": 1.0}))
    field = str(error.field) if error is not None else "question"
    field = {"route": "route", "nth": "nth"}.get(field.split(".")[0].split("[")[0], field.split(".")[0].split("[")[0])
    edition = editions[0] if len(editions) == 1 else None
    return Decision(Clarify(field, (), dict(slots.inputs)), edition, q.edition.source, round(mass, 3))


def _value(ruling: Ruling, reading: Reading) -> Any:
    if ruling.name == "ferry_cost" and isinstance(ruling.result, dict):
        if reading.has("concepts.locomotive") and not reading.has("concepts.symbol"):
            return ruling.result["locomotives"]
        return None
    return main_value(ruling)


# --- rules ------------------------------------------------------------------------------------


def _rule(q: Understood, top: Topic) -> Decision:
    rule = load_catalogue()[top.label]
    confidence = round(min(top.probability, 1.0), 3)
    if rule.open:
        edition = q.edition.edition if q.edition.edition in rule.editions or not rule.editions else None
        source: EditionSource = q.edition.source if edition is not None else "none"
        if len(rule.editions) == 1 and edition is None:
            edition, source = rule.editions[0], "inferred"
        return Decision(NotCovered(rule.id), edition, source, confidence, rule.id)
    editions, source = _editions_for(q, rule.editions)
    if not editions:
        other = _same_rule_elsewhere(q, rule)
        if other is not None:
            return _rule(q, replace(top, label=other))
        return _absent(q, rule, confidence)
    asked, holds = _holds(q.reading, rule, top, editions)
    values = {e: _rule_value(rule, e) for e in editions}
    edition = editions[0] if len(editions) == 1 else None
    return Decision(RuleFound(rule.id, editions, asked, holds, values), edition, source, confidence, rule.id)


def _same_rule_elsewhere(q: Understood, rule: Rule) -> str | None:
    """Tie-breaks go by two ids; asked about an edition, the id that it has answers."""
    twin = {"tiebreak.usa": "tiebreak.europe", "tiebreak.europe": "tiebreak.usa"}.get(rule.id)
    if twin is not None and q.edition.edition in load_catalogue()[twin].editions:
        return twin
    return None


def _absent(q: Understood, rule: Rule, confidence: float) -> Decision:
    edition = q.edition.edition
    if edition is None:
        edition = q.edition.named[0] if q.edition.named else EDITIONS[0]
    outcome = Absent(rule.id, edition, tuple(rule.editions))
    return Decision(outcome, edition, q.edition.source, round(confidence, 3), rule.id)


def _rule_value(rule: Rule, edition: str) -> Any:
    return rule.values(edition)[rule.value] if rule.value is not None else None


def _holds(
    reading: Reading, rule: Rule, top: Topic, editions: Sequence[str]
) -> tuple[Any, dict[str, bool | None]]:
    said = "claim" if reading.has("cues.claim_said") else "yes_no"
    if rule.proposition is not None and top.yes is not None:
        holds: dict[str, bool | None] = {}
        for edition in editions:
            truth = rule.truth_for(edition)
            holds[edition] = None if truth is None else truth == top.yes
        return said, holds
    if rule.value is not None and _is_yes_no(reading):
        number = _claimed_number(reading)
        if number is not None:
            return said, {e: _compare(reading, rule, number, e) for e in editions}
    return "open", {}


def _is_yes_no(reading: Reading) -> bool:
    if reading.has("cues.how_many", "cues.what", "cues.where", "cues.when", "cues.who", "cues.how"):
        return reading.has("cues.claim_said")
    return reading.has("cues.yes_no", "cues.claim_said", "cues.allowed", "cues.must", "cues.negation")


def _claimed_number(reading: Reading) -> int | None:
    """The one number that a yes/no question puts forward; None when there is none or more than one."""
    players = {m.start for m in reading.all("concepts.player")}
    numbers = [
        n.value for n in reading.numbers() if n.value is not None and n.end not in players and n.end + 1 not in players
    ]
    return numbers[0] if len(set(numbers)) == 1 else None


def _compare(reading: Reading, rule: Rule, number: int, edition: str) -> bool | None:
    value = _rule_value(rule, edition)
    if not isinstance(value, int):
        return None
    if rule.id in MINIMUM_RULES:
        return number <= value if reading.has("cues.must") else number >= value
    return number == value
