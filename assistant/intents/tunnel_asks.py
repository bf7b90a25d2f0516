"""What a question about a tunnel asks beside the extra cards: the total, whether the hand pays, what is lost."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

from assistant.cards import card_groups
from assistant.clauses import asking_end
from assistant.hands import Hands, read_hands
from assistant.intents.slots import Slots
from assistant.reading import Reading
from rules import EDITIONS
from rules.maps import load_board
from rules.tunnels import REVEAL, extra_cards

Asked = Literal["total", "enough", "short"]
_VERB_LAST = frozenset({"tr", "kk"})
_FIRST = 3  # tokens among which a question word stands that asks
_NAMES = 3  # words of a question that only names what it asks for
_CLAUSE = 1.0  # the gap from which two words stand in different clauses
_NEAR = 3  # tokens between a verb and its negation
_OWED = ("actions.pay_extra", "cues.left")
_YES_NO = ("cues.yes_no", "cues.allowed", "cues.enough")
_OPEN = ("cues.how_many", "cues.what", "cues.where", "cues.when", "cues.how", "cues.why")
_AGAINST = ("cues.negation", "cues.forbidden", "cues.only")
_ADDS = ("actions.pay_extra", "actions.cost", "actions.play_cards", "cues.next")
_ASKING = (*_YES_NO, "cues.must")


def tunnel_asked(reading: Reading) -> Asked | None:
    """Which part of a tunnel's result is asked for; None for the extra cards.

    ``total``: with the cards laid; ``enough`` and ``short``: whether the cards left in hand pay.
    """
    low, high = _question(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    whole = any(low <= m.start < high for m in reading.all("told.whole_price"))
    whole |= here >= {"actions.cost", "concepts.end"}  # "what does it cost me in the end?"
    if whole and not here & set(_OWED):
        return "total"
    if {"cues.how_many", "cues.what"} & here or here >= {"cues.total", "concepts.card"}:
        if "cues.including" in here or _with_those_laid(reading, low, high):
            return "total"
        if here >= {"cues.total", "actions.cost"} and not here & set(_OWED):
            return "total"  # "what does that tunnel cost me altogether?"
        if "cues.how_many" in here or "cues.what" not in here:
            return "total" if "cues.total" in here and not here & set(_OWED) else None
    hands = read_hands(reading)
    if hands.held is None or hands.revealed is None or not _of_ones_cards(reading):
        return None
    if _opens(reading, low, high) or not (here & set(_YES_NO) or _asks_by_mark(reading)):
        return None
    return "enough" if _pays(hands) else "short"


def claims_total(reading: Reading, claimed: int) -> bool:
    """Whether a number put forward is that of all the cards a tunnel cost: more than are turned up, or said to be all.

    >>> from assistant.reading import read
    >>> claims_total(read("he says the whole tunnel cost him five cards, right?", "en"), 5)
    True
    """
    if claimed > REVEAL:
        return True
    told = [n for n in reading.numbers() if n.value == claimed]
    whole = reading.all("cues.total", "cues.including", "told.whole_price")
    return any(reading.gap(*sorted((n.start, m.start))) < _CLAUSE for n in told for m in whole)


def _with_those_laid(reading: Reading, low: int, high: int) -> bool:
    """Whether the extra cards are to be counted together with others: "… in all, those down and the extras"."""
    owed = [m for m in reading.all("actions.pay_extra") if low <= m.start < high]
    joins = [m for m in reading.all("cues.and") if low <= m.start < high]
    total = any(low <= m.start < high for m in reading.all("cues.total"))
    return total and any(0 <= m.start - a.end <= 1 or 0 <= a.start - m.end <= 1 for m in owed for a in joins)


def asks_what_is_lost(reading: Reading) -> bool | None:
    """Whether "are the cards I laid lost?" is asked, and which way round: False for "I don't lose them, do I?"."""
    low, high = _question(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    if "cues.gone" not in here or here & {"concepts.points", "concepts.turn"} or _opens(reading, low, high):
        return None
    if not _of_ones_cards(reading) or not (here & set(_YES_NO) or _asks_by_mark(reading)):
        return None
    gone = [m for m in reading.all("cues.gone") if low <= m.start < high]
    denied = [m for m in reading.all("cues.negation") if low <= m.start < high]
    return not any(-_NEAR < d.start - m.start < _NEAR for m in gone for d in denied)


def cards_back(reading: Reading) -> int | None:
    """How many of the cards laid come back after giving up, where just that is asked; else None."""
    low, high = _question(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    back = here & {"concepts.hand", "actions.return_ticket"} and "cues.how_many" in here
    if not back or not reading.has("concepts.tunnel") or not reading.has("actions.decline", "told.gives_up"):
        return None
    return sum(read_hands(reading).laid.values()) or None


def asks_for_locomotive_as_extra(reading: Reading) -> bool:
    """Whether it is asked if a locomotive may pay the extra: "my green ran out, can I pay with a loco?"."""
    low, high = _question(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    if not _of_ones_cards(reading) or "concepts.locomotive" not in here:
        return False
    if here & {*_AGAINST, "cues.how_many", "cues.gone", "actions.reveal"} or _opens(reading, low, high):
        return False
    told = [g for g in card_groups(reading) if g.end <= low]
    owed = any(m.start < low for m in reading.all("actions.pay_extra"))
    if len(told) < 2 - owed or any(g.kind == "locomotive" for g in told):
        return False  # it may be the one laid or turned up that is asked about
    if not reading.has("actions.cost", "actions.play_cards", "actions.pay_extra"):
        return False
    return bool(here & set(_YES_NO)) or _asks_by_mark(reading)


def asks_what_to_add(reading: Reading) -> bool:
    """Whether the question asks how many cards are to be added, or what is to be paid."""
    low, high = _question(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    if here >= {"cues.what", "actions.cost"}:
        return _opens(reading, low, high)
    words = sum(t.is_word for t in reading.tokens[low:high])
    if (
        words <= _NAMES
        and "actions.pay_extra" in here
        and not here & {"numbers", "cues.negation", "cues.enough"}
    ):
        return True  # "surcharge?", "extra is?"
    return "cues.how_many" in here and bool(here & set(_ADDS))


def tells_a_whole_tunnel(reading: Reading, slots: Slots) -> bool:
    """Whether a tunnel is named and all its cards are told: those laid, and as many turned up as there were."""
    if not slots.complete or not (reading.has("concepts.tunnel") or _names_tunnel(reading)):
        return False
    fewer = "turned_up" not in slots.inputs  # the deck held no more
    return fewer or len(slots.inputs["revealed"]) == REVEAL


def _names_tunnel(reading: Reading) -> bool:
    """Whether two cities are named that a tunnel joins."""
    pairs = [frozenset((a.city, b.city)) for a, b in pairwise(reading.cities)]
    return any(r.tunnel for e in EDITIONS for pair in pairs for r in load_board(e).by_pair.get(pair, ()))


def lacks_its_cards(reading: Reading) -> bool:
    """Whether somebody tells of a tunnel of theirs and asks what to add, without the cards that tell it."""
    if not reading.has("concepts.tunnel") or not asks_what_to_add(reading):
        return False
    if len(read_hands(reading).revealed or ()) == REVEAL:
        return True
    asking = max(m.start for m in reading.all("cues.how_many", "cues.what"))
    return any(m.start < asking for m in reading.all("cues.did"))


def _of_ones_cards(reading: Reading) -> bool:
    """Whether cards laid or turned up are told, and nobody's word is to be judged."""
    hands = read_hands(reading)
    told = bool(hands.laid) and reading.has("concepts.tunnel", "actions.reveal")
    return told and not reading.has("cues.claim_said")


def _pays(hands: Hands) -> bool:
    """Whether the cards left in hand pay the extra ones: cards of the colour laid, and locomotives."""
    color = next((kind for kind in hands.laid if kind != "locomotive"), None)
    held = hands.held or {}
    have = held.get("locomotive", 0) + (held.get(color, 0) if color is not None else 0)
    return have >= extra_cards(color, hands.revealed or [])


def _opens(reading: Reading, low: int, high: int) -> bool:
    """Whether a question word asks: at the beginning of the clause, in verb-last languages anywhere.

    "Is what I have left enough?" asks for a yes or no.
    """
    if reading.lang in _VERB_LAST:
        return any(low <= m.start < high for m in reading.all(*_OPEN))
    closed = [m.start for m in reading.all(*_YES_NO) if low <= m.start < high]
    last = min(high, low + _FIRST, *closed, high)
    return any(low <= m.start < last for m in reading.all(*_OPEN)) or any(
        m.start == low for m in reading.all(*_OPEN)
    )


def _asks_by_mark(reading: Reading) -> bool:
    """Whether the question mark alone asks, as it does in Greek, Italian and sloppy Polish."""
    return reading.tokens[asking_end(reading) - 1].text in ("?", ";") and reading.lang not in ("tr", "kk")


def _question(reading: Reading) -> tuple[int, int]:
    """The last sentence, the marks behind it left out; its last clause where that asks by itself."""
    high = asking_end(reading)
    while high and not reading.tokens[high - 1].is_word:
        high -= 1
    low = next((i + 1 for i in range(high - 1, -1, -1) if reading.tokens[i].is_stop), 0)
    commas = [i + 1 for i in range(low, high) if reading.tokens[i].text in (",", ":")]
    counts = [m.start for m in reading.all("cues.how_many", "cues.total") if low <= m.start < high]
    if counts:
        return max((c for c in commas if c <= counts[0]), default=low), high
    clauses = [c for c in commas if any(c <= m.start < high for m in reading.all(*_ASKING))]
    asked = any(low <= m.start < high for m in reading.all(*_ASKING))
    if commas and not asked and _asks_by_mark(reading):
        clauses = commas
    return (clauses[-1] if clauses else low), high
