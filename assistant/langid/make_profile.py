"""Makes the data files of language detection; each holds counts only.

    python -m assistant.langid.make_profile profile kk texts.jsonl … > assistant/langid/kk.json
    python -m assistant.langid.make_profile profile el_latin --greeklish texts.jsonl … > …/el_latin.json
    python -m assistant.langid.make_profile game > assistant/langid/game.json

`profile` counts the letter groups (one to three letters) of texts and writes a langdetect profile: no word of
more than three letters and no sentence can be read back from it. It reads plain text, Markdown, or JSON lines
with a `text` or `q` field. With `--greeklish` Greek is first rewritten in Latin letters, in each of the usual
ways of typing it.

The profiles in the repository were counted from: `kk` 600 Kazakh paragraphs of the public question set
KazQAD; `el_latin` 240 Greek paragraphs of XQuAD; `az`, `ky`, `tt`, `uz` Django's translations (BSD) and 60
short public sentences each.

`game` counts the words and letter groups of our own example questions, by language: what people say when
they ask about this game. Run it again when many examples have changed. `--half 0` or `--half 1` takes only
that half of the examples, so that the other half can be used to measure (`eval/langid.py`).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from langdetect.utils.ngram import NGram

from assistant.script import GREEKLISH_STYLES, greeklish, has_greek, lower

KEEP = 4000
KEEP_GAME = 2500
LANGUAGES = ("tr", "pl", "kk", "el", "it", "en")
WORD = re.compile(r"[^\W\d_]+(?:['’ʻʼ‘`][^\W\d_]+)*")


def texts(paths: Iterable[Path]) -> Iterator[str]:
    """The texts of the files, a line or a record at a time; of Markdown, no front matter and no comments."""
    for path in paths:
        body = path.read_text(encoding="utf-8")
        if path.suffix == ".md" and body.startswith("+++"):
            body = body.split("+++", 2)[2]
        for line in body.splitlines():
            if path.suffix == ".jsonl":
                record = json.loads(line)
                yield str(record.get("text") or record.get("q") or "")
            elif not line.startswith("<!--"):
                yield line


def profile(name: str, lines: Iterable[str], keep: int = KEEP) -> dict[str, Any]:
    """The profile langdetect reads: the `keep` most frequent groups, and how many of each size were seen."""
    counts: Counter[str] = Counter()
    totals = [0, 0, 0]
    for line in lines:
        gram = NGram()
        for char in lower(line) + " ":
            gram.add_char(char)
            for size in (1, 2, 3):
                group = gram.get(size)
                if group and group.strip():
                    counts[group] += 1
                    totals[size - 1] += 1
    frequent = sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:keep]
    return {"name": name, "n_words": totals, "freq": {group: n for group, n in sorted(frequent) if n > 1}}


def half_of(question: str) -> int:
    """0 or 1, the same on every machine."""
    return hashlib.sha256(question.encode()).digest()[0] % 2


def examples(lang: str, half: int | None = None, root: Traversable | None = None) -> Iterator[str]:
    """The example questions of a language, keyboard mash left out."""
    folder = (root or resources.files("assistant") / "examples") / lang
    if not folder.is_dir():
        return
    for file in sorted(folder.iterdir(), key=lambda item: item.name):
        if file.name.endswith(".jsonl"):
            for line in file.read_text(encoding="utf-8").splitlines():
                record = json.loads(line)
                if "q" not in record:  # bare claims are no questions
                    continue
                question = str(record["q"])
                if record.get("rule") != "oos.nonsense" and half in (None, half_of(question)):
                    yield question


def words(questions: Iterable[str]) -> dict[str, int]:
    """In how many questions each word of letters stands; words seen once are left out."""
    counts: Counter[str] = Counter()
    for question in questions:
        found = (token.group() for token in WORD.finditer(lower(question)))
        counts.update({re.sub(r"['’ʻʼ‘`]", "", word) for word in found})
    return {word: n for word, n in sorted(counts.items()) if n > 1}


def game(half: int | None = None) -> dict[str, Any]:
    """The counts of all languages; `el` holds Greek in Greek letters, `el_latin` Greek in Latin letters."""
    questions: dict[str, list[str]] = {lang: list(examples(lang, half)) for lang in LANGUAGES}
    greek = questions["el"]
    questions["el"] = [question for question in greek if has_greek(question)]
    questions["el_latin"] = [question for question in greek if not has_greek(question)]
    questions["el_latin"] += [greeklish(q, style) for q in questions["el"] for style in GREEKLISH_STYLES]
    return {
        lang: {
            "questions": len(asked),
            "words": words(asked),
            **{key: made for key, made in profile(lang, asked, KEEP_GAME).items() if key != "name"},
        }
        for lang, asked in questions.items()
    }


def main(arguments: list[str] | None = None) -> None:
    """Writes one data file to standard output."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("profile", help="letter groups of texts in one language")
    one.add_argument("name", help="name of the profile, such as kk")
    one.add_argument("files", nargs="+", type=Path)
    one.add_argument("--greeklish", action="store_true", help="rewrite Greek in Latin letters first")
    one.add_argument("--keep", type=int, default=KEEP, help="how many letter groups to keep")
    ours = commands.add_parser("game", help="words and letter groups of our example questions")
    ours.add_argument("--half", type=int, choices=(0, 1))
    options = parser.parse_args(arguments)
    made: dict[str, Any]
    if options.command == "game":
        made = game(options.half)
    else:
        lines: Iterable[str] = texts(options.files)
        if options.greeklish:
            lines = [greeklish(line, style) for line in list(lines) for style in GREEKLISH_STYLES]
        made = profile(options.name, lines, options.keep)
    sys.stdout.write(json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
