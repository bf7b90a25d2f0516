"""Which language a question is in: one of our six, another one, or nothing to go on.

The evidence is added up in log-odds, with the weights of ``langid/weights.toml``:

- langdetect's n-gram profiles: the five of ours that it ships, ours of Kazakh and of Greek typed in Latin
  letters (each blended with our own example questions), the same without diacritics as people type on a
  phone, and those of the languages that are easily taken for ours. langdetect draws n-grams at random; here
  every n-gram of a text counts once, so the answer is always the same and no global factory or seed is
  touched.
- words: function words, question words, the vocabulary of the game, and how often a word stands in the
  example questions of each language (``lexicons/*.toml``, ``langid/words.toml``, ``langid/game.json``).
- letters: Greek letters are Greek; a letter that a language does not use counts against it.

City names, digits and a few words that every language uses count for nothing, so a bare "Ankara" or "OK" gets
no language.
"""

from __future__ import annotations

import csv
import json
import math
import re
import threading
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt
from langdetect import detector_factory
from langdetect.detector import Detector
from langdetect.utils.lang_profile import LangProfile

from assistant.script import GREEKLISH_STYLES, fold, greeklish, lower, unmix

LANGUAGES: Final = ("tr", "pl", "kk", "el", "it", "en")
EDITIONS: Final = ("usa", "europe", "india", "switzerland")
MAX_CHARS: Final = 600
_TRIGRAM: Final = 3

Reason = Literal["evidence", "script", "hint", "no_text", "unclear", "other_language"]
Script = Literal["greek", "cyrillic", "latin", "other"]

FEATURES: Final = (
    "ngrams", "function", "function_bare", "cue", "vocabulary", "examples", "bare", "absent", "foreign",
)  # fmt: skip
_OURS_SHIPPED: Final = ("tr", "pl", "el", "it", "en")
_RIVALS_SHIPPED: Final = (
    "es", "pt", "fr", "de", "nl", "sv", "da", "no", "fi", "et", "hu", "cs", "sk", "hr", "sl", "ro", "ca",
    "lt", "lv", "sq", "id", "ru", "uk", "bg", "mk",
)  # fmt: skip
_MADE: Final = ("kk", "el_latin", "az", "uz", "ky", "tt")
_CYRILLIC: Final = frozenset({"kk", "ky", "tt", "ru", "uk", "bg", "mk"})
_NO_BARE: Final = frozenset({"el", "el_latin", "en", "ru", "bg", "mk", "uk", "nl", "id"})
_BARE: Final = "~"  # marks a profile without diacritics

_APOSTROPHES: Final = "'’ʻʼ‘`"
_NO_APOSTROPHE: Final = str.maketrans("", "", _APOSTROPHES)
_DOUBLED: Final = re.compile(r"аа|оо|өө|үү|ээ|[^ ]{3}уу(?= )")  # long vowels of Kyrgyz, which Kazakh lacks
# A Turkish ending after the apostrophe of a name: Ankara'dan, Paris'e, İzmir'in
_TURKISH_ENDING: Final = re.compile(
    rf"[^\W\d_]{{3,}}[{_APOSTROPHES}](?:n?[ıiuü]n|[yn]?[ıiuüae]|n?[dt][ae](?:n|ki)?|y?l[ae]|l[ae]r[ıi]?\w*|[dt][ıiuü]r)\b"
)
_WEB: Final = re.compile(r"(?:https?://|www\.)\S+|\S+@\S+\.\S+")
_WORD: Final = re.compile(  # in chat Greek 8 is a theta and 3 is a xi
    rf"[a-z]+[38][a-z]+|[38][a-z]{{2,}}|[^\W\d_]+(?:[{_APOSTROPHES}][^\W\d_]+)*"
)


@dataclass(frozen=True, slots=True)
class Detection:
    """What was found: ``lang`` is None when the text tells nothing or is in a language that is not ours.

    ``confidence`` is the posterior probability of what ``lang`` and ``reason`` say; ``scores`` holds the
    posterior of each of our languages and of ``other``. With reason ``hint`` the text told nothing and the
    caller's hint stands.
    """

    lang: str | None
    confidence: float
    scores: Mapping[str, float] = field(default_factory=dict)
    reason: Reason = "evidence"


def detect(text: str, hint: str | None = None) -> Detection:
    """Detects the language of a question; ``hint`` is the language that the caller expects, if any.

    Deterministic, thread-safe, and bounded: only the first 600 characters are read.

    >>> detect("tunelde 2 kirmizi oynadim kac kart").lang
    'tr'
    >>> detect("posous pontous pairno gia 6 vagonia").lang
    'el'
    >>> detect("Ankara 12").lang is None
    True
    """
    return default_detector().detect(text, hint)


_lock = threading.Lock()
_default: LanguageDetector | None = None


def default_detector() -> LanguageDetector:
    """The detector with the project's own data, loaded once at the first call."""
    global _default
    with _lock:
        if _default is None:
            _default = LanguageDetector()
        return _default


class _Grams(Detector):  # type: ignore[misc]  # langdetect has no types
    """langdetect's detector, kept to cleaning a text and cutting it into known n-grams."""

    def grams(self, word: str) -> list[str]:
        self.text = ""
        self.append(f" {word} ")
        self.cleaning_text()
        found: list[str] = self._extract_ngrams()
        return found


class LanguageDetector:
    """Profiles, words and weights; loaded once and then only read.

    ``game`` replaces the counts of ``langid/game.json`` and ``weights`` some of those of
    ``langid/weights.toml``; both are for measuring.
    """

    def __init__(
        self, game: Mapping[str, Any] | None = None, weights: Mapping[str, float] | None = None
    ) -> None:
        data = resources.files("assistant")
        folder = data / "langid"
        self.weights: dict[str, float] = {
            **tomllib.loads((folder / "weights.toml").read_text(encoding="utf-8")),
            **(weights or {}),
        }
        if game is None:
            game = json.loads((folder / "game.json").read_text(encoding="utf-8"))
        words = tomllib.loads((folder / "words.toml").read_text(encoding="utf-8"))
        self._load_profiles(folder, game)
        self._load_words(words, data / "lexicons")
        self._load_examples(game)
        self._neutral = _neutral_names(words["neutral"]["words"])
        self._letters = {lang: frozenset(letters) for lang, letters in words["letters"].items()}
        self.rare = frozenset(words["rare"]["names"])

    # --- loading ------------------------------------------------------------------------------

    def _load_profiles(self, folder: Traversable, game: Mapping[str, Any]) -> None:
        shipped = Path(detector_factory.PROFILES_DIRECTORY)
        raw = [
            json.loads((shipped / n).read_text(encoding="utf-8")) for n in (*_OURS_SHIPPED, *_RIVALS_SHIPPED)
        ]
        raw += [json.loads((folder / f"{n}.json").read_text(encoding="utf-8")) for n in _MADE]
        profiles = []
        for profile in raw:
            name = profile["name"]
            shares = _shares(profile, lower)
            added = game.get(name)
            if added and added["questions"]:
                shares = _blended(shares, _shares(added, lower), self.weights["mix"])
            profiles.append(_profile(name, shares))
            if name not in _NO_BARE:
                profiles.append(_profile(name + _BARE, _rewritten(shares, fold)))
        self.factory = detector_factory.DetectorFactory()
        for index, profile in enumerate(profiles):
            self.factory.add_profile(LangProfile(**profile), index, len(profiles))
        self.names: tuple[str, ...] = tuple(self.factory.get_lang_list())
        table = self.factory.word_lang_prob_map
        floor = Detector.ALPHA_DEFAULT / Detector.BASE_FREQ
        self._log: npt.NDArray[np.float32] = np.empty((len(table), len(profiles)), dtype=np.float32)
        for row, shares in enumerate(table.values()):
            self._log[row] = np.log(np.array(shares) + floor)
        # From here on langdetect only asks which n-grams are known: their rows are enough, the lists can go.
        self._row: dict[str, int] = {gram: row for row, gram in enumerate(table)}
        self.factory.word_lang_prob_map = self._row
        self._columns = [(_group(name), name.endswith(_BARE), name == "el") for name in self.names]

    def _load_words(self, words: Mapping[str, Any], lexicons: Traversable) -> None:
        self._exact: dict[str, dict[str, tuple[int, float]]] = {}
        self._stems: dict[str, dict[str, tuple[int, float]]] = {}
        for section in ("ours", "others"):
            for name, listed in words[section].items():
                lang = _group(name.removesuffix("_ascii"))
                for word in listed.split():
                    self._add(word, lang, "function", "function_bare")
        for lang, lexicon in _lexicons(lexicons):
            for word in _words_of(lexicon, ("fillers",)):
                self._add_spellings(word, lang, "function", "function_bare")
            for word in _words_of(lexicon, ("cues",)):
                self._add_spellings(word, lang, "cue", "cue")
            for word in _words_of(lexicon, ("concepts", "actions", "colors", "numbers")):
                self._add_spellings(word, lang, "vocabulary", "vocabulary")
        self._longest_stem = max(map(len, self._stems), default=0)

    def _add_spellings(self, word: str, lang: str, kind: str, bare: str) -> None:
        self._add(word, lang, kind, bare)
        if lang == "el":
            for style in GREEKLISH_STYLES:
                self._add(greeklish(word, style), lang, kind, bare)

    def _add(self, word: str, lang: str, kind: str, bare: str) -> None:
        word = lower(word).translate(_NO_APOSTROPHE)
        stem = word.endswith("*")
        word = word.removesuffix("*")
        if not word or any(char.isdigit() and char not in "38" for char in word) or (stem and len(word) < 3):
            return
        size = 0.4 if len(word) == 1 else 1.0
        table = self._stems if stem else self._exact
        for spelling, kind_there in ((fold(word), bare), (word, kind)):
            entry = table.setdefault(spelling, {})
            index = FEATURES.index(kind_there)
            entry[lang] = min(entry.get(lang, (99, 0.0)), (index, size))

    def _load_examples(self, game: Mapping[str, Any]) -> None:
        """Log-odds of each word of the examples, against an even share among our languages."""
        groups = {"tr": "tr", "pl": "pl", "kk": "kk", "it": "it", "en": "en", "el_latin": "el"}
        rates: dict[str, dict[str, float]] = {}
        for name, lang in groups.items():
            asked = game.get(name, {}).get("questions", 0)
            if asked:
                for word, count in game[name]["words"].items():
                    for spelling in {word, fold(word)}:
                        entry = rates.setdefault(spelling, {})
                        entry[lang] = entry.get(lang, 0.0) + count / asked
        least = 5e-4
        self._odds: dict[str, dict[str, float]] = {}
        for word, by_lang in rates.items():
            total = sum(by_lang.values()) + least * len(LANGUAGES)
            self._odds[word] = {
                lang: max(-1.5, math.log(len(LANGUAGES) * (by_lang.get(lang, 0.0) + least) / total))
                for lang in LANGUAGES
            }

    # --- detecting ----------------------------------------------------------------------------

    def detect(self, text: str, hint: str | None = None) -> Detection:
        """As the function `detect`."""
        hint = hint if hint in LANGUAGES else None
        tokens = self._tokens(text)
        kept = self._without_names(tokens)
        script = _script(kept or tokens)
        if script == "greek":
            return Detection("el", 0.999, {"el": 0.999}, "script")
        if script == "other":
            return Detection(None, 0.99, {"other": 0.99}, "other_language")
        if not kept or script is None:  # names only, or nothing at all
            if script == "cyrillic" and any(char in "қғұәіңөү" for token in tokens for char in token):
                return Detection("kk", 0.9, {"kk": 0.9}, "script")
            return _nothing("no_text", hint)
        scores = _softmax(self.logits(self.features(kept, script, endings(text)), hint))
        best = max(scores, key=lambda name: scores[name])
        if scores[best] < self.weights["least"] or (best != "other" and self._is_mash(kept)):
            return _nothing("unclear", hint, scores)
        if best == "other":
            return Detection(None, scores[best], scores, "other_language")
        return Detection(best, scores[best], scores, "evidence")

    def _is_mash(self, tokens: list[str]) -> bool:
        """Whether a text knows no word and too few of its three-letter groups stand in any language."""
        if any(self._cues(token) or token in self._odds for token in tokens):
            return False
        cutter = _Grams(self.factory)
        known = sum(len(gram) == _TRIGRAM for token in tokens for gram in cutter.grams(token))
        return known < self.weights["mash"] * sum(map(len, tokens))

    def _tokens(self, text: str) -> list[str]:
        tokens = []
        for match in _WORD.finditer(_WEB.sub(" ", lower(text[:MAX_CHARS]))):
            token = match.group().translate(_NO_APOSTROPHE)
            if token[:1] in ("3", "8") and token not in self._exact:
                token = token.lstrip("38")
            if token:  # apostrophes alone are no word
                tokens.append(unmix(token))
        return tokens

    def evidence(self, text: str) -> dict[str, list[float]]:
        """The features of a text, for measuring and fitting; empty where the script alone decides."""
        kept = self._without_names(self._tokens(text))
        script = _script(kept)
        return self.features(kept, script, endings(text)) if script in ("latin", "cyrillic") else {}

    def logits(self, features: Mapping[str, list[float]], hint: str | None = None) -> dict[str, float]:
        """The log-odds of each of our languages and of ``other``, priors included."""
        weights = self.weights
        values = [weights[name] for name in FEATURES]
        found = {
            lang: sum(weight * value for weight, value in zip(values, row, strict=True))
            for lang, row in features.items()
        }
        rivals = [
            score + (weights["rare"] if lang in self.rare else 0.0)
            for lang, score in found.items()
            if lang not in LANGUAGES
        ]
        top = max(rivals)
        logits = {lang: found.get(lang, -math.inf) for lang in LANGUAGES}
        logits["other"] = weights["other"] + top + math.log(sum(math.exp(score - top) for score in rivals))
        if hint is not None:
            logits[hint] += weights["hint"]
        return logits

    def features(self, tokens: list[str], script: Script, endings: int = 0) -> dict[str, list[float]]:
        """The evidence for each language, in the order of `FEATURES`, before weighting."""
        latin = script == "latin"
        typed = [token for token in tokens if _is_latin(token) == latin]
        tokens = [token.replace("8", "th").replace("3", "ks") for token in typed]
        text = " ".join(tokens)
        sums = self._likelihoods(tokens)
        found: dict[str, list[float]] = {}
        bare_weight = self.weights["bare"] / self.weights["ngrams"]
        for (group, bare, hidden), value in zip(self._columns, sums, strict=True):
            if (group in _CYRILLIC) == latin or hidden:
                continue
            row = found.get(group)
            if row is None:
                found[group] = [value, *([0.0] * (len(FEATURES) - 1))]
            elif value + bare * bare_weight > row[0] + row[_AT_BARE] * bare_weight:
                row[0], row[_AT_BARE] = value, float(bare)
        for token in typed:
            for lang, (kind, size) in self._cues(token).items():
                if lang in found:
                    found[lang][kind] += size
            for lang, odds in self._odds.get(token, {}).items():
                if lang in found:
                    found[lang][_AT_EXAMPLES] += odds
        for lang, letters in self._letters.items():
            if lang in found:
                foreign = {c for c in text if c > "\x7f" and c not in letters and not "а" <= c <= "ё"}
                found[lang][_AT_FOREIGN] = float(min(3, len(foreign)))
        if latin:
            found["tr"][_AT_FUNCTION] += endings
        else:
            found["kk"][_AT_FOREIGN] += min(2, len(_DOUBLED.findall(text)))
            found["kk"][_AT_ABSENT] = absent_letters(text)
        return found

    def _likelihoods(self, tokens: list[str]) -> list[float]:
        """The n-gram log-likelihood by profile; one word can cost a profile at most `cap` against the best.

        The cap keeps a foreign name or a title from deciding about the words around it.
        """
        cutter = _Grams(self.factory)
        rows: list[int] = []
        starts: list[int] = []
        for token in tokens:
            grams = cutter.grams(token)
            if grams:
                starts.append(len(rows))
                rows += [self._row[gram] for gram in grams]
        if not rows:
            return [0.0] * len(self.names)
        words = np.add.reduceat(self._log[rows].astype(np.float64), starts, axis=0)
        words = np.maximum(words, words.max(axis=1, keepdims=True) - self.weights["cap"])
        likelihoods: list[float] = words.sum(axis=0).tolist()
        return likelihoods

    def _cues(self, token: str) -> Mapping[str, tuple[int, float]]:
        found = self._exact.get(token)
        if found is not None:
            return found
        for size in range(min(len(token), self._longest_stem), 2, -1):
            found = self._stems.get(token[:size])
            if found is not None:
                return found
        return {}

    def _without_names(self, tokens: list[str]) -> list[str]:
        kept: list[str] = []
        i = 0
        while i < len(tokens):
            for size in (3, 2, 1):
                if i + size <= len(tokens) and fold(" ".join(tokens[i : i + size])) in self._neutral:
                    i += size
                    break
            else:
                kept.append(tokens[i])
                i += 1
        return kept


_AT_FUNCTION: Final = FEATURES.index("function")
_AT_EXAMPLES: Final = FEATURES.index("examples")
_AT_BARE: Final = FEATURES.index("bare")
_AT_ABSENT: Final = FEATURES.index("absent")
_AT_FOREIGN: Final = FEATURES.index("foreign")


def endings(text: str) -> int:
    """How many names carry a Turkish ending after an apostrophe, up to 2.

    >>> endings("Ankara'dan Paris'e"), endings("l'italiano don't o'yin")
    (2, 0)
    """
    return min(2, len(_TURKISH_ENDING.findall(lower(text[:MAX_CHARS]))))


def absent_letters(text: str) -> float:
    """How telling it is that a text with letters such as ө, ү or ң has none of қ, ғ, ұ, і: Kazakh would.

    Kyrgyz and Tatar share the former with Kazakh and lack the latter. 0 when there is nothing to tell; grows
    with the length of the text, up to 4.

    >>> absent_letters("ойын қашан бітеді"), absent_letters("оюн качан бүтөт") > 1
    (0.0, True)
    """
    if not any(char in "өүңәһ" for char in text) or any(char in "қғұі" for char in text):
        return 0.0
    return min(4.0, len(text) / 10)


def _group(name: str) -> str:
    return name.removesuffix(_BARE).removesuffix("_latin").removesuffix("_russian")


Shares = dict[str, float]


def _shares(profile: Mapping[str, Any], change: Callable[[str], str]) -> Shares:
    """The share of each n-gram among those of its size."""
    sizes = profile["n_words"]
    return _rewritten({gram: count / sizes[len(gram) - 1] for gram, count in profile["freq"].items()}, change)


def _rewritten(shares: Shares, change: Callable[[str], str]) -> Shares:
    """The shares with their n-grams rewritten; those that become equal are added up."""
    made: Shares = {}
    for gram, share in shares.items():
        new = change(gram)
        if 1 <= len(new) <= 3:
            made[new] = made.get(new, 0.0) + share
    return made


def _blended(one: Shares, other: Shares, part: float) -> Shares:
    return {gram: (1 - part) * one.get(gram, 0.0) + part * other.get(gram, 0.0) for gram in {**one, **other}}


def _profile(name: str, shares: Shares) -> dict[str, Any]:
    return {"name": name, "n_words": [1, 1, 1], "freq": shares}


def _lexicons(folder: Traversable) -> Iterator[tuple[str, dict[str, Any]]]:
    for lang in LANGUAGES:
        file = folder / f"{lang}.toml"
        if file.is_file():
            yield lang, tomllib.loads(file.read_text(encoding="utf-8"))


def _words_of(lexicon: Mapping[str, Any], tables: Iterable[str]) -> Iterator[str]:
    for name in tables:
        table: Mapping[str, Any] = lexicon.get(name, {})
        for key, listed in table.items():
            for pattern in [key] if name == "numbers" else listed:
                yield from pattern.split()


def _neutral_names(listed: str) -> frozenset[str]:
    names = {fold(word) for word in listed.split("|")}
    maps = resources.files("rules") / "maps"
    sources: list[tuple[Traversable, tuple[str, ...]]] = [
        (maps / "aliases.csv", ("city", "alias")),
        *((maps / name / "cities.csv", ("city", "printed")) for name in EDITIONS),
    ]
    for file, columns in sources:
        if file.is_file():
            for row in csv.DictReader(file.read_text(encoding="utf-8").splitlines()):
                names.update(" ".join(re.findall(r"[^\W\d_]+", fold(row[column]))) for column in columns)
    return frozenset(names - {""})


def _is_latin(token: str) -> bool:
    return not any("\u0370" <= char <= "\u052f" for char in token)


def _script(tokens: Iterable[str]) -> Script | None:
    """The script of most letters; Greek and Cyrillic win over Latin from three letters in ten."""
    greek = cyrillic = latin = other = 0
    for token in tokens:
        for char in token:
            if char < "\u0250" or "\u1e00" <= char <= "\u1eff":
                latin += 1
            elif "\u0370" <= char <= "\u03ff" or "\u1f00" <= char <= "\u1fff":
                greek += 1
            elif "\u0400" <= char <= "\u052f":
                cyrillic += 1
            else:
                other += 1
    total = greek + cyrillic + latin + other
    if not total:
        return None
    if greek >= 0.3 * total and greek >= cyrillic:
        return "greek"
    if cyrillic >= 0.3 * total:
        return "cyrillic"
    return "other" if other > latin else "latin"


def _softmax(logits: Mapping[str, float]) -> dict[str, float]:
    top = max(logits.values())
    raised = {name: math.exp(value - top) for name, value in logits.items()}
    total = sum(raised.values())
    return {name: value / total for name, value in raised.items()}


def _nothing(reason: Reason, hint: str | None, scores: Mapping[str, float] | None = None) -> Detection:
    scores = scores or {}
    if hint is not None:
        return Detection(hint, scores.get(hint, 0.0), scores, "hint")
    return Detection(None, 0.0, scores, reason)
