"""The editions as data: every fixed number of an edition, with the source that establishes it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType

from rules.errors import DataError, RuleError

EDITIONS: tuple[str, ...] = ("usa", "europe", "india", "switzerland")
SOURCES = frozenset({"tr", "pl", "kk", "it", "el", "box", "map"})
Value = int | str | tuple[str, ...]


@dataclass(frozen=True)
class Entry:
    """One fixed point of an edition: its value, its sources, and whether the value is only assumed."""

    value: Value
    sources: tuple[str, ...]
    assumed: bool = False

    @property
    def inherited(self) -> bool:
        """Whether only the base game's texts give it."""
        return all(source.startswith("base/") for source in self.sources)


@dataclass(frozen=True)
class Disagreement:
    """A value that other published versions give for a key of the edition."""

    key: str
    value: int | str
    source: str


@dataclass(frozen=True)
class Edition:
    """One edition's data, read from `rules/editions/<id>.toml`."""

    id: str
    entries: Mapping[str, Entry]
    disagreements: tuple[Disagreement, ...] = ()

    def __contains__(self, key: str) -> bool:
        return key in self.entries

    def get(self, key: str) -> Value:
        """Returns the value of a key such as ``setup.trains``; `RuleError` when the edition has none."""
        return self._entry(key).value

    def number(self, key: str) -> int:
        """Returns the value of a key that is a number."""
        value = self.get(key)
        if not isinstance(value, int):
            raise DataError(f"{self.id}: {key} is no number")
        return value

    def text(self, key: str) -> str:
        """Returns the value of a key that is a word."""
        value = self.get(key)
        if not isinstance(value, str):
            raise DataError(f"{self.id}: {key} is no word")
        return value

    def words(self, key: str) -> tuple[str, ...]:
        """Returns the value of a key that is a list of words."""
        value = self.get(key)
        if not isinstance(value, tuple):
            raise DataError(f"{self.id}: {key} is no list")
        return value

    def source(self, key: str) -> str:
        """Returns the sources of a value, as ``kk, it``; ``base/`` marks inherited ones."""
        return ", ".join(self._entry(key).sources)

    def assumed(self, key: str) -> bool:
        """Tells whether no text gives the value of a key."""
        return self._entry(key).assumed

    def points(self) -> dict[int, int]:
        """Returns the points by length of route, assumed ones included."""
        return {
            int(key.removeprefix("points.")): self.number(key)
            for key in self.entries
            if key.startswith("points.")
        }

    def _entry(self, key: str) -> Entry:
        try:
            return self.entries[key]
        except KeyError:
            raise RuleError("key", key, sorted(self.entries)) from None


@cache
def load_edition(name: str) -> Edition:
    """Returns an edition's data; `RuleError` for an unknown name, `DataError` for bad data."""
    if name not in EDITIONS:
        raise RuleError("edition", name, list(EDITIONS))
    text = resources.files("rules").joinpath("editions", f"{name}.toml").read_text(encoding="utf-8")
    return parse_edition(text)


def parse_edition(text: str) -> Edition:
    """Reads an edition from TOML and checks that each value is well formed and has a source."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"edition: {error}") from error
    name = data.pop("id", None)
    if not isinstance(name, str):
        raise DataError("edition: no id")
    disagreements = data.pop("disagreements", [])
    entries: dict[str, Entry] = {}
    for section, table in data.items():
        if not isinstance(table, dict):
            raise DataError(f"{name}: {section} is no section")
        for key, raw in table.items():
            entries[f"{section}.{key}"] = _entry(name, f"{section}.{key}", raw)
    for item in disagreements:
        if (
            not isinstance(item, dict)
            or set(item) != {"key", "value", "source"}
            or item["key"] not in entries
        ):
            raise DataError(f"{name}: a disagreement needs a known key, a value and a source, got {item!r}")
    return Edition(
        name,
        MappingProxyType(entries),
        tuple(Disagreement(item["key"], item["value"], item["source"]) for item in disagreements),
    )


def _entry(name: str, key: str, raw: object) -> Entry:
    if not isinstance(raw, dict) or "value" not in raw:
        raise DataError(f"{name}: {key} has no value")
    unknown = sorted(set(raw) - {"value", "source", "assumed"})
    if unknown:
        raise DataError(f"{name}: {key} has unknown parts {unknown}")
    source = raw.get("source")
    if not isinstance(source, str) or not source.strip():
        raise DataError(f"{name}: {key} has no source")
    sources = tuple(part.strip() for part in source.split(","))
    for part in sources:
        if part.removeprefix("base/") not in SOURCES:
            raise DataError(f"{name}: {key} names an unknown source {part!r}")
    value = raw["value"]
    if isinstance(value, list) and value and all(isinstance(word, str) for word in value):
        value = tuple(value)
    elif isinstance(value, bool) or not isinstance(value, int | str):
        raise DataError(f"{name}: {key} must be a number, a word or a list of words, got {value!r}")
    return Entry(value, sources, bool(raw.get("assumed", False)))
