"""Tickets told by their place in a list, in parts, or by the ones that stay."""

from __future__ import annotations

import pytest

from assistant.intents import READERS
from assistant.intents.handing_back import HandedBack, few_drawn, handed_back
from assistant.reading import read


@pytest.mark.parametrize(
    ("question", "back"),
    [
        ("four opening tickets dealt, I keep three, how many go back?", HandedBack(4, 3, later=False)),
        ("I keep the long one and one short one of my opening tickets, how many go back?",
         HandedBack(None, 2, later=False)),
        ("I keep three opening tickets, how many may I give back at most?", None),
        ("I keep 8 and 12, how many points are the tickets?", None),
    ],
)  # fmt: skip
def test_what_goes_back_is_what_does_not_stay(question: str, back: HandedBack | None) -> None:
    assert handed_back(read(question, "en")) == back


def test_a_deck_that_has_enough_is_no_small_one() -> None:
    told = few_drawn(read("two tickets were left in the deck, how many must I keep at least?", "en"))
    assert told is not None
    assert told.inputs["drawn"] == 2
    assert (
        few_drawn(read("three tickets were left in the deck, how many must I keep at least?", "en")) is None
    )


@pytest.mark.parametrize(
    ("question", "tickets"),
    [
        ("six tickets done, four by a single path, the rest with two separate paths: bonus?", 2),
        ("five tickets done, all but one with two separate paths: what is the bonus?", 4),
        ("Tom has five mandala tickets, I have one fewer: my bonus?", 4),
    ],
)
def test_parts_of_the_tickets_count_for_the_grand_tour(question: str, tickets: int) -> None:
    assert READERS["mandala"](read(question, "en")).inputs == {"tickets": tickets}
