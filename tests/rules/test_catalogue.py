from __future__ import annotations

import pytest

from rules import EDITIONS, DataError, RuleError, load_catalogue, load_edition
from rules.catalogue import parse_catalogue


def test_the_catalogue_resolves_in_each_edition() -> None:
    for rule in load_catalogue().values():
        for edition in rule.editions:
            values = rule.values(edition)
            assert set(values) == set(rule.params)
            assert rule.value is None or rule.value in values
            assert (rule.truth_for(edition) is None) == (rule.proposition is None)


def test_truth_may_differ_by_edition() -> None:
    rule = load_catalogue()["draw.second_locomotive"]
    assert {edition: rule.truth_for(edition) for edition in EDITIONS} == {
        "usa": False,
        "europe": False,
        "india": False,
        "switzerland": True,
    }
    assert load_catalogue()["station.cost"].truth_for("europe") is None
    assert load_catalogue()["tunnel.decline"].truth_for("usa") is None


def test_a_rule_has_no_values_where_it_does_not_hold() -> None:
    with pytest.raises(RuleError) as error:
        load_catalogue()["station.cost"].values("usa")
    assert (error.value.field, error.value.allowed) == ("edition", ["europe"])


def test_rules_inherited_as_a_whole_take_no_number_of_the_maps_own() -> None:
    for rule in load_catalogue().values():
        for edition in rule.inherits:
            for key in rule.params.values():
                assert load_edition(edition).get(key) == load_edition("usa").get(key)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("['a']\neditions = ['mars']", "unknown edition"),
        ("['a']\neditions = ['usa']\ninherits = ['india']", "inherits in an edition"),
        ("['a']\neditions = ['usa']\nparams = { x = 'setup.stations' }", "has no setup.stations"),
        ("['a']\neditions = ['usa']\nparams = { x = 'setup.trains' }\nvalue = 'y'", "none of its params"),
        ("['a']\neditions = ['usa']\nproposition = 'p'", "go together"),
        ("['a']\neditions = ['usa']\ntruth = true", "go together"),
        ("['a']\neditions = ['usa']\nproposition = 'p'\ntruth = 'yes'", "truth must be"),
        ("['a']\neditions = ['usa']\nproposition = 'p'\ntruth = { usa = 1 }", "truth must be"),
        ("['a']\neditions = ['usa']\nproposition = 'p'\ntruth = { india = true }", "does not hold"),
        ("['a']\neditions = ['usa', 'india']\nproposition = 'p'\ntruth = { usa = true }", "says nothing for"),
        ("['a']\neditions = ['usa']\nwhat = 1", "unknown parts"),
        ("a = 1", "not a table"),
        ("a =", "catalogue: "),
    ],
)
def test_bad_data_is_an_error_at_load(text: str, message: str) -> None:
    with pytest.raises(DataError, match=message):
        parse_catalogue(text)


def test_a_rule_is_read_as_written() -> None:
    rule = parse_catalogue(
        "['a.b']\neditions = ['usa', 'india']\ninherits = ['india']\nparams = { x = 'tiebreak.order' }\n"
        "value = 'x'\nproposition = 'p'\ntruth = { usa = true, other = false }\nopen = true"
    )["a.b"]
    assert rule.truth == {"usa": True, "india": False}
    assert rule.values("usa") == {"x": "completed_tickets, longest_path"}
    assert rule.open
    assert (rule.id, rule.inherits, rule.value, rule.proposition) == ("a.b", ("india",), "x", "p")
