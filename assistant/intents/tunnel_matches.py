"""Tunnels told by the number of matching cards alone: "two of those turned up match, the tunnel has 4 spaces"."""

from __future__ import annotations

from assistant.cards import card_groups
from assistant.clauses import asks_yes_or_no
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
    if not reading.has("concepts.tunnel") or not reading.has("cues.how_many", "cues.what"):
        return None
    if asks_yes_or_no(reading):
        return None
    groups = card_groups(reading)
    if any(g.kind != "locomotive" for g in groups):
        return None
    matches = matches_told(reading)
    if matches is None:
        return None
    wild = sum(g.count for g in groups)
    if (wild and matches > 1) or matches + wild > REVEAL:
        return None  # a locomotive may be one of those that match
    if tunnel_asked(reading) == "total":
        taken = frozenset(i for g in groups for i in range(g.start, g.end))
        length = tunnel_length(reading, taken)
        return None if length is None else length + matches + wild
    return matches + wild if asks_what_to_add(reading) else None
