"""The quick calculators: the fields of each form, and how a filled-in form becomes the inputs of a computation.

The name of a field is the place of its value in the inputs: ``values-France`` is ``inputs["values"]["France"]``,
``revealed-0`` the first of ``inputs["revealed"]``. The page's script reads forms by the same rule. One pair stands
apart: ``color`` and ``count`` are together the cards of one colour in ``played``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from rules import EDITIONS, RuleError, Ruling, compute, load_edition
from rules.cards import COLORS, LOCOMOTIVE
from rules.compute import edition_with
from rules.maps import load_board

Kind = Literal["number", "choice", "cards", "checks", "numbers"]
MOST_IN_A_TUNNEL = 8
NO_CARD = "none"
ONLY_LOCOMOTIVES = "only"
_WHOLE = re.compile(r"-?[0-9]{1,6}")


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a form.

    ``message`` is the id of its label, which ``values`` fill in; ``options`` are the values to choose from, the ids
    of their labels begin with ``prefix``.
    """

    name: str
    kind: Kind
    message: str
    options: tuple[str, ...] = ()
    prefix: str = ""
    low: int = 0
    high: int = 0
    optional: bool = False
    hint: str = ""
    preset: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its controls: one, or one for each of the options."""
        return tuple(f"{self.name}-{o}" for o in self.options) if self.kind == "numbers" else (self.name,)


@dataclass(frozen=True, slots=True)
class Calculator:
    """A form for one computation."""

    name: str
    computation: str
    editions: tuple[str, ...]
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is wrong with a field: a message with its values."""

    message: str
    values: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Filled:
    """What came of a form: the ruling, or what is wrong by the name of the field."""

    ruling: Ruling | None
    wrong: Mapping[str, Wrong]


def _number(name: str, message: str, low: int, high: int, **more: Any) -> Field:
    return Field(name, "number", message, low=low, high=high, **more)


def _countries() -> tuple[str, ...]:
    return tuple(name for name, city in load_board("switzerland").cities.items() if city.kind == "country")


def _editions(section: str) -> tuple[str, ...]:
    return tuple(edition_with(section).options)


def _all() -> tuple[Calculator, ...]:
    every = tuple(EDITIONS)
    cards = (*COLORS, LOCOMOTIVE)
    players = [load_edition(e).number(f"setup.players_{end}") for e in every for end in ("min", "max")]
    return (
        Calculator(
            "tunnel",
            "tunnel_extra_cards",
            _editions("tunnel"),
            (
                Field("color", "cards", "field-color", (*COLORS, ONLY_LOCOMOTIVES)),
                _number("count", "field-count", 0, MOST_IN_A_TUNNEL, preset="2"),
                _number("played-locomotive", "field-locomotives", 0, MOST_IN_A_TUNNEL, preset="0"),
                *(
                    Field(f"revealed-{i}", "cards", "field-revealed", (*cards, NO_CARD), values={"n": i + 1})
                    for i in range(3)
                ),
            ),
        ),
        Calculator(
            "ferry",
            "ferry_cost",
            _editions("ferry"),
            (
                _number("length", "field-length", 1, 8),
                _number("ferry_locomotives", "field-symbols", 1, 8),
            ),
        ),
        Calculator(
            "station",
            "station_cost",
            _editions("station"),
            (Field("nth", "choice", "field-nth", ("1", "2", "3"), "nth-"),),
        ),
        Calculator("route", "route_points", every, (_number("length", "field-length", 1, 8),)),
        Calculator(
            "tickets",
            "tickets_to_keep",
            every,
            (
                Field("when", "choice", "field-when", ("start", "later"), "when-"),
                _number("drawn", "field-drawn", 1, 5, optional=True, hint="field-drawn-hint"),
            ),
        ),
        Calculator(
            "double",
            "double_route_open",
            every,
            (
                _number("players", "field-players", min(players), max(players)),
                Field("owner", "choice", "field-owner", ("other", "self", "none"), "owner-"),
            ),
        ),
        Calculator(
            "mandala", "mandala", _editions("mandala"), (_number("tickets", "field-qualifying", 0, 58),)
        ),
        Calculator(
            "country",
            "country_ticket",
            ("switzerland",),
            (
                Field(
                    "values",
                    "numbers",
                    "field-values",
                    _countries(),
                    low=1,
                    high=50,
                    hint="field-values-hint",
                ),
                Field("reached", "checks", "field-reached", _countries(), optional=True),
            ),
        ),
    )


CALCULATORS: Mapping[str, Calculator] = {c.name: c for c in _all()}


def fill(calculator: Calculator, given: Mapping[str, list[str]]) -> Filled:
    """Reads a form and computes. What is wrong is said of the field that it stands in, all of it at once."""
    inputs: dict[str, Any] = {}
    wrong: dict[str, Wrong] = {}
    edition = _only(given, "edition") or (calculator.editions[0] if len(calculator.editions) == 1 else "")
    if edition not in calculator.editions:
        wrong["edition"] = Wrong("wrong-choice")
    inputs["edition"] = edition
    for one in calculator.fields:
        problem = _take(one, given, inputs)
        if problem is not None:
            wrong[one.name] = problem
    color, count = inputs.pop("color", None), inputs.pop("count", 0)
    if color is not None:
        played = inputs.setdefault("played", {})
        if color != ONLY_LOCOMOTIVES:
            played[color] = count
        elif not played.get(LOCOMOTIVE):
            wrong.setdefault("played-locomotive", Wrong("wrong-number", {"low": 1, "high": MOST_IN_A_TUNNEL}))
        inputs["revealed"] = [c for c in inputs.get("revealed", ()) if c != NO_CARD]
    if wrong:
        return Filled(None, wrong)
    try:
        return Filled(compute(calculator.computation, inputs), {})
    except RuleError as error:
        return Filled(None, dict([_of_engine(calculator, error)]))


def _only(given: Mapping[str, list[str]], name: str) -> str:
    return (given.get(name) or [""])[0].strip()


def _whole(text: str, one: Field) -> int | None:
    """The number that a text is, where it is one within the field's bounds."""
    if not _WHOLE.fullmatch(text):
        return None
    return int(text) if one.low <= int(text) <= one.high else None


def _take(one: Field, given: Mapping[str, list[str]], inputs: dict[str, Any]) -> Wrong | None:
    """Puts what a field holds into the inputs, or tells what is wrong with it."""
    bounds = {"low": one.low, "high": one.high}
    match one.kind:
        case "checks":
            chosen = given.get(one.name, [])
            if not set(chosen) <= set(one.options):
                return Wrong("wrong-choice")
            inputs[one.name] = [o for o in one.options if o in chosen]
        case "numbers":
            table: dict[str, int] = {}
            for option, name in zip(one.options, one.names, strict=True):
                text = _only(given, name)
                number = _whole(text, one)
                if text and number is None:
                    return Wrong("wrong-number", bounds)
                if number is not None:
                    table[option] = number
            if not table:
                return Wrong("wrong-values")
            inputs[one.name] = table
        case "number":
            text = _only(given, one.name)
            if not text and one.optional:
                return None
            number = _whole(text, one)
            if number is None:
                return Wrong("wrong-number", bounds)
            _put(inputs, one.name, number)
        case "choice" | "cards":
            text = _only(given, one.name)
            if text not in one.options:
                return Wrong("wrong-choice")
            _put(inputs, one.name, int(text) if text.isdecimal() else text)
    return None


def _put(inputs: dict[str, Any], name: str, value: object) -> None:
    head, _, rest = name.partition("-")
    if not rest:
        inputs[head] = value
    elif rest.isdigit():
        inputs.setdefault(head, []).append(value)
    else:
        inputs.setdefault(head, {})[rest] = value


def _of_engine(calculator: Calculator, error: RuleError) -> tuple[str, Wrong]:
    """What the engine finds wrong, said of the field of the form."""
    head = re.split(r"[.\[]", error.field)[0]
    allowed: Mapping[str, Any] = error.allowed if isinstance(error.allowed, dict) else {}
    if head == "played":
        if allowed.get("form") == "cards_laid":
            return "count", Wrong("wrong-cards", {"low": allowed["min"], "high": allowed["max"]})
        if allowed.get("form") == "one_color_and_locomotives":
            return "count", Wrong("wrong-cards", {"low": 1, "high": MOST_IN_A_TUNNEL})
        return "count", Wrong("wrong-deck")
    if head == "revealed":
        place = re.search(r"\[(\d)\]", error.field)
        return f"revealed-{place[1] if place else 2}", Wrong("wrong-deck")
    if head == "reached":
        return "reached", Wrong("wrong-reached")
    numbers = error.allowed if isinstance(error.allowed, list) else []
    if numbers and all(isinstance(n, int) for n in numbers):
        return head, Wrong("wrong-number", {"low": min(numbers), "high": max(numbers)})
    if "min" in allowed and "max" in allowed:
        return head, Wrong("wrong-number", {"low": allowed["min"], "high": allowed["max"]})
    known = {f.name for f in calculator.fields} | {"edition"}
    return head if head in known else calculator.fields[0].name, Wrong("wrong-choice")
