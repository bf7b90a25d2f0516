"""How many cards of a kind the deck holds: which rule gives the number that is asked for."""

from __future__ import annotations

from assistant.cards import COLORS
from assistant.reading import Reading

_DECK = frozenset({"setup.train_cards", "setup.card_colors"})


def counted_in_deck(reading: Reading, rule: str) -> str:
    """The rule that counts the cards of one colour, where ``rule`` counts the deck and a colour is named.

    >>> from assistant.reading import read
    >>> counted_in_deck(read("I count 11 red cards, how many should there be?", "en"), "setup.train_cards")
    'setup.cards_per_color'
    """
    wild = {m.start for m in reading.all("concepts.locomotive")}
    if rule == "setup.train_cards" and any(m.end in wild for m in reading.all("cues.how_many")):
        return "setup.locomotives"
    named = reading.has(*(f"colors.{c}" for c in COLORS))
    return "setup.cards_per_color" if rule in _DECK and named and reading.has("cues.how_many") else rule
