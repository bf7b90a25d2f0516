"""Ids from titles: readable in ASCII for Latin, Greek and Cyrillic letters."""

from __future__ import annotations

import hashlib
import re
import unicodedata

MAX_ID = 80
_LATIN = {"ı": "i", "ł": "l", "ß": "ss", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe"}
_GREEK = dict(zip("αβγδεζηικλμνοπρσςτυφωξ", "avgdeziiklmnoprsstyfox", strict=True))
_GREEK |= {"θ": "th", "χ": "ch", "ψ": "ps"}
_CYRILLIC = dict(zip("абвгдезийклмнопрстуфыэ", "abvgdeziiklmnoprstufye", strict=True))
_CYRILLIC |= {"ж": "zh", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ь": ""}
_CYRILLIC |= {"ю": "yu", "я": "ya", "є": "ye", "ґ": "g"}
_KAZAKH = dict(zip("әғқңөұүһі", "agqnouuhi", strict=True))
_LETTERS = str.maketrans(_LATIN | _GREEK | _CYRILLIC | _KAZAKH)
_DIGRAPHS = {"ου": "ou", "αυ": "av", "ευ": "ev", "γγ": "ng"}


def transliterate(text: str) -> str:
    """Lower-case words in ASCII letters; a letter of any other script becomes its code point.

    >>> transliterate("Τα τρένα της Ινδίας"), transliterate("Қысқа ережелер")
    ('ta trena tis indias', 'qysqa erezheler')
    """
    text = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    for letters, latin in _DIGRAPHS.items():
        text = text.replace(letters, latin)
    text = text.translate(_LETTERS)
    return "".join(c if c.isascii() or not c.isalpha() else f"{ord(c):x}" for c in text)


def slug(*words: str) -> str:
    """An id from words: ASCII letters, digits and hyphens.

    >>> slug("Szybkie zasady: Łódź", "pl")
    'szybkie-zasady-lodz-pl'
    """
    return re.sub(r"[^a-z0-9]+", "-", transliterate("-".join(words))).strip("-")[:MAX_ID].strip("-")


def document_id(title: str, lang: str, content: bytes) -> str:
    """The id of a document that was given none; a title without letters and digits takes a checksum.

    >>> document_id("Trains!", "en", b"")
    'trains-en'
    >>> document_id("!!!", "it", b"a") != document_id("!!!", "it", b"b")
    True
    """
    if slug(title):
        return slug(title, lang)
    checksum = hashlib.sha256(title.encode("utf-8") + b"\0" + content).hexdigest()
    return f"untitled-{checksum[:10]}-{lang}"
