"""The documents, the index and the assistant as the settings have them."""

from __future__ import annotations

from pathlib import Path

from api.settings import Settings
from assistant.build import build, is_current, open_assistant
from assistant.service import Assistant
from corpus.library import SHIPPED, load_library
from corpus.model import Document


def documents(settings: Settings) -> list[Document]:
    """All documents, shipped and ingested. Raises IngestError for a damaged one."""
    return load_library(settings.documents_dir or SHIPPED, settings.ingested_dir)


def ensure_index(settings: Settings, *, force: bool = False, progress: bool = True) -> tuple[Path, bool]:
    """Builds the index unless the current one is up to date; its folder, and whether it was built."""
    library = documents(settings)
    if not force and is_current(library, settings.index_dir, model=settings.model):
        name = (settings.index_dir / "current").read_text(encoding="utf-8").strip()
        return settings.index_dir / "builds" / name, False
    return build(library, settings.index_dir, model=settings.model, progress=progress), True


def load_assistant(settings: Settings) -> Assistant:
    """The assistant over the current index. Raises IndexProblem that says what to do."""
    return open_assistant(settings.index_dir)
