from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

from rules.compute import registry
from rules.describe import FORMS, document
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


def test_each_form_of_an_error_is_described() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (PAGE.parents[1] / "rules").glob("*.py"))
    assert set(re.findall(r'"form": "(\w+)"', sources)) == set(FORMS)


def modules() -> list[str]:
    return sorted(path.stem for path in (PAGE.parents[1] / "rules").glob("*.py") if path.stem != "__init__")


@pytest.mark.parametrize("name", modules())
def test_the_examples_in_docstrings_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(f"rules.{name}")).failed == 0
