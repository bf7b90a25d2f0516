"""Disputes as JSON or YAML, read strictly: every field that cannot be is named, nothing is converted."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from assistant.disputed import ClaimMade, Dispute, Facts
from assistant.normalize import LANGUAGES
from assistant.service import QuestionError
from rules import EDITIONS, computations

FIELDS = ("claims", "happened", "lang", "edition", "players", "facts")
CLAIM_FIELDS = ("text", "lang", "by")
FACT_FIELDS = ("name", "inputs")
MOST_CLAIMS = 6
MAX_HAPPENED = 2000
MAX_CLAIM = 500
MAX_NAME = 60
_CONTROLS = frozenset("\n\t\r")
# What would make text read otherwise than it stands: overrides of direction and invisible characters.
_HIDDEN = frozenset({"Cc", "Cs", "Cf", "Co", "Cn"})
_JOINERS = frozenset("\u200c\u200d\u00ad")


def read_dispute(raw: Mapping[str, Any]) -> Dispute:
    """The dispute of a request. Raises QuestionError naming the first field that is wrong."""
    _known(raw, FIELDS, "")
    claims = raw.get("claims")
    allowed = {"type": "array", "min": 2, "max": MOST_CLAIMS}
    if claims is None:
        raise QuestionError("claims", "missing", None, allowed)
    if not isinstance(claims, Sequence) or isinstance(claims, str):
        raise QuestionError("claims", "type", claims, allowed)
    if not 2 <= len(claims) <= MOST_CLAIMS:
        raise QuestionError("claims", "field", len(claims), allowed)
    players = raw.get("players")
    if players is not None and (
        isinstance(players, bool) or not isinstance(players, int) or not 2 <= players <= 5
    ):
        raise QuestionError("players", "players", players, "2–5")
    happened = raw.get("happened")
    return Dispute(
        claims=tuple(_claim(c, f"claims[{i}]") for i, c in enumerate(claims)),
        happened="" if happened is None else _text(happened, "happened", MAX_HAPPENED, least=0),
        lang=_choice(raw.get("lang"), "lang", LANGUAGES),
        edition=_choice(raw.get("edition"), "edition", EDITIONS),
        players=players,
        facts=_facts(raw.get("facts")),
    )


def _claim(raw: object, field: str) -> ClaimMade:
    if not isinstance(raw, Mapping):
        raise QuestionError(field, "type", raw, {"type": "object"})
    _known(raw, CLAIM_FIELDS, f"{field}.")
    if raw.get("text") is None:
        raise QuestionError(f"{field}.text", "missing", None, {"type": "string"})
    by = raw.get("by")
    return ClaimMade(
        text=_text(raw["text"], f"{field}.text", MAX_CLAIM),
        lang=_choice(raw.get("lang"), f"{field}.lang", LANGUAGES, kind="lang"),
        by=None if by is None else _text(by, f"{field}.by", MAX_NAME),
    )


def _facts(raw: object) -> Facts | None:
    if raw is None:
        return None
    if not isinstance(raw, Mapping):
        raise QuestionError("facts", "type", raw, {"type": "object"})
    _known(raw, FACT_FIELDS, "facts.")
    name, inputs = raw.get("name"), raw.get("inputs")
    if name is None:
        raise QuestionError("facts.name", "missing", None, sorted(computations()))
    if not isinstance(name, str) or name not in computations():
        raise QuestionError("facts.name", "field", name, sorted(computations()))
    if inputs is None:
        raise QuestionError("facts.inputs", "missing", None, {"type": "object"})
    if not isinstance(inputs, Mapping):
        raise QuestionError("facts.inputs", "type", inputs, {"type": "object"})
    return Facts(name, dict(inputs))


def _known(raw: Mapping[str, Any], fields: Sequence[str], where: str) -> None:
    for name in raw:
        if name not in fields:
            raise QuestionError(f"{where}{name}", "unknown", name, list(fields))


def _choice(value: object, field: str, allowed: Sequence[str], kind: str | None = None) -> str | None:
    if value is None:
        return None
    if not isinstance(value, str):
        raise QuestionError(field, "type", value, {"type": "string"})
    if value not in allowed:
        raise QuestionError(field, kind or field, value, list(allowed))
    return value


def _text(value: object, field: str, longest: int, *, least: int = 1) -> str:
    allowed = {"type": "string", "min": least, "max": longest}
    if not isinstance(value, str):
        raise QuestionError(field, "type", value, allowed)
    bad = [
        c for c in value if unicodedata.category(c) in _HIDDEN and c not in _CONTROLS and c not in _JOINERS
    ]
    if bad:
        raise QuestionError(
            field, "characters", f"U+{ord(bad[0]):04X}", {**allowed, "without": ["Cc", "Cf", "Cs"]}
        )
    text = value.strip()
    if not least <= len(text) <= longest:
        raise QuestionError(field, "field", f"{len(text)}", allowed)
    return text
