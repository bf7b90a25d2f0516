"""Sentences by language: Project Fluent messages of ``assistant/locales``, formatted with typed variables.

Fluent was chosen over gettext because a message picks its own plural form and edition variant inside the
translation (Polish needs four forms where English needs two), so no code knows any grammar.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from assistant.normalize import LANGUAGES

FILES = (
    "statements.ftl",
    "computations.ftl",
    "messages.ftl",
    "quotes.ftl",
    "reports.ftl",
    "ingest.ftl",
    "sites.ftl",
    "faq.ftl",
    "widget.ftl",
    "pages.ftl",
    "disputes.ftl",
    "desk.ftl",
    "desk-auth.ftl",
    "desk-editing.ftl",
)


class WordingError(Exception):
    """A message is missing or cannot be formatted; names the language and the message."""


class Wording:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        folder = files("assistant") / "locales" / lang
        for name in FILES:
            path = folder / name
            if path.is_file():
                self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether the language has ``message``."""
        return bool(self._bundle.has_message(message))

    def text(self, message: str, variables: Mapping[str, object] | None = None) -> str:
        """The sentence for ``message``. Raises WordingError when it is missing or lacks a variable."""
        if not self.has(message):
            raise WordingError(f"locale {self.lang}: no message {message!r}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise WordingError(f"locale {self.lang}: message {message!r} has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(variables or {}))
        if errors:
            raise WordingError(f"locale {self.lang}: message {message!r}: {errors[0]}")
        return str(text)


def message_id(rule: str) -> str:
    """The Fluent id of a rule's sentence: ``tunnel.match`` → ``tunnel-match``."""
    return rule.replace(".", "-")


@cache
def load_wording(lang: str) -> Wording:
    """The messages of ``lang``. Raises WordingError for an unknown language."""
    if lang not in LANGUAGES:
        raise WordingError(f"no locale {lang!r}; there are {', '.join(LANGUAGES)}")
    return Wording(lang)
