"""Documents that supersede, amend, are withdrawn: what is checked, and what state follows."""

from __future__ import annotations

import datetime
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from corpus import store, withdrawals
from corpus.errors import IngestError
from corpus.ingest import ingest
from corpus.library import dependents, load_library
from corpus.markdown import load_markdown
from corpus.model import Document, Relations, Standing, State
from corpus.versions import check_relations, with_standings
from tests.indexer.conftest import make_document

DAY = datetime.date(2026, 12, 1)


def doc(
    name: str, *, lang: str = "en", edition: str = "usa", rule: str = "turn.one", **said: Any
) -> Document:
    made = make_document(name, lang, edition, [(rule, "A turn is exactly one action.")])
    return replace(made, relations=Relations(**said), taken_in="2026-12-01")


def states(documents: list[Document], *withdrawn: str) -> dict[str, tuple[str, str | None]]:
    gone = {i: Standing(State.WITHDRAWN, "2026-12-02") for i in withdrawn}
    return {d.provenance.id: (d.standing.state, d.standing.by) for d in with_standings(documents, gone)}


def test_a_line_of_printings() -> None:
    line = [doc("c", supersedes=("b",)), doc("a"), doc("b", supersedes=("a",))]
    current, by_b, by_c = ("current", None), ("superseded", "b"), ("superseded", "c")
    gone = ("withdrawn", None)
    assert states(line) == {"c": current, "a": by_b, "b": by_c}
    # A withdrawn printing has no effect, but a later one still stands in the place of all before it.
    assert states(line, "b") == {"c": current, "a": by_c, "b": gone}
    assert states(line, "c") == {"c": gone, "a": by_b, "b": current}
    assert states(line, "b", "c") == {"c": gone, "a": current, "b": gone}
    assert states(line, "a") == {"c": current, "a": gone, "b": by_c}


def test_the_last_to_come_is_named_and_since_when() -> None:
    first = replace(doc("x", supersedes=("a",)), taken_in="2026-12-01")
    last = replace(doc("b", supersedes=("a",)), taken_in="2026-12-09")
    (old, *_) = with_standings([doc("a"), first, last], {})
    assert old.standing == Standing(State.SUPERSEDED, "2026-12-09", "b")
    assert not old.in_force


def test_what_is_not_loaded_has_no_effect() -> None:
    assert states([doc("b", supersedes=("a",), amends=("z",))], "elsewhere") == {"b": ("current", None)}


@pytest.mark.parametrize(
    ("made", "field", "why"),
    [
        (doc("new", supersedes=("nothing",)), "supersedes", "unknown.*one of greek, india, old, unannotated"),
        (doc("new", amends=("nothing",)), "amends", "unknown"),
        (doc("new", supersedes=("new",)), "supersedes", "the document itself"),
        (doc("new", amends=("new",)), "amends", "the document itself"),
        (doc("new", supersedes=("india",)), "supersedes", "another edition.*india"),
        (doc("new", amends=("india",)), "amends", "another edition.*india"),
        (doc("new", supersedes=("two",)), "supersedes", "speaks of switzerland, too"),
        (doc("new", supersedes=("greek",)), "supersedes", "another language.*el"),
        (doc("new", rules=("turn.one",)), "amends_rules", "amends no document"),
        (doc("new", passages=("old#p-1",)), "amends_passages", "amends no document"),
        (doc("new", amends=("old",), rules=("tunnel.match",)), "amends_rules", "not stated by old.*turn.one"),
        (doc("new", amends=("old",), passages=("old#p-2",)), "amends_passages", "unknown.*a passage of old"),
        (doc("new", amends=("old",), passages=("india#p-1",)), "amends_passages", "unknown"),
        (doc("old", supersedes=("circle",)), "supersedes", "old → circle → old"),
        (doc("old", amends=("round",)), "amends", "old → round → old"),
    ],
)
def test_what_cannot_be_is_refused_by_its_field(made: Document, field: str, why: str) -> None:
    bare = doc("unannotated")
    two = doc("two")
    library = [
        doc("old"),
        doc("india", edition="india"),
        doc("greek", lang="el"),
        replace(bare, passages=tuple(replace(p, rules=()) for p in bare.passages)),
    ]
    if made.relations.supersedes[:1] == ("two",):
        library.append(
            replace(two, passages=(*two.passages, replace(two.passages[0], edition="switzerland")))
        )
    if made.provenance.id == "old":
        library = [doc("circle", supersedes=("old",)), doc("round", amends=("old",))]
    with pytest.raises(IngestError, match=why) as caught:
        check_relations(made, [*library, made])
    assert caught.value.field == field


def test_what_can_be_is_accepted() -> None:
    old, greek, bare = doc("old"), doc("greek", lang="el"), doc("bare")
    bare = replace(bare, passages=tuple(replace(p, rules=()) for p in bare.passages))
    for made in (
        doc("new", supersedes=("old",)),
        doc("new", amends=("greek", "old"), rules=("turn.one",)),  # in another language, too
        doc("new", amends=("old",), passages=("old#p-1",)),
        doc("new", amends=("bare",), rules=("tunnel.match",)),  # what it states is measured at the build
        doc("new", amends=("old",)),
    ):
        check_relations(made, [old, greek, bare, made])


def take(tmp_path: Path, name: str, text: str, **more: Any) -> Document:
    path = tmp_path / f"{name}.txt"
    path.write_text(text, encoding="utf-8")
    options: dict[str, Any] = {"edition": "usa", "lang": "en", "authority": "publisher", "title": name}
    options |= {"out_dir": tmp_path / "library", "shipped_dir": tmp_path / "none", "document_id": name}
    return ingest(path, today=DAY, **(options | more)).document


def library(tmp_path: Path) -> dict[str, Document]:
    return {d.provenance.id: d for d in load_library(tmp_path / "none", tmp_path / "library")}


def test_superseded_documents_stay_with_their_state(tmp_path: Path) -> None:
    old = take(tmp_path, "first", "You draw two cards in your turn.")
    take(tmp_path, "second", "You draw three cards in your turn.", relations=Relations(supersedes=("first",)))
    loaded = library(tmp_path)
    assert loaded["first"] == replace(old, standing=Standing(State.SUPERSEDED, "2026-12-01", "second"))
    assert loaded["second"].relations == Relations(supersedes=("first",))
    assert dependents("first", tmp_path / "none", tmp_path / "library") == ["second"]
    # Nothing is stored that would go in a circle, or that would leave a relation without its end.
    before = sorted(p.name for p in (tmp_path / "library").rglob("*"))
    with pytest.raises(IngestError, match="first → second → first"):
        take(tmp_path, "first", "Circle.", relations=Relations(supersedes=("second",)), replace=True)
    with pytest.raises(IngestError, match=r"second depends on it .*another edition") as caught:
        take(tmp_path, "first", "You draw three cards.", edition="india", replace=True)
    assert caught.value.field == "id"
    assert sorted(p.name for p in (tmp_path / "library").rglob("*")) == before


def test_withdrawn_and_restored(tmp_path: Path) -> None:
    take(tmp_path, "first", "You draw two cards in your turn.")
    out = tmp_path / "library"
    withdrawals.withdraw(library(tmp_path)["first"], out, since="2026-12-02", reason=" a  misprint ")
    assert library(tmp_path)["first"].standing == Standing(State.WITHDRAWN, "2026-12-02", None, "a misprint")
    with pytest.raises(IngestError, match="withdrawn already, since 2026-12-02"):
        withdrawals.withdraw(library(tmp_path)["first"], out, since="2026-12-03")
    assert withdrawals.restore("first", out).reason == "a misprint"
    assert library(tmp_path)["first"].in_force
    assert not (out / withdrawals.FILE).exists()
    with pytest.raises(IngestError, match="was not withdrawn") as caught:
        withdrawals.restore("first", out)
    assert caught.value.field == "id"
    with pytest.raises(IngestError, match="control or invisible"):
        withdrawals.withdraw(library(tmp_path)["first"], out, since="2026-12-02", reason="a\x00b")


@pytest.mark.parametrize("text", ["", "[]", "{", '{"a": 1}', '{"a": {"since": "2026"}}', "[" * 100_000])
def test_a_damaged_list_of_withdrawals_names_its_file(tmp_path: Path, text: str) -> None:
    (tmp_path / withdrawals.FILE).write_text(text)
    with pytest.raises(IngestError, match=r"withdrawn\.json.*is damaged|is damaged.*withdrawn\.json"):
        withdrawals.read(tmp_path)


def test_records_of_before_have_no_relations(tmp_path: Path) -> None:
    made = take(tmp_path, "first", "You draw two cards in your turn.")
    path = tmp_path / "library" / "first" / store.RECORD
    record = json.loads(path.read_text(encoding="utf-8"))
    del record["relations"], record["taken_in"]
    path.write_text(json.dumps(record), encoding="utf-8")
    assert library(tmp_path)["first"] == replace(made, taken_in=None)


FRONT = """+++
id = "{id}"
title = "T"
lang = "en"
edition = "usa"
publisher = "Konduktor"
authority = "community"
license = "Apache-2.0"
date = "2026-11-30"
{more}
+++

## One {{#one}}

<!-- rules: turn.one -->
A turn is exactly one action.
"""


def markdown(folder: Path, name: str, more: str = "") -> Path:
    path = folder / f"{name}.md"
    path.write_text(FRONT.format(id=name, more=more), encoding="utf-8")
    return path


def test_front_matter_says_it(tmp_path: Path) -> None:
    markdown(tmp_path, "a")
    markdown(tmp_path, "b", 'supersedes = "a"')
    markdown(tmp_path, "c", 'amends = ["b"]\namends_rules = ["turn.one"]\namends_passages = ["b#one-1"]')
    markdown(tmp_path, "d", 'withdrawn = "2026-12-01"\nwithdrawn_reason = "a misprint"')
    loaded = {d.provenance.id: d for d in load_library(tmp_path)}
    assert loaded["a"].standing == Standing(State.SUPERSEDED, "2026-11-30", "b")
    assert loaded["c"].relations == Relations((), ("b",), ("turn.one",), ("b#one-1",))
    assert loaded["d"].standing == Standing(State.WITHDRAWN, "2026-12-01", None, "a misprint")
    # What front matter withdraws, it alone restores.
    with pytest.raises(IngestError, match="was not withdrawn"):
        withdrawals.restore("d", tmp_path)


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ("supersedes = 3", "supersedes"),
        ("amends = [3]", "amends"),
        ('amends_rules = [""]', "amends_rules"),
        ("amends_passages = true", "amends_passages"),
        ('withdrawn = "soon"', "withdrawn"),
        ('withdrawn = "2026-12-01"\nwithdrawn_reason = "a\\u0000b"', "withdrawn_reason"),
        ('supersedes = "nothing"', "supersedes"),
    ],
)
def test_front_matter_that_cannot_be(tmp_path: Path, more: str, field: str) -> None:
    markdown(tmp_path, "a", more)
    with pytest.raises(IngestError) as caught:
        load_library(tmp_path)
    assert caught.value.field == field


def test_a_date_of_toml_is_a_day(tmp_path: Path) -> None:
    path = markdown(tmp_path, "a", "withdrawn = 2026-12-01")
    assert load_markdown(path).standing.since == "2026-12-01"
