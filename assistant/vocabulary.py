"""The words of each language's own data, to respell what people type: bare, in Greeklish, with typos."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from rapidfuzz import process
from rapidfuzz.distance import OSA

from assistant.cities import is_city_word, spelled_names
from assistant.examples import read_examples
from assistant.lexicon import load_lexicon
from assistant.normalize import fold
from assistant.script import lower

_WORD = re.compile(r"[^\W\d_]+")
_MIN_LOAN = 4
_MIN_TYPO = 5  # shorter words have too many neighbours
_MIN_SOUND = 6
_HUNDRED = 100
_SHORT = range(3, _MIN_TYPO)  # lengths of words that may lack a letter of a colour

_GREEK_PAIRS = (
    ("ου", "u"),
    ("αι", "e"),
    ("ει", "i"),
    ("οι", "i"),
    ("υι", "i"),
    ("αυ", "av"),
    ("ευ", "ev"),
    ("μπ", "b"),
    ("ντ", "d"),
    ("γκ", "g"),
    ("γγ", "g"),
    ("γχ", "x"),
)
_GREEK_LETTERS = {
    "α": "a", "β": "v", "γ": "g", "δ": "d", "ε": "e", "ζ": "z", "η": "i", "θ": "8", "ι": "i", "κ": "k",
    "λ": "l", "μ": "m", "ν": "n", "ξ": "ks", "ο": "o", "π": "p", "ρ": "r", "σ": "s", "τ": "t", "υ": "i", "φ": "f",
    "χ": "x", "ψ": "ps", "ω": "o",
}  # fmt: skip
_LATIN_PAIRS = (
    ("ou", "u"),
    ("ai", "e"),
    ("ei", "i"),
    ("oi", "i"),
    ("yi", "i"),
    ("th", "8"),
    ("ch", "x"),
    ("ks", "ks"),
    ("ph", "f"),
    ("ps", "ps"),
    ("mp", "b"),
    ("nt", "d"),
    ("gk", "g"),
    ("gg", "g"),
    ("au", "av"),
    ("eu", "ev"),
    ("af", "av"),
    ("ef", "ev"),
    ("ay", "av"),
    ("ey", "ev"),
)
# Latin letters that stand for more than one Greek sound, the likeliest first.
_LATIN_CHOICES = {
    "x": ("x", "ks"),
    "h": ("i", "x"),
    "u": ("i", "u"),
    "b": ("v", "b"),
    "w": ("o",),
    "y": ("i",),
    "q": ("8",),
    "c": ("k",),
    "j": ("ks", "tz"),
}
_LATIN_TO_GREEK = (
    ("th", "θ"),
    ("ch", "χ"),
    ("ks", "ξ"),
    ("ps", "ψ"),
    ("ph", "φ"),
    ("ou", "ου"),
    ("mp", "μπ"),
    ("nt", "ντ"),
    ("gk", "γκ"),
)
_SINGLE_TO_GREEK = dict(zip("abcdefghijklmnopqrstuvwxyz", "αβκδεφγηιξκλμνοπθρστυβωχυζ", strict=True))
_MAX_VARIANTS = 16


def greek_sound(word: str) -> str:
    """The sound of a Greek word, folded: letters that sound alike become one."""
    text = fold(word)
    for pair, sound in _GREEK_PAIRS:
        text = text.replace(pair, sound)
    return _squeeze("".join(_GREEK_LETTERS.get(c, c) for c in text))


def greeklish_sounds(word: str) -> list[str]:
    """The sounds that a Greek word typed in Latin letters may have, the likeliest first."""
    text = fold(word)
    variants = [""]
    i = 0
    pairs = dict(_LATIN_PAIRS)
    while i < len(text):
        pair = pairs.get(text[i : i + 2])
        if pair is not None:
            choices: tuple[str, ...] = (pair, "ti") if pair == "8" else (pair,)
            i += 2
        else:
            choices = _LATIN_CHOICES.get(text[i], (text[i],))
            i += 1
        variants = [v + c for v in variants for c in choices][:_MAX_VARIANTS]
    return [_squeeze(v) for v in variants]


def _is_bare(word: str) -> bool:
    """Whether a lower-case word carries no diacritics (a final ς is none)."""
    return word.replace("ς", "σ") == fold(word)


def _squeeze(text: str) -> str:
    return re.sub(r"(.)\1+", r"\1", text)


def _letters_to_greek(word: str) -> str:
    text = fold(word)
    for latin, greek in _LATIN_TO_GREEK:
        text = text.replace(latin, greek)
    greek = "".join(_SINGLE_TO_GREEK.get(c, c) for c in text)
    return greek[:-1] + "ς" if greek.endswith("σ") else greek


class Vocabulary:
    """The word forms of one language, found again from folded or misspelt ones."""

    def __init__(self, lang: str, texts: Iterator[str]) -> None:
        self.lang = lang
        counts: Counter[str] = Counter()
        for text in texts:
            counts.update(_WORD.findall(lower(text)))
        by_fold: dict[str, Counter[str]] = defaultdict(Counter)
        by_sound: dict[str, Counter[str]] = defaultdict(Counter)
        for form, count in counts.items():
            folded = fold(form)
            # A form that carries diacritics is the right spelling of one that lost them.
            weight = count if _is_bare(form) else 3 * count
            by_fold[folded][form] += weight
            if lang == "el" and not folded.isascii():
                by_sound[greek_sound(form)][form] += weight
        self._by_fold = {k: c.most_common(1)[0][0] for k, c in by_fold.items()}
        self._by_sound = {k: c.most_common(1)[0][0] for k, c in by_sound.items()}
        self._sounds = sorted(k for k in self._by_sound if len(k) >= _MIN_SOUND - 1)
        self._colors = sorted(load_lexicon(lang).words_of("colors"))
        # A person called Kasia does not ask about the map of Asia: names of other maps are no corrections.
        others = tuple(load_lexicon(lang).words_of("other_maps"))
        # "io tento" and "al centro" tell of no hundred.
        hundreds = {word for word, value in load_lexicon(lang).number_words() if value >= _HUNDRED}
        self._folded = sorted(
            k for k in self._by_fold.keys() - hundreds if len(k) >= _MIN_TYPO - 1 and not k.startswith(others)
        )

    def __contains__(self, folded: str) -> bool:
        return folded in self._by_fold

    def spelled(self, folded: str) -> str:
        """The usual spelling of a folded word, or the word itself."""
        return self._by_fold.get(folded, folded)

    def from_greeklish(self, word: str) -> str:
        """The Greek word typed in Latin letters: a known one that sounds alike, else letter by letter."""
        for sound in greeklish_sounds(word):
            known = self._by_sound.get(sound)
            if known is not None:
                return known
        for sound in greeklish_sounds(word):
            near = self._near(sound)
            if near is not None:
                return near
        return _letters_to_greek(word)

    def _near(self, sound: str) -> str | None:
        """The known word that sounds like ``sound`` save for one slip, or None."""
        if len(sound) < _MIN_SOUND:
            return None
        best = process.extractOne(sound, self._sounds, scorer=OSA.distance, score_cutoff=1)
        return self._by_sound[str(best[0])] if best else None

    def corrected(self, folded: str) -> str | None:
        """The known word within one slip of the pen, or None: two lead to another form of the word too often."""
        if len(folded) < _MIN_TYPO:
            return None
        best = process.extractOne(folded, self._folded, scorer=OSA.distance, score_cutoff=1)
        return str(best[0]) if best else None

    def color(self, folded: str) -> str | None:
        """The colour that lacks one letter in a short word ("gren", "blu"), or None."""
        if len(folded) not in _SHORT:
            return None
        lacking = [c for c in self._colors if len(c) == len(folded) + 1 and OSA.distance(c, folded) == 1]
        return lacking[0] if len(lacking) == 1 else None


def _texts(lang: str) -> Iterator[str]:
    yield from spelled_names(lang)
    folder = files("assistant")
    yield from (e.question for e in read_examples(lang))
    for path in (folder / "locales" / lang).iterdir():
        if path.name.startswith("desk"):
            continue  # words of the staff, which no player types
        yield re.sub(
            r"\{[^{}]*\}|^[a-z_-]+ =|\$\w+", " ", path.read_text(encoding="utf-8"), flags=re.MULTILINE
        )


@cache
def load_vocabulary(lang: str) -> Vocabulary:
    """The vocabulary of ``lang``, from its example questions and sentences."""
    return Vocabulary(lang, _texts(lang))


def _is_name(match: re.Match[str], text: str) -> bool:
    """Whether a word is written like somebody's name: with a capital within a sentence, or before an apostrophe."""
    typed = match.group()
    if not typed[:1].isupper() or not typed[1:].islower():
        return False
    before = text[: match.start()].rstrip()
    return text[match.end() : match.end() + 1] in ("'", "’") or (
        bool(before) and before[-1] not in '.!?;…:"„«“(-–'
    )


def respell(text: str, lang: str) -> str:
    """``text`` with its words spelled as the language's data spells them; unknown words stay as they are.

    >>> respell("posa vagonia exo", "el").split()[0]
    'πόσα'
    """
    vocabulary = load_vocabulary(lang)
    lexicon = load_lexicon(lang)
    latin = sum(c.isascii() and c.isalpha() for c in text)
    greeklish = lang == "el" and latin > sum("\u0370" <= c <= "\u1fff" for c in text)

    def word(match: re.Match[str]) -> str:
        typed = match.group()
        if greeklish and typed.isascii():
            # Loan words that players write in Latin letters anyway ("europe", "joker") stay as they are.
            if len(typed) >= _MIN_LOAN and lexicon.knows(fold(typed)):
                return typed
            return vocabulary.from_greeklish(typed)
        folded = fold(typed)
        if len(folded) == 1:
            return typed  # "e" and "è", "η" and "ή" are two words
        if folded in vocabulary:
            # What already carries diacritics is left alone.
            return vocabulary.spelled(folded) if lang == "kk" or _is_bare(lower(typed)) else typed
        if lexicon.knows(folded) or is_city_word(folded, lang):
            return typed
        better = vocabulary.corrected(folded) or vocabulary.color(folded)
        if better and _is_name(match, text) and not is_city_word(better, lang):
            return typed
        return vocabulary.spelled(better) if better else typed

    return _WORD.sub(word, text)
