"""Accounts of the staff: names, roles, and passwords kept as Argon2id hashes."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from threading import BoundedSemaphore
from typing import cast

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from api.desk.audit import append, take_turn
from api.desk.people import ROLES, Role, Staff
from api.storage import Store
from api.storage.base import now
from api.storage.staff import StaffAccount, StaffSession
from assistant.normalize import LANGUAGES

LONGEST_NAME = 60
SHORTEST_PASSWORD = 12  # characters
LONGEST_PASSWORD = 256
# Cyrillic and Greek letters and digits that look like Latin letters, as `skeleton` compares them.
_LOOKS = str.maketrans(
    "авекмнорстухіјѕһԁԛԝүґгпαβεικνορτυχωηγ01ıl|",
    "abekmhopctyxijshdqwyrrnabeikvoptuxwnyoiiii",
)
# The low-memory profile of RFC 9106: 64 MiB, so no more than so many are worked out at once.
_HASHER = PasswordHasher()
_TURNS = BoundedSemaphore(2)


class AccountError(ValueError):
    """What an account cannot be; ``code`` is the end of the message ``desk-account-…``, ``field`` what is wrong."""

    def __init__(self, code: str, field: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.field = field


@dataclass(frozen=True, slots=True)
class Account:
    """An account as it is listed."""

    id: int
    name: str
    role: Role
    lang: str
    created_at: datetime
    disabled_at: datetime | None


@dataclass(frozen=True, slots=True)
class Authenticated:
    """Somebody whose password was right, and which one that was: a session of an older one is not begun."""

    staff: Staff
    password_hash: str = field(repr=False)


def name_key(name: str) -> str:
    """A name as it is compared: case, width and spacing tell nobody apart.

    >>> name_key("  ＡDA  Ω ") == name_key("ada ω")
    True
    """
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())


def checked_name(name: str) -> str:
    """The name as it is kept. Raises AccountError."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if (
        not 1 <= len(clean) <= LONGEST_NAME
        or not clean.isprintable()
        or len(name_key(clean)) > 4 * LONGEST_NAME
    ):
        raise AccountError("name", "name", f"a name has 1–{LONGEST_NAME} printable characters")
    if clean.startswith("-") or skeleton(clean).endswith(_RESERVED):
        raise AccountError(
            "reserved", "name", f"{clean!r} is no name for an account: commands or the audit use it"
        )
    return clean


def skeleton(name: str) -> str:
    """A name by how it looks: letters of other alphabets that look like Latin ones, and digits like letters, are one.

    >>> skeleton("Аdа") == skeleton("Ada"), skeleton("Eva") == skeleton("Ewa")
    (True, False)
    """
    plain = unicodedata.normalize("NFKD", name_key(name))
    seen = "".join(c for c in plain if unicodedata.category(c) not in ("Mn", "Cf"))
    return seen.translate(_LOOKS)


# The audit names itself and the command line's users by these words.
_RESERVED = tuple(skeleton(word) for word in ("konduktor", "command line", "command line)"))


def checked_password(password: str) -> str:
    """The password as it is hashed. Raises AccountError that does not say what was given."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise AccountError(
            "password",
            "password",
            f"a password has {SHORTEST_PASSWORD}–{LONGEST_PASSWORD} characters, of any kind",
        )
    return _composed(password)


def _composed(password: str) -> str:
    # Keyboards write the same letter in several ways. A lone surrogate, which no keyboard writes, cannot be hashed.
    return unicodedata.normalize("NFKC", password).encode("utf-8", "replace").decode()


def _hashed(password: str) -> str:
    with _TURNS:
        return _HASHER.hash(password)


def _fits(hashed: str, password: str) -> bool:
    with _TURNS:
        try:
            return _HASHER.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


@cache
def _nobodys() -> str:
    """The hash of a password that nobody has, for names that nobody has: the same work, and never right."""
    return _hashed(secrets.token_urlsafe(32))


class Accounts:
    """The accounts of a database. Every method raises StorageProblem when that cannot be used.

    What changes an account is in the audit, by ``who``; passwords and their hashes never are.
    """

    def __init__(self, store: Store) -> None:
        self.store = store

    def listing(self) -> list[Account]:
        """All accounts by their names."""
        with self.store.reading() as session:
            rows = session.scalars(select(StaffAccount).order_by(StaffAccount.name_key))
            return [_account(row) for row in rows]

    def find(self, name: str) -> Account | None:
        """The account with a name."""
        with self.store.reading() as session:
            row = _named(session, name)
            return None if row is None else _account(row)

    def add(self, name: str, role: str, password: str, *, who: Staff | str, lang: str = "en") -> Account:
        """Adds an account. Raises AccountError for one that cannot be, or a name that is taken."""
        clean, role, lang = checked_name(name), _role(role), _lang(lang)
        hashed = _hashed(checked_password(password))
        row = StaffAccount(
            name=clean,
            name_key=name_key(clean),
            role=role,
            lang=lang,
            password_hash=hashed,
            created_at=now(),
            disabled_at=None,
        )
        try:
            with self.store.writing() as session:
                take_turn(session)
                _keep_apart(session, clean)
                session.add(row)
                session.flush()
                append(session, who, "staff.add", clean, {"id": row.id, "role": role, "lang": lang})
        except IntegrityError:
            raise AccountError("taken", "name", f"there is an account {clean!r} already") from None
        return _account(row)

    def authenticate(self, name: str, password: str) -> Authenticated | None:
        """Who has that name and password; None where nobody has, or the account is disabled.

        A name that nobody has costs the same work as one that somebody has.
        """
        with self.store.reading() as session:
            row = _named(session, name) if len(name) <= 4 * LONGEST_NAME else None
        given = _composed(password[: LONGEST_PASSWORD + 1])
        right = _fits(_nobodys() if row is None else row.password_hash, given)
        if row is None or not right or row.disabled_at is not None or len(password) > LONGEST_PASSWORD:
            return None
        return Authenticated(staff_of(row), row.password_hash)

    def change_password(self, name: str, password: str, *, who: Staff | str) -> Account:
        """Sets a password and ends all sessions of the account. Raises AccountError."""
        hashed = _hashed(checked_password(password))
        with self.store.writing() as session:
            row = _existing(session, name)
            row.password_hash = hashed
            _end_sessions(session, row.id)
            append(session, who, "staff.password", row.name, {"id": row.id})
            return _account(row)

    def change_role(self, name: str, role: str, *, who: Staff | str) -> Account:
        """Gives an account another role and ends its sessions. Raises AccountError, also for the last admin."""
        role = _role(role)
        with self.store.writing() as session:
            row = _existing(session, name)
            before = row.role
            row.role = role
            if before != role:
                if before == "admin":
                    _keep_an_admin(session)
                _end_sessions(session, row.id)
                append(session, who, "staff.role", row.name, {"id": row.id, "before": before, "after": role})
            return _account(row)

    def set_enabled(self, name: str, enabled: bool, *, who: Staff | str) -> Account:
        """Enables or disables an account; disabling ends its sessions. Raises AccountError, also for the last admin."""
        with self.store.writing() as session:
            row = _existing(session, name)
            if enabled != (row.disabled_at is None):
                row.disabled_at = None if enabled else now()
                if not enabled:
                    if row.role == "admin":
                        _keep_an_admin(session)
                    _end_sessions(session, row.id)
                append(session, who, "staff.enable" if enabled else "staff.disable", row.name, {"id": row.id})
            return _account(row)

    def change_lang(self, name: str, lang: str, *, who: Staff | str) -> Account:
        """Sets the language of somebody's desk. Raises AccountError."""
        lang = _lang(lang)
        with self.store.writing() as session:
            row = _existing(session, name)
            if row.lang != lang:
                append(
                    session, who, "staff.lang", row.name, {"id": row.id, "before": row.lang, "after": lang}
                )
                row.lang = lang
            return _account(row)


def staff_of(row: StaffAccount) -> Staff:
    """Who an account is."""
    return Staff(row.id, row.name, cast("Role", row.role), row.lang)


def _account(row: StaffAccount) -> Account:
    # The database has no roles but those that went through `_role`.
    return Account(row.id, row.name, cast("Role", row.role), row.lang, row.created_at, row.disabled_at)


def _named(session: Session, name: str) -> StaffAccount | None:
    if "\0" in name:  # PostgreSQL takes no such text, and nobody has such a name
        return None
    return session.scalars(select(StaffAccount).where(StaffAccount.name_key == name_key(name))).first()


def _existing(session: Session, name: str) -> StaffAccount:
    take_turn(session)
    row = _named(session, name)
    if row is None:
        raise AccountError(
            "unknown", "name", f"there is no account {name!r}; konduktor staff list shows them"
        )
    return row


def _keep_apart(session: Session, name: str) -> None:
    """Raises AccountError for a name in other letters that is read as one there is."""
    looks = skeleton(name)
    for other in session.scalars(select(StaffAccount.name)):
        if (
            name_key(other) != name_key(name)
            and _scripts(other) != _scripts(name)
            and skeleton(other) == looks
        ):
            raise AccountError("alike", "name", f"{name!r} looks like the account {other!r}")


def _scripts(name: str) -> frozenset[str]:
    """The alphabets of a name's letters: LATIN, CYRILLIC, GREEK and so on."""
    return frozenset(unicodedata.name(c, "?").split()[0] for c in name if c.isalpha())


def _role(role: str) -> Role:
    if role not in ROLES:
        raise AccountError("role", "role", f"a role is one of {', '.join(ROLES)}, got {role!r}")
    return role


def _lang(lang: str) -> str:
    if lang not in LANGUAGES:
        raise AccountError("lang", "lang", f"a language is one of {', '.join(LANGUAGES)}, got {lang!r}")
    return lang


def _end_sessions(session: Session, staff_id: int) -> None:
    session.execute(delete(StaffSession).where(StaffSession.staff_id == staff_id))


def _keep_an_admin(session: Session) -> None:
    """Raises AccountError where nobody could look after accounts any more."""
    session.flush()
    admins = session.scalar(
        select(func.count())
        .select_from(StaffAccount)
        .where(StaffAccount.role == "admin", StaffAccount.disabled_at.is_(None))
    )
    if not admins:
        raise AccountError("last", "role", "this is the last admin: make another one first")
