"""Words that say that cards were laid or turned up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from re import compile as pattern

from assistant.cards import CardGroup
from assistant.lexicon import Mention
from assistant.reading import Reading

_LAID = "actions.play_cards"
_REVEALED = ("actions.reveal", "told.turned")
_OWN = ("concepts.tunnel", "concepts.hand", "cues.me", "cues.mine")  # with a colon: "me: two reds"
_PILES = ("concepts.deck", "concepts.face_up")
DOUBTFUL = 0.5  # the cost from which a word is no sure sign of cards laid or turned up
_ASKED = 5  # words between "how many" and its verb
_BESIDE = 3  # tokens between "pay" and "more"
# Verbs that stand before their cards in languages whose verbs come last: Turkish açılan, Kazakh ашылған.
_PARTICIPLE = {
    "tr": pattern(r".+[ae]n(?:l[ae]r)?(?:[iua].*)?"),
    "kk": pattern(r".+[гк][ае]н(?:и|[дт][ае]р.*)?"),
}


@dataclass(frozen=True, slots=True)
class Verb:
    """A word that says that cards were laid or turned up; ``cost`` of taking it for that."""

    start: int
    end: int
    laid: bool
    cost: float
    leads: bool  # its cards stand behind it


def verbs_told(reading: Reading, groups: Sequence[CardGroup]) -> list[Verb]:
    """The words that say that cards were laid or turned up, those of the question itself left out.

    >>> from assistant.reading import read
    >>> [(v.start, v.laid) for v in verbs_told(read("I laid two reds, a red turned up", "en"), [])]
    [(1, True), (7, False)]
    """
    costs = {m.start for m in reading.all("actions.cost", "actions.pay_extra")}
    both = {m.start for m in reading.all(_LAID)} & {m.start for m in reading.all(*_REVEALED)}
    doubt = {
        m.start: 0.6 if m.start in costs else 0.4 if m.start in both else 0.0 for m in reading.all(_LAID)
    }
    asking = {i for m in reading.all("cues.enough") for i in range(m.start, m.end)}
    told = [
        m
        for m in reading.all(_LAID)
        if m.start not in asking
        and not _asks(reading, m, groups, cost=m.start in costs)
        and (m.start not in costs or _in_clause_with(reading, m, groups))
    ]
    found = [_verb(reading, m, laid=True, cost=doubt[m.start]) for m in told]
    found += [
        _verb(reading, m, laid=False, cost=0.4 if m.start in both else 0.0) for m in reading.all(*_REVEALED)
    ]
    found += [_verb(reading, m, laid=True, cost=0.0) for m in reading.all(*_OWN) if _is_label(reading, m)]
    piles = [m for m in reading.all(*_PILES) if not any(v.start <= m.start < v.end for v in found)]
    return found + [_verb(reading, m, laid=False, cost=DOUBTFUL) for m in piles]


def _in_clause_with(reading: Reading, m: Mention, groups: Sequence[CardGroup]) -> bool:
    marks = [i for i, t in enumerate(reading.tokens) if not t.is_word and not (t.text == "-" and t.glued)]
    low = max((i for i in marks if i < m.start), default=-1)
    high = min((i for i in marks if i >= m.end), default=len(reading.tokens))
    return any(low < g.start < high for g in groups)


def _asks(reading: Reading, m: Mention, groups: Sequence[CardGroup], *, cost: bool) -> bool:
    """Whether the verb belongs to the question ("how many do I pay?")."""
    if cost and any(-_BESIDE <= x.start - m.end <= _BESIDE for x in reading.all("actions.pay_extra")):
        return True
    if cost and any(0 <= m.start - q.end <= 1 for q in reading.all("cues.yes_no", "cues.must")):
        return True
    for q in reading.all("cues.how_many"):  # "how many cards do I still have to play?"
        between = range(q.end, m.start)
        near = 0 < len(between) <= _ASKED and all(reading.tokens[i].is_word for i in between)
        if near and not any(g.start in between or m.start <= g.start <= m.end + 1 for g in groups):
            return True
    return any(
        0 <= m.start - q.end <= 2 or (cost and 0 <= q.start - m.end <= 1)
        for q in reading.all("cues.how_many")
    )


def _is_label(reading: Reading, m: Mention) -> bool:
    return m.end < len(reading.tokens) and reading.tokens[m.end].text == ":"


def _verb(reading: Reading, m: Mention, *, laid: bool, cost: float) -> Verb:
    colon = m.end < len(reading.tokens) and reading.tokens[m.end].text in (":", "=")
    participle = _PARTICIPLE.get(reading.lang)
    leads = colon or participle is None or participle.fullmatch(reading.tokens[m.end - 1].text) is not None
    return Verb(m.start, m.end, laid, cost, leads)
