"""How well disputes are judged: ``python -m eval.disputes [--split dev] [--lang en] [--mistakes]``.

A claim is right when its verdict is the expected one, and with it every one of ``depends_on``, ``rule``, ``number`` and
``mistake`` that the file expects. A dispute is right when all its claims are. What counts most is told apart: how often
a claim that no text settles is called supported or contradicted.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import yaml

from api.dispute_input import read_dispute
from api.library import load_assistant
from api.settings import load_settings
from assistant.disputed import WORDS, ClaimMade, Dispute, Verdict
from assistant.normalize import LANGUAGES
from assistant.sentences import statement
from assistant.service import Assistant
from assistant.verdicts import judge
from rules import load_catalogue

SPLITS = ("dev", "test")
_EXPECTED = frozenset({"verdict", "depends_on", "rule", "number", "mistake"})
_APART = 37  # places between two rules that have nothing to do with each other
_SURE = frozenset({"supported", "contradicted"})


@dataclass(frozen=True, slots=True)
class Case:
    """A dispute with what is expected of each of its claims."""

    id: str
    lang: str
    dispute: Dispute
    expect: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """A claim's verdict beside what was expected; ``wrong`` names what differs."""

    case: Case
    verdict: Verdict
    expect: Mapping[str, Any]
    wrong: tuple[str, ...]


def load_cases(split: str, lang: str) -> list[Case]:
    """The disputes of a split in one language; none where there is no file. Raises ValueError naming the case."""
    path = files("eval") / "disputes" / split / f"{lang}.yaml"
    if not path.is_file():
        return []
    return [_case(raw, lang) for raw in yaml.safe_load(path.read_text(encoding="utf-8"))]


def _case(raw: dict[str, Any], lang: str) -> Case:
    name = str(raw.get("id"))
    expect = raw.get("expect")
    try:
        body = {"lang": lang, **{k: v for k, v in raw.items() if k not in ("id", "expect")}}
        dispute = read_dispute(body)
        if not isinstance(expect, list) or len(expect) != len(dispute.claims):
            raise ValueError("expect needs an entry for each claim")
        for entry in expect:
            if entry["verdict"] not in WORDS or not set(entry) <= _EXPECTED:
                raise ValueError(f"cannot expect {entry}")
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"{lang}: {name}: {error}") from error
    return Case(name, lang, dispute, tuple(expect))


def compare(case: Case, verdicts: Sequence[Verdict]) -> list[Judged]:
    """Each claim's verdict beside what was expected of it."""
    return [
        Judged(case, v, e, tuple(k for k, wanted in e.items() if getattr(v, k) != wanted))
        for v, e in zip(verdicts, case.expect, strict=True)
    ]


def run(assistant: Assistant, cases: Sequence[Case]) -> list[Judged]:
    """Judges all cases."""
    return [j for c in cases for j in compare(c, judge(assistant, c.dispute).verdicts)]


def figures(judged: Sequence[Judged]) -> dict[str, float]:
    """Shares in percent; those that nothing is measured by are left out."""
    by_case: dict[str, list[Judged]] = {}
    for one in judged:
        by_case.setdefault(one.case.id, []).append(one)
    whole = [not any(j.wrong for j in group) for group in by_case.values()]
    words = ["verdict" not in j.wrong for j in judged]
    facts = ["verdict" not in j.wrong for j in judged if j.case.dispute.facts is not None]
    told = ["verdict" not in j.wrong for j in judged if j.case.dispute.facts is None]
    unsettled = [j.verdict.verdict in _SURE for j in judged if j.expect["verdict"] == "undetermined"]
    inverted = [
        j.verdict.verdict in _SURE
        for j in judged
        if j.expect["verdict"] in _SURE and j.verdict.verdict != j.expect["verdict"]
    ]
    causes = [k not in j.wrong for j in judged for k in ("mistake",) if k in j.expect]
    shares = {
        "verdicts right": words,
        "… with facts": facts,
        "… without facts": told,
        "causes of wrong numbers right": causes,
        "disputes wholly right": whole,
        "undetermined called supported or contradicted": unsettled,
    }
    found = {name: round(100 * sum(flags) / len(flags), 1) for name, flags in shares.items() if flags}
    if judged:
        found["turned round"] = round(100 * sum(inverted) / len(judged), 1)
    return found


def statements(assistant: Assistant, lang: str) -> dict[str, float]:
    """The shares of each verdict, in percent, on the rules' own sentences: what they say is right.

    They are no examples of the classifier. Each is claimed beside the sentence of an unrelated rule.
    """
    rules = [r for r in load_catalogue().values() if not r.open and (r.proposition or r.value)]
    found = dict.fromkeys(WORDS, 0)
    for i, rule in enumerate(rules):
        edition = rule.editions[i % len(rule.editions)]
        other = rules[(i + _APART) % len(rules)]
        claims = (
            ClaimMade(statement(rule.id, edition, lang)),
            ClaimMade(statement(other.id, other.editions[0], lang)),
        )
        verdict = judge(assistant, Dispute(claims, "", lang, edition)).verdicts[0]
        found[verdict.verdict] += 1
    return {word: round(100 * n / len(rules), 1) for word, n in found.items()}


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the figures of the splits; with ``--mistakes`` what went wrong."""
    parser = argparse.ArgumentParser(prog="python -m eval.disputes", description=__doc__)
    parser.add_argument("--split", choices=SPLITS, action="append")
    parser.add_argument("--lang", choices=LANGUAGES, action="append")
    parser.add_argument("--mistakes", action="store_true", help="what went wrong (dev only)")
    parser.add_argument("--statements", action="store_true", help="judge the rules' own sentences instead")
    options = parser.parse_args(arguments)
    assistant = load_assistant(load_settings())
    if options.statements:
        for lang in options.lang or LANGUAGES:
            told = ", ".join(f"{w} {share} %" for w, share in statements(assistant, lang).items())
            print(f"{lang}: {told}")
        return 0
    for split in options.split or SPLITS:
        cases = [c for lang in options.lang or LANGUAGES for c in load_cases(split, lang)]
        judged = run(assistant, cases)
        print(f"{split}: {len(cases)} disputes, {len(judged)} claims")
        for name, share in figures(judged).items():
            print(f"  {name:<48}{share:6.1f} %")
        if options.mistakes and split == "dev":
            for one in (j for j in judged if j.wrong):
                v = one.verdict
                print(f"  {one.case.id}: {v.text}\n    expected {dict(one.expect)}")
                print(
                    f"    got {v.verdict} {v.depends_on} {v.rule} {v.claimed} {v.number} {v.mistake} {v.confidence}"
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
