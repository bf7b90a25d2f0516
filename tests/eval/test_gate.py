"""The gate of a publication: which losses close it, what its report tells, and which measurement it uses again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from eval import gate
from eval.gate import Outcome, by_chance, falls, keep, read_kept, report


def _outcomes(count: int, *, kind: str = "lookup", rule: str = "", split: str = "dev") -> list[Outcome]:
    return [
        Outcome(
            f"en-{kind}-{n}",
            "en",
            kind,
            split,
            f"question {n}",
            (rule or f"rule.{n}",),
            ("right", "status"),
            (),
            "answered: yes",
            "a",
        )
        for n in range(count)
    ]


def _turned(some: Sequence[Outcome], wrong: int, start: int = 0) -> list[Outcome]:
    return [
        replace(o, wrong=("right",), print="b", told="answered: no") if start <= n < start + wrong else o
        for n, o in enumerate(some)
    ]


@pytest.mark.parametrize(("size", "lost", "closed"), [(10, 1, False), (10, 2, False), (10, 3, True)])
def test_a_small_group_is_not_decided_by_a_question_or_two(size: int, lost: int, closed: bool) -> None:
    before = _outcomes(size)
    assert bool(falls(before, _turned(before, lost))) is closed


def test_a_large_group_closes_at_two_percent_or_at_what_is_hardly_by_chance() -> None:
    before = _outcomes(1000)
    # Six at once, none won: one in sixty-four by chance; seven: one in a hundred and twenty-eight.
    assert falls(before, _turned(before, 6)) == []
    assert {f.group for f in falls(before, _turned(before, 7))} == {"dev", "dev en", "dev lookup"}
    # As many are lost as won: the classifier was merely trained anew.
    mixed = _turned(before, 12)
    assert falls(mixed, _turned(before, 12, start=100)) == []


def test_the_rule_that_an_edit_harms_closes_the_gate_by_itself() -> None:
    before = [*_outcomes(300), *_outcomes(12, kind="computed", rule="tunnel.match")]
    now = [*before[:300], *_turned(before[300:], 3)]
    assert ("rule tunnel.match", 3, 0, 12) in [(f.group, f.lost, f.won, f.size) for f in falls(before, now)]


def test_the_sign_test_is_the_binomial() -> None:
    assert by_chance(3, 0) == 1 / 8
    assert by_chance(4, 1) == (5 + 1) / 32
    assert by_chance(0, 4) == 1.0


def test_the_report_names_what_changed_and_keeps_the_test_questions_to_itself() -> None:
    before = [*_outcomes(3), *_outcomes(2, kind="cross", split="test")]
    now = [*_turned(before[:3], 1), *_turned(before[3:], 1)]
    told = report(before, now, falls(before, now))
    assert told.startswith("The measurement lets it pass.")
    assert "Answers that changed: 2 of 5" in told
    assert "en-lookup-0 question 0\n    was answered: yes\n    is  answered: no" in told
    assert "en-cross-0 (test, cross)" in told
    assert told.count("question 0") == 1


def test_a_measurement_is_used_while_its_index_is_the_current_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    outcomes = _outcomes(2)
    (tmp_path / "current").write_text("b1\n", encoding="utf-8")
    assert read_kept(tmp_path) is None
    keep(tmp_path, "b1", outcomes)
    assert read_kept(tmp_path) == outcomes
    (tmp_path / "current").write_text("b2\n", encoding="utf-8")
    assert read_kept(tmp_path) is None
    keep(tmp_path, "b2", outcomes)
    monkeypatch.setattr(gate, "code_version", lambda: "another")
    assert read_kept(tmp_path) is None
    monkeypatch.undo()
    whole = json.loads((tmp_path / gate.KEPT).read_text(encoding="utf-8"))
    (tmp_path / gate.KEPT).write_text(json.dumps(whole)[:50], encoding="utf-8")
    assert read_kept(tmp_path) is None
