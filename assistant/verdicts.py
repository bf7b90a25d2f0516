"""Who is right: a verdict on every claim of a dispute, by the engine where it can be computed, else by the rule.

A claim is held against the engine's result when it gives a number and the inputs are known (given as facts, or read
from what happened), and against a rule's proposition or number otherwise. Where editions, the number of players or a
variant decide and are not known, the verdict says so; where nothing is understood with enough confidence, or no
text settles the point, it is undetermined.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from assistant.answer import Absent, NotCovered, RuleFound
from assistant.claim_numbers import fits_rule, tells_all
from assistant.decision_types import Understood
from assistant.disputed import Dispute, Finding, Judgement, Verdict
from assistant.editions import EditionReading, read_edition
from assistant.hearing import Heard, as_claim, hear, prepared
from assistant.held import boolean_finding, computed_finding, number_finding
from assistant.negation import negations
from assistant.overlay import Overlay
from assistant.service import Assistant
from assistant.settling import number_claimed, settle_rule
from assistant.topics import Topic
from assistant.verdict_words import in_words
from assistant.worked import rulings_of
from rules import Rule, Ruling, load_catalogue

# Chosen on the development disputes (python -m eval.disputes): the least probability of a rule, of anything outside
# the rules, of a point that no text settles, and how clearly a claim has to be for or against.
RULE_FLOOR = 0.22
OUTSIDE_FLOOR = 0.5
OPEN_FLOOR = 0.3
CLEAR = 0.75
# The least probability of a rule by a claim's own words: to be held against it, and for two claims to share it.
OWN_FLOOR = 0.12
SHARED = 0.15
# How much likelier two claims about one rule are to contradict each other than to agree.
OPPOSED = 6.0
_NEAR = 4
_TRIES = 3


def judge(assistant: Assistant, dispute: Dispute) -> Judgement:
    """The verdicts on all claims. Raises RuleError for facts that the engine refuses, naming the field."""
    heard = _opposed(hear(assistant, dispute))
    edition = _edition(dispute, heard, assistant.overlay)
    rulings = rulings_of(dispute, edition)
    verdicts: list[Verdict] = []
    for claim, one in zip(dispute.claims, heard, strict=True):
        found = Finding("undetermined") if one is None else _find(one, dispute, edition, rulings, claim.by)
        verdicts.append(in_words(claim, one.lang if one else None, found, assistant.evidence))
    return Judgement(edition.edition, tuple(verdicts), dict(assistant.versions))


def _edition(dispute: Dispute, heard: Sequence[Heard | None], overlay: Overlay) -> EditionReading:
    """The edition given; else the one that what happened, or any claim, names or tells by its cities."""
    if dispute.edition is not None:
        return EditionReading(dispute.edition, "request")
    found: list[EditionReading] = []
    spoken = dispute.lang or next((h.lang for h in heard if h is not None), None)
    if dispute.happened.strip() and spoken is not None:
        found.append(read_edition(prepared(dispute.happened, spoken, overlay), None))
    found += [read_edition(h.reading, None) for h in heard if h is not None]
    known = {f.edition for f in found if f.edition is not None}
    if len(known) == 1:
        return next(f for f in found if f.edition is not None)
    return EditionReading(None, "none")


def _opposed(heard: tuple[Heard | None, ...]) -> tuple[Heard | None, ...]:
    """Two claims about one rule mostly contradict each other: the surer one tells how the other is put."""
    if len(heard) != 2 or heard[0] is None or heard[1] is None:
        return heard
    first, second = heard[0], heard[1]
    changed: tuple[list[Topic], list[Topic]] = ([], [])
    for topic in first.topics:
        other = second.topic(topic.label)
        both = min(first.own.get(topic.label, 0.0), second.own.get(topic.label, 0.0)) >= SHARED
        if other is None or not both or "yes" not in topic.asking or "yes" not in other.asking:
            changed[0].append(topic)
            changed[1].extend([other] if other is not None else [])
            continue
        a, b = topic.asking["yes"], other.asking["yes"]
        joint = {
            (True, False): OPPOSED * a * (1 - b),
            (False, True): OPPOSED * (1 - a) * b,
            (True, True): a * b,
            (False, False): (1 - a) * (1 - b),
        }
        total = sum(joint.values()) or 1.0
        yes = (
            (joint[True, False] + joint[True, True]) / total,
            (joint[False, True] + joint[True, True]) / total,
        )
        changed[0].append(replace(topic, asking={"yes": yes[0], "no": 1 - yes[0]}))
        changed[1].append(replace(other, asking={"yes": yes[1], "no": 1 - yes[1]}))
    order = sorted(changed[1], key=lambda t: (-t.probability, t.label))
    return replace(first, topics=tuple(changed[0])), replace(second, topics=tuple(order))


def _find(
    heard: Heard, dispute: Dispute, edition: EditionReading, rulings: dict[str, Ruling], by: str | None
) -> Finding:
    outside = sum(t.probability for t in heard.topics if t.label.startswith("oos."))
    catalogue = load_catalogue()
    best = next((t for t in heard.topics if t.label in catalogue), None)
    if outside >= OUTSIDE_FLOOR and not rulings:
        return Finding("undetermined", confidence=1 - outside)
    opened = next((t for t in heard.topics if t.label in catalogue and catalogue[t.label].open), None)
    if opened is not None and (opened is best or opened.probability >= OPEN_FLOOR):
        return Finding("undetermined", opened.label, confidence=opened.probability)
    if rulings:
        found = computed_finding(heard, rulings, by)
        if found is not None:
            return found
    else:
        found = number_finding(heard, dispute, edition) or boolean_finding(heard, dispute, edition)
        if found is not None:
            return found
    for topic in _candidates(heard):
        found = _by_rule(heard, topic, edition)
        if found is not None:
            return found
    known = edition.edition
    if best is not None and known is not None and best.probability >= RULE_FLOOR:
        rule = catalogue[best.label]
        if known not in rule.editions and not rule.open and not rule.id.startswith("tiebreak."):
            return _absent(heard, rule, known, round(best.probability, 3))  # "there are no stations"
    return Finding("undetermined", confidence=best.probability if best else 0.0)


def _candidates(heard: Heard) -> Iterator[Topic]:
    catalogue = load_catalogue()
    rules = [t for t in heard.topics if t.label in catalogue][:_TRIES]
    top = rules[0].probability if rules else 0.0
    # Rules of one subject share a claim between them: what counts is that one of them stands out.
    subject = rules[0].label.split(".")[0] if rules else ""
    mass = sum(t.probability for t in heard.topics if t.label.split(".")[0] == subject)
    for topic in rules:
        if heard.own.get(topic.label, 0.0) < OWN_FLOOR or topic.probability < top / 2:
            continue
        if topic.probability >= RULE_FLOOR or mass >= 2 * RULE_FLOOR:
            yield topic


def _by_rule(heard: Heard, topic: Topic, edition: EditionReading) -> Finding | None:
    rule = load_catalogue()[topic.label]
    confidence = round(topic.probability, 3)
    if rule.open:
        return Finding("undetermined", rule.id, confidence=confidence)
    reading = as_claim(heard.reading)
    number = (
        number_claimed(reading, rule.id) if rule.value is not None or rule.id == "setup.players" else None
    )
    if number is not None and rule.proposition is None:
        return _by_number(heard, rule, number, edition, confidence)
    known = edition.edition
    if rule.proposition is None and rule.value is not None and number is None:
        told = tells_all(heard, rule, (known,) if known in rule.editions else rule.editions)
        if told is not None:
            return replace(by_editions(told, known), rule=rule.id, confidence=confidence)
    if known is not None and known not in rule.editions and rule.id.split(".")[0] != "tiebreak":
        return _absent(heard, rule, known, confidence)
    if rule.proposition is not None and max(topic.asking.values()) < CLEAR:
        return None
    outcome = settle_rule(Understood(reading, edition, (topic,)), topic).outcome
    if isinstance(outcome, NotCovered):
        return Finding("undetermined", outcome.rule, confidence=confidence)
    if isinstance(outcome, Absent):
        return _absent(heard, rule, outcome.edition, confidence)
    if not isinstance(outcome, RuleFound):
        return None
    holds = {e: h for e, h in outcome.holds.items() if h is not None}
    if not holds:
        return None
    found = by_editions(holds, known)
    if found.word == "contradicted" and rule.proposition is not None and known is not None:
        everywhere = settle_rule(Understood(reading, EditionReading(None, "none"), (topic,)), topic).outcome
        if isinstance(everywhere, RuleFound):
            found = replace(found, elsewhere=tuple(e for e, h in everywhere.holds.items() if h))
    return replace(found, rule=outcome.rule, confidence=confidence)


def by_editions(holds: dict[str, bool], known: str | None) -> Finding:
    """The verdict where it is told by edition whether a claim is right."""
    values = set(holds.values())
    if len(values) > 1:
        return Finding("depends", edition=known, depends_on="edition", options=holds)
    about = known if known in holds else next(iter(holds)) if len(holds) == 1 else None
    return Finding("supported" if values == {True} else "contradicted", edition=about)


def _by_number(
    heard: Heard, rule: Rule, number: int, edition: EditionReading, confidence: float
) -> Finding | None:
    known = edition.edition
    if known is not None and known not in rule.editions:
        return _absent(heard, rule, known, confidence)
    editions = (known,) if known is not None else rule.editions
    told = {e: fits_rule(heard, rule, e, number) for e in editions}
    holds = {e: h for e, h in told.items() if h is not None}
    if not holds:
        return None
    found = by_editions(holds, known)
    right = {rule.values(e).get(rule.value or "") for e in editions}
    only = next(iter(right)) if len(right) == 1 else None
    found = replace(
        found,
        rule=rule.id,
        confidence=confidence,
        claimed=number,
        number=only if isinstance(only, int) else None,
    )
    if found.word != "contradicted":
        return found
    variant = _variant_with(rule, number, editions)
    if variant is not None:
        return replace(found, word="depends", depends_on="variant", mistake=variant)
    elsewhere = tuple(e for e in rule.editions if e not in editions and fits_rule(heard, rule, e, number))
    mistake = _swapped(rule, number, editions)
    return replace(found, elsewhere=elsewhere, mistake=mistake)


# Numbers that a variant of the game changes, by rule.
_VARIANTS = {
    "tickets.total": (("variant.europa_1912", "tickets"), ("variant.anniversary", "tickets")),
    "setup.trains": (("variant.anniversary", "trains"),),
}
# Rules whose numbers are taken for each other, and the mistake it is.
_PAIRS = {
    "tickets.keep_start": (
        ("tickets.keep_later", "start_for_later"),
        ("tickets.dealt_start", "dealt_for_kept"),
    ),
    "tickets.keep_later": (
        ("tickets.keep_start", "start_for_later"),
        ("tickets.drawn_later", "dealt_for_kept"),
    ),
    "tickets.dealt_start": (
        ("tickets.drawn_later", "start_for_later"),
        ("tickets.keep_start", "number_of.tickets.keep_start"),
    ),
    "tickets.drawn_later": (
        ("tickets.dealt_start", "start_for_later"),
        ("tickets.keep_later", "number_of.tickets.keep_later"),
    ),
}


def _variant_with(rule: Rule, number: int, editions: Sequence[str]) -> str | None:
    for variant, param in _VARIANTS.get(rule.id, ()):
        entry = load_catalogue()[variant]
        if any(e in entry.editions and entry.values(e)[param] == number for e in editions):
            return variant
    return None


def _swapped(rule: Rule, number: int, editions: Sequence[str]) -> str | None:
    for other, mistake in _PAIRS.get(rule.id, ()):
        entry = load_catalogue()[other]
        if all(e in entry.editions and entry.values(e)[entry.value or ""] == number for e in editions):
            return mistake
    return None


def _absent(heard: Heard, rule: Rule, edition: str, confidence: float) -> Finding:
    """A rule that the edition does not have: whoever denies what it speaks of is right."""
    reading = heard.reading
    mechanic = rule.id.split(".")[0]
    named = reading.all(f"concepts.{mechanic}", f"editions.{edition}", "game.names")
    denials = negations(reading)
    denied = any(abs(p - m.start) <= _NEAR for p in denials for m in named)
    return Finding(
        "supported" if denied else "contradicted", rule.id, edition, absent=True, confidence=confidence
    )
