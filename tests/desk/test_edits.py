"""What editors may add, what is refused and why; reviews; and the cases made from them, without personal data."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from api.desk.anonymise import anonymised
from api.desk.audit import Audit
from api.desk.dev_cases import dev_cases, lines
from api.desk.edits import KINDS, EditError, Source, add_edit, edits, overlay_of, withdraw_edit
from api.desk.reviews import Reviewed, ReviewError, latest_reviews, read_value, review, reviews
from api.storage import Store, database_url
from api.storage.base import now
from api.storage.feedback import Feedback
from api.storage.migrate import migrate
from api.thumbs import Thumb, keep_thumb
from assistant.normalize import LANGUAGES
from assistant.overlay import Alias, HouseRuling, Precedence
from assistant.service import Request as Question
from assistant.wording import load_wording
from eval.answers import SPLITS, load_questions
from tests.api.answers import answer

SOURCES = (
    Source("a", "A", frozenset({"usa"}), "en"),
    Source("b", "B", frozenset({"usa", "europe"}), "pl"),
    Source("c", "C", frozenset({"india"}), "en"),
)
EXAMPLE = {"lang": "en", "question": "does a choochoo marker set me back", "rule": "station.cost"}
ALIAS = {"lang": "tr", "name": "Piter", "means": "Petrograd"}
AUTHORITY = {"document": "a", "over": "b"}
HOUSE = {"rule": "open.final_tie", "texts": {"en": "We toss a coin."}}
GOOD: dict[str, dict[str, Any]] = {
    "example": EXAMPLE,
    "alias": ALIAS,
    "authority": AUTHORITY,
    "house": HOUSE,
}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    url = database_url(None, tmp_path)
    migrate(url)
    made = Store(url)
    yield made
    made.close()


@pytest.mark.parametrize("kind", KINDS)
def test_an_edit_has_author_reason_and_time(store: Store, kind: str) -> None:
    before = now()
    edit = add_edit(store, "eva", kind, GOOD[kind], "  players\n ask so ", SOURCES)
    assert (edit.number, edit.kind, edit.by, edit.reason) == (1, kind, "eva", "players ask so")
    assert before <= edit.created_at <= now()
    assert edits(store) == [edit]
    with pytest.raises(EditError, match="there"):
        add_edit(store, "eva", kind, GOOD[kind], "again", SOURCES)
    gone = withdraw_edit(store, "bo", 1, "a mistake")
    assert (gone.withdrawn_by, gone.withdrawn_reason) == ("bo", "a mistake")
    assert gone.content == edit.content
    assert overlay_of(edits(store)).version == ""
    with pytest.raises(EditError, match="withdrawn"):
        withdraw_edit(store, "bo", 1, "again")
    assert [row["what"] for row in Audit(store).rows()] == ["edit.add", "edit.withdraw"]
    assert "choochoo" not in str(list(Audit(store).rows()))


def test_edits_become_an_overlay(store: Store) -> None:
    for kind in KINDS:
        add_edit(store, "eva", kind, GOOD[kind], "why", SOURCES)
    overlay = overlay_of(edits(store))
    (example,) = overlay.examples
    assert (example.question, example.lang, example.label) == (EXAMPLE["question"], "en", "station.cost")
    assert overlay.aliases == (Alias("tr", "Piter", "Petrograd"),)
    assert overlay.precedence == (Precedence("a", "b"),)
    assert overlay.rulings == (HouseRuling("open.final_tie", {"en": "We toss a coin."}),)


@pytest.mark.parametrize(
    ("kind", "change", "field", "code"),
    [
        ("example", {"lang": "de"}, "lang", "choice"),
        ("example", {"rule": "tunnel.nothing"}, "rule", "choice"),
        ("example", {"rule": None}, "rule", "choice"),
        ("example", {"question": ""}, "question", "text"),
        ("example", {"question": "x" * 501}, "question", "text"),
        ("example", {"question": "a\x00b"}, "question", "text"),
        ("example", {"question": "a\u202eb"}, "question", "text"),
        ("example", {"question": ["x"]}, "question", "text"),
        ("example", {"yes": True}, "yes", "no-proposition"),
        ("example", {"yes": "maybe"}, "yes", "choice"),
        ("example", {"edition": "mars"}, "edition", "choice"),
        ("alias", {"name": "ab"}, "name", "text"),
        ("alias", {"name": "abc*"}, "name", "alias-short"),
        ("alias", {"name": "a*bcdef"}, "name", "alias-short"),
        ("alias", {"name": "123456"}, "name", "alias-short"),
        ("alias", {"name": "Moskova"}, "name", "alias-known"),
        ("alias", {"name": "istasyon"}, "name", "alias-known"),
        ("alias", {"means": "Atlantis"}, "means", "alias-unknown"),
        ("alias", {"means": "<script>"}, "means", "alias-unknown"),
        ("authority", {"over": "a"}, "over", "authority-apart"),
        ("authority", {"over": "c"}, "over", "authority-apart"),
        ("authority", {"over": "../x"}, "over", "choice"),
        ("authority", {"rule": "x"}, "rule", "choice"),
        ("house", {"rule": "tunnel.reveal"}, "rule", "choice"),
        ("house", {"texts": {}}, "texts", "text"),
        ("house", {"texts": {"de": "x"}}, "lang", "choice"),
        ("house", {"texts": {"en": "x" * 501}}, "texts", "text"),
        ("house", {"texts": "x"}, "texts", "text"),
    ],
)
def test_what_cannot_be_added(store: Store, kind: str, change: dict[str, Any], field: str, code: str) -> None:
    with pytest.raises(EditError) as found:
        add_edit(store, "eva", kind, GOOD[kind] | change, "why", SOURCES)
    assert (found.value.field, found.value.code) == (field, code)
    for lang in LANGUAGES:
        assert load_wording(lang).text(f"editing-error-{code}", found.value.values)
    assert edits(store) == []


@pytest.mark.parametrize("reason", ["", "  ", "x" * 501, "a\x07b"])
def test_a_reason_is_needed(store: Store, reason: str) -> None:
    with pytest.raises(EditError, match="reason"):
        add_edit(store, "eva", "example", EXAMPLE, reason)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("split", SPLITS)
def test_a_measured_question_is_no_example(store: Store, split: str, lang: str) -> None:
    question = load_questions(split, lang)[3]
    for text in (question.request.question, question.request.question.upper() + " !"):
        content = {"lang": lang, "question": text, "rule": "station.cost"}
        with pytest.raises(EditError) as found:
            add_edit(store, "eva", "example", content, "why")
        assert (found.value.code, found.value.values) == ("measured", {"id": question.id})


def test_nothing_is_there_to_withdraw(store: Store) -> None:
    with pytest.raises(EditError, match="not-there"):
        withdraw_edit(store, "eva", 7, "why")


def _feedback(store: Store, question: str = "How many?") -> str:
    shown = Thumb("down", None, "answered", "x")
    return keep_thumb(store, Question(question, "en"), shown, answer(question)).id


def _review(store: Store, feedback: str | None, **changes: Any) -> Reviewed:
    given: dict[str, Any] = {
        "by": "sue",
        "question": "does a choochoo marker set me back",
        "lang": "en",
        "kind": "lookup",
        "status": "answered",
        "rules": ("station.cost",),
        "value": 1,
    }
    return review(store, feedback, **(given | changes))


def test_the_latest_review_counts_and_outlives_its_feedback(store: Store) -> None:
    first, other = _feedback(store), _feedback(store, "And?")
    _review(store, first, value=1)
    second = _review(store, first, value=2, edition="europe", players=3)
    third = _review(store, other, status="out_of_scope", rules=(), value=None, kind="out_of_scope")
    assert [r.number for r in reviews(store, first)] == [1, 2]
    assert latest_reviews(store) == [second, third]
    assert second.expect == {
        "status": "answered",
        "value": 2,
        "rules": ["station.cost"],
        "edition": "europe",
    }
    with store.writing() as session:
        session.execute(delete(Feedback))
    assert [r.feedback_id for r in reviews(store)] == [None, None, None]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"question": ""}, "question"),
        ({"question": "x" * 501}, "question"),
        ({"question": "a\x00"}, "question"),
        ({"lang": "de"}, "lang"),
        ({"kind": "x"}, "kind"),
        ({"status": "x"}, "status"),
        ({"status": "clarify"}, "status"),
        ({"rules": ("x",)}, "rules"),
        ({"value": 1.5}, "value"),
        ({"value": "x" * 201}, "value"),
        ({"edition": "mars"}, "edition"),
        ({"players": 9}, "players"),
        ({"note": "x" * 1001}, "note"),
    ],
)
def test_what_is_no_review(store: Store, change: dict[str, Any], field: str) -> None:
    with pytest.raises(ReviewError) as found:
        _review(store, None, **change)
    assert found.value.field == field
    with pytest.raises(ReviewError, match="no feedback"):
        _review(store, "nothing")
    assert reviews(store) == []


@pytest.mark.parametrize(
    ("typed", "value"), [("3", 3), ("-2", -2), ("True", True), ("box", "box"), ("", None), ("٣", "٣")]
)
def test_values_as_they_are_typed(typed: str, value: object) -> None:
    assert read_value(typed) == value


def test_cases_are_what_the_measurement_reads(store: Store) -> None:
    one = _review(store, None, question="Hi, Xanthippe, mail me at x@y.example: zeppelin duty on a choochoo?")
    twice = _review(
        store, None, question="hi, Xanthippe, mail me at z@y.example: zeppelin duty on a choochoo?"
    )
    example = _review(store, None, question="does a choochoo marker set me back??")
    measured = _review(store, None, question=load_questions("test", "en")[0].request.question)
    add_edit(store, "eva", "example", EXAMPLE, "why")
    cases, left = dev_cases(latest_reviews(store), edits(store))
    assert [case["id"] for case in cases] == ["en-f-001", "en-f-002"]
    assert {(x.review.number, x.why) for x in left} == {
        (example.number, "example"),
        (measured.number, "measured"),
    }
    assert one.number != twice.number
    assert "Xanthippe" not in lines(cases)
    assert "@" not in lines(cases)
    assert cases[0]["expect"] == {"status": "answered", "value": 1, "rules": ["station.cost"]}
    assert cases[0].keys() >= {"id", "question", "kind", "edition", "players", "expect"}


@pytest.mark.parametrize(
    ("text", "lang", "without"),
    [
        ("write to ada.l+x@mail.example.org or www.x.example/y", "en", ("ada", "mail", "www", "/y")),
        ("call me on +48 601 234 567 or (0212) 555 44 33", "en", ("601", "555", "0212")),
        ("Selam, ben Nefise Karadağlı, tünel kaç kart?", "tr", ("Nefise", "Karadağlı")),
        ("Zbigniew, ile biletów zostaje?", "pl", ("Zbigniew",)),
        ("ο Ξενοφώντας λέει ότι το τούνελ κοστίζει", "el", ("Ξενοφώντας",)),
        ("is @zed_42 right? see bit.ly.com/abc", "en", ("zed", "abc")),
        ("JOHN SMITHSON says a tunnel costs 3", "en", ("JOHN", "SMITH")),
        ("is it true what GREGORYS says?", "en", ("GREGORYS",)),
        (
            "Mario Rossi dice 3 carte, IBAN IT60X0542811101000000123456",
            "it",
            ("Mario", "Rossi", "IT60", "0542"),
        ),
        ("IBAN: TR33 0006 1005 1978 6457 8413 26", "tr", ("TR33", "0006", "8413", "26")),
        ("write tommy.jones at gmail dot com or bob (at) x.example", "en", ("tommy", "gmail", "com", "bob")),
        ("pisz na ewa.k małpa poczta kropka pl", "pl", ("ewa", "poczta")),
        ("discord bob#1234 or @bob", "en", ("bob", "1234")),
        ("mieszkam ul. Długa 5/7 i gramy w Europę", "pl", ("Długa", "5/7")),
        ("Atatürk Caddesi No: 12'de oturuyorum", "tr", ("Atatürk", "12")),
        ("call me 555 1234", "en", ("555", "1234")),
        ("тел 8 701 123 45 67", "kk", ("8", "701", "67")),
        ("Tommy says tunnels cost 3", "en", ("Tommy",)),
        ("Kowalski twierdzi, że 3", "pl", ("Kowalski",)),
        ("sąsiad kowalski mówi, że 3", "pl", ("kowalski",)),
        ("Айгерім маған 2 карта керек дейді", "kk", ("Айгерім",)),
        ("Ayşegül'ün dediğine göre tünel 3 kart", "tr", ("Ayşegül",)),
        ("benim adım mehmet yılmaz", "tr", ("mehmet", "yılmaz")),
        ("PESEL 85010112345", "pl", ("8501",)),
        ("zo\u200be.k@mail.example is mine", "en", ("zo", "mail")),
    ],
)
def test_personal_data_are_taken_out(text: str, lang: str, without: tuple[str, ...]) -> None:
    told = anonymised(text, lang)
    assert not any(word in told for word in without), told


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("Can I go from Moskva to Petrograd with 2 Locomotives?", "en"),
        ("I have 10 20 30 40 points, 45 trains and 110 cards", "en"),
        ("Moskova'dan Petrograd'a kaç vagon?", "tr"),
        ("Ile kart na trasę Wiedeń – Budapeszt?", "pl"),
        ("πόσα βαγόνια Αθήνα – Σμύρνη;", "el"),
        ("The rulebook says 3 cards. Is that right at a ferry?", "en"),
        ("HOW MANY CARDS DO I DRAW?", "en"),
        ("Kural kitabı üç kart diyor", "tr"),
        ("Look at the board: 100 200 points, route 6-5-4", "en"),
        ("Instrukcja mówi, że 3 karty", "pl"),
        ("Το βιβλίο λέει 3 κάρτες", "el"),
        ("Il regolamento dice 3 carte", "it"),
        ("Ереже 3 карта дейді", "kk"),
    ],
)
def test_what_belongs_to_the_game_stays(text: str, lang: str) -> None:
    assert anonymised(text, lang) == text
