"""The evaluation of search on judged sets: measures, intervals, hidden translations, faulty files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from eval.retrieval import evaluate, measure, read_queries, summarise
from tests.indexer.conftest import GramEmbedder

PASSAGES = {
    "en": [
        "Each player gets forty-five trains.",
        "Draw two cards on your turn.",
        "The station costs one card.",
    ],
    "it": [
        "Ogni giocatore riceve 45 treni.",
        "Pesca due carte nel tuo turno.",
        "La stazione costa una carta.",
    ],
}


def write(path: Path, rows: list[dict[str, Any]]) -> Path:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    return [
        write(
            tmp_path / f"p.{lang}.jsonl",
            [{"pid": f"p{i}.{lang}", "lang": lang, "text": t} for i, t in enumerate(texts)],
        )
        for lang, texts in PASSAGES.items()
    ]


def test_own_language(files: list[Path], tmp_path: Path) -> None:
    queries = write(
        tmp_path / "q.jsonl",
        [
            {"qid": "a", "lang": "en", "query": "how many trains per player", "positive_pid": "p0.en"},
            {
                "qid": "b",
                "lang": "en",
                "query": "what does a station cost",
                "positive_pids": ["p2.en", "p2.it"],
            },
        ],
    )
    found = evaluate(files[:1], queries, embedder=GramEmbedder(), resamples=50)
    assert (found["passages"], found["queries"], found["languages"]) == (3, 2, ["en"])
    assert found["measures"]["recall@1"] == {"value": 1.0, "low": 1.0, "high": 1.0}
    assert found["measures"]["recall@5"]["value"] == 1.0


def test_translations_are_hidden_in_a_mixed_pool(files: list[Path], tmp_path: Path) -> None:
    rows = [
        {"qid": "a", "lang": "en", "query": "Each player gets forty-five trains.", "positive_pid": "p0.it"}
    ]
    queries = write(tmp_path / "q.jsonl", rows)
    plain = evaluate(files, queries, embedder=GramEmbedder(), resamples=5)
    mixed = evaluate(files, queries, mixed=True, embedder=GramEmbedder(), resamples=5)
    assert plain["measures"]["recall@1"]["value"] == 0.0
    assert mixed["measures"]["mrr@10"]["value"] > plain["measures"]["mrr@10"]["value"]


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([{"qid": "a", "lang": "en", "query": "x"}], "line 1: a query needs"),
        (
            [{"qid": "a", "lang": "en", "query": "x", "positive_pid": "nowhere"}],
            "no positive in the passages",
        ),
        ([], "at least one"),
    ],
)
def test_faulty_queries(files: list[Path], tmp_path: Path, rows: list[dict[str, Any]], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        evaluate(files, write(tmp_path / "q.jsonl", rows), embedder=GramEmbedder())


def test_faulty_files(files: list[Path], tmp_path: Path) -> None:
    queries = write(tmp_path / "q.jsonl", [{"qid": "a", "lang": "en", "query": "x", "positive_pid": "p0.en"}])
    with pytest.raises(ValueError, match=r"bad\.jsonl, line 1: a passage lacks 'text'"):
        evaluate(
            [write(tmp_path / "bad.jsonl", [{"pid": "a", "lang": "en"}])], queries, embedder=GramEmbedder()
        )
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{", encoding="utf-8")
    with pytest.raises(ValueError, match="line 1: not JSON"):
        read_queries(broken)


def test_measures_agree_with_trec_eval() -> None:
    ir_measures = pytest.importorskip("ir_measures")
    ranked = [f"d{i}" for i in range(10)]
    for positives in ({"d0"}, {"d3", "d7"}, {"d9"}, {"zz"}, {"d4", "zz"}):
        ours = measure(ranked, positives)
        names = ("Success@1", "Success@5", "Success@10", "RR@10", "nDCG@10")
        qrels = [ir_measures.Qrel("q", d, 1) for d in positives]
        run = [ir_measures.ScoredDoc("q", d, 100.0 - i) for i, d in enumerate(ranked)]
        theirs = ir_measures.calc_aggregate([ir_measures.parse_measure(n) for n in names], qrels, run)
        values = [theirs[ir_measures.parse_measure(n)] for n in names]
        assert list(ours.values()) == pytest.approx(values)


def test_intervals_hold_the_mean_and_shrink() -> None:
    few = summarise([{"m": float(i % 2)} for i in range(10)], resamples=500)["m"]
    many = summarise([{"m": float(i % 2)} for i in range(1000)], resamples=500)["m"]
    assert few["low"] <= 0.5 <= few["high"]
    assert many["high"] - many["low"] < few["high"] - few["low"]
    assert summarise([]) == {}
