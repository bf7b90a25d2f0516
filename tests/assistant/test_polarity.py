"""Both polarities of every yes/no rule in six languages: a claim that asserts its proposition, and one that denies it.

The claims in ``polarity/LANG.tsv`` were written for this test: they are neither examples nor judged questions. Each is
claimed beside one about an unrelated rule, so that its own words alone tell which way it is meant. The signs are
learned: which of some eight hundred claims go wrong changes a little with every training, so the test bounds how many
do, and not which. Run as a program, ``python -m tests.assistant.test_polarity``, it prints the shares and the claims
that were turned round.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

from api.library import load_assistant
from api.settings import load_settings
from assistant.disputed import ClaimMade, Dispute
from assistant.examples import load_examples
from assistant.normalize import LANGUAGES
from assistant.service import Assistant
from assistant.verdicts import judge
from eval.answers import SPLITS, load_questions
from eval.disputes import load_cases
from rules import load_catalogue

FOLDER = Path(__file__).with_name("polarity")
SIDES = ("assert", "deny")
# Places between two rules that have nothing to do with each other.
APART = 31
LEAST = 86.0  # percent right in each language
TURNED = 3.0  # percent at most that are judged the wrong way round, which misleads; "undetermined" does not

RULES = [rule for rule in load_catalogue().values() if rule.proposition]
Key = tuple[str, str]


def _rows(name: str) -> list[list[str]]:
    lines = (FOLDER / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines]


def _claims(lang: str) -> dict[Key, str]:
    return {
        (rule, side): text for rule, *texts in _rows(lang) for side, text in zip(SIDES, texts, strict=True)
    }


def judged(assistant: Assistant, lang: str) -> dict[Key, str]:
    """How each claim fares: ``right``, ``turned`` (the wrong way round) or ``unsure`` (neither)."""
    claims = _claims(lang)
    found: dict[Key, str] = {}
    for n, rule in enumerate(RULES):
        editions = [edition for edition in rule.editions if edition in rule.truth]
        edition = editions[n % len(editions)]
        beside = ClaimMade(claims[RULES[(n + APART) % len(RULES)].id, "assert"], lang)
        for side in SIDES:
            right = "supported" if rule.truth[edition] is (side == "assert") else "contradicted"
            dispute = Dispute((ClaimMade(claims[rule.id, side], lang), beside), "", lang, edition)
            verdict = judge(assistant, dispute).verdicts[0].verdict
            sure = verdict in ("supported", "contradicted")
            found[rule.id, side] = "right" if verdict == right else "turned" if sure else "unsure"
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_polarities_of_every_rule(assistant: Assistant, lang: str) -> None:
    found, claims = judged(assistant, lang), _claims(lang)
    turned = [claims[key] for key, how in found.items() if how == "turned"]
    unsure = [claims[key] for key, how in found.items() if how == "unsure"]
    assert 100 * len(turned) / len(found) <= TURNED, turned
    assert 100 - 100 * (len(turned) + len(unsure)) / len(found) >= LEAST, turned + unsure


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_claim_for_and_one_against(lang: str) -> None:
    claims = _claims(lang)
    assert set(claims) == {(rule.id, side) for rule in RULES for side in SIDES}
    assert len(set(claims.values())) == len(claims)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_claim_is_learned_from_or_measured_elsewhere(lang: str) -> None:
    """Word for word: a claim that were an example would tell nothing."""
    plain = {text.casefold().rstrip(".") for text in _claims(lang).values()}
    examples = {e.question.casefold().rstrip(".?!") for e in load_examples() if e.lang == lang}
    asked = {q.request.question.casefold().rstrip(".?!") for s in SPLITS for q in load_questions(s, lang)}
    disputed = {
        c.text.casefold().rstrip(".")
        for s in SPLITS
        for case in load_cases(s, lang)
        for c in case.dispute.claims
    }
    assert plain & (examples | asked | disputed) == set()


if __name__ == "__main__":
    loaded = load_assistant(load_settings())
    for code in LANGUAGES:
        found, claims = judged(loaded, code), _claims(code)
        counts = Counter(found.values())
        share = 100 * counts["right"] / counts.total()
        told = f"{code}: right {share:.1f} %, unsure {counts['unsure']}, turned round {counts['turned']}\n"
        told += "".join(f"    {claims[key]}\n" for key, how in found.items() if how == "turned")
        sys.stdout.write(told)
