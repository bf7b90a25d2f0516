"""The train cards: colours, how many of each the deck holds, and checks on what can lie on the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.editions import load_edition
from rules.errors import RuleError
from rules.inputs import Int, Table

COLORS: tuple[str, ...] = ("red", "blue", "green", "yellow", "black", "white", "orange", "pink")
LOCOMOTIVE = "locomotive"
CARDS: tuple[str, ...] = (*COLORS, LOCOMOTIVE)
GRAY = "gray"
ROUTE_COLORS: tuple[str, ...] = (*COLORS, GRAY)

# All four editions are played with the same deck: 12 of each colour and 14 locomotives (kk, tr).
_BASE = load_edition("usa")
OF_COLOR = _BASE.number("setup.cards_per_color")
LOCOMOTIVES = _BASE.number("setup.locomotives")
FACE_UP = _BASE.number("setup.face_up")
DECK: Mapping[str, int] = {**dict.fromkeys(COLORS, OF_COLOR), LOCOMOTIVE: LOCOMOTIVES}


class CardCounts(Table):
    """Cards by colour; no more of one than the deck holds."""

    def __init__(self) -> None:
        super().__init__(CARDS, Int(0, LOCOMOTIVES))

    def check(self, value: object, field: str) -> dict[str, int]:
        """Returns the counts without zeros."""
        counts = super().check(value, field)
        for card, count in counts.items():
            if count > DECK[card]:
                raise RuleError(f"{field}.{card}", count, {"type": "integer", "min": 0, "max": DECK[card]})
        return {card: count for card, count in counts.items() if count}


def count(cards: Iterable[str]) -> dict[str, int]:
    """Counts cards by colour."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts


def check_deck(field: str, *piles: Mapping[str, int]) -> dict[str, int]:
    """Adds up piles of cards; `RuleError` on `field` when together they hold more of a card than the deck."""
    total: dict[str, int] = {}
    for pile in piles:
        for card, number in pile.items():
            total[card] = total.get(card, 0) + number
            if total[card] > DECK[card]:
                raise RuleError(field, {card: total[card]}, {"form": "deck", "card": card, "max": DECK[card]})
    return total


def laid_color(field: str, played: Mapping[str, int]) -> str | None:
    """Returns the one colour among cards laid, None for locomotives alone; `RuleError` for two."""
    colors = [card for card in played if card != LOCOMOTIVE]
    if len(colors) > 1 or not played:
        raise RuleError(field, dict(played), {"form": "one_color_and_locomotives"})
    return colors[0] if colors else None
