"""Repairs of characters and lines that every reader makes, each recorded in words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

import ftfy

_INVISIBLE = re.compile("[\u00ad\u200b\u200c\u200d\u2060\ufeff\u180e]")
_BIDI = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_SURROGATE = re.compile("[\ud800-\udfff]")
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


def _count(pattern: re.Pattern[str], by: str | Callable[[re.Match[str]], str], text: str) -> tuple[str, int]:
    return pattern.subn(by, text)


def clean_characters(text: str, repairs: list[str]) -> str:
    """Drop what no reader may see, mend mis-decoded text, compose accents; says what it did in ``repairs``.

    >>> done = []
    >>> clean_characters("tr\\x00enes ﬁne\\u200b", done), done[0]
    ('trenes fine', 'removed 1 NUL character')
    """

    def note(number: int, what: str) -> None:
        if number:
            repairs.append(f"{what.format(n=number, s='' if number == 1 else 's')}")

    nuls = text.count("\x00")
    text = text.replace("\x00", "")
    note(nuls, "removed {n} NUL character{s}")
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\x0c", "\n").replace("\x85", "\n")
    text = text.replace("\u2028", "\n").replace("\u2029", "\n\n")
    text, n = _count(_SURROGATE, "\ufffd", text)
    note(n, "replaced {n} lone surrogate{s}")
    if _MOJIBAKE.search(text):
        mended = "\n".join(ftfy.fix_encoding(line) for line in text.split("\n"))
        if mended != text:
            lines = sum(a != b for a, b in zip(text.split("\n"), mended.split("\n"), strict=False))
            note(lines, "decoded {n} line{s} again that had been decoded with the wrong encoding")
            text = mended
    text, n = _count(_CONTROL, "", text)
    note(n, "removed {n} control character{s}")
    n = sum(match.group(1).islower() for match in _HYPHEN.finditer(text))
    text = _HYPHEN.sub(lambda m: m.group(1) if m.group(1).islower() else m.group(), text)
    note(n, "joined {n} word{s} hyphenated at a line end")
    text, n = _count(_BIDI, "", text)
    note(n, "removed {n} character{s} that change the direction of writing")
    text, n = _count(_INVISIBLE, "", text)
    note(n, "removed {n} invisible character{s}")
    text, n = _count(_LIGATURE, lambda m: _LIGATURES[m.group()], text)
    note(n, "wrote out {n} ligature{s}")
    composed = unicodedata.normalize("NFC", text)
    if composed != text:
        repairs.append("composed accents written as separate characters")
    return "\n".join(_SPACES.sub(" ", line).strip() for line in composed.split("\n"))


def is_image_remains(line: str) -> bool:
    """Whether a line is only what is left of an image or of its address."""
    rest = _IMAGE_REMAINS.sub("", line)
    return rest != line and not re.search(r"\w", rest)


def drop_image_remains(line: str, repairs: list[str]) -> str:
    """Take image addresses out of a line of text."""
    rest = _IMAGE_REMAINS.sub("", line)
    if rest != line:
        removed = _IMAGE_REMAINS.findall(line)
        repairs.append(f"removed the remains of an image: {removed[0][:80]}")
        rest = _SPACES.sub(" ", rest).strip()
        return rest if re.search(r"\w", rest) else ""
    return line
