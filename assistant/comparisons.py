"""Numbers told by comparing: "she built two, I one fewer than she" tells of one, "fewer than 4 players" of three.

They are worked out before anything else is read; a difference whose other side is not told clearly is marked
(``cues.compared``), so that nobody takes it for the number itself.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from assistant.lexicon import Mention, load_lexicon
from assistant.normalize import Token

COMPARED = "cues.compared"
_POINTS = "concepts.points"
_TICKETS = frozenset({"concepts.ticket", "concepts.long_ticket"})
_UNIT = 2  # words between the difference and the word that compares: "two spaces longer"
_THAN = 3  # words between the word that compares and its "than", or the one compared with
_DENIALS = ("cues.negation", "cues.forbidden")
# "from X" on folded words: what Turkish and Kazakh compare with.
_ABLATIVE = {"tr": re.compile(r".*[dt][ae]n"), "kk": re.compile(r".*[днт][ае]н")}


def compared(
    tokens: Sequence[Token], mentions: Sequence[Mention], lang: str, *, plainly: bool = False
) -> tuple[Mention, ...]:
    """The mentions with every number told by comparing worked out; somebody else's number is then left out.

    >>> from assistant.reading import read
    >>> [n.value for n in read("Anna built three stations, I built one fewer than her", "en").numbers()]
    [2]
    >>> [n.value for n in read("there are fewer than 4 players", "en").numbers()]
    [3]
    """
    lexicon = load_lexicon(lang)
    out = list(mentions)
    settled: set[int] = set()
    for at, token in enumerate(tokens):
        less, more = (token.text in lexicon.listed(name) for name in ("fewer", "greater"))
        if less == more:
            continue
        if any(m.concept == "concepts.long_ticket" and m.start <= at < m.end for m in out):
            continue  # "a long ticket" is longer than nothing
        step = -1 if less else 1
        bound = _bound(tokens, out, at, lang)
        if bound is not None:
            if bound.value is not None and not _denied(tokens, out, at):
                out[out.index(bound)] = replace(bound, value=max(bound.value + step, 0))
            continue
        if plainly and token.text in lexicon.listed("bounds"):
            continue  # "κάτω" by itself is "down"
        number = _difference(tokens, out, at, lang, less=less)
        if number is None or number.value is None or number.start in settled:
            continue
        settled.add(number.start)  # "più lunga": two words compare once
        base = _base(tokens, out, number, at)
        value = base[0].value + step * number.value if base and base[0].value is not None else -1
        if _is_apposition(tokens, number, lang):
            value = -1  # "5 trains, one fewer than the route needs": the other number is told by mine
        if value < 0:
            out = [*(m for m in out if m is not number), Mention(COMPARED, number.start, at + 1)]
            continue
        out[out.index(number)] = replace(number, value=value, weak=False)
        out = [
            m
            for m in out
            if not (m.start == at and m.concept.startswith("actions."))  # "eksik" as a failure
            and not (m.start <= at < m.end and m.concept == "concepts.longest_path")  # "più lunga di"
        ]
        if _is_mine(tokens, number, at, lang):
            out = [m for m in out if m not in base and not any(_covers(m, b) for b in base)]
    return tuple(sorted(out, key=lambda m: (m.start, m.end, m.concept)))


def _numbers(mentions: Sequence[Mention]) -> list[Mention]:
    return [m for m in mentions if m.concept == "numbers" and m.value is not None]


def _bound(tokens: Sequence[Token], mentions: Sequence[Mention], at: int, lang: str) -> Mention | None:
    """The number of "fewer than 4", "dörtten az", "iki kişiden fazla", where a comparing word stands at ``at``."""
    strong = [n for n in _numbers(mentions) if not n.weak]
    if lang not in _ABLATIVE:
        than = load_lexicon(lang).listed("than")
        behind = next((n for n in strong if n.start == at + 2), None)
        if behind is None or tokens[at + 1].text not in than:
            return None
        return None if _than(tokens, behind.end, lang) else behind  # "shorter by two than hers"
    for n in strong:
        last = at - 1
        between = [t for t in tokens[n.end : at] if not (t.text == "-" and t.glued)]
        if last < n.start or at - n.start > _THAN or any(not t.is_word for t in between):
            continue
        if _ABLATIVE[lang].fullmatch(tokens[last].text):
            return n
    return None


def _difference(
    tokens: Sequence[Token], mentions: Sequence[Mention], at: int, lang: str, *, less: bool
) -> Mention | None:
    """The number beside the comparing word at ``at``, where the words say that it is a difference to something."""
    lexicon = load_lexicon(lang)
    by, than = lexicon.listed("by"), lexicon.listed("than")
    before = [n for n in _numbers(mentions) if n.end <= at and _are_words(tokens[n.end : at], _UNIT)]
    behind = [n for n in _numbers(mentions) if at < n.start <= at + 2]
    if before and any(n.start == at + 1 for n in behind):
        return None  # "64 di binari più 30 di biglietti" adds up
    led = [n for n in (*before, *behind) if n.start and tokens[n.start - 1].text in by]
    if lang == "pl":
        return led[-1] if led else None
    if lang in _ABLATIVE:
        if not before:
            return None
        low = before[-1].start
        told = [t.text for t in tokens[max(0, low - _THAN) : low] if t.is_word]
        words = than | lexicon.listed("own")  # "benimki iki boşluk daha kısa"
        return before[-1] if any(t in words or _ABLATIVE[lang].fullmatch(t) for t in told) else None
    found = before or led
    if not found:
        return None
    if less and before and (lang != "it" or tokens[at - 1].text in by):
        return found[-1]  # "I have two fewer", "io due in meno": a "more" may only add, a "fewer" compares
    return found[-1] if _than(tokens, max(at, found[-1].end - 1) + 1, lang) else None


def _than(tokens: Sequence[Token], at: int, lang: str) -> bool:
    """Whether a "than" stands shortly behind, with a word behind it."""
    words = load_lexicon(lang).listed("than")
    for i in range(at, min(at + _THAN, len(tokens))):
        if not tokens[i].is_word:
            return False
        if tokens[i].text in words:
            return i + 1 < len(tokens) and tokens[i + 1].is_word
    return False


def _are_words(between: Sequence[Token], most: int) -> bool:
    return len(between) <= most and all(t.is_word for t in between)


def _base(tokens: Sequence[Token], mentions: Sequence[Mention], number: Mention, at: int) -> list[Mention]:
    """The number that the difference is taken from, wherever it is told: the only one, in its sentence if need be.

    Numbers of other things ("two tickets: one of eleven points, the other two points less") are left aside where
    one counts the same; articles where anything else does.
    """
    told = [n for n in _numbers(mentions) if n.end <= number.start or n.start > at]
    low = next((i + 1 for i in range(number.start - 1, -1, -1) if tokens[i].is_stop), 0)
    unit = _counted(mentions, number)
    if _POINTS in unit:  # "two tickets: one is worth twelve, the other three points less"
        told = [n for n in told if not _counted(mentions, n) & _TICKETS and n.value != 1]
    for group in (
        [n for n in told if unit and _counted(mentions, n) & unit],
        [n for n in told if low <= n.start and n.end <= number.start],
        told,
    ):
        found = [n for n in group if not n.weak] or group
        values = {n.value for n in found}
        if found and len(values) == 1:
            return found
    return []


def _is_apposition(tokens: Sequence[Token], number: Mention, lang: str) -> bool:
    """Whether the difference stands right behind a comma, and so says more of the number before it."""
    at = number.start - 1
    if at >= 0 and tokens[at].text in load_lexicon(lang).listed("by"):
        at -= 1
    return at >= 0 and tokens[at].text in (",", "(")


def _counted(mentions: Sequence[Mention], number: Mention) -> frozenset[str]:
    """What stands right behind a number: what it counts."""
    return frozenset(
        m.concept for m in mentions if m.start == number.end and m.concept.startswith("concepts.")
    )


def _is_mine(tokens: Sequence[Token], number: Mention, at: int, lang: str) -> bool:
    """Whether the clause of the difference speaks of the asker: what it is compared with is somebody else's."""
    own, other = (load_lexicon(lang).listed(name) for name in ("own", "other"))
    low, high = number.start, at
    while low and tokens[low - 1].is_word:
        low -= 1
    while high < len(tokens) and tokens[high].is_word:
        high += 1
    clause = [t.text for t in tokens[low:high]]
    return any(t in own for t in clause) and not any(t in other for t in clause)  # "… the other one I missed"


def _denied(tokens: Sequence[Token], mentions: Sequence[Mention], at: int) -> bool:
    """Whether the sentence denies: "no more than 3" speaks of three."""
    low = next((i for i in range(at - 1, -1, -1) if tokens[i].is_stop), -1)
    high = next((i for i in range(at, len(tokens)) if tokens[i].is_stop), len(tokens))
    return any(low < m.start < high for m in mentions if m.concept in _DENIALS)


def _covers(m: Mention, base: Mention) -> bool:
    """Whether a word for all of them ("all three") holds the number that is left out."""
    return m.concept == "cues.all" and m.start <= base.start < m.end
