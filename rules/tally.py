"""What a finished game comes to where only its parts are told: one player's total, and who wins a tie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.compute import EDITION, Outcome, computation
from rules.editions import Edition, load_edition
from rules.errors import MissingInputError, RuleError
from rules.inputs import Bool, Choice, Inputs, Int, Items, Text, fields
from rules.mandala import mandala_bonus
from rules.plain import JSON
from rules.rulings import Step
from rules.stations import STATIONS, unused_points
from rules.steps import step
from rules.tables import check_names

_ROUTES = Int(0, 400)
_TICKETS = Int(0, 600)
_LONGEST = Int(0, load_edition("usa").number("setup.trains"))
_STATIONS = Int(0, STATIONS)
_MANDALA = Int(0, 58)
_COMPLETED = Int(0, 58)


@computation(
    "player_score",
    fields(
        {"edition": EDITION, "route_points": _ROUTES},
        tickets_gained=_TICKETS,
        tickets_lost=_TICKETS,
        stations_unused=_STATIONS,
        mandala_tickets=_MANDALA,
        longest_bonus=Bool(),
    ),
    "integer: the player's final score, which may be below zero",
    (
        "route.points",
        "tickets.scored",
        "tickets.failed",
        "station.unused_points",
        "mandala.bonus",
        "longest.bonus",
        "score.final",
    ),
)
def _player_score(inputs: Inputs) -> Outcome:
    """Adds up one player's final score from its parts.

    Every part that the edition has must be known: the tickets, in Europe the unused stations, in India the
    tickets for the Grand Tour, and whether the player has the longest path.
    """
    edition = load_edition(inputs["edition"])
    total = int(inputs["route_points"])
    steps: list[Step] = [step("route.points", "told", points=total)]
    gained, lost = inputs.get("tickets_gained", 0), inputs.get("tickets_lost", 0)
    if "tickets_gained" not in inputs and "tickets_lost" not in inputs:
        raise MissingInputError("tickets_gained", _TICKETS.allowed())
    if gained:
        steps.append(step("tickets.scored", "points", points=gained))
    if lost:
        steps.append(step("tickets.failed", "points", points=lost))
    total += gained - lost
    if "setup.stations" in edition:
        unused = int(_needed(inputs, "stations_unused", _STATIONS.allowed()))
        each = edition.number("station.unused_points")
        points = unused_points(unused)
        steps.append(step("station.unused_points", "unused", unused=unused, each=each, points=points))
        total += points
    elif inputs.get("stations_unused"):
        raise RuleError("stations_unused", inputs["stations_unused"], [0])
    if "mandala.bonus_1" in edition:
        tickets = int(_needed(inputs, "mandala_tickets", _MANDALA.allowed()))
        points = mandala_bonus(tickets)
        if tickets:
            steps.append(step("mandala.bonus", "tickets", tickets=tickets, points=points))
        total += points
    elif inputs.get("mandala_tickets"):
        raise RuleError("mandala_tickets", inputs["mandala_tickets"], [0])
    if _needed(inputs, "longest_bonus", [True, False]):
        points = edition.number("longest.bonus")
        steps.append(step("longest.bonus", "told", points=points))
        total += points
    steps.append(step("score.final", "sum", points=total))
    return Outcome(total, tuple(steps))


def _needed(inputs: Mapping[str, Any], name: str, allowed: JSON) -> Any:
    if name not in inputs:
        raise MissingInputError(name, allowed)
    return inputs[name]


@computation(
    "tie_break",
    fields(
        {
            "edition": EDITION,
            "players": Items(
                fields(
                    {"name": Text()},
                    completed_tickets=_COMPLETED,
                    stations_used=_STATIONS,
                    longest_path=_LONGEST,
                    longest_bonus=Bool(),
                ),
                2,
                5,
            ),
        },
        level=Items(Choice(("completed_tickets", "stations_used")), 0, 2),
    ),
    'object: {"winners": [name, …], "tie_break": "completed_tickets" | "stations_used" | "longest_path" | '
    '"european_express" | "open"}',
    ("tiebreak.usa", "tiebreak.europe", "open.final_tie"),
)
def _tie_break(inputs: Inputs) -> Outcome:
    """Tells who wins among players with equal totals, and by which tie-break.

    Only what is needed must be known: where the completed tickets decide, nothing else is asked for. `level`
    names what is the same for all of them, without its number.
    """
    edition = load_edition(inputs["edition"])
    players: Sequence[Mapping[str, Any]] = inputs["players"]
    check_names(players)
    rule = "tiebreak.europe" if edition.id == "europe" else "tiebreak.usa"
    tied = list(enumerate(players))
    steps: list[Step] = []
    for criterion in edition.words("tiebreak.order"):
        if criterion in inputs.get("level", ()):
            continue
        values = _values(edition, criterion, tied)
        best = min(values) if criterion == "stations_used" else max(values)
        left = [player for player, value in zip(tied, values, strict=True) if value == best]
        steps.append(
            step(
                rule,
                "longest_path" if criterion == "european_express" else criterion,
                players=[player["name"] for _, player in tied],
                winners=[player["name"] for _, player in left],
                values=list(values),
            )
        )
        tied = left
        if len(tied) == 1:
            return Outcome({"winners": [tied[0][1]["name"]], "tie_break": criterion}, tuple(steps))
    names: list[JSON] = [player["name"] for _, player in tied]
    steps.append(step("open.final_tie", "tied", players=list(names)))
    return Outcome({"winners": names, "tie_break": "open"}, tuple(steps))


def _values(edition: Edition, criterion: str, tied: Sequence[tuple[int, Mapping[str, Any]]]) -> list[int]:
    """Each player's number in a tie-break; for the longest path its length, or the bonus for it."""
    if criterion in ("completed_tickets", "stations_used"):
        allowed = _COMPLETED.allowed() if criterion == "completed_tickets" else _STATIONS.allowed()
        return [int(_of(index, player, criterion, allowed)) for index, player in tied]
    bonus = edition.number("longest.bonus")
    if criterion == "longest_path" and not any(player.get("longest_bonus") for _, player in tied):
        return [int(_of(index, player, "longest_path", _LONGEST.allowed())) for index, player in tied]
    return [bonus * bool(_of(index, player, "longest_bonus", [True, False])) for index, player in tied]


def _of(index: int, player: Mapping[str, Any], name: str, allowed: JSON) -> Any:
    if name not in player:
        raise MissingInputError(f"players[{index}].{name}", allowed)
    return player[name]
