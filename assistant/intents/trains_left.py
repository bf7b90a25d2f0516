"""The trains a player has left, where the question tells what was laid in other ways than "had 8, laid 6"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from assistant.intents.numbers import is_sized, told_numbers
from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading
from rules import load_edition

_LAYING = ("actions.claim", "actions.build", "actions.play_cards", "cues.did")
_MAX_LENGTH = 9
_ALL_TRAINS = load_edition("usa").number("setup.trains")
_NEAR = 3  # tokens between two things that belong together
_SENTENCE = 3.0
_PARTS = 3  # those before, those laid and those left


def trains_left(reading: Reading, numbers: Sequence[Mention]) -> int | None:
    """What is left by "43 of 45 on the board", "all but two", "four and then three"; ``numbers`` may count trains.

    >>> from assistant.reading import read
    >>> told = read("of my 45 trains 43 are on the board. does the last round begin?", "en")
    >>> trains_left(told, told.numbers())
    2
    """
    strong = [n for n in numbers if not n.weak]
    for rest in (_by_difference, _kept, _adding_up, _on_board, _laid_twice):
        left = rest(reading, strong)
        if left is not None:
            return left
    return None


def trains_left_of(reading: Reading, numbers: Sequence[Mention]) -> int | None:
    """ "Of the seven I had I lay five", "üç vagonum kalmıştı, bir teklik döşedim": two numbers and a verb that lays."""
    strong = [n for n in numbers if not n.weak]
    if len(strong) != 2 or not reading.has(*_LAYING):
        return None
    before, laid = strong
    if (laid.value or 0) > _MAX_LENGTH or not (_had(reading, before, laid) or _of(reading, before)):
        return None
    verb = any(
        abs(m.start - laid.end) <= _NEAR or abs(laid.start - m.end) <= _NEAR for m in reading.all(*_LAYING)
    )
    if not verb or reading.gap(before.end, laid.start) >= _SENTENCE + 1:
        return None
    left = (before.value or 0) - (laid.value or 0)
    return left if left >= 0 else None


def _by_difference(reading: Reading, _: Sequence[Mention]) -> int | None:
    """ "Ann has six trains, Bob ends his turn with three fewer", "he has one fewer than me, and I have three"."""
    numbers = [n for n in told_numbers(reading) if (n.value or 0) <= _ALL_TRAINS]
    words = load_lexicon(reading.lang).find(reading.tokens)
    weak = [n for n in words if n.concept == "numbers" and n.weak]
    for m in reading.told("fewer"):
        by = [n for n in (*numbers, *weak) if 0 <= m.start - n.end <= 1 or 0 <= n.start - m.end <= 1]
        others = [n for n in numbers if n not in by]
        if len(by) != 1 or not others:
            continue
        before = [n for n in others if n.start < by[0].start]
        of_me = len(others) == 1 and bool(reading.told("than_me"))
        if len(before) == 1 or of_me:
            left = ((before or others)[0].value or 0) - (by[0].value or 0)
            return left if left >= 0 else None
    return None


def _kept(reading: Reading, numbers: Sequence[Mention]) -> int | None:
    """ "Spent all but two of them"."""
    for m in reading.all("cues.except"):
        kept = [
            n
            for n in reading.numbers()
            if 0 <= n.start - m.end <= 1 or (_behind(reading) and m.start == n.end)
        ]
        fits = kept and not any(n.value is not None and n.value < (kept[0].value or 0) for n in numbers)
        if fits and reading.has(*_LAYING):
            return kept[0].value
    return None


def _adding_up(reading: Reading, numbers: Sequence[Mention]) -> int | None:
    """ "Laid 4 of my 6 and have 2 left": all three are told, and what is left stands beside its word."""
    if len(numbers) != _PARTS or not reading.has(*_LAYING):
        return None
    whole = max(numbers, key=lambda n: n.value or 0)
    parts = [n for n in numbers if n is not whole]
    if sum(n.value or 0 for n in parts) != whole.value or _had(reading, whole, parts[0]):
        return None  # "had 8, laid 6 and now have 2": the step from 8 to 2 is worth showing
    left = reading.all("cues.left", "concepts.reserve")
    beside = [n for n in parts if any(abs(m.start - n.end) <= 1 or abs(n.start - m.end) <= 1 for m in left)]
    return beside[0].value if len(beside) == 1 else None


def _behind(reading: Reading) -> bool:
    return reading.lang in ("tr", "kk")


def _on_board(reading: Reading, numbers: Sequence[Mention]) -> int | None:
    """ "43 of the 45 are on the board": all the trains of a set, and those laid."""
    pair = {n.value or 0 for n in numbers}
    if len(pair) != 2 or max(pair) != _ALL_TRAINS or not (reading.told("laid") or reading.has(*_LAYING)):
        return None
    if reading.has("cues.left", "concepts.reserve") and not reading.told("laid"):
        return None  # "of 45 trains 3 are left"
    return _ALL_TRAINS - min(pair)


def _laid_twice(reading: Reading, numbers: Sequence[Mention]) -> int | None:
    """ "Had 9, laid four and then three more"."""
    if len(numbers) != 3 or not reading.has(*_LAYING):
        return None
    before, first, second = numbers
    if not _had(reading, before, first) or any((n.value or 0) > _MAX_LENGTH for n in (first, second)):
        return None
    if any(abs(m.start - second.end) <= _NEAR for m in reading.all("cues.left", "concepts.reserve")):
        return None  # "… and now have 2 left"
    later = [m for m in reading.told("later") if m.start >= before.end]
    apart = [m for m in later if first.start - _NEAR <= m.start <= second.end + _NEAR]
    verb = any(
        min(abs(m.start - n.end), abs(n.start - m.end)) <= _NEAR
        for m in reading.all(*_LAYING)
        for n in (first, second)
    )
    if not apart or not verb:
        return None
    left = (before.value or 0) - (first.value or 0) - (second.value or 0)
    return left if left >= 0 else None


def _had(reading: Reading, n: Mention, after: Mention) -> bool:
    """Whether a number of trains is said to have been there before the next one was laid."""
    return any(m.start < after.start and abs(m.start - n.start) <= _NEAR + 1 for m in reading.all("cues.had"))


def _of(reading: Reading, n: Mention) -> bool:
    words = load_lexicon(reading.lang).listed("of")
    return any(reading.tokens[i].text in words for i in range(max(0, n.start - 2), n.start)) and not is_sized(
        reading, n
    )


def ends_on_zero(reading: Reading, before: int) -> bool:
    """Whether a turn is told to end with none: "Tom has 9 trains left, I ended my turn with none".

    >>> from assistant.reading import read
    >>> told = read("Tom has 9 trains. I ended my turn with none. how many turns do I get?", "en")
    >>> ends_on_zero(told, 12)
    True
    """
    marks = [-1, *(i for i, t in enumerate(reading.tokens) if t.is_stop or t.text == ","), before]
    ends = {m.start for m in reading.all("concepts.end", "concepts.turn", "concepts.action")}
    return any(
        n.value == 0
        and n.start < before
        and any(a < n.start < b and ends & set(range(a, b)) for a, b in pairwise(marks))
        for n in reading.numbers()
    )
