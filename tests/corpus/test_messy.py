"""What shops bring in: tables of sentences, sideways text, two languages, forgotten encodings, hidden signs."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest
from fpdf import FPDF
from pypdf import PdfWriter
from pypdf.generic import DictionaryObject, NameObject, TextStringObject

from corpus.errors import IngestError
from corpus.languages import other_language
from corpus.lookalikes import MIXED, same_script
from corpus.margins import strip_furniture
from corpus.page import Page, Segment
from corpus.pdf import read_pdf
from corpus.reading import Kind
from corpus.repairs import Repair
from tests.corpus.pdfs import font_folder
from tests.corpus.taking import take

needs_font = pytest.mark.skipif(font_folder() is None, reason="the package font-roboto is not installed")


def roboto() -> FPDF:
    folder = font_folder()
    assert folder is not None
    made = FPDF(unit="mm", format="A4")
    made.set_auto_page_break(False)
    made.add_font("Roboto", "", folder / "Roboto-Regular.ttf")
    made.set_font("Roboto", size=9)
    return made


def lines(made: FPDF, text: str, width: float) -> list[str]:
    out = [""]
    for word in text.split():
        longer = f"{out[-1]} {word}".strip()
        if out[-1] and made.get_string_width(longer) > width:
            out.append(word)
        else:
            out[-1] = longer
    return out


def column(made: FPDF, x: float, y: float, width: float, *paragraphs: str) -> float:
    """Set paragraphs below one another; gives the height where they end."""
    for paragraph in paragraphs:
        for line in lines(made, paragraph, width):
            made.text(x, y, line)
            y += 4.4
        y += 2.6
    return y


ROWS = [
    ("Ενέργεια", "Τι κάνει ο παίκτης", "Σημείωση"),
    (
        "Τράβηγμα καρτών",
        "Παίρνει δύο κάρτες από τις ανοιχτές ή από την τράπουλα, μία μία.",
        "Η ανοιχτή μηχανή μετρά για δύο.",
    ),
    (
        "Διεκδίκηση διαδρομής",
        "Παίζει τόσες κάρτες ίδιου χρώματος όσα είναι τα τετράγωνα της διαδρομής και βάζει εκεί τα βαγόνια του.",
        "Μία διαδρομή σε κάθε γύρο.",
    ),
    ("Νέα εισιτήρια", "Τραβά τρία εισιτήρια.", "Τα υπόλοιπα πάνε κάτω από τη στοίβα."),
]


@needs_font
def test_a_table_of_sentences_is_read_row_by_row(tmp_path: Path) -> None:
    made = roboto()
    made.add_page()
    y = (
        column(made, 20, 40, 170, "Οι ενέργειες του γύρου είναι οι εξής τρεις και γίνονται μία κάθε φορά.")
        + 4
    )
    for row in ROWS:
        cells = [lines(made, cell, width) for cell, width in zip(row, (35, 80, 45), strict=True)]
        for number in range(max(map(len, cells))):
            for cell, x in zip(cells, (20, 60, 150), strict=True):
                if number < len(cell):
                    made.text(x, y, cell[number])
            y += 4.4
        y += 2
    column(made, 20, y + 6, 170, "Μετά παίζει ο επόμενος παίκτης στα αριστερά, και έτσι συνεχίζεται ο γύρος.")
    report = take(tmp_path, bytes(made.output()), "rules.pdf", lang="el")
    texts = [passage.text for passage in report.document.passages]
    rows = [" | ".join(row) for row in ROWS]
    assert texts[1:-1] == ["\n".join(rows[:2]), *rows[2:]]
    assert texts[0].startswith("Οι ενέργειες")
    assert texts[-1].startswith("Μετά παίζει")


@needs_font
def test_text_in_columns_is_no_table_of_sentences() -> None:
    made = roboto()
    made.add_page()
    left = [
        f"This is paragraph {n} of the left column and it is just long enough for two lines."
        for n in range(4)
    ]
    right = [
        f"Here is paragraph {n} of the right column which also runs over two lines there." for n in range(4)
    ]
    column(made, 20, 40, 80, *left)
    column(made, 110, 40, 80, *right)
    text = " ".join(read_pdf(bytes(made.output()), lang="en").reading.text.split())
    places = [text.find(paragraph) for paragraph in (*left, *right)]
    assert places == sorted(places)
    assert min(places) >= 0


@needs_font
@pytest.mark.parametrize("angle", [90, 180, 270])
def test_a_page_whose_text_stands_on_its_side_is_read(angle: int) -> None:
    first = "Le gallerie richiedono di scoprire tre carte dal mazzo e di pagare quelle dello stesso colore."
    second = "Chi non può pagare riprende le sue carte e termina il turno senza altro danno."
    made = roboto()
    made.add_page()
    with made.rotation(angle, 105, 148):
        column(made, 20, 100, 120, first, second)
    pdf = read_pdf(bytes(made.output()), lang="it")
    text = " ".join(pdf.reading.text.split())
    assert text == f"{first} {second}"
    assert [(r.kind, r.before) for r in pdf.reading.repairs if r.kind == "turned"] == [
        ("turned", f"{angle}°")
    ]


@needs_font
def test_a_sideways_line_beside_upright_text_does_not_break_it() -> None:
    rule = "Alla fine il percorso continuo più lungo vale dieci punti, e in caso di parità li prendono tutti."
    made = roboto()
    made.add_page()
    column(made, 30, 100, 150, rule, rule.replace("dieci", "venti"))
    with made.rotation(90, 15, 200):
        made.text(15, 200, "Edizione italiana, stampata a Bologna")
    pdf = read_pdf(bytes(made.output()), lang="it")
    blocks = [" ".join(pdf.reading.text[b.start : b.end].split()) for b in pdf.reading.blocks]
    assert blocks == [f"{rule} {rule.replace('dieci', 'venti')}", "Edizione italiana, stampata a Bologna"]
    assert "Edizione" in pdf.source[0]


@needs_font
def test_a_box_over_two_of_three_columns_keeps_its_heading() -> None:
    made = roboto()
    made.add_page()
    upper = [
        "The first column has a rule about trains, which the players place on the board in turn.",
        "The second column has one about cards, two of which are drawn by the player whose turn it is.",
    ]
    third = [
        f"Rule {n} of the third column runs beside the box and goes on for some lines there."
        for n in range(9)
    ]
    box = "In the box stands a rule about tunnels that is as wide as the two columns above it, and it has lines enough."
    top = max(column(made, x, 40, 52, text) for x, text in zip((20, 79), upper, strict=True)) + 6
    made.set_font("Roboto", size=12)
    made.text(22, top, "Tunnels")
    made.set_font("Roboto", size=9)
    end = column(made, 22, top + 6, 106, box)
    lower = ["Below the box the first column goes on with a rule about the stations."]
    column(made, 20, end + 4, 52, *lower)
    column(made, 79, end + 4, 52, "And the second one ends with the rule about the longest path of all.")
    column(made, 138, 40, 52, *third)
    reading = read_pdf(bytes(made.output()), lang="en").reading
    text = " ".join(reading.text.split())
    order = [*upper, "Tunnels", box, *lower, *third]
    places = [text.find(piece) for piece in order]
    assert places == sorted(places)
    assert min(places) >= 0
    headings = [reading.text[b.start : b.end] for b in reading.blocks if b.kind is Kind.HEADING]
    assert headings == ["Tunnels"]


@needs_font
def test_two_languages_side_by_side_are_told_apart(tmp_path: Path) -> None:
    made = roboto()
    made.add_page()
    english = "Each player takes the trains of one colour and places them on the routes that are claimed in the game."
    greek = "Κάθε παίκτης παίρνει τα βαγόνια ενός χρώματος και τα βάζει στις διαδρομές που διεκδικεί στο παιχνίδι."
    column(made, 20, 40, 80, english)
    column(made, 110, 40, 80, greek)
    report = take(tmp_path, bytes(made.output()), "rules.pdf", lang="en")
    assert [(p.lang, p.text) for p in report.document.passages] == [("en", english), ("el", greek)]
    (told,) = [r for r in report.repairs if r.kind == "language"]
    assert (told.before, told.after, told.page) == (greek, "el", 1)


@pytest.mark.parametrize(
    ("text", "lang", "found"),
    [
        ("Każdy gracz bierze karty i nie może ich pokazać, gdy jest w grze.", "en", "pl"),
        ("Ogni giocatore prende le carte e non può mostrarle per tutta la partita, che è lunga.", "en", "it"),
        ("Her oyuncu bir kart alır ve bu kart için en çok iki puan sayılır.", "en", "tr"),
        ("Each player takes the cards and puts them on the board in turn.", "kk", "en"),
        ("Әр ойыншы өз түсіндегі вагондарды алып, басып алған жолына қояды.", "tr", "kk"),
        ("Κάθε παίκτης παίρνει τα βαγόνια του και τα βάζει στις διαδρομές.", "it", "el"),
        ("Каждый игрок берёт вагоны и ставит их на свои маршруты на карте.", "tr", None),  # none of ours
        ("Κάθε παίκτης παίρνει τα βαγόνια του και τα βάζει στις διαδρομές.", "el", None),
        ("Zürich – Genève – Basel – Bern – Lugano – Luzern – St. Gallen – Chur", "it", None),
        ("The map", "tr", None),
    ],
)
def test_the_language_of_a_part(text: str, lang: str, found: str | None) -> None:
    assert other_language(text, lang) == found


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-16", "utf-32", "utf-8-sig"])
@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("kk", "Таңдаған билетіңді ойын соңына дейін жасыр. Орындалған билет ұпай қосады.\n"),
        ("el", "Παίρνεις δύο κάρτες από την τράπουλα. Μετά παίζει ο επόμενος.\n"),
        ("tr", "İlk istasyon bir kart ister; kullanılmayan istasyon dört puan getirir.\n"),
        ("en", "You draw two cards on your turn. Then the next player goes on.\n"),
    ],
)
def test_wide_encodings_with_and_without_a_mark(tmp_path: Path, lang: str, text: str, encoding: str) -> None:
    report = take(tmp_path, text.encode(encoding), lang=lang)
    assert report.document.text == text.strip()
    told = [r.after for r in report.repairs if r.kind == "encoding"]
    assert told == ([encoding] if encoding.endswith("e") else [])


@pytest.mark.parametrize(
    ("lang", "encoding", "text"),
    [
        (
            "tr",
            "cp857",
            "İlk istasyon bir kart, üçüncüsü üç kart ister. Şehirler arası yolun rengi önemlidir.",
        ),
        (
            "tr",
            "mac_turkish",
            "İlk istasyon bir kart, üçüncüsü üç kart ister. Şehirler arası yolun rengi önemlidir.",
        ),
        (
            "pl",
            "cp852",
            "Źródło punktów: długie trasy. Gracz, który zajął drogę, otrzymuje dziesięć punktów.",
        ),
        (
            "el",
            "cp737",
            "Άδεια διαδρομή διεκδικείται με κάρτες ενός χρώματος. Οι γκρίζες δέχονται όποιο χρώμα θέλεις.",
        ),
        ("it", "cp850", "Ogni giocatore può prendere più carte, perché così è la regola."),
    ],
)
def test_encodings_of_old_machines(tmp_path: Path, lang: str, encoding: str, text: str) -> None:
    report = take(tmp_path, text.encode(encoding), lang=lang)
    assert report.document.text == text
    assert [r.after for r in report.repairs] == [encoding]


MARKDOWN = """---
title: Regole
layout: page
---
<div align="center"><img src="logo.png" alt="logo"></div>

# Regole <a name="top"></a>

<p>Ogni giocatore prende <b>tre biglietti</b> e ne tiene due.</p>

<details><summary>Gallerie</summary>

Si scoprono tre carte.<br>Ogni carta del colore costa una carta in più.[^1]

</details>

<table><tr><td>Stazione</td><td>4 punti</td></tr></table>

<script>alert(1)</script>

[^1]: Vale anche per le locomotive.
"""


def test_html_within_markdown_is_read(tmp_path: Path) -> None:
    report = take(tmp_path, MARKDOWN, "rules.md", lang="it")
    assert report.kind == "markdown"
    assert [(p.heading, p.text) for p in report.document.passages] == [
        (("Regole",), "Ogni giocatore prende tre biglietti e ne tiene due."),
        (("Regole", "Gallerie"), "Si scoprono tre carte. Ogni carta del colore costa una carta in più."),
        (("Regole", "Gallerie"), "Stazione | 4 punti"),
        (("Regole", "Gallerie"), "Vale anche per le locomotive."),
    ]
    assert {"markup", "note"} <= {r.kind for r in report.repairs}
    assert "alert" not in report.document.text


def test_signs_that_cannot_be_seen_and_letters_that_look_alike(tmp_path: Path) -> None:
    spaced = "\u200b".join("locomotive")
    text = (
        f"You may take a {spaced}\u2062 card.\n\nA p\u0430ir of rout\u0435s.\U000e0041\U000e0042 It ends.\n"
    )
    report = take(tmp_path, text)
    assert report.document.text == "You may take a locomotive card.\n\nA pair of routes. It ends."
    assert {"invisible", "lookalike"} == {r.kind for r in report.repairs}


@pytest.mark.parametrize(
    ("word", "mended"),
    [
        ("p\u0430ir", "pair"),
        ("\u039fμ\u03ac\u03b4\u03b1", "Ομάδα"),
        ("Oμάδα", "Ομάδα"),
        ("Тunnel", "Tunnel"),
        ("карtа", "карtа"),  # no letter looks like t
        ("kВт", "kВт"),
        ("Oо", "Oо"),  # nobody knows which it is
    ],
)
def test_lookalikes(word: str, mended: str) -> None:
    found = MIXED.search(word)
    assert (same_script(found) if found else word) == mended


def test_files_and_scripts_within_a_pdf_are_reported(tmp_path: Path) -> None:
    made = FPDF()
    made.set_font("helvetica", size=12)
    made.add_page()
    made.multi_cell(0, 6, "The tie is broken by the number of tickets.")
    writer = PdfWriter(clone_from=io.BytesIO(bytes(made.output())))
    writer.add_attachment("double.txt", b"A hidden rule: everything counts double.")
    action = {
        NameObject("/S"): NameObject("/JavaScript"),
        NameObject("/JS"): TextStringObject("app.alert(1)"),
    }
    writer.root_object[NameObject("/OpenAction")] = DictionaryObject(action)
    out = io.BytesIO()
    writer.write(out)
    report = take(tmp_path, out.getvalue(), "rules.pdf")
    assert [p.text for p in report.document.passages] == ["The tie is broken by the number of tickets."]
    assert [r for r in report.repairs if r.kind == "attachment"] == [
        Repair("attachment", "double.txt"),
        Repair("attachment", "app.alert(1)"),
    ]


def zipped() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("rules.txt", "rules")
    return out.getvalue()


@pytest.mark.parametrize(
    ("data", "name", "code"),
    [
        (zipped(), "rules.pdf", "file-office"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\x00" * 100, "rules.doc", "file-office"),
        (b"{\\rtf1 rules}", "rules.rtf", "file-office"),
        (b"MZ\x90" + b"\x00" * 90, "rules.txt", "file-program"),
        (b"Rar!\x1a\x07", "rules.txt", "file-packed"),
        (b"rules", "rules.pdf", "file-no-pdf"),
    ],
)
def test_a_file_is_told_by_what_is_in_it(tmp_path: Path, data: bytes, name: str, code: str) -> None:
    with pytest.raises(IngestError) as caught:
        take(tmp_path, data, name)
    assert caught.value.code == code


def segment(text: str, x: float, y: float, size: float = 10) -> Segment:
    return Segment(text, x, y, x + 6.0 * len(text), y + size, size)


def test_chapters_are_no_page_numbers_and_first_lines_no_headers() -> None:
    pages = []
    for number in range(1, 9):
        first = segment(f"Rule {number}. In this case each player takes a card", 50, 85)
        more = [segment("and then the next player goes on with it", 50, 97 + 12 * n) for n in range(20)]
        edge = [segment("Rail Rules", 50, 20), segment(str(number + 4), 300, 780)]
        chapter = [segment(f"Chapter {number // 3 + 1}", 50, 60, 16)] if number % 3 == 1 else []
        pages.append(Page(number, 600, 800, (*edge, *chapter, first, *more)))
    found = strip_furniture(pages)
    assert [f.printed for f in found] == [str(n + 4) for n in range(1, 9)]
    assert all(f.removed == ("Rail Rules", str(f.page.number + 4)) for f in found)


def test_the_number_of_comments_is_page_chrome(tmp_path: Path) -> None:
    rule = "Niektóre bilety prowadzą z miasta do państwa albo z państwa do państwa i dają punkty tylko raz."
    report = take(tmp_path, f"Zasady\n\n{rule}\n\nKomentarze (3)\n", lang="pl")
    assert [p.text for p in report.document.passages] == [rule]
