# Everything around the rules: verdicts, refusals, questions back, names, errors.

## Verdicts, said before a rule's sentence

verdict-yes = Tak.
verdict-no = Nie.
claim-right = To prawda.
claim-wrong = To nieprawda.

## Editions

edition-usa = Gra podstawowa (Ameryka Północna)
edition-europe = Europa
edition-india = Indie
edition-switzerland = Szwajcaria
# One line of an answer that differs by edition. $editions is a list of names.
line-edition = { $editions }: { $text }
list-and = i
number-follows = W tym przypadku: { $number }.
note-inherited = { $edition ->
    [europe] Instrukcja edycji Europa tego nie zmienia; obowiązuje zasada podstawowa.
    [india] Instrukcja mapy Indii tego nie zmienia; obowiązuje zasada podstawowa.
    [switzerland] Instrukcja mapy Szwajcarii tego nie zmienia; obowiązuje zasada podstawowa.
   *[usa] Źródła gry podstawowej nie mówią o tym wprost; mówi o tym źródło innej edycji.
  }
note-disagreement = W innym opublikowanym wydaniu podano { $value }; cytowane tu źródło podaje { $cited } i to ono rozstrzyga.

## A mechanic that an edition does not have

absent-tunnel = { $edition }: w tej edycji nie ma tuneli.
absent-ferry = { $edition }: w tej edycji nie ma promów.
absent-station = { $edition }: w tej edycji nie ma dworców.
absent-mandala = { $edition }: w tej edycji nie ma premii Mandala.
absent-country = { $edition }: w tej edycji nie ma biletów z krajami.
absent-rule = { $edition }: w tej edycji nie ma takiej zasady.
present-in = Ta zasada dotyczy edycji: { $editions }.

## Refusals

out-of-scope = Odpowiadam tylko na pytania o zasady gry „Wsiąść do pociągu” (gra podstawowa, Europa, Indie, Szwajcaria).
# before the quoted sentence of a passage
passage-says = Najbardziej pasujące źródło mówi:
amendment-says = Poprawka do tego źródła mówi:
not-covered = Żadne z moich źródeł tego nie rozstrzyga, więc nie będę zgadywać.
not-covered-near = Najbardziej pasujące fragmenty są poniżej.

## Questions back

clarify-edition = W którą edycję grasz?
clarify-edition-differs = To zależy od edycji. W którą grasz?
clarify-lang = W jakim języku mam odpowiedzieć?
clarify-question = Nie do końca rozumiem. Czy możesz zapytać inaczej?
clarify-played = Jakie karty zagrywasz na tunel (kolor i liczba)?
clarify-revealed = Które trzy karty odkryto?
clarify-length = Ile pól ma ta trasa?
clarify-lengths = Ile pól ma każda z tych tras?
clarify-ferry_locomotives = Ile symboli lokomotywy ma prom?
clarify-nth = Który to twój dworzec: pierwszy, drugi czy trzeci?
clarify-unused = Ile dworców zostało niewykorzystanych?
clarify-players = Ilu jest graczy?
clarify-tickets = Jakie masz bilety (wartość, zrealizowany czy nie)?
clarify-route_points = Ile punktów dały trasy?
clarify-tickets_gained = Ile punktów dają razem bilety, zrealizowane i niezrealizowane?
clarify-stations_unused = Ile dworców zostało niewykorzystanych?
clarify-mandala_tickets = Ile biletów liczy się do premii Mandala?
clarify-longest_bonus = Czy najdłuższa ciągła trasa (z premią) jest twoja?
clarify-completed_tickets = Ile biletów zrealizował każdy z was?
clarify-stations_used = Ile dworców wykorzystał każdy z was?
clarify-longest_path = Kto z was ma najdłuższą ciągłą trasę?
clarify-trains_left = Ile wagoników zostało?
clarify-route = Między którymi dwoma miastami jest ta trasa?
clarify-no_route = Żadna trasa nie łączy tych dwóch miast bezpośrednio i nie ma biletu, który wymienia oba. O którą trasę lub bilet chodzi?
clarify-values = Jakie kraje są na bilecie i ile punktów jest przy każdym?
clarify-numbers =
    Nie wiem, do czego { $count ->
        [one] odnosi się liczba { $numbers }. Napisz, czego dotyczy, albo zadaj pytanie bez niej
       *[other] odnoszą się liczby { $numbers }. Napisz, czego dotyczą, albo zadaj pytanie bez nich
    }, jeśli nie ma to znaczenia.
clarify-reached = Do których z tych krajów udało się dotrzeć?
clarify-when = Na początku gry czy później?
clarify-face_up = Które pięć kart leży odkrytych?
understood = Co już wiem: { $what }.
understood-laid = zagrane karty: { $cards }
understood-revealed = odkryte karty: { $cards }
understood-edition = edycja: { $edition }
understood-length = liczba pól: { $length }
understood-ferry_locomotives = symbole lokomotywy: { $count }
understood-players = liczba graczy: { $players }
understood-route = trasa: { $city_a } – { $city_b }

## Cards, counted: "2 czerwone"

cards-red = { $n ->
    [one] { $n } czerwona
    [few] { $n } czerwone
    [many] { $n } czerwonych
   *[other] { $n } czerwonej
  }
cards-blue = { $n ->
    [one] { $n } niebieska
    [few] { $n } niebieskie
    [many] { $n } niebieskich
   *[other] { $n } niebieskiej
  }
cards-green = { $n ->
    [one] { $n } zielona
    [few] { $n } zielone
    [many] { $n } zielonych
   *[other] { $n } zielonej
  }
cards-yellow = { $n ->
    [one] { $n } żółta
    [few] { $n } żółte
    [many] { $n } żółtych
   *[other] { $n } żółtej
  }
cards-black = { $n ->
    [one] { $n } czarna
    [few] { $n } czarne
    [many] { $n } czarnych
   *[other] { $n } czarnej
  }
cards-white = { $n ->
    [one] { $n } biała
    [few] { $n } białe
    [many] { $n } białych
   *[other] { $n } białej
  }
cards-orange = { $n ->
    [one] { $n } pomarańczowa
    [few] { $n } pomarańczowe
    [many] { $n } pomarańczowych
   *[other] { $n } pomarańczowej
  }
cards-pink = { $n ->
    [one] { $n } fioletowa
    [few] { $n } fioletowe
    [many] { $n } fioletowych
   *[other] { $n } fioletowej
  }
cards-locomotive = { $n ->
    [one] { $n } lokomotywa
    [few] { $n } lokomotywy
    [many] { $n } lokomotyw
   *[other] { $n } lokomotywy
  }
cards-any = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
  }
color-red = czerwony
color-blue = niebieski
color-green = zielony
color-yellow = żółty
color-black = czarny
color-white = biały
color-orange = pomarańczowy
color-pink = fioletowy
color-gray = szary
color-locomotive = lokomotywa
points-count = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
  }
# One entry of the points table: length and points.
table-entry = { $length } → { $points }

## Citations

source-official = oficjalna instrukcja
source-publisher = wydawca
source-platform = platforma internetowa
source-community = tekst społeczności graczy
source-machine_translated = tłumaczenie maszynowe
note-official-prevails = Rozstrzyga oficjalna instrukcja.
note-amended = Do tego źródła jest poprawka; tam, gdzie się różnią, rozstrzyga poprawka zacytowana poniżej.
citation-amends-above = zmienia powyższy fragment
citation-amends = zmienia: { $what }

## Suggested questions

suggest-tunnel = Zagrywam na tunel 2 czerwone, odkryto czerwoną, lokomotywę i niebieską. Ile kart dopłacam?
suggest-ferry = Ile kosztuje prom na 6 pól z 2 symbolami lokomotywy?
suggest-station = Ile kart kosztuje trzeci dworzec?
suggest-tickets = Ile biletów muszę zatrzymać na początku gry?
suggest-locomotive = Czy mogę wziąć odkrytą lokomotywę jako drugą kartę?
suggest-double = Od ilu graczy dostępne są obie nitki podwójnej trasy?
suggest-end = Kiedy kończy się gra?
suggest-longest = Czy najdłuższa trasa może mieć pętle?
suggest-tie = Kto wygrywa, gdy dwóch graczy remisuje?
suggest-mandala = Ile wynosi premia Mandala za 3 bilety?
suggest-country = Co, jeśli nie dotrę do żadnego kraju z biletu z krajami?
suggest-points = Ile punktów daje trasa na 6 pól?

## Errors. $field, $given and $allowed describe the input.

error-title = Na to zapytanie nie da się odpowiedzieć
error-empty = Pytanie jest puste.
error-too_long = Pytanie jest za długie: liczba znaków to { $given }, a dozwolone jest { $allowed }.
error-control = W pytaniu są znaki, które nie są tekstem (znaki sterujące albo uszkodzony Unicode).
error-lang = Nieznany język „{ $given }”; znane: { $allowed }.
error-edition = Nieznana edycja „{ $given }”; znane: { $allowed }.
error-players = Dozwolona liczba graczy: { $allowed }; podano { $given }.
error-field = Pole „{ $field }” jest nieprawidłowe: podano { $given }; dozwolone: { $allowed }.
error-not_found = Pod tym adresem nic nie ma.
error-not_ready = Indeks nie jest jeszcze gotowy. Spróbuj ponownie za chwilę.
error-internal = Coś poszło nie tak po naszej stronie.
error-title-400 = Nie da się odczytać zapytania
error-title-404 = Nie znaleziono
error-title-405 = Niedozwolona metoda
error-title-413 = Zapytanie jest za duże
error-title-415 = Nieobsługiwany format
error-title-500 = Błąd wewnętrzny
error-title-503 = Usługa nie jest gotowa
error-body = Treść zapytania nie jest poprawnym JSON-em.
error-body_too_long = Treść zapytania jest za duża; limit w bajtach to { $allowed }.
error-media_type = Treść zapytania musi być JSON-em wysłanym z typem { $allowed }.
error-method = Metoda { $given } nie działa pod tym adresem; działają: { $allowed }.
error-request = Zapytanie jest niezrozumiałe.
error-missing = Brakuje pola „{ $field }”.
error-unknown = Nie ma pola „{ $field }”; dostępne pola: { $allowed }.
error-type = W polu „{ $field }” musi być { $type ->
    [string] tekst
    [integer] liczba całkowita
    [array] lista
   *[object] obiekt
  }; podano: { $given }.
error-characters = W polu „{ $field }” są znaki, które nie są tekstem (znaki sterujące albo uszkodzony Unicode).
error-unknown_computation = Nieznane obliczenie „{ $given }”; znane: { $allowed }.
error-unknown_passage = Nie ma fragmentu „{ $given }”.
error-no_index = Nie da się otworzyć indeksu. Powód jest w dzienniku usługi; nowy indeks tworzy „konduktor index build”.
error-line = Wiersz nie jest obiektem JSON.
error-line_too_long = Wiersz jest za długi: liczba bajtów to { $given }, a limit to { $allowed }.
error-text_empty = Tekst jest pusty.
