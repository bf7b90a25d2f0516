"""Words of our languages for the lexical index: folding, stems, character n-grams."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Any

_WORD = re.compile(r"[^\W_]+")
_PLAIN = str.maketrans({"ı": "i", "ł": "l", "ς": "σ", "đ": "d", "ø": "o", "ß": "ss", "ё": "е", "’": "'"})
_KAZAKH = str.maketrans(
    {"ә": "а", "ғ": "г", "қ": "к", "ң": "н", "ө": "о", "ұ": "у", "ү": "у", "һ": "х", "і": "ы"}
)
_STEMMERS = {"tr": "turkish", "pl": "polish", "el": "greek", "it": "italian", "en": "english"}

# Kazakh inflection, outermost first: person and tense, case, possession, plural. Longer endings first.
# A step removes at most one ending and leaves at least three letters.
_KAZAKH_STEPS: tuple[tuple[str, ...], ...] = (
    ("сыздар", "сіздер", "мыз", "міз", "быз", "біз", "пыз", "піз", "сың", "сің", "сыз", "сіз", "мын", "мін"),
    (
        "лардың",
        "лердің",
        "ларын",
        "лерін",
        "мен",
        "бен",
        "пен",
        "ның",
        "нің",
        "дың",
        "дің",
        "тың",
        "тің",
        "нан",
        "нен",
        "дан",
        "ден",
        "тан",
        "тен",
        "нда",
        "нде",
        "да",
        "де",
        "та",
        "те",
        "ға",
        "ге",
        "қа",
        "ке",
        "на",
        "не",
        "ны",
        "ні",
        "ды",
        "ді",
        "ты",
        "ті",
    ),
    (
        "лары",
        "лері",
        "дары",
        "дері",
        "тары",
        "тері",
        "ымыз",
        "іміз",
        "ыңыз",
        "іңіз",
        "сы",
        "сі",
        "ым",
        "ім",
        "ың",
        "ің",
        "ын",
        "ін",
        "ы",
        "і",
    ),
    ("лар", "лер", "дар", "дер", "тар", "тер"),
)


def fold(text: str) -> str:
    """Lower case without diacritics, one letter for those that people mix up.

    >>> fold("ŁÓDŹ Kırmızı Διαδρομής")
    'lodz kirmizi διαδρομησ'
    """
    text = unicodedata.normalize("NFKD", text.casefold().replace("i̇", "i"))
    text = "".join(c for c in text if not unicodedata.combining(c))
    return text.translate(_PLAIN)


def words(text: str) -> list[str]:
    """The words and numbers of a text, in lower case, with their diacritics."""
    return _WORD.findall(unicodedata.normalize("NFC", text.casefold().replace("i̇", "i")))


@lru_cache(maxsize=8)
def _stemmer(lang: str) -> Any:
    import snowballstemmer

    name = _STEMMERS.get(lang)
    if name is None or name not in snowballstemmer.algorithms():
        return None
    return snowballstemmer.stemmer(name)


def stem_kazakh(word: str) -> str:
    """Strip Kazakh endings, outermost first, one of each kind.

    >>> stem_kazakh("билеттердің"), stem_kazakh("туннельде"), stem_kazakh("карталарын")
    ('билет', 'туннель', 'карта')
    """
    for endings in _KAZAKH_STEPS:
        for ending in endings:
            if word.endswith(ending) and len(word) - len(ending) >= 3:
                word = word[: -len(ending)]
                break
    return word


@lru_cache(maxsize=200_000)
def stem(word: str, lang: str) -> str:
    """The folded stem of a word; of languages without a stemmer the first six letters."""
    if word.isdigit():
        return word
    if lang == "kk":
        return fold(stem_kazakh(word)).translate(_KAZAKH)
    stemmer = _stemmer(lang)
    if stemmer is None:
        return fold(word)[:6]
    return fold(str(stemmer.stemWord(word)))


def stems(text: str, lang: str) -> list[str]:
    """The stems of a text's words."""
    return [stem(word, lang) for word in words(text)]


@lru_cache(maxsize=200_000)
def _word_grams(word: str, size: int) -> tuple[str, ...]:
    padded = f" {word} "
    if len(padded) <= size:
        return (padded,)
    return tuple(padded[i : i + size] for i in range(len(padded) - size + 1))


def grams(text: str, lang: str, size: int = 4) -> list[str]:
    """Character n-grams of the folded words, with a space at both ends of each word.

    >>> grams("Tüneli", "tr")
    [' tun', 'tune', 'unel', 'neli', 'eli ']
    """
    folded = fold(text)
    if lang == "kk":
        folded = folded.translate(_KAZAKH)
    return [gram for word in _WORD.findall(folded) for gram in _word_grams(word, size)]


# Greek and Cyrillic letters as people write them in Latin script, roughly by sound. Names and numbers of
# one map meet this way whatever script they are written in.
_LATIN_PAIRS = (("ου", "u"), ("μπ", "b"), ("ντ", "d"), ("γκ", "g"), ("τζ", "j"))
_LATIN_LETTERS = (
    "αa βv γg δd εe ζz ηi ιi κk λl μm νn ξx οo πp ρr σs τt υi φf χh ψps ωo θth "
    "аa бb вv гg дd еe жzh зz иi йi кk лl мm нn оo пp рr сs тt уu фf хh цts чh шsh щsh ыi эe юiu яia "
    "әa іi ңn ғg үu ұu қk өo һh ь ъ"
)
_LATIN = str.maketrans({pair[0]: pair[1:] for pair in _LATIN_LETTERS.split()})
_LATIN_SOUNDS = (("ch", "h"), ("ph", "f"), ("c", "k"), ("q", "k"), ("w", "v"), ("y", "i"), ("x", "ks"))
_DOUBLED = re.compile(r"(\w)\1+")


@lru_cache(maxsize=200_000)
def latin(word: str) -> str:
    """A folded word in one rough Latin spelling, the same for the scripts of our languages.

    >>> latin(fold("Ζυρίχη")), latin(fold("Цюрих")), latin(fold("Zürich"))
    ('zirihi', 'tsiurih', 'zurih')
    """
    if word.isdigit():
        return word
    for pair, sound in _LATIN_PAIRS:
        word = word.replace(pair, sound)
    word = word.translate(_LATIN)
    for pair, sound in _LATIN_SOUNDS:
        word = word.replace(pair, sound)
    return _DOUBLED.sub(r"\1", word)


def latin_grams(text: str, _lang: str = "", size: int = 4) -> list[str]:
    """Character n-grams of the words in Latin spelling, for evidence across languages and scripts."""
    return [gram for word in _WORD.findall(fold(text)) for gram in _word_grams(latin(word), size)]
