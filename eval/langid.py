"""How well the language of a short text is found: ours beside langdetect as it comes, lingua and py3langid.

    python -m eval.langid texts.jsonl …        a table per file, one row a detector
    python -m eval.langid --examples           our own example questions, the half not learned from
    python -m eval.langid --fit texts.jsonl …  weights for assistant/langid/weights.toml

Each line of a file is ``{"lang": "tr", "text": "…"}``; a language that is not ours should be answered with
none of ours. lingua and py3langid are measured where they happen to be installed; they are no dependencies.
"""

from __future__ import annotations

import argparse
import importlib
import json
import time
from collections.abc import Callable, Iterable, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from assistant.langid.make_profile import examples, game, half_of
from assistant.language import FEATURES, LANGUAGES, Detection, LanguageDetector, default_detector

SHORT = 20
Example = tuple[str, str]
Guess = Callable[[str], str | None]


def read(path: Path) -> list[Example]:
    """The examples of a file, as (language, text)."""
    records = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return [(str(record["lang"]), str(record["text"])) for record in records]


def held_out() -> list[Example]:
    """The half of our example questions that a detector made of the other half has not seen."""
    return [(lang, question) for lang in LANGUAGES for question in examples(lang, 1)]


def evaluate(file: Path | str, *, peers: bool = True) -> dict[str, Any]:
    """Measures every detector at hand on a file; see `measure`."""
    return measure(read(Path(file)), detectors(peers=peers))


def measure(texts: Sequence[Example], guesses: dict[str, Guess]) -> dict[str, Any]:
    """Shares found right, by detector.

    ``ours``: of the texts in one of our languages, those given that language (the mean over languages);
    ``short``: the same for texts under 20 characters; ``others``: of the texts in another language, those not
    taken for one of ours; ``by_lang``: each language alone; ``ms``: milliseconds a text.
    """
    report: dict[str, Any] = {}
    for name, guess in guesses.items():
        started = time.perf_counter()
        found = [guess(text) for _, text in texts]
        spent = time.perf_counter() - started
        right: dict[str, list[bool]] = {}
        short: dict[str, list[bool]] = {}
        for (lang, text), said in zip(texts, found, strict=True):
            good = said == lang if lang in LANGUAGES else said not in LANGUAGES
            right.setdefault(lang, []).append(good)
            if len(text) < SHORT:
                short.setdefault(lang, []).append(good)
        by_lang = {lang: sum(marks) / len(marks) for lang, marks in sorted(right.items())}
        others = [mark for lang, marks in right.items() if lang not in LANGUAGES for mark in marks]
        few = [mark for lang, marks in short.items() if lang in LANGUAGES for mark in marks]
        known = [by_lang[lang] for lang in LANGUAGES if lang in by_lang]
        report[name] = {
            "texts": len(texts),
            "ours": _mean(known),
            "short": _mean(few),
            "others": _mean(others),
            "by_lang": by_lang,
            "ms": 1000 * spent / max(1, len(texts)),
        }
    return report


def detectors(detector: LanguageDetector | None = None, *, peers: bool = True) -> dict[str, Guess]:
    """Ours, and where `peers` is set langdetect as it comes, lingua and py3langid if installed."""
    ours = detector or default_detector()
    guesses: dict[str, Guess] = {"konduktor": lambda text: ours.detect(text).lang}
    if peers:
        guesses["langdetect"] = _langdetect()
        for name, make in (("lingua", _lingua), ("py3langid", _py3langid)):
            try:
                guesses[name] = make()
            except ImportError:
                continue
    return guesses


def _langdetect() -> Guess:
    from langdetect import DetectorFactory
    from langdetect.detector_factory import PROFILES_DIRECTORY
    from langdetect.lang_detect_exception import LangDetectException

    factory = DetectorFactory()
    factory.load_profile(PROFILES_DIRECTORY)
    factory.set_seed(0)

    def guess(text: str) -> str | None:
        detector = factory.create()
        detector.append(text)
        try:
            return str(detector.detect())
        except LangDetectException:
            return None

    return guess


def _lingua() -> Guess:
    lingua = importlib.import_module("lingua")
    codes = (*LANGUAGES, "ru", "az", "es", "pt", "cs", "sk")
    chosen = [lingua.IsoCode639_1.from_str(code) for code in codes]
    detector = lingua.LanguageDetectorBuilder.from_iso_codes_639_1(*chosen).build()

    def guess(text: str) -> str | None:
        found = detector.detect_language_of(text)
        return None if found is None else str(found.iso_code_639_1.name).lower()

    return guess


def _py3langid() -> Guess:
    classify = importlib.import_module("py3langid").classify
    return lambda text: str(classify(text)[0])


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


# --- fitting the weights ----------------------------------------------------------------------

FITTED = (*FEATURES, "other", "rare")
_NEGATIVE = frozenset({"bare", "absent", "foreign", "other", "rare"})


def fit(texts: Sequence[Example], detector: LanguageDetector, pull: float = 0.002) -> dict[str, float]:
    """Weights with the least log-loss on the texts, by a pattern search from the present ones.

    Every language counts alike, all that are not ours together like two. The loss of a text is capped, so
    that a few mixed texts (English film titles in Italian) do not blur the rest; `pull` holds the weights
    back.
    """
    rows, truth, mask, rare = _arrays(texts, detector)
    share = np.array([1 / np.sum(truth == t) for t in truth])
    share[truth == len(LANGUAGES)] *= 2
    start = np.array([detector.weights[name] for name in FITTED])

    def loss(weights: npt.NDArray[np.float64]) -> float:
        scores = np.where(mask, rows @ weights[:-2] + rare * weights[-1], -1e9)
        other = weights[-2] + _logsumexp(scores[:, len(LANGUAGES) :])
        logits = np.concatenate([scores[:, : len(LANGUAGES)], other[:, None]], axis=1)
        picked = logits[np.arange(len(truth)), truth]
        fault = float(np.sum(np.minimum(_logsumexp(logits) - picked, 3.0) * share))
        return fault + pull * float(np.sum(((weights - start) / (np.abs(start) + 0.1)) ** 2))

    best, least = start, loss(start)
    step = 0.3
    while step > 0.02:
        moved = False
        for i, name in enumerate(FITTED):
            for factor in (1 + step, 1 - step):
                trial = best.copy()
                trial[i] *= factor
                value = loss(trial)
                if value < least and (trial[i] < 0) == (name in _NEGATIVE):
                    best, least, moved = trial, value, True
        if not moved:
            step /= 2
    return {name: round(float(value), 3) for name, value in zip(FITTED, best, strict=True)}


def _arrays(
    texts: Sequence[Example], detector: LanguageDetector
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.int64], npt.NDArray[np.bool_], npt.NDArray[np.float64]]:
    found = []
    for lang, text in texts:
        evidence = detector.evidence(text)
        if evidence:
            found.append((lang, evidence))
    rivals = sorted({name for _, features in found for name in features} - set(LANGUAGES))
    names = [*LANGUAGES, *rivals]
    rows = np.zeros((len(found), len(names), len(FEATURES)))
    mask = np.zeros((len(found), len(names)), dtype=np.bool_)
    for i, (_, features) in enumerate(found):
        for name, row in features.items():
            at = names.index(name)
            rows[i, at], mask[i, at] = row, True
    truth = [LANGUAGES.index(lang) if lang in LANGUAGES else len(LANGUAGES) for lang, _ in found]
    rare = np.array([float(name in detector.rare) for name in names])
    return rows, np.array(truth, dtype=np.int64), mask, rare


def _logsumexp(values: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    top = values.max(axis=1)
    summed: npt.NDArray[np.float64] = top + np.log(np.exp(values - top[:, None]).sum(axis=1))
    return summed


# --- the command ------------------------------------------------------------------------------


class Detects(Protocol):
    """What finds languages."""

    def detect(self, text: str, hint: str | None = None) -> Detection:
        """As `assistant.language.detect`."""


def table(name: str, report: dict[str, Any]) -> str:
    """The report as lines of text."""
    lines = [name, f"  {'':12} {'ours':>7} {'short':>7} {'others':>7} {'ms':>7}"]
    for detector, row in report.items():
        cells = [
            f"{row[key]:7.3f}" if row[key] is not None else f"{'–':>7}" for key in ("ours", "short", "others")
        ]
        lines.append(f"  {detector:12} {' '.join(cells)} {row['ms']:7.2f}")
        lines.append("  " + " " * 13 + " ".join(f"{k} {v:.3f}" for k, v in row["by_lang"].items()))
    return "\n".join(lines)


def mistakes(texts: Iterable[Example], detector: Detects) -> Iterable[tuple[str, Detection, str]]:
    """The texts that ours gets wrong."""
    for lang, text in texts:
        found = detector.detect(text)
        if found.lang != (lang if lang in LANGUAGES else None):
            yield lang, found, text


def main(arguments: list[str] | None = None) -> None:
    """Measures, or fits."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument(
        "--examples", action="store_true", help="measure on the held-out half of our examples"
    )
    parser.add_argument(
        "--fit", action="store_true", help="print weights fitted to the files and our examples"
    )
    parser.add_argument("--no-peers", action="store_true", help="measure ours only")
    parser.add_argument("--mistakes", action="store_true", help="list what ours gets wrong")
    options = parser.parse_args(arguments)
    sets = {file.name: read(file) for file in options.files}
    detector = default_detector()
    if options.examples or options.fit:
        detector = LanguageDetector(game(0))
        kept = held_out()
        fitting = [pair for pair in kept if half_of(pair[1][::-1]) == 0]
        if options.fit:
            pool = [*fitting, *(pair for pairs in sets.values() for pair in pairs)]
            weights = fit(pool, detector)
            print("\n".join(f"{name} = {value}" for name, value in weights.items()))
            detector = LanguageDetector(game(0), weights)
        sets["examples, not learned from"] = [pair for pair in kept if half_of(pair[1][::-1]) == 1]
    if not sets:
        others = resources.files("assistant") / "langid" / "others.jsonl"
        sets["others.jsonl"] = read(Path(str(others)))
    for name, texts in sets.items():
        print(table(name, measure(texts, detectors(detector, peers=not options.no_peers))))
        if options.mistakes:
            for lang, found, text in mistakes(texts, detector):
                print(f"    {lang} -> {found.lang} {found.reason} {found.confidence:.2f}  {text}")


if __name__ == "__main__":
    main()
