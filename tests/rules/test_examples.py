"""The worked examples of rules/examples hold, and leave no rule, computation or case of a step out."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
import yaml

from rules import EDITIONS, RuleError, computations, compute, load_catalogue
from rules.compute import registry
from rules.steps import STEPS

STORED = Path(__file__).parent / "rulings.json"
FOLDER = resources.files("rules").joinpath("examples")


def load() -> list[dict[str, Any]]:
    examples: list[dict[str, Any]] = []
    for file in sorted(FOLDER.iterdir(), key=lambda entry: entry.name):
        for number, example in enumerate(yaml.safe_load(file.read_text(encoding="utf-8")), 1):
            for edition in example.get("editions", [None]):
                copy = {**example, "at": f"{file.name}:{number}" + (f":{edition}" if edition else "")}
                if edition:
                    copy["inputs"] = {"edition": edition, **example["inputs"]}
                examples.append(copy)
    return examples


EXAMPLES = load()
COMPUTED = [example for example in EXAMPLES if "compute" in example]
STATED = [example for example in EXAMPLES if "rule" in example]
KEYS = {"question", "source", "at"}


@pytest.mark.parametrize("example", COMPUTED, ids=[example["at"] for example in COMPUTED])
def test_a_worked_example_holds(example: dict[str, Any]) -> None:
    allowed = {"compute", "inputs", "editions", "result", "part", "totals", "error", "assumed", "rules"}
    assert set(example) <= KEYS | allowed
    assert example["question"]
    assert example["source"]
    assert ("result" in example) + ("part" in example) + ("error" in example) == 1
    if "error" in example:
        with pytest.raises(RuleError) as error:
            compute(example["compute"], example["inputs"])
        assert error.value.field == example["error"]
        return
    ruling = compute(example["compute"], example["inputs"])
    if "result" in example:
        assert ruling.result == example["result"]
        assert type(ruling.result) is type(example["result"])
    if "part" in example:
        assert isinstance(ruling.result, dict)
        assert {key: ruling.result[key] for key in example["part"]} == example["part"]
    if "totals" in example:
        assert isinstance(ruling.result, dict)
        assert [player["total"] for player in ruling.result["players"]] == example["totals"]
    assert ruling.assumed == example.get("assumed", False)


@pytest.mark.parametrize("example", STATED, ids=[example["at"] for example in STATED])
def test_a_stated_rule_holds(example: dict[str, Any]) -> None:
    assert set(example) <= KEYS | {"rule", "value", "values", "truth", "holds", "open"}
    rule = load_catalogue()[example["rule"]]

    def by_edition(key: str) -> dict[str, Any]:
        told: dict[str, Any] = example[key]
        if "all" in told:
            told = dict.fromkeys(rule.editions, told["all"])
        assert set(told) == set(rule.editions)
        return told

    assert {"value", "values", "truth", "holds", "open"} & set(example)
    if "value" in example:
        assert rule.value is not None
        assert {edition: rule.values(edition)[rule.value] for edition in rule.editions} == by_edition("value")
    if "values" in example:
        assert {edition: rule.values(edition) for edition in rule.editions} == by_edition("values")
    if "truth" in example:
        assert {edition: rule.truth_for(edition) for edition in rule.editions} == by_edition("truth")
    if "holds" in example:
        held = {edition: "base" if edition in rule.inherits else "own" for edition in rule.editions}
        assert held == by_edition("holds")
    if "open" in example:
        assert rule.open
        assert by_edition("open")


def test_there_are_at_least_150_worked_examples() -> None:
    assert len(COMPUTED) >= 150


def covered() -> set[tuple[str, str]]:
    """The pairs of rule and edition that an example works or states."""
    pairs: set[tuple[str, str]] = set()
    for example in STATED:
        rule = load_catalogue()[example["rule"]]
        pairs |= {(rule.id, edition) for edition in rule.editions}
    for example in COMPUTED:
        if "error" in example:
            continue
        edition = example["inputs"].get("edition")
        for rule_id in [*compute(example["compute"], example["inputs"]).rules, *example.get("rules", [])]:
            pairs |= {(rule_id, name) for name in ([edition] if edition else EDITIONS)}
    return pairs


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_rule_that_an_edition_declares_has_an_example(edition: str) -> None:
    declared = {rule.id for rule in load_catalogue().values() if edition in rule.editions}
    assert declared - {rule for rule, name in covered() if name == edition} == set()


def test_each_computation_has_an_example_and_a_refusal_in_each_edition_that_has_it() -> None:
    worked = {(e["compute"], e["inputs"].get("edition")) for e in COMPUTED if "error" not in e}
    refused = {e["compute"] for e in COMPUTED if "error" in e}
    assert refused == set(computations())
    for name, entry in registry().items():
        known = {**entry.inputs.required, **entry.inputs.optional}
        if (name, None) in worked:
            continue
        allowed = known["edition"].allowed()
        assert isinstance(allowed, list)
        assert {edition for edition in allowed if (name, edition) not in worked} == set(), name


def test_examples_speak_of_rules_that_exist() -> None:
    for example in COMPUTED:
        assert set(example.get("rules", [])) <= set(load_catalogue())


def test_each_step_names_a_rule_of_the_catalogue_that_holds_in_the_edition() -> None:
    catalogue = load_catalogue()
    assert set(STEPS) <= set(catalogue)
    for example in COMPUTED:
        if "error" in example:
            continue
        ruling = compute(example["compute"], example["inputs"])
        declared = registry()[example["compute"]].emits
        for step in ruling.steps:
            assert step.rule in declared
            assert set(step.params) == {"case", *STEPS[step.rule][step.case]}
            edition = example["inputs"].get("edition")
            if edition:
                assert edition in catalogue[step.rule].editions


def test_each_case_of_a_step_has_an_example() -> None:
    seen = {
        (step.rule, step.case)
        for example in COMPUTED
        if "error" not in example
        for step in compute(example["compute"], example["inputs"]).steps
    }
    assert {(rule, case) for rule, cases in STEPS.items() for case in cases} - seen == set()


def told(example: dict[str, Any]) -> dict[str, Any]:
    """Everything that a worked example says: the whole ruling, or the error."""
    try:
        return compute(example["compute"], example["inputs"]).to_dict()
    except RuleError as error:
        return error.to_dict()


def test_rulings_of_the_worked_examples_have_not_changed() -> None:
    """Steps, params and errors to the letter; `python -m tests.rules.test_examples` writes them anew."""
    stored = json.loads(STORED.read_text(encoding="utf-8"))
    current = json.loads(json.dumps({example["at"]: told(example) for example in COMPUTED}))
    assert list(stored) == list(current)
    for at, ruling in current.items():
        assert ruling == stored[at], at


if __name__ == "__main__":
    lines = [
        f"{json.dumps(example['at'])}: {json.dumps(told(example), ensure_ascii=False)}"
        for example in COMPUTED
    ]
    STORED.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
