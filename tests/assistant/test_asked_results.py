"""What is asked about a number that is computed: a yes or no, a sum, what is left over; values known from the rules."""

from __future__ import annotations

from typing import Any

import pytest

from assistant.service import Assistant, Request

# Red and a locomotive count against two reds laid: two more; three other colours cost nothing.
ANYTHING = [
    ("tr", "Tünele 2 kırmızı koydum, mavi yeşil beyaz açıldı. Ek kart öder miyim?", False),
    ("tr", "Tünele 2 kırmızı koydum, kırmızı yeşil beyaz açıldı. Ek kart öder miyim?", True),
    ("pl", "Na tunel dałem 2 czerwone, wyszły niebieska, zielona i biała. Muszę coś dopłacić?", False),
    ("pl", "Na tunel dałem 2 czerwone, wyszły czerwona, zielona i biała. Muszę coś dopłacić?", True),
    ("kk", "Туннельге 2 қызыл қойдым, ашылғаны көк, жасыл, ақ. Қосымша төлеймін бе?", False),
    ("kk", "Туннельге 2 қызыл қойдым, ашылғаны қызыл, жасыл, ақ. Қосымша төлеймін бе?", True),
    ("el", "Έβαλα 2 κόκκινες σε τούνελ, βγήκαν μπλε, πράσινη, άσπρη. Χρωστάω κάτι;", False),
    ("el", "Έβαλα 2 κόκκινες σε τούνελ, βγήκαν κόκκινη, πράσινη, άσπρη. Χρωστάω κάτι;", True),
    ("it", "In galleria ho giocato 2 rosse, escono blu, verde e bianca. Devo aggiungere qualcosa?", False),
    ("it", "In galleria ho giocato 2 rosse, escono rossa, verde e bianca. Devo aggiungere qualcosa?", True),
    ("en", "I laid 2 reds in a tunnel and blue, green, white came up. Do I owe anything?", False),
    ("en", "I laid 2 reds in a tunnel and red, green, white came up. Do I owe anything?", True),
    ("en", "I laid 2 reds in a tunnel and blue, green, white came up. So I owe nothing, right?", True),
]
# The first station costs one card, the second two, the third three.
STATIONS = [
    ("tr", "ilk istasyonu kurdum, kalan ikisi toplam kaç kart tutar", 5),
    ("tr", "ilk iki istasyon toplam kaç kart eder", 3),
    ("pl", "jeden dworzec już stoi, ile kart pójdzie razem na dwa pozostałe", 5),
    ("kk", "үш станцияның бәріне барлығы неше карта кетеді", 6),
    ("el", "έχω χτίσει έναν σταθμό, πόσες κάρτες θέλω συνολικά για τους άλλους δύο;", 5),
    ("el", "έβαλα τους δύο πρώτους σταθμούς, πόσες κάρτες έδωσα συνολικά;", 3),
    ("it", "una stazione l'ho costruita, per le altre due quante carte in totale?", 5),
    ("en", "one station is built, how many cards do the other two cost together?", 5),
    ("en", "how many cards for all three stations altogether?", 6),
]
# Four tickets dealt in Europe, three in the base game, five in Switzerland: two are kept at least; later one of three.
KEPT = [
    ("tr", "dört biletten yalnız birini tutsam olur mu, Avrupa haritası başlangıç", "europe", False),
    ("pl", "Mogę na początku zostawić tylko jeden bilet z czterech?", "europe", False),
    ("kk", "басында 3 билеттің екеуін қайтарсам бола ма", "usa", False),
    ("el", "Στην αρχή από τα 4 εισιτήρια μπορώ να κρατήσω μόνο ένα;", "europe", False),
    ("it", "Posso ridare tutti e tre i biglietti pescati durante la partita?", None, False),
    ("en", "five tickets dealt to me in Switzerland, can I bin all four bad ones?", "switzerland", False),
    ("en", "Can I return one of my three starting tickets?", "usa", True),
]
SIGNS = [
    ("tr", "12'lik bileti yaptım, 17'lik olmadı. Biletlerden ekside miyim?", True),
    ("pl", "Zrobiłem bilet za 12, za 17 nie wyszedł. Czy z biletów jestem na plusie?", False),
    ("kk", "12 ұпайлық билет орындалды, 17 ұпайлық орындалмады. Билеттен минусте қаламын ба?", True),
    ("el", "Έκανα το εισιτήριο των 12 και απέτυχα στο 17. Είμαι στα συν από τα εισιτήρια;", False),
    ("it", "fatto il biglietto da 12, mancato quello da 17: finisco sotto zero?", True),
    ("en", "Made a 12 ticket, missed a 17. Am I in the plus with my tickets?", False),
]
FERRIES = [
    ("tr", "4 boşluklu 2 sembollü feribot, elimde 1 lokomotif 3 yeşil var, yeter mi", False),
    ("pl", "prom na 4 pola z 2 symbolami, mam 2 lokomotywy i 2 zielone, wystarczy?", True),
    ("kk", "4 орындық, 2 белгісі бар паром, қолымда 1 локомотив пен 3 жасыл бар, жете ме", False),
    ("el", "φέρι 4 θέσεων με 2 σύμβολα, έχω 2 μηχανές και 2 πράσινες, φτάνουν;", True),
    ("it", "traghetto da 4 caselle con 2 simboli, ho 1 locomotiva e 3 verdi, bastano?", False),
    ("en", "Erzurum to Sevastopol ferry, I have two locos and two greens... is it enough?", True),
]
VERDICTS = [
    ("tr", "bir şehre iki istasyon kurulabilir, doğru mu yanlış mı?"),
    ("pl", "w jednym mieście można postawić dwa dworce, prawda czy fałsz?"),
    ("kk", "бір қалаға екі станция салуға болады, рас па өтірік пе?"),
    ("el", "στην ίδια πόλη μπορείς να βάλεις δύο σταθμούς, σωστό ή λάθος;"),
    ("it", "in una città si possono mettere due stazioni, vero o falso?"),
    ("en", "you can build two stations in one city, true or false?"),
]
NOTHING_LEFT = [
    ("tr", "Deste de ıskarta da boş, tünele 2 turuncu sürdüm. Kaç ek kart öderim?"),
    ("pl", "Talia pusta, odrzucone też puste. Zagrałem 3 zielone na tunel, ile dopłacam?"),
    ("kk", "Қорда да, тасталған картада да ештеңе қалмапты. Туннельге 2 сары қойдым. Қосымша неше карта?"),
    ("el", "Η τράπουλα άδειασε και οι πεταμένες άδειες. Έβαλα 2 κίτρινες σε τούνελ, πόσες επιπλέον;"),
    ("it", "Il mazzo è vuoto e anche gli scarti. Gioco 2 verdi in galleria, quante carte in più?"),
    ("en", "The deck is empty and so are the discards. I lay 2 greens in a tunnel, how many extra cards?"),
]
# 45 trains; two left or fewer bring on the end, and everyone has one more turn.
COUNTED = [
    ("tr", "Beş kişiyiz, turumu 1 vagonla bitirdim. Bundan sonra toplam kaç tur oynanır?", 5),
    ("it", "siamo in 4 e finisco la mossa con un treno solo. quanti turni si giocano ancora in tutto?", 4),
    ("el", "Τελείωσα τη σειρά μου και μου έμειναν 2 τρενάκια. Πόσες φορές θα ξαναπαίξω εγώ;", 1),
    ("en", "I was dealt 4 tickets and keep 3, how many do I return?", 1),
    ("pl", "na start w europie dostałem 4 bilety, trzymam 3. ile odrzucam", 1),
    ("en", "two fives, two twos and a one on the US board, add that up for me", 25),  # 2*10 + 2*2 + 1
    ("pl", "wziąłem dwie trójki oraz jedynkę, ile to punktów razem?", 9),
    ("tr", "bir dörtlük iki üçlük bir de ikilik kapatmışım toplam kaç puan", 17),
    ("el", "Δύο πεντάρια και μια δυάρα στις ΗΠΑ, πόσους πόντους συνολικά;", 22),
    ("tr", "Biletlerim 8, 10, 7. İlk ikisi tamamlandı, 7'lik yarım kaldı. Biletlerden net ne alırım?", 11),
    ("kk", "Билеттерім 13, 9, 6 болды. Алғашқы екеуі орындалды, 6-лық үлгермеді. Билеттен қанша ұпай?", 16),
]


def _value(assistant: Assistant, lang: str, question: str, edition: str | None = None) -> Any:
    answer = assistant.ask(Request(question, lang, edition))
    assert answer.status == "answered", answer.answer
    return answer.value


@pytest.mark.parametrize(("lang", "question", "value"), ANYTHING)
def test_whether_a_tunnel_costs_anything(assistant: Assistant, lang: str, question: str, value: bool) -> None:
    assert _value(assistant, lang, question) is value


@pytest.mark.parametrize(("lang", "question", "value"), STATIONS)
def test_stations_together(assistant: Assistant, lang: str, question: str, value: int) -> None:
    assert _value(assistant, lang, question, "europe") == value


@pytest.mark.parametrize(("lang", "question", "edition", "value"), KEPT)
def test_whether_so_few_may_be_kept(
    assistant: Assistant, lang: str, question: str, edition: str | None, value: bool
) -> None:
    assert _value(assistant, lang, question, edition) is value


@pytest.mark.parametrize(("lang", "question", "value"), SIGNS)
def test_whether_tickets_end_above_or_below_zero(
    assistant: Assistant, lang: str, question: str, value: bool
) -> None:
    assert _value(assistant, lang, question) is value


@pytest.mark.parametrize(("lang", "question", "value"), FERRIES)
def test_whether_a_hand_pays_a_ferry(assistant: Assistant, lang: str, question: str, value: bool) -> None:
    assert _value(assistant, lang, question, "europe") is value


@pytest.mark.parametrize(("lang", "question"), VERDICTS)
def test_true_or_false_denies_nothing(assistant: Assistant, lang: str, question: str) -> None:
    assert _value(assistant, lang, question, "europe") is False


@pytest.mark.parametrize(("lang", "question"), NOTHING_LEFT)
def test_a_tunnel_without_cards_to_turn_up(assistant: Assistant, lang: str, question: str) -> None:
    assert _value(assistant, lang, question, "europe") == 0


@pytest.mark.parametrize(("lang", "question", "value"), COUNTED)
def test_numbers_told_by_place_size_or_rest(
    assistant: Assistant, lang: str, question: str, value: int
) -> None:
    assert _value(assistant, lang, question) == value


def test_a_number_is_no_yes(assistant: Assistant) -> None:
    """Where a yes or no is asked that the number does not tell, no number is given for the answer."""
    answer = assistant.ask(Request("I have 2 unused stations, does that beat my brother?", "en", "europe"))
    assert not isinstance(answer.value, int) or isinstance(answer.value, bool)


# The player who brings on the end has one last turn like everybody else; tied players each have the whole bonus.
DENIED = [
    ("tr", "Oyunu bitiren son turu oynamaz, yalnız ötekiler oynar dedi ablam, doğru mu?", False),
    ("kk", "Ойынды бітірген адам енді жүрмейді, тек қалғандары жүреді. Рас па?", False),
    ("pl", "Kto kończy grę, nie ma już tury, grają tylko pozostali, prawda?", False),
    ("el", "Όποιος φέρει το τέλος δεν ξαναπαίζει, παίζουν μόνο οι υπόλοιποι, σωστά;", False),
    ("it", "Chi fa scattare la fine non gioca più, giocano solo gli altri, vero?", False),
    ("en", "Whoever ends the game gets no more turn, only the others do, right?", False),
    ("tr", "En uzun yolda berabere kalanlar 10 puanı bölüşür, doğru mu?", False),
    ("kk", "Ең ұзын жолда тең түскендер 10 ұпайды бөліседі, дұрыс па?", False),
    ("kk", "Ең ұзын жол тең болса, екеуі де толық 10 ұпай алады, дұрыс па?", True),
    ("pl", "Przy remisie o najdłuższą trasę dzieli się 10 punktów, prawda?", False),
    ("el", "Στην ισοπαλία για τη μακρύτερη διαδρομή μοιράζονται τους 10 πόντους, σωστά;", False),
    ("it", "A pari merito per il percorso più lungo si dividono i 10 punti, vero?", False),
    ("en", "Players tied for the longest path split the 10 points, right?", False),
    ("en", "Players tied for the longest path don't split the 10 points, right?", True),
    ("en", "One station lets me use two routes of other players, right?", False),
]


@pytest.mark.parametrize(("lang", "question", "value"), DENIED)
def test_what_contradicts_a_rule_by_itself(
    assistant: Assistant, lang: str, question: str, value: bool
) -> None:
    assert _value(assistant, lang, question) is value
