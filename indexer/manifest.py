"""Which build is the current one, and whether it is whole: the pointer and the list of files with their checksums."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from indexer.errors import IndexProblem

SCHEMA = 3
MANIFEST = "manifest.json"
POINTER = "current"
_KEYS: Mapping[str, type] = {
    "id": str,
    "corpus": str,
    "model": str,
    "model_id": str,
    "languages": list,
    "counts": dict,
    "files": dict,
}
_ALWAYS = ("documents.json", "space.npz", "vectors.npz")
_ATTEMPTS = 5
T = TypeVar("T")


def sha256(path: Path) -> str:
    """The checksum of a file, in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def current_build(out_dir: Path | str) -> str | None:
    """The name of the build that the pointer names, cheap enough for every request; None where there is none."""
    try:
        return (Path(out_dir) / POINTER).read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return None


def current_folder(out_dir: Path) -> Path:
    """The folder of the current build. Raises `IndexProblem` where there is none."""
    try:
        name = (out_dir / POINTER).read_text(encoding="utf-8").strip()
    except OSError as error:
        raise IndexProblem(f"there is no index in {out_dir}", code="missing", folder=out_dir) from error
    except ValueError as error:
        path = out_dir / POINTER
        raise IndexProblem(f"the file {path} is damaged", code="pointer", file=path) from error
    folder = out_dir / "builds" / name
    # A name that is no plain file name was never written by a build, and cannot be looked up.
    plain = name.isprintable() and 0 < len(name) <= 100 and os.sep not in name and not name.startswith(".")
    if not plain or not folder.is_dir():
        shown = repr(name[:100])
        raise IndexProblem(f"the current index {shown} is not there", code="gone", name=shown)
    return folder


def read_current(out_dir: Path | str, read: Callable[[Path], T]) -> T:
    """What ``read`` makes of the current build's folder.

    Builds may finish while it reads, and the oldest are removed with the last: then it reads the new one. Raises
    `IndexProblem` where the build that is still the current one cannot be read.
    """
    out_dir = Path(out_dir)
    for attempt in range(1, _ATTEMPTS + 1):
        name = current_build(out_dir)
        try:
            return read(current_folder(out_dir))
        # faiss says RuntimeError for a file that it cannot open.
        except (OSError, RuntimeError, ValueError, KeyError) as error:
            if current_build(out_dir) == name or attempt == _ATTEMPTS:
                if isinstance(error, IndexProblem):
                    raise
                raise IndexProblem(f"the index {name} cannot be read ({error})") from error
    raise AssertionError("the last attempt returns or raises")


def verify(folder: Path) -> dict[str, Any]:
    """Check a build file by file; gives its manifest. Raises `IndexProblem`."""
    name = folder.name
    damaged = f"the manifest of the index {name}"
    try:
        manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        schema = manifest["schema"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
        raise IndexProblem(f"{damaged} is missing or damaged", code="manifest", name=name) from error
    if schema != SCHEMA:
        raise IndexProblem(
            f"the index {name} has schema {schema!r}, this version reads {SCHEMA}",
            code="schema",
            name=name,
            schema=schema,
            ours=SCHEMA,
        )
    wrong = [key for key, kind in _KEYS.items() if not isinstance(manifest.get(key), kind)]
    if wrong:
        raise IndexProblem(f"{damaged} is damaged: {', '.join(wrong)}", code="manifest", name=name)
    files = manifest["files"]
    unlisted = [file for file in _ALWAYS if file not in files]
    if unlisted:
        raise IndexProblem(f"{damaged} is damaged: it lacks {unlisted[0]}", code="manifest", name=name)
    for file, checksum in files.items():
        path = folder / file
        if not path.is_file():
            raise IndexProblem(
                f"the index {name} lacks its file {file}", code="file-missing", name=name, file=file
            )
        if sha256(path) != checksum:
            raise IndexProblem(
                f"the file {file} of the index {name} is damaged: its checksum differs",
                code="file-damaged",
                name=name,
                file=file,
            )
    return dict(manifest)


def verify_index(out_dir: Path | str) -> dict[str, Any]:
    """Check the current index file by file; gives its manifest or raises `IndexProblem`."""
    return read_current(out_dir, verify)
