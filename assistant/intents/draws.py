"""Drawing train cards: the five face-up cards, and two cards drawn one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from assistant.cards import card_groups
from assistant.intents.slots import Slots
from assistant.reading import Reading

_ROW = 5
_PLACES = {"concepts.deck": "deck", "concepts.face_up": "face_up"}
_VERB_LAST = frozenset({"tr", "kk"})
# Prepositions that say that what follows came first; behind an "and" or a comma they mean "then".
_AFTER = {"en": ("after",), "it": ("dopo",), "pl": ("po",), "el": ("αφου", "μετα απο")}
_NOT_AFTER = frozenset({"that", "this", "it", "which", ",", "e", "and", "i", "και", "poi", "then"})
_ANOTHER = frozenset(
    {"another", "more", "altra", "altro", "ancora", "jeszcze", "daha", "таги", "αλλη", "αλλο", "αλλον"}
    | {"ακομα", "ακομη"}
)


@dataclass(frozen=True, slots=True)
class _Card:
    kind: str
    start: int
    end: int


def face_up_reset(reading: Reading) -> Slots:
    """The face-up cards: a list of five."""
    cards = [g.kind for g in card_groups(reading) for _ in range(g.count)]
    if len(cards) == _ROW:
        return Slots("face_up_reset", {"face_up": cards})
    return Slots("face_up_reset", {}, ("face_up",))


def draw_check(reading: Reading) -> Slots:
    """Two cards drawn one after the other, each from the deck or the face-up row."""
    cards = [_Card(g.kind, g.start, g.end) for g in card_groups(reading) for _ in range(min(g.count, 2))][:2]
    if len(cards) == 1 and (again := _another(reading, cards[0])) is not None:
        cards.append(again)
    places = sorted({(m.start, m.end, name) for c, name in _PLACES.items() for m in reading.all(c)})
    if len(cards) < 2 or not places:
        return Slots("draw_check", {}, ("first", "second"))
    first, second = cards
    best = min(
        product(places, repeat=2),
        key=lambda pair: (
            _cost(reading, first, pair[0], second)
            + _cost(reading, second, pair[1], first)
            + (3.0 if len({p[2] for p in places}) > 1 and pair[0][2] == pair[1][2] else 0.0)
        ),
    )
    drawn = [{"from": best[0][2], "card": first.kind}, {"from": best[1][2], "card": second.kind}]
    if _reversed(reading, first, second):
        drawn.reverse()
    return Slots("draw_check", {"first": drawn[0], "second": drawn[1]})


def _another(reading: Reading, card: _Card) -> _Card | None:
    """A second card of the same kind, named by "another" only; "another card" may be of any kind."""
    cards = {m.start for m in reading.all("concepts.card")}
    for m in reading.all("cues.next"):
        words = [t.text for t in reading.tokens[m.start : m.end]]
        if m.start >= card.end and not _ANOTHER.isdisjoint(words):
            return None if cards & set(range(m.start, m.end + 2)) else _Card(card.kind, m.start, m.end)
    return None


def _cost(reading: Reading, card: _Card, place: tuple[int, int, str], other: _Card) -> float:
    start, end, _ = place
    before = start < card.start
    low, high = (end, card.start) if before else (card.end, start)
    cost = reading.gap(low, max(low, high))
    if low <= other.start < high:
        cost += 1.0
    if reading.lang in _VERB_LAST and not before:
        cost += 0.8
    return cost


def _reversed(reading: Reading, first: _Card, second: _Card) -> bool:
    """Whether the card named second is drawn first: "an open blue after a wild"."""
    if _after(reading, first, second):
        return True
    ordinals = {m.value: m.start for m in reading.all("ordinals") if m.value in (1, 2)}
    if 2 in ordinals and 1 in ordinals and ordinals[2] < ordinals[1]:
        return ordinals[2] < second.start and ordinals[1] > first.end
    return False


def _after(reading: Reading, first: _Card, second: _Card) -> bool:
    """Whether the card named second was drawn before: "an open blue after a wild"."""
    texts = [t.text for t in reading.tokens]
    for at in range(first.end, second.start):
        for words in _AFTER.get(reading.lang, ()):
            end = at + len(words.split())
            if " ".join(texts[at:end]) == words and _NOT_AFTER.isdisjoint({texts[at - 1], texts[end]}):
                return True
    return False


def cards_left(reading: Reading, rule: str, *, holds: bool | None, asked: bool = False) -> int | None:
    """How many more cards the turn allows after a locomotive; None where that is not asked.

    ``holds``: whether the rule's proposition holds in the edition; ``asked``: it is known to be asked for.
    """
    if not asked and (not reading.has("cues.how_many") or reading.has("cues.total")):
        return None
    if rule == "draw.blind_locomotive":
        return 0 if holds else 1  # it ends the draw, or it does not
    if rule == "draw.face_up_locomotive":
        return 1 if holds else 0  # a second card may be taken, or not
    return None
