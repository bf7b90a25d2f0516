"""The original of a document: the file as it came, and its text before any cleaning."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from corpus.alignment import align, letters
from corpus.encodings import decode
from corpus.errors import IngestError
from corpus.html import page_text
from corpus.kinds import sniff
from corpus.model import Document
from corpus.store import RECORD

_AROUND = 160  # characters of context that tell a short quote's place
_GAP = 300  # what cleaning took out within a quote is at most so long; else the quote is in two places


@dataclass(frozen=True, slots=True)
class Original:
    """A file as it came: where it is, its kind, its text before cleaning, and a PDF's printed page numbers."""

    path: Path
    kind: str
    text: str
    printed: Mapping[int, str] = field(default_factory=dict)


def find_original(document: Document, shipped_dir: Path, ingested_dir: Path | None) -> Original | None:
    """The original of a document, its checksum verified; None where it is missing or damaged."""
    source = document.provenance
    folder = str(ingested_dir / source.id) if ingested_dir is not None else ""
    return _find(source.sha256, source.lang, str(shipped_dir), folder)


@lru_cache(maxsize=32)
def _find(sha256: str, lang: str, shipped_dir: str, folder: str) -> Original | None:
    if folder:
        for path in sorted(Path(folder).glob(f"original-{sha256[:16]}*")):
            data = path.read_bytes()
            if hashlib.sha256(data).hexdigest() == sha256:
                return _open(path, data, lang, Path(folder) / RECORD)
    for path in sorted(Path(shipped_dir).glob("*.md")):
        data = path.read_bytes()
        if hashlib.sha256(data).hexdigest() == sha256:
            return _open(path, data, lang, None)
    return None


def _open(path: Path, data: bytes, lang: str, record: Path | None) -> Original | None:
    try:
        kind = sniff(data, path.name)
        if kind != "pdf":
            text = decode(data, [], lang)
            return Original(path, kind, page_text(text) if kind == "html" else text)
        stored = json.loads(record.read_text(encoding="utf-8")) if record is not None else {}
        printed = {int(p["page"]): str(p["printed"]) for p in stored.get("pages", ()) if p.get("printed")}
        return Original(path, kind, "\n".join(stored.get("source_pages", ())), printed)
    except (OSError, ValueError, KeyError, TypeError, IngestError):
        return None


def as_it_stood(cleaned: str, start: int, end: int, original: str) -> str | None:
    """The words of the original behind ``cleaned[start:end]``.

    Pieces that stand apart in the original (a sentence torn across the ends of a file) are joined by " […] ";
    what cleaning took out between near pieces is shown. None where they cannot be found.

    >>> as_it_stood("Each player draws two fine cards.", 12, 33, "Each pla\\\\x00yer draws two ﬁne cards.")
    'draws two ﬁne cards.'
    """
    left, right = max(0, start - _AROUND), min(len(cleaned), end + _AROUND)
    wanted, at = letters(cleaned[left:right])
    source, places = letters(original)
    inside = [i for i, place in enumerate(at) if start <= left + place < end]
    if not inside:
        return None
    found = align(wanted, source)
    spans: list[list[int]] = []
    known = 0
    for index in inside:
        if (letter := found[index]) < 0:
            continue
        known += 1
        place = places[letter]
        if spans and 0 <= place - spans[-1][1] <= _GAP:
            spans[-1][1] = place
        else:
            spans.append([place, place])
    if not spans or known < 0.6 * len(inside):
        return None
    first, last = left + at[inside[0]], left + at[inside[-1]]
    spans[0][0] -= _same_marks(cleaned[start:first][::-1], original[: spans[0][0]][::-1])
    spans[-1][1] += 1 + _same_marks(cleaned[last + 1 : end], original[spans[-1][1] + 1 :][: end - last])
    pieces = [original[a : b + (n < len(spans) - 1)] for n, (a, b) in enumerate(spans)]
    return " […] ".join(piece.strip() for piece in pieces)


def _same_marks(cleaned: str, original: str) -> int:
    """How many marks (no letters) at the edge of a quote stand in the original, too."""
    count = 0
    for a, b in zip(cleaned, original, strict=False):
        if a != b:
            break
        count += 1
    return count
