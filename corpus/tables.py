"""Tables on a page: cells that stand in rows, of one line each or of several."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from corpus.page import Segment, group_lines

CELL_CHARS = 16
LABEL_CHARS = 45
_FEWEST_ROWS = 3


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table whose cells have lines of their own; the cells stand from left to right."""

    cells: tuple[str, ...]

    @property
    def text(self) -> str:
        """The row on one line."""
        return " | ".join(self.cells)


def rows_at(segments: Sequence[Segment], x: float) -> list[list[Segment]]:
    """The lines that have cells at both sides of a gap."""
    return [
        line
        for line in group_lines(segments)
        if any(s.x1 <= x for s in line) and any(s.x0 >= x for s in line)
    ]


def is_table(segments: Sequence[Segment], x: float, body: float) -> bool:
    """Whether what stands at both sides of a gap are the cells of rows, not lines of two columns."""
    rows = rows_at(segments, x)
    if len(rows) < 2:
        return False
    cells = [len(s.text) for row in rows for s in row]
    paired = sum(len(row) for row in rows)
    beside = [s for s in segments if not s.x0 < x < s.x1]
    tight = rows[-1][0].middle - rows[0][0].middle <= 3.5 * body * len(rows)
    return median(cells) <= CELL_CHARS and paired >= 0.3 * len(beside) and tight


def wrapped_rows(segments: Sequence[Segment], body: float) -> tuple[list[Row], float, float] | None:
    """The rows of a table whose cells hold sentences, with its top and bottom; None where there is no such table.

    Its columns begin at one place each; its rows are told apart by gaps that go through all columns, and begin in
    all of them at one height. The first column holds labels: text in columns has none.
    """
    lines = group_lines(segments)
    bands = _bands(lines, body)
    best: tuple[list[list[list[Segment]]], list[float]] | None = None
    start = 0
    while start < len(bands):
        columns = _columns(bands[start])
        end = start + 1
        while len(columns) > 1 and end < len(bands) and _fits(bands[end], columns, body):
            end += 1
        if len(columns) > 1 and end - start >= _FEWEST_ROWS and (best is None or end - start > len(best[0])):
            best = bands[start:end], columns
        start = end if len(columns) > 1 else start + 1
    if best is None:
        return None
    found, columns = best
    rows = [Row(_cells(band, columns)) for band in found]
    labels = [len(row.cells[0]) for row in rows]
    several = sum(len(band) > 1 for band in found)
    if median(labels) > LABEL_CHARS or not several or any(not cell for cell in rows[0].cells):
        return None
    every = [s for band in found for line in band for s in line]
    return rows, min(s.y0 for s in every), max(s.y1 for s in every)


def _bands(lines: Sequence[list[Segment]], body: float) -> list[list[list[Segment]]]:
    """Lines that follow one another closely, apart from others by gaps."""
    if not lines:
        return []
    steps = [b[0].middle - a[0].middle for a, b in itertools.pairwise(lines)]
    close = sorted(step for step in steps if 0.8 * body < step < 2.5 * body) or [1.3 * body]
    usual = close[len(close) // 5]  # most rows may have a single line
    bands = [[lines[0]]]
    for step, line in zip(steps, lines[1:], strict=True):
        if step > 1.25 * usual:
            bands.append([line])
        else:
            bands[-1].append(line)
    return bands


def _columns(band: Sequence[list[Segment]]) -> list[float]:
    """Where the cells of a row begin: the left edges on its first line."""
    return [s.x0 for s in band[0]]


def _fits(band: Sequence[list[Segment]], columns: Sequence[float], body: float) -> bool:
    """Whether a band is a row of a table with these columns: it begins in the first and in another one."""
    begins = [_column(s, columns, body) for s in band[0]]
    inside = [_column(s, columns, body) for line in band for s in line]
    return None not in inside and len(begins) >= min(len(columns), 2) and begins[0] == 0


def _column(segment: Segment, columns: Sequence[float], body: float) -> int | None:
    """The column in which a run begins, its edge at most half a letter off and its end before the next."""
    for number, edge in enumerate(columns):
        after = columns[number + 1] if number + 1 < len(columns) else float("inf")
        if abs(segment.x0 - edge) <= 0.5 * body:
            return number if segment.x1 <= after else None
    return None


def _cells(band: Sequence[list[Segment]], columns: Sequence[float]) -> tuple[str, ...]:
    """The text of each column of a row."""
    cells = ["" for _ in columns]
    for line in band:
        for segment in line:
            nearest = min(range(len(columns)), key=lambda n: abs(segment.x0 - columns[n]))
            cells[nearest] = f"{cells[nearest]} {segment.text}".strip()
    return tuple(cells)
