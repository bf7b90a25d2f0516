"""What goes wrong with an input: a typed error that names the field, what was given and what is allowed."""

from __future__ import annotations

import unicodedata

from rules.plain import JSON

_NO_TEXT = frozenset({"Cc", "Cs"})  # control characters and lone surrogates


def is_text(value: str) -> bool:
    """Whether every character can be written and shown: no control character, no lone surrogate."""
    return not any(unicodedata.category(c) in _NO_TEXT for c in value)


def escaped(value: str) -> str:
    r"""The string with every character that is no text written as ``\uXXXX``.

    >>> escaped("a" + chr(0xD800))
    'a\\ud800'
    """
    return "".join(f"\\u{ord(c):04x}" if unicodedata.category(c) in _NO_TEXT else c for c in value)


class RuleError(ValueError):
    """An input that cannot be: `field` is where it stands, `allowed` what may stand there.

    `allowed` is data, never a sentence: a list of choices, ``{"min": 0, "max": 12}``, ``{"type": "integer"}``
    or ``{"form": "…"}`` with the id of a constraint.
    """

    code = "invalid"

    def __init__(self, field: str, given: object, allowed: JSON) -> None:
        field = escaped(field)
        self.field = field if len(field) <= 200 else field[:199] + "…"
        self.given = given
        self.allowed = allowed
        super().__init__(f"{self.field} must be {_shown(allowed)}, got {_shortened(given)}")

    def to_dict(self) -> dict[str, JSON]:
        """Returns the error as JSON: `code`, `field`, `given` (shortened when long) and `allowed`."""
        return {"code": self.code, "field": self.field, "given": _plain(self.given), "allowed": self.allowed}


class MissingInputError(RuleError):
    """A computation lacks an input it needs; `field` names it."""

    code = "missing"

    def __init__(self, field: str, allowed: JSON) -> None:
        super().__init__(field, None, allowed)


class UnknownInputError(RuleError):
    """An input that a computation does not have; `allowed` lists those it has."""


class DataError(ValueError):
    """The rule data of the project itself is wrong: an edition, the catalogue or a map file."""


def _shown(allowed: JSON) -> str:
    if isinstance(allowed, dict):
        low, high = allowed.get("min"), allowed.get("max")
        if low is not None and high is not None:
            return f"{low}–{high}"
        rest = ", ".join(f"{key} {_shown(value)}" for key, value in allowed.items() if key != "form")
        form = allowed.get("form")
        return rest if form is None else f"of the form {form}" + (f" ({rest})" if rest else "")
    if isinstance(allowed, list):
        shown = [_shown(item) for item in allowed[:12]]
        return "one of " + ", ".join(shown) + (", …" if len(allowed) > len(shown) else "")
    return str(allowed)


def _shortened(given: object) -> str:
    if isinstance(given, int) and not isinstance(given, bool) and abs(given) >= 10**18:
        return "an integer of more than 18 digits"
    try:
        text = repr(given)
    except (ValueError, RecursionError):  # an integer or a nesting too large to print
        text = f"a {type(given).__name__} too large to print"
    return text if len(text) <= 80 else text[:79] + "…"


def _plain(given: object) -> JSON:
    if given is None or isinstance(given, bool):
        return given
    if isinstance(given, int) and abs(given) < 10**18:
        return given
    if isinstance(given, str) and len(given) <= 80:
        return escaped(given)
    return _shortened(given)
