"""Which language a question is in: one of our six, another one, or nothing to go on.

Three kinds of evidence are added up in log-odds, with the weights of ``langid/weights.toml``:

- langdetect's n-gram profiles of the five languages it ships, ours of Kazakh and of Greek typed in Latin letters,
  the same profiles without diacritics (how people type on a phone), and profiles of the languages that are
  easily taken for ours. langdetect samples n-grams at random; here every n-gram counts once, so a text always gets
  the same answer, and no global factory or seed is touched.
- function words and the vocabulary of the game (``lexicons/*.toml``, ``langid/words.toml``).
- the script: Greek letters are Greek.

City names, digits and a few words that every language uses count for nothing, so a bare "Ankara" or "OK" is
answered with "no language".
"""

from __future__ import annotations

import csv
import json
import math
import re
import threading
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt
from langdetect import detector_factory
from langdetect.detector import Detector

from assistant.script import GREEKLISH_STYLES, fold, greeklish, lower

LANGUAGES: Final = ("tr", "pl", "kk", "el", "it", "en")
Reason = Literal["evidence", "script", "hint", "no_text", "unclear", "other_language"]

MAX_CHARS: Final = 600
_LATIN_RIVALS: Final = ("es", "pt", "fr", "de", "nl", "sv", "da", "no", "fi", "et", "hu", "cs", "sk", "hr", "sl", "ro", "ca", "lt", "lv", "sq", "id")  # fmt: skip
_CYRILLIC_RIVALS: Final = ("ru", "uk", "bg", "mk")
_OWN_PROFILES: Final = ("kk", "el_latin", "az", "uz", "ky", "tt")
_CYRILLIC: Final = frozenset({"kk", "ky", "tt", *_CYRILLIC_RIVALS})
_BARE: Final = "~"  # marks the profile without diacritics
_WORD: Final = re.compile(r"[^\W\d_]+(?:['’ʻʼ‘`][^\W\d_]+)*|[^\W\d_]*[38][^\W\d_]+")
_WEB: Final = re.compile(r"(?:https?://|www\.)\S+|\S+@\S+\.\S+")


@dataclass(frozen=True, slots=True)
class Detection:
    """What was found: ``lang`` is None when the text tells nothing or is in a language that is not ours.

    ``confidence`` is the posterior probability of what ``lang`` and ``reason`` say; ``scores`` holds the posterior of
    each of our languages and of ``other``. With reason ``hint`` the text told nothing and the caller's hint stands.
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
    """langdetect's detector, kept to what it is best at: cleaning a text and cutting it into known n-grams."""

    def grams(self, text: str) -> list[str]:
        self.append(text)
        self.cleaning_text()
        found: list[str] = self._extract_ngrams()
        return found


class LanguageDetector:
    """Profiles, words and weights, loaded once and then only read."""

    def __init__(self) -> None:
        data = resources.files("assistant")
        self.weights: dict[str, Any] = tomllib.loads(
            (data / "langid/weights.toml").read_text(encoding="utf-8")
        )
        words = tomllib.loads((data / "langid/words.toml").read_text(encoding="utf-8"))
        self._load_profiles(data / "langid")
        self._load_words(words, data / "lexicons")
        self._neutral = _neutral_names(words.get("neutral", {}))

    # --- loading ------------------------------------------------------------------------------

    def _load_profiles(self, folder: Traversable) -> None:
        shipped = Path(detector_factory.PROFILES_DIRECTORY)
        raw = [
            json.loads((shipped / name).read_text(encoding="utf-8"))
            for name in ("tr", "pl", "el", "it", "en", *_LATIN_RIVALS, *_CYRILLIC_RIVALS)
        ]
        for name in _OWN_PROFILES:
            file = folder / f"{name}.json"
            if file.is_file():
                raw.append(json.loads(file.read_text(encoding="utf-8")))
        profiles = [_mapped(p, p["name"], lower) for p in raw]
        profiles += [
            _mapped(p, p["name"] + _BARE, fold)
            for p in profiles
            if p["name"] not in {"el", "el_latin", "en", "ru", "bg", "mk", "uk", "nl", "id"}
        ]
        self.factory = detector_factory.DetectorFactory()
        self.factory.load_json_profile([json.dumps(p) for p in profiles])
        self.names: tuple[str, ...] = tuple(self.factory.get_lang_list())
        self._row = {gram: i for i, gram in enumerate(self.factory.word_lang_prob_map)}
        table = np.array(list(self.factory.word_lang_prob_map.values()), dtype=np.float64)
        self._log: npt.NDArray[np.float64] = np.log(table + Detector.ALPHA_DEFAULT / Detector.BASE_FREQ)
        self._groups = [_group(name) for name in self.names]

    def _load_words(self, words: dict[str, Any], lexicons: Traversable) -> None:
        exact: dict[str, dict[str, float]] = {}
        stems: dict[str, dict[str, float]] = {}

        def add(table: dict[str, dict[str, float]], word: str, lang: str, weight: float) -> None:
            entry = table.setdefault(word, {})
            entry[lang] = max(weight, entry.get(lang, 0.0))

        def add_word(word: str, lang: str, weight: float, bare: float) -> None:
            word = lower(word).replace("'", "").replace("’", "")
            if not word or any(char.isdigit() and char not in "38" for char in word):
                return
            factor = 0.4 if len(word) == 1 else 1.0
            if word.endswith("*"):
                stem = word[:-1]
                if len(stem) >= 3:
                    add(stems, stem, lang, weight)
                    add(stems, fold(stem), lang, bare)
                return
            add(exact, word, lang, weight * factor)
            add(exact, fold(word), lang, bare * factor)

        full, bare, game = (float(self.weights[key]) for key in ("function", "function_bare", "game"))
        for section in ("ours", "others"):
            for name, listed in words[section].items():
                lang = _group(name) if section == "ours" else name.removesuffix("_ascii")
                for word in listed.split():
                    add_word(word, lang, full, bare)
        for lang, lexicon in _lexicons(lexicons):
            for table, weight in (("fillers", full), ("cues", full * 0.75), ("concepts", game), ("actions", game),
                                  ("colors", game), ("numbers", game)):  # fmt: skip
                for pattern in _patterns(lexicon.get(table, {}), keys=table == "numbers"):
                    for word in pattern.split():
                        add_word(word, lang, weight, weight * 0.7)
                        if lang == "el":
                            for style in GREEKLISH_STYLES:
                                add_word(greeklish(word, style), lang, weight, weight)
        self._exact = exact
        self._stems = stems
        self._longest_stem = max(map(len, stems), default=0)

    # --- detecting ----------------------------------------------------------------------------

    def detect(self, text: str, hint: str | None = None) -> Detection:
        """As the function `detect`."""
        hint = hint if hint in LANGUAGES else None
        low = _WEB.sub(" ", lower(text[:MAX_CHARS]))
        tokens = [token.group().translate(_NO_APOSTROPHE) for token in _WORD.finditer(low)]
        kept = self._without_names(tokens)
        script = _script(kept if kept else tokens)
        if script == "greek":
            return Detection("el", 0.999, {"el": 0.999}, "script")
        if script == "other":
            return Detection(None, 0.99, {"other": 0.99}, "other_language")
        if not kept or script is None:
            special = "kk" if script == "cyrillic" and any(c in "қғұәіңөү" for c in "".join(tokens)) else None
            if special:
                return Detection(special, 0.9, {special: 0.9}, "script")
            return _nothing("no_text", hint)
        logits, rivals = self.evidence(kept, script)
        other = math.log(sum(math.exp(v - max(rivals.values())) for v in rivals.values())) + max(
            rivals.values()
        )
        for lang in LANGUAGES:
            logits[lang] += float(self.weights["prior"][lang]) + (
                float(self.weights["hint"]) if lang == hint else 0.0
            )
        logits["other"] = other + float(self.weights["other"])
        scores = _softmax(logits)
        best = max(scores, key=lambda name: scores[name])
        if scores[best] < float(self.weights["least"]):
            return _nothing("unclear", hint, scores)
        if best == "other":
            return Detection(None, scores[best], scores, "other_language")
        return Detection(best, scores[best], scores, "evidence")

    def evidence(self, tokens: list[str], script: str) -> tuple[dict[str, float], dict[str, float]]:
        """Log-odds for each of our languages and for each rival, before priors."""
        latin = script == "latin"
        tokens = [t for t in tokens if _is_latin(t) == latin] or tokens
        grams = _Grams(self.factory).grams(" " + " ".join(tokens) + " ")
        rows = [self._row[gram] for gram in grams]
        sums = self._log[rows].sum(axis=0) if rows else np.zeros(len(self.names))
        weight = float(self.weights["ngrams"])
        ours: dict[str, float] = dict.fromkeys(LANGUAGES, -math.inf)
        rivals: dict[str, float] = {}
        for group, name, value in zip(self._groups, self.names, sums.tolist(), strict=True):
            if (group in _CYRILLIC) == latin:
                continue
            table = ours if group in ours else rivals
            table[group] = max(table.get(group, -math.inf), value * weight)
            if name == "el":
                table[group] = -math.inf
        for token in tokens:
            for lang, bonus in self._cues(token).items():
                if lang in ours:
                    ours[lang] += bonus
                elif lang in rivals:
                    rivals[lang] += bonus
        return ours, rivals

    def _cues(self, token: str) -> dict[str, float]:
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
                if fold(" ".join(tokens[i : i + size])) in self._neutral and i + size <= len(tokens):
                    i += size
                    break
            else:
                kept.append(tokens[i])
                i += 1
        return kept


_NO_APOSTROPHE: Final = str.maketrans("", "", "'’ʻʼ‘`")


def _group(name: str) -> str:
    return name.removesuffix(_BARE).removesuffix("_latin").removesuffix("_russian")


def _mapped(profile: Mapping[str, Any], name: str, change: Any) -> dict[str, Any]:
    """The profile with its n-grams rewritten by `change`; groups that become equal are added up."""
    freq: dict[str, int] = {}
    for gram, count in profile["freq"].items():
        new = change(gram)
        if len(new) <= 3:
            freq[new] = freq.get(new, 0) + count
    return {"name": name, "n_words": profile["n_words"], "freq": freq}


def _lexicons(folder: Traversable) -> Iterator[tuple[str, dict[str, Any]]]:
    for lang in LANGUAGES:
        file = folder / f"{lang}.toml"
        if file.is_file():
            yield lang, tomllib.loads(file.read_text(encoding="utf-8"))


def _patterns(table: Mapping[str, Any], *, keys: bool) -> Iterator[str]:
    if keys:
        yield from table
        return
    for listed in table.values():
        yield from listed


def _neutral_names(lists: Mapping[str, str]) -> frozenset[str]:
    names = {fold(word) for listed in lists.values() for word in listed.split("|")}
    maps = resources.files("rules") / "maps"
    files: list[tuple[Traversable, tuple[str, ...]]] = [(maps / "aliases.csv", ("city", "alias"))]
    files += [
        (maps / edition / "cities.csv", ("city", "printed"))
        for edition in ("usa", "europe", "india", "switzerland")
    ]
    for file, columns in files:
        if file.is_file():
            for row in csv.DictReader(file.read_text(encoding="utf-8").splitlines()):
                names.update(_spaced(row[column]) for column in columns)
    return frozenset(name.strip() for name in names if name.strip())


def _spaced(name: str) -> str:
    return " ".join(re.findall(r"[^\W\d_]+", fold(name)))


def _is_latin(token: str) -> bool:
    return not any("\u0370" <= char <= "\u058f" for char in token)


def _script(tokens: Iterable[str]) -> Literal["greek", "cyrillic", "latin", "other"] | None:
    """The script most of the letters are in; Greek and Cyrillic win over Latin from three letters in ten."""
    counts = {"greek": 0, "cyrillic": 0, "latin": 0, "other": 0}
    for token in tokens:
        for char in token:
            if char < "\u0250" or "\u1e00" <= char <= "\u1eff":
                counts["latin"] += char.isalpha()
            elif "\u0370" <= char <= "\u03ff" or "\u1f00" <= char <= "\u1fff":
                counts["greek"] += 1
            elif "\u0400" <= char <= "\u052f":
                counts["cyrillic"] += 1
            elif char.isalpha():
                counts["other"] += 1
    total = sum(counts.values())
    if not total:
        return None
    if counts["greek"] >= 0.3 * total and counts["greek"] >= counts["cyrillic"]:
        return "greek"
    if counts["cyrillic"] >= 0.3 * total:
        return "cyrillic"
    return "other" if counts["other"] > counts["latin"] else "latin"


def _softmax(logits: Mapping[str, float]) -> dict[str, float]:
    top = max(logits.values())
    raised = {name: math.exp(value - top) for name, value in logits.items()}
    total = sum(raised.values())
    return {name: value / total for name, value in raised.items()}


def _nothing(reason: Reason, hint: str | None, scores: Mapping[str, float] | None = None) -> Detection:
    if hint is not None:
        return Detection(hint, (scores or {}).get(hint, 0.0), scores or {}, "hint")
    return Detection(None, 0.0, scores or {}, reason)
