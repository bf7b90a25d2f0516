"""How well three ways of reading keep sentences whole and in order, by layout: ``python -m tests.corpus.compare_pdfs``.

pypdf alone, pdfium's own order (pypdfium2) and the project's layout, on the real PDFs of `tests.corpus.pdfs`: the
mean over the languages and over documents of many lengths, so that columns end anywhere.
"""

from __future__ import annotations

import io
import re
import sys

import pypdfium2  # type: ignore[import-untyped]
from pypdf import PdfReader

from corpus.pdf import read_pdf
from tests.corpus.pdfs import LAYOUTS, SHORT, known_sentences, make, order_score

LANGS = ("tr", "pl", "kk", "el", "it")
LENGTHS = (24, 37, 50)
LENGTHS_SHORT = (12, 15, 18)


def by_pypdf(data: bytes) -> str:
    """What pypdf gives, hyphens at line ends closed up."""
    return _closed("\n".join(page.extract_text() for page in PdfReader(io.BytesIO(data)).pages))


def by_pdfium(data: bytes) -> str:
    """What pdfium gives in its own order, hyphens at line ends closed up."""
    document = pypdfium2.PdfDocument(data)
    return _closed("\n".join(page.get_textpage().get_text_range() for page in document))


def _closed(text: str) -> str:
    return re.sub(r"[-\u0002\ufffe]\r?\n", "", text)


def main() -> int:
    """Print a line a layout: the share of sentences in percent."""
    sys.stdout.write(f"{'layout':10}{'pypdf':>8}{'pdfium':>8}{'ours':>8}{'lowest':>8}\n")
    for layout in LAYOUTS:
        shares: list[tuple[float, float, float]] = []
        for lang in LANGS:
            for count in LENGTHS_SHORT if layout in SHORT else LENGTHS:
                found = known_sentences(lang, count)
                data = make(layout, found)
                shares.append(
                    (
                        order_score(by_pypdf(data), found),
                        order_score(by_pdfium(data), found),
                        order_score(read_pdf(data, lang=lang).reading.text, found),
                    )
                )
        means = [100 * sum(s[i] for s in shares) / len(shares) for i in range(3)]
        lowest = 100 * min(s[2] for s in shares)
        sys.stdout.write(f"{layout:10}" + "".join(f"{m:8.1f}" for m in [*means, lowest]) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
