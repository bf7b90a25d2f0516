"""A running server takes up a new index: amended, withdrawn and damaged ones, while the old one goes on answering."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any
from urllib.parse import quote

import pytest

from api.settings import Settings
from assistant.service import Assistant
from assistant.wording import load_wording
from tests.api.test_cli import run
from tests.conftest import fetch
from tests.serving import running

JSON = {"Content-Type": "application/json"}
TURKISH = "tünelde desteden kaç kart açılır?"
POLISH = "Ile kart odkrywa się w tunelu?"


@pytest.fixture
def data(tmp_path: Path, assistant: Assistant) -> Path:
    """A data folder of the test's own, with a copy of the current index."""
    del assistant  # the index exists now
    source, target = Settings().index_dir, tmp_path / "data" / "index"
    name = (source / "current").read_text().strip()
    shutil.copytree(source / "builds" / name, target / "builds" / name)
    for file in ("current", "embeddings.npz"):
        shutil.copyfile(source / file, target / file)
    return tmp_path / "data"


@pytest.fixture
def serving(data: Path) -> Iterator[tuple[str, IO[str]]]:
    """A server process over that folder: its address, and its log after it began to serve."""
    with running({"KONDUKTOR_DATA_DIR": str(data)}) as served:
        yield served


def read_until(log: IO[str], said: str) -> None:
    assert any(said in line for line in log), f"the server ended without saying {said!r}"


def asking(address: str) -> Callable[[str], dict[str, Any]]:
    def ask(question: str) -> dict[str, Any]:
        body = json.dumps({"question": question, "edition": "europe"}).encode()
        status, content, _ = fetch(f"{address}/v1/ask", body, JSON)
        assert status == 200
        answer: dict[str, Any] = json.loads(content)
        return answer

    return ask


def test_a_running_server_takes_up_what_has_changed(
    data: Path, serving: tuple[str, IO[str]], tmp_path: Path
) -> None:
    address, log = serving
    ask = asking(address)
    old = (data / "index" / "current").read_text().strip()
    before, polish = ask(TURKISH), ask(POLISH)
    amended = before["citations"][0]
    assert before["versions"]["index"] == polish["versions"]["index"] == old
    assert (amended["document_id"], polish["citations"][0]["document_id"]) == ("europe-tr", "europe-pl")
    assert all(c["amends"] is None for c in before["citations"])

    sheet = tmp_path / "errata.md"
    sheet.write_text("# Errata\n\nIn a tunnel you turn up four cards from the deck instead of three.\n")
    said = ["--edition", "europe", "--lang", "en", "--authority", "community", "--title", "Errata"]
    changes = ["--id", "errata", "--amends", "europe-tr", "--rule", "tunnel.reveal", "--no-build"]
    folder = str(data)
    assert run("ingest", str(sheet), *said, *changes, KONDUKTOR_DATA_DIR=folder).returncode == 0
    done = run("documents", "withdraw", "europe-pl", "--reason", "a misprint", KONDUKTOR_DATA_DIR=folder)
    assert done.returncode == 0, done.stderr
    new = (data / "index" / "current").read_text().strip()
    assert new != old
    # The sheet's heading with its one sentence is all that was never embedded before.
    assert "6 documents, 1 more at rest" in done.stdout
    assert "; 1 texts embedded" in done.stdout

    # The first question after the swap is answered at once, and brings the new index in.
    assert ask(TURKISH)["versions"]["index"] in (old, new)
    read_until(log, f"ready: index {new}")
    after, elsewhere = ask(TURKISH), ask(POLISH)
    assert after["versions"]["index"] == elsewhere["versions"]["index"] == new
    first, second = after["citations"][:2]
    assert (first["passage_id"], first["amends"]) == (amended["passage_id"], None)
    assert (second["document_id"], second["amends"]) == ("errata", amended["passage_id"])
    assert after["answer"] == f"{before['answer']} {load_wording('tr').text('note-amended')}"
    assert after["value"] == before["value"]
    assert elsewhere["status"] == "answered"
    assert not any(c["document_id"] == "europe-pl" for c in elsewhere["citations"])

    # What was cited before can still be opened, and says what has become of it.
    def opened(passage_id: str) -> dict[str, Any]:
        status, content, _ = fetch(f"{address}/v1/passages/{quote(passage_id, safe='')}")
        assert status == 200
        passage: dict[str, Any] = json.loads(content)
        return passage

    gone = opened(polish["citations"][0]["passage_id"])
    assert (gone["state"], gone["by"], gone["reason"]) == ("withdrawn", None, "a misprint")
    assert gone["text"] == polish["citations"][0]["quote"]
    assert (opened(amended["passage_id"])["state"], opened(second["passage_id"])["state"]) == ("current",) * 2
    assert opened(amended["passage_id"])["amended_by"] == [second["passage_id"]]
    assert opened(second["passage_id"])["amends"] == ["europe-tr"]
    _, content, _ = fetch(f"{address}/v1/editions")
    (europe,) = (e for e in json.loads(content) if e["id"] == "europe")
    assert {d["id"] for d in europe["documents"]} == {"europe-tr", "errata"}

    # An index that cannot be opened leaves the one in use in its place; the next good one is taken up.
    (data / "index" / "current").write_text("nothing\n")
    assert ask(TURKISH)["versions"]["index"] == new
    read_until(log, "the index cannot be opened")
    assert ask(TURKISH)["versions"]["index"] == new
    (data / "index" / "current").write_text(f"{old}\n")
    assert ask(TURKISH)["versions"]["index"] in (old, new)
    read_until(log, f"ready: index {old}")
    assert ask(POLISH)["citations"] == polish["citations"]
