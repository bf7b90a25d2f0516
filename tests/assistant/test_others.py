"""What is told of other players beside the asker's own, in six languages."""

from __future__ import annotations

import pytest

from assistant.names import names_typed
from assistant.others import without_others
from assistant.reading import read


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "My cousin had 6. I finished 21 and 7, how many points do I get?"),
        ("it", "Mio cugino ne aveva 6. Io ho completato 21 e 7, quanti punti faccio?"),
        ("pl", "Moja kuzynka miała 6. Ja ukończyłem 21 i 7, ile mam punktów?"),
        ("tr", "Kuzenim 6 aldı. Ben 21 ve 7 tamamladım, kaç puan alırım?"),
        ("kk", "Әпкем 6 алды. Мен 21 мен 7 орындадым, неше ұпай аламын?"),
        ("el", "Ο ξάδερφός μου είχε 6. Εγώ ολοκλήρωσα 21 και 7, πόσους πόντους παίρνω;"),
    ],
)
def test_the_numbers_of_others_are_left_out(lang: str, text: str) -> None:
    mine = without_others(read(text, lang, (), names_typed(text, text, lang)))
    assert mine is not None
    assert [n.value for n in mine.numbers() if not n.weak] == [21, 7]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "My cousin had 6 and 21 done. How many points does my cousin get?"),
        ("it", "Mio cugino ha fatto 6 e 21. Quanti punti fa mio cugino?"),
        ("pl", "Moja kuzynka ukończyła 6 i 21. Ile punktów ma moja kuzynka?"),
        ("tr", "Kuzenim 6 ve 21 tamamladı. Kuzenim kaç puan alır?"),
        ("kk", "Әпкем 6 мен 21 орындады. Әпкем неше ұпай алады?"),
        ("el", "Ο ξάδερφός μου έκανε 6 και 21. Πόσους πόντους παίρνει ο ξάδερφός μου;"),
    ],
)
def test_whoever_is_asked_about_is_no_other(lang: str, text: str) -> None:
    assert without_others(read(text, lang, (), names_typed(text, text, lang))) is None
