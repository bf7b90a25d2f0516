"""What a reader hands over: cleaned text, its blocks in reading order, and every repair that was made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum

from corpus.repairs import Repair


class Kind(StrEnum):
    """What a block is: only paragraphs, lists and tables become passages."""

    HEADING = "heading"
    PARAGRAPH = "paragraph"
    LIST = "list"
    TABLE = "table"
    NOTE = "note"  # provenance, disclaimers: kept in the text, never a rule


@dataclass(frozen=True, slots=True)
class Block:
    """A run of the cleaned text: ``reading.text[start:end]``. ``level`` is a heading's depth, 1 outermost."""

    start: int
    end: int
    kind: Kind
    level: int = 0
    page: int | None = None
    anchor: str = ""
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """One part of a file, cleaned. Blocks are in reading order and do not overlap."""

    text: str
    blocks: tuple[Block, ...]
    repairs: tuple[Repair, ...] = ()


@dataclass(slots=True)
class ReadingBuilder:
    """Collects blocks into one text, separated by blank lines, so that offsets always fit."""

    _pieces: list[str] = field(default_factory=list)
    _blocks: list[Block] = field(default_factory=list)
    _length: int = 0
    repairs: list[Repair] = field(default_factory=list)

    def add(
        self,
        text: str,
        kind: Kind,
        *,
        level: int = 0,
        page: int | None = None,
        anchor: str = "",
        rules: tuple[str, ...] = (),
    ) -> None:
        """Append one block; blank text is left out."""
        text = text.strip()
        if not text:
            return
        if self._pieces:
            self._pieces.append("\n\n")
            self._length += 2
        start = self._length
        self._pieces.append(text)
        self._length += len(text)
        self._blocks.append(Block(start, self._length, kind, level, page, anchor, rules))

    def build(self) -> Reading:
        """The finished reading."""
        return Reading("".join(self._pieces), tuple(self._blocks), tuple(self.repairs))


def join(readings: Iterable[Reading]) -> tuple[Reading, tuple[int, ...]]:
    """Put readings one after the other; also give the index of the first block of each."""
    text = ""
    blocks: list[Block] = []
    repairs: list[Repair] = []
    firsts: list[int] = []
    for reading in readings:
        if text:
            text += "\n\n"
        shift = len(text)
        firsts.append(len(blocks))
        blocks += [replace(b, start=b.start + shift, end=b.end + shift) for b in reading.blocks]
        text += reading.text
        repairs += reading.repairs
    return Reading(text, tuple(blocks), tuple(repairs)), tuple(firsts)
