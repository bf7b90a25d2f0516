"""Every sentence exists in every language and can be formatted for every edition, number and step."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from assistant.normalize import LANGUAGES
from assistant.sentences import statement, step_text
from assistant.wording import FILES, WordingError, load_wording
from rules import Step, load_catalogue
from rules.steps import STEPS

_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_YES_NO = {
    "tr": ("evet", "hayır"),
    "pl": ("tak,", "tak.", "nie,", "nie."),
    "kk": ("иә", "жоқ"),
    "el": ("ναι", "όχι"),
    "it": ("sì", "no,", "no."),
    "en": ("yes", "no,", "no.", "no:"),
}


def _ids(lang: str) -> set[str]:
    folder = files("assistant") / "locales" / lang
    return {i for name in FILES for i in _ID.findall((folder / name).read_text(encoding="utf-8"))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages(lang: str) -> None:
    assert _ids(lang) == _ids("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_its_sentence_in_every_edition(lang: str) -> None:
    for rule in load_catalogue().values():
        for edition in rule.editions or ("usa",):
            text = statement(rule.id, edition, lang)
            assert text
            assert "{" not in text
            assert not text.casefold().startswith(_YES_NO[lang]), f"{rule.id} begins with a verdict: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_sentence(lang: str) -> None:
    samples: dict[str, Any] = {
        "path": ["Wien", "Zürich"],
        "first": ["Wien", "Zürich"],
        "second": ["Wien", "Roma"],
    }
    names = {"color", "card", "played"}
    lists: dict[str, Any] = {
        "colors": ["red", "blue"],
        "cities": ["Wien"],
        "players": ["Ada", "Bo"],
        "values": [1, 2],
    }
    for rule, cases in STEPS.items():
        for case, params in cases.items():
            for number in (0, 1, 2, 3, 5, 12, 22):
                values = {
                    p: samples.get(
                        p, lists.get(p, "red" if p in names else "Wien" if p.startswith("city") else number)
                    )
                    for p in params
                }
                assert step_text(Step(rule, {"case": case, **values}), load_wording(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_and_editions_stand_in_the_sentences(lang: str) -> None:
    assert "45" in statement("setup.trains", "usa", lang)
    assert "10" in statement("longest.bonus", "europe", lang)
    assert "8 → 21" in statement("route.points", "europe", lang)
    assert "5 → 10" in statement("route.points", "usa", lang)
    assert "8" not in statement("route.points", "india", lang)
    assert statement("tickets.returned_start", "usa", lang) != statement(
        "tickets.returned_start", "europe", lang
    )
    assert statement("draw.second_locomotive", "usa", lang) != statement(
        "draw.second_locomotive", "switzerland", lang
    )


def test_polish_has_its_plurals() -> None:
    wording = load_wording("pl")
    found = {n: wording.text("result-tunnel_extra_cards", {"n": n}) for n in (1, 2, 5, 22)}
    assert "kart" in found[5]
    assert found[1].removeprefix("1") != found[2].removeprefix("2") != found[5].removeprefix("5")
    assert found[2].removeprefix("2") == found[22].removeprefix("22")


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(WordingError, match="no message"):
        load_wording("it").text("not-there")
    with pytest.raises(WordingError, match="setup-trains"):
        load_wording("it").text("setup-trains", {"edition": "usa"})
