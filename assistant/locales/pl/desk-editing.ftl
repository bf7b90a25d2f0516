# Feedback, and what the editors' pages say.

## Feedback

feedback-thanks = Dziękujemy. Zachowaliśmy pytanie, twoją opinię i samą odpowiedź – nic więcej o tobie.
feedback-elsewhere = To przyszło z innej strony internetowej i nie zostało zachowane.
feedback-wrong = Nie udało się tego zachować: w formularzu czegoś brakuje albo coś jest za długie.
feedback-no-database = Ta usługa nie zbiera teraz opinii, bo nie ma bazy danych. Niczego nie zapisano.
feedback-back = Wróć do odpowiedzi
feedback-note = Wyślemy i zachowamy pytanie oraz to, co tu napiszesz – nic więcej o tobie.
feedback-reason = Co się nie zgadzało? (można zostawić puste)
feedback-title = Opinia o odpowiedzi

## What editors decided, as answers tell it

note-authority = Gdzie te teksty się różnią, odpowiedź trzyma się „{ $cited }”, a nie „{ $other }”: tak zdecydowała redakcja.
house-ruling = Ustalenie domowe, spoza instrukcji: przy naszym stole gramy tak – { $text }

## The editors' pages

editing-title = Redagowanie danych
editing-intro = To, co tu dodasz, trafi do odpowiedzi po publikacji, o ile przejdzie pomiar.
editing-none = Na razie nic.
editing-lang = Język
editing-edition = Edycja
editing-edition-any = dowolna
editing-rule = Zasada
editing-rule-any = wszystko, o czym mówią oba
editing-question = Pytanie, tak jak wpisałby je gracz
editing-answer = Prawidłowa odpowiedź
editing-answer-open = to nie jest pytanie tak/nie
editing-answer-yes = tak
editing-answer-no = nie
editing-name = Jak mówią na to ludzie
editing-name-hint = Gwiazdka * na końcu zastępuje dowolną końcówkę.
editing-means = Co to znaczy
editing-means-hint = Nazwa miasta albo słowo, które asystent już zna.
editing-document = Źródło, którego się trzymamy
editing-over = Źródło, którego się nie trzymamy
editing-texts = Jak gra się przy waszym stole
editing-reason = Dlaczego
editing-add = Dodaj
editing-withdraw = Wycofaj
editing-withdraw-why = Dlaczego to wycofujesz?
editing-kind-example = Przykładowe pytanie
editing-kind-alias = Inna nazwa
editing-kind-authority = Rozstrzygnięcie między źródłami
editing-kind-house = Ustalenie domowe
editing-about-example = Uczy asystenta, której zasady dotyczy pytanie. Pytanie ze zbioru pomiarowego nie zostanie przyjęte.
editing-about-alias = Jak ludzie nazywają miasto, kartę albo inną rzecz.
editing-about-authority = Gdy oba mówią o danej zasadzie, cytowane jest tylko źródło, którego się trzymamy, a odpowiedź o tym informuje.
editing-about-house = Na sprawy, których nie rozstrzyga żadne źródło. Pokazywane jako ustalenie domowe po słowach, że żadne źródło tego nie rozstrzyga; nigdy nie jest cytowane jako źródło.
editing-state-pending = czeka na publikację
editing-state-live = w indeksie
editing-state-leaving = wycofane; w indeksie do następnej publikacji
editing-state-withdrawn = wycofane
editing-list = Co dodano
editing-publish = Opublikuj
editing-publish-note = Powstaje i jest mierzony próbny indeks; trwa to kilka minut. Stanie się bieżącym tylko wtedy, gdy żaden wynik nie spadnie poniżej poziomu odniesienia.
editing-publishing = Trwa publikacja. Zajrzyj tu za kilka minut.
editing-nothing = Wszystko jest opublikowane.
editing-done-added = Dodano; czeka na publikację.
editing-done-withdrawn = Wycofano; zniknie z indeksu przy następnej publikacji.
editing-done-started = Publikacja się rozpoczęła.
editing-publications = Publikacje
editing-publication = Publikacja { $number }
editing-publication-running = w toku
editing-publication-live = opublikowana
editing-publication-refused = nie przeszła pomiaru; indeks się nie zmienił
editing-publication-failed = nie powiodła się; indeks się nie zmienił
editing-report = Raport
editing-no-report = Raportu jeszcze nie ma.
editing-by = { $name }, { $at }
editing-withdrawn-by = wycofanie: { $name }, { $at }
editing-error-text = Tu potrzebny jest jeden wiersz, { $min }–{ $max } znaków.
editing-error-choice = „{ $given }” nie ma wśród możliwości.
editing-error-answer-edition = Odpowiedź zależy od edycji: wybierz jedną.
editing-error-no-proposition = Zasada { $rule } nie ma twierdzenia, które mogłoby być prawdziwe lub fałszywe, więc „tak” nic o niej nie mówi.
editing-error-measured = To pytanie jest takie samo lub prawie takie samo jak pytanie pomiarowe { $id }. Tego, co się mierzy, nie wolno uczyć.
editing-error-alias-short = Nazwa musi mieć co najmniej 3 litery, a przed * co najmniej { $min }; * stoi tylko na końcu.
editing-error-alias-known = Nazwa „{ $name }” jest już rozumiana.
editing-error-alias-unknown = „{ $name }” to ani miasto, ani słowo znane asystentowi.
editing-error-authority-apart = Wybierz dwa różne źródła, które mówią o tej samej edycji.
editing-error-there = To już jest pod numerem { $number }.
editing-error-not-there = Nie ma numeru { $number }.
editing-error-withdrawn = Numer { $number } został już wycofany; wycofanie: { $by }.
editing-error-nothing = Nie ma nic do opublikowania.
editing-error-running = Publikacja już trwa.
