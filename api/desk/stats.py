"""Figures of the desk: what is asked, refused and disputed, and when; each as a chart and as a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from markupsafe import Markup
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from api.desk.charts import bars, columns
from api.desk.dispute_view import rule_sentence
from api.desk.queue import take_in
from api.storage import AskedQuestion, Store
from api.storage.cases import DeskCase
from assistant.normalize import LANGUAGES
from assistant.wording import Wording

PERIODS = (28, 91, 364)  # days: whole weeks
TOP = 12
REFUSED = ("not_covered", "out_of_scope")
STATUSES = ("answered", "clarify", *REFUSED)


@dataclass(frozen=True, slots=True)
class Figure:
    """A chart with the same data as a table: names of the columns, and rows that begin with their label."""

    name: str
    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str | int, ...], ...]
    svg: Markup


def figures(store: Store, wording: Wording, days: int, at: datetime) -> list[Figure]:
    """All figures of the days before a moment; a figure without rows has nothing to show."""
    take_in(store)
    since = at - timedelta(days=days)

    def say(message: str) -> str:
        return wording.text(f"desk-{message}")

    with store.reading() as session:
        weeks = _by_week(session, since, days)
        questions = _counted(session, AskedQuestion.question, since)[:TOP]
        outcomes = dict(_counted(session, AskedQuestion.status, since))
        asked = dict(_counted(session, AskedQuestion.lang, since))
        disputed, rules = _disputes(session, since)
    languages = [(code, (asked.get(code, 0), disputed[code])) for code in LANGUAGES]
    return [
        _figure(
            "over-time",
            say("stat-over-time"),
            say("col-week"),
            [say("col-questions"), say("col-refused"), say("col-disputes")],
            weeks if any(any(values) for _, values in weeks) else [],
            columns,
        ),
        _figure(
            "questions",
            say("stat-questions"),
            say("col-question"),
            [say("col-times")],
            [(label, (n,)) for label, n in questions],
            bars,
        ),
        _figure(
            "refusals",
            say("stat-refusals"),
            say("col-outcome"),
            [say("col-times")],
            [(say(f"status-{name}"), (outcomes[name],)) for name in STATUSES if outcomes.get(name)],
            bars,
        ),
        _figure(
            "languages",
            say("stat-languages"),
            say("col-language"),
            [say("col-questions"), say("col-disputes")],
            [(wording.text(f"widget-lang-{code}"), values) for code, values in languages if any(values)],
            bars,
        ),
        _figure(
            "rules",
            say("stat-rules"),
            say("col-rule"),
            [say("col-disputes")],
            [(_told(rule, wording.lang), (n,)) for rule, n in rules.most_common(TOP)],
            bars,
        ),
    ]


def _told(rule: str, lang: str) -> str:
    """A rule by its id and its sentence."""
    sentence = rule_sentence(rule, None, lang)
    return f"{rule}: {sentence}" if sentence else rule


def _figure(
    name: str,
    title: str,
    label: str,
    series: Sequence[str],
    rows: Sequence[tuple[str, tuple[int, ...]]],
    drawn: Callable[[str, str, Sequence[tuple[str, tuple[int, ...]]], Sequence[str]], Markup],
) -> Figure:
    told: tuple[tuple[str | int, ...], ...] = tuple((first, *values) for first, values in rows)
    return Figure(name, title, (label, *series), told, drawn(f"chart-{name}", title, rows, series))


def _counted(session: Session, column: object, since: datetime) -> list[tuple[str, int]]:
    times = func.count()
    query = (
        select(column, times)  # type: ignore[call-overload]
        .where(AskedQuestion.asked_at >= since)
        .group_by(column)
        .order_by(times.desc(), column)
    )
    return [(str(value), int(n)) for value, n in session.execute(query) if value is not None]


def _by_week(session: Session, since: datetime, days: int) -> list[tuple[str, tuple[int, int, int]]]:
    found = []
    for start in range(0, days, 7):
        first, last = since + timedelta(days=start), since + timedelta(days=start + 7)
        asked = (AskedQuestion.asked_at >= first, AskedQuestion.asked_at < last)
        kept = (DeskCase.kind == "dispute", DeskCase.created_at >= first, DeskCase.created_at < last)
        questions = select(func.count()).select_from(AskedQuestion).where(*asked)
        numbers = (
            session.scalar(questions) or 0,
            session.scalar(questions.where(AskedQuestion.status.in_(REFUSED))) or 0,
            session.scalar(select(func.count()).select_from(DeskCase).where(*kept)) or 0,
        )
        found.append((first.date().isoformat(), numbers))
    return found


def _disputes(session: Session, since: datetime) -> tuple[Counter[str], Counter[str]]:
    """How many disputes there were in each language, and about each rule."""
    languages, rules = Counter[str](), Counter[str]()
    query = select(DeskCase.langs, DeskCase.rules).where(
        DeskCase.kind == "dispute", DeskCase.created_at >= since
    )
    for langs, named in session.execute(query):
        languages.update(langs.split())
        rules.update(named)
    return languages, rules
