"""What the topic classifier sees of a question besides its embedding: words, letters and concepts, hashed."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from itertools import combinations, pairwise

import numpy as np
import numpy.typing as npt

from assistant.reading import Reading

BUCKETS = 1 << 16
_NGRAMS = (3, 4, 5)
_MAX_PAIRS = 120
# How much each kind of evidence weighs: the length of its part of the vector.
_WEIGHTS = {"w": 1.0, "b": 0.7, "g": 1.0, "c": 1.5, "p": 1.2}
# Concepts too common or too vague to be paired.
_PLAIN = frozenset({"cues.and", "game.names", "numbers"})


def _strings(reading: Reading) -> Iterator[tuple[str, str]]:
    tokens = [t.text for t in reading.tokens if t.is_word]
    for token in tokens:
        yield "w", token
        padded = f"^{token}$"
        for n in _NGRAMS:
            for i in range(len(padded) - n + 1):
                yield "g", padded[i : i + n]
    for a, b in pairwise(["^", *tokens, "$"]):
        yield "b", f"{a} {b}"
    concepts = sorted(concept_names(reading))
    for concept in concepts:
        yield "c", concept
    pairs = [c for c in concepts if c not in _PLAIN]
    for k, (a, b) in enumerate(combinations(pairs, 2)):
        if k >= _MAX_PAIRS:
            break
        yield "p", f"{a}&{b}"


def concept_names(reading: Reading) -> set[str]:
    """Concepts, with colours as one, and small numbers by value (a 2 and a 3 ask about different rules)."""
    found: set[str] = set()
    for m in reading.mentions:
        if m.concept.startswith("colors.") and m.concept != "colors.gray":
            found.add("color")
        elif m.concept in ("numbers", "ordinals"):
            found.add(m.concept)
            if m.value is not None and m.value <= 6:
                found.add(f"{m.concept}={m.value}")
        else:
            found.add(m.concept)
    if reading.cities:
        found.add("city_name")
        found.add(f"city_names={min(len(reading.cities), 2)}")
    return found


def hashed(reading: Reading) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float32]]:
    """Buckets and weights of a question's features; each kind's weights have a fixed length together."""
    groups: dict[str, dict[int, float]] = {}
    for kind, text in _strings(reading):
        bucket = zlib.crc32(f"{kind}:{text}".encode()) % BUCKETS
        groups.setdefault(kind, {})[bucket] = 1.0
    ids: list[int] = []
    weights: list[float] = []
    for kind, buckets in groups.items():
        scale = _WEIGHTS[kind] / np.sqrt(len(buckets))
        ids.extend(buckets)
        weights.extend([float(scale)] * len(buckets))
    return np.asarray(ids, dtype=np.int64), np.asarray(weights, dtype=np.float32)
