"""Quotes over HTTP and on the command line: pages drawn with the quote marked, words verified, what is refused."""

from __future__ import annotations

import io
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import quote

import numpy as np
import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from PIL import Image

from api import passages
from api.app import create_app
from api.settings import Settings
from assistant.evidence import Evidence
from assistant.normalize import LANGUAGES
from assistant.service import Assistant
from corpus.ingest import ingest
from corpus.model import Document
from tests.api.test_cli import run
from tests.corpus.pdfs import font_folder, known_sentences, make

TEXT = "The \ufb01rst player draws two\x00 cards and keeps them.\n\nA tie may happen at the end of a game.\n"
needs_font = pytest.mark.skipif(font_folder() is None, reason="the package font-roboto is not installed")


def application(data: Path, *documents: Document) -> FastAPI:
    """The service over a few documents; no index is needed to quote."""
    empty = data / "no-documents"
    empty.mkdir(exist_ok=True)
    evidence = Evidence({d.provenance.id: d for d in documents})
    assistant = SimpleNamespace(evidence=evidence, versions={}, warm_up=lambda: None)
    app = create_app(Settings(data_dir=data, documents_dir=empty))
    app.state.holder.assistant = cast("Assistant", assistant)
    return app


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> TestClient:
    data = tmp_path_factory.mktemp("text")
    (data / "rules.txt").write_text(TEXT, encoding="utf-8")
    options: dict[str, Any] = {"edition": "usa", "lang": "en", "authority": "community", "title": "Rules"}
    report = ingest(data / "rules.txt", out_dir=data / "documents", document_id="rules", **options)
    return TestClient(application(data, report.document))


@pytest.fixture(scope="module")
def pdf(tmp_path_factory: pytest.TempPathFactory) -> tuple[TestClient, Document, Path]:
    data = tmp_path_factory.mktemp("pdf")
    (data / "rules.pdf").write_bytes(make("two", known_sentences("it", 24)))
    options: dict[str, Any] = {"edition": "usa", "lang": "it", "authority": "publisher", "title": "Regole"}
    report = ingest(data / "rules.pdf", out_dir=data / "documents", document_id="regole", **options)
    return TestClient(application(data, report.document)), report.document, report.folder


def marked(picture: bytes) -> int:
    image = Image.open(io.BytesIO(picture))
    assert max(image.size) <= 2400
    pixels = np.asarray(image.convert("RGB"), dtype=int)
    return int(((pixels[..., 0] > 240) & (abs(pixels[..., 1] - 217) < 17) & (pixels[..., 2] < 140)).sum())


@needs_font
def test_a_page_is_drawn_with_the_quote_marked(pdf: tuple[TestClient, Document, Path]) -> None:
    client, document, _ = pdf
    passage = document.passages[0]
    told = client.get(f"/v1/passages/{quote(passage.id, safe='')}").json()
    whole = client.get(told["page_image"])
    assert (whole.status_code, whole.headers["content-type"]) == (200, "image/png")
    address = told["page_image"].split("?")[0]
    part = client.get(address, params={"quote_start": "0", "quote_end": "20"})
    assert 100 < marked(part.content) < marked(whole.content)
    assert part.headers["etag"] != whole.headers["etag"]
    again = client.get(told["page_image"], headers={"If-None-Match": f'"x", {whole.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == whole.headers["etag"]
    assert "max-age" in whole.headers["cache-control"]
    head = client.head(told["page_image"])
    assert (head.status_code, head.content) == (200, b"")


@needs_font
@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("quote_start=-1", "quote_start"),
        ("quote_start=x", "quote_start"),
        ("quote_start=99999", "quote_start"),
        ("quote_start=5&quote_end=5", "quote_end"),
        ("quote_end=99999", "quote_end"),
        ("quote_end=%D9%A3", "quote_end"),
    ],
)
def test_a_span_outside_of_the_passage_is_named(
    pdf: tuple[TestClient, Document, Path], query: str, field: str
) -> None:
    client, document, _ = pdf
    answer = client.get(f"/v1/passages/{quote(document.passages[0].id, safe='')}/page.png?{query}")
    problem = answer.json()
    assert (answer.status_code, problem["field"]) == (422, field)
    assert problem["allowed"]["max"] <= len(document.passages[0].text)


@needs_font
def test_no_more_pages_are_drawn_at_a_time_than_allowed(
    pdf: tuple[TestClient, Document, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    client, document, _ = pdf
    monkeypatch.setattr(passages, "WAIT", 0.0)
    address = f"/v1/passages/{quote(document.passages[0].id, safe='')}/page.png"
    for _ in range(passages.AT_A_TIME):
        assert passages._turn.acquire(blocking=False)
    try:
        answer = client.get(address)
    finally:
        passages._turn.release(passages.AT_A_TIME)
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "2")
    assert answer.json()["type"].endswith("/busy")
    assert client.get(address).status_code == 200


@needs_font
def test_a_damaged_original_is_not_drawn(pdf: tuple[TestClient, Document, Path], tmp_path: Path) -> None:
    _, document, _ = pdf
    client = TestClient(application(tmp_path, document))  # its folder holds no originals
    answer = client.get(f"/v1/passages/{quote(document.passages[0].id, safe='')}/page.png")
    assert (answer.status_code, answer.json()["type"].rsplit("/", 1)[-1]) == (404, "no-original")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_has_no_page_says_so_in_every_language(text: TestClient, lang: str) -> None:
    headers = {"Accept-Language": lang}
    told = text.get("/v1/passages/rules%23usa-1").json()
    assert told["page_image"] is None
    answer = text.get("/v1/passages/rules%23usa-1/page.png", headers=headers)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/problem+json")
    assert answer.json()["type"].endswith("/no-page")
    unknown = text.get("/v1/passages/nothing/page.png", headers=headers)
    assert (unknown.status_code, unknown.json()["field"]) == (404, "passage_id")
    assert unknown.json()["detail"] != answer.json()["detail"]


def verify(client: TestClient, **body: Any) -> tuple[int, dict[str, Any]]:
    answer = client.post("/v1/verify-quote", json=body)
    return answer.status_code, answer.json()


def test_words_are_verified(text: TestClient) -> None:
    status, found = verify(text, quote="A tie may happen", document_id="rules")
    assert (status, found["match"], found["total"]) == (200, "verbatim", 1)
    (place,) = found["places"]
    assert (place["passage_id"], place["original"], place["state"]) == ("rules#usa-2", None, "current")
    status, found = verify(text, quote="first player draws two cards")
    (place,) = found["places"]
    assert found["match"] == "repaired"
    assert (place["text"], place["original"]) == (
        "first player draws two cards",
        "\ufb01rst player draws two\x00 cards",
    )
    assert verify(text, quote="a  TIE may happen", passage_id="rules#usa-2")[1]["places"][0][
        "differences"
    ] == [
        "case",
        "spaces",
    ]
    assert verify(text, quote="three cards")[1]["match"] == "not_found"


@pytest.mark.parametrize(
    ("body", "status", "field"),
    [
        ({}, 422, "quote"),
        ({"quote": " … "}, 422, "quote"),
        ({"quote": "x" * 2001}, 422, "quote"),
        ({"quote": 3}, 422, "quote"),
        ({"quote": "\ud800"}, 422, "quote"),
        ({"quote": "tie", "document_id": "other"}, 404, "document_id"),
        ({"quote": "tie", "passage_id": "other"}, 404, "passage_id"),
        ({"quote": "tie", "passage_id": []}, 422, "passage_id"),
        ({"quote": "tie", "lang": "xx"}, 422, "lang"),
        ({"quote": "tie", "page": 1}, 422, "page"),
    ],
)
def test_what_cannot_be_verified_names_the_field(
    text: TestClient, body: dict[str, Any], status: int, field: str
) -> None:
    answer = text.post(
        "/v1/verify-quote", content=json.dumps(body), headers={"Content-Type": "application/json"}
    )
    assert (answer.status_code, answer.json()["field"]) == (status, field)


def test_messages_speak_the_language_asked_for(text: TestClient) -> None:
    said = {lang: verify(text, quote="a tie may happen", lang=lang)[1]["message"] for lang in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)


def test_the_description_covers_the_new_addresses(text: TestClient) -> None:
    spec = text.get("/openapi.json").json()
    page = spec["paths"]["/v1/passages/{passage_id}/page.png"]["get"]
    assert "image/png" in page["responses"]["200"]["content"]
    assert {"304", "404", "422", "503"} <= set(page["responses"])
    assert "VerifyBody" in spec["components"]["schemas"]


def test_the_command_verifies(tmp_path: Path) -> None:
    data = str(tmp_path)
    (tmp_path / "rules.txt").write_text(TEXT, encoding="utf-8")
    (tmp_path / "none").mkdir()
    where = {"KONDUKTOR_DATA_DIR": data, "KONDUKTOR_DOCUMENTS_DIR": str(tmp_path / "none")}
    options = ["--edition", "usa", "--lang", "en", "--authority", "community", "--no-build"]
    run("ingest", str(tmp_path / "rules.txt"), *options, "--title", "Rules", "--id", "rules", **where)
    found = json.loads(run("verify-quote", "draws two cards", "--json", **where).stdout)
    assert (found["match"], found["places"][0]["original"]) == ("repaired", "draws two\x00 cards")
    shown = run("verify-quote", "draws two cards", "--lang", "pl", **where)
    assert shown.returncode == 0
    assert "oryginał: draws two\\x00 cards" in shown.stdout
    missing = run("verify-quote", "three cards", **where)
    assert (missing.returncode, missing.stdout) == (1, "These words are not there.\n")
    refused = run("verify-quote", "tie", "--document", "other", **where)
    assert (refused.returncode, refused.stderr[:19]) == (2, "error: document_id:")
