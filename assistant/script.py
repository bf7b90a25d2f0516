"""Letters and alphabets: lower case that knows Turkish, folding, Greek typed in Latin letters."""

from __future__ import annotations

import unicodedata
from typing import Final

_STROKES: Final = str.maketrans(
    {
        "ı": "i", "ł": "l", "đ": "d", "ø": "o", "ß": "ss", "æ": "ae", "œ": "oe", "ə": "e", "ς": "σ",
        "ә": "а", "қ": "к", "ғ": "г", "ң": "н", "ө": "о", "ұ": "у", "ү": "у", "һ": "х", "і": "и", "ё": "е",
        "җ": "ж", "’": "'", "ʻ": "'", "ʼ": "'", "‘": "'", "`": "'",
    }
)  # fmt: skip

_SHORT_I: Final = "\ue000"  # й is a letter of its own, not an и with a diacritic


def lower(text: str) -> str:
    """Lower case in composed form; the Turkish capital İ becomes a plain i.

    >>> lower("İSTASYON Ευρώπη")
    'istasyon ευρώπη'
    """
    return unicodedata.normalize("NFC", text).lower().replace("i̇", "i")


def fold(text: str) -> str:
    """Lower case without diacritics; letters that only one alphabet has become their nearest kin.

    >>> fold("Şimdi łódź ΆΛΦΑΣ қанша")
    'simdi lodz αλφασ канша'
    """
    parts = unicodedata.normalize("NFD", lower(text).translate(_STROKES).replace("й", _SHORT_I))
    plain = "".join(char for char in parts if not unicodedata.combining(char))
    return unicodedata.normalize("NFC", plain.replace(_SHORT_I, "й")).translate(_STROKES)


_PAIRS: Final[dict[str, tuple[str, str, str]]] = {
    # Greek letters: by sound, by look, chat style
    "ου": ("ou", "oy", "u"), "ού": ("ou", "oy", "u"), "αι": ("ai", "ai", "e"), "αί": ("ai", "ai", "e"),
    "ει": ("ei", "ei", "i"), "εί": ("ei", "ei", "i"), "οι": ("oi", "oi", "i"), "οί": ("oi", "oi", "i"),
    "αυ": ("au", "ay", "af"), "αύ": ("au", "ay", "af"), "ευ": ("eu", "ey", "ef"), "εύ": ("eu", "ey", "ef"),
    "μπ": ("mp", "mp", "b"), "ντ": ("nt", "nt", "d"), "γκ": ("gk", "gk", "g"), "γγ": ("gg", "gg", "g"),
}  # fmt: skip
_LETTERS: Final[dict[str, tuple[str, str, str]]] = {
    "α": ("a", "a", "a"), "β": ("v", "b", "v"), "γ": ("g", "g", "g"), "δ": ("d", "d", "d"),
    "ε": ("e", "e", "e"), "ζ": ("z", "z", "z"), "η": ("i", "h", "i"), "θ": ("th", "8", "th"),
    "ι": ("i", "i", "i"), "κ": ("k", "k", "k"), "λ": ("l", "l", "l"), "μ": ("m", "m", "m"),
    "ν": ("n", "n", "n"), "ξ": ("ks", "3", "x"), "ο": ("o", "o", "o"), "π": ("p", "p", "p"),
    "ρ": ("r", "r", "r"), "σ": ("s", "s", "s"), "τ": ("t", "t", "t"), "υ": ("y", "y", "i"),
    "φ": ("f", "f", "f"), "χ": ("ch", "x", "h"), "ψ": ("ps", "ps", "ps"), "ω": ("o", "w", "o"),
}  # fmt: skip
GREEKLISH_STYLES: Final = (0, 1, 2)


def greeklish(text: str, style: int = 0) -> str:
    """Greek in Latin letters: by sound (0), by the look of the letters (1) or as short as chat has it (2).

    >>> [greeklish("πόσους πόντους έχω", style) for style in GREEKLISH_STYLES]
    ['posous pontous echo', 'posoys pontoys exw', 'posus podus eho']
    """
    low = lower(text)
    out: list[str] = []
    i = 0
    while i < len(low):
        pair = _PAIRS.get(low[i : i + 2])
        if pair:
            out.append(pair[style])
            i += 2
            continue
        letter = fold(low[i])
        out.append(_LETTERS[letter][style] if letter in _LETTERS else low[i])
        i += 1
    return "".join(out)


def has_greek(text: str) -> bool:
    """Whether any letter is Greek.

    >>> has_greek("kai"), has_greek("και")
    (False, True)
    """
    return any("\u0370" <= char <= "\u03ff" or "\u1f00" <= char <= "\u1fff" for char in text)


_LOOKALIKES: Final = str.maketrans("aecopxyikmthb", "аесорхуікмтһв")


def unmix(word: str) -> str:
    """A lower-case word with both Cyrillic and Latin letters, all in Cyrillic: Kazakh і is often typed as i.

    >>> unmix("бiлет"), unmix("bilet")
    ('білет', 'bilet')
    """
    return word.translate(_LOOKALIKES) if any("\u0400" <= char <= "\u052f" for char in word) else word
