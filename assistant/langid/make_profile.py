"""Counts the letter groups of a text and writes them as a langdetect profile.

    python -m assistant.langid.make_profile kk corpus/documents/*-kk.md more.jsonl > assistant/langid/kk.json

Reads plain text, Markdown, or JSON lines with a `text` or `q` field. A profile holds counts of groups of one to
three letters and nothing else: no word of more than three letters and no sentence can be read back from it.
With `--greeklish` Greek text is first rewritten in Latin letters, in each of the usual ways of typing it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from langdetect.utils.ngram import NGram

from assistant.script import GREEKLISH_STYLES, greeklish, lower

KEEP = 4000


def texts(paths: Iterable[Path]) -> Iterator[str]:
    """The texts of the files, a line or a record at a time; front matter and comments of Markdown left out."""
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


def profile(name: str, lines: Iterable[str], keep: int = KEEP) -> dict[str, object]:
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
    frequent = dict(sorted(counts.most_common(keep)))
    return {"name": name, "n_words": totals, "freq": {group: n for group, n in frequent.items() if n > 1}}


def main(arguments: list[str] | None = None) -> None:
    """Reads files, writes one profile to standard output."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", help="name of the profile, such as kk")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--greeklish", action="store_true", help="rewrite Greek in Latin letters first")
    parser.add_argument("--lang", help="of JSON lines, take only those of this language")
    parser.add_argument("--keep", type=int, default=KEEP)
    options = parser.parse_args(arguments)
    lines: Iterable[str] = texts(options.files)
    if options.greeklish:
        lines = [greeklish(line, style) for line in list(lines) for style in GREEKLISH_STYLES]
    made = profile(options.name, lines, options.keep)
    sys.stdout.write(json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
