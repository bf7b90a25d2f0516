"""Disputes are read strictly: what cannot be names its field."""

from __future__ import annotations

from typing import Any

import pytest

from api.dispute_input import MAX_CLAIM, MAX_HAPPENED, read_dispute
from api.problems import describe
from assistant.disputed import ClaimMade, Facts
from assistant.normalize import LANGUAGES
from assistant.service import QuestionError

TWO = [{"text": "A"}, {"text": "B", "lang": "el", "by": " Θ "}]
FACTS = {"name": "station_cost", "inputs": {"nth": 2}}


def test_a_whole_dispute() -> None:
    read = read_dispute(
        {"claims": TWO, "happened": " x ", "lang": "tr", "edition": "europe", "players": 3, "facts": FACTS}
    )
    assert read.claims == (ClaimMade("A"), ClaimMade("B", "el", "Θ"))
    assert (read.happened, read.lang, read.edition, read.players) == ("x", "tr", "europe", 3)
    assert read.facts == Facts("station_cost", {"nth": 2})
    assert read_dispute({"claims": TWO}).facts is None


@pytest.mark.parametrize(
    ("body", "field", "code"),
    [
        ({}, "claims", "missing"),
        ({"claims": "x"}, "claims", "type"),
        ({"claims": [{"text": "A"}]}, "claims", "field"),
        ({"claims": [{"text": "A"}] * 7}, "claims", "field"),
        ({"claims": ["A", "B"]}, "claims[0]", "type"),
        ({"claims": [{"text": "A"}, {}]}, "claims[1].text", "missing"),
        ({"claims": [{"text": "A"}, {"text": " "}]}, "claims[1].text", "field"),
        ({"claims": [{"text": "A"}, {"text": 2}]}, "claims[1].text", "type"),
        ({"claims": [{"text": "A"}, {"text": "x" * (MAX_CLAIM + 1)}]}, "claims[1].text", "field"),
        ({"claims": [{"text": "A"}, {"text": "x\x00"}]}, "claims[1].text", "characters"),
        ({"claims": [{"text": "A"}, {"text": "x\u202e"}]}, "claims[1].text", "characters"),
        ({"claims": [{"text": "A", "lang": "de"}, {"text": "B"}]}, "claims[0].lang", "lang"),
        ({"claims": [{"text": "A", "who": "x"}, {"text": "B"}]}, "claims[0].who", "unknown"),
        ({"claims": TWO, "happened": "x" * (MAX_HAPPENED + 1)}, "happened", "field"),
        ({"claims": TWO, "lang": "de"}, "lang", "lang"),
        ({"claims": TWO, "edition": "nordic"}, "edition", "edition"),
        ({"claims": TWO, "players": 6}, "players", "players"),
        ({"claims": TWO, "players": True}, "players", "players"),
        ({"claims": TWO, "facts": []}, "facts", "type"),
        ({"claims": TWO, "facts": {"inputs": {}}}, "facts.name", "missing"),
        ({"claims": TWO, "facts": {"name": "x", "inputs": {}}}, "facts.name", "field"),
        ({"claims": TWO, "facts": {"name": "station_cost"}}, "facts.inputs", "missing"),
        ({"claims": TWO, "facts": {"name": "station_cost", "inputs": 3}}, "facts.inputs", "type"),
        ({"claims": TWO, "id": 1}, "id", "unknown"),
    ],
)
def test_what_cannot_be(body: dict[str, Any], field: str, code: str) -> None:
    with pytest.raises(QuestionError) as error:
        read_dispute(body)
    assert (error.value.field, error.value.code) == (field, code)
    for lang in LANGUAGES:
        told = describe(error.value, lang)
        assert told["field"] == field
        assert told["status"] == 422
        assert told["detail"]
