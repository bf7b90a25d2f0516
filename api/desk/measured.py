"""The judged questions: what is added to the data must be none of them, or the measurement would tell nothing."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from assistant.examples import load_examples
from assistant.likeness import nearness

NEAR = 0.8
_SPLITS = ("dev", "test")


@cache
def _measured(lang: str) -> tuple[tuple[str, str], ...]:
    """Id and text of all judged questions of a language. They are data: nothing of the package's code is used."""
    found: list[tuple[str, str]] = []
    for split in _SPLITS:
        path = files("eval") / "questions" / split / f"{lang}.jsonl"
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.strip():
                raw = json.loads(line)
                found.append((str(raw["id"]), str(raw["question"])))
    return tuple(found)


def near_measured(question: str, lang: str) -> str | None:
    """The id of a judged question that a question is, or nearly is."""
    return next((i for i, text in _measured(lang) if nearness(question, text, lang) >= NEAR), None)


def near_example(question: str, lang: str, added: Iterable[str] = ()) -> str | None:
    """An example question, shipped or among those ``added``, that a question is or nearly is."""
    shipped = (e.question for e in load_examples() if e.lang == lang)
    return next((t for t in (*added, *shipped) if nearness(question, t, lang) >= NEAR), None)
