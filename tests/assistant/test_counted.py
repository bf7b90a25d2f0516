"""Claims, stations, tickets by name, sums and tunnels with numbers of one's own: values known from the rules."""

from __future__ import annotations

from typing import Any

import pytest

from assistant.build import prepared
from assistant.intents import READERS, SUMS
from assistant.intents.claims import asks_for_claim, station_payment
from assistant.service import Assistant, Request

CLAIMS = [
    ("tr", "6 vagonum kaldı 6'lık hattı alabilir miyim", None, True),
    ("tr", "5 vagonum kaldı, 6 boşluklu hattı alabilir miyim?", None, False),
    ("tr", "4 vagonum var 4'lük hat alınır mı", None, True),
    ("en", "chicago saint louis with 2 black, ok?", None, False),
    ("en", "can i take chicago - saint louis with 2 green", None, True),
    ("tr", "4 boşluklu gri hatta 4 mavi kart olur mu", None, True),
    ("tr", "gri 4'lük hatta 3 kırmızı 1 mavi olur mu", None, False),
    ("tr", "4 mavi 1 loko ile 5lik mavi hat", "usa", True),
    ("tr", "4 mavi 1 loko ile 5lik mavi hat", "switzerland", False),
    ("tr", "4 mavi 1 loko ile 5lik mavi hat", None, None),
    ("tr", "5 mavi 1 lokomotif, 2 sembollü 6'lık feribota yeter mi", "europe", False),
    ("tr", "smyrna palermo için 2 lokomotif 4 sarı yeter mi", None, True),
    ("pl", "zostało mi 5 wagonów, mogę zająć trasę na 6 pól?", None, False),
    ("pl", "zostały mi 4 wagony, mogę zająć trasę na 4 pola?", None, True),
    ("pl", "czy 3 czerwone i 1 niebieska wystarczą na szarą trasę długości 4", None, False),
    ("pl", "czy 3 czerwone i joker wystarczą na czerwoną trasę długości 4", "europe", True),
    ("pl", "londyn amsterdam, mam 1 loko i 1 czerwona", None, False),
    ("pl", "czy starczy 5 żółtych i jeden joker na Smyrna - Palermo?", None, False),
    ("kk", "6 вагоным қалды, 6 орындық жолды ала аламын ба", None, True),
    ("kk", "5 вагоным қалды, 6 орындық жолды ала аламын ба", None, False),
    ("kk", "4 орындық сұр жолға 4 көк карта жете ме", None, True),
    ("kk", "3 қызыл мен 1 көкпен 4 орындық сұр жолды алуға бола ма", None, False),
    ("kk", "2 қызыл мен 1 локомотив 3 орындық қызыл жолға жете ме", "usa", True),
    ("el", "μου έμειναν 3 βαγόνια, μπορώ να πάρω διαδρομή μήκους 4;", None, False),
    ("el", "μου έμειναν 4 βαγόνια, μπορώ να πάρω διαδρομή μήκους 4;", None, True),
    ("el", "έχω 3 κόκκινα και 1 μπλε, μπορώ να πιάσω γκρι διαδρομή 4 θέσεων;", None, False),
    ("el", "φτάνουν 3 κόκκινες και μία μηχανή για κόκκινη διαδρομή 4;", "europe", True),
    ("it", "posso prendere smirne palermo con 2 loco e 4 gialle?", None, True),
    ("it", "mi restano 5 vagoni, posso occupare una tratta da 6?", None, False),
    ("it", "bastano 3 rosse e un jolly per una tratta rossa da 4?", "usa", True),
    ("it", "3 rosse e 1 blu bastano per una tratta grigia da 4?", None, False),
    ("en", "4 trains left, can I claim a route of 4?", None, True),
    ("en", "is one loco and 5 yellow enough for smyrna palermo", None, False),
    ("en", "3 red and 1 blue on a gray route of 4", None, False),
    ("en", "5 blue + 1 loco for the 6-space 2-symbol ferry", None, False),
    ("en", "I have 3 red and 5 blue, can I claim a gray route of 5?", None, True),
    ("en", "can I claim a route of 6 with 6 green and 4 trains left?", None, False),
    ("en", "route of 4 trains, I have 3 left, can I take it?", None, False),
]


@pytest.mark.parametrize(("lang", "question", "edition", "value"), CLAIMS)
def test_claims(assistant: Assistant, lang: str, question: str, edition: str | None, value: Any) -> None:
    answer = assistant.ask(Request(question, lang, edition))
    assert (answer.status, answer.kind, answer.value) == ("answered", "computed", value), answer.answer
    assert answer.computation is not None
    assert answer.computation["name"] == "claim_check"
    assert all(step["text"] for step in answer.computation["steps"])
    assert answer.citations
    assert len(answer.answer.splitlines()) == (2 if value is None else 1)


STATIONS = [
    ("tr", "ikinci istasyon için 1 mavi 1 kırmızı olur mu", False),
    ("tr", "dördüncü istasyon kurabilir miyim", False),
    ("pl", "na drugi dworzec wystarczą 2 zielone?", True),
    ("pl", "trzeci dworzec: 2 czarne i joker, ok?", True),
    ("kk", "екінші станцияға 1 қызыл мен 1 жасыл жете ме", False),
    ("el", "για τον τρίτο σταθμό φτάνουν 2 μπλε;", False),
    ("el", "για τον τρίτο σταθμό φτάνουν 3 μπλε;", True),
    ("it", "per la seconda stazione bastano 1 rossa e 1 verde?", False),
    ("it", "per la terza stazione bastano due rosse e un jolly?", True),
    ("en", "is 1 blue and 1 red enough for the second station?", False),
    ("en", "can I build a fourth station?", False),
]


@pytest.mark.parametrize(("lang", "question", "value"), STATIONS)
def test_stations(assistant: Assistant, lang: str, question: str, value: bool) -> None:
    answer = assistant.ask(Request(question, lang))
    assert (answer.status, answer.edition, answer.value) == ("answered", "europe", value), answer.answer


TICKETS = [
    ("tr", "Los Angeles Miami bileti kaç puan", 20),
    ("pl", "ile punktów jest wart bilet Los Angeles - Miami", 20),
    ("kk", "Лос-Анджелес – Майами билеті неше ұпай", 20),
    ("el", "πόσους πόντους αξίζει το εισιτήριο Λος Άντζελες – Μαϊάμι", 20),
    ("it", "quanti punti vale il biglietto Los Angeles - Miami", 20),
    ("en", "how much is the Los Angeles–Miami ticket worth", 20),
    ("en", "how much is the long ticket Edinburgh–Athens worth?", 21),
    ("en", "completed Los Angeles–Miami and the 9 ticket, failed 11, total points?", 18),
    ("en", "my tickets: completed 17, 9, 11, 13 and failed 11, total?", 39),
    ("pl", "bilety: 12, 7, nieukończony za 11, ile punktów", 8),
    ("tr", "biletler: 12, 7, tamamlanmayan 11, kaç puan", 8),
    ("kk", "билеттер: 12, 7, орындалмаған 11, неше ұпай", 8),
    ("el", "εισιτήρια: 12, 7, ανολοκλήρωτο 11, πόσοι πόντοι", 8),
    ("it", "biglietti: 12, 7, non completato da 11, quanti punti", 8),
    ("en", "tickets: +12 +7 -11", 8),
]


@pytest.mark.parametrize(("lang", "question", "value"), TICKETS)
def test_tickets(assistant: Assistant, lang: str, question: str, value: int) -> None:
    answer = assistant.ask(Request(question, lang))
    assert (answer.status, answer.kind, answer.value) == ("answered", "computed", value), answer.answer
    assert answer.computation is not None
    assert answer.computation["name"] == "tickets_points"


COUNTRIES = [
    ("tr", "Bern bileti, Almanya ve Avusturya'ya ulaştım, kaç puan"),
    ("tr", "Bern bileti, Almanya ve Avusturya'ya ulaştım"),
    ("pl", "bilet Berno, dotarłem do Niemiec i Austrii, ile punktów"),
    ("kk", "Берн билеті, Германия мен Австрияға жеттім, неше ұпай"),
    ("el", "εισιτήριο Βέρνη, έφτασα Γερμανία και Αυστρία, πόσοι πόντοι"),
    ("it", "biglietto Berna, ho raggiunto Germania e Austria, quanti punti"),
    ("en", "Bern ticket, I reached Germany and Austria, how many points"),
]


@pytest.mark.parametrize(("lang", "question"), COUNTRIES)
def test_country_tickets_by_their_city(assistant: Assistant, lang: str, question: str) -> None:
    answer = assistant.ask(Request(question, lang))
    assert (answer.status, answer.edition, answer.value) == ("answered", "switzerland", 11), answer.answer


def test_cities_without_a_route_between_them(assistant: Assistant) -> None:
    ticket = assistant.ask(Request("how many points is the route Los Angeles to Miami?"))
    assert (ticket.status, ticket.value, ticket.edition) == ("answered", 20, "usa")
    assert "No route joins" in ticket.answer
    nothing = assistant.ask(Request("how many points is the route from Boston to Denver?"))
    assert nothing.status == "clarify"
    assert nothing.clarify is not None
    assert nothing.clarify["field"] == "no_route"
    assert "Boston" in nothing.answer
    claimed = assistant.ask(Request("can I take Los Angeles - Miami with 6 blue?"))
    assert (claimed.status, claimed.value) == ("answered", False)


def test_europe_has_no_route_of_five(assistant: Assistant) -> None:
    answer = assistant.ask(Request("5 green for a route of 5 in europe, ok?"))
    assert (answer.status, answer.edition) == ("answered", "europe")
    assert any("route.no_five" in citation.rules for citation in answer.citations)


SUMMED = [
    ("tr", "4, 3 ve 2'lik hatlar toplam kaç puan", 13),
    ("tr", "iki tane 4'lük hat kaç puan eder", 14),
    ("tr", "üç istasyonun hepsi toplam kaç kart", 6),
    ("pl", "trasy 4, 3 i 2 razem ile punktów", 13),
    ("pl", "dwie trasy po 4, ile punktów", 14),
    ("pl", "ile kart kosztują wszystkie trzy dworce razem", 6),
    ("kk", "4, 3 және 2 вагондық маршруттар барлығы неше ұпай", 13),
    ("kk", "4 вагондық екі маршрут неше ұпай", 14),
    ("kk", "үш станцияның бәрі бірге неше карта", 6),
    ("el", "διαδρομές των 4, 3 και 2 μαζί πόσους πόντους", 13),
    ("el", "δύο διαδρομές των 4 πόσους πόντους δίνουν", 14),
    ("el", "πόσες κάρτες κοστίζουν και οι τρεις σταθμοί μαζί", 6),
    ("it", "tratte da 4, 3 e 2 insieme quanti punti", 13),
    ("it", "due tratte da 4, quanti punti", 14),
    ("it", "quante carte costano tutte e tre le stazioni insieme", 6),
    ("en", "routes of 4, 3 and 2 together, how many points", 13),
    ("en", "how many points for two routes of 4", 14),
    ("en", "routes of 4, 3 and 2 together", 13),
    ("en", "how many cards do all three stations cost together", 6),
]


@pytest.mark.parametrize(("lang", "question", "value"), SUMMED)
def test_sums(assistant: Assistant, lang: str, question: str, value: int) -> None:
    answer = assistant.ask(Request(question, lang))
    assert (answer.status, answer.kind, answer.value) == ("answered", "computed", value), answer.answer


@pytest.mark.parametrize(
    ("lang", "question", "lengths"),
    [
        ("en", "one route of 6 and two of 3", [6, 3, 3]),
        ("en", "three routes: 6, 4 and 1", [6, 4, 1]),
        ("it", "tre tratte da 6, 4 e 1", [6, 4, 1]),
        ("en", "a route of 4 with 3 players", []),
        ("en", "is a route of 5 or 6 better", []),
        ("en", "a route of 4", []),
        ("tr", "4 vagonluk 2 hat", [4, 4]),
    ],
)
def test_which_numbers_are_lengths_of_several_routes(lang: str, question: str, lengths: list[int]) -> None:
    _, reading = prepared(question, lang)
    assert SUMS["route_points"](reading).inputs.get("lengths", []) == lengths


TUNNELS = [
    ("tr", "tünelde 2 kırmızı oynadım, 1 kırmızı 1 loko açıldı, kaç kart", 2),
    ("pl", "tunel zolta i loko zagrane, wyszlo zolta zolta loko", 3),
    ("pl", "w tunelu zagrałem 2 czerwone, wyszła jedna czerwona, ile dopłacam", 1),
    ("kk", "туннельде 2 қара ойнадым, бір қара ашылды, тағы неше карта", 1),
    ("el", "σε τούνελ έπαιξα 2 μπλε, άνοιξε μία μπλε, πόσες ακόμα;", 1),
    ("it", "in galleria ho giocato 2 verdi, esce una verde, quante carte in più?", 1),
    ("en", "tunnel: I played 2 green, one green turned up, how many extra?", 1),
]


@pytest.mark.parametrize(("lang", "question", "value"), TUNNELS)
def test_cards_not_named_do_not_make_the_deck_short(
    assistant: Assistant, lang: str, question: str, value: int
) -> None:
    answer = assistant.ask(Request(question, lang))
    assert (answer.status, answer.value) == ("answered", value), answer.answer
    assert answer.computation is not None
    rules = [step["rule"] for step in answer.computation["steps"]]
    assert "tunnel.short_deck" not in rules
    assert "tunnel.reveal" in rules


def test_a_short_deck_is_one_where_the_question_says_so() -> None:
    for question in (
        "tunnel: 2 green laid, only one card was left in the deck, a green turned up",
        "deck ran out, in the tunnel I played 2 green and a green turned up",
    ):
        _, reading = prepared(question, "en")
        assert "turned_up" not in READERS["tunnel_extra_cards"](reading).inputs, question


IMPOSSIBLE = [
    ("tr", "tünelde 2 kırmızı oynadım, 4 kırmızı açıldı kaç kart"),
    ("pl", "tunel: zagrałem 2 czerwone, odkryto 4 czerwone, ile dopłacam"),
    ("kk", "туннельге 2 қызыл ойнадым, 4 қызыл ашылды, тағы неше карта"),
    ("el", "τούνελ: έπαιξα 2 κόκκινα, άνοιξαν 4 κόκκινα, πόσες ακόμα;"),
    ("it", "galleria: ho giocato 2 rosse, escono 4 rosse, quante in più?"),
    ("en", "tunnel: I played 2 red, 4 red turned up, how many extra?"),
]


@pytest.mark.parametrize(("lang", "question"), IMPOSSIBLE)
def test_more_cards_than_can_be_turned_up_are_asked_back(
    assistant: Assistant, lang: str, question: str
) -> None:
    answer = assistant.ask(Request(question, lang))
    assert answer.status == "clarify"
    assert answer.clarify is not None
    assert (answer.clarify["field"], answer.clarify["understood"]) == ("revealed", {"played": {"red": 2}})


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "three cards for one loco on a ferry, is that a rule?"),
        ("en", "can I take 2 face-up locos?"),
        ("en", "can I claim two routes in one turn with 3 red and 2 blue?"),
        ("en", "how many points is a route of 4?"),
        ("en", "must I have at least 6 trains left for a route of 6?"),
        ("en", "4 red or 4 blue on a gray route of 4, which?"),
        ("en", "tunnel: I played 2 red and a red turned up, is 1 more enough?"),
        ("en", "my brother has one lane of a double, 3 players, can I take the other with 2 red?"),
        ("kk", "үш бірдей карта бір локомотивті алмастыра ма паромда"),
        ("it", "il traghetto ha sei caselle e su due c'è una locomotiva"),
    ],
)
def test_other_questions_are_no_claims(lang: str, question: str) -> None:
    _, reading = prepared(question, lang)
    assert not asks_for_claim(reading)


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "can I pay for a station with a locomotive?"),
        ("en", "how many cards is the third station?"),
        ("it", "posso pagare la stazione con una rossa e una verde?"),
        ("el", "βρήκα μόνο δύο πράσινα σταθμάκια, λείπει κάποιο;"),
    ],
)
def test_other_questions_are_no_station_payments(lang: str, question: str) -> None:
    _, reading = prepared(question, lang)
    assert station_payment(reading) is None


@pytest.mark.parametrize(
    ("lang", "question", "inputs"),
    [
        (
            "en",
            "3 blues + 1 rainbow on a blue route of four - fine?",
            {"length": 4, "color": "blue", "cards": {"blue": 3, "locomotive": 1}},
        ),
        ("pl", "mam karty na czwórkę, ale zostały trzy wagony, zajmę?", {"length": 4, "trains_left": 3}),
        ("kk", "вагон екеу-ақ қалды. 3 орындық жолды ала аламын ба?", {"length": 3, "trains_left": 2}),
        (
            "it",
            "tratta semplice blu da 4: gioco quattro locomotive, posso?",
            {"length": 4, "color": "blue", "cards": {"locomotive": 4}},
        ),
        (
            "el",
            "φέρι 4 θέσεων με 2 σύμβολα, φτάνουν 2 μηχανές και 2 πράσινες;",
            {
                "length": 4,
                "ferry_locomotives": 2,
                "color": "gray",
                "cards": {"locomotive": 2, "green": 2},
            },
        ),
    ],
)
def test_what_a_claim_says(lang: str, question: str, inputs: dict[str, Any]) -> None:
    _, reading = prepared(question, lang)
    assert asks_for_claim(reading)
    assert READERS["claim_check"](reading).inputs == inputs
