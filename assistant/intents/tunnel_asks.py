"""What a question about a tunnel asks beside the extra cards: the total, whether the hand pays, what is lost."""

from __future__ import annotations

from typing import Literal

from assistant.hands import Hands, read_hands
from assistant.reading import Reading
from rules.tunnels import extra_cards

Asked = Literal["total", "enough", "short"]
_NEAR = 3  # tokens between a verb and its negation
_OWED = ("actions.pay_extra", "cues.next", "cues.left")
_YES_NO = ("cues.yes_no", "cues.allowed", "cues.enough")
_OPEN = ("cues.how_many", "cues.what", "cues.where", "cues.when", "cues.how", "cues.why")
_PLAYED = ("actions.play_cards", "actions.reveal", "actions.claim", "actions.build")


def tunnel_asked(reading: Reading) -> Asked | None:
    """Which part of a tunnel's result is asked for; None for the extra cards.

    ``total``: with the cards laid; ``enough`` and ``short``: whether the cards left in hand pay.
    """
    low, high = _question(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    if "cues.how_many" in here:
        return "total" if "cues.total" in here and not here & set(_OWED) else None
    hands = read_hands(reading)
    if hands.held is None or not hands.laid or hands.revealed is None or reading.has("cues.claim_said"):
        return None
    if here & set(_OPEN) or not (here & set(_YES_NO) or _asks_by_mark(reading)):
        return None
    return "enough" if _pays(hands) else "short"


def asks_what_is_lost(reading: Reading) -> bool | None:
    """Whether "are the cards I laid lost?" is asked, and which way round: False for "I don't lose them, do I?"."""
    low, high = _question(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    if "cues.gone" not in here or here & {*_OPEN, "concepts.points", "concepts.turn"}:
        return None
    if not _of_ones_cards(reading) or not (here & set(_YES_NO) or _asks_by_mark(reading)):
        return None
    gone = [m for m in reading.all("cues.gone") if low <= m.start < high]
    denied = [m for m in reading.all("cues.negation") if low <= m.start < high]
    return not any(-_NEAR < d.start - m.start < _NEAR for m in gone for d in denied)


def asks_for_locomotive_as_extra(reading: Reading) -> bool:
    """Whether it is asked if a locomotive may pay the extra: "my green ran out, can I pay with a loco?"."""
    low, high = _question(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    if not _of_ones_cards(reading):
        return False
    pays = here & {"actions.cost", "actions.play_cards", "actions.pay_extra"}
    if "concepts.locomotive" not in here or not pays or here & {*_OPEN, "cues.negation", "cues.gone"}:
        return False
    if "actions.reveal" in here:
        return False
    return bool(here & set(_YES_NO)) or _asks_by_mark(reading)


def lacks_its_cards(reading: Reading) -> bool:
    """Whether somebody tells of a tunnel and asks what to add, without the cards that tell it."""
    low, high = _question(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    if not reading.has("concepts.tunnel") or "cues.how_many" not in here or reading.has("cues.when"):
        return False
    adds = bool(here & {"actions.pay_extra", "cues.next", "actions.cost"})
    asking = min(m.start for m in reading.all("cues.how_many") if low <= m.start < high)
    told = [m for m in reading.all(*_PLAYED) if m.start < asking]
    marks = [i for i, t in enumerate(reading.tokens[:asking]) if not t.is_word]
    return adds and any(any(m.start < mark for mark in marks) for m in told)


def _of_ones_cards(reading: Reading) -> bool:
    """Whether cards laid or turned up are told, and nobody's word is to be judged."""
    hands = read_hands(reading)
    told = bool(hands.laid) and (hands.revealed is not None or reading.has("concepts.tunnel"))
    return told and not reading.has("cues.claim_said")


def _pays(hands: Hands) -> bool:
    """Whether the cards left in hand pay the extra ones: cards of the colour laid, and locomotives."""
    color = next((kind for kind in hands.laid if kind != "locomotive"), None)
    held = hands.held or {}
    have = held.get("locomotive", 0) + (held.get(color, 0) if color is not None else 0)
    return have >= extra_cards(color, hands.revealed or [])


def _asks_by_mark(reading: Reading) -> bool:
    """Greek and Italian ask by the question mark alone."""
    return reading.lang in ("el", "it") and reading.tokens[-1].text in ("?", ";")


def _question(reading: Reading) -> tuple[int, int]:
    """The last sentence, the marks behind it left out."""
    high = len(reading.tokens)
    while high and not reading.tokens[high - 1].is_word:
        high -= 1
    low = next((i + 1 for i in range(high - 1, -1, -1) if reading.tokens[i].is_stop), 0)
    return low, high
