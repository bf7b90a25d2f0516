"""What editors added to the shipped data: examples, aliases, authority decisions and house rulings, in one file."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from assistant.cities import NameWord, name_words
from assistant.examples import Example
from assistant.normalize import Token, tokenize
from corpus.store import write_atomically

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Alias:
    """What people in a language call a city or a thing, and the name by which the data knows it.

    A ``*`` at the end of ``name`` stands for any ending; without one the endings that names take are understood.
    """

    lang: str
    name: str
    means: str


@dataclass(frozen=True, slots=True)
class Precedence:
    """Of two documents that speak on a rule (None: on any), ``over`` is not cited where ``document`` can be."""

    document: str
    over: str
    rule: str | None = None

    def about(self, rule: str) -> bool:
        """Whether the decision is about a rule."""
        return self.rule in (None, rule)


@dataclass(frozen=True, slots=True)
class HouseRuling:
    """How the table plays a point that no source settles; ``texts`` by language. It is never cited."""

    rule: str
    texts: Mapping[str, str]
    edition: str | None = None

    def text(self, lang: str) -> tuple[str, str]:
        """Language and text: the asker's where there is one, else English, else the first."""
        found = next((code for code in (lang, "en") if code in self.texts), next(iter(self.texts)))
        return found, self.texts[found]


@dataclass(frozen=True)
class Overlay:
    """All additions that are in force; of several that contradict each other the later one counts."""

    examples: tuple[Example, ...] = ()
    aliases: tuple[Alias, ...] = ()
    precedence: tuple[Precedence, ...] = ()
    rulings: tuple[HouseRuling, ...] = ()
    _patterns: dict[str, list[tuple[tuple[NameWord, ...], str]]] = field(
        default_factory=dict, repr=False, compare=False
    )

    def __post_init__(self) -> None:
        for alias in self.aliases:
            pattern = (name_words(alias.name, alias.lang), alias.means)
            if pattern[0]:
                self._patterns.setdefault(alias.lang, []).insert(0, pattern)

    @property
    def version(self) -> str:
        """A hash over all of it; empty where nothing was added."""
        body = _body(self)
        if not any(body.values()):
            return ""
        return hashlib.sha256(json.dumps(body, ensure_ascii=False, sort_keys=True).encode()).hexdigest()[:16]

    def in_known_words(self, text: str, lang: str) -> str:
        """A text with each alias replaced by what it means; of overlapping ones the longest counts."""
        patterns = self._patterns.get(lang)
        if not patterns:
            return text
        tokens = tokenize(text, lang)
        parts: list[str] = []
        place = at = 0
        while at < len(tokens):
            best = max(((_end(words, tokens, at), means) for words, means in patterns), key=lambda m: m[0])
            if best[0] > at:
                parts += [text[place : tokens[at].start], best[1]]
                place = tokens[best[0] - 1].end
                at = best[0]
            else:
                at += 1
        return "".join([*parts, text[place:]])

    def ruling(self, rule: str, edition: str | None) -> HouseRuling | None:
        """The latest house ruling on an open point, for an edition where one is known."""
        fitting = [r for r in self.rulings if r.rule == rule and r.edition in (None, edition)]
        # What is said of the edition itself counts before what is said of all.
        return max(enumerate(fitting), key=lambda p: (p[1].edition is not None, p[0]))[1] if fitting else None


def _end(words: Sequence[NameWord], tokens: Sequence[Token], at: int) -> int:
    """The place behind the words where they stand at token ``at``, else 0; hyphens between them don't matter."""
    for n, word in enumerate(words):
        if n and at + 1 < len(tokens) and tokens[at].text in ("-", ".") and tokens[at].glued:
            at += 1
        if at >= len(tokens) or not word.fits(tokens[at].text):
            return 0
        at += 1
    return at


def _body(overlay: Overlay) -> dict[str, list[dict[str, Any]]]:
    return {
        "examples": [asdict(e) for e in overlay.examples],
        "aliases": [asdict(a) for a in overlay.aliases],
        "precedence": [asdict(p) for p in overlay.precedence],
        "rulings": [{**asdict(r), "texts": dict(r.texts)} for r in overlay.rulings],
    }


def save_overlay(overlay: Overlay, path: Path) -> None:
    """Writes it, the old file or the new one whole."""
    body = {"overlay": FORMAT, **_body(overlay)}
    write_atomically(path, (json.dumps(body, ensure_ascii=False, indent=1) + "\n").encode())


def load_overlay(path: Path) -> Overlay:
    """The additions of a file; none where there is no such file. Raises ValueError for one that is damaged."""
    if not path.is_file():
        return Overlay()
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
        if raw["overlay"] != FORMAT:
            raise ValueError(f"format {raw['overlay']!r}, this version reads {FORMAT}")
        return Overlay(
            tuple(Example(**e) for e in raw["examples"]),
            tuple(Alias(**a) for a in raw["aliases"]),
            tuple(Precedence(**p) for p in raw["precedence"]),
            tuple(HouseRuling(**r) for r in raw["rulings"]),
        )
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise ValueError(f"{path.name} is damaged: {error}") from error
