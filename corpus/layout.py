"""Reading order on a page: columns, boxes, tables, headings.

A page comes as segments (`corpus.page`) and leaves as paragraphs in the order in which a person reads them.
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from statistics import median

from corpus.capitals import attach_drop_capitals
from corpus.margins import detached
from corpus.page import Page, Paragraph, Segment, body_size, group_lines
from corpus.reading import Kind
from corpus.repairs import Repair, shorten
from corpus.tables import CELL_CHARS, is_table, rows_at, wrapped_rows

_BULLET = re.compile(r"^(?:[•▪◦‣·*–—-]|\d{1,2}[.)])\s")
_TERMINAL = re.compile(r"[.!?…;:»”\")\]]$")
COLUMN_LINES = 4


def column_starts(pages: Sequence[Page]) -> frozenset[int]:
    """The left edges (whole points) at which many lines of some page begin: where its columns stand."""
    found: set[int] = set()
    for page in pages:
        edges = Counter(round(s.x0) for s in page.segments)
        found |= {edge for edge, count in edges.items() if count >= COLUMN_LINES}
    return frozenset(found)


def paragraphs(
    page: Page,
    words: Mapping[str, int] | None = None,
    columns: frozenset[int] = frozenset(),
    repairs: list[Repair] | None = None,
) -> list[Paragraph]:
    """The page's paragraphs in reading order.

    ``words`` are the document's (`vocabulary`), ``columns`` its columns (`column_starts`). What was put
    together is added to ``repairs``.
    """
    made: list[Repair] = [] if repairs is None else repairs
    segments = attach_drop_capitals(list(page.segments), words or {}, made)
    if not segments:
        return []
    body = body_size(segments)
    head, middle, foot = detached(segments, page, body)
    out = _region(middle, body, columns)
    edges = [_split(group_lines(edge), body) if edge else [] for edge in (head, foot)]
    return [*edges[0], *_rejoin(out, made), *edges[1]]


def _region(segments: Sequence[Segment], body: float, columns: frozenset[int]) -> list[Paragraph]:
    """The paragraphs of a page's text; a table whose cells hold sentences is read row by row."""
    found = wrapped_rows(segments, body)
    if found is None:
        blocks = _blocks(segments, body, columns) if segments else []
        return [paragraph for block in blocks for paragraph in _split(block, body)]
    rows, top, bottom = found
    above = [s for s in segments if s.middle < top]
    below = [s for s in segments if s.middle > bottom]
    table = Paragraph(Kind.TABLE, tuple(row.text for row in rows))
    return [*_region(above, body, columns), table, *_region(below, body, columns)]


def _gutter(segments: Sequence[Segment], body: float, columns: frozenset[int]) -> float | None:
    """The x of a vertical gap with text on both sides that few lines cross: fewest first, then the widest.

    A side may be a single line where that is the first line of a column.
    """
    left = min(s.x0 for s in segments)
    right = max(s.x1 for s in segments)
    edges = sorted({s.x1 for s in segments} | {left})
    best: tuple[int, float, float] | None = None
    for edge in edges:
        starts = [s.x0 for s in segments if s.x0 >= edge - 0.1]
        if not starts:
            continue
        gap = min(starts) - edge
        x = edge + gap / 2
        if gap < 0.9 * body or not left + 2 * body < x < right - 2 * body:
            continue
        before = [s for s in segments if s.x1 <= x]
        after = [s for s in segments if s.x0 >= x]
        if not before:
            continue
        # Real columns stand beside each other; lines above and below them may be as wide as the page.
        top = max(min(s.y0 for s in before), min(s.y0 for s in after))
        bottom = min(max(s.y1 for s in before), max(s.y1 for s in after))
        if bottom - top < 0.8 * body:
            continue
        crossing = [s for s in segments if s.x0 < x < s.x1]
        beside = sum(top < s.middle < bottom for s in crossing)
        if beside > 0.6 * min(len(before), len(after)) + 3:
            continue
        if min(len(before), len(after)) < 2 and not _opens_column(before, after, columns):
            continue
        if best is None or (-len(crossing), gap) > best[:2]:
            best = (-len(crossing), gap, x)
    return best[2] if best else None


def _opens_column(before: Sequence[Segment], after: Sequence[Segment], columns: frozenset[int]) -> bool:
    """Whether a single line right of a gap is what ran over into the last column, not a cell of a row.

    It stands level with the first line at its left, which is running text, or begins where the document's
    columns begin.
    """
    if len(after) != 1 or len(before) < 3:
        return False
    line, first = after[0], min(before, key=lambda s: s.middle)
    if abs(line.middle - first.middle) > 0.5 * line.size:
        return False
    known = any(abs(line.x0 - edge) <= 1.5 for edge in columns)
    return known or median(len(s.text) for s in before) > 1.5 * CELL_CHARS


def _blocks(
    segments: Sequence[Segment], body: float, columns: frozenset[int], depth: int = 0
) -> list[list[list[Segment]]]:
    """Cut a region at its gutter into bands and columns; each block is a list of lines of segments."""
    x = _gutter(segments, body, columns) if depth < 8 and len(segments) >= 4 else None
    if x is None:
        return [group_lines(segments)]
    if is_table(segments, x, body):
        return _around_table(segments, x, body, columns, depth)
    out: list[list[list[Segment]]] = []
    band: list[Segment] = []

    def flush() -> None:
        if band:
            before = [s for s in band if (s.x0 + s.x1) / 2 <= x]
            after = [s for s in band if (s.x0 + s.x1) / 2 > x]
            for side in (before, after):
                if side:
                    out.extend(_blocks(side, body, columns, depth + 1))
            band.clear()

    crossing: list[Segment] = []
    for segment in sorted(segments, key=lambda s: (s.middle, s.x0)):
        if segment.x0 < x < segment.x1:
            if not crossing:
                crossing = _heads(band, x, segment)
                flush()
            crossing.append(segment)
        else:
            if crossing:
                out.append(group_lines(crossing))
                crossing = []
            band.append(segment)
    if crossing:
        out.append(group_lines(crossing))
    flush()
    return out


def _around_table(
    segments: Sequence[Segment], x: float, body: float, columns: frozenset[int], depth: int
) -> list[list[list[Segment]]]:
    rows = rows_at(segments, x)
    inside = {id(s) for row in rows for s in row}
    top, bottom = rows[0][0].y0, rows[-1][0].y1
    above = [s for s in segments if id(s) not in inside and s.middle < top]
    below = [s for s in segments if id(s) not in inside and s.middle > bottom]
    between = [s for s in segments if id(s) not in inside and top <= s.middle <= bottom]
    table = group_lines([s for s in segments if id(s) in inside] + between)
    out: list[list[list[Segment]]] = []
    if above:
        out += _blocks(above, body, columns, depth + 1)
    out.append(table)
    if below:
        out += _blocks(below, body, columns, depth + 1)
    return out


def _heads(band: list[Segment], x: float, wide: Segment) -> list[Segment]:
    """Take the short lines off the end of a band that stand right above a wide text: the heading of a box.

    They stand below all of the other column, and nearer to the wide text than to their own column's.
    """
    taken: list[Segment] = []
    while len(band) > 1:
        last = band[-1]
        left = last.x1 <= x
        other = [s.y1 for s in band if (s.x1 <= x) != left]
        own = [s.y1 for s in band[:-1] if (s.x1 <= x) == left]
        below = (taken[0] if taken else wide).y0 - last.y1
        if not other or not own or last.y0 < max(other) or last.y0 - max(own) < max(below, 0.6 * last.size):
            break
        taken.insert(0, band.pop())
    return taken


def _split(lines: Sequence[list[Segment]], body: float) -> list[Paragraph]:
    """Cut a column's lines into headings, paragraphs, list items and tables."""
    out: list[Paragraph] = []
    run: list[str] = []
    kind = Kind.PARAGRAPH
    level = 0
    steps = [b[0].middle - a[0].middle for a, b in itertools.pairwise(lines)]
    usual = median([s for s in steps if s < 3 * body] or [1.3 * body])
    previous: list[Segment] | None = None

    def flush() -> None:
        if run:
            out.append(Paragraph(kind, tuple(run), level))
            run.clear()

    for line in lines:
        size = max(s.size for s in line)
        cells = len(line) > 1 and any(b.x0 - a.x1 > 1.5 * body for a, b in itertools.pairwise(line))
        text = (" | " if cells else " ").join(s.text for s in line)
        now = Kind.PARAGRAPH
        if cells and median(len(s.text) for s in line) <= 2 * CELL_CHARS:
            now = Kind.TABLE
        elif size >= 1.15 * body and len(text) <= 120:
            now = Kind.HEADING
        elif _BULLET.match(text):
            now = Kind.LIST
        depth = 1 if size >= 1.5 * body else 2
        gap = line[0].middle - previous[0].middle if previous else 0.0
        new_block = previous is None or gap > 1.35 * usual + 1
        if now is Kind.PARAGRAPH and kind is Kind.LIST and run and not new_block:
            run[-1] = f"{run[-1]}\n{text}"  # a list item that goes on
        elif now is kind and not (new_block and kind in (Kind.PARAGRAPH, Kind.HEADING)):
            run.append(text)
        else:
            flush()
            kind, level = now, depth if now is Kind.HEADING else 0
            run.append(text)
        previous = line
    flush()
    return out


def _rejoin(found: list[Paragraph], repairs: list[Repair]) -> list[Paragraph]:
    """Join a paragraph that was broken at the end of a column."""
    out: list[Paragraph] = []
    for paragraph in found:
        last = next((i for i in range(len(out) - 1, -1, -1) if out[i].kind is Kind.PARAGRAPH), None)
        if (
            last is not None
            and paragraph.kind is Kind.PARAGRAPH
            and not _TERMINAL.search(out[last].lines[-1])
            and paragraph.lines[0][:1].islower()
        ):
            end, start = out[last].lines[-1], paragraph.lines[0]
            repairs.append(
                Repair("across-columns", f"{shorten(end)} | {shorten(start)}", shorten(f"{end} {start}"))
            )
            out[last] = replace(out[last], lines=out[last].lines + paragraph.lines)
        else:
            out.append(paragraph)
    return out
