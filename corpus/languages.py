"""Which of our languages a part of a document is in, where it plainly is not the document's own."""

from __future__ import annotations

import re

_WORD = re.compile(r"[^\W\d_]+")
_GREEK = re.compile("[\u0370-\u03ff\u1f00-\u1fff]")
_CYRILLIC = re.compile("[\u0400-\u04ff]")
_KAZAKH = re.compile("[әғқңөұүһі]", re.IGNORECASE)
# Frequent words that no other of these languages has.
_FUNCTION_WORDS = {
    lang: frozenset(words.split())
    for lang, words in {
        "en": "the and of is you that each may if from with your or are this for when it must",
        "it": "il la di che un una per le del della non con si gli ogni può alla sono carte",
        "pl": "w na z nie się jest lub może każdy gracz po od przez tylko jego gdy są oraz",
        "tr": "bir ve bu için ile her oyuncu olan gibi veya çok kadar sonra kart değil olarak",
    }.items()
}
_FEWEST = 8  # words by which a language can be told


def other_language(text: str, lang: str) -> str | None:
    """The language of a text where it is another one of ours than ``lang``; None where it is not or cannot be told.

    >>> other_language("Each player takes the cards and puts them on the board.", "el")
    'en'
    """
    words = _WORD.findall(text.lower())
    if len(words) < _FEWEST:
        return None
    letters = sum(map(len, words))
    greek, cyrillic = len(_GREEK.findall(text)), len(_CYRILLIC.findall(text))
    if greek > 0.6 * letters:
        return "el" if lang != "el" else None
    if cyrillic > 0.6 * letters:
        return "kk" if lang != "kk" and _KAZAKH.search(text) else None
    if greek + cyrillic > 0.2 * letters:
        return None
    hits = {name: sum(word in known for word in words) for name, known in _FUNCTION_WORDS.items()}
    best = max(hits, key=lambda name: hits[name])
    return best if best != lang and hits[best] >= 3 and hits[best] >= 4 * hits.get(lang, 0) else None
