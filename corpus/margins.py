"""The margins of pages: headers and footers that return, page numbers, lines that stand apart from the text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from corpus.page import Page, Segment

_NUMBER_LINE = re.compile(
    r"^[\s\-–—|·•]*(?:[^\W\d_]{1,8}\.?\s*)?(\d{1,4})(?:\s*[/|]\s*\d{1,4})?[\s\-–—|·•]*$"
)
MARGIN = 0.12
DETACHED = 2.5  # lines of the body's size


@dataclass(frozen=True, slots=True)
class Furniture:
    """What was taken off the margins of a page: repeated lines, and the printed page number."""

    page: Page
    removed: tuple[str, ...]
    printed: str | None


def strip_furniture(pages: Sequence[Page]) -> list[Furniture]:
    """Take off headers and footers that return on pages, and page numbers; both stand in the margins.

    Page numbers count on with the pages: "Chapter 3" is none. The first line of a column is no header, even where the
    first lines of many pages differ in their numbers alone.
    """
    seen: Counter[str] = Counter()
    alike: Counter[str] = Counter()
    steps: Counter[int] = Counter()
    for page in pages:
        edge = [s for s in page.segments if _in_margin(s, page)]
        seen.update({s.text for s in edge})
        alike.update({_shape(s.text) for s in edge})
        steps.update({number - page.number for s in edge if (number := _number(s.text)) is not None})
    least = max(2, round(0.5 * len(pages)))
    most = max(steps.values(), default=0)
    usual = {step for step, count in steps.items() if count == most and (count > 1 or len(pages) == 1)}
    out = []
    for page in pages:
        kept, removed, printed = [], [], None
        numbers = {
            id(s): number
            for s in page.segments
            if _in_margin(s, page) and (number := _number(s.text)) is not None
        }
        fitting = [s for s in page.segments if id(s) in numbers and numbers[id(s)] - page.number in usual]
        own = max(fitting, key=lambda s: alike[_shape(s.text)], default=None)
        for segment in page.segments:
            bare = id(segment) in numbers and segment.text.strip().isdigit()
            if segment is own or bare:
                if segment is own or (own is None and printed is None):
                    printed = str(numbers[id(segment)])
                removed.append(segment.text)
            elif _in_margin(segment, page) and (
                seen[segment.text] >= least
                or (alike[_shape(segment.text)] >= least and not _goes_on(segment, page))
            ):
                removed.append(segment.text)
            else:
                kept.append(segment)
        out.append(Furniture(replace(page, segments=tuple(kept)), tuple(removed), printed))
    return out


def _number(text: str) -> int | None:
    """The number of a line that may be a page number."""
    found = _NUMBER_LINE.match(text)
    return int(found.group(1)) if found else None


def _goes_on(segment: Segment, page: Page) -> bool:
    """Whether a line of running text in the same letters stands directly below or above."""
    return any(
        other is not segment
        and abs(other.middle - segment.middle) < 1.6 * segment.size
        and abs(other.middle - segment.middle) > 0.5 * segment.size
        and abs(other.x0 - segment.x0) < segment.size
        and abs(other.size - segment.size) < 0.1 * segment.size
        for other in page.segments
    )


def _in_margin(segment: Segment, page: Page) -> bool:
    return segment.y1 < MARGIN * page.height or segment.y0 > (1 - MARGIN) * page.height


def _shape(text: str) -> str:
    return re.sub(r"\d+", "#", text.casefold().strip())


def detached(
    segments: Sequence[Segment], page: Page, body: float
) -> tuple[list[Segment], list[Segment], list[Segment]]:
    """Lines in the margins that stand far from the text (a header or footer seen once), apart from the text."""
    inner = [s for s in segments if not _in_margin(s, page)]
    if not inner:
        return [], list(segments), []
    top, bottom = min(s.y0 for s in inner), max(s.y1 for s in inner)
    edge = [s for s in segments if _in_margin(s, page)]
    for s in sorted(edge, key=lambda s: min(abs(s.y1 - top), abs(s.y0 - bottom))):
        if -DETACHED * body < s.y0 - bottom < DETACHED * body:
            bottom = max(bottom, s.y1)
        elif -DETACHED * body < top - s.y1 < DETACHED * body:
            top = min(top, s.y0)
    head = [s for s in edge if s.y1 < top - body]
    foot = [s for s in edge if s.y0 > bottom + body]
    apart = {id(s) for s in (*head, *foot)}
    return head, [s for s in segments if id(s) not in apart], foot
