"""Cities named in a question, by the names and inflections people use, with the boards that have them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from assistant.normalize import Token, tokenize
from assistant.reading import CityMention
from rules.editions import EDITIONS
from rules.maps import load_aliases, load_board

_MIN_STEM = 3
_MIN_FOREIGN = 4  # shorter names of another language ("LA") count in capitals only
_MIN_RUSSIAN = 5
_MIN_JOINED = 7  # letters of a name of several words that may be typed as one ("newyork")
_HEAD = 3  # letters of a name's first word by which it is looked up

# The endings a name may take, folded, as one pattern a language; Greek ones go by the name's own ending.
_ENDINGS = {
    "tr": r"(?:[yn]?[aeiu]|n?[dt][ae]n?|n?[iu]n|y?l[ae]|n?c[ae])?"
    r"(?:k[iu]|l[iu]|l[iu]k|d[iu]r)?(?:n?[aeiu]|n[iu]n|l[ae]r)?",
    "kk": r"(?:[ндт]ин|[гк][ае]|н[ае]|[ндт]и|[дт][ае]н?|н[ае]н|[мбп]ен(?:ен)?|[дт][ае]ги|[лдт]ик)?",
    "pl": r"(?:a|y|i|u|e|o|ie|em|iem|owi|om|ami|ach|ech|iech|ow|ego|ej|ym|ymi|emu|ii|ji|ia|iu|im|imi)?",
    "el": "",
    "it": "",
    "en": r"s?",
}
_RUSSIAN = r"(?:у|ю|а|е|и|ои|ом|ем|ью|ии|ию)"  # after names of five letters and more
_GREEK = {
    "οσ": "οσ ου ο ον", "ησ": "ησ η ην", "ασ": "ασ α αν", "εσ": "εσ ων", "ο": "ο ου ον", "η": "η ησ ην",
    "α": "α ασ αν", "ι": "ι ιου", "υ": "υ υσ υν",
}  # fmt: skip
# Final vowels that endings replace: Warszawa → Warszawy.
_DROPPED = {"pl": r"(?:ia|ie|[aeoiyu])$", "kk": r"[аеиоя]$", "el": r"(?:[οηα]σ?|εσ|ι)$"}
# Polish stems change before -e and -i: Madryt → Madrycie, Ryga → Rydze, Niemcy → Niemczech.
_SOFTENED = (
    ("szt", "szc"), ("st", "sc"), ("zd", "zdz"), ("ch", "sz"), ("sk", "sc"), ("rg", "rz"), ("t", "c"),
    ("d", "dz"), ("r", "rz"), ("k", "c"), ("g", "dz"), ("c", "cz"), ("n", "ni"),
)  # fmt: skip
_FLEETING = re.compile(r"^(.*[^aeiouy])i?e([^aeiouy])$")  # Wiedeń → Wiednia
_CLUSTER = re.compile(r"^(.*[^aeiouy])([cnkl])$")  # Niemcy → Niemiec
# What the first word of a name may end in where it is an adjective: Nowy Jork → Nowego Jorku.
_ADJECTIVES = {"pl": r"(?:y|a|e|ego|ej|emu|ym|ych|i|iego)", "el": r"(?:α|ασ|αν|ο|οσ|ου|ον|οι|ησ|η|ην)"}


@dataclass(frozen=True, slots=True)
class NameWord:
    """A word of a name: its forms as they stand, and a pattern for its inflections."""

    exact: str
    inflected: re.Pattern[str] | None

    def fits(self, token: str) -> bool:
        """Whether a folded token is the word, inflected or not."""
        return token == self.exact or (
            self.inflected is not None and self.inflected.fullmatch(token) is not None
        )


@dataclass(frozen=True, slots=True)
class _Name:
    words: tuple[NameWord, ...]
    city: str
    editions: tuple[str, ...]
    in_capitals: bool  # counts only when typed in capitals


@cache
def _boards() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = defaultdict(list)
    for edition in EDITIONS:
        for key in load_board(edition).cities:
            found[key].append(edition)
    return {key: tuple(editions) for key, editions in found.items()}


def _spellings() -> Iterator[tuple[str, str, str | None]]:
    """City, name and the name's language (None where it is the board's own)."""
    for edition in EDITIONS:
        for key, place in load_board(edition).cities.items():
            yield key, key, None
            yield key, place.printed, None
    for alias in load_aliases():
        yield alias.city, alias.name, alias.lang


@cache
def _names(lang: str) -> dict[str, list[_Name]]:
    """Names by the first letters of their first word, in each of its forms."""
    found: dict[tuple[tuple[str, ...], str], bool] = {}
    for city, name, named_in in _spellings():
        words = tuple(t.text for t in tokenize(name, lang) if t.is_word)
        if not words:
            continue
        joined = "".join(words)
        capitals = named_in not in (None, lang) and len(joined) < _MIN_FOREIGN
        found[words, city] = found.get((words, city), True) and capitals
        if len(words) > 1 and len(joined) >= _MIN_JOINED:
            found[(joined,), city] = False
    index: dict[str, list[_Name]] = defaultdict(list)
    for (words, city), capitals in found.items():
        last = _last_word(words[-1], lang)
        heads = [_head_word(w, lang) for w in words[:-1]]
        name_ = _Name((*heads, last), city, _boards()[city], capitals)
        first = _stems(words[0], lang) if len(words) == 1 else {words[0]}
        for head in {stem[:_HEAD] for stem in first}:
            index[head].append(name_)
    return index


def name_words(name: str, lang: str) -> tuple[NameWord, ...]:
    """The words of a name, the last with the endings that it may take; with a ``*`` behind it, with any ending."""
    words = [t.text for t in tokenize(name.replace("*", ""), lang) if t.is_word]
    if not words:
        return ()
    any_ending = name.rstrip().endswith("*")
    last = (
        NameWord(words[-1], re.compile(f"{re.escape(words[-1])}.*"))
        if any_ending
        else _last_word(words[-1], lang)
    )
    return (*(_head_word(w, lang) for w in words[:-1]), last)


def _stems(word: str, lang: str) -> set[str]:
    """The stems that endings are put to."""
    stems = {word}
    if lang == "pl":
        stems.add(re.sub(_DROPPED[lang], "", word))
        for stem in list(stems):
            stems |= {stem.removesuffix(old) + new for old, new in _SOFTENED if stem.endswith(old)}
            stems |= {m[1] + m[2] for m in [_FLEETING.match(stem)] if m}
            stems |= {m[1] + "ie" + m[2] for m in [_CLUSTER.match(stem)] if m}
    return {s for s in stems if len(s) >= _MIN_STEM} | {word}


def _last_word(word: str, lang: str) -> NameWord:
    if len(word) < _MIN_STEM:
        return NameWord(word, None)
    if lang == "el":
        ending = next((e for e in _GREEK if word.endswith(e)), "")
        forms = "|".join(_GREEK.get(ending, "").split())
        return NameWord(word, re.compile(f"{re.escape(word.removesuffix(ending))}(?:{forms})"))
    if not _ENDINGS[lang]:
        return NameWord(word, None)
    stems = "|".join(re.escape(s) for s in sorted(_stems(word, lang)))
    pattern = f"(?:{stems})(?:{_ENDINGS[lang]})"
    if lang == "kk" and len(word) >= _MIN_RUSSIAN:
        pattern += f"|{re.escape(re.sub(_DROPPED[lang], '', word))}{_RUSSIAN}"
    return NameWord(word, re.compile(pattern))


def _head_word(word: str, lang: str) -> NameWord:
    adjective = _ADJECTIVES.get(lang)
    if adjective is None or len(word) < _MIN_STEM:
        return NameWord(word, None)
    stem = re.sub(_DROPPED[lang], "", word)
    return NameWord(word, re.compile(f"{re.escape(word)}|{re.escape(stem)}{adjective}"))


def _end(name: _Name, tokens: Sequence[Token], at: int) -> int | None:
    """Where ``name`` ends if it begins at token ``at``; hyphens and points between its words don't matter."""
    for n, word in enumerate(name.words):
        if n and at + 1 < len(tokens) and tokens[at].text in ("-", ".") and tokens[at].glued:
            at += 1
        if at >= len(tokens) or not word.fits(tokens[at].text):
            return None
        at += 1
    return at


def find_cities(text: str, lang: str, tokens: Sequence[Token] | None = None) -> list[CityMention]:
    """The cities named in ``text`` in order of place; of overlapping names the longest wins."""
    tokens = tuple(tokenize(text, lang)) if tokens is None else tokens
    found: list[tuple[int, CityMention]] = []
    index = _names(lang)
    shouted = text.isupper()
    for i, token in enumerate(tokens):
        for name in index.get(token.text[:_HEAD], ()):
            end = _end(name, tokens, i)
            if end is None:
                continue
            if name.in_capitals and (shouted or not text[token.start : tokens[end - 1].end].isupper()):
                continue
            exact = tokens[end - 1].text == name.words[-1].exact
            length = sum(len(w.exact) for w in name.words)
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


def is_city_word(token: str, lang: str) -> bool:
    """Whether a folded word is part of a city's name, inflected or not."""
    return any(
        word.fits(token)
        for name in _names(lang).get(token[:_HEAD], ())
        if not name.in_capitals
        for word in name.words
    )


@cache
def spelled_names(lang: str) -> tuple[str, ...]:
    """The names of all cities in ``lang`` and on the boards, Greek ones in all their cases."""
    names = [name for _, name, named_in in _spellings() if named_in in (None, lang)]
    if lang == "el":
        for token in {
            t.text for name in names for t in tokenize(name, lang) if t.is_word and not t.text.isascii()
        }:
            ending = next((e for e in _GREEK if token.endswith(e)), "")
            stem = token.removesuffix(ending)
            names += [re.sub("σ$", "ς", stem + form) for form in _GREEK.get(ending, "").split()]
    return tuple(names)


def local_name(city: str, lang: str) -> str:
    """The name of ``city`` in ``lang``; the board's own spelling where there is none."""
    for alias in load_aliases():
        if alias.city == city and alias.lang == lang:
            return alias.name
    for edition in _boards().get(city, ()):
        return load_board(edition).cities[city].printed
    return city
