"""A rule as it stands, with the number or the verdict that follows from it for what a question tells."""

from __future__ import annotations

from assistant.answer import RuleFound
from assistant.clauses import asks_yes_or_no
from assistant.decision_types import Decision, Understood
from assistant.settling import about_editions, absent
from rules import load_catalogue

# A decision that the question itself asks for, whatever the classifier makes of it.
SURE = 0.9


def stated(q: Understood, rule: str, *, closed: bool = False) -> Decision:
    """A rule as it stands, for the editions that have it; with its number, unless a yes or no is asked for."""
    entry = load_catalogue()[rule]
    editions, source = about_editions(q, entry.editions)
    if not editions:
        return absent(q, entry, SURE)
    closed = closed or asks_yes_or_no(q.reading)
    values = {e: entry.values(e)[entry.value] if entry.value and not closed else None for e in editions}
    about = editions[0] if len(editions) == 1 else None
    return Decision(RuleFound(rule, editions, "open", {}, values), about, source, SURE, rule)


def numbered(q: Understood, rule: str, number: int) -> Decision:
    """A rule as it stands, and the number that follows from it for what the question tells."""
    entry = load_catalogue()[rule]
    editions, source = about_editions(q, entry.editions)
    if not editions:
        return absent(q, entry, SURE)
    outcome = RuleFound(rule, editions, "open", {}, dict.fromkeys(editions, number), following=number)
    return Decision(outcome, editions[0] if len(editions) == 1 else None, source, SURE, rule)


def verdict(q: Understood, rule: str, holds: bool) -> Decision:
    """A yes or no by a rule, for the editions that have it."""
    entry = load_catalogue()[rule]
    editions, source = about_editions(q, entry.editions)
    if not editions:
        return absent(q, entry, SURE)
    outcome = RuleFound(rule, editions, "yes_no", dict.fromkeys(editions, holds))
    return Decision(outcome, editions[0] if len(editions) == 1 else None, source, SURE, rule)
