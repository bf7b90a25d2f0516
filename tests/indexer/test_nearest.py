"""The approximate index beside the exact one: recall, filters, files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import faiss
import numpy as np
import pytest

from corpus.model import Document, Passage
from indexer import nearest
from indexer.dense import DenseIndex
from indexer.embedding import Vectors
from indexer.nearest import Nearest, runs, spread_out
from indexer.search import Hit, Index, index_passages
from indexer.space import unit
from tests.indexer.conftest import GramEmbedder, make_document

COUNT = 3000
K = 10


def clustered(count: int, seed: int, dim: int = 32) -> Vectors:
    """Unit vectors around 60 centres, the same for every seed."""
    centres = np.random.default_rng(7).standard_normal((60, dim))
    rng = np.random.default_rng(seed)
    around = centres[rng.integers(0, 60, count)] + 0.6 * rng.standard_normal((count, dim))
    return unit(around.astype(np.float32))


@pytest.fixture(scope="module")
def vectors() -> Vectors:
    return clustered(COUNT, 1)


@pytest.fixture
def approximate(vectors: Vectors, monkeypatch: pytest.MonkeyPatch) -> Nearest:
    monkeypatch.setattr(nearest, "EXACT_UP_TO", 1000)
    monkeypatch.setattr(nearest, "PROBES", 24)
    monkeypatch.setattr(nearest, "FEW", 50)
    return Nearest.build(vectors)


def brute(vectors: Vectors, query: Vectors, rows: np.ndarray) -> set[int]:
    return set(rows[np.argsort(-(vectors[rows] @ query))[:K]].tolist())


def recall(index: Nearest, vectors: Vectors, rows: np.ndarray, allowed: np.ndarray | None) -> float:
    found = [
        len(brute(vectors, query, rows) & set(index.top(query, K, allowed).tolist())) / K
        for query in clustered(100, 2)
    ]
    return float(np.mean(found))


def test_the_number_of_vectors_decides(vectors: Vectors, approximate: Nearest) -> None:
    assert not approximate.exact
    assert Nearest.build(vectors[:1000]).exact
    assert Nearest.build(vectors[:0]).exact
    assert len(approximate) == COUNT
    assert approximate.bytes < vectors.nbytes


def test_few_neighbours_are_lost(vectors: Vectors, approximate: Nearest) -> None:
    assert recall(approximate, vectors, np.arange(COUNT), None) >= 0.95
    assert recall(Nearest.build(vectors[:900]), vectors, np.arange(900), None) == 1.0


@pytest.mark.parametrize("share", [2, 10, 100])
def test_a_filter_holds_and_loses_no_more(vectors: Vectors, approximate: Nearest, share: int) -> None:
    allowed = np.arange(0, COUNT, share)
    for query in clustered(20, 3):
        rows = approximate.top(query, K, allowed)
        assert len(rows) == len(set(rows.tolist())) == K
        assert np.isin(rows, allowed).all()
    assert recall(approximate, vectors, allowed, allowed) >= 0.95


def test_a_filter_on_one_far_cluster_still_fills_the_list(vectors: Vectors, approximate: Nearest) -> None:
    query = vectors[0]
    allowed = np.sort(np.argsort(vectors @ query)[:200])  # all of them lie opposite to the question
    rows = approximate.top(query, K, allowed)
    assert len(rows) == K
    assert np.isin(rows, allowed).all()


@pytest.mark.parametrize("spans", [[(0, 700)], [(700, 1400), (2300, COUNT)], [(5, 6), (7, 900), (901, 2000)]])
def test_runs_of_rows_are_searched_as_rows_are(
    vectors: Vectors, approximate: Nearest, monkeypatch: pytest.MonkeyPatch, spans: list[tuple[int, int]]
) -> None:
    allowed = np.concatenate([np.arange(a, b) for a, b in spans])
    exact = Nearest(faiss.IndexFlatIP(32))
    exact._index.add(vectors)
    questions = clustered(40, 8)
    by_runs = [
        (exact.top(q, K, allowed).tolist(), approximate.top(q, K, allowed).tolist()) for q in questions
    ]
    monkeypatch.setattr(nearest, "MOST_RUNS", 0)
    by_rows = [
        (exact.top(q, K, allowed).tolist(), approximate.top(q, K, allowed).tolist()) for q in questions
    ]
    assert by_runs == by_rows
    for question, (found, _) in zip(questions, by_runs, strict=True):
        scores = vectors[allowed] @ question
        assert found == allowed[np.argsort(-scores, kind="stable")[:K]].tolist()
    assert recall(approximate, vectors, allowed, allowed) >= 0.95


def test_runs() -> None:
    for rows in ([], [4], [0, 1, 2], [0, 2, 4], [3, 4, 8, 9, 10]):
        spans = runs(np.asarray(rows, dtype=np.int64))
        assert [row for start, end in spans for row in range(start, end)] == rows
        assert spread_out(spans[:, 0], spans[:, 1] - spans[:, 0]).tolist() == rows


def test_vectors_are_kept_closely(vectors: Vectors, approximate: Nearest) -> None:
    rows = np.asarray([5, 2999, 0], dtype=np.int64)
    assert np.linalg.norm(approximate.vectors(rows) - vectors[rows], axis=1).max() < 0.03
    assert approximate.vectors(rows[:0]).shape == (0, 32)


def test_built_twice_or_read_from_disk_it_is_the_same(
    vectors: Vectors, approximate: Nearest, tmp_path: Path
) -> None:
    for name, index in (("a", approximate), ("b", Nearest.build(vectors))):
        index.save(tmp_path / name)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    loaded = Nearest.load(tmp_path / "a")
    assert not loaded.exact
    for query in clustered(5, 4):
        assert loaded.top(query, K).tolist() == approximate.top(query, K).tolist()
        some = np.arange(0, COUNT, 7)
        assert loaded.top(query, K, some).tolist() == approximate.top(query, K, some).tolist()


def test_closeness_hardly_differs(vectors: Vectors, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    owners = np.sort(np.random.default_rng(5).integers(0, 1500, 1500))
    exact = DenseIndex.build(vectors[:1500], vectors[1500:], owners)
    monkeypatch.setattr(nearest, "EXACT_UP_TO", 1000)
    DenseIndex.build(vectors[:1500], vectors[1500:], owners).save(tmp_path, "en")
    coarse = DenseIndex.load(tmp_path, "en")
    rows = np.arange(0, 1500, 11)
    query = clustered(1, 6)[0]
    for row, value in zip(rows, exact.closeness(query, rows), strict=True):
        whole = float(vectors[row] @ query)
        best = max((float(v @ query) for v in vectors[1500:][owners == row]), default=whole)
        assert value == pytest.approx((whole + best) / 2, abs=1e-5)
    assert np.abs(exact.closeness(query, rows) - coarse.closeness(query, rows)).max() < 0.02
    assert coarse.spread(query) == pytest.approx(exact.spread(query), abs=2e-3)


def many_documents() -> list[Document]:
    nouns = ("train", "card", "ticket", "city", "route", "station", "tunnel", "ferry", "meeple", "score")
    verbs = ("draws", "keeps", "claims", "builds", "pays", "turns", "counts", "shows", "hides", "moves")
    texts = [
        (f"rule.{a}", f"A player {verb} the {noun} number {a * b}.")
        for a, noun in enumerate(nouns)
        for b, verb in enumerate(verbs)
    ]
    return [
        make_document("usa", "en", "usa", texts[:60]),
        make_document("europe", "en", "europe", texts[60:]),
    ]


def same_hits(found: Sequence[Hit], wanted: Sequence[Hit]) -> None:
    assert [h.passage.id for h in found] == [h.passage.id for h in wanted]
    assert [h.score for h in found] == pytest.approx([h.score for h in wanted], abs=1e-4)


def test_a_filter_gives_what_searching_all_and_leaving_out_gives() -> None:
    mixed = [p for pair in zip(*(d.passages[:40] for d in many_documents()), strict=True) for p in pair]
    index = index_passages(mixed, GramEmbedder())
    hidden = [mixed[3].id, mixed[40].id, "nothing"]
    for question in ("who pays the ferry", "a player keeps tickets", "number 45", "hidden meeples"):
        whole = index.search(question, lang="en", k=len(mixed))
        assert len(whole) == len(mixed)
        for editions in (["europe"], ["usa"], ["usa", "europe"], ["india"]):
            wanted = [h for h in whole if h.passage.edition in editions and h.passage.id not in hidden]
            found = index.search(question, lang="en", editions=editions, exclude=hidden, k=len(mixed))
            same_hits(found, wanted)
        rules = [mixed[7].rules[0], mixed[8].rules[0]]
        wanted = [h for h in whole if set(rules) & set(h.passage.rules)]
        same_hits(index.search(question, lang="en", rules=rules, k=len(mixed)), wanted)


def test_the_whole_search_agrees_with_the_exact_one(monkeypatch: pytest.MonkeyPatch) -> None:
    passages: list[Passage] = [p for d in many_documents() for p in d.passages]

    def build() -> Index:
        return index_passages(passages, GramEmbedder())

    exact = build()
    monkeypatch.setattr(nearest, "EXACT_UP_TO", 50)
    monkeypatch.setattr(nearest, "FEW", 5)
    coarse = build()
    assert exact.parts["en"].dense.passages.exact
    assert not coarse.parts["en"].dense.passages.exact
    shared = 0
    for question in ("who pays the ferry", "a player keeps tickets", "number 45", "hidden meeples"):
        for editions in (None, ["europe"]):
            first = exact.search(question, lang="en", editions=editions)
            second = coarse.search(question, lang="en", editions=editions)
            assert editions is None or {h.passage.edition for h in second} == {"europe"}
            shared += len({h.passage.id for h in first} & {h.passage.id for h in second})
    assert shared >= 0.95 * 8 * 10
