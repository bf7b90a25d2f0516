"""Plain text that lost its shape: footers at its end, and decorated letters between its paragraphs."""

from __future__ import annotations

from corpus.repairs import Repair
from corpus.text import read_text


def test_a_footer_at_the_end_is_neither_a_torn_sentence_nor_an_answer() -> None:
    answers = ["No, mai.", "Sì, sempre due.", "Solo alla fine della partita."]
    footer = "© 2024 Il Tavolo dei Treni – tutti i diritti riservati"
    reading = read_text("\n\n".join(["Domande frequenti", *answers, footer]), lang="it")
    assert reading.repairs == (
        Repair("note", footer),
        Repair("lost-questions", "Domande frequenti", "No, mai.", 3),
    )
    torn = read_text("alla fine.\n\nPoi gioca il vicino.\n\nIl bonus spetta solo\n\n" + footer, lang="it")
    assert [r.kind for r in torn.repairs] == ["torn", "note"]
    assert "Il bonus spetta solo alla fine." in torn.text


def test_a_decorated_letter_behind_a_number_begins_a_paragraph() -> None:
    torn = "Παίζεται με τις κάρτες του USA 1910 Ε Ο χάρτης είναι για 2 ή 3 παίκτες. Δ Τα τούνελ είναι γκρι."
    reading = read_text(torn, lang="el")
    first, second = (
        "Παίζεται με τις κάρτες του USA 1910",
        "Ο χάρτης είναι για 2 ή 3 παίκτες. Τα τούνελ είναι γκρι.",
    )
    assert reading.text.split() == f"{first} {second}".split()
    assert [r.kind for r in reading.repairs] == ["drop-capital", "drop-capital"]
    assert reading.repairs[1].after.endswith("παίκτες. Τα τούνελ είναι γκρι.")
    assert first in reading.text.split("\n")
    assert read_text("Typ 3 B wird gesetzt, in 5 A Train fährt.", lang="en").repairs == ()
