"""What is known about a question before deciding, and what a decision is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from assistant.answer import EditionSource, Outcome
from assistant.editions import EditionReading
from assistant.reading import Reading
from assistant.topics import Topic


@dataclass(frozen=True, slots=True)
class Decision:
    """An outcome with the edition it is about and how sure it is (0–1); ``also`` are further rules that speak of it."""

    outcome: Outcome | None
    edition: str | None
    source: EditionSource
    confidence: float
    topic: str | None = None
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Understood:
    """Everything known about a question before deciding: reading, edition, topics by falling probability."""

    reading: Reading
    edition: EditionReading
    topics: Sequence[Topic]
    players: int | None = None

    def mass(self, *labels: str) -> float:
        """The probability of ``labels`` together."""
        return sum(t.probability for t in self.topics if t.label in labels)

    def decision(self, outcome: Outcome | None, confidence: float, topic: str | None = None) -> Decision:
        """A decision about the edition as it was read."""
        return Decision(outcome, self.edition.edition, self.edition.source, round(confidence, 3), topic)
