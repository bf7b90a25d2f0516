"""Text files that are not UTF-8: the encodings used for a language, and which of them a text makes sense in."""

from __future__ import annotations

import codecs
import unicodedata

from corpus.repairs import Repair

ENCODINGS = {
    "tr": ("cp1254", "iso-8859-9", "cp857", "mac_turkish"),
    "pl": ("cp1250", "iso-8859-2", "cp852", "mac_latin2"),
    "el": ("cp1253", "iso-8859-7", "cp737", "mac_greek"),
    "kk": ("kz1048", "cp1251"),
    "it": ("cp1252", "cp850", "mac_roman"),
    "en": ("cp1252", "cp850", "mac_roman"),
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
_MARKS_OF_WIDE = (codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_HIGH_BYTES = frozenset({0x00, 0x01, 0x03, 0x04, 0x20})


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


def wide_encoding(data: bytes) -> str | None:
    """UTF-16 or UTF-32, by its mark or, without one, by the bytes that its letters share; None for all others.

    >>> wide_encoding("Łódź".encode("utf-16-be")), wide_encoding(b"Lodz")
    ('utf-16-be', None)
    """
    if data.startswith((codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)):
        return "utf-32"
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    sample = data[:4096]
    for name, high in (("utf-16-be", sample[::2]), ("utf-16-le", sample[1::2])):
        # Letters of our languages and spaces have one of few high bytes; in any other text these stand everywhere.
        if len(high) >= 4 and len(data) % 2 == 0 and sum(b in _HIGH_BYTES for b in high) >= 0.97 * len(high):
            return name
    return None


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
    if data.startswith(codecs.BOM_UTF8):
        return data.decode("utf-8-sig", errors="replace")
    wide = wide_encoding(data)
    if wide is not None:
        if not data.startswith(_MARKS_OF_WIDE):
            repairs.append(Repair("encoding", after=wide))
        return data.decode(wide, errors="replace")
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
