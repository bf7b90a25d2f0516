"""A hand told as a whole, and what of it goes into the tunnel: "4 reds in hand, the tunnel takes 3"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from assistant.cards import CardGroup
from assistant.lexicon import Mention
from assistant.reading import Reading
from rules.tunnels import REVEAL

LOCOMOTIVE = "locomotive"
_HOLDING = ("concepts.hand", "cues.had", "cues.mine", "actions.keep")
_BESIDE = 4  # tokens between a number and the word for laying cards
_BEHIND = 3  # words between a tunnel and its length behind it: "the tunnel needs 3"
_TO = 5  # tokens between "three of those" and the tunnel that they went to


@dataclass(frozen=True, slots=True)
class Dealt:
    """A hand parted: the cards ``laid`` for the tunnel, and those ``left``."""

    laid: dict[str, int]
    left: dict[str, int]


def tunnel_length(reading: Reading, taken: frozenset[int] = frozenset()) -> int | None:
    """How many spaces the tunnel told of has; None where that isn't told, or told in two ways.

    ``taken``: places of numbers that count something else.

    >>> from assistant.reading import read
    >>> tunnel_length(read("the tunnel needs 3, is that enough?", "en"))
    3
    >>> tunnel_length(read("tünel dört boşluklu", "tr"))
    4
    """
    counts = {m.start for m in reading.all("concepts.player", "concepts.points", "concepts.turn")}
    numbers = [n for n in reading.numbers() if n.value and n.start not in taken and n.end not in counts]
    strong = [n for n in numbers if not n.weak]
    sizes = reading.all("concepts.length")
    beside = [n for n in strong if any(_touch(reading, n, m) or m.start <= n.start < m.end for m in sizes)]
    found = beside or [n for n in strong if _sizes_tunnel(reading, n)]
    lengths = {n.value for n in found}
    return lengths.pop() if len(lengths) == 1 else None


def _touch(reading: Reading, a: Mention, b: Mention) -> bool:
    """Whether nothing but a hyphen stands between two words: "3 spaces", "three-space"."""
    low, high = (a.end, b.start) if a.start < b.start else (b.end, a.start)
    return low == high or (low + 1 == high and reading.tokens[low].text == "-")


def _sizes_tunnel(reading: Reading, number: Mention) -> bool:
    """Whether a number stands right before a tunnel, or a few words behind it."""
    for m in reading.all("concepts.tunnel"):
        if number.end == m.start:
            return True
        between = reading.tokens[m.end : number.start]
        if m.end <= number.start and len(between) <= _BEHIND and all(t.is_word for t in between):
            others = ("actions.play_cards", "actions.reveal", "cues.and")
            inside = [x for x in reading.all(*others) if m.end <= x.start < number.start]
            costs = {x.start for x in reading.all("actions.cost")}
            if not [x for x in inside if x.start not in costs and reading.lang != "it"]:
                return True
    return False


def parted(
    reading: Reading, hand: Sequence[CardGroup], others: Sequence[CardGroup], *, laying: bool
) -> Dealt | None:
    """A hand parted into the cards laid, told by their number or by the tunnel's length, and the others.

    None where neither is told, or it can't be told which colour was laid. ``laying``: whether the question says that
    cards were laid; only where it doesn't, the tunnel's length tells how many they are.

    >>> from assistant.cards import card_groups
    >>> from assistant.reading import read
    >>> told = read("4 reds in hand, the tunnel needs 3; red, blue, green", "en")
    >>> cards = card_groups(told)
    >>> parted(told, cards[:1], cards[1:], laying=False)
    Dealt(laid={'red': 3}, left={'red': 1})
    """
    cards: dict[str, int] = {}
    for g in hand:
        cards[g.kind] = cards.get(g.kind, 0) + g.count
    cardlike = [g for g in (*hand, *others) if not g.names_route]
    taken = frozenset(i for g in cardlike for i in range(g.start, g.end))
    if sum(g.count for g in others if not g.names_route) > REVEAL:
        return None  # the cards laid are told by their colour, too
    many = _number_laid(reading, hand[-1].end, taken)
    if many is None and not laying:
        many = tunnel_length(reading, taken)
    if many is None:
        return None
    wild = cards.get(LOCOMOTIVE, 0)
    named = {g.kind for g in others if g.names_route}
    colors = [c for c in cards if c != LOCOMOTIVE and (len(cards) <= 1 or cards[c] + wild >= many)]
    colors = [c for c in colors if c in named] or colors
    if len(colors) != 1 or cards[colors[0]] + wild < many:
        return None
    color = colors[0]
    own = min(cards[color], many)
    laid = {color: own, LOCOMOTIVE: many - own}
    left = {kind: n - laid.get(kind, 0) for kind, n in cards.items()}
    return Dealt({k: n for k, n in laid.items() if n}, left)


def _number_laid(reading: Reading, behind: int, taken: frozenset[int]) -> int | None:
    """The cards laid by their number alone, behind the hand: "I laid three of them", "three went on the tunnel"."""
    sizes = {
        m.start for m in reading.all("concepts.length", "concepts.train", "concepts.deck", "concepts.face_up")
    }
    held = {i for m in reading.all("concepts.length", "ordinals") for i in range(m.start, m.end)}
    numbers = [
        n
        for n in reading.numbers()
        if n.value and n.start >= behind and n.start not in taken | held and n.end not in sizes and not n.weak
    ]
    plays = [m for m in reading.all("actions.play_cards") if m.start >= behind and not _is_asking(reading, m)]
    near = [n for n in numbers if any(abs(n.start - m.start) <= _BESIDE for m in plays)]
    if not near:  # "three of those went on the tunnel"
        near = [
            n
            for n in numbers
            for m in reading.all("concepts.tunnel")
            if 1 < m.start - n.end <= _TO and all(t.is_word for t in reading.tokens[n.end : m.start])
        ]
    return near[0].value if near else None


def _is_asking(reading: Reading, verb: Mention) -> bool:
    """Whether a verb for laying is one for paying, too: "the tunnel costs 3", "can I pay?"."""
    return any(m.start == verb.start for m in reading.all("actions.cost", "actions.pay_extra"))


def told_first(
    reading: Reading, groups: Sequence[CardGroup], laying: Sequence[int], revealing: Sequence[int]
) -> list[CardGroup]:
    """The groups of a hand told before anything else; ``laying`` and ``revealing``: where words say that.

    Its clauses begin with one that speaks of holding cards, and end where cards are laid or turned up.

    >>> from assistant.cards import card_groups
    >>> from assistant.reading import read
    >>> told = read("4 reds in hand, the tunnel needs 3; red, blue, green", "en")
    >>> [(g.kind, g.count) for g in told_first(told, card_groups(told), [], [])]
    [('red', 4)]
    """
    hand: list[CardGroup] = []
    verbs = {*laying, *revealing}
    stops = [m.start for m in reading.all("concepts.tunnel")]
    holding = reading.all(*_HOLDING)
    telling = spoken = False
    for low, high, fresh in _clauses(reading):
        inside = [g for g in groups if low <= g.start < high and not g.names_route]
        spoken = any(low <= m.start < high for m in holding) or (spoken and not fresh)
        if any(low <= v < high for v in verbs):
            break
        tunnel = next((i for i in stops if low <= i < high), None)
        spoken = spoken or (bool(inside) and not telling and _held_behind(reading, high, holding, verbs))
        if inside and not telling and not spoken:
            return []
        telling = telling or (spoken and bool(inside))
        if telling:
            hand += inside
            if tunnel is not None:
                break
    behind = sum(g.count for g in groups if g not in hand and not g.names_route)
    return hand if behind == REVEAL or (revealing and behind) else []


def _held_behind(reading: Reading, at: int, holding: Sequence[Mention], verbs: set[int]) -> bool:
    """Whether the next clause says that the cards before it are the hand: "six reds, that's my hand"."""
    if at >= len(reading.tokens) or reading.tokens[at].is_stop:
        return False
    end = next(
        (i for i in range(at + 1, len(reading.tokens)) if not reading.tokens[i].is_word), len(reading.tokens)
    )
    inside = range(at, end)
    return any(m.start in inside for m in holding) and not any(v in inside for v in verbs)


def _clauses(reading: Reading) -> list[tuple[int, int, bool]]:
    """The spans between marks, and whether a sentence begins with each."""
    cuts = [i for i, t in enumerate(reading.tokens) if t.is_stop or t.text in (",", ":", "(", ")")]
    edges = [-1, *cuts, len(reading.tokens)]
    return [(a + 1, b, a < 0 or reading.tokens[a].is_stop) for a, b in pairwise(edges) if b > a + 1]
