"""From what was understood of a question to what can be said: computed, a rule, a question back or a refusal."""

from __future__ import annotations

from dataclasses import replace

from assistant.accounts import accounted, subject_of
from assistant.answer import Computed, NotCovered, OutOfScope, RuleFound
from assistant.computing import RULE_FLOOR, try_computing
from assistant.decision_types import Decision, Understood
from assistant.intents import READERS
from assistant.intents.claims import asks_for_claim
from assistant.others import without_others
from assistant.settling import settle_rule, top_rule

# Least probability of "outside" to turn a question away (chosen on the development questions, docs/answers.md).
OUTSIDE_FLOOR = 0.50
# Least probability of the best topic to ask for other words rather than say that no source settles it.
VAGUE_FLOOR = 0.05
# Subjects of which everybody has numbers of his own; in a tunnel's story, others turn up and hand over cards.
_OWN = frozenset({"tickets", "longest", "score", "country", "mandala"})


def decide(q: Understood) -> Decision:
    """The decision on a question; its outcome is None where only a search for passages is left.

    A number worked out beside numbers that have no place in it is not given: what they stand for is asked. One that
    is another without what is told of other players is the one without it.
    """
    decision = _decide(q)
    number = _number(decision)
    mine = without_others(q.reading) if number is not None and subject_of(decision) in _OWN else None
    if mine is not None:
        own = _decide(replace(q, reading=mine))
        if (
            own.topic is not None
            and _number(own) not in (None, number)
            and subject_of(own) == subject_of(decision)
        ):
            decision = own
    return accounted(q, decision, _decide)


def _number(decision: Decision) -> int | None:
    match decision.outcome:
        case Computed(value=int() as value) if not isinstance(value, bool):
            return value
        case RuleFound(following=int() as value):
            return value
    return None


def _decide(q: Understood) -> Decision:
    reading = q.reading
    outside = sum(t.probability for t in q.topics if t.label.startswith("oos."))
    if reading.has("other_games.names") and not reading.has("game.names") and not q.edition.named:
        return q.decision(OutOfScope(), max(outside, 0.9))
    if reading.has("other_maps.names") and not q.edition.named and outside < OUTSIDE_FLOOR:
        return q.decision(NotCovered("open.other_map"), 0.9, "open.other_map")
    if outside >= OUTSIDE_FLOOR and not _tells_of_a_tunnel(q) and not asks_for_claim(reading):
        return q.decision(OutOfScope(), outside)
    computed = try_computing(q)
    if computed is not None:
        return computed
    top = top_rule(q)
    if top is None or top.probability < RULE_FLOOR:
        return q.decision(None, 1.0 - outside)
    return settle_rule(q, top)


def _tells_of_a_tunnel(q: Understood) -> bool:
    return q.reading.has("concepts.tunnel") and READERS["tunnel_extra_cards"](q.reading).complete
