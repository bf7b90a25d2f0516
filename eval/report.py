"""The report of a measurement: a page with tables and plots, one file without anything to load from elsewhere."""

from __future__ import annotations

import html
import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from assistant.normalize import LANGUAGES
from eval.answers import KINDS, Verdict, table

Rows = Mapping[str, Mapping[str, float]]

_AIMS = {"right": 92.0, "refusal precision": 95.0, "refusal recall": 90.0, "cited": 95.0}
_BINS = 10
_STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { padding: .2rem .6rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr:nth-child(even) { background: #f4f4f4; }
.low { color: #a00; font-weight: 600; } figure { margin: 1.5rem 0; } svg { max-width: 100%; height: auto; }
"""


def write_report(path: Path, verdicts: Mapping[str, Sequence[Verdict]], baseline: Mapping[str, Rows]) -> None:
    """Writes the report on ``verdicts`` by split, beside the figures of ``baseline``, to ``path``. Raises OSError."""
    parts = ["<h1>Konduktor: how good the answers are</h1>"]
    for split, found in verdicts.items():
        rows = table(found)
        before = baseline.get(split, {})
        parts.append(f"<h2>{html.escape(split)}: {len(found)} questions</h2>")
        parts.append(_table(rows, before))
        parts.append(_figure(_bars(rows, before, LANGUAGES), "Right answers by language (grey: baseline)."))
        parts.append(
            _figure(_bars(rows, before, KINDS), "Right answers by kind of question (grey: baseline).")
        )
        parts.append(_figure(_refusals(rows), "Refusals by language: precision and recall."))
        parts.append(
            _figure(_calibration(found), "Share right by confidence; the line is what it should be.")
        )
    page = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Konduktor: measurement</title>'
        f"<style>{_STYLE}</style>{''.join(parts)}</html>\n"
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page, encoding="utf-8")


def _table(rows: Rows, before: Rows) -> str:
    columns = list(dict.fromkeys(c for row in rows.values() for c in row))
    head = "".join(f"<th>{html.escape(c)}</th>" for c in ("", *columns))
    body = []
    for group, row in rows.items():
        cells = [f"<td>{html.escape(group)}</td>"]
        for column in columns:
            if column not in row:
                cells.append("<td>–</td>")
                continue
            old = before.get(group, {}).get(column)
            change = "" if old is None or old == row[column] else f" ({row[column] - old:+.1f})"
            low = row[column] < _AIMS.get(column, 0.0)
            mark = ' class="low"' if low else ""
            cells.append(f"<td{mark}>{row[column]:.1f}{change}</td>")
        body.append(f"<tr>{''.join(cells)}</tr>")
    return f"<table><tr>{head}</tr>{''.join(body)}</table>"


def _figure(svg: str, caption: str) -> str:
    return f"<figure>{svg}<figcaption>{html.escape(caption)}</figcaption></figure>"


def _bars(rows: Rows, before: Rows, groups: Sequence[str]) -> str:
    names = [g for g in groups if "right" in rows.get(g, {})]

    def draw(axes: Any) -> None:
        places = range(len(names))
        axes.bar(
            [p + 0.2 for p in places],
            [before.get(g, {}).get("right", 0.0) for g in names],
            0.38,
            color="#bbb",
        )
        axes.bar([p - 0.2 for p in places], [rows[g]["right"] for g in names], 0.38, color="#2a6f97")
        axes.axhline(_AIMS["right"], color="#a00", linewidth=1, linestyle="--")
        axes.set_xticks(list(places), names)
        axes.set_ylim(0, 100)
        axes.set_ylabel("% right")

    return _svg(draw)


def _refusals(rows: Rows) -> str:
    names = [g for g in LANGUAGES if g in rows]

    def draw(axes: Any) -> None:
        for shift, figure, color in (
            (-0.2, "refusal precision", "#2a6f97"),
            (0.2, "refusal recall", "#e9a03b"),
        ):
            places = [i + shift for i in range(len(names))]
            axes.bar(places, [rows[g].get(figure, 0.0) for g in names], 0.38, color=color, label=figure)
        axes.set_xticks(range(len(names)), names)
        axes.set_ylim(0, 100)
        axes.legend(loc="lower right")

    return _svg(draw)


def _calibration(verdicts: Sequence[Verdict]) -> str:
    bins: list[list[bool]] = [[] for _ in range(_BINS)]
    for v in verdicts:
        bins[min(int(v.answer.confidence * _BINS), _BINS - 1)].append(v.right)

    def draw(axes: Any) -> None:
        kept = [(i, flags) for i, flags in enumerate(bins) if flags]
        axes.plot([0, 1], [0, 100], color="#bbb")
        axes.scatter(
            [(i + 0.5) / _BINS for i, _ in kept],
            [100 * sum(flags) / len(flags) for _, flags in kept],
            [10 + 2 * len(flags) for _, flags in kept],
            color="#2a6f97",
        )
        axes.set_xlabel("confidence (size: number of questions)")
        axes.set_ylabel("% right")

    return _svg(draw)


def _svg(draw: Any) -> str:
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 3), layout="constrained")
    draw(figure.subplots())
    out = io.StringIO()
    FigureCanvasSVG(figure).print_svg(out, metadata={"Date": None})  # type: ignore[no-untyped-call]
    text = out.getvalue()
    return text[text.index("<svg") :]
