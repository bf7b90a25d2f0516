"""What a rulebook's page or site says about itself: links, banners, disclaimers, questions that were lost."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from corpus.cleaning import drop_image_remains
from corpus.reading import Kind, Reading, ReadingBuilder
from corpus.repairs import Repair, change, shorten

_DISCLAIMER = re.compile(
    r"\b(?:yapay zek|AI\b|disclaimer|all rights reserved|©|copyright|resm[iî] PDF|tüm hakları|wszelkie prawa|"
    r"tutti i diritti|με επιφύλαξη|барлық құқықтар|cookie|çerez|ciastecz)",
    re.IGNORECASE,
)
_SEE_ALSO = (
    r"see also|read also|more articles|"
    r"ayrıca (?:oku|bak)|şunu da oku|czytaj (?:też|także)|zobacz (?:też|także)|"
    r"leggi anche|vedi anche|διαβάστε (?:επίσης|ακόμη)|δείτε (?:επίσης|ακόμη)|тағы оқыңыз|"
    r"сондай-ақ[ _](?:қараңыз|оқыңыз)"
)
_CHROME = re.compile(
    rf"^(?:{_SEE_ALSO}|(?:comments?|yorum(?:lar)?|komentarze|commenti|σχόλια|пікірлер)(?=\s*\(\d+\)$)|"
    r"share|tweet|back to top|skip to content|accept (?:all )?cookies|paylaş|udostępnij|"
    r"condividi|κοινοποίηση|бөлісу)\b.{0,120}$",
    re.IGNORECASE,
)
_COOKIES = re.compile(
    r"\b(?:cookies?|çerez\w*|ciastecz\w+|куки\w*)\b.*\b(?:accept|agree|consent|kabul|akcept\w+|zgod\w+|accett\w+|"
    r"acconsent\w+|αποδ[εέ]χ\w+|συμφων\w+|қабылда\w+|келіс\w+)",
    re.IGNORECASE,
)
# A link to another page whose title runs into the next sentence: "See also: A reviewThe red player …".
_GLUED_LINK = re.compile(
    rf"(?i:{_SEE_ALSO})\s*:\s*[^.!?\n]{{0,80}}?[a-zа-яёәіңғүұқөһα-ωά-ώçşğüöıłąćęńóśźżàèéìíòù](?=[A-ZА-ЯЁӘІҢҒҮҰҚӨҺΑ-Ω])"
)
_FAQ = re.compile(
    r"FAQ|frequent\w* (?:asked )?questions|sık sorulan|częst\w+ zadawan|жиі қойыл|"
    r"συχνές ερωτήσεις|domande frequenti",
    re.IGNORECASE,
)
_BANNER = 400


def clean_line(line: str, repairs: list[Repair]) -> str:
    """Take image remains, links to other pages and page furniture out of one line; empty if nothing is left."""
    line = _drop_links(drop_image_remains(line, repairs), repairs)
    chrome = len(line) < 140 and _CHROME.match(line)
    if line and (chrome or (len(line) < _BANNER and _COOKIES.search(line))):
        repairs.append(Repair("furniture", shorten(line)))
        return ""
    return line


def _drop_links(line: str, repairs: list[Repair]) -> str:
    """Take out a link to another page that was glued to a sentence."""
    mended, count = _GLUED_LINK.subn("", line)
    if not count:
        return line
    repairs.append(change("link", line, mended, count=count))
    return mended.strip()


def lost_questions(reading: Reading) -> list[Repair]:
    """Below a heading of frequent questions, answers without any question: reported, for nothing mends it."""
    out: list[Repair] = []
    answers: list[str] = []
    heading = ""

    def close() -> None:
        if heading and len(answers) >= 3 and not any("?" in a or a.rstrip().endswith(";") for a in answers):
            out.append(Repair("lost-questions", heading, shorten(answers[0], 120), len(answers)))

    for block in reading.blocks:
        text = reading.text[block.start : block.end]
        if block.kind is Kind.HEADING:
            close()
            heading, answers = (text if _FAQ.search(text) else ""), []
        elif heading and block.kind is not Kind.NOTE:
            answers.append(text)
    close()
    return out


def find_notes(paragraphs: Sequence[str]) -> tuple[frozenset[int], frozenset[int]]:
    """The indexes of paragraphs that repeat an earlier one, and of those that speak of the text itself."""
    counts = Counter(paragraphs)
    repeated = {p for p, n in counts.items() if n > 1 and len(p) > 40}
    notes = {p for p in counts if _DISCLAIMER.search(p) and (p in repeated or len(p) < 200)}
    if repeated & notes:
        # A block that speaks of the text and returns: its other lines go with it.
        pairs = [*pairwise(paragraphs), *((b, a) for a, b in pairwise(paragraphs))]
        notes |= {p for p, neighbour in pairs if p in repeated and neighbour in notes}
    seen: set[str] = set()
    again = set()
    for index, paragraph in enumerate(paragraphs):
        if paragraph in repeated and paragraph in seen:
            again.add(index)
        seen.add(paragraph)
    return frozenset(again), frozenset(i for i, p in enumerate(paragraphs) if p in notes)


def record_notes(
    paragraphs: Sequence[str], again: frozenset[int], notes: frozenset[int], repairs: list[Repair]
) -> None:
    """Record what `find_notes` found."""
    repairs += [Repair("repeated", shorten(paragraphs[i])) for i in sorted(again)]
    repairs += [Repair("note", shorten(paragraphs[i])) for i in sorted(notes - again)]


def set_aside(reading: Reading) -> Reading:
    """The reading with repeated paragraphs left out and disclaimers as notes, and lost questions reported."""
    texts = [reading.text[b.start : b.end] for b in reading.blocks]
    prose = [i for i, b in enumerate(reading.blocks) if b.kind is Kind.PARAGRAPH and not b.rules]
    found, marked = find_notes([texts[i] for i in prose])
    again, notes = frozenset(prose[i] for i in found), frozenset(prose[i] for i in marked)
    if again or notes:
        builder = ReadingBuilder(repairs=list(reading.repairs))
        record_notes(texts, again, notes, builder.repairs)
        for index, (block, text) in enumerate(zip(reading.blocks, texts, strict=True)):
            if index not in again:
                kind = Kind.NOTE if index in notes else block.kind
                builder.add(
                    text, kind, level=block.level, page=block.page, anchor=block.anchor, rules=block.rules
                )
        reading = builder.build()
    return replace(reading, repairs=(*reading.repairs, *lost_questions(reading)))
