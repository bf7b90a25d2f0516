"""A picture of a PDF page with a quote marked on it.

Drawn in a process of its own (``python -m corpus.page_image FILE PAGE < quote``), as `corpus.pdf_worker` is.
"""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path
from typing import Any

from corpus.alignment import align, letters
from corpus.errors import IngestError
from corpus.pdf_worker import MAX_PAGE_CHARS, limit

TIMEOUT = 60.0
MAX_PIXELS = 2400
SCALE = 1.6
MAX_BYTES = 4_000_000  # larger pictures are given with 64 colours
_ROOT = Path(__file__).resolve().parent.parent

Box = tuple[float, float, float, float]


def find_boxes(raw: Any, text: Any, quote: str) -> list[Box]:
    """The boxes (left, bottom, right, top) of a quote's lines; letters and digits alone are compared.

    The lines of a column need not follow one another in the file. A sentence that goes on at the next page is
    marked as far as it stands on this one, if half of it does.
    """
    import ctypes

    codes = [raw.FPDFText_GetUnicode(text, i) for i in range(min(text.count_chars(), MAX_PAGE_CHARS))]
    page, places = letters("".join(chr(c) if c and not 0xD800 <= c < 0xE000 else " " for c in codes))
    wanted, _ = letters(quote)
    found = [place for place in align(wanted, page) if place >= 0]
    if len(found) < max(1, 0.5 * len(wanted)):
        return []
    boxes: list[Box] = []
    left, right, bottom, top = (ctypes.c_double() for _ in range(4))
    for i in dict.fromkeys(places[at] for at in found):
        if not raw.FPDFText_GetCharBox(text, i, left, right, bottom, top):
            continue
        box = (left.value, bottom.value, right.value, top.value)
        last = boxes[-1] if boxes else None
        if last and min(last[3], box[3]) > max(last[1], box[1]) and -1 <= box[0] - last[2] < 15:
            boxes[-1] = (last[0], min(last[1], box[1]), box[2], max(last[3], box[3]))
        else:
            boxes.append(box)
    return boxes


def draw(path: Path, number: int, quote: str) -> bytes:
    """PNG of a page (from 1) with the quote's lines marked; for use in the child process."""
    import pypdfium2  # type: ignore[import-untyped]
    from PIL import Image, ImageChops, ImageDraw

    document = pypdfium2.PdfDocument(path)
    page = document[number - 1]
    scale = min(SCALE, MAX_PIXELS / max(1.0, *page.get_size()))
    text = page.get_textpage()
    boxes = find_boxes(pypdfium2.raw, text, quote)
    picture = page.render(scale=scale).to_pil().convert("RGB")
    marks = Image.new("RGB", picture.size, "white")
    pen = ImageDraw.Draw(marks)
    for box in boxes:
        corners = [_to_picture(pypdfium2.raw, page, picture.size, x, y) for x, y in (box[:2], box[2:])]
        xs, ys = sorted(c[0] for c in corners), sorted(c[1] for c in corners)
        pen.rectangle((xs[0] - 2, ys[0] - 2, xs[1] + 2, ys[1] + 2), fill=(255, 224, 102))
    marked = ImageChops.multiply(picture, marks)
    data = _png(marked)
    return data if len(data) <= MAX_BYTES else _png(marked.quantize(64))


def _png(picture: Any) -> bytes:
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


def _to_picture(raw: Any, page: Any, size: tuple[int, int], x: float, y: float) -> tuple[int, int]:
    import ctypes

    column, row = ctypes.c_int(), ctypes.c_int()
    raw.FPDF_PageToDevice(page, 0, 0, *size, 0, x, y, column, row)
    return column.value, row.value


def page_image(path: Path, number: int, quote: str, *, timeout: float = TIMEOUT) -> bytes:
    """PNG of a page (from 1) of a stored PDF with a quote marked, at most 2400 pixels a side.

    ``timeout`` is in seconds. Raises `IngestError`.
    """
    try:
        done = subprocess.run(  # noqa: S603 - our own module, with a path of our own
            [sys.executable, "-m", "corpus.page_image", str(path), str(number)],
            cwd=_ROOT,
            input=quote.encode("utf-8", "replace"),
            capture_output=True,
            timeout=timeout,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise IngestError(
            "page-slow", "page", number, f"took longer than {timeout:.0f} s to draw", seconds=f"{timeout:.0f}"
        ) from error
    if done.returncode or not done.stdout.startswith(b"\x89PNG"):
        raise IngestError("page-undrawable", "page", number, "cannot be drawn")
    return done.stdout


def main(argv: list[str]) -> int:
    """Write the picture to standard output."""
    limit()
    sys.stdout.buffer.write(
        draw(Path(argv[1]).resolve(), int(argv[2]), sys.stdin.buffer.read().decode("utf-8"))
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
