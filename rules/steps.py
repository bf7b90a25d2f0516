"""The vocabulary of steps: for each rule the cases a step can be in, and the params each case carries.

A sentence is written for a rule and a case, so a case carries the same params whichever computation emits it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.plain import JSON
from rules.rulings import Step

STEPS: Mapping[str, Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        # routes
        "route.points": {
            "table": ("length", "points"),
            "assumed": ("length", "points"),
            "sum": ("player", "routes", "points"),
            "told": ("points",),
        },
        "open.india_eight": {"assumed": ("length", "points")},
        # claims
        "claim.exact_cards": {
            "exact": ("needed", "played"),
            "too_few": ("needed", "played"),
            "too_many": ("needed", "played"),
        },
        "claim.color_match": {"match": ("color",), "wrong": ("color", "played")},
        "claim.gray_one_color": {"one": ("color",), "mixed": ("colors",)},
        "claim.locomotive_wild": {
            "wild": ("locomotives",),
            "tunnel": ("locomotives",),
            "forbidden": ("locomotives",),
        },
        "claim.all_locomotives": {"allowed": ("locomotives",), "forbidden": ("locomotives",)},
        "claim.enough_trains": {"enough": ("needed", "left"), "too_few": ("needed", "left")},
        "claim.not_connected": {"free": ("city_a", "city_b")},
        "claim.whole_route": {
            "taken": ("city_a", "city_b", "owner"),
            "twice": ("city_a", "city_b", "players"),
        },
        "double.min_players": {
            "open": ("players", "needed"),
            "closed": ("players", "needed"),
            "free": ("players", "needed"),
            "both_taken": ("players", "needed", "city_a", "city_b"),
        },
        "double.never_both": {"own": (), "player": ("player", "city_a", "city_b")},
        # ferries
        "ferry.locomotives": {
            "needed": ("length", "symbols"),
            "enough": ("symbols", "locomotives"),
            "too_few": ("symbols", "locomotives"),
        },
        "ferry.rest": {"needed": ("cards",), "none": (), "one": ("color",), "mixed": ("colors",)},
        "ferry.extra_locomotives": {"may": ("cards",), "used": ("locomotives",)},
        # tunnels
        "tunnel.reveal": {
            "turned_up": ("cards",),
            "to_come": ("cards",),
            "odds": ("cards", "unseen", "matching"),
        },
        "tunnel.short_deck": {"some": ("cards", "usual"), "none": ("usual",)},
        "tunnel.match": {"color": ("card", "color"), "locomotive": ("card",), "none": ("card", "color")},
        "tunnel.only_locomotives": {"laid": ("locomotives",)},
        "tunnel.mixed": {"laid": ("color", "locomotives")},
        "tunnel.extra_payment": {"none": (), "color": ("extra", "color"), "locomotive": ("extra",)},
        # stations
        "station.cost": {"nth": ("nth", "cards")},
        "station.payment": {"any_card": ("cards",), "one_color": ("cards",)},
        "station.unused_points": {
            "unused": ("unused", "each", "points"),
            "player": ("player", "unused", "each", "points"),
        },
        "station.borrow": {
            "borrowed": ("station", "city_a", "city_b", "length"),
            "unused": ("station",),
        },
        "station.same_route": {"shared": ("station", "tickets")},
        "station.decide_end": {"best": ("points", "choices")},
        # tickets
        "tickets.dealt_start": {"dealt": ("dealt",), "long": ("dealt", "long", "regular")},
        "tickets.keep_start": {"keep": ("dealt", "keep")},
        "tickets.returned_start": {"bottom": (), "box": ()},
        "tickets.drawn_later": {"drawn": ("drawn",)},
        "tickets.deck_low": {"fewer": ("drawn", "usual")},
        "tickets.keep_later": {"keep": ("drawn", "keep")},
        "tickets.returned_later": {"bottom": (), "box": ()},
        "tickets.long_start_only": {"later": ()},
        "tickets.completed": {
            "path": ("city_a", "city_b", "path", "trains"),
            "borrowing": ("city_a", "city_b", "path", "trains"),
            "not": ("city_a", "city_b"),
        },
        "tickets.scored": {
            "points": ("points",),
            "cities": ("city_a", "city_b", "points"),
            "player": ("player", "completed", "points"),
        },
        "tickets.failed": {
            "points": ("points",),
            "cities": ("city_a", "city_b", "points"),
            "player": ("player", "failed", "points"),
        },
        # drawing cards
        "draw.sources": {"any": ()},
        "draw.two_cards": {"cards": ("cards",)},
        "draw.blind_locomotive": {"goes_on": ()},
        "draw.face_up_locomotive": {"whole_draw": (), "like_any": ()},
        "draw.second_locomotive": {"not_allowed": (), "allowed": ()},
        "draw.three_locomotives": {
            "reset": ("locomotives", "needed", "cards"),
            "stays": ("locomotives", "needed", "cards"),
        },
        # longest path
        "longest.own": {"path": ("length", "path"), "none": ()},
        "longest.loops": {"cities": ("cities",)},
        "longest.branches": {"left_out": ("trains", "total")},
        "longest.bonus": {"player": ("player", "length", "points"), "told": ("points",)},
        "longest.tie": {"shared": ("players", "length", "points")},
        # India
        "mandala.qualifies": {
            "two_paths": ("city_a", "city_b", "first", "second"),
            "one_path": ("city_a", "city_b"),
            "not_completed": ("city_a", "city_b"),
        },
        "mandala.cross": {"cities": ("cities",)},
        "mandala.bonus": {"tickets": ("tickets", "points"), "player": ("player", "tickets", "points")},
        # Switzerland
        "country.reach": {"reached": ("country", "points"), "not_reached": ("country", "points")},
        "country.score": {
            "best": ("country", "points"),
            "player": ("player", "ticket_id", "country", "points"),
        },
        "country.none": {"smallest": ("points",), "player": ("player", "ticket_id", "points")},
        "open.country_through": {"assumed": ("city_a", "city_b")},
        # end of the game
        "end.trigger": {
            "laid": ("before", "laid", "trains_left"),
            "triggered": ("trains_left", "limit"),
            "not_yet": ("trains_left", "limit"),
        },
        "end.last_turn": {"everyone": ()},
        "score.final": {
            "tickets": ("points",),
            "sum": ("points",),
            "total": ("player", "points"),
            "winner": ("player", "points"),
            "tied": ("players", "points"),
        },
        "tiebreak.usa": {
            "completed_tickets": ("players", "winners", "values"),
            "longest_path": ("players", "winners", "values"),
        },
        "tiebreak.europe": {
            "completed_tickets": ("players", "winners", "values"),
            "stations_used": ("players", "winners", "values"),
            "longest_path": ("players", "winners", "values"),
        },
        "open.final_tie": {"tied": ("players",)},
        # contradictions of a position
        "setup.players": {"wrong": ("players", "min", "max")},
        "setup.trains": {"too_many": ("player", "used", "trains")},
        "setup.stations": {"too_many": ("player", "used", "stations")},
        "setup.locomotives": {"too_many": ("seen", "locomotives")},
        "setup.cards_per_color": {"too_many": ("color", "seen", "cards")},
        "station.one_per_city": {"two": ("city", "players")},
        "tickets.total": {"twice": ("city_a", "city_b")},
    }
)


def step(rule: str, case: str, **params: JSON) -> Step:
    """Makes a step; its params must be exactly those that `STEPS` gives for the rule and case."""
    if set(STEPS[rule][case]) != set(params):
        raise TypeError(f"step {rule} ({case}) takes {STEPS[rule][case]}, got {tuple(params)}")
    return Step(rule, MappingProxyType({"case": case, **params}))
