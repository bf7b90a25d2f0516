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


def run(*args: str | bytes, stdin: str | bytes = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Runs ``konduktor`` and gives what it printed."""
    return subprocess.run(
        [sys.executable, "-m", "api.cli", *args],
        input=stdin.decode("utf-8", "surrogateescape") if isinstance(stdin, bytes) else stdin,
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
        (["compute", "station_cost", "--json", ""], "json"),
        (["compute", "station_cost", "--json", '{"\\ud800": 1}'], "\\ud800"),
        (["compute"], "name"),
        (["detect", ""], "text"),
        (["detect", b"caf\xff"], "text"),
        (["serve", "--port", "99999"], "port"),
        (["serve", "--port", "-1"], "port"),
        (["serve", "--host", "no such host"], "host"),
    ],
)
def test_bad_input_names_the_field(args: list[str | bytes], field: str) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert done.stderr.startswith(f"error: {field}: ")
    assert done.stderr.count("\n") == 1
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


@pytest.mark.parametrize(
    ("name", "value"), [("PORT", "abc"), ("PORT", "99999"), ("MAX_BODY", "1"), ("MAX_BODY", "x")]
)
def test_a_bad_setting_is_named(name: str, value: str) -> None:
    done = run("index", "verify", **{f"KONDUKTOR_{name}": value})
    assert done.returncode == 2
    assert done.stderr.startswith(f"error: KONDUKTOR_{name}: ")
    assert done.stderr.count("\n") == 1


def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run("index", "build", "--quiet", KONDUKTOR_DATA_DIR=str(tmp_path / "file"))
    assert done.returncode == 2
    assert done.stderr.startswith(f"error: {tmp_path}")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("redirection", "message"),
    [
        ("<&-", "standard input is closed"),
        (">&-", "standard output is closed"),
        ("> /dev/full", "standard output cannot be written"),
    ],
)
def test_closed_streams(redirection: str, message: str) -> None:
    lines = '<<< \'{"text": "ile kart?"}\''
    script = f'"$0" -m api.cli detect --jsonl {lines if ">" in redirection else ""} {redirection}'
    done = subprocess.run(
        ["bash", "-c", script, sys.executable], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith(f"error: {message}")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "harm",
    [
        {"current": b"\xff"},
        {"current": b"a\x00b"},
        {"manifest": b"[]"},
        {"manifest": b'{"schema": 2, "files": {}}'},
    ],
)
def test_a_damaged_index_is_said_in_a_line(tmp_path: Path, harm: dict[str, bytes]) -> None:
    build = tmp_path / "index" / "builds" / "b"
    build.mkdir(parents=True)
    (tmp_path / "index" / "current").write_bytes(harm.get("current", b"b\n"))
    (build / "manifest.json").write_bytes(harm.get("manifest", b"{}"))
    for command in (["index", "verify"], ["ask", "how many cards?"]):
        done = run(*command, KONDUKTOR_DATA_DIR=str(tmp_path))
        assert done.returncode == 2
        assert done.stderr.lower().startswith("error: the ")
        assert done.stderr.count("\n") == 1


def test_a_request_finds_its_id_in_its_answer(assistant: Assistant) -> None:
    del assistant
    lines = [
        "\ufeff" + json.dumps({"id": "a1", "question": "Ile kart kosztuje drugi dworzec?"}),
        " \t ",
        json.dumps({"id": 7, "question": ""}),
        json.dumps({"id": ["x"], "question": "?"}),
        json.dumps({"question": "?", "players": "3"}),
        json.dumps({"id": None, "question": "x" * 200_000}),
        json.dumps({"id": "z", "question": "Quante carte costa la terza stazione?"}),
    ]
    done = run("ask", "--jsonl", stdin="\n".join(lines))
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [a.get("request_id") for a in answers] == ["a1", 7, None, None, None, "z"]
    assert [a.get("error", {}).get("field") for a in answers] == [
        None,
        "question",
        "id",
        "players",
        "line",
        None,
    ]
    assert answers[4]["error"]["detail"].startswith("The line is too long")
    assert answers[0]["id"] not in ("a1", answers[5]["id"])


def test_batches_of_other_commands_refuse_what_is_no_text() -> None:
    lines = ['{"text": "ile kart?", "n": NaN}', '{"text": "\\ud800"}', '{"n": 1}', '{"text": "", "id": 4}']
    done = run("detect", "--jsonl", stdin="\n".join(lines).encode() + b'\n{"text": "\xff"}\n')
    told = [json.loads(line, parse_constant=pytest.fail) for line in done.stdout.splitlines()]
    assert [t.get("error", {}).get("field") for t in told] == ["line", "text", "text", None, "text"]
    assert told[3]["request_id"] == 4
    lines = [
        '{"name": "station_cost", "inputs": {"\\ud800": 1}}',
        '{"id": "s", "name": "station_cost", "inputs": {"edition": "europe", "nth": 2}}',
        '{"name": "\\ud800", "inputs": {}}',
        '{"name": "final_scores", "inputs": {"edition": "usa", "players": [{"name": "\\ud800"}, {}]}}',
    ]
    done = run("compute", "--jsonl", stdin="\n".join(lines))
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.stderr == ""
    assert [t.get("error", {}).get("field") for t in told] == ["\\ud800", None, "name", "players[0].name"]
    assert (told[1]["request_id"], told[1]["result"]) == ("s", 2)
