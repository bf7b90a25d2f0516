"""Tunnels: which cards were laid and which were turned up."""

from __future__ import annotations

from typing import Any

from assistant.hands import read_hands
from assistant.intents.slots import Slots
from assistant.reading import Reading
from rules.tunnels import REVEAL


def tunnel_extra_cards(reading: Reading) -> Slots:
    """Cards laid and cards turned up in a tunnel."""
    hands = read_hands(reading)
    inputs: dict[str, Any] = {}
    missing: list[str] = []
    if hands.laid:
        inputs["played"] = hands.laid
    else:
        missing.append("played")
    if hands.revealed is not None:
        inputs["revealed"] = hands.revealed
        if len(hands.revealed) < REVEAL and not _short_deck(reading):
            inputs["turned_up"] = REVEAL  # the cards not named don't count
    else:
        missing.append("revealed")
    return Slots("tunnel_extra_cards", inputs, tuple(missing))


def _short_deck(reading: Reading) -> bool:
    """Whether the question says that fewer cards than usual could be turned up."""
    return reading.has("actions.empty", "cues.only", "concepts.reserve")
