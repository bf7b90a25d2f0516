"""Search: filters, order, languages."""

from __future__ import annotations

import numpy as np
import pytest

from corpus.model import Document
from indexer.lexical import LexicalIndex, standardise
from indexer.search import Index, index_passages, passage_text
from indexer.space import Space
from tests.indexer.conftest import GramEmbedder


@pytest.fixture
def index(documents: list[Document], embedder: GramEmbedder) -> Index:
    return index_passages([p for d in documents for p in d.passages], embedder)


def test_words_find_their_passage(index: Index) -> None:
    hits = index.search("longest path points", lang="en")
    assert hits[0].passage.id == "en-usa#p-3"
    assert set(hits[0].parts) == {"cosine", "dense", "lexical", "rule"}
    assert [h.score for h in hits] == sorted((h.score for h in hits), reverse=True)


def test_editions_and_rules_filter(index: Index) -> None:
    hits = index.search("longest path points", lang="en", editions=["europe"])
    assert {h.passage.edition for h in hits} == {"europe"}
    hits = index.search("cards", lang="en", rules=["longest.bonus"])
    assert {h.passage.id for h in hits} == {"en-usa#p-3", "it-europe#p-3"}
    assert index.search("cards", lang="en", editions=["india"]) == []
    assert index.search("cards", lang="en", editions=[]) == []
    assert index.search("cards", lang="en", editions=["usa"], rules=["station.cost"]) == []


def test_a_likely_rule_brings_its_passages_in_every_language(index: Index) -> None:
    weights = {"longest.bonus": 0.9, "unheard.of": 1.0}
    hits = index.search("how many trains", lang="en", rule_weights=weights, k=2)
    assert {h.passage.id for h in hits} == {"en-usa#p-3", "it-europe#p-3"}
    assert all(h.parts["rule"] == pytest.approx(0.9) for h in hits)
    hits = index.search("how many trains", lang="en", rule_weights=weights, editions=["usa"], k=1)
    assert [h.passage.id for h in hits] == ["en-usa#p-3"]


def test_bounds_and_odd_questions(index: Index) -> None:
    assert index.search("trains", lang="en", k=0) == []
    assert len(index.search("trains", lang="en", k=3)) == 3
    assert len(index.search("trains", lang="en", k=1000)) == 7
    for question in ("", "\x00", "?!", "\ud800", "x" * 5000, "日本"):
        assert len(index.search(question, lang="pl")) == 7
        assert all(np.isfinite(h.score) for h in index.search(question, lang="en"))


def test_the_same_question_gives_the_same_hits(index: Index) -> None:
    assert index.search("draw cards", lang="en") == index.search("draw cards", lang="en")


def test_across_languages_only_shared_spellings_count(index: Index) -> None:
    hits = {h.passage.id: h.parts["lexical"] for h in index.search("stazione 45", lang="en")}
    assert hits["it-europe#p-1"] > 0 > hits["it-europe#p-3"]
    hits = {h.passage.id: h.parts["lexical"] for h in index.search("kaç", lang="tr")}
    assert not any(hits.values())


def test_passage_text_leads_with_the_heading(documents: list[Document]) -> None:
    assert passage_text(documents[0].passages[0]) == "Rules: Each player gets forty-five trains."
    assert index_passages(documents[0].passages, GramEmbedder()).by_id["en-usa#p-1"].rules == (
        "setup.trains",
    )


def test_lexical_scores_are_standardised() -> None:
    lexical = LexicalIndex.build(["tünel kartı", "istasyon", "bilet", "puan"], "tr")
    scores = lexical.scores("tünellerde")
    assert scores.argmax() == 0
    assert abs(float(scores.mean())) < 1e-5
    assert not lexical.scores("qqqq").any()
    assert not standardise(np.zeros(3, dtype=np.float32)).any()
    assert len(standardise(np.zeros(0, dtype=np.float32))) == 0


def test_a_language_never_seen_takes_the_mean_of_all() -> None:
    space = Space({"en": np.ones(2, np.float32)}, {})
    assert np.allclose(space.queries(np.asarray([[2.0, 1.0]], np.float32), "xx"), [[1.0, 0.0]])
    assert np.allclose(space.passages(np.asarray([[0.0, 3.0]], np.float32), "xx"), [[0.0, 1.0]])
