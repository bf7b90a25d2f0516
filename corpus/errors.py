"""The error that every reader raises: which field was wrong, what was given, and what would be right."""

from __future__ import annotations


class IngestError(ValueError):
    """A file or a parameter that cannot be taken in.

    ``field`` names the parameter (``file``, ``edition``, ``lang``, …), ``given`` shows the value (shortened),
    ``why`` says what is wrong, and ``allowed`` what would be accepted. ``message`` says all but the field;
    whatever was given, it can be written as UTF-8.
    """

    def __init__(self, field: str, given: object, why: str, *, allowed: str = "") -> None:
        shown = str(given).encode("utf-8", "backslashreplace").decode("utf-8")
        self.field = field
        self.given = shown if len(shown) <= 200 else shown[:199] + "…"
        self.why = why
        self.allowed = allowed
        self.message = f"{why}, got {self.given!r}" + (f"; {allowed}" if allowed else "")
        super().__init__(f"{field}: {self.message}")
