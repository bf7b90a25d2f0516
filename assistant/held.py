"""Claims held against the engine: a number against its result, a yes or no against what it allows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from assistant.claim_numbers import kept_number, names_in, result_numbers, said_number
from assistant.claimed import NUMERIC as CLAIMED_NUMERIC
from assistant.disputed import Dispute, Finding
from assistant.editions import EditionReading
from assistant.hearing import Heard, as_claim
from assistant.intents import READERS, SUMS, Slots
from assistant.intents.doubles import asks_whether_closed, denies
from assistant.lexicon import Mention
from assistant.mistakes import find_mistake
from assistant.negation import negations
from assistant.reading import Reading
from assistant.relations import COMPUTES
from assistant.running import editions_with, inputs_for
from assistant.sentences import main_value
from rules import EDITIONS, RuleError, Ruling, compute, load_catalogue

# Structured facts name more computations whose result a claim may give as a number.
NUMERIC = CLAIMED_NUMERIC | {"ferry_cost", "tickets_to_keep"}
BOOLEAN = ("double_route_open", "claim_check", "last_round", "draw_check", "face_up_reset")
# Least mass of a computation and its rules to work a claim's number out from what happened.
MASS_FLOOR = 0.25
BOOLEAN_FLOOR = 0.45
CLEAR = 0.6
# Rules whose proposition says the contrary of the computation's result.
_CONTRARY = frozenset({"draw.blind_locomotive"})
# Cases of steps that are reasons against.
_AGAINST = frozenset({"too_few", "too_many", "wrong", "mixed", "forbidden", "taken", "closed", "own"})


def computed_finding(heard: Heard, rulings: Mapping[str, Ruling], by: str | None) -> Finding | None:
    """The verdict on a claim by the rulings of the facts given; None where it does not speak of their result."""
    settled = {e: r for e, r in rulings.items() if not r.assumed}
    first = next(iter(rulings.values()))
    if not settled:
        opened = next((r for r in first.rules if r.startswith("open.")), None)
        return Finding("undetermined", opened, next(iter(rulings)), confidence=1.0)
    if first.name == "final_scores":
        found = _winner(heard, settled)
        if found is not None:
            return found
    said = said_number(heard, first.name)
    numbers = {e: result_numbers(r, heard, by) for e, r in settled.items()}
    if said is not None and all(n is not None for n in numbers.values()):
        return _held(
            heard,
            _kept(heard, said[0], settled),
            {e: n for e, n in numbers.items() if n is not None},
            settled,
        )
    allowed = {e: main_value(r) for e, r in settled.items()}
    if all(isinstance(v, bool) for v in allowed.values()):
        return _yes_or_no(heard, settled)
    return None


def _held(heard: Heard, claimed: int, numbers: Mapping[str, int], rulings: Mapping[str, Ruling]) -> Finding:
    """A claimed number beside the right ones by edition."""
    holds = {e: abs(n) == abs(claimed) for e, n in numbers.items()}
    edition = next(iter(rulings))
    ruling = rulings[edition]
    rule = _deciding(ruling, heard)
    if len(set(holds.values())) > 1:
        return Finding("depends", rule, None, "edition", holds, ruling, claimed, confidence=1.0)
    right = numbers[edition] if len(set(numbers.values())) == 1 else None
    one = edition if len(rulings) == 1 else None
    if all(holds.values()):
        return Finding("supported", rule, one, ruling=ruling, claimed=claimed, number=right, confidence=1.0)
    mistake = None
    if right is not None:
        mistake = find_mistake(ruling, claimed, right) or find_mistake(ruling, -claimed, right)
    return Finding(
        "contradicted",
        rule,
        one,
        ruling=ruling,
        claimed=claimed,
        number=right,
        mistake=mistake,
        confidence=1.0,
    )


def _kept(heard: Heard, said: int, rulings: Mapping[str, Ruling]) -> int:
    """The number claimed; of several numbers of tickets the one kept."""
    first = next(iter(rulings.values()))
    if first.name != "tickets_to_keep":
        return said
    kept = kept_number(heard, first)
    return said if kept is None else kept


def _deciding(ruling: Ruling, heard: Heard) -> str | None:
    """The rule that decides a ruling: of a step against it, its general rule, else the one that is spoken of most."""
    against = [s.rule for s in ruling.steps if s.case in _AGAINST]
    if ruling.name == "tickets_to_keep":
        return f"tickets.keep_{ruling.inputs['when']}"
    if against and ruling.result is False and ruling.name != "draw_check":
        return against[0]
    general = COMPUTES.get(ruling.name)
    if general is not None and general.general in ruling.rules:
        return general.general
    settled = [r for r in ruling.rules if not r.startswith("open.")]
    return max(settled, key=lambda r: heard.mass(r), default=None)


def _winner(heard: Heard, rulings: Mapping[str, Ruling]) -> Finding | None:
    """A claim that somebody wins, or that nobody does alone."""
    if not heard.reading.has("concepts.winner"):
        return None
    edition, ruling = next(iter(rulings.items()))
    result = ruling.result
    if not isinstance(result, dict):
        return None
    winners = {str(w) for w in result["winners"]}
    if result["tie_break"] == "open":
        return Finding("undetermined", "open.final_tie", edition, ruling=ruling, confidence=1.0)
    named = names_in(result, heard.reading.text)
    if not named:
        return None
    holds = {named[0]} <= winners if len(named) == 1 else set(named) == winners
    if negations(heard.reading):
        holds = not holds
    return Finding(
        "supported" if holds else "contradicted", "score.final", edition, ruling=ruling, confidence=1.0
    )


# --- yes or no --------------------------------------------------------------------------------


def _yes_or_no(heard: Heard, rulings: Mapping[str, Ruling]) -> Finding | None:
    first = next(iter(rulings.values()))
    says = says_yes(heard, first)
    if says is None:
        return None
    results = {e: bool(main_value(r)) for e, r in rulings.items()}
    holds = {e: value == says for e, value in results.items()}
    edition = next(iter(rulings))
    rule = _deciding(first, heard)
    if len(set(holds.values())) > 1:
        return Finding("depends", rule, None, "edition", holds, first, confidence=1.0)
    one = edition if len(rulings) == 1 else None
    if holds[edition]:
        return Finding("supported", rule, one, ruling=first, confidence=1.0)
    elsewhere = tuple(e for e in EDITIONS if e not in rulings and _result_in(first, e) == says)
    return Finding("contradicted", rule, one, ruling=first, elsewhere=elsewhere, confidence=1.0)


def _result_in(ruling: Ruling, edition: str) -> bool | None:
    """The yes or no of a computation in another edition; None where it cannot be computed there."""
    if "route" in ruling.inputs or "routes" in ruling.inputs:
        return None  # another map
    try:
        value = main_value(compute(ruling.name, {**ruling.inputs, "edition": edition}))
    except RuleError:
        return None
    return value if isinstance(value, bool) else None


def says_yes(heard: Heard, ruling: Ruling) -> bool | None:
    """Whether a claim says yes to what a computation tells; None where it cannot be told."""
    reading = as_claim(heard.reading)
    if ruling.name == "double_route_open":
        return not asks_whether_closed(reading)
    if ruling.name == "last_round":
        return not denies(reading)
    catalogue = load_catalogue()
    related = COMPUTES[ruling.name].rules if ruling.name in COMPUTES else frozenset(ruling.rules)
    about = [
        t
        for t in heard.topics
        if t.label in related and catalogue[t.label].proposition is not None and "yes" in t.asking
    ]
    decided = [t for t in about if t.label in ruling.rules] or about
    total = sum(t.probability for t in decided)
    if total > 0:
        yes = sum(
            t.probability * (t.asking["no"] if t.label in _CONTRARY else t.asking["yes"]) for t in decided
        )
        if max(yes, total - yes) / total >= CLEAR:
            return yes / total > 0.5
    return _permits(reading)


def _permits(reading: Reading) -> bool:
    """Whether a claim permits, by its words alone: an even number of denials."""
    forbids = len(reading.all("cues.forbidden"))
    denials = [p for p in negations(reading) if not _inside(reading, p)]
    return (forbids + len(denials)) % 2 == 0


def _inside(reading: Reading, place: int) -> bool:
    return any(m.start <= place < m.end for m in reading.all("cues.forbidden"))


# --- without facts: the inputs are read from what happened --------------------------------------


def compute_mass(heard: Heard, name: str) -> float:
    """How much speaks for a computation: its own probability, and part of that of the rules it computes."""
    related = COMPUTES[name].rules if name in COMPUTES else frozenset()
    return heard.mass(f"compute.{name}") + 0.6 * heard.mass(*related)


def number_finding(heard: Heard, dispute: Dispute, edition: EditionReading) -> Finding | None:
    """The verdict on a claimed number, its computation's inputs read from what happened; None where they are not."""
    del dispute
    names = sorted((n for n in NUMERIC if n in READERS), key=lambda n: (-compute_mass(heard, n), n))
    for name in names[:3]:
        mass = compute_mass(heard, name)
        if mass < MASS_FLOOR:
            return None
        said = said_number(heard, name)
        if said is None:
            continue
        for slots in _slots(heard, name, said[1]):
            rulings = worked(slots, edition)
            if not rulings:
                continue
            settled = {e: r for e, r in rulings.items() if not r.assumed}
            if not settled:
                opened = next((r for r in next(iter(rulings.values())).rules if r.startswith("open.")), None)
                return Finding("undetermined", opened, next(iter(rulings)), confidence=round(mass, 3))
            numbers = {e: result_numbers(r, heard) for e, r in settled.items()}
            if any(n is None for n in numbers.values()):
                continue
            found = _held(
                heard,
                _kept(heard, said[0], settled),
                {e: n for e, n in numbers.items() if n is not None},
                settled,
            )
            return replace(found, confidence=round(min(mass, 1.0), 3))
    return None


def _slots(heard: Heard, name: str, number: Mention | None) -> list[Slots]:
    """The complete inputs: of the whole story without the claimed number, and of the claim alone."""
    found: list[Slots] = []
    offset = heard.offset
    if offset is not None and heard.told is not heard.reading:
        hidden = (
            None if number is None else replace(number, start=number.start + offset, end=number.end + offset)
        )
        found.append(_read(name, _without(heard.told, hidden)))
        head = tuple(m for m in heard.told.mentions if m.end <= offset)
        cities = tuple(c for c in heard.told.cities if c.end <= offset)
        before = replace(heard.told, tokens=heard.told.tokens[:offset], mentions=head, cities=cities)
        found.insert(0, _read(name, before))
    found.append(_read(name, _without(heard.reading, number)))
    return [slots for slots in found if slots.complete]


def _without(reading: Reading, number: Mention | None) -> Reading:
    if number is None:
        return reading
    kept = tuple(
        m
        for m in reading.mentions
        if not (m.concept == "numbers" and m.start < number.end and number.start < m.end)
    )
    return replace(reading, mentions=kept)


def _read(name: str, reading: Reading) -> Slots:
    several = SUMS.get(name)
    if several is not None and (slots := several(reading)).complete:
        return slots
    return READERS[name](reading)


def worked(slots: Slots, edition: EditionReading) -> dict[str, Ruling]:
    """The rulings by edition, where the inputs that were read can be worked out."""
    able = editions_with(slots)
    editions = [edition.edition] if edition.edition is not None else list(able)
    rulings: dict[str, Ruling] = {}
    for one in editions:
        if one not in able:
            continue
        try:
            rulings[one] = compute(slots.name, inputs_for(slots, one))
        except RuleError:
            continue
    return rulings


def boolean_finding(heard: Heard, dispute: Dispute, edition: EditionReading) -> Finding | None:
    """The verdict on a claim that something may be done, its computation's inputs read from what happened."""
    for name in sorted(BOOLEAN, key=lambda n: (-compute_mass(heard, n), n))[:2]:
        mass = compute_mass(heard, name)
        if name == "double_route_open":
            mass = heard.mass("compute.double_route_open", "double.min_players", "double.never_both")
        if mass < BOOLEAN_FLOOR:
            return None
        slots = READERS[name](heard.told)
        if name == "double_route_open":
            if dispute.players is not None:
                slots = Slots(name, {**slots.inputs, "players": dispute.players})
            if not slots.complete:
                return _by_players(heard, slots, edition, mass)
            if len({n.value for n in heard.numbers()}) > 1:
                continue  # the rule for several numbers of players
            if heard.mass("double.never_both") > heard.mass(
                "compute.double_route_open", "double.min_players"
            ):
                continue  # one player and both tracks
        elif name == "claim_check" and heard.mass(*COMPUTES[name].rules) > heard.mass(f"compute.{name}"):
            continue  # a rule in words
        if not slots.complete:
            continue
        rulings = worked(slots, edition)
        found = _yes_or_no(heard, rulings) if rulings else None
        if found is not None:
            return replace(found, confidence=round(min(mass, 1.0), 3))
    return None


def _by_players(heard: Heard, slots: Slots, edition: EditionReading, mass: float) -> Finding | None:
    """Whether the other track is open where the number of players is not told: it decides."""
    rule = load_catalogue()["double.min_players"]
    editions = [edition.edition] if edition.edition is not None else list(rule.editions)
    if (
        heard.numbers()
        or slots.inputs.get("owner") == "self"
        or not heard.reading.has("concepts.double_route")
    ):
        return None
    says: bool | None = None
    options: dict[str, bool] = {}
    for players in range(2, 6):
        for one in editions:
            inputs: dict[str, Any] = {"edition": one, "players": players, "owner": "other"}
            try:
                ruling = compute("double_route_open", inputs)
            except RuleError:
                continue
            says = says_yes(heard, ruling) if says is None else says
            options[str(players)] = bool(ruling.result) == says
    if len(set(options.values())) < 2:
        return None
    return Finding(
        "depends",
        rule.id,
        edition.edition,
        "players",
        options,
        confidence=round(min(mass, 1.0), 3),
    )
