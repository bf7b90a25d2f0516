"""The letter as a PDF, in a font that has the letters of all six languages (Roboto, Apache-2.0)."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import font_roboto
from fontTools.ttLib import TTFont
from fpdf import FPDF
from fpdf.enums import XPos, YPos

from assistant.letters import Letter, Source

_FONT = "Roboto"
_STYLES = {"": "Roboto-Regular.ttf", "B": "Roboto-Bold.ttf", "I": "Roboto-Italic.ttf"}
_SIZE, _SMALL, _LARGE = 10.5, 8.5, 16.0  # points
_MARGIN = 20.0  # millimetres
_LEADING = 0.5  # millimetres of line height to a point of size
# What the font lacks and our own sentences use, with what reads alike.
_LIKE = {"→": "=", "\t": "    "}
_NO_GLYPH = "?"


@cache
def _folder() -> Path:
    return Path(str(font_roboto.__file__)).parent / "files"


@cache
def _has_glyph() -> frozenset[int]:
    with TTFont(_folder() / _STYLES[""]) as font:
        return frozenset(font.getBestCmap())


def _set_in_font(text: str) -> str:
    """The text in characters that the font has."""
    liked = "".join(_LIKE.get(c, c) for c in text)
    return "".join(c if c == "\n" or ord(c) in _has_glyph() else _NO_GLYPH for c in liked)


class _Page(FPDF):
    """A page of text that grows downwards."""

    def __init__(self, made: Letter) -> None:
        super().__init__(format="A4")
        for style, name in _STYLES.items():
            self.add_font(_FONT, style, _folder() / name)
        self.set_margins(_MARGIN, _MARGIN)
        self.set_auto_page_break(True, _MARGIN)
        self.set_title(_set_in_font(made.title))
        self.set_lang(made.lang)
        self.set_creation_date(datetime.fromisoformat(made.date).replace(tzinfo=UTC))
        self.add_page()

    def say(
        self, text: str, *, style: str = "", size: float = _SIZE, indent: float = 0.0, link: str | None = None
    ) -> None:
        """A paragraph below the last one."""
        self.set_font(_FONT, style, size)
        self.set_x(_MARGIN + indent)
        self.multi_cell(
            0,
            size * _LEADING,
            _set_in_font(text),
            align="L",
            new_x=XPos.LMARGIN,
            new_y=YPos.NEXT,
            link=link or "",
        )
        self.ln(1.2)

    def source(self, source: Source) -> None:
        """A passage with where it stands."""
        self.say(source.place, size=_SMALL, indent=6, link=source.link)
        before, marked, after = source.quote
        self.say(f"{before}»{marked}«{after}" if marked else before + after, style="I", indent=10)
        if source.note:
            self.say(source.note, size=_SMALL, indent=10)


def as_pdf(made: Letter) -> bytes:
    """The letter as a PDF of A4 pages; the same letter gives the same bytes."""
    page = _Page(made)
    page.say(made.title, style="B", size=_LARGE)
    for fact in made.facts:
        page.say(fact)
    for part in made.parts:
        page.ln(3)
        page.say(part.heading, style="B", size=_SIZE + 1.5)
        page.say(part.said, style="I")
        page.say(part.verdict, style="B")
        if part.reason:
            page.say(part.reason)
        for source in part.sources:
            page.source(source)
    page.ln(4)
    for line in made.foot:
        page.say(line, size=_SMALL, link=made.link if made.link and made.link in line else None)
    return bytes(page.output())
