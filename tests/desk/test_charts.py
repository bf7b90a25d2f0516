"""Charts say in text what they draw, in proportion, and escape what people wrote."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from api.desk.charts import bars, columns

_RECT = re.compile(r'<rect class="edge" x="0" y="\d+" width="([\d.]+)%"')


def test_bars_are_in_proportion_and_have_their_numbers() -> None:
    drawn = bars("b", "Title", [("long", (8,)), ("half", (4,)), ("none", (0,))], ["Times"])
    widths = [float(w) for w in _RECT.findall(drawn)]
    assert widths[0] > 0
    assert widths[1:] == [widths[0] / 2, 0]
    texts = [t.text for t in ElementTree.fromstring(drawn).iter("text")]
    assert texts == ["long", "8", "half", "4", "none", "0"]


def test_series_differ_by_pattern_and_are_named() -> None:
    rows = [(f"2026-01-{i + 1:02}", (i, 1, 0)) for i in range(10)]
    root = ElementTree.fromstring(columns("c", "Over time", rows, ["Asked", "Refused", "Disputed"]))
    patterns = {p.get("id"): ElementTree.tostring(p) for p in root.iter("pattern")}
    assert len(set(patterns.values())) == 3
    assert {r.get("fill") for r in root.iter("rect") if r.get("class") == "edge"} == {
        f"url(#{name})" for name in patterns
    }
    titles = [t.text for t in root.iter("title")]
    assert titles[0] == "Over time"
    assert "2026-01-10, Asked: 9" in titles
    heights = [float(r.get("height", "")) for r in root.iter("rect") if r.find("title") is not None]
    assert max(heights) == heights[27]  # the first series of the last week


def test_texts_are_escaped() -> None:
    for drawn in (
        bars("b", "<T>", [('"><script>', (1,))], ["<S>"]),
        columns("c", "<T>", [("<2026-01-01>", (1, 2))], ["<S>", "&"]),
    ):
        assert "<script>" not in drawn
        ElementTree.fromstring(drawn)
