"""A computation run for every edition that a question is about, and what is said where the engine refuses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from assistant.answer import Clarify, Computed, EditionSource, NotCovered
from assistant.claimed import NUMERIC
from assistant.clauses import asks_yes_or_no
from assistant.decision_types import Decision, Understood
from assistant.intents import Slots
from assistant.intents.claims import suited
from assistant.intents.tunnel_asks import claims_total
from assistant.negation import asks_whether_wrong
from assistant.relations import COMPUTES
from assistant.settling import about_editions, absent, settle_rule
from assistant.topics import Topic
from assistant.wanted import SIDES, part_asked, value_of
from rules import EDITIONS, MissingInputError, RuleError, Ruling, compute, load_catalogue, load_edition
from rules.maps import load_board

_MECHANIC = {
    "tunnel_extra_cards": "tunnel",
    "station_cost": "station",
    "stations_cost": "station",
    "unused_stations": "station",
    "mandala": "mandala",
    "country_ticket": "country",
}


def run(q: Understood, slots: Slots, mass: float, claimed: int | None = None) -> Decision | None:
    """The computation for every edition it is about; ``claimed`` is a number that somebody gives as its result."""
    editions, source = about_editions(q, editions_with(slots))
    if not editions:
        related = COMPUTES[slots.name]
        rule = related.general or sorted(related.rules)[0]
        return absent(q, load_catalogue()[rule], mass)
    rulings: dict[str, Ruling] = {}
    failure: RuleError | None = None
    for edition in editions:
        try:
            rulings[edition] = compute(slots.name, inputs_for(slots, edition))
        except MissingInputError as error:
            failure = error
        except RuleError as error:
            failure = error
    if not rulings:
        return _refused(q, slots, failure, editions, mass)
    settled = {e: r for e, r in rulings.items() if not r.assumed}
    if not settled:
        return _unsettled(rulings, editions, source, mass)
    wanted = part_asked(slots.name, q.reading)
    if claimed is not None and wanted in SIDES:
        wanted = None  # a number is put forward, whatever the yes or no of it
    if claimed is not None and slots.name == "tunnel_extra_cards" and claims_total(q.reading, claimed):
        wanted = "total"
    values = [value_of(r, q.reading, wanted) for r in settled.values()]
    value = values[0] if all(v == values[0] for v in values) else None
    placed = "route" in slots.inputs or slots.name == "tickets_points"
    about = next(iter(settled)) if len(settled) == 1 and (len(editions) == 1 or placed) else None
    if about is not None and source == "none":
        source = "inferred"
    topic = next(iter(next(iter(settled.values())).rules), None)
    holds = None if claimed is None or value is None else claimed in (value, abs(value))
    if holds is not None:
        value = holds != asks_whether_wrong(q.reading)
    if holds is None and wanted is None and slots.name in NUMERIC and asks_yes_or_no(q.reading):
        value = None  # the number answers no yes or no: it is shown, and not given for the answer
    outcome = Computed(settled, value, wanted=wanted, holds=holds)
    return Decision(outcome, about, source, round(min(mass, 1.0), 3), topic)


def editions_with(slots: Slots) -> tuple[str, ...]:
    """The editions in which there is what the computation is about."""
    if slots.name == "ferry_cost" or slots.inputs.get("ferry_locomotives"):
        return tuple(load_catalogue()["ferry.locomotives"].editions)
    if slots.name == "claim_check" and slots.inputs.get("tunnel"):
        return tuple(load_catalogue()["tunnel.match"].editions)
    mechanic = _MECHANIC.get(slots.name)
    if mechanic is None:
        return EDITIONS
    return tuple(e for e in EDITIONS if any(k.startswith(f"{mechanic}.") for k in load_edition(e).entries))


def inputs_for(slots: Slots, edition: str) -> dict[str, Any]:
    """The inputs for one edition; a route named by its cities is looked up on the edition's board."""
    inputs: dict[str, Any] = {"edition": edition, **slots.inputs}
    if "edges" in inputs:
        del inputs["edition"]  # a plain graph lies on no board
    if slots.name == "claim_check":
        return suited(inputs, edition)
    route = inputs.get("route")
    if slots.name in ("route_points", "last_round") and isinstance(route, dict):
        pair = frozenset((str(route.get("city_a")), str(route.get("city_b"))))
        found = load_board(edition).by_pair.get(pair)
        if not found:
            raise RuleError("route", f"{route.get('city_a')}–{route.get('city_b')}", {"form": "route"})
        del inputs["route"]
        inputs["laid" if slots.name == "last_round" else "length"] = found[0].length
    return inputs


def _unsettled(
    rulings: dict[str, Ruling], editions: Sequence[str], source: EditionSource, mass: float
) -> Decision:
    rule = next((r for ruling in rulings.values() for r in ruling.rules if r.startswith("open.")), None)
    about = next(iter(rulings)) if len(rulings) == 1 else None
    return Decision(
        NotCovered(rule), about, source if len(editions) == 1 else "inferred", round(mass, 3), rule
    )


def no_route(q: Understood, pair: dict[str, str], mass: float, *, claim: bool = False) -> Decision | None:
    """Two cities without a route between them: the ticket that joins them where there is one, else a question back.

    The value is the ticket's, or False where the route was to be claimed.
    """
    rulings: dict[str, Ruling] = {}
    joined = False
    for edition in about_editions(q, EDITIONS)[0]:
        joined |= frozenset(pair.values()) <= load_board(edition).cities.keys()
        try:
            ticket = {**pair, "completed": True}
            rulings[edition] = compute("tickets_points", {"edition": edition, "tickets": [ticket]})
        except RuleError:
            continue
    if rulings:
        edition, ruling = next(iter(rulings.items()))
        source: EditionSource = "inferred" if q.edition.edition is None else q.edition.source
        outcome = Computed({edition: ruling}, False if claim else ruling.result, wanted="no_route")
        return Decision(outcome, edition, source, round(min(mass, 1.0), 3), "tickets.scored")
    if joined:
        return q.decision(Clarify("no_route", (), {"route": pair}), mass)
    return None


def _refused(
    q: Understood, slots: Slots, error: RuleError | None, editions: Sequence[str], mass: float
) -> Decision | None:
    """The engine would not compute it: say which rule stands against it, or ask for the value it refused."""
    length = slots.inputs.get("length")
    if slots.name in ("route_points", "claim_check") and length == 5 and tuple(editions) == ("europe",):
        return settle_rule(q, as_topic(q, "route.no_five", mass))
    route = slots.inputs.get("route")
    if slots.name in ("route_points", "ferry_cost") and isinstance(route, dict):
        told = no_route(q, route, mass)
        if told is not None:
            return told
    if error is not None and slots.name == "last_round" and error.field == "laid":
        return settle_rule(q, Topic("claim.enough_trains", mass, {"open": 1.0}))
    if error is not None and error.field == "players" and not isinstance(error, MissingInputError):
        # more players than the edition is for
        return settle_rule(q, as_topic(q, "setup.players", mass))
    if slots.name in ("station_cost", "unused_stations") and not isinstance(error, MissingInputError):
        return settle_rule(q, as_topic(q, "setup.stations", mass))
    field = error.field.split(".")[0].split("[")[0] if error is not None else "question"
    about = editions[0] if len(editions) == 1 else None
    return Decision(Clarify(field, (), dict(slots.inputs)), about, q.edition.source, round(mass, 3))


def as_topic(q: Understood, rule: str, mass: float) -> Topic:
    """``rule`` as what the question is about, asked the way the classifier understood it."""
    known = next((t for t in q.topics if t.label == rule), None)
    return Topic(rule, mass, known.asking if known is not None else {"open": 1.0})
