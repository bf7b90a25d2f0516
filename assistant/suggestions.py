"""Questions to ask next, fitting the edition and the topic."""

from __future__ import annotations

from assistant.wording import load_wording, message_id
from rules import load_catalogue

# Message → the editions it fits (empty: all) and the topic it is about.
_SUGGESTIONS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("suggest-tunnel", ("europe", "switzerland"), "tunnel"),
    ("suggest-station", ("europe",), "station"),
    ("suggest-mandala", ("india",), "mandala"),
    ("suggest-country", ("switzerland",), "country"),
    ("suggest-ferry", ("europe", "india"), "ferry"),
    ("suggest-locomotive", (), "draw"),
    ("suggest-double", (), "double"),
    ("suggest-tickets", (), "tickets"),
    ("suggest-end", (), "end"),
    ("suggest-longest", (), "longest"),
    ("suggest-points", (), "route"),
    ("suggest-tie", (), "tiebreak"),
)
COUNT = 3
# Rules that are asked about often; the question is the message ``faq-…``.
_FREQUENT = (
    "setup.trains",
    "draw.three_locomotives",
    "turn.no_hand_limit",
    "claim.gray_one_color",
    "claim.not_connected",
    "tunnel.decline",
    "station.borrow",
    "mandala.share",
    "country.score",
    "tickets.failed",
)


def suggest(lang: str, edition: str | None, topic: str | None) -> list[str]:
    """Up to three questions about other topics that ``edition`` (None: any) has."""
    area = topic.split(".")[0] if topic else ""
    wording = load_wording(lang)
    fitting = [
        message
        for message, editions, about in _SUGGESTIONS
        if about != area and (edition in editions or not editions or edition is None)
    ]
    return [wording.text(m) for m in fitting[:COUNT] if wording.has(m)]


def frequent(lang: str, edition: str) -> list[str]:
    """The frequent questions about an edition, each about another rule."""
    wording, catalogue = load_wording(lang), load_catalogue()
    messages = [m for m, editions, _ in _SUGGESTIONS if edition in editions or not editions]
    messages += [f"faq-{message_id(rule)}" for rule in _FREQUENT if edition in catalogue[rule].editions]
    return [wording.text(m) for m in messages]
