"""Which part of a computation's result a question asks for, and which way round."""

from __future__ import annotations

from typing import Any

from assistant.intents.doubles import asks_whether_closed, denies
from assistant.intents.ferries import part_of
from assistant.intents.tunnel_asks import tunnel_asked
from assistant.reading import Reading
from assistant.sentences import main_value, total_cards
from assistant.settling import asks_whether_wrong, is_yes_no
from rules import Ruling


def part_asked(name: str, reading: Reading) -> str | None:
    """The part of the result of ``name`` that is asked for, where it has several; ``turned``: its contrary."""
    if name == "tunnel_extra_cards":
        return tunnel_asked(reading) or ("any" if asks_for_any(reading) else None)
    if name == "tickets_to_keep" and reading.has("actions.return_ticket") and not reading.has("actions.keep"):
        return "returned"
    if name == "double_route_open":
        return "turned" if asks_whether_closed(reading) != asks_whether_wrong(reading) else None
    if name == "last_round":
        denied = denies(reading, "cues.begins", "concepts.end", "concepts.last_turn")
        return "turned" if denied != asks_whether_wrong(reading) else None
    return None


def asks_for_any(reading: Reading) -> bool:
    """ "Do I have to add anything?": a yes or no, where no number is asked for or given."""
    last = next((i + 1 for i in range(len(reading.tokens) - 2, -1, -1) if reading.tokens[i].is_stop), 0)
    must = any(m.start >= last for m in reading.all("cues.must"))
    counted = any(m.start >= last for m in reading.all("cues.how_many", "numbers", "cues.what"))
    return must and not counted and is_yes_no(reading)


def value_asked(ruling: Ruling, reading: Reading) -> Any:
    """The value that answers the question as it was asked."""
    result, wanted = ruling.result, part_asked(ruling.name, reading)
    if wanted == "returned" and isinstance(result, dict):
        return int(str(result["drawn"])) - int(str(result["keep"]))
    if ruling.name == "ferry_cost" and isinstance(result, dict):
        return part_of(result, reading)
    if wanted == "turned":
        return not main_value(ruling)
    if ruling.name == "tunnel_extra_cards" and wanted == "total":
        return total_cards(ruling)
    if wanted == "any":
        return main_value(ruling) > 0
    if ruling.name == "tunnel_extra_cards" and wanted is not None:
        return wanted == "enough"
    return main_value(ruling)
