# Feedback, and what the editors' pages say.

## Feedback

feedback-thanks = Dziękujemy. Zachowaliśmy pytanie, Twoją opinię i samą odpowiedź – nic więcej o Tobie.
feedback-elsewhere = To przyszło z innej strony internetowej i nie zostało zachowane.
feedback-wrong = Nie udało się tego zachować: w formularzu czegoś brakuje albo coś jest za długie.
feedback-no-database = Ta usługa nie zbiera teraz opinii, bo nie ma bazy danych. Niczego nie zapisano.
feedback-back = Wróć do odpowiedzi
feedback-note = Wyślemy i zachowamy pytanie oraz to, co tu napiszesz – nic więcej o Tobie.
feedback-reason = Co się nie zgadzało? (można zostawić puste)
feedback-title = Opinia o odpowiedzi

## What editors decided, as answers tell it

note-authority = Gdzie te teksty się różnią, odpowiedź trzyma się „{ $cited }”, a nie „{ $other }”: tak zdecydowała redakcja.
house-ruling = Ustalenie domowe, spoza instrukcji: przy naszym stole gramy tak – { $text }
