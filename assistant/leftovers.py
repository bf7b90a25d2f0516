"""Cards that a question says are left in hand: "I've only one pink and a loco left"."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.cards import CardGroup
from assistant.lexicon import Mention
from assistant.reading import Reading

_VERB_LAST = frozenset({"tr", "kk"})
_HELD = ("concepts.hand", "cues.left")
_NONE = ("cues.negation", "cues.none", "actions.empty")
_TOLD = ("actions.play_cards", "actions.reveal", "concepts.deck")


def left_in_hand(reading: Reading, groups: Sequence[CardGroup]) -> dict[CardGroup, bool]:
    """Those of ``groups`` that are told as left in hand, once cards laid or turned up were told; False for "none left".

    A clause counts if it speaks of the hand or of what is left and of no cards laid or turned up; so do the
    clauses behind it in its sentence until one tells of cards laid or turned up.
    """
    held: dict[CardGroup, bool] = {}
    telling = False
    for low, high, fresh in _clauses(reading):
        excepted = any(low <= m.start < high for m in reading.all("cues.except"))
        told = not excepted and any(low <= m.start < high for m in _verbs(reading))
        speaks = any(low <= m.start < high for m in reading.all(*_HELD))
        before = sum(g not in held for g in groups if g.start < low)
        first = before == 0 and _told_behind(reading, groups, high)
        between = before == 1 and _told_around(reading, low, high)
        telling = not told and ((speaks and (before > 1 or first or between)) or (telling and not fresh))
        if telling:
            aside = {i for m in reading.all("cues.no_others", "cues.only") for i in range(m.start, m.end)}
            some = not any(low <= m.start < high and m.start not in aside for m in reading.all(*_NONE))
            held |= {g: some for g in groups if low <= g.start < high and not g.names_route}
    return held


def _told_behind(reading: Reading, groups: Sequence[CardGroup], at: int) -> bool:
    """Whether cards laid and cards turned up are both told behind ``at``: what stood before is the hand."""
    behind = [m.concept for m in _verbs(reading) if m.start >= at]
    several = sum(g.start >= at for g in groups) > 1
    return several and "actions.play_cards" in behind and "actions.reveal" in behind


def _told_around(reading: Reading, low: int, high: int) -> bool:
    """Whether cards laid are told before tokens ``[low, high)`` and cards turned up behind them."""
    verbs = _verbs(reading)
    laid = any(m.concept == "actions.play_cards" and m.start < low for m in verbs)
    return laid and any(m.concept == "actions.reveal" and m.start >= high for m in verbs)


def _verbs(reading: Reading) -> list[Mention]:
    costs = {m.start for m in reading.all("actions.cost", "actions.pay_extra")}
    held = {i for m in reading.all(*_HELD) for i in range(m.start, m.end)}
    return [m for m in reading.all(*_TOLD) if m.start not in costs | held]


def _clauses(reading: Reading) -> list[tuple[int, int, bool]]:
    """Spans of tokens between commas and stops, and whether a sentence begins there."""
    spans: list[tuple[int, int, bool]] = []
    low, fresh = 0, True
    turns = {m.start for m in reading.all("cues.but")}
    # "One orange in hand after laying three": two things are told, and the second came first.
    afters = reading.all("cues.after")
    turns |= {m.end if reading.lang in _VERB_LAST else m.start for m in afters}
    for at, token in enumerate(reading.tokens):
        if at in turns and at > low:
            spans.append((low, at, fresh))
            low, fresh = at, False
        elif token.is_stop or token.text == ",":
            spans.append((low, at, fresh))
            low, fresh = at + 1, token.is_stop
    return [*spans, (low, len(reading.tokens), fresh)]
