"""A dispute as the desk shows it: claims beside their evidence, pending changes, and the letter to send."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from api.desk.casework import Event
from api.desk.facts import told
from api.ledger import Entry, Ledger
from api.replay import pending_changes
from assistant.letters import Letter, as_text, letter, verdict_text
from assistant.normalize import LANGUAGES
from assistant.sentences import statement, step_text
from assistant.wording import Wording, load_wording
from rules import RuleError, Step, load_catalogue

# What may be decided about a claim: the ends of the messages ``dispute-…``.
WORDS = (
    "supported",
    "contradicted",
    "depends-edition",
    "depends-players",
    "depends-variant",
    "undetermined",
)


@dataclass(frozen=True, slots=True)
class ClaimView:
    """A claim with its verdict and evidence.

    ``word`` is the product's verdict and ``standing`` the one that holds now (of `WORDS`), ``decided`` the staff's as
    a sentence.
    """

    n: int
    by: str | None
    text: str
    lang: str | None
    verdict: str
    word: str
    standing: str
    told: str
    mistake: str
    decided: str
    confidence: int | None
    rule: str | None
    statement: str
    reason: str
    steps: list[str]
    citations: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class ChangeView:
    """A change of verdicts that nobody has confirmed yet."""

    number: int
    because: str
    refused: str | None
    claims: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class DisputeView:
    """A dispute, ready to be shown in one language."""

    edition: str | None
    players: int | None
    lang: str | None
    happened: str
    whole: bool
    claims: list[ClaimView]
    changes: list[ChangeView]
    letters: list[dict[str, str]]
    otherwise: bool
    facts: list[str]
    forgotten: bool = False


def decision(events: Sequence[Event]) -> Event | None:
    """The decision that stands: the last one."""
    return next((e for e in reversed(events) if e.what == "decide"), None)


def decided_words(events: Sequence[Event]) -> list[str] | None:
    """The verdicts that staff put in the place of the product's; None where its own stand."""
    last = decision(events)
    if last is None or last.detail.get("how") != "otherwise":
        return None
    return [str(word) for word in last.detail.get("verdicts", [])]


def is_readable(entry: Entry) -> bool:
    """Whether a dispute can be shown: it was not forgotten, nor changed into what is no dispute."""
    return not entry.forgotten and {"dispute", "judgement"} <= entry.content.keys()


def view_dispute(ledger: Ledger, entry: Entry, events: Sequence[Event], lang: str, base: str) -> DisputeView:
    """The view of a kept dispute in ``lang``; ``base`` is the service's address, for links in letters."""
    wording = load_wording(lang)
    if not is_readable(entry):
        return DisputeView(
            None,
            None,
            None,
            "",
            entry.whole,
            [],
            [],
            [],
            otherwise=False,
            facts=[],
            forgotten=entry.forgotten,
        )
    dispute, judgement = entry.content["dispute"], entry.content["judgement"]
    otherwise = decided_words(events)
    claims = [_claim(n, verdict, otherwise, wording) for n, verdict in enumerate(judgement["verdicts"], 1)]
    changes = [
        _change(c, wording) for c in pending_changes(ledger, entry.dispute_id) if c.whole and entry.whole
    ]
    spoken = _spoken(dispute, claims)
    letters = [
        {
            "lang": code,
            "text": as_text(desk_letter(entry, events, code, base)),
            "for": ", ".join(spoken[code]),
        }
        for code in sorted(LANGUAGES, key=lambda code: not spoken[code])
    ]
    return DisputeView(
        judgement["edition"],
        dispute["players"],
        dispute["lang"],
        dispute["happened"] or "",
        entry.whole,
        claims,
        changes,
        letters,
        otherwise is not None,
        _facts(dispute.get("facts"), wording),
    )


def _spoken(dispute: Mapping[str, Any], claims: Sequence[ClaimView]) -> dict[str, list[str]]:
    """By language those to whom a letter in it goes: who claims, by name or by number, each once."""
    found: dict[str, list[str]] = {code: [] for code in LANGUAGES}
    for claim in claims:
        code = claim.lang or dispute["lang"]
        name = claim.by or str(claim.n)
        if code in found and name not in found[code]:
            found[code].append(name)
    return found


def _facts(raw: Mapping[str, Any] | None, wording: Wording) -> list[str]:
    """The facts that the engine was given, the computation first; none where there are none."""
    if not raw:
        return []
    name, inputs = str(raw["name"]), raw["inputs"]
    known = f"desk-facts-name-{name}"
    return [wording.text(known) if wording.has(known) else name, *told(name, inputs, wording)]


def word_of(verdict: Mapping[str, Any]) -> str:
    """The verdict as one of `WORDS`."""
    word = str(verdict["verdict"])
    return f"depends-{verdict['depends_on']}" if word == "depends" else word


def _claim(
    n: int, verdict: Mapping[str, Any], otherwise: Sequence[str] | None, wording: Wording
) -> ClaimView:
    rule, edition = verdict["rule"], verdict["edition"]
    mistake = verdict["mistake"]
    decided = otherwise[n - 1] if otherwise is not None and n <= len(otherwise) else None
    return ClaimView(
        n,
        verdict["by"],
        verdict["text"],
        verdict["lang"],
        verdict["verdict"],
        word_of(verdict),
        decided or word_of(verdict),
        verdict_text(verdict, wording),
        wording.text(f"mistake-{mistake}") if mistake and wording.has(f"mistake-{mistake}") else "",
        wording.text(f"dispute-{decided}") if decided in WORDS else "",
        # What was worked out is certain; how sure the claim's topic is says nothing of it.
        None if verdict["computation"] else round(100 * verdict["confidence"]),
        rule,
        rule_sentence(rule, edition, wording.lang),
        verdict["reasons"].get(wording.lang, ""),
        steps_of(verdict["computation"], wording),
        [cited(c) for c in verdict["citations"]],
    )


def rule_sentence(rule: str | None, edition: str | None, lang: str) -> str:
    """The sentence of a rule in an edition (default: the first that has it), empty for one that there is no more."""
    entry = load_catalogue().get(rule or "")
    if entry is None:
        return ""
    try:
        return statement(entry.id, edition or (entry.editions or ("usa",))[0], lang)
    except RuleError:
        return ""


def steps_of(computation: Mapping[str, Any] | None, wording: Wording) -> list[str]:
    """The sentences of a stored computation; a step that later rules no longer know is left out."""
    found = []
    for step in (computation or {}).get("steps", []):
        try:
            found.append(step_text(Step(step["rule"], step["params"]), wording))
        except (KeyError, ValueError, RuntimeError):
            continue
    return found


def cited(citation: Mapping[str, Any]) -> dict[str, Any]:
    """A stored citation for a template; only an address of the web is one to follow."""
    url = citation.get("url") or ""
    return {**citation, "link": url if url.startswith(("https://", "http://")) else None}


def _change(change: Entry, wording: Wording) -> ChangeView:
    claims = [
        {
            "n": c["claim"],
            "before": verdict_text(c["before"], wording),
            "after": verdict_text(c["after"], wording),
        }
        for c in change.content["claims"]
    ]
    because = ", ".join(change.content["because"])
    return ChangeView(change.number, because, change.content["refused"], claims)


def desk_letter(entry: Entry, events: Sequence[Event], lang: str, base: str) -> Letter:
    """The letter to send: as it was judged, or, where staff decided otherwise, with their verdicts and reason.

    A letter of the staff's own verdicts does not name the permanent address, at which the product's stand.
    """
    link = f"{base.rstrip('/')}/d/{entry.dispute_id}"
    date = entry.created_at.date().isoformat()
    otherwise, last = decided_words(events), decision(events)
    if otherwise is None or last is None:
        return letter(entry.content, lang, date=date, link=link, base=base)
    wording = load_wording(lang)
    made = letter(entry.content, lang, date=last.at.date().isoformat(), base=base)
    own = wording.text("desk-decided-by-staff", {"date": last.at.date().isoformat()})
    # What was quoted spoke for the product's verdict; the reason is told once, above all claims.
    parts = [
        part
        if word == word_of(verdict)
        else replace(part, verdict=wording.text(f"dispute-{word}"), reason="", sources=())
        for part, word, verdict in zip(
            made.parts, otherwise, entry.content["judgement"]["verdicts"], strict=True
        )
    ]
    return replace(made, parts=tuple(parts), facts=(*made.facts, own, last.text))
