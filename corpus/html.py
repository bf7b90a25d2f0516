"""HTML pages: trafilatura finds the article, and its structure becomes blocks."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from corpus.cleaning import clean_characters
from corpus.errors import IngestError
from corpus.furniture import clean_line, set_aside
from corpus.reading import Kind, Reading, ReadingBuilder
from corpus.repairs import MOST_EACH, Repair, shorten
from corpus.text import read_text

_PARAGRAPHS = frozenset({"p", "div", "section", "article", "blockquote", "details", "center", "pre"})
_HEADS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6", "summary"})
_LEVELS = {f"h{n}": n for n in range(1, 7)}


def _words(element: Any) -> str:
    return " ".join("".join(element.itertext()).split())


def _list(element: Any) -> str:
    ordered = element.get("rend") == "ol"
    items = [_words(item) for item in element.iter("item")]
    return "\n".join(f"{i}. {t}" if ordered else f"• {t}" for i, t in enumerate(filter(None, items), 1))


def _table(element: Any) -> str:
    rows = ([_words(cell) for cell in row.iter("cell")] for row in element.iter("row"))
    return "\n".join(" | ".join(row) for row in rows if any(row))


def read_html(text: str, *, lang: str) -> Reading:
    """Read the article of a page; navigation, banners and scripts are left out and that is recorded."""
    import trafilatura

    logging.getLogger("trafilatura").setLevel(logging.CRITICAL)
    # Characters first: lxml refuses NULs and control characters.
    builder = ReadingBuilder()
    cleaned = clean_characters(text, builder.repairs)
    try:
        found = trafilatura.bare_extraction(
            cleaned, include_comments=False, include_tables=True, favor_recall=True, with_metadata=False
        )
    except (ValueError, RecursionError, AssertionError) as error:
        raise IngestError(
            "html-broken", "file", "HTML", f"cannot be parsed ({error})", reason=error
        ) from error
    body = getattr(found, "body", None)
    if body is not None:
        _walk(body, builder)
    reading = builder.build()
    if reading.text:
        left_out = _left_out(trafilatura.load_html(cleaned), reading.text)
        return set_aside(replace(reading, repairs=(*reading.repairs, *left_out)))
    plain = trafilatura.html2txt(cleaned)
    if not plain or not plain.strip():
        raise IngestError("html-empty", "file", "HTML", "has no text")
    fallback = read_text(plain, lang=lang)
    note = Repair("no-article")
    return Reading(fallback.text, fallback.blocks, (*builder.repairs, note, *fallback.repairs))


def fragment(markup: str) -> list[tuple[str, Kind]]:
    """The texts of a piece of HTML with their kinds, in order; scripts and comments left out."""
    import trafilatura

    root = trafilatura.load_html(f"<html><body>{markup}</body></html>")
    if root is None:
        return []
    out: list[tuple[str, Kind]] = []
    loose: list[str] = []

    def close() -> None:
        text = " ".join("".join(loose).split())
        loose.clear()
        if text:
            out.append((text, Kind.PARAGRAPH))

    def walk(element: Any) -> None:
        tag = element.tag if isinstance(element.tag, str) else ""
        if tag in _HEADS:
            close()
            out.append((_words(element), Kind.HEADING))
        elif tag in ("table", "ul", "ol"):
            close()
            rows = element.iter("tr") if tag == "table" else element.iter("li")
            lines = (
                " | ".join(_words(cell) for cell in row) if tag == "table" else f"• {_words(row)}"
                for row in rows
            )
            out.append(("\n".join(filter(None, lines)), Kind.TABLE if tag == "table" else Kind.LIST))
        elif tag and tag not in ("script", "style", "noscript", "template"):
            if tag in _PARAGRAPHS:
                close()
            loose.append(" " if tag == "br" else element.text or "")
            for child in element:
                walk(child)
            if tag in _PARAGRAPHS:
                close()
        loose.append(element.tail or "")

    walk(root)
    close()
    return [(text, kind) for text, kind in out if text.strip()]


def page_text(text: str) -> str:
    """All text of a page as it stands in the file, its markup and scripts left out."""
    import trafilatura

    page = trafilatura.load_html(text)
    return "" if page is None else "".join(_pieces(page))


def _left_out(page: Any, article: str) -> list[Repair]:
    """The pieces of a page's text that are not in its article, each a repair; the last counts the others."""
    kept = "".join(article.split())
    pieces = [] if page is None else [" ".join(piece.split()) for piece in _pieces(page)]
    lost = [piece for piece in pieces if piece and piece.replace(" ", "") not in kept]
    rest = max(0, len(lost) - MOST_EACH)
    shown = lost[:MOST_EACH]
    return [
        Repair("article", shorten(piece), count=1 + rest * (number == len(shown) - 1))
        for number, piece in enumerate(shown)
    ]


def _pieces(page: Any) -> Iterator[str]:
    for element in page.iter():
        if isinstance(element.tag, str) and element.tag not in ("script", "style", "noscript", "title"):
            yield element.text or ""
        yield element.tail or ""


def _walk(body: Any, builder: ReadingBuilder) -> None:
    for element in body:
        tag = element.tag
        if tag == "head":
            builder.add(_words(element), Kind.HEADING, level=_LEVELS.get(element.get("rend", ""), 2))
        elif tag == "list":
            builder.add(_list(element), Kind.LIST)
        elif tag == "table":
            builder.add(_table(element), Kind.TABLE)
        elif tag in ("p", "quote", "code", "ab", "fw", "hi", "ref", "del"):
            builder.add(clean_line(_words(element), builder.repairs), Kind.PARAGRAPH)
        elif tag in ("div", "main", "section"):
            _walk(element, builder)
