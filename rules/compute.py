"""The registry of computations: names, inputs, and the one way in, `compute`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from rules.editions import EDITIONS, load_edition
from rules.errors import RuleError
from rules.inputs import Choice, Fields, Inputs
from rules.plain import JSON
from rules.rulings import Ruling, Step

EDITION = Choice(EDITIONS)

# The modules that hold computations, in the order in which `computations` lists them.
MODULES: tuple[str, ...] = (
    "claims",
    "ferries",
    "tunnels",
    "stations",
    "tickets",
    "completion",
    "longest",
    "mandala",
    "countries",
    "draws",
    "scoring",
    "tables",
    "tally",
)


@dataclass(frozen=True)
class Outcome:
    """What a computation's function hands back; `compute` makes the `Ruling` of it."""

    result: JSON
    steps: tuple[Step, ...]
    assumed: bool = False


@dataclass(frozen=True)
class Computation:
    """A computation: its name, its inputs, the kind of its result and the rules of the steps it can emit."""

    name: str
    inputs: Fields
    result: str
    emits: tuple[str, ...]
    function: Callable[[Inputs], Outcome]

    @property
    def summary(self) -> str:
        """The first paragraph of the function's docstring."""
        return " ".join((self.function.__doc__ or "").strip().split("\n\n")[0].split())

    def schema(self) -> dict[str, JSON]:
        """Returns the JSON Schema of the inputs, with the summary as its description."""
        return {"title": self.name, "description": self.summary, **self.inputs.schema()}


_REGISTRY: dict[str, Computation] = {}


def computation(
    name: str, inputs: Fields, result: str, emits: tuple[str, ...]
) -> Callable[[Callable[[Inputs], Outcome]], Callable[[Inputs], Outcome]]:
    """Registers a function as a computation."""

    def register(function: Callable[[Inputs], Outcome]) -> Callable[[Inputs], Outcome]:
        _REGISTRY[name] = Computation(name, inputs, result, emits, function)
        return function

    return register


@cache
def registry() -> Mapping[str, Computation]:
    """Returns every computation by name."""
    for module in MODULES:
        import_module(f"rules.{module}")
    return dict(sorted(_REGISTRY.items(), key=lambda item: _place(item[1].function)))


def _place(function: Callable[[Inputs], Outcome]) -> tuple[int, int]:
    return MODULES.index(function.__module__.removeprefix("rules.")), function.__code__.co_firstlineno


def computations() -> dict[str, dict[str, JSON]]:
    """Returns the JSON Schema of each computation's inputs, by name."""
    return {name: entry.schema() for name, entry in registry().items()}


def compute(name: str, inputs: Mapping[str, object]) -> Ruling:
    """Computes; the same inputs always give the same ruling.

    Raises `RuleError` with the field, what was given and what is allowed; `MissingInputError` when an input
    that is needed is absent.

    >>> compute("station_cost", {"edition": "europe", "nth": 3}).result
    3
    """
    known = registry()
    if not isinstance(name, str) or name not in known:
        raise RuleError("name", name, list(known))
    entry = known[name]
    understood = entry.inputs.check(inputs, "")
    outcome = entry.function(understood)
    return Ruling(name, understood, outcome.result, outcome.steps, assumed=outcome.assumed)


def edition_with(section: str) -> Choice:
    """Returns the choice of the editions whose data has a section, such as ``tunnel``."""
    return Choice(
        tuple(
            name
            for name in EDITIONS
            if any(key.startswith(f"{section}.") for key in load_edition(name).entries)
        )
    )
