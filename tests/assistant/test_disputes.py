"""Who claims what, whose claim is asked about, and which number is claimed as a result."""

from __future__ import annotations

from functools import partial

import pytest

from assistant.build import prepared
from assistant.claimed import claimed_number
from assistant.computing import _read
from assistant.disputes import asked_claim, claims_in, text_of
from assistant.intents.tiebreaks import tiebreak_claim
from assistant.normalize import fold

EUROPE = ("completed_tickets", "stations_used", "european_express")


@pytest.mark.parametrize(
    ("lang", "question", "asked", "other"),
    [
        ("en", "My aunt says loops are forbidden, I say they are fine. Is she right?", "forbidden", "fine"),
        ("en", "My aunt says loops are forbidden, I say they are fine. Am I right?", "fine", "forbidden"),
        ("tr", "Teyzem döngü yasak diyor, ben serbest diyorum. Teyzem haklı mı?", "yasak", "serbest"),
        ("tr", "Teyzem döngü yasak diyor, ben serbest diyorum. Haklı mıyım?", "serbest", "yasak"),
        ("pl", "Ciocia mówi, że pętle są zakazane, a ja mówię, że wolno robić pętle. Czy ciocia ma rację?", "zakazane", "wolno"),  # noqa: E501
        ("pl", "ja twierdze ze petle wolno robic, ciocia ze sa zakazane. mam racje?", "wolno", "zakazane"),
        ("kk", "Апам айналым жасауға болмайды дейді, мен болады деймін. Апамдікі дұрыс па?", "болмайды", "болады"),
        ("kk", "Апам айналым жасауға болмайды дейді, мен жасай беруге болады деймін. Менікі дұрыс па?", "жасай", "болмайды"),  # noqa: E501
        ("el", "Η θεία λέει ότι οι κύκλοι απαγορεύονται, εγώ λέω ότι επιτρέπονται. Έχει δίκιο η θεία;", "απαγορεύονται", "επιτρέπονται"),  # noqa: E501
        ("el", "Η θεία λέει ότι οι κύκλοι απαγορεύονται, εγώ λέω ότι επιτρέπονται. Έχω δίκιο;", "επιτρέπονται", "απαγορεύονται"),  # noqa: E501
        ("it", "Mia zia dice che gli anelli sono vietati, io dico che sono permessi. Ha ragione mia zia?", "vietati", "permessi"),  # noqa: E501
        ("it", "Mia zia dice che gli anelli sono vietati, io dico che sono permessi. Ho ragione io?", "permessi", "vietati"),  # noqa: E501
    ],
)  # fmt: skip
def test_the_claim_asked_about_is_told_from_the_other(
    lang: str, question: str, asked: str, other: str
) -> None:
    _, reading = prepared(question, lang)
    found = asked_claim(reading)
    assert found is not None
    assert fold(asked) in fold(text_of(reading, found.claim))
    assert fold(other) not in fold(text_of(reading, found.claim))
    assert found.opposite is not None
    assert fold(other) in fold(text_of(reading, found.opposite))


@pytest.mark.parametrize(
    ("lang", "question", "speaker"),
    [
        ("en", "Dad says one station lends two routes, mum says one. Is mum right?", "mum"),
        (
            "it",
            "Papà dice che una stazione presta due tratte, mamma dice una sola. Ha ragione mamma?",
            "mamma",
        ),
        ("tr", "Babam bir istasyon iki hat ödünç verir diyor, annem tek hat diyor. Annem haklı mı?", "annem"),
    ],
)
def test_of_two_others_the_one_named_beside_the_verdict_is_asked_about(
    lang: str, question: str, speaker: str
) -> None:
    _, reading = prepared(question, lang)
    found = asked_claim(reading)
    assert found is not None
    assert speaker in found.claim.speaker


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "My aunt says loops are forbidden. Is she right?"),
        ("pl", "Ile kart dobieram na początku?"),
        ("tr", "Arkadaşım döngü yasak diyor, doğru mu?"),
    ],
)
def test_one_claim_or_none_is_no_choice(lang: str, question: str) -> None:
    assert asked_claim(prepared(question, lang)[1]) is None


def test_a_claimed_route_is_no_speech() -> None:
    _, reading = prepared("Ann claims a gray route with three blue cards, is that legal?", "en")
    assert claims_in(reading) == []


@pytest.mark.parametrize(
    ("lang", "question", "claimed"),
    [
        ("en", "I laid 3 green in a tunnel, a green, a red and a blue came up. She says I owe 2 more. Right?", 2),
        ("tr", "Tünele 3 yeşil koydum, bir yeşil bir kırmızı bir mavi açıldı. 2 kart daha vereceksin diyor. Doğru mu?", 2),  # noqa: E501
        ("pl", "Tunel: zagrałem 3 zielone, odkryto zieloną, czerwoną i niebieską. Ona mówi, że dopłacam 2 karty. Zgadza się?", 2),  # noqa: E501
        ("kk", "Туннельге 3 жасыл салдым, ашылғаны жасыл, қызыл, көк. Ол тағы 2 карта төлейсің дейді. Дұрыс па?", 2),
        ("el", "Έβαλα 3 πράσινες σε σήραγγα, άνοιξαν πράσινη, κόκκινη, μπλε. Λέει ότι χρωστάω 2 ακόμα. Σωστά;", 2),
        ("it", "In galleria ho messo 3 verdi, girate: verde, rossa, blu. Dice che devo aggiungerne 2. Giusto?", 2),
    ],
)  # fmt: skip
def test_a_claimed_number_is_no_input(lang: str, question: str, claimed: int) -> None:
    _, reading = prepared(question, lang)
    found = claimed_number(reading, partial(_read, "tunnel_extra_cards"))
    assert found is not None
    slots, number = found
    assert number == claimed
    assert slots.inputs["played"] == {"green": 3}
    assert sorted(slots.inputs["revealed"]) == ["blue", "green", "red"]


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "I laid 3 green in a tunnel, a green, a red and a blue came up. How many more?"),
        ("it", "In galleria ho messo 3 verdi, girate: verde, rossa, blu. Quante carte devo aggiungere?"),
    ],
)
def test_a_question_for_the_number_claims_none(lang: str, question: str) -> None:
    _, reading = prepared(question, lang)
    assert claimed_number(reading, partial(_read, "tunnel_extra_cards")) is None


@pytest.mark.parametrize(
    ("lang", "question", "right"),
    [
        (
            "en",
            "Equal points and equal completed tickets. He says the fewest stations come next. Right?",
            True,
        ),
        ("en", "Equal points. She says the longest path is the first tie-break. Right?", False),
        ("it", "Pari punti e pari biglietti: lui dice che poi contano le stazioni. Giusto?", True),
        ("pl", "Remis w punktach. Ola mówi, że pierwsza decyduje najdłuższa trasa. Zgadza się?", False),
        ("tr", "Puanlar eşit, biletler de eşit. Sonra istasyonlara bakılır diyor. Doğru mu?", True),
        ("el", "Ίδιοι πόντοι, ίδια εισιτήρια. Λέει ότι μετά μετράνε οι σταθμοί. Σωστά;", True),
        ("kk", "Ұпай тең, билет те тең. Енді станция саналады дейді. Дұрыс па?", True),
    ],
)
def test_claims_about_the_order_of_tie_breaks(lang: str, question: str, right: bool) -> None:
    assert tiebreak_claim(prepared(question, lang)[1], EUROPE) is right
