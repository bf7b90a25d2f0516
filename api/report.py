"""The report of an ingestion as text, in one of the six languages."""

from __future__ import annotations

from collections.abc import Iterator

from assistant.wording import Wording, load_wording
from corpus.ingest import IngestReport
from corpus.pdf import PageReport
from corpus.repairs import Repair


def summary_text(report: IngestReport, lang: str) -> str:
    """What was taken in, in one line or two."""
    wording = load_wording(lang)
    lines = []
    if report.replaced is not None:
        lines.append(wording.text("report-replaces", {"title": report.replaced}))
    lines.append(
        wording.text(
            "report-summary",
            {
                "id": report.document.provenance.id,
                "passages": str(report.passages),
                "repairs": str(len(report.repairs)),
                "kind": report.kind,
            },
        )
    )
    return "\n".join(lines)


def report_text(report: IngestReport, lang: str) -> str:
    """The original, every repair by kind with the text before and after it, the pages and the passages."""
    wording = load_wording(lang)
    source = report.document.provenance
    names = sorted(p.name for p in report.folder.glob("original-*"))
    lines = [wording.text("report-original", {"name": ", ".join(names), "sum": source.sha256})]
    lines += ["", wording.text("report-repairs")]
    lines += _repairs(report.repairs, wording) or [f"  {wording.text('report-none')}"]
    if report.pages:
        lines += ["", wording.text("report-pages"), *(_page(page, wording) for page in report.pages)]
    lines += ["", wording.text("report-passages")]
    lines += [f"  {p.id} [{p.edition}] {shown(p.text[:100])}" for p in report.document.passages]
    return "\n".join(lines)


def shown(text: str) -> str:
    """A text on one line, with signs for what cannot be seen and would harm a terminal.

    >>> shown("tr\\x00ain\\nstation")
    'tr\\\\x00ain⏎station'
    """
    text = text.replace("\n", "⏎")
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def _repairs(repairs: tuple[Repair, ...], wording: Wording) -> list[str]:
    lines: list[str] = []
    for kind in dict.fromkeys(repair.kind for repair in repairs):
        same = [repair for repair in repairs if repair.kind == kind]
        number = sum(repair.count for repair in same)
        times = f" ({wording.text('report-times', {'n': str(number)})})" if number > 1 else ""
        lines.append(f"  {wording.text(f'repair-{kind}')}{times}")
        for repair in same:
            lines += [f"    {line}" for line in _places(repair, wording)]
    return lines


def _places(repair: Repair, wording: Wording) -> Iterator[str]:
    if repair.page is not None:
        yield wording.text("report-page", {"page": str(repair.page)})
    if repair.before:
        yield f"{wording.text('report-before')} {shown(repair.before)}"
    if repair.after:
        yield f"{wording.text('report-after')} {shown(repair.after)}"


def _page(page: PageReport, wording: Wording) -> str:
    place = {"page": str(page.page), "printed": page.printed or ""}
    name = wording.text("report-printed" if page.printed else "report-page", place)
    reasons = ", ".join(wording.text(f"page-reason-{reason}") for reason in page.reasons)
    verdict = wording.text(f"report-{page.verdict}")
    return f"  {name}: {verdict}{f' ({reasons})' if reasons else ''}"
