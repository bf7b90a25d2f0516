"""The inputs of computations: what each may be, checked strictly and described as JSON Schema.

Nothing is clamped or converted: a wrong kind, an unknown key or a value out of bounds raises `RuleError`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rules.errors import MissingInputError, RuleError, UnknownInputError, is_text
from rules.plain import JSON

Inputs = Mapping[str, Any]


class Spec(Protocol):
    """What an input may be."""

    def check(self, value: object, field: str) -> Any:
        """Returns the value as understood; `RuleError` names the field when it cannot be."""

    def allowed(self) -> JSON:
        """Returns what is allowed, as an error tells it."""

    def schema(self) -> dict[str, JSON]:
        """Returns the JSON Schema of the input."""


@dataclass(frozen=True)
class Int:
    """A whole number within bounds; a bool is none, nor is 2.0."""

    low: int
    high: int

    def check(self, value: object, field: str) -> int:
        """Returns the number."""
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise RuleError(field, value, self.allowed())
        return value

    def allowed(self) -> JSON:
        """Returns what is allowed."""
        return {"type": "integer", "min": self.low, "max": self.high}

    def schema(self) -> dict[str, JSON]:
        """Returns the JSON Schema."""
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True)
class Bool:
    """True or false; 1 and 0 are neither."""

    def check(self, value: object, field: str) -> bool:
        """Returns the truth value."""
        if not isinstance(value, bool):
            raise RuleError(field, value, self.allowed())
        return value

    def allowed(self) -> JSON:
        """Returns what is allowed."""
        return [True, False]

    def schema(self) -> dict[str, JSON]:
        """Returns the JSON Schema."""
        return {"type": "boolean"}


@dataclass(frozen=True)
class Text:
    """A name: not empty, not blank, of bounded length, without control characters and broken Unicode."""

    longest: int = 60

    def check(self, value: object, field: str) -> str:
        """Returns the text as given."""
        if not isinstance(value, str) or not value.strip() or len(value) > self.longest:
            raise RuleError(field, value, self.allowed())
        if not is_text(value):
            raise RuleError(
                field, value, {"type": "string", "min": 1, "max": self.longest, "without": ["Cc", "Cs"]}
            )
        return value

    def allowed(self) -> JSON:
        """Returns what is allowed."""
        return {"type": "string", "min": 1, "max": self.longest}

    def schema(self) -> dict[str, JSON]:
        """Returns the JSON Schema."""
        return {"type": "string", "minLength": 1, "maxLength": self.longest}


@dataclass(frozen=True)
class Choice:
    """One of a few words."""

    options: tuple[str, ...]

    def check(self, value: object, field: str) -> str:
        """Returns the word."""
        if not isinstance(value, str) or value not in self.options:
            raise RuleError(field, value, self.allowed())
        return value

    def allowed(self) -> JSON:
        """Returns what is allowed."""
        return list(self.options)

    def schema(self) -> dict[str, JSON]:
        """Returns the JSON Schema."""
        return {"enum": list(self.options)}


@dataclass(frozen=True)
class Items:
    """A list of one kind of thing."""

    of: Spec
    low: int = 0
    high: int = 200

    def check(self, value: object, field: str) -> list[Any]:
        """Returns the list with each item as understood."""
        if isinstance(value, str | bytes | Mapping) or not isinstance(value, Sequence):
            raise RuleError(field, value, self.allowed())
        if not self.low <= len(value) <= self.high:
            raise RuleError(field, value, self.allowed())
        return [self.of.check(item, f"{field}[{index}]") for index, item in enumerate(value)]

    def allowed(self) -> JSON:
        """Returns what is allowed."""
        return {"type": "array", "min": self.low, "max": self.high}

    def schema(self) -> dict[str, JSON]:
        """Returns the JSON Schema."""
        return {"type": "array", "items": self.of.schema(), "minItems": self.low, "maxItems": self.high}


@dataclass(frozen=True)
class Table:
    """An object that maps some of a few keys to values of one kind."""

    keys: tuple[str, ...]
    of: Spec
    low: int = 0

    def check(self, value: object, field: str) -> dict[str, Any]:
        """Returns the table in the order of `keys`."""
        if not isinstance(value, Mapping):
            raise RuleError(field, value, self.allowed())
        for key in value:
            if key not in self.keys:
                raise UnknownInputError(f"{field}.{key}", key, list(self.keys))
        if len(value) < self.low:
            raise RuleError(field, dict(value), self.allowed())
        return {key: self.of.check(value[key], f"{field}.{key}") for key in self.keys if key in value}

    def allowed(self) -> JSON:
        """Returns what is allowed."""
        return {"type": "object", "keys": list(self.keys), "min": self.low}

    def schema(self) -> dict[str, JSON]:
        """Returns the JSON Schema."""
        return {
            "type": "object",
            "properties": {key: self.of.schema() for key in self.keys},
            "additionalProperties": False,
            "minProperties": self.low,
        }


@dataclass(frozen=True)
class TextTable:
    """An object that maps names to values of one kind."""

    of: Spec
    low: int
    high: int

    def check(self, value: object, field: str) -> dict[str, Any]:
        """Returns the table as given."""
        if not isinstance(value, Mapping) or not self.low <= len(value) <= self.high:
            raise RuleError(field, value, self.allowed())
        names = Text()
        return {names.check(key, field): self.of.check(item, f"{field}.{key}") for key, item in value.items()}

    def allowed(self) -> JSON:
        """Returns what is allowed."""
        return {"type": "object", "min": self.low, "max": self.high}

    def schema(self) -> dict[str, JSON]:
        """Returns the JSON Schema."""
        return {
            "type": "object",
            "additionalProperties": self.of.schema(),
            "minProperties": self.low,
            "maxProperties": self.high,
        }


@dataclass(frozen=True)
class IntOrItems:
    """A number or a list."""

    number: Int
    items: Items

    def check(self, value: object, field: str) -> int | list[Any]:
        """Returns the number or the list."""
        if isinstance(value, int):
            return self.number.check(value, field)
        return self.items.check(value, field)

    def allowed(self) -> JSON:
        """Returns what is allowed."""
        return {"form": "either", "either": [self.number.allowed(), self.items.allowed()]}

    def schema(self) -> dict[str, JSON]:
        """Returns the JSON Schema."""
        return {"oneOf": [self.number.schema(), self.items.schema()]}


@dataclass(frozen=True)
class EdgeItem:
    """An edge of a plain graph: two different names and a length."""

    longest: int

    def check(self, value: object, field: str) -> tuple[str, str, int]:
        """Returns the edge."""
        if isinstance(value, str | Mapping) or not isinstance(value, Sequence) or len(value) != 3:
            raise RuleError(field, value, self.allowed())
        names = Text()
        a, b = names.check(value[0], f"{field}[0]"), names.check(value[1], f"{field}[1]")
        if a == b:
            raise RuleError(f"{field}[1]", b, {"form": "two_cities"})
        return a, b, Int(1, self.longest).check(value[2], f"{field}[2]")

    def allowed(self) -> JSON:
        """Returns what is allowed."""
        return {"form": "edge", "items": ["name", "name", {"min": 1, "max": self.longest}]}

    def schema(self) -> dict[str, JSON]:
        """Returns the JSON Schema."""
        name = Text().schema()
        return {
            "type": "array",
            "prefixItems": [name, name, Int(1, self.longest).schema()],
            "minItems": 3,
            "maxItems": 3,
        }


@dataclass(frozen=True)
class Fields:
    """An object with named inputs, some of them optional."""

    required: Mapping[str, Spec]
    optional: Mapping[str, Spec]

    def check(self, value: object, field: str) -> dict[str, Any]:
        """Returns the object with each input as understood; an optional null counts as absent."""
        if not isinstance(value, Mapping):
            raise RuleError(field or "inputs", value, self.allowed())
        known = {**self.required, **self.optional}
        prefix = f"{field}." if field else ""
        for key in value:
            if key not in known:
                raise UnknownInputError(f"{prefix}{key}", key, list(known))
        for key, spec in self.required.items():
            if value.get(key) is None:
                raise MissingInputError(f"{prefix}{key}", spec.allowed())
        return {
            key: spec.check(value[key], f"{prefix}{key}")
            for key, spec in known.items()
            if value.get(key) is not None
        }

    def allowed(self) -> JSON:
        """Returns what is allowed."""
        return {"type": "object", "keys": [*self.required, *self.optional]}

    def schema(self) -> dict[str, JSON]:
        """Returns the JSON Schema."""
        return {
            "type": "object",
            "properties": {key: spec.schema() for key, spec in {**self.required, **self.optional}.items()},
            "required": list(self.required),
            "additionalProperties": False,
        }


def fields(required: Mapping[str, Spec] | None = None, **optional: Spec) -> Fields:
    """Makes the specification of an object: the required inputs as a mapping, the optional ones by name."""
    return Fields(dict(required or {}), optional)
