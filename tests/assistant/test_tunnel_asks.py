"""What is asked about a tunnel beside its extra cards, in all six languages."""

import pytest

from assistant.build import prepared
from assistant.hands import read_hands
from assistant.intents.tunnel_asks import (
    asks_for_locomotive_as_extra,
    asks_what_is_lost,
    lacks_its_cards,
    tunnel_asked,
)
from assistant.intents.tunnels import tunnel_extra_cards
from assistant.reading import Reading


def read(lang: str, question: str) -> Reading:
    return prepared(question, lang)[1]


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        (
            "en",
            "I laid 3 green in a tunnel, turned up green, loco, red. How many cards in all will I have given?",
        ),
        ("tr", "tünele 3 yeşil koydum, yeşil, lokomotif, kırmızı açıldı. toplamda kaç kart vermiş olurum?"),
        ("pl", "Tunel, dałem 3 zielone, odkryto zieloną, lokomotywę i czerwoną. Ile kart oddam w sumie?"),
        (
            "kk",
            "Туннельге 3 жасыл салдым, жасыл, локомотив, қызыл ашылды. Барлығы неше карта берген боламын?",
        ),
        (
            "el",
            "Έβαλα 3 πράσινες στο τούνελ, γύρισαν πράσινη, μπαλαντέρ, κόκκινη. Πόσες κάρτες θα δώσω συνολικά;",
        ),
        (
            "it",
            "Ho messo 3 verdi in galleria, girate verde, locomotiva, rossa. Quante carte avrò dato in tutto?",
        ),
    ],
)
def test_all_the_cards(lang: str, question: str) -> None:
    assert tunnel_asked(read(lang, question)) == "total"


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "I laid 3 green in a tunnel, turned up green, loco, red. How many extra cards in total?"),
        ("tr", "tünele 3 yeşil koydum, yeşil, lokomotif, kırmızı açıldı. toplam kaç kart daha vereceğim?"),
        ("pl", "tunel, dałem 3 zielone, odkryto zieloną, lokomotywę i czerwoną. ile razem dopłacam?"),
        ("kk", "Туннельге 3 жасыл салдым, жасыл, локомотив, қызыл ашылды. Барлығы неше қосымша карта?"),
        ("el", "Έβαλα 3 πράσινες στο τούνελ, γύρισαν πράσινη, μπαλαντέρ, κόκκινη. Πόσες επιπλέον συνολικά;"),
        (
            "it",
            "Ho messo 3 verdi in galleria, girate verde, locomotiva, rossa. Quante carte in più in totale?",
        ),
    ],
)
def test_the_extra_cards_in_all(lang: str, question: str) -> None:
    assert tunnel_asked(read(lang, question)) is None


@pytest.mark.parametrize(
    ("lang", "question", "asked", "held"),
    [
        (
            "en",
            "2 red in the tunnel, flipped red, red, blue. In my hand one red and one loco are left. can i claim?",
            "enough",
            {"red": 1, "locomotive": 1},
        ),
        (
            "en",
            "tunnel, laid 3 pink, up came 2 pink and a yellow. I've only 1 pink left in hand. Can I take the tunnel?",
            "short",
            {"pink": 1},
        ),
        (
            "tr",
            "2 mavi oynadım tünele; mavi, joker, siyah açıldı. Elimde tek 1 mavi var. Yeter mi tünel için?",
            "short",
            {"blue": 1},
        ),
        (
            "pl",
            "tunel, 2 czerwone, odkryto czerwoną, czerwoną i niebieską. W ręce mam jeszcze jedną czerwoną i lokomotywę."
            " Mogę zająć tunel?",
            "enough",
            {"red": 1, "locomotive": 1},
        ),
        (
            "kk",
            "2 қызыл салдым туннельге, қызыл, қызыл, көк ашылды. Қолымда қызыл да локомотив те қалмады."
            " Туннельді ала аламын ба?",
            "short",
            {},
        ),
        (
            "el",
            "2 κόκκινες στο τούνελ, άνοιξαν κόκκινη, κόκκινη, μπλε. Στο χέρι έχω άλλη μία κόκκινη και μία ατμομηχανή."
            " Το παίρνω;",
            "enough",
            {"red": 1, "locomotive": 1},
        ),
        (
            "it",
            "galleria, ho messo 3 rosa, uscite 2 rosa e una gialla. in mano mi resta 1 rosa e cinque bianche."
            " posso prendere la galleria?",
            "short",
            {"pink": 1, "white": 5},
        ),
    ],
)
def test_whether_the_hand_pays(lang: str, question: str, asked: str, held: dict[str, int]) -> None:
    reading = read(lang, question)
    assert tunnel_asked(reading) == asked
    assert read_hands(reading).held == held


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "laid 3 red, flipped red red loco and i cant pay. are my 3 reds gone now?"),
        ("tr", "tünel benden 2 mavi daha istiyor ama elimde bir tane var. koyduğum maviler yanıyor mu"),
        ("pl", "3 czerwone na tunel, czerwona czerwona lokomotywa. przepadaja mi te 3 czerwone?"),
        ("kk", "туннель тағы 2 көк сұрап тұр, менде біреу ғана. салған көктерім жоғала ма"),
        ("el", "το τούνελ θέλει άλλες 2 μπλε και έχω μόνο μία. χάνονται οι μπλε που έπαιξα;"),
        ("it", "il tunnel vuole altre 2 blu ma ne ho solo una. le blu che avevo messo vanno perse?"),
    ],
)
def test_whether_cards_are_lost(lang: str, question: str) -> None:
    assert asks_what_is_lost(read(lang, question)) is True


def test_a_turn_lost_is_another_matter() -> None:
    question = "I laid 2 red in a tunnel, red came up and I don't pay. Do I lose my turn?"
    assert asks_what_is_lost(read("en", question)) is None


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "laid 2 green, turned up a green. my green ran out, can i pay with a loco?"),
        ("tr", "2 yeşil koydum bir yeşil açıldı, yeşilim bitti, lokomotifle ödeyebilir miyim"),
        ("pl", "dałem 2 zielone, wyszła jedna zielona. zielone mi się skończyły, mogę dopłacić lokomotywą?"),
        ("kk", "туннельге 2 жасыл салдым, бір жасыл ашылды. жасылым бітті, локомотивпен төлесем бола ма"),
        (
            "el",
            "έβαλα 2 πράσινες, βγήκε μία πράσινη. μου τελείωσαν οι πράσινες, μπορώ να πληρώσω με μπαλαντέρ;",
        ),
        ("it", "ho messo 2 verdi, è uscita una verde. ho finito le verdi, posso pagare con una locomotiva?"),
    ],
)
def test_a_locomotive_for_the_extra_card(lang: str, question: str) -> None:
    assert asks_for_locomotive_as_extra(read(lang, question))


def test_the_locomotive_turned_up_is_another_matter() -> None:
    question = "laid 2 red, flipped red, loco, blue on the tunnel. Do I have to pay for the loco too?"
    assert not asks_for_locomotive_as_extra(read("en", question))


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "we went through a tunnel and turned the three cards, how many more do i owe now"),
        ("en", "Tunnel - they flipped red, blue, loco. What do I pay?"),
        ("tr", "tünele iki kart koydum, kaç kart daha eklemem lazım?"),
        ("pl", "wyłożyłam dwie karty na tunel, ile teraz dopłacam?"),
        ("kk", "туннель ойнадым, қанша карта қосуым керек?"),
        ("el", "Κάναμε τούνελ και ανοίξαμε τις κάρτες, πόσες χρωστάω τώρα;"),
        ("it", "ho messo due carte nel tunnel, quante altre devo pagare?"),
    ],
)
def test_cards_left_out(lang: str, question: str) -> None:
    reading = read(lang, question)
    assert lacks_its_cards(reading)
    assert not tunnel_extra_cards(reading).complete


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "how many cards are turned up for a tunnel?"),
        ("tr", "tünelde kaç kart açılır?"),
        ("pl", "od czego zależy ile dopłaca się w tunelu?"),
        ("kk", "туннельде қосымша карта қалай есептеледі?"),
        ("el", "πόσες κάρτες ανοίγουμε στο τούνελ;"),
        ("it", "come si calcola quante carte in più vuole una galleria?"),
    ],
)
def test_rules_in_general_lack_nothing(lang: str, question: str) -> None:
    assert not lacks_its_cards(read(lang, question))


def test_only_the_colour_and_the_cities() -> None:
    slots = tunnel_extra_cards(
        read("en", "Zürich to Venezia, I laid green. turned up green, loco, red. extra?")
    )
    assert slots.inputs["played"] == {"green": 2}
