"""A question that leans on the one before it ("and with 3 players?"), made whole.

A follow-up tells details only: numbers, cards, cities, an edition. A detail of a kind that the question before has
takes its place there; the others are said after it. A question that names a thing to ask about stands by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from assistant.cities import find_cities
from assistant.lexicon import Mention
from assistant.ordinals import in_form_of
from assistant.reading import Reading, read
from assistant.vocabulary import respell
from assistant.wording import load_wording

# What a question may name and still be nothing but details of another.
_DETAILS = frozenset(
    {
        "numbers",
        "concepts.player",
        "concepts.length",
        "concepts.locomotive",
        "concepts.card",
        "concepts.train_card",
        "concepts.symbol",
        "actions.reveal",
        "actions.play_cards",
    }
)
_KINDS = ("cues.", "colors.", "editions.", "ordinals")
# What a number counts, where the same thing counted takes its place.
_COUNTED = ("concepts.player", "concepts.length", "concepts.symbol")
# The field that was asked back for → the words that say it, and their variable.
_FIELDS = {
    "played": ("understood-laid", "cards"),
    "revealed": ("understood-revealed", "cards"),
    "length": ("understood-length", "length"),
    "ferry_locomotives": ("understood-ferry_locomotives", "count"),
    "players": ("understood-players", "players"),
}


@dataclass(frozen=True, slots=True)
class Context:
    """What went before: the question, what it was answered for, and the field that was asked back for, if any."""

    question: str
    edition: str | None = None
    players: int | None = None
    field: str | None = None


@dataclass(frozen=True, slots=True)
class Whole:
    """A follow-up made whole; the edition and the players are those that it names, else those from before."""

    question: str
    edition: str | None
    players: int | None


def make_whole(question: str, context: Context, lang: str) -> Whole | None:
    """The whole question behind a follow-up; None where ``question`` stands by itself."""
    told, before = _read(question, lang), _read(context.question, lang)
    if not told.mentions and not told.cities:
        told = _read(respell(question, lang), lang)
    if not (_only_details(told) or _another_of_the_same(told, before)):
        return None
    if context.field in _FIELDS:
        message, variable = _FIELDS[context.field]
        said = load_wording(lang).text(message, {variable: question.strip(" \n.?!;")})
        return Whole(f"{context.question.rstrip()} {said}", context.edition, context.players)
    edition, players = context.edition, context.players
    changes: list[tuple[int, int, str]] = []
    another = _place(told, before)
    if another is not None:
        return Whole(_changed(context.question, [another]).rstrip(), edition, players)
    left = set(range(len(told.mentions)))  # mentions that no place was found for
    editions = _of(told, "editions.")
    if editions:
        old = _of(before, "editions.")
        if len(editions) == len(old):
            changes += [_change(before, o, told, n) for o, n in zip(old, editions, strict=True)]
        elif len(editions) == 1 and not old:
            edition = editions[0].concept.removeprefix("editions.")
        if len(editions) == len(old) or edition != context.edition:
            left -= {i for i, m in enumerate(told.mentions) if m in editions}
    for concept in _COUNTED:
        new, old = _counted(told, concept), _counted(before, concept)
        if len(new) == 1 and concept == "concepts.player":
            value = _value(told, new[0])
            players = value if value is not None and 2 <= value <= 5 else None
        if len(new) == 1 == len(old):
            alone = new[0].end - new[0].start == 1
            place = replace(old[0], end=old[0].start + 1) if alone else old[0]
            changes.append(_change(before, place, told, new[0]))
            left -= {i for i, m in enumerate(told.mentions) if m.start < new[0].end and new[0].start < m.end}
    bare = [n for n in told.numbers() if not n.weak]
    if len(bare) == len(told.mentions) - len(_of(told, "cues.")) == len(before.numbers()) == 1:
        changes.append(_change(before, before.numbers()[0], told, bare[0]))
        left = set()
    cities = bool(told.cities)
    if cities and len(told.cities) == len(before.cities):
        for was, now in zip(before.cities, told.cities, strict=True):
            changes.append(_span(before, was.start, was.end, _text(told, now.start, now.end)))
        cities = False
    text = _changed(context.question, changes).rstrip()
    if cities or any(not told.mentions[i].concept.startswith("cues.") for i in left):
        text = f"{text} {question}"
    return Whole(text, edition, players)


def _read(text: str, lang: str) -> Reading:
    return read(text, lang, find_cities(text, lang))


def _only_details(told: Reading) -> bool:
    """Whether a question tells details and names nothing that could be asked about."""
    named = [m.concept for m in told.mentions if not m.concept.startswith("cues.")]
    fits = all(c in _DETAILS or c.startswith(_KINDS) for c in named)
    return fits and (bool(named) or bool(told.cities))


def _another_of_the_same(told: Reading, before: Reading) -> bool:
    """Whether a question only names another one of what the question before is about ("the third station?")."""
    named, about = (
        {m.concept for m in reading.mentions if not m.concept.startswith("cues.")}
        for reading in (told, before)
    )
    return "ordinals" in named and named < about and not told.has("cues.how", "cues.how_many")


def _place(told: Reading, before: Reading) -> tuple[int, int, str] | None:
    """The change where nothing is told but another place in a row: "the second" or "2." for the first."""
    old = [m for m in before.mentions if m.concept == "ordinals"]
    if len(old) != 1:
        return None
    new = [m for m in told.mentions if m.concept == "ordinals"]
    # The "one" of "the third one" counts nothing.
    idle = {m for o in new for m in told.numbers() if (m.start, m.value) == (o.end, 1)}
    others = {m.concept for m in told.mentions if not m.concept.startswith("cues.") and m not in idle}
    others -= {"ordinals"}
    if not new and others == {"numbers"} and not before.numbers():
        new, others = told.numbers(), set()
    if len(new) != 1 or new[0].value is None or told.cities or not others <= before.concepts():
        return None
    was = _text(before, old[0].start, old[0].end)
    form = in_form_of(was, new[0].value, before.lang)
    if form is None and new[0].concept == "numbers":
        return None
    return _span(before, old[0].start, old[0].end, form or _text(told, new[0].start, new[0].end))


def _of(reading: Reading, kind: str) -> list[Mention]:
    return [m for m in reading.mentions if m.concept.startswith(kind)]


def _counted(reading: Reading, concept: str) -> list[Mention]:
    """Places where ``concept`` is counted: a number with the thing right behind it, or alone in a phrase ("in 3")."""
    things = reading.all(concept)
    found: list[Mention] = []
    for n in reading.numbers():
        if any(t.start <= n.start < t.end for t in things):
            found.append(Mention(concept, n.start, n.end))
        else:
            found += [Mention(concept, n.start, t.end) for t in things if t.start == n.end]
    return found


def _value(reading: Reading, counted: Mention) -> int | None:
    return next((n.value for n in reading.numbers() if n.start == counted.start), None)


def _text(reading: Reading, start: int, end: int) -> str:
    return reading.text[reading.tokens[start].start : reading.tokens[end - 1].end]


def _span(reading: Reading, start: int, end: int, text: str) -> tuple[int, int, str]:
    return reading.tokens[start].start, reading.tokens[end - 1].end, text


def _change(before: Reading, old: Mention, told: Reading, new: Mention) -> tuple[int, int, str]:
    return _span(before, old.start, old.end, _text(told, new.start, new.end))


def _changed(text: str, changes: Sequence[tuple[int, int, str]]) -> str:
    """A text with spans replaced; of spans that overlap the first stays."""
    parts: list[str] = []
    place = 0
    for start, end, said in sorted(changes):
        if start >= place:
            parts += [text[place:start], said]
            place = end
    return "".join([*parts, text[place:]])
