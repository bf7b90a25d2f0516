"""A ruling of the engine in a language: the result as a sentence, its steps, and the passages that state its rules."""

from __future__ import annotations

from typing import Any

from assistant.answer import Citation, Computed
from assistant.compose import compose
from assistant.evidence import Evidence
from assistant.sentences import step_text
from assistant.wording import WordingError, load_wording
from rules import EDITIONS, Ruling


def in_words(ruling: Ruling, lang: str, evidence: Evidence | None) -> dict[str, Any]:
    """``text`` (null for a result that no sentence tells), ``steps`` as sentences and ``citations``.

    Without ``evidence`` nothing is cited. ``lang`` is one of ours.
    """
    wording = load_wording(lang)
    steps = [step_text(step, wording) for step in ruling.steps]
    edition = ruling.inputs.get("edition")
    speaking = edition if edition in EDITIONS else None
    try:
        outcome = Computed({str(speaking or EDITIONS[0]): ruling})
        composed = compose(outcome, lang, evidence or Evidence({}))
    except WordingError:
        return {"text": None, "steps": steps, "citations": []}
    # Without an edition no passage can be told to speak of the right one.
    citations: list[Citation] = (composed.citations or []) if speaking else []
    return {"text": composed.text, "steps": steps, "citations": citations}
