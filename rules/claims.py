"""Claiming routes: what a route is worth, and whether cards, trains and tracks allow it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.cards import GRAY, LOCOMOTIVE, ROUTE_COLORS, CardCounts
from rules.compute import EDITION, Outcome, computation
from rules.editions import Edition, load_edition
from rules.errors import MissingInputError, RuleError
from rules.inputs import Bool, Choice, Inputs, Int, Items, fields
from rules.maps import ROUTE, Board, Route, find_routes, load_board, tracks
from rules.plain import JSON
from rules.rulings import Step
from rules.steps import step


def points_for(edition: str, length: int) -> int:
    """Returns the points of a route by its length (kk, it, tr); `RuleError` for one the edition lacks."""
    table = load_edition(edition).points()
    if length not in table:
        raise RuleError("length", length, sorted(table))
    return table[length]


def points_steps(edition: str, length: int) -> tuple[list[Step], bool]:
    """Returns the steps that give a route's points, and whether they had to be assumed."""
    points = points_for(edition, length)
    if load_edition(edition).assumed(f"points.{length}"):
        return [
            step("open.india_eight", "assumed", length=length, points=points),
            step("route.points", "assumed", length=length, points=points),
        ], True
    return [step("route.points", "table", length=length, points=points)], False


@computation(
    "route_points",
    fields({"edition": EDITION, "length": Int(1, 8)}),
    "integer: points",
    ("open.india_eight", "route.points"),
)
def _route_points(inputs: Inputs) -> Outcome:
    """Gives the points of a route by its length.

    India's eight-space ferry is valued like Europe's route of eight, which no text says: `assumed`.
    """
    edition, length = inputs["edition"], inputs["length"]
    steps, assumed = points_steps(edition, length)
    return Outcome(points_for(edition, length), tuple(steps), assumed)


@computation(
    "routes_points",
    fields({"edition": EDITION, "lengths": Items(Int(1, 8), 1, 45)}),
    "integer: points",
    ("open.india_eight", "route.points"),
)
def _routes_points(inputs: Inputs) -> Outcome:
    """Adds up the points of several routes, each by its length."""
    edition, lengths = inputs["edition"], inputs["lengths"]
    steps: list[Step] = []
    assumed = False
    for index, length in enumerate(lengths):
        if length not in load_edition(edition).points():
            raise RuleError(f"lengths[{index}]", length, sorted(load_edition(edition).points()))
        found, unsettled = points_steps(edition, length)
        steps += found
        assumed = assumed or unsettled
    return Outcome(sum(points_for(edition, length) for length in lengths), tuple(steps), assumed)


@computation(
    "double_route_open",
    fields({"edition": EDITION, "players": Int(2, 5), "owner": Choice(("self", "other", "none"))}),
    "boolean: whether one may claim the second track of a double route",
    ("double.never_both", "double.min_players"),
)
def _double_route_open(inputs: Inputs) -> Outcome:
    """Tells whether a track of a double route is open, given who owns the other one."""
    edition = load_edition(inputs["edition"])
    players, owner = check_players(edition, inputs["players"]), inputs["owner"]
    if owner == "self":
        return Outcome(False, (step("double.never_both", "own"),))
    found = double_step(edition, players, taken=owner == "other")
    return Outcome(found.case != "closed", (found,))


def check_players(edition: Edition, players: int) -> int:
    """Returns the number of players; `RuleError` when the edition is for fewer or more."""
    low, high = edition.number("setup.players_min"), edition.number("setup.players_max")
    if not low <= players <= high:
        raise RuleError("players", players, {"type": "integer", "min": low, "max": high})
    return players


def double_step(edition: Edition, players: int, *, taken: bool) -> Step:
    """Returns the step that says whether both tracks of a double route are open to different players."""
    needed = edition.number("double.both_from_players")
    case = "free" if not taken else "open" if players >= needed else "closed"
    return step("double.min_players", case, players=players, needed=needed)


@dataclass(frozen=True)
class Target:
    """What is to be claimed: a track of the board, or spaces described by hand."""

    length: int
    color: str
    symbols: int
    tunnel: bool
    route: Route | None = None


@computation(
    "claim_check",
    fields(
        {"edition": EDITION},
        cards=CardCounts(),
        hand=CardCounts(),
        route=ROUTE,
        length=Int(1, 8),
        color=Choice(ROUTE_COLORS),
        ferry_locomotives=Int(0, 8),
        tunnel=Bool(),
        trains_left=Int(0, 45),
        players=Int(2, 5),
        owned=Items(ROUTE, 0, 60),
        claimed=Items(ROUTE, 0, 200),
    ),
    "boolean; every step whose case is one of `too_few`, `too_many`, `wrong`, `mixed`, `forbidden`, `taken`, "
    "`closed`, `own` is a reason against",
    (
        "claim.exact_cards",
        "claim.color_match",
        "claim.gray_one_color",
        "ferry.locomotives",
        "ferry.rest",
        "ferry.extra_locomotives",
        "claim.locomotive_wild",
        "claim.all_locomotives",
        "claim.enough_trains",
        "claim.whole_route",
        "double.never_both",
        "double.min_players",
        "claim.not_connected",
        "tunnel.reveal",
    ),
)
def _claim_check(inputs: Inputs) -> Outcome:
    """Tells whether a route may be claimed with certain cards, with every reason for and against.

    Takes the `cards` laid, or a `hand` of which the best are laid, or only `trains_left`; a `route` of the board,
    or `length`, `color` (where there are cards) and, if it matters, `ferry_locomotives` and `tunnel`.
    `owned` are one's own routes, `claimed` those of others; `players` is needed when the other track of a
    double route is claimed. For a tunnel the cards are those laid before the top of the deck is turned up.
    """
    edition = load_edition(inputs["edition"])
    board = load_board(edition.id)
    if "route" in inputs:
        _check_colors(board, inputs)
    used: set[int] = set()
    owned = find_routes(board, inputs.get("owned", []), "owned", used)
    claimed = find_routes(board, inputs.get("claimed", []), "claimed", used)
    target = _target(edition, board, inputs, [*owned, *claimed])
    steps = card_steps(edition, target, _laid(edition, target, inputs)) if _has_cards(inputs) else []
    if "trains_left" in inputs:
        left = inputs["trains_left"]
        case = "enough" if left >= target.length else "too_few"
        steps.append(step("claim.enough_trains", case, needed=target.length, left=left))
    if "players" in inputs:
        check_players(edition, inputs["players"])
    if target.route is not None:
        steps += _track_steps(edition, board, target.route, owned, claimed, inputs.get("players"))
    if target.tunnel:
        steps.append(step("tunnel.reveal", "to_come", cards=edition.number("tunnel.reveal")))
    return Outcome(not any(against(entry) for entry in steps), tuple(steps))


def _has_cards(inputs: Inputs) -> bool:
    """Tells whether cards are named; `MissingInputError` when neither cards nor trains are."""
    if "cards" in inputs and "hand" in inputs:
        raise RuleError("hand", inputs["hand"], {"form": "absent_with", "field": "cards"})
    if "cards" not in inputs and "hand" not in inputs and "trains_left" not in inputs:
        raise MissingInputError("cards", CardCounts().allowed())
    return "cards" in inputs or "hand" in inputs


def _laid(edition: Edition, target: Target, inputs: Inputs) -> dict[str, int]:
    """Returns the cards laid: those named, or the best of a hand (least against them, then most, then fewest wild)."""
    if "cards" in inputs:
        return dict(inputs["cards"])
    hand: Mapping[str, int] = inputs["hand"]
    options: list[dict[str, int]] = []
    for color in [*(card for card in hand if card != LOCOMOTIVE), None]:
        for locomotives in range(min(hand.get(LOCOMOTIVE, 0), target.length) + 1):
            rest = min(hand[color], target.length - locomotives) if color is not None else 0
            laid = {color or LOCOMOTIVE: rest, LOCOMOTIVE: locomotives}
            options.append({card: number for card, number in laid.items() if number})
    return min(
        options,
        key=lambda laid: (
            sum(map(against, card_steps(edition, target, laid))),
            -sum(laid.values()),
            laid.get(LOCOMOTIVE, 0),
        ),
    )


AGAINST = frozenset({"too_few", "too_many", "wrong", "mixed", "forbidden", "taken", "closed", "own"})


def against(entry: Step) -> bool:
    """Tells whether a step of a claim speaks against it."""
    return entry.case in AGAINST


def _check_colors(board: Board, inputs: Inputs) -> None:
    """Asks for the colour of a track already claimed when it lies beside the route in question."""
    asked = {route.group for route in tracks(board, inputs["route"], "route") if route.group}
    for field in ("owned", "claimed"):
        for index, named in enumerate(inputs.get(field, [])):
            options = tracks(board, named, f"{field}[{index}]")
            colors = list(dict.fromkeys(route.color for route in options))
            if len(colors) > 1 and options[0].group in asked:
                raise MissingInputError(f"{field}[{index}].color", list(colors))


def _target(edition: Edition, board: Board, inputs: Inputs, taken: Sequence[Route]) -> Target:
    if "route" in inputs:
        options = tracks(board, inputs["route"], "route")
        colors = list(dict.fromkeys(route.color for route in options))
        if len(colors) > 1 and _has_cards(inputs):
            raise MissingInputError("route.color", list(colors))
        route = next((option for option in options if option not in taken), options[0])
        facts: dict[str, JSON] = {
            "length": route.length,
            "color": route.color,
            "ferry_locomotives": route.ferry_locomotives,
            "tunnel": route.tunnel,
        }
        for field, value in facts.items():
            if inputs.get(field, value) != value:
                raise RuleError(field, inputs[field], [value])
        return Target(route.length, route.color, route.ferry_locomotives, route.tunnel, route)
    for field in ("length", "color"):
        if field not in inputs and (field == "length" or _has_cards(inputs)):
            raise MissingInputError(field, {"form": "route_or", "fields": ["length", "color"]})
    length, symbols, tunnel = (
        inputs["length"],
        inputs.get("ferry_locomotives", 0),
        inputs.get("tunnel", False),
    )
    points_for(edition.id, length)
    most = length if any(key.startswith("ferry.") for key in edition.entries) else 0
    if symbols > most:
        raise RuleError("ferry_locomotives", symbols, {"type": "integer", "min": 0, "max": most})
    if tunnel and ("tunnel.reveal" not in edition or symbols):
        raise RuleError("tunnel", tunnel, [False])
    color = inputs.get("color", GRAY)
    if symbols and color != GRAY:
        raise RuleError("color", color, [GRAY])
    return Target(length, color, symbols, tunnel)


def card_steps(edition: Edition, target: Target, cards: Mapping[str, int]) -> list[Step]:
    """Returns what the cards laid say for and against a claim (kk, tr, it; Switzerland: el)."""
    played = sum(cards.values())
    locomotives = cards.get(LOCOMOTIVE, 0)
    colors = [card for card in cards if card != LOCOMOTIVE]
    case = "exact" if played == target.length else "too_few" if played < target.length else "too_many"
    steps = [step("claim.exact_cards", case, needed=target.length, played=played)]
    if target.symbols:
        case = "enough" if locomotives >= target.symbols else "too_few"
        steps.append(step("ferry.locomotives", case, symbols=target.symbols, locomotives=locomotives))
        if len(colors) > 1:
            steps.append(step("ferry.rest", "mixed", colors=list(colors)))
        elif colors:
            steps.append(step("ferry.rest", "one", color=colors[0]))
        if locomotives > target.symbols:
            steps.append(step("ferry.extra_locomotives", "used", locomotives=locomotives - target.symbols))
        return steps
    if target.color == GRAY:
        if len(colors) > 1:
            steps.append(step("claim.gray_one_color", "mixed", colors=list(colors)))
        elif colors:
            steps.append(step("claim.gray_one_color", "one", color=colors[0]))
    elif colors:
        wrong = [color for color in colors if color != target.color]
        if wrong:
            steps.append(step("claim.color_match", "wrong", color=target.color, played=list(wrong)))
        else:
            steps.append(step("claim.color_match", "match", color=target.color))
    if locomotives:
        tunnels_only = edition.text("claim.locomotives_on") == "tunnels"
        if tunnels_only and not target.tunnel:
            rule, case = ("claim.locomotive_wild" if colors else "claim.all_locomotives"), "forbidden"
        elif not colors:
            rule, case = "claim.all_locomotives", "allowed"
        else:
            rule, case = "claim.locomotive_wild", "tunnel" if tunnels_only else "wild"
        steps.append(step(rule, case, locomotives=locomotives))
    return steps


def _track_steps(
    edition: Edition,
    board: Board,
    route: Route,
    owned: Sequence[Route],
    claimed: Sequence[Route],
    players: int | None,
) -> list[Step]:
    steps: list[Step] = []
    if route in owned or route in claimed:
        owner = "self" if route in owned else "other"
        steps.append(
            step("claim.whole_route", "taken", city_a=route.city_a, city_b=route.city_b, owner=owner)
        )
    twins = [other for other in board.routes if route.group and other.group == route.group and other != route]
    for twin in twins:
        if twin in owned:
            steps.append(step("double.never_both", "own"))
        elif twin in claimed:
            if players is None:
                high = edition.number("setup.players_max")
                raise MissingInputError("players", {"type": "integer", "min": 2, "max": high})
            steps.append(double_step(edition, players, taken=True))
    if owned and not any(set(route.ends) & set(other.ends) for other in owned):
        steps.append(step("claim.not_connected", "free", city_a=route.city_a, city_b=route.city_b))
    return steps
