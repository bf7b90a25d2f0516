"""Which part of a computation's result a question asks for, and which way round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from assistant.cards import COLORS
from assistant.clauses import asking_clause, asks_yes_or_no
from assistant.intents.doubles import asks_whether_closed, denies
from assistant.intents.ferries import part_of
from assistant.intents.tunnel_asks import tunnel_asked
from assistant.lexicon import Mention, load_lexicon
from assistant.negation import asks_whether_wrong
from assistant.reading import Reading
from assistant.sentences import main_value, total_cards
from rules import Ruling

# What a yes or no says of a number.
SIDES: Mapping[str, Callable[[int], bool]] = {
    "any": lambda n: n > 0,
    "spared": lambda n: n == 0,
    "above": lambda n: n > 0,
    "below": lambda n: n < 0,
}
_ADDING = frozenset({"actions.pay_extra", "actions.cost", "cues.must"})
_VERB_LAST = frozenset({"tr", "kk"})
_NUMBER_BEHIND = 2  # tokens between "minus" and a number that it belongs to


def part_asked(name: str, reading: Reading) -> str | None:
    """The part of the result of ``name`` that is asked for, where it has several; ``turned``: its contrary."""
    if name == "tunnel_extra_cards":
        return tunnel_asked(reading) or _any_asked(reading)
    if name == "tickets_points":
        above, below = (_asks_for(reading, f"cues.{side}_zero") for side in ("above", "below"))
        if above != below:
            return "above" if above else "below"
        return "below" if _asks_whether_lost(reading) else None
    if name == "tickets_to_keep" and reading.has("actions.return_ticket"):
        first, last = asking_clause(reading)
        here = {m.concept for m in reading.mentions if first <= m.start < last}
        asked = "actions.return_ticket" in here and "actions.keep" not in here
        return "returned" if asked or _asks_what_goes_back(reading) else None
    if name == "double_route_open":
        return "turned" if asks_whether_closed(reading) != asks_whether_wrong(reading) else None
    if name == "last_round":
        denied = denies(reading, "cues.begins", "concepts.end", "concepts.last_turn")
        return "turned" if denied != asks_whether_wrong(reading) else None
    return None


def _asks_what_goes_back(reading: Reading) -> bool:
    """ "How many may I return?", "how many do I hand back if I keep the fewest?": the verb of the "how many"."""
    back, kept = reading.all("actions.return_ticket"), reading.all("actions.keep")
    asking = reading.all("cues.how_many")
    if not back or not kept or not asking:
        return bool(back) and not kept
    at = asking[-1].start
    behind = [m for m in (*back, *kept) if m.start >= at]
    nearest = min(behind, key=lambda m: m.start, default=None)
    return nearest is not None and nearest in back


def _asks_whether_lost(reading: Reading) -> bool:
    """ "Do I lose points?": a yes or no, with no number put forward."""
    first, last = asking_clause(reading)
    here = {m.concept for m in reading.mentions if first <= m.start < last}
    return here >= {"actions.lose", "concepts.points"} and asks_yes_or_no(reading) and "numbers" not in here


def _any_asked(reading: Reading) -> str | None:
    """ "Do I have to add anything?" (``any``), "I needn't add any, right?" (``spared``); no number asked or given."""
    if _asks_for(reading, "cues.spared"):
        return "spared"
    first, last = asking_clause(reading)
    inside = [m for m in reading.mentions if first <= m.start < last]
    adding = [m.start for m in inside if m.concept in _ADDING]
    told = {"numbers", "concepts.locomotive", *(f"colors.{c}" for c in COLORS)}
    more = {m.end for m in reading.all("cues.more")}
    adding += [m.start for m in reading.all("concepts.card") if first <= m.start < last and m.start in more]
    if not adding or any(
        m.concept in told and not m.weak
        for m in inside
        if m.start > min(adding) or reading.lang in _VERB_LAST
    ):
        return None
    if not asks_yes_or_no(reading):
        return None
    either = {i for m in reading.all("cues.yes_no") for i in range(m.start, m.end)}  # "yes or no"
    denied = any(
        m.concept == "cues.negation" and m.start not in either and not _is_anything(reading, m)
        for m in inside
    )
    return "spared" if denied else "any"


def _is_anything(reading: Reading, denial: Mention) -> bool:
    """Whether a word for "nothing" is one for "anything" too, with no other denial beside it: "χρωστάω τίποτα;"."""
    return any(m.start == denial.start for m in reading.all("cues.something")) and reading.lang != "en"


def _asks_for(reading: Reading, cue: str) -> bool:
    """Whether a yes/no question ends on ``cue``, with no number put forward behind it."""
    last = next((i + 1 for i in range(len(reading.tokens) - 2, -1, -1) if reading.tokens[i].is_stop), 0)
    asked = [m for m in reading.all(cue) if m.start >= last or m.start == 0]
    if not asked or any(m.start >= last for m in reading.all("cues.how_many", "cues.what")):
        return False
    behind = any(
        n.start >= asked[-1].end and n.start - asked[-1].end <= _NUMBER_BEHIND for n in reading.numbers()
    )
    either = load_lexicon(reading.lang).listed("or")
    choice = any(t.text in either for t in reading.tokens[asked[-1].end : asked[-1].end + 1])
    return not behind and not choice  # "am I in plus or in minus?"


def value_of(ruling: Ruling, reading: Reading, wanted: str | None) -> Any:
    """The value that answers the question as it was asked, for the part of the result that is wanted."""
    result = ruling.result
    if wanted == "returned" and isinstance(result, dict):
        return int(str(result["drawn"])) - int(str(result["keep"]))
    if ruling.name == "ferry_cost" and isinstance(result, dict):
        return part_of(result, reading)
    if wanted == "turned":
        return not main_value(ruling)
    if ruling.name == "tunnel_extra_cards" and wanted == "total":
        return total_cards(ruling)
    if wanted is not None and wanted in SIDES:
        return SIDES[wanted](main_value(ruling))
    if ruling.name == "tunnel_extra_cards" and wanted is not None:
        return wanted == "enough"
    return main_value(ruling)
