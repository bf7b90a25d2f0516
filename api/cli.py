"""The command ``konduktor``: ask, batch, detect, compute, ingest, build and check the index, serve."""

from __future__ import annotations

import errno
import json
import os
import re
import socket
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated, Any, NoReturn, TypeVar

import typer

from api.cli_db import db_app
from api.cli_disputes import dispute, disputes_app, replay
from api.cli_documents import documents_app
from api.cli_editing import editing_app, export_dev
from api.cli_quotes import verify_quote
from api.cli_retention import forget
from api.cli_sites import sites_app
from api.cli_staff import audit_app, staff_app
from api.settings import SettingsProblem, load_settings

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
index_app = typer.Typer(no_args_is_help=True, help="Build and check the index.")
app.add_typer(index_app, name="index")
app.add_typer(documents_app, name="documents")
app.add_typer(sites_app, name="sites")
app.add_typer(db_app, name="db")
app.add_typer(disputes_app, name="disputes")
app.add_typer(staff_app, name="staff")
app.add_typer(audit_app, name="audit")
app.add_typer(editing_app, name="editing")
app.command("dispute")(dispute)
app.command("export-dev")(export_dev)
app.command("replay")(replay)
app.command("forget")(forget)
app.command("verify-quote")(verify_quote)

MAX_LINE = 100_000  # bytes
_BOM = b"\xef\xbb\xbf"
T = TypeVar("T")


def terminal_language() -> str | None:
    """The language of the terminal by LC_ALL, LC_MESSAGES or LANG, the first that is set; None where it says none."""
    named = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    tag = re.split(r"[_.@-]", named)[0].lower()
    return None if tag in ("", "c", "posix") else tag


class OutputError(Exception):
    """Standard output takes no more."""


def _out(text: str) -> None:
    try:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()
    except OSError as error:
        if error.errno == errno.EPIPE:  # the reader has enough, as head does: no error of ours
            raise
        raise OutputError(error.strerror) from error


def _json(value: object, *, indent: int | None = None) -> str:
    return json.dumps(value, ensure_ascii=False, indent=indent)


def _fail(body: dict[str, Any], *, as_json: bool = False) -> NoReturn:
    if as_json:
        _out(_json(body))
    else:
        field = f"{body['field']}: " if body.get("field") else ""
        code = f" [{body['code']}]" if body.get("code") else ""
        sys.stderr.write(f"error: {field}{body['detail']}{code}\n")
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
    except (QuestionError, RuleError) as error:
        _fail(describe(error, known_language(lang)), as_json=as_json)
    except (IngestError, IndexProblem) as error:
        _fail(describe(error, known_language(lang, terminal_language())), as_json=as_json)


def _lines() -> Iterator[bytes]:
    """The lines of standard input that are not blank, each cut soon after `MAX_LINE` bytes."""
    if sys.stdin is None:
        _fail({"detail": "standard input is closed; it takes one request a line"})
    stream = sys.stdin.buffer
    first = True
    while True:
        try:
            raw = stream.readline(MAX_LINE + 2)
        except OSError as error:  # a folder, or closed for reading
            _fail({"detail": f"standard input cannot be read: {error.strerror}"})
        if not raw:
            return
        rest = raw
        while len(rest) == MAX_LINE + 2 and not rest.endswith(b"\n"):
            rest = stream.readline(MAX_LINE + 2)
        if first:
            raw = raw.removeprefix(_BOM)
        first = False
        if raw.decode("utf-8", "replace").strip():
            yield raw


def _object(line: bytes) -> dict[str, Any]:
    """One JSON object of a batch. Raises QuestionError for anything else."""
    from api.requests import NotJson, parse
    from assistant.service import QuestionError

    if len(line.rstrip(b"\r\n")) > MAX_LINE:
        raise QuestionError("line", "line_too_long", f">{MAX_LINE}", {"max": MAX_LINE, "unit": "bytes"})
    text = line.decode("utf-8", "surrogateescape").strip()
    try:
        value = parse(text)
    except NotJson:
        value = None
    if not isinstance(value, dict):
        raise QuestionError("line", "line", text[:60], {"type": "object"})
    return value


def _batch(handle: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Answers every line of standard input with a line; a bad line gets an error object and the rest goes on.

    A line of nothing but white space is passed over. The ``id`` of a request stands in its line as ``request_id``.
    """
    from api.problems import describe, known_language
    from assistant.service import QuestionError
    from rules import RuleError

    failed = False
    for line in _lines():
        request: dict[str, Any] = {}
        told: dict[str, Any] = {}
        try:
            request = _object(line)
            told = _request_id(request)
            _out(_json(told | handle(request)))
        except (QuestionError, RuleError) as error:
            failed = True
            lang = request.get("lang")
            error_body = describe(error, known_language(lang if isinstance(lang, str) else None))
            if isinstance(error, RuleError):
                error_body |= error.to_dict()
            _out(_json(told | {"error": error_body}))
    if failed:
        raise typer.Exit(1)


def _request_id(raw: dict[str, Any]) -> dict[str, Any]:
    """The caller's own name for a request, taken out of it, to stand in the line that answers it."""
    from assistant.service import QuestionError

    given = raw.get("id")
    if given is None:
        return {}
    if isinstance(given, bool) or not isinstance(given, str | int) or len(str(given)) > 200:
        raise QuestionError("id", "type", given, {"type": "string", "max": 200})
    return {"request_id": given}


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
        bool,
        typer.Option(
            "--jsonl",
            help="One request a line in, one answer a line out; blank lines are passed over and a request's id "
            "comes back as request_id.",
        ),
    ] = False,
    explain: Annotated[bool, typer.Option("--explain", help="Show how the answer came about.")] = False,
) -> None:
    """Answer a rules question."""
    from api.library import load_assistant
    from api.requests import read_question
    from api.show import answer_text, trace_text
    from assistant.service import QuestionError, Request, check

    if jsonl:
        assistant = _guarded(lambda: load_assistant(load_settings()))
        _batch(
            lambda raw: assistant.ask(read_question({k: v for k, v in raw.items() if k != "id"})).to_dict()
        )
        return

    def run() -> None:
        if question is None:
            raise QuestionError("question", "empty", None, "1–500 characters")
        request = Request(question, lang, edition, players)
        check(request)
        answer, trace = load_assistant(load_settings()).explain(request)
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
        if given is None:
            raise QuestionError("text", "missing", None, {"type": "string"})
        if not isinstance(given, str):
            raise QuestionError("text", "type", given, {"type": "string"})
        if any("\ud800" <= c <= "\udfff" for c in given):
            raise QuestionError("text", "characters", given, {"type": "string", "without": ["Cs"]})
        found = detect_language(given)
        return {**raw, "lang": found.lang, "confidence": round(found.confidence, 4)}

    if jsonl:
        _batch(one)
        return

    def run() -> None:
        if text is None or not text.strip():
            raise QuestionError("text", "text_empty", text, {"type": "string", "min": 1})
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
    from api.requests import NotJson, parse
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
            raise QuestionError("name", "missing", None, sorted(computations()))
        try:
            given = parse("{}" if inputs is None else inputs)
        except NotJson:
            given = None
        if not isinstance(given, dict):
            raise QuestionError("json", "type", inputs, {"type": "object"})
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
    date: Annotated[str | None, typer.Option(help="Date of the text: YYYY, YYYY-MM or YYYY-MM-DD.")] = None,
    url: Annotated[str | None, typer.Option(help="Web address of the original.")] = None,
    document_id: Annotated[str | None, typer.Option("--id", help="Id of the document.")] = None,
    supersedes: Annotated[
        list[str] | None, typer.Option(metavar="ID", help="It stands in the place of this document.")
    ] = None,
    amends: Annotated[list[str] | None, typer.Option(metavar="ID", help="It changes this document.")] = None,
    rule: Annotated[
        list[str] | None, typer.Option(metavar="RULE_ID", help="It amends this rule, and no other unnamed.")
    ] = None,
    passage: Annotated[
        list[str] | None, typer.Option(metavar="ID", help="It amends this passage, and no other unnamed.")
    ] = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Put it in the place of the ingested document with its id.")
    ] = False,
    report: Annotated[
        bool, typer.Option("--report", help="Show every repair, with the text before and after it.")
    ] = False,
    report_lang: Annotated[
        str | None,
        typer.Option(
            help="Language of the report and of messages: tr, pl, kk, el, it or en (default: the terminal's)."
        ),
    ] = None,
    build: Annotated[bool, typer.Option("--build/--no-build", help="Build the index afterwards.")] = True,
) -> None:
    """Take in a rulebook: read, clean, cut into passages, store, and build the index again."""
    from api.library import check_amended_rules, index_text
    from api.problems import known_language
    from api.report import report_text, summary_text
    from corpus.ingest import Part
    from corpus.ingest import ingest as ingest_file
    from corpus.library import SHIPPED
    from corpus.model import Relations

    settings = load_settings()
    told = known_language(report_lang, terminal_language(), lang)

    def run() -> None:
        parts = [Part.parse(p) for p in part or []]
        named = (tuple(dict.fromkeys(ids or ())) for ids in (supersedes, amends, rule, passage))
        relations = Relations(*named)
        check_amended_rules(relations.rules, {edition, *(p.edition for p in parts)})
        done = ingest_file(
            file,
            edition=edition,
            lang=lang,
            authority=authority,
            title=title,
            out_dir=settings.ingested_dir,
            parts=parts,
            document_id=document_id,
            publisher=publisher,
            license=license_,
            date=date,
            url=url,
            relations=relations,
            replace=replace,
            shipped_dir=settings.documents_dir or SHIPPED,
        )
        _out(summary_text(done, told))
        if report:
            _out(report_text(done, told))
        if build:
            _out(index_text(settings, lang=told))

    _guarded(run, told)


@index_app.command("build")
def index_build(
    force: Annotated[bool, typer.Option("--force", help="Build even when nothing has changed.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="No progress bars.")] = False,
) -> None:
    """Build the index, unless the current one is up to date; a running server takes it up."""
    from api.library import index_text
    from api.problems import known_language
    from indexer.embedding import BUNDLED

    settings = load_settings()

    def run() -> str:
        try:
            lang = known_language(terminal_language())
            return index_text(settings, force=force, progress=not quiet, lang=lang)
        except (OSError, ValueError) as error:
            if settings.model == BUNDLED or getattr(error, "errno", None):
                raise
            # The libraries that load models say in many ways that there is none.
            raise SettingsProblem(f"KONDUKTOR_MODEL: {str(error).splitlines()[0]}") from error

    _out(_guarded(run))


@index_app.command("verify")
def index_verify() -> None:
    """Check every file of the current index against its manifest."""
    from indexer.manifest import verify_index

    manifest = _guarded(lambda: verify_index(load_settings().index_dir))
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
    from api.storage import StorageProblem

    settings = load_settings()
    host = settings.host if host is None else host
    port = settings.port if port is None else port
    if not 0 <= port <= 65535:
        _fail({"field": "port", "detail": f"it must be 0–65535, got {port}"})
    _can_serve(host, port)
    logging.basicConfig(level=logging.INFO, format="%(levelname)s: %(message)s")
    try:
        served = create_app(settings)
    except StorageProblem as problem:
        _fail({"detail": str(problem)})
    # Who a client behind a proxy is, api.clients decides by the settings.
    uvicorn.run(served, host=host, port=port, log_level="info", access_log=False, proxy_headers=False)


def _can_serve(host: str, port: int) -> None:
    """Ends with a message when the address cannot be served on."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, ValueError) as error:
        _fail({"field": "host", "detail": f"there is no address {host!r}: {error}"})
    with socket.socket(family, kind) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(address)
        except OSError as error:
            _fail({"field": "port", "detail": f"cannot serve on {host} port {port}: {error.strerror}"})


def main() -> None:
    """Entry point of the command; what goes wrong outside of our code is one line and exit status 2, too."""
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 - open to the end
    if sys.stdout is None:
        sys.stderr.write("error: standard output is closed\n")
        sys.exit(2)
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
    try:
        app()
    except SettingsProblem as error:
        _end(str(error))
    except OutputError as error:
        _end(f"standard output cannot be written: {error}")
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        _end(f"{name}{error.strerror or error}")


def _end(message: str) -> NoReturn:
    """Says what is wrong in one line and ends."""
    sys.stderr.write(f"error: {message}\n")
    # What standard output could not take is left, or the interpreter would try once more and complain.
    with open(os.devnull, "wb") as nothing:  # noqa: PTH123
        os.dup2(nothing.fileno(), 1)
    sys.exit(2)


if __name__ == "__main__":
    main()
