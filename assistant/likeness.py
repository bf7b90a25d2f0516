"""How alike two short texts of one language are, by the letters of their words: no model is asked."""

from __future__ import annotations

from collections.abc import Collection

from assistant.normalize import words

_GRAM = 4


def grams(text: str, lang: str) -> set[str]:
    """The runs of four letters of a text's words, their borders marked."""
    found: set[str] = set()
    for word in words(text, lang):
        padded = f"^{word}$"
        found.update(padded[i : i + _GRAM] for i in range(max(1, len(padded) - _GRAM + 1)))
    return found


def overlap(a: Collection[str], b: Collection[str]) -> float:
    """The share of what two sets have in common, 0 to 1."""
    return len(set(a) & set(b)) / (len(a) * len(b)) ** 0.5 if a and b else 0.0


def nearness(a: str, b: str, lang: str) -> float:
    """How near two questions are to being the same, 0 to 1: runs of four letters over both, of all that either has."""
    first, second = _runs(a, lang), _runs(b, lang)
    return len(first & second) / len(first | second)


def _runs(text: str, lang: str) -> set[str]:
    folded = " ".join(words(text, lang))
    return {folded[i : i + _GRAM] for i in range(max(1, len(folded) - _GRAM + 1))}
