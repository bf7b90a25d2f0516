"""What is decided at the end of a game: a player's final score told by its parts, and who wins a tie."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from assistant.answer import Clarify, Computed, NotCovered
from assistant.decision_types import Decision, Understood
from assistant.intents.final_score import Score, asks_for_score
from assistant.intents.people import ME, THEY
from assistant.intents.tie_winner import OTHER, Tie, asks_for_winner
from assistant.negation import asks_whether_wrong
from assistant.normalize import capital
from assistant.running import run
from assistant.settling import about_editions
from assistant.wording import load_wording
from rules import MissingInputError, RuleError, Ruling, compute, load_catalogue

_SURE = 0.9


def final_told(q: Understood) -> Decision | None:
    """The final score, or the winner of a tie, that a question tells all about; None where it asks for neither."""
    tie = asks_for_winner(q.reading)
    if tie is not None:
        return _winner(q, tie)
    score = asks_for_score(q.reading)
    if score is not None and score.slots.missing:
        return q.decision(Clarify(score.slots.missing[0], (), dict(score.slots.inputs)), _SURE, "score.final")
    if score is not None:
        return _added_up(run(q, score.slots, _SURE, score.claimed), score)
    return None


def _added_up(decision: Decision | None, score: Score) -> Decision | None:
    """The decision with the sum for its value where no yes or no about it is asked for."""
    if decision is None or score.claimed is not None or not score.is_open:
        return decision
    outcome = decision.outcome
    if not isinstance(outcome, Computed) or outcome.value is not None:
        return decision
    sums = {r.result for r in outcome.rulings.values() if isinstance(r.result, int)}
    return replace(decision, outcome=replace(outcome, value=sums.pop())) if len(sums) == 1 else decision


def _winner(q: Understood, tie: Tie) -> Decision | None:
    """Who wins the tie in the editions it is about; a yes or no where it is asked of one of the players."""
    if tie.slots.missing:
        return q.decision(Clarify(tie.slots.missing[0]), _SURE, "tiebreak.usa")
    players = tie.slots.inputs["players"]
    mechanic = "station" if any("stations_used" in p for p in players) else ""
    mechanic = mechanic or ("station" if "stations_used" in tie.slots.inputs.get("level", ()) else "")
    candidates = load_catalogue()["setup.stations" if mechanic else "score.final"].editions
    editions, source = about_editions(q, candidates)
    if not editions:
        return None
    shown = {p["name"]: _name(q.reading.lang, p["name"], tie) for p in players}
    named = [{**p, "name": shown[p["name"]]} for p in players]
    rulings: dict[str, Ruling] = {}
    missing: str | None = None
    for edition in editions:
        try:
            inputs = {**tie.slots.inputs, "edition": edition, "players": named}
            rulings[edition] = compute("tie_break", inputs)
        except MissingInputError as error:
            missing = error.field.rsplit(".", 1)[-1]
        except RuleError:
            return None
    if not rulings:
        understood: dict[str, Any] = dict(tie.slots.inputs)
        field = "longest_path" if missing == "longest_bonus" else missing or "completed_tickets"
        about = editions[0] if len(editions) == 1 else None
        return Decision(Clarify(field, (), understood), about, source, _SURE)
    results = [r.result for r in rulings.values()]
    if any(isinstance(r, dict) and r["tie_break"] == "open" for r in results):
        about = next(iter(rulings)) if len(rulings) == 1 else None
        return Decision(NotCovered("open.final_tie"), about, source, _SURE, "open.final_tie")
    winners = {str(r["winners"]) for r in results if isinstance(r, dict)}
    value: bool | None = None
    if tie.asked is not None and len(winners) == 1:
        wins = all(isinstance(r, dict) and r["winners"] == [shown[tie.asked]] for r in results)
        value = wins != asks_whether_wrong(q.reading)
    if tie.asked is not None and value is None:
        return Decision(Clarify("edition", tuple(rulings)), None, source, _SURE)
    about = next(iter(rulings)) if len(rulings) == 1 else None
    wanted = None if value is None else "yes" if value else "no"
    return Decision(
        Computed(rulings, value, wanted=wanted), about, source, _SURE, next(iter(rulings.values())).rules[0]
    )


def _name(lang: str, key: str, tie: Tie) -> str:
    """What a player is called in the answer."""
    wording = load_wording(lang)
    if key == ME:
        return wording.text("player-you")
    typed = tie.names.get(key)
    if key in (THEY, OTHER) or typed is None:
        return wording.text("player-other")
    return capital(typed, lang)
