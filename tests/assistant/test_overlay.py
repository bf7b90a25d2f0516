"""What editors add: aliases in a question, decisions between sources, house rulings; and the file that holds them."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.evidence import Evidence
from assistant.examples import Example
from assistant.overlay import Alias, HouseRuling, Overlay, Precedence, load_overlay, save_overlay
from corpus.model import Document
from tests.indexer.conftest import make_document

ALIASES = (
    Alias("tr", "Piter", "Petrograd"),
    Alias("en", "rainbow train*", "locomotive"),
    Alias("en", "rainbow", "gray"),
    Alias("pl", "Piotrowo", "Petrograd"),
)


@pytest.mark.parametrize(
    ("text", "lang", "known"),
    [
        ("Piter'den Moskova'ya kaç vagon?", "tr", "Petrograd Moskova'ya kaç vagon?"),
        ("pitere yol var mı", "tr", "Petrograd yol var mı"),
        ("z Piotrowa do Moskwy?", "pl", "z Petrograd do Moskwy?"),
        ("Is a RAINBOW-trains card wild?", "en", "Is a locomotive card wild?"),
        ("a rainbow route", "en", "a gray route"),
        ("the jupiter card", "tr", "the jupiter card"),
        ("Piter", "en", "Piter"),
        ("", "en", ""),
    ],
)
def test_aliases_become_known_words(text: str, lang: str, known: str) -> None:
    assert Overlay(aliases=ALIASES).in_known_words(text, lang) == known


def test_the_later_of_two_aliases_counts() -> None:
    twice = Overlay(aliases=(Alias("en", "zug", "train"), Alias("en", "zug", "station")))
    assert twice.in_known_words("a zug", "en") == "a station"


@pytest.fixture
def documents() -> dict[str, Document]:
    made = [
        make_document("a", "en", "usa", [("longest.bonus", "Ten points for the longest path.")]),
        make_document(
            "b", "en", "usa", [("longest.bonus", "Twelve points."), ("draw.two_cards", "Draw two cards.")]
        ),
    ]
    return {d.provenance.id: d for d in made}


def test_a_decision_leaves_the_other_source_out(documents: dict[str, Document]) -> None:
    def cited(*decisions: Precedence, rule: str = "longest.bonus") -> list[str]:
        evidence = Evidence(documents, {}, decisions)
        return [p.document_id for p in evidence.for_rule(rule, ["usa"], "en")]

    assert cited() == ["a", "b"]
    assert cited(Precedence("b", "a")) == ["b"]
    assert cited(Precedence("a", "b", "longest.bonus")) == ["a"]
    assert cited(Precedence("a", "b", "draw.two_cards")) == ["a", "b"]
    # Where the preferred one says nothing, the other is all there is.
    assert cited(Precedence("a", "b"), rule="draw.two_cards") == ["b"]
    # A circle is cut by the later decision.
    assert cited(Precedence("a", "b"), Precedence("b", "a")) == ["b"]


def test_house_rulings_by_edition_and_language() -> None:
    overlay = Overlay(
        rulings=(
            HouseRuling("open.other", {"en": "old"}),
            HouseRuling("open.other", {"en": "Flip a coin", "pl": "Rzut monetą"}),
            HouseRuling("open.other", {"kk": "Тиын"}, "india"),
        )
    )
    general = overlay.ruling("open.other", "usa")
    assert general is not None
    assert [general.text(lang) for lang in ("pl", "en", "it")] == [
        ("pl", "Rzut monetą"),
        ("en", "Flip a coin"),
        ("en", "Flip a coin"),
    ]
    special = overlay.ruling("open.other", "india")
    assert special is not None
    assert special.text("el") == ("kk", "Тиын")
    assert overlay.ruling("open.final_tie", None) is None


def test_the_file_gives_back_what_was_written(tmp_path: Path) -> None:
    overlay = Overlay(
        (Example("How many?", "en", "tunnel.reveal"),),
        ALIASES,
        (Precedence("a", "b"),),
        (HouseRuling("open.other", {"el": "Ναι"}, "usa"),),
    )
    save_overlay(overlay, tmp_path / "overlay.json")
    read = load_overlay(tmp_path / "overlay.json")
    assert read == overlay
    assert read.version == overlay.version != ""
    assert load_overlay(tmp_path / "nothing.json") == Overlay()
    assert Overlay().version == ""


@pytest.mark.parametrize("text", ["", "[]", '{"overlay": 2}', '{"overlay": 1, "examples": [{"x": 1}]}'])
def test_a_damaged_file_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "overlay.json").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"overlay\.json is damaged"):
        load_overlay(tmp_path / "overlay.json")
