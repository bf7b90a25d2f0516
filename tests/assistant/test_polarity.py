"""Both polarities of every yes/no rule in six languages: a claim that asserts its proposition, and one that denies it.

The claims in ``polarity/LANG.tsv`` were written for this test: they are neither examples nor judged questions. Each is
claimed beside one about an unrelated rule, so that its own words alone tell which way it is meant. Those in
``polarity/known.tsv`` are not judged right, with the reason: ``unsure`` is undetermined, which misleads nobody;
``turned`` is the wrong way round. Whatever else fails is new. Run as a program,
``python -m tests.assistant.test_polarity``, it prints the shares.
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
# Training the classifier anew makes it unsure of one claim or another; it must not turn any round.
SPARE = 4
LEAST = 85.0  # percent right in each language

RULES = [rule for rule in load_catalogue().values() if rule.proposition]
Key = tuple[str, str]


def _rows(name: str) -> list[list[str]]:
    lines = (FOLDER / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines]


def _claims(lang: str) -> dict[Key, str]:
    return {
        (rule, side): text for rule, *texts in _rows(lang) for side, text in zip(SIDES, texts, strict=True)
    }


def _known(lang: str) -> dict[Key, str]:
    return {(rule, side): how for code, rule, side, how, _ in _rows("known") if code == lang}


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
    found, known = judged(assistant, lang), _known(lang)
    claims = _claims(lang)
    new = {f"{how}: {claims[key]}" for key, how in found.items() if how != "right" and key not in known}
    worse = {
        f"turned: {claims[k]}" for k, how in found.items() if how == "turned" and known.get(k) != "turned"
    }
    assert worse == set()
    assert len(new) <= SPARE, new
    assert 100 * sum(how == "right" for how in found.values()) / len(found) >= LEAST


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_claim_for_and_one_against(lang: str) -> None:
    claims = _claims(lang)
    assert set(claims) == {(rule.id, side) for rule in RULES for side in SIDES}
    assert len(set(claims.values())) == len(claims)
    assert set(_known(lang)) <= set(claims)
    assert all(reason.endswith(".") for *_, reason in _rows("known"))


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
        counts = Counter(judged(loaded, code).values())
        share = 100 * counts["right"] / counts.total()
        told = f"{code}: right {share:.1f} %, unsure {counts['unsure']}, turned round {counts['turned']}\n"
        sys.stdout.write(told)
