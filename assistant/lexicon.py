"""Words by concept: loads ``assistant/lexicons/<lang>.toml`` and finds its patterns in a question."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from assistant.normalize import Token, fold, tokenize

# The tables whose keys are concepts; a concept's full name is "<table>.<key>".
_CONCEPT_TABLES = ("editions", "other_maps", "other_games", "game", "colors", "concepts", "actions", "cues")
_MIN_STEM = 2


@dataclass(frozen=True, slots=True)
class Mention:
    """A concept found in a question: tokens ``[start, end)``; ``value`` for numbers and ordinals."""

    concept: str
    start: int
    end: int
    value: int | None = None


@dataclass(frozen=True, slots=True)
class _Pattern:
    words: tuple[str, ...]
    prefixes: tuple[bool, ...]
    concept: str
    value: int | None

    def matches(self, tokens: Sequence[str], at: int) -> bool:
        """Whether the pattern stands at token ``at``."""
        if at + len(self.words) > len(tokens):
            return False
        pairs = zip(self.words, self.prefixes, tokens[at:], strict=False)
        return all(token.startswith(word) if prefix else token == word for word, prefix, token in pairs)


class Lexicon:
    """The compiled patterns of one language."""

    def __init__(self, lang: str, table: Mapping[str, Mapping[str, object]]) -> None:
        self.lang = lang
        self._exact: dict[str, list[_Pattern]] = {}
        self._prefix: dict[str, list[_Pattern]] = {}
        self._longest = 0
        for name in _CONCEPT_TABLES:
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
        fillers = table.get("fillers", {}).get("words", [])
        self.fillers = frozenset(fold(str(w)) for w in fillers) if isinstance(fillers, list) else frozenset()

    def _add(self, pattern: str, concept: str, value: int | None) -> None:
        marked = pattern.replace("*", "\ue000")
        parts = [p for p in marked.split() if p]
        words: list[str] = []
        prefixes: list[bool] = []
        for part in parts:
            pieces = [t.text for t in tokenize(part.replace("\ue000", ""), self.lang) if t.is_word]
            words.extend(pieces)
            prefixes.extend([False] * len(pieces))
            if pieces and part.endswith("\ue000"):
                prefixes[-1] = True
        if not words:
            return
        entry = _Pattern(tuple(words), tuple(prefixes), concept, value)
        index = self._prefix if prefixes[0] else self._exact
        index.setdefault(words[0], []).append(entry)
        self._longest = max(self._longest, len(words[0]))

    def candidates(self, token: str) -> Iterable[_Pattern]:
        """Patterns whose first word fits ``token``."""
        yield from self._exact.get(token, ())
        for length in range(_MIN_STEM, min(len(token), self._longest) + 1):
            yield from self._prefix.get(token[:length], ())

    def knows(self, token: str) -> bool:
        """Whether ``token`` begins any pattern."""
        return token in self.fillers or any(True for _ in self.candidates(token))

    def find(self, tokens: Sequence[Token]) -> list[Mention]:
        """All mentions in order of place; within one concept, longer ones swallow those inside them."""
        texts = [t.text for t in tokens]
        found: list[Mention] = []
        for i, token in enumerate(tokens):
            if token.is_number and len(token.text) <= 6:
                found.append(Mention("numbers", i, i + 1, int(token.text)))
                continue
            if not token.is_word:
                continue
            for pattern in self.candidates(token.text):
                if pattern.matches(texts, i):
                    found.append(Mention(pattern.concept, i, i + len(pattern.words), pattern.value))
        return _without_nested(found)


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


@cache
def load_lexicon(lang: str) -> Lexicon:
    """The lexicon of ``lang``. Raises FileNotFoundError for a language without one."""
    path = files("assistant") / "lexicons" / f"{lang}.toml"
    return Lexicon(lang, tomllib.loads(path.read_text(encoding="utf-8")))
