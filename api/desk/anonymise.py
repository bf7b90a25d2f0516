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
_HIDDEN = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
_DOMAIN = r"[\w-]+\.(?:com|org|net|info|biz|io|eu|tr|pl|kz|gr|it|uk|de|ru)\b"
# How people write and say the signs of an e-mail address.
_AT = r"\s*(?:@|\(at\)|\[at\])\s*|\s+(?:at|małpa|chiocciola|et|παπάκι|собака|ит)\s+"
_DOT = r"\s*(?:\(dot\)|\[dot\])\s*|\s+(?:dot|kropka|nokta|punto|τελεία|нүкте|точка)\s+"
_ADDRESSES = re.compile(
    r"(?:https?://|www\.)\S+"  # links
    r"|[\w.+-]+@[\w-]+(?:\.[\w-]+)+"  # e-mail addresses
    rf"|[\w.+-]+(?:{_AT})[\w-]+(?:(?:{_DOT})[\w-]+)+"
    rf"|[\w.+-]+(?:{_AT}){_DOMAIN}"
    r"|[\w.+-]+\s*[(\[]at[)\]]\s*[\w-]+(?:\.[\w-]+)+"
    r"|(?<!\w)@\w[\w.]*|\b[\w.]{2,32}#\d{3,5}\b"  # names on other services
    rf"|\b{_DOMAIN}(?:/\S*)?",
    re.IGNORECASE,
)
_BANK = re.compile(r"\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,4})?\b")
_HOUSE = r"\s*,?\s*(?:[Nn]o\.?:?\s*)?\d+\w?(?:\s*[/-]\s*\d+\w?)?"
_STREETS = re.compile(
    rf"\b(?:ul|al|os|pl)\.\s*(?:\w+\s+){{0,2}}\w+{_HOUSE}"
    rf"|\b(?i:via|viale|piazza|corso|οδός|οδό|οδού|λεωφόρος|улица|ул\.)\s+(?:[^\W\d_]+\s+){{0,2}}[^\W\d_]+{_HOUSE}"
    rf"|\b\w+\s+(?i:sokak|sokağı|sok\.|caddesi|cad\.|mahallesi|mah\.|bulvarı|көшесі|даңғылы)(?:{_HOUSE})?"
    r"|\b\d{1,5}\s+(?:[A-Z]\w+\s+){1,2}(?i:street|st\.?|road|rd\.?|avenue|ave\.?|lane|drive)\b"
)
# Nine digits and more, or seven behind a plus, in groups of two and more: no list of cards or points.
_PHONE = re.compile(
    r"(?<![\w+])(?:\+\d(?:[ ()./-]*\d){6,14}|(?:\d[ -])?\(?\d{2,}\)?(?:[ ./-]?\d{2,}){2,})(?!\w)"
)
# Shorter ones: a whole number of the game never has four digits behind three, nor seven in all.
_SHORT = re.compile(r"(?<![\w+])(?:\d{3}[ .-]\d{4}|\d{3}[.-]\d{2}[.-]\d{2}|\d{7,})(?!\w)")
_CALLED = re.compile(
    r"\b(?i:tel|telefon\w*|phone|numer|cep|тел|телефон\w*|τηλ|τηλέφωνο|cell|call me(?: on| at)?)\b"
    r"[.:]?\s*\+?\d[\d ()./-]{3,}\d"
)
_INTRODUCED = re.compile(
    r"\b(?i:my name is|benim adım|adım|mam na imię|nazywam się|με λένε|mi chiamo|менің атым|атым)\s+"
    r"[^\W\d_]+(?:\s+[^\W\d_]+)?"
)
# Who says something stands before these; in Turkish and Kazakh, at the beginning of the sentence.
_SAYS = {
    "en": frozenset(
        ["says", "said", "say", "claims", "claimed", "thinks", "insists", "told", "tells", "argues"]
    ),
    "tr": frozenset(["diyor", "dedi", "der", "diyo", "söylüyor", "söyledi", "iddia", "dediğine"]),
    "pl": frozenset(["mówi", "powiedział", "powiedziała", "twierdzi", "uważa", "myśli", "upiera"]),
    "kk": frozenset(["дейді", "деді", "айтады", "айтты", "айтып", "деп"]),
    "el": frozenset(["λέει", "είπε", "ισχυρίζεται", "νομίζει", "πιστεύει", "επιμένει"]),
    "it": frozenset(["dice", "dicono", "detto", "sostiene", "pensa", "crede", "insiste", "afferma"]),
}
_MIN_DIGITS = 9
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
# Stands for a name while others are looked for.
_PLACE = "\ue000"
# So many letters in capitals may be an abbreviation.
_ABBREVIATION = 3
_GAMES = frozenset(("editions", "game", "other_maps", "other_games"))
_SENTENCE_END = ".!?;:\n…·"


def anonymised(text: str, lang: str | None) -> str:
    """A text without links, addresses, telephone and bank numbers and what look like names; on one line.

    A name is a capitalised word inside a sentence that the example questions do not mostly write small, and a word
    behind it that is capitalised, too. At the beginning of a sentence it is known as one where a comma follows, or
    where the sentence tells what somebody says. What else is a name cannot be told: whoever uses the text has to
    read it.

    >>> anonymised("Hi, I'm Agnieszka Kowalska (a.k@mail.example, +48 601 234 567): are 3 cards enough?", "en")
    "Hi, I'm N. N. ( , ): are 3 cards enough?"
    """
    text = _HIDDEN.sub("", text)
    for pattern in (_ADDRESSES, _BANK, _STREETS, _CALLED):
        text = pattern.sub(" ", text)
    text = _PHONE.sub(lambda m: " " if _is_phone(m.group()) else m.group(), text)
    text = _SHORT.sub(" ", text)
    text = _INTRODUCED.sub(_PLACE, text)
    text = _without_names(text, lang if lang in LANGUAGES else "en")
    return " ".join(text.replace(_PLACE, NAME).split())


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

    words = list(_WORD.finditer(text))
    long = [m.group() for m in words if len(m.group()) > 1]
    # Where nearly all is in capitals, they tell nothing.
    shouted = 5 * sum(w.isupper() for w in long) > 4 * len(long)

    def is_capital(n: int) -> bool:
        """Whether a word is written as a name is; in capitals, if it is long or a word beside it is, too."""
        word = words[n].group()
        if not word[0].isupper() or not word.isupper() or len(word) == 1:
            return word[0].isupper()
        beside = [words[m].group() for m in (n - 1, n + 1) if 0 <= m < len(words)]
        pair = len(word) > 2 and any(w.isupper() and len(w) > 2 and not is_known(w) for w in beside)
        return not shouted and not is_known(word) and (pair or len(word) > _ABBREVIATION)

    parts: list[str] = []
    place = 0
    named = False
    for n, match in enumerate(words):
        word = match.group()
        before = text[place : match.start()]
        left = text[: match.start()].rstrip()
        first = not left or left[-1] in _SENTENCE_END
        addressed = first and text[match.end() : match.end() + 1] == ","
        told = first and _tells(text[match.end() :], lang)
        # The Greek article of things tells that it is nobody.
        thing = n > 0 and words[n - 1].group().lower() in ("το", "τα")
        says = not thing and n + 1 < len(words) and words[n + 1].group() in _SAYS[lang]
        follows = named and not before.strip() and is_capital(n)
        if (
            (is_capital(n) and (not first or addressed or told or word.isupper()) and not is_known(word))
            or (says and len(word) > 2 and word.islower() and not is_known(word))
            or follows
        ):
            parts.append(before if not follows else "")
            if not follows:
                parts.append(NAME)
            named = True
        else:
            parts += [before, word]
            named = False
        place = match.end()
    return "".join([*parts, text[place:]])


def _tells(rest: str, lang: str) -> bool:
    """Whether the rest of a sentence tells what somebody says: at once, or where verbs come last, anywhere."""
    sentence = re.split(r"[.!?;:\n…]", rest, maxsplit=1)[0]
    found = [m.group() for m in _WORD.finditer(sentence)]
    if lang not in ("tr", "kk"):
        found = found[:2]
    return not _SAYS[lang].isdisjoint(found)
