"""Answers on a terminal: an amendment is told from what it amends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from api.show import answer_text
from assistant.answer import Answer, Citation
from assistant.normalize import LANGUAGES
from assistant.wording import load_wording


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_amendment_is_marked(lang: str) -> None:
    rule = Citation("a#1", "a", "Rules", "en", "europe", "S", 3, "Three.", [[0, 6]], "community", None, [])
    sheet = replace(
        rule, passage_id="e#1", document_id="e", title="Errata", quote="Four.", highlights=[[0, 5]]
    )
    answer = Answer("x", lang, "europe", "request", "answered", "rule", "…")
    wording = load_wording(lang)
    source = wording.text("source-community")
    above = wording.text("citation-amends-above")
    answer.citations = [rule, replace(sheet, amends="a#1")]
    lines = answer_text(answer).splitlines()
    assert f"  [en] Rules – S, 3 ({source})" in lines
    assert f"  [en] Errata – S, 3 ({source}; {above})" in lines
    answer.citations = [replace(sheet, amends="a")]
    assert wording.text("citation-amends", {"what": "a"}) in answer_text(answer)
    assert above not in answer_text(answer)
