"""Patterns of the lexicons and how they are found."""

from __future__ import annotations

import pytest

from assistant.lexicon import Lexicon, load_lexicon
from assistant.normalize import LANGUAGES, tokenize


def found(lexicon: Lexicon, text: str) -> list[tuple[str, int | None]]:
    return [(m.concept, m.value) for m in lexicon.find(tokenize(text, lexicon.lang))]


@pytest.fixture
def lexicon() -> Lexicon:
    return Lexicon(
        "en",
        {
            "concepts": {"start": ["set up"], "train": ["train*"], "player": ["2p"]},
            "other_games": {"names": ["7 wonders"]},
            "numbers": {"two": 2, "twenty": 20, "one": 1},
            "ordinals": {"1st": 1, "2-nd": 2},
            "articles": {"words": ["one"]},
            "fillers": {"words": ["the"]},
        },
    )


def test_patterns_that_begin_with_a_digit(lexicon: Lexicon) -> None:
    assert found(lexicon, "the 1st") == [("ordinals", 1)]
    assert found(lexicon, "7 Wonders") == [("other_games.names", None)]
    assert found(lexicon, "2p") == [("numbers", 2), ("concepts.player", None)]
    assert found(lexicon, "2-nd") == [("ordinals", 2)]


def test_a_digit_and_letters_apart_are_no_ordinal(lexicon: Lexicon) -> None:
    assert found(lexicon, "1 st") == [("numbers", 1)]


def test_a_hyphen_is_as_good_as_a_space(lexicon: Lexicon) -> None:
    assert found(lexicon, "set-up") == found(lexicon, "set up") == [("concepts.start", None)]


def test_number_words_are_added_up(lexicon: Lexicon) -> None:
    assert found(lexicon, "twenty two trains") == [("numbers", 22), ("concepts.train", None)]
    assert found(lexicon, "twenty-one") == [("numbers", 21)]
    assert found(lexicon, "20 two") == [("numbers", 20), ("numbers", 2)]


def test_articles_are_weak_numbers(lexicon: Lexicon) -> None:
    weak = {m.value: m.weak for m in lexicon.find(tokenize("one two 1", "en"))}
    assert weak[2] is False
    assert [m.weak for m in lexicon.find(tokenize("one", "en"))] == [True]
    assert [m.weak for m in lexicon.find(tokenize("1", "en"))] == [False]


def test_known_words(lexicon: Lexicon) -> None:
    assert lexicon.knows("wonders")
    assert lexicon.knows("trains")
    assert lexicon.knows("the")
    assert not lexicon.knows("cheese")


def test_wrong_tables_say_so() -> None:
    with pytest.raises(ValueError, match="must be a list"):
        Lexicon("en", {"concepts": {"train": "train"}})
    with pytest.raises(ValueError, match="whole number"):
        Lexicon("en", {"numbers": {"two": "2"}})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_what_the_readers_ask_for(lang: str) -> None:
    lexicon = load_lexicon(lang)
    assert lexicon.articles
    concepts = {p.concept for table in (lexicon._exact, lexicon._prefix) for ps in table.values() for p in ps}
    cues = (
        "all rest except but yes matching both each total next none both_mine mine me negation how_many and"
    )
    assert {f"cues.{c}" for c in cues.split()} <= concepts
