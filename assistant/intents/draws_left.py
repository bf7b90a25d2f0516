"""How many more cards a turn allows after the first one told."""

from __future__ import annotations

from assistant.cards import COLORS
from assistant.clauses import asking_clause
from assistant.lexicon import Mention
from assistant.reading import Reading

FACE_UP_LOCOMOTIVE = "draw.face_up_locomotive"
BLIND_LOCOMOTIVE = "draw.blind_locomotive"
ANY_CARD = "draw.two_cards"
BOTH_CARDS = "both"  # two cards are told already: none is left
_KINDS = ("concepts.locomotive", *(f"colors.{c}" for c in COLORS))
_PLACES = ("concepts.deck", "concepts.face_up")
_ELSEWHERE = ("concepts.ticket", "concepts.tunnel", "concepts.station", "concepts.ferry", "concepts.train")
_CLAUSE = 2.0  # the gap from which a place is that of another card
_JOINED = 5  # tokens between two cards drawn one after the other
_AWAY = 12  # tokens between a card and the place it was taken from


def first_card_drawn(reading: Reading) -> str | None:
    """The rule on how the turn goes on after the card told; None where the number of draws left is not asked.

    `BOTH_CARDS` where two cards that end the turn are told.

    >>> from assistant.reading import read
    >>> first_card_drawn(read("I took a face-up loco first. how many more cards may I draw?", "en"))
    'draw.face_up_locomotive'
    """
    low, high = asking_clause(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    remaining = here & {"cues.more", "cues.next", "cues.left", "concepts.reserve", "actions.pay_extra"}
    drawing = here & {"actions.draw", "concepts.card", "concepts.turn"} or any(
        low <= m.start < high for m in reading.told("draws_on", "draws_left")
    )
    asked = ("cues.how_many" in here and remaining) or _names_the_rest(reading, low, high)
    if not asked or not drawing or "cues.total" in here or reading.has(*_ELSEWHERE):
        return None
    told = [m for m in reading.all(*_KINDS) if m.start < low]
    if not told and _one_blind_card(reading, low):
        return ANY_CARD
    if not told or not reading.has(*_PLACES, "actions.draw"):
        return None
    first = min(told, key=lambda m: m.start)
    if _drawn_twice(reading, low):
        blind = _place(reading, first) == "concepts.deck"
        return BOTH_CARDS if blind or first.concept != "concepts.locomotive" else None
    if first.concept != "concepts.locomotive":
        return ANY_CARD if _place(reading, first) is not None or reading.has("ordinals") else None
    place = _place(reading, first)
    if place is None:
        return None
    return BLIND_LOCOMOTIVE if place == "concepts.deck" else FACE_UP_LOCOMOTIVE


def _one_blind_card(reading: Reading, low: int) -> bool:
    """Whether one card is told as drawn from the deck, whatever its colour: "I took one card from the deck"."""
    cards = [m for m in reading.all("concepts.card", "concepts.train_card") if m.start < low]
    decks = [m for m in reading.all("concepts.deck") if m.start < low]
    several = any(n.start < low and (n.value or 0) > 1 and not n.weak for n in reading.numbers())
    plural = {
        i for m in reading.all("concepts.face_up", "cues.next", "ordinals") for i in range(m.start, m.end)
    }
    counted = any(n.value == 1 and any(0 <= m.start - n.end <= 1 for m in cards) for n in reading.numbers())
    drawn = any(m.start < low for m in reading.all("actions.draw"))
    return counted and bool(decks) and drawn and not several and not any(i < low for i in plural)


def _names_the_rest(reading: Reading, low: int, high: int) -> bool:
    """ "Remaining draws?": what is left is named, with no word that asks."""
    return any(low <= m.start < high for m in reading.told("draws_left"))


def _place(reading: Reading, card: Mention) -> str | None:
    """Where the card came from: the nearest place told, in its sentence or the one before."""
    near = [m for m in reading.all(*_PLACES) if abs(m.start - card.start) <= _AWAY]
    best = min(
        near,
        key=lambda m: (_gap(reading, m, card), m.start > card.start, abs(m.start - card.start)),
        default=None,
    )
    return best.concept if best is not None else None


def _gap(reading: Reading, m: Mention, card: Mention) -> float:
    low, high = (m.end, card.start) if m.start < card.start else (card.end, m.start)
    marks = reading.gap(low, max(low, high))
    return float(int(marks)) if marks < _CLAUSE else marks


def _drawn_twice(reading: Reading, low: int) -> bool:
    """Whether a second card is told as drawn too."""
    if any(m.start < low and m.value == 2 for m in reading.all("ordinals")):
        return not reading.has("cues.negation", "actions.decline")
    places = {m.concept for m in reading.all(*_PLACES) if m.start < low}
    if len(places) > 1 and any(m.start < low for m in reading.all("cues.and", "cues.next", "told.later")):
        return not reading.has("cues.negation")  # "the face-up black, then one blind"
    kinds = [m for m in reading.all(*_KINDS) if m.start < low]
    if len(places) > 1 and len({m.concept for m in kinds}) > 1:
        return not reading.has("cues.negation", "cues.exists")  # "a blue from the row, a red from the deck"
    drawn = [m.start for m in reading.all("actions.draw") if m.start < low]
    if any((n.value or 0) > 1 and not n.weak and n.end == m.start for n in reading.numbers() for m in kinds):
        return True
    joined = any(
        a.end <= m.start < b.start and b.start - a.end <= _JOINED
        for a in kinds
        for b in kinds
        for m in reading.all("cues.and", "cues.next", "told.then", "told.later")
    )
    return len(kinds) > 1 and (joined or len(drawn) > 1) and not reading.has("cues.negation", "cues.exists")
