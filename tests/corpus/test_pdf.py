"""Reading order, page furniture, verdicts and hostile files."""

from __future__ import annotations

import io
import random
import sys
import zlib
from pathlib import Path

import numpy as np
import pytest
from fpdf import FPDF
from PIL import Image

from corpus.errors import IngestError
from corpus.ingest import ingest
from corpus.layout import paragraphs
from corpus.margins import strip_furniture
from corpus.page import Page, Paragraph, Segment
from corpus.page_image import page_image
from corpus.pdf import judge, read_pdf
from corpus.reading import Kind
from corpus.repairs import Repair
from tests.corpus.pdfs import LAYOUTS, font_folder, known_sentences, make, order_score

needs_font = pytest.mark.skipif(font_folder() is None, reason="the package font-roboto is not installed")


@needs_font
@pytest.mark.parametrize("lang", ["tr", "pl", "kk", "el", "it"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_sentences_are_whole_and_in_order(lang: str, layout: str) -> None:
    found = known_sentences(lang, 18 if layout in ("box", "table", "capital", "spaced") else 60)
    pdf = read_pdf(make(layout, found), lang=lang)
    reading, pages = pdf.reading, pdf.pages
    assert order_score(reading.text, found) >= 0.98
    assert {page.verdict for page in pages} == {"good"}
    for block in reading.blocks:
        assert reading.text[block.start : block.end].strip()
        assert block.page is not None
        assert 1 <= block.page <= len(pages)


@needs_font
def test_headers_footers_and_printed_numbers() -> None:
    pdf = read_pdf(make("chrome", known_sentences("it", 60)), lang="it")
    reading, pages = pdf.reading, pdf.pages
    assert [page.printed for page in pages] == [str(n + 13) for n in range(len(pages))]
    assert "Rail Company" not in reading.text
    assert "example.org" not in reading.text
    margins = [r for r in reading.repairs if r.kind == "margin"]
    assert [r.page for r in margins if r.before.startswith("Konduktor Rail")] == [p.page for p in pages]


@needs_font
def test_headings_tables_and_hyphens() -> None:
    reading = read_pdf(make("box", known_sentences("pl", 18)), lang="pl").reading
    first = reading.blocks[0]
    assert (first.kind, reading.text[first.start : first.end], first.level) == (Kind.HEADING, "Konduktor", 1)
    reading = read_pdf(make("table", known_sentences("pl", 18)), lang="pl").reading
    tables = [reading.text[b.start : b.end] for b in reading.blocks if b.kind is Kind.TABLE]
    assert tables == ["Km | Pt\n1 | 1\n4 | 7\n6 | 15\n8 | 21"]
    reading = read_pdf(make("hyphens", known_sentences("pl", 60)), lang="pl").reading
    hyphens = [r for r in reading.repairs if r.kind == "hyphen"]
    assert hyphens
    assert all(r.before.replace("-\n", "") == r.after for r in hyphens)
    reading = read_pdf(make("spaced", known_sentences("pl", 18)), lang="pl").reading
    assert reading.text.startswith("RULES OF PLAY")
    assert Repair("spaced", "R U L E S O F P L A Y", "RULES OF PLAY", page=1) in reading.repairs


@needs_font
def test_an_ingested_pdf_reports_its_pages(tmp_path: Path) -> None:
    path = tmp_path / "rules.pdf"
    path.write_bytes(make("two", known_sentences("el", 60)))
    report = ingest(
        path, edition="india", lang="el", authority="publisher", title="Κανόνες", out_dir=tmp_path / "o"
    )
    assert [page.page for page in report.pages] == [1, 2]
    for passage in report.document.passages:
        assert report.document.text[passage.start : passage.end] == passage.text
        assert passage.page in (1, 2)


@pytest.mark.parametrize(
    ("text", "lang", "images", "verdict", "reason"),
    [
        ("", "pl", 2, "unreadable", "images-only"),
        ("", "pl", 0, "good", "empty"),
        ("\ufffd" * 50 + "a", "pl", 0, "unreadable", "unknown-letters"),
        ("\ue001\ue002" + "abc " * 20, "pl", 0, "doubtful", "unknown-letters"),
        ("Kazdy gracz bierze dwie karty " * 20, "pl", 0, "doubtful", "accents-missing"),
        ("Każdy gracz bierze trzy żółte karty " * 20, "pl", 0, "good", ""),
        ("Each player draws two cards " * 20, "en", 0, "good", ""),
        ("#%&/()= 12" * 20, "en", 0, "good", ""),
        ("a#%&/()= 12" * 20, "en", 0, "doubtful", "more-signs"),
    ],
)
def test_verdicts(text: str, lang: str, images: int, verdict: str, reason: str) -> None:
    found, reasons = judge(text, lang, images)
    assert found == verdict
    assert reason in " ".join(reasons)


def segment(text: str, x: float, y: float, width: float = 100, size: float = 10) -> Segment:
    return Segment(text, x, y, x + width, y + size, size)


def test_a_page_without_text_has_no_paragraphs() -> None:
    assert paragraphs(Page(1, 600, 800, ())) == []


def test_list_items_keep_their_lines() -> None:
    page = Page(
        1,
        600,
        800,
        (
            segment("You may:", 50, 100),
            segment("• draw cards", 50, 112),
            segment("from the deck", 60, 124),
            segment("• claim a route", 50, 136),
        ),
    )
    assert paragraphs(page) == [
        Paragraph(Kind.PARAGRAPH, ("You may:",)),
        Paragraph(Kind.LIST, ("• draw cards\nfrom the deck", "• claim a route")),
    ]


def test_a_line_that_stands_once_in_the_margin_stays() -> None:
    pages = [
        Page(n, 600, 800, (segment(f"Only on page {'abc'[n]}", 50, 20), segment("Text", 50, 300)))
        for n in range(3)
    ]
    assert [len(f.page.segments) for f in strip_furniture(pages)] == [2, 2, 2]


def small_pdf() -> bytes:
    document = FPDF()
    document.set_font("helvetica", size=12)
    document.add_page()
    document.multi_cell(0, 6, "You draw two cards on your turn. Then the next player goes on.")
    return bytes(document.output())


@pytest.mark.parametrize("seed", range(8))
def test_mutated_files_are_read_or_refused(seed: int) -> None:
    rng = random.Random(seed)
    data = bytearray(small_pdf())
    for _ in range(rng.randrange(1, 60)):
        at = rng.randrange(8, len(data))
        match rng.randrange(3):
            case 0:
                data[at] = rng.randrange(256)
            case 1:
                del data[at : at + rng.randrange(1, 40)]
            case _:
                data[at:at] = bytes(rng.randrange(256) for _ in range(rng.randrange(1, 20)))
    try:
        reading = read_pdf(bytes(data), lang="en").reading
    except IngestError:
        return
    assert reading.text


def raw_pdf(*objects: bytes) -> bytes:
    """A PDF from the bodies of its objects; the first is the catalogue."""
    out = b"%PDF-1.4\n"
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    return out + b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF" % (len(objects) + 1, start)


def test_a_cyclic_page_tree_is_refused() -> None:
    data = raw_pdf(b"<< /Type /Catalog /Pages 2 0 R >>", b"<< /Type /Pages /Kids [2 0 R] /Count 1 >>")
    with pytest.raises(IngestError) as caught:
        read_pdf(data, lang="en")
    assert caught.value.field == "file"


def test_a_decompression_bomb_is_refused_or_read_within_limits() -> None:
    stream = zlib.compress(b" " * 200_000_000, 9)
    data = raw_pdf(
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R >>",
        b"<< /Length %d /Filter /FlateDecode >>\nstream\n%s\nendstream" % (len(stream), stream),
    )
    with pytest.raises(IngestError):
        read_pdf(data, lang="en")


def test_the_worker_dying_is_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(IngestError, match="limits of memory and time"):
        read_pdf(small_pdf(), lang="en")
    monkeypatch.setattr(sys, "executable", "/bin/echo")
    with pytest.raises(IngestError, match="could not be read"):
        read_pdf(small_pdf(), lang="en")


@needs_font
@pytest.mark.parametrize("layout", ["two", "rotated"])
def test_a_quote_is_marked_on_its_page(tmp_path: Path, layout: str) -> None:
    found = known_sentences("tr", 60)
    path = tmp_path / "rules.pdf"
    path.write_bytes(make(layout, found))

    def marked(quote: str) -> int:
        picture = Image.open(io.BytesIO(page_image(path, 1, quote)))
        assert max(picture.size) < 2400
        pixels = np.asarray(picture.convert("RGB"), dtype=int)
        yellow = (pixels[..., 0] > 240) & (abs(pixels[..., 1] - 217) < 17) & (pixels[..., 2] < 140)
        return int(yellow.sum())

    assert marked(found[0]) > 1000
    assert marked("words that stand nowhere at all") == 0
    with pytest.raises(IngestError, match="cannot be drawn"):
        page_image(path, 99, found[0])


def column(x: float, texts: list[str], width: float = 150) -> tuple[Segment, ...]:
    return tuple(segment(text, x, 100 + 12 * n, width) for n, text in enumerate(texts))


RUNNING = [f"line {n} of a text that runs on" for n in range(6)]


def test_a_single_last_line_in_the_last_column_is_no_cell() -> None:
    page = Page(1, 600, 800, (*column(50, RUNNING), segment("and here it ends.", 250, 100, 90)))
    (found,) = paragraphs(page)
    assert found == Paragraph(Kind.PARAGRAPH, (*RUNNING, "and here it ends."))


def test_a_short_last_line_is_known_by_the_documents_columns() -> None:
    short = ["some short", "lines that", "are narrow", "and end at"]
    page = Page(1, 600, 800, (*column(50, short, 60), segment("once.", 150, 100, 30)))
    (found,) = paragraphs(page, columns=frozenset({50, 150}))
    assert found == Paragraph(Kind.PARAGRAPH, (*short, "once."))
    assert paragraphs(page)[0] == Paragraph(Kind.TABLE, ("some short | once.",))


def test_columns_are_found_above_a_box_that_is_longer_than_they_are() -> None:
    left, right = RUNNING[:3], [f"right {n} of a text that runs on" for n in range(3)]
    wide = tuple(segment(f"wide {n} over both of the columns", 50, 200 + 12 * n, 350) for n in range(9))
    page = Page(1, 600, 800, (*column(50, left), *column(250, right), *wide))
    lines = [line for paragraph in paragraphs(page) for line in paragraph.lines]
    assert lines == [*left, *right, *(s.text for s in wide)]


def test_a_footer_seen_once_is_not_joined_to_the_text() -> None:
    texts = [*column(50, RUNNING), segment("www.example.org", 50, 780, 80)]
    found = paragraphs(Page(1, 600, 800, tuple(texts)))
    assert [p.lines for p in found] == [tuple(RUNNING), ("www.example.org",)]


def test_an_initial_is_put_back_and_recorded() -> None:
    repairs: list[Repair] = []
    page = Page(
        1,
        600,
        800,
        (segment("A", 50, 100, 20, 30), *(segment(t, 72, 100 + 12 * n) for n, t in enumerate(RUNNING))),
    )
    assert paragraphs(page, repairs=repairs)[0].lines[0] == "Aline 0 of a text that runs on"
    assert repairs == [
        Repair("initial", "A | line 0 of a text that runs on", "Aline 0 of a text that runs on")
    ]
    words = {"line": 2}
    assert paragraphs(page, words)[0].lines[0] == "A line 0 of a text that runs on"


@needs_font
def test_a_turned_page_is_recorded() -> None:
    pdf = read_pdf(make("rotated", known_sentences("it", 60)), lang="it")
    turned = [(r.page, r.before) for r in pdf.reading.repairs if r.kind == "turned"]
    assert turned == [(n + 1, f"{(90, 180, 270)[n % 3]}°") for n in range(len(pdf.pages))]


def page_with_codes(characters: bytes, unicode: bytes) -> bytes:
    """A page whose font maps every byte to one place of a ToUnicode map, as broken producers write it."""
    content = b"BT /F1 12 Tf 72 700 Td <" + characters.hex().encode() + b"> Tj ET"
    cmap = (
        b"/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def\n"
        b"1 begincodespacerange <00> <FF> endcodespacerange\n"
        b"1 beginbfrange <20> <7E> <" + unicode + b"> endbfrange\nendcmap end end"
    )

    def stream(data: bytes) -> bytes:
        return b"<< /Length %d >>\nstream\n%s\nendstream" % (len(data), data)

    return raw_pdf(
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R "
        b"/Resources << /Font << /F1 5 0 R >> >> >>",
        stream(content),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>",
        stream(cmap),
    )


def test_a_broken_unicode_map_is_reported() -> None:
    rule = b"You draw two cards"
    assert read_pdf(page_with_codes(rule, b"0020"), lang="en").pages[0].verdict == "good"
    pdf = read_pdf(page_with_codes(rule, b"E000"), lang="en")
    assert (pdf.pages[0].verdict, pdf.pages[0].reasons) == ("unreadable", ("unknown-letters",))
    assert [(r.kind, r.after, r.page) for r in pdf.reading.repairs] == [("page-text", "unreadable", 1)]
