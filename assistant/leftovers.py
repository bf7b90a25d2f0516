"""Cards that a question says are left in hand: "I've only one pink and a loco left"."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.cards import CardGroup
from assistant.laid_alike import laid_alike
from assistant.lexicon import Mention
from assistant.reading import Reading

_VERB_LAST = frozenset({"tr", "kk"})
_DENIED = 2  # tokens between a card and the "not" behind it
_JOINED = 4  # tokens between an "and" and the word for what is left
_HELD = ("concepts.hand", "cues.left", "told.held")
_NONE = ("cues.negation", "cues.none", "actions.empty")
_REVEALED = ("actions.reveal", "told.turned")
_TOLD = ("actions.play_cards", *_REVEALED, "concepts.deck")


def left_in_hand(reading: Reading, groups: Sequence[CardGroup]) -> dict[CardGroup, bool]:
    """Those of ``groups`` that are told as left in hand, once cards laid or turned up were told; False for "none left".

    A clause counts if it speaks of the hand or of what is left and of no cards laid or turned up; so do the
    clauses behind it in its sentence until one tells of cards laid or turned up.
    """
    held: dict[CardGroup, bool] = {}
    alike = laid_alike(reading, groups)
    telling = False
    for low, high, fresh in _clauses(reading):
        excepted = any(low <= m.start < high for m in reading.all("cues.except"))
        told = not excepted and any(low <= m.start < high for m in _verbs(reading))
        if _offers(reading, groups, low, high):
            held |= {g: True for g in groups if low <= g.start < high and not g.names_route}
            continue
        speaks = any(low <= m.start < high for m in reading.all(*_HELD))
        before = sum(g not in held for g in groups if g.start < low)
        before += alike is not None and alike.start < low
        first = before == 0 and _told_behind(reading, groups, high)
        between = before == 1 and _told_around(reading, low, high)
        telling = not told and ((speaks and (before > 1 or first or between)) or (telling and not fresh))
        if telling:
            inside = [g for g in groups if low <= g.start < high and not g.names_route]
            held |= {g: not _is_denied(reading, g, low, high) for g in inside}
    return held


def _offers(reading: Reading, groups: Sequence[CardGroup], low: int, high: int) -> bool:
    """Whether the last clause asks if cards counted there are enough: "will two reds do for the extra?"."""
    if high < len(reading.tokens) - 1 or not any(low <= m.start < high for m in reading.all("cues.enough")):
        return False
    inside = [g for g in groups if low <= g.start < high]
    before = [g for g in groups if g.start < low]
    paid = any(low <= m.start < high for m in reading.all("actions.pay_extra", "actions.play_cards"))
    return bool(inside) and len(before) > 1 and paid and all(g.counted for g in inside)


def _is_denied(reading: Reading, group: CardGroup, low: int, high: int) -> bool:
    """Whether the clause says that there is no such card; a "not" far behind it speaks of something else."""
    aside = {i for m in reading.all("cues.no_others", "cues.only") for i in range(m.start, m.end)}
    denials = [m for m in reading.all(*_NONE) if low <= m.start < high and m.start not in aside]
    return any(
        m.start < group.start or reading.lang in _VERB_LAST or m.start - group.end <= _DENIED for m in denials
    )


def only_asked(reading: Reading, groups: Sequence[CardGroup]) -> list[CardGroup]:
    """Cards told before that are named again only to ask about them: "are my greens left enough?".

    >>> from assistant.cards import card_groups
    >>> from assistant.reading import read
    >>> told = read("I had four greens, laid two. green, red, red came up. are the greens left enough?", "en")
    >>> [(g.kind, g.count) for g in only_asked(told, card_groups(told))]
    [('green', 1)]
    """
    found: list[CardGroup] = []
    for low, high, _ in _clauses(reading):
        inside = [g for g in groups if low <= g.start < high]
        known = {g.kind for g in groups if g.start < low}
        asks = {m.concept for m in reading.all("cues.enough", *_HELD) if low <= m.start < high}
        if "cues.enough" in asks and len(asks) > 1 and all(not g.counted and g.kind in known for g in inside):
            found += inside
    return found


def plain_left(reading: Reading, groups: Sequence[CardGroup]) -> int | None:
    """How many cards are left, told without their colour: "I laid blacks and have just one left".

    >>> from assistant.cards import card_groups
    >>> from assistant.reading import read
    >>> told = read("black, black, black came up. I laid blacks and have just one left", "en")
    >>> plain_left(told, card_groups(told))
    1
    """
    for low, high, _ in _clauses(reading):
        if not any(low <= m.start < high for m in reading.all(*_HELD)):
            continue
        if any(low <= m.start < high for m in _verbs(reading)) or any(low <= g.start < high for g in groups):
            continue
        only = any(low <= m.start < high for m in reading.all("cues.only"))
        others = {m.start for m in reading.all("concepts.train", "concepts.points", "concepts.player")}
        numbers = [
            n
            for n in reading.numbers()
            if low <= n.start < high and n.value and n.end not in others
            if only or not n.weak or any(t.text == "-" for t in reading.tokens[n.end : n.end + 1])  # "бір-ақ"
        ]
        if len(numbers) == 1:
            return numbers[0].value
    return None


def _told_behind(reading: Reading, groups: Sequence[CardGroup], at: int) -> bool:
    """Whether cards laid and cards turned up are both told behind ``at``: what stood before is the hand."""
    behind = [m.concept for m in _verbs(reading) if m.start >= at]
    several = sum(g.start >= at for g in groups) > 1
    return several and "actions.play_cards" in behind and not set(_REVEALED).isdisjoint(behind)


def _told_around(reading: Reading, low: int, high: int) -> bool:
    """Whether cards laid are told before tokens ``[low, high)`` and cards turned up behind them."""
    verbs = _verbs(reading)
    laid = any(m.concept == "actions.play_cards" and m.start < low for m in verbs)
    return laid and any(m.concept in _REVEALED and m.start >= high for m in verbs)


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
    turns |= {at for m in afters for at in _main_clause(reading, m)}
    # "I lay two greens and have one left"
    held = [m.start for m in reading.all(*_HELD)]
    laid = [m.start for m in reading.all("actions.play_cards")]
    colors = [m.start for m in reading.mentions if m.concept.startswith("colors.")]
    colors += [m.start for m in reading.all("concepts.locomotive")]
    turns |= {
        m.start
        for m in reading.all("cues.and")
        if any(
            0 < at - m.start <= _JOINED and not any(m.start < p < at for p in (*laid, *colors)) for at in held
        )
        and any(at < m.start for at in laid)
    }
    if reading.lang in _VERB_LAST:  # "3 turuncu koydum elimde tek turuncu kaldı": a verb ends its clause
        turns |= {m.end for m in reading.all("actions.play_cards") if m.end in held}
    for at, token in enumerate(reading.tokens):
        if at in turns and at > low:
            spans.append((low, at, fresh))
            low, fresh = at, False
        elif token.is_stop or token.text == ",":
            spans.append((low, at, fresh))
            low, fresh = at + 1, token.is_stop
    return [*spans, (low, len(reading.tokens), fresh)]


def _main_clause(reading: Reading, after: Mention) -> list[int]:
    """Where what is left is told behind the cards laid: "after laying three reds | I am left with one"."""
    end = next(
        (i for i in range(after.start, len(reading.tokens)) if not reading.tokens[i].is_word),
        len(reading.tokens),
    )
    laid = [m.end for m in reading.all("actions.play_cards") if after.start <= m.start < end]
    return [m.start for m in reading.all(*_HELD) if laid and laid[0] <= m.start < end][:1]
