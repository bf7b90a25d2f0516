"""Questions that can be computed: which computation, with which inputs, for which editions."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from assistant.answer import Clarify, Computed, RuleFound
from assistant.claimed import NUMERIC, claimed_number
from assistant.clauses import SAYING, asking_clause, asks_yes_or_no, is_yes_no
from assistant.comparisons import COMPARED
from assistant.decision_types import Decision, Understood
from assistant.finals import final_told
from assistant.intents import READERS, SUMS, Slots
from assistant.intents.claims import asks_for_claim, station_payment, unjoined
from assistant.intents.countries import named_country_ticket, unnamed_ticket
from assistant.intents.doubles import (
    asks_for_both,
    asks_for_other_track,
    asks_from_how_many,
    asks_how_many_tracks,
    takes_both_alone,
    tracks_remain,
)
from assistant.intents.endgame import asks_for_last_round
from assistant.intents.ferries import asks_for_ferry, ferry_hand
from assistant.intents.grand_tour import asks_for_bonus, with_the_bonus
from assistant.intents.handing_back import HandedBack, few_drawn, handed_back
from assistant.intents.keeping import left_over, may_keep_so_few
from assistant.intents.path_lengths import asks_for_longest_path
from assistant.intents.route_asks import (
    asks_for_length,
    asks_for_route,
    asks_for_sum,
    noted_route,
    unlisted_routes,
)
from assistant.intents.stations import asks_for_stations, noted_stations
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
from assistant.intents.tunnel_matches import counted_matches, matches_checked
from assistant.negation import asks_whether_wrong
from assistant.paths_told import left_told, longest_told
from assistant.reading import Reading
from assistant.relations import COMPUTES
from assistant.running import as_topic, no_route, run
from assistant.settling import (
    about_editions,
    number_claimed,
    settle_rule,
    top_rule,
)
from assistant.stating import SURE, numbered, stated, verdict
from assistant.stations_told import stations_of_several
from assistant.topics import Topic
from assistant.wanted import part_asked
from rules import load_catalogue

# Least mass of a computation and the rules it computes to try it (chosen on the development questions).
COMPUTE_FLOOR = 0.30
RULE_FLOOR = 0.12
# How much less likely than "one player takes both" it may be that several players share them.
BETWEEN_THEM = 0.5
_DEALT = (3, 4, 5)  # tickets dealt or drawn in the four editions
DOUBTFUL = 0.5  # below it, a tunnel told in full is worked out whatever rule the classifier finds
_NO_FIVE = 5  # the length that the Europe board has not
_TWO_STATIONS = 8  # points from which a claim about unused stations is about several
DENYING = 0.6  # the share of "no" from which a question about a claim is put the other way round
_BY_FORM = frozenset({"claim_check"})
_OPEN_TUNNEL_RULES = frozenset(
    {"tunnel.decline", "tunnel.turn_over", "tunnel.discard", "tunnel.short_deck", "tunnel.extra_payment"}
)


# Readers of what a question asks for in so many words, whatever the classifier makes of it.
_BY_NAME: Sequence[Callable[[Reading], Slots | None]] = (
    asks_for_sum,
    named_tickets,
    asks_for_tickets,
    named_country_ticket,
    asks_for_route,
    asks_for_bonus,
    asks_for_stations,
    asks_for_ferry,
    asks_for_longest_path,
)
# … and of what a number was noted for, where that number is put up for a check.
_BY_CLAIM = (*_BY_NAME, noted_route, noted_stations)


def try_computing(q: Understood) -> Decision | None:
    """What the engine makes of the question; None where it is not one for the engine.

    Nothing is worked out with a number told by its difference to one that is not clear.
    """
    longest = longest_told(q)
    if longest is not None:
        return longest
    decision = _computed(q)
    if decision is None or not q.reading.has(COMPARED):
        return decision
    match decision.outcome:
        case Computed() | RuleFound(following=int()):
            return q.decision(Clarify("question"), decision.confidence, decision.topic)
    return decision


def _computed(q: Understood) -> Decision | None:
    told = _told_by_form(q)
    if told is not None:
        return told
    back = _how_many_back(q)
    for name in sorted(READERS.keys() - _BY_FORM, key=lambda n: (-compute_mass(q, n), n))[:3]:
        mass = compute_mass(q, name)
        if back is not None:
            return run(q, back, max(mass, COMPUTE_FLOOR))
        if mass < COMPUTE_FLOOR:
            return None
        if _rule_fits_better(q, name):
            continue
        claimed = claimed_number(q.reading, partial(_read, name)) if name in NUMERIC else None
        slots, number = claimed or (_with_context(_read(name, q.reading), q), None)
        asked = q.mass(f"compute.{name}")
        if slots.complete:
            decision = run(q, slots, mass, number)
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
    final = final_told(q)
    if final is not None:
        return final
    tunnel = _told_of_tunnel(q)
    if tunnel is not None:
        return tunnel
    stations = stations_of_several(q)
    if stations is not None:
        return stations
    over = left_over(reading)
    if over is not None:
        later = reading.has("concepts.during") and not reading.has("concepts.start")
        return numbered(q, "tickets.keep_later" if later else "tickets.keep_start", over)
    back = handed_back(reading)
    if back is not None:
        return _all_but_kept(q, back)
    few = few_drawn(reading)
    if few is not None:
        return run(q, few, SURE)
    top = top_rule(q)
    if top is not None and _few_kept(reading, top):
        when = "later" if top.label.endswith("_later") else "start"
        return settle_rule(q, replace(top, label=f"tickets.keep_{when}"))
    tracks = asks_how_many_tracks(reading)
    if tracks is not None:
        return _tracks_open(q, tracks)
    if asks_from_how_many(reading):
        return stated(q, "double.min_players")
    left = left_told(q)
    if left is not None:
        return left
    whole = with_the_bonus(reading)
    if whole is not None:
        return numbered(q, "mandala.extra", whole)
    ticket = unnamed_ticket(reading)
    if ticket is not None:
        return numbered(q, *ticket)
    ended = asks_for_last_round(reading)
    if ended is not None:
        return run(q, ended, SURE)
    both = asks_for_both(reading)
    if both is not None and q.mass("double.min_players") > BETWEEN_THEM * q.mass("double.never_both"):
        return run(q, both, SURE)
    track = asks_for_other_track(reading)
    if track is not None:
        track = _with_context(track, q)
        return run(q, track, SURE) if track.complete else stated(q, "double.min_players", closed=True)
    if takes_both_alone(reading):
        return verdict(q, "double.never_both", False)
    ferry = ferry_hand(reading)
    if ferry is not None and not _denies_claim(q):
        return run(q, ferry, SURE)
    if asks_for_claim(reading) and not _denies_claim(q):
        slots = READERS["claim_check"](reading)
        if slots.complete:
            return run(q, slots, SURE)
        return q.decision(Clarify(slots.missing[0], (), dict(slots.inputs)), SURE, "claim.exact_cards")
    paid = station_payment(reading)
    if paid is not None:
        return verdict(q, *paid)
    if is_yes_no(reading):
        for read in _BY_CLAIM:
            claimed = claimed_number(reading, partial(_by_name, read))
            if claimed is not None:
                return run(q, claimed[0], SURE, claimed[1])
    if not is_yes_no(reading) or not (asks_yes_or_no(reading) or reading.has(*SAYING)):
        for named in (read(reading) for read in _BY_NAME):
            if named is not None:
                return run(q, named, SURE)
        for lacking, name in (
            (unlisted_routes(reading), "route_points"),
            (unvalued(reading), "tickets_points"),
        ):
            if lacking is not None and _about(q, name) >= RULE_FLOOR:
                general = COMPUTES[name].general
                return q.decision(Clarify(lacking.missing[0], (), dict(lacking.inputs)), SURE, general)
    pair = unjoined(reading)
    if pair is not None:
        return no_route(q, pair, SURE, claim=True)
    if (
        top is not None
        and top.label == "route.no_five"
        and all(n.value != _NO_FIVE for n in reading.numbers())
    ):
        slots = READERS["route_points"](
            reading
        )  # another length, or two cities: no question on the one missing
        return run(q, slots, SURE) if slots.complete and not asks_yes_or_no(reading) else None
    return None


def _all_but_kept(q: Understood, back: HandedBack) -> Decision | None:
    """What is dealt less what is kept, for the editions that deal so many."""
    rule = load_catalogue()[f"tickets.{'keep_later' if back.later else 'keep_start'}"]
    dealt_in = "drawn" if back.later else "dealt"
    editions = about_editions(q, rule.editions)[0]
    dealt = {back.dealt or int(rule.values(e)[dealt_in]) for e in editions}
    if len(dealt) != 1:
        return q.decision(Clarify("edition", tuple(editions), {}), SURE, rule.id)
    if min(dealt) <= back.aside:
        return None
    return numbered(q, rule.id, dealt.pop() - back.aside)


def _few_kept(reading: Reading, top: Topic) -> bool:
    """Whether it is asked if so many of the tickets dealt or drawn may go back, or so few be kept."""
    if not re.fullmatch(r"tickets\.(dealt|drawn|returned|keep)_(start|later)", top.label):
        return False
    told = any(may_keep_so_few(reading, dealt, 1) is not None for dealt in _DEALT)
    elsewhere = reading.has("cues.must", "cues.where", "concepts.bottom", "concepts.box")  # where they go
    return told and asks_yes_or_no(reading) and not elsewhere


def _told_of_tunnel(q: Understood) -> Decision | None:
    """What is asked of a tunnel told of, beside its extra cards; or which of its cards the question leaves out."""
    reading = q.reading
    lost = asks_what_is_lost(reading)
    if lost is not None:
        return verdict(q, "tunnel.decline", not lost)
    back = cards_back(reading)
    if back is not None:
        return numbered(q, "tunnel.decline", back)
    counted = counted_matches(reading)
    if counted is not None:
        return numbered(q, "tunnel.match", counted)
    held_up = claimed_number(reading, matches_checked) if is_yes_no(reading) else None
    if held_up is not None:
        right = held_up[0].inputs["cards"] == held_up[1]
        return verdict(q, "tunnel.match", right != asks_whether_wrong(reading))
    if asks_for_locomotive_as_extra(reading):
        return verdict(q, "tunnel.extra_payment", True)
    read = READERS["tunnel_extra_cards"]
    top = top_rule(q)
    claimed = claimed_number(reading, read) if top is None or top.probability < DOUBTFUL else None
    if claimed is not None and tells_a_whole_tunnel(reading, claimed[0]):
        return run(q, claimed[0], SURE, claimed[1])
    slots = read(reading)
    if slots.complete:
        asked = tunnel_asked(reading)
        counts = (asks_what_to_add(reading) or asked == "total") and tells_a_whole_tunnel(reading, slots)
        return run(q, slots, SURE) if counts or asked in ("enough", "short") else None
    if lacks_its_cards(reading):
        return q.decision(Clarify(slots.missing[0], (), dict(slots.inputs)), SURE, "tunnel.match")
    return None


def _denies_claim(q: Understood) -> bool:
    """Whether "yes" would say that the route may not be claimed ("is it out of reach with three trains?")."""
    top = q.topics[0] if q.topics else None
    return top is not None and top.label.startswith("claim.") and top.asking.get("no", 0.0) > DENYING


def _tracks_open(q: Understood, slots: Slots) -> Decision | None:
    """How many tracks of a double route so many players may use: both, or one of them."""
    decision = run(q, slots, SURE)
    if decision is None or not isinstance(decision.outcome, Computed):
        return decision
    open_to = {bool(r.result) for r in decision.outcome.rulings.values()}
    if len(open_to) > 1:
        return decision
    taken = tracks_remain(q.reading)
    return numbered(q, "double.min_players", (2 if open_to.pop() else 1) - taken)


def _how_many_back(q: Understood) -> Slots | None:
    """ "How many tickets may I give back?": what is dealt or drawn less what must be kept."""
    reading = q.reading
    low, high = asking_clause(reading)
    most = [m.concept for m in reading.all("cues.at_most", "cues.what") if low <= m.start < high]
    asked = reading.has("cues.how_many") or len(set(most)) > 1  # "what is the most I may return?"
    if not asked or part_asked("tickets_to_keep", q.reading) != "returned":
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
    if name == "route_points":
        return asks_for_length(q.reading)
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
        return settle_rule(q, as_topic(q, related.general, mass))
    return q.decision(Clarify(slots.missing[0], (), dict(slots.inputs)), mass)
