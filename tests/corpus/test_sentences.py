"""Sentence borders in six languages."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.sentences import sentence_spans, sentences

CASES = [
    ("en", "Lay 2.5 cm, e.g. here. Is it so? Yes.", ["Lay 2.5 cm, e.g. here.", "Is it so?", "Yes."]),
    ("en", "You score 10. Then you stop.", ["You score 10.", "Then you stop."]),
    (
        "tr",
        "1. istasyon bir kart. 20. yüzyılda vb. şeyler.",
        ["1. istasyon bir kart.", "20. yüzyılda vb. şeyler."],
    ),
    ("tr", "Sırasıyla: 1. Hat puanları. 2. Biletler.", ["Sırasıyla:", "1. Hat puanları.", "2. Biletler."]),
    (
        "tr",
        "Kurallar: - Bir kart çekin. - İki kart atın.",
        ["Kurallar:", "- Bir kart çekin.", "- İki kart atın."],
    ),
    ("pl", "Masz np. Łódź itd. Potem nr 5. Koniec.", ["Masz np. Łódź itd.", "Potem nr 5.", "Koniec."]),
    ("el", "Πόσα παίρνω; Παίρνω π.χ. Δύο. Τέλος!", ["Πόσα παίρνω;", "Παίρνω π.χ. Δύο.", "Τέλος!"]),
    ("it", "Per es. Roma; poi Milano. È tutto?", ["Per es. Roma; poi Milano.", "È tutto?"]),
    ("kk", "Екі карта аласыз. Мыс. Қызыл. Бітті.", ["Екі карта аласыз.", "Мыс. Қызыл.", "Бітті."]),
    (
        "en",
        "He said “Stop!” and left. “Go.” They went.",
        ["He said “Stop!” and left.", "“Go.”", "They went."],
    ),
]


@pytest.mark.parametrize(("lang", "text", "expected"), CASES)
def test_borders(lang: str, text: str, expected: list[str]) -> None:
    assert sentences(text, lang) == expected


@given(st.text(max_size=300), st.sampled_from(["tr", "pl", "kk", "el", "it", "en", "xx"]))
def test_spans_cover_all_words_in_order(text: str, lang: str) -> None:
    spans = list(sentence_spans(text, lang))
    assert all(a < b for a, b in spans)
    assert all(b <= c for (_, b), (c, _) in pairwise(spans))
    assert "".join("".join(text[a:b] for a, b in spans).split()) == "".join(text.split())
