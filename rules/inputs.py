"""The inputs of computations: what each may be, checked strictly and described as JSON Schema.

Nothing is clamped or converted: a wrong kind, an unknown key or a value out of bounds raises `RuleError`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rules.errors import MissingInputError, RuleError
from rules.plain import JSON

Inputs = Mapping[str, Any]


class Spec(Protocol):
    """What an input may be."""

    def check(self, value: object, field: str) -> Any:
        """Returns the value as understood; `RuleError` names the field when it cannot be."""

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
            raise RuleError(field, value, {"type": "integer", "min": self.low, "max": self.high})
        return value

    def schema(self) -> dict[str, JSON]:
        """Returns the JSON Schema."""
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True)
class Bool:
    """True or false; 1 and 0 are neither."""

    def check(self, value: object, field: str) -> bool:
        """Returns the truth value."""
        if not isinstance(value, bool):
            raise RuleError(field, value, [True, False])
        return value

    def schema(self) -> dict[str, JSON]:
        """Returns the JSON Schema."""
        return {"type": "boolean"}


@dataclass(frozen=True)
class Text:
    """A name: not empty, not blank, of bounded length."""

    longest: int = 60

    def check(self, value: object, field: str) -> str:
        """Returns the text as given."""
        if not isinstance(value, str) or not value.strip() or len(value) > self.longest:
            raise RuleError(field, value, {"type": "string", "min": 1, "max": self.longest})
        return value

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
            raise RuleError(field, value, list(self.options))
        return value

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
            raise RuleError(field, value, {"type": "array"})
        if not self.low <= len(value) <= self.high:
            raise RuleError(field, value, {"type": "array", "min": self.low, "max": self.high})
        return [self.of.check(item, f"{field}[{index}]") for index, item in enumerate(value)]

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
            raise RuleError(field, value, {"type": "object"})
        for key in value:
            if key not in self.keys:
                raise RuleError(field, key, list(self.keys))
        if len(value) < self.low:
            raise RuleError(field, dict(value), {"type": "object", "min": self.low})
        return {key: self.of.check(value[key], f"{field}.{key}") for key in self.keys if key in value}

    def schema(self) -> dict[str, JSON]:
        """Returns the JSON Schema."""
        return {
            "type": "object",
            "properties": {key: self.of.schema() for key in self.keys},
            "additionalProperties": False,
            "minProperties": self.low,
        }


@dataclass(frozen=True)
class Fields:
    """An object with named inputs, some of them optional."""

    required: Mapping[str, Spec]
    optional: Mapping[str, Spec]

    def check(self, value: object, field: str) -> dict[str, Any]:
        """Returns the object with each input as understood; an optional null counts as absent."""
        if not isinstance(value, Mapping):
            raise RuleError(field or "inputs", value, {"type": "object"})
        known = {**self.required, **self.optional}
        prefix = f"{field}." if field else ""
        for key in value:
            if key not in known:
                raise RuleError(f"{prefix}{key}", value[key], {"form": "known_field", "fields": list(known)})
        for key, spec in self.required.items():
            if value.get(key) is None:
                raise MissingInputError(f"{prefix}{key}", spec.schema())
        return {
            key: spec.check(value[key], f"{prefix}{key}")
            for key, spec in known.items()
            if value.get(key) is not None
        }

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
