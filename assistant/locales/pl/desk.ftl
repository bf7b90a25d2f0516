# Biurko, przy którym zespół rozpatruje spory i odpowiedzi ocenione jako błędne.

## Na każdej stronie

desk-title = Biurko sporów
desk-menu = Biurko
desk-menu-queue = Kolejka
desk-menu-new = Nowy spór
desk-menu-stats = Statystyki
desk-menu-editing = Redakcja
desk-menu-staff = Zespół
desk-menu-audit = Dziennik zdarzeń
desk-role-support = wsparcie
desk-role-editor = redakcja
desk-role-admin = administracja
desk-signed-in = Konto: { $name }
desk-sign-out = Wyloguj się
desk-back = Wróć do kolejki
desk-not-found = Nie ma takiej strony
desk-not-found-about = Tego, na co wskazuje adres, nie ma w kolejce.

## Kolejka

desk-queue = Kolejka
desk-show = Pokaż
desk-show-open = Otwarte
desk-show-mine = Moje
desk-show-changed = Zmieniony werdykt
desk-show-decided = Rozstrzygnięte
desk-show-all = Wszystkie
desk-search = Szukaj
desk-kind = Rodzaj
desk-kind-dispute = Spór
desk-kind-answer = Odpowiedź oceniona w dół
desk-any = Wszystkie
desk-find = Znajdź
desk-found = { $n ->
    [0] Nic tu nie ma.
    [one] { $n } pozycja
    [few] { $n } pozycje
    [many] { $n } pozycji
   *[other] { $n } pozycji
}
desk-export = Zapisz jako { $form }
desk-keys = Klawisze: j następna, k poprzednia, / szukanie
desk-forgotten = Tekst został usunięty.
desk-state-open = otwarte
desk-state-decided = rozstrzygnięte
desk-nobody = bez przydziału
desk-pages = Strony
desk-before = Poprzednia strona
desk-next = Następna strona
desk-page-of = Strona { $n } z { $all }

## Spór

desk-dispute = Spór
desk-permalink = Stały adres
desk-not-whole = Ten zapis zmieniono w bazie danych. Nie polegaj na nim; zwróć się do administracji.
desk-evidence = Podstawa
desk-sure = Pewność: { $percent } %
desk-decided-as = Decyzja zespołu: { $verdict }
desk-change-pending = Dziś werdykt byłby inny
desk-change-because = Co się od tego czasu zmieniło: { $what }
desk-change-refused = Zasady nie przyjmują już podanych faktów.
desk-confirm-change = Potwierdź zmianę
desk-editor-only = Może to potwierdzić tylko osoba z redakcji.
desk-decide = Rozstrzygnij
desk-decision = Decyzja
desk-how-confirmed = Werdykty są słuszne
desk-how-otherwise = Rozstrzygam inaczej
desk-otherwise-verdict = jeśli inaczej, werdykt
desk-reason = Uzasadnienie
desk-reason-hint = Potrzebne, gdy rozstrzygasz inaczej; trafi do listu tak, jak je zapiszesz.
desk-work = Notatki i przydział
desk-assigned = Przydzielono
desk-assign = Przydziel
desk-note = Notatka dla zespołu
desk-add-note = Dodaj notatkę
desk-letter = List
desk-letter-otherwise = List zawiera werdykty zespołu i podane uzasadnienie.
desk-decided-by-staff = Rozstrzygnął nasz zespół, { $date }.
desk-sent-in = Język wysłanego listu
desk-mark-sent = Oznacz jako wysłany
desk-history = Historia
desk-no-events = Jeszcze nic.
desk-event-note = Notatka
desk-event-assign = Przydzielono: { $name }
desk-event-unassigned = Cofnięto przydział
desk-event-confirmed = Rozstrzygnięto: werdykty są słuszne
desk-event-otherwise = Rozstrzygnięto inaczej: { $verdicts }
desk-event-reviewed = Oceniono: odpowiedź była błędna
desk-event-right = Rozstrzygnięto: odpowiedź była dobra
desk-event-sent = Wysłano list, język: { $language }
desk-event-change = Potwierdzono zmianę nr { $n }

## Nowy spór

desk-unknown = nie wiadomo
desk-lang-of-report = Język opisu
desk-more-claims = Więcej twierdzeń
desk-by = Kto tak mówi
desk-claim-text = Co twierdzi
desk-told-by-text = rozpoznać z tekstu
desk-judge = Oceń i zachowaj

## Odpowiedź

desk-as-shown = Tak ją pokazano
desk-thumb-reason = Powód oceny w dół
desk-no-reason = Nie podano powodu.
desk-snapshot = Odpowiedź serwisu w tamtej chwili
desk-not-same = To nie jest to, co według zgłaszającej osoby było pokazane.
desk-review = Jak powinno być
desk-review-about = Ocena staje się pytaniem testowym. Usuń wszystko, co osobiste.
desk-question-anonymous = Pytanie bez niczego osobistego
desk-question-kind = Rodzaj pytania
desk-case-lookup = o zasadę
desk-case-computed = do wyliczenia
desk-case-dispute = spór
desk-case-cross = między językami
desk-case-ambiguous = niejednoznaczne
desk-case-out_of_scope = o czymś innym
desk-case-not_covered = brak w zasadach
desk-expected-status = Oczekiwany wynik
desk-status-answered = jest odpowiedź
desk-status-clarify = dopytuje
desk-status-not_covered = brak w zasadach
desk-status-out_of_scope = o czymś innym
desk-expected-value = Oczekiwana wartość (liczba, true, false; może zostać puste)
desk-expected-rule = Oczekiwana zasada
desk-keep-review = Zapisz ocenę
desk-answer-right = Jeśli odpowiedź jednak była dobra, to dlaczego?
desk-close-as-right = Zamknij jako dobrą

## Statystyki

desk-stats-about = Pytania pochodzą z witryn, które zgodziły się je zachowywać; spory z tego biurka.
desk-period = Okres
desk-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
}
desk-as-table = Jako tabela
desk-no-data = W tym okresie nic nie ma.
desk-stat-over-time = Pytania i spory w kolejnych tygodniach
desk-stat-questions = Najczęstsze pytania
desk-stat-refusals = Wyniki pytań
desk-stat-languages = Języki
desk-stat-rules = Najbardziej sporne zasady
desk-col-week = Tydzień od
desk-col-questions = Pytania
desk-col-disputes = Spory
desk-col-refused = Bez odpowiedzi
desk-col-question = Pytanie
desk-col-times = Ile razy
desk-col-outcome = Wynik
desk-col-language = Język
desk-col-rule = Zasada

## Gdy coś pójdzie nie tak

desk-error-changed = W międzyczasie ktoś wprowadził zmianę. Strona już ją pokazuje, a twój tekst nadal jest w formularzu. Sprawdź i wyślij ponownie.
desk-error-no-case = Nie ma takiej sprawy.
desk-error-missing = Czegoś tu brakuje.
desk-error-too-long = Tekst jest za długi.
desk-error-characters = Tekst zawiera niewidoczne znaki.
desk-error-choice = Wybierz jedną z możliwości.
desk-error-no-change = Ta zmiana już nie czeka na potwierdzenie.
desk-error-review = Oceny nie można zapisać; popraw zaznaczone pole.
desk-error-form = Nie udało się odczytać formularza.
