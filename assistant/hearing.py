"""Claims as heard: each read in its own language, with what it is about and how it is put.

What happened and the other claims of a dispute speak of the same thing, so they count for the topic; how a claim is
put, for or against, is told by its own words alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from assistant.cities import find_cities
from assistant.disputed import Dispute
from assistant.language import detect
from assistant.lexicon import Mention
from assistant.negation import denied_number
from assistant.normalize import tokenize
from assistant.overlay import Overlay
from assistant.reading import Reading, read
from assistant.service import Assistant
from assistant.topics import Topic
from assistant.vocabulary import respell

# Shares of a claim's own words, of the claim told together with what happened, of what happened, of the other claims.
_OWN, _TOLD, _HAPPENED, _OTHERS = 0.5, 0.25, 0.05, 0.2
_SHORT = 4  # words from which a claim says by itself how it is put
_LARGEST = 500  # greater numbers are years and prices
_SAID = Mention("cues.claim_said", 0, 0)

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Heard:
    """A claim: its reading, the reading of what happened and the claim together, topics by falling probability.

    ``own`` are the topics' probabilities by the claim's own words alone.
    """

    lang: str
    reading: Reading
    told: Reading
    offset: int | None
    topics: tuple[Topic, ...]
    own: Mapping[str, float]

    def mass(self, *labels: str) -> float:
        """The probability of ``labels`` together."""
        return sum(t.probability for t in self.topics if t.label in labels)

    def topic(self, label: str) -> Topic | None:
        """A label's probability and asking, None for one unknown to the classifier."""
        return next((t for t in self.topics if t.label == label), None)

    def numbers(self) -> list[Mention]:
        """The numbers that the claim puts forward, in order of place; articles only where nothing else is."""
        found = [
            n
            for n in self.reading.numbers()
            if n.value is not None and n.value <= _LARGEST and not denied_number(self.reading, n)
        ]
        return [n for n in found if not n.weak] or found


def as_claim(reading: Reading) -> Reading:
    """The reading with a mark that it is a claim, as "she says …" would make it."""
    return replace(reading, mentions=(_SAID, *reading.mentions))


def prepared(text: str, lang: str, overlay: Overlay) -> Reading:
    """A text respelled and read, cities found."""
    respelled = respell(overlay.in_known_words(text, lang), lang)
    return read(respelled, lang, find_cities(respelled, lang, tuple(tokenize(respelled, lang))))


def languages(dispute: Dispute) -> tuple[str | None, tuple[str | None, ...]]:
    """The language of what happened, and of each claim: the one given, else the one detected, else the dispute's."""
    happened = dispute.lang or (detect(dispute.happened).lang if dispute.happened.strip() else None)
    return happened, tuple(c.lang or detect(c.text, happened).lang or happened for c in dispute.claims)


def hear(assistant: Assistant, dispute: Dispute) -> tuple[Heard | None, ...]:
    """All claims of a dispute as heard; None for one in no language that is known."""
    spoken, codes = languages(dispute)
    happened = (
        prepared(dispute.happened, spoken, assistant.overlay) if spoken and dispute.happened.strip() else None
    )
    about = _Topics(assistant)
    own = [
        None if code is None else prepared(c.text, code, assistant.overlay)
        for c, code in zip(dispute.claims, codes, strict=True)
    ]
    shares = [None if r is None else about.of(r) for r in own]
    heard: list[Heard | None] = []
    for i, reading in enumerate(own):
        mine = shares[i]
        if reading is None or mine is None:
            heard.append(None)
            continue
        together = happened is not None and happened.lang == reading.lang
        told = (
            prepared(
                f"{dispute.happened.rstrip().rstrip('.')}. {dispute.claims[i].text}",
                reading.lang,
                assistant.overlay,
            )
            if together
            else reading
        )
        parts = [(_OWN, mine)]
        if together:
            parts.append((_TOLD, about.of(told)))
        if happened is not None:
            parts.append((_HAPPENED if together else _HAPPENED + _TOLD, about.of(happened)))
        parts += [(_OTHERS / (len(own) - 1), s) for j, s in enumerate(shares) if j != i and s is not None]
        pooled = _pooled(parts)
        words = sum(t.is_word for t in reading.tokens)
        source = told if together and words < _SHORT else reading
        heard.append(
            Heard(reading.lang, reading, told, _offset(reading, told), about.topics(source, pooled), mine)
        )
    return tuple(heard)


def _offset(reading: Reading, told: Reading) -> int | None:
    """Where the claim's tokens begin in the longer reading; None where they do not stand there as they are."""
    at = len(told.tokens) - len(reading.tokens)
    same = at >= 0 and [t.text for t in told.tokens[at:]] == [t.text for t in reading.tokens]
    return at if same else None


class _Topics:
    """The classifier over the texts of one dispute, each text embedded once."""

    def __init__(self, assistant: Assistant) -> None:
        self._assistant = assistant
        self._vectors: dict[str, Floats] = {}
        self._found: dict[tuple[str, str], dict[str, float]] = {}

    def _vector(self, reading: Reading) -> Floats:
        if reading.text not in self._vectors:
            self._vectors[reading.text] = self._assistant.index.encode(reading.text)
        return self._vectors[reading.text]

    def of(self, reading: Reading) -> dict[str, float]:
        """The probability of every label for one text."""
        key = (reading.lang, reading.text)
        if key not in self._found:
            found = self._assistant.topics.topics(reading, self._vector(reading))
            self._found[key] = {t.label: t.probability for t in found}
        return self._found[key]

    def topics(self, reading: Reading, shares: dict[str, float]) -> tuple[Topic, ...]:
        """The labels by falling share, each with how ``reading`` asks about it: a claim is never open."""
        labels = sorted(shares, key=lambda k: (-shares[k], k))
        askings = self._assistant.topics.askings(reading, self._vector(reading), labels)
        return tuple(Topic(label, shares[label], _closed(askings.get(label))) for label in labels)


def _closed(asking: dict[str, float] | None) -> dict[str, float]:
    """The shares of "yes" and "no" without that of an open question."""
    if asking is None:
        return {"open": 1.0}
    sides = asking["yes"] + asking["no"]
    return {side: asking[side] / sides if sides > 0 else 0.5 for side in ("yes", "no")}


def _pooled(parts: Sequence[tuple[float, dict[str, float]]]) -> dict[str, float]:
    total = sum(weight for weight, _ in parts)
    labels = {label for _, shares in parts for label in shares}
    return {
        label: sum(weight * shares.get(label, 0.0) for weight, shares in parts) / total for label in labels
    }
