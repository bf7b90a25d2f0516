"""Which number a claim puts forward as a result, and what the engine's result is that it has to be held against."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from assistant.hearing import Heard
from assistant.lexicon import Mention
from assistant.negation import negations
from assistant.reading import Reading
from assistant.relations import MINIMUM_RULES
from assistant.sentences import main_value
from rules import Rule, Ruling

_BESIDE = 2  # tokens between a number and the word that tells what it counts
_NOTHING = 2  # tokens between a word for nothing and what there is nothing of
# What a computation's result counts, by the concepts that may stand beside the number.
_POINTS = ("concepts.points", "concepts.bonus")
_CARDS = ("concepts.card", "concepts.train_card", "cues.more")
_COUNTS: Mapping[str, tuple[str, ...]] = {
    "tunnel_extra_cards": _CARDS,
    "station_cost": _CARDS,
    "stations_cost": _CARDS,
    "ferry_cost": ("concepts.locomotive", "concepts.card", "concepts.train_card"),
    "tickets_to_keep": ("concepts.ticket", "actions.keep"),
    "longest_path": ("concepts.longest_path", "concepts.length", "concepts.train"),
}
# What a number beside it counts when it is no result.
_OTHERS = ("concepts.player", "concepts.length", "concepts.symbol", "concepts.station", "concepts.ticket")


def said_number(heard: Heard, name: str) -> tuple[int, Mention | None] | None:
    """The number that a claim gives as the result of a computation, and where it stands; "nothing" is 0.

    None where the claim gives none.
    """
    counts = _COUNTS.get(name, _POINTS)
    reading = heard.reading
    scored = [
        (_fit(reading, n, name, counts), n.start, n)
        for n in heard.numbers()
        if not _is_turn(reading, n, name)
    ]
    if scored:
        best = max(scored, key=lambda item: item[:2])
        if best[0] > -2:
            return best[2].value or 0, best[2]
    if any(
        abs(m.start - none.end) <= _NOTHING or abs(none.start - m.end) <= _NOTHING
        for none in reading.all("cues.none")
        for m in reading.all(*counts)
    ):
        return 0, None
    return None


def _fit(reading: Reading, number: Mention, name: str, counts: tuple[str, ...]) -> int:
    """How well a number fits as a result: beside what is counted, and not beside something else."""

    def beside(*concepts: str) -> bool:
        return any(
            0 <= m.start - number.end <= _BESIDE - 1 or 0 <= number.start - m.end <= 0
            for m in reading.all(*concepts)
        )

    score = 2 * beside(*counts) - number.weak
    others = [c for c in _OTHERS if c not in counts]
    score -= 2 * any(0 <= m.start - number.end <= 0 for m in reading.all(*others))
    if name != "ferry_cost":
        kinds = [m for m in reading.mentions if m.concept.startswith("colors.")]
        kinds += reading.all("concepts.locomotive")
        score -= 2 * any(m.start == number.end for m in kinds)
    return score


def _is_turn(reading: Reading, number: Mention, name: str) -> bool:
    """Whether the number names the station that is built ("the third one")."""
    return name in ("station_cost", "stations_cost") and any(
        m.start <= number.start < m.end for m in reading.all("ordinals")
    )


def result_numbers(ruling: Ruling, heard: Heard, by: str | None = None) -> int | None:
    """The number of a ruling that a claim speaks of; None where it has none, or it cannot be told which."""
    result = ruling.result
    if isinstance(result, bool):
        return None
    if isinstance(result, int):
        return result
    if not isinstance(result, dict):
        return None
    if ruling.name == "final_scores":
        return _total(result, heard.reading.text, by)
    if ruling.name == "ferry_cost":
        return _ferry_part(result, heard.reading)
    if ruling.name == "tickets_to_keep":
        if heard.reading.has("actions.return_ticket") and not heard.reading.has("actions.keep"):
            return int(str(result["drawn"])) - int(str(result["keep"]))
        return int(str(result["keep"]))
    value = main_value(ruling)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _total(result: Mapping[str, Any], text: str, by: str | None) -> int | None:
    sheet = sheet_of(result, text, by)
    return None if sheet is None else int(sheet["total"])


def sheet_of(result: Mapping[str, Any], text: str, by: str | None) -> Mapping[str, Any] | None:
    """The score sheet that a claim speaks of: of the one player it names, else of the one who claims."""
    named = [s for s in result["players"] if _named(s["name"], text)]
    if len(named) == 1:
        return dict(named[0])
    return next((dict(s) for s in result["players"] if by and s["name"].casefold() == by.casefold()), None)


def _named(name: str, text: str) -> bool:
    """Whether a name stands in a text, with any ending: Ada, Ada'nın, Adzie."""
    stem = name.casefold() if len(name) <= 3 else name.casefold()[:-1]
    return any(word.startswith(stem) for word in text.casefold().replace("'", " ").split())


def names_in(result: Mapping[str, Any], text: str) -> list[str]:
    """The players of a ruling that a text names."""
    return [str(s["name"]) for s in result["players"] if _named(s["name"], text)]


def _ferry_part(result: Mapping[str, Any], reading: Reading) -> int | None:
    numbers = {n.start: n for n in reading.numbers()}
    wild = [m for m in reading.all("concepts.locomotive") if m.start - 1 in numbers or m.start - 2 in numbers]
    if wild:
        return int(result["locomotives"])
    return (
        int(result["same_color"])
        if reading.has("concepts.same_color", "cues.rest")
        else int(result["locomotives"])
    )


def fits_rule(heard: Heard, rule: Rule, edition: str, number: int) -> bool | None:
    """Whether a number that is claimed of a rule is right in an edition; None where the rule fixes no number."""
    reading, values = heard.reading, rule.values(edition)
    said = _values(heard)
    if len(said) > 1 and _tells_all(said, rule, values):
        return True
    if rule.id == "setup.players":
        return int(values["min"]) <= number <= int(values["max"])
    value = values[rule.value] if rule.value is not None else None
    if not isinstance(value, int):
        return None
    if rule.id not in MINIMUM_RULES:
        return number == value
    if reading.has("cues.allowed") and not reading.has(
        "cues.must", "cues.at_least", "cues.only", "cues.enough"
    ):
        return number >= value
    musts = reading.all("cues.must")
    freed = any(abs(p - m.start) <= _BESIDE for m in musts for p in negations(reading))
    return (number == value) != freed


def tells_all(heard: Heard, rule: Rule, editions: Sequence[str]) -> dict[str, bool] | None:
    """By edition whether a claim of several numbers tells the rule's; None unless it does so in one of them."""
    said = _values(heard)
    told = {e: len(said) > 1 and _tells_all(said, rule, rule.values(e)) for e in editions}
    return told if any(told.values()) else None


def kept_number(heard: Heard, ruling: Ruling) -> int | None:
    """Of several numbers of tickets, the one that is not that of the tickets drawn; None where it is not told."""
    result = ruling.result
    rest = _values(heard) - ({result["drawn"]} if isinstance(result, dict) else set())
    return rest.pop() if len(rest) == 1 else None


def _values(heard: Heard) -> set[int]:
    return {n.value for n in heard.numbers() if n.value is not None}


def _tells_all(said: set[int], rule: Rule, values: Mapping[str, int | str]) -> bool:
    """Whether the rule's number is told, and beside it nothing but the rule's other numbers ("of 4, at least 2")."""
    fixed = {v for v in values.values() if isinstance(v, int)}
    value = values.get(rule.value or "")
    if rule.id in ("double.min_players", "end.trigger") and isinstance(value, int):
        fixed |= set(range(value))  # "with 4 both are open, with 2 or 3 one"; "2, 1 or 0 trains"
    return value in said and said <= fixed
