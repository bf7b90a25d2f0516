"""The assistant: a question in, an answer out."""

from __future__ import annotations

import hashlib
import json
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from assistant.answer import Answer, Citation, Clarify, NotCovered, OutOfScope, PassageFound, RuleFound
from assistant.cities import find_cities
from assistant.compose import Composed, compose
from assistant.decision import VAGUE_FLOOR, decide
from assistant.decision_types import Decision, Understood
from assistant.disputes import (
    Claim,
    asked_claim,
    claim_against,
    claims_in,
    text_of,
    untrue_claim,
    without_reasons,
)
from assistant.editions import read_edition
from assistant.evidence import BASE, Evidence
from assistant.followups import Context, make_whole
from assistant.language import detect
from assistant.lexicon import load_lexicon
from assistant.names import names_typed
from assistant.normalize import LANGUAGES, tokenize
from assistant.overlay import Overlay
from assistant.reading import Reading, read
from assistant.relations import rule_weights
from assistant.settling import settle_rule
from assistant.suggestions import suggest
from assistant.topics import Topic, TopicModel
from assistant.vocabulary import respell
from assistant.wording import load_wording
from corpus.model import Passage
from indexer.search import Hit, Index
from rules import load_catalogue
from rules.editions import EDITIONS

MAX_QUESTION = 500
# A passage's score (standard deviations above its language's average) to be shown as an answer.
PASSAGE_SCORE = 3.5
NEAREST = 2
# How many of the likeliest topics count for claims and searches, and the words that make a claim a full one.
_LIKELIEST = 12
_WORDS = 6
_CLAIM = 3  # words of a claim that may be asked about by itself
_ALLOWED_CONTROLS = frozenset("\n\t\r")


class QuestionError(ValueError):
    """A request that cannot be answered: the field, a code for the message, what was given and what is allowed."""

    def __init__(self, field: str, code: str, given: object, allowed: object) -> None:
        super().__init__(f"{field}: {code}, got {given!r}, allowed: {allowed}")
        self.field = field
        self.code = code
        self.given = given
        self.allowed = allowed


@dataclass(frozen=True, slots=True)
class Request:
    """A question with what the caller knows about it."""

    question: str
    lang: str | None = None
    edition: str | None = None
    players: int | None = None
    context: Context | None = None


@dataclass(frozen=True, slots=True)
class Trace:
    """How an answer came about, for ``--explain``."""

    lang: str | None
    lang_confidence: float
    respelled: str
    concepts: tuple[str, ...]
    cities: tuple[str, ...]
    edition: str | None
    edition_source: str
    topics: tuple[tuple[str, float, str], ...]
    outcome: str
    passages: tuple[tuple[str, float], ...]


def check(request: Request) -> str:
    """The question, cleaned of what cannot be seen. Raises QuestionError naming the first bad field."""
    if request.context is not None:
        try:
            check(Request(request.context.question, None, request.context.edition, request.context.players))
        except QuestionError as error:
            raise QuestionError(f"context.{error.field}", error.code, error.given, error.allowed) from error
    question = request.question
    if not isinstance(question, str):
        raise QuestionError("question", "field", type(question).__name__, "text")
    if not question.strip():
        raise QuestionError("question", "empty", question[:20], f"1–{MAX_QUESTION} characters")
    if len(question) > MAX_QUESTION:
        raise QuestionError("question", "too_long", len(question), MAX_QUESTION)
    bad = [c for c in question if unicodedata.category(c) in ("Cc", "Cs") and c not in _ALLOWED_CONTROLS]
    if bad:
        raise QuestionError("question", "control", f"U+{ord(bad[0]):04X}", "text without control characters")
    if request.lang is not None and request.lang not in LANGUAGES:
        raise QuestionError("lang", "lang", request.lang, list(LANGUAGES))
    if request.edition is not None and request.edition not in EDITIONS:
        raise QuestionError("edition", "edition", request.edition, list(EDITIONS))
    players = request.players
    if players is not None and (
        isinstance(players, bool) or not isinstance(players, int) or not 2 <= players <= 5
    ):
        raise QuestionError("players", "players", players, "2–5")
    invisible = str.maketrans(dict.fromkeys(c for c in question if unicodedata.category(c) == "Cf"))
    visible = question.translate(invisible).strip()
    if not visible:
        raise QuestionError("question", "empty", question[:20], f"1–{MAX_QUESTION} characters")
    return visible


class Assistant:
    """Answers questions from an opened index, its topic classifier and its documents. Thread-safe once made."""

    def __init__(
        self,
        index: Index,
        topics: TopicModel,
        evidence: Evidence,
        versions: Mapping[str, str] | None = None,
        overlay: Overlay | None = None,
    ) -> None:
        self.index = index
        self.topics = topics
        self.evidence = evidence
        self.versions = dict(versions or {})
        self.overlay = overlay or Overlay()

    def warm_up(self) -> None:
        """Loads what is loaded on first use (lexicons, vocabularies, sentences), so that no question waits for it."""
        for lang in LANGUAGES:
            self.ask(Request("2 + 2 Zürich", lang))

    def ask(self, request: Request) -> Answer:
        """The answer to a question. Raises QuestionError for bad input."""
        return self.explain(request)[0]

    def explain(self, request: Request) -> tuple[Answer, Trace]:
        """The answer and how it came about. Raises QuestionError for bad input."""
        question = check(request)
        before = request.context
        spoken = (
            request.lang if before is None else detect(before.question, request.lang).lang or request.lang
        )
        detection = detect(question, spoken)
        lang = detection.lang or spoken
        if lang is None:
            return self._no_language(request, question, detection.reason, detection.confidence)
        whole = None if before is None else make_whole(question, before, lang)
        if whole is not None:
            # What was asked for by hand last time goes on; what the page is about comes after it.
            request = replace(
                request, edition=whole.edition or request.edition, players=whole.players or request.players
            )
            question = whole.question
        known = self.overlay.in_known_words(question, lang)
        respelled = respell(known, lang)
        tokens = tuple(tokenize(respelled, lang))
        names = names_typed(known, respelled, lang)
        cities = find_cities(respelled, lang, tokens)
        reading = read(respelled, lang, cities, names)
        vector = self.index.encode(respelled)
        ranked = self._as_claimed(reading, self.topics.topics(reading, vector))
        plain = read(respelled, lang, cities, names, plainly=True)
        understood = Understood(plain, read_edition(reading, request.edition), ranked, request.players)
        decision = decide(understood)
        hits: list[Hit] = []
        if decision.outcome is None or isinstance(decision.outcome, NotCovered):
            hits = self.index.search(
                respelled,
                query_vector=vector,
                lang=lang,
                editions=_with_base(decision.edition),
                rule_weights=rule_weights((t.label, t.probability) for t in ranked[:_LIKELIEST]),
                k=5,
            )
        decision = self._settle(understood, decision, hits)
        answer = self._answer(request, question, lang, decision, hits)
        if whole is not None:
            answer.asked = question
        trace = Trace(
            lang,
            detection.confidence,
            respelled,
            tuple(sorted(reading.concepts())),
            tuple(c.city for c in reading.cities),
            decision.edition,
            decision.source,
            tuple(
                (t.label, round(t.probability, 4), max(t.asking, key=t.asking.__getitem__))
                for t in ranked[:6]
            ),
            type(decision.outcome).__name__,
            tuple((h.passage.id, round(h.score, 2)) for h in hits),
        )
        return answer, trace

    def _as_claimed(self, reading: Reading, ranked: list[Topic]) -> list[Topic]:
        """The asking of the very claim asked about; of one held against it or denied, the other way round."""
        asked, denied, against = asked_claim(reading), untrue_claim(reading), claim_against(reading)
        told_apart: list[tuple[Claim | None, Literal["yes", "no"]]] = []
        if asked is not None:
            told_apart = [(asked.claim, "yes"), (asked.opposite, "no")]
        elif denied is not None or against is not None:
            told_apart = [(denied or against, "no")]
        if not told_apart:
            return self._with_claim_alone(reading, ranked)
        labels = [t.label for t in ranked[:_LIKELIEST]]
        total: dict[str, dict[str, float]] = {label: {"yes": 0.0, "no": 0.0} for label in labels}
        for claim, same in told_apart:
            if claim is None:
                continue
            text = text_of(reading, claim)
            told = read(text, reading.lang, find_cities(text, reading.lang))
            weight = min(len(told.tokens), _WORDS) / _WORDS  # "I say it doesn't" tells little by itself
            for label, shares in self.topics.askings(told, self.index.encode(text), labels).items():
                total[label][same] += weight * shares["yes"]
                total[label][{"yes": "no", "no": "yes"}[same]] += weight * shares["no"]
        return [
            replace(t, asking=total[t.label]) if sum(total.get(t.label, {}).values()) > 0 else t
            for t in ranked
        ]

    def _with_claim_alone(self, reading: Reading, ranked: list[Topic]) -> list[Topic]:
        """The asking of the whole question and that of its one claim by itself, without the reasons given, halved."""
        claims = claims_in(reading)
        if len(claims) != 1:
            return ranked
        text = text_of(reading, without_reasons(reading, claims[0]))
        told = read(text, reading.lang, find_cities(text, reading.lang))
        if sum(t.is_word for t in told.tokens) < _CLAIM:
            return ranked
        alone = self.topics.askings(told, self.index.encode(text), [t.label for t in ranked[:_LIKELIEST]])
        return [
            replace(t, asking={k: (v + alone[t.label][k]) / 2 for k, v in t.asking.items()})
            if t.label in alone
            else t
            for t in ranked
        ]

    def _settle(self, q: Understood, decision: Decision, hits: list[Hit]) -> Decision:
        """Where no rule was recognised: a passage that clearly speaks of it, a question back, or a refusal."""
        if decision.outcome is not None:
            return decision
        outside = 1.0 - decision.confidence
        if hits and hits[0].score >= PASSAGE_SCORE and outside < 0.3 and _about_the_game(q.reading):
            passage = hits[0].passage
            stated = set(self.evidence.rules_of(passage))
            likeliest = next((t for t in q.topics if t.label in stated), None)
            if likeliest is not None and likeliest.probability >= VAGUE_FLOOR:
                return settle_rule(q, likeliest)
            citation = self.evidence.citation(passage)
            start, end = citation.highlights[0]
            outcome: Any = PassageFound(passage.id, (start, end))
        elif _about_the_game(q.reading):
            best = next((t for t in q.topics if not t.label.startswith("oos.")), None)
            vague = best is not None and best.probability >= VAGUE_FLOOR
            outcome = Clarify("question") if vague else NotCovered(None)
        else:
            outcome = OutOfScope()
        return Decision(outcome, decision.edition, decision.source, decision.confidence, None)

    def _answer(
        self, request: Request, question: str, lang: str, decision: Decision, hits: list[Hit]
    ) -> Answer:
        assert decision.outcome is not None
        nearest = [c for h in hits[:NEAREST] for c in self.evidence.cite_passage(h.passage)]
        nearest = list({c.passage_id: c for c in nearest}.values())
        composed: Composed = compose(decision.outcome, lang, self.evidence, nearest, decision.also)
        if composed.status == "answered" and not composed.citations:
            composed.citations = self._similar(decision, composed.value)
            if not composed.citations:
                composed = compose(NotCovered(None), lang, self.evidence)
        if composed.kind in ("computed", "rule") and any(c.amends for c in composed.citations or ()):
            composed.text = f"{composed.text} {load_wording(lang).text('note-amended')}"
        house = self._by_the_house(decision, composed, lang)
        return Answer(
            id=answer_id(question, lang, self.versions, request.edition, request.players),
            lang=lang,
            edition=decision.edition,
            edition_source=decision.source if decision.edition is not None else "none",
            status=composed.status,
            kind=composed.kind,
            answer=composed.text,
            value=composed.value,
            computation=composed.computation,
            citations=composed.citations or [],
            disagreements=composed.disagreements or [],
            clarify=composed.clarify,
            suggestions=suggest(lang, decision.edition, decision.topic),
            understood=composed.understood,
            confidence=decision.confidence,
            versions=self.versions,
            house_ruling=house,
        )

    def _by_the_house(self, decision: Decision, composed: Composed, lang: str) -> dict[str, Any] | None:
        """What editors decided, told after the answer: which of two sources is followed, how an open point is played.

        Gives the house ruling, None where there is none.
        """
        match decision.outcome:
            case RuleFound(rule=rule, editions=editions) if composed.status == "answered":
                for made in self.evidence.decided(rule, editions)[:1]:
                    titles = {
                        name: self.evidence.documents[document].provenance.title
                        for name, document in (("cited", made.document), ("other", made.over))
                    }
                    note = load_wording(lang).text("note-authority", titles)
                    composed.text = f"{composed.text} {note}"
                    told = {"rule": rule, "edition": decision.edition, **titles, "text": note}
                    composed.disagreements = [*(composed.disagreements or []), told]
            case NotCovered(rule=str(rule)):
                ruling = self.overlay.ruling(rule, decision.edition)
                if ruling is not None:
                    spoken, text = ruling.text(lang)
                    note = load_wording(lang).text("house-ruling", {"text": text})
                    composed.text = f"{composed.text}\n{note}"
                    return {"rule": rule, "edition": ruling.edition, "lang": spoken, "text": text}
        return None

    def _similar(self, decision: Decision, value: Any) -> list[Citation]:
        """Where no passage is known to state a rule: the likeliest one, marked as measured.

        A number that the answer gives must stand in it.
        """
        rule = decision.topic
        if rule is None or rule not in load_catalogue():
            return []
        entry = load_catalogue()[rule]
        edition = decision.edition if decision.edition in entry.editions else entry.editions[0]
        allowed = [edition, BASE] if edition in entry.inherits else [edition]
        found = [p for p in self.evidence.likely_for(rule, allowed) if _has_number(p, value)]
        return [replace(c, automatic=True) for p in found[:1] for c in self.evidence.cite_passage(p, rule)]

    def _no_language(
        self, request: Request, question: str, reason: str, confidence: float
    ) -> tuple[Answer, Trace]:
        """A text in none of our languages, or with nothing to go on: ask back, in English."""
        wording = load_wording("en")
        if not _any_known_word(question, numbers=reason != "unclear"):
            mash = Answer(
                id=answer_id(question, None, self.versions, request.edition, request.players),
                lang=None,
                edition=request.edition,
                edition_source="request" if request.edition else "none",
                status="out_of_scope",
                kind=None,
                answer=wording.text("out-of-scope"),
                confidence=round(confidence, 3),
                versions=self.versions,
            )
            return mash, _no_trace(question, confidence, request.edition, "OutOfScope")
        labels = {
            "tr": "Türkçe",
            "pl": "Polski",
            "kk": "Қазақша",
            "el": "Ελληνικά",
            "it": "Italiano",
            "en": "English",
        }
        answer = Answer(
            id=answer_id(question, None, self.versions, request.edition, request.players),
            lang=None,
            edition=request.edition,
            edition_source="request" if request.edition else "none",
            status="clarify",
            kind=None,
            answer=wording.text("clarify-lang"),
            clarify={
                "field": "lang",
                "options": list(LANGUAGES),
                "labels": list(labels.values()),
                "understood": {},
            },
            confidence=round(confidence, 3),
            versions=self.versions,
        )
        return answer, _no_trace(question, confidence, request.edition, f"language: {reason}")


def _no_trace(question: str, confidence: float, edition: str | None, outcome: str) -> Trace:
    return Trace(None, confidence, question, (), (), edition, "none", (), outcome, ())


def _any_known_word(question: str, *, numbers: bool = True) -> bool:
    """Whether any word of the question is one of the game's in any language (cities count, and ``numbers``)."""
    for lang in LANGUAGES:
        tokens = tokenize(question, lang)
        lexicon = load_lexicon(lang)
        for token in tokens:
            half = max(3, (len(token.text) + 1) // 2)
            if any(len(p.words[0]) >= half for p in lexicon.candidates(token.text)):
                return True
    return (numbers and any(c.isdigit() for c in question)) or bool(find_cities(question, "en"))


def _has_number(passage: Passage, value: Any) -> bool:
    """Whether a number that an answer gives stands in a passage, in digits or words; anything else passes."""
    if isinstance(value, bool) or not isinstance(value, int) or passage.lang not in LANGUAGES:
        return True
    told = load_lexicon(passage.lang).find(tokenize(passage.text, passage.lang))
    return any(m.value == abs(value) for m in told if m.concept in ("numbers", "ordinals"))


def _with_base(edition: str | None) -> tuple[str, ...] | None:
    return None if edition is None else tuple(dict.fromkeys((edition, "usa")))


def _about_the_game(reading: Reading) -> bool:
    """Whether anything of the game is mentioned at all."""
    names = reading.concepts()
    things = [c for c in names if c.startswith(("concepts.", "editions.", "game.", "colors."))]
    return bool(things) or bool(reading.cities)


def answer_id(
    question: str,
    lang: str | None,
    versions: Mapping[str, str],
    edition: str | None = None,
    players: int | None = None,
) -> str:
    """A short id: the same question with the same edition and players to the same versions has the same id."""
    text = json.dumps([question, lang, edition, players, dict(versions)], ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:16]
