"""How exactly the readers take inputs out of questions whose inputs are known: for tests, and run by hand.

``python -m tests.assistant.readings`` prints the share of judged questions read exactly, by language and
computation; ``python -m tests.assistant.readings -v tr`` also prints the ones that are not.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from assistant.build import prepared
from assistant.intents import READERS
from assistant.normalize import LANGUAGES

EXAMPLES = Path(__file__).parents[2] / "assistant" / "examples"
FRESH = Path(__file__).parent / "questions"


@dataclass(frozen=True)
class Case:
    """A question, the computation it asks for and the inputs it gives."""

    lang: str
    question: str
    name: str
    inputs: Mapping[str, Any]
    value: Any = None


def examples(lang: str) -> list[Case]:
    """The example questions of ``lang`` that ask for a computation."""
    return _load(lang, EXAMPLES / lang / "computed.jsonl")


def fresh(lang: str) -> list[Case]:
    """Questions that nothing was tuned on when they were written."""
    return _load(lang, FRESH / f"{lang}.jsonl")


def _load(lang: str, path: Path) -> list[Case]:
    lines = [json.loads(x) for x in path.read_text(encoding="utf-8").splitlines() if x.strip()]
    return [Case(lang, x["q"], x["compute"], x["inputs"], x.get("value")) for x in lines if "inputs" in x]


def plain(name: str, inputs: Mapping[str, Any]) -> dict[str, Any]:
    """``inputs`` in one form: order where it doesn't matter and defaults are left out."""
    out = {k: v for k, v in inputs.items() if not (k == "owner" and v == "other")}
    if "route" in out:
        out["route"] = sorted([out["route"]["city_a"], out["route"]["city_b"]])
    for key in ("revealed", "face_up", "reached"):
        if key in out and not isinstance(out[key], int):
            out[key] = sorted(out[key])
    if isinstance(out.get("tickets"), list):
        out["tickets"] = sorted((t["points"], t["completed"]) for t in out["tickets"])
    if name == "tickets_to_keep":
        out = {"when": out.get("when")}
    return out


def understood(case: Case) -> dict[str, Any]:
    """What the reader of the case's computation takes out of its question."""
    _, reading = prepared(case.question, case.lang)
    return dict(READERS[case.name](reading).inputs)


def is_exact(case: Case) -> bool:
    """Whether the question is read exactly."""
    return plain(case.name, understood(case)) == plain(case.name, case.inputs)


def misread(cases: Iterable[Case]) -> list[Case]:
    """The cases that are not read exactly."""
    return [case for case in cases if not is_exact(case)]


def report(langs: Iterable[str], *, show: bool) -> Iterator[str]:
    """Lines with the share read exactly by language, and with ``show`` the questions that are not."""
    for lang in langs:
        for title, cases in (("examples", examples(lang)), ("fresh", fresh(lang))):
            wrong = misread(cases)
            total, missed = Counter(c.name for c in cases), Counter(c.name for c in wrong)
            some = [f"{n} {total[n] - missed[n]}/{total[n]}" for n in sorted(missed)]
            share = 1 - len(wrong) / max(1, len(cases))
            yield f"{lang} {title}: {share:.1%} of {len(cases)}; {', '.join(some)}"
            for case in sorted(wrong, key=lambda c: c.name) if show else []:
                yield f"   {case.name}: {case.question}"
                yield f"      want {plain(case.name, case.inputs)}"
                yield f"      got  {plain(case.name, understood(case))}"


if __name__ == "__main__":
    chosen = [a for a in sys.argv[1:] if a in LANGUAGES]
    for line in report(chosen or LANGUAGES, show="-v" in sys.argv):
        sys.stdout.write(f"{line}\n")
