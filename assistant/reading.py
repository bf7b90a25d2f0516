"""A question as read: its tokens and the concepts, numbers and cities found in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from assistant.lexicon import Mention, load_lexicon
from assistant.normalize import Token, tokenize


@dataclass(frozen=True, slots=True)
class CityMention:
    """A city of some board named in the question: tokens ``[start, end)``, key and the boards that have it."""

    city: str
    editions: tuple[str, ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Reading:
    """What stands in a question, before anybody decides what it asks."""

    text: str
    lang: str
    tokens: tuple[Token, ...]
    mentions: tuple[Mention, ...]
    cities: tuple[CityMention, ...] = field(default=())

    def has(self, *concepts: str) -> bool:
        """Whether any of ``concepts`` (full names such as ``concepts.tunnel``) is mentioned."""
        return any(m.concept in concepts for m in self.mentions)

    def all(self, *concepts: str) -> list[Mention]:
        """The mentions of ``concepts`` in order of place."""
        return [m for m in self.mentions if m.concept in concepts]

    def numbers(self) -> list[Mention]:
        """Numbers in digits and words, in order of place."""
        return self.all("numbers")

    def between(self, left: int, right: int) -> Iterator[Token]:
        """Tokens strictly between two token positions, in either order."""
        low, high = (left, right) if left <= right else (right, left)
        return iter(self.tokens[low + 1 : high])

    def concepts(self) -> frozenset[str]:
        """The set of concepts mentioned."""
        return frozenset(m.concept for m in self.mentions)


def read(text: str, lang: str, cities: Sequence[CityMention] = ()) -> Reading:
    """Reads ``text`` with the lexicon of ``lang``; words inside a city's name are not read as anything else."""
    tokens = tuple(tokenize(text, lang))
    mentions = load_lexicon(lang).find(tokens)
    covered = {i for c in cities for i in range(c.start, c.end)}
    kept = tuple(m for m in mentions if not any(i in covered for i in range(m.start, m.end)))
    return Reading(text, lang, tokens, kept, tuple(cities))
