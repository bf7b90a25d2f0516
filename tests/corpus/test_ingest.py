"""Ingestion: kinds of files, parts, repairs, storage, and what is refused."""

from __future__ import annotations

import hashlib
import io
import json
import os
from pathlib import Path

import pytest
from fpdf import FPDF
from hypothesis import given
from hypothesis import strategies as st

from corpus import store
from corpus.errors import IngestError
from corpus.ingest import IngestReport, Part, ingest
from corpus.kinds import sniff
from corpus.library import load_library
from corpus.naming import slug
from corpus.repairs import Repair
from corpus.text import read_text
from tests.corpus.taking import TEXT, take


def pdf(*pages: str, password: str = "") -> bytes:
    document = FPDF()
    if password:
        document.set_encryption(owner_password=password, user_password=password)
    document.set_font("helvetica", size=12)
    for page in pages:
        document.add_page()
        document.multi_cell(0, 6, page)
    return bytes(document.output())


def check_offsets(report: IngestReport) -> None:
    document = report.document
    assert report.passages == len(document.passages) > 0
    for passage in document.passages:
        assert document.text[passage.start : passage.end] == passage.text
        assert len(passage.text) <= 490


def test_plain_text(tmp_path: Path) -> None:
    report = take(tmp_path, TEXT)
    check_offsets(report)
    assert report.kind == "text"
    assert [(p.id, p.heading, p.edition) for p in report.document.passages] == [
        ("some-rules-en#usa-1", ("HOW TO PLAY",), "usa"),
        ("some-rules-en#usa-2", ("Scoring",), "usa"),
    ]


def test_the_original_is_kept_with_its_checksum(tmp_path: Path) -> None:
    report = take(tmp_path, TEXT)
    (original,) = report.folder.glob("original-*.txt")
    digest = hashlib.sha256(original.read_bytes()).hexdigest()
    assert report.document.provenance.sha256 == digest
    assert original.read_bytes() == TEXT.encode()
    assert load_library(tmp_path / "nothing", tmp_path / "library") == [report.document]


def test_ingesting_again_replaces(tmp_path: Path) -> None:
    take(tmp_path, TEXT)
    report = take(tmp_path, TEXT + "\nOne more sentence stands here.\n", replace=True)
    assert report.replaced == "Some rules"
    assert len(list(report.folder.iterdir())) == 2
    (document,) = load_library(tmp_path / "nothing", tmp_path / "library")
    assert document == report.document


def test_stopped_before_the_swap_the_old_state_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = take(tmp_path, TEXT).document
    real = store.write_atomically

    def stop(path: Path, data: bytes) -> None:
        if path.name == store.RECORD:
            raise KeyboardInterrupt
        real(path, data)

    monkeypatch.setattr(store, "write_atomically", stop)
    with pytest.raises(KeyboardInterrupt):
        take(tmp_path, TEXT + "More.", replace=True)
    assert load_library(tmp_path / "nothing", tmp_path / "library") == [old]
    assert not list((tmp_path / "library").rglob(".writing-*"))
    assert len(list((tmp_path / "library" / "some-rules-en").iterdir())) == 2


def test_a_failed_write_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(handle: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="disk full"):
        store.write_atomically(tmp_path / "a" / "file", b"data")
    assert list((tmp_path / "a").iterdir()) == []


def test_parts_carry_their_own_edition(tmp_path: Path) -> None:
    text = "Alpha is the first map of the two. It has rivers.\nBeta is the second map. It has hills.\n"
    for part in (Part("switzerland", line=2), Part.parse("switzerland@Beta"), Part("switzerland", offset=50)):
        report = take(tmp_path, text, edition="india", parts=[part], replace=True)
        check_offsets(report)
        assert [(p.edition, p.text[:5]) for p in report.document.passages] == [
            ("india", "Alpha"),
            ("switzerland", "Beta "),
        ]


@pytest.mark.parametrize(
    "value", ["switzerland", "switzerland@", "switzerland@9", "switzerland@Gamma", "mars@2"]
)
def test_faulty_parts(tmp_path: Path, value: str) -> None:
    with pytest.raises(IngestError) as caught:
        take(tmp_path, "One line is here.\nTwo lines are here.\n", parts=[Part.parse(value)])
    assert caught.value.field == "parts"


def test_html_without_its_furniture(tmp_path: Path) -> None:
    page = """<!DOCTYPE html><html><head><title>x</title><script>alert('evil')</script></head><body>
    <nav><a href="/">Home</a> <a href="/shop">Shop</a></nav>
    <article><h1>Train rules</h1><h2>Drawing cards</h2>
    <p>You draw two cards on your turn, from the deck or from the five that lie face up beside the board.</p>
    <ul><li>A locomotive taken face up is your whole draw.</li><li>A blind one is not.</li></ul>
    <h2>Points</h2><p>A route of six spaces scores fifteen points as soon as you have placed your trains.</p>
    </article><footer>Cookies | Imprint</footer></body></html>"""
    report = take(tmp_path, page, "page.html")
    check_offsets(report)
    assert report.kind == "html"
    text = report.document.text
    assert "evil" not in text
    assert "Shop" not in text
    by_heading = {p.heading[-1]: p.text for p in report.document.passages if p.heading}
    assert "fifteen points" in by_heading["Points"]
    assert any("• A blind one is not." in p.text for p in report.document.passages)


def test_markdown_of_others(tmp_path: Path) -> None:
    report = take(tmp_path, "# Rules\n\n## Turn\n\nYou *draw* two cards.\n\n- one\n- two\n", "r.md")
    check_offsets(report)
    assert [(p.heading, p.text) for p in report.document.passages] == [
        (("Rules", "Turn"), "You draw two cards."),
        (("Rules", "Turn"), "• one\n• two"),
    ]


def test_pdf_passages_know_their_page(tmp_path: Path) -> None:
    report = take(tmp_path, pdf("You draw two cards.", "You score ten points."), "rules.pdf")
    check_offsets(report)
    assert [(p.page, p.text, p.id) for p in report.document.passages] == [
        (1, "You draw two cards.", "some-rules-en#p1-1"),
        (2, "You score ten points.", "some-rules-en#p2-1"),
    ]


@pytest.mark.parametrize(
    ("data", "name", "why"),
    [
        (b"", "a.txt", "is empty"),
        (b" \n\t", "a.txt", "is empty"),
        (b"\x00\x00\x00", "a.txt", "neither text nor PDF"),
        (b"just text", "a.pdf", "is not a PDF"),
        (b"%PDF-1.7\nrubbish", "a.pdf", "not a readable PDF"),
        (b"PK\x03\x04zip", "a.txt", "ZIP or Office"),
        (b"\x89PNG\r\n", "a.txt", "an image"),
        (bytes(range(256)) * 20, "a.bin", "neither text nor PDF"),
        ("\u200b\u200b\n\u00ad", "a.txt", "no text that could be quoted"),
    ],
)
def test_refused_files(tmp_path: Path, data: bytes | str, name: str, why: str) -> None:
    with pytest.raises(IngestError, match=why) as caught:
        take(tmp_path, data, name)
    assert caught.value.field == "file"
    assert not (tmp_path / "library").exists()


def test_encrypted_pdf(tmp_path: Path) -> None:
    with pytest.raises(IngestError, match="is encrypted"):
        take(tmp_path, pdf("Secret rules.", password="x"), "rules.pdf")


def test_truncated_pdf(tmp_path: Path) -> None:
    data = pdf("Some rules stand here.")
    with pytest.raises(IngestError) as caught:
        take(tmp_path, data[: len(data) // 3], "rules.pdf")
    assert caught.value.field == "file"


def test_pdf_without_text(tmp_path: Path) -> None:
    document = FPDF()
    document.add_page()
    with pytest.raises(IngestError, match="need OCR"):
        take(tmp_path, bytes(document.output()), "scan.pdf")


def test_bounds(tmp_path: Path) -> None:
    with pytest.raises(IngestError, match="too large"):
        take(tmp_path, TEXT, max_bytes=10)
    with pytest.raises(IngestError, match="too long"):
        take(tmp_path, TEXT, max_text=10)
    with pytest.raises(IngestError, match="too many pages"):
        take(tmp_path, pdf("One.", "Two."), "rules.pdf", max_pages=1)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("edition", "mars"),
        ("lang", "de"),
        ("authority", "gossip"),
        ("title", " "),
        ("title", "a\x00b"),
        ("title", "x" * 301),
    ],
)
def test_faulty_parameters_name_the_field(tmp_path: Path, field: str, value: str) -> None:
    with pytest.raises(IngestError) as caught:
        take(tmp_path, TEXT, **{field: value})
    assert caught.value.field == field


def test_a_faulty_id_cannot_leave_the_folder(tmp_path: Path) -> None:
    with pytest.raises(IngestError) as caught:
        take(tmp_path, TEXT, document_id="../evil")
    assert caught.value.field == "id"


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(IngestError, match="cannot be read"):
        ingest(
            tmp_path / "no.txt",
            edition="usa",
            lang="en",
            authority="community",
            title="x",
            out_dir=tmp_path / "o",
        )


def test_damaged_record(tmp_path: Path) -> None:
    report = take(tmp_path, TEXT)
    path = report.folder / store.RECORD
    data = json.loads(path.read_text(encoding="utf-8"))
    changes: tuple[dict[str, object], ...] = (
        {"schema": 9},
        {"text": "short"},
        {"provenance": {}},
        {"passages": 3},
    )
    for change in changes:
        path.write_text(json.dumps(data | change), encoding="utf-8")
        with pytest.raises(IngestError, match="again"):
            load_library(tmp_path / "nothing", tmp_path / "library")
    for junk in ("{", "[]"):
        path.write_text(junk, encoding="utf-8")
        with pytest.raises(IngestError):
            load_library(tmp_path / "nothing", tmp_path / "library")


def test_characters_are_repaired_and_recorded(tmp_path: Path) -> None:
    dirty = (
        "The first\x00 rule is a \ufb01ne one.\u200b It says\x07 that wag-\nons \u202eare placed.\n\n"
        "Łódź: GraczÃ³w jest pięciu.\n\ne\u0301clair\n"
    )
    report = take(tmp_path, dirty)
    text = report.document.text
    assert "The first rule is a fine one. It says that wagons are placed." in text
    assert "éclair" in text
    kinds = {repair.kind for repair in report.repairs}
    assert {"nul", "control", "ligature", "invisible", "direction", "hyphen", "accents", "mojibake"} <= kinds
    (ligature,) = [r for r in report.repairs if r.kind == "ligature"]
    assert "\ufb01ne" in ligature.before
    assert "fine" in ligature.after


def test_mojibake(tmp_path: Path) -> None:
    wrong = "Gracz bierze trzy bilety. Każdy może zostać.".encode().decode("cp1252", errors="replace")
    report = take(tmp_path, "Dobra linia jest tutaj.\n\n" + wrong.replace("\ufffd", ""), lang="pl")
    assert report.passages


def test_other_encodings(tmp_path: Path) -> None:
    text = "Παίρνεις δύο κάρτες από τη στοίβα. Μετά παίζει ο επόμενος παίκτης στο τραπέζι."
    for encoding in ("utf-16", "utf-8-sig", "cp1253"):
        report = take(tmp_path, text.encode(encoding), lang="el", replace=True)
        assert report.document.passages[0].text.startswith("Παίρνεις δύο κάρτες")


def test_torn_ends_are_rejoined() -> None:
    ring = "and both score ten.\n\nTies\n\nThe most tickets win the tie at the end.\n\nBlue has 37 spaces"
    reading = read_text(ring, lang="en")
    assert reading.text.endswith("Blue has 37 spaces and both score ten.")
    assert reading.repairs == (
        Repair(
            "torn",
            "Blue has 37 spaces […] and both score ten.",
            "Blue has 37 spaces and both score ten.",
        ),
    )


def test_repeats_disclaimers_images_and_links() -> None:
    note = "This page was made by an AI and the official PDF prevails where they differ. © Somebody"
    text = f"{note}\n\nRules\n\nYou draw two cards.\n\nRead also: Ten more games\n\n{note}\n\n![x](y.png)\n"
    reading = read_text(text, lang="en")
    assert reading.text.count("official PDF") == 1
    assert "Ten more" not in reading.text
    assert "png" not in reading.text
    kinds = {reading.text[b.start : b.end][:4]: str(b.kind) for b in reading.blocks}
    assert kinds["This"] == "note"
    assert [r.kind for r in reading.repairs] == ["furniture", "image", "repeated", "note"]
    assert reading.repairs[0].before == "Read also: Ten more games"
    assert reading.repairs[-1].before == note


@pytest.mark.parametrize(
    "banner",
    [
        "Bu sitede çerez kullanıyoruz; devam ederek kabul edersiniz.",
        "Używamy plików cookie i ciasteczek. Akceptuję zgodę na ich użycie.",
        "Сайтта cookie қолданылады, жалғастырсаңыз келісесіз.",
        "Χρησιμοποιούμε cookies. Συμφωνώ με τη χρήση τους.",
        "Questo sito usa i cookie: accetta per continuare.",
        "We use cookies. Accept all to go on.",
    ],
)
def test_a_cookie_banner_is_taken_out_in_every_language(banner: str) -> None:
    reading = read_text(f"{banner}\n\nRules\n\nYou draw two cards on your turn.", lang="en")
    assert reading.repairs == (Repair("furniture", banner),)
    assert "cookie" not in reading.text


def test_a_pages_furniture_is_listed(tmp_path: Path) -> None:
    rule = "Each player draws two cards on a turn and then the next player goes on with the game. " * 3
    page = (
        "<html><body><nav><a href='/'>Home</a> <a href='/shop'>Shop of many games</a></nav>"
        f"<article><h1>Rules</h1><p>{rule}</p><p>{rule.replace('two', 'three')}</p></article>"
        "<footer>Some company of ours</footer></body></html>"
    )
    report = take(tmp_path, page.encode(), name="rules.html")
    left_out = " ".join(r.before for r in report.repairs if r.kind == "article")
    assert "Shop of many games" in left_out
    assert "Some company of ours" in left_out
    assert "draws two cards" not in left_out


def test_a_file_with_two_maps_says_where_the_second_begins(tmp_path: Path) -> None:
    text = "You draw two cards on your turn in India.\nOn the Swiss map two or three people play."
    report = take(tmp_path, text, parts=[Part.parse("switzerland@2")])
    assert [(r.after, r.before[:12]) for r in report.repairs if r.kind == "part"] == [
        ("usa", "You draw two"),
        ("switzerland", "On the Swiss"),
    ]


def test_the_original_is_kept_to_the_byte(tmp_path: Path) -> None:
    data = b"You draw two cards\x00 on your turn."
    report = take(tmp_path, data)
    (original,) = report.folder.glob("original-*")
    assert original.read_bytes() == data
    assert report.document.provenance.sha256 == hashlib.sha256(data).hexdigest()
    assert store.load(report.folder).repairs == report.repairs


def test_tables_in_text() -> None:
    reading = read_text(
        "Points by length:\n\n  LENGTH \t POINTS\n  1 \t 1\n  6 \t 15\n\nThe end is here.", lang="en"
    )
    tables = [reading.text[b.start : b.end] for b in reading.blocks if b.kind == "table"]
    assert tables == ["LENGTH POINTS\n1 1\n6 15"]


@given(st.text(max_size=400), st.sampled_from(["tr", "pl", "kk", "el", "it", "en"]))
def test_any_text_can_be_read(text: str, lang: str) -> None:
    reading = read_text(text, lang=lang)
    assert "\x00" not in reading.text
    for a, b in zip(reading.blocks, reading.blocks[1:], strict=False):
        assert a.end <= b.start


@given(st.binary(max_size=400))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        kind = sniff(data, "x.txt")
    except IngestError:
        return
    assert kind in ("pdf", "html", "markdown", "text")


def test_slug() -> None:
    assert slug("Wsiąść do pociągu: Europa", "pl") == "wsiasc-do-pociagu-europa-pl"
    assert slug("Ινδία", "el").endswith("-el")
    assert io.StringIO(slug("x" * 200)).read() == "x" * 80


def test_answers_that_lost_their_questions_are_reported() -> None:
    faq = "Domande frequenti\n\nNo, mai.\n\nSì, sempre due.\n\nSolo alla fine della partita.\n"
    assert read_text(faq, lang="it").repairs == (
        Repair("lost-questions", "Domande frequenti", "No, mai.", 3),
    )
    whole = faq.replace("No, mai.", "Posso rubare? No, mai.")
    assert read_text(whole, lang="it").repairs == ()
