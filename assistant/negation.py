"""Where a question denies: negative words, words that forbid, and verbs that are negative by their own form."""

from __future__ import annotations

import re
from collections.abc import Collection

from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading

NEGATIVE = ("cues.negation", "cues.forbidden", "cues.wrong", "cues.none")
_WRONG_FIRST, _WRONG_LAST = 4, 4  # tokens from either end of the question
_SHORT = 6  # words of a last sentence that only asks for the verdict
_CHOICE = 2  # tokens between "true" and the "false" that it is the choice to
# Turkish -me-/-mez/-miyor and Kazakh -ма-/-ме-/-ба-/-пе-, on folded words.
_VERBS = {
    "tr": re.compile(r".{2,}(?:m[ae](?:z|m$|yiz|yaca|yece|yan|yen|dan|den|di|mis|sa$|se$|sin|li$)|m[iu]yo)"),
    "kk": re.compile(
        r".{2,}[мбп][ае](?:и(?:ди|д$|м$|мин|син|миз|тин|$)|с(?:$|а|е)|г[ае]н|д[иу]|у(?:и|ге|га|$))"
    ),
}


def negations(reading: Reading) -> list[int]:
    """The tokens that deny, in order of place."""
    places = {m.start for m in reading.all(*NEGATIVE) if not is_alternative(reading, m)}
    verbs = _VERBS.get(reading.lang)
    if verbs is not None:
        places |= {i for i, t in enumerate(reading.tokens) if t.is_word and verbs.match(t.text)}
    return sorted(places - _anybody(reading, places))


def _anybody(reading: Reading, places: Collection[int]) -> set[int]:
    """Words for "nobody" that mean "anybody": where nothing else of their sentence denies ("κρατάει κανείς;")."""
    words = load_lexicon(reading.lang).listed("anybody")
    found: set[int] = set()
    for at in places:
        if not any(t.text in words for t in reading.tokens[at : at + 2]):
            continue
        low = next((i for i in range(at - 1, -1, -1) if reading.tokens[i].is_stop), -1)
        high = next(
            (i for i in range(at, len(reading.tokens)) if reading.tokens[i].is_stop), len(reading.tokens)
        )
        others = [p for p in places if low < p < high and p != at]
        if all(reading.tokens[p].text in words for p in others):
            found.add(at)
    return found


def is_alternative(reading: Reading, wrong: Mention) -> bool:
    """Whether "wrong" is only the other choice of a verdict asked for: "true or false?", "doğru mu yanlış mı?".

    >>> from assistant.reading import read
    >>> r = read("you may build two stations in a city, true or false?", "en")
    >>> [is_alternative(r, m) for m in r.all("cues.wrong")]
    [True]
    """
    if wrong.concept != "cues.wrong":
        return False
    return any(
        0 <= wrong.start - m.end <= _CHOICE for m in reading.all("cues.verdict") if m.start < wrong.start
    )


def asks_whether_wrong(reading: Reading) -> bool:
    """ "… is he mistaken?", "is it a lie that …": the word stands at an end of the question."""
    denied = {m.start for m in reading.all("cues.negation")} if reading.lang in _VERBS else set()
    return any(m.end not in denied for m in verdicts_against(reading))  # "қатем жоқ па?", "yanlış değil mi?"


def verdicts_against(reading: Reading) -> list[Mention]:
    """The words that ask whether somebody is wrong: at an end of the question, or in a short last sentence."""
    last = len(reading.tokens)
    begin = next((i + 1 for i in range(last - 2, -1, -1) if reading.tokens[i].is_stop), 0)
    short = sum(t.is_word for t in reading.tokens[begin:]) <= _SHORT
    return [
        m
        for m in reading.all("cues.wrong")
        if not is_alternative(reading, m)
        and not _is_undone(reading, m)
        and (m.start < _WRONG_FIRST or m.end > last - _WRONG_LAST or (short and m.start >= begin))
    ]


def _is_undone(reading: Reading, wrong: Mention) -> bool:
    """Whether a "not" right before, or in the word itself, takes it back: "if I'm not mistaken", "қателеспедім"."""
    verbs = _VERBS.get(reading.lang)
    if verbs is not None and any(verbs.match(t.text) for t in reading.tokens[wrong.start : wrong.end]):
        return True
    return any(m.end == wrong.start for m in reading.all("cues.negation") if m.end <= wrong.start)


def denied_number(reading: Reading, number: Mention) -> bool:
    """ "2, not 4": the number stands beside a "not", on the side where the language has it."""
    denials = reading.all("cues.negation")
    if reading.lang in _VERBS:
        return any(m.start == number.end for m in denials)
    return any(m.end == number.start for m in denials)
