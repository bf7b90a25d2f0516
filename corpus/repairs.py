"""What ingestion changed: every repair has a kind, what stood there before and what stands there now."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, replace

SHOWN = 240
CONTEXT = 30
MOST_EACH = 50
KINDS = (
    "encoding",  # the file is not UTF-8; after: the encoding
    "damaged-bytes",
    "nul",
    "surrogate",
    "mojibake",
    "control",
    "hyphen",
    "direction",
    "invisible",
    "ligature",
    "lookalike",  # a letter of another script that looks like the word's own
    "language",  # a part in another language than the document's; after: its language
    "markup",  # HTML within Markdown, read as text
    "attachment",  # a file or a script within a PDF, left out
    "accents",  # composed
    "image",
    "link",
    "furniture",
    "drop-capital",  # a stray one taken out
    "lost-list",
    "torn",  # the halves of a sentence put together
    "unfinished",
    "repeated",
    "note",  # kept as provenance, not as a rule
    "lost-questions",
    "heading",  # split from the text that it ran into
    "article",  # HTML: the article was kept, the page around it left out
    "no-article",
    "part",  # another edition begins
    "margin",
    "page-text",  # text of a page that is doubtful or unreadable
    "across-pages",
    "across-columns",
    "initial",  # a large first letter put back before its line
    "spaced",  # a heading's letters put together again
    "turned",  # a page that is shown turned
    "other",
)


@dataclass(frozen=True, slots=True)
class Repair:
    """One change: its kind (one of `KINDS`), the text ``before`` and ``after`` it, how often it was made.

    The texts are excerpts around the first place; ``after`` is empty where something was taken out. ``page`` is
    the page of a PDF, from 1.
    """

    kind: str
    before: str = ""
    after: str = ""
    count: int = 1
    page: int | None = None

    def on(self, page: int) -> Repair:
        """The same on a page."""
        return replace(self, page=page)


def shorten(text: str, most: int = SHOWN) -> str:
    """A text cut to a length, in the middle, so that both ends can be recognised."""
    if len(text) <= most:
        return text
    half = (most - 3) // 2
    return f"{text[:half]} … {text[-half:]}"


def change(kind: str, before: str, after: str, *, count: int = 1) -> Repair:
    """A repair of a text, shown with a little of what stands around it.

    >>> change("nul", "a red tr\\x00ain", "a red train")
    Repair(kind='nul', before='a red tr\\x00ain', after='a red train', count=1, page=None)
    """
    same = _alike(before, after)
    rest = min(len(before), len(after)) - same
    tail = min(rest, _alike(before[::-1], after[::-1]))
    left = max(0, same - CONTEXT)

    def part(text: str) -> str:
        end = min(len(text), len(text) - tail + CONTEXT)
        return ("…" if left else "") + shorten(text[left:end]) + ("…" if end < len(text) else "")

    return Repair(kind, part(before), part(after), count)


def _alike(a: str, b: str) -> int:
    """How many characters two texts share at their start."""
    return sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], zip(a, b, strict=False)))


def note_lines(repairs: list[Repair], kind: str, before: str, after: str, count: int) -> None:
    """Record a repair of a whole text line by line: the first `MOST_EACH` lines each, the others as a number.

    ``count`` is the number of changes in all; both texts must have the same lines.
    """
    pairs = [(a, b) for a, b in zip(before.split("\n"), after.split("\n"), strict=False) if a != b]
    shown = pairs[:MOST_EACH]
    for number, (a, b) in enumerate(shown):
        last = number == len(shown) - 1
        repairs.append(change(kind, a, b, count=max(1, count - number) if last else 1))


def note_first(
    repairs: list[Repair], kind: str, text: str, at: int, mend: Callable[[str], str], count: int
) -> None:
    """Record a repair made at many places by its first place and their number."""
    left = max(0, at - CONTEXT)
    piece = text[left : at + CONTEXT]
    repairs.append(Repair(kind, piece, mend(piece), count))
