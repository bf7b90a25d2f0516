"""Builds that come and go while an index is read, and builds that are killed at any moment."""

from __future__ import annotations

import itertools
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from corpus.model import Document
from indexer import manifest, opening
from indexer.build import build_index
from indexer.errors import IndexProblem
from indexer.lexical import LexicalIndex
from indexer.manifest import read_current, verify_index
from indexer.opening import open_index
from tests.indexer.conftest import GramEmbedder


def build(documents: list[Document], out: Path, embedder: GramEmbedder) -> Path:
    return build_index(documents, out, embedder=embedder, progress=False)


def test_a_build_that_is_pruned_while_it_is_read_gives_way_to_the_new_one(
    tmp_path: Path, documents: list[Document], embedder: GramEmbedder, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = build(documents, tmp_path, embedder)
    real = LexicalIndex.load
    made: list[Path] = []

    def load(folder: Path, lang: str) -> LexicalIndex:
        while len(made) < 2:  # two more builds: the one that is being read is removed
            made.append(build(documents[:1], tmp_path, embedder))
        return real(folder, lang)

    monkeypatch.setattr(LexicalIndex, "load", load)
    index = open_index(tmp_path, embedder=embedder)
    assert not first.exists()
    assert index.folder == made[-1]
    assert set(index.documents) == {"en-usa"}


def test_a_build_that_is_pruned_before_it_is_checked(
    tmp_path: Path, documents: list[Document], embedder: GramEmbedder, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(documents, tmp_path, embedder)
    real = manifest.verify
    made: list[Path] = []

    def check(folder: Path) -> dict[str, object]:
        while len(made) < 2:
            made.append(build(documents, tmp_path, embedder))
        return real(folder)

    monkeypatch.setattr(opening, "verify", check)
    assert open_index(tmp_path, embedder=embedder).folder == made[-1]


def test_files_that_vanish_without_a_new_build_are_a_problem_of_the_index(
    tmp_path: Path, documents: list[Document], embedder: GramEmbedder, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = build(documents, tmp_path, embedder)
    real = LexicalIndex.load

    def load(at: Path, lang: str) -> LexicalIndex:
        (folder / f"lexical-{lang}-stems.npz").unlink()
        return real(at, lang)

    monkeypatch.setattr(LexicalIndex, "load", load)
    with pytest.raises(IndexProblem, match=r"cannot be read .*konduktor index build"):
        open_index(tmp_path, embedder=embedder)


def test_builds_without_end_are_not_followed_for_ever(
    tmp_path: Path, documents: list[Document], embedder: GramEmbedder
) -> None:
    build(documents, tmp_path, embedder)
    reads = []

    def read(folder: Path) -> None:
        reads.append(folder)
        (tmp_path / "current").write_text(f"build-{len(reads)}")
        (tmp_path / "builds" / f"build-{len(reads)}").mkdir()
        raise FileNotFoundError("gone")

    with pytest.raises(IndexProblem, match="cannot be read"):
        read_current(tmp_path, read)
    assert len(reads) == 5


# Counts every file and folder that a build opens for writing, makes, renames or removes, and dies at one of them.
CHILD = """
import os, signal, sys
from pathlib import Path
from indexer.build import build_index
from tests.indexer.conftest import GramEmbedder, make_document

out, modes = sys.argv[1], os.O_WRONLY | os.O_RDWR
doc = make_document("new", "en", "usa", [("x.y", "Something entirely new."), ("x.z", "And one more thing.")])
watching, seen, fatal = False, 0, 0

def watch(event, arguments):
    global seen
    if not watching:
        return
    if event == "open":
        changes = bool((arguments[2] or 0) & modes) and str(arguments[0]).startswith(out)
    else:
        changes = event in ("os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.chmod", "shutil.rmtree")
    if changes:
        seen += 1
        if seen == fatal:
            os.kill(os.getpid(), signal.SIGKILL)

sys.addaudithook(watch)

def build(at):
    global watching, seen, fatal
    watching, seen, fatal = True, 0, at
    build_index([doc], Path(out), embedder=GramEmbedder(), progress=False)

for line in sys.stdin:  # one death a line
    child = os.fork()
    if not child:
        build(int(line))
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


def test_killed_at_every_change_of_a_file_an_index_serves(
    tmp_path: Path, documents: list[Document], embedder: GramEmbedder
) -> None:
    build(documents, tmp_path, embedder)
    build(documents, tmp_path, embedder)  # so that a further one removes the first
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(tmp_path)],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    served = []
    for at in itertools.count(1):
        build(documents, tmp_path, embedder)
        child.stdin.write(f"{at}\n")
        child.stdin.flush()
        end = int(child.stdout.readline())
        if end == 0:  # it came to its end before so many changes
            break
        assert end == -signal.SIGKILL
        index = open_index(tmp_path, embedder=embedder)
        assert index.search("forty-five trains", lang="en")
        served.append(sorted(index.documents))
    child.stdin.close()
    assert child.wait() == 0
    child.stdout.close()
    # The old index up to the swap, the new one from then on, never anything between.
    old, new = ["en-usa", "it-europe"], ["new"]
    swap = served.index(new)
    assert served == [old] * swap + [new] * (len(served) - swap)
    assert 15 < swap < len(served)
    build(documents, tmp_path, embedder)
    left = {path.name for path in (tmp_path / "builds").iterdir()}
    assert len(left) == 2
    assert not [name for name in left if name.startswith(".")]
    assert verify_index(tmp_path)["counts"]["documents"] == 2
