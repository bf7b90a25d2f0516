"""Final scores and ties as they are read out of a question, before the engine adds them up."""

from __future__ import annotations

import pytest

from assistant.build import prepared
from assistant.intents.final_score import asks_for_score
from assistant.intents.parts import parts
from assistant.intents.people import people
from assistant.intents.tie_winner import asks_for_winner


@pytest.mark.parametrize(
    ("lang", "question", "kinds"),
    [
        ("en", "40 for routes 18 for tickets 1 station left", ["route", "ticket", "station"]),
        ("tr", "hat 40 bilet 18 istasyon 1", ["route", "ticket", "station"]),
        ("pl", "trasy 40, bilety 18 i 7, bez ekspresu", ["route", "ticket", "ticket", "longest"]),
        ("it", "il percorso più lungo è mio, 40 di tratte", ["longest", "route"]),
    ],
)
def test_a_score_falls_into_its_parts(lang: str, question: str, kinds: list[str]) -> None:
    _, reading = prepared(question, lang)
    assert [part.kind for part in parts(reading)] == kinds


@pytest.mark.parametrize(
    ("lang", "question", "who"),
    [
        ("tr", "kardeşim dört, ben beş bilet tamamladım", ["kardesim", "me", "me"]),
        ("el", "ο αδερφός μου τέσσερα, εγώ πέντε", ["αδερφοσ", "me"]),
        ("en", "my brother four and Jill five", ["brother", "jill"]),
        ("kk", "Болат төрт, мен бес", ["me"]),
    ],
)
def test_people_are_told_apart(lang: str, question: str, who: list[str]) -> None:
    _, reading = prepared(question, lang)
    assert [person.who for person in people(reading)] == who


def test_a_part_that_is_not_told_is_left_out() -> None:
    _, reading = prepared("Europe: 40 from routes, tickets 18 done. my final score?", "en")
    score = asks_for_score(reading)
    assert score is not None
    assert set(score.slots.inputs) == {"route_points", "tickets_gained", "tickets_lost"}


def test_one_part_alone_is_no_final_score() -> None:
    _, reading = prepared("routes 40, tickets 18 done. how many points are my tickets?", "en")
    assert asks_for_score(reading) is None


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("90-90, I did 3 tickets and Jill did 4. Do I win?", "me"),
        ("90-90, I did 3 tickets and Jill did 4. Does Jill win?", "jill"),
        ("90-90, I did 3 tickets and Jill did 4. Who wins?", None),
    ],
)
def test_it_is_asked_of_one_player_or_open(question: str, asked: str | None) -> None:
    _, reading = prepared(question, "en")
    tie = asks_for_winner(reading)
    assert tie is not None
    assert tie.asked == asked


def test_a_tie_of_which_nothing_is_told_is_the_rule_alone() -> None:
    _, reading = prepared("we are tied on 90 points, who wins?", "en")
    assert asks_for_winner(reading) is None
