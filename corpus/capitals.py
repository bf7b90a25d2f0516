"""Drop capitals: a large first letter that stands apart from the line it begins."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from corpus.page import Page, Segment, body_size
from corpus.repairs import Repair, shorten

_WORD = re.compile(r"[^\W\d_]+")
_ONE_LETTER_WORDS = frozenset("AEIOUWZΗΟ")


def vocabulary(pages: Sequence[Page]) -> Mapping[str, int]:
    """How often each word of a document stands in it, to tell whether a drop capital is a word or starts one."""
    return Counter(w for page in pages for s in page.segments for w in _WORD.findall(s.text.casefold()))


def attach_drop_capitals(
    segments: list[Segment], words: Mapping[str, int], repairs: list[Repair]
) -> list[Segment]:
    """Put a large first letter back before the line that stands at its right."""
    if not segments:
        return segments
    body = body_size(segments)
    capitals = [s for s in segments if len(s.text) <= 2 and s.text.isupper() and s.size >= 1.8 * body]
    rest = [s for s in segments if s not in capitals]
    for capital in capitals:
        right = [
            (s.y0, i)
            for i, s in enumerate(rest)
            if -1 <= s.x0 - capital.x1 < 2 * body and capital.y0 - body <= s.middle <= capital.y1
        ]
        if right:
            index = min(right)[1]
            line = rest[index]
            text = _with_capital(capital.text, line.text, words)
            repairs.append(Repair("initial", shorten(f"{capital.text} | {line.text}"), shorten(text)))
            rest[index] = replace(line, text=text, x0=capital.x0)
        else:
            rest.append(capital)
    return rest


def _with_capital(capital: str, line: str, words: Mapping[str, int]) -> str:
    """A capital that is a word of its own ("A", "W", "Ο") keeps its space: the next word is known."""
    first = _WORD.match(line.casefold())
    # Once is the line itself.
    if first is None or (words.get(first.group(), 0) > 1 and capital.casefold() + first.group() not in words):
        known = first is None or len(first.group()) > 1
        return f"{capital} {line}" if known and capital in _ONE_LETTER_WORDS else capital + line
    return capital + line
