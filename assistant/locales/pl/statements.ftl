# One sentence (two at most) for every rule of rules/catalogue.toml, in Polish.
# The message id is the rule id with "." written as "-". Variables come from the edition's data.
# $edition is always given: usa, europe, india or switzerland.
# $place is "bottom" or "box". Start with the number or the yes/no where the rule has one.
#
# Glossary: wagonik = plastic train, karta wagonów = train card, bilet = destination ticket,
# długi bilet = long-route ticket, trasa = route, pole = space, podwójna trasa = double route,
# dworzec = station, najdłuższa ciągła trasa = longest path, talia = draw deck,
# odkryta karta = face-up card, stos kart odrzuconych = discards, lokomotywa = locomotive.
# nitka = one track of a double route, pożyczona trasa = borrowed route (a station lets you borrow: "dworzec pozwala pożyczyć"),
# zatrzymać / oddać bilet = keep / return a ticket, droga = path between the cities of a ticket.

## Set-up

setup-players = Może grać od { $min } do { $max } osób.
setup-trains =
    Każdy gracz dostaje { $trains ->
        [one] { $trains } wagonik.
        [few] { $trains } wagoniki.
        [many] { $trains } wagoników.
       *[other] { $trains } wagonika.
    }
setup-train_cards =
    Talia kart wagonów liczy { $cards ->
        [one] { $cards } kartę.
        [few] { $cards } karty.
        [many] { $cards } kart.
       *[other] { $cards } karty.
    }
setup-locomotives =
    W talii kart wagonów { $locomotives ->
        [one] jest { $locomotives } lokomotywa.
        [few] są { $locomotives } lokomotywy.
        [many] jest { $locomotives } lokomotyw.
       *[other] jest { $locomotives } lokomotywy.
    }
setup-cards_per_color =
    W każdym z { $colors } kolorów { $cards ->
        [one] jest { $cards } karta wagonów.
        [few] są { $cards } karty wagonów.
        [many] jest { $cards } kart wagonów.
       *[other] jest { $cards } karty wagonów.
    }
setup-card_colors =
    { $colors ->
        [one] Karty wagonów są w { $colors } kolorze
       *[other] Karty wagonów są w { $colors } kolorach
    } (fioletowy, niebieski, pomarańczowy, biały, zielony, żółty, czarny i czerwony); do tego dochodzą lokomotywy.
setup-cards_dealt =
    Na początku gry każdy gracz dostaje { $cards ->
        [one] { $cards } kartę wagonów.
        [few] { $cards } karty wagonów.
        [many] { $cards } kart wagonów.
       *[other] { $cards } karty wagonów.
    }
setup-face_up =
    Obok planszy { $cards ->
        [one] leży { $cards } odkryta karta wagonów.
        [few] leżą { $cards } odkryte karty wagonów.
        [many] leży { $cards } odkrytych kart wagonów.
       *[other] leży { $cards } odkrytej karty wagonów.
    }
setup-first_player = Zaczyna osoba, która najwięcej podróżowała; dalej gra się zgodnie z ruchem wskazówek zegara.
setup-stations =
    Każdy gracz dostaje { $stations ->
        [one] { $stations } dworzec.
        [few] { $stations } dworce.
        [many] { $stations } dworców.
       *[other] { $stations } dworca.
    }
setup-base_needed =
    Ta mapa to dodatek i sama nie wystarczy: z gry podstawowej potrzeba { $trains ->
        [one] { $trains } wagonika
       *[other] { $trains } wagoników
    } na gracza i { $cards ->
        [one] { $cards } karty wagonów.
       *[other] { $cards } kart wagonów.
    }

## Destination tickets

tickets-total =
    W pudełku { $tickets ->
        [one] jest { $tickets } bilet.
        [few] są { $tickets } bilety.
        [many] jest { $tickets } biletów.
       *[other] jest { $tickets } biletu.
    }
tickets-long_count =
    W pudełku { $long ->
        [one] jest { $long } długi bilet
        [few] są { $long } długie bilety
        [many] jest { $long } długich biletów
       *[other] jest { $long } długiego biletu
    } i { $regular ->
        [one] { $regular } zwykły.
        [few] { $regular } zwykłe.
        [many] { $regular } zwykłych.
       *[other] { $regular } zwykłego.
    }
tickets-dealt_start =
    Na początku gry każdy gracz dostaje { $dealt ->
        [one] { $dealt } bilet
        [few] { $dealt } bilety
        [many] { $dealt } biletów
       *[other] { $dealt } biletu
    }{ $edition ->
        [europe] : 1 długi i 3 zwykłe.
       *[other] .
    }
tickets-keep_start =
    { $dealt ->
        [one] Z { $dealt } biletu rozdanego na początku musisz zatrzymać co najmniej { $keep }.
       *[other] Z { $dealt } biletów rozdanych na początku musisz zatrzymać co najmniej { $keep }.
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
        [one] Z { $drawn } biletu dobranego w trakcie gry musisz zatrzymać co najmniej { $keep }; możesz też zostawić sobie wszystkie.
       *[other] Z { $drawn } biletów dobranych w trakcie gry musisz zatrzymać co najmniej { $keep }; możesz też zostawić sobie wszystkie.
    }
tickets-returned_later =
    { $place ->
        [box] Bilety dobrane w trakcie gry, których nie zatrzymujesz, wypadają z gry, więc talia biletów może się skończyć.
       *[bottom] Bilety dobrane w trakcie gry, których nie zatrzymujesz, odkładasz na spód talii biletów.
    }
tickets-deck_low = Jeśli w talii biletów zostało ich mniej niż { $drawn }, dobierasz tyle, ile jest.
tickets-long_start_only = Długie bilety rozdaje się tylko na początku. W trakcie gry dobierasz wyłącznie zwykłe.
tickets-completed =
    { $edition ->
        [europe] Bilet jest zrealizowany, gdy jego dwa miasta łączy nieprzerwany ciąg twoich wagoników (wraz z trasami pożyczonymi dzięki dworcom); droga może być dowolna, nawet okrężna.
       *[other] Bilet jest zrealizowany, gdy jego dwa miasta łączy nieprzerwany ciąg twoich wagoników; droga może być dowolna, nawet okrężna.
    }
tickets-scored = Zrealizowany bilet na koniec gry dodaje swoją wartość do twojego wyniku.
tickets-failed = Wartość niezrealizowanego biletu odejmuje się od twojego wyniku.
tickets-secret = Bilety trzyma się w tajemnicy aż do końcowego podliczania punktów.
tickets-no_return = Zatrzymany bilet zostaje z tobą do końca gry: nie można go oddać ani wymienić.
tickets-no_limit = Możesz mieć dowolną liczbę biletów: limitu nie ma.

## The turn

turn-actions =
    { $edition ->
        [europe] W swojej turze wybierasz jedną z { $actions } akcji: dobranie kart wagonów, zajęcie trasy, dobranie biletów albo budowę dworca.
       *[other] W swojej turze wybierasz jedną z { $actions } akcji: dobranie kart wagonów, zajęcie trasy albo dobranie biletów.
    }
turn-one_action = W swojej turze wykonujesz dokładnie jedną akcję.
turn-no_hand_limit = Na ręce możesz mieć dowolnie dużo kart wagonów: limitu nie ma.

## Drawing train cards

draw-two_cards =
    Dobierasz { $cards ->
        [one] { $cards } kartę wagonów
        [few] { $cards } karty wagonów
        [many] { $cards } kart wagonów
       *[other] { $cards } karty wagonów
    }{ $edition ->
        [switzerland] , a odkryta lokomotywa liczy się tu jak każda inna karta.
       *[other] , ale tylko jedną, jeśli jest nią odkryta lokomotywa.
    }
draw-sources = Każdą z kart możesz wziąć spośród odkrytych albo z wierzchu talii – także jedną stąd, a drugą stamtąd, w dowolnej kolejności.
draw-replace = Zabraną odkrytą kartę od razu zastępuje się nową z talii, jeszcze zanim weźmiesz drugą kartę.
draw-face_up_locomotive =
    { $edition ->
        [switzerland] Odkrytą lokomotywę bierze się tu jak każdą inną kartę: po niej możesz wziąć drugą.
       *[other] Jeśli weźmiesz odkrytą lokomotywę, drugiej karty w tej turze już nie bierzesz.
    }
draw-second_locomotive =
    { $edition ->
        [switzerland] Odkrytą lokomotywę możesz tu wziąć jako drugą kartę, a w jednej turze nawet dwie.
       *[other] Odkrytej lokomotywy nie wolno wziąć jako drugiej karty, nawet jeśli właśnie trafiła na miejsce zabranej karty.
    }
draw-blind_locomotive = Lokomotywa dobrana w ciemno z talii nie kończy dobierania: możesz jeszcze wziąć drugą kartę.
draw-three_locomotives =
    { $locomotives ->
        [one] Gdy wśród { $cards } odkrytych kart jest { $locomotives } lokomotywa
        [few] Gdy wśród { $cards } odkrytych kart są { $locomotives } lokomotywy
        [many] Gdy wśród { $cards } odkrytych kart jest { $locomotives } lokomotyw
       *[other] Gdy wśród { $cards } odkrytych kart jest { $locomotives } lokomotywy
    }, natychmiast odrzuca się wszystkie odkryte i wykłada nowe; jeśli to się powtórzy, robi się tak jeszcze raz.
draw-reshuffle = Gdy talia się skończy, tasuje się karty odrzucone i tworzy z nich nową talię.
draw-no_cards = Jeśli nie ma już kart ani w talii, ani w stosie kart odrzuconych, nie możesz wybrać dobierania kart wagonów.

## Claiming routes

claim-exact_cards = Zagrywasz dokładnie tyle kart, ile pól ma trasa.
claim-color_match = Na kolorową trasę zagrywasz karty w jej kolorze.
claim-gray_one_color = Na szarą trasę możesz zagrać karty dowolnego koloru, ale wszystkie tego samego.
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
route-points = Punkty według długości trasy: { $table }.
route-no_five = Na mapie Europy nie ma trasy o długości 5 pól.

## Ferries

ferry-locomotives = Za każdy symbol lokomotywy na promie zagrywasz jedną lokomotywę.
ferry-rest = Pozostałe pola promu opłacasz jak szarą trasę: kartami jednego, dowolnego koloru.
ferry-extra_locomotives = Dodatkowe lokomotywy mogą zastąpić także pozostałe karty na prom.
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
tunnel-extra_payment = W tunelu dopłacasz kartami zagranego koloru albo lokomotywami; po zagraniu samych lokomotyw – tylko lokomotywami.
tunnel-decline = Jeśli w tunelu nie możesz albo nie chcesz dopłacić, bierzesz wszystkie swoje karty z powrotem i kończysz turę; kart nie tracisz.
tunnel-turn_over = Po nieudanym tunelu twoja tura się kończy: innej akcji już nie wykonujesz.
tunnel-discard = Karty odkryte przy tunelu trafiają na stos kart odrzuconych.
tunnel-short_deck =
    { $cards ->
        [one] Jeśli w talii i kartach odrzuconych jest razem mniej niż { $cards } karta
        [few] Jeśli w talii i kartach odrzuconych jest razem mniej niż { $cards } karty
        [many] Jeśli w talii i kartach odrzuconych jest razem mniej niż { $cards } kart
       *[other] Jeśli w talii i kartach odrzuconych jest razem mniej niż { $cards } karty
    }, odkrywasz tyle, ile jest; gdy nie ma żadnej, zajmujesz tunel bez dopłaty.

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
    Dworzec pozwala ci pożyczyć dokładnie { $routes ->
        [one] { $routes } trasę innego gracza, wychodzącą
        [few] { $routes } trasy innych graczy, wychodzące
        [many] { $routes } tras innych graczy, wychodzących
       *[other] { $routes } trasy innych graczy, wychodzące
    } z miasta, w którym stoi.
station-same_route = Z jednego dworca może skorzystać kilka biletów, ale wszystkie przez tę samą pożyczoną trasę.
station-decide_end = Którą trasę pożyczasz dzięki dworcowi, wybierasz dopiero na koniec gry.
station-not_longest = Dworce i pożyczone trasy nie liczą się do najdłuższej ciągłej trasy.
station-not_empty = Pożyczyć można tylko trasę zajętą przez innego gracza, nigdy wolną.
station-unused_points =
    Każdy niewykorzystany dworzec daje na koniec gry { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }

## End of the game and scoring

end-trigger =
    Ostatnia runda zaczyna się, gdy ktoś kończy turę, mając w zapasie { $trains ->
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
        [india] Wynik końcowy to punkty za trasy, plus zrealizowane bilety, minus niezrealizowane, plus { $bonus } za najdłuższą ciągłą trasę, plus premia Mandala.
       *[other] Wynik końcowy to punkty za trasy, plus zrealizowane bilety, minus niezrealizowane, plus { $bonus } za najdłuższą ciągłą trasę.
    }
longest-bonus =
    Najdłuższa ciągła trasa{ $edition ->
        [europe] {" "}(Ekspres Europejski) daje
       *[other] {" "}daje
    } { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
longest-tie =
    Przy remisie o najdłuższą ciągłą trasę każdy z remisujących dostaje { $points ->
        [one] pełny { $points } punkt.
        [few] pełne { $points } punkty.
        [many] pełne { $points } punktów.
       *[other] pełne { $points } punktu.
    }
longest-loops = Najdłuższa ciągła trasa może zawierać pętle i kilka razy przechodzić przez to samo miasto.
longest-reuse = Żadnego wagonika nie wolno policzyć dwa razy w najdłuższej ciągłej trasie.
longest-branches = Boczne odgałęzienia się nie liczą: najdłuższa ciągła trasa to jedna nieprzerwana linia.
longest-own = Do twojej najdłuższej ciągłej trasy liczą się tylko twoje własne wagoniki.
tiebreak-usa = Przy remisie wygrywa gracz, który zrealizował najwięcej biletów; potem decyduje najdłuższa ciągła trasa.
tiebreak-europe = Przy remisie wygrywa gracz, który zrealizował najwięcej biletów; potem ten, kto wykorzystał najmniej dworców; na końcu posiadacz Ekspresu Europejskiego.

## India

mandala-qualifies = Zrealizowany bilet liczy się do premii Mandala dopiero wtedy, gdy jego dwa miasta łączą co najmniej dwie osobne drogi z twoich wagoników.
mandala-bonus = Premia Mandala według liczby takich biletów – 1: { $one }, 2: { $two }, 3: { $three }, 4: { $four }, 5 lub więcej: { $five } pkt.
mandala-share = Dwie drogi biletu z premią Mandala nie mogą mieć ani jednego wspólnego wagonika.
mandala-cross = Dwie drogi biletu z premią Mandala mogą się krzyżować w mieście.
mandala-extra = Premię Mandala dostajesz dodatkowo, oprócz wartości samych biletów.

## Switzerland

country-reach = Do kraju docierasz którąkolwiek z jego tras granicznych; wystarczy jedna.
country-score = Bilet z krajami daje punkty tylko za najcenniejsze ze zrealizowanych połączeń, a nie za wszystkie razem.
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
    Europa 1912 to { $tickets ->
        [one] { $tickets } bilet
        [few] { $tickets } bilety
        [many] { $tickets } biletów
       *[other] { $tickets } biletu
    }: { $reprinted ->
        [one] { $reprinted } przedrukowany
        [few] { $reprinted } przedrukowane
        [many] { $reprinted } przedrukowanych
       *[other] { $reprinted } przedrukowanego
    } i { $fresh ->
        [one] { $fresh } nowy.
        [few] { $fresh } nowe.
        [many] { $fresh } nowych.
       *[other] { $fresh } nowego.
    } W wariancie Europe Expanded do { $reprinted } pierwotnych dochodzi { $expanded }, Big Cities opiera się na { $cities ->
        [9] dziewięciu wielkich miastach
       *[other] wielkich miastach (jest ich { $cities })
    }, a Mega Europe używa wszystkich biletów.
variant-warehouses =
    W wariancie „Magazyny i zajezdnie” (Warehouses & Depots) każdy gracz dostaje pusty magazyn i { $depots ->
        [one] { $depots } zajezdnię
        [few] { $depots } zajezdnie
        [many] { $depots } zajezdni
       *[other] { $depots } zajezdni
    }. Jedną zajezdnię stawia w pustym mieście, a kto dobiera karty wagonów, najpierw odkłada zakrytą kartę do magazynu.
variant-anniversary =
    Wydanie na 15-lecie zawiera { $tickets ->
        [one] { $tickets } bilet
        [few] { $tickets } bilety
        [many] { $tickets } biletów
       *[other] { $tickets } biletu
    }, po { $trains ->
        [one] { $trains } wagoniku
        [few] { $trains } wagoniki
        [many] { $trains } wagoników
       *[other] { $trains } wagonika
    } w każdym kolorze, { $cards ->
        [one] { $cards } kartę wagonów
        [few] { $cards } karty wagonów
        [many] { $cards } kart wagonów
       *[other] { $cards } karty wagonów
    } i { $stations ->
        [one] { $stations } dworzec
        [few] { $stations } dworce
        [many] { $stations } dworców
       *[other] { $stations } dworca
    }; podstawowe zasady są takie same.

## Points that no text settles

open-trading = Żadne źródło nie mówi nic o wymienianiu się kartami lub biletami między graczami.
open-no_action = Żadne źródło nie mówi, co się dzieje, gdy gracz nie ma żadnej dozwolonej akcji.
open-endless_reset = Żadne źródło nie mówi, co robić, gdy odkryte karty trzeba by wymieniać bez końca, bo zostały same lokomotywy.
open-final_tie = Żadne źródło nie mówi, jak rozstrzygnąć remis, który trwa także po ostatnim kryterium.
open-india_eight = Na planszy Indii jest prom o długości 8 pól, ale żadne źródło nie podaje, ile daje punktów.
open-country_through = Żadne źródło nie mówi, czy droga może prowadzić przez kraj.
open-other_map = Znam tylko cztery mapy: podstawową (Ameryka Północna), Europę, Indie i Szwajcarię.
open-other = Moje źródła tego nie rozstrzygają.
