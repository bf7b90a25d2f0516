"""How computations and rules belong together: which rule answers when a computation lacks its inputs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules import load_catalogue


@dataclass(frozen=True, slots=True)
class Related:
    """``general``: the rule that answers the question in general; ``rules``: ids whose questions it may compute."""

    general: str | None
    rules: frozenset[str]


def _related(general: str | None, *rules: str) -> Related:
    return Related(general, frozenset(rules) | ({general} if general else set()))


COMPUTES: Mapping[str, Related] = MappingProxyType(
    {
        "tunnel_extra_cards": _related(
            "tunnel.match",
            "tunnel.reveal",
            "tunnel.locomotive_revealed",
            "tunnel.only_locomotives",
            "tunnel.mixed",
            "tunnel.extra_payment",
        ),
        "route_points": _related("route.points", "route.no_five", "open.india_eight"),
        "ferry_cost": _related("ferry.locomotives", "ferry.rest", "ferry.extra_locomotives"),
        "station_cost": _related("station.cost"),
        "unused_stations": _related("station.unused_points"),
        "tickets_to_keep": _related(None, "tickets.keep_start", "tickets.keep_later"),
        "last_round": _related("end.trigger"),
        "double_route_open": _related("double.min_players"),
        "mandala": _related("mandala.bonus"),
        "tickets_points": _related("tickets.failed", "tickets.scored"),
        "face_up_reset": _related("draw.three_locomotives"),
        "draw_check": _related(
            None, "draw.sources", "draw.face_up_locomotive", "draw.second_locomotive", "draw.blind_locomotive"
        ),
        "country_ticket": _related("country.score", "country.none"),
        "claim_check": _related(
            "claim.exact_cards",
            "claim.color_match",
            "claim.gray_one_color",
            "claim.locomotive_wild",
            "claim.all_locomotives",
            "claim.enough_trains",
            "ferry.locomotives",
            "ferry.rest",
            "ferry.extra_locomotives",
        ),
        "longest_path": _related("longest.branches"),
        "routes_points": _related("route.points"),
        "stations_cost": _related("station.cost"),
        "player_score": _related("score.final"),
        "tie_break": _related(None, "tiebreak.usa", "tiebreak.europe"),
    }
)


def rule_weights(likely: Iterable[tuple[str, float]]) -> dict[str, float]:
    """How strongly a search should prefer passages that state a rule, from topics and their probabilities.

    A computation stands for the rules it computes. The root keeps a second and third topic in sight (measured by
    ``konduktor eval corpus`` on the development questions).
    """
    weights: dict[str, float] = {}
    for label, probability in likely:
        computed = COMPUTES.get(label.removeprefix("compute.")) if label.startswith("compute.") else None
        for rule in computed.rules if computed is not None else (label,):
            weights[rule] = max(weights.get(rule, 0.0), probability**0.5)
    return weights


# One rule that goes by two ids: Europe breaks ties in its own way.
TWINS: Mapping[str, str] = MappingProxyType(
    {"tiebreak.usa": "tiebreak.europe", "tiebreak.europe": "tiebreak.usa"}
)


def rule_in(rule: str, edition: str) -> str:
    """The id that ``rule`` has in ``edition``: its twin's where the edition has only that."""
    twin = TWINS.get(rule)
    if twin is not None and edition not in load_catalogue()[rule].editions:
        return twin
    return rule


# Rules whose number is a least one: "may I keep three?" is answered by three >= two.
MINIMUM_RULES = frozenset({"tickets.keep_start", "tickets.keep_later"})

# The mechanic a rule belongs to, where an edition may lack it altogether.
MECHANICS = ("tunnel", "ferry", "station", "mandala", "country")

# What says the contrary of a rule's proposition by itself: "they share the bonus" of "each has the whole bonus".
CONTRARIES = {"longest.tie": "concepts.split"}
# What a rule allows exactly one of: whoever speaks of two says the contrary.
SINGLES = {"station.borrow": "concepts.route", "turn.one_action": "concepts.action"}
# What holds for one as for all: whoever sets "only the others" against it denies it.
ONE_AS_ALL = frozenset({"end.last_turn"})
# Rules about whether something exists, and the word for it where there is one: "is there a limit?" asserts it.
EXISTENCE: Mapping[str, str | None] = MappingProxyType(
    {"route.no_five": None, "turn.no_hand_limit": "cues.limit", "tickets.no_limit": "cues.limit"}
)
