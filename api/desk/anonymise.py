"""Personal data taken out of what people typed: addresses, numbers and names, as far as a program can tell them."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

from assistant.cities import is_city_word
from assistant.examples import read_examples
from assistant.lexicon import load_lexicon
from assistant.normalize import LANGUAGES, fold, tokenize

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
_GAMES = frozenset(("editions", "game", "other_maps", "other_games"))
_SENTENCE_END = ".!?;:\n…·"


def anonymised(text: str, lang: str | None) -> str:
    """A text without links, addresses, telephone numbers and what look like names; on one line.

    A name is a capitalised word inside a sentence that the example questions do not mostly write small, and a word
    behind it that is capitalised, too. At the beginning of a sentence it cannot be told from other words unless a
    comma follows: whoever uses the text has to read it.

    >>> anonymised("Hi, I'm Agnieszka Kowalska (a.k@mail.example, +48 601 234 567): are 3 cards enough?", "en")
    "Hi, I'm N. N. ( , ): are 3 cards enough?"
    """
    text = _ADDRESSES.sub(" ", text)
    text = _PHONE.sub(lambda m: " " if _is_phone(m.group()) else m.group(), text)
    return " ".join(_without_names(text, lang if lang in LANGUAGES else "en").split())


def _is_phone(found: str) -> bool:
    return found.startswith("+") or sum(c.isdigit() for c in found) >= _MIN_DIGITS


@cache
def _usual(lang: str) -> frozenset[str]:
    """The folded words of the example questions that mostly stand in small letters: no names."""
    counts: Counter[str] = Counter()
    for example in read_examples(lang):
        for match in _WORD.finditer(example.question):
            word, left = match.group(), example.question[: match.start()].rstrip()
            if word[0].islower():
                counts[fold(word)] += 1
            elif left and left[-1] not in _SENTENCE_END:
                counts[fold(word)] -= 1
    return frozenset(word for word, count in counts.items() if count > 0)


def _without_names(text: str, lang: str) -> str:
    usual, lexicon = _usual(lang), load_lexicon(lang)

    def is_known(word: str) -> bool:
        for part in (word, re.split("['’]", word)[0]):
            folded = fold(part)
            named = (m.concept.split(".")[0] for m in lexicon.find(tokenize(part, lang)))
            if folded in usual or is_city_word(folded, lang) or not _GAMES.isdisjoint(named):
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
