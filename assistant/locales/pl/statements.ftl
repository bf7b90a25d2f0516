# One sentence (two at most) for every rule of rules/catalogue.toml, in Polish.
# The message id is the rule id with "." written as "-". Variables come from the edition's data.
# $edition is always given: usa, europe, india or switzerland.
# $place is "bottom" or "box". Start with the number or the yes/no where the rule has one.
#
# Glossary: wagonik = plastic train, karta wagonów = train card, bilet = destination ticket,
# długi bilet = long-route ticket, trasa = route, pole = space, podwójna trasa = double route,
# dworzec = station, najdłuższa ciągła trasa = longest path, talia = draw deck,
# odkryta karta = face-up card, stos kart odrzuconych = discards, lokomotywa = locomotive.

## Set-up

setup-players = W tę grę gra od { $min } do { $max } osób.
setup-trains =
    { $trains ->
        [one] { $trains } wagonik na każdego gracza.
        [few] { $trains } wagoniki na każdego gracza.
        [many] { $trains } wagoników na każdego gracza.
       *[other] { $trains } wagonika na każdego gracza.
    }
setup-train_cards =
    { $cards ->
        [one] { $cards } karta wagonów w całej talii.
        [few] { $cards } karty wagonów w całej talii.
        [many] { $cards } kart wagonów w całej talii.
       *[other] { $cards } karty wagonów w całej talii.
    }
setup-locomotives =
    { $locomotives ->
        [one] { $locomotives } lokomotywa w talii kart wagonów.
        [few] { $locomotives } lokomotywy w talii kart wagonów.
        [many] { $locomotives } lokomotyw w talii kart wagonów.
       *[other] { $locomotives } lokomotywy w talii kart wagonów.
    }
setup-cards_per_color =
    { $cards ->
        [one] Po { $cards } karcie wagonów w każdym z { $colors } kolorów.
        [few] Po { $cards } karty wagonów w każdym z { $colors } kolorów.
        [many] Po { $cards } kart wagonów w każdym z { $colors } kolorów.
       *[other] Po { $cards } karty wagonów w każdym z { $colors } kolorów.
    }
setup-card_colors =
    { $colors ->
        [one] { $colors } kolor kart wagonów
        [few] { $colors } kolory kart wagonów
        [many] { $colors } kolorów kart wagonów
       *[other] { $colors } koloru kart wagonów
    } (fioletowy, niebieski, pomarańczowy, biały, zielony, żółty, czarny i czerwony), a do tego lokomotywy.
setup-cards_dealt =
    { $cards ->
        [one] { $cards } karta wagonów na gracza na początku gry.
        [few] { $cards } karty wagonów na gracza na początku gry.
        [many] { $cards } kart wagonów na gracza na początku gry.
       *[other] { $cards } karty wagonów na gracza na początku gry.
    }
setup-face_up =
    { $cards ->
        [one] { $cards } karta wagonów leży odkryta obok planszy.
        [few] { $cards } karty wagonów leżą odkryte obok planszy.
        [many] { $cards } kart wagonów leży odkrytych obok planszy.
       *[other] { $cards } karty wagonów leży odkryte obok planszy.
    }
setup-first_player = Zaczyna osoba, która najwięcej podróżowała; dalej gra się zgodnie z ruchem wskazówek zegara.
setup-stations =
    { $stations ->
        [one] { $stations } dworzec na każdego gracza.
        [few] { $stations } dworce na każdego gracza.
        [many] { $stations } dworców na każdego gracza.
       *[other] { $stations } dworca na każdego gracza.
    }
setup-base_needed =
    Ta mapa to dodatek i sama nie wystarczy. Potrzebne są części z podstawki: { $trains ->
        [one] { $trains } wagonik
        [few] { $trains } wagoniki
        [many] { $trains } wagoników
       *[other] { $trains } wagonika
    } na gracza i talia kart wagonów (liczba kart: { $cards }).

## Destination tickets

tickets-total =
    { $tickets ->
        [one] { $tickets } bilet jest w pudełku.
        [few] { $tickets } bilety są w pudełku.
        [many] { $tickets } biletów jest w pudełku.
       *[other] { $tickets } biletu jest w pudełku.
    }
tickets-long_count =
    { $long ->
        [one] { $long } długi bilet
        [few] { $long } długie bilety
        [many] { $long } długich biletów
       *[other] { $long } długiego biletu
    } i { $regular ->
        [one] { $regular } zwykły
        [few] { $regular } zwykłe
        [many] { $regular } zwykłych
       *[other] { $regular } zwykłego
    }.
tickets-dealt_start =
    { $dealt ->
        [one] { $dealt } bilet na gracza na początku gry
        [few] { $dealt } bilety na gracza na początku gry
        [many] { $dealt } biletów na gracza na początku gry
       *[other] { $dealt } biletu na gracza na początku gry
    }{ $edition ->
        [europe] : 1 długi i 3 zwykłe.
       *[other] .
    }
tickets-keep_start =
    { $dealt ->
        [one] Co najmniej { $keep } z { $dealt } biletu rozdanego na początku musisz zatrzymać.
       *[other] Co najmniej { $keep } z { $dealt } biletów rozdanych na początku musisz zatrzymać.
    }
tickets-returned_start =
    { $place ->
        [box] Bilety oddane na początku wracają do pudełka i nie biorą już udziału w grze.
       *[bottom] Bilety oddane na początku trafiają na spód talii biletów.
    }
tickets-drawn_later =
    W trakcie gry dobierasz za jednym razem { $drawn ->
        [one] { $drawn } bilet
        [few] { $drawn } bilety
        [many] { $drawn } biletów
       *[other] { $drawn } biletu
    }{ $edition ->
        [europe] {" "}– wyłącznie zwykłe.
       *[other] .
    }
tickets-keep_later =
    { $drawn ->
        [one] Co najmniej { $keep } z { $drawn } biletu dobranego w trakcie gry musisz zatrzymać; możesz zostawić sobie wszystkie.
       *[other] Co najmniej { $keep } z { $drawn } biletów dobranych w trakcie gry musisz zatrzymać; możesz zostawić sobie wszystkie.
    }
tickets-returned_later =
    { $place ->
        [box] Bilety odrzucone w trakcie gry wypadają z gry, więc talia biletów może się skończyć.
       *[bottom] Bilety, których nie zatrzymujesz w trakcie gry, odkładasz na spód talii biletów.
    }
tickets-deck_low =
    { $drawn ->
        [one] Jeśli w talii zostało mniej niż { $drawn } bilet, dobierasz tyle, ile jest.
        [few] Jeśli w talii zostało mniej niż { $drawn } bilety, dobierasz tyle, ile jest.
        [many] Jeśli w talii zostało mniej niż { $drawn } biletów, dobierasz tyle, ile jest.
       *[other] Jeśli w talii zostało mniej niż { $drawn } biletu, dobierasz tyle, ile jest.
    }
tickets-long_start_only = Długie bilety rozdaje się tylko na początku. W trakcie gry dobierasz wyłącznie zwykłe.
tickets-completed =
    { $edition ->
        [europe] Bilet jest zrealizowany, gdy jego dwa miasta łączy nieprzerwany ciąg twoich wagoników (wraz z trasami pożyczonymi przez dworce); droga może być dowolna, nawet okrężna.
       *[other] Bilet jest zrealizowany, gdy jego dwa miasta łączy nieprzerwany ciąg twoich wagoników; droga może być dowolna, nawet okrężna.
    }
tickets-scored = Zrealizowany bilet na koniec gry dodaje swoją wartość do twojego wyniku.
tickets-failed = Wartość niezrealizowanego biletu odejmuje się od twojego wyniku.
tickets-secret = Bilety trzyma się w tajemnicy aż do końcowego podliczania punktów.
tickets-no_return = Zatrzymany bilet zostaje z tobą do końca gry: nie można go oddać ani wymienić.
tickets-no_limit = Możesz mieć dowolną liczbę biletów, limitu nie ma.

## The turn

turn-actions =
    { $edition ->
        [europe] { $actions ->
            [one] { $actions } akcja do wyboru
            [few] { $actions } akcje do wyboru
            [many] { $actions } akcji do wyboru
           *[other] { $actions } akcji do wyboru
        } w swojej turze: dobranie kart wagonów, zajęcie trasy, dobranie biletów albo budowa dworca.
       *[other] { $actions ->
            [one] { $actions } akcja do wyboru
            [few] { $actions } akcje do wyboru
            [many] { $actions } akcji do wyboru
           *[other] { $actions } akcji do wyboru
        } w swojej turze: dobranie kart wagonów, zajęcie trasy albo dobranie biletów.
    }
turn-one_action = W swojej turze wykonujesz dokładnie jedną akcję.
turn-no_hand_limit = Na ręce możesz mieć dowolnie dużo kart wagonów, limitu nie ma.

## Drawing train cards

draw-two_cards =
    W swojej turze dobierasz { $cards ->
        [one] { $cards } kartę wagonów
        [few] { $cards } karty wagonów
        [many] { $cards } kart wagonów
       *[other] { $cards } karty wagonów
    }{ $edition ->
        [switzerland] , a odkryta lokomotywa liczy się jak każda inna karta.
       *[other] , ale tylko jedną, jeśli bierzesz odkrytą lokomotywę.
    }
draw-sources = Każdą z kart możesz wziąć spośród odkrytych albo z wierzchu talii – także po jednej stąd i stąd, w dowolnej kolejności.
draw-replace = Zabraną odkrytą kartę od razu zastępuje się nową z talii, jeszcze zanim weźmiesz drugą kartę.
draw-face_up_locomotive =
    { $edition ->
        [switzerland] Odkrytą lokomotywę bierze się tu jak każdą inną kartę: po niej możesz wziąć drugą.
       *[other] Odkryta lokomotywa zajmuje całe dobieranie: drugiej karty już nie bierzesz.
    }
draw-second_locomotive =
    { $edition ->
        [switzerland] Odkrytą lokomotywę możesz tu wziąć jako drugą kartę, a w jednej turze nawet dwie.
       *[other] Odkrytej lokomotywy nie wolno wziąć jako drugiej karty, nawet jeśli właśnie wyszła z talii na miejsce zabranej.
    }
draw-blind_locomotive = Lokomotywa dobrana w ciemno z talii nie kończy dobierania: możesz jeszcze wziąć drugą kartę.
draw-three_locomotives =
    { $locomotives ->
        [one] Gdy wśród odkrytych kart ({ $cards }) jest { $locomotives } lokomotywa
        [few] Gdy wśród odkrytych kart ({ $cards }) są { $locomotives } lokomotywy
        [many] Gdy wśród odkrytych kart ({ $cards }) jest { $locomotives } lokomotyw
       *[other] Gdy wśród odkrytych kart ({ $cards }) jest { $locomotives } lokomotywy
    }, natychmiast odrzuca się wszystkie odkryte karty i wykłada nowe; jeśli to się powtórzy, robi się tak znowu.
draw-reshuffle = Gdy talia się skończy, tasuje się karty odrzucone i tworzy z nich nową talię.
draw-no_cards = Jeśli nie ma już kart ani w talii, ani w stosie kart odrzuconych, nie możesz wybrać dobierania kart wagonów.

## Claiming routes

claim-exact_cards = Zagrywasz dokładnie tyle kart, ile pól ma trasa.
claim-color_match = Na kolorową trasę zagrywasz karty w jej kolorze.
claim-gray_one_color = Na szarą trasę możesz zagrać karty dowolnego koloru, ale wszystkie muszą być w tym samym.
claim-locomotive_wild =
    { $edition ->
        [switzerland] Lokomotywy można tu zagrywać tylko w tunelach, na innych trasach nie.
       *[other] Lokomotywa zastępuje kartę dowolnego koloru na każdej trasie.
    }
claim-all_locomotives =
    { $edition ->
        [switzerland] Samymi lokomotywami można tu zająć tylko tunel; na innych trasach lokomotyw się nie używa.
       *[other] Trasę można zająć samymi lokomotywami.
    }
claim-one_per_turn = W jednej turze zajmujesz najwyżej jedną trasę.
claim-whole_route = Trasę zajmuje się w całości, w jednej turze; nie da się jej budować po kawałku.
claim-not_connected = Nowa trasa nie musi łączyć się z trasami, które już masz.
claim-enough_trains = Musisz mieć w zapasie tyle wagoników, żeby obsadzić wszystkie pola trasy.
claim-points_at_once = Punkty za trasę zaznacza się od razu po jej zajęciu.
double-min_players =
    { $players ->
        [3] Obie nitki podwójnej trasy są dostępne tylko przy { $players } graczach; przy 2 zajęcie jednej zamyka drugą.
       *[other] Obie nitki podwójnej trasy są dostępne od { $players } graczy; przy 2 lub 3 zajęcie jednej zamyka drugą.
    }
double-never_both = Jeden gracz nigdy nie może zająć obu nitek podwójnej trasy.
route-points = Punkty za długość trasy: { $table }.
route-no_five = Na mapie Europy nie ma trasy o długości 5 pól.

## Ferries

ferry-locomotives = Za każdy symbol lokomotywy na promie zagrywasz jedną lokomotywę.
ferry-rest = Pozostałe pola promu opłacasz jak szarą trasę: kartami jednego, dowolnego koloru.
ferry-extra_locomotives = Kolejne lokomotywy mogą zastąpić także pozostałe karty na prom.
ferry-no_substitute = Na symbol lokomotywy pasuje wyłącznie lokomotywa; żadne inne karty jej nie zastąpią.

## Tunnels

tunnel-reveal =
    Przy zajmowaniu tunelu odkrywa się { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    } z wierzchu talii.
tunnel-match = Każda odkryta w tunelu karta w zagranym przez ciebie kolorze i każda odkryta lokomotywa kosztuje jedną kartę więcej; inne kolory nic nie kosztują.
tunnel-locomotive_revealed = Lokomotywa odkryta w tunelu liczy się zawsze: kosztuje jedną kartę więcej.
tunnel-only_locomotives = Jeśli na tunel zagrywasz same lokomotywy, liczą się tylko odkryte lokomotywy, a dopłacasz też lokomotywami.
tunnel-mixed = Jeśli na tunel zagrywasz kolor razem z lokomotywami, liczą się i odkryte karty tego koloru, i odkryte lokomotywy.
tunnel-extra_payment = Dopłacasz kartami zagranego koloru albo lokomotywami; po zagraniu samych lokomotyw – tylko lokomotywami.
tunnel-decline = Jeśli nie możesz albo nie chcesz dopłacić, bierzesz wszystkie swoje karty z powrotem i kończysz turę; kart nie tracisz.
tunnel-turn_over = Po nieudanym tunelu twoja tura się kończy, innej akcji już nie wykonujesz.
tunnel-discard = Karty odkryte przy tunelu trafiają na stos kart odrzuconych.
tunnel-short_deck =
    { $cards ->
        [one] Jeśli w talii i kartach odrzuconych jest razem mniej niż { $cards } karta
        [few] Jeśli w talii i kartach odrzuconych jest razem mniej niż { $cards } karty
        [many] Jeśli w talii i kartach odrzuconych jest razem mniej niż { $cards } kart
       *[other] Jeśli w talii i kartach odrzuconych jest razem mniej niż { $cards } karty
    }, odkrywasz tyle, ile jest; gdy nie ma żadnej, nic nie dopłacasz.

## Stations

station-cost =
    Pierwszy dworzec kosztuje { $first ->
        [one] { $first } kartę
        [few] { $first } karty
        [many] { $first } kart
       *[other] { $first } karty
    }, drugi { $second }, a trzeci { $third }.
station-payment = Karty na dworzec muszą być w jednym kolorze; lokomotywa może zastąpić każdą z nich.
station-where = Dworzec możesz zbudować w każdym mieście, w którym dworca jeszcze nie ma, nawet jeśli nie masz tam żadnej trasy.
station-one_per_city = W mieście może stać najwyżej jeden dworzec.
station-one_per_turn = W jednej turze budujesz najwyżej jeden dworzec.
station-borrow =
    Dworzec pożycza ci dokładnie { $routes ->
        [one] { $routes } trasę innego gracza, wychodzącą
        [few] { $routes } trasy innych graczy, wychodzące
        [many] { $routes } tras innych graczy, wychodzących
       *[other] { $routes } trasy innych graczy, wychodzące
    } z miasta, w którym stoi.
station-same_route = Z jednego dworca może skorzystać kilka biletów, ale wszystkie przez tę samą pożyczoną trasę.
station-decide_end = Którą trasę pożycza dworzec, wybierasz dopiero na koniec gry.
station-not_longest = Dworce i pożyczone trasy nie liczą się do najdłuższej ciągłej trasy.
station-not_empty = Pożyczyć można tylko trasę zajętą przez innego gracza, nigdy wolną.
station-unused_points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } na koniec gry za każdy niewykorzystany dworzec.

## End of the game and scoring

end-trigger =
    Koniec gry zaczyna się, gdy ktoś kończy turę, mając w zapasie { $trains ->
        [one] najwyżej { $trains } wagonik (albo żadnego).
        [2] najwyżej { $trains } wagoniki (2, 1 albo 0).
        [few] najwyżej { $trains } wagoniki.
        [many] najwyżej { $trains } wagoników.
       *[other] najwyżej { $trains } wagonika.
    }
end-last_turn = Każdy ma jeszcze jedną, ostatnią turę – także gracz, który wywołał koniec gry.
score-final =
    { $edition ->
        [europe] Wynik końcowy to punkty za trasy, plus zrealizowane bilety, minus niezrealizowane, plus niewykorzystane dworce, plus { $bonus } za najdłuższą ciągłą trasę.
        [india] Wynik końcowy to punkty za trasy, plus zrealizowane bilety, minus niezrealizowane, plus { $bonus } za najdłuższą ciągłą trasę i premia Mandala.
       *[other] Wynik końcowy to punkty za trasy, plus zrealizowane bilety, minus niezrealizowane, plus { $bonus } za najdłuższą ciągłą trasę.
    }
longest-bonus =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } daje najdłuższa ciągła trasa{ $edition ->
        [europe] {" "}(Ekspres Europejski).
       *[other] .
    }
longest-tie =
    { $points ->
        [one] Przy remisie o najdłuższą trasę każdy z remisujących dostaje pełny { $points } punkt.
        [few] Przy remisie o najdłuższą trasę każdy z remisujących dostaje pełne { $points } punkty.
        [many] Przy remisie o najdłuższą trasę każdy z remisujących dostaje pełne { $points } punktów.
       *[other] Przy remisie o najdłuższą trasę każdy z remisujących dostaje pełne { $points } punktu.
    }
longest-loops = Najdłuższa ciągła trasa może zawierać pętle i kilka razy przechodzić przez to samo miasto.
longest-reuse = Żadnego wagonika nie wolno policzyć dwa razy w najdłuższej ciągłej trasie.
longest-branches = Boczne odgałęzienia się nie liczą: najdłuższa ciągła trasa to jedna nieprzerwana linia.
longest-own = Do twojej najdłuższej ciągłej trasy liczą się tylko twoje własne wagoniki.
tiebreak-usa = Przy remisie wygrywa gracz, który zrealizował najwięcej biletów; potem decyduje najdłuższa ciągła trasa.
tiebreak-europe = Przy remisie wygrywa gracz, który zrealizował najwięcej biletów; potem ten, kto użył najmniej dworców; na końcu posiadacz Ekspresu Europejskiego.

## India

mandala-qualifies = Zrealizowany bilet liczy się do premii Mandala, gdy jego dwa miasta łączą co najmniej dwie osobne drogi z twoich wagoników.
mandala-bonus = Premia Mandala według liczby takich biletów – 1: { $one }, 2: { $two }, 3: { $three }, 4: { $four }, 5 lub więcej: { $five } pkt.
mandala-share = Obie drogi nie mogą mieć ani jednego wspólnego wagonika.
mandala-cross = Obie drogi mogą się krzyżować w mieście.
mandala-extra = Premię Mandala dolicza się ponad wartość samych biletów.

## Switzerland

country-reach = Do kraju docierasz którąkolwiek z jego tras granicznych; wystarczy jedna.
country-score = Bilet z krajami daje punkty tylko za najcenniejsze ze zrealizowanych połączeń, a nie za ich sumę.
country-none = Jeśli nie zrealizujesz żadnego połączenia z biletu z krajami, tracisz najmniejszą z podanych na nim wartości.
country-borders = Trasy graniczne: { $austria } do Austrii, { $france } do Francji, { $italy } do Włoch, { $germany } do Niemiec.
country-kinds =
    { $country ->
        [one] { $country } bilet prowadzi
        [few] { $country } bilety prowadzą
        [many] { $country } biletów prowadzi
       *[other] { $country } biletu prowadzi
    } do krajów; { $regular ->
        [one] pozostały { $regular } łączy dwa miasta.
        [few] pozostałe { $regular } łączą dwa miasta.
        [many] pozostałych { $regular } łączy dwa miasta.
       *[other] pozostałe { $regular } łączy dwa miasta.
    }

## Expansions and variants

edition-base_rules = Wszystko, czego instrukcja mapy nie zmienia, rozgrywa się według zasad podstawowych.
variant-europa_1912 =
    { $tickets ->
        [one] Europa 1912 to { $tickets } bilet
        [few] Europa 1912 to { $tickets } bilety
        [many] Europa 1912 to { $tickets } biletów
       *[other] Europa 1912 to { $tickets } biletu
    }: przedrukowane ({ $reprinted }) i nowe ({ $fresh }). W wariancie Europe Expanded do { $reprinted } pierwotnych dochodzi { $expanded }, Big Cities opiera się na { $cities ->
        [9] dziewięciu wielkich miastach
       *[other] wielkich miastach (jest ich { $cities })
    }, a Mega Europe używa wszystkich.
variant-warehouses =
    { $depots ->
        [one] { $depots } zajezdnię i pusty magazyn dostaje
        [few] { $depots } zajezdnie i pusty magazyn dostaje
        [many] { $depots } zajezdni i pusty magazyn dostaje
       *[other] { $depots } zajezdni i pusty magazyn dostaje
    } każdy gracz w wariancie „Magazyny i zajezdnie” (Warehouses & Depots). Jedną zajezdnię stawia się w pustym mieście, a kto dobiera karty wagonów, najpierw odkłada zakrytą kartę do magazynu.
variant-anniversary =
    { $tickets ->
        [one] { $tickets } bilet
        [few] { $tickets } bilety
        [many] { $tickets } biletów
       *[other] { $tickets } biletu
    }, { $trains ->
        [one] { $trains } wagonik
        [few] { $trains } wagoniki
        [many] { $trains } wagoników
       *[other] { $trains } wagonika
    } w każdym kolorze, { $cards ->
        [one] { $cards } karta wagonów
        [few] { $cards } karty wagonów
        [many] { $cards } kart wagonów
       *[other] { $cards } karty wagonów
    } i { $stations ->
        [one] { $stations } dworzec
        [few] { $stations } dworce
        [many] { $stations } dworców
       *[other] { $stations } dworca
    } – to zawartość wydania na 15-lecie; podstawowe zasady są takie same.

## Points that no text settles

open-trading = Żadne źródło nie mówi nic o wymienianiu się kartami lub biletami między graczami.
open-no_action = Żadne źródło nie mówi, co się dzieje, gdy gracz nie ma żadnej dozwolonej akcji.
open-endless_reset = Żadne źródło nie mówi, co robić, gdy odkryte karty trzeba by wymieniać bez końca, bo zostały same lokomotywy.
open-final_tie = Żadne źródło nie mówi, jak rozstrzygnąć remis, który trwa także po ostatnim kryterium.
open-india_eight = Na planszy Indii jest prom o długości 8 pól, ale żadne źródło nie podaje, ile daje punktów.
open-country_through = Żadne źródło nie mówi, czy droga może biec przez kraj.
open-other_map = Znam tylko cztery mapy: podstawową (Ameryka Północna), Europę, Indie i Szwajcarię.
open-other = Moje źródła tego nie rozstrzygają.
