# Panel, w którym zespół rozpatruje spory i odpowiedzi ocenione jako błędne.

## Na każdej stronie

desk-title = Panel rozstrzygania sporów
desk-menu = Panel
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
desk-kind-answer = Odpowiedź z kciukiem w dół
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
desk-thumb-reason = Dlaczego kciuk w dół
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
desk-add-example = Zrób z tego przykładowe pytanie

## Statystyki

desk-stats-about = Pytania pochodzą z witryn, które zgodziły się je zachowywać; spory z tego panelu.
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
desk-error-forgotten = Tekst tej sprawy usunięto; nie można już nic o niej dopisać.
desk-error-missing-reason = Podaj, dlaczego rozstrzygasz inaczej.
desk-error-missing = Czegoś tu brakuje.
desk-error-too-long = Tekst jest za długi.
desk-error-characters = Tekst zawiera niewidoczne znaki.
desk-error-choice = Wybierz jedną z możliwości.
desk-error-no-change = Ta zmiana już nie czeka na potwierdzenie.
desk-error-review = Oceny nie można zapisać; popraw zaznaczone pole.
desk-error-form = Nie udało się odczytać formularza.

## Facts of a dispute

desk-facts = Fakty dla silnika zasad
desk-facts-hint = Nieobowiązkowe. Dzięki nim liczby są obliczane, a nie odczytywane z tekstu. Pola z * są potrzebne; puste wiersze się nie liczą.
desk-facts-name = Co obliczyć
desk-facts-none = bez faktów
desk-facts-show = Pokaż pola
desk-facts-more = Więcej wierszy: { $what }
desk-facts-commas = Oddzielone przecinkami
desk-facts-empty = nie podano
desk-facts-true = tak
desk-facts-false = nie
desk-facts-name-route_points = Punkty za jedną trasę
desk-facts-name-routes_points = Punkty za kilka tras
desk-facts-name-double_route_open = Czy druga nitka podwójnej trasy jest wolna?
desk-facts-name-claim_check = Czy tymi kartami można zająć trasę?
desk-facts-name-ferry_cost = Koszt promu
desk-facts-name-tunnel_extra_cards = Dodatkowe karty za tunel
desk-facts-name-station_cost = Koszt jednego dworca
desk-facts-name-stations_cost = Koszt kilku dworców
desk-facts-name-unused_stations = Punkty za niewykorzystane dworce
desk-facts-name-best_stations = Najlepsze wykorzystanie dworców do biletów
desk-facts-name-tickets_to_keep = Bilety, które trzeba zatrzymać
desk-facts-name-tickets_points = Punkty za bilety
desk-facts-name-ticket_completed = Czy bilet jest zrealizowany?
desk-facts-name-longest_path = Najdłuższa ciągła trasa
desk-facts-name-mandala = Premia Mandala
desk-facts-name-country_ticket = Bilet z krajami
desk-facts-name-draw_check = Czy można wziąć drugą kartę?
desk-facts-name-face_up_reset = Czy odkryte karty się wymienia?
desk-facts-name-last_round = Czy zaczyna się ostatnia runda?
desk-facts-name-final_scores = Wynik końcowy i zwycięzca
desk-facts-built = Dworce zbudowane wcześniej
desk-facts-card = Karta
desk-facts-cards = Zagrane karty
desk-facts-city = Miasto
desk-facts-city_a = Z
desk-facts-city_b = Do
desk-facts-claimed = Trasy zajęte przez innych
desk-facts-color = Kolor
desk-facts-completed = Zrealizowany
desk-facts-country = Kraj
desk-facts-drawn = Dobrane bilety, jeśli mniej niż zwykle
desk-facts-edges = Odcinki sieci
desk-facts-face_up = Odkryta karta
desk-facts-ferry_locomotives = Symbole lokomotywy
desk-facts-locomotives = Lokomotywy na ręce
desk-facts-first = Pierwsza karta
desk-facts-from = Wzięta z
desk-facts-from-deck = talii
desk-facts-from-face_up = odkrytych kart
desk-facts-hand = Karty na ręce
desk-facts-laid = Wagoniki położone w tej turze
desk-facts-length = Liczba pól
desk-facts-lengths = Długości tras
desk-facts-longest_path = Długość najdłuższej ciągłej trasy
desk-facts-mandala_tickets = Bilety połączone dwiema osobnymi drogami
desk-facts-nth = Który dworzec (1–3)
desk-facts-owned = Własne trasy gracza
desk-facts-owner = Do kogo należy druga nitka
desk-facts-owner-self = do tego samego gracza
desk-facts-owner-other = do innego gracza
desk-facts-owner-none = do nikogo
desk-facts-played = Zagrane karty
desk-facts-player_name = Imię
desk-facts-players = Liczba graczy
desk-facts-players-list = Gracz
desk-facts-points = Punkty
desk-facts-reached = Kraje, do których udało się dotrzeć
desk-facts-revealed = Odkryta karta
desk-facts-rival_routes = Trasy innych graczy
desk-facts-route = Trasa na mapie
desk-facts-route_points = Punkty za trasy
desk-facts-routes = Trasy gracza
desk-facts-second = Druga karta
desk-facts-stations = Liczba dworców
desk-facts-stations-list = Dworzec
desk-facts-stations_used = Wykorzystane dworce
desk-facts-ticket = Bilet
desk-facts-tickets = Liczba biletów
desk-facts-tickets-list = Bilet
desk-facts-trains_before = Wagoniki przed turą
desk-facts-trains_left = Pozostałe wagoniki
desk-facts-tunnel = Czy to tunel?
desk-facts-turned_up = Liczba odkrytych kart
desk-facts-unused = Niewykorzystane dworce
desk-facts-values = Kraj na bilecie
desk-facts-when = Kiedy dobierane są bilety
desk-facts-when-start = na początku gry
desk-facts-when-later = w trakcie gry
desk-facts-given = Podane fakty
desk-database-gone = Nie można użyć bazy danych
desk-database-gone-about = Niczego nie zapisano. Spróbuj ponownie za chwilę; jeśli to nie minie, powiadom osobę, która prowadzi usługę.
