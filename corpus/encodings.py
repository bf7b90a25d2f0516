"""Text files that are not UTF-8: the encodings used for a language, and which of them a text makes sense in."""

from __future__ import annotations

import unicodedata

from corpus.repairs import Repair

ENCODINGS = {
    "tr": ("cp1254", "iso-8859-9"),
    "pl": ("cp1250", "iso-8859-2"),
    "el": ("cp1253", "iso-8859-7"),
    "kk": ("kz1048", "cp1251"),
    "it": ("cp1252",),
    "en": ("cp1252",),
}
_LETTERS = {
    "tr": "çğıöşüâîûÇĞİÖŞÜÂÎÛ",
    "pl": "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ",
    "el": "".join(map(chr, [*range(0x386, 0x38B), 0x38C, *range(0x38E, 0x3CF)])),
    "kk": "".join(map(chr, range(0x410, 0x450))) + "ёЁәғқңөұүһіӘҒҚҢӨҰҮҺІ",
    "it": "àèéìíîòóùúÀÈÉÌÍÎÒÓÙÚ",
    "en": "éèêëïîôöüçñÉÈ",
}
_MARKS = frozenset("«»“”„’‘–—…•·€°©®×§½¼¾\u00a0")
_SAMPLE = 200_000


def score(text: str, lang: str) -> int:
    """How well a decoded text fits its language; more is better.

    >>> score("zażółć", "pl") > score("za¿ó³æ", "pl")
    True
    """
    letters = _LETTERS[lang]
    points = 0
    for before, c in zip(" " + text, text, strict=False):
        if c.isascii():
            continue
        if c in letters:
            points += 0 if before.islower() and c.isupper() else 2
        elif c == "\ufffd" or unicodedata.category(c) in ("Cc", "Cn"):
            points -= 6
        elif c not in _MARKS:
            points -= 2
    return points


def _damaged_utf8(data: bytes) -> str | None:
    """The text, if the file is plainly UTF-8 with a few damaged places."""
    text = data.decode("utf-8", errors="replace")
    damaged = text.count("\ufffd")
    whole = sum(not c.isascii() for c in text) - damaged
    return text if whole >= 4 * damaged else None


def _around(text: str) -> str:
    """The first damaged place with what stands around it."""
    at = text.find("\ufffd")
    return text[max(0, at - 30) : at + 30]


def decode(data: bytes, repairs: list[Repair], lang: str) -> str:
    """Decode a text file: UTF-8, UTF-16 with a mark, else the best of the language's older encodings."""
    for mark, name in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if data.startswith(mark):
            return data.decode(name, errors="replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        pass
    text = _damaged_utf8(data)
    if text is not None:
        repairs.append(Repair("damaged-bytes", after=_around(text), count=text.count("\ufffd")))
        return text
    # Only bytes outside ASCII tell encodings apart: start where the first stands.
    first = next(i for i, byte in enumerate(data) if byte > 127)
    sample = data[max(0, first - 1) : first + _SAMPLE]
    name = max(ENCODINGS[lang], key=lambda n: score(sample.decode(n, errors="replace"), lang))
    text = data.decode(name, errors="replace")
    repairs.append(Repair("encoding", after=name))
    lost = text.count("\ufffd")
    if lost:
        repairs.append(Repair("damaged-bytes", after=_around(text), count=lost))
    return text
