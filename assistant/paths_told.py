"""What a question tells of the longest path and of the draws and turns that are left: the decision on it."""

from __future__ import annotations

from assistant.answer import RuleFound
from assistant.clauses import OPEN, SAYING, asking_clause, asks_yes_or_no, is_yes_no
from assistant.decision_types import Decision, Understood
from assistant.intents.draws import cards_left
from assistant.intents.draws_left import ANY_CARD, BOTH_CARDS, first_card_drawn
from assistant.intents.endgame import turns_left
from assistant.intents.longest import (
    asks_what_the_tied_get,
    has_longest,
    tells_unclear_lengths,
    wants_verdict,
)
from assistant.intents.path_lengths import asks_for_longest_path
from assistant.intents.until_end import trains_to_lay
from assistant.running import run
from assistant.settling import about_editions
from assistant.stating import SURE, numbered, stated, verdict
from rules import load_catalogue


def longest_told(q: Understood) -> Decision | None:
    """How long a path is that is told, or what it brings whom; None where that is not asked."""
    reading = q.reading
    low, high = asking_clause(reading)
    lengths = any(low <= m.start < high for m in reading.told("how_long")) and not any(
        low <= m.start < high for m in reading.all("concepts.points", "concepts.bonus")
    )
    longest = None if lengths else has_longest(reading)
    if longest is not None:
        rule = "longest.tie" if asks_what_the_tied_get(reading) else "longest.bonus"
        if wants_verdict(reading):
            return verdict(q, rule, longest)
        return numbered(q, rule, _points(q, rule) if longest else 0)
    if tells_unclear_lengths(reading) and asks_for_longest_path(reading) is None:
        return stated(q, "longest.bonus", closed=True)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    # "My brother says 21. How long is it?" asks for the length whatever is said of it.
    said = reading.has(*SAYING) and not (here & set(OPEN) and not here & {"numbers", "cues.verdict", *SAYING})
    if reading.has("told.tally") and not reading.has("cues.verdict"):
        said = False
    elif is_yes_no(reading) and asks_yes_or_no(reading):
        said = True
    if not said:
        path = asks_for_longest_path(reading)
        if path is not None:
            return run(q, path, SURE)
    return None


def left_told(q: Understood) -> Decision | None:
    """How many draws, turns or trains are left after what is told; None where that is not asked."""
    turns = turns_left(q.reading)
    if turns is not None:
        return numbered(q, "end.last_turn", turns)
    trains = trains_to_lay(q.reading)
    if trains is not None:
        return numbered(q, "end.trigger", trains)
    drawn = first_card_drawn(q.reading)
    return _draws_left(q, drawn) if drawn is not None else None


def _points(q: Understood, rule: str) -> int:
    entry = load_catalogue()[rule]
    editions = about_editions(q, entry.editions)[0] or entry.editions
    return int(entry.values(editions[0])["points"])


def _draws_left(q: Understood, rule: str) -> Decision:
    """How many cards may still be drawn after a first one: by edition, where that is a locomotive of the row."""
    if rule == BOTH_CARDS:
        return numbered(q, ANY_CARD, 0)
    entry = load_catalogue()[rule]
    if rule == ANY_CARD:
        return numbered(q, rule, int(entry.values(entry.editions[0])["cards"]) - 1)
    editions, source = about_editions(q, entry.editions)
    left = {e: cards_left(q.reading, rule, holds=entry.truth_for(e), asked=True) for e in editions}
    number = set(left.values()).pop() if len(set(left.values())) == 1 else None
    outcome = RuleFound(rule, editions, "open", {}, left, following=number)
    return Decision(outcome, editions[0] if len(editions) == 1 else None, source, SURE, rule)
