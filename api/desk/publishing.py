"""Publishing edits: a candidate index is built with them, measured, and made current only where it is no worse."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import select

from api.desk.audit import append
from api.desk.edits import EditError, Source, edits, overlay_of
from api.desk.people import Staff
from api.library import OVERLAY, documents
from api.settings import Settings
from api.storage import Store
from api.storage.base import now
from api.storage.editing import Publication
from api.storage.numbering import next_number
from assistant.build import build, is_current
from assistant.overlay import Overlay, load_overlay, save_overlay
from corpus.errors import IngestError
from corpus.store import write_atomically
from indexer.build import promote
from indexer.errors import IndexProblem
from indexer.manifest import POINTER, current_build

_CANDIDATE = "candidate"
_LOCK = "publishing.lock"
# How an index was measured (`eval.gate`), beside its builds.
_MEASURED = "measured.json"
_MOST = 20_000  # characters of a report that are kept


@dataclass(frozen=True, slots=True)
class Measured:
    """What the gate says of a candidate, with its report."""

    passed: bool
    report: str


@dataclass(frozen=True, slots=True)
class Published:
    """An attempt to publish; ``edits`` are the numbers of what was to be in force."""

    number: int
    by: str
    state: str
    edits: tuple[int, ...]
    build: str | None
    report: str
    started_at: datetime
    ended_at: datetime | None


# Is given the folders of the current index and of the candidate.
Gate = Callable[[Path, Path], Measured]


def measure(current: Path, candidate: Path) -> Measured:
    """Both indexes asked all judged questions by the same code: ``konduktor eval gate``, in a process of its own.

    `eval.gate` says what it lets pass. Raises IndexProblem where it could not measure.
    """
    command = [sys.executable, "-m", "api.cli", "eval", "gate", str(current), str(candidate)]
    done = subprocess.run(  # noqa: S603 - our own program
        command, capture_output=True, text=True, check=False, encoding="utf-8", errors="replace"
    )
    if done.returncode not in (0, 1) or not done.stdout:
        raise IndexProblem(f"the index could not be measured ({done.stderr.strip()})")
    return Measured(done.returncode == 0, done.stdout.strip())


def publish(
    store: Store, settings: Settings, who: Staff | str, *, gate: Gate = measure, progress: bool = False
) -> Published:
    """Makes the edits in force part of the current index, if the gate lets them pass.

    Raises EditError while another publication runs, or where there is nothing to publish; StorageProblem. What goes
    wrong with the build is the report of a publication that ``failed``; the index then stays as it was.
    """
    with _alone(settings):
        _end_dead(store)
        there = edits(store)
        active = [e.number for e in there if e.withdrawn_at is None]
        overlay = overlay_of(there)
        if overlay.version == _published_version(settings):
            raise EditError("edits", "nothing")
        number = _begin(store, who, active, overlay)
        try:
            folder, measured = _built(settings, overlay, gate, progress)
            ended = _end(
                store,
                who,
                number,
                "live" if measured.passed else "refused",
                measured.report,
                folder.name if measured.passed else None,
            )
        except (IndexProblem, IngestError, OSError, ValueError) as problem:
            ended = _end(store, who, number, "failed", f"{type(problem).__name__}: {problem}")
        finally:
            shutil.rmtree(settings.data_dir / _CANDIDATE, ignore_errors=True)
        return ended


def _published_version(settings: Settings) -> str | None:
    """The version of what is published: written down, and what the current index was built with.

    None where the file is damaged, or where a publication was killed between the two: it is to be done again. Without
    an index there is nothing to do again: the next build takes what is written down.
    """
    try:
        kept = load_overlay(settings.data_dir / OVERLAY)
    except ValueError:
        return None
    if current_build(settings.index_dir) is None:
        return kept.version
    built = is_current(documents(settings), settings.index_dir, model=settings.model, overlay=kept)
    return kept.version if built else None


def _built(settings: Settings, overlay: Overlay, gate: Gate, progress: bool) -> tuple[Path, Measured]:
    """Builds a candidate beside the index, measures it, and puts it in the index's place where it passes."""
    before = current_build(settings.index_dir)
    candidate = settings.data_dir / _CANDIDATE
    shutil.rmtree(candidate, ignore_errors=True)
    index = candidate / settings.index_dir.name
    _seed(settings.index_dir, index, before)
    folder = build(documents(settings), index, model=settings.model, progress=progress, overlay=overlay)
    # What was embedded need not be embedded again, also where the candidate is refused.
    _take_over(index, settings.index_dir, "embeddings.npz")
    measured = gate(settings.index_dir, index)
    if not measured.passed:
        return folder, measured
    # Written first: an index built anew after a crash right here is the one that passed.
    path = settings.data_dir / OVERLAY
    kept = path.read_bytes() if path.is_file() else None
    save_overlay(overlay, path)
    try:
        folder = promote(folder, settings.index_dir, instead_of=before)
    except BaseException:
        if kept is None:
            path.unlink()
        else:
            write_atomically(path, kept)
        raise
    _take_over(index, settings.index_dir, _MEASURED)
    return folder, measured


def _take_over(source: Path, target: Path, name: str) -> None:
    if (source / name).is_file():
        (source / name).replace(target / name)


def _seed(source: Path, target: Path, current: str | None) -> None:
    """Gives a candidate the vectors of the index, so that only what is new is embedded; files are shared."""
    (target / "builds").mkdir(parents=True)
    vectors = source / "embeddings.npz"
    if vectors.is_file():
        shutil.copyfile(vectors, target / vectors.name)
    if current is not None and (source / "builds" / current).is_dir():
        shutil.copytree(source / "builds" / current, target / "builds" / current, copy_function=os.link)
        shutil.copyfile(source / POINTER, target / POINTER)


@contextmanager
def _alone(settings: Settings) -> Iterator[None]:
    settings.data_dir.mkdir(parents=True, exist_ok=True)
    lock = FileLock(settings.data_dir / _LOCK, timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise EditError("edits", "running") from None
    try:
        yield
    finally:
        lock.release()


def is_publishing(settings: Settings) -> bool:
    """Whether a publication runs right now, in whatever process."""
    try:
        with _alone(settings):
            return False
    except EditError:
        return True


def _begin(store: Store, who: Staff | str, active: list[int], overlay: Overlay) -> int:
    with store.writing() as session:
        row = Publication(
            number=next_number(session, Publication.number),
            by=who.name if isinstance(who, Staff) else who,
            state="running",
            edits=json.dumps(active),
            version=overlay.version,
            build=None,
            report="",
            started_at=now(),
            ended_at=None,
        )
        session.add(row)
        append(session, who, "edits.publish", str(row.number), {"edits": active})
        return row.number


def _end(
    store: Store, who: Staff | str, number: int, state: str, report: str, build: str | None = None
) -> Published:
    with store.writing() as session:
        row = session.get_one(Publication, number)
        row.state, row.report, row.build, row.ended_at = (
            state,
            report.replace("\0", "")[:_MOST],
            build,
            now(),
        )
        append(session, who, f"edits.{state}", str(number), {"build": build})
    return _told(row)


def _end_dead(store: Store) -> None:
    """Publications whose process ended before them; whoever holds the lock knows that none of them runs."""
    with store.writing() as session:
        for row in session.scalars(select(Publication).where(Publication.state == "running")):
            row.state, row.report, row.ended_at = "failed", "its process ended", now()


def publications(store: Store, most: int = 20) -> list[Published]:
    """The latest attempts, the newest first."""
    with store.reading() as session:
        rows = session.scalars(select(Publication).order_by(Publication.number.desc()).limit(most))
        return [_told(row) for row in rows]


def live_edits(store: Store) -> frozenset[int]:
    """The numbers of the edits that are in the current index, by the last publication that went live."""
    with store.reading() as session:
        row = session.scalars(
            select(Publication)
            .where(Publication.state == "live")
            .order_by(Publication.number.desc())
            .limit(1)
        ).first()
        return frozenset(json.loads(row.edits)) if row is not None else frozenset()


def _told(row: Publication) -> Published:
    return Published(
        row.number,
        row.by,
        row.state,
        tuple(json.loads(row.edits)),
        row.build,
        row.report,
        row.started_at,
        row.ended_at,
    )


def sources_of(settings: Settings) -> list[Source]:
    """The documents in force, for decisions between them."""
    return [
        Source(
            d.provenance.id, d.provenance.title, frozenset(p.edition for p in d.passages), d.provenance.lang
        )
        for d in documents(settings)
        if d.in_force
    ]


def start_publishing(settings: Settings, by: str) -> None:
    """Publishes in a process of its own, so that the service goes on; how it ended is told by its publication."""
    told = {"KONDUKTOR_DATA_DIR": str(settings.data_dir.resolve()), "KONDUKTOR_MODEL": settings.model}
    if settings.database_url is not None:
        told["KONDUKTOR_DATABASE_URL"] = settings.database_url
    if settings.documents_dir is not None:
        told["KONDUKTOR_DOCUMENTS_DIR"] = str(settings.documents_dir.resolve())
    process = subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "api.cli", "editing", "publish", "--quiet", "--by", by],
        env={**os.environ, **told},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    # Whoever starts a process has to take note of its end.
    threading.Thread(target=process.wait, daemon=True, name="publishing").start()
