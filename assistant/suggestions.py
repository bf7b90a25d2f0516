"""Questions to ask next, fitting the edition and the topic."""

from __future__ import annotations

from assistant.wording import load_wording

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
