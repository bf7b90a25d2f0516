"""Tunnels told by the number of matching cards alone: "two of those turned up match, the tunnel has 4 spaces"."""

from __future__ import annotations

from assistant.cards import card_groups
from assistant.clauses import asks_yes_or_no
from assistant.intents.slots import Slots
from assistant.intents.tunnel_asks import asks_what_to_add, tunnel_asked
from assistant.reading import Reading
from assistant.turned_up import matches_told
from assistant.whole_hand import tunnel_length
from rules.tunnels import REVEAL


def counted_matches(reading: Reading) -> int | None:
    """The cards that a tunnel costs by the number of those that match: the extra ones, or all of them where asked.

    None where the question names colours, or tells too little.

    >>> from assistant.reading import read
    >>> counted_matches(read("tunnel of 4 spaces, two of the cards turned up match. how many cards in all?", "en"))
    6
    """
    if not reading.has("cues.how_many", "cues.what") or asks_yes_or_no(reading):
        return None
    total = tunnel_asked(reading) == "total"
    return _cards(reading, total=total) if total or asks_what_to_add(reading) else None


def matches_checked(reading: Reading) -> Slots:
    """The cards that such a tunnel costs, to hold somebody's number against: all where it speaks of a total.

    >>> from assistant.reading import read
    >>> matches_checked(read("two of the cards turned up match, I have to add two in my tunnel, right?", "en")).inputs
    {'cards': 2}
    """
    cards = _cards(reading, total=reading.has("cues.total", "cues.including"))
    return (
        Slots("tunnel_matches", {}, ("cards",))
        if cards is None
        else Slots("tunnel_matches", {"cards": cards})
    )


def _cards(reading: Reading, *, total: bool) -> int | None:
    groups = card_groups(reading)
    if not reading.has("concepts.tunnel") or any(g.kind != "locomotive" for g in groups):
        return None
    matches = matches_told(reading)
    if matches is None:
        return None
    wild = sum(g.count for g in groups)
    if (wild and matches > 1) or matches + wild > REVEAL:
        return None  # a locomotive may be one of those that match
    if not total:
        return matches + wild
    length = tunnel_length(reading, frozenset(i for g in groups for i in range(g.start, g.end)))
    return None if length is None else length + matches + wild
