"""Reading takes time in proportion to the text: what is looked at is bounded wherever a decision is made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from corpus.cleaning import _IMAGE_REMAINS, drop_image_remains, is_image_remains
from corpus.ingest import ingest
from corpus.markdown import read_markdown
from corpus.sentences import sentence_spans, sentences


class Counted(str):
    """A text that counts the characters that were copied out of it."""

    copied = 0

    def __getitem__(self, key: Any) -> str:
        piece = super().__getitem__(key)
        Counted.copied += len(piece)
        return piece


def copied(text: str) -> int:
    Counted.copied = 0
    assert list(sentence_spans(Counted(text), "en"))
    return Counted.copied


@pytest.mark.parametrize(
    "unit",
    [
        "You draw two cards. Then the next player goes on. ",
        "word.Word",
        "x",
        "1. A ",
        ". - a",
        "1) 1) ",
        'So he said."" ',
        "A.   ",
    ],
)
def test_twice_the_text_is_twice_the_work(unit: str) -> None:
    once, twice = copied(unit * 400), copied(unit * 800)
    assert twice <= 2.1 * once + 200


def test_long_runs_before_a_full_stop_end_a_sentence() -> None:
    assert sentences("x" * 100 + ". Then. ", "en") == ["x" * 100 + ".", "Then."]
    assert sentences("Begin." + " " * 100 + "1. Point", "en") == ["Begin.", "1. Point"]
    assert sentences("Fine. E.g. this. So.", "en") == ["Fine.", "E.g. this.", "So."]


def test_an_address_is_tried_once_a_run() -> None:
    run = "images/board" * 50
    assert _IMAGE_REMAINS.match(run + ".png", 0)
    assert not any(_IMAGE_REMAINS.match(run + ".png", place) for place in range(1, len(run)))
    assert is_image_remains(run + ".png")
    assert drop_image_remains("The board: https://x.y/board.png", []) == "The board:"
    assert drop_image_remains("See ![a board](board.png) here", []) == "See here"


@pytest.mark.parametrize(
    "unit",
    [
        "You draw two cards. Then you play. ",
        "x",
        "a/b",
        "[",
        ". - a",
        "end. then it goes on ",
        "Everybody puts a train on one of the spaces\n",
        "© a line that comes back again and again and again\nanother line that comes back again and again\n",
    ],
)
def test_large_texts_are_read(tmp_path: Path, unit: str) -> None:
    # 400,000 characters: a fraction of a second where time is linear, many minutes where it is quadratic.
    path = tmp_path / "rules.txt"
    path.write_text(unit * (400_000 // len(unit)), encoding="utf-8")
    report = ingest(
        path, edition="usa", lang="en", authority="community", title="Large", out_dir=tmp_path / "out"
    )
    assert all(p.text == report.document.text[p.start : p.end] for p in report.document.passages)


def test_open_comments_in_markdown_do_not_add_up() -> None:
    assert read_markdown("<!-- rules: a\n" * 20_000).blocks == ()
    (block,) = read_markdown("<!-- rules: draw.two, draw.one -->\n\nYou draw two cards.\n").blocks
    assert block.rules == ("draw.two", "draw.one")
