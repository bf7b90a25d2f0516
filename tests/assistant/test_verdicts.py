"""Verdicts on claims: both polarities, numbers with their causes, what depends, and what nobody can decide."""

from __future__ import annotations

from typing import Any

import pytest

from assistant.disputed import ClaimMade, Dispute, Facts, Verdict
from assistant.normalize import LANGUAGES
from assistant.service import Assistant
from assistant.verdicts import judge
from rules import RuleError

# One pair a language: a modal that permits or denies, the first claim right.
PAIRS = {
    "en": ("draw.second_locomotive", "You may not take a face-up locomotive as your second card.", "You may take a face-up locomotive as your second card."),  # noqa: E501
    "tr": ("draw.second_locomotive", "İkinci kart olarak açık lokomotif alınamaz.", "İkinci kart olarak açık lokomotif alınabilir."),  # noqa: E501
    "pl": ("claim.gray_one_color", "Na szarej trasie nie wolno mieszać kolorów.", "Na szarej trasie wolno mieszać kolory."),  # noqa: E501
    "kk": ("draw.second_locomotive", "Екінші карта ретінде ашық локомотив алуға болмайды.", "Екінші карта ретінде ашық локомотив алуға болады."),  # noqa: E501
    "el": ("longest.loops", "Η μεγαλύτερη διαδρομή μπορεί να έχει κύκλους.", "Η μεγαλύτερη διαδρομή δεν μπορεί να έχει κύκλους."),  # noqa: E501
    "it": ("longest.loops", "Il percorso più lungo può contenere cicli.", "Il percorso più lungo non può contenere cicli."),  # noqa: E501
}  # fmt: skip
TUNNEL = Facts("tunnel_extra_cards", {"played": {"red": 2}, "revealed": ["red", "locomotive", "blue"]})


def _judge(assistant: Assistant, *texts: str, **values: Any) -> tuple[Verdict, ...]:
    return judge(assistant, Dispute(tuple(ClaimMade(t) for t in texts), **values)).verdicts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_polarities(assistant: Assistant, lang: str) -> None:
    rule, right, wrong = PAIRS[lang]
    for first, second in ((right, wrong), (wrong, right)):
        found = _judge(assistant, first, second, lang=lang, edition="europe")
        assert [v.verdict for v in found] == [
            "supported" if text == right else "contradicted" for text in (first, second)
        ]
        assert {v.rule for v in found} == {rule}
        assert all(rule in c.rules for v in found for c in v.citations[:1])


def test_two_claims_may_both_be_wrong(assistant: Assistant) -> None:
    found = _judge(
        assistant, "He owes 3 more cards.", "It is 1 more card.", lang="en", edition="europe", facts=TUNNEL
    )
    assert [(v.verdict, v.claimed, v.number, v.mistake) for v in found] == [
        ("contradicted", 3, 2, "every_card"),
        ("contradicted", 1, 2, "forgot_locomotive"),
    ]
    assert set(found[0].reasons) == set(LANGUAGES)


def test_inputs_are_read_from_what_happened(assistant: Assistant) -> None:
    found = _judge(
        assistant,
        "That costs 2 more cards.",
        "Only 1 more card.",
        happened="I laid 2 red cards in a tunnel; a red, a locomotive and a blue were turned up.",
        lang="en",
        edition="europe",
    )
    assert [(v.verdict, v.number) for v in found] == [("supported", 2), ("contradicted", 2)]


def test_each_claim_in_its_own_language(assistant: Assistant) -> None:
    claims = (
        ClaimMade("Χρωστάει 2 κάρτες ακόμα.", "el", "Θ"),
        ClaimMade("Musi dopłacić 1 kartę.", "pl", "O"),
    )
    found = judge(assistant, Dispute(claims, "Tünelde oldu.", "tr", "europe", facts=TUNNEL)).verdicts
    assert [(v.lang, v.verdict) for v in found] == [("el", "supported"), ("pl", "contradicted")]


def test_what_editions_decide_depends_on_them(assistant: Assistant) -> None:
    found = _judge(assistant, PAIRS["en"][1], PAIRS["en"][2], lang="en")
    assert {(v.verdict, v.depends_on) for v in found} == {("depends", "edition")}
    assert found[0].options == {"usa": True, "europe": True, "india": True, "switzerland": False}
    known = _judge(assistant, PAIRS["en"][1], PAIRS["en"][2], lang="en", edition="switzerland")
    assert [v.verdict for v in known] == ["contradicted", "supported"]


def test_an_edition_without_the_rule_contradicts(assistant: Assistant) -> None:
    found = _judge(
        assistant,
        "Every unused station gives 4 points.",
        "There are no stations in this game.",
        lang="en",
        edition="usa",
    )
    assert [v.verdict for v in found] == ["contradicted", "supported"]


def test_what_no_text_settles_is_undetermined(assistant: Assistant) -> None:
    found = _judge(
        assistant,
        "Players may trade cards with each other.",
        "Trading cards is forbidden.",
        lang="en",
        edition="usa",
    )
    assert [v.verdict for v in found] == ["undetermined", "undetermined"]
    assert found[0].citations == ()
    india = Facts("route_points", {"length": 8})
    assumed = _judge(
        assistant, "It is 21 points.", "It is 18 points.", lang="en", edition="india", facts=india
    )
    assert [(v.verdict, v.rule) for v in assumed] == [("undetermined", "open.india_eight")] * 2


def test_what_is_not_about_the_game_is_undetermined(assistant: Assistant) -> None:
    found = _judge(assistant, "It will rain tomorrow in Paris.", "My cat is older than yours.", lang="en")
    assert [v.verdict for v in found] == ["undetermined", "undetermined"]


def test_facts_that_cannot_be_name_their_field(assistant: Assistant) -> None:
    four = Facts("tunnel_extra_cards", {"played": {"red": 2}, "revealed": ["red"] * 4})
    with pytest.raises(RuleError) as error:
        _judge(assistant, "2 cards", "1 card", lang="en", edition="europe", facts=four)
    assert error.value.field == "facts.inputs.revealed"
