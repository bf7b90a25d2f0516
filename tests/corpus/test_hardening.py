"""What ingestion turns away, what it calls a document, and what it leaves on disk when it stops."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus import store
from corpus.encodings import ENCODINGS, decode
from corpus.errors import IngestError
from corpus.ingest import MAX_PARTS, Part, ingest
from corpus.library import SHIPPED, load_library, shipped_ids
from corpus.naming import document_id, slug
from corpus.repairs import Repair
from tests.corpus.taking import TEXT, take


def refused(tmp_path: Path, field: str, **more: Any) -> IngestError:
    with pytest.raises(IngestError) as caught:
        take(tmp_path, **more)
    assert caught.value.field == field
    str(caught.value).encode("utf-8")
    assert not list(tmp_path.glob("library/**/*"))
    return caught.value


def test_an_id_of_a_shipped_document_is_refused(tmp_path: Path) -> None:
    shipped = sorted(shipped_ids())[0]
    for replace in (False, True):
        refused(tmp_path, "id", document_id=shipped, replace=replace)
    own = tmp_path / "own"
    own.mkdir()
    assert take(tmp_path, document_id=shipped, shipped_dir=own).passages == 2


def test_a_title_that_gives_the_id_of_a_shipped_document_is_refused(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    source = next(iter(sorted(SHIPPED.glob("*.md")))).read_text(encoding="utf-8")
    lines = ['id = "some-rules-en"' if line.startswith("id = ") else line for line in source.split("\n")]
    (own / "a.md").write_text("\n".join(lines), encoding="utf-8")
    refused(tmp_path, "id", shipped_dir=own)


def test_an_id_that_is_taken_needs_replace(tmp_path: Path) -> None:
    first = take(tmp_path)
    assert first.replaced is None
    with pytest.raises(IngestError, match="--replace") as caught:
        take(tmp_path, TEXT * 2)
    assert caught.value.field == "id"
    assert load_library(tmp_path / "none", tmp_path / "library") == [first.document]
    assert take(tmp_path, TEXT + "More is said here.", replace=True).replaced == "Some rules"
    (first.folder / store.RECORD).write_text("{", encoding="utf-8")
    assert take(tmp_path, replace=True).replaced == "a damaged document"


@pytest.mark.parametrize(
    ("title", "lang", "expected"),
    [
        ("Τα τρένα της Ινδίας", "el", "ta-trena-tis-indias-el"),
        ("Ευρώπη: Οδηγός", "el", "evropi-odigos-el"),
        ("Пойыз билеті: Еуропа", "kk", "poiyz-bileti-europa-kk"),
        ("Қысқа ережелер", "kk", "qysqa-erezheler-kk"),
        ("Işık Yolu", "tr", "isik-yolu-tr"),
        ("Più treni!", "it", "piu-treni-it"),
    ],
)
def test_ids_can_be_read(title: str, lang: str, expected: str) -> None:
    assert document_id(title, lang, b"") == expected


def test_titles_without_letters_get_ids_of_their_own() -> None:
    ids = {document_id(t, "it", c) for t in ("!!!", "???", "★★") for c in (b"a", b"b")}
    assert len(ids) == 6
    assert document_id("!!!", "it", b"a") == document_id("!!!", "it", b"a")
    assert all(i.startswith("untitled-") and i.endswith("-it") for i in ids)


@given(st.text(min_size=1, max_size=100).filter(lambda t: not any("\ud800" <= c <= "\udfff" for c in t)))
def test_every_title_gives_an_id(title: str) -> None:
    made = document_id(title, "en", b"")
    assert made
    assert slug(made) == made


@pytest.mark.parametrize("field", ["title", "publisher", "license", "url", "date", "id"])
@pytest.mark.parametrize("value", ["a\udcff", "a\x00", "a\x1bb", "a\nb", "a\u202eb", "x" * 2500])
def test_text_fields_are_checked(tmp_path: Path, field: str, value: str) -> None:
    refused(tmp_path, field, **{"document_id" if field == "id" else field: value})


def test_a_file_name_that_is_not_utf8(tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"rules\xff.txt")
    try:
        path.write_text(TEXT)
    except OSError:
        pytest.skip("the file system takes UTF-8 names only")
    with pytest.raises(IngestError, match="not valid UTF-8") as caught:
        ingest(path, edition="usa", lang="en", authority="community", title="T", out_dir=tmp_path / "library")
    assert caught.value.field == "file"
    assert not (tmp_path / "library").exists()


@pytest.mark.parametrize(
    "url",
    [
        "javascript:alert(1)",
        "file:///etc/x",
        "ftp://a.b",
        "https://",
        "www.x.y",
        "http://a b",
        "http://[",
        "http://a:x",
    ],
)
def test_addresses_that_are_refused(tmp_path: Path, url: str) -> None:
    refused(tmp_path, "url", url=url)


@pytest.mark.parametrize("date", ["2004-13", "2004-02-30", "04", "May 2004", "2004/05/01", "0000", "٢٠٠٤"])
def test_dates_that_are_refused(tmp_path: Path, date: str) -> None:
    refused(tmp_path, "date", date=date)


def test_good_fields_are_kept(tmp_path: Path) -> None:
    made = take(tmp_path, title="  Some\u00a0 rules ", date="2004-02", url="https://x.y/z?a=1", publisher="P")
    p = made.document.provenance
    assert (p.title, p.date, p.url, p.publisher) == ("Some rules", "2004-02", "https://x.y/z?a=1", "P")
    assert not list((tmp_path / "library").glob(".*"))


def test_parts_are_bounded(tmp_path: Path) -> None:
    refused(tmp_path, "parts", parts=[Part("india", offset=1)] * (MAX_PARTS + 1))
    refused(tmp_path, "parts", parts=[Part("india", marker="a\udcff")])


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    for out_dir in (tmp_path / "file", tmp_path / "file" / "below"):
        refused(tmp_path, "out_dir", out_dir=out_dir)


@pytest.mark.parametrize("name", ["fsync", "replace"])
def test_a_full_disk_leaves_nothing_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    old = take(tmp_path, document_id="old").document

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, name, full)
    cases: tuple[dict[str, Any], ...] = ({}, {"document_id": "old", "replace": True})
    for more in cases:
        with pytest.raises(IngestError, match="No space left") as caught:
            take(tmp_path, TEXT * 2, **more)
        assert caught.value.field == "out_dir"
    assert [p.name for p in (tmp_path / "library").iterdir()] == ["old"]
    assert len(list((tmp_path / "library" / "old").iterdir())) == 2
    assert load_library(tmp_path / "none", tmp_path / "library") == [old]


def test_a_folder_without_a_record_is_no_document(tmp_path: Path) -> None:
    left = tmp_path / "library" / "some-rules-en"
    left.mkdir(parents=True)
    (left / "original-0.txt").write_text("left behind")
    report = take(tmp_path)
    assert report.replaced is None
    assert len(list(left.iterdir())) == 2


def test_removing(tmp_path: Path) -> None:
    library = tmp_path / "library"
    with pytest.raises(IngestError, match="nothing was ingested"):
        store.remove("some-rules-en", library)
    report = take(tmp_path)
    for wrong in ("..", ".", "", "other"):
        with pytest.raises(IngestError, match="one of some-rules-en"):
            store.remove(wrong, library)
    (report.folder / store.RECORD).write_text("{", encoding="utf-8")
    store.remove("some-rules-en", library)
    assert list(library.iterdir()) == []


def test_a_damaged_record_names_its_path_and_the_way_out(tmp_path: Path) -> None:
    path = take(tmp_path).folder / store.RECORD
    for junk in ("{", "[]", '{"schema": 1}', '{"schema": 1, "provenance": []}'):
        path.write_text(junk, encoding="utf-8")
        with pytest.raises(IngestError, match="documents remove some-rules-en") as caught:
            load_library(tmp_path / "none", tmp_path / "library")
        assert str(path)[-60:] in caught.value.message
        assert not caught.value.message.startswith("file:")


TEXTS = {
    "tr": "Bir oyuncu kırmızı kart çeker; sonra “istasyon” kurar. Ağ büyüktür, İzmir’e gider, şimdi.",
    "pl": "Gracz dobiera żółtą kartę. Łódź, ślepe tory, już „tak”, ćma i źrebię. Świat jest duży.",
    "el": "Παίρνεις δύο κάρτες. Ή μία; Άλφα «ναι» και όχι.",
    "kk": "Ойыншы екі қызыл карта алады, ұзын жол үшін көбірек ұпай береді.",
    "it": "Ogni giocatore può prendere più carte. È così, «sì», perché l’isola è là.",
    "en": "The café’s “rule” – a naïve one.",
}


@pytest.mark.parametrize(("lang", "encoding"), [(k, e) for k, names in ENCODINGS.items() for e in names])
def test_older_encodings(lang: str, encoding: str) -> None:
    data = TEXTS[lang].encode(encoding, errors="ignore")
    repairs: list[Repair] = []
    assert decode(data, repairs, lang) == data.decode(encoding)
    assert [r.kind for r in repairs] == ["encoding"]


def test_utf8_with_a_damaged_place_stays_utf8() -> None:
    repairs: list[Repair] = []
    data = TEXTS["pl"].encode() + b"\xc5"
    assert decode(data, repairs, "pl") == TEXTS["pl"] + "\ufffd"
    assert [(r.kind, r.count) for r in repairs] == [("damaged-bytes", 1)]


@given(st.binary(max_size=200), st.sampled_from(sorted(ENCODINGS)))
def test_any_bytes_are_decoded(data: bytes, lang: str) -> None:
    assert isinstance(decode(data, [], lang), str)
