"""Reading order on a page: columns, boxes, tables, headings, drop capitals, headers and footers.

A page comes as segments (runs of text on one line, with their boxes, y growing downwards) and leaves as
paragraphs in the order in which a person reads them.
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import median

from corpus.reading import Kind
from corpus.repairs import Repair, shorten

_NUMBER_LINE = re.compile(
    r"^[\s\-–—|·•]*(?:[^\W\d_]{1,8}\.?\s*)?(\d{1,4})(?:\s*[/|]\s*\d{1,4})?[\s\-–—|·•]*$"
)
_BULLET = re.compile(r"^(?:[•▪◦‣·*–—-]|\d{1,2}[.)])\s")
_WORD = re.compile(r"[^\W\d_]+")
_ONE_LETTER_WORDS = frozenset("AEIOUWZΗΟ")
_TERMINAL = re.compile(r"[.!?…;:»”\")\]]$")
MARGIN = 0.12
CELL_CHARS = 16
COLUMN_LINES = 4
DETACHED = 2.5  # lines of the body's size


@dataclass(frozen=True, slots=True)
class Segment:
    """A run of text on one line: its box (left, top, right, bottom) and font size, in points.

    ``spaced`` is the text as it stood where its letters were spaced out, else empty.
    """

    text: str
    x0: float
    y0: float
    x1: float
    y1: float
    size: float
    spaced: str = ""

    @property
    def middle(self) -> float:
        """The height at which the line stands."""
        return (self.y0 + self.y1) / 2


@dataclass(frozen=True, slots=True)
class Page:
    """One page as segments, with its size."""

    number: int
    width: float
    height: float
    segments: tuple[Segment, ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph in reading order; ``lines`` keep the page's line ends."""

    kind: Kind
    lines: tuple[str, ...]
    level: int = 0


@dataclass(frozen=True, slots=True)
class Furniture:
    """What was taken off the margins of a page: repeated lines, and the printed page number."""

    page: Page
    removed: tuple[str, ...]
    printed: str | None


def strip_furniture(pages: Sequence[Page]) -> list[Furniture]:
    """Take off headers and footers that return on pages, and page numbers; both stand in the margins."""
    seen: Counter[str] = Counter()
    for page in pages:
        seen.update({_shape(s.text) for s in page.segments if _in_margin(s, page)})
    least = max(2, round(0.5 * len(pages)))
    out = []
    for page in pages:
        kept, removed, printed = [], [], None
        for segment in page.segments:
            number = _NUMBER_LINE.match(segment.text) if _in_margin(segment, page) else None
            if number:
                printed = number.group(1)
                removed.append(segment.text)
            elif _in_margin(segment, page) and seen[_shape(segment.text)] >= least:
                removed.append(segment.text)
            else:
                kept.append(segment)
        out.append(Furniture(replace(page, segments=tuple(kept)), tuple(removed), printed))
    return out


def _in_margin(segment: Segment, page: Page) -> bool:
    return segment.y1 < MARGIN * page.height or segment.y0 > (1 - MARGIN) * page.height


def _shape(text: str) -> str:
    return re.sub(r"\d+", "#", text.casefold().strip())


def vocabulary(pages: Sequence[Page]) -> Mapping[str, int]:
    """How often each word of a document stands in it, to tell whether a drop capital is a word or starts one."""
    return Counter(w for page in pages for s in page.segments for w in _WORD.findall(s.text.casefold()))


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
    segments = _attach_drop_capitals(list(page.segments), words or {}, made)
    if not segments:
        return []
    body = _body_size(segments)
    head, middle, foot = _detached(segments, page, body)
    out: list[Paragraph] = []
    for block in _blocks(middle, body, columns):
        out += _split(block, body)
    edges = [_split(_lines(edge), body) if edge else [] for edge in (head, foot)]
    return [*edges[0], *_rejoin(out, made), *edges[1]]


def _detached(
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


def _body_size(segments: Sequence[Segment]) -> float:
    weights: Counter[float] = Counter()
    for segment in segments:
        weights[round(segment.size * 2) / 2] += len(segment.text)
    return weights.most_common(1)[0][0] or 10.0


def _attach_drop_capitals(
    segments: list[Segment], words: Mapping[str, int], repairs: list[Repair]
) -> list[Segment]:
    """Put a large first letter back before the line that stands at its right."""
    if not segments:
        return segments
    body = _body_size(segments)
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
        return [_lines(segments)]
    if _is_table(segments, x, body):
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
                flush()
            crossing.append(segment)
        else:
            if crossing:
                out.append(_lines(crossing))
                crossing = []
            band.append(segment)
    if crossing:
        out.append(_lines(crossing))
    flush()
    return out


def _lines(segments: Sequence[Segment]) -> list[list[Segment]]:
    """Group segments that stand at one height into lines, top to bottom, each left to right."""
    lines: list[list[Segment]] = []
    for segment in sorted(segments, key=lambda s: (s.middle, s.x0)):
        if lines and abs(segment.middle - lines[-1][-1].middle) < 0.5 * min(segment.size, lines[-1][-1].size):
            lines[-1].append(segment)
        else:
            lines.append([segment])
    return [sorted(line, key=lambda s: s.x0) for line in lines]


def _rows_at(segments: Sequence[Segment], x: float) -> list[list[Segment]]:
    return [
        line for line in _lines(segments) if any(s.x1 <= x for s in line) and any(s.x0 >= x for s in line)
    ]


def _is_table(segments: Sequence[Segment], x: float, body: float) -> bool:
    """Whether what stands at both sides of a gap are the cells of rows, not lines of two columns."""
    rows = _rows_at(segments, x)
    if len(rows) < 2:
        return False
    cells = [len(s.text) for row in rows for s in row]
    paired = sum(len(row) for row in rows)
    beside = [s for s in segments if not s.x0 < x < s.x1]
    tight = rows[-1][0].middle - rows[0][0].middle <= 3.5 * body * len(rows)
    return median(cells) <= CELL_CHARS and paired >= 0.3 * len(beside) and tight


def _around_table(
    segments: Sequence[Segment], x: float, body: float, columns: frozenset[int], depth: int
) -> list[list[list[Segment]]]:
    rows = _rows_at(segments, x)
    inside = {id(s) for row in rows for s in row}
    top, bottom = rows[0][0].y0, rows[-1][0].y1
    above = [s for s in segments if id(s) not in inside and s.middle < top]
    below = [s for s in segments if id(s) not in inside and s.middle > bottom]
    between = [s for s in segments if id(s) not in inside and top <= s.middle <= bottom]
    table = _lines([s for s in segments if id(s) in inside] + between)
    out: list[list[list[Segment]]] = []
    if above:
        out += _blocks(above, body, columns, depth + 1)
    out.append(table)
    if below:
        out += _blocks(below, body, columns, depth + 1)
    return out


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
