"""Opens a build into memory, after checking it against its manifest."""

from __future__ import annotations

import json
from pathlib import Path

from corpus.store import from_json
from indexer.dense import DenseIndex
from indexer.embedding import Embedder, load_embedder
from indexer.errors import IndexProblem
from indexer.lexical import LexicalIndex
from indexer.manifest import read_current, verify
from indexer.search import Index, LanguagePart, language_rows
from indexer.space import Space


def open_index(out_dir: Path | str, *, embedder: Embedder | None = None, load_model: bool = True) -> Index:
    """Open the current index after checking it against its manifest.

    The model named in the manifest is loaded unless an embedder is given or ``load_model`` is false.
    Raises `IndexProblem` that says what is wrong and what to do.
    """
    return read_current(out_dir, lambda folder: read_build(folder, embedder=embedder, load_model=load_model))


def read_build(folder: Path, *, embedder: Embedder | None = None, load_model: bool = True) -> Index:
    """Open one build, for `indexer.manifest.read_current`."""
    manifest = verify(folder)
    if embedder is None and load_model:
        embedder = _model(str(manifest["model"]))
    if embedder is not None and embedder.model_id != manifest["model_id"]:
        raise IndexProblem(
            f"the index {folder.name} was built with {manifest['model_id']}, the model is {embedder.model_id}",
            code="model",
            theirs=manifest["model_id"],
            ours=embedder.model_id,
        )
    records = json.loads((folder / "documents.json").read_text(encoding="utf-8"))
    documents = [from_json(record, "documents.json") for record in records]
    passages = tuple(p for document in documents if document.in_force for p in document.passages)
    parts = {
        lang: LanguagePart(
            language_rows(passages, lang),
            DenseIndex.load(folder, lang),
            LexicalIndex.load(folder, lang),
        )
        for lang in manifest["languages"]
    }
    return Index(
        passages,
        Space.load(folder / "space.npz"),
        parts,
        {d.provenance.id: d for d in documents},
        embedder,
        folder,
        manifest,
    )


def _model(name: str) -> Embedder:
    try:
        return load_embedder(name)
    except (
        OSError,
        ValueError,
    ) as error:  # the libraries that load models say in many ways that there is none
        reason = str(error).split("\n", 1)[0]
        raise IndexProblem(
            f"the model {name} of the index cannot be loaded ({reason})",
            "name one that is there (KONDUKTOR_MODEL) and build the index again: konduktor index build",
            code="no-model",
            model=name,
            reason=reason,
        ) from error
