"""How the tests take in a document: a file of a folder, with options that a test need not name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from corpus.ingest import IngestReport, ingest

TEXT = """HOW TO PLAY

Each player takes one card. Then the next player goes on.

Scoring

You score ten points for the longest path. Ties score ten each.
"""


def take(folder: Path, data: str | bytes = TEXT, name: str = "rules.txt", **more: Any) -> IngestReport:
    """Write a file into a folder and take it in; its documents are stored in ``library`` beside it."""
    path = folder / name
    path.write_bytes(data.encode("utf-8") if isinstance(data, str) else data)
    options: dict[str, Any] = {
        "edition": "usa",
        "lang": "en",
        "authority": "community",
        "title": "Some rules",
        "out_dir": folder / "library",
    }
    return ingest(path, **(options | more))
