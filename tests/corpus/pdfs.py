"""Makes real PDFs in many layouts whose reading order is known, with the Roboto fonts of a PyPI package."""

from __future__ import annotations

import io
from bisect import bisect_left
from importlib.util import find_spec
from pathlib import Path

from fpdf import FPDF
from pypdf import PdfWriter, Transformation

from corpus.library import load_library
from corpus.sentences import sentences

LAYOUTS = ("one", "two", "three", "box", "table", "rotated", "chrome", "hyphens", "capital", "spaced")
# Layouts of one page.
SHORT = ("box", "table", "capital", "spaced")
SIZE = 10
LEAD = 5.0
TOP, BOTTOM, LEFT, RIGHT = 38.0, 250.0, 20.0, 190.0


def font_folder() -> Path | None:
    """Where the package font-roboto keeps its fonts; None where it is not installed."""
    spec = find_spec("font_roboto")
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(spec.submodule_search_locations[0]) / "files"


def known_sentences(lang: str, count: int) -> list[str]:
    """Sentences of our own documents in a language, long enough to be told apart, each once."""
    found: dict[str, None] = {}
    for document in load_library():
        if document.provenance.lang == lang:
            for passage in document.passages:
                found.update(
                    dict.fromkeys(s for s in sentences(passage.text, lang) if len(s) > 30 and "\n" not in s)
                )
    return list(found)[:count]


class Maker:
    """Sets paragraphs into columns line by line, so that every line's place is ours.

    What stands on a page is drawn row by row at the end, across the columns, as many programs do: the order
    in the file is not the reading order.
    """

    def __init__(self) -> None:
        folder = font_folder()
        assert folder is not None
        self.pdf = FPDF(unit="mm", format="A4")
        self.pdf.set_auto_page_break(False)
        self.pdf.add_font("Roboto", "", folder / "Roboto-Regular.ttf")
        self.pdf.set_font("Roboto", size=SIZE)
        self.pages: list[list[tuple[float, float, str, float]]] = []
        self.boxes: list[tuple[int, float, float]] = []

    def lines(self, text: str, width: float) -> list[str]:
        """The lines into which a text of a width falls."""
        out = [""]
        for word in text.split():
            longer = f"{out[-1]} {word}".strip()
            if out[-1] and self.pdf.get_string_width(longer) > width:
                out.append(word)
            else:
                out[-1] = longer
        return out

    def put(self, x: float, y: float, text: str, size: float = SIZE) -> None:
        """Place a line of text on the page."""
        self.pages[-1].append((y, x, text, size))

    def page(self, *, chrome: bool = False) -> None:
        """Begin a page, with a header, footer and number where wanted."""
        self.pages.append([])
        if chrome:
            self.put(LEFT, 14, "Konduktor Rail Company · Rules")
            self.put(LEFT, 288, f"www.example.org – edition {len(self.pages)}")
            self.put(185, 288, str(len(self.pages) + 12))

    def column(self, paragraphs: list[str], x: float, y: float, width: float) -> float:
        """Set paragraphs below one another; gives the height where they end."""
        for paragraph in paragraphs:
            for line in self.lines(paragraph, width):
                self.put(x, y, line)
                y += LEAD
            y += LEAD * 0.7
        return y

    def flow(
        self, paragraphs: list[str], columns: int, *, chrome: bool = False, hyphens: bool = False
    ) -> None:
        """Fill columns, then pages."""
        gap = 8.0
        width = (RIGHT - LEFT - gap * (columns - 1)) / columns
        column, y = 0, TOP
        self.page(chrome=chrome)
        for paragraph in paragraphs:
            lines = self.lines(paragraph, width - 9 * hyphens)
            for line in hyphenate(lines) if hyphens else lines:
                if y > BOTTOM:
                    column, y = column + 1, TOP
                    if column == columns:
                        column = 0
                        self.page(chrome=chrome)
                self.put(LEFT + column * (width + gap), y, line)
                y += LEAD
            y += LEAD * 0.7

    def output(self) -> bytes:
        """Draw everything, row by row."""
        for number, page in enumerate(self.pages):
            self.pdf.add_page()
            for at, top, bottom in self.boxes:
                if at == number:
                    self.pdf.rect(LEFT - 3, top, RIGHT - LEFT + 6, bottom - top)
            for y, x, text, size in sorted(page):
                self.pdf.set_font("Roboto", size=size)
                self.pdf.text(x, y, text)
        return bytes(self.pdf.output())


def hyphenate(lines: list[str]) -> list[str]:
    """Break the first word of every third line, so that its start stands at the end of the line before."""
    out = list(lines)
    for i in range(1, len(out), 3):
        word, _, rest = out[i].partition(" ")
        if len(word) >= 6 and word.isalpha() and word.islower():
            out[i - 1] += f" {word[:3]}-"
            out[i] = f"{word[3:]} {rest}".strip()
    return out


def paragraphs_of(found: list[str]) -> list[str]:
    """Sentences in paragraphs of three."""
    return [" ".join(found[i : i + 3]) for i in range(0, len(found), 3)]


def make(layout: str, found: list[str]) -> bytes:
    """A PDF of sentences in one of `LAYOUTS`."""
    maker = Maker()
    paragraphs = paragraphs_of(found)
    half = len(paragraphs) // 2
    width = RIGHT - LEFT
    match layout:
        case "one" | "two" | "three":
            maker.flow(paragraphs, ("one", "two", "three").index(layout) + 1)
        case "chrome":
            maker.flow(paragraphs, 2, chrome=True)
        case "hyphens":
            maker.flow(paragraphs, 2, hyphens=True)
        case "rotated":
            maker.flow(paragraphs, 2)
            return rotate(maker.output())
        case "box":  # two columns below a title and above a box over both
            maker.page()
            maker.put(LEFT, 28, "Konduktor", 18)
            left = maker.column(paragraphs[: half // 2], LEFT, TOP, 81)
            right = maker.column(paragraphs[half // 2 : half], LEFT + 89, TOP, 81)
            top = max(left, right)
            maker.boxes.append((0, top, maker.column(paragraphs[half:], LEFT, top + 8, width)))
        case "table":
            maker.page()
            y = maker.column(paragraphs[:half], LEFT, TOP, width) + LEAD
            for first, second in (("Km", "Pt"), ("1", "1"), ("4", "7"), ("6", "15"), ("8", "21")):
                maker.put(LEFT, y, first)
                maker.put(LEFT + 30, y, second)
                y += LEAD
            maker.column(paragraphs[half:], LEFT, y + LEAD, width)
        case "capital":
            maker.page()
            first, rest = paragraphs[0][0], paragraphs[0][1:]
            maker.put(LEFT, TOP + 2 * LEAD, first, 30)
            y = TOP
            for number, line in enumerate(maker.lines(rest, width - 12)):
                maker.put(LEFT + (11 if number < 3 else 0), y, line)
                y += LEAD
            maker.column(paragraphs[1:], LEFT, y + LEAD * 0.7, width)
        case "spaced":
            maker.page()
            maker.put(LEFT, TOP - 10, "R U L E S   O F   P L A Y")
            maker.column(paragraphs, LEFT, TOP, width)
    return maker.output()


def rotate(data: bytes) -> bytes:
    """Pages whose content lies on its side and which are turned upright by their /Rotate."""
    writer = PdfWriter(clone_from=io.BytesIO(data))
    for number, page in enumerate(writer.pages):
        angle = (90, 180, 270)[number % 3]
        width, height = float(page.mediabox.width), float(page.mediabox.height)
        move = {
            90: Transformation().rotate(90).translate(height, 0),
            180: Transformation().rotate(180).translate(width, height),
            270: Transformation().rotate(270).translate(0, width),
        }[angle]
        page.add_transformation(move)
        if angle != 180:
            page.mediabox.upper_right = (height, width)
        page.rotate(angle)
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def order_score(text: str, found: list[str]) -> float:
    """The share of sentences that stand in the text whole and in order (longest increasing run of places)."""
    flat = " ".join(text.split())
    places = [flat.find(" ".join(sentence.split())) for sentence in found]
    tails: list[int] = []
    for place in places:
        if place >= 0:
            at = bisect_left(tails, place)
            tails[at : at + 1] = [place]
    return len(tails) / len(found)
