"""Questions about the end of the game: the trains before, laid and left, and what is asked about them."""

from __future__ import annotations

from typing import Any

import pytest

from assistant.build import prepared
from assistant.intents.doubles import denies
from assistant.intents.endgame import asks_for_last_round, last_round
from assistant.reading import Reading


def read(lang: str, question: str) -> Reading:
    return prepared(question, lang)[1]


@pytest.mark.parametrize(
    ("lang", "question", "inputs"),
    [
        # other people's trains, cards, points and players are none of these
        ("en", "Ann has 20 trains, I had 8 and laid a 6-space route", {"trains_before": 8, "laid": 6}),
        ("en", "5 players, I had 9 trains, 3 red cards for a 3-space route", {"trains_before": 9, "laid": 3}),
        ("tr", "4 kişiyiz, 8 vagonum vardı, 6lık hat yaptım, puanım 30", {"trains_before": 8, "laid": 6}),
        ("pl", "gramy w 4 osoby, 8 wagonów miałem, 40 punktów, trasa na 6 pól", {"trains_before": 8, "laid": 6}),
        ("kk", "4 ойыншы, 8 вагоным бар еді, 40 ұпайым бар, 6 орындық жол салдым", {"trains_before": 8, "laid": 6}),
        ("el", "4 παίκτες, είχα 8 βαγόνια, 40 πόντους, διαδρομή με 6 θέσεις", {"trains_before": 8, "laid": 6}),
        ("it", "siamo in 4, avevo 8 vagoni e 40 punti, ho fatto una tratta da 6", {"trains_before": 8, "laid": 6}),
        # one route told twice is laid once
        ("it", "avevo sette vagoni, ne ho messi cinque su una tratta da cinque", {"trains_before": 7, "laid": 5}),
        # the trains left are told
        ("en", "I had 8 trains, laid 6 and now have 2 trains left", {"trains_before": 8, "laid": 6}),
        ("en", "laid a 6-space route, 2 trains left", {"trains_left": 2}),
        ("tr", "6lık hat yaptım, 2 vagonum kaldı", {"trains_left": 2}),
        ("pl", "położyłem trasę na 6 pól, zostały mi 2 wagony", {"trains_left": 2}),
        ("kk", "6 орындық жол салдым, 2 вагоным қалды", {"trains_left": 2}),
        ("el", "έφτιαξα διαδρομή με 6 θέσεις, μου έμειναν 2 βαγόνια", {"trains_left": 2}),
        ("it", "ho fatto una tratta da 6, mi restano 2 vagoni", {"trains_left": 2}),
        # alternatives are none of them
        ("en", "does it start with two or three trains left?", {}),
    ],
)  # fmt: skip
def test_trains_are_read(lang: str, question: str, inputs: dict[str, Any]) -> None:
    assert last_round(read(lang, question)).inputs == inputs


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "with how many trains left does the last round begin?"),
        ("en", "Ann ended her turn with 2 trains and started the last round. May she play again?"),
        ("it", "Luca ha chiuso il turno con un vagone e ha fatto scattare la fine. Anche Luca gioca ancora?"),
        ("tr", "son tur kaç vagon kalınca başlar"),
        ("pl", "przy ilu wagonikach zaczyna się ostatnia runda?"),
        ("kk", "неше вагон қалғанда соңғы айналым басталады?"),
        ("el", "με πόσα βαγόνια αρχίζει ο τελευταίος γύρος;"),
    ],
)
def test_other_questions_about_the_end_are_not_computed(lang: str, question: str) -> None:
    assert asks_for_last_round(read(lang, question)) is None


@pytest.mark.parametrize(
    ("lang", "question", "denied"),
    [
        ("en", "4 trains left, that doesn't start the last round, right?", True),
        ("en", "2 trains left, doesn't that start the last round?", False),
        ("en", "he says it does not begin with 2 trains left, I say it does. is he right?", True),
        ("en", "he says it does not begin with 2 trains left, I say it begins. am I right?", False),
        ("tr", "4 vagonum kaldı, son tur başlamaz değil mi?", True),
        ("tr", "2 vagonum kaldı, son tur başlar değil mi?", False),
        ("tr", "rakibim 3 vagonu kalınca son turun başlamadığını söylüyor, ben başlar diyorum. o mu haklı?", True),
        ("pl", "zostały mi 4 wagony, to nie zaczyna ostatniej rundy, prawda?", True),
        ("pl", "zostały mi 2 wagony, to zaczyna ostatnią rundę, prawda?", False),
        ("kk", "4 вагоным қалды, соңғы айналым басталмайды ғой, дұрыс па?", True),
        ("kk", "Досым екі вагон қалса соңғы айналым басталады дейді, рас па?", False),
        ("el", "μου έμειναν 4 βαγόνια, δεν αρχίζει ο τελευταίος γύρος, σωστά;", True),
        ("el", "ο φίλος μου λέει ότι με 2 βαγόνια ξεκινάει ο τελευταίος γύρος. έχει δίκιο;", False),
        ("it", "mi restano 4 vagoni, l'ultimo giro non comincia, giusto?", True),
        ("it", "mi restano 2 vagoni, l'ultimo giro comincia, giusto?", False),
    ],
)  # fmt: skip
def test_a_denied_beginning_is_told(lang: str, question: str, denied: bool) -> None:
    assert denies(read(lang, question), "cues.begins", "concepts.end", "concepts.last_turn") == denied
