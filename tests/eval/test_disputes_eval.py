"""The dispute sets are well formed, and what is measured of them is what it says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from assistant.editions import EditionReading
from assistant.mistakes import MISTAKES
from assistant.normalize import LANGUAGES
from assistant.worked import rulings_of
from eval.disputes import SPLITS, Case, Judged, _case, compare, figures, load_cases
from rules import load_catalogue
from tests.api.test_disputes import judgement

DEV_SIZE = 8


@pytest.mark.parametrize("split", SPLITS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_sets_are_well_formed(split: str, lang: str) -> None:
    cases = load_cases(split, lang)
    assert len({c.id for c in cases}) == len(cases)
    if split == "dev":
        assert len(cases) >= DEV_SIZE
        assert sum(c.dispute.facts is not None for c in cases) >= len(cases) // 2 - 1
    mistakes = {m.id for m in MISTAKES} | {"other_edition"}
    for case in cases:
        edition = EditionReading(case.dispute.edition, "request" if case.dispute.edition else "none")
        rulings_of(case.dispute, edition)  # the facts can be computed
        for expected in case.expect:
            assert expected.get("rule", "turn.actions") in load_catalogue()
            mistake = expected.get("mistake", "no_extra")
            assert mistake in mistakes or mistake.split(".", 1)[0] in ("number_of", "variant")


def _one(expect: str, given: str) -> Judged:
    raw = {
        "id": f"{expect}-{given}",
        "claims": [{"text": "A"}, {"text": "B"}],
        "expect": [{"verdict": expect}, {"verdict": expect}],
    }
    case: Case = _case(raw, "en")
    verdict = replace(judgement().verdicts[0], verdict=given)  # type: ignore[arg-type]
    return compare(case, (verdict, verdict))[0]


def test_figures_count_what_they_say() -> None:
    judged = [
        _one("supported", "supported"),
        _one("supported", "contradicted"),
        _one("undetermined", "supported"),
        _one("undetermined", "undetermined"),
    ]
    found = figures(judged)
    assert found["verdicts right"] == 50.0
    assert found["turned round"] == 25.0
    assert found["undetermined called supported or contradicted"] == 50.0


@pytest.mark.parametrize(
    "expect", [[{"verdict": "right"}, {"verdict": "supported"}], [{"verdict": "supported"}], None]
)
def test_a_case_that_cannot_be_is_named(expect: object) -> None:
    with pytest.raises(ValueError, match="en: x:"):
        _case({"id": "x", "claims": [{"text": "A"}, {"text": "B"}], "expect": expect}, "en")
