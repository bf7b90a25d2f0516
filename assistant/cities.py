"""Cities named in a question, by the names and inflections people use, with the boards that have them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from assistant.normalize import Token, fold, tokenize
from assistant.reading import CityMention
from rules.editions import EDITIONS
from rules.maps import load_aliases, load_board

_MIN_STEM = 4
# How many letters an ending may add to the name's stem.
_ENDING = {"tr": 6, "kk": 7, "pl": 4, "el": 3, "it": 0, "en": 1}
# Languages whose endings replace the last vowels of a name (Warszawa → Warszawy, Ζυρίχη → Ζυρίχης).
_VOWELS = {"pl": "aeoiyu", "el": "αεηιουωσν", "kk": "аеиоуя", "tr": "", "it": "", "en": ""}


@dataclass(frozen=True, slots=True)
class _Name:
    words: tuple[str, ...]
    stem: str
    city: str
    editions: tuple[str, ...]


@cache
def _boards() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = defaultdict(list)
    for edition in EDITIONS:
        for key in load_board(edition).cities:
            found[key].append(edition)
    return {key: tuple(editions) for key, editions in found.items()}


@cache
def _names(lang: str) -> dict[str, list[_Name]]:
    """Names by the first letters of their first word."""
    spelled: dict[str, set[str]] = defaultdict(set)
    for edition in EDITIONS:
        for key, place in load_board(edition).cities.items():
            spelled[key] |= {key, place.printed}
    for alias in load_aliases():
        # A name of another language is understood too, save that Greek and Cyrillic ones help nobody else.
        spelled[alias.city].add(alias.name)
    index: dict[str, list[_Name]] = defaultdict(list)
    seen: set[tuple[tuple[str, ...], str]] = set()
    for city, names in spelled.items():
        for name in names:
            words = tuple(t.text for t in tokenize(name, lang) if t.is_word)
            if not words or (words, city) in seen:
                continue
            seen.add((words, city))
            stem = words[-1].rstrip(_VOWELS[lang])
            if len(stem) < _MIN_STEM:
                stem = words[-1]
            index[words[0][:3]].append(_Name(words, stem, city, _boards()[city]))
    return index


def _fits(token: str, name: _Name, lang: str) -> bool:
    word = name.words[-1]
    if token == word:
        return True
    if len(word) < _MIN_STEM or not token.startswith(name.stem):
        return False
    return len(token) - len(word) <= _ENDING[lang]


def find_cities(text: str, lang: str, tokens: Sequence[Token] | None = None) -> list[CityMention]:
    """The cities named in ``text`` in order of place; of overlapping names the longest wins."""
    tokens = tuple(tokenize(text, lang)) if tokens is None else tokens
    found: list[tuple[int, CityMention]] = []
    index = _names(lang)
    for i, token in enumerate(tokens):
        for name in index.get(token.text[:3], ()):
            end = i + len(name.words)
            if end > len(tokens):
                continue
            head = all(tokens[i + k].text == w for k, w in enumerate(name.words[:-1]))
            if head and _fits(tokens[end - 1].text, name, lang):
                exact = tokens[end - 1].text == name.words[-1]
                length = sum(len(w) for w in name.words)
                found.append((2 * length + exact, CityMention(name.city, name.editions, i, end)))
    found.sort(key=lambda pair: (-pair[0], pair[1].start))
    taken: set[int] = set()
    kept: list[CityMention] = []
    for _, mention in found:
        span = range(mention.start, mention.end)
        if not taken.intersection(span):
            taken.update(span)
            kept.append(mention)
    return sorted(kept, key=lambda m: m.start)


def local_name(city: str, lang: str) -> str:
    """The name of ``city`` in ``lang``; the board's own spelling where there is none."""
    for alias in load_aliases():
        if alias.city == city and alias.lang == lang:
            return alias.name
    for edition in _boards().get(city, ()):
        return load_board(edition).cities[city].printed
    return city


def folded_name(name: str) -> str:
    """The folded spelling of a name."""
    return fold(name)
