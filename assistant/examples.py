"""Example questions: the data that the topic classifier learns from (``assistant/examples``)."""

from __future__ import annotations

import json
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

from assistant.normalize import LANGUAGES
from rules import load_catalogue

_CHOICES = "choices.jsonl"  # "A or B?", "A, or not?": they teach how is asked; they have no frame (0)
_STRIDE = 3  # frames from one claim to the next on its side
OUTSIDE = (
    "oos.shop",
    "oos.other_game",
    "oos.chitchat",
    "oos.strategy",
    "oos.injection",
    "oos.insult",
    "oos.nonsense",
)


class ExampleError(ValueError):
    """An example that is not well formed; names the file and the line."""


@dataclass(frozen=True, slots=True)
class Example:
    """A question with its label: a rule id, an ``oos.*`` class or ``compute.<name>``.

    ``yes`` tells whether a "yes" would assert the rule's proposition; None where it is no yes/no question. ``frame``
    counts the frames that the program put around a claim, 0 for none (None: the question stands as written). Those with
    a frame are about rules with a proposition, many for each, and teach less of the topic (`assistant.training`).
    """

    question: str
    lang: str
    label: str
    yes: bool | None = None
    edition: str | None = None
    inputs: dict[str, Any] | None = None
    value: Any = None
    frame: int | None = None


@cache
def labels() -> tuple[str, ...]:
    """All labels an example may have, sorted: rules, outside classes, computations."""
    from rules import computations

    return tuple(sorted([*load_catalogue(), *OUTSIDE, *(f"compute.{name}" for name in computations())]))


def framed_claims(lang: str) -> Iterator[Example]:
    """Claims of ``claims.jsonl``, each bare and in one of the frames that people put around claims (``frames.json``).

    The n-th claim for a rule's proposition and the n-th against it get the same frame, so that no frame ("my friend
    says …") speaks for either, and a claim more changes the frames of no other rule.
    """
    folder = files("assistant") / "examples" / lang
    claims, frames_file = folder / "claims.jsonl", folder / "frames.json"
    if not claims.is_file() or not frames_file.is_file():
        return
    frames = [str(f) for f in json.loads(frames_file.read_text(encoding="utf-8"))["claim"]]
    seen: Counter[tuple[str, bool]] = Counter()
    for number, line in enumerate(claims.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip():
            continue
        raw = json.loads(line)
        if "claim" not in raw or not isinstance(raw.get("yes"), bool):
            raise ExampleError(f"{lang}/claims.jsonl:{number}: a claim needs claim, rule and yes")
        side = (str(raw.get("rule")), raw["yes"])
        place = zlib.crc32(side[0].encode()) + _STRIDE * seen[side]
        seen[side] += 1
        for k, frame in enumerate(("{}", frames[place % len(frames)])):
            framed = {"q": frame.replace("{}", raw["claim"]), "rule": raw.get("rule"), "yes": raw["yes"]}
            yield replace(_parse(framed, lang, f"{lang}/claims.jsonl:{number}"), frame=k)


def _parse(raw: dict[str, Any], lang: str, where: str) -> Example:
    try:
        question = raw["q"]
        label = f"compute.{raw['compute']}" if "compute" in raw else raw["rule"]
    except KeyError as error:
        raise ExampleError(f"{where}: field {error} is missing") from None
    if not isinstance(question, str) or not question.strip():
        raise ExampleError(f"{where}: q must be a question")
    if label not in labels():
        raise ExampleError(f"{where}: unknown rule {label!r}")
    yes = raw.get("yes")
    if yes is not None and (not isinstance(yes, bool) or load_catalogue()[label].proposition is None):
        raise ExampleError(f"{where}: yes only goes with a rule that has a proposition")
    return Example(question, lang, label, yes, raw.get("edition"), raw.get("inputs"), raw.get("value"))


def read_examples(lang: str) -> Iterator[Example]:
    """The examples of one language, in the order of files and lines. Raises ExampleError."""
    folder = files("assistant") / "examples" / lang
    if not folder.is_dir():
        return
    for path in sorted(folder.iterdir(), key=lambda p: p.name):
        if not path.name.endswith(".jsonl") or path.name == "claims.jsonl":
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line.strip():
                example = _parse(json.loads(line), lang, f"{lang}/{path.name}:{number}")
                yield replace(example, frame=0) if path.name == _CHOICES else example


@cache
def load_examples() -> tuple[Example, ...]:
    """All examples of all languages. Raises ExampleError."""
    return tuple(e for lang in LANGUAGES for e in (*read_examples(lang), *framed_claims(lang)))
