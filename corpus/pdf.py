"""PDF files: parsed in a process of their own, read in order, each page with a verdict on its text."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from corpus.capitals import vocabulary
from corpus.cleaning import clean_characters
from corpus.errors import IngestError
from corpus.furniture import set_aside
from corpus.layout import column_starts, paragraphs
from corpus.margins import Furniture, strip_furniture
from corpus.page import Page, Paragraph, Segment
from corpus.reading import Block, Kind, Reading, ReadingBuilder, join
from corpus.repairs import Repair, shorten
from corpus.sentences import sentence_spans
from corpus.text import read_text

MAX_PAGES = 500
TIMEOUT = 180.0
_ROOT = Path(__file__).resolve().parent.parent
_ACCENTS = {"pl": "ąćęłńóśźż", "tr": "çğışöüâ", "kk": "әіңғүұқөһ", "el": "άέήίόύώϊϋΐΰ"}
_ENOUGH = 300


REASONS = ("images-only", "empty", "unknown-letters", "accents-missing", "more-signs", "no-layout")


@dataclass(frozen=True, slots=True)
class PageReport:
    """One page: its number in the file, the printed one, and how far its text can be trusted.

    ``verdict`` is ``good``, ``doubtful`` or ``unreadable`` (needs OCR); ``reasons`` say why, as codes of
    `REASONS`.
    """

    page: int
    printed: str | None
    verdict: str
    reasons: tuple[str, ...] = ()


def judge(text: str, lang: str, images: int) -> tuple[str, tuple[str, ...]]:
    """Whether a page's text is good, doubtful or unreadable, and why.

    >>> judge("", "pl", 1)
    ('unreadable', ('images-only',))
    """
    visible = [c for c in text if not c.isspace()]
    if not visible:
        return ("unreadable", ("images-only",)) if images else ("good", ("empty",))
    strange = sum(c == "\ufffd" or "\ue000" <= c <= "\uf8ff" or ord(c) < 32 for c in visible) / len(visible)
    reasons = []
    if strange > 0.25:
        return "unreadable", ("unknown-letters",)
    if strange > 0.01:
        reasons.append("unknown-letters")
    letters = [c.lower() for c in visible if c.isalpha()]
    accents = _ACCENTS.get(lang)
    if accents and len(letters) >= _ENOUGH:
        share = sum(c in accents for c in letters) / len(letters)
        if share < 0.01:
            reasons.append("accents-missing")
    if letters and len(letters) < 0.4 * len(visible) and len(visible) > 80:
        reasons.append("more-signs")
    return ("doubtful" if reasons else "good"), tuple(reasons)


def _parse(data: bytes, max_pages: int) -> dict[str, Any]:
    """Run the worker on a copy of the file; whatever happens to it becomes an `IngestError`."""
    with tempfile.TemporaryDirectory(prefix="konduktor-pdf-") as folder:
        path = Path(folder) / "file.pdf"
        path.write_bytes(data)
        try:
            done = subprocess.run(  # noqa: S603 - our own module, with a path that we made
                [sys.executable, "-m", "corpus.pdf_worker", str(path), str(max_pages)],
                cwd=_ROOT,
                capture_output=True,
                timeout=TIMEOUT,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            raise IngestError(
                "pdf-slow",
                "file",
                "PDF",
                f"took longer than {TIMEOUT:.0f} s to read",
                seconds=f"{TIMEOUT:.0f}",
            ) from error
    if done.returncode:
        raise IngestError(
            "pdf-limits", "file", "PDF", "could not be read within the limits of memory and time"
        )
    try:
        found = json.loads(done.stdout)
    except ValueError as error:
        raise IngestError("pdf-unreadable", "file", "PDF", "could not be read") from error
    return dict(found)


@dataclass(frozen=True, slots=True)
class PdfText:
    """What was read: the reading, a report a page, and the lines of each page in order, before any cleaning."""

    reading: Reading
    pages: tuple[PageReport, ...]
    source: tuple[str, ...]


def read_pdf(data: bytes, *, lang: str, max_pages: int = MAX_PAGES) -> PdfText:
    """Read a PDF; each block knows its page (from 1). Broken and encrypted files raise `IngestError`."""
    found = _parse(data, max_pages)
    match found.get("error"):
        case "encrypted":
            why, allowed = "is encrypted and asks for a password", "save a copy without a password"
            raise IngestError("pdf-encrypted", "file", "PDF", why, allowed=allowed)
        case "pages":
            raise IngestError(
                "pdf-pages",
                "file",
                f"{found['count']} pages",
                "has too many pages",
                allowed=f"at most {max_pages}",
                most=max_pages,
            )
        case "broken":
            raise IngestError(
                "pdf-broken",
                "file",
                "PDF",
                f"is not a readable PDF ({found['detail']})",
                reason=found["detail"],
            )
    read = _laid_out(found["pages"], lang) if "pages" in found else _plain(found["plain"], lang)
    left_out = tuple(Repair("attachment", shorten(name)) for name in found.get("extras", ()))
    read = replace(read, reading=replace(read.reading, repairs=(*read.reading.repairs, *left_out)))
    if not read.reading.text:
        raise IngestError(
            "pdf-images",
            "file",
            "PDF",
            "has no text: its pages are images and need OCR",
            pages=len(read.pages),
        )
    return read


def _plain(texts: Sequence[str], lang: str) -> PdfText:
    """Without layout: the text as pypdf gives it, page by page."""
    readings, reports = [], []
    for number, text in enumerate(texts, 1):
        page = read_text(text, lang=lang)
        blocks = tuple(replace(block, page=number) for block in page.blocks)
        readings.append(Reading(page.text, blocks, tuple(r.on(number) for r in page.repairs)))
        verdict, reasons = judge(text, lang, 0)
        reports.append(PageReport(number, None, verdict, ("no-layout", *reasons)))
    return PdfText(join(r for r in readings if r.text)[0], tuple(reports), tuple(texts))


def _laid_out(raw: Sequence[dict[str, Any]], lang: str) -> PdfText:
    pages = [
        Page(number, page["width"], page["height"], tuple(Segment(*segment) for segment in page["segments"]))
        for number, page in enumerate(raw, 1)
    ]
    builder = ReadingBuilder()
    reports, source = [], []
    words, columns = vocabulary(pages), column_starts(pages)
    for furniture, page in zip(strip_furniture(pages), raw, strict=True):
        number = furniture.page.number
        source.append(_emit(furniture, builder, words, columns))
        for width, height, segments in page["aside"]:
            aside = Page(number, width, height, tuple(Segment(*segment) for segment in segments))
            source[-1] += "\n" + _emit(Furniture(aside, (), None), builder, words, frozenset())
        text = " ".join(segment.text for segment in furniture.page.segments)
        verdict, reasons = judge(text, lang, page["images"])
        reports.append(PageReport(number, furniture.printed, verdict, reasons))
        if verdict != "good":
            builder.repairs.append(Repair("page-text", shorten(text, 120), verdict, page=number))
        if page.get("turned"):
            builder.repairs.append(Repair("turned", f"{page['turned']}°", "0°", page=number))
        for _, _, segments in page["aside"]:
            text = " ".join(str(segment[0]) for segment in segments)
            builder.repairs.append(Repair("turned", shorten(text), shorten(text), page=number))
    return PdfText(set_aside(_across_pages(builder.build(), lang)), tuple(reports), tuple(source))


def _emit(
    furniture: Furniture, builder: ReadingBuilder, words: Mapping[str, int], columns: frozenset[int]
) -> str:
    """Add a page's blocks; gives its lines in order as they stand on it."""
    number = furniture.page.number
    repairs = [Repair("margin", shorten(line)) for line in furniture.removed]
    repairs += [Repair("spaced", shorten(s.spaced), s.text) for s in furniture.page.segments if s.spaced]
    laid_out = paragraphs(furniture.page, words, columns, repairs)
    builder.repairs.extend(repair.on(number) for repair in repairs)
    for paragraph in laid_out:
        repairs = []
        text = clean_characters("\n".join(paragraph.lines), repairs)
        builder.repairs.extend(repair.on(number) for repair in repairs)
        builder.add(_one_line(paragraph, text), paragraph.kind, level=paragraph.level, page=number)
    lines = [*furniture.removed, *(line for paragraph in laid_out for line in paragraph.lines)]
    spaced = {s.text: s.spaced for s in furniture.page.segments if s.spaced}
    return "\n".join(spaced.get(line, line) for line in lines)


def _one_line(paragraph: Paragraph, text: str) -> str:
    if paragraph.kind is Kind.TABLE:
        return text
    if paragraph.kind is Kind.LIST:
        # The lines of an item were joined by the layout with line ends of their own.
        starts = {line.split("\n")[0].strip()[:12] for line in paragraph.lines}
        lines: list[str] = []
        for line in text.split("\n"):
            if lines and line[:12] not in starts:
                lines[-1] = f"{lines[-1]} {line}"
            else:
                lines.append(line)
        return "\n".join(lines)
    return " ".join(text.split())


def _across_pages(reading: Reading, lang: str) -> Reading:
    """A sentence that goes on over a page's end stays whole, on the page where it begins."""
    blocks = list(reading.blocks)
    texts = [reading.text[b.start : b.end] for b in blocks]
    repairs = list(reading.repairs)
    for index in range(1, len(blocks)):
        before, block = blocks[index - 1], blocks[index]
        both = before.kind is block.kind is Kind.PARAGRAPH
        if (
            both
            and before.page != block.page
            and texts[index][:1].islower()
            and texts[index - 1][-1:] not in ".!?;:"
        ):
            end = next((b for _, b in sentence_spans(texts[index], lang)), len(texts[index]))
            parts = texts[index - 1][-80:], shorten(texts[index][:end], 120)
            repairs.append(Repair("across-pages", " | ".join(parts), " ".join(parts), page=before.page))
            texts[index - 1] = f"{texts[index - 1]} {texts[index][:end]}"
            texts[index] = texts[index][end:].strip()
    builder = ReadingBuilder(repairs=repairs)
    for block, text in zip(blocks, texts, strict=True):
        _add(builder, block, text)
    return builder.build()


def _add(builder: ReadingBuilder, block: Block, text: str) -> None:
    builder.add(text, block.kind, level=block.level, page=block.page)
