"""The documents, the index and the assistant as the settings have them."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from time import perf_counter

from api.settings import Settings
from assistant.build import build, is_current, open_assistant
from assistant.overlay import load_overlay
from assistant.service import Assistant
from assistant.wording import load_wording
from corpus.errors import IngestError
from corpus.library import SHIPPED, load_library
from corpus.model import Document
from indexer.errors import IndexProblem
from indexer.manifest import MANIFEST
from rules import load_catalogue

# What editors published, in the data folder: every index is built with it.
OVERLAY = "overlay.json"


def documents(settings: Settings) -> list[Document]:
    """All documents, shipped and ingested, with their standings. Raises IngestError for a damaged one."""
    library = load_library(settings.documents_dir or SHIPPED, settings.ingested_dir)
    for document in library:
        if document.taken_in is None:  # what was ingested was checked when it came
            check_amended_rules(document.relations.rules, document.editions)
    return library


def check_amended_rules(rules: Sequence[str], editions: Collection[str]) -> None:
    """Raises IngestError for a rule that none of the editions has."""
    catalogue = load_catalogue()
    known = sorted(r.id for r in catalogue.values() if not set(editions).isdisjoint(r.editions))
    for rule in rules:
        if rule in known:
            continue
        allowed, ids = f"one of {', '.join(known)}", ", ".join(known)
        if rule not in catalogue:
            raise IngestError("rule-unknown", "amends_rules", rule, "unknown", allowed=allowed, known=ids)
        named = ", ".join(sorted(editions))
        raise IngestError(
            "rule-edition",
            "amends_rules",
            rule,
            f"is no rule of {named}",
            allowed=allowed,
            editions=named,
            known=ids,
        )


def ensure_index(settings: Settings, *, force: bool = False, progress: bool = True) -> tuple[Path, bool]:
    """Builds the index unless the current one is up to date; its folder, and whether it was built."""
    library = documents(settings)
    try:
        overlay = load_overlay(settings.data_dir / OVERLAY)
    except ValueError as error:
        raise IndexProblem(str(error), "publish the edits again: konduktor editing publish") from error
    if not force and is_current(library, settings.index_dir, model=settings.model, overlay=overlay):
        name = (settings.index_dir / "current").read_text(encoding="utf-8").strip()
        return settings.index_dir / "builds" / name, False
    folder = build(library, settings.index_dir, model=settings.model, progress=progress, overlay=overlay)
    return folder, True


def index_text(settings: Settings, *, force: bool = False, progress: bool = True, lang: str = "en") -> str:
    """Builds the index unless the current one is up to date, and says in a line what was done."""
    wording = load_wording(lang)
    began = perf_counter()
    folder, built = ensure_index(settings, force=force, progress=progress)
    if not built:
        return wording.text("index-current", {"name": folder.name})
    seconds = perf_counter() - began
    counts = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["counts"]
    told = {name: str(counts[name]) for name in ("documents", "passages", "embedded", "kept")}
    told |= {"name": folder.name, "seconds": f"{seconds:.1f}", "resting": ""}
    if counts["resting"]:
        told["resting"] = wording.text("index-resting", {"n": str(counts["resting"])})
    return wording.text("index-built", told)


def load_assistant(settings: Settings, before: Assistant | None = None) -> Assistant:
    """The assistant over the current index. Raises IndexProblem that says what to do.

    The model of the assistant ``before`` is used again where the index was made with it.
    """
    if before is not None and before.index.embedder is not None:
        with suppress(IndexProblem):
            return open_assistant(settings.index_dir, embedder=before.index.embedder)
    return open_assistant(settings.index_dir)
