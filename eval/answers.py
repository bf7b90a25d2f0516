"""How good the answers are: judged questions per language, kind and split, compared with a committed baseline."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from assistant.answer import Answer
from assistant.normalize import LANGUAGES
from assistant.service import Assistant, Request

KINDS = ("lookup", "computed", "dispute", "cross", "ambiguous", "out_of_scope", "not_covered")
SPLITS = ("dev", "test")
REFUSALS = frozenset({"out_of_scope", "not_covered"})
LOSS = 2.0  # points that any figure may lose against the baseline
LEAST = 2  # questions by which it must fall besides: one comes and goes with every training


@dataclass(frozen=True, slots=True)
class Question:
    """A judged question; ``expect`` as written in the file."""

    id: str
    lang: str
    kind: str
    request: Request
    expect: Mapping[str, Any]

    @property
    def statuses(self) -> tuple[str, ...]:
        """The acceptable statuses."""
        status = self.expect["status"]
        return (status,) if isinstance(status, str) else tuple(status)


@dataclass(frozen=True, slots=True)
class Verdict:
    """How an answer fared: each part right or not (None where the question does not judge it)."""

    question: Question
    answer: Answer
    lang: bool | None
    status: bool
    value: bool | None
    rule: bool | None
    cited: bool | None
    verbatim: bool

    @property
    def right(self) -> bool:
        """Status and, where there is one, value and rule (or value alone where it is right by another rule)."""
        return self.status and self.value is not False and self.rule is not False


def load_questions(split: str, lang: str) -> list[Question]:
    """The questions of a split in one language. Raises ValueError naming the line that is not well formed."""
    path = files("eval") / "questions" / split / f"{lang}.jsonl"
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip():
            continue
        try:
            raw = json.loads(line)
            request = Request(raw["question"], None, raw.get("edition"), raw.get("players"))
            question = Question(raw["id"], lang, raw["kind"], request, raw["expect"])
            if question.kind not in KINDS or not question.statuses:
                raise ValueError(f"unknown kind {question.kind!r}")
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError(f"{split}/{lang}.jsonl:{number}: {error}") from error
        found.append(question)
    return found


def judge(question: Question, answer: Answer, passages: Mapping[str, str]) -> Verdict:
    """Compares an answer with what is expected; ``passages`` are the texts quotes must stand in."""
    expect = question.expect
    status = answer.status in question.statuses
    answered = answer.status == "answered"
    value: bool | None = None
    if "value" in expect and answered:
        value = _same(expect["value"], answer.value)
    used = {r for c in answer.citations for r in c.rules}
    told = set(used)
    if answer.computation:
        told |= {s["rule"] for s in answer.computation["steps"]}
    rules = set(expect.get("rules") or ())
    rule: bool | None = None
    if rules and answered:
        rule = bool(rules & told)
    cited = bool(answer.citations) and (not rules or bool(rules & used)) if answered else None
    verbatim = all(
        c.quote in passages.get(c.passage_id, "") and all(0 <= a < b <= len(c.quote) for a, b in c.highlights)
        for c in answer.citations
    )
    # Keys hit at random have no language, whatever file they stand in.
    lang = None if answer.lang is None and question.kind == "out_of_scope" else answer.lang == question.lang
    return Verdict(question, answer, lang, status, value, rule, cited, verbatim)


def _same(expected: Any, given: Any) -> bool:
    if isinstance(expected, bool) or isinstance(given, bool):
        return expected is given
    return bool(expected == given)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def run(assistant: Assistant, questions: Iterable[Question]) -> list[Verdict]:
    """Asks and judges."""
    texts = {i: p.text for i, p in assistant.evidence.passages.items()}
    return [judge(q, assistant.ask(q.request), texts) for q in questions]


def figures(verdicts: Sequence[Verdict]) -> dict[str, float]:
    """Shares in percent over ``verdicts``; a figure nobody is judged by is left out."""
    return {name: round(100 * sum(flags) / len(flags), 1) for name, flags in _flags(verdicts).items()}


def _flags(verdicts: Sequence[Verdict]) -> dict[str, Sequence[bool]]:
    """For each figure, how every question fared that is judged by it."""
    found: dict[str, Sequence[bool]] = {}

    def share(name: str, flags: Sequence[bool]) -> None:
        if flags:
            found[name] = flags

    share("right", [v.right for v in verdicts])
    share("language", [v.lang for v in verdicts if v.lang is not None])
    share("status", [v.status for v in verdicts])
    share("value", [v.value for v in verdicts if v.value is not None])
    share("rule", [v.rule for v in verdicts if v.rule is not None])
    share("cited", [v.cited for v in verdicts if v.cited is not None])
    share("verbatim", [v.verbatim for v in verdicts])
    refused = [v for v in verdicts if v.answer.status in REFUSALS]
    due = [v for v in verdicts if set(v.question.statuses) <= REFUSALS]
    share("refusal precision", [v.status for v in refused])
    share("refusal recall", [v.status for v in due])
    numbers = [v for v in verdicts if v.question.kind == "computed"]
    share(
        "wrong number",
        [v.value is False and _is_number(v.answer.value) for v in numbers],
    )
    return found


def table(verdicts: Sequence[Verdict]) -> dict[str, dict[str, float]]:
    """Figures overall, by language and by kind."""
    return {name: figures(group) for name, group in _groups(verdicts).items()}


def sizes(verdicts: Sequence[Verdict]) -> dict[str, dict[str, int]]:
    """How many questions each figure of `table` counts."""
    return {
        group: {name: len(flags) for name, flags in _flags(members).items()}
        for group, members in _groups(verdicts).items()
    }


def _groups(verdicts: Sequence[Verdict]) -> dict[str, list[Verdict]]:
    groups: dict[str, list[Verdict]] = defaultdict(list)
    for v in verdicts:
        groups["all"].append(v)
        groups[v.question.lang].append(v)
        groups[v.question.kind].append(v)
    return {name: groups[name] for name in ("all", *LANGUAGES, *KINDS) if groups[name]}


def losses(
    now: Mapping[str, Mapping[str, float]],
    before: Mapping[str, Mapping[str, float]],
    counts: Mapping[str, Mapping[str, int]] | None = None,
) -> list[str]:
    """What fell by more than `LOSS` points against ``before`` (a wrong number may not rise by it).

    With ``counts``, the questions behind each figure, a fall is also one of at least `LEAST` questions: one more or
    less in a group of ten is ten points, and comes and goes with every training.
    """
    found = []
    for group, row in before.items():
        for name, old in row.items():
            new = now.get(group, {}).get(name)
            if new is None:
                continue
            fall = new - old if name == "wrong number" else old - new
            few = counts is not None and fall * counts.get(group, {}).get(name, 0) < 100 * (LEAST - 0.5)
            if fall > LOSS + 1e-9 and not few:
                found.append(f"{group}: {name} {old} → {new}")
    return found


def report_text(name: str, rows: Mapping[str, Mapping[str, float]]) -> str:
    """The table as text."""
    columns = list(dict.fromkeys(column for row in rows.values() for column in row))
    short = {
        c: c.replace("refusal precision", "ref.prec").replace("refusal recall", "ref.rec") for c in columns
    }
    lines = [f"{name:14}" + "".join(f"{short[c]:>13}" for c in columns)]
    for group, row in rows.items():
        lines.append(
            f"{group:14}" + "".join(f"{row[c]:13.1f}" if c in row else f"{'–':>13}" for c in columns)
        )
    return "\n".join(lines)


def read_baseline(path: Path) -> dict[str, Any]:
    """The committed figures by split; empty where there are none yet."""
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else {}
