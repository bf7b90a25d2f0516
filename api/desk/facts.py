"""The facts of a dispute as a form: fields made from a computation's JSON Schema, and inputs made from what was typed.

The name of a control is the place of its value, as errors name it: ``facts.inputs.tickets[0].points``. What is left
empty is left out, so a row that nobody filled in is none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from assistant.wording import Wording
from rules import computations
from rules.cards import COLORS, LOCOMOTIVE

Kind = Literal["number", "choice", "text", "group", "rows", "words", "numbers", "pairs"]
ROOT = "facts.inputs"
# Nobody argues about the odds, a whole table is no fact of a dispute, and final scores have the parts of both others.
_NO_FACTS = frozenset({"tunnel_odds", "legal_table", "player_score", "tie_break"})
NAMES = tuple(name for name in computations() if name not in _NO_FACTS)
_CARDS = frozenset({*COLORS, LOCOMOTIVE})
# The edition is that of the dispute; the others tell tracks and tickets apart that hardly anybody has at hand.
_LEFT_OUT = frozenset({"edition", "border_node", "ticket_id"})
_FEW = 5  # so many cards are chosen one by one
_ROWS = 3
_NESTED_ROWS = 2
_MOST_ROWS = 40
# A list and a number of one name are labelled apart.
_LISTS = frozenset({"tickets", "stations", "players"})
_WHOLE = re.compile(r"[-+]?[0-9]{1,6}")


@dataclass(frozen=True, slots=True)
class Control:
    """A field, or a group of fields, of the form.

    ``label`` is what stands behind ``desk-facts-``, or a colour; ``nth`` its number among its like, from 1. ``parts``
    are the fields of a group or the rows of a list, ``more`` tells that there may be further rows.
    """

    place: str
    kind: Kind
    label: str
    needed: bool = False
    nth: int = 0
    low: int = 0
    high: int = 0
    options: tuple[str, ...] = ()
    parts: tuple[Control, ...] = ()
    more: bool = False


@dataclass
class Read:
    """The inputs of a form, and by the place of a value in them the control that it came from."""

    inputs: dict[str, Any]
    controls: dict[str, str] = field(default_factory=dict)

    def control(self, place: str) -> str:
        """The control that an error's place belongs to: its own, or the nearest one around it."""
        while place not in self.controls and place != ROOT and place:
            place = re.sub(r"(\.[^.\[\]]*|\[[^\]]*\]|^[^.\[]*)$", "", place)
        return self.controls.get(place, "facts.name")


def controls(name: str, given: Mapping[str, str], more: str = "") -> tuple[Control, ...]:
    """The fields for a computation's inputs, with as many rows as were filled in, and further ones at ``more``."""
    return _group(computations()[name], ROOT, given, more)


def all_controls(name: str, given: Mapping[str, str]) -> Iterator[Control]:
    """All fields and groups, each before its parts."""

    def walk(some: Iterable[Control]) -> Iterator[Control]:
        for one in some:
            yield one
            yield from walk(one.parts)

    return walk(controls(name, given))


def _group(schema: Mapping[str, Any], place: str, given: Mapping[str, str], more: str) -> tuple[Control, ...]:
    needed = schema.get("required", ())
    return tuple(
        _control(spec, f"{place}.{key}", key, key in needed, given, more)
        for key, spec in schema["properties"].items()
        if key not in _LEFT_OUT
    )


def _control(
    schema: Mapping[str, Any],
    place: str,
    label: str,
    needed: bool,
    given: Mapping[str, str],
    more: str,
    nth: int = 0,
) -> Control:
    schema = _first(schema)
    kind = _kind(schema)
    match kind:
        case "number":
            return Control(place, kind, label, needed, nth, schema["minimum"], schema["maximum"])
        case "choice":
            return Control(place, kind, label, needed, nth, options=_options(schema))
        case "group":
            parts = _group(schema, place, given, more) if "properties" in schema else _tuple(schema, place)
            return Control(place, kind, label, needed, nth, parts=parts)
        case "rows":
            return _rows(schema, place, label, needed, given, more)
        case "pairs":
            number = schema["additionalProperties"]
            rows = tuple(
                Control(
                    f"{place}[{n}]",
                    "group",
                    label,
                    nth=n + 1,
                    parts=(
                        Control(f"{place}[{n}].name", "text", "country"),
                        Control(
                            f"{place}[{n}].points",
                            "number",
                            "points",
                            low=number["minimum"],
                            high=number["maximum"],
                        ),
                    ),
                )
                for n in range(schema["maxProperties"])
            )
            return Control(place, kind, label, needed, parts=rows)
        case _:
            return Control(place, kind, label, needed, nth)


def _first(schema: Mapping[str, Any]) -> Mapping[str, Any]:
    """The simplest way to give a value that may be given in several."""
    return schema["oneOf"][0] if "oneOf" in schema else schema


def _kind(schema: Mapping[str, Any]) -> Kind:
    if "enum" in schema or schema["type"] == "boolean":
        return "choice"
    match schema["type"]:
        case "integer":
            return "number"
        case "string":
            return "text"
        case "object" if "properties" in schema:
            return "group"
        case "object":
            return "pairs"
        case _ if "prefixItems" in schema:
            return "group"
    inner = schema["items"].get("type")
    if inner in ("integer", "string"):
        return "numbers" if inner == "integer" else "words"
    return "rows"


def _options(schema: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(schema["enum"]) if "enum" in schema else ("true", "false")


def _tuple(schema: Mapping[str, Any], place: str) -> tuple[Control, ...]:
    """A stretch of a network: two cities and a length."""
    labels = ("city_a", "city_b", "length")
    return tuple(
        _control(spec, f"{place}[{n}]", label, needed=False, given={}, more="")
        for n, (label, spec) in enumerate(zip(labels, schema["prefixItems"], strict=True))
    )


def _rows(
    schema: Mapping[str, Any], place: str, label: str, needed: bool, given: Mapping[str, str], more: str
) -> Control:
    items, most = schema["items"], schema["maxItems"]
    if "enum" in items and most <= _FEW:
        count = most
    else:
        filled = [
            int(found[1])
            for name, value in given.items()
            if value.strip()
            and name.startswith(f"{place}[")
            and (found := re.match(r"([0-9]{1,2})\]", name[len(place) + 1 :]))
        ]
        first = max(_NESTED_ROWS if "[" in place else _ROWS, schema.get("minItems", 0))
        count = max(first, max(filled, default=-1) + 1)
        count = min(count + (_ROWS if more == place else 0), most, _MOST_ROWS)
    parts = tuple(
        _control(items, f"{place}[{n}]", label, needed=False, given=given, more=more, nth=n + 1)
        for n in range(count)
    )
    further = count < min(most, _MOST_ROWS)
    return Control(place, "rows", label, needed, options=(), parts=parts, more=further)


def read(name: str, given: Mapping[str, str]) -> Read:
    """The inputs that a filled-in form gives; whether they can be is for the engine to say."""
    schema = computations()[name]
    found = Read({}, {ROOT: "facts.name"})
    needed: Any = schema.get("required", ())
    for one in controls(name, given):
        key = one.place.removeprefix(f"{ROOT}.")
        value = _value(one, one.place, given, found)
        if value is None and one.kind in ("rows", "words", "numbers") and key in needed:
            value = []
        found.controls[one.place] = one.place
        if value is not None:
            found.inputs[key] = value
    return found


def _value(one: Control, place: str, given: Mapping[str, str], found: Read) -> Any:
    """The value of a control, None where it is empty; ``place`` is where it will stand in the inputs."""
    text = " ".join(given.get(one.place, "").split())
    found.controls[place] = one.place
    match one.kind:
        case "number":
            return _number(text) if text else None
        case "choice" if one.options == ("true", "false"):
            return {"true": True, "false": False}.get(text)
        case "choice" | "text":
            return text or None
        case "numbers":
            return [_number(part) for part in re.split(r"[\s,;]+", text) if part] or None
        case "words":
            return [part.strip() for part in re.split(r"[,;]", text) if part.strip()] or None
        case "pairs":
            pairs = {p.place: [_value(part, part.place, given, found) for part in p.parts] for p in one.parts}
            return {
                str(key or "?"): value for key, value in pairs.values() if key or value is not None
            } or None
        case "rows":
            values: list[Any] = []
            for row in one.parts:
                value = _value(row, f"{place}[{len(values)}]", given, found)
                if value is not None:
                    values.append(value)
            return values or None
        case "group":
            return _object(one, place, given, found)


def _object(one: Control, place: str, given: Mapping[str, str], found: Read) -> Any:
    ends = [part.place.removeprefix(one.place) for part in one.parts]
    values = [_value(part, f"{place}{end}", given, found) for part, end in zip(one.parts, ends, strict=True)]
    if all(value is None for value in values):
        return None
    if ends and ends[0].startswith("["):  # a stretch of a network
        return values
    return {
        end.removeprefix("."): value for end, value in zip(ends, values, strict=True) if value is not None
    }


def _number(text: str) -> int | str:
    return int(text) if _WHOLE.fullmatch(text) else text


def label_of(one: Control, wording: Wording) -> str:
    """What a control is called; of several of a kind with its number."""
    if one.label in _CARDS:
        return wording.text(f"color-{one.label}")
    text = wording.text(_message(one.label, listed=one.kind in ("rows", "group")))
    return f"{text} {one.nth}" if one.nth else text


def _message(label: str, *, listed: bool) -> str:
    """The message of a name in a schema; a list and a number of one name are called differently."""
    if label == "name":
        return "desk-facts-player_name"
    return f"desk-facts-{label}-list" if listed and label in _LISTS else f"desk-facts-{label}"


def option_of(one: Control, option: str, wording: Wording) -> str:
    """What a choice is called."""
    for message in (f"desk-facts-{one.label}-{option}", f"desk-facts-{option}"):
        if wording.has(message):
            return wording.text(message)
    return wording.text(f"color-{option}")


def told(name: str, inputs: Mapping[str, Any], wording: Wording) -> list[str]:
    """Facts that were given, as lines to read: a path of labels and its value."""
    lines: list[str] = []

    def walk(value: Any, path: str, label: str) -> None:
        if isinstance(value, Mapping):
            for key, inner in value.items():
                # The keys of country tickets are cities' names, which have no message.
                message = _message(str(key), listed=isinstance(inner, list))
                known = ("pages-edition",) if key == "edition" else (f"color-{key}", message)
                text = next((wording.text(m) for m in known if wording.has(m)), str(key))
                walk(inner, f"{path} · {text}" if path else text, str(key))
        elif isinstance(value, list) and any(isinstance(v, Mapping | list) for v in value):
            for n, inner in enumerate(value, 1):
                walk(inner, f"{path} {n}", label)
        else:
            values = value if isinstance(value, list) else [value]
            lines.append(f"{path}: {', '.join(_shown(v, label, wording) for v in values)}")

    walk(inputs, "", name)
    return lines


def _shown(value: Any, label: str, wording: Wording) -> str:
    text = str(value).lower() if isinstance(value, bool) else str(value)
    known = (f"desk-facts-{label}-{text}", f"desk-facts-{text}", f"color-{text}", f"edition-{text}")
    # A city may be called anything: only what the schema lists is looked up.
    listed = text in _WORDS
    return next((wording.text(m) for m in known if listed and wording.has(m)), text)


def _words(schema: Any) -> set[str]:
    """All values that a schema lists."""
    if isinstance(schema, Mapping):
        own = {str(v) for v in schema.get("enum", ())}
        return own.union(*(_words(v) for v in schema.values()))
    return set().union(*(_words(v) for v in schema)) if isinstance(schema, list | tuple) else set()


_WORDS = _words(list(computations().values())) | {"true", "false"}
