"""Slips that a question itself takes back: "2 white… no wait, 3" is read as "3 white"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from assistant.lexicon import Mention
from assistant.normalize import Token

_SURE = "cues.correction"  # "no wait", "I mean": enough by themselves
_WEAK = "cues.retract"  # "no", "actually": behind a pause, or two of them
_SO = "cues.therefore"  # "one fell through, so two"
_VERBS = {"actions.play_cards": "laid", "actions.reveal": "revealed", "concepts.deck": "revealed"}
_PAUSES = frozenset({",", "."})
_INNER = frozenset({",", ".", "-", ":"})  # marks inside a correction and around it
_BOUNDS = frozenset({":", "-", "/", "("})
_KINDS = "colors."
_LOCOMOTIVE = "concepts.locomotive"
_NEAR, _FAR = 2, 5  # words between a correction's marker and what is put right
_BACK = 12  # tokens between what is taken back and the marker
_LOOSE = 2  # words inside a list of cards that are no cards
_NOUN = 2  # words between a number and what it counts
_SO_FAR = 12  # tokens between the marker and "so two"
_MOST = 4  # corrections in one question


@dataclass(frozen=True, slots=True)
class _Group:
    """Cards of one kind in tokens ``[start, end)``; ``at`` is the kind's token."""

    kind: str
    start: int
    at: int
    end: int
    number: int | None


@dataclass(frozen=True, slots=True)
class _Marker:
    """Tokens ``[start, end)`` that take something back; ``sure`` where the words leave no doubt.

    ``words`` that may stand before what is put right. ``cards_only``: "12 - no, 5 - yes" answers, "a black - no,
    two blacks" puts right.
    """

    start: int
    end: int
    sure: bool
    words: int
    cards_only: bool


@dataclass(frozen=True, slots=True)
class _Swap:
    """Tokens ``old`` give way to ``new``; what stands from ``marker`` to the end of ``new`` is dropped."""

    old: tuple[int, int]
    new: tuple[int, int]
    marker: int


def corrected(
    tokens: Sequence[Token], mentions: Sequence[Mention], places: Sequence[tuple[int, int]]
) -> list[int] | None:
    """The places of the tokens that stand, in their new order; None where nothing is taken back.

    ``places`` are the spans of the cities' names.
    """
    order = list(range(len(tokens)))
    view = _View(tokens, mentions, places)
    for _ in range(_MOST):
        swap = next(_swaps(view), None)
        if swap is None:
            break
        kept = _apply(len(view.tokens), swap)
        order = [order[i] for i in kept]
        view = view.reordered(kept)
    return order if len(order) < len(tokens) else None


def reorder(tokens: Sequence[Token], order: Sequence[int]) -> tuple[Token, ...]:
    """``tokens`` in a new order; one that has lost its neighbour is not glued any more."""
    return tuple(
        tokens[at] if n and order[n - 1] == at - 1 else replace(tokens[at], glued=False)
        for n, at in enumerate(order)
    )


def moved(start: int, end: int, order: Sequence[int]) -> tuple[int, int] | None:
    """Where the tokens ``[start, end)`` stand in a new order; None where they are gone or torn apart."""
    if start not in order:
        return None
    first = order.index(start)
    span = list(order[first : first + end - start])
    return (first, first + end - start) if span == list(range(start, end)) else None


class _View:
    """What is found at which token."""

    def __init__(
        self, tokens: Sequence[Token], mentions: Sequence[Mention], places: Sequence[tuple[int, int]]
    ) -> None:
        self.tokens, self.mentions, self.places = tokens, mentions, places
        self.kinds: dict[int, Mention] = {}
        for m in mentions:
            if m.concept.startswith(_KINDS) or m.concept == _LOCOMOTIVE:
                self.kinds.setdefault(m.start, m)
        self.numbers = {m.start: m for m in mentions if m.concept == "numbers" and m.value is not None}
        self.ordinals = {m.start: m for m in mentions if m.concept == "ordinals"}
        self.editions = {m.start: m for m in mentions if m.concept.startswith("editions.")}
        self.verbs = {i: _VERBS[m.concept] for m in mentions if m.concept in _VERBS for i in _span(m)}
        self.asking = {m.start for m in mentions if m.concept == "cues.how_many"}
        self.turns = {m.start for m in mentions if m.concept == "cues.but"}
        self.joins = {m.start for m in mentions if m.concept == "cues.and"}

    def reordered(self, order: Sequence[int]) -> _View:
        kept = [(m, moved(m.start, m.end, order)) for m in self.mentions]
        mentions = [replace(m, start=to[0], end=to[1]) for m, to in kept if to is not None]
        places = [to for place in self.places if (to := moved(*place, order)) is not None]
        return _View(reorder(self.tokens, order), mentions, places)

    def is_end(self, at: int) -> bool:
        """Whether a clause ends here for good: a stop that is no pause of three dots."""
        token = self.tokens[at]
        return token.is_stop and not (token.text == "." and self._dotted(at))

    def _dotted(self, at: int) -> bool:
        around = self.tokens[max(at - 1, 0) : at + 2]
        return sum(t.text == "." for t in around) > 1


def _span(m: Mention) -> range:
    return range(m.start, m.end)


def _apply(size: int, swap: _Swap) -> list[int]:
    (a, b), (c, d) = swap.old, swap.new
    return [*range(a), *range(c, d), *range(b, swap.marker), *range(d, size)]


def _swaps(view: _View) -> Iterator[_Swap]:
    for marker in _markers(view):
        swap = _swap(view, marker)
        if swap is not None:
            yield swap


def _markers(view: _View) -> Iterator[_Marker]:
    """Runs of words that take back, with the marks around them."""
    sure = {i for m in view.mentions if m.concept == _SURE for i in _span(m)}
    weak = {i for m in view.mentions if m.concept == _WEAK for i in _span(m)} - sure
    tokens = view.tokens
    at = 0
    while at < len(tokens):
        if at not in sure | weak:
            at += 1
            continue
        start = end = at
        words = 0
        certain = False
        while at < len(tokens) and (at in sure or at in weak or tokens[at].text in _INNER):
            if at in sure | weak:
                words += 1
                certain |= at in sure
                end = at + 1
            at += 1
        comma = end < len(tokens) and tokens[end].text in _INNER
        paused = start > 0 and tokens[start - 1].text in _PAUSES
        dashed = start > 0 and tokens[start - 1].text == "-" and not tokens[start].glued
        while end < len(tokens) and tokens[end].text in _INNER:
            end += 1
        denies = end in view.kinds and not comma  # "2 red, no locos"
        while start > 0 and (tokens[start - 1].text in _INNER or (words > 1 and start - 1 in view.turns)):
            start -= 1
        certain |= words > 1
        if start and (certain or ((paused or dashed) and not denies)):
            words = _FAR if certain else _NEAR if comma else 0
            yield _Marker(start, end, certain, words, dashed and not certain)


def _swap(view: _View, marker: _Marker) -> _Swap | None:
    first = _first_item(view, marker)
    if first is None:
        return None
    if any(start == first for start, _ in view.places):
        return _cities(view, marker, first)
    if first in view.editions:
        named = [m for m in view.editions.values() if m.end <= marker.start]
        new = view.editions[first]
        known = {m.concept for m in named}
        return (
            _Swap(_ends(named[-1]), _ends(new), marker.start) if named and new.concept not in known else None
        )
    groups = _groups(view, first, len(view.tokens))
    nth = view.ordinals.get(first)
    if groups and (nth is not None or groups[0].start == first or groups[0].at == first):
        return _cards(view, marker, groups, nth)
    if first in view.numbers and not marker.cards_only:
        return _number(view, marker, view.numbers[first])
    return None


def _ends(m: Mention) -> tuple[int, int]:
    return m.start, m.end


def _first_item(view: _View, marker: _Marker) -> int | None:
    """Where what is put right begins: behind "so", or within a few words of the marker."""
    so = [m.end for m in view.mentions if m.concept == _SO and 0 <= m.start - marker.end < _SO_FAR]
    for at in so if marker.sure else ():
        number = next((n for n in range(at, at + 2) if n in view.numbers), None)
        if number is not None and not any(view.is_end(i) for i in range(marker.end, number)):
            return number
    words = 0
    places = {start for start, _ in view.places}
    for at in range(marker.end, len(view.tokens)):
        if view.is_end(at) or at in view.asking:
            return None
        if at in view.ordinals and any(i in view.kinds for i in range(at + 1, at + 5)):
            return at
        count = view.numbers.get(at)
        counts = count is not None and (not count.weak or _kind_behind(view, count.end) is not None)
        if count is not None and not counts:
            return None
        if words <= marker.words and (counts or at in view.kinds or at in places or at in view.editions):
            return at
        words += view.tokens[at].is_word
        if words > marker.words + 1:  # an article may stand before "second"
            return None
    return None


def _kind_behind(view: _View, at: int) -> int | None:
    """The token of the kind that a number before token ``at`` counts."""
    for n in range(at, min(at + _LOOSE + 1, len(view.tokens))):
        if n in view.kinds:
            return n
        if n in view.numbers or n in view.joins or not view.tokens[n].is_word:
            return None
    return None


def _groups(view: _View, low: int, high: int) -> list[_Group]:
    """The cards of the list that begins at token ``low``."""
    found: list[_Group] = []
    loose = 0
    number: Mention | None = None
    at = low
    while at < high and loose <= _LOOSE + (not found) * 2:
        token = view.tokens[at]
        if (found and at in view.verbs) or view.is_end(at) or at in view.asking:
            break
        if at in view.kinds:
            kind = view.kinds[at]
            start = number.start if number is not None else at
            value = number.value if number is not None else None
            found.append(_Group(kind.concept, start, at, kind.end, value))
            number, loose, at = None, 0, kind.end
            continue
        if at in view.numbers:
            known = number if number is not None and view.numbers[at].weak else view.numbers[at]
            number = known
            loose = 0
        elif token.is_word and at not in view.joins:
            loose += 1
        elif token.text == ",":
            number = None
        elif token.text in _BOUNDS and not token.glued and found:
            break
        at += 1
    return found


def _lists(view: _View, end: int) -> list[list[_Group]]:
    """The lists of cards before token ``end``: parted by verbs, stops and strong marks."""
    lists: list[list[_Group]] = []
    at = 0
    while at < end:
        if at in view.kinds or (at in view.numbers and _kind_behind(view, view.numbers[at].end) is not None):
            groups = _groups(view, at, end)
            if groups:
                lists.append(groups)
                at = groups[-1].end
                continue
        at += 1
    return lists


def _verb_of(view: _View, low: int, high: int, reach: int = 3) -> set[str]:
    """What the verbs beside tokens ``[low, high)`` say: cards laid or cards turned up."""
    near: set[str] = set()
    for at in (*range(low - 1, low - 1 - reach, -1), *range(high, high + reach)):
        if 0 <= at < len(view.tokens) and at in view.verbs:
            near.add(view.verbs[at])
    return near


def _cards(view: _View, marker: _Marker, new: list[_Group], nth: Mention | None) -> _Swap | None:
    lists = _lists(view, marker.start)
    if not lists:
        return None
    said = {view.verbs[i] for i in range(marker.end, new[0].start) if i in view.verbs}
    old = lists[-1]
    if len(said) == 1:
        told = [run for run in lists if said & _verb_of(view, run[0].start, run[-1].end)]
        old = told[-1] if told else old
    if old is lists[-1] and marker.start - old[-1].end > _BACK:
        return None
    span = (new[0].start, new[-1].end)
    if nth is not None:
        place = (nth.value or 0) - 1
        if not 0 <= place < len(old):
            return None
        return _Swap((old[place].at, old[place].end), (new[0].at, new[0].end), marker.start)
    if len(new) > 1:
        gone = _tail(old, new)
        return _Swap((gone[0].start, gone[-1].end), span, marker.start)
    same = [g for g in old if g.kind == new[0].kind]
    if new[0].number is None:
        if same:
            return None
        return _Swap((old[-1].at, old[-1].end), span, marker.start)
    gone_one = same[-1] if same else old[-1]
    return _Swap((gone_one.start, gone_one.end), span, marker.start)


def _tail(old: list[_Group], new: list[_Group]) -> list[_Group]:
    """The end of a list that another list stands in for: as many cards, else all of it."""
    wanted = sum(g.number or 1 for g in new)
    for first in range(len(old)):
        if sum(g.number or 1 for g in old[first:]) == wanted:
            return old[first:]
    return old


def _number(view: _View, marker: _Marker, new: Mention) -> _Swap | None:
    before = [n for n in view.numbers.values() if n.end <= marker.start and marker.start - n.end <= _BACK]
    if not before or any(n.value == new.value for n in before):
        return None  # "… no wait, the 12 failed" speaks of the 12 again
    nouns = _nouns(view, new)
    fitting = [n for n in before if not nouns or not _nouns(view, n) or nouns & _nouns(view, n)]
    strong = [n for n in fitting if not n.weak] or fitting
    denied = marker.words == 0 and not nouns and not view.tokens[new.start].is_number  # "no fives"
    if not strong or denied:
        return None
    old = strong[-1]
    if any(view.is_end(i) for i in range(old.end, marker.start)):
        return None
    end = new.end
    if end < len(view.tokens) and old.end < marker.start and _same_word(view, old.end, end):
        end += 1
    swap = _Swap(_ends(old), (new.start, new.end), marker.start)
    return swap if end == new.end else _Swap((old.start, old.end + 1), (new.start, end), marker.start)


def _same_word(view: _View, a: int, b: int) -> bool:
    return view.tokens[a].is_word and view.tokens[a].text[:4] == view.tokens[b].text[:4]


def _nouns(view: _View, number: Mention) -> set[str]:
    """What a number counts, as far as the words right behind it tell."""
    near = range(number.end, number.end + _NOUN)
    stop = next((i for i in near if i < len(view.tokens) and not view.tokens[i].is_word), None)
    return {
        m.concept
        for m in view.mentions
        if m.start in near
        and (stop is None or m.start < stop)
        and m.concept.startswith(("concepts.", "colors."))
    }


def _cities(view: _View, marker: _Marker, first: int) -> _Swap | None:
    """A city, or both of a route, in place of the last ones named."""
    named = [p for p in view.places if p[1] <= marker.start]
    new = [p for p in view.places if p[0] >= first]
    pair = len(new) > 1 and new[1][0] - new[0][1] <= _LOOSE and len(named) > 1
    count = 2 if pair else 1
    if not named or marker.start - named[-1][1] > _BACK:
        return None
    return _Swap((named[-count][0], named[-1][1]), (new[0][0], new[count - 1][1]), marker.start)
