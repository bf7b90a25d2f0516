"""From a thumb down to another answer: review, example, publication with a real build; and what the gate holds back."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from api.app import create_app
from api.desk import publishing
from api.desk.dev_cases import dev_cases
from api.desk.edits import EditError, add_edit, edits, overlay_of, withdraw_edit
from api.desk.publishing import Measured, Published, live_edits, publications, publish
from api.desk.reviews import latest_reviews, review
from api.library import OVERLAY, ensure_index, load_assistant
from api.settings import Settings
from api.storage import Store
from api.storage.feedback import Feedback
from api.storage.migrate import migrate
from assistant import build as building
from assistant.build import open_assistant
from assistant.examples import load_examples
from assistant.overlay import load_overlay, save_overlay
from assistant.sentences import statement
from assistant.service import Request
from eval.answers import Question
from eval.gate import compare
from indexer import opening
from indexer.errors import IndexProblem
from indexer.manifest import current_build
from tests.api.fakes import call
from tests.indexer.conftest import GramEmbedder

QUESTION = "whose train gets parked in the attic of the pub"
LABELS = ("station.cost", "tickets.keep", "tunnel.reveal", "setup.trains", "station.borrow", "open.final_tie")
DOCUMENT = """+++
id = "europe-en"
title = "Europe in short"
lang = "en"
edition = "europe"
publisher = "Konduktor"
authority = "community"
license = "Apache-2.0"
date = "2026-11-30"
+++

# Europe in short

## Stations {#stations}

<!-- rules: station.cost -->
Your first station costs one card, the second two and the third three.

<!-- rules: station.borrow -->
A station lets you use one track of somebody else into that city.

## Tunnels {#tunnels}

<!-- rules: tunnel.reveal -->
Whoever builds a tunnel turns up three cards from the deck.
"""


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """An index of one small document, a few rules' examples and a small embedder, by the real builder."""
    few = tuple(e for e in load_examples() if e.lang == "en" and e.label in (*LABELS, "oos.chitchat"))
    monkeypatch.setattr(building, "load_examples", lambda: few)
    monkeypatch.setattr(building, "load_embedder", lambda _: GramEmbedder("grams-1"))
    monkeypatch.setattr(opening, "load_embedder", lambda _: GramEmbedder("grams-1"))
    documents = tmp_path / "documents"
    documents.mkdir()
    (documents / "europe-en.md").write_text(DOCUMENT, encoding="utf-8")
    made = Settings(data_dir=tmp_path / "data", documents_dir=documents)
    ensure_index(made, progress=False)
    return made


@pytest.fixture
def app(settings: Settings) -> FastAPI:
    made = create_app(settings)
    migrate(made.state.sites.store.url)
    made.state.holder.assistant = load_assistant(settings)
    return made


@pytest.fixture
def store(app: FastAPI) -> Iterator[Store]:
    yield app.state.sites.store
    app.state.sites.store.close()


def _ask(app: FastAPI, question: str = QUESTION) -> Mapping[str, Any]:
    body = {"question": question, "lang": "en", "edition": "europe"}
    answer: Mapping[str, Any] = call(app, "POST", "/v1/ask", body=body).json
    return answer


def _publish(store: Store, settings: Settings, passed: bool = True, report: str = "all is well") -> Published:
    return publish(store, settings, "eva", gate=lambda *_: Measured(passed, report))


def test_from_a_thumb_down_to_another_answer(app: FastAPI, store: Store, settings: Settings) -> None:
    before = _ask(app)
    wanted = statement("station.cost", "europe", "en")
    assert wanted not in before["answer"]
    shown = {"status": before["status"], "answer": before["answer"]}
    sent = {"question": QUESTION, "lang": "en", "edition": "europe", "thumb": "down", "shown": shown}
    kept = call(app, "POST", "/v1/feedback", body=sent)
    assert (kept.status, kept.json["same"]) == (201, True)
    with store.reading() as session:
        feedback = session.get_one(Feedback, kept.json["id"])
    assert json.loads(feedback.answer) == dict(before)

    review(
        store,
        feedback.id,
        by="sue",
        question=feedback.question,
        lang="en",
        kind="lookup",
        status="answered",
        rules=("station.cost",),
        edition="europe",
    )
    cases, left = dev_cases(latest_reviews(store), edits(store))
    assert [(c["question"], c["expect"]["rules"]) for c in cases] == [(QUESTION, ["station.cost"])]
    assert left == []

    for n, text in enumerate((QUESTION, f"{QUESTION} in europe", f"{QUESTION} the first time"), 1):
        edit = add_edit(
            store, "eva", "example", {"lang": "en", "question": text, "rule": "station.cost"}, "thumb"
        )
        assert edit.number == n
    assert _ask(app)["answer"] == before["answer"]  # nothing is published yet
    assert live_edits(store) == frozenset()

    old = current_build(settings.index_dir)
    seen: list[Path] = []

    def gate(current: Path, candidate: Path) -> Measured:
        seen.append(candidate)
        assert current == settings.index_dir
        trial = open_assistant(candidate)
        assert (
            current_build(settings.index_dir) == old
        )  # the index is as it was while the candidate is measured
        return Measured(len(trial.overlay.examples) == 3, "measured")

    done = publish(store, settings, "eva", gate=gate)
    assert (done.state, done.edits, done.report) == ("live", (1, 2, 3), "measured")
    assert done.build == current_build(settings.index_dir) != old
    assert not seen[0].exists()
    assert live_edits(store) == frozenset({1, 2, 3})

    app.state.holder.assistant = load_assistant(settings)
    after = _ask(app)
    assert wanted in after["answer"]
    assert "station.cost" in after["citations"][0]["rules"]
    assert after["versions"]["index"] == done.build
    # What was learned is measured no more.
    cases, left = dev_cases(latest_reviews(store), edits(store))
    assert cases == []
    assert [x.why for x in left] == ["example"]
    # The next build of the index has them, too, and need not be made.
    assert ensure_index(settings, progress=False)[1] is False


def test_what_the_gate_refuses_changes_nothing(app: FastAPI, store: Store, settings: Settings) -> None:
    old = current_build(settings.index_dir)
    add_edit(store, "eva", "house", {"rule": "open.final_tie", "texts": {"en": "We toss a coin."}}, "why")
    refused = _publish(store, settings, passed=False, report="all: right 92 → 80 <script>")
    assert (refused.state, refused.build) == ("refused", None)
    assert current_build(settings.index_dir) == old
    assert not (settings.data_dir / OVERLAY).exists()
    assert live_edits(store) == frozenset()
    (attempt,) = publications(store)
    assert attempt.report == "all: right 92 → 80 <script>"
    assert ensure_index(settings, progress=False)[1] is False

    # It stays pending, and may pass another time; withdrawn, it goes with the next publication.
    assert _publish(store, settings).state == "live"
    assert load_overlay(settings.data_dir / OVERLAY).rulings[0].texts == {"en": "We toss a coin."}
    with pytest.raises(EditError, match="nothing"):
        _publish(store, settings)
    withdraw_edit(store, "eva", 1, "no coin at hand")
    assert live_edits(store) == frozenset({1})
    assert _publish(store, settings).state == "live"
    assert live_edits(store) == frozenset()
    assert load_assistant(settings).overlay.rulings == ()


def test_a_house_ruling_is_told_and_never_cited(app: FastAPI, store: Store, settings: Settings) -> None:
    text = "We toss a <b>coin</b>."
    add_edit(store, "eva", "house", {"rule": "open.final_tie", "texts": {"en": text}}, "why")
    assert _publish(store, settings).state == "live"
    assistant = app.state.holder.assistant = load_assistant(settings)
    tied = next(e.question for e in load_examples() if e.lang == "en" and e.label == "open.final_tie")
    answer = _ask(app, tied)
    assert answer["status"] == "not_covered"
    assert answer["house_ruling"] == {"rule": "open.final_tie", "edition": None, "lang": "en", "text": text}
    assert answer["answer"].endswith(f"House ruling, not from any rulebook: our table plays it so – {text}")
    assert not any(text in c["quote"] for c in answer["citations"])
    assert not any(text in p.text for p in assistant.evidence.passages.values())
    page = call(app, "GET", f"/q?q={tied.replace(' ', '+').replace('?', '%3F')}&edition=europe").body.decode()
    assert "We toss a &lt;b&gt;coin&lt;/b&gt;." in page


def test_a_build_that_fails_is_told(
    store: Store, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = current_build(settings.index_dir)
    add_edit(store, "eva", "alias", {"lang": "en", "name": "choochoo", "means": "station"}, "why")

    def full(*_: object, **__: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(publishing, "build", full)
    failed = _publish(store, settings)
    assert (failed.state, failed.report) == ("failed", "OSError: no space left")
    assert current_build(settings.index_dir) == old
    assert not (settings.data_dir / "candidate").exists()


def test_an_index_built_meanwhile_stays(store: Store, settings: Settings) -> None:
    add_edit(store, "eva", "alias", {"lang": "en", "name": "choochoo", "means": "station"}, "why")

    def gate(*_: Path) -> Measured:
        ensure_index(settings, force=True, progress=False)
        return Measured(True, "")

    failed = publish(store, settings, "eva", gate=gate)
    assert failed.state == "failed"
    assert "was built meanwhile" in failed.report
    assert not (settings.data_dir / OVERLAY).exists()
    assert load_assistant(settings).overlay.aliases == ()


def test_only_one_publishes_and_a_dead_one_is_noticed(store: Store, settings: Settings) -> None:
    add_edit(store, "eva", "alias", {"lang": "en", "name": "choochoo", "means": "station"}, "why")

    class Killed(BaseException):
        """What ends a process."""

    def die(*_: Path) -> Measured:
        with pytest.raises(EditError, match="running"):
            _publish(store, settings)
        raise Killed

    with pytest.raises(Killed):
        publish(store, settings, "eva", gate=die)
    assert [p.state for p in publications(store)] == ["running"]
    assert not publishing.is_publishing(settings)
    assert _publish(store, settings).state == "live"
    assert [p.state for p in publications(store)] == ["live", "failed"]


def test_one_killed_before_its_index_is_in_place_is_done_again(store: Store, settings: Settings) -> None:
    """The edits are written down by then; the index is the old one."""
    add_edit(store, "eva", "alias", {"lang": "en", "name": "choochoo", "means": "station"}, "why")
    save_overlay(overlay_of(edits(store)), settings.data_dir / OVERLAY)
    assert load_assistant(settings).overlay.aliases == ()
    assert _publish(store, settings).state == "live"
    assert [a.name for a in load_assistant(settings).overlay.aliases] == ["choochoo"]
    with pytest.raises(EditError, match="nothing"):
        _publish(store, settings)


def test_the_gate_compares_with_the_current_index(
    store: Store, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The measurement itself, over the small index: of right questions none may be lost, of wrong ones all may stay."""
    tunnels = [e for e in load_examples() if e.lang == "en" and e.label == "tunnel.reveal"][:6]
    about = [
        ("what does a station cost", "station.cost"),
        ("how does the tax office work", "tickets.keep"),
        *((e.question, e.label) for e in tunnels),
    ]
    asked = [
        Question(
            f"en-{n}", "en", "lookup", Request(text, "en", "europe"), {"status": "answered", "rules": [rule]}
        )
        for n, (text, rule) in enumerate(about)
    ]

    def measure(current: Path, candidate: Path) -> Measured:
        return Measured(*compare(current, candidate, {"dev": asked}))

    add_edit(store, "eva", "alias", {"lang": "en", "name": "choochoo", "means": "station"}, "why")
    passed = publish(store, settings, "eva", gate=measure)
    assert passed.state == "live", passed.report
    assert "Answers that changed: 0 of 8" in passed.report

    # All that is said of tunnels is sent to the stations.
    add_edit(store, "eva", "alias", {"lang": "en", "name": "tunn*", "means": "station"}, "sabotage")
    old = current_build(settings.index_dir)
    refused = publish(store, settings, "eva", gate=measure)
    assert refused.state == "refused", refused.report
    assert "turned wrong" in refused.report
    assert current_build(settings.index_dir) == old


def test_what_cannot_be_measured_does_not_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    with pytest.raises(IndexProblem, match="there is no index"):
        publishing.measure(tmp_path, tmp_path)
