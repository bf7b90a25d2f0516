"""A page as it comes: runs of text on one line with their boxes, y growing downwards; and as it leaves: paragraphs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from corpus.reading import Kind


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


def body_size(segments: Sequence[Segment]) -> float:
    """The font size, in points, that most of the text has; 10 without any text."""
    weights: Counter[float] = Counter()
    for segment in segments:
        weights[round(segment.size * 2) / 2] += len(segment.text)
    return weights.most_common(1)[0][0] or 10.0


def group_lines(segments: Sequence[Segment]) -> list[list[Segment]]:
    """Group segments that stand at one height into lines, top to bottom, each left to right."""
    lines: list[list[Segment]] = []
    for segment in sorted(segments, key=lambda s: (s.middle, s.x0)):
        if lines and abs(segment.middle - lines[-1][-1].middle) < 0.5 * min(segment.size, lines[-1][-1].size):
            lines[-1].append(segment)
        else:
            lines.append([segment])
    return [sorted(line, key=lambda s: s.x0) for line in lines]
