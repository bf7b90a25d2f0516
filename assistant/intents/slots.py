"""What a reader takes out of a question: the inputs of one computation, and those still missing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Slots:
    """Inputs of one computation as far as understood, and the names of those still missing."""

    name: str
    inputs: dict[str, Any]
    missing: tuple[str, ...] = ()
    evidence: frozenset[str] = field(default=frozenset())

    @property
    def complete(self) -> bool:
        """Whether the computation can run."""
        return not self.missing
