"""Answers on a terminal."""

from __future__ import annotations

from assistant.answer import Answer
from assistant.service import Trace
from assistant.wording import load_wording


def answer_text(answer: Answer) -> str:
    """The answer with what was understood, its steps and its citations, the settling sentence in » «."""
    wording = load_wording(answer.lang or "en")
    lines = [answer.answer]
    if answer.understood and answer.status == "answered":
        lines.append(f"({answer.understood})")
    if answer.computation:
        lines += [f"  {i}. {s['text']}" for i, s in enumerate(answer.computation["steps"], 1)]
    if answer.clarify and answer.clarify["options"]:
        lines += [f"  – {label}" for label in answer.clarify["labels"]]
    for place, citation in enumerate(answer.citations):
        page = f", {citation.page}" if citation.page else ""
        source = wording.text(f"source-{citation.authority}")
        if citation.amends:
            above = citation.amends in {c.passage_id for c in answer.citations[:place]}
            told = wording.text(
                "citation-amends-above" if above else "citation-amends", {"what": citation.amends}
            )
            source = f"{source}; {told}"
        lines += ["", f"  [{citation.lang}] {citation.title} – {citation.section}{page} ({source})"]
        start, end = citation.highlights[0] if citation.highlights else (0, 0)
        quote = citation.quote
        marked = f"{quote[:start]}»{quote[start:end]}«{quote[end:]}" if end > start else quote
        lines += [f"    {line}" for line in marked.splitlines()]
    if answer.status == "answered":
        lines += ["", wording.text("note-official-prevails")]
    return "\n".join(lines)


def trace_text(trace: Trace) -> str:
    """How an answer came about."""
    topics = "\n".join(f"    {p:.3f} {label} ({asking})" for label, p, asking in trace.topics)
    passages = "\n".join(f"    {score:+.2f} {pid}" for pid, score in trace.passages)
    return (
        f"  language  {trace.lang} ({trace.lang_confidence:.2f})\n"
        f"  read as   {trace.respelled}\n"
        f"  concepts  {', '.join(trace.concepts)}\n"
        f"  cities    {', '.join(trace.cities) or '–'}\n"
        f"  edition   {trace.edition} ({trace.edition_source})\n"
        f"  topics\n{topics or '    –'}\n"
        f"  passages\n{passages or '    –'}\n"
        f"  outcome   {trace.outcome}"
    )
