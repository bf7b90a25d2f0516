"""The example questions: well formed, enough of them, and none taken from the question sets."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from assistant.examples import OUTSIDE, load_examples
from assistant.normalize import LANGUAGES, words
from eval.answers import SPLITS, load_questions
from rules import load_catalogue

NEAR = 0.8  # shared character 4-grams of two questions, Jaccard


def _grams(text: str, lang: str) -> frozenset[str]:
    folded = " ".join(words(text, lang))
    return frozenset(folded[i : i + 4] for i in range(max(1, len(folded) - 3)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_examples(lang: str) -> None:
    counts = Counter(e.label for e in load_examples() if e.lang == lang)
    assert {label: n for label in (*load_catalogue(), *OUTSIDE) if (n := counts[label]) < 8} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_proposition_is_asked_both_ways(lang: str) -> None:
    asked: dict[str, set[bool | None]] = defaultdict(set)
    for e in load_examples():
        if e.lang == lang:
            asked[e.label].add(e.yes)
    missing = [r.id for r in load_catalogue().values() if r.proposition and not {True, False} <= asked[r.id]]
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_example_is_near_a_judged_question(lang: str) -> None:
    examples = [(e.question, _grams(e.question, lang)) for e in load_examples() if e.lang == lang]
    by_gram: dict[str, list[int]] = defaultdict(list)
    for i, (_, grams) in enumerate(examples):
        for gram in grams:
            by_gram[gram].append(i)
    near = []
    for split in SPLITS:
        for question in load_questions(split, lang):
            grams = _grams(question.request.question, lang)
            if len(grams) < 8:
                continue
            shared = Counter(i for gram in grams for i in by_gram.get(gram, ()))
            for i, count in shared.most_common(3):
                if count / len(grams | examples[i][1]) >= NEAR:
                    near.append((question.id, examples[i][0]))
    assert near == []
