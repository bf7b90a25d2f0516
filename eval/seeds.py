"""The five real source texts taken in one by one, and questions answered from each of them alone.

Run as ``python -m eval.seeds FOLDER``. Everything happens in a temporary folder; the project's own documents are
left out. The texts belong to others and are not part of the project.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from api.settings import load_settings
from assistant.answer import Answer
from assistant.build import build, open_assistant
from assistant.service import Assistant, Request
from corpus.ingest import IngestReport, Part, ingest

QUESTIONS = "seeds.jsonl"
PARTS = ("status", "value", "cited", "says", "linked")


@dataclass(frozen=True, slots=True)
class Seed:
    """One source text: the start of its file's name, its language and edition, and its further parts."""

    number: str
    lang: str
    edition: str
    authority: str = "community"
    parts: tuple[Part, ...] = ()


SEEDS = (
    Seed("000", "tr", "europe"),
    Seed("001", "pl", "europe"),
    Seed("002", "kk", "usa", "machine_translated"),
    Seed("003", "el", "india", parts=(Part("switzerland", line=2),)),
    Seed("004", "it", "usa"),
)


@dataclass(frozen=True, slots=True)
class Question:
    """A question on a seed, and what is right: status, value (where there is one), rules, and words that settle it."""

    id: str
    lang: str
    request: Request
    expect: Mapping[str, Any]

    @property
    def seed(self) -> str:
        """The number of the seed that answers it."""
        return self.id.split("-")[0]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How an answer fared, part by part.

    ``cited``: a citation is from the seed; ``says``: such a one holds the words that settle the question;
    ``linked``: such a one is known to state one of the rules.
    """

    question: Question
    answer: Answer
    status: bool
    value: bool
    cited: bool
    says: bool
    linked: bool

    @property
    def right(self) -> bool:
        """Status, value, and a citation from the seed that settles the question."""
        return self.status and self.value and self.says


def load_questions() -> list[Question]:
    """The questions on the seeds. Raises ValueError naming the line that is not well formed."""
    text = (files("eval") / "questions" / QUESTIONS).read_text(encoding="utf-8")
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            raw = json.loads(line)
            request = Request(raw["question"], None, raw["edition"])
            found.append(Question(raw["id"], raw["lang"], request, raw["expect"]))
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError(f"{QUESTIONS}:{number}: {error}") from error
    return found


def judge(question: Question, answer: Answer, document_id: str) -> Outcome:
    """Compare an answer with what is right; only citations of the seed count."""
    expect = question.expect
    wanted = expect.get("value")
    # In Python True == 1, but "yes" is no number.
    same = answer.value == wanted and isinstance(answer.value, bool) is isinstance(wanted, bool)
    ours = [c for c in answer.citations if c.document_id == document_id]
    words = [word.casefold() for word in expect["says"]]
    return Outcome(
        question,
        answer,
        status=answer.status == expect["status"],
        value="value" not in expect or same,
        cited=bool(ours),
        says=any(word in c.quote.casefold() for c in ours for word in words),
        linked=any(set(expect["rules"]) & set(c.rules) for c in ours),
    )


def take_in(seed: Seed, folder: Path, out_dir: Path) -> IngestReport:
    """Ingest one seed. Raises FileNotFoundError where the folder does not have it."""
    paths = sorted(folder.glob(f"{seed.number}_*.txt"))
    if not paths:
        raise FileNotFoundError(f"{folder} has no file {seed.number}_*.txt")
    return ingest(
        paths[0],
        edition=seed.edition,
        lang=seed.lang,
        authority=seed.authority,
        title=f"Seed {seed.number}",
        document_id=f"seed-{seed.number}",
        out_dir=out_dir,
        parts=seed.parts,
    )


def run(folder: Path, *, progress: bool = False) -> list[tuple[Seed, IngestReport, list[Outcome]]]:
    """Take in each seed, build an index of it alone, and ask its questions."""
    questions = load_questions()
    results = []
    with tempfile.TemporaryDirectory(prefix="konduktor-seeds-") as name:
        temporary = Path(name)
        existing = load_settings().index_dir
        if existing.is_dir():  # its embeddings and classifier save minutes
            shutil.copytree(existing, temporary / "index")
        for seed in SEEDS:
            report = take_in(seed, folder, temporary / "documents")
            # One folder for all builds: the classifier is trained once.
            build([report.document], temporary / "index", progress=progress)
            assistant = open_assistant(temporary / "index")
            asked = [q for q in questions if q.seed == seed.number]
            results.append((seed, report, _ask(assistant, asked, report.document.provenance.id)))
    return results


def _ask(assistant: Assistant, questions: Sequence[Question], document_id: str) -> list[Outcome]:
    return [judge(q, assistant.ask(q.request), document_id) for q in questions]


def table_text(results: Sequence[tuple[Seed, IngestReport, list[Outcome]]]) -> str:
    """The table: passages, repairs by kind, and of the questions how many are right in what."""
    columns = ("passages", "repairs", "questions", "foreign", *PARTS, "right")
    head = f"{'seed':8}" + "".join(f"{column:>11}" for column in columns)
    lines = [head]
    every: list[Outcome] = []
    for seed, report, outcomes in results:
        every += outcomes
        other = sum(o.question.lang != seed.lang for o in outcomes)
        made = sum(repair.count for repair in report.repairs)
        lines.append(f"{seed.number} {seed.lang:4}{report.passages:>11}{made:>11}" + _counts(outcomes, other))
    other = sum(o.question.lang != s.lang for s, _, found in results for o in found)
    lines.append(f"{'all':30}" + _counts(every, other))
    lines.append("")
    for seed, report, _ in results:
        kinds: Counter[str] = Counter()
        for repair in report.repairs:
            kinds[repair.kind] += repair.count
        lines.append(f"{seed.number} {seed.lang}: " + ", ".join(f"{k} {n}" for k, n in kinds.items()))
    return "\n".join(lines)


def _counts(outcomes: Sequence[Outcome], other: int) -> str:
    parts = [sum(getattr(o, part) for o in outcomes) for part in PARTS]
    share = sum(o.right for o in outcomes) / max(1, len(outcomes))
    return "".join(f"{number:>11}" for number in (len(outcomes), other, *parts)) + f"{share:>11.0%}"


def mistakes_text(results: Sequence[tuple[Seed, IngestReport, list[Outcome]]]) -> str:
    """Each question that is not right: what was expected, and what came."""
    lines = []
    for _, _, outcomes in results:
        for o in outcomes:
            if not o.right:
                e, a = o.question.expect, o.answer
                wrong = [part for part in PARTS if not getattr(o, part)]
                told = [(c.passage_id, c.rules) for c in a.citations]
                lines.append(
                    f"{o.question.id} [{o.question.lang}] {o.question.request.question}\n"
                    f"    wrong: {', '.join(wrong)}; expected {e.get('value', '–')!r} {e['rules']}\n"
                    f"    got {a.status} {a.value!r} {told} | {a.answer[:100]}"
                )
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    """Print the table; with ``--mistakes`` what went wrong, too. Without the texts, say so and end well."""
    parser = argparse.ArgumentParser(prog="python -m eval.seeds", description=__doc__)
    parser.add_argument("folder", type=Path, help="the folder of the source texts")
    parser.add_argument("--mistakes", action="store_true", help="show each question that is not right")
    options = parser.parse_args(argv)
    if not options.folder.is_dir():
        print(f"skipped: there is no folder {options.folder}; the source texts are not part of the project")
        return 0
    try:
        results = run(options.folder)
    except FileNotFoundError as error:
        sys.stderr.write(f"error: {error}\n")
        return 2
    print(table_text(results))
    if options.mistakes:
        print("\n" + mistakes_text(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
