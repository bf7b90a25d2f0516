"""Cases for the measurement, made from reviewed answers: in the format of ``eval/questions``, without personal data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from api.desk.anonymise import anonymised
from api.desk.edits import Edited
from api.desk.measured import near_example, near_measured
from api.desk.reviews import Reviewed


@dataclass(frozen=True, slots=True)
class Left:
    """A review that is no case, and why: ``measured`` or ``example`` (what it is near to), or ``twice``."""

    review: Reviewed
    why: str
    near: str


def dev_cases(
    reviews: Sequence[Reviewed], active: Sequence[Edited]
) -> tuple[list[dict[str, Any]], list[Left]]:
    """The cases, and the reviews left out because they would measure what was learned, or what is measured already.

    ``active`` are the edits: a question that became an example is no case.
    """
    cases: list[dict[str, Any]] = []
    left: list[Left] = []
    seen: set[tuple[str, str]] = set()
    for one in reviews:
        question = anonymised(one.question, one.lang)
        if (one.lang, question) in seen:
            left.append(Left(one, "twice", question))
            continue
        learned = [
            str(e.content["question"])
            for e in active
            if e.kind == "example" and e.withdrawn_at is None and e.content["lang"] == one.lang
        ]
        example = near_example(question, one.lang, learned)
        measured = near_measured(question, one.lang)
        if example is not None or measured is not None:
            left.append(
                Left(one, "example" if example is not None else "measured", example or measured or "")
            )
            continue
        seen.add((one.lang, question))
        expect = dict(one.expect)
        if isinstance(expect.get("value"), str):  # reviews made before were kept as they were typed
            expect["value"] = anonymised(expect["value"], one.lang)
        cases.append(
            {
                "id": f"{one.lang}-f-{one.number:03}",
                "question": question,
                "kind": one.kind,
                "edition": one.edition,
                "players": one.players,
                "expect": expect,
                "lang": one.lang,
            }
        )
    return cases, left


def lines(cases: Sequence[dict[str, Any]]) -> str:
    """The cases as JSON lines."""
    return "".join(json.dumps(case, ensure_ascii=False) + "\n" for case in cases)
