"""Charts as SVG: bars with their labels and numbers as text, told apart by patterns as well as colours.

Widths are in per cent, so that a chart fills its page while its text keeps its size.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from markupsafe import Markup

_ROW = 42
_BAR = 16
_WIDEST = 86.0  # per cent, so that the number beside the longest bar fits
_COLUMNS = 150
_LABEL = 90


def _patterns(name: str) -> str:
    """Series 1 is plain, 2 hatched, 3 dotted."""
    marks = (
        "",
        '<path class="gap" d="M-2 2 2-2M0 8 8 0M6 10 10 6"/>',
        '<circle class="hole" cx="4" cy="4" r="2"/>',
    )
    made = "".join(
        f'<pattern id="{name}-{i}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<rect class="s{i}" width="8" height="8"/>{mark}</pattern>'
        for i, mark in enumerate(marks, 1)
    )
    return f"<defs>{made}</defs>"


def _legend(name: str, series: Sequence[str]) -> str:
    """The names of the series, each on a line of its own, so that no language is too long."""
    return "".join(
        f'<rect class="edge" x="1" y="{20 * i + 3}" width="14" height="14" fill="url(#{name}-{i + 1})"/>'
        f'<text x="22" y="{20 * i + 15}">{escape(one)}</text>'
        for i, one in enumerate(series)
    )


def _svg(name: str, title: str, height: int, inside: str) -> Markup:
    return Markup(  # noqa: S704 - all texts were escaped where they were put in
        f'<svg class="chart" role="img" aria-labelledby="{name}-title" width="100%" height="{height}">'
        f'<title id="{name}-title">{escape(title)}</title>{_patterns(name)}{inside}</svg>'
    )


def bars(name: str, title: str, rows: Sequence[tuple[str, Sequence[int]]], series: Sequence[str]) -> Markup:
    """Lying bars, a row for each label and in it a bar for each of up to three series. ``name`` is an id."""
    most = max((n for _, values in rows for n in values), default=0) or 1
    top = 20 * len(series) + 8 if len(series) > 1 else 0
    step = _ROW + (_BAR + 2) * (len(series) - 1)
    inside = [_legend(name, series)] if len(series) > 1 else []
    for i, (label, values) in enumerate(rows):
        y = top + i * step
        shown = label if len(label) <= _LABEL else label[: _LABEL - 1] + "…"
        inside.append(f'<text x="0" y="{y + 14}">{escape(shown)}</text>')
        for k, value in enumerate(values):
            at = y + 20 + k * (_BAR + 2)
            width = _WIDEST * value / most
            told = f"{label}, {series[k]}: {value}"
            inside.append(
                f'<rect class="edge" x="0" y="{at}" width="{width:.2f}%" height="{_BAR}" fill="url(#{name}-{k + 1})">'
                f"<title>{escape(told)}</title></rect>"
                f'<text x="{width:.2f}%" dx="6" y="{at + 13}">{value}</text>'
            )
    return _svg(name, title, top + len(rows) * step + 4, "".join(inside))


def columns(
    name: str, title: str, rows: Sequence[tuple[str, Sequence[int]]], series: Sequence[str]
) -> Markup:
    """Standing bars in the order of time: a group for each label, in it a bar for each of up to three series."""
    most = max((n for _, values in rows for n in values), default=0) or 1
    top = 20 * len(series) + 24
    base = top + _COLUMNS
    wide = 100 / max(len(rows), 1)
    each = 0.8 * wide / len(series)
    every = -(-len(rows) // 5)  # at most five labels, as a phone has room for no more
    inside = [
        _legend(name, series),
        f'<text x="0" y="{top - 8}">{most}</text>',
        f'<line class="axis" x1="0" x2="100%" y1="{top}" y2="{top}"/>',
        f'<line class="axis" x1="0" x2="100%" y1="{base}" y2="{base}"/>',
    ]
    for i, (label, values) in enumerate(rows):
        for k, value in enumerate(values):
            high = _COLUMNS * value / most
            told = f"{label}, {series[k]}: {value}"
            inside.append(
                f'<rect class="edge" x="{i * wide + k * each:.2f}%" y="{base - high:.1f}" width="{each:.2f}%"'
                f' height="{high:.1f}" fill="url(#{name}-{k + 1})"><title>{escape(told)}</title></rect>'
            )
        if i % every == 0:
            last = i * wide > _WIDEST  # it would not fit beside its bar
            place = f'x="{(i + 1) * wide:.2f}%" text-anchor="end"' if last else f'x="{i * wide:.2f}%"'
            inside.append(f'<text {place} y="{base + 18}">{escape(label[5:])}</text>')
    return _svg(name, title, base + 26, "".join(inside))
