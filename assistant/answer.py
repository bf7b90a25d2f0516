"""What the assistant hands out: the answer of the contract, and the few kinds of outcome it is made from."""

from __future__ import annotations

import dataclasses
from dataclasses import asdict, dataclass
from typing import Any, Literal

from rules import Ruling

Status = Literal["answered", "clarify", "not_covered", "out_of_scope"]
Kind = Literal["computed", "rule", "passage"]
EditionSource = Literal["request", "question", "inferred", "assumed", "none"]


@dataclass(frozen=True, slots=True)
class Computed:
    """The engine worked it out; one ruling for each edition the answer speaks of.

    ``wanted`` names the part of the result that was asked for, where it has several; ``holds`` tells whether the
    result is the one that somebody claimed.
    """

    rulings: dict[str, Ruling]
    value: Any = None
    wanted: str | None = None
    holds: bool | None = None


@dataclass(frozen=True, slots=True)
class RuleFound:
    """A rule settles it. ``holds`` says whether the claim or yes/no question comes out true, by edition.

    ``about_wrong``: it was asked whether the claim is wrong, so the value of the question is the other way round.
    ``following``: the number that follows from the rule for what the question tells.
    """

    rule: str
    editions: tuple[str, ...]
    asked: Literal["open", "yes_no", "claim"] = "open"
    holds: dict[str, bool | None] = dataclasses.field(default_factory=dict)
    values: dict[str, Any] = dataclasses.field(default_factory=dict)
    about_wrong: bool = False
    following: int | None = None


@dataclass(frozen=True, slots=True)
class Absent:
    """The rule spoken of does not exist in the edition asked about; ``value`` is False for a yes/no question."""

    rule: str
    edition: str
    elsewhere: tuple[str, ...]
    value: bool | None = None


@dataclass(frozen=True, slots=True)
class PassageFound:
    """No rule was recognised, but a passage speaks of it."""

    passage_id: str
    highlight: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Clarify:
    """Something is missing: ``field`` names it, ``options`` are the choices, ``understood`` what is known so far."""

    field: str
    options: tuple[str, ...] = ()
    understood: dict[str, Any] = dataclasses.field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class NotCovered:
    """About these games, but no source settles it."""

    rule: str | None = None


@dataclass(frozen=True, slots=True)
class OutOfScope:
    """Not about the rules of these games."""


Outcome = Computed | RuleFound | Absent | PassageFound | Clarify | NotCovered | OutOfScope


@dataclass(frozen=True, slots=True)
class Citation:
    """A passage that supports the answer; ``quote`` is its text to the letter, ``highlights`` are spans of it.

    ``amends`` is the id of the passage or document that this passage amends; it governs over that one.
    """

    passage_id: str
    document_id: str
    title: str
    lang: str
    edition: str
    section: str
    page: int | None
    quote: str
    highlights: list[list[int]]
    authority: str
    url: str | None
    rules: list[str]
    automatic: bool = False
    page_image: str | None = None
    amends: str | None = None


@dataclass(slots=True)
class Answer:
    """The answer as the contract has it (design, "The answer"). ``asked`` is the whole question behind a follow-up.

    ``house_ruling`` is how the operator's table plays a point that no source settles: ``rule``,
    ``edition``, ``lang`` and ``text``.
    """

    id: str
    lang: str | None
    edition: str | None
    edition_source: EditionSource
    status: Status
    kind: Kind | None
    answer: str
    value: Any = None
    computation: dict[str, Any] | None = None
    citations: list[Citation] = dataclasses.field(default_factory=list)
    disagreements: list[dict[str, Any]] = dataclasses.field(default_factory=list)
    clarify: dict[str, Any] | None = None
    suggestions: list[str] = dataclasses.field(default_factory=list)
    understood: str | None = None
    asked: str | None = None
    confidence: float = 0.0
    versions: dict[str, str] = dataclasses.field(default_factory=dict)
    house_ruling: dict[str, Any] | None = None

    def to_dict(self) -> dict[str, Any]:
        """The answer as JSON-able values."""
        return asdict(self)
