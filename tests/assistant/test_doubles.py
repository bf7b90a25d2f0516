"""Questions about double routes: who has the other track, how many play, and which way round it is asked."""

from __future__ import annotations

import pytest

from assistant.build import prepared
from assistant.intents.doubles import (
    asks_for_both,
    asks_for_other_track,
    asks_from_how_many,
    asks_whether_closed,
)
from assistant.reading import Reading


def read(lang: str, question: str) -> Reading:
    return prepared(question, lang)[1]


@pytest.mark.parametrize(
    ("lang", "question", "players"),
    [
        ("en", "my wife already owns one track of the double route, may I take the other one?", None),
        ("en", "3 of us: Tom took the red track of Boston - New York, can I take the yellow one", 3),
        ("en", "the blue half of a double is taken, we're 4, may i claim the white half", 4),
        ("tr", "çift hattın bir tarafı dolmuş öbürünü alsam olur mu", None),
        ("tr", "3 kişi oynuyoruz. Abim Frankfurt-Paris'in beyazını kaptı, ben turuncuyu alabilir miyim?", 3),
        ("tr", "dört kişiyiz çift yolun birini eşim döşedi, diğerini döşeyebilir miyim", 4),
        ("pl", "marek wzial jeden tor denver - kansas city, moge wziac drugi?", None),
        ("pl", "gramy w trójkę, Kasia zajęła czarny tor Berlin–Frankfurt. Czy ja mogę zająć czerwony?", 3),
        ("pl", "nas czworo, jedna nitka podwójnej trasy zajęta, mogę położyć wagony na drugiej?", 4),
        ("kk", "Еуропа, үш адам. Париж–Франкфурттың бір жолын інім алып қойды, екіншісін мен ала аламын ба?", 3),
        ("kk", "қос жолдың бір жағын біреу салып қойған, екінші жағын мен алсам бола ма", None),
        ("el", "είμαστε 4, ο Γιώργος πήρε τη μία διπλή γραμμή, μπορώ να πάρω την άλλη;", 4),
        ("el", "elvetia me 3 atoma, i Maria exei tin kokkini dipli grammi. mporw na parw tin prasini?", 3),
        ("it", "tra schwyz e zug il mio avversario ha gia il binario nero. quello bianco lo posso prendere io?", None),
        ("it", "c'e una tratta doppia, un binario l'ha preso Ida. Il secondo posso prenderlo io?", None),
        ("it", "siamo in 3, un binario della doppia è occupato, posso mettere i vagoni sull'altro?", 3),
    ],
)  # fmt: skip
def test_the_other_track_of_somebody_elses_double_route(
    lang: str, question: str, players: int | None
) -> None:
    slots = asks_for_other_track(read(lang, question))
    assert slots is not None
    assert slots.inputs["owner"] == "other"
    assert slots.inputs.get("players") == players


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "I already own the red track of the double, may I take the other one too?"),
        ("en", "she took a route from Dallas to Houston, may I take a ticket now?"),
        ("tr", "çift hattın biri benim, öbürünü de alabilir miyim?"),
        ("pl", "zająłem już jeden tor podwójnej trasy, mogę wziąć drugi?"),
        ("kk", "қос жолдың бірін өзім алғам, екіншісін де өзім алсам бола ма?"),
        ("el", "έχω ήδη τη μία από τις διπλές διαδρομές, μπορώ να πάρω και την άλλη;"),
        ("it", "ho già preso un binario della tratta doppia, posso prendere anche l'altro?"),
    ],
)
def test_ones_own_double_route_is_another_question(lang: str, question: str) -> None:
    assert asks_for_other_track(read(lang, question)) is None


@pytest.mark.parametrize(
    ("lang", "question", "asked"),
    [
        ("en", "from how many players are both tracks of a double route usable in india", True),
        ("en", "how many trains do I need for a double route with 3 players", False),
        ("tr", "çift hatların ikisi birden kaç kişiden itibaren kullanılıyor", True),
        ("pl", "od ilu graczy można używać obu torów podwójnej trasy?", True),
        ("pl", "czy przy naszej liczbie graczy oba tory podwójnej linii są otwarte", False),
        ("en", "are both tracks of a double open with our number of players?", False),
        ("kk", "қос жолдың екеуі де қанша ойыншыдан бастап ашық?", True),
        ("el", "από πόσους παίκτες και πάνω ανοίγουν οι διπλές διαδρομές;", True),
        (
            "it",
            "In India da quanti giocatori in su si aprono tutti e due i binari delle tratte doppie?",
            True,
        ),
    ],
)
def test_from_how_many_players(lang: str, question: str, asked: bool) -> None:
    assert asks_from_how_many(read(lang, question)) == asked


@pytest.mark.parametrize(
    ("lang", "question", "closed"),
    [
        ("en", "3 of us, one track of the double is taken. is the other closed?", True),
        ("en", "we are 4, one track is taken, so the other one isn't closed, right?", False),
        ("en", "is it true that nobody may take the other track when we are 3?", True),
        ("en", "My son says that nobody may build the other, my husband says anyone may. Is my son right?", True),
        ("en", "My son says that nobody may build the other, my husband says anyone may. Is my husband right?", False),
        ("tr", "3 kişiyiz, çift hattın biri alındı, öbürünü kimse alamaz değil mi?", True),
        ("tr", "kardeşim çift hatların ikisi de açık diyo ben tek taraf diyorum. kardeşim haklı mı?", False),
        ("pl", "czy to prawda ze jak jeden tor podwojnej trasy jest zajety to drugiego nikt juz nie moze zajac?", True),
        ("pl", "Ania mówi, że dwie osoby mogą zająć oba tory, Bartek, że nie można. Czy Ania ma rację?", False),
        ("kk", "қос жолдың бірін біреу алса, екіншісін ешкім ала алмайды, дұрыс па?", True),
        ("kk", "досым қос жолдың екеуін де алуға болады дейді, рас па?", False),
        ("el", "αν η μία διπλή γραμμή είναι πιασμένη, την άλλη δεν μπορεί να την πάρει κανείς, σωστά;", True),
        ("el", "μπορώ να κλείσω και την άλλη διπλή γραμμή;", False),
        ("it", "è vero che con tre giocatori il secondo binario non lo può prendere nessuno?", True),
        ("it", "mio fratello dice che si possono usare tutti e due i binari, io dico di no. ha ragione lui?", False),
    ],
)  # fmt: skip
def test_which_way_round_it_is_asked(lang: str, question: str, closed: bool) -> None:
    assert asks_whether_closed(read(lang, question)) == closed


@pytest.mark.parametrize(
    ("lang", "question", "players"),
    [
        ("en", "with 3 players can we use both tracks of a double route?", 3),
        ("tr", "4 kişiyle çift hatların ikisi de kullanılabilir mi?", 4),
        ("pl", "Czy przy 4 graczach można zająć oba tory podwójnej trasy?", 4),
        ("kk", "4 ойыншы болса қос маршруттың екеуін де пайдалануға бола ма?", 4),
        ("el", "Με 4 παίκτες μπορούμε να χρησιμοποιήσουμε και τις δύο γραμμές μιας διπλής διαδρομής;", 4),
        ("it", "in 3 si possono usare tutti e due i binari delle tratte doppie?", 3),
        ("en", "are both tracks of a double route open?", None),
        ("en", "with 4 players may the same player take both tracks of a double?", None),
        ("en", "4 players: can I take both tracks of a double?", None),
    ],
)
def test_both_tracks_for_so_many_players(lang: str, question: str, players: int | None) -> None:
    slots = asks_for_both(read(lang, question))
    assert (slots.inputs["players"] if slots else None) == players
