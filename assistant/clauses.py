"""Which clause of a question asks."""

from __future__ import annotations

from itertools import pairwise

from assistant.claimed import ends_with_tag
from assistant.reading import Reading

OPEN = ("cues.how_many", "cues.what", "cues.total")
YES_NO = ("cues.yes_no", "cues.something", "cues.enough", "cues.verdict")
QUANTITIES = ("concepts.points", "concepts.bonus", "actions.pay_extra", "actions.cost", "concepts.card")
_PARTING = frozenset({",", ":", "("})


def asking_clause(reading: Reading) -> tuple[int, int]:
    """The tokens of the clause of the last sentence that asks; its last clause where none does by a word.

    A short "…, right?" is taken with what it follows; a last clause may ask by naming a quantity ("…, extra cards?").
    """
    last = len(reading.tokens)
    while last and not reading.tokens[last - 1].is_word:
        last -= 1
    parting = [i + 1 for i in range(last - 1) if reading.tokens[i].is_stop or _parts(reading, i)]
    if len(parting) > 1 and ends_with_tag(reading):
        parting.pop()
    first = max((p for p in parting if reading.tokens[p - 1].is_stop), default=0)
    spans = list(pairwise([first, *(p for p in parting if p > first), last]))
    asking = [m.start for m in reading.all(*OPEN, *YES_NO)]
    asking += [m.start for m in reading.all(*QUANTITIES) if m.start >= spans[-1][0]]
    return next((s for s in reversed(spans) if any(s[0] <= a < s[1] for a in asking)), spans[-1])


def _parts(reading: Reading, at: int) -> bool:
    token = reading.tokens[at]
    return token.text in _PARTING or (token.text == "-" and not token.glued)
