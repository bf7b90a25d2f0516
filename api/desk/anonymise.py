"""Personal data taken out of what people typed: addresses, numbers and names, as far as a program can tell them."""

from __future__ import annotations

import re

from assistant.cities import is_city_word
from assistant.lexicon import load_lexicon
from assistant.normalize import LANGUAGES, fold
from assistant.vocabulary import load_vocabulary

# Stands for a name, in every language.
NAME = "N. N."
_ADDRESSES = re.compile(
    r"(?:https?://|www\.)\S+"  # links
    r"|[\w.+-]+@[\w-]+(?:\.[\w-]+)+"  # e-mail addresses
    r"|(?<!\w)@\w[\w.]*"  # names on other services
    r"|\b[\w-]+\.(?:com|org|net|info|biz|io|eu|tr|pl|kz|gr|it|uk|de|ru)\b(?:/\S*)?",
    re.IGNORECASE,
)
# Nine digits and more, or seven behind a plus, in groups of two and more: no list of cards or points.
_PHONE = re.compile(r"(?<![\w+])(?:\+\d(?:[ ()./-]*\d){6,14}|\(?\d{2,}\)?(?:[ ./-]?\d{2,}){2,})(?!\w)")
_MIN_DIGITS = 9
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
_SENTENCE_END = ".!?;:\n…·"


def anonymised(text: str, lang: str | None) -> str:
    """A text without links, addresses, telephone numbers and what look like names; on one line.

    A name is a capitalised word inside a sentence that the language's data do not know, and a word behind it that is
    capitalised, too. At the beginning of a sentence it cannot be told from other words unless a comma follows: whoever
    uses the text has to read it.

    >>> anonymised("Hi, I'm Agnieszka Kowalska (a.k@mail.example, +48 601 234 567): are 3 cards enough?", "en")
    "Hi, I'm N. N. ( , ): are 3 cards enough?"
    """
    text = _ADDRESSES.sub(" ", text)
    text = _PHONE.sub(lambda m: " " if _is_phone(m.group()) else m.group(), text)
    return " ".join(_without_names(text, lang if lang in LANGUAGES else "en").split())


def _is_phone(found: str) -> bool:
    return found.startswith("+") or sum(c.isdigit() for c in found) >= _MIN_DIGITS


def _without_names(text: str, lang: str) -> str:
    vocabulary, lexicon = load_vocabulary(lang), load_lexicon(lang)

    def is_known(word: str) -> bool:
        for part in (word, re.split("['’]", word)[0]):
            folded = fold(part)
            if folded in vocabulary or lexicon.knows(folded) or is_city_word(folded, lang):
                return True
        return False

    parts: list[str] = []
    place = 0
    named = False
    for match in _WORD.finditer(text):
        word = match.group()
        before = text[place : match.start()]
        left = text[: match.start()].rstrip()
        first = not left or left[-1] in _SENTENCE_END
        addressed = first and text[match.end() : match.end() + 1] == ","
        capital = word[0].isupper() and not (word.isupper() and len(word) > 1)
        follows = named and not before.strip()
        if capital and (((not first or addressed) and not is_known(word)) or follows):
            parts.append(before if not follows else "")
            if not follows:
                parts.append(NAME)
            named = True
        else:
            parts += [before, word]
            named = False
        place = match.end()
    return "".join([*parts, text[place:]])
