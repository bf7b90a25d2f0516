"""Repairs of characters and lines that every reader makes, each recorded in words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

import ftfy

from corpus.lookalikes import MIXED, same_script
from corpus.repairs import MOST_EACH, Repair, change, note_first, note_lines

_INVISIBLE = re.compile(
    "[\u00ad\u200b\u200c\u200d\u2060-\u2064\ufeff\u180e\u3164\uffa0\U000e0000-\U000e007f]"
)
_BIDI = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_SURROGATE = re.compile("[\ud800-\udfff]")
_NUL = re.compile("\x00")
_CONTROL = re.compile("[\x01-\x08\x0b\x0e-\x1f\x7f-\x84\x86-\x9f]")
_SPACES = re.compile(r"[^\S\n]+")
_LIGATURES = {"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st"}
_LIGATURE = re.compile("|".join(_LIGATURES))
_HYPHEN = re.compile(r"(?<=[^\W\d_]{2})[-\u2010\u00ad]\n[ \t]*([^\W\d_])(?=[^\W\d_])")
# An address is looked for only from the start of a run, and a caption is bounded: time stays linear.
_IMAGE_REMAINS = re.compile(
    r"!?\[[^\]\n]{0,300}\]\([^)\s]*\)?|(?<![\w%/.\-:])[\w%/.\-:]*\.(?:png|jpe?g|gif|webp|svg)\)?",
    re.IGNORECASE,
)
_MOJIBAKE = re.compile("[ÃÂÄÅĂÐÑÎÏ][\u0080-\u00bf\u0152-\u0192\u2018-\u203a\u20ac\u2122]|\u00e2\u20ac|\ufffd")


def _replace(
    text: str,
    pattern: re.Pattern[str],
    by: str | Callable[[re.Match[str]], str],
    kind: str,
    repairs: list[Repair],
) -> str:
    """Replace a pattern; its first place and the number of places are recorded."""
    first = pattern.search(text)
    if first is None:
        return text
    mended, count = pattern.subn(by, text)
    note_first(repairs, kind, text, first.start(), lambda piece: pattern.sub(by, piece), count)
    return mended


def _join_hyphenated(match: re.Match[str]) -> str:
    return match.group(1) if match.group(1).islower() else match.group()


def clean_characters(text: str, repairs: list[Repair]) -> str:
    """Drop what no reader may see, mend mis-decoded text, compose accents; records what it did in ``repairs``.

    >>> done = []
    >>> clean_characters("tr\\x00enes ﬁne\\u200b", done), done[0].kind
    ('trenes fine', 'nul')
    """
    text = _replace(text, _NUL, "", "nul", repairs)
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\x0c", "\n").replace("\x85", "\n")
    text = text.replace("\u2028", "\n").replace("\u2029", "\n\n")
    text = _replace(text, _SURROGATE, "\ufffd", "surrogate", repairs)
    if _MOJIBAKE.search(text):
        lines = text.split("\n")
        mended = [ftfy.fix_encoding(line) for line in lines]
        note_lines(repairs, "mojibake", text, "\n".join(mended), sum(map(str.__ne__, lines, mended)))
        text = "\n".join(mended)
    text = _replace(text, _CONTROL, "", "control", repairs)
    hyphens = [m for m in _HYPHEN.finditer(text) if m.group(1).islower()]
    for number, match in enumerate(hyphens[:MOST_EACH]):
        rest = len(hyphens) - MOST_EACH if number == MOST_EACH - 1 else 0
        left = text.rfind(" ", 0, match.start()) + 1
        piece = text[max(left, match.start() - 30) : match.end() + 12].split(" ")[0]
        repairs.append(Repair("hyphen", piece, _HYPHEN.sub(_join_hyphenated, piece), 1 + max(0, rest)))
    text = _HYPHEN.sub(_join_hyphenated, text)
    text = _replace(text, _BIDI, "", "direction", repairs)
    text = _replace(text, _INVISIBLE, "", "invisible", repairs)
    text = _replace(text, _LIGATURE, lambda m: _LIGATURES[m.group()], "ligature", repairs)
    text = _replace(text, MIXED, same_script, "lookalike", repairs)
    composed = unicodedata.normalize("NFC", text)
    if composed != text:
        repairs.append(change("accents", text, composed))
    return "\n".join(_SPACES.sub(" ", line).strip() for line in composed.split("\n"))


def is_image_remains(line: str) -> bool:
    """Whether a line is only what is left of an image or of its address."""
    rest = _IMAGE_REMAINS.sub("", line)
    return rest != line and not re.search(r"\w", rest)


def drop_image_remains(line: str, repairs: list[Repair]) -> str:
    """Take image addresses out of a line of text."""
    rest = _IMAGE_REMAINS.sub("", line)
    if rest != line:
        rest = _SPACES.sub(" ", rest).strip()
        rest = rest if re.search(r"\w", rest) else ""
        removed = len(_IMAGE_REMAINS.findall(line))
        repairs.append(change("image", line, rest, count=removed))
        return rest
    return line
