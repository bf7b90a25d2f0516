"""Reads one PDF in a process of its own, under limits of memory and time; prints what it found as JSON.

Run as ``python -m corpus.pdf_worker FILE MAX_PAGES``. A hostile file can exhaust or crash this process, and
nothing else.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import logging
import math
import resource
import sys
from pathlib import Path
from statistics import median
from typing import Any

MEMORY = 2_000_000_000
CPU_SECONDS = 120
MAX_PAGE_CHARS = 60_000
MAX_EXTRAS = 20


def limit() -> None:
    """Bound this process' memory and CPU time."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def check(path: Path, max_pages: int) -> dict[str, Any]:
    """What pypdf says about the file: encrypted or not, its pages, their images and text."""
    from pypdf import PdfReader

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    reader = PdfReader(path, strict=False)
    if reader.is_encrypted and not reader.decrypt(""):
        return {"error": "encrypted"}
    count = len(reader.pages)
    if count > max_pages:
        return {"error": "pages", "count": count}
    return {"count": count, "extras": _extras(reader)}


def _extras(reader: Any) -> list[str]:
    """The names of the files and the beginnings of the scripts within a PDF; nothing is run or unpacked."""
    found: list[str] = []
    with contextlib.suppress(Exception):  # whatever is broken in them matters to nobody
        found += [str(name)[:200] for name in itertools.islice(reader.attachments, MAX_EXTRAS)]
    with contextlib.suppress(Exception):
        root = reader.trailer["/Root"]
        action = root.get("/OpenAction")
        if action is not None and "/JS" in action:
            found.append(str(action["/JS"])[:200])
        if "/JavaScript" in root.get("/Names", {}):
            found.append("/JavaScript")
    return found


def plain_page(path: Path, number: int) -> str:
    """The text of one page (from 0) as pypdf gives it, for pages that pdfium cannot read."""
    from pypdf import PdfReader

    return str(PdfReader(path, strict=False).pages[number].extract_text() or "")


def pages(path: Path) -> list[dict[str, Any]]:
    """Every page's size and segments, by pdfium."""
    import pypdfium2  # type: ignore[import-untyped]

    document = pypdfium2.PdfDocument(path)
    out = []
    for number in range(len(document)):
        page = document[number]
        text = page.get_textpage()
        images = sum(1 for _ in page.get_objects(filter=[pypdfium2.raw.FPDF_PAGEOBJ_IMAGE], max_depth=2))
        upright, total = _characters(pypdfium2.raw, page, text)
        # Most of the text stands upright in one of four ways; what stands otherwise is read by itself.
        ways = sorted(upright, key=lambda way: -len(upright[way]))
        turned = ways[0] if ways else page.get_rotation()
        out.append(
            {
                "width": _shown_size(page, turned)[0],
                "height": _shown_size(page, turned)[1],
                "images": images,
                "characters": total,
                "turned": turned,
                "segments": segments(upright[turned]) if ways else [],
                "aside": [(*_shown_size(page, way), segments(upright[way])) for way in ways[1:]],
            }
        )
        text.close()
        page.close()
    return out


def _shown_size(page: Any, turned: int) -> tuple[float, float]:
    """The width and height of a page that is turned clockwise by so many degrees."""
    x_min, y_min, x_max, y_max = page.get_cropbox()
    width, height = x_max - x_min, y_max - y_min
    return (height, width) if turned in (90, 270) else (width, height)


def _characters(
    raw: Any, page: Any, text: Any
) -> tuple[dict[int, list[tuple[str, float, float, float, float, float]]], int]:
    """Characters with their boxes, y growing downwards, by the degrees by which the page is to be turned clockwise for
    them to stand upright; and how many there are in all.
    """
    import ctypes

    count = text.count_chars()
    if count > MAX_PAGE_CHARS:
        raise ValueError(f"a page has {count} characters, at most {MAX_PAGE_CHARS} are read")
    x_min, y_min, x_max, y_max = page.get_cropbox()
    out: dict[int, list[tuple[str, float, float, float, float, float]]] = {}
    left, right, bottom, top = (ctypes.c_double() for _ in range(4))
    box = raw.FS_RECTF()
    rotation = page.get_rotation()
    for i in range(count):
        code = raw.FPDFText_GetUnicode(text, i)
        if code in (0, 0xFFFE, 0xFFFF) or 0xD800 <= code < 0xE000:
            code = 0xFFFD
        character = "-" if code == 2 else chr(code)  # pdfium's sign for a hyphen at a line's end
        if character in "\r\n":
            continue
        if not character.isspace():  # a space stands as the character before it
            angle = raw.FPDFText_GetCharAngle(text, i)
            rotation = -round(angle / (math.pi / 2)) % 4 * 90 if angle >= 0 else page.get_rotation()
        raw.FPDFText_GetCharBox(text, i, left, right, bottom, top)
        # The loose box is as high as the font: lines of one font stand at one height whatever their letters.
        if raw.FPDFText_GetLooseCharBox(text, i, box):
            x0, x1, y0, y1 = left.value, right.value, box.bottom, box.top
            if rotation in (90, 270):
                x0, x1, y0, y1 = box.left, box.right, bottom.value, top.value
        else:
            x0, x1, y0, y1 = left.value, right.value, bottom.value, top.value
        if rotation == 90:
            shown = (y0 - y_min, x0 - x_min, y1 - y_min, x1 - x_min)
        elif rotation == 180:
            shown = (x_max - x1, y0 - y_min, x_max - x0, y1 - y_min)
        elif rotation == 270:
            shown = (y_max - y1, x_max - x1, y_max - y0, x_max - x0)
        else:
            shown = (x0 - x_min, y_max - y1, x1 - x_min, y_max - y0)
        size = float(raw.FPDFText_GetFontSize(text, i))
        out.setdefault(rotation, []).append((character, *shown, size))
    return out, count


def segments(chars: list[tuple[str, float, float, float, float, float]]) -> list[list[Any]]:
    """Join characters to runs: one line, no gap as wide as a column's."""
    runs: list[list[tuple[str, float, float, float, float, float]]] = []
    for char in chars:
        last = runs[-1][-1] if runs else None
        if last is not None:
            height = max(char[4] - char[2], last[4] - last[2], 1.0)
            same_line = abs((char[2] + char[4]) - (last[2] + last[4])) < 0.6 * height
            gap = char[1] - last[3]
            if (
                same_line
                and -0.8 * height < gap < 0.8 * height
                and abs(char[5] - last[5]) < 0.4 * char[5] + 0.5
            ):
                runs[-1].append(char)
                continue
            if char[0].isspace():
                continue
        elif char[0].isspace():
            continue
        runs.append([char])
    out = []
    for run in runs:
        text, spaced = _run_text(run)
        if text:
            ink = [c for c in run if not c[0].isspace()] or run
            out.append(
                [
                    text,
                    round(min(c[1] for c in ink), 2),
                    round(min(c[2] for c in ink), 2),
                    round(max(c[3] for c in ink), 2),
                    round(max(c[4] for c in ink), 2),
                    round(median(max(c[4] - c[2], 0.1) for c in ink), 2),
                    spaced,
                ]
            )
    return out


def _run_text(run: list[tuple[str, float, float, float, float, float]]) -> tuple[str, str]:
    """The words of a run; letters that were spaced out are put together again, and given as they stood, too."""
    ink = [c for c in run if not c[0].isspace()]
    if not ink:
        return "", ""
    words = "".join(c[0] for c in run).split()
    plain = " ".join(words)
    if len(words) >= 4 and sum(len(w) == 1 for w in words) >= 0.8 * len(words):
        gaps = [b[1] - a[3] for a, b in itertools.pairwise(ink)]
        usual = median(gaps)
        wide = max(1.6 * usual, usual + 0.1)
        letters = zip(gaps, ink[1:], strict=True)
        joined = ink[0][0] + "".join((" " if gap > wide else "") + c[0] for gap, c in letters)
        return joined, plain if joined != plain else ""
    return plain, ""


def main(argv: list[str]) -> int:
    """Print ``{"count", "pages", "plain"}`` or ``{"error"}``."""
    limit()
    path, max_pages = Path(argv[1]), int(argv[2])
    try:
        result = check(path, max_pages)
    except Exception as error:  # noqa: BLE001 - whatever a broken file provokes is an answer about it
        result = {"error": "broken", "detail": f"{type(error).__name__}: {error}"[:300]}
    if "error" not in result:
        try:
            result["pages"] = pages(path)
        except Exception as error:  # noqa: BLE001
            result["detail"] = f"{type(error).__name__}: {error}"[:300]
        if not result.get("pages"):
            try:
                result["plain"] = [plain_page(path, n)[:MAX_PAGE_CHARS] for n in range(result["count"])]
            except Exception as error:  # noqa: BLE001
                result = {"error": "broken", "detail": f"{type(error).__name__}: {error}"[:300]}
    sys.stdout.buffer.write(json.dumps(result).encode("ascii"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
