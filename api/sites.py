"""The sites that may embed the service: their records, validated, and their questions where they keep them."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from limits import parse
from sqlalchemy import delete, exists, select
from sqlalchemy.exc import IntegrityError

from api.origins import OriginError, origin
from api.storage import AskedQuestion, Site, SiteOrigin, Store
from api.storage.base import now
from assistant.normalize import LANGUAGES
from rules import EDITIONS

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from assistant.answer import Answer

RATE_LIMIT = "60/minute"
_KEY = re.compile(r"[a-z0-9](?:[a-z0-9-]{1,62}[a-z0-9])")
_ACCENT = re.compile(r"#[0-9a-fA-F]{6}")
_NAME = 200


class SiteError(ValueError):
    """A record that cannot be, or is not there; ``field`` names what is wrong."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


@dataclass(frozen=True, slots=True)
class SiteRecord:
    """A site. No ``editions`` or ``languages`` means all of them; ``rate_limit`` is for each client address."""

    key: str
    name: str
    origins: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    accent: str | None = None
    rate_limit: str = RATE_LIMIT
    log_questions: bool = False
    created_at: datetime | None = None
    disabled_at: datetime | None = None

    @property
    def enabled(self) -> bool:
        """Whether it may be used."""
        return self.disabled_at is None


def new_key() -> str:
    """A key that nobody has."""
    return f"site-{secrets.token_hex(6)}"


def checked(record: SiteRecord) -> SiteRecord:
    """The record as it is kept. Raises SiteError naming the first field that is wrong."""
    if not _KEY.fullmatch(record.key):
        raise SiteError("key", f"3–64 of a–z, 0–9 and - between them, got {record.key!r}")
    name = " ".join(record.name.split())
    if not 1 <= len(name) <= _NAME or not name.isprintable():
        raise SiteError("name", f"1–{_NAME} characters of text, got {record.name[:40]!r}")
    for field, given, known in (
        ("edition", record.editions, EDITIONS),
        ("language", record.languages, LANGUAGES),
    ):
        for one in given:
            if one not in known:
                raise SiteError(field, f"one of {', '.join(known)}, got {one!r}")
    if record.accent is not None and not _ACCENT.fullmatch(record.accent):
        raise SiteError("accent", f"a colour as #rrggbb, got {record.accent!r}")
    try:
        parse(record.rate_limit)
    except ValueError:
        raise SiteError(
            "rate", f"it reads 60/minute, 5/second or 1000/hour, got {record.rate_limit!r}"
        ) from None
    return SiteRecord(
        record.key,
        name,
        _origins(record.origins),
        tuple(e for e in EDITIONS if e in record.editions),
        tuple(x for x in LANGUAGES if x in record.languages),
        record.accent.lower() if record.accent else None,
        record.rate_limit,
        record.log_questions,
        record.created_at,
        record.disabled_at,
    )


def _origins(given: Iterable[str]) -> tuple[str, ...]:
    try:
        return tuple(sorted({origin(o) for o in given}))
    except OriginError as error:
        raise SiteError("origin", str(error)) from None


def _record(row: Site) -> SiteRecord:
    return SiteRecord(
        row.key,
        row.name,
        tuple(o.origin for o in row.origins),
        tuple(row.editions),
        tuple(row.languages),
        row.accent,
        row.rate_limit,
        row.log_questions,
        row.created_at,
        row.disabled_at,
    )


class Sites:
    """The records in the database. Every method raises StorageProblem when that cannot be used."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def add(self, record: SiteRecord) -> SiteRecord:
        """Adds a site. Raises SiteError for a record that cannot be, or a key that is taken."""
        record = checked(record)
        row = Site(
            key=record.key,
            name=record.name,
            editions=list(record.editions),
            languages=list(record.languages),
            accent=record.accent,
            rate_limit=record.rate_limit,
            log_questions=record.log_questions,
            created_at=record.created_at or now(),
            disabled_at=record.disabled_at,
            origins=[SiteOrigin(origin=o) for o in record.origins],
        )
        try:
            with self.store.writing() as session:
                session.add(row)
        except IntegrityError:
            raise SiteError("key", f"there is a site {record.key!r} already") from None
        return _record(row)

    def find(self, key: str) -> SiteRecord | None:
        """The site with that key, disabled or not."""
        if not _KEY.fullmatch(key):
            return None
        with self.store.reading() as session:
            row = session.get(Site, key)
            return _record(row) if row is not None else None

    def listing(self) -> list[SiteRecord]:
        """All sites by their names."""
        with self.store.reading() as session:
            return [_record(row) for row in session.scalars(select(Site).order_by(Site.name, Site.key))]

    def allows(self, sent: str) -> bool:
        """Whether any enabled site may call from that origin."""
        query = select(
            exists().where(
                SiteOrigin.origin == sent, SiteOrigin.site_key == Site.key, Site.disabled_at.is_(None)
            )
        )
        with self.store.reading() as session:
            return bool(session.scalar(query))

    def set_enabled(self, key: str, enabled: bool) -> SiteRecord:
        """Enables or disables a site. Raises SiteError when there is none."""
        with self.store.writing() as session:
            row = _existing(session, key)
            row.disabled_at = None if enabled else row.disabled_at or now()
            return _record(row)

    def change_origins(self, key: str, add: Sequence[str] = (), remove: Sequence[str] = ()) -> SiteRecord:
        """Adds and removes origins of a site. Raises SiteError for what is no origin, or when there is no site."""
        added, removed = _origins(add), _origins(remove)
        try:
            return self._changed(key, added, removed)
        except IntegrityError:  # somebody else has just added one of them, so now it is there
            return self._changed(key, added, removed)

    def _changed(self, key: str, added: Sequence[str], removed: Sequence[str]) -> SiteRecord:
        with self.store.writing() as session:
            row = _existing(session, key)
            there = {o.origin for o in row.origins}
            row.origins = [o for o in row.origins if o.origin not in removed]
            row.origins += [SiteOrigin(origin=o) for o in added if o not in there]
            session.flush()
            session.refresh(row)
            return _record(row)

    def keep_question(
        self, site: SiteRecord, question: str, answer: Answer, *, days: int, at: datetime | None = None
    ) -> None:
        """Keeps a question of a site that opted in, for so many days; does nothing for any other site."""
        if not site.log_questions:
            return
        at = at or now()
        with self.store.writing() as session:
            session.execute(delete(AskedQuestion).where(AskedQuestion.asked_at < at - timedelta(days=days)))
            session.add(
                AskedQuestion(
                    site_key=site.key,
                    asked_at=at,
                    question=question,
                    lang=answer.lang,
                    edition=answer.edition,
                    status=answer.status,
                    answer_id=answer.id,
                )
            )

    def forget_questions(self, before: datetime) -> int:
        """Deletes the questions asked before a moment; how many they were."""
        with self.store.writing() as session:
            found = session.scalars(
                delete(AskedQuestion).where(AskedQuestion.asked_at < before).returning(AskedQuestion.id)
            )
            return len(found.all())

    def questions(self, key: str) -> list[AskedQuestion]:
        """The questions that a site keeps, the oldest first. Raises SiteError when there is no such site."""
        with self.store.reading() as session:
            _existing(session, key)
            return list(
                session.scalars(
                    select(AskedQuestion)
                    .where(AskedQuestion.site_key == key)
                    .order_by(AskedQuestion.asked_at, AskedQuestion.id)
                )
            )


def _existing(session: Session, key: str) -> Site:
    row = session.get(Site, key)
    if row is None:
        raise SiteError("key", f"there is no site {key!r}; konduktor sites list shows them")
    return row
