"""A question as read: its tokens and the concepts, numbers and cities found in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from assistant.comparisons import compared
from assistant.corrections import corrected, moved, reorder
from assistant.lexicon import Mention, load_lexicon
from assistant.normalize import Token, tokenize

# How strongly marks and words part what stands on their two sides.
_STOP = 3.0
_TURN = 2.2
_JOIN = 0.3
_WORD = 0.05
_SAID = frozenset({"cues.claim_said", "cues.says_other", "cues.says_me", "cues.yes_no"})
# "may I know how many …", "say I build three": neither asks for a yes nor claims anything
_NOT_SAID = frozenset({"told.request", "told.suppose"})
_TOLD = "told."  # before the names of the [told] table
_MARKS = {":": 1.5, "-": 1.2, "(": 1.2, ")": 1.2, ",": 1.0, "/": 0.8, "=": 0.3}


@dataclass(frozen=True, slots=True)
class CityMention:
    """A city of some board, named in tokens ``[start, end)``: its key and the boards that have it."""

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
    names: tuple[tuple[str, str], ...] = field(default=())
    # The mentions by concept: readers ask for them some hundred times a question.
    _found: dict[str, list[Mention]] = field(init=False, repr=False, compare=False, default_factory=dict)
    _words: dict[str, list[Mention]] = field(init=False, repr=False, compare=False, default_factory=dict)
    _parting: list[tuple[float, bool]] = field(init=False, repr=False, compare=False, default_factory=list)

    def __post_init__(self) -> None:
        for m in self.mentions:
            self._found.setdefault(m.concept, []).append(m)

    def has(self, *concepts: str) -> bool:
        """Whether any of ``concepts`` (full names such as ``concepts.tunnel``) is mentioned."""
        if any(c in self._found for c in concepts):
            return True
        names = [c.removeprefix(_TOLD) for c in concepts if c.startswith(_TOLD)]
        return bool(names) and bool(self.told(*names))

    def all(self, *concepts: str) -> list[Mention]:
        """The mentions of ``concepts`` in order of place; ``told.<name>`` is a word of `told`."""
        here = [c for c in concepts if c in self._found]
        if len(here) == 1:
            found = list(self._found[here[0]])
        else:
            found = [m for m in self.mentions if m.concept in here] if here else []
        names = [c.removeprefix(_TOLD) for c in concepts if c.startswith(_TOLD)]
        if not names:
            return found
        return sorted([*found, *self.told(*names)], key=lambda m: (m.start, m.end))

    def told(self, *names: str) -> list[Mention]:
        """The words of the lexicon's ``[told]`` table: what readers look for and the classifier does not see.

        >>> [m.start for m in read("a spur in the middle of it", "en").told("middle")]
        [2]
        """
        if not self._words:
            self._words[_TOLD] = []  # read, though there may be none
            for m in _told(self.tokens, self.lang):
                self._words.setdefault(m.concept, []).append(m)
        found = [m for name in dict.fromkeys(names) for m in self._words.get(f"{_TOLD}{name}", ())]
        return sorted(found, key=lambda m: (m.start, m.end)) if len(names) > 1 else found

    def numbers(self) -> list[Mention]:
        """Numbers in digits and words, in order of place."""
        return self.all("numbers")

    def is_article(self, token: str) -> bool:
        """Whether a folded word is an article (or the number one where that is the same word)."""
        return token in load_lexicon(self.lang).articles

    def is_filler(self, token: str) -> bool:
        """Whether a folded word is one of the language's frequent function words."""
        return token in load_lexicon(self.lang).fillers

    def between(self, left: int, right: int) -> Iterator[Token]:
        """Tokens strictly between two token positions, in either order."""
        low, high = (left, right) if left <= right else (right, left)
        return iter(self.tokens[low + 1 : high])

    def gap(self, left: int, right: int) -> float:
        """How strongly the tokens ``[left, right)`` part their two sides: the strongest mark, plus words."""
        told = self._partings()[max(left, 0) : right]
        return max([0.0, *(mark for mark, _ in told)]) + _WORD * sum(word for _, word in told)

    def _partings(self) -> list[tuple[float, bool]]:
        """How strongly each token parts what stands on its two sides, and whether it is a mere word."""
        if not self._parting:
            joins = {m.start for m in self.all("cues.and")}
            turns = {m.start for m in self.all("cues.but") if not self._is_behind(m.start)}
            self._parting.extend(self._parts(i, i in joins, i in turns) for i in range(len(self.tokens)))
        return self._parting

    def _parts(self, at: int, joins: bool, turns: bool) -> tuple[float, bool]:
        token = self.tokens[at]
        if turns:
            return _TURN, False
        if joins or (token.text == "-" and token.glued):
            return _JOIN, False
        if token.is_word:
            return 0.0, True
        return _MARKS.get(token.text, _STOP if token.is_stop else 0.0), False

    def _is_behind(self, at: int) -> bool:
        """Whether a "but" stands behind what it sets apart ("τα 13 όμως τα έκλεισα") and parts nothing."""
        behind = load_lexicon(self.lang).listed("postpositive")
        return at > 0 and self.tokens[at - 1].is_word and self.tokens[at].text in behind

    def concepts(self) -> frozenset[str]:
        """The set of concepts mentioned."""
        return frozenset(m.concept for m in self.mentions)


def read(
    text: str,
    lang: str,
    cities: Sequence[CityMention] = (),
    names: tuple[tuple[str, str], ...] = (),
    *,
    plainly: bool = False,
) -> Reading:
    """Reads ``text`` with the lexicon of ``lang``; words of a city's name are not read as anything else.

    ``names`` are people's names in it, folded and as typed (`assistant.names`).
    What the text itself takes back ("2 white… no wait, 3") is left out. ``plainly``: as the readers of numbers want it,
    without what only looks like a claim or a comparison ("say I build three"); the classifier learned from the other.
    """
    tokens = _tokens(text, lang)
    mentions = _mentions(tokens, lang, cities, plainly=plainly)
    order = corrected(tokens, mentions, [(c.start, c.end) for c in cities])
    if order is not None:
        tokens = reorder(tokens, order)
        places = ((c, moved(c.start, c.end, order)) for c in cities)
        cities = [replace(c, start=to[0], end=to[1]) for c, to in places if to is not None]
        mentions = _mentions(tokens, lang, cities, plainly=plainly)
    mentions = compared(tokens, mentions, lang, plainly=plainly)
    return Reading(text, lang, tokens, mentions, tuple(cities), names)


# A question is read twice, once for the classifier and once plainly.
@lru_cache(maxsize=64)
def _tokens(text: str, lang: str) -> tuple[Token, ...]:
    return tuple(tokenize(text, lang))


@lru_cache(maxsize=64)
def _found(tokens: tuple[Token, ...], lang: str) -> tuple[Mention, ...]:
    return tuple(load_lexicon(lang).find(tokens))


@lru_cache(maxsize=64)
def _told(tokens: tuple[Token, ...], lang: str) -> tuple[Mention, ...]:
    lexicon = load_lexicon(lang).told
    return tuple(lexicon.find(tokens)) if lexicon is not None else ()


def _mentions(
    tokens: Sequence[Token], lang: str, cities: Sequence[CityMention], *, plainly: bool = False
) -> tuple[Mention, ...]:
    covered = {i for c in cities for i in range(c.start, c.end)}
    found = [m for m in _found(tuple(tokens), lang) if not any(i in covered for i in range(m.start, m.end))]
    units = {
        m.start for m in found if m.concept == "cues.unit"
    }  # "after 4 hours", "9 yaşında": nothing of the game
    # "айтып жіберіңізші", "söyler misin": a request, which neither claims anything nor asks for a yes
    told = {i for m in found if m.concept == "cues.tell_me" for i in range(m.start, m.end)}
    if plainly:
        told |= {
            i for m in _told(tuple(tokens), lang) if m.concept in _NOT_SAID for i in range(m.start, m.end)
        }
    found = [m for m in found if m.concept not in _SAID or m.start not in told]
    none = {
        i for m in found if m.concept == "cues.none" and m.end - m.start > 1 for i in range(m.start, m.end)
    }  # "not a single one", "ani jednej" counts nothing
    return tuple(
        m
        for m in found
        if m.concept != "numbers" or not (m.end in units or (m.start in none and m.value == 1))
    )
