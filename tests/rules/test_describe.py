from __future__ import annotations

from pathlib import Path

import pytest

from rules.compute import registry
from rules.describe import document
from rules.steps import STEPS, step

PAGE = Path(__file__).parents[2] / "docs" / "computations.md"


def test_the_page_about_computations_is_what_the_code_says() -> None:
    assert PAGE.read_text(encoding="utf-8") == document(), (
        "run: python -m rules.describe > docs/computations.md"
    )


def test_each_rule_of_a_step_belongs_to_a_computation() -> None:
    emitted = {rule for entry in registry().values() for rule in entry.emits}
    assert emitted == set(STEPS)


def test_each_computation_is_described() -> None:
    for entry in registry().values():
        assert entry.summary.endswith((".", ":"))
        assert f"## `{entry.name}`" in document()


def test_a_step_takes_exactly_its_params() -> None:
    with pytest.raises(TypeError, match=r"station.cost \(nth\) takes"):
        step("station.cost", "nth", nth=1)
    with pytest.raises(TypeError):
        step("station.cost", "nth", nth=1, cards=1, more=1)
    with pytest.raises(KeyError):
        step("station.cost", "tenth")
    made = step("station.cost", "nth", nth=1, cards=1)
    assert (made.rule, made.case, dict(made.params)) == (
        "station.cost",
        "nth",
        {"case": "nth", "nth": 1, "cards": 1},
    )
    assert made.to_dict() == {"rule": "station.cost", "params": {"case": "nth", "nth": 1, "cards": 1}}
