"""Facts worked out: the engine's rulings for the editions that a dispute may be about."""

from __future__ import annotations

from assistant.disputed import Dispute
from assistant.editions import EditionReading
from rules import EDITIONS, RuleError, Ruling, compute


def rulings_of(dispute: Dispute, edition: EditionReading) -> dict[str, Ruling]:
    """The rulings of the facts given, by edition; none where no facts are given.

    Raises RuleError for facts that the engine refuses in every edition; its field begins with ``facts.``.
    """
    facts = dispute.facts
    if facts is None:
        return {}
    named = facts.inputs.get("edition") or edition.edition
    candidates = [str(named)] if named is not None else list(EDITIONS)
    rulings: dict[str, Ruling] = {}
    refused: RuleError | None = None
    for candidate in candidates:
        try:
            # A plain graph is of no map.
            at = {} if "edges" in facts.inputs else {"edition": candidate}
            rulings[candidate] = compute(facts.name, {**facts.inputs, **at})
        except RuleError as error:
            # The first candidate's refusal tells most; of several editions the others merely lack the mechanic.
            if refused is None or refused.field == "edition":
                refused = error
    if not rulings and refused is not None:
        where = "name" if refused.field == "name" else f"inputs.{refused.field}"
        raise RuleError(f"facts.{where}", refused.given, refused.allowed) from refused
    return rulings
