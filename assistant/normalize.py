"""Folding and tokens: one spelling for what people type with and without case, accents and diacritics."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from assistant.script import has_greek, unmix

LANGUAGES = ("tr", "pl", "kk", "el", "it", "en")

# Letters that decomposition leaves alone, and Kazakh letters as people type them on a Russian keyboard.
_FOLD = str.maketrans(
    {
        "ı": "i",
        "ł": "l",
        "ø": "o",
        "đ": "d",
        "ß": "ss",
        "æ": "ae",
        "œ": "oe",
        "ς": "σ",
        "ә": "а",
        "ғ": "г",
        "қ": "к",
        "ң": "н",
        "ө": "о",
        "ұ": "у",
        "ү": "у",
        "һ": "х",
        "і": "и",
        "ы": "и",
        "й": "и",
        "э": "е",
        "ё": "е",
    }
)
# Greek words typed with a Latin letter that looks the same (Aθήνα).
_GREEK_LOOKALIKES = str.maketrans("abehikmnoptvxyzu", "αβεηικμνορτνχυζυ")
_APOSTROPHES = re.compile(r"(?<=\w)['’ʼ`´ʹ](?=\w)")
_TOKEN = re.compile(
    r"\d+|(?i:[όο],τι)\b|[^\W\d_]+|[.,;:!?·;/|&+=()…\n–—−-]|[\U0001F534\U0001F535\U0001F7E0-\U0001F7E3\u26AA\u26AB]"
)
_STRONG_STOPS = frozenset(".;!?;·\n")
_MARKS = str.maketrans("–—−…", "---.")


@dataclass(frozen=True, slots=True)
class Token:
    """A folded word, number or punctuation mark, with its offsets in the text it came from.

    ``glued``: it stands directly behind the token before (``3`` and ``rd``, ``-`` and ``up`` in ``set-up``).
    """

    text: str
    start: int
    end: int
    glued: bool = False

    @property
    def is_word(self) -> bool:
        """True for words and numbers, False for punctuation."""
        return self.text[0].isalnum()

    @property
    def is_number(self) -> bool:
        """True for a run of digits."""
        return self.text.isdigit()

    @property
    def is_stop(self) -> bool:
        """True for a mark that ends a sentence (the Greek question mark included)."""
        return self.text in _STRONG_STOPS


@lru_cache(maxsize=65536)
def fold(word: str) -> str:
    """Case, accents and diacritics removed: ``fold("İstasyon") == fold("ISTASYON") == "istasyon"``.

    A Latin letter inside a Cyrillic or Greek word becomes the one that looks like it.

    >>> fold("Żółty"), fold("ΣΤΑΘΜΌΣ"), fold("қызыл"), fold("бiр")
    ('zolty', 'σταθμοσ', 'кизил', 'бир')
    """
    lowered = unmix(word.replace("İ", "i").casefold())
    if not lowered.isascii() and has_greek(lowered):
        lowered = lowered.translate(_GREEK_LOOKALIKES)
    decomposed = unicodedata.normalize("NFKD", lowered.translate(_FOLD))
    bare = "".join(c for c in decomposed if not unicodedata.combining(c))
    return bare.translate(_FOLD)


def tokenize(text: str, lang: str) -> list[Token]:
    """Folded tokens of ``text`` with offsets into it.

    An apostrophe inside a word joins suffixes (Turkish ``Zürih'e``, English ``can't``) except in Italian,
    where it parts the article from its noun (``l'altro``).
    """
    joined = text
    removed: list[int] = []
    if lang != "it":
        removed = [m.start() for m in _APOSTROPHES.finditer(text)]
        joined = _APOSTROPHES.sub("", text)
    tokens: list[Token] = []
    skipped = 0
    for match in _TOKEN.finditer(joined):
        while skipped < len(removed) and removed[skipped] - skipped <= match.start():
            skipped += 1
        start = match.start() + skipped
        last = skipped
        while last < len(removed) and removed[last] - last < match.end():
            last += 1
        folded = fold(match.group().translate(_MARKS))
        if folded:
            glued = match.start() > 0 and not joined[match.start() - 1].isspace()
            tokens.append(Token(folded, start, match.end() + last, glued))
    return tokens


def words(text: str, lang: str) -> list[str]:
    """The folded words and numbers of ``text``, punctuation left out."""
    return [t.text for t in tokenize(text, lang) if t.is_word]


def capital(text: str, lang: str) -> str:
    """A text with its first letter large, as its language has it.

    >>> capital("ilk", "tr"), capital("first", "en")
    ('İlk', 'First')
    """
    first = "İ" if lang == "tr" and text[:1] == "i" else text[:1].upper()
    return first + text[1:]
