"""The error that every reader raises: which field was wrong, what was given, and what would be right."""

from __future__ import annotations

from collections.abc import Mapping

# Every error has a stable code. What a code's sentences (`assistant/locales/<lang>/ingest.ftl`) may name beside
# `field` and `given`:
CODES: Mapping[str, tuple[str, ...]] = {
    # what a person says about a document
    "utf8": (),
    "invisible": (),
    "length": ("least", "most"),
    "url": ("most",),
    "date": (),
    "choice": ("known",),
    "id": (),
    "id-shipped": (),
    "id-taken": (),
    "id-double": (),
    "id-needed": ("document", "reason"),
    "id-unknown": ("known",),
    "parts": (),
    "parts-line": ("most",),
    "parts-place": (),
    "parts-many": ("most",),
    "parts-same": (),
    "parts-pdf": (),
    # the file
    "file-name": ("most",),
    "file-none": (),
    "file-missing": (),
    "file-denied": (),
    "file-unreadable": ("reason",),
    "file-large": ("most",),
    "file-empty": (),
    "file-no-pdf": (),
    "file-office": (),
    "file-image": (),
    "file-packed": (),
    "file-program": (),
    "file-binary": (),
    "text-long": ("most",),
    "text-none": (),
    "html-broken": ("reason",),
    "html-empty": (),
    "pdf-encrypted": (),
    "pdf-pages": ("most",),
    "pdf-broken": ("reason",),
    "pdf-slow": ("seconds",),
    "pdf-limits": (),
    "pdf-unreadable": (),
    "pdf-images": ("pages",),
    "page-slow": ("seconds",),
    "page-undrawable": (),
    # front matter
    "front-matter": ("reason",),
    "front-matter-lacks": ("keys",),
    "front-matter-ids": (),
    "file-utf8": (),
    "anchor": ("anchor",),
    # what documents do to others
    "self": (),
    "unknown": ("known",),
    "edition": ("theirs", "ours"),
    "supersedes-editions": ("theirs",),
    "supersedes-lang": ("theirs", "ours"),
    "circle": (),
    "amends-nothing": (),
    "amends-passage": ("documents",),
    "amends-rule": ("documents", "known"),
    "rule-unknown": ("known",),
    "rule-edition": ("editions", "known"),
    "withdrawn": ("since",),
    "not-withdrawn": ("known",),
    "remove-needed": ("documents",),
    # what is stored
    "folder-unwritable": ("reason",),
    "folder-unreadable": ("reason",),
    "folder-full": (),
    "record-schema": ("schema", "document"),
    "record-damaged": ("reason", "document"),
    "withdrawals-damaged": ("reason",),
}


class IngestError(ValueError):
    """A file or a parameter that cannot be taken in.

    ``code`` is one of `CODES`, ``field`` names the parameter (``file``, ``edition``, ``lang``, …), ``given`` shows the
    value (shortened), ``why`` says what is wrong, and ``allowed`` what would be accepted; ``values`` are what a
    sentence about it may name. ``message`` says all but the field, for logs; whatever was given, it can be written as
    UTF-8.
    """

    def __init__(
        self, code: str, field: str, given: object, why: str, *, allowed: str = "", **values: object
    ) -> None:
        if values.keys() != set(CODES[code]):
            raise TypeError(f"{code}: takes {CODES[code]}, got {sorted(values)}")
        self.code = code
        self.field = field
        self.given = _shown(given)
        self.why = why
        self.allowed = allowed
        self.values = {name: _shown(value, 1000) for name, value in values.items()}
        self.message = f"{why}, got {self.given!r}" + (f"; {allowed}" if allowed else "")
        super().__init__(f"{field}: {self.message}")


def _shown(value: object, most: int = 200) -> str:
    """A value as text that can be written as UTF-8, cut to a length."""
    shown = str(value).encode("utf-8", "backslashreplace").decode("utf-8")
    return shown if len(shown) <= most else shown[: most - 1] + "…"
