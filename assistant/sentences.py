"""A rule or a ruling put into words: which message, with which variables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from assistant.cities import local_name
from assistant.wording import Wording, load_wording, message_id
from rules import Ruling, Step, load_catalogue, load_edition

_CITY_PARAMS = frozenset({"city_a", "city_b", "station", "city", "country"})
_PATH_PARAMS = frozenset({"path", "first", "second"})
_CITY_LISTS = frozenset({"cities"})
_COLOR_LISTS = frozenset({"colors", "played"})
_COLOR_PARAMS = frozenset({"color", "card", "played"})
# Computations that add up what another works out for one.
_SUMS = {"routes_points": "route_points", "stations_cost": "station_cost"}


def statement(rule: str, edition: str, lang: str) -> str:
    """The sentence of ``rule`` as it holds in ``edition``, in ``lang``.

    Raises RuleError where the edition does not have the rule.
    """
    wording = load_wording(lang)
    variables: dict[str, object] = {"edition": edition}
    entry = load_catalogue()[rule]
    if not entry.open:
        variables.update(entry.values(edition))
    if rule == "route.points":
        variables["table"] = points_table(edition, wording)
    return wording.text(message_id(rule), variables)


def points_table(edition: str, wording: Wording) -> str:
    """``1 → 1, 2 → 2, 3 → 4 …``: what the edition's texts give, assumed values left out."""
    data = load_edition(edition)
    entries = [
        wording.text("table-entry", {"length": length, "points": points})
        for length, points in sorted(data.points().items())
        if not data.assumed(f"points.{length}")
    ]
    return ", ".join(entries)


def edition_names(editions: Sequence[str], wording: Wording) -> str:
    """The editions' names, joined as a list."""
    return join([wording.text(f"edition-{e}") for e in editions], wording)


def join(parts: Sequence[str], wording: Wording) -> str:
    """``a, b and c``."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {wording.text('list-and')} {parts[-1]}"


def cards_text(cards: Mapping[str, int], wording: Wording) -> str:
    """``2 red, 1 locomotive``."""
    return ", ".join(wording.text(f"cards-{kind}", {"n": n}) for kind, n in cards.items())


def step_text(step: Step, wording: Wording) -> str:
    """The sentence of one step of a ruling."""
    params = {k: v for k, v in step.params.items() if k != "case"}
    return wording.text(f"step-{message_id(step.rule)}-{step.case}", _variables(params, wording))


def _variables(params: Mapping[str, Any], wording: Wording) -> dict[str, object]:
    variables: dict[str, object] = {}
    for name, value in params.items():
        if name in _COLOR_PARAMS and isinstance(value, str) and wording.has(f"color-{value}"):
            variables[name] = wording.text(f"color-{value}")
            variables[f"{name}_key"] = value
        elif name in _CITY_PARAMS and isinstance(value, str):
            variables[name] = local_name(value, wording.lang)
        elif isinstance(value, list | tuple):
            variables[name] = _list_text(name, value, wording)
        else:
            variables[name] = value
    return variables


def _list_text(name: str, value: Sequence[Any], wording: Wording) -> str:
    if name in _PATH_PARAMS:
        return " – ".join(local_name(str(v), wording.lang) for v in value)
    if name in _CITY_LISTS:
        return join([local_name(str(v), wording.lang) for v in value], wording)
    if name in _COLOR_LISTS:
        return join([wording.text(f"color-{v}") for v in value], wording)
    return join([str(v) for v in value], wording)


def _why(ruling: Ruling, wording: Wording) -> str:
    if ruling.name == "double_route_open":
        return statement("double.min_players", str(ruling.inputs["edition"]), wording.lang)
    decided = [s for s in ruling.steps if s.rule == "end.trigger"]
    return step_text(decided[-1], wording)


def result_text(ruling: Ruling, wording: Wording, wanted: str | None = None) -> str:
    """The result of a ruling in one short sentence; ``wanted`` picks one of several parts."""
    result = ruling.result
    message = f"result-{ruling.name}"
    if wanted == "turned" and isinstance(result, bool):
        # asked whether the other track is closed, or the last round does not begin: the verdict on that, then why
        verdict = wording.text("verdict-no" if result else "verdict-yes")
        return f"{verdict} {_why(ruling, wording)}"
    if isinstance(result, bool):
        return wording.text(f"{message}-{'true' if result else 'false'}")
    if ruling.name == "tunnel_extra_cards" and isinstance(result, int) and wanted is not None:
        return _tunnel_text(ruling, result, wording, wanted)
    if wanted in ("above", "below") and isinstance(result, int):
        good = result > 0 if wanted == "above" else result < 0
        verdict = wording.text("verdict-yes" if good else "verdict-no")
        return f"{verdict} {wording.text(message, {'n': result})}"
    if wanted == "no_route" and isinstance(result, int):
        return wording.text(f"{message}-no_route", {"n": result})
    if isinstance(result, int) and ruling.name in _SUMS:
        each = wording.text(f"result-{_SUMS[ruling.name]}", {"n": result})
        return wording.text("result-sum", {"text": each})
    if isinstance(result, int):
        return wording.text(message, {"n": result})
    if ruling.name == "ferry_cost" and isinstance(result, dict):
        if "missing" in result:
            return wording.text(f"{message}-missing", {"n": result["missing"]})
        only = "-only_locomotives" if result["same_color"] == 0 else ""
        return wording.text(message + only, dict(result))
    if ruling.name == "tickets_to_keep" and isinstance(result, dict):
        if wanted == "returned":
            most = int(str(result["drawn"])) - int(str(result["keep"]))
            return wording.text(f"{message}-returned", {"n": most})
        return wording.text(message, {"n": result["keep"]})
    if ruling.name == "tie_break" and isinstance(result, dict):
        return _winner_text(ruling, str(result["winners"][0]), wording, wanted)
    if isinstance(result, dict) and isinstance(main_value(ruling), bool):
        return wording.text(f"{message}-{'true' if main_value(ruling) else 'false'}")
    if isinstance(result, dict):
        return wording.text(message, {"n": main_value(ruling)})
    raise TypeError(f"no sentence for the result of {ruling.name}")


def _winner_text(ruling: Ruling, winner: str, wording: Wording, wanted: str | None) -> str:
    """Who wins a tie, after the yes or no where one was asked for, and the tie-break that decided."""
    who = next((p for p in ("you", "other") if winner == wording.text(f"player-{p}")), "name")
    text = wording.text(f"result-tie_break-{who}", {"name": winner})
    if wanted in ("yes", "no"):
        text = f"{wording.text(f'verdict-{wanted}')} {text}"
    return f"{text} {step_text(ruling.steps[-1], wording)}"


def _tunnel_text(ruling: Ruling, extra: int, wording: Wording, wanted: str) -> str:
    """All cards of a tunnel, whether there are extra ones (``any``), or whether the cards in hand pay them."""
    each = wording.text(f"result-{ruling.name}", {"n": extra})
    if wanted == "total":
        total = total_cards(ruling)
        return wording.text(
            f"result-{ruling.name}-total", {"n": total, "laid": total - extra, "extra": extra}
        )
    good = {"any": extra > 0, "spared": extra == 0}.get(wanted, wanted == "enough")
    verdict = wording.text("verdict-yes" if good else "verdict-no")
    if wanted in ("any", "spared", "enough"):
        return f"{verdict} {each}"
    return f"{verdict} {each} {statement('tunnel.decline', str(ruling.inputs['edition']), wording.lang)}"


def total_cards(ruling: Ruling) -> int:
    """All the cards that a tunnel costs: those laid and the extra ones."""
    played = ruling.inputs["played"]
    laid = sum(int(str(n)) for n in played.values()) if isinstance(played, Mapping) else 0
    return laid + int(str(ruling.result))


def main_value(ruling: Ruling) -> Any:
    """The one number or yes/no that a ruling comes to, or None when it is several."""
    result = ruling.result
    if isinstance(result, bool | int | str):
        return result
    if isinstance(result, dict):
        for key in (
            "keep",
            "bonus",
            "points",
            "length",
            "completed",
            "allowed",
            "open",
            "triggered",
            "result",
        ):
            value = result.get(key)
            if isinstance(value, bool | int):
                return value
    return None
