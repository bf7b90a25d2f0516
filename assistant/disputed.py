"""What a dispute is, and what a verdict on it: the values that go in and come out of `assistant.verdicts`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from assistant.answer import Citation

Word = Literal["supported", "contradicted", "depends", "undetermined"]
On = Literal["edition", "players", "variant"]

WORDS: tuple[Word, ...] = ("supported", "contradicted", "depends", "undetermined")


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """What somebody claims, in their own language; ``by`` is a name, for people only."""

    text: str
    lang: str | None = None
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Facts:
    """What happened, for the engine: the name of a computation and its inputs."""

    name: str
    inputs: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Dispute:
    """Two or more claims about one event; ``lang`` is the language of ``happened`` and of claims that tell nothing."""

    claims: tuple[ClaimMade, ...]
    happened: str = ""
    lang: str | None = None
    edition: str | None = None
    players: int | None = None
    facts: Facts | None = None

    def to_dict(self) -> dict[str, Any]:
        """The dispute as JSON-able values."""
        return {**asdict(self), "claims": [asdict(c) for c in self.claims]}


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found about a claim, before it is put into words.

    ``holds`` tells by edition whether the claim is right there (None: not told); ``elsewhere`` lists editions in which
    a claim that is wrong here would be right. ``ruling`` and ``number`` are the engine's.
    """

    word: Word
    rule: str | None = None
    edition: str | None = None
    depends_on: On | None = None
    options: Mapping[str, bool] = field(default_factory=dict)
    ruling: Any = None
    claimed: int | None = None
    number: int | None = None
    mistake: str | None = None
    elsewhere: tuple[str, ...] = ()
    absent: bool = False
    confidence: float = 0.0


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a claim; ``reasons`` tells it in each language, so that it can be read without the rules.

    ``options`` tells for ``depends`` where the claim is right; ``number`` is the right number for a ``claimed`` one.
    """

    text: str
    lang: str | None
    by: str | None
    verdict: Word
    rule: str | None
    edition: str | None
    depends_on: On | None
    options: Mapping[str, bool]
    claimed: int | None
    number: int | None
    mistake: str | None
    elsewhere: tuple[str, ...]
    computation: Mapping[str, Any] | None
    reasons: Mapping[str, str]
    citations: tuple[Citation, ...]
    confidence: float

    def to_dict(self) -> dict[str, Any]:
        """The verdict as JSON-able values."""
        return {
            **asdict(self),
            "options": dict(self.options),
            "elsewhere": list(self.elsewhere),
            "citations": [asdict(c) for c in self.citations],
        }


@dataclass(frozen=True, slots=True)
class Judgement:
    """The verdicts on all claims of a dispute, the edition that it is about, and the versions that they rest on."""

    edition: str | None
    verdicts: tuple[Verdict, ...]
    versions: Mapping[str, str]

    def to_dict(self) -> dict[str, Any]:
        """The judgement as JSON-able values."""
        return {
            "edition": self.edition,
            "verdicts": [v.to_dict() for v in self.verdicts],
            "versions": dict(self.versions),
        }
