"""Numbers told by comparing, in all six languages; the right numbers are worked out by hand."""

from __future__ import annotations

import pytest

from assistant.comparisons import COMPARED
from assistant.reading import read

DIFFERENCES = [
    ("en", "Anna built three stations, I built one fewer than her", [2]),
    ("en", "his route has four spaces, mine is two spaces longer than his", [6]),
    ("it", "Giulia ha costruito tre stazioni, io due in meno di lei", [1]),
    ("it", "la sua tratta è lunga 6, la mia è più corta di due della sua", [4]),
    ("el", "η Άννα έχτισε δύο σταθμούς, εγώ έναν λιγότερο από εκείνη", [1]),
    ("el", "ο Νίκος έχει 5 εισιτήρια, εγώ δύο περισσότερα από αυτόν", [7]),
    ("pl", "Ania postawiła trzy dworce, ja o dwa mniej", [1]),
    ("pl", "on ma trasę długości 4, moja jest o dwa dłuższa", [6]),
    ("tr", "Zeynep iki istasyon dikti, ben ondan bir eksik diktim", [1]),
    ("tr", "Mert'in hattı 4 vagonluk, benimki onunkinden iki vagon uzun", [6]),
    ("kk", "Айгүл үш станция салды, мен одан екі кем салдым", [1]),
    ("kk", "оның жолы 4 вагон, менікі одан екі вагон ұзын", [6]),
]

BOUNDS = [
    ("en", "there are fewer than 4 players", [3]),
    ("en", "someone has more than 2 trains", [3]),
    ("it", "siamo in meno di quattro giocatori", [3]),
    ("el", "είμαστε λιγότεροι παίκτες, πάντως λιγότερο από τέσσερις", [3]),
    ("pl", "jest nas mniej niż 4", [3]),
    ("tr", "4'ten az oyuncu var", [3]),
    ("tr", "üç kişiden fazla oyuncu varsa", [4]),
    ("kk", "төрттен аз ойыншы болса", [3]),
    ("kk", "3-тен артық вагоным қалды", [4]),
]

# A "not" takes the comparison back, and other words beside a number compare nothing.
AS_TOLD = [
    ("en", "you draw no more than 2 cards", [2]),
    ("it", "non più di due carte", [2]),
    ("pl", "nie więcej niż 2 karty", [2]),
    ("en", "how many more cards for 3 spaces", [3]),
    ("tr", "20'lik uzun bilet yattı", [20]),
    ("tr", "en az 2 bilet", [2]),
    ("kk", "ең көбі 2 билет", [2]),
]


@pytest.mark.parametrize(("lang", "text", "numbers"), DIFFERENCES + BOUNDS + AS_TOLD)
def test_numbers_told_by_comparing(lang: str, text: str, numbers: list[int]) -> None:
    assert [n.value for n in read(text, lang).numbers() if not n.weak] == numbers


UNCLEAR = [
    ("en", "Anna has 4 tickets and Tom 6, I have one fewer than her"),
    ("it", "Anna ha 4 biglietti e Marco 6, io uno in meno di lei"),
    ("el", "η Άννα έχει 4 εισιτήρια κι ο Νίκος 6, εγώ ένα λιγότερο από αυτή"),
    ("pl", "Ania ma 4 bilety, a Tomek 6, ja o jeden mniej od niej"),
    ("tr", "Ayşe'nin 4 bileti var, Mert'in 6, benim ondan bir eksik"),
    ("kk", "Айгүлде 4 билет, Ержанда 6, менде одан бір кем"),
]


@pytest.mark.parametrize(("lang", "text"), UNCLEAR)
def test_a_difference_to_one_of_several_is_no_number(lang: str, text: str) -> None:
    assert read(text, lang).has(COMPARED)
