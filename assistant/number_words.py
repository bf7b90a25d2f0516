"""Numbers in several words or glued into one: "sixty six", "sessantasei", "yüz elli üç"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from assistant.normalize import Token

# Languages in which units are counted on from ten too: "on iki", "он екі".
_FROM_TEN = frozenset({"tr", "kk"})
_TENS = frozenset(range(20, 100, 10))
_HUNDRED = 100
# A hundred is written in one word with what follows in these only: "centoventi", "yüzelli".
_GLUES_HUNDREDS = frozenset({"it", "tr"})
# The last vowel of the tens falls before a vowel: "sessantotto", "quarantun".
_ELIDES = frozenset({"it"})


@dataclass(frozen=True, slots=True)
class NumberWord:
    """A number in words or digits at tokens ``[start, end)``."""

    start: int
    end: int
    value: int


def joined(left: NumberWord, right: NumberWord, tokens: Sequence[Token], lang: str) -> NumberWord | None:
    """The one number that two next to each other are, in words; None where they are two.

    >>> from assistant.normalize import tokenize
    >>> joined(NumberWord(0, 1, 60), NumberWord(1, 2, 6), tokenize("sixty six", "en"), "en").value
    66
    >>> joined(NumberWord(0, 1, 6), NumberWord(1, 2, 60), tokenize("six sixty", "en"), "en") is None
    True
    """
    if any(t.is_number for t in tokens[left.start : right.end]):
        return None
    between = [t.text for t in tokens[left.end : right.start]]
    joins = ([], ["-"], ["and"]) if lang == "en" and left.value % _HUNDRED == 0 else ([], ["-"])
    if left.end > right.start or between not in joins:
        return None
    value = _sum(left.value, right.value, lang)
    return None if value is None else NumberWord(left.start, right.end, value)


def _sum(left: int, right: int, lang: str) -> int | None:
    if right == _HUNDRED:
        return left * _HUNDRED if 1 <= left <= 9 else None
    if left and left % _HUNDRED == 0 and 1 <= right < _HUNDRED:
        return left + right
    return left + right if left % _HUNDRED in _tens(lang) and 1 <= right <= 9 else None


def _tens(lang: str) -> frozenset[int]:
    return _TENS | {10} if lang in _FROM_TEN else _TENS


class GluedNumbers:
    """Reads a number glued into one word from the words for its parts."""

    def __init__(self, lang: str, words: Iterable[tuple[str, int]]) -> None:
        known = dict(words)
        tens = _tens(lang) | ({_HUNDRED} if lang in _GLUES_HUNDREDS else frozenset())
        self._lang = lang
        self._tens: Mapping[str, int] = {w: v for w, v in known.items() if v in tens}
        self._rest: Mapping[str, int] = {w: v for w, v in known.items() if 1 <= v < _HUNDRED}
        if lang in _ELIDES:
            self._tens = {**{w[:-1]: v for w, v in self._tens.items()}, **self._tens}
        self.value = lru_cache(maxsize=4096)(self._value)

    def _value(self, word: str) -> int | None:
        for at in range(2, len(word) - 1):
            left = self._tens.get(word[:at])
            if left is None:
                continue
            right = self._rest.get(word[at:]) or self._value(word[at:])
            if right is None:
                continue
            value = _sum(left, right, self._lang)
            if value is not None:
                return value
        return None
