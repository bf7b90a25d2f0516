"""Results asked for in the words of a table, each in six languages: ``results.tsv`` (name, language, edition, answer).

A number or a verdict is what the rules give for what the question tells; "clarify" where it tells too little.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.normalize import LANGUAGES
from assistant.service import Assistant, Request

ROWS = [
    line.split("\t")
    for line in Path(__file__).with_name("results.tsv").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize(("name", "lang", "edition", "right", "question"), ROWS)
def test_the_result(
    assistant: Assistant, name: str, lang: str, edition: str, right: str, question: str
) -> None:
    answer = assistant.ask(Request(question, lang, edition or None))
    told = answer.status if answer.status != "answered" else str(answer.value).lower()
    assert told == right, (name, answer.answer)


def test_every_question_is_put_in_six_languages() -> None:
    names = {row[0] for row in ROWS}
    assert sorted((row[0], row[1]) for row in ROWS) == sorted((n, lang) for n in names for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_that_follows_from_a_rule_is_said(assistant: Assistant, lang: str) -> None:
    question = next(row[4] for row in ROWS if row[:2] == ["country_none", lang])
    answer = assistant.ask(Request(question, lang, "switzerland"))
    assert answer.value == -5
    assert "-5" in answer.answer.replace("\u2212", "-")
