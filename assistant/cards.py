"""Cards in a question: "2 red and a locomotive", and which were laid and which were turned up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from assistant.lexicon import Mention
from assistant.reading import Reading

COLORS = ("red", "blue", "green", "yellow", "black", "white", "orange", "pink")
_VERB_LAST = frozenset({"tr", "kk"})
_CARD_WORDS = ("concepts.card", "concepts.train_card", "concepts.train")
_ROUTE_WORDS = ("concepts.tunnel", "concepts.route", "concepts.double_route")
_LAID = "actions.play_cards"
_REVEALED = "actions.reveal"
_MAX_REVEALED = 3
_MAX_COUNT = 14
_SKIP = 2  # words that may stand between a number and its colour ("2 cards of red")


@dataclass(frozen=True, slots=True)
class CardGroup:
    """``count`` cards of one kind: tokens ``[start, end)``. ``counted`` tells whether the count was said."""

    kind: str
    count: int
    start: int
    end: int
    counted: bool
    loose_count: bool = False
    names_route: bool = False


@dataclass(frozen=True, slots=True)
class Hands:
    """The cards laid and the cards turned up, as far as the question tells."""

    laid: dict[str, int]
    revealed: list[str] | None


def card_groups(reading: Reading) -> list[CardGroup]:
    """The groups of cards named in the question, in order of place."""
    kinds = _kinds(reading)
    used: set[int] = set()
    groups: list[CardGroup] = []
    starts = {m.start for _, m in kinds}
    for kind, mention in kinds:
        number, loose = _number_before(reading, mention, starts)
        start, end = mention.start, mention.end
        if number is None or number.start in used:
            number = _number_after(reading, mention, starts)
            loose = False
            if number is not None:
                end = number.end
        else:
            start = number.start
        count = 1
        if number is not None and number.start not in used and number.value is not None:
            used.add(number.start)
            count = number.value
        else:
            number = None
        names_route = number is None and _beside(reading, mention, _ROUTE_WORDS)
        groups.append(CardGroup(kind, count, start, end, number is not None, loose, names_route))
    return groups


def _kinds(reading: Reading) -> list[tuple[str, Mention]]:
    found = [(c, m) for c in COLORS for m in reading.all(f"colors.{c}")]
    found += [("locomotive", m) for m in reading.all("concepts.locomotive")]
    found.sort(key=lambda pair: (pair[1].start, -pair[1].end))
    kept: list[tuple[str, Mention]] = []
    for kind, mention in found:
        if kept and mention.start < kept[-1][1].end:
            continue
        # "a wild, a locomotive card": two words for one card stand side by side
        if kept and kind == kept[-1][0] == "locomotive" and mention.start == kept[-1][1].end:
            kept[-1] = (kind, Mention(mention.concept, kept[-1][1].start, mention.end))
            continue
        kept.append((kind, mention))
    return kept


def _number_before(reading: Reading, mention: Mention, starts: set[int]) -> tuple[Mention | None, bool]:
    numbers = {m.end: m for m in reading.numbers()}
    blockers = {m.start for m in reading.all(_LAID, _REVEALED, "actions.draw", "cues.and")}
    at = mention.start
    loose = False
    for step in range(_SKIP + 1):
        if at in numbers:
            return numbers[at], loose
        if step == _SKIP or at == 0:
            break
        token = reading.tokens[at - 1]
        if not token.is_word or (at - 1) in starts or (at - 1) in blockers or token.is_number:
            break
        loose = loose or any(m.start == at - 1 for m in reading.all(*_CARD_WORDS))
        at -= 1
    return None, False


def _number_after(reading: Reading, mention: Mention, starts: set[int]) -> Mention | None:
    """``red x2``, ``red: 2``: a number right behind the colour, unless it counts the next colour."""
    at = mention.end
    tokens = reading.tokens
    while at < len(tokens) and (tokens[at].text in ("x", "х", "=") or any(
        m.start == at for m in reading.all(*_CARD_WORDS)
    )):
        at += 1
    for number in reading.numbers():
        if number.start != at:
            continue
        follow = number.end
        for skip in range(_SKIP):
            if follow + skip in starts:
                return None
            if follow + skip < len(tokens) and not tokens[follow + skip].is_word:
                break
        return number
    return None


def _beside(reading: Reading, mention: Mention, concepts: Sequence[str]) -> bool:
    return any(m.end == mention.start or m.start == mention.end for m in reading.all(*concepts))


def read_hands(reading: Reading) -> Hands:
    """Which cards were laid and which turned up: the split of the groups that fits verbs, order and rules best.

    The cards laid are of one colour (with or without locomotives) and at most three are turned up; with that,
    verbs close by, punctuation and the language's word order, few questions leave a doubt.
    """
    groups = card_groups(reading)
    strong = [g for g in groups if not g.names_route]
    if len(strong) >= 2:
        groups = strong
    groups = [_without_card_count(g, groups) for g in groups if 0 < g.count <= _MAX_COUNT]
    if not groups:
        return Hands({}, None)
    options: list[tuple[float, int, bool]] = []
    for split in range(len(groups) + 1):
        for laid_first in (True, False):
            cost = _cost(reading, groups, split, laid_first=laid_first)
            if cost is not None:
                options.append((cost, split, laid_first))
    if not options:
        return Hands({}, None)
    _, split, laid_first = min(options, key=lambda o: (o[0], not o[2], o[1]))
    first, second = groups[:split], groups[split:]
    laid, revealed = (first, second) if laid_first else (second, first)
    cards: dict[str, int] = {}
    for g in laid:
        cards[g.kind] = cards.get(g.kind, 0) + g.count
    turned = [g.kind for g in revealed for _ in range(g.count)]
    return Hands(cards, turned if revealed else None)


def _without_card_count(group: CardGroup, groups: Sequence[CardGroup]) -> CardGroup:
    """In "3 cards red blue green" the 3 counts the cards, not the reds."""
    others = sum(g.count for g in groups if g is not group)
    if group.loose_count and group.count == _MAX_REVEALED and others >= _MAX_REVEALED - 1 and len(groups) > 2:
        at = groups.index(group)
        after = groups[at + 1 : at + _MAX_REVEALED]
        if len(after) == _MAX_REVEALED - 1 and all(not g.counted for g in after):
            return CardGroup(group.kind, 1, group.start, group.end, counted=False)
    return group


def _cost(reading: Reading, groups: Sequence[CardGroup], split: int, *, laid_first: bool) -> float | None:
    first, second = groups[:split], groups[split:]
    laid, revealed = (first, second) if laid_first else (second, first)
    if not laid_first and not (first and second):
        return None  # the same as the other order with an empty run
    if len({g.kind for g in laid if g.kind != "locomotive"}) > 1:
        return None
    total = sum(g.count for g in revealed)
    if total > _MAX_REVEALED:
        return None
    cost = 0.0 if laid_first else 0.6
    if total == _MAX_REVEALED:
        cost -= 0.5
    if first and second:
        gap = [t.text for t in reading.between(first[-1].end - 1, second[0].start)]
        cost -= 0.6 if any(t in ".;!?:" for t in gap) else 0.3 if "," in gap else 0.0
    runs = ((laid, _LAID, revealed, _REVEALED), (revealed, _REVEALED, laid, _LAID))
    for run, role, others, other_role in runs:
        anchors = reading.all(role)
        if not run:
            cost += 1.5 if anchors else 0.4
            continue
        if not anchors:
            cost += 0.5 if role == _LAID else 1.6
            # cards beside the other role's verb only belong to that verb
            cost += 0.8 if reading.all(other_role) and not others else 0.0
            continue
        cost += min(_distance(reading, run, a, others, other_role) for a in anchors)
    return cost


def _distance(
    reading: Reading,
    run: Sequence[CardGroup],
    anchor: Mention,
    others: Sequence[CardGroup],
    other_role: str,
) -> float:
    total = 0.0
    verb_last = reading.lang in _VERB_LAST
    for group in run:
        low, high = (group.end, anchor.start) if group.start < anchor.start else (anchor.end, group.start)
        total += 2.0 * sum(1 for m in reading.all(other_role) if low <= m.start < high)
        total += 1.0 * sum(1 for g in others if low <= g.start < high)
        total += 0.5 * sum(1 for t in reading.tokens[low:high] if t.is_stop)
        if verb_last and anchor.start < group.start:
            total += 0.9
        if not verb_last and anchor.start > group.start:
            total += 0.2
    return total / len(run)


def adjacent(groups: Sequence[CardGroup]) -> bool:
    """Whether the groups follow each other closely (a list of cards)."""
    return all(b.start - a.end <= _SKIP for a, b in pairwise(groups))
