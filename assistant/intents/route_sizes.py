"""Words and endings that say how long a route is: "6 spaces", "3ari", "dwójka", "length 2"."""

from __future__ import annotations

from dataclasses import replace

from assistant.intents.numbers import is_sized
from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading

MAX_LENGTH = 8
_SUFFIX = 5  # letters of an ending glued to a number: "3ari", "6lik", "2s"
ROUTES = ("concepts.route", "concepts.tunnel", "concepts.ferry")
BY = frozenset({"x", "х"})


def with_pairs(reading: Reading) -> Reading:
    """Words that mean two right before routes told by their size ("parę czwórek") read as that number.

    >>> from assistant.reading import read
    >>> [n.value for n in with_pairs(read("parę czwórek", "pl")).numbers()]
    [2, 4]
    """
    reading = _with_singles(reading)
    told = {n.start for n in reading.numbers()}
    sizes = {n.start for n in reading.numbers() if sized(reading, n)}
    pairs = [m for m in reading.all("told.pair") if m.end in sizes and m.start not in told]
    read = [replace(m, concept="numbers", value=2) for m in pairs]
    return replace(reading, mentions=tuple(sorted([*reading.mentions, *read], key=lambda m: m.start)))


def _with_singles(reading: Reading) -> Reading:
    """Words for a route of one space by themselves ("μία μονή", no single track) read as that length."""
    routes = {m.start for m in reading.all(*ROUTES)}
    ones = [m for m in reading.all("told.one_space") if m.end not in routes]
    read = [
        replace(m, concept=c, value=v) for m in ones for c, v in (("numbers", 1), ("concepts.length", None))
    ]
    return replace(reading, mentions=tuple(sorted([*reading.mentions, *read], key=lambda m: m.start)))


def is_hyphen(reading: Reading, at: int) -> bool:
    """Whether a hyphen without spaces around it stands at a place.

    >>> from assistant.reading import read
    >>> is_hyphen(read("six-space route", "en"), 1)
    True
    """
    behind = reading.tokens[at + 1 : at + 2]
    return reading.tokens[at].text == "-" and reading.tokens[at].glued and bool(behind) and behind[0].glued


def is_measured(reading: Reading, number: Mention) -> bool:
    """Whether a measure word stands right behind a number: "1 tane".

    >>> from assistant.reading import read
    >>> told = read("uzunluğu 8 olan 1 tane", "tr")
    >>> [is_measured(told, n) for n in told.numbers()]
    [False, True]
    """
    behind = reading.tokens[number.end : number.end + 1]
    return bool(behind) and behind[0].text in load_lexicon(reading.lang).listed("measure")


def sized(reading: Reading, n: Mention) -> bool:
    """Whether a number is said to be a length: "6 spaces", "3ari", "dwójka", "length 2".

    >>> from assistant.reading import read
    >>> told = read("two routes of 6 spaces", "en")
    >>> [sized(told, n) for n in told.numbers()]
    [False, True]
    """
    tokens = reading.tokens
    ahead = load_lexicon(reading.lang).listed("ahead")
    starts = {m.start for m in reading.numbers()}
    lengths = reading.all("concepts.length")
    if is_sized(reading, n):
        return True
    apart = [m for m in lengths if m.start not in starts]  # "dörtlük" is another number
    if any(m.end == n.start and tokens[m.start].text in ahead for m in apart):
        return True
    at = n.end
    if at + 1 < len(tokens) and is_hyphen(reading, at):
        at += 1
    if at >= len(tokens):
        return False
    if any(m.start == at and not (tokens[at].text in ahead and m.end in starts) for m in apart):
        return True
    if (n.value or 0) <= MAX_LENGTH and any(m.start == at for m in reading.all("concepts.train")):
        return True
    ending = tokens[at]
    glued = tokens[n.start].is_number and ending.glued and ending.is_word and not ending.is_number
    return glued and len(ending.text) <= _SUFFIX and ending.text not in BY
