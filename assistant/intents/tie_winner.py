"""Who wins a tie, told by what breaks it: "both on 112, I completed five tickets, she four: do I win?"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from assistant.clauses import ends_with_tag
from assistant.intents.parts import Kind, Part, parts
from assistant.intents.people import ME, RIVAL, THEY, Person, is_listed, people, same
from assistant.intents.slots import Slots
from assistant.lexicon import Mention
from assistant.reading import Reading

_LEAST_TOTAL = 30  # a number as large is no count of tickets
_FIELDS: dict[Kind, str] = {"ticket": "completed_tickets", "station": "stations_used"}
_DECIDED = ("cues.who",)
OTHER = "other"


@dataclass(frozen=True, slots=True)
class Tie:
    """The two players with what is told of them; ``asked`` is the one of whom it is asked whether they win."""

    slots: Slots
    asked: str | None
    names: dict[str, str | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Told:
    """What is told of one tie-break: each one's number, or that both have the same."""

    by: dict[str, int]
    level: bool = False


def asks_for_winner(reading: Reading) -> Tie | None:
    """The players of a tie and what breaks it, where it is asked who wins; None where nothing of that is told.

    >>> from assistant.reading import read
    >>> tie = asks_for_winner(read("both on 112, i completed five tickets, she four. do i win?", "en"))
    >>> tie.asked, tie.slots.inputs["players"]
    ('me', [{'name': 'me', 'completed_tickets': 5}, {'name': 'they', 'completed_tickets': 4}])
    """
    if not _winning(reading) or not _is_tied(reading):
        return None
    told = parts(reading)
    everyone = people(reading)
    asking = _asking(reading)
    if asking is None:
        return None
    facts = [p for p in told if p.end <= asking[0] or p.start >= asking[1] or p.numbers]
    by_kind: dict[Kind, _Told] = {}
    for kind in _FIELDS:
        some = [p for p in facts if p.kind == kind]
        found = _compared(reading, some, everyone) if any(p.own for p in some) else None
        if found is None and any(p.own and p.numbers for p in some):
            return Tie(Slots("tie_break", {}, (_FIELDS[kind],)), None)
        if found is not None:
            by_kind[kind] = found
    holder = _holder(reading, [p for p in told if p.kind == "longest"], everyone)
    if not any(t.by for t in by_kind.values()) and (holder in (None, "both") or "ticket" not in by_kind):
        return None
    keys = _players(by_kind, holder, everyone)
    if keys is None:
        return Tie(Slots("tie_break", {}, ("completed_tickets",)), None)
    players: list[dict[str, Any]] = [{"name": key} for key in keys]
    level: list[str] = []
    for kind, one in by_kind.items():
        if one.level and not one.by:
            level.append(_FIELDS[kind])
            continue
        values = [_value(one.by, key, keys) for key in keys]
        for player, value in zip(players, values, strict=True):
            if value is not None:
                player[_FIELDS[kind]] = value
    if holder is not None:
        for player in players:
            player["longest_bonus"] = holder == "both" or _is(holder, player["name"], keys)
    inputs: dict[str, Any] = {"players": players}
    if level:
        inputs["level"] = level
    names = {p.who: p.name for p in everyone}
    return Tie(Slots("tie_break", inputs), _asked_of(reading, asking, everyone, keys), names)


def _is_tied(reading: Reading) -> bool:
    """Whether a tie is told: so named, or two totals of one value, or one total for both."""
    if reading.has("concepts.tie"):
        return True
    totals = [n.value for n in reading.numbers() if (n.value or 0) >= _LEAST_TOTAL]
    alike = any(
        t.is_word and (is_listed(reading, t.text, "alike") or is_listed(reading, t.text, "apiece"))
        for t in reading.tokens
    )
    shared = reading.told("both_on")
    return ((alike or bool(shared)) and bool(totals)) or len(set(totals)) < len(totals)


def _winning(reading: Reading) -> list[int]:
    """Where winning is spoken of, in any person."""
    found = {i for i, t in enumerate(reading.tokens) if t.is_word and is_listed(reading, t.text, "wins")}
    return sorted(found | {m.start for m in reading.all("concepts.winner")})


def _asking(reading: Reading) -> tuple[int, int] | None:
    """The tokens of the last sentence that speaks of winning."""
    marks = _winning(reading)
    stops = [
        -1,
        *(i for i, t in enumerate(reading.tokens) if t.is_stop or t.text == ","),
        len(reading.tokens),
    ]
    for low, high in reversed(list(pairwise(stops))):
        if any(low < m < high for m in marks):
            return low + 1, high
    return None


def _compared(reading: Reading, some: Sequence[Part], everyone: Sequence[Person]) -> _Told | None:
    """Two numbers with their people, or one for both; None where it is not understood."""
    station = some[0].kind == "station"
    items: list[tuple[int, Person | None]] = []
    for part in some:
        numbers = [n for n in part.numbers if (n.value or 0) < _LEAST_TOTAL and not _of_each(reading, n)]
        numbers = [n for n in numbers if not n.weak] or (numbers if station else [])
        items += [(n.value or 0, _whose(part, numbers, n, everyone)) for n in numbers]
    each = any(_is_alike(reading, p, "apiece") for p in some)
    alike = each or any(_is_alike(reading, p, "alike") for p in some)
    if not items:
        return _Told({}, level=True) if alike else None
    if len(items) == 1 or (len(items) == 2 and items[0][0] == items[1][0]):
        return _Told({"both": items[0][0]}) if alike or len(items) == 2 else None
    if len(items) != 2:
        return None
    (a, first), (b, second) = items
    one, other = _keys(first, second)
    return _Told({one: a, other: b}) if one != other else None


def _of_each(reading: Reading, number: Mention) -> bool:
    """Whether a "one" only says "apiece": "5 per uno", "ο ένας"."""
    inside = {i for m in reading.all("cues.each") for i in range(m.start, m.end)}
    word = reading.tokens[number.start].text
    return number.start in inside or (number.weak and is_listed(reading, word, "apiece"))


def _is_alike(reading: Reading, part: Part, listed: str) -> bool:
    words = (reading.tokens[i].text for i in range(max(0, part.start - 1), part.end))
    return any(is_listed(reading, w, listed) for w in words)


def _whose(
    part: Part, numbers: Sequence[Mention], number: Mention, everyone: Sequence[Person]
) -> Person | None:
    """The person a number of a part belongs to: the nearest before it, else behind it, no other number between."""
    here = [p for p in everyone if part.start <= p.at < part.end]
    starts = [n.start for n in numbers if n is not number]
    before = [p for p in here if p.at < number.start and not any(p.at < s < number.start for s in starts)]
    if before:
        return before[-1]
    behind = [p for p in here if p.at > number.start and not any(number.start < s < p.at for s in starts)]
    return behind[0] if behind else None


def _keys(first: Person | None, second: Person | None) -> tuple[str, str]:
    """Who has the first and who the second number; whoever is not named is the other one."""
    a = first.who if first is not None else OTHER
    b = second.who if second is not None else OTHER
    return (a, a) if same(a, b) else (a, b)


def _holder(reading: Reading, some: Sequence[Part], everyone: Sequence[Person]) -> str | None:
    """Who has the longest path; "both"; None where it is not told."""
    for part in some:
        here = [p for p in everyone if part.start <= p.at < part.end]
        marks = [m for m in reading.all("concepts.longest_path") if part.start <= m.start < part.end]
        denied = any(part.start <= m.start < part.end for m in reading.all("cues.negation", "cues.none"))
        if _is_alike(reading, part, "alike") and not here:
            return "both"
        if not here or not marks or denied:
            continue
        mark = marks[-1]
        nearest = min(here, key=lambda p: (abs(p.at - mark.start), p.at < mark.start))
        if any(mark.end <= m.start < nearest.at for m in reading.all("cues.who")):
            continue  # "who has the longest path of the two?"
        if nearest.who == THEY:
            before = [p for p in everyone if p.at < nearest.at and p.who not in (ME, THEY)]
            return before[-1].who if before else THEY
        return nearest.who
    return None


def _players(
    by_kind: dict[Kind, _Told], holder: str | None, everyone: Sequence[Person]
) -> tuple[str, str] | None:
    """The two players: the asker and the other one, or two that are named."""
    told = [k for t in by_kind.values() for k in t.by if k != "both"]
    told += [holder] if holder not in (None, "both") else []
    if ME in told or not [k for k in told if k not in (THEY, OTHER)]:
        others = [k for k in told if k not in (ME, THEY, OTHER, RIVAL)]
        others += [p.who for p in everyone if p.who not in (ME, THEY, RIVAL)]
        return ME, others[0] if others else THEY
    named = [k for k in told if k not in (THEY, OTHER)]
    rest = [p.who for p in everyone if p.who not in (ME, THEY, RIVAL)]
    distinct: list[str] = []
    for key in (*named, *rest):
        if not any(same(key, d) for d in distinct):
            distinct.append(key)
    if len(distinct) > 1:
        return distinct[0], distinct[1]
    if any(p.who == ME for p in everyone):
        return ME, distinct[0]
    return distinct[0], OTHER


def _value(by: dict[str, int], key: str, keys: tuple[str, str]) -> int | None:
    if "both" in by:
        return by["both"]
    found = [v for k, v in by.items() if _is(k, key, keys)]
    return found[0] if len(found) == 1 else None


def _is(who: str, key: str, keys: tuple[str, str]) -> bool:
    """Whether a word for a person means one of the players: a pronoun or somebody unnamed is not the asker."""
    if who == key:
        return True
    if ME in keys:
        return key != ME and who != ME
    if who not in (THEY, OTHER, RIVAL) and key not in (THEY, OTHER):
        return same(who, key)
    named = [k for k in keys if k not in (THEY, OTHER)]
    return who in (THEY, OTHER, RIVAL) and key in (THEY, OTHER) and len(named) == 1


def _asked_of(
    reading: Reading, asking: tuple[int, int], everyone: Sequence[Person], keys: tuple[str, str]
) -> str | None:
    """The player of whom it is asked whether they win; None where it is open who does."""
    low, high = asking
    if any(low <= m.start < high for m in reading.all(*_DECIDED)) and not ends_with_tag(reading):
        return None
    marks = [i for i in _winning(reading) if low <= i < high]
    here = [p for p in everyone if low <= p.at < high]
    if not here:
        return None
    nearest = min(here, key=lambda p: abs(p.at - marks[-1]))
    for key in keys:
        if _is(nearest.who, key, keys):
            return key
    return None
