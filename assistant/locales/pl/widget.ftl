# What the widget says by itself; api/widget builds it into the script. Only plain sentences and variables.

## The box, before and while asking

widget-title = Pytania o zasady
widget-open = Zapytaj o zasady
widget-question = Twoje pytanie o zasady
widget-placeholder = Na przykład: Ile biletów muszę zatrzymać na początku?
widget-ask = Zapytaj
widget-looking = Szukam odpowiedzi…
widget-slow = Tym razem trwa to trochę dłużej.
widget-ready = Odpowiedź jest gotowa.
widget-close = Zamknij
widget-empty = Najpierw wpisz pytanie.

## The answer

widget-steps = Krok po kroku
widget-understood = Rozumiem to tak:
widget-sources = Źródła
widget-more-sources = Więcej źródeł

## What is said of a source

widget-amends = zmiana
widget-automatic = dopasowano według znaczenia
widget-page = strona { $n }
widget-page-image = Pokaż stronę { $n }
widget-disagree = Źródła się różnią

## Going on

widget-choose = Wybierz
widget-follow-up = Dopytaj
widget-earlier = Wcześniejsze pytania
widget-also = Możesz też zapytać

## Sharing and telling

widget-copy = Kopiuj link
widget-copied = Skopiowano link
widget-link = Link do tej odpowiedzi
widget-helpful = Czy to pomogło? Wyślemy też pytanie.
widget-yes = Tak
widget-no = Nie
widget-why = Co było nie tak?
widget-reason-wrong = Odpowiedź jest błędna
widget-reason-unclear = Trudno ją zrozumieć
widget-reason-other = Pytanie było o coś innego
widget-reason-source = Źródło nie pasuje
widget-thanks = Dziękujemy za opinię.

## The rulebook

widget-rulebook = Oficjalna instrukcja
widget-new-tab = otwiera się w nowej karcie

## When there is no answer

widget-unreachable = Nie udało się teraz pobrać odpowiedzi. Spróbuj ponownie za chwilę.
widget-busy = Pytań jest teraz bardzo dużo. Możesz zapytać ponownie za { $n } s.
widget-retry = Spróbuj ponownie

## Names

widget-lang-tr = turecki
widget-lang-pl = polski
widget-lang-kk = kazachski
widget-lang-el = grecki
widget-lang-it = włoski
widget-lang-en = angielski
