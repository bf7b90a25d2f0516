"""PDF files, page by page, with pypdf."""

from __future__ import annotations

import io
import logging
from dataclasses import replace

from corpus.errors import IngestError
from corpus.reading import Reading, join
from corpus.text import read_text

MAX_PAGES = 500
MAX_PAGE_CHARS = 60_000


def read_pdf(data: bytes, *, lang: str, max_pages: int = MAX_PAGES) -> Reading:
    """Read a PDF; each block knows its page (from 1). Broken and encrypted files raise `IngestError`."""
    from pypdf import PdfReader
    from pypdf.errors import PyPdfError

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    try:
        reader = PdfReader(io.BytesIO(data), strict=False)
        if reader.is_encrypted and not reader.decrypt(""):
            raise IngestError(
                "file",
                "PDF",
                "is encrypted and asks for a password",
                allowed="save a copy without a password",
            )
        count = len(reader.pages)
        if count > max_pages:
            raise IngestError("file", f"{count} pages", "has too many pages", allowed=f"at most {max_pages}")
        texts = [page.extract_text() or "" for page in reader.pages]
    except IngestError:
        raise
    except (
        PyPdfError,
        ValueError,
        KeyError,
        TypeError,
        AttributeError,
        IndexError,
        OSError,
        RecursionError,
    ) as error:
        raise IngestError(
            "file", "PDF", f"is not a readable PDF ({type(error).__name__}: {error})"
        ) from error
    except NotImplementedError as error:
        raise IngestError("file", "PDF", f"uses a feature that cannot be read ({error})") from error
    return read_pages(texts, lang=lang)


def read_pages(texts: list[str], *, lang: str) -> Reading:
    """Read the text of pages into one reading whose blocks know their page."""
    readings = []
    for number, text in enumerate(texts, 1):
        if len(text) > MAX_PAGE_CHARS:
            raise IngestError(
                "file", f"page {number}", f"has {len(text)} characters", allowed=f"{MAX_PAGE_CHARS}"
            )
        page = read_text(text, lang=lang)
        blocks = tuple(replace(block, page=number) for block in page.blocks)
        repairs = tuple(f"page {number}: {repair}" for repair in page.repairs)
        readings.append(Reading(page.text, blocks, repairs))
    if not any(reading.text for reading in readings):
        raise IngestError("file", "PDF", "has no text: its pages are images and need OCR")
    reading, _ = join(r for r in readings)
    return reading
