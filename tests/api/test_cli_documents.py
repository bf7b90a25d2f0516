"""Ingesting, listing and removing documents on the command line."""

from __future__ import annotations

import json
import os
from pathlib import Path

from typer.testing import CliRunner, Result

from api.cli import app
from tests.api.test_cli import run

OPTIONS = [
    "--edition",
    "usa",
    "--lang",
    "el",
    "--authority",
    "community",
    "--no-build",
    "--report-lang",
    "en",
]


def test_a_document_comes_is_replaced_is_listed_and_goes(tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    file = tmp_path / "rules.txt"
    file.write_text("Παίρνεις δύο κάρτες σε κάθε γύρο.\n", encoding="utf-8")
    ingest = ["ingest", str(file), *OPTIONS, "--title", "Τα τρένα"]
    assert run(*ingest, KONDUKTOR_DATA_DIR=data).stdout.startswith("ta-trena-el: 1 passages")
    again = run(*ingest, KONDUKTOR_DATA_DIR=data)
    assert again.returncode == 2
    assert again.stderr.startswith("error: id: A document that you took in before has the id ta-trena-el")
    assert "--replace" in again.stderr
    assert run(*ingest, "--replace", KONDUKTOR_DATA_DIR=data).stdout.startswith("replaces 'Τα τρένα'\n")

    listed = json.loads(run("documents", "list", "--json", KONDUKTOR_DATA_DIR=data).stdout)
    assert [(d["id"], d["title"]) for d in listed if d["origin"] == "ingested"] == [
        ("ta-trena-el", "Τα τρένα")
    ]
    shipped = listed[0]["id"]
    refused = run(*ingest, "--id", shipped, KONDUKTOR_DATA_DIR=data)
    assert (refused.returncode, refused.stderr[:10]) == (2, "error: id:")
    assert run("documents", "remove", shipped, KONDUKTOR_DATA_DIR=data).returncode == 2

    record = tmp_path / "data" / "documents" / "ta-trena-el" / "document.json"
    record.write_text("{")
    assert "remove ta-trena-el" in run("documents", "list", KONDUKTOR_DATA_DIR=data).stdout
    gone = run("documents", "remove", "ta-trena-el", "--no-build", KONDUKTOR_DATA_DIR=data)
    assert (gone.returncode, gone.stdout) == (0, "removed ta-trena-el\n")
    assert list((tmp_path / "data" / "documents").iterdir()) == []


def test_errors_name_their_field_once(tmp_path: Path) -> None:
    file = tmp_path / "rules.txt"
    file.write_text("Each player takes two cards in a turn.\n")
    data = str(tmp_path / "data")
    cases: list[tuple[str, list[str | bytes]]] = [
        ("title", ["--title", b"a\xff"]),
        ("url", ["--title", "T", "--url", "ftp://x.y"]),
        ("date", ["--title", "T", "--date", "soon"]),
        ("publisher", ["--title", "T", "--publisher", "x" * 400]),
    ]
    for field, more in cases:
        done = run("ingest", str(file), *OPTIONS, *more, KONDUKTOR_DATA_DIR=data)
        assert done.returncode == 2
        assert done.stderr.startswith(f"error: {field}: ")
        assert done.stderr.count(f"{field}: ") == 1
        assert done.stderr.count("\n") == 1
    assert not (tmp_path / "data").exists()


def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / os.fsdecode("κανόνες.txt".encode())
    file.write_text("Each player takes two cards in a turn.\n")
    done = run("ingest", str(file), *OPTIONS, "--title", "T", KONDUKTOR_DATA_DIR=str(file))
    assert done.returncode == 2
    assert done.stderr.startswith("error: out_dir: The folder")
    assert "Traceback" not in done.stderr


def test_versions_of_a_document(tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    file = tmp_path / "rules.txt"
    file.write_text("Παίρνεις δύο κάρτες σε κάθε γύρο.\n", encoding="utf-8")

    def konduktor(*command: str) -> Result:
        return CliRunner().invoke(app, command, env={"KONDUKTOR_DATA_DIR": data})

    def ingest(name: str, *more: str) -> Result:
        return konduktor("ingest", str(file), *OPTIONS, "--title", name, "--id", name, *more)

    def documents(*command: str) -> Result:
        return konduktor("documents", *command)

    def listed() -> dict[str, dict[str, object]]:
        return {d["id"]: d for d in json.loads(documents("list", "--json").stdout)}

    assert ingest("first").exit_code == 0
    assert ingest("second", "--supersedes", "first").exit_code == 0
    assert ingest("errata", "--amends", "second", "--rule", "draw.two_cards").exit_code == 0
    state = listed()
    assert (state["first"]["state"], state["first"]["by"]) == ("superseded", "second")
    assert state["first"]["since"] == state["second"]["taken_in"]
    assert state["errata"]["amends_rules"] == ["draw.two_cards"]
    lines = documents("list").stdout
    assert f"first; superseded since {state['second']['taken_in']} by second\n" in lines
    assert "errata; amends second in draw.two_cards\n" in lines

    for field, more in (
        ("supersedes", ["--supersedes", "nothing"]),
        ("supersedes", ["--supersedes", "base-it"]),  # another language
        ("amends", ["--amends", "europe-tr"]),  # another edition
        ("amends_rules", ["--rule", "draw.two_cards"]),
        ("amends_rules", ["--amends", "second", "--rule", "draw.nothing"]),
        ("amends_rules", ["--amends", "second", "--rule", "tunnel.reveal"]),  # no rule of the base game
        ("amends_passages", ["--amends", "second", "--passage", "first#usa-1"]),
    ):
        refused = ingest("wrong", *more)
        assert (refused.exit_code, refused.stderr.split(": ")[:2]) == (2, ["error", field]), refused.stderr
    circle = ingest("first", "--replace", "--supersedes", "second")
    assert circle.stderr.startswith(
        "error: supersedes: The documents would stand in each other's place in a circle"
    )
    kept = documents("remove", "second", "--no-build")
    assert kept.stderr.startswith("error: id: errata refers to second")

    gone = documents("withdraw", "second", "--reason", "a misprint", "--no-build")
    assert gone.stdout == "withdrew second\n"
    assert documents("withdraw", "europe-tr", "--no-build").stdout == "withdrew europe-tr\n"
    state = listed()
    assert (state["second"]["state"], state["second"]["reason"]) == ("withdrawn", "a misprint")
    assert (state["first"]["state"], state["europe-tr"]["state"]) == ("current", "withdrawn")
    for command in (("withdraw", "second"), ("withdraw", "nothing"), ("restore", "first")):
        assert documents(*command).stderr.startswith("error: id: ")
    assert documents("restore", "second", "--no-build").stdout.startswith(
        "restored second, withdrawn since 2"
    )
    assert listed()["first"]["state"] == "superseded"
    for name in ("errata", "second", "first"):
        assert documents("remove", name, "--no-build").exit_code == 0
    assert documents("restore", "europe-tr", "--no-build").exit_code == 0
    assert list((tmp_path / "data" / "documents").iterdir()) == []
