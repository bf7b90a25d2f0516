"""What a computation returns: the result, the steps that lead to it and the rules they rest on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.plain import JSON


@dataclass(frozen=True)
class Step:
    """One step of a ruling: the rule that it applies and what a sentence needs, `case` among it."""

    rule: str
    params: Mapping[str, JSON]

    @property
    def case(self) -> str:
        """Which of the rule's sentences tells the step."""
        return str(self.params["case"])

    def to_dict(self) -> dict[str, JSON]:
        """Returns the step as JSON."""
        return {"rule": self.rule, "params": dict(self.params)}


@dataclass(frozen=True)
class Ruling:
    """The outcome of a computation; `assumed` says that a point no text settles had to be assumed."""

    name: str
    inputs: Mapping[str, JSON]
    result: JSON
    steps: tuple[Step, ...]
    rules: tuple[str, ...] = field(default=())
    assumed: bool = False

    def __post_init__(self) -> None:
        if not self.rules:
            object.__setattr__(self, "rules", tuple(dict.fromkeys(step.rule for step in self.steps)))

    def to_dict(self) -> dict[str, JSON]:
        """Returns the ruling as JSON."""
        return {
            "name": self.name,
            "inputs": dict(self.inputs),
            "result": self.result,
            "steps": [step.to_dict() for step in self.steps],
            "rules": list(self.rules),
            "assumed": self.assumed,
        }
