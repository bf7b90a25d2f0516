"""How blocks become passages: one to four sentences about one thing, never across a heading, page or part."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from statistics import median

from corpus.languages import other_language
from corpus.model import Passage
from corpus.reading import Block, Kind, Reading
from corpus.sentences import sentence_spans

MAX_CHARS = 450
MAX_SENTENCES = 4
MAX_LIST_ITEMS = 12
MIN_CHARS = 40
LONG_ROW = 80
_CLAUSE = re.compile(r"[;:,·–—]\s+|\s+")


def _shorten(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Cut a sentence that is itself too long at a clause border, or at a space."""
    while end - start > MAX_CHARS:
        best = None
        for match in _CLAUSE.finditer(text, start + MAX_CHARS // 2, start + MAX_CHARS):
            if best is None or match.group().strip() or not best.group().strip():
                best = match
        cut = best.end() if best else start + MAX_CHARS
        right = len(text[start:cut].rstrip()) + start
        yield start, right
        start = cut
    if end > start:
        yield start, end


def passage_spans(text: str, lang: str, *, max_sentences: int = MAX_SENTENCES) -> list[tuple[int, int]]:
    """Cut one paragraph into spans of at most `MAX_CHARS` characters and ``max_sentences`` sentences."""
    pieces = [p for a, b in sentence_spans(text, lang) for p in _shorten(text, a, b)]
    spans: list[tuple[int, int]] = []
    count = 0
    for start, end in pieces:
        if spans and count < max_sentences and end - spans[-1][0] <= MAX_CHARS:
            spans[-1] = (spans[-1][0], end)
            count += 1
        else:
            spans.append((start, end))
            count = 1
    if (
        len(spans) > 1
        and spans[-1][1] - spans[-1][0] < MIN_CHARS
        and spans[-1][1] - spans[-2][0] <= MAX_CHARS + MIN_CHARS
    ):
        last = spans.pop()
        spans[-1] = (spans[-1][0], last[1])
    return spans


def row_spans(text: str) -> list[tuple[int, int]]:
    """Cut a table between its rows: rows that hold sentences one by one, the heads of the columns with the first."""
    rows = [(m.start(), m.end()) for m in re.finditer(r"[^\n]+", text)]
    most = 1 if median(end - start for start, end in rows) > LONG_ROW else MAX_LIST_ITEMS
    spans: list[tuple[int, int]] = []
    count = 0
    for start, end in rows:
        heads = count == 1 and len(spans) == 1 and spans[0][1] - spans[0][0] <= LONG_ROW
        if spans and (count < most or heads) and end - spans[-1][0] <= MAX_CHARS:
            spans[-1] = (spans[-1][0], end)
            count += 1
        else:
            pieces = list(_shorten(text, start, end))
            spans += pieces
            count = 1
    return spans


def cut(
    reading: Reading,
    document_id: str,
    *,
    lang: str,
    edition_of: Callable[[int], str],
    name_of: Callable[[int, Block], str],
    whole: bool = False,
) -> tuple[Passage, ...]:
    """Cut a reading into passages.

    ``edition_of(i)`` gives the edition of block ``i``, ``name_of(i, block)`` the middle of its passages' ids.
    With ``whole`` each block is one passage (our own documents, cut by their authors); else a block that is plainly in
    another of our languages than ``lang`` has it.
    """
    passages: list[Passage] = []
    counters: dict[str, int] = {}
    path: list[tuple[int, str]] = []
    previous: Kind | None = None
    edition = None
    for index, block in enumerate(reading.blocks if whole else _with_leads(reading)):
        if edition_of(index) != edition:
            edition, path = edition_of(index), []
        if block.kind is Kind.HEADING:
            _descend(path, block, reading.text, after_heading=previous is Kind.HEADING)
        elif block.kind is not Kind.NOTE:
            text = reading.text[block.start : block.end]
            own = lang if whole else other_language(text, lang) or lang
            limit = MAX_SENTENCES if block.kind is Kind.PARAGRAPH else MAX_LIST_ITEMS
            spans: Sequence[tuple[int, int]] = [(0, len(text))]
            if not whole and block.kind is Kind.TABLE:
                spans = row_spans(text)
            elif not whole:
                spans = passage_spans(text, own, max_sentences=limit)
            for start, end in spans:
                name = name_of(index, block)
                counters[name] = counters.get(name, 0) + 1
                passages.append(
                    Passage(
                        id=f"{document_id}#{name}-{counters[name]}",
                        document_id=document_id,
                        lang=own,
                        edition=edition_of(index),
                        text=text[start:end],
                        start=block.start + start,
                        end=block.start + end,
                        heading=tuple(title for _, title in path),
                        page=block.page,
                        rules=block.rules,
                    )
                )
        previous = block.kind
    return tuple(passages)


def _with_leads(reading: Reading) -> list[Block]:
    """A list or table joins the line that introduces it ("You score:"), as far as both fit one passage.

    The introducing block becomes a note, so that indexes stay as they are.
    """
    blocks = list(reading.blocks)
    for index in range(1, len(blocks)):
        lead, block = blocks[index - 1], blocks[index]
        if (
            block.kind in (Kind.LIST, Kind.TABLE)
            and lead.kind is Kind.PARAGRAPH
            and reading.text[lead.end - 1] == ":"
            and lead.end - lead.start <= MAX_CHARS // 2
            and lead.page == block.page
        ):
            blocks[index] = replace(block, start=lead.start)
            blocks[index - 1] = replace(lead, kind=Kind.NOTE)
    return blocks


def _descend(path: list[tuple[int, str]], block: Block, text: str, *, after_heading: bool) -> None:
    """Keep the headings above; a level of 0 is unknown: headings directly below one another nest."""
    title = " ".join(text[block.start : block.end].split())
    if block.level:
        while path and path[-1][0] >= block.level:
            path.pop()
        path.append((block.level, title))
    else:
        if not after_heading:
            path.clear()
        path.append((len(path) + 1, title))
