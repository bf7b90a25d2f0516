from __future__ import annotations

import pytest

from rules import EDITIONS, DataError, RuleError, load_edition
from rules.editions import Disagreement, parse_edition


@pytest.mark.parametrize("name", EDITIONS)
def test_each_value_has_a_source(name: str) -> None:
    edition = load_edition(name)
    assert edition.id == name
    for key in edition.entries:
        assert edition.source(key)


def test_an_edition_is_loaded_once() -> None:
    assert load_edition("india") is load_edition("india")


@pytest.mark.parametrize("name", ["", "USA", "germany", "../usa"])
def test_an_unknown_edition_is_refused(name: str) -> None:
    with pytest.raises(RuleError) as error:
        load_edition(name)
    assert (error.value.field, error.value.given) == ("edition", name)
    assert error.value.allowed == list(EDITIONS)


def test_values_come_typed() -> None:
    europe = load_edition("europe")
    assert europe.get("setup.trains") == 45
    assert europe.number("setup.stations") == 3
    assert europe.text("tickets.returned_start") == "box"
    assert europe.words("tiebreak.order") == ("completed_tickets", "stations_used", "european_express")
    assert "station.cost_1" in europe
    assert "station.cost_4" not in europe
    for key in ("tickets.returned_start", "tiebreak.order"):
        with pytest.raises(DataError, match="no number"):
            europe.number(key)
    with pytest.raises(DataError, match=r"europe: setup\.trains is no word"):
        europe.text("setup.trains")
    with pytest.raises(DataError, match=r"europe: setup\.trains is no list"):
        europe.words("setup.trains")


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(RuleError) as error:
        load_edition("usa").get("setup.stations")
    assert error.value.field == "key"
    assert isinstance(error.value.allowed, list)
    assert "setup.trains" in error.value.allowed


def test_points_by_length() -> None:
    assert load_edition("usa").points() == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
    assert load_edition("europe").points() == {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}
    assert load_edition("india").points() == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 8: 21}
    assert load_edition("switzerland").points() == load_edition("usa").points()


def test_only_the_points_of_indias_ferry_of_eight_are_assumed() -> None:
    editions = [load_edition(name) for name in EDITIONS]
    assumed = {(edition.id, key) for edition in editions for key in edition.entries if edition.assumed(key)}
    assert assumed == {("india", "points.8")}


def test_other_versions_of_the_swiss_map_disagree_about_trains() -> None:
    assert load_edition("switzerland").disagreements == (
        Disagreement("setup.trains", 40, "other published versions of this map"),
    )
    assert load_edition("switzerland").number("setup.trains") == 45
    assert all(not load_edition(name).disagreements for name in ("usa", "europe", "india"))


def test_what_a_map_does_not_change_comes_from_the_base_game() -> None:
    for name in ("india", "switzerland"):
        entries = load_edition(name).entries
        assert entries["turn.actions"].inherited
        assert not entries["setup.trains"].inherited
        for key, entry in entries.items():
            if entry.inherited:
                assert entry.value == load_edition("usa").get(key)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("id = 'x'\n[a]\nb = { value = 1 }", "a.b has no source"),
        ("id = 'x'\n[a]\nb = { value = 1, source = ' ' }", "a.b has no source"),
        ("id = 'x'\n[a]\nb = { value = 1, source = 3 }", "a.b has no source"),
        ("id = 'x'\n[a]\nb = { source = 'tr' }", "a.b has no value"),
        ("id = 'x'\n[a]\nb = 1", "a.b has no value"),
        ("id = 'x'\n[a]\nb = { value = 1, source = 'xx' }", "x: a.b names an unknown source 'xx'"),
        ("id = 'x'\n[a]\nb = { value = 1, source = 'tr, base/xx' }", "unknown source 'base/xx'"),
        ("id = 'x'\n[a]\nb = { value = true, source = 'tr' }", "must be a number, a word or a list"),
        ("id = 'x'\n[a]\nb = { value = 1.5, source = 'tr' }", "must be a number, a word or a list"),
        ("id = 'x'\n[a]\nb = { value = [], source = 'tr' }", "must be a number, a word or a list"),
        ("id = 'x'\n[a]\nb = { value = [1], source = 'tr' }", "must be a number, a word or a list"),
        ("id = 'x'\n[a]\nb = { value = 1, source = 'tr', note = '' }", r"unknown parts \['note'\]"),
        ("id = 'x'\na = 1", "a is no section"),
        ("[a]\nb = { value = 1, source = 'tr' }", "no id"),
        (
            "id = 'x'\n[a]\nb = { value = 1, source = 'tr' }\n"
            "[[disagreements]]\nkey = 'a.c'\nvalue = 2\nsource = 's'",
            "known key",
        ),
        (
            "id = 'x'\n[a]\nb = { value = 1, source = 'tr' }\n[[disagreements]]\nkey = 'a.b'\nvalue = 2",
            "known key",
        ),
        ("id = 'x'\ndisagreements = [1]", "known key"),
        ("id =", "edition: "),
    ],
)
def test_bad_data_is_an_error_at_load(text: str, message: str) -> None:
    with pytest.raises(DataError, match=message):
        parse_edition(text)


def test_good_data_is_read_as_written() -> None:
    edition = parse_edition(
        "id = 'x'\n[a]\nb = { value = ['p', 'q'], source = ' tr ,base/kk ', assumed = true }"
    )
    assert edition.entries["a.b"].value == ("p", "q")
    assert edition.source("a.b") == "tr, base/kk"
    assert edition.assumed("a.b")
    assert not edition.entries["a.b"].inherited
