"""BM25 against its formula, written out, and what is picked by it."""

from __future__ import annotations

import math

import numpy as np
import pytest

from indexer.lexical import LexicalIndex, bm25_matrix
from indexer.search import _best

TEXTS = [
    ["train", "card", "card"],
    ["train"],
    ["ticket", "city", "ticket", "ticket", "route"],
    [],
]


def formula(token: str, tokens: list[str]) -> float:
    """BM25 with k1 = 1.2, b = 0.75 and the idf that is never negative."""
    frequency = sum(token in text for text in TEXTS)
    idf = math.log(1 + (len(TEXTS) - frequency + 0.5) / (frequency + 0.5))
    mean = sum(map(len, TEXTS)) / len(TEXTS)
    count = tokens.count(token)
    return idf * count * 2.2 / (count + 1.2 * (0.25 + 0.75 * len(tokens) / mean))


def test_weights_follow_the_formula() -> None:
    matrix = bm25_matrix(iter(TEXTS)).tocsr()
    for row, tokens in enumerate(TEXTS):
        weights = sorted(formula(token, tokens) for token in set(tokens))
        assert sorted(matrix[row].data) == pytest.approx(weights, rel=1e-5)


def test_each_word_of_a_question_counts_once() -> None:
    index = LexicalIndex.build(["train card", "ticket"], "en")
    assert index.scores("card card").tolist() == index.scores("card").tolist()
    assert index.scores("card").argmax() == 0
    assert index.bytes > 0
    assert len(LexicalIndex.build([], "en").scores("card")) == 0


def test_the_first_among_equals_is_picked() -> None:
    scores = np.asarray([1, 3, 2, 2, 0, 2, -1], dtype=np.float32)
    assert sorted(_best(scores, None, 3)) == [1, 2, 3]
    assert sorted(_best(scores, None, 10)) == [0, 1, 2, 3, 5]
    assert sorted(_best(scores, np.asarray([0, 3, 4, 5]), 2)) == [3, 5]
    assert len(_best(scores, np.asarray([4, 6]), 2)) == 0
