"""How well the product's own search finds the right passage, on any judged set in our format.

Passages: JSON lines with ``pid``, ``lang``, ``text``; ids that agree up to the last point are translations of
each other. Queries: ``qid``, ``lang``, ``query``, ``positive_pid`` or ``positive_pids`` (any counts).
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from tqdm import tqdm

from corpus.model import Passage
from indexer.embedding import Embedder, load_embedder
from indexer.search import Index, index_passages

CUTS = (1, 5, 10)
DEPTH = 10
RESAMPLES = 1000


@dataclass(frozen=True, slots=True)
class Query:
    """A judged question; a hit on any of ``positives`` counts."""

    id: str
    lang: str
    text: str
    positives: frozenset[str]


def _lines(path: Path) -> Iterable[tuple[int, Mapping[str, Any]]]:
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            if line.strip():
                try:
                    yield number, json.loads(line)
                except ValueError as error:
                    raise ValueError(f"{path.name}, line {number}: not JSON ({error})") from error


def read_passages(paths: Sequence[Path]) -> list[Passage]:
    """Read judged passages; raises `ValueError` that names file and line."""
    passages = []
    for path in paths:
        for number, record in _lines(path):
            try:
                pid, lang, text = str(record["pid"]), str(record["lang"]), str(record["text"])
            except KeyError as error:
                raise ValueError(f"{path.name}, line {number}: a passage lacks {error}") from error
            passages.append(Passage(pid, path.name, lang, "", text, 0, len(text)))
    return passages


def read_queries(path: Path) -> list[Query]:
    """Read judged questions; raises `ValueError` that names file and line."""
    queries = []
    for number, record in _lines(path):
        positives = record.get("positive_pids") or [record.get("positive_pid")]
        if not all(key in record for key in ("qid", "lang", "query")) or not all(positives):
            raise ValueError(
                f"{path.name}, line {number}: a query needs qid, lang, query and positive_pid(s)"
            )
        queries.append(
            Query(
                str(record["qid"]), str(record["lang"]), str(record["query"]), frozenset(map(str, positives))
            )
        )
    return queries


def measure(ranked: Sequence[str], positives: Collection[str]) -> dict[str, float]:
    """Recall@k (1 when any positive is among the first k), MRR@10 and nDCG@10 (binary) of one ranking."""
    places = [place for place, pid in enumerate(ranked[:DEPTH], 1) if pid in positives]
    found = {f"recall@{k}": float(bool(places) and places[0] <= k) for k in CUTS}
    ideal = sum(1 / np.log2(place + 1) for place in range(1, min(len(positives), DEPTH) + 1))
    gain = sum(1 / np.log2(place + 1) for place in places)
    return found | {
        "mrr@10": 1 / places[0] if places else 0.0,
        "ndcg@10": float(gain / ideal) if ideal else 0.0,
    }


def summarise(
    rows: Sequence[Mapping[str, float]], *, resamples: int = RESAMPLES, seed: int = 0
) -> dict[str, dict[str, float]]:
    """Means with 95 % bootstrap intervals over questions (percentile method, fixed seed)."""
    out = {}
    rng = np.random.default_rng(seed)
    picks = (
        rng.integers(0, len(rows), size=(resamples, len(rows))) if rows else np.zeros((0, 0), dtype=np.int64)
    )
    for name in rows[0] if rows else ():
        values: npt.NDArray[np.float64] = np.asarray([row[name] for row in rows])
        low, high = np.percentile(values[picks].mean(axis=1), [2.5, 97.5])
        out[name] = {"value": float(values.mean()), "low": float(low), "high": float(high)}
    return out


def _stem(pid: str) -> str:
    return pid.rpartition(".")[0] or pid


def translations(passages: Sequence[Passage]) -> dict[str, list[tuple[str, str]]]:
    """Passages by the part of their id that translations share: (language, id)."""
    groups: dict[str, list[tuple[str, str]]] = {}
    for passage in passages:
        groups.setdefault(_stem(passage.id), []).append((passage.lang, passage.id))
    return groups


def run(
    index: Index, queries: Sequence[Query], *, mixed: bool = False, progress: bool = False
) -> list[list[str]]:
    """The first ten ids for each question, by the product's search.

    With ``mixed``, translations of a positive into other languages are hidden, so that only the passage in
    the positive's language is right.
    """
    if index.embedder is None:
        raise ValueError("the index needs an embedder")
    vectors = index.embedder.encode_queries([query.text for query in queries])
    groups = translations(index.passages)
    lang_of = {passage.id: passage.lang for passage in index.passages}
    rankings = []
    for query, vector in zip(tqdm(queries, desc="searching", disable=not progress), vectors, strict=True):
        right = {lang_of[pid] for pid in query.positives if pid in lang_of}
        hidden = [
            pid
            for positive in query.positives
            for lang, pid in groups.get(_stem(positive), ())
            if lang not in right
        ]
        hits = index.search(
            query.text, query_vector=vector, lang=query.lang, exclude=hidden if mixed else (), k=DEPTH
        )
        rankings.append([hit.passage.id for hit in hits])
    return rankings


def evaluate(
    passages_files: Sequence[Path | str],
    queries_file: Path | str,
    mixed: bool = False,
    *,
    embedder: Embedder | None = None,
    resamples: int = RESAMPLES,
    seed: int = 0,
    progress: bool = False,
) -> dict[str, Any]:
    """Index the passages, ask the questions, and give the measures with intervals.

    Raises `ValueError` for unreadable files and for questions whose passages are not in the files.
    """
    passages = read_passages([Path(path) for path in passages_files])
    queries = read_queries(Path(queries_file))
    if not passages or not queries:
        raise ValueError("there must be at least one passage and one query")
    known = {passage.id for passage in passages}
    lost = [query.id for query in queries if known.isdisjoint(query.positives)]
    if lost:
        raise ValueError(f"{len(lost)} queries have no positive in the passages, e.g. {lost[0]}")
    index = index_passages(passages, embedder or load_embedder())
    rankings = run(index, queries, mixed=mixed, progress=progress)
    rows = [measure(ranked, query.positives) for ranked, query in zip(rankings, queries, strict=True)]
    return {
        "passages": len(passages),
        "languages": sorted({passage.lang for passage in passages}),
        "queries": len(queries),
        "mixed": mixed,
        "measures": summarise(rows, resamples=resamples, seed=seed),
    }
