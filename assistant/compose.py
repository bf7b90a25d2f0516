"""An outcome put into words: the short answer in the asker's language, its value, steps and citations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, assert_never

from assistant.answer import (
    Absent,
    Citation,
    Clarify,
    Computed,
    Kind,
    NotCovered,
    Outcome,
    OutOfScope,
    PassageFound,
    RuleFound,
    Status,
)
from assistant.cities import local_name
from assistant.evidence import Evidence
from assistant.relations import MECHANICS, rule_in
from assistant.sentences import cards_text, edition_names, result_text, statement, step_text
from assistant.wording import Wording, load_wording, message_id
from rules import EDITIONS, Ruling, load_catalogue, load_edition


@dataclass(slots=True)
class Composed:
    """The parts of an answer that depend on its outcome."""

    status: Status
    kind: Kind | None
    text: str
    value: Any = None
    computation: dict[str, Any] | None = None
    citations: list[Citation] | None = None
    disagreements: list[dict[str, Any]] | None = None
    clarify: dict[str, Any] | None = None
    understood: str | None = None


def compose(
    outcome: Outcome,
    lang: str,
    evidence: Evidence,
    nearest: Sequence[Citation] = (),
    also: Sequence[str] = (),
) -> Composed:
    """Words for ``outcome`` in ``lang``.

    ``nearest`` are passages to show with a refusal, ``also`` further rules to cite beside the one found.
    """
    wording = load_wording(lang)
    match outcome:
        case Computed():
            return _computed(outcome, wording, evidence)
        case RuleFound():
            return _rule(outcome, wording, evidence, also)
        case Absent():
            return _absent(outcome, wording, evidence)
        case PassageFound():
            passage = evidence.passages[outcome.passage_id]
            a, b = outcome.highlight
            citations = evidence.cite_passage(passage, None, outcome.highlight)
            text = f"{wording.text('passage-says')} «{passage.text[a:b]}»"
            for citation in citations:
                if citation.amends == passage.id:
                    start, end = citation.highlights[0]
                    text = f"{text} {wording.text('amendment-says')} «{citation.quote[start:end]}»"
            return Composed("answered", "passage", text, citations=citations)
        case Clarify():
            return _clarify(outcome, wording)
        case NotCovered():
            return _not_covered(outcome, wording, nearest)
        case OutOfScope():
            return Composed("out_of_scope", None, wording.text("out-of-scope"))
        case _:
            assert_never(outcome)


# --- computed ---------------------------------------------------------------------------------


def _computed(outcome: Computed, wording: Wording, evidence: Evidence) -> Composed:
    groups = _grouped({e: _ruling_text(r, wording, outcome.wanted) for e, r in outcome.rulings.items()})
    first = next(iter(outcome.rulings.values()))
    editions = tuple(outcome.rulings)
    text = _lines(groups, wording)
    if outcome.holds is not None:
        text = f"{wording.text('claim-right' if outcome.holds else 'claim-wrong')} {text}"
    rules = list(
        dict.fromkeys(rule for r in outcome.rulings.values() for rule in _telling(r, outcome.wanted))
    )
    computation = {
        "name": first.name,
        "inputs": dict(first.inputs),
        "result": first.result,
        "steps": [
            {"rule": s.rule, "text": step_text(s, wording), "params": dict(s.params)} for s in first.steps
        ],
    }
    if len(groups) > 1:
        computation["by_edition"] = {e: r.to_dict() for e, r in outcome.rulings.items()}
    return Composed(
        "answered",
        "computed",
        text,
        outcome.value,
        computation,
        evidence.cite(rules, editions, wording.lang, each=len(groups) > 1),
        understood=_inputs_text(first, wording),
    )


def _ruling_text(ruling: Ruling, wording: Wording, wanted: str | None) -> str:
    text = result_text(ruling, wording, wanted)
    return wording.text("result-assumed", {"text": text}) if ruling.assumed else text


def _telling(ruling: Ruling, wanted: str | None) -> list[str]:
    """The rules that decide the result first; ``…-none`` steps and the mere turning up last.

    A locomotive that was turned up counts by a rule of its own, and cards that fall short by another.
    """
    weight = {
        "tunnel.decline": -1,
        "tunnel.only_locomotives": 0,
        "tunnel.mixed": 0,
        "tunnel.locomotive_revealed": 0,
        "tunnel.match": 1,
        "tunnel.extra_payment": 2,
        "tunnel.reveal": 3,
    }
    rules = list(ruling.rules)
    if ruling.name == "player_score":
        weight["score.final"] = 0  # what is added up, before what each part brings
    if ruling.name == "tunnel_extra_cards":
        rules += ["tunnel.locomotive_revealed"] * ("locomotive" in str(ruling.inputs["revealed"]))
        rules += ["tunnel.decline"] * (wanted == "short")
    return sorted(rules, key=lambda r: weight.get(r, 1))


def _inputs_text(ruling: Ruling, wording: Wording) -> str | None:
    return understood_text(dict(ruling.inputs), wording)


def understood_text(inputs: dict[str, Any], wording: Wording) -> str | None:
    """``laid: 2 red; turned up: 1 red, 1 locomotive``: what of the question went into the computation."""
    parts: list[str] = []
    played, revealed = (
        inputs.get("played") or inputs.get("cards") or inputs.get("hand"),
        inputs.get("revealed"),
    )
    if isinstance(played, dict) and played:
        parts.append(wording.text("understood-laid", {"cards": cards_text(played, wording)}))
    if isinstance(revealed, list):
        names = ", ".join(wording.text(f"color-{c}") for c in revealed)
        if names:
            parts.append(wording.text("understood-revealed", {"cards": names}))
    if isinstance(inputs.get("length"), int):
        parts.append(wording.text("understood-length", {"length": inputs["length"]}))
    if isinstance(inputs.get("ferry_locomotives"), int):
        parts.append(wording.text("understood-ferry_locomotives", {"count": inputs["ferry_locomotives"]}))
    if isinstance(inputs.get("players"), int):
        parts.append(wording.text("understood-players", {"players": inputs["players"]}))
    route = inputs.get("route")
    if isinstance(route, dict) and "city_a" in route:
        names_of = {k: local_name(str(route[k]), wording.lang) for k in ("city_a", "city_b")}
        parts.append(wording.text("understood-route", names_of))
    return " · ".join(parts) or None


# --- rules ------------------------------------------------------------------------------------


def _rule(outcome: RuleFound, wording: Wording, evidence: Evidence, also: Sequence[str]) -> Composed:
    texts = {e: _rule_line(outcome, e, wording) for e in outcome.editions}
    groups = _grouped(texts)
    text = _lines(groups, wording)
    entry = load_catalogue()[outcome.rule]
    if len(outcome.editions) == 1 and outcome.editions[0] in entry.inherits:
        text = f"{text} {wording.text('note-inherited', {'edition': outcome.editions[0]})}"
    if outcome.following is not None:
        text = f"{text} {wording.text('number-follows', {'number': outcome.following})}"
    held = {h for h in outcome.holds.values() if h is not None}
    values = {v for v in outcome.values.values() if v is not None}
    value: Any = None
    if outcome.holds:
        value = next(iter(held)) != outcome.about_wrong if len(held) == 1 else None
    elif len(values) == 1:
        value = next(iter(values))
    disagreements = _disagreements(outcome, wording)
    if disagreements:
        text = f"{text} {disagreements[0]['text']}"
    rules = [*dict.fromkeys(rule_in(outcome.rule, e) for e in outcome.editions), *also]
    # One edition for each wording of the answer, so that every line has its source.
    speaking = tuple(g[0] for g in groups.values()) if len(groups) > 1 else outcome.editions
    citations = evidence.cite(rules, speaking, wording.lang, each=len(groups) > 1)
    return Composed("answered", "rule", text, value, citations=citations, disagreements=disagreements)


def _rule_line(outcome: RuleFound, edition: str, wording: Wording) -> str:
    text = statement(rule_in(outcome.rule, edition), edition, wording.lang)
    holds = outcome.holds.get(edition)
    if holds is None:
        return text
    if outcome.asked == "claim":
        return f"{wording.text('claim-right' if holds else 'claim-wrong')} {text}"
    return f"{wording.text('verdict-yes' if holds != outcome.about_wrong else 'verdict-no')} {text}"


def _disagreements(outcome: RuleFound, wording: Wording) -> list[dict[str, Any]]:
    keys = load_catalogue()[outcome.rule].params.values()
    found: list[dict[str, Any]] = []
    for edition in outcome.editions:
        data = load_edition(edition)
        for other in data.disagreements:
            if other.key in keys and len(outcome.editions) == 1:
                cited = data.get(other.key)
                text = wording.text("note-disagreement", {"value": other.value, "cited": cited})
                found.append(
                    {
                        "rule": outcome.rule,
                        "edition": edition,
                        "cited": cited,
                        "other": other.value,
                        "text": text,
                    }
                )
    return found


def _grouped(texts: dict[str, str]) -> dict[str, list[str]]:
    groups: dict[str, list[str]] = {}
    for edition, text in texts.items():
        groups.setdefault(text, []).append(edition)
    return groups


def _lines(groups: dict[str, list[str]], wording: Wording) -> str:
    if len(groups) == 1:
        return next(iter(groups))
    return "\n".join(
        wording.text("line-edition", {"editions": edition_names(editions, wording), "text": text})
        for text, editions in groups.items()
    )


def _absent(outcome: Absent, wording: Wording, evidence: Evidence) -> Composed:
    mechanic = outcome.rule.split(".")[0]
    message = f"absent-{mechanic}" if mechanic in MECHANICS else "absent-rule"
    name = wording.text(f"edition-{outcome.edition}")
    parts = [wording.text(message, {"edition": name})]
    if outcome.elsewhere:
        others = edition_names([e for e in EDITIONS if e in outcome.elsewhere], wording)
        parts.append(wording.text("present-in", {"editions": others}))
    citations = evidence.cite(["turn.actions"], (outcome.edition,), wording.lang, 1)
    citations += evidence.cite([outcome.rule], outcome.elsewhere, wording.lang, 2)
    return Composed("answered", "rule", " ".join(parts), outcome.value, citations=citations)


# --- questions back and refusals --------------------------------------------------------------


def _clarify(outcome: Clarify, wording: Wording) -> Composed:
    message = f"clarify-{outcome.field}"
    unplaced = outcome.understood.get("unplaced", [])
    told = {"numbers": ", ".join(str(n) for n in unplaced), "count": len(unplaced)}
    text = wording.text(message if wording.has(message) else "clarify-question", told)
    known = understood_text(outcome.understood, wording)
    if known:
        text = f"{text} {wording.text('understood', {'what': known})}"
    options = list(outcome.options)
    labels = [wording.text(f"edition-{o}") if o in EDITIONS else o for o in options]
    clarify = {"field": outcome.field, "options": options, "labels": labels, "understood": outcome.understood}
    return Composed("clarify", None, text, clarify=clarify, understood=known)


def _not_covered(outcome: NotCovered, wording: Wording, nearest: Sequence[Citation]) -> Composed:
    text = wording.text("not-covered")
    if outcome.rule is not None and outcome.rule != "open.other":
        text = wording.text(message_id(outcome.rule), {"edition": "usa"})
    return Composed("not_covered", None, text, citations=list(nearest))
