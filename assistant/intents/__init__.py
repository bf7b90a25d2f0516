"""Inputs for the engine's computations, read from a question: one reader a computation.

A reader returns what it understood and which inputs are missing; it never makes up a number. Whether the
question asks for the computation at all is decided elsewhere (``assistant.decision``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from assistant.intents.claims import claim_check
from assistant.intents.countries import country_ticket
from assistant.intents.doubles import double_route_open
from assistant.intents.draws import draw_check, face_up_reset
from assistant.intents.endgame import last_round
from assistant.intents.ferries import ferry_cost
from assistant.intents.grand_tour import mandala
from assistant.intents.numbers import nearest_number
from assistant.intents.route_sums import routes_points
from assistant.intents.routes import route_points
from assistant.intents.slots import Slots
from assistant.intents.stations import station_cost, unused_stations
from assistant.intents.sums import stations_cost
from assistant.intents.tickets import tickets_points, tickets_to_keep
from assistant.intents.tunnels import tunnel_extra_cards
from assistant.reading import Reading

__all__ = ["READERS", "SUMS", "Slots", "nearest_number"]

READERS: Mapping[str, Callable[[Reading], Slots]] = {
    f.__name__: f
    for f in (
        tunnel_extra_cards,
        route_points,
        ferry_cost,
        station_cost,
        unused_stations,
        tickets_to_keep,
        last_round,
        double_route_open,
        mandala,
        tickets_points,
        face_up_reset,
        draw_check,
        country_ticket,
        claim_check,
    )
}

# Where several are added up in place of one, by the computation of one.
SUMS: Mapping[str, Callable[[Reading], Slots]] = {
    "route_points": routes_points,
    "station_cost": stations_cost,
}
