"""The queue: disputes that were kept and answers with a thumb down, found by state, language, edition and words."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, exists, func, select

from api.desk.casework import take_turn
from api.ledger import Ledger
from api.replay import pending_changes
from api.storage import DisputeEntry, Store
from api.storage.cases import DeskCase
from api.storage.feedback import Feedback
from assistant.normalize import LANGUAGES, fold
from rules import EDITIONS

SHOWS = ("open", "mine", "changed", "decided", "all")
KINDS = ("dispute", "answer")
PAGE = 25
EXCERPT = 240
MAX_SEARCH = 200
_DIGITS = 5


@dataclass(frozen=True, slots=True)
class Filter:
    """What of the queue is shown; ``page`` counts from 1."""

    show: str = "open"
    kind: str | None = None
    lang: str | None = None
    edition: str | None = None
    q: str = ""
    page: int = 1

    def query(self, **other: object) -> dict[str, object]:
        """The filter for an address, without what is as it is by default."""
        made = replace(self, **other)  # type: ignore[arg-type]
        plain = Filter()
        names = ("show", "kind", "lang", "edition", "q", "page")
        return {n: getattr(made, n) for n in names if getattr(made, n) != getattr(plain, n)}


@dataclass(frozen=True, slots=True)
class Item:
    """A case in the queue."""

    kind: str
    about: str
    created_at: datetime
    langs: tuple[str, ...]
    edition: str | None
    excerpt: str
    state: str
    assignee: str | None
    changed: bool = False

    @property
    def address(self) -> str:
        """Where it is worked on."""
        return f"/desk/{self.kind}s/{self.about}"


@dataclass(frozen=True, slots=True)
class Found:
    """A page of the queue, how many there are in all, and how many pages."""

    items: tuple[Item, ...]
    total: int
    pages: int


def read_filter(given: Mapping[str, str]) -> Filter:
    """The filter of an address; what cannot be is left out."""

    def one(name: str, known: Iterable[str]) -> str | None:
        value = given.get(name, "")
        return value if value in known else None

    # Nobody has more pages: of a longer number only the beginning is read.
    page = given.get("page", "")[:_DIGITS]
    number = int(page) if page.isascii() and page.isdigit() else 1
    return Filter(
        show=one("show", SHOWS) or "open",
        kind=one("kind", KINDS),
        lang=one("lang", LANGUAGES),
        edition=one("edition", EDITIONS),
        q=" ".join(given.get("q", "").replace("\0", "").split())[:MAX_SEARCH],
        page=max(1, number),
    )


def folded(text: str) -> str:
    """A text to search in: words without case and accents.

    >>> folded("Żółty  TÜNEL")
    'zolty tunel'
    """
    return " ".join(fold(word) for word in text.split())


def _shortened(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= EXCERPT else line[: EXCERPT - 1] + "…"


def dispute_case(entry: DisputeEntry, content: Mapping[str, Any]) -> DeskCase:
    """The case of a dispute that was kept."""
    dispute, judgement = content.get("dispute", {}), content.get("judgement", {})
    verdicts = judgement.get("verdicts", [])
    claims = dispute.get("claims", [])
    told = [*(c.get("text") or "" for c in claims), dispute.get("happened") or ""]
    names = [c.get("by") or "" for c in claims]
    return _new(
        "dispute",
        entry.dispute_id,
        entry.created_at,
        [dispute.get("lang"), *(v.get("lang") for v in verdicts)],
        judgement.get("edition"),
        " / ".join(c.get("text") or "" for c in claims),
        " ".join([*told, *names]),
        [v["rule"] for v in verdicts if v.get("rule")],
    )


def _new(
    kind: str,
    about: str,
    created_at: datetime,
    langs: Iterable[str | None],
    edition: str | None,
    excerpt: str,
    words: str,
    rules: Iterable[str],
) -> DeskCase:
    named = set(langs)
    spoken = [code for code in LANGUAGES if code in named]
    return DeskCase(
        kind=kind,
        about=about,
        created_at=created_at,
        langs=f" {' '.join(spoken)} ",
        edition=edition,
        excerpt=_shortened(excerpt),
        words=folded(words),
        rules=sorted(set(rules)),
        state="open",
        assignee=None,
        version=0,
    )


def answer_case(row: Feedback) -> DeskCase:
    """The case of an answer with a thumb down."""
    answer = _object(row.answer)
    rules = sorted({rule for c in answer.get("citations", []) for rule in c.get("rules", [])})
    return _new(
        "answer",
        row.id,
        row.created_at,
        [row.lang, row.answer_lang],
        row.edition or row.answer_edition,
        row.question,
        " ".join([row.question, row.reason or ""]),
        rules,
    )


def _object(text: str) -> dict[str, Any]:
    """The object of a JSON text, empty for what is none: a forgotten record has no content."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def take_in(store: Store) -> int:
    """Puts into the queue what has come since: disputes, and answers with a thumb down. How many they were."""
    with store.reading() as session:
        if not any(session.scalar(select(q.exists())) for q in (_new_disputes(), _new_answers())):
            return 0
    with store.writing() as session:
        take_turn(session)
        found: dict[tuple[str, str], DeskCase] = {}
        for entry in session.scalars(_new_disputes().order_by(DisputeEntry.number)):
            found.setdefault(("dispute", entry.dispute_id), dispute_case(entry, _object(entry.content)))
        for row in session.scalars(_new_answers()):
            found["answer", row.id] = answer_case(row)
        session.add_all(found.values())
        return len(found)


def _new_disputes() -> Select[DisputeEntry]:
    seen = exists().where(DeskCase.kind == "dispute", DeskCase.about == DisputeEntry.dispute_id)
    return select(DisputeEntry).where(DisputeEntry.kind == "dispute", ~seen)


def _new_answers() -> Select[Feedback]:
    seen = exists().where(DeskCase.kind == "answer", DeskCase.about == Feedback.id)
    return select(Feedback).where(Feedback.thumb == "down", ~seen)


def _conditions(chosen: Filter, who: str, changed: Sequence[str]) -> list[ColumnElement[bool]]:
    asked: list[ColumnElement[bool]] = []
    match chosen.show:
        case "open" | "decided":
            asked.append(DeskCase.state == chosen.show)
        case "mine":
            asked.append(and_(DeskCase.state == "open", DeskCase.assignee == who))
        case "changed":
            asked.append(and_(DeskCase.kind == "dispute", DeskCase.about.in_(changed)))
    if chosen.kind:
        asked.append(DeskCase.kind == chosen.kind)
    if chosen.lang:
        asked.append(DeskCase.langs.contains(f" {chosen.lang} "))
    if chosen.edition:
        asked.append(DeskCase.edition == chosen.edition)
    asked.extend(
        DeskCase.words.contains(word, autoescape=True) | DeskCase.about.startswith(word, autoescape=True)
        for word in folded(chosen.q).split()
    )
    return asked


def find(store: Store, chosen: Filter, who: str, *, size: int | None = PAGE) -> Found:
    """What a filter shows to somebody, the newest first; all of it without ``size``."""
    take_in(store)
    changed = [e.dispute_id for e in pending_changes(Ledger(store))]
    asked = _conditions(chosen, who, changed)
    with store.reading() as session:
        total = session.scalar(select(func.count()).select_from(DeskCase).where(*asked)) or 0
        query = select(DeskCase).where(*asked).order_by(DeskCase.created_at.desc(), DeskCase.about)
        if size is not None:
            query = query.limit(size).offset((chosen.page - 1) * size)
        items = tuple(_item(row, row.about in changed) for row in session.scalars(query))
    return Found(items, total, max(1, -(-total // size)) if size else 1)


def _item(row: DeskCase, changed: bool) -> Item:
    return Item(
        row.kind,
        row.about,
        row.created_at,
        tuple(row.langs.split()),
        row.edition,
        row.excerpt,
        row.state,
        row.assignee,
        changed,
    )
