"""A judge who finds every claim wrong, for the desk's pages; facts go to the engine, which refuses what cannot be."""

from __future__ import annotations

from dataclasses import replace

from assistant.disputed import Dispute, Judgement
from assistant.editions import EditionReading
from assistant.worked import rulings_of
from tests.api.test_disputes import judgement


def judge_so(_: object, dispute: Dispute) -> Judgement:
    """Stands in for `assistant.verdicts.judge`."""
    rulings_of(dispute, EditionReading(dispute.edition, "request"))
    made = judgement("contradicted")
    return replace(
        made,
        edition=dispute.edition,
        verdicts=tuple(
            replace(made.verdicts[0], text=c.text, by=c.by, lang=c.lang, edition=dispute.edition)
            for c in dispute.claims
        ),
    )
