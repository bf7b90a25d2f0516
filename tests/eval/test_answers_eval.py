"""The measuring itself: what counts as right, and when the gate closes."""

from __future__ import annotations

from typing import Any

import pytest

from assistant.answer import Answer, Citation
from assistant.service import Request
from eval.answers import KINDS, SPLITS, Question, figures, judge, load_questions, losses, sizes, table


def _answer(**changes: Any) -> Answer:
    citation = Citation(
        "d#p", "d", "t", "en", "usa", "s", None, "a quote", [[0, 7]], "community", None, ["draw.two_cards"]
    )
    base: dict[str, Any] = {
        "id": "x",
        "lang": "en",
        "edition": None,
        "edition_source": "none",
        "status": "answered",
        "kind": "rule",
        "answer": "…",
        "value": 2,
        "citations": [citation],
    }
    return Answer(**(base | changes))


def _question(**expect: Any) -> Question:
    full = {"status": "answered", "value": 2, "rules": ["draw.two_cards"]} | expect
    return Question("en-d-000", "en", "lookup", Request("?"), full)


PASSAGES = {"d#p": "here is a quote to the letter"}


def test_right_needs_status_value_and_rule() -> None:
    assert judge(_question(), _answer(), PASSAGES).right
    assert not judge(_question(), _answer(value=3), PASSAGES).right
    assert not judge(_question(rules=["draw.sources"]), _answer(), PASSAGES).right
    assert not judge(_question(status="clarify"), _answer(), PASSAGES).right
    assert judge(_question(status=["clarify", "answered"]), _answer(), PASSAGES).right


def test_true_is_not_one() -> None:
    assert not judge(_question(value=True), _answer(value=1), PASSAGES).right
    assert not judge(_question(value=1), _answer(value=True), PASSAGES).right
    assert judge(_question(value=False), _answer(value=False), PASSAGES).right


def test_a_quote_that_is_not_in_its_passage_is_seen() -> None:
    assert judge(_question(), _answer(), PASSAGES).verbatim
    assert not judge(_question(), _answer(), {"d#p": "something else"}).verbatim


def test_figures_are_shares_in_percent() -> None:
    verdicts = [judge(_question(), _answer(value=v), PASSAGES) for v in (2, 2, 2, 3)]
    assert figures(verdicts)["right"] == 75.0
    assert figures(verdicts)["status"] == 100.0


def test_the_gate_closes_on_a_loss_of_more_than_two_points() -> None:
    before = {"all": {"right": 90.0, "wrong number": 1.0}}
    assert losses({"all": {"right": 88.0, "wrong number": 3.0}}, before) == []
    assert losses({"all": {"right": 87.9, "wrong number": 1.0}}, before) == ["all: right 90.0 → 87.9"]
    assert losses({"all": {"right": 95.0, "wrong number": 3.1}}, before) == ["all: wrong number 1.0 → 3.1"]


def test_a_loss_is_one_of_two_questions_at_least() -> None:
    before = {"it": {"wrong number": 4.0}, "all": {"wrong number": 4.0}}
    after = {"it": {"wrong number": 8.0}, "all": {"wrong number": 6.1}}
    counts = {"it": {"wrong number": 25}, "all": {"wrong number": 144}}
    assert losses(after, before, counts) == ["all: wrong number 4.0 → 6.1"]
    after["it"]["wrong number"] = 12.0
    assert losses(after, before, counts)[0] == "it: wrong number 4.0 → 12.0"


def test_the_questions_behind_a_figure_are_counted() -> None:
    verdicts = [judge(_question(), _answer(value=v), PASSAGES) for v in (2, 2, 3)]
    counts = sizes(verdicts)
    assert counts["all"]["right"] == counts["all"]["status"] == 3
    assert counts.keys() == table(verdicts).keys()
    assert {name: set(row) for name, row in counts.items()} == {
        name: set(row) for name, row in table(verdicts).items()
    }


@pytest.mark.parametrize("lang", ["tr", "pl", "kk", "el", "it", "en"])
@pytest.mark.parametrize("split", SPLITS)
def test_every_language_has_its_questions(split: str, lang: str) -> None:
    questions = load_questions(split, lang)
    assert len(questions) >= 70
    assert {q.kind for q in questions} == set(KINDS)
    assert len({q.id for q in questions}) == len(questions)
