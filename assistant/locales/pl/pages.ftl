# Strona gracza, kalkulatory, pytania do udostępniania i sklep, który pokazuje komponent.

## Na każdej stronie

pages-title = Zasady „Wsiąść do pociągu”: zapytaj i dostań odpowiedź ze źródłem
pages-about = Pytaj o zasady gry „Wsiąść do pociągu”: gra podstawowa, Europa, Indie i Szwajcaria. Krótkie odpowiedzi, wyliczone krok po kroku i ze źródłem.
pages-skip = Przejdź do treści
pages-languages = Język
pages-home = Zadaj pytanie
pages-trademark = Ticket to Ride jest znakiem towarowym swojego właściciela. Ta strona nie jest z nim związana.
pages-shop-link = Dla sklepów: okienko na stronie produktu

## Pierwsza strona

pages-heading = Spór o zasady? Zapytaj.
pages-lead = Pytaj tak jak przy stole. Dostaniesz krótką odpowiedź, kolejne kroki i tekst, z którego ona wynika.
pages-editions = Która mapa leży na stole?
pages-any-edition = Dowolna
pages-map-usa = Rysunek: trasy kolejowe w Ameryce Północnej
pages-map-europe = Rysunek: trasy kolejowe w Europie
pages-map-india = Rysunek: trasy kolejowe w Indiach
pages-map-switzerland = Rysunek: trasy kolejowe w Szwajcarii
pages-suggested = Gracze często pytają
pages-calculators = Szybkie kalkulatory
pages-calculators-about = Wpisz, co leży na stole, a zasady policzą resztę.

## Pytanie i odpowiedź

pages-question-title = { $question } – zasady „Wsiąść do pociągu”
pages-ask-another = Kolejne pytanie
pages-not-ready = Odpowiedzi dopiero się wczytują. Spróbuj ponownie za chwilę.
pages-busy = Bardzo dużo pytań naraz. Możesz pytać dalej za { $n ->
    [one] sekundę
    [few] { $n } sekundy
   *[many] { $n } sekund
}.
pages-no-edition = Nie ma tu edycji „{ $given }”. Wybierz jedną z map.
pages-official = Jeśli tekst na tej stronie różni się od oficjalnej instrukcji, rację ma instrukcja.
pages-lost = Nie ma takiej strony. Może brakuje kawałka adresu.
pages-too-large = To za dużo tekstu naraz. Pytanie może mieć najwyżej 500 znaków.

## Kalkulatory

pages-calculate = Policz
pages-result = Wynik
pages-edition = Edycja
pages-optional = nieobowiązkowe
pages-tunnel = Tunel
pages-tunnel-about = Ile kart trzeba dopłacić?
pages-ferry = Prom
pages-ferry-about = Ile lokomotyw, ile innych kart?
pages-station = Dworzec
pages-station-about = Ile kosztuje kolejny?
pages-route = Punkty za trasę
pages-route-about = Ile jest warta trasa?
pages-tickets = Bilety do zatrzymania
pages-tickets-about = Ile co najmniej i gdzie trafia reszta?
pages-double = Podwójna trasa
pages-double-about = Czy druga nitka jest dostępna?
pages-mandala = Premia Mandala
pages-mandala-about = Ile wynosi?
pages-country = Bilet z krajami
pages-country-about = Ile daje punktów?
pages-field-color = Kolor zagranych kart
pages-field-color-only = same lokomotywy
pages-field-count = Ile kart tego koloru
pages-field-locomotives = Ile lokomotyw
pages-field-revealed = Odkryta karta nr { $n }
pages-field-revealed-none = brak karty
pages-field-length = Liczba pól trasy
pages-field-symbols = Symbole lokomotywy
pages-field-nth = Który to dworzec?
pages-nth-1 = pierwszy
pages-nth-2 = drugi
pages-nth-3 = trzeci
pages-field-when = Kiedy dobierane są bilety?
pages-when-start = na początku gry
pages-when-later = w trakcie gry
pages-field-drawn = Liczba dobranych biletów
pages-field-drawn-hint = Wypełnij tylko wtedy, gdy w talii było ich mniej niż zwykle.
pages-field-players = Liczba graczy
pages-field-owner = Do kogo należy druga nitka?
pages-owner-self = do mnie
pages-owner-other = do innego gracza
pages-owner-none = jeszcze do nikogo
pages-field-qualifying = Bilety połączone dwiema osobnymi drogami
pages-field-values = Punkty na bilecie
pages-field-values-hint = Kraj, którego nie ma na bilecie, zostaw pusty.
pages-field-reached = Kraje, do których udało się dotrzeć
pages-wrong = Sprawdź zaznaczone miejsca.
pages-wrong-number = Wpisz liczbę całkowitą od { $low } do { $high }.
pages-wrong-choice = Wybierz jedną możliwość.
pages-wrong-cards = Na tunel zagrywa się od { $low } do { $high } kart.
pages-wrong-deck = Tylu takich kart nie ma.
pages-wrong-reached = Na bilecie nie podano punktów za ten kraj.
pages-wrong-values = Podaj punkty za co najmniej jeden kraj.

## Skróty kart: litery, które odróżniają kolory

pages-letter-red = Cze
pages-letter-blue = N
pages-letter-green = Z
pages-letter-yellow = Ż
pages-letter-black = Cza
pages-letter-white = B
pages-letter-orange = P
pages-letter-pink = F
pages-letter-locomotive = L

## Sklep

pages-shop-name = Wagonik z zabawkami
pages-shop-demo = Przykładowy sklep: niczego tu nie kupisz.
pages-shop-title = Wsiąść do pociągu – { $edition }
pages-shop-text = Zbieraj karty, układaj wagoniki i połącz miasta ze swoich biletów, zanim inni zajmą ci drogę. Zasady tłumaczy się w kilka minut, a każda partia jest inna.
pages-shop-players = Liczba graczy
pages-shop-trains = Wagoniki na gracza
pages-shop-stations = Dworce na gracza
pages-shop-basket = Do koszyka
pages-shop-questions = Coś w zasadach jest niejasne?
pages-shop-back = Na stronę gracza
