"""Builds everything the assistant needs into one index build, and opens it again."""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from assistant import asking, features, learning, topics, training
from assistant.cities import find_cities
from assistant.evidence import Evidence
from assistant.examples import Example, load_examples
from assistant.links import QuestionCentres, rule_links
from assistant.names import names_typed
from assistant.normalize import LANGUAGES, tokenize
from assistant.overlay import Overlay, load_overlay, save_overlay
from assistant.reading import Reading, read
from assistant.sentences import statement
from assistant.service import Assistant
from assistant.topics import ARRAYS, NAMES, TopicModel
from assistant.training import train
from assistant.vocabulary import respell
from corpus.model import Document
from indexer.build import IndexSettings, build_index, corpus_version
from indexer.cache import CachedEmbedder, vector_key, write_packed
from indexer.embedding import BUNDLED, Embedder, Vectors, load_embedder
from indexer.errors import IndexProblem
from indexer.manifest import MANIFEST, POINTER, read_current, verify_index
from indexer.opening import read_build
from rules import load_catalogue

EXTRA = "assistant"
_LINKS = "links.json"
_LIKELY = "likely.json"
_INPUTS = "inputs.json"
_OVERLAY = "overlay.json"
_TRAINED = ("model", "training")  # what a classifier must agree in to be taken over from the build before
SHIPPED_VECTORS = Path(__file__).with_name("examples") / "vectors.npz"
_SPACE_QUESTIONS = 200  # example questions a language that teach the index what a language looks like


def prepared(question: str, lang: str) -> tuple[str, Reading]:
    """A question as the classifier gets it: respelled, and read."""
    respelled = respell(question, lang)
    tokens = tuple(tokenize(respelled, lang))
    names = names_typed(question, respelled, lang)
    return respelled, read(respelled, lang, find_cities(respelled, lang, tokens), names)


def embedded_examples(examples: Sequence[Example], embedder: Embedder) -> tuple[list[Reading], Vectors]:
    """The example questions as they are read, and their vectors [n, dim]."""
    pairs = [prepared(e.question, e.lang) for e in examples]
    return [reading for _, reading in pairs], embedder.encode_queries([text for text, _ in pairs])


def training_version(examples: Sequence[Example], readings: Sequence[Reading]) -> str:
    """A hash over everything the classifier learns from: what it gets of each example, and the code that trains it."""
    digest = hashlib.sha256()
    for module in (asking, features, learning, topics, training):
        digest.update(Path(str(module.__file__)).read_bytes())
    for example, reading in zip(examples, readings, strict=True):
        told = [example.label, str(example.yes), str(example.frame), reading.lang, reading.text]
        told += sorted(asking.asking_names(reading))
        digest.update("\0".join(told).encode("utf-8", "replace") + b"\n")
    return digest.hexdigest()[:16]


def parallel_statements() -> list[Mapping[str, str]]:
    """The rules' sentences, each in all six languages: parallel text for the language-neutral space."""
    return [
        {lang: statement(rule.id, rule.editions[0], lang) for lang in LANGUAGES}
        for rule in load_catalogue().values()
        if not rule.open
    ]


def inputs_version() -> str:
    """A hash over the data and code of rules and assistant that a build depends on."""
    digest = hashlib.sha256()
    for package in ("assistant", "rules", "indexer"):
        for path, data in _contents(files(package), package):
            digest.update(path.encode() + b"\0" + hashlib.sha256(data).digest())
    return digest.hexdigest()[:16]


def rules_version() -> str:
    """A hash over the rules' data and code."""
    digest = hashlib.sha256()
    for path, data in _contents(files("rules"), "rules"):
        digest.update(path.encode() + b"\0" + hashlib.sha256(data).digest())
    return digest.hexdigest()[:16]


def _contents(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in sorted(folder.iterdir(), key=lambda e: e.name):
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            if entry.name != "__pycache__":
                found += _contents(entry, name)
        elif entry.name.endswith((".py", ".toml", ".csv", ".ftl", ".jsonl", ".json", ".yaml")):
            found.append((name, entry.read_bytes()))
    return found


def build(
    documents: Sequence[Document],
    out_dir: Path,
    *,
    model: str = BUNDLED,
    progress: bool = True,
    overlay: Overlay | None = None,
) -> Path:
    """Builds the index with the assistant's classifier and links; gives its folder. Raises IndexProblem.

    ``overlay`` is what editors added to the data.
    """
    overlay = overlay or Overlay()
    out_dir.mkdir(parents=True, exist_ok=True)
    embedder = CachedEmbedder(
        load_embedder(model), out_dir / "embeddings.npz", shipped=SHIPPED_VECTORS, progress=progress
    )
    before = _current_extra(out_dir)
    examples = (*load_examples(), *overlay.examples)
    questions = {
        lang: [e.question for e in examples if e.lang == lang and not e.label.startswith("oos.")]
        for lang in LANGUAGES
    }
    settings = IndexSettings(
        model=model,
        sentences=parallel_statements(),
        questions={lang: _spread(texts, _SPACE_QUESTIONS) for lang, texts in questions.items()},
    )

    def extra(folder: Path, model_in_use: Embedder) -> None:
        version = {
            "inputs": inputs_version(),
            "model": model_in_use.model_id,
            "overlay": overlay.version,
        }
        known = _read_inputs(before) if before is not None else {}
        if "training" in known and {k: known.get(k) for k in version} == version:
            version["training"] = known["training"]
        else:
            pairs = [prepared(e.question, e.lang) for e in examples]
            readings = [reading for _, reading in pairs]
            version["training"] = training_version(examples, readings)
        if before is not None and {k: known.get(k) for k in _TRAINED} == {k: version[k] for k in _TRAINED}:
            for name in (ARRAYS, NAMES, QuestionCentres.FILE):
                shutil.copyfile(before / name, folder / name)
        else:
            vectors = model_in_use.encode_queries([text for text, _ in pairs])
            train(examples, readings, vectors).save(folder)
            QuestionCentres.of(examples, vectors).save(folder)
        save_overlay(overlay, folder / _OVERLAY)
        passages = [p for d in documents for p in d.passages]
        links = rule_links(passages, model_in_use, QuestionCentres.load(folder))
        for name, told in ((_LINKS, links.stated), (_LIKELY, links.likely)):
            (folder / name).write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
        (folder / _INPUTS).write_text(json.dumps(version), encoding="utf-8")

    folder = build_index(
        documents, out_dir, settings, extras={EXTRA: extra}, embedder=embedder, progress=progress
    )
    embedder.save()
    return folder


def _current_extra(out_dir: Path) -> Path | None:
    """The assistant's folder in the current build, if that is whole."""
    try:
        verify_index(out_dir)
        name = (out_dir / POINTER).read_text(encoding="utf-8").strip()
    except (IndexProblem, OSError):
        return None
    folder = out_dir / "builds" / name / EXTRA
    return folder if folder.is_dir() else None


def _read_inputs(folder: Path) -> dict[str, str]:
    try:
        return dict(json.loads((folder / _INPUTS).read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return {}


def ship_vectors(cache: Path, model: str = BUNDLED) -> int:
    """Writes the embeddings of all example questions beside them, so that a first build need not compute them.

    Gives their number. ``cache`` holds the embeddings of earlier builds. To be run when the examples have changed:
    ``make vectors``.
    """
    embedder = load_embedder(model)
    texts = list(dict.fromkeys(prepared(e.question, e.lang)[0] for e in load_examples()))
    known = CachedEmbedder(embedder, cache, shipped=SHIPPED_VECTORS, progress=True)
    vectors = known.encode_queries(texts)
    write_packed(SHIPPED_VECTORS, [vector_key(embedder.model_id, "q", t) for t in texts], vectors)
    return len(texts)


def _spread(texts: Sequence[str], count: int) -> list[str]:
    """At most ``count`` texts, evenly spread over all of them."""
    if len(texts) <= count:
        return list(texts)
    return [texts[i * len(texts) // count] for i in range(count)]


def is_current(
    documents: Sequence[Document], out_dir: Path, *, model: str = BUNDLED, overlay: Overlay | None = None
) -> bool:
    """Whether the current index was built from these documents, this model and today's data, and is whole."""
    folder = _current_extra(out_dir)
    if folder is None:
        return False
    manifest = json.loads((folder.parent / MANIFEST).read_text(encoding="utf-8"))
    known = _read_inputs(folder)
    return bool(
        manifest["corpus"] == corpus_version(documents)
        and manifest["model"] == model
        and known.get("inputs") == inputs_version()
        and known.get("overlay", "") == (overlay or Overlay()).version
    )


def open_assistant(out_dir: Path, *, embedder: Embedder | None = None) -> Assistant:
    """Opens the current build as an assistant. Raises IndexProblem that says what to do."""
    return read_current(out_dir, lambda folder: _read_assistant(folder, embedder))


def _read_assistant(build: Path, embedder: Embedder | None) -> Assistant:
    index = read_build(build, embedder=embedder)
    folder = index.extra(EXTRA)  # noqa: S610 - not Django's
    try:
        topics = TopicModel.load(folder)
        links = json.loads((folder / _LINKS).read_text(encoding="utf-8"))
        likely = folder / _LIKELY  # builds of earlier versions have none
        leaning = json.loads(likely.read_text(encoding="utf-8")) if likely.is_file() else {}
        overlay = load_overlay(folder / _OVERLAY)
    except (OSError, ValueError, KeyError) as error:
        raise IndexProblem(f"the classifier in the index cannot be read: {error}") from error
    versions = {
        "corpus": str(index.manifest["corpus"]),
        "index": str(index.manifest["id"]),
        "rules": rules_version(),
    }
    evidence = Evidence(index.documents, links, overlay.precedence, leaning)
    return Assistant(index, topics, evidence, versions, overlay)


if __name__ == "__main__":
    ship_vectors(Path(sys.argv[1]))
