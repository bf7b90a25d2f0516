"""Words by concept: loads ``assistant/lexicons/<lang>.toml`` and finds its patterns in a question."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from assistant.normalize import Token, fold, tokenize
from assistant.number_words import GluedNumbers, NumberWord, joined

# The tables whose keys are concepts; a concept's full name is "<table>.<key>".
_CONCEPT_TABLES = ("editions", "other_maps", "other_games", "game", "colors", "concepts", "actions", "cues")
# Concepts that only the readers look for: the classifier does not see them (`Reading.told`).
_TOLD = "told"
# Plain lists of words that are no concepts: what they mean depends on the numbers around them.
_LISTS = (
    "sized",
    "neither",
    "another",
    "of",
    "people",
    "times",
    "with",
    "ahead",
    "or",
    "postpositive",
    "anybody",
    "different",
    "fewer",
    "greater",
    "than",
    "bounds",
    "by",
    "own",
    "closed",
    "introducing",
    "absent",
    "pairs",
    *("me", "my", "they", "kin", "alike", "apiece", "track", "wins"),
    "last",
    "single",
    "measure",
    "long",
    "minus",
    "positive",
    "other",
)
_MIN_STEM = 2
_MAX_DIGITS = 6
_GAP = 4  # words that the … of a pattern may stand for


@dataclass(frozen=True, slots=True)
class Mention:
    """A concept found in a question: tokens ``[start, end)``; ``value`` for numbers and ordinals.

    A ``weak`` number is a word that is also the article (``un``, ``bir``, ``μία``).
    """

    concept: str
    start: int
    end: int
    value: int | None = None
    weak: bool = False


@dataclass(frozen=True, slots=True)
class _Piece:
    """A word of a pattern: whether only its beginning must fit, and whether it is glued to the one before.

    ``after_gap``: up to `_GAP` words may stand before it ("is … right"), one at least.
    """

    text: str
    is_prefix: bool
    glued: bool
    after_gap: bool = False

    def fits(self, token: Token) -> bool:
        return token.text.startswith(self.text) if self.is_prefix else token.text == self.text


@dataclass(frozen=True, slots=True)
class _Pattern:
    pieces: tuple[_Piece, ...]
    concept: str
    value: int | None

    @property
    def words(self) -> tuple[str, ...]:
        """The pattern's words or stems."""
        return tuple(piece.text for piece in self.pieces)

    def end(self, tokens: Sequence[Token], at: int, closed: Collection[str]) -> int | None:
        """Where the pattern ends if it stands at token ``at``. A hyphen between its words changes nothing.

        No word of ``closed`` stands in a gap.
        """
        for n, piece in enumerate(self.pieces):
            if piece.after_gap:
                for i in range(at, min(at + _GAP + 1, len(tokens))):
                    if i > at and piece.fits(tokens[i]):
                        at = i
                        break
                    if not tokens[i].is_word or tokens[i].text in closed:
                        return None
                else:
                    return None
            if (
                n
                and at + 1 < len(tokens)
                and tokens[at].text == "-"
                and tokens[at].glued
                and tokens[at + 1].glued
            ):
                at += 1
            if at >= len(tokens) or not piece.fits(tokens[at]) or (piece.glued and not tokens[at].glued):
                return None
            at += 1
        return at


class Lexicon:
    """The compiled patterns of one language."""

    def __init__(
        self,
        lang: str,
        table: Mapping[str, Mapping[str, object]],
        concept_tables: Sequence[str] = _CONCEPT_TABLES,
    ) -> None:
        self.lang = lang
        self.told: Lexicon | None = None
        self._exact: dict[str, list[_Pattern]] = {}
        self._prefix: dict[str, list[_Pattern]] = {}
        self._longest = 0
        self._words: set[str] = set()
        self._stems: set[str] = set()
        for name in concept_tables:
            for key, patterns in table.get(name, {}).items():
                if not isinstance(patterns, list):
                    raise ValueError(f"{lang}.toml: [{name}] {key} must be a list of patterns")
                for pattern in patterns:
                    self._add(str(pattern), f"{name}.{key}", None)
        for name in ("numbers", "ordinals"):
            for pattern, value in table.get(name, {}).items():
                if not isinstance(value, int):
                    raise ValueError(f"{lang}.toml: [{name}] {pattern!r} must be a whole number")
                self._add(pattern, name, value)
        self._glued = GluedNumbers(lang, self.number_words())
        self.fillers = _words(table, "fillers")
        self.articles = _words(table, "articles")
        self._lists = {name: _words(table, name) for name in _LISTS}
        self._words.update(*self._lists.values())
        if _TOLD in table and _TOLD not in concept_tables:
            self.told = Lexicon(lang, {_TOLD: table[_TOLD]}, (_TOLD,))

    def _add(self, pattern: str, concept: str, value: int | None) -> None:
        pieces: list[_Piece] = []
        gap = False
        for part in pattern.split():
            if part == "…":
                gap = True
                continue
            told = tokenize(part.replace("*", ""), self.lang)
            words = [t.text for t in told if t.is_word or t.text == ","]  # "co, jeśli"
            for n, word in enumerate(words):
                last = n == len(words) - 1
                pieces.append(_Piece(word, last and part.endswith("*"), n > 0, gap))
                gap = False
        if not pieces:
            return
        for piece in (p for p in pieces if p.text != ","):
            (self._stems if piece.is_prefix else self._words).add(piece.text)
        entry = _Pattern(tuple(pieces), concept, value)
        index = self._prefix if pieces[0].is_prefix else self._exact
        index.setdefault(pieces[0].text, []).append(entry)
        self._longest = max(self._longest, len(pieces[0].text))

    def number_words(self) -> Iterable[tuple[str, int]]:
        """The single words for numbers, folded, and their values."""
        for entries in self._exact.values():
            for p in entries:
                if p.concept == "numbers" and p.value is not None and len(p.pieces) == 1:
                    yield p.pieces[0].text, p.value

    def listed(self, name: str) -> frozenset[str]:
        """The folded words, or beginnings of words, of one of the plain lists such as ``times``."""
        return self._lists[name]

    def words_of(self, table: str) -> frozenset[str]:
        """The single words and stems of the concepts of a table such as ``colors``."""
        patterns = (p for index in (self._exact, self._prefix) for entries in index.values() for p in entries)
        return frozenset(
            p.words[0] for p in patterns if p.concept.startswith(f"{table}.") and len(p.words) == 1
        )

    def candidates(self, token: str) -> Iterable[_Pattern]:
        """Patterns whose first word fits ``token``."""
        yield from self._exact.get(token, ())
        for length in range(_MIN_STEM, min(len(token), self._longest) + 1):
            yield from self._prefix.get(token[:length], ())

    def knows(self, token: str) -> bool:
        """Whether ``token`` is a word of any pattern."""
        if token in self.fillers or token in self._words or self._glued.value(token) is not None:
            return True
        if any(token[:length] in self._stems for length in range(_MIN_STEM, len(token) + 1)):
            return True
        return self.told is not None and self.told.knows(token)

    def find(self, tokens: Sequence[Token]) -> list[Mention]:
        """All mentions in order of place; within one concept, longer ones swallow those inside them."""
        found: list[Mention] = []
        for i, token in enumerate(tokens):
            if not token.is_word:
                continue
            if token.is_number and len(token.text) <= _MAX_DIGITS:
                found.append(Mention("numbers", i, i + 1, int(token.text)))
            glued = self._glued.value(token.text)
            if glued is not None:
                found.append(Mention("numbers", i, i + 1, glued))
            for pattern in self.candidates(token.text):
                end = pattern.end(tokens, i, self._lists["closed"])
                if end is not None:
                    weak = pattern.concept == "numbers" and end == i + 1 and token.text in self.articles
                    found.append(Mention(pattern.concept, i, end, pattern.value, weak))
        return _composed(
            _without_ordinal_digits(_without_nested(found)),
            tokens,
            self.lang,
            tuple(self._lists["sized"]),
        )


def _words(table: Mapping[str, Mapping[str, object]], name: str) -> frozenset[str]:
    words = table.get(name, {}).get("words", [])
    return frozenset(fold(str(w)) for w in words) if isinstance(words, list) else frozenset()


def _without_nested(mentions: list[Mention]) -> list[Mention]:
    best: dict[tuple[str, int], Mention] = {}
    for m in mentions:
        key = (m.concept, m.start)
        if key not in best or best[key].end < m.end:
            best[key] = m
    kept: list[Mention] = []
    for m in best.values():
        inside = any(
            o is not m
            and o.concept == m.concept
            and o.start <= m.start
            and m.end <= o.end
            and (o.end - o.start) > (m.end - m.start)
            for o in best.values()
        )
        if not inside:
            kept.append(m)
    return sorted(kept, key=lambda m: (m.start, m.end, m.concept))


def _without_ordinal_digits(mentions: list[Mention]) -> list[Mention]:
    """The digit of ``3rd`` or of a game's name (``7 Wonders``) counts nothing."""
    covered = {m.start for m in mentions if m.concept in ("ordinals", "other_games.names")}
    return [m for m in mentions if m.concept != "numbers" or m.start not in covered]


def _composed(
    mentions: list[Mention], tokens: Sequence[Token], lang: str, sized: tuple[str, ...]
) -> list[Mention]:
    """``twenty two`` is one number: hundreds, tens and units in words right behind each other."""
    out: list[Mention] = []
    for m in mentions:
        at = next((i for i in range(len(out) - 1, -1, -1) if out[i].concept == "numbers"), None)
        one = _one_number(out[at], m, tokens, lang, sized) if at is not None else None
        if at is not None and one is not None:
            out[at] = one
        else:
            out.append(m)
    return out


def _one_number(
    left: Mention, right: Mention, tokens: Sequence[Token], lang: str, sized: tuple[str, ...]
) -> Mention | None:
    if right.concept != "numbers" or left.value is None or right.value is None:
        return None
    if sized and tokens[left.end - 1].text.startswith(sized):  # "onluk iki": a ten, and two
        return None
    one = joined(
        NumberWord(left.start, left.end, left.value),
        NumberWord(right.start, right.end, right.value),
        tokens,
        lang,
    )
    return None if one is None else Mention("numbers", one.start, one.end, one.value)


@cache
def load_lexicon(lang: str) -> Lexicon:
    """The lexicon of ``lang``. Raises FileNotFoundError for a language without one."""
    path = files("assistant") / "lexicons" / f"{lang}.toml"
    return Lexicon(lang, tomllib.loads(path.read_text(encoding="utf-8")))
