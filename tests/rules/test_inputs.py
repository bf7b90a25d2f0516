"""Inputs are checked strictly, described as JSON Schema, and refused with what is allowed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import EDITIONS, MissingInputError, RuleError, Ruling, computations, compute
from rules.compute import Computation, registry
from rules.errors import DataError
from rules.inputs import (
    Bool,
    Choice,
    EdgeItem,
    Fields,
    Int,
    IntOrItems,
    Items,
    Spec,
    Table,
    Text,
    TextTable,
    fields,
)

NAMES = list(registry())
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.just(10**40),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


def refused(spec: Spec, value: object) -> RuleError:
    with pytest.raises(RuleError) as error:
        spec.check(value, "f")
    return error.value


@pytest.mark.parametrize(
    "value", [True, False, 1.0, float("nan"), "2", None, 0, 4, -1, pytest.param(10**5000, id="huge"), [2]]
)
def test_a_number_is_a_whole_number_within_bounds(value: object) -> None:
    error = refused(Int(1, 3), value)
    assert error.field == "f"
    assert error.allowed == {"type": "integer", "min": 1, "max": 3}
    json.dumps(error.to_dict())


@pytest.mark.parametrize("value", [1, 2, 3])
def test_bounds_belong_to_the_range(value: int) -> None:
    assert Int(1, 3).check(value, "f") == value


def test_kinds_of_input() -> None:
    value: object
    assert Bool().check(False, "f") is False
    for value in (0, 1, "true", None):
        assert refused(Bool(), value).allowed == [True, False]
    assert Text().check("x" * 60, "f") == "x" * 60
    for value in ("", "  ", "x" * 61, 3, None, ["x"]):
        assert refused(Text(), value).allowed == {"type": "string", "min": 1, "max": 60}
    assert Choice(("a", "b")).check("b", "f") == "b"
    for value in ("c", 1, None, ["a"], {}):
        assert refused(Choice(("a", "b")), value).allowed == ["a", "b"]
    numbers = Items(Int(0, 9), 1, 2)
    assert numbers.check((1, 2), "f") == [1, 2]
    for value in ([], [1, 2, 3], "1", b"1", {"a": 1}, {1}, 1, None):
        assert refused(numbers, value).allowed == {"type": "array", "min": 1, "max": 2}
    assert refused(numbers, [1, 10]).field == "f[1]"
    table = Table(("a", "b"), Int(0, 9), 1)
    assert list(table.check({"b": 1, "a": 2}, "f").items()) == [("a", 2), ("b", 1)]
    assert refused(table, []).allowed == {"type": "object", "keys": ["a", "b"], "min": 1}
    assert refused(table, {}).given == {}
    error = refused(table, {"c": 1})
    assert (error.field, error.given, error.allowed) == ("f.c", "c", ["a", "b"])
    assert refused(table, {"a": 10}).field == "f.a"
    names = TextTable(Int(0, 9), 1, 2)
    assert names.check({"x": 1}, "f") == {"x": 1}
    for value in ({}, {"a": 1, "b": 2, "c": 3}, [], 1):
        assert refused(names, value).allowed == {"type": "object", "min": 1, "max": 2}
    assert refused(names, {"": 1}).field == "f"
    assert refused(names, {"x": 10}).field == "f.x"
    either = IntOrItems(Int(0, 9), Items(Int(0, 9)))
    assert either.check(3, "f") == 3
    assert either.check([3], "f") == [3]
    assert refused(either, 10).allowed == {"type": "integer", "min": 0, "max": 9}
    assert refused(either, "3").allowed == {"type": "array", "min": 0, "max": 200}
    assert either.allowed() == {
        "form": "either",
        "either": [Int(0, 9).allowed(), Items(Int(0, 9)).allowed()],
    }
    edge = EdgeItem(9)
    assert edge.check(["a", "b", 9], "f") == ("a", "b", 9)
    for value in ("abc", ["a", "b"], ["a", "b", 1, 2], {"a": 1, "b": 2, "c": 3}, None):
        assert refused(edge, value).allowed == edge.allowed()
    error = refused(edge, ["a", "a", 1])
    assert (error.field, error.allowed) == ("f[1]", {"form": "two_cities"})
    assert refused(edge, [1, "a", 1]).field == "f[0]"


def test_objects_name_their_missing_and_unknown_fields() -> None:
    thing = fields({"a": Int(0, 9)}, b=Int(0, 9))
    assert thing.check({"b": 2, "a": 1}, "f") == {"a": 1, "b": 2}
    assert thing.check({"a": 1, "b": None}, "f") == {"a": 1}
    with pytest.raises(MissingInputError) as missing:
        thing.check({"b": 2}, "f")
    assert (missing.value.field, missing.value.code) == ("f.a", "missing")
    assert missing.value.allowed == {"type": "integer", "min": 0, "max": 9}
    with pytest.raises(MissingInputError):
        thing.check({"a": None}, "f")
    error = refused(thing, {"a": 1, "c": 2})
    assert (error.field, error.given, error.allowed) == ("f.c", "c", ["a", "b"])
    assert refused(thing, [1]).allowed == {"type": "object", "keys": ["a", "b"]}
    with pytest.raises(RuleError) as whole:
        thing.check(3, "")
    assert whole.value.field == "inputs"
    with pytest.raises(RuleError) as top:
        thing.check({"x": 3}, "")
    assert top.value.field == "x"
    assert fields(a=Int(0, 1)).check({}, "") == {}


def test_errors_say_what_is_wrong_and_what_is_allowed() -> None:
    assert str(refused(Int(2, 5), 7)) == "f must be 2–5, got 7"
    assert str(refused(Choice(("a", "b")), "c")) == "f must be one of a, b, got 'c'"
    assert str(refused(Int(2, 5), 10**5000)) == "f must be 2–5, got an integer of more than 18 digits"
    many = Choice(tuple(f"city{n}" for n in range(30)))
    assert str(refused(many, "x")).endswith("city11, …, got 'x'")
    assert str(RuleError("f", "x" * 200, {"form": "deck", "card": "red", "max": 12})) == (
        "f must be of the form deck (card red, max 12), got '" + "x" * 78 + "…"
    )
    assert str(RuleError("f", 1, {"form": "two_cities"})) == "f must be of the form two_cities, got 1"
    assert str(RuleError("f", [10**5000], "x")) == "f must be x, got a list too large to print"
    assert RuleError("f", 10**18 - 1, "x").to_dict()["given"] == 10**18 - 1
    assert RuleError("f", -(10**18), "x").to_dict()["given"] == "an integer of more than 18 digits"
    assert RuleError("f", None, "x").to_dict() == {
        "code": "invalid",
        "field": "f",
        "given": None,
        "allowed": "x",
    }
    assert RuleError("f", True, "x").to_dict()["given"] is True
    assert RuleError("f", "x" * 80, "x").to_dict()["given"] == "x" * 80
    assert RuleError("f", "x" * 81, "x").to_dict()["given"] == "'" + "x" * 78 + "…"
    assert RuleError("f", 1.5, "x").to_dict()["given"] == "1.5"
    assert issubclass(RuleError, ValueError)
    assert issubclass(DataError, ValueError)
    assert not issubclass(DataError, RuleError)


@pytest.mark.parametrize("name", ["", "nope", None, 3, ["route_points"], True])
def test_an_unknown_computation_is_refused(name: Any) -> None:
    with pytest.raises(RuleError) as error:
        compute(name, {})
    assert (error.value.field, error.value.allowed) == ("name", NAMES)


def test_computations_are_listed_with_their_schemas() -> None:
    listed = computations()
    assert list(listed) == [
        "route_points",
        "routes_points",
        "double_route_open",
        "claim_check",
        "ferry_cost",
        "tunnel_extra_cards",
        "tunnel_odds",
        "station_cost",
        "stations_cost",
        "unused_stations",
        "best_stations",
        "tickets_to_keep",
        "tickets_points",
        "ticket_completed",
        "longest_path",
        "mandala",
        "country_ticket",
        "draw_check",
        "face_up_reset",
        "last_round",
        "final_scores",
        "legal_table",
        "player_score",
        "tie_break",
    ]
    assert json.loads(json.dumps(listed)) == listed
    assert listed["route_points"] == {
        "title": "route_points",
        "description": "Gives the points of a route by its length.",
        "type": "object",
        "properties": {
            "edition": {"enum": list(EDITIONS)},
            "length": {"type": "integer", "minimum": 1, "maximum": 8},
        },
        "required": ["edition", "length"],
        "additionalProperties": False,
    }
    assert listed["mandala"]["properties"]["tickets"] == {  # type: ignore[index, call-overload]
        "oneOf": [
            {"type": "integer", "minimum": 0, "maximum": 58},
            {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "city_a": {"type": "string", "minLength": 1, "maxLength": 60},
                        "city_b": {"type": "string", "minLength": 1, "maxLength": 60},
                        "points": {"type": "integer", "minimum": 1, "maximum": 50},
                    },
                    "required": ["city_a", "city_b"],
                    "additionalProperties": False,
                },
                "minItems": 0,
                "maxItems": 58,
            },
        ]
    }


def test_schemas_of_the_kinds_of_input() -> None:
    assert Bool().schema() == {"type": "boolean"}
    assert Table(("a",), Bool(), 1).schema() == {
        "type": "object",
        "properties": {"a": {"type": "boolean"}},
        "additionalProperties": False,
        "minProperties": 1,
    }
    assert TextTable(Bool(), 1, 4).schema() == {
        "type": "object",
        "additionalProperties": {"type": "boolean"},
        "minProperties": 1,
        "maxProperties": 4,
    }
    assert EdgeItem(9).schema() == {
        "type": "array",
        "prefixItems": [Text().schema(), Text().schema(), Int(1, 9).schema()],
        "minItems": 3,
        "maxItems": 3,
    }


@settings(max_examples=400)
@given(st.sampled_from(NAMES), st.dictionaries(st.text(max_size=6), JUNK, max_size=3), st.data())
def test_junk_raises_nothing_but_rule_errors(name: str, junk: dict[str, Any], data: st.DataObject) -> None:
    entry = registry()[name]
    known = {**entry.inputs.required, **entry.inputs.optional}
    inputs = {**junk, **{key: data.draw(JUNK) for key in known if data.draw(st.booleans())}}
    if "edition" in known:
        inputs["edition"] = data.draw(st.sampled_from(EDITIONS))
    try:
        ruling = compute(name, inputs)
    except RuleError as error:
        told = error
    else:
        json.dumps(ruling.to_dict(), allow_nan=False)
        return
    json.dumps(told.to_dict(), allow_nan=False)
    assert told.field in str(told)


def test_the_same_inputs_give_the_same_ruling() -> None:
    inputs = {"edition": "india", "length": 8}
    first, second = compute("route_points", inputs), compute("route_points", dict(inputs))
    assert first == second
    assert first.to_dict() == {
        "name": "route_points",
        "inputs": {"edition": "india", "length": 8},
        "result": 21,
        "steps": [
            {"rule": "open.india_eight", "params": {"case": "assumed", "length": 8, "points": 21}},
            {"rule": "route.points", "params": {"case": "assumed", "length": 8, "points": 21}},
        ],
        "rules": ["open.india_eight", "route.points"],
        "assumed": True,
    }
    assert inputs == {"edition": "india", "length": 8}


def test_a_ruling_lists_each_rule_once() -> None:
    ruling = compute(
        "tunnel_extra_cards", {"edition": "europe", "played": {"red": 1}, "revealed": ["red", "red", "red"]}
    )
    assert ruling.rules == ("tunnel.reveal", "tunnel.match", "tunnel.extra_payment")
    assert Ruling("n", {}, 1, (), ("a",)).rules == ("a",)
    assert isinstance(registry()["route_points"], Computation)
    assert isinstance(registry()["route_points"].inputs, Fields)


@pytest.mark.parametrize("bad", ["a\ud800", "\x00", "a\nb", "\x1b[31m", "a\x85"])
def test_what_is_no_text_is_refused_and_told_escaped(bad: str) -> None:
    told = [
        refused(Text(), bad),
        refused(TextTable(Int(0, 9), 1, 2), {bad: 1}),
        refused(EdgeItem(9), [bad, "b", 1]),
        refused(Table(("a",), Int(0, 9)), {bad: 1}),
        refused(Choice(("a",)), bad),
        refused(fields(a=Text()), {bad: 1}),
        refused(fields(a=Items(fields(b=Text()))), {"a": [{"b": bad}]}),
        refused(fields(a=Items(fields(b=Text()))), {"a": [{bad: "b"}]}),
    ]
    for error in told:
        shown = json.dumps(error.to_dict(), ensure_ascii=False) + str(error)
        assert shown.encode("utf-8").decode().isprintable()
    assert told[0].allowed == {"type": "string", "min": 1, "max": 60, "without": ["Cc", "Cs"]}


def test_a_very_long_key_is_shortened() -> None:
    assert len(refused(fields(a=Text()), {"k" * 5000: 1}).field) == 200
