"""`konduktor ingest` speaks the language of the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from api.cli import app, terminal_language

OPTIONS = ["--edition", "usa", "--authority", "community", "--title", "T", "--no-build"]
EMPTY = {
    "tr": "rules.txt boş. Yeniden kaydedin",
    "pl": "rules.txt jest pusty. Zapisz go jeszcze raz",
    "kk": "rules.txt бос. Қайта сақтаңыз",
    "el": "Το rules.txt είναι κενό. Αποθηκεύστε το ξανά",
    "it": "rules.txt è vuoto. Salvalo di nuovo",
    "en": "rules.txt is empty. Save it once more",
}


def ingest(tmp_path: Path, text: str, *more: str, **env: str | None) -> Result:
    file = tmp_path / "rules.txt"
    file.write_text(text, encoding="utf-8")
    clean: dict[str, str | None] = {"LC_ALL": None, "LC_MESSAGES": None, "LANG": None}
    where = {"KONDUKTOR_DATA_DIR": str(tmp_path / "data")}
    return CliRunner().invoke(app, ["ingest", str(file), *OPTIONS, *more], env=clean | where | env)


@pytest.mark.parametrize(
    ("named", "env", "told"),
    [
        ([], {"LANG": "pl_PL.UTF-8"}, "pl"),
        ([], {"LANG": "el_GR", "LC_ALL": "it_IT.UTF-8"}, "it"),
        ([], {"LANG": "el_GR", "LC_MESSAGES": "kk_KZ"}, "kk"),
        (["--report-lang", "kk"], {"LANG": "pl_PL.UTF-8"}, "kk"),
        ([], {"LANG": "en_US.UTF-8"}, "en"),
        ([], {"LANG": "C.UTF-8"}, "tr"),  # a terminal without a language: the document's
        ([], {}, "tr"),
        ([], {"LANG": "de_DE.UTF-8"}, "tr"),
    ],
)
def test_errors_are_told_in_the_language_of_the_terminal(
    tmp_path: Path, named: list[str], env: dict[str, str], told: str
) -> None:
    done = ingest(tmp_path, " ", "--lang", "tr", *named, **env)
    assert done.exit_code == 2
    assert done.stderr.startswith(f"error: file: {EMPTY[told]}")
    assert done.stderr.endswith(" [file-empty]\n")


def test_what_was_done_is_told_in_it_too(tmp_path: Path) -> None:
    done = ingest(tmp_path, "Gracz dobiera dwie karty.", "--lang", "pl", LANG="el_GR.UTF-8")
    assert done.stdout.startswith("t-pl: ")
    assert "αποσπάσματα" in done.stdout


def test_a_terminals_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert terminal_language() is None
    for value, found in (("tr_TR.UTF-8", "tr"), ("C", None), ("POSIX", None), ("kk", "kk"), ("it-IT", "it")):
        monkeypatch.setenv("LANG", value)
        assert terminal_language() == found
