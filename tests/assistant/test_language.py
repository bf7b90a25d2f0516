"""The language of a question: our six, other languages, and nothing to go on."""

import pytest

from assistant.language import detect


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("tr", "Tünelde iki kırmızı oynadım, bir kırmızı açıldı. Kaç kart daha vermem gerekiyor?"),
        ("tr", "istasyon kac puan"),
        ("pl", "Ile biletów muszę zatrzymać na początku?"),
        ("pl", "czy moge wziac druga lokomotywe"),
        ("kk", "Екінші карта ретінде ашық локомотивті алуға бола ма?"),
        ("kk", "неше билет калдыру керек"),
        ("el", "Πόσους πόντους δίνει η μεγαλύτερη διαδρομή;"),
        ("el", "mporo na paro deuteri mpalanter"),
        ("it", "Quanti biglietti devo tenere all'inizio?"),
        ("it", "posso pescare due locomotive"),
        ("en", "How many tickets do I keep at the start?"),
        ("en", "can i take a second wild"),
    ],
)
def test_our_languages(lang: str, text: str) -> None:
    assert detect(text).lang == lang


@pytest.mark.parametrize("text", ["", "   ", "42", "OK", "🚂🚃", "Paris", "?!", "https://example.org/x"])
def test_nothing_to_go_on(text: str) -> None:
    found = detect(text)
    assert found.lang is None
    assert found.reason == "no_text"
    assert detect(text, hint="pl").lang == "pl"
