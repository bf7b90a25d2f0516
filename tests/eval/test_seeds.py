"""Questions on the source texts: well formed, judged by the seed's own citations, skipped without the texts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from assistant.answer import Answer, Citation
from assistant.service import Request
from eval.seeds import SEEDS, Question, judge, load_questions, main
from rules import load_catalogue


def test_every_seed_has_its_questions_in_several_languages() -> None:
    questions = load_questions()
    assert len({q.id for q in questions}) == len(questions)
    count = Counter(q.seed for q in questions)
    for seed in SEEDS:
        assert count[seed.number] >= 8
        assert sum(q.seed == seed.number and q.lang != seed.lang for q in questions) >= 3
    for question in questions:
        assert set(question.expect["rules"]) <= set(load_catalogue())
        assert all(question.expect["says"])


def cited(document: str, quote: str, rules: list[str]) -> Citation:
    return Citation("p", document, "T", "it", "usa", "", None, quote, [[0, 1]], "community", None, rules)


@pytest.mark.parametrize(
    ("value", "citation", "right", "linked"),
    [
        (1, cited("seed-004", "Se ne tiene ALMENO UNO.", ["tickets.keep_later"]), True, True),
        (1, cited("seed-004", "Se ne tiene almeno uno.", []), True, False),
        (True, cited("seed-004", "Se ne tiene almeno uno.", []), False, False),
        (2, cited("seed-004", "Se ne tiene almeno uno.", []), False, False),
        (1, cited("europe-it", "Se ne tiene almeno uno.", ["tickets.keep_later"]), False, False),
        (1, cited("seed-004", "Tutt'altra cosa.", []), False, False),
    ],
)
def test_only_the_seeds_own_words_count(value: object, citation: Citation, right: bool, linked: bool) -> None:
    expect = {"status": "answered", "value": 1, "rules": ["tickets.keep_later"], "says": ["almeno uno"]}
    question = Question("004-x", "it", Request("quanti?"), expect)
    answer = Answer("i", "it", "usa", "request", "answered", "rule", "1", value, citations=[citation])
    outcome = judge(question, answer, "seed-004")
    assert (outcome.right, outcome.linked) == (right, linked)


def test_without_the_texts_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none")]) == 0
    assert "skipped" in capsys.readouterr().out
    assert main([str(tmp_path)]) == 2
    assert "000_" in capsys.readouterr().err
