"""Questions that can be computed: which computation, with which inputs, for which editions."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from assistant.answer import Clarify, Computed, EditionSource, NotCovered, RuleFound
from assistant.claimed import NUMERIC, claimed_number
from assistant.clauses import SAYING, asks_yes_or_no, is_yes_no
from assistant.decision_types import Decision, Understood
from assistant.intents import READERS, SUMS, Slots
from assistant.intents.claims import asks_for_claim, station_payment, suited, unjoined
from assistant.intents.countries import named_country_ticket
from assistant.intents.doubles import asks_for_both, asks_for_other_track, asks_from_how_many
from assistant.intents.endgame import asks_for_last_round, turns_left
from assistant.intents.ferries import asks_for_ferry, ferry_hand
from assistant.intents.grand_tour import asks_for_bonus
from assistant.intents.keeping import left_over, may_keep_so_few
from assistant.intents.route_sums import asks_for_sum, unlisted_routes
from assistant.intents.stations import asks_for_stations
from assistant.intents.tickets import asks_for_tickets, named_tickets, unvalued
from assistant.intents.tunnel_asks import (
    asks_for_locomotive_as_extra,
    asks_what_is_lost,
    asks_what_to_add,
    cards_back,
    lacks_its_cards,
    tells_a_whole_tunnel,
    tunnel_asked,
)
from assistant.negation import asks_whether_wrong
from assistant.reading import Reading
from assistant.relations import COMPUTES
from assistant.settling import (
    about_editions,
    absent,
    number_claimed,
    settle_rule,
    top_rule,
)
from assistant.topics import Topic
from assistant.wanted import SIDES, part_asked, value_of
from rules import EDITIONS, MissingInputError, RuleError, Ruling, compute, load_catalogue, load_edition
from rules.maps import load_board

# Least mass of a computation and the rules it computes to try it (chosen on the development questions).
COMPUTE_FLOOR = 0.30
RULE_FLOOR = 0.12
# A computation that the question itself asks for, whatever the classifier makes of it.
SURE = 0.9
# How much less likely than "one player takes both" it may be that several players share them.
BETWEEN_THEM = 0.5
_DEALT = (3, 4, 5)  # tickets dealt or drawn in the four editions
DOUBTFUL = 0.5  # below it, a tunnel told in full is worked out whatever rule the classifier finds
_TWO_STATIONS = 8  # points from which a claim about unused stations is about several
DENYING = 0.6  # the share of "no" from which a question about a claim is put the other way round
_BY_FORM = frozenset({"claim_check"})
_MECHANIC = {
    "tunnel_extra_cards": "tunnel",
    "station_cost": "station",
    "stations_cost": "station",
    "unused_stations": "station",
    "mandala": "mandala",
    "country_ticket": "country",
}
_OPEN_TUNNEL_RULES = frozenset(
    {"tunnel.decline", "tunnel.turn_over", "tunnel.discard", "tunnel.short_deck", "tunnel.extra_payment"}
)


# Readers of what a question asks for in so many words, whatever the classifier makes of it.
_BY_NAME: Sequence[Callable[[Reading], Slots | None]] = (
    named_tickets,
    asks_for_tickets,
    named_country_ticket,
    asks_for_sum,
    asks_for_bonus,
    asks_for_stations,
    asks_for_ferry,
)


def try_computing(q: Understood) -> Decision | None:
    """What the engine makes of the question; None where it is not one for the engine."""
    told = _told_by_form(q)
    if told is not None:
        return told
    back = _how_many_back(q)
    for name in sorted(READERS.keys() - _BY_FORM, key=lambda n: (-compute_mass(q, n), n))[:3]:
        mass = compute_mass(q, name)
        if back is not None:
            return _run(q, back, max(mass, COMPUTE_FLOOR))
        if mass < COMPUTE_FLOOR:
            return None
        if _rule_fits_better(q, name):
            continue
        claimed = claimed_number(q.reading, partial(_read, name)) if name in NUMERIC else None
        slots, number = claimed or (_with_context(_read(name, q.reading), q), None)
        asked = q.mass(f"compute.{name}")
        if slots.complete:
            decision = _run(q, slots, mass, number)
            if decision is not None:
                return decision
        elif name == "tunnel_extra_cards" and slots.inputs and asked >= COMPUTE_FLOOR:
            return q.decision(Clarify(slots.missing[0], (), dict(slots.inputs)), mass, "tunnel.match")
        elif name == "tickets_points" and asked >= COMPUTE_FLOOR:
            return q.decision(Clarify("tickets", (), dict(slots.inputs)), mass, "tickets.scored")
        elif asked >= COMPUTE_FLOOR:
            return _general(q, slots, mass)
    return None


def _read(name: str, reading: Reading) -> Slots:
    """What the computation's reader takes out of a question; a sum where several are named in place of one."""
    several = SUMS.get(name)
    if several is not None and (slots := several(reading)).complete:
        return slots
    return READERS[name](reading)


def _by_name(read: Callable[[Reading], Slots | None], reading: Reading) -> Slots:
    return read(reading) or Slots("", {}, ("question",))


def _told_by_form(q: Understood) -> Decision | None:
    """What the question asks for by its form: cards held against a route or a station, tickets by their cities."""
    reading = q.reading
    tunnel = _told_of_tunnel(q)
    if tunnel is not None:
        return tunnel
    over = left_over(reading)
    if over is not None:
        later = reading.has("concepts.during") and not reading.has("concepts.start")
        return _numbered(q, "tickets.keep_later" if later else "tickets.keep_start", over)
    top = top_rule(q)
    if top is not None and _few_kept(reading, top):
        when = "later" if top.label.endswith("_later") else "start"
        return settle_rule(q, replace(top, label=f"tickets.keep_{when}"))
    if asks_from_how_many(reading):
        return _stated(q, "double.min_players")
    turns = turns_left(reading)
    if turns is not None:
        return _numbered(q, "end.last_turn", turns)
    ended = asks_for_last_round(reading)
    if ended is not None:
        return _run(q, ended, SURE)
    both = asks_for_both(reading)
    if both is not None and q.mass("double.min_players") > BETWEEN_THEM * q.mass("double.never_both"):
        return _run(q, both, SURE)
    track = asks_for_other_track(reading)
    if track is not None:
        track = _with_context(track, q)
        return _run(q, track, SURE) if track.complete else _stated(q, "double.min_players")
    ferry = ferry_hand(reading)
    if ferry is not None and not _denies_claim(q):
        return _run(q, ferry, SURE)
    if asks_for_claim(reading) and not _denies_claim(q):
        slots = READERS["claim_check"](reading)
        if slots.complete:
            return _run(q, slots, SURE)
        return q.decision(Clarify(slots.missing[0], (), dict(slots.inputs)), SURE, "claim.exact_cards")
    paid = station_payment(reading)
    if paid is not None:
        return _verdict(q, *paid)
    if is_yes_no(reading):
        for read in _BY_NAME:
            claimed = claimed_number(reading, partial(_by_name, read))
            if claimed is not None:
                return _run(q, claimed[0], SURE, claimed[1])
    if not is_yes_no(reading) or not (asks_yes_or_no(reading) or reading.has(*SAYING)):
        for named in (read(reading) for read in _BY_NAME):
            if named is not None:
                return _run(q, named, SURE)
        for lacking, name in (
            (unlisted_routes(reading), "route_points"),
            (unvalued(reading), "tickets_points"),
        ):
            if lacking is not None and _about(q, name) >= RULE_FLOOR:
                general = COMPUTES[name].general
                return q.decision(Clarify(lacking.missing[0], (), dict(lacking.inputs)), SURE, general)
    pair = unjoined(reading)
    if pair is not None:
        return _no_route(q, pair, SURE, claim=True)
    return None


def _few_kept(reading: Reading, top: Topic) -> bool:
    """Whether it is asked if so many of the tickets dealt or drawn may go back, or so few be kept."""
    if not re.fullmatch(r"tickets\.(dealt|drawn|returned|keep)_(start|later)", top.label):
        return False
    told = any(may_keep_so_few(reading, dealt, 1) is not None for dealt in _DEALT)
    return told and asks_yes_or_no(reading) and not reading.has("cues.must")


def _told_of_tunnel(q: Understood) -> Decision | None:
    """What is asked of a tunnel told of, beside its extra cards; or which of its cards the question leaves out."""
    reading = q.reading
    lost = asks_what_is_lost(reading)
    if lost is not None:
        return _verdict(q, "tunnel.decline", not lost)
    back = cards_back(reading)
    if back is not None:
        return _numbered(q, "tunnel.decline", back)
    if asks_for_locomotive_as_extra(reading):
        return _verdict(q, "tunnel.extra_payment", True)
    read = READERS["tunnel_extra_cards"]
    top = top_rule(q)
    claimed = claimed_number(reading, read) if top is None or top.probability < DOUBTFUL else None
    if claimed is not None and tells_a_whole_tunnel(reading, claimed[0]):
        return _run(q, claimed[0], SURE, claimed[1])
    slots = read(reading)
    if slots.complete:
        counts = asks_what_to_add(reading) and tells_a_whole_tunnel(reading, slots)
        return _run(q, slots, SURE) if counts or tunnel_asked(reading) in ("enough", "short") else None
    if lacks_its_cards(reading):
        return q.decision(Clarify(slots.missing[0], (), dict(slots.inputs)), SURE, "tunnel.match")
    return None


def _denies_claim(q: Understood) -> bool:
    """Whether "yes" would say that the route may not be claimed ("is it out of reach with three trains?")."""
    top = q.topics[0] if q.topics else None
    return top is not None and top.label.startswith("claim.") and top.asking.get("no", 0.0) > DENYING


def _stated(q: Understood, rule: str) -> Decision:
    """A rule as it stands, with its number, for the editions that have it."""
    entry = load_catalogue()[rule]
    editions, source = about_editions(q, entry.editions)
    if not editions:
        return absent(q, entry, SURE)
    values = {e: entry.values(e)[entry.value] if entry.value is not None else None for e in editions}
    about = editions[0] if len(editions) == 1 else None
    return Decision(RuleFound(rule, editions, "open", {}, values), about, source, SURE, rule)


def _numbered(q: Understood, rule: str, number: int) -> Decision:
    """A rule as it stands, and the number that follows from it for what the question tells."""
    entry = load_catalogue()[rule]
    editions, source = about_editions(q, entry.editions)
    if not editions:
        return absent(q, entry, SURE)
    outcome = RuleFound(rule, editions, "open", {}, dict.fromkeys(editions, number))
    return Decision(outcome, editions[0] if len(editions) == 1 else None, source, SURE, rule)


def _verdict(q: Understood, rule: str, holds: bool) -> Decision:
    """A yes or no by a rule, for the editions that have it."""
    entry = load_catalogue()[rule]
    editions, source = about_editions(q, entry.editions)
    if not editions:
        return absent(q, entry, SURE)
    outcome = RuleFound(rule, editions, "yes_no", dict.fromkeys(editions, holds))
    return Decision(outcome, editions[0] if len(editions) == 1 else None, source, SURE, rule)


def _no_route(q: Understood, pair: dict[str, str], mass: float, *, claim: bool = False) -> Decision | None:
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


def _how_many_back(q: Understood) -> Slots | None:
    """ "How many tickets may I give back?": what is dealt or drawn less what must be kept."""
    reading = q.reading
    if not reading.has("cues.how_many") or part_asked("tickets_to_keep", q.reading) != "returned":
        return None
    start = q.mass("tickets.keep_start", "tickets.returned_start", "tickets.dealt_start")
    later = q.mass("tickets.keep_later", "tickets.returned_later", "tickets.drawn_later")
    if start + later + q.mass("compute.tickets_to_keep") < RULE_FLOOR:
        return None
    slots = READERS["tickets_to_keep"](reading)
    if slots.complete:
        return slots
    return Slots("tickets_to_keep", {"when": "start" if start > later else "later"})


def _about(q: Understood, name: str) -> float:
    """How much speaks for any rule of the same subject as a computation's: for tickets, for routes."""
    subject = (COMPUTES[name].general or name).split(".")[0] + "."
    return compute_mass(q, name) + sum(t.probability for t in q.topics if t.label.startswith(subject))


def compute_mass(q: Understood, name: str) -> float:
    """How much speaks for a computation: its own probability, and part of that of the rules it computes."""
    return q.mass(f"compute.{name}") + 0.6 * sum(q.mass(rule) for rule in COMPUTES[name].rules)


def _rule_fits_better(q: Understood, name: str) -> bool:
    """A yes/no question or a claim that a rule settles in words is no sum to do, whatever cards it tells of."""
    best = q.topics[0].label if q.topics else ""
    if name == "tunnel_extra_cards":
        return best in _OPEN_TUNNEL_RULES
    if name == "unused_stations" and q.reading.has(
        "cues.claim_said", "cues.says_other", "cues.says_me", "cues.verdict"
    ):
        each = number_claimed(q.reading, "station.unused_points")
        return each is not None and each < _TWO_STATIONS
    if name == "tickets_to_keep" and is_yes_no(q.reading):
        return number_claimed(q.reading, "tickets.keep_start") is not None
    if name == "last_round" and q.reading.has("cues.how_many"):
        return True
    if name == "double_route_open" and best.startswith("double."):
        return not is_yes_no(q.reading)
    return False


def _with_context(slots: Slots, q: Understood) -> Slots:
    if q.players is None or slots.name != "double_route_open":
        return slots
    missing = tuple(m for m in slots.missing if m != "players")
    return replace(slots, inputs={**slots.inputs, "players": q.players}, missing=missing)


def _general(q: Understood, slots: Slots, mass: float) -> Decision | None:
    """A computation without its inputs: the rule in general where there is one, else the missing input."""
    related = COMPUTES[slots.name]
    top = top_rule(q)
    if top is not None and top.label in related.rules and top.probability >= RULE_FLOOR:
        return settle_rule(q, top)
    if related.general is not None:
        return settle_rule(q, _as_topic(q, related.general, mass))
    return q.decision(Clarify(slots.missing[0], (), dict(slots.inputs)), mass)


def _as_topic(q: Understood, rule: str, mass: float) -> Topic:
    """``rule`` as what the question is about, asked the way the classifier understood it."""
    known = next((t for t in q.topics if t.label == rule), None)
    return Topic(rule, mass, known.asking if known is not None else {"open": 1.0})


def _editions_with(slots: Slots) -> tuple[str, ...]:
    if slots.name == "ferry_cost" or slots.inputs.get("ferry_locomotives"):
        return tuple(load_catalogue()["ferry.locomotives"].editions)
    if slots.name == "claim_check" and slots.inputs.get("tunnel"):
        return tuple(load_catalogue()["tunnel.match"].editions)
    mechanic = _MECHANIC.get(slots.name)
    if mechanic is None:
        return EDITIONS
    return tuple(e for e in EDITIONS if any(k.startswith(f"{mechanic}.") for k in load_edition(e).entries))


def _run(q: Understood, slots: Slots, mass: float, claimed: int | None = None) -> Decision | None:
    """The computation for every edition it is about; ``claimed`` is a number that somebody gives as its result."""
    editions, source = about_editions(q, _editions_with(slots))
    if not editions:
        related = COMPUTES[slots.name]
        rule = related.general or sorted(related.rules)[0]
        return absent(q, load_catalogue()[rule], mass)
    rulings: dict[str, Ruling] = {}
    failure: RuleError | None = None
    for edition in editions:
        try:
            rulings[edition] = compute(slots.name, _inputs(slots, edition))
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
    values = [value_of(r, q.reading, wanted) for r in settled.values()]
    value = values[0] if all(v == values[0] for v in values) else None
    placed = "route" in slots.inputs or slots.name == "tickets_points"
    about = next(iter(settled)) if len(settled) == 1 and (len(editions) == 1 or placed) else None
    if about is not None and source == "none":
        source = "inferred"
    topic = next(iter(next(iter(settled.values())).rules), None)
    holds = None if claimed is None or value is None else abs(value) == claimed
    if holds is not None:
        value = holds != asks_whether_wrong(q.reading)
    if holds is None and wanted is None and slots.name in NUMERIC and asks_yes_or_no(q.reading):
        value = None  # the number answers no yes or no: it is shown, and not given for the answer
    outcome = Computed(settled, value, wanted=wanted, holds=holds)
    return Decision(outcome, about, source, round(min(mass, 1.0), 3), topic)


def _unsettled(
    rulings: dict[str, Ruling], editions: Sequence[str], source: EditionSource, mass: float
) -> Decision:
    rule = next((r for ruling in rulings.values() for r in ruling.rules if r.startswith("open.")), None)
    about = next(iter(rulings)) if len(rulings) == 1 else None
    return Decision(
        NotCovered(rule), about, source if len(editions) == 1 else "inferred", round(mass, 3), rule
    )


def _inputs(slots: Slots, edition: str) -> dict[str, Any]:
    """The inputs for one edition; a route named by its cities is looked up on the edition's board."""
    inputs: dict[str, Any] = {"edition": edition, **slots.inputs}
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


def _refused(
    q: Understood, slots: Slots, error: RuleError | None, editions: Sequence[str], mass: float
) -> Decision | None:
    """The engine would not compute it: say which rule stands against it, or ask for the value it refused."""
    length = slots.inputs.get("length")
    if slots.name in ("route_points", "claim_check") and length == 5 and tuple(editions) == ("europe",):
        return settle_rule(q, _as_topic(q, "route.no_five", mass))
    route = slots.inputs.get("route")
    if slots.name in ("route_points", "ferry_cost") and isinstance(route, dict):
        told = _no_route(q, route, mass)
        if told is not None:
            return told
    if error is not None and slots.name == "last_round" and error.field == "laid":
        return settle_rule(q, Topic("claim.enough_trains", mass, {"open": 1.0}))
    if error is not None and error.field == "players" and not isinstance(error, MissingInputError):
        # more players than the edition is for
        return settle_rule(q, _as_topic(q, "setup.players", mass))
    if slots.name in ("station_cost", "unused_stations") and not isinstance(error, MissingInputError):
        return settle_rule(q, _as_topic(q, "setup.stations", mass))
    field = error.field.split(".")[0].split("[")[0] if error is not None else "question"
    about = editions[0] if len(editions) == 1 else None
    return Decision(Clarify(field, (), dict(slots.inputs)), about, q.edition.source, round(mass, 3))
