"""A finding put into words: why, in each of the six languages, and the passages that say so."""

from __future__ import annotations

from collections.abc import Mapping

from assistant.answer import Citation
from assistant.claim_numbers import sheet_of
from assistant.disputed import ClaimMade, Finding, Verdict
from assistant.evidence import Evidence
from assistant.normalize import LANGUAGES
from assistant.relations import MECHANICS, rule_in
from assistant.sentences import edition_names, join, main_value, result_text, statement, step_text
from assistant.wording import Wording, WordingError, load_wording
from rules import EDITIONS, Ruling, load_catalogue

_STEPS = 6
CITED = 3


def in_words(claim: ClaimMade, lang: str | None, found: Finding, evidence: Evidence) -> Verdict:
    """The verdict on a claim: what was found, with its reasons in every language and its citations."""
    return Verdict(
        text=claim.text,
        lang=lang,
        by=claim.by,
        verdict=found.word,
        rule=found.rule,
        edition=found.edition,
        depends_on=found.depends_on,
        options=found.options,
        claimed=found.claimed,
        number=found.number,
        mistake=found.mistake,
        elsewhere=found.elsewhere,
        computation=None if found.ruling is None else found.ruling.to_dict(),
        reasons={code: _reason(found, claim, load_wording(code)) for code in LANGUAGES},
        citations=tuple(_citations(found, lang or "en", evidence)),
        confidence=found.confidence,
    )


def _reason(found: Finding, claim: ClaimMade, wording: Wording) -> str:
    parts: list[str] = []
    if found.word == "undetermined":
        known = found.rule is not None and load_catalogue()[found.rule].open and found.rule != "open.other"
        return statement(str(found.rule), "usa", wording.lang) if known else wording.text("dispute-unclear")
    if found.absent and found.rule is not None and found.edition is not None:
        mechanic = found.rule.split(".")[0]
        message = f"absent-{mechanic}" if mechanic in MECHANICS else "absent-rule"
        return wording.text(message, {"edition": wording.text(f"edition-{found.edition}")})
    if found.claimed is not None and found.number is not None and found.word == "contradicted":
        numbers = {"claimed": str(found.claimed), "number": str(found.number)}
        parts.append(wording.text("dispute-number", numbers))
    parts += _mistake(found, wording)
    if found.depends_on == "edition":
        parts += _where(found.options, wording)
    if found.depends_on == "players":
        parts += _with_players(found.options, wording)
    if found.ruling is not None:
        parts.append(_worked_out(found.ruling, claim, wording))
    elif found.rule is not None:
        parts += _rule_lines(found, wording)
    if found.elsewhere:
        parts.append(wording.text("dispute-elsewhere", {"editions": edition_names(found.elsewhere, wording)}))
    return " ".join(dict.fromkeys(part for part in parts if part))


def _mistake(found: Finding, wording: Wording) -> list[str]:
    if found.mistake is None:
        return []
    if found.mistake.startswith("variant."):
        text = statement(found.mistake, "europe", wording.lang)
        return [wording.text("dispute-variant", {"text": text})]
    kind, _, rule = found.mistake.partition(".")
    if kind == "number_of":
        edition = found.edition or load_catalogue()[rule].editions[0]
        return [wording.text("mistake-number_of", {"text": statement(rule, edition, wording.lang)})]
    return [wording.text(f"mistake-{found.mistake}")]


def _where(options: Mapping[str, bool], wording: Wording) -> list[str]:
    right = [e for e in EDITIONS if options.get(e) is True]
    wrong = [e for e in EDITIONS if options.get(e) is False]
    return [
        wording.text("dispute-right-in", {"editions": edition_names(right, wording)}),
        wording.text("dispute-wrong-in", {"editions": edition_names(wrong, wording)}),
    ]


def _with_players(options: Mapping[str, bool], wording: Wording) -> list[str]:
    right = join([n for n, holds in options.items() if holds], wording)
    wrong = join([n for n, holds in options.items() if not holds], wording)
    return [
        wording.text("dispute-right-players", {"players": right}),
        wording.text("dispute-wrong-players", {"players": wrong}),
    ]


def _worked_out(ruling: Ruling, claim: ClaimMade, wording: Wording) -> str:
    """The result in a sentence and the steps that lead to it; for a yes or no the steps alone."""
    if ruling.name == "final_scores" and isinstance(ruling.result, dict):
        sheet = sheet_of(ruling.result, claim.text, claim.by)
        winners = [str(name) for name in ruling.result["winners"]]
        parts = [wording.text("dispute-winners", {"names": join(winners, wording)})]
        if sheet is not None:
            parts.insert(0, wording.text("dispute-total", {"name": sheet["name"], "n": str(sheet["total"])}))
        return " ".join(parts)
    steps = [step_text(step, wording) for step in ruling.steps[-_STEPS:]]
    if isinstance(main_value(ruling), bool):
        return " ".join(dict.fromkeys(steps))
    try:
        return " ".join(dict.fromkeys([result_text(ruling, wording), *steps]))
    except (WordingError, TypeError):
        return " ".join(dict.fromkeys(steps))


def _rule_lines(found: Finding, wording: Wording) -> list[str]:
    rule = str(found.rule)
    entry = load_catalogue()[rule]
    if found.edition is not None:
        text = statement(rule_in(rule, found.edition), found.edition, wording.lang)
        if found.edition in entry.inherits:
            text = f"{text} {wording.text('note-inherited', {'edition': found.edition})}"
        return [text]
    lines: dict[str, list[str]] = {}
    for edition in entry.editions:
        if found.depends_on != "edition" or edition in found.options:
            lines.setdefault(statement(rule_in(rule, edition), edition, wording.lang), []).append(edition)
    if len(lines) == 1:
        return list(lines)
    return [
        wording.text("line-edition", {"editions": edition_names(editions, wording), "text": text})
        for text, editions in lines.items()
    ]


def _citations(found: Finding, lang: str, evidence: Evidence) -> list[Citation]:
    if found.word == "undetermined" or found.rule is None:
        return []
    entry = load_catalogue()[found.rule]
    if found.absent:
        return evidence.cite([found.rule], entry.editions, lang, 1)
    rules = [found.rule]
    if found.ruling is not None:
        rules += [r for r in found.ruling.rules if r not in rules]
    if found.depends_on == "edition":
        speaking = tuple(e for e in entry.editions if e in found.options)
        # One for each side: a text by which the claim is right, and one by which it is wrong.
        sides = [next((e for e in speaking if found.options[e] is side), None) for side in (True, False)]
        return evidence.cite(rules[:1], tuple(e for e in sides if e is not None), lang, 4)
    editions = (found.edition,) if found.edition is not None else entry.editions
    if found.mistake is not None and found.mistake.startswith("variant."):
        rules.append(found.mistake)
    return evidence.cite(rules, editions, lang, CITED, each=False)
