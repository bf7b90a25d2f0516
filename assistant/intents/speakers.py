"""Whose deed a clause tells: the asker's own, by a pronoun or by the form of its verb."""

from __future__ import annotations

import re

from assistant.reading import Reading

_PRONOUNS = ("cues.i_self", "cues.mine", "cues.both_mine")
# Verbs that say "I" or "we" by their ending, folded: Turkish kurdum, Polish zbudowałam, Greek έχτισα.
_FIRST = {
    "tr": re.compile(r".{2,}(?:[dt][iu][mk]|m[iu]s[iu][mz]|yorum|yoruz)"),
    "kk": re.compile(r".{2,}(?:[дт][иу][мк]|г[ае]нм[ие]н|п[иу]н)"),
    "pl": re.compile(r".{2,}(?:l[ae]m|lismi|lysmy)"),
    "el": re.compile(r".{2,}(?:[σψξλ]α|αμε)"),
}
# Verbs that tell of a third person by their ending.
_THIRD = {
    "tr": re.compile(r".{2,}(?:[dt][iu](?:l[ae]r)?|m[iu]s(?:l[ae]r)?|[iu]yor(?:l[ae]r)?)"),
    "kk": re.compile(r".{2,}(?:[дт][иу]|г[ае]н|к[ае]н)"),
    "pl": re.compile(r".{2,}(?:l|la|li|ly)"),
    "el": re.compile(r".{2,}(?:σε|ξε|ψε|λε|σαν|ξαν|ψαν|λαν)"),
}


def tells_of_third(reading: Reading, at: int) -> bool:
    """Whether the verb at a token tells of a third person by its ending: "zbudował", "έχτισε", "kurdu".

    >>> from assistant.reading import read
    >>> [tells_of_third(read(text, "pl"), 0) for text in ("zbudował dwa", "zbudowałem dwa", "stawiam dwa")]
    [True, False, False]
    """
    third = _THIRD.get(reading.lang)
    return third is not None and third.fullmatch(reading.tokens[at].text) is not None


def tells_of_asker(reading: Reading, low: int, high: int) -> bool:
    """Whether the tokens ``[low, high)`` tell of something that the asker did or has.

    >>> from assistant.reading import read
    >>> r = read("zbudowałam dwa dworce, a Ola jeden", "pl")
    >>> tells_of_asker(r, 0, 3), tells_of_asker(r, 4, 7)
    (True, False)
    """
    if any(low <= m.start < high for m in reading.all(*_PRONOUNS)):
        return True
    first = _FIRST.get(reading.lang)
    return first is not None and any(
        t.is_word and first.fullmatch(t.text) is not None for t in reading.tokens[low:high]
    )


def clause_around(reading: Reading, at: int) -> tuple[int, int]:
    """The tokens between the marks and words for "but" on both sides of a token."""
    turns = {m.start for m in reading.all("cues.but")}
    low = high = at
    while low > 0 and (reading.tokens[low - 1].is_word and low not in turns):
        low -= 1
    while high < len(reading.tokens) and reading.tokens[high].is_word and (high == at or high not in turns):
        high += 1
    return low, high
