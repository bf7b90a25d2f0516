"""A question as a page has it: read from an address, checked, answered, and the answer made ready to show."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from fastapi import Request

from api.dependencies import assistant_of
from api.pages.rendering import address
from assistant.answer import Answer, Citation
from assistant.followups import Context
from assistant.normalize import LANGUAGES
from assistant.service import QuestionError, check
from assistant.service import Request as Question
from rules import EDITIONS

_PLAYERS = ("2", "3", "4", "5")
# What is asked back for that an address can carry; the rest is told in words.
_IN_ADDRESS = ("edition", "lang", "players")


@dataclass(frozen=True, slots=True)
class Asked:
    """What an address or a form tells of a question; ``about`` is the one before it, ``field`` what that one lacked."""

    question: str
    lang: str | None
    edition: str | None
    players: int | None = None
    about: str | None = None
    field: str | None = None

    @property
    def address(self) -> str:
        """The address at which the question can be shared."""
        return address("/q", lang=self.lang, edition=self.edition, players=self.players, q=self.question)

    def request(self) -> Question:
        """The question for the assistant, cleaned of what cannot be seen. Raises QuestionError."""
        context = Context(self.about, self.edition, self.players, self.field) if self.about else None
        question = Question(self.question, self.lang, self.edition, self.players, context)
        check(question)
        return question


def read_asked(given: dict[str, list[str]]) -> Asked:
    """What the fields of an address or a form tell. What is unknown there is left out, but for the edition.

    Raises QuestionError for an edition that is none.
    """

    def one(name: str) -> str | None:
        return next((v.strip() for v in given.get(name, ()) if v.strip()), None)

    lang, edition, players = one("lang"), one("edition"), one("players")
    if edition is not None and edition not in EDITIONS:
        raise QuestionError("edition", "edition", edition, list(EDITIONS))
    return Asked(
        one("q") or "",
        lang if lang in LANGUAGES else None,
        edition,
        int(players) if players in _PLAYERS else None,
        one("about"),
        one("field"),
    )


def answer_to(request: Request, asked: Asked) -> Answer:
    """The answer. Raises QuestionError for what cannot be asked, NotReady while there is no index."""
    question = asked.request()
    return assistant_of(request).ask(question)


def sentences(answer: Answer) -> list[str]:
    """The lines of an answer without what the sources disagree on, which is shown apart."""
    text = answer.answer
    for note in notes(answer):
        text = text.replace(f" {note}", "")
    return text.split("\n")


def notes(answer: Answer) -> list[str]:
    """What the sources disagree on."""
    return [d["text"] for d in answer.disagreements if d.get("text")]


def choices(asked: Asked, answer: Answer) -> list[dict[str, Any]]:
    """The choices where something is asked back: a ``label`` with an ``address``, or with a ``value`` to send."""
    if answer.clarify is None:
        return []
    field, options = answer.clarify["field"], answer.clarify["options"]
    labels = answer.clarify.get("labels") or options
    if not options and field == "players":
        options = labels = list(_PLAYERS)
    found: list[dict[str, Any]] = []
    for option, label in zip(options, labels, strict=True):
        if field in _IN_ADDRESS:
            given = {
                "lang": asked.lang,
                "edition": asked.edition,
                "players": asked.players,
                "q": asked.question,
            }
            found.append(
                {"label": label, "address": address("/q", **{**given, field: option}), "value": None}
            )
        else:
            found.append({"label": label, "address": None, "value": option})
    return found


def told(citation: Citation) -> dict[str, Any]:
    """A citation for a template; only an address of the web is one to follow."""
    shown = asdict(citation)
    if not (citation.url or "").startswith(("https://", "http://")):
        shown["url"] = None
    return shown
