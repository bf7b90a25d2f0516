"""What a person may say about a document: every field is bounded and checked before a file is touched."""

from __future__ import annotations

import datetime
import re
import unicodedata
from urllib.parse import urlsplit

from corpus.errors import IngestError

MAX_TEXT_FIELD = 300
MAX_URL = 2000
MAX_NAME = 255
_DATE = re.compile(r"(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?", re.ASCII)


def check_characters(field: str, value: str) -> None:
    """Refuse bytes that are not UTF-8, control characters and invisible ones."""
    if any("\ud800" <= c <= "\udfff" for c in value):
        raise IngestError("utf8", field, value, "is not valid UTF-8", allowed="text in UTF-8")
    if any(unicodedata.category(c) in ("Cc", "Cf", "Cn", "Co", "Zl", "Zp") for c in value):
        raise IngestError(
            "invisible",
            field,
            value,
            "has control or invisible characters",
            allowed="printable characters on one line",
        )


def text_field(field: str, value: str, *, least: int = 0, most: int = MAX_TEXT_FIELD) -> str:
    """A line of text: checked, accents composed, white space made single."""
    check_characters(field, value)
    clean = " ".join(unicodedata.normalize("NFC", value).split())
    if not least <= len(clean) <= most:
        raise IngestError(
            "length", field, value, f"must be {least}–{most} printable characters", least=least, most=most
        )
    return clean


def url_field(value: str | None) -> str | None:
    """An absolute web address, or None."""
    if not value:
        return None
    allowed = f"an address that begins with http:// or https://, at most {MAX_URL} characters"
    check_characters("url", value)
    try:
        parts = urlsplit(value)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good or len(value) > MAX_URL or any(c.isspace() or c in "<>\"'`\\" for c in value):
        raise IngestError("url", "url", value, "is not a web address", allowed=allowed, most=MAX_URL)
    return value


def date_field(value: str | None, field: str = "date") -> str | None:
    """A date as YYYY, YYYY-MM or YYYY-MM-DD, or None.

    >>> date_field("2004-05")
    '2004-05'
    """
    if not value:
        return None
    found = _DATE.fullmatch(value)
    try:
        if found is None:
            raise ValueError
        datetime.date(int(found[1]), int(found[2] or 1), int(found[3] or 1))
    except ValueError:
        raise IngestError(
            "date", field, value, "is not a date", allowed="YYYY, YYYY-MM or YYYY-MM-DD"
        ) from None
    return value
