"""Plain text from the wild: finds headings, lists and paragraphs, and mends what the way here tore."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from corpus.cleaning import clean_characters
from corpus.furniture import clean_line, find_notes, lost_questions, record_notes
from corpus.reading import Kind, Reading, ReadingBuilder
from corpus.repairs import Repair, change, shorten
from corpus.sentences import sentence_spans

_BULLET = re.compile(r"^(?:[•▪◦*·‣–—-]|\d{1,2}[.)])\s+")
_RULE_LINE = re.compile(r"^[\s\-–—_=*~.•#]+$")
_ROW = re.compile(r"^[\d+−–-]+(?:[\s|;]+[\d+−–-]+){1,7}$")
_DROP_CAP = re.compile(r"(?<=[.!?;:)] )[Α-ΩA-ZА-ЯӘІҢҒҮҰҚӨҺ](?: [Α-ΩA-ZА-ЯӘІҢҒҮҰҚӨҺ])* (?=[^\W\d_])")
# A decorated first letter left alone behind a number, before a sentence: a paragraph begins there.
_NEW_PARAGRAPH = re.compile(r"(?<=\d) [Α-ΩA-ZА-ЯӘІҢҒҮҰҚӨҺ] (?=([Α-ΩA-ZА-ЯӘІҢҒҮҰҚӨҺ]) [^\W\d_]{2,})")
# Words that stand alone as capital letters, by language: no stray drop capitals.
_ONE_LETTER_WORDS = {
    "el": "ΗΟΑ",
    "en": "AI",
    "it": "AEIO",
    "pl": "AIOUWZ",
    "tr": "O",
    "kk": "",
}
_EATEN_LIST = re.compile(r"(?::\s*){2,}")
_TERMINAL = re.compile(r"[.!?…;:»”\")\]]$")


def _paragraphs(text: str) -> list[tuple[str, bool]]:
    """The lines of a text joined to paragraphs; the flag says that a blank line stood before."""
    lines = text.split("\n")
    filled = [line for line in lines if line]
    wrapped = _is_wrapped(filled)
    out: list[tuple[list[str], bool]] = []
    gap = True
    for line in lines:
        if not line or _RULE_LINE.match(line):
            gap = True
            continue
        if out and wrapped and not gap and not _BULLET.match(line):
            out[-1][0].append(line)
        else:
            out.append(([line], gap))
        gap = False
    return [(" ".join(joined), gap) for joined, gap in out]


def _is_wrapped(lines: list[str]) -> bool:
    """Whether the text was wrapped at a width: most lines of like length, many that end in mid-sentence."""
    long = [line for line in lines if len(line) > 40]
    if len(long) < 6 or max(map(len, long)) > 130:
        return False
    open_ended = sum(not _TERMINAL.search(line) for line in long)
    return open_ended >= 0.5 * len(long)


def _caps_run(paragraph: str) -> int:
    """The length of a heading in capitals that runs into its paragraph; 0 where there is none."""
    end, words, colon = 0, 0, False
    for match in re.finditer(r"\S+\s*", paragraph):
        word = match.group().strip()
        if colon or not (word.isupper() and len(word) > 1 and not re.search(r"\d", word)):
            break
        end, words, colon = match.end(), words + 1, word.endswith(":")
    rest = paragraph[end:]
    title = paragraph[:end].strip()
    if not rest or not rest[0].isupper() or words > 6 or len(title) < 5 or (words == 1 and len(title) < 6):
        return 0
    return end


def _is_heading(line: str, following: str | None) -> bool:
    if len(line) > 90 or len(line.split()) > 12 or _BULLET.match(line) or not re.search(r"[^\W\d_]", line):
        return False
    if line.endswith((".", "!", ",", ";", "…")) or line[0].islower() or _caps_run(line):
        return False
    if following is None:
        return False
    if line.endswith(":"):
        return line.isupper() or len(line.split()) <= 4
    return line.isupper() or len(following) > len(line) or len(line.split()) <= 5


def _rejoin_torn(
    paragraphs: list[tuple[str, bool]], lang: str, repairs: list[Repair]
) -> list[tuple[str, bool]]:
    """Put a first half that stands at the end before its second half that stands at the start.

    Texts that were cut from a ring (a page that begins in mid-sentence and whose end runs into its
    beginning) lose their first sentence otherwise. Only where both ends are clearly open.
    """
    if not paragraphs:
        return paragraphs
    first, last = paragraphs[0][0], paragraphs[-1][0]
    if not last or _TERMINAL.search(last):
        return paragraphs
    if first[0].islower():
        head_end = next((b for _, b in sentence_spans(first, lang)), len(first))
        head, rest = first[:head_end], first[head_end:].strip()
        joined = f"{last} {head}"
        tail = last[[a for a, _ in sentence_spans(last, lang)][-1] :]
        repairs.append(Repair("torn", f"{shorten(tail)} […] {shorten(head)}", shorten(f"{tail} {head}")))
        if len(paragraphs) == 1:
            return [(f"{rest} {head}".strip(), True)]
        start = [(rest, True)] if rest else []
        return [*start, *paragraphs[1:-1], (joined, paragraphs[-1][1])]
    return _rejoin_inside(paragraphs, lang, repairs)


def _rejoin_inside(
    paragraphs: list[tuple[str, bool]], lang: str, repairs: list[Repair]
) -> list[tuple[str, bool]]:
    """The text ends in mid-sentence and just one sentence inside begins in lower case: they are one."""
    last, gap = paragraphs[-1]
    tail_start = [a for a, _ in sentence_spans(last, lang)][-1]
    tail = last[tail_start:]
    loose = list(islice(_lower_starts(paragraphs, (len(paragraphs) - 1, tail_start)), 2))
    if len(loose) != 1:
        if len(tail) > 20:
            repairs.append(Repair("unfinished", shorten(tail)))
        return paragraphs
    index, start = loose[0]
    end = next(start + b for _, b in sentence_spans(paragraphs[index][0][start:], lang))
    piece = paragraphs[index][0][start:end]
    repairs.append(Repair("torn", f"{shorten(tail)} […] {shorten(piece)}", shorten(f"{tail} {piece}")))
    out = list(paragraphs)
    if index == len(out) - 1:
        text = f"{last[:start].strip()} {last[end:tail_start].strip()} {tail} {piece}".strip()
        out[-1] = (text, gap)
    else:
        inside = out[index][0]
        out[index] = (f"{inside[:start].strip()} {inside[end:].strip()}".strip(), out[index][1])
        out[-1] = (f"{last} {piece}", gap)
    return [p for p in out if p[0]]


def _lower_starts(paragraphs: list[tuple[str, bool]], tail: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Where sentences begin in lower case: (paragraph, offset), without the ``tail`` itself."""
    for index, (paragraph, _) in enumerate(paragraphs):
        for match in re.finditer(r"(?<=[.!?] )(?=[^\W\d_])|^(?=[^\W\d_])", paragraph):
            if paragraph[match.start()].islower() and (index, match.start()) != tail:
                yield index, match.start()


def _drop_strays(line: str, lang: str, repairs: list[Repair]) -> str:
    """Take out capitals that a decorated first letter left alone between two sentences, and eaten lists."""
    keep = _ONE_LETTER_WORDS.get(lang, "")

    def strip(match: re.Match[str]) -> str:
        letters = match.group().split()
        kept = f"{letters.pop()} " if letters[-1] in keep else ""
        if letters:
            around = line[max(0, match.start() - 20) : match.end() + 30]
            at = min(20, match.start())
            mended = around[:at] + kept + around[at + len(match.group()) :]
            repairs.append(Repair("drop-capital", around, mended))
        return kept

    def divide(match: re.Match[str]) -> str:
        if match.group(1) not in keep:
            return match.group()
        around = line[max(0, match.start() - 20) : match.end() + 30]
        at = min(20, match.start())
        repairs.append(Repair("drop-capital", around, f"{around[:at]}\n{around[at + len(match.group()) :]}"))
        return "\n"

    line = _NEW_PARAGRAPH.sub(divide, line)
    mended = _DROP_CAP.sub(strip, line)
    whole = _EATEN_LIST.sub(": ", mended)
    if whole != mended:
        repairs.append(change("lost-list", mended, whole, count=len(_EATEN_LIST.findall(mended))))
    return whole


def read_text(text: str, *, lang: str) -> Reading:
    """Read plain text in one language into blocks; every repair is recorded."""
    builder = ReadingBuilder()
    repairs = builder.repairs
    text = clean_characters(text, repairs)
    lines = [_drop_strays(clean_line(line, repairs), lang, repairs) for line in text.split("\n")]
    paragraphs = _paragraphs("\n".join(lines))
    _, said = find_notes([p for p, _ in paragraphs])
    # What the text says of itself at its end ("© 2024 …") is no sentence that was torn.
    end = next((i + 1 for i in reversed(range(len(paragraphs))) if i not in said), 0)
    paragraphs = [*_rejoin_torn(paragraphs[:end], lang, repairs), *paragraphs[end:]]
    texts = [p for p, _ in paragraphs]
    again, notes = find_notes(texts)
    record_notes(texts, again, notes, repairs)
    kept = [text for index, text in enumerate(texts) if index not in again]
    _emit(kept, frozenset(texts[i] for i in notes), builder)
    reading = builder.build()
    return replace(reading, repairs=(*reading.repairs, *lost_questions(reading)))


def _emit(paragraphs: list[str], notes: frozenset[str], builder: ReadingBuilder) -> None:
    bullets: list[str] = []
    rows: list[str] = []

    def flush() -> None:
        if bullets:
            builder.add("\n".join(bullets), Kind.LIST)
            bullets.clear()
        if rows:
            builder.add("\n".join(rows), Kind.TABLE)
            rows.clear()

    for index, paragraph in enumerate(paragraphs):
        following = paragraphs[index + 1] if index + 1 < len(paragraphs) else None
        if paragraph in notes:
            flush()
            builder.add(paragraph, Kind.NOTE)
        elif _ROW.match(paragraph) or (following and _ROW.match(following) and len(paragraph) < 90):
            if bullets or not _ROW.match(paragraph):
                flush()
            rows.append(paragraph)
        elif _is_heading(paragraph, following):
            flush()
            builder.add(paragraph.rstrip(":"), Kind.HEADING)
        elif _BULLET.match(paragraph) and len(paragraph) < 300:
            if rows:
                flush()
            bullets.append(paragraph)
        else:
            flush()
            _emit_paragraph(paragraph, builder)
    flush()


def _emit_paragraph(paragraph: str, builder: ReadingBuilder) -> None:
    """A paragraph whose heading runs into it ("END OF THE GAME When a player …") is split."""
    end = _caps_run(paragraph)
    if end:
        title = paragraph[:end].strip().rstrip(":")
        builder.repairs.append(Repair("heading", shorten(paragraph, 100), title))
        builder.add(title, Kind.HEADING)
        builder.add(paragraph[end:], Kind.PARAGRAPH)
        return
    builder.add(paragraph, Kind.PARAGRAPH)
