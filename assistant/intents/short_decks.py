"""Tunnels for which deck and discards held fewer than three cards: "only two were left, a blue and a locomotive"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from assistant.cards import CardGroup, card_groups
from assistant.hands import read_hands
from assistant.intents.numbers import between, numbers_of
from assistant.laid_alike import laid_alike
from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading
from rules.tunnels import REVEAL

_PILES = ("concepts.deck", "concepts.discard_pile", "actions.return_ticket")
_LEFT = ("concepts.reserve", "concepts.unused", "cues.left", "actions.empty")
_TURNED = ("actions.reveal", "told.turned")
_GONE = ("cues.negation", "cues.none", "actions.empty")
_NEAR = 3  # tokens between a number and the "left" that it tells of


@dataclass(frozen=True, slots=True)
class ShortDeck:
    """So few ``cards`` could be turned up, told by tokens ``[start, end)``."""

    cards: int
    start: int
    end: int


def short_deck(reading: Reading) -> ShortDeck | None:
    """How few cards deck and discards held when a tunnel was dug; None where that isn't told, or it was enough.

    >>> from assistant.reading import read
    >>> short_deck(read("only two cards were left in deck and discards when I dug the tunnel", "en")).cards
    2
    """
    if not reading.has("concepts.tunnel"):
        return None
    cards = {m.start for m in reading.all("concepts.card", "concepts.train_card")}
    kinds = {m.start for m in reading.mentions if m.concept.startswith("colors.")}
    kinds |= {m.start for m in reading.all("concepts.locomotive")}
    for low, high in _clauses(reading):

        def here(*concepts: str, low: int = low, high: int = high) -> list[Mention]:
            return [m for m in reading.all(*concepts) if low <= m.start < high]

        if not here(*_PILES) or here("concepts.hand", "told.almost", "cues.if", "concepts.ticket"):
            continue
        numbers = [n for n in numbers_of(reading, between(0, REVEAL), weak=True) if low <= n.start < high]
        only = {m.end for m in here("cues.only")} | {m.start for m in here("cues.only")}
        counts = [
            n for n in numbers if n.value and (n.end in cards or (n.end in only and n.end + 1 in cards))
        ]
        told = counts or [
            n
            for n in numbers
            if n.value
            and n.end not in kinds
            and any(-_NEAR <= m.start - n.end <= _NEAR for m in here(*_LEFT))
        ]
        neither = sum(
            reading.tokens[i].text in load_lexicon(reading.lang).listed("neither") for i in range(low, high)
        )
        if told and {n.value for n in told} == {1} and (neither > 1 or here("cues.negation")):
            return ShortDeck(0, told[0].start, told[0].end)  # "not a single card"
        if (
            told
            and {n.value for n in told} <= {1, 2}
            and (here(*_LEFT, "cues.only") or (counts and not here(*_TURNED)))
        ):
            return ShortDeck(max(n.value or 0 for n in told), told[0].start, told[0].end)
        some = [n for n in numbers if n.value and not n.weak and n.end not in kinds]
        piles = len(here(*_PILES, "concepts.reserve"))
        if not told and not some and here(*_GONE) and piles > 1:
            return _few_told(reading, cards) or ShortDeck(0, low, low)
    return None


def _few_told(reading: Reading, cards: set[int]) -> ShortDeck | None:
    """The few cards told elsewhere than beside the piles: "no discards, only two cards could be turned up"."""
    few: list[Mention] = []
    for low, high in _clauses(reading):
        told = reading.all("cues.only", "cues.left", "concepts.reserve")
        if any(low <= m.start < high for m in told):
            numbers = numbers_of(reading, between(1, REVEAL - 1))
            few += [n for n in numbers if low <= n.start < high and n.end in cards]
    return ShortDeck(few[0].value or 0, few[0].start, few[0].end) if len(few) == 1 else None


def short_hands(reading: Reading) -> tuple[dict[str, int], list[str]] | None:
    """The cards laid, and the few that could be turned up; None where the deck was not short or they are not told.

    >>> from assistant.reading import read
    >>> told = "just one card was left in deck and discards, it was red like the two I laid for the tunnel"
    >>> short_hands(read(told, "en"))
    ({'red': 2}, ['red'])
    """
    deck = short_deck(reading)
    if deck is None:
        return None
    counts = [m for m in reading.numbers() if deck.start <= m.start < deck.end]
    again = [n for n in reading.numbers() if n.value == deck.cards and _points_at(reading, n)]
    plain = replace(
        reading, mentions=tuple(m for m in reading.mentions if m not in counts and m not in again)
    )
    groups = [g for g in card_groups(plain) if not g.names_route]
    alike = laid_alike(plain, groups)
    if alike is not None:
        groups = [g for g in groups if g is not alike]
        turned = _turned(groups, deck.cards)
        return ({alike.kind: alike.count}, turned) if turned is not None else None
    if deck.cards == 0:
        kinds = {g.kind for g in groups}
        laid = {g.kind: g.count for g in groups}
        return (laid, []) if laid and len(kinds - {"locomotive"}) <= 1 else None
    hands = read_hands(plain)
    if hands.laid and hands.revealed is not None and len(hands.revealed) == deck.cards:
        return hands.laid, hands.revealed
    return _parted(groups, deck)


def _points_at(reading: Reading, number: Mention) -> bool:
    """Whether a number takes up the cards told before: "those two", "both"."""
    return any(
        m.end == number.start or m.start <= number.start < m.end
        for m in reading.all("told.these", "cues.both")
    )


def _turned(groups: Sequence[CardGroup], cards: int) -> list[str] | None:
    """The cards turned up; one colour alone is that of all of them."""
    found = [g.kind for g in groups for _ in range(g.count)]
    if len(groups) == 1 and not groups[0].counted:
        return [groups[0].kind] * cards
    return found if len(found) == cards else None


def _parted(groups: Sequence[CardGroup], deck: ShortDeck) -> tuple[dict[str, int], list[str]] | None:
    """The one way to part the cards told into those laid, of one colour, and as many as the deck held."""
    ways: list[tuple[dict[str, int], list[str]]] = []
    for cut in range(1, len(groups)):
        for laid, up in ((groups[:cut], groups[cut:]), (groups[cut:], groups[:cut])):
            turned = _turned(up, deck.cards)
            kinds = {g.kind for g in laid}
            behind = up[0].start > deck.start
            if turned is not None and behind and len(kinds - {"locomotive"}) <= 1 and len(kinds) == len(laid):
                ways.append(({g.kind: g.count for g in laid}, turned))
    return ways[0] if len(ways) == 1 else None


def _clauses(reading: Reading) -> list[tuple[int, int]]:
    """The spans between stops; a comma parts them too where what follows names no pile."""
    cuts = [i for i, t in enumerate(reading.tokens) if t.is_stop or t.text == "("]
    piles = {m.start for m in reading.all(*_PILES)}
    commas = [i for i, t in enumerate(reading.tokens) if t.text == ","]
    ends = sorted(cuts + [i for i in commas if not any(i < p <= i + 4 for p in piles)])
    edges = [-1, *ends, len(reading.tokens)]
    return [(a + 1, b) for a, b in pairwise(edges) if b > a + 1]
