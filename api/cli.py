"""The command ``konduktor``: ask, batch, detect, compute, ingest, build and check the index, serve."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated, Any, NoReturn, TypeVar

import typer

from api.settings import Settings

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
index_app = typer.Typer(no_args_is_help=True, help="Build and check the index.")
app.add_typer(index_app, name="index")

MAX_LINE = 100_000
T = TypeVar("T")


def _out(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def _json(value: object, *, indent: int | None = None) -> str:
    return json.dumps(value, ensure_ascii=False, indent=indent)


def _fail(body: dict[str, Any], *, as_json: bool = False) -> NoReturn:
    if as_json:
        _out(_json(body))
    else:
        field = f"{body['field']}: " if body.get("field") else ""
        sys.stderr.write(f"error: {field}{body['detail']}\n")
    raise typer.Exit(2)


def _guarded(run: Callable[[], T], lang: str | None = None, *, as_json: bool = False) -> T:
    """Runs and turns our errors into a message that names the field, and exit status 2."""
    from api.problems import describe, known_language
    from assistant.service import QuestionError
    from corpus.errors import IngestError
    from indexer.errors import IndexProblem
    from rules import RuleError

    try:
        return run()
    except (QuestionError, RuleError, IngestError, IndexProblem) as error:
        _fail(describe(error, known_language(lang)), as_json=as_json)


def _lines() -> Iterator[str]:
    for raw in sys.stdin.buffer:
        if raw.strip():
            yield raw.decode("utf-8", "surrogateescape")


def _object(line: str) -> dict[str, Any]:
    """One JSON object of a batch. Raises QuestionError for anything else."""
    from assistant.service import QuestionError

    if len(line) > MAX_LINE:
        raise QuestionError("line", "too_long", len(line), MAX_LINE)
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise QuestionError("line", "field", line.strip()[:60], "a JSON object") from None
    if not isinstance(value, dict):
        raise QuestionError("line", "field", line.strip()[:60], "a JSON object")
    return value


def _batch(handle: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Answers every line of standard input with a line; a bad line gets an error object and the rest goes on."""
    from api.problems import describe, known_language
    from assistant.service import QuestionError
    from rules import RuleError

    failed = False
    for line in _lines():
        request: dict[str, Any] = {}
        try:
            request = _object(line)
            _out(_json(handle(request)))
        except (QuestionError, RuleError) as error:
            failed = True
            lang = request.get("lang")
            error_body = describe(error, known_language(lang if isinstance(lang, str) else None))
            if isinstance(error, RuleError):
                error_body |= error.to_dict()
            _out(_json({"error": error_body}))
    if failed:
        raise typer.Exit(1)


def _request(raw: dict[str, Any]) -> Any:
    from assistant.service import QuestionError, Request

    allowed = ("question", "lang", "edition", "players")
    extra = sorted(set(raw) - {*allowed, "id"})
    if extra:
        raise QuestionError(extra[0], "field", raw[extra[0]], list(allowed))
    if "question" not in raw:
        raise QuestionError("question", "empty", None, "1–500 characters")
    for name in ("lang", "edition"):
        if raw.get(name) is not None and not isinstance(raw[name], str):
            raise QuestionError(name, "field", raw[name], "text")
    return Request(raw["question"], raw.get("lang"), raw.get("edition"), raw.get("players"))


@app.command()
def ask(
    question: Annotated[str | None, typer.Argument(help="The question, 1–500 characters.")] = None,
    lang: Annotated[
        str | None, typer.Option(help="Language to fall back to: tr, pl, kk, el, it, en.")
    ] = None,
    edition: Annotated[str | None, typer.Option(help="usa, europe, india or switzerland.")] = None,
    players: Annotated[int | None, typer.Option(help="Number of players, 2–5.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole answer as JSON.")] = False,
    jsonl: Annotated[
        bool, typer.Option("--jsonl", help="One request a line in, one answer a line out.")
    ] = False,
    explain: Annotated[bool, typer.Option("--explain", help="Show how the answer came about.")] = False,
) -> None:
    """Answer a rules question."""
    from api.library import load_assistant
    from api.show import answer_text, trace_text
    from assistant.service import QuestionError, Request, check

    if jsonl:
        assistant = _guarded(lambda: load_assistant(Settings()))
        _batch(lambda raw: assistant.ask(_request(raw)).to_dict())
        return

    def run() -> None:
        if question is None:
            raise QuestionError("question", "empty", None, "1–500 characters")
        request = Request(question, lang, edition, players)
        check(request)
        answer, trace = load_assistant(Settings()).explain(request)
        _out(_json(answer.to_dict(), indent=2) if as_json else answer_text(answer))
        if explain:
            sys.stderr.write(trace_text(trace) + "\n") if as_json else _out(trace_text(trace))

    _guarded(run, lang, as_json=as_json)


@app.command()
def detect(
    text: Annotated[str | None, typer.Argument(help="The text.")] = None,
    jsonl: Annotated[
        bool, typer.Option("--jsonl", help='Lines {"text": …} in; lang and confidence added.')
    ] = False,
) -> None:
    """Tell the language of a text: one of the six, or null."""
    from assistant.language import detect as detect_language
    from assistant.service import QuestionError

    def one(raw: dict[str, Any]) -> dict[str, Any]:
        given = raw.get("text")
        if not isinstance(given, str):
            raise QuestionError("text", "field", given, "text")
        found = detect_language(given)
        clean = {
            k: v.encode("utf-8", "replace").decode() if isinstance(v, str) else v for k, v in raw.items()
        }
        return {**clean, "lang": found.lang, "confidence": round(found.confidence, 4)}

    if jsonl:
        _batch(one)
        return

    def run() -> None:
        if text is None or not text.strip():
            raise QuestionError("text", "empty", text, "some text")
        _out(_json(one({"text": text})))

    _guarded(run)


@app.command()
def compute(
    name: Annotated[str | None, typer.Argument(help="Name of the computation (see --list).")] = None,
    inputs: Annotated[str | None, typer.Option("--json", help="The inputs as a JSON object.")] = None,
    jsonl: Annotated[
        bool, typer.Option("--jsonl", help='Lines {"name": …, "inputs": {…}} each way.')
    ] = False,
    listing: Annotated[
        bool, typer.Option("--list", help="List the computations with their JSON Schemas.")
    ] = False,
) -> None:
    """Compute with the rules engine and show the steps."""
    from assistant.service import QuestionError
    from rules import RuleError, computations
    from rules import compute as run_compute

    if listing:
        _out(_json(computations(), indent=2))
        return
    if jsonl:

        def one(raw: dict[str, Any]) -> dict[str, Any]:
            given = raw.get("inputs", {})
            if not isinstance(given, dict):
                raise RuleError("inputs", given, {"type": "object"})
            return dict(run_compute(raw.get("name"), given).to_dict())  # type: ignore[arg-type]

        _batch(one)
        return

    def run() -> None:
        if name is None:
            raise RuleError("name", None, sorted(computations()))
        try:
            given = json.loads(inputs or "{}")
        except (ValueError, RecursionError):
            raise QuestionError("json", "field", inputs, "a JSON object") from None
        if not isinstance(given, dict):
            raise QuestionError("json", "field", inputs, "a JSON object")
        _out(_json(run_compute(name, given).to_dict(), indent=2))

    _guarded(run)


@app.command()
def ingest(
    file: Annotated[Path, typer.Argument(help="PDF, Markdown, HTML or plain text.")],
    edition: Annotated[str, typer.Option(help="usa, europe, india or switzerland.")],
    lang: Annotated[str, typer.Option(help="tr, pl, kk, el, it or en.")],
    authority: Annotated[
        str, typer.Option(help="official, publisher, platform, community or machine_translated.")
    ],
    title: Annotated[str, typer.Option(help="Title shown with citations.")],
    part: Annotated[
        list[str] | None, typer.Option(help="EDITION@LINE or EDITION@words: another edition begins there.")
    ] = None,
    publisher: Annotated[str, typer.Option(help="Publisher or kind of source.")] = "",
    license_: Annotated[str, typer.Option("--license", help="Licence or permission.")] = "",
    date: Annotated[str | None, typer.Option(help="Date of the text.")] = None,
    url: Annotated[str | None, typer.Option(help="Address of the original.")] = None,
    document_id: Annotated[str | None, typer.Option("--id", help="Id of the document.")] = None,
    report: Annotated[bool, typer.Option("--report", help="Show every repair and passage.")] = False,
    build: Annotated[bool, typer.Option("--build/--no-build", help="Build the index afterwards.")] = True,
) -> None:
    """Take in a rulebook: read, clean, cut into passages, store, and build the index again."""
    from api.library import ensure_index
    from corpus.ingest import Part
    from corpus.ingest import ingest as ingest_file

    settings = Settings()

    def run() -> None:
        done = ingest_file(
            file,
            edition=edition,
            lang=lang,
            authority=authority,
            title=title,
            out_dir=settings.ingested_dir,
            parts=[Part.parse(p) for p in part or []],
            document_id=document_id,
            publisher=publisher,
            license=license_,
            date=date,
            url=url,
        )
        _out(
            f"{done.document.provenance.id}: {done.passages} passages, {len(done.repairs)} repairs, read as {done.kind}"
        )
        if report:
            for repair in done.repairs:
                _out(f"  repair: {repair}")
            for passage in done.document.passages:
                _out(f"  {passage.id} [{passage.edition}] {passage.text[:100]!r}")
        if build:
            folder, _ = ensure_index(settings)
            _out(f"index {folder.name}")

    _guarded(run, lang)


@index_app.command("build")
def index_build(
    force: Annotated[bool, typer.Option("--force", help="Build even when nothing has changed.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="No progress bars.")] = False,
) -> None:
    """Build the index, unless the current one is up to date."""
    from api.library import ensure_index

    folder, built = _guarded(lambda: ensure_index(Settings(), force=force, progress=not quiet))
    _out(f"index {folder.name} {'built' if built else 'is up to date'}")


@index_app.command("verify")
def index_verify() -> None:
    """Check every file of the current index against its manifest."""
    from indexer.build import verify_index

    manifest = _guarded(lambda: verify_index(Settings().index_dir))
    _out(f"index {manifest['id']} is whole: {len(manifest['files'])} files, {_json(manifest['counts'])}")


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to serve on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to serve on.")] = None,
) -> None:
    """Serve over HTTP."""
    import logging

    import uvicorn

    from api.app import create_app

    logging.basicConfig(level=logging.INFO, format="%(levelname)s: %(message)s")
    settings = Settings()
    uvicorn.run(
        create_app(settings),
        host=host or settings.host,
        port=settings.port if port is None else port,
        log_level="info",
        access_log=False,
    )


def main() -> None:
    """Entry point of the command."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace")
    # Packages that build on this one (eval) add their commands through entry points, so imports stay one-way.
    for command in entry_points(group="konduktor.commands"):
        if (
            (len(sys.argv) > 1 and sys.argv[1] == command.name)
            or len(sys.argv) < 2
            or sys.argv[1] == "--help"
        ):
            app.add_typer(command.load(), name=command.name)
    app()


if __name__ == "__main__":
    main()
