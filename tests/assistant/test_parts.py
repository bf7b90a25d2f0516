"""Questions for one number or a yes/no: a ferry's part, a station, a claim by hand, the draws left, the deck.

Their values were worked out by hand from the rules; each question is read and its inputs given to the engine.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from assistant.build import prepared
from assistant.intents.claims import asks_for_claim, claim_check, suited
from assistant.intents.decks import counted_in_deck
from assistant.intents.draws import cards_left
from assistant.intents.ferries import ferry_cost, part_of
from assistant.intents.stations import asks_for_stations, station_cost, unused_stations
from assistant.reading import Reading
from rules import EDITIONS, RuleError, compute, load_catalogue

CASES = [json.loads(x) for x in Path(__file__).with_name("parts.jsonl").read_text("utf-8").splitlines()]


def of(kind: str) -> list[Any]:
    """The cases of a kind, named by language and question."""
    return [pytest.param(c, id=f"{c['lang']}: {c['q']}") for c in CASES if c["asks"] == kind]


def read(case: dict[str, Any]) -> Reading:
    """The reading of a case's question."""
    return prepared(case["q"], case["lang"])[1]


@pytest.mark.parametrize("case", of("ferry"))
def test_one_part_of_a_ferry(case: dict[str, Any]) -> None:
    reading = read(case)
    slots = ferry_cost(reading)
    assert slots.complete
    found = set()
    for edition in ("europe", "india"):
        try:
            ruling = compute("ferry_cost", {"edition": edition, **slots.inputs})
        except RuleError:
            continue  # its cities are on the other board
        assert isinstance(ruling.result, dict)
        found.add(part_of(ruling.result, reading))
    assert found == {case["value"]}


@pytest.mark.parametrize("case", of("station"))
def test_which_station_is_paid_for(case: dict[str, Any]) -> None:
    reading = read(case)
    if case["value"] is None:
        assert not station_cost(reading).complete
        return
    slots = asks_for_stations(reading) or station_cost(reading)
    assert slots.complete
    assert compute(slots.name, {"edition": "europe", **slots.inputs}).result == case["value"]


@pytest.mark.parametrize("case", of("unused"))
def test_points_of_unused_stations(case: dict[str, Any]) -> None:
    slots = unused_stations(read(case))
    assert slots.complete
    assert compute(slots.name, {"edition": "europe", **slots.inputs}).result == case["value"]


@pytest.mark.parametrize("case", of("claim"))
def test_cards_held_against_a_route(case: dict[str, Any]) -> None:
    reading = read(case)
    assert asks_for_claim(reading)
    inputs = claim_check(reading).inputs
    found = set()
    for edition in [case["edition"]] if "edition" in case else [e for e in EDITIONS if e != "switzerland"]:
        try:
            ruling = compute("claim_check", suited({"edition": edition, **inputs}, edition))
        except RuleError:
            continue  # its cities are on another board, or the board has no ferries
        found.add(ruling.result)
    assert found == {case["value"]}


@pytest.mark.parametrize("case", of("draw"))
def test_how_many_more_cards_a_turn_allows(case: dict[str, Any]) -> None:
    edition = case.get("edition", "usa")
    rule = load_catalogue()[case["rule"]]
    assert cards_left(read(case), rule.id, holds=rule.truth_for(edition)) == case["value"]


@pytest.mark.parametrize("case", of("deck"))
def test_how_many_cards_of_a_kind_there_should_be(case: dict[str, Any]) -> None:
    asked = "setup.cards_per_color" if case["value"] == 12 else "setup.locomotives"
    guessed = "setup.train_cards" if case["value"] == 12 else asked
    found = load_catalogue()[counted_in_deck(read(case), guessed)]
    assert found.id == asked
    assert found.value is not None
    assert found.values("usa")[found.value] == case["value"]
