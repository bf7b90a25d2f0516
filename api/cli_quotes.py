"""The command ``konduktor verify-quote``."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer


def verify_quote(
    quote: Annotated[str, typer.Argument(help="The words, 1–2000 characters.")],
    passage_id: Annotated[str | None, typer.Option("--passage", help="Id of a passage.")] = None,
    document_id: Annotated[str | None, typer.Option("--document", help="Id of a document.")] = None,
    lang: Annotated[
        str | None, typer.Option(help="Language of the messages: tr, pl, kk, el, it, en.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Say whether words stand in the documents, to the letter or nearly, and where; exit status 1 if nowhere."""
    from api.cli import _guarded, _out
    from api.dependencies import original_of
    from api.library import documents
    from api.problems import known_language
    from api.quotes import verified
    from api.settings import load_settings

    def run() -> dict[str, Any]:
        settings = load_settings()
        given = {"quote": quote, "passage_id": passage_id, "document_id": document_id, "lang": lang}
        by_id = {d.provenance.id: d for d in documents(settings)}
        return verified(given, by_id, lambda d: original_of(d, settings), known_language(lang))

    found = _guarded(run, lang, as_json=as_json)
    _out(json.dumps(found, ensure_ascii=False, indent=2) if as_json else _text(found, known_language(lang)))
    if not found["places"]:
        raise typer.Exit(1)


def _text(found: dict[str, Any], lang: str) -> str:
    from api.report import shown
    from assistant.wording import load_wording

    wording = load_wording(lang)
    if not found["places"]:
        return str(found["message"])
    lines = []
    for place in found["places"]:
        where = place["passage_id"] or ", ".join(place["passages"]) or place["document_id"]
        if place["page"]:
            name = "report-printed" if place["printed_page"] else "report-page"
            page = {"page": str(place["page"]), "printed": place["printed_page"] or ""}
            where += f", {wording.text(name, page)}"
        if place["start"] is not None:
            where += f" [{place['start']}:{place['end']}]"
        lines += [f"{place['title']} ({where}): {place['message']}"]
        if place["text"] is not None:
            lines.append(f"  {wording.text('quote-text')} {shown(place['text'])}")
        if place["original"] is not None:
            lines.append(f"  {wording.text('quote-original')} {shown(place['original'])}")
    if found["total"] > len(found["places"]):
        lines.append(f"({len(found['places'])}/{found['total']})")
    return "\n".join(lines)
