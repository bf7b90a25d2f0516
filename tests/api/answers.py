"""An answer to show and keep in tests, without an assistant."""

from __future__ import annotations

from assistant.answer import Answer, Citation


def answer(question: str, lang: str = "en", edition: str | None = "europe") -> Answer:
    """An answer that cites one passage."""
    citation = Citation(
        passage_id="p#1",
        document_id="p",
        title="Rules <of> & the game",
        lang="pl",
        edition="europe",
        section="Section",
        page=None,
        quote="To the letter.",
        highlights=[[0, 3]],
        authority="community",
        url="https://rules.example/p",
        rules=["tunnel.match"],
    )
    return Answer(
        id="a-1",
        lang=lang,
        edition=edition,
        edition_source="request" if edition else "none",
        status="answered",
        kind="rule",
        answer=f"Answer to: {question}",
        citations=[citation],
        versions={"index": "1"},
    )
