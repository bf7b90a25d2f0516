"""The command line as a real process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from assistant.service import Assistant
from tests.conftest import ROOT


def run(*args: str | bytes, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Runs ``konduktor`` and gives what it printed."""
    return subprocess.run(
        [sys.executable, "-m", "api.cli", *args],
        input=stdin.encode("utf-8", "surrogatepass").decode("utf-8", "surrogateescape"),
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="surrogateescape",
        cwd=ROOT,
        env={**os.environ, **env},
        timeout=300,
        check=False,
    )


def test_asks_on_the_terminal(assistant: Assistant) -> None:
    del assistant
    done = run(
        "ask", "Туннельге екі қызыл карта ойнадым, ашылғаны: қызыл, локомотив, көк. Тағы неше карта керек?"
    )
    assert done.returncode == 0
    assert done.stdout.startswith("2 ")
    assert "»" in done.stdout


def test_asks_as_json(assistant: Assistant) -> None:
    del assistant
    done = run("ask", "ikinci istasyon kaç kart?", "--json")
    answer = json.loads(done.stdout)
    assert (done.returncode, answer["value"], answer["edition"], answer["lang"]) == (0, 2, "europe", "tr")


def test_answers_a_batch_and_goes_on_after_a_bad_line(assistant: Assistant) -> None:
    del assistant
    lines = [
        json.dumps({"question": "Ile kart kosztuje drugi dworzec?"}),
        "not json",
        json.dumps({"question": ""}),
        json.dumps({"question": "a\ud800b"}),
        json.dumps({"question": "how many cards?", "edition": "moon"}),
        json.dumps({"question": "Quante carte costa la terza stazione?"}),
    ]
    done = run("ask", "--jsonl", stdin="\n".join(lines) + "\n")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 1
    assert [a.get("value") for a in answers] == [2, None, None, None, None, 3]
    assert [a["error"]["field"] for a in answers if "error" in a] == [
        "line",
        "question",
        "question",
        "edition",
    ]


@pytest.mark.parametrize(
    ("args", "field"),
    [
        (["ask", ""], "question"),
        (["ask", "   "], "question"),
        (["ask"], "question"),
        (["ask", "x" * 501], "question"),
        (["ask", "a\x1bb"], "question"),
        (["ask", b"caf\xff"], "question"),
        (["ask", "how many cards", "--edition", "moon"], "edition"),
        (["ask", "how many cards", "--lang", "de"], "lang"),
        (["compute", "station_cost", "--json", '{"edition": "europe", "nth": 9}'], "nth"),
        (["compute", "nothing"], "name"),
        (["compute", "station_cost", "--json", "{"], "json"),
        (["detect", ""], "text"),
    ],
)
def test_bad_input_names_the_field(args: list[str | bytes], field: str) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert done.stderr.startswith(f"error: {field}: ")
    assert "Traceback" not in done.stderr


def test_ingest_turns_bad_files_away_and_leaves_nothing(tmp_path: Path) -> None:
    fake = tmp_path / "rules.pdf"
    fake.write_text("this is no pdf")
    options = ["--edition", "usa", "--lang", "en", "--authority", "community", "--title", "T", "--no-build"]
    data = str(tmp_path / "data")
    done = run("ingest", str(fake), *options, KONDUKTOR_DATA_DIR=data)
    assert (done.returncode, done.stderr[:12]) == (2, "error: file:")
    done = run("ingest", str(tmp_path / "absent.txt"), *options, KONDUKTOR_DATA_DIR=data)
    assert (done.returncode, done.stderr[:12]) == (2, "error: file:")
    good = tmp_path / "rules.txt"
    good.write_text("Each player takes two cards in a turn.\n")
    bad = [o if o != "usa" else "moon" for o in options]
    done = run("ingest", str(good), *bad, KONDUKTOR_DATA_DIR=data)
    assert (done.returncode, done.stderr[:15]) == (2, "error: edition:")
    documents = tmp_path / "data" / "documents"
    assert not documents.exists() or list(documents.iterdir()) == []


def test_without_an_index_it_says_what_to_do(tmp_path: Path) -> None:
    done = run("ask", "how many cards do I draw?", KONDUKTOR_DATA_DIR=str(tmp_path))
    assert done.returncode == 2
    assert "konduktor index build" in done.stderr


def test_detects_languages_line_by_line() -> None:
    done = run("detect", "--jsonl", stdin='{"text": "Ile kart dobieram?", "n": 1}\n{"text": "12"}\n')
    first, second = (json.loads(line) for line in done.stdout.splitlines())
    assert (first["lang"], first["n"], second["lang"]) == ("pl", 1, None)


def test_lists_the_computations() -> None:
    listed = json.loads(run("compute", "--list").stdout)
    assert {"route_points", "tunnel_extra_cards", "station_cost", "ferry_cost", "tickets_to_keep"} <= set(
        listed
    )
