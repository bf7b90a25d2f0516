"""Tunnels (Europe, Switzerland): the extra cards that turned-up cards cost, and the odds of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb

from rules.cards import CARDS, DECK, LOCOMOTIVE, CardCounts, check_deck, count, laid_color
from rules.compute import Outcome, computation, edition_with
from rules.editions import load_edition
from rules.errors import RuleError
from rules.inputs import Choice, Inputs, Int, Items, fields
from rules.plain import JSON
from rules.rulings import Step
from rules.steps import step

REVEAL = load_edition("europe").number("tunnel.reveal")
# The longest tunnel of the four boards has eight spaces (Petrograd–Stockholm).
LONGEST = 8


def matches(card: str, color: str | None) -> bool:
    """Tells whether a turned-up card costs one more; `color` is None after locomotives alone (tr, el)."""
    return card in (LOCOMOTIVE, color)


def extra_cards(color: str | None, revealed: Sequence[str]) -> int:
    """Returns how many extra cards the turned-up cards cost.

    >>> extra_cards("red", ["red", "locomotive", "blue"])
    2
    >>> extra_cards(None, ["red", "locomotive", "blue"])
    1
    """
    return sum(matches(card, color) for card in revealed)


def odds(color: str | None, unseen: Mapping[str, int], cards: int = REVEAL) -> dict[int, Fraction]:
    """Returns the exact probability of each number of extra cards.

    Every unseen card is equally likely to lie on top of the deck; fewer than three left are all turned up.
    """
    total = sum(unseen.values())
    matching = sum(number for card, number in unseen.items() if matches(card, color))
    drawn = min(cards, total)
    ways = comb(total, drawn)
    return {
        extra: Fraction(comb(matching, extra) * comb(total - matching, drawn - extra), ways)
        if extra <= drawn
        else Fraction(0)
        for extra in range(cards + 1)
    }


def _laid(played: Mapping[str, int]) -> tuple[str | None, list[Step]]:
    color = laid_color("played", played)
    total = sum(played.values())
    if total > LONGEST:
        raise RuleError("played", dict(played), {"form": "cards_laid", "min": 1, "max": LONGEST})
    locomotives = played.get(LOCOMOTIVE, 0)
    if color is None:
        return color, [step("tunnel.only_locomotives", "laid", locomotives=locomotives)]
    if locomotives:
        return color, [step("tunnel.mixed", "laid", color=color, locomotives=locomotives)]
    return color, []


@computation(
    "tunnel_extra_cards",
    fields(
        {
            "edition": edition_with("tunnel"),
            "played": CardCounts(),
            "revealed": Items(Choice(CARDS), 0, REVEAL),
        },
        turned_up=Int(0, REVEAL),
    ),
    "integer: the extra cards, 0 to 3",
    (
        "tunnel.only_locomotives",
        "tunnel.mixed",
        "tunnel.short_deck",
        "tunnel.reveal",
        "tunnel.match",
        "tunnel.extra_payment",
    ),
)
def _tunnel_extra_cards(inputs: Inputs) -> Outcome:
    """Works out how many extra cards a tunnel costs after the top cards of the deck are turned up.

    `played` are the cards laid for the route: one colour, locomotives, or both. Fewer than three cards in
    `revealed` means that deck and discards together held no more, unless `turned_up` says how many cards were
    turned up: then those that `revealed` leaves out don't count.
    """
    played, revealed = inputs["played"], inputs["revealed"]
    cards = inputs.get("turned_up", len(revealed))
    if cards < len(revealed):
        raise RuleError("turned_up", cards, {"type": "integer", "min": len(revealed), "max": REVEAL})
    color, steps = _laid(played)
    check_deck("revealed", played, count(revealed))
    if not cards:
        steps.append(step("tunnel.short_deck", "none", usual=REVEAL))
    elif cards < REVEAL:
        steps.append(step("tunnel.short_deck", "some", cards=cards, usual=REVEAL))
    else:
        steps.append(step("tunnel.reveal", "turned_up", cards=cards))
    for card in revealed:
        if card == LOCOMOTIVE:
            steps.append(step("tunnel.match", "locomotive", card=card))
        elif card == color:
            steps.append(step("tunnel.match", "color", card=card, color=color))
        else:
            steps.append(step("tunnel.match", "none", card=card, color=color or LOCOMOTIVE))
    extra = extra_cards(color, revealed)
    if not extra:
        steps.append(step("tunnel.extra_payment", "none"))
    elif color is None:
        steps.append(step("tunnel.extra_payment", "locomotive", extra=extra))
    else:
        steps.append(step("tunnel.extra_payment", "color", extra=extra, color=color))
    return Outcome(extra, tuple(steps))


@computation(
    "tunnel_odds",
    fields(
        {"edition": edition_with("tunnel"), "played": CardCounts()},
        hand=CardCounts(),
        face_up=Items(Choice(CARDS), 0, 5),
        discards=CardCounts(),
    ),
    'object: {"probabilities": {"0": "a/b", …}, "percent": {"0": n, …}, "expected": "a/b", '
    '"unseen": n, "matching": n}',
    ("tunnel.only_locomotives", "tunnel.mixed", "tunnel.short_deck", "tunnel.reveal"),
)
def _tunnel_odds(inputs: Inputs) -> Outcome:
    """Works out the exact odds of 0, 1, 2 and 3 extra cards in a tunnel.

    Known cards (`played`, the rest of one's `hand`, `face_up`, `discards`) are out of the deck; all the
    others are equally likely to be turned up.
    """
    played = inputs["played"]
    color, steps = _laid(played)
    known = check_deck(
        "played", played, inputs.get("hand", {}), count(inputs.get("face_up", [])), inputs.get("discards", {})
    )
    unseen = {card: number - known.get(card, 0) for card, number in DECK.items()}
    total = sum(unseen.values())
    matching = sum(number for card, number in unseen.items() if matches(card, color))
    if not total:
        steps.append(step("tunnel.short_deck", "none", usual=REVEAL))
    elif total < REVEAL:
        steps.append(step("tunnel.short_deck", "some", cards=total, usual=REVEAL))
    steps.append(step("tunnel.reveal", "odds", cards=min(REVEAL, total), unseen=total, matching=matching))
    chances = odds(color, unseen)
    expected = sum((extra * chance for extra, chance in chances.items()), Fraction(0))
    result: dict[str, JSON] = {
        "probabilities": {str(extra): str(chance) for extra, chance in chances.items()},
        "percent": {str(extra): round(float(100 * chance), 1) for extra, chance in chances.items()},
        "expected": str(expected),
        "unseen": total,
        "matching": matching,
    }
    return Outcome(result, tuple(steps))
