"""The command ``konduktor eval``: measures answers, and fails when a figure falls below the committed baseline."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from api.library import load_assistant
from api.settings import Settings
from assistant.normalize import LANGUAGES
from eval import answers as answers_eval

app = typer.Typer(no_args_is_help=True, help="Measure answers, language detection and retrieval.")
BASELINE = Path(__file__).with_name("baseline.json")


@app.callback()
def _group() -> None:
    """Measure answers, language detection and retrieval."""


@app.command()
def answers(
    split: Annotated[list[str] | None, typer.Option(help="dev, test or both (default).")] = None,
    lang: Annotated[list[str] | None, typer.Option(help="Only these languages.")] = None,
    mistakes: Annotated[bool, typer.Option("--mistakes", help="Show what went wrong (dev only).")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    save: Annotated[bool, typer.Option("--save-baseline", help="Make these figures the baseline.")] = False,
    report: Annotated[Path | None, typer.Option(help="Write a page with tables and plots here.")] = None,
) -> None:
    """Ask the judged questions and compare the figures with the committed baseline."""
    assistant = load_assistant(Settings())
    baseline = answers_eval.read_baseline(BASELINE)
    found: dict[str, dict[str, dict[str, float]]] = {}
    failed: list[str] = []
    judged: dict[str, list[answers_eval.Verdict]] = {}
    for name in split or answers_eval.SPLITS:
        questions = [q for code in lang or LANGUAGES for q in answers_eval.load_questions(name, code)]
        verdicts = answers_eval.run(assistant, questions)
        judged[name] = verdicts
        found[name] = answers_eval.table(verdicts)
        if not as_json:
            sys.stdout.write(answers_eval.report_text(name, found[name]) + "\n\n")
        if mistakes and name == "dev":
            _show_mistakes(verdicts)
        if not lang and not save:
            counts = answers_eval.sizes(verdicts)
            told = answers_eval.losses(found[name], baseline.get(name, {}), counts)
            failed += [f"{name}: {loss}" for loss in told]
    if as_json:
        sys.stdout.write(json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    if report is not None:
        from eval.report import write_report

        write_report(report, judged, baseline)
        sys.stderr.write(f"report: {report}\n")
    if save:
        BASELINE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    if failed:
        sys.stderr.write("below the baseline:\n" + "\n".join(f"  {f}" for f in failed) + "\n")
        raise typer.Exit(1)


@app.command()
def gate(
    current: Annotated[Path, typer.Argument(help="The folder of the current index.")],
    candidate: Annotated[Path, typer.Argument(help="The folder of an index that is to take its place.")],
) -> None:
    """Compare two indexes question by question; exit status 1 where the second must not take the first one's place."""
    from eval.gate import compare
    from indexer.errors import IndexProblem

    try:
        passed, told = compare(current, candidate)
    except IndexProblem as error:
        sys.stderr.write(f"error: {error}\n")
        raise typer.Exit(2) from None
    sys.stdout.write(told + "\n")
    if not passed:
        raise typer.Exit(1)


@app.command()
def retrieval(
    queries: Annotated[Path, typer.Option(help="Judged questions: qid, lang, query, positive_pid(s).")],
    passages: Annotated[list[Path], typer.Option(help="Passages: pid, lang, text. One or more files.")],
    more: Annotated[list[Path] | None, typer.Argument(help="Further files of passages.")] = None,
    mixed: Annotated[bool, typer.Option("--mixed", help="All languages in one pool.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure the product's own retrieval on any judged set."""
    from eval.retrieval import evaluate

    try:
        found = evaluate([*passages, *(more or [])], queries, mixed, progress=not as_json)
    except (OSError, ValueError) as error:
        sys.stderr.write(f"error: {error}\n")
        raise typer.Exit(2) from None
    if as_json:
        sys.stdout.write(json.dumps(found, ensure_ascii=False, indent=1) + "\n")
        return
    for name, value in found.items():
        sys.stdout.write(f"{name:24} {value}\n")


@app.command()
def corpus(
    split: Annotated[list[str] | None, typer.Option(help="dev, test or both (default).")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure how often the passages that state the rule asked about are found in our own documents."""
    from eval.own_corpus import own_corpus_recall

    assistant = load_assistant(Settings())
    found = {}
    for name in split or answers_eval.SPLITS:
        questions = [q for code in LANGUAGES for q in answers_eval.load_questions(name, code)]
        found[name] = own_corpus_recall(assistant, questions)
    if as_json:
        sys.stdout.write(json.dumps(found, ensure_ascii=False, indent=1) + "\n")
        return
    for name, rows in found.items():
        for row, figures in rows.items():
            shares = "  ".join(f"{group} {value:.3f}" for group, value in figures.items())
            sys.stdout.write(f"{name:5} {row:20} {shares}\n")


@app.command()
def langid(
    file: Annotated[Path, typer.Argument(help="Texts to judge: JSON lines with lang and text.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure language detection beside langdetect, and lingua and py3langid where they are installed."""
    from eval.langid import evaluate

    try:
        found = evaluate(file)
    except (OSError, ValueError, KeyError) as error:
        sys.stderr.write(f"error: {error}\n")
        raise typer.Exit(2) from None
    if as_json:
        sys.stdout.write(json.dumps(found, ensure_ascii=False, indent=1) + "\n")
        return
    for name, row in found.items():
        sys.stdout.write(f"{name:12} {row}\n")


def _show_mistakes(verdicts: list[answers_eval.Verdict]) -> None:
    for v in verdicts:
        if not v.right or v.lang is False:
            e = v.question.expect
            a = v.answer
            used = sorted({r for c in a.citations for r in c.rules})[:4]
            sys.stdout.write(
                f"{v.question.id} [{v.question.kind}] {v.question.request.question}\n"
                f"    expected {e.get('status')} {e.get('value', '–')!r} {e.get('rules')} {e.get('edition', '')}\n"
                f"    got      {a.status} {a.value!r} {used} {a.edition} lang={a.lang} {a.confidence}"
                f" | {a.answer[:110]}\n"
            )
