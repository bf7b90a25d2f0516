"""Tunnels: which cards were laid and which were turned up."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from assistant.hands import read_hands
from assistant.intents.short_decks import short_hands
from assistant.intents.slots import Slots
from assistant.intents.tunnel_asks import tunnel_asked
from assistant.reading import Reading
from assistant.whole_hand import tunnel_length
from rules import EDITIONS
from rules.maps import load_board
from rules.tunnels import REVEAL


def tunnel_extra_cards(reading: Reading) -> Slots:
    """Cards laid and cards turned up in a tunnel."""
    short = short_hands(reading)
    if short is not None:
        return Slots("tunnel_extra_cards", {"played": short[0], "revealed": short[1]})
    hands = read_hands(reading)
    inputs: dict[str, Any] = {}
    missing: list[str] = []
    if hands.laid:
        inputs["played"] = hands.laid if hands.counted else _by_length(reading, hands.laid)
        if not hands.counted and inputs["played"] == hands.laid and tunnel_asked(reading) == "total":
            missing.append("played")  # a colour alone tells how many match, not how many were laid
    else:
        missing.append("played")
    if hands.revealed is not None:
        inputs["revealed"] = hands.revealed
        if len(hands.revealed) < REVEAL and not _short_deck(reading):
            inputs["turned_up"] = REVEAL  # the cards not named don't count
    else:
        missing.append("revealed")
    return Slots("tunnel_extra_cards", inputs, tuple(missing))


def _by_length(reading: Reading, laid: dict[str, int]) -> dict[str, int]:
    """The cards laid where only their colour is said: as many as the tunnel told of is long."""
    pairs = {frozenset((a.city, b.city)) for a, b in pairwise(reading.cities)}
    lengths = {
        route.length
        for pair in pairs
        for edition in EDITIONS
        for route in load_board(edition).by_pair.get(pair, ())
        if route.tunnel
    } or told_lengths(reading)
    whole = tunnel_length(reading)
    lengths = lengths or ({whole} if whole is not None else set())
    return {kind: max(lengths) for kind in laid} if len(lengths) == 1 else laid


def told_lengths(reading: Reading) -> set[int]:
    """The lengths that stand beside a word for length: "length 3", "of 3 spaces"."""
    beside = [
        n
        for n in reading.numbers()
        for m in reading.all("concepts.length")
        if n.value and (n.end == m.start or m.end == n.start)
    ]
    return {n.value or 0 for n in beside if not n.weak} or {n.value or 0 for n in beside}


def _short_deck(reading: Reading) -> bool:
    """Whether the question says that fewer cards than usual could be turned up."""
    return reading.has("actions.empty", "cues.only", "concepts.reserve")
