"""The catalogue of rules: every rule id, where it holds, the numbers it uses and what it settles."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Any

from rules.editions import EDITIONS, load_edition
from rules.errors import DataError, RuleError

_PARTS = {"editions", "inherits", "params", "value", "proposition", "truth", "open"}


@dataclass(frozen=True)
class Rule:
    """One rule: language-free, its sentences live with the locales."""

    id: str
    editions: tuple[str, ...]
    inherits: tuple[str, ...]
    params: Mapping[str, str]
    value: str | None
    proposition: str | None
    truth: Mapping[str, bool]
    open: bool

    def truth_for(self, edition: str) -> bool | None:
        """Tells whether the rule's proposition is true in an edition; None when it settles none there."""
        return self.truth.get(edition)

    def values(self, edition: str) -> dict[str, int | str]:
        """Returns the rule's params with their values in an edition; `RuleError` where it does not hold."""
        if edition not in self.editions:
            raise RuleError("edition", edition, list(self.editions))
        data = load_edition(edition)
        resolved: dict[str, int | str] = {}
        for name, key in self.params.items():
            value = data.get(key)
            resolved[name] = value if isinstance(value, int | str) else ", ".join(value)
        return resolved


@cache
def load_catalogue() -> Mapping[str, Rule]:
    """Returns all rules by id, checked against the editions' data."""
    text = resources.files("rules").joinpath("catalogue.toml").read_text(encoding="utf-8")
    return parse_catalogue(text)


def parse_catalogue(text: str) -> Mapping[str, Rule]:
    """Reads the catalogue from TOML; `DataError` names the first rule that is not well formed."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"catalogue: {error}") from error
    return MappingProxyType({rule_id: _rule(rule_id, raw) for rule_id, raw in data.items()})


def _rule(rule_id: str, raw: Any) -> Rule:
    if not isinstance(raw, dict):
        raise DataError(f"{rule_id}: not a table")
    unknown = sorted(set(raw) - _PARTS)
    if unknown:
        raise DataError(f"{rule_id}: unknown parts {unknown}")
    editions = tuple(raw.get("editions", ()))
    inherits = tuple(raw.get("inherits", ()))
    if not set(editions) <= set(EDITIONS):
        raise DataError(f"{rule_id}: unknown edition in {editions}")
    if not set(inherits) <= set(editions):
        raise DataError(f"{rule_id}: inherits in an edition where it does not hold")
    params = dict(raw.get("params", {}))
    for edition in editions:
        for key in params.values():
            if key not in load_edition(edition):
                raise DataError(f"{rule_id}: edition {edition} has no {key}")
    value = raw.get("value")
    if value is not None and value not in params:
        raise DataError(f"{rule_id}: value {value!r} is none of its params")
    proposition = raw.get("proposition")
    if (proposition is None) != ("truth" not in raw):
        raise DataError(f"{rule_id}: a proposition and its truth go together")
    truth = _truth(rule_id, raw["truth"], editions) if proposition is not None else {}
    return Rule(
        rule_id,
        editions,
        inherits,
        MappingProxyType(params),
        value,
        proposition,
        MappingProxyType(truth),
        bool(raw.get("open", False)),
    )


def _truth(rule_id: str, raw: object, editions: tuple[str, ...]) -> dict[str, bool]:
    if isinstance(raw, bool):
        return dict.fromkeys(editions, raw)
    if not isinstance(raw, dict) or not all(isinstance(value, bool) for value in raw.values()):
        raise DataError(f"{rule_id}: truth must be true, false or a table by edition")
    if not set(raw) <= {*editions, "other"}:
        raise DataError(f"{rule_id}: truth names an edition where the rule does not hold")
    truth = {edition: raw.get(edition, raw.get("other")) for edition in editions}
    missing = [edition for edition, value in truth.items() if value is None]
    if missing:
        raise DataError(f"{rule_id}: truth says nothing for {missing}")
    return {edition: bool(value) for edition, value in truth.items()}
