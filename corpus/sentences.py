"""Where sentences end in our six languages: abbreviations, decimals, ordinals, the Greek question mark."""

from __future__ import annotations

import re
from collections.abc import Iterator

# Never the end of a sentence, whatever follows: something always does.
_LEADING: dict[str, frozenset[str]] = {
    "en": frozenset(
        ["mr", "mrs", "ms", "dr", "prof", "st", "vs", "e.g", "i.e", "eg", "ie", "fig", "no", "cf", "approx"]
    ),
    "tr": frozenset(["örn", "bkz", "dr", "prof", "av", "sn", "no", "mad", "yy"]),
    "pl": frozenset(
        [
            "np",
            "tj",
            "tzn",
            "tzw",
            "dr",
            "prof",
            "nr",
            "ul",
            "pkt",
            "m.in",
            "por",
            "zob",
            "ok",
            "r",
            "św",
            "wg",
        ]
    ),
    "kk": frozenset(["мыс", "қар", "проф", "дәл"]),
    "el": frozenset(["π.χ", "πχ", "δηλ", "βλ", "κ", "κα", "αρ", "σελ", "δρ", "π.μ", "μ.μ"]),
    "it": frozenset(["es", "p.es", "sig", "dott", "prof", "cfr", "pag", "n", "nr", "art", "ecc.to"]),
}
# May close a sentence, but only before a new one that begins with a capital.
_TRAILING: dict[str, frozenset[str]] = {
    "en": frozenset(["etc", "inc", "ltd"]),
    "tr": frozenset(["vb", "vs", "vd"]),
    "pl": frozenset(["itd", "itp", "in"]),
    "kk": frozenset(["т.б", "т.с.с", "ж", "б"]),
    "el": frozenset(["κ.λπ", "κλπ", "κ.ά", "κ.τ.λ"]),
    "it": frozenset(["ecc", "ss"]),
}
_END = re.compile(r"[.!?…;؟]+")
_CLOSERS = "»”’\"')]}"
_OPENERS = "«“„‘\"'([{¿¡–—-•"
# How far a decision looks: longer than every abbreviation and list marker, so that time stays linear.
_WINDOW = 40
_WORD_BEFORE = re.compile(r"[^\s(«“\"'„]+$")
_ENUMERATOR = re.compile(r"(?:\d{1,2}|[a-zA-Zα-ωΑ-Ω])$")
# A marker of a list that lost its line breaks: ": - one - two", ". 2. two".
_MARKER = re.compile(r"(?<=[.:;!?)])\s+(?=[-–•]\s+\S)|(?<=[.:!?)])\s+(?=\d{1,2}[.)]\s+[^\W\d_])")


def _is_end(text: str, match: re.Match[str], lang: str) -> bool:
    mark = match.group()
    if ";" in mark and lang != "el":
        return False
    after = match.end()
    while after < len(text) and text[after] in _CLOSERS:
        after += 1
    if after >= len(text):
        return True
    if not text[after].isspace():
        return False
    while after < len(text) and text[after].isspace():
        after += 1
    if after >= len(text):
        return True
    following = text[after]
    if following.islower():
        return False
    if not (following.isupper() or following.isdigit() or following in _OPENERS or not following.isascii()):
        return False
    if mark != ".":
        return True
    window = max(0, match.start() - _WINDOW)
    before = _WORD_BEFORE.search(text[window : match.start()])
    if before is None:
        return True
    word = before.group()
    low = word.casefold()
    if low in _LEADING.get(lang, frozenset()):
        return False
    if low in _TRAILING.get(lang, frozenset()):
        return following.isupper()
    if _ENUMERATOR.fullmatch(word):
        # "1. Route points": an enumerator stands at the start of its sentence; "is 10. Then" ends one.
        lead = window + before.start()
        if text[lead - 1 : lead] == "\n":
            return False
        while lead and text[lead - 1].isspace():
            lead -= 1
        if not lead or text[lead - 1] in ".:;!?)":
            return False
        if word.isalpha() and word.isupper():
            return False
    return True


def sentence_spans(text: str, lang: str) -> Iterator[tuple[int, int]]:
    """Give the ``(start, end)`` of each sentence of one paragraph, without surrounding white space.

    >>> t = "Lay 2.5 cm, e.g. here. Is it so? Yes."
    >>> [t[a:b] for a, b in sentence_spans(t, "en")]
    ['Lay 2.5 cm, e.g. here.', 'Is it so?', 'Yes.']
    """
    cuts = set()
    for match in _END.finditer(text):
        if _is_end(text, match, lang):
            end = match.end()
            while end < len(text) and text[end] in _CLOSERS:
                end += 1
            cuts.add(end)
    cuts.update(
        m.start()
        for m in _MARKER.finditer(text)
        if not text[m.end() : m.end() + _WINDOW].lstrip("0123456789.)-–• ")[:1].islower()
    )
    cuts.update(match.end() for match in re.finditer(r"\n", text))
    start = 0
    for end in [*sorted(cuts), len(text)]:
        piece = text[start:end]
        left = len(piece) - len(piece.lstrip())
        right = len(piece.rstrip())
        if right > left:
            yield start + left, start + right
        start = max(start, end)


def sentences(text: str, lang: str) -> list[str]:
    """The sentences of one paragraph, in order."""
    return [text[a:b] for a, b in sentence_spans(text, lang)]
