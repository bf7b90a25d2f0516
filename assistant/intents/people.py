"""Whom the words of a question speak of: the asker, or somebody else by name, kinship or pronoun."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from assistant.lexicon import load_lexicon
from assistant.normalize import fold
from assistant.reading import Reading

ME = "me"
THEY = "they"
RIVAL = "rival"
# Forms that name the asker by their ending, folded: "kullandım", "biletim", "użyłem", "ολοκλήρωσα", "орындадым".
_MINE = {
    "tr": re.compile(r".{3,}(?:[iu]m|[iu]m[dt][ae]|[iu]mdan|[iu]mden|[iu]m[iu]|[iu]m[ae]|im[iu]n)"),
    "pl": re.compile(r".{2,}(?:lem|lam|lismy|lysmy)"),
    "kk": re.compile(r".{3,}(?:[иуя]м|[дт][иу]к|[мпб][иу]н|[иу]мн[иу]н)"),
    "el": re.compile(r".{3,}(?:ησα|ωσα|ισα|ασα|εσα|ξα|ψα)"),
}
_QUOTED = re.compile("[\"'«„“”‘‚]")
_KEY = 3  # letters of a name that must be alike, at least
_NEAR_KIN = 2  # tokens from "my" to "brother"


@dataclass(frozen=True, slots=True)
class Person:
    """A word for somebody at token ``at``: ``who`` is ``me``, ``they`` (a pronoun), ``rival`` or a folded name."""

    at: int
    who: str
    name: str | None = None


def people(reading: Reading) -> list[Person]:
    """All words for people, in order of place.

    >>> from assistant.reading import read
    >>> [(p.at, p.who) for p in people(read("i did five, my sister four and he two", "en"))]
    [(0, 'me'), (5, 'sister'), (8, 'they')]
    """
    names = dict(reading.names)
    covered = {i for m in reading.mentions if m.concept != "numbers" for i in range(m.start, m.end)}
    rivals = {
        i for m in reading.all("concepts.opponent", "told.somebody_else") for i in range(m.start, m.end)
    }
    ends = {i for m in reading.all("concepts.end") for i in range(m.start, m.end)}  # "соңы" is no "соны"
    joins = {i for m in reading.all("cues.and") if m.end > m.start + 1 for i in range(m.start, m.end)}
    kin = {i for i, t in enumerate(reading.tokens) if t.is_word and is_listed(reading, t.text, "kin")}
    found: list[Person] = []
    speaking = _speaking(reading)
    for i, token in enumerate(reading.tokens):
        if i < speaking:
            continue
        if not token.is_word or token.is_number or i in joins or _joins_names(reading, i, names):
            continue
        if i in kin:
            found.append(Person(i, token.text))
        elif is_listed(reading, token.text, "me") or _by_ending(reading, i):
            if not _of_kin(reading, i, kin):
                found.append(Person(i, ME))
        elif is_listed(reading, token.text, "they") and i not in ends and not _is_greek_article(reading, i):
            found.append(Person(i, THEY))
        elif i in rivals:
            found.append(Person(i, RIVAL))
        elif token.text in names and i not in covered:
            found.append(Person(i, fold(names[token.text]), names[token.text]))
    return found


def _speaking(reading: Reading) -> int:
    """The end of what only says who is quoted at the head of a question: 'our customer writes: "my 6 and 13 …"'."""
    for i, token in enumerate(reading.tokens[:-1]):
        if token.is_stop:
            return 0
        if token.text == ":":
            between = reading.text[token.end : reading.tokens[i + 1].start + 1]
            return i if _QUOTED.search(between) else 0
    return 0


def _joins_names(reading: Reading, at: int, names: Mapping[str, str]) -> bool:
    """Whether a word stands between two names and is one for "and" too: Kazakh "Айгүл мен Болат"."""
    beside = [
        t.text in names for t in (*reading.tokens[max(at - 1, 0) : at], *reading.tokens[at + 1 : at + 2])
    ]
    return beside == [True, True] and any(m.start == at for m in reading.all("cues.and"))


def is_listed(reading: Reading, word: str, name: str) -> bool:
    """Whether a folded word is in one of the lexicon's lists, whose stems end in a star."""
    listed = load_lexicon(reading.lang).listed(name)
    return word in listed or word.startswith(_stems(reading.lang, name))


@cache
def _stems(lang: str, name: str) -> tuple[str, ...]:
    return tuple(w[:-1] for w in load_lexicon(lang).listed(name) if w.endswith("*"))


def _by_ending(reading: Reading, at: int) -> bool:
    ending = _MINE.get(reading.lang)
    return ending is not None and ending.fullmatch(reading.tokens[at].text) is not None


def _of_kin(reading: Reading, at: int, kin: Iterable[int]) -> bool:
    """Whether a "my" only says whose kin somebody is: "my brother", "ο αδερφός μου"."""
    possessive = is_listed(reading, reading.tokens[at].text, "my")
    return possessive and any(0 < abs(k - at) <= _NEAR_KIN and _side(reading, k, at) for k in kin)


def _side(reading: Reading, kin: int, my: int) -> bool:
    behind = reading.lang == "el" or (reading.lang == "it" and kin == my - 1)
    return kin < my if behind else kin > my


def _is_greek_article(reading: Reading, at: int) -> bool:
    """Whether a Greek "του", "της" is the article of what follows, no "his" or "her"."""
    if reading.lang != "el" or reading.tokens[at].text not in ("του", "τησ"):
        return False
    before = reading.tokens[at - 1].text if at else ""
    behind = reading.tokens[at + 1 : at + 2]
    return bool(behind) and behind[0].is_word and not before.startswith(("δικ", "δεν"))


def same(a: str, b: str) -> bool:
    """Whether two folded names are one with different endings: "hania" and "hani".

    >>> same("hania", "hani"), same("kuba", "hania")
    (True, False)
    """
    least = max(_KEY, min(len(a), len(b)) - 1)
    return a[:least] == b[:least] if a not in (ME, THEY, RIVAL) else a == b
