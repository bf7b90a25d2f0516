"""Numbers of a question that have no place in what was worked out, in six languages."""

from __future__ import annotations

import pytest

from assistant.accounts import accounted
from assistant.answer import Clarify, Computed, RuleFound
from assistant.decision_types import Decision, Understood
from assistant.editions import read_edition
from assistant.names import names_typed
from assistant.reading import read
from rules import compute

_TUNNEL = {"edition": "europe", "played": {"red": 2}, "revealed": ["red", "locomotive", "blue"]}


def _understood(text: str, lang: str) -> Understood:
    reading = read(text, lang, (), names_typed(text, text, lang))
    return Understood(reading, read_edition(reading, "europe"), (), None)


def _unplaced(decision: Decision, text: str, lang: str) -> list[int]:
    told = accounted(_understood(text, lang), decision, lambda _: decision)
    match told.outcome:
        case Clarify("numbers", understood=understood):
            return list(understood["unplaced"])
    return []


def _tunnel() -> Decision:
    return Decision(
        Computed({"europe": compute("tunnel_extra_cards", _TUNNEL)}, 2),
        "europe",
        "request",
        0.9,
        "tunnel.match",
    )


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "I laid 2 reds in a tunnel, three turned up, 7 greens. How many cards more?"),
        ("it", "Ho calato 2 rosse in galleria, tre girate, 7 verdi. Quante carte in più?"),
        ("pl", "W tunelu położyłem 2 czerwone, odkryto trzy, 7 zielonych. Ile kart dopłacam?"),
        ("tr", "Tünele 2 kırmızı koydum, üç kart açıldı, 7 yeşil. Kaç kart daha?"),
        ("kk", "Туннельге 2 қызыл салдым, үшеуі ашылды, 7 жасыл. Тағы неше карта?"),
        ("el", "Έβαλα 2 κόκκινες σε σήραγγα, άνοιξαν τρεις, 7 πράσινες. Πόσες κάρτες ακόμα;"),
    ],
)
def test_a_number_without_a_place_is_asked_about(lang: str, text: str) -> None:
    assert _unplaced(_tunnel(), text, lang) == [7]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            "Four of us, I'm on 54 points with 7 trains left. I laid 2 reds, three turned up. How many more?",
        ),
        (
            "it",
            "Siamo in quattro, sono a 54 punti con 7 vagoni. Ho calato 2 rosse, tre girate. Quante in più?",
        ),
        (
            "pl",
            "Gramy we czworo, mam 54 punkty i 7 wagonów. Położyłem 2 czerwone, odkryto trzy. Ile dopłacam?",
        ),
        ("tr", "Dört kişiyiz, 54 puanım ve 7 vagonum var. 2 kırmızı koydum, üç kart açıldı. Kaç kart daha?"),
        (
            "kk",
            "Төртеуміз ойнаймыз, 54 ұпайым, 7 вагоным бар. 2 қызыл салдым, үшеуі ашылды. Тағы неше карта?",
        ),
        (
            "el",
            "Είμαστε τέσσερις, έχω 54 πόντους και 7 βαγόνια. Έβαλα 2 κόκκινες, άνοιξαν τρεις. Πόσες ακόμα;",
        ),
    ],
)
def test_players_points_and_trains_have_nothing_to_do_with_a_tunnel(lang: str, text: str) -> None:
    assert _unplaced(_tunnel(), text, lang) == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "My sister got 19 from hers. My tickets: 8 and 11 done, 6 failed. How many points?"),
        ("it", "Mia sorella ne ha fatti 19. I miei biglietti: 8 e 11 riusciti, 6 fallito. Quanti punti?"),
        ("pl", "Moja siostra ma 19. Moje bilety: 8 i 11 zrobione, 6 nie. Ile punktów?"),
        ("tr", "Kız kardeşim 19 aldı. Biletlerim: 8 ve 11 tamam, 6 olmadı. Kaç puan?"),
        ("kk", "Әпкем 19 алды. Менің билеттерім: 8 бен 11 орындалды, 6 орындалмады. Неше ұпай?"),
        ("el", "Η αδερφή μου πήρε 19. Τα εισιτήριά μου: 8 και 11 έγιναν, 6 όχι. Πόσοι πόντοι;"),
    ],
)
def test_what_somebody_else_has_is_left_alone(lang: str, text: str) -> None:
    tickets = [{"points": p, "completed": p != 6} for p in (8, 11, 6)]
    ruling = compute("tickets_points", {"edition": "europe", "tickets": tickets})
    decision = Decision(Computed({"europe": ruling}, 13), "europe", "request", 0.9, "tickets.scored")
    assert _unplaced(decision, text, lang) == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "how many points do I get for reaching France?"),
        ("it", "quanti punti prendo se arrivo in Francia?"),
        ("pl", "ile punktów dostanę za dojazd do Francji?"),
        ("tr", "Fransa'ya ulaşınca kaç puan alırım?"),
        ("kk", "Францияға жетсем неше ұпай аламын?"),
        ("el", "πόσους πόντους παίρνω αν φτάσω στη Γαλλία;"),
    ],
)
def test_a_number_of_routes_answers_no_question_for_points(lang: str, text: str) -> None:
    borders = RuleFound("country.borders", ("switzerland",), values={"switzerland": 4})
    decision = Decision(borders, "switzerland", "request", 0.4, "country.borders")
    told = accounted(_understood(text, lang), decision, lambda _: decision)
    assert told.outcome == Clarify("question")
