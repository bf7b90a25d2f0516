"""Which cards of a question were laid and which were turned up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from assistant.card_verbs import DOUBTFUL, Verb, verbs_told
from assistant.cards import CardGroup, card_groups
from assistant.laid_alike import laid_alike
from assistant.leftovers import left_in_hand, only_asked, plain_left
from assistant.reading import Reading
from assistant.turned_up import alike_but_one, all_of_one, matches_told
from assistant.whole_hand import Dealt, parted, told_first

_VERB_LAST = frozenset({"tr", "kk"})
_MAX_REVEALED = 3
_MAX_COUNT = 14
_TOO_MANY = 2.2  # what it costs that more cards are turned up than can be: the question may still say so
_TORN = 1.2  # what it costs to part a list behind a verb of its own
_OFFERED = 1  # tokens between cards offered and the verb for giving them
_INSIDE = 0.3  # how much less it matters that marks stand inside a list


@dataclass(frozen=True, slots=True)
class Hands:
    """The cards laid, the cards turned up and those left in hand, as far as the question tells.

    ``counted``: how many cards were laid was said; else each kind named stands for one card.
    """

    laid: dict[str, int]
    revealed: list[str] | None
    held: dict[str, int] | None = None
    counted: bool = True


def read_hands(reading: Reading) -> Hands:
    """Which cards were laid and which turned up: the split of the groups that fits the words around best.

    The cards laid are of one colour (with or without locomotives) and at most three are turned up; with that,
    verbs close by, punctuation and the language's word order, few questions leave a doubt.
    """
    named = [g for g in alike_but_one(reading, card_groups(reading)) if g.count <= _MAX_COUNT]
    asked = only_asked(reading, named)
    named = [g for g in named if g not in asked]
    held = left_in_hand(reading, named)
    named = [g for g in named if g not in held]
    verbs = [v for v in verbs_told(reading, named) if not any(0 <= v.start - g.end <= _OFFERED for g in held)]
    groups = [g for g in named if not g.names_route]
    if not any(v.laid and v.cost < DOUBTFUL for v in verbs):
        # no word for cards laid: a route named by colour and length stands for them
        groups = [g for g in named if not g.names_route or g.counted]
    groups = _without_payment(reading, groups, verbs)
    groups = _without_question(reading, groups, verbs)
    alike = laid_alike(reading, named)
    if alike is not None:
        turned_up = [g.kind for g in groups for _ in range(g.count)]
        own = _counts([g for g, some in held.items() if some]) if held else None
        return Hands(_counts([alike]), turned_up or None, own, alike.counted)
    hand = [g for g, some in held.items() if some]
    dealt = _dealt(reading, hand, named, verbs)
    if dealt is not None:
        groups = [g for g in groups if g in dealt[1] and not g.names_route]
    elif not held and any(v.laid for v in verbs):
        whole = _told_first(reading, named, verbs)
        rest = [g for g in groups if g not in whole]
        if sum(g.count for g in rest) > _MAX_REVEALED:  # what was laid of it is told by its colour again
            hand, held, groups = whole, dict.fromkeys(whole, True), rest
    best = ([], groups) if dealt is not None else _best(reading, groups, verbs)
    if best is None and len(groups) > 1:
        best = _best(reading, groups[:-1], verbs) or _best(reading, groups[1:], verbs)
    laid, revealed = best or ([], [])
    if not laid and revealed:
        route = next((g for g in named if g.names_route and g.counted and g not in revealed), None)
        laid = [route] if route is not None else []
    if not _shown(reading, laid, revealed, verbs) or sum(g.count for g in revealed) > _MAX_REVEALED:
        revealed = []
    revealed = all_of_one(reading, laid, revealed)
    turned = [g.kind for g in revealed for _ in range(g.count)]
    if not turned:
        turned = _matching(reading, laid)
    counted = len(laid) != 1 or laid[0].counted
    plain = plain_left(reading, named) if laid and turned and not held else None
    if plain is not None and len({g.kind for g in laid}) == 1:
        return Hands(_counts(laid), turned, {laid[0].kind: plain}, counted)
    if dealt is not None and turned:
        return Hands(dealt[0].laid, turned, dealt[0].left)
    return Hands(_counts(laid), turned or None, _left(reading, hand, laid) if held else None, counted)


def _dealt(
    reading: Reading, hand: Sequence[CardGroup], others: Sequence[CardGroup], verbs: Sequence[Verb]
) -> tuple[Dealt, list[CardGroup]] | None:
    """A hand told whole, parted into what was laid and what is left, and the other groups; None without one."""
    laying = any(v.laid and v.cost < DOUBTFUL for v in verbs)
    # "I had five, laid four, …, is my last one enough?": what is left is told twice
    early = [g for g in hand if all(g.start < o.start for o in others)]
    for whole in (early, list(hand), _told_first(reading, others, verbs)):
        rest = [g for g in others if g not in whole and g not in hand]
        dealt = parted(reading, whole, rest, laying=laying) if whole else None
        if dealt is not None:
            return dealt, rest
    return None


def _told_first(reading: Reading, groups: Sequence[CardGroup], verbs: Sequence[Verb]) -> list[CardGroup]:
    laying = [v.start for v in verbs if v.laid and v.cost < DOUBTFUL]
    return told_first(reading, groups, laying, [v.start for v in verbs if not v.laid])


def _left(reading: Reading, held: Sequence[CardGroup], laid: Sequence[CardGroup]) -> dict[str, int]:
    """The cards left in hand; a hand told first, before any word for what is left, holds those laid as well."""
    cards = _counts(held)
    if not held or not laid or held[0].start > laid[0].start:
        return cards
    if any(m.start < laid[0].start for m in reading.all("cues.left", "cues.except", "cues.after")):
        return cards
    return {kind: max(0, n - _counts(laid).get(kind, 0)) for kind, n in cards.items()}


def _counts(groups: Sequence[CardGroup]) -> dict[str, int]:
    cards: dict[str, int] = {}
    for g in groups:
        cards[g.kind] = cards.get(g.kind, 0) + g.count
    return cards


def _without_payment(reading: Reading, groups: list[CardGroup], verbs: Sequence[Verb]) -> list[CardGroup]:
    """The groups without what the question asks to be paid: "… turned up. Do I add one more blue?"."""
    if len(groups) <= 2:
        return groups
    last = groups[-1]
    stops = [i for i in range(groups[-2].end, last.start) if reading.tokens[i].is_stop]
    if not stops and last.kind == groups[0].kind and _is_full(groups[1:-1], last.kind):
        again = reading.all("actions.pay_extra", "cues.next")
        if any(last.start - 2 <= m.start < last.end for m in again):
            return groups[:-1]  # "… and he wants another blue of me"
    if not stops or last.count > 1 or all(g.kind != last.kind for g in groups[:-1]):
        return groups
    more = any(
        last.start - 2 <= m.start <= last.end + 1 for m in reading.all("actions.pay_extra", "cues.next")
    )
    told = any(v.start > stops[-1] and not v.laid and v.cost < DOUBTFUL for v in verbs)
    return groups[:-1] if more and not told else groups


def _is_full(turned: Sequence[CardGroup], laid: str) -> bool:
    """Whether these are the three cards turned up, none of the colour laid."""
    return sum(g.count for g in turned) == _MAX_REVEALED and all(g.kind != laid for g in turned)


def _without_question(reading: Reading, groups: list[CardGroup], verbs: Sequence[Verb]) -> list[CardGroup]:
    """The groups without those of a last sentence that only asks about them: "… Do the reds count too?"."""
    stops = [i for i, t in enumerate(reading.tokens) if t.is_stop and i < groups[-1].start] if groups else []
    if not stops or any(v.start > stops[-1] for v in verbs):
        return groups
    sentence = [t.text for t in reading.tokens[stops[-1] + 1 :]]
    asks = "?" in sentence or ";" in sentence or any(m.start > stops[-1] for m in reading.all("cues.yes_no"))
    if not asks or ":" in sentence:
        return groups
    kept = [g for g in groups if g.start < stops[-1]]
    asked = groups[len(kept) :]
    known = {g.kind for g in kept}
    if kept and len(asked) < _MAX_REVEALED and all(g.kind in known and not g.counted for g in asked):
        return kept
    return groups


def _shown(
    reading: Reading, laid: Sequence[CardGroup], revealed: Sequence[CardGroup], verbs: Sequence[Verb]
) -> bool:
    """Whether cards can be taken as turned up: a word says so, there are three, or a mark parts them."""
    if not laid or not revealed or any(not v.laid for v in verbs):
        return True
    if sum(g.count for g in revealed) == _MAX_REVEALED:
        return True
    low, high = sorted((laid[0].start, revealed[0].start))
    between = reading.tokens[low:high]
    return any(t.is_stop or t.text in (":", "-", "/", "(") for t in between)


def _best(
    reading: Reading, groups: Sequence[CardGroup], verbs: Sequence[Verb]
) -> tuple[list[CardGroup], list[CardGroup]] | None:
    """The laid and the turned-up groups of the best split; None when no split obeys the rules."""
    options: list[tuple[float, int, bool]] = []
    for split in range(len(groups) + 1):
        for laid_first in (True, False):
            cost = _cost(reading, groups, verbs, split, laid_first=laid_first)
            if cost is not None:
                options.append((cost, split, laid_first))
    if not options:
        return None
    _, split, laid_first = min(options, key=lambda o: (o[0], not o[2], o[1]))
    first, second = list(groups[:split]), list(groups[split:])
    return (first, second) if laid_first else (second, first)


def _cost(
    reading: Reading, groups: Sequence[CardGroup], verbs: Sequence[Verb], split: int, *, laid_first: bool
) -> float | None:
    first, second = groups[:split], groups[split:]
    laid, revealed = (first, second) if laid_first else (second, first)
    if not laid_first and not (first and second):
        return None  # the same as the other order with an empty run
    if len({g.kind for g in laid if g.kind != "locomotive"}) > 1:
        return None
    if len({g.kind for g in laid}) > 1 and any(_is_alone(reading, g) for g in laid):
        return None  # "only locomotives"
    total = sum(g.count for g in revealed)
    cost = 0.0 if laid_first else 0.5
    if total > _MAX_REVEALED:
        if not any(not v.laid and v.cost < DOUBTFUL for v in verbs):
            return None
        cost += _TOO_MANY
    if first and second:
        cost += _torn(reading, verbs, first, second[0])
    if total == _MAX_REVEALED:
        cost -= 0.3
    if first and second:
        cost -= _parting(reading, verbs, first[-1].end, second[0].start)
    cost += sum(
        _INSIDE * _parting(reading, verbs, a.end, b.start) for r in (first, second) for a, b in pairwise(r)
    )
    kinds = [g.kind for g in laid]
    cost += float(len(set(kinds)) < len(kinds) and all(g.counted for g in laid if kinds.count(g.kind) > 1))
    cost += _said_twice(laid) + 0.5 * _said_twice(revealed) + _strays(laid, revealed, verbs)
    return (
        cost
        + _attached(reading, laid, revealed, verbs, True)
        + _attached(reading, revealed, laid, verbs, False)
    )


def _is_alone(reading: Reading, group: CardGroup) -> bool:
    """Whether locomotives are said to have been laid alone: "just locos", "sole locomotive"."""
    beside = reading.all("cues.only")
    return group.kind == "locomotive" and any(m.end == group.start or m.start == group.end for m in beside)


def _torn(reading: Reading, verbs: Sequence[Verb], left: Sequence[CardGroup], right: CardGroup) -> float:
    """What it costs to part a list of uncounted cards where nothing but a comma or an "and" stands between."""
    counted = right.counted or any(g.counted for g in left)
    if counted or not any(0 <= left[0].start - v.end <= 1 for v in verbs):
        return 0.0
    between = range(left[-1].end, right.start)
    joins = {m.start for m in reading.all("cues.and")}
    plain = all(reading.tokens[i].text == "," or i in joins for i in between)
    return _TORN if plain else 0.0


def _said_twice(run: Sequence[CardGroup]) -> float:
    """ "2 red and red" is hardly one hand: a colour with its count, and the same colour without."""
    return float(
        any(a.kind == b.kind and a.counted != b.counted for i, a in enumerate(run) for b in run[i + 1 :])
    )


def _strays(laid: Sequence[CardGroup], revealed: Sequence[CardGroup], verbs: Sequence[Verb]) -> float:
    """What it costs that verbs stand right before cards of the other kind."""
    cost = 0.0
    for verb in verbs:
        behind = [g for g in (*laid, *revealed) if 0 <= g.start - verb.end <= 1]
        wrong = revealed if verb.laid else laid
        if verb.cost < DOUBTFUL and verb.leads and any(g in wrong for g in behind):
            cost += 0.6
    return cost


def _parting(reading: Reading, verbs: Sequence[Verb], left: int, right: int) -> float:
    gap = min(reading.gap(left, right), 1.5)
    return gap + (0.8 if any(left <= v.start < right and v.cost < DOUBTFUL for v in verbs) else 0.0)


def _attached(
    reading: Reading,
    run: Sequence[CardGroup],
    others: Sequence[CardGroup],
    verbs: Sequence[Verb],
    laid: bool,
) -> float:
    own = [v for v in verbs if v.laid == laid]
    firm = any(v.cost < DOUBTFUL for v in own)
    if not run:
        return 2.0 if firm else 0.6
    if not own:
        return 0.5 if laid else 1.2
    return min(_distance(reading, run, others, v, [o for o in verbs if o.laid != laid]) for v in own)


def _distance(
    reading: Reading,
    run: Sequence[CardGroup],
    others: Sequence[CardGroup],
    verb: Verb,
    rivals: Sequence[Verb],
) -> float:
    before = verb.start < run[0].start
    low, high = (verb.end, run[0].start) if before else (run[-1].end, verb.start)
    cost = verb.cost
    if low < high:
        marks = [t for t in reading.tokens[low:high] if not t.is_word]
        stops = sum(1 for t in marks if t.is_stop)
        commas = sum(1 for t in marks if t.text == ",")
        cost += 0.9 * stops + 0.3 * commas
        cost += 1.3 * sum(1 for g in others if low <= g.start < high)
        cost += 1.3 * sum(1 for v in rivals if low <= v.start < high and v.cost < DOUBTFUL)
        if before and reading.lang in _VERB_LAST and not verb.leads:
            cost += 0.7
        if not before and reading.lang not in _VERB_LAST:
            cost += 0.3
    return cost


def _matching(reading: Reading, laid: Sequence[CardGroup]) -> list[str]:
    """ "One of the same colour came up": cards named by the colour laid."""
    color = next((g.kind for g in laid if g.kind != "locomotive"), None)
    if color is None or not any(m.start >= laid[-1].end for m in reading.all("cues.matching")):
        return []
    return [color] * (matches_told(reading) or 0)
