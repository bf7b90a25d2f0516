"""Edits to the data by editors: checked, kept with author and reason, withdrawn, and made into an overlay."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import select

from api.chain import canonical
from api.desk.audit import append
from api.desk.measured import near_measured
from api.desk.people import Staff
from api.desk.sealing import new_salt, of_edit, of_withdrawal
from api.storage import Store
from api.storage.base import now
from api.storage.editing import Edit
from api.storage.numbering import next_number
from assistant.cities import find_cities
from assistant.examples import Example, labels
from assistant.lexicon import load_lexicon
from assistant.normalize import LANGUAGES, tokenize
from assistant.overlay import Alias, HouseRuling, Overlay, Precedence
from assistant.service import QuestionError, check
from assistant.service import Request as Question
from rules import EDITIONS, load_catalogue

Kind = Literal["example", "alias", "authority", "house"]
KINDS: tuple[Kind, ...] = ("example", "alias", "authority", "house")
MAX_TEXT = 500
MAX_REASON = 500
_MAX_NAME = 60
_MIN_NAME = 3
_MIN_STEM = 4


class EditError(ValueError):
    """An edit that cannot be: ``field`` names what is wrong, ``code`` the message ``editing-error-<code>``."""

    def __init__(self, field: str, code: str, **values: object) -> None:
        super().__init__(f"{field}: {code} {values or ''}".strip())
        self.field = field
        self.code = code
        self.values = values


@dataclass(frozen=True, slots=True)
class Edited:
    """An edit as it is kept."""

    number: int
    kind: str
    content: Mapping[str, Any]
    by: str
    reason: str
    created_at: datetime
    withdrawn_at: datetime | None = None
    withdrawn_by: str | None = None
    withdrawn_reason: str | None = None


@dataclass(frozen=True, slots=True)
class Source:
    """A document that a decision can be about."""

    id: str
    title: str
    editions: frozenset[str]
    lang: str


def _line(field: str, value: object, most: int = MAX_TEXT, least: int = 1) -> str:
    """One line of text without what cannot be seen."""
    if not isinstance(value, str):
        raise EditError(field, "text", min=least, max=most)
    text = " ".join(value.split())
    if not least <= len(text) <= most or not text.isprintable():
        raise EditError(field, "text", min=least, max=most)
    return text


def _one_of(field: str, value: object, allowed: Collection[str]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise EditError(field, "choice", given=str(value)[:60])
    return value


def _edition(value: object) -> str | None:
    return None if value in (None, "") else _one_of("edition", value, EDITIONS)


def _example(raw: Mapping[str, Any], _: Sequence[Source]) -> dict[str, Any]:
    lang = _one_of("lang", raw.get("lang"), LANGUAGES)
    question = _line("question", raw.get("question"))
    try:
        check(Question(question))
    except QuestionError as error:
        raise EditError("question", "text", min=1, max=MAX_TEXT) from error
    label = _one_of("rule", raw.get("rule"), labels())
    yes = raw.get("yes")
    if yes is not None and not isinstance(yes, bool):
        raise EditError("yes", "choice", given=str(yes)[:60])
    if yes is not None and (label not in load_catalogue() or load_catalogue()[label].proposition is None):
        raise EditError("yes", "no-proposition", rule=label)
    measured = near_measured(question, lang)
    if measured is not None:
        raise EditError("question", "measured", id=measured)
    return {
        "lang": lang,
        "question": question,
        "rule": label,
        "yes": yes,
        "edition": _edition(raw.get("edition")),
    }


def _alias(raw: Mapping[str, Any], _: Sequence[Source]) -> dict[str, Any]:
    lang = _one_of("lang", raw.get("lang"), LANGUAGES)
    name = _line("name", raw.get("name"), _MAX_NAME, _MIN_NAME)
    means = _line("means", raw.get("means"), _MAX_NAME)
    words = [t for t in tokenize(name.replace("*", ""), lang) if t.is_word]
    letters = sum(len(t.text) for t in words if not t.is_number)
    stem = "*" in name
    if letters < (_MIN_STEM if stem else _MIN_NAME) or (stem and name.index("*") != len(name) - 1):
        raise EditError("name", "alias-short", min=_MIN_STEM)
    if _known(name.replace("*", ""), lang):
        raise EditError("name", "alias-known", name=name)
    if not _known(means, lang):
        raise EditError("means", "alias-unknown", name=means)
    return {"lang": lang, "name": name, "means": means}


def _known(text: str, lang: str) -> bool:
    """Whether the shipped data understand a name as a city or a thing, or use it as a common word."""
    lexicon = load_lexicon(lang)
    tokens = tokenize(text, lang)
    common = len(tokens) == 1 and tokens[0].text in lexicon.fillers
    return common or bool(find_cities(text, lang)) or bool(lexicon.find(tokens))


def yes_of(rule: str, answer: bool, edition: str | None) -> bool:
    """Whether a "yes" would assert a rule's proposition, by the right answer to the question in an edition.

    Raises EditError where the rule has no proposition, or where editions differ in it and none is given.
    """
    known = load_catalogue().get(rule)
    if known is None or known.proposition is None:
        raise EditError("yes", "no-proposition", rule=rule)
    truths = _truths(known.truth, edition)
    if len(truths) != 1:
        raise EditError("edition", "answer-edition", rule=rule)
    return answer is truths.pop()


def _truths(truth: Mapping[str, bool], edition: str | None) -> set[bool]:
    """Whether a proposition is right: in an edition, or in all that have the rule."""
    return {truth[edition]} if edition is not None and edition in truth else set(truth.values())


def answer_of(content: Mapping[str, Any]) -> bool | None:
    """The right answer to the question of an example; None where it is no yes/no question or editions differ."""
    yes, edition = content["yes"], content["edition"]
    if yes is None:
        return None
    truths = _truths(load_catalogue()[content["rule"]].truth, edition)
    return bool(yes) is truths.pop() if len(truths) == 1 else None


def _authority(raw: Mapping[str, Any], sources: Sequence[Source]) -> dict[str, Any]:
    known = {s.id: s for s in sources}
    document = _one_of("document", raw.get("document"), known)
    over = _one_of("over", raw.get("over"), known)
    if document == over or not known[document].editions & known[over].editions:
        raise EditError("over", "authority-apart")
    rule = raw.get("rule") or None
    if rule is not None:
        _one_of("rule", rule, load_catalogue())
    return {"document": document, "over": over, "rule": rule}


def _house(raw: Mapping[str, Any], _: Sequence[Source]) -> dict[str, Any]:
    rule = _one_of("rule", raw.get("rule"), [r.id for r in load_catalogue().values() if r.open])
    given = raw.get("texts")
    texts = {
        _one_of("lang", lang, LANGUAGES): _line("texts", text)
        for lang, text in (given.items() if isinstance(given, Mapping) else ())
        if text
    }
    if not texts:
        raise EditError("texts", "text", min=1, max=MAX_TEXT)
    return {"rule": rule, "texts": texts, "edition": _edition(raw.get("edition"))}


_CHECKS: Mapping[str, Callable[[Mapping[str, Any], Sequence[Source]], dict[str, Any]]] = {
    "example": _example,
    "alias": _alias,
    "authority": _authority,
    "house": _house,
}


def add_edit(
    store: Store,
    who: Staff | str,
    kind: str,
    content: Mapping[str, Any],
    reason: str,
    sources: Sequence[Source] = (),
) -> Edited:
    """Checks an edit and keeps it, to be published. ``sources`` are the documents in force.

    ``content`` of an ``example``: lang, question, rule (a label), yes, edition; of an ``alias``: lang, name, means; of
    ``authority``: document, over, rule; of ``house``: rule, texts by language, edition.
    Raises EditError, StorageProblem.
    """
    _one_of("kind", kind, KINDS)
    checked = canonical(_CHECKS[kind](content, sources))
    reason = _line("reason", reason, MAX_REASON)
    with store.writing() as session:
        same = session.scalars(
            select(Edit).where(Edit.kind == kind, Edit.content == checked, Edit.withdrawn_at.is_(None))
        ).first()
        if same is not None:
            raise EditError("kind", "there", number=same.number)
        row = Edit(
            number=next_number(session, Edit.number),
            kind=kind,
            content=checked,
            by=_name(who),
            reason=reason,
            created_at=now(),
            salt=new_salt(),
        )
        session.add(row)
        append(session, who, "edit.add", str(row.number), {"kind": kind, **of_edit(row)})
    return _edited(row)


def withdraw_edit(store: Store, who: Staff | str, number: int, reason: str) -> Edited:
    """Withdraws an edit; it leaves the index with the next publication. Raises EditError, StorageProblem."""
    reason = _line("reason", reason, MAX_REASON)
    with store.writing() as session:
        row = session.get(Edit, number)
        if row is None:
            raise EditError("number", "not-there", number=number)
        if row.withdrawn_at is not None:
            raise EditError("number", "withdrawn", number=number, by=row.withdrawn_by)
        row.withdrawn_at, row.withdrawn_by, row.withdrawn_reason = now(), _name(who), reason
        append(session, who, "edit.withdraw", str(number), {"kind": row.kind, **of_withdrawal(row)})
    return _edited(row)


def edits(store: Store) -> list[Edited]:
    """All edits, withdrawn ones too, the oldest first."""
    with store.reading() as session:
        return [_edited(row) for row in session.scalars(select(Edit).order_by(Edit.number))]


def overlay_of(active: Sequence[Edited]) -> Overlay:
    """The overlay that edits make, in their order; withdrawn ones are left out."""
    kept = [e for e in active if e.withdrawn_at is None]
    by_kind = {kind: [e.content for e in kept if e.kind == kind] for kind in KINDS}
    return Overlay(
        tuple(
            Example(c["question"], c["lang"], c["rule"], c["yes"], c["edition"]) for c in by_kind["example"]
        ),
        tuple(Alias(c["lang"], c["name"], c["means"]) for c in by_kind["alias"]),
        tuple(Precedence(c["document"], c["over"], c["rule"]) for c in by_kind["authority"]),
        tuple(HouseRuling(c["rule"], c["texts"], c["edition"]) for c in by_kind["house"]),
    )


def _name(who: Staff | str) -> str:
    return (who.name if isinstance(who, Staff) else who)[:64]


def _edited(row: Edit) -> Edited:
    return Edited(
        row.number,
        row.kind,
        json.loads(row.content),
        row.by,
        row.reason,
        row.created_at,
        row.withdrawn_at,
        row.withdrawn_by,
        row.withdrawn_reason,
    )
