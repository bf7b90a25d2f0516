# Results of computations, and one sentence for every step (rules/steps.py): step-<rule>-<case>.
# Names of colours, cities and lists of them arrive ready to read: $color, $card, $colors, $city_a, $path, $players.
# $color_key and $card_key are the language-free keys (red, …, locomotive), for selecting forms.
# Colours arrive as masculine nominatives ("czerwony"), so the sentences say "kolor { $color }" or put them in brackets.

## Results, said first

result-tunnel_extra_cards =
    { $n ->
        [0] Żadnej dodatkowej karty.
        [one] { $n } dodatkowa karta.
        [few] { $n } dodatkowe karty.
        [many] { $n } dodatkowych kart.
       *[other] { $n } dodatkowej karty.
    }
# all the cards of a tunnel: $laid and $extra make $n
result-tunnel_extra_cards-total =
    { $n ->
        [one] Razem { $n } karta: zagrane – { $laid }, dodatkowe – { $extra }.
        [few] Razem { $n } karty: zagrane – { $laid }, dodatkowe – { $extra }.
       *[many] Razem { $n } kart: zagrane – { $laid }, dodatkowe – { $extra }.
    }
result-ferry_cost = { $locomotives ->
        [one] { $locomotives } lokomotywa
        [few] { $locomotives } lokomotywy
        [many] { $locomotives } lokomotyw
       *[other] { $locomotives } lokomotywy
    } i { $same_color ->
        [one] { $same_color } karta dowolnego koloru.
        [few] { $same_color } karty jednego, dowolnego koloru.
        [many] { $same_color } kart jednego, dowolnego koloru.
       *[other] { $same_color } karty jednego, dowolnego koloru.
    }
result-ferry_cost-only_locomotives = { $locomotives ->
        [one] { $locomotives } lokomotywa, żadnych innych kart.
        [few] { $locomotives } lokomotywy, żadnych innych kart.
        [many] { $locomotives } lokomotyw, żadnych innych kart.
       *[other] { $locomotives } lokomotywy, żadnych innych kart.
    }
# $n: the locomotives that a player still lacks for a ferry
result-ferry_cost-missing =
    { $n ->
        [one] Jeszcze { $n } lokomotywa.
        [few] Jeszcze { $n } lokomotywy.
        [many] Jeszcze { $n } lokomotyw.
       *[other] Jeszcze { $n } lokomotywy.
    }
result-station_cost =
    { $n ->
        [one] { $n } karta.
        [few] { $n } karty.
        [many] { $n } kart.
       *[other] { $n } karty.
    }
result-unused_stations =
    { $n ->
        [one] { $n } punkt.
        [few] { $n } punkty.
        [many] { $n } punktów.
       *[other] { $n } punktu.
    }
result-route_points =
    { $n ->
        [one] { $n } punkt.
        [few] { $n } punkty.
        [many] { $n } punktów.
       *[other] { $n } punktu.
    }
result-tickets_points =
    { $n ->
        [one] Razem { $n } punkt.
        [few] Razem { $n } punkty.
        [many] Razem { $n } punktów.
       *[other] Razem { $n } punktu.
    }
result-tickets_points-no_route =
    { $n ->
        [one] Żadna trasa nie łączy tych dwóch miast bezpośrednio; bilet między nimi jest wart { $n } punkt.
        [few] Żadna trasa nie łączy tych dwóch miast bezpośrednio; bilet między nimi jest wart { $n } punkty.
        [many] Żadna trasa nie łączy tych dwóch miast bezpośrednio; bilet między nimi jest wart { $n } punktów.
       *[other] Żadna trasa nie łączy tych dwóch miast bezpośrednio; bilet między nimi jest wart { $n } punktu.
    }
result-player_score =
    { $n ->
        [one] Razem { $n } punkt.
        [few] Razem { $n } punkty.
        [many] Razem { $n } punktów.
       *[other] Razem { $n } punktu.
    }
# who wins a tie: the asker, the other one, or somebody named
result-tie_break-you = Wygrywasz ty.
result-tie_break-other = Wygrywa drugi gracz.
result-tie_break-name = Wygrywa { $name }.
player-you = ty
player-other = drugi gracz
result-mandala =
    { $n ->
        [one] { $n } punkt premii.
        [few] { $n } punkty premii.
        [many] { $n } punktów premii.
       *[other] { $n } punktu premii.
    }
result-country_ticket =
    { $n ->
        [one] { $n } punkt.
        [few] { $n } punkty.
        [many] { $n } punktów.
       *[other] { $n } punktu.
    }
result-longest_path =
    { $n ->
        [one] Najdłuższa ciągła trasa liczy { $n } wagonik.
        [few] Najdłuższa ciągła trasa liczy { $n } wagoniki.
        [many] Najdłuższa ciągła trasa liczy { $n } wagoników.
       *[other] Najdłuższa ciągła trasa liczy { $n } wagonika.
    }
# $n: how many of the tickets drawn may be given back
result-tickets_to_keep-returned =
    { $n ->
        [0] Nie można oddać żadnego biletu.
        [one] Oddać można najwyżej { $n } bilet.
        [few] Oddać można najwyżej { $n } bilety.
        [many] Oddać można najwyżej { $n } biletów.
       *[other] Oddać można najwyżej { $n } biletu.
    }
# several computations added up; $text is the sum's own sentence
result-sum = Razem: { $text }
result-tickets_to_keep =
    { $n ->
        [one] Co najmniej { $n } bilet.
        [few] Co najmniej { $n } bilety.
        [many] Co najmniej { $n } biletów.
       *[other] Co najmniej { $n } biletu.
    }
result-double_route_open-true = Tak, drugą nitkę można zająć.
result-double_route_open-false = Nie, druga nitka jest zamknięta.
result-last_round-true = Tak, to rozpoczyna ostatnią rundę.
result-last_round-false = Nie, to jeszcze nie rozpoczyna ostatniej rundy.
result-draw_check-true = Tak, tak wolno dobrać.
result-draw_check-false = Nie, tak dobrać nie wolno.
result-face_up_reset-true = Tak, wymienia się wszystkie pięć kart.
result-face_up_reset-false = Nie, te pięć kart zostaje.
result-claim_check-true = Tak, tę trasę można zająć.
result-claim_check-false = Nie, w ten sposób tej trasy zająć nie można.
result-ticket_completed-true = Tak, ten bilet jest zrealizowany.
result-ticket_completed-false = Nie, ten bilet nie jest zrealizowany.
# An answer that rests on an assumption because no text settles a point.
result-assumed = Żadne źródło tego nie podaje; przyjęte założenie: { $text }

## Routes and claims

step-route-points-table =
    { $points ->
        [one] Trasa o długości { $length } daje { $points } punkt.
        [few] Trasa o długości { $length } daje { $points } punkty.
        [many] Trasa o długości { $length } daje { $points } punktów.
       *[other] Trasa o długości { $length } daje { $points } punktu.
    }
step-route-points-assumed =
    Żadne źródło nie podaje punktów za trasę o długości { $length }; przyjmuje się { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
step-route-points-told = Trasy: { $points }.
step-route-points-sum =
    { $player }: { $routes ->
        [one] { $routes } trasa
        [few] { $routes } trasy
        [many] { $routes } tras
       *[other] { $routes } trasy
    }, { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
step-open-india_eight-assumed =
    Żadne źródło nie podaje punktów za prom o długości { $length } na mapie Indii; przyjmuje się { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, jak w tabeli Europy.
step-claim-exact_cards-exact =
    { $needed ->
        [one] Potrzeba { $needed } karty, zagrano { $played }.
       *[other] Potrzeba { $needed } kart, zagrano { $played }.
    }
step-claim-exact_cards-too_few =
    { $needed ->
        [one] Potrzeba { $needed } karty, a zagrano tylko { $played }.
       *[other] Potrzeba { $needed } kart, a zagrano tylko { $played }.
    }
step-claim-exact_cards-too_many =
    { $needed ->
        [one] Potrzeba { $needed } karty, a zagrano aż { $played }.
       *[other] Potrzeba { $needed } kart, a zagrano aż { $played }.
    }
step-claim-color_match-match = Karty są w kolorze trasy ({ $color }).
step-claim-color_match-wrong = Kolor trasy to { $color }, a zagrano inny: { $played }.
step-claim-gray_one_color-one = Na szarą trasę pasuje jeden, dowolny kolor; tutaj: { $color }.
step-claim-gray_one_color-mixed = Na szarą trasę pasuje tylko jeden kolor, a nie kilka naraz: { $colors }.
step-claim-locomotive_wild-wild =
    { $locomotives ->
        [one] { $locomotives } lokomotywa zastępuje brakującą kartę.
        [few] { $locomotives } lokomotywy zastępują brakujące karty.
        [many] { $locomotives } lokomotyw zastępuje brakujące karty.
       *[other] { $locomotives } lokomotywy zastępuje brakujące karty.
    }
step-claim-locomotive_wild-tunnel = W tunelu wolno zagrywać lokomotywy; zagrano: { $locomotives }.
step-claim-locomotive_wild-forbidden = Na tej mapie lokomotywy wolno zagrywać tylko w tunelach; zagrano: { $locomotives }.
step-claim-all_locomotives-allowed = Trasę można zająć samymi lokomotywami; zagrano: { $locomotives }.
step-claim-all_locomotives-forbidden = Na tej mapie samymi lokomotywami można zająć tylko tunel; zagrano: { $locomotives }.
step-claim-enough_trains-enough =
    { $needed ->
        [one] Potrzeba { $needed } wagonika, w zapasie: { $left }.
       *[other] Potrzeba { $needed } wagoników, w zapasie: { $left }.
    }
step-claim-enough_trains-too_few =
    { $needed ->
        [one] Potrzeba { $needed } wagonika, a w zapasie tylko { $left }.
       *[other] Potrzeba { $needed } wagoników, a w zapasie tylko { $left }.
    }
step-claim-not_connected-free = { $city_a } – { $city_b }: ta trasa nie musi łączyć się z innymi twoimi trasami.
step-claim-whole_route-taken =
    { $city_a } – { $city_b }: { $owner ->
        [self] ta trasa jest już twoja.
        [other] tę trasę zajął już inny gracz.
       *[name] ta trasa jest już zajęta ({ $owner }).
    }
step-claim-whole_route-twice = { $city_a } – { $city_b }: tę samą trasę zajęto więcej niż raz ({ $players }).
step-double-min_players-open =
    { $players ->
        [one] Przy { $players } graczu dostępne są obie nitki (zasada: od { $needed } graczy).
       *[other] Przy { $players } graczach dostępne są obie nitki (zasada: od { $needed } graczy).
    }
step-double-min_players-closed =
    { $players ->
        [one] Przy { $players } graczu zajęcie jednej nitki zamyka drugą (obie są dostępne od { $needed } graczy).
       *[other] Przy { $players } graczach zajęcie jednej nitki zamyka drugą (obie są dostępne od { $needed } graczy).
    }
step-double-min_players-free =
    { $players ->
        [one] Żadna nitka nie jest jeszcze zajęta, więc przy { $players } graczu można wziąć dowolną.
       *[other] Żadna nitka nie jest jeszcze zajęta, więc przy { $players } graczach można wziąć dowolną.
    }
step-double-min_players-both_taken =
    { $players ->
        [one] { $city_a } – { $city_b }: zajęto obie nitki, a przy { $players } graczu wolno tylko jedną (obie od { $needed } graczy).
       *[other] { $city_a } – { $city_b }: zajęto obie nitki, a przy { $players } graczach wolno tylko jedną (obie od { $needed } graczy).
    }
step-double-never_both-own = Masz już jedną nitkę, a jeden gracz nigdy nie może mieć obu.
step-double-never_both-player = { $city_a } – { $city_b }: obie nitki zajmuje { $player }, a jeden gracz nigdy nie może mieć obu.

## Ferries

step-ferry-locomotives-needed =
    { $length ->
        [one] Prom ma { $length } pole
        [few] Prom ma { $length } pola
        [many] Prom ma { $length } pól
       *[other] Prom ma { $length } pola
    } i { $symbols ->
        [one] { $symbols } symbol lokomotywy: za każdy symbol jedna lokomotywa.
        [few] { $symbols } symbole lokomotywy: za każdy symbol jedna lokomotywa.
        [many] { $symbols } symboli lokomotywy: za każdy symbol jedna lokomotywa.
       *[other] { $symbols } symbolu lokomotywy: za każdy symbol jedna lokomotywa.
    }
step-ferry-locomotives-enough =
    { $symbols ->
        [one] Potrzeba { $symbols } lokomotywy, zagrano { $locomotives }.
       *[other] Potrzeba { $symbols } lokomotyw, zagrano { $locomotives }.
    }
step-ferry-locomotives-too_few =
    { $symbols ->
        [one] Potrzeba { $symbols } lokomotywy, a zagrano tylko { $locomotives }.
       *[other] Potrzeba { $symbols } lokomotyw, a zagrano tylko { $locomotives }.
    }
step-ferry-rest-needed =
    { $cards ->
        [one] Na pozostałe pole potrzeba { $cards } karty dowolnego koloru.
       *[other] Na pozostałe pola potrzeba { $cards } kart jednego, dowolnego koloru.
    }
step-ferry-rest-none = Poza symbolami nie ma już pól do opłacenia.
step-ferry-rest-one = Pozostałe karty są w jednym kolorze ({ $color }).
step-ferry-rest-mixed = Pozostałe karty muszą być w jednym kolorze, a nie w kilku naraz: { $colors }.
step-ferry-extra_locomotives-may =
    { $cards ->
        [one] Także zamiast tej karty można zagrać lokomotywę.
       *[other] Także zamiast tych { $cards } kart można zagrać lokomotywy.
    }
step-ferry-extra_locomotives-used =
    { $locomotives ->
        [one] { $locomotives } dodatkowa lokomotywa zastępuje inną kartę.
        [few] { $locomotives } dodatkowe lokomotywy zastępują inne karty.
        [many] { $locomotives } dodatkowych lokomotyw zastępuje inne karty.
       *[other] { $locomotives } dodatkowej lokomotywy zastępuje inne karty.
    }

## Tunnels

step-tunnel-reveal-turned_up =
    { $cards ->
        [one] Odkryto { $cards } kartę.
        [few] Odkryto { $cards } karty.
        [many] Odkryto { $cards } kart.
       *[other] Odkryto { $cards } karty.
    }
step-tunnel-reveal-to_come =
    To tunel, więc trzeba będzie jeszcze odkryć { $cards ->
        [one] { $cards } kartę.
        [few] { $cards } karty.
        [many] { $cards } kart.
       *[other] { $cards } karty.
    }
step-tunnel-reveal-odds =
    Odkrywa się { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    } spośród nieznanych ({ $unseen }); z nich { $matching ->
        [0] nie liczyłaby się żadna.
        [one] liczyłaby się { $matching }.
        [few] liczyłyby się { $matching }.
        [many] liczyłoby się { $matching }.
       *[other] liczyłoby się { $matching }.
    }
step-tunnel-short_deck-some =
    { $usual ->
        [one] Zamiast { $usual } karty dało się odkryć tylko { $cards }.
       *[other] Zamiast { $usual } kart dało się odkryć tylko { $cards }.
    }
step-tunnel-short_deck-none =
    { $usual ->
        [one] Zamiast { $usual } karty nie dało się odkryć żadnej, więc nic się nie dopłaca.
       *[other] Zamiast { $usual } kart nie dało się odkryć żadnej, więc nic się nie dopłaca.
    }
step-tunnel-match-color = Kolor { $card }, taki jak zagrany: jedna karta więcej.
step-tunnel-match-locomotive = Lokomotywa: jedna karta więcej.
step-tunnel-match-none = Kolor { $card }: nie liczy się.
step-tunnel-only_locomotives-laid = Zagrano same lokomotywy ({ $locomotives }), więc liczą się tylko odkryte lokomotywy.
step-tunnel-mixed-laid =
    Zagrano kolor { $color } i { $locomotives ->
        [one] { $locomotives } lokomotywę
        [few] { $locomotives } lokomotywy
        [many] { $locomotives } lokomotyw
       *[other] { $locomotives } lokomotywy
    }: liczą się ten kolor i lokomotywy.
step-tunnel-extra_payment-none = Nie trzeba nic dopłacać.
step-tunnel-extra_payment-color =
    { $extra ->
        [one] Do dopłaty: { $extra } karta – kolor { $color } albo lokomotywa.
        [few] Do dopłaty: { $extra } karty – kolor { $color } albo lokomotywy.
        [many] Do dopłaty: { $extra } kart – kolor { $color } albo lokomotywy.
       *[other] Do dopłaty: { $extra } karty – kolor { $color } albo lokomotywy.
    }
step-tunnel-extra_payment-locomotive =
    { $extra ->
        [one] Do dopłaty: { $extra } lokomotywa.
        [few] Do dopłaty: { $extra } lokomotywy.
        [many] Do dopłaty: { $extra } lokomotyw.
       *[other] Do dopłaty: { $extra } lokomotywy.
    }

## Stations

step-station-cost-nth = { $nth ->
        [1] Pierwszy dworzec
        [2] Drugi dworzec
        [3] Trzeci dworzec
       *[other] Dworzec numer { $nth }
    } kosztuje { $cards ->
        [one] { $cards } kartę.
        [few] { $cards } karty.
        [many] { $cards } kart.
       *[other] { $cards } karty.
    }
step-station-payment-any_card = Pasuje dowolna karta, lokomotywa też.
step-station-payment-one_color =
    { $cards ->
        [one] Karta ({ $cards }) może być dowolnego koloru; może to być też lokomotywa.
        [2] Obie karty muszą być w jednym kolorze; lokomotywa może zastąpić każdą z nich.
        [few] Wszystkie { $cards } karty muszą być w jednym kolorze; lokomotywa może zastąpić każdą z nich.
       *[other] Wszystkie karty ({ $cards }) muszą być w jednym kolorze; lokomotywa może zastąpić każdą z nich.
    }
step-station-unused_points-unused =
    Niewykorzystane dworce: { $unused } × { $each } = { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
step-station-unused_points-player =
    { $player }, niewykorzystane dworce: { $unused } × { $each } = { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
step-station-borrow-borrowed = Dworzec w mieście { $station }: pożyczona trasa { $city_a } – { $city_b } (długość: { $length }).
step-station-borrow-unused = Dworzec w mieście { $station }: bez pożyczonej trasy.
step-station-same_route-shared =
    { $tickets ->
        [one] { $tickets } bilet korzysta
        [few] { $tickets } bilety korzystają
        [many] { $tickets } biletów korzysta
       *[other] { $tickets } biletu korzysta
    } z trasy pożyczonej dzięki dworcowi w mieście { $station }.
step-station-decide_end-best =
    Pożyczone trasy można wybrać na { $choices ->
        [one] { $choices } sposób
        [few] { $choices } sposoby
        [many] { $choices } sposobów
       *[other] { $choices } sposobu
    }; najlepszy daje za bilety { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }

## Tickets

step-tickets-dealt_start-dealt =
    { $dealt ->
        [one] Na początku dostajesz { $dealt } bilet.
        [few] Na początku dostajesz { $dealt } bilety.
        [many] Na początku dostajesz { $dealt } biletów.
       *[other] Na początku dostajesz { $dealt } biletu.
    }
step-tickets-dealt_start-long =
    Na początku dostajesz { $dealt ->
        [one] { $dealt } bilet
        [few] { $dealt } bilety
        [many] { $dealt } biletów
       *[other] { $dealt } biletu
    }: { $long ->
        [one] { $long } długi
        [few] { $long } długie
        [many] { $long } długich
       *[other] { $long } długiego
    } i { $regular ->
        [one] { $regular } zwykły.
        [few] { $regular } zwykłe.
        [many] { $regular } zwykłych.
       *[other] { $regular } zwykłego.
    }
step-tickets-keep_start-keep =
    { $dealt ->
        [one] Z { $dealt } biletu zatrzymujesz co najmniej { $keep }.
       *[other] Z { $dealt } biletów zatrzymujesz co najmniej { $keep }.
    }
step-tickets-returned_start-bottom = Pozostałe trafiają na spód talii biletów.
step-tickets-returned_start-box = Pozostałe wracają do pudełka.
step-tickets-drawn_later-drawn =
    { $drawn ->
        [one] Dobierasz { $drawn } bilet.
        [few] Dobierasz { $drawn } bilety.
        [many] Dobierasz { $drawn } biletów.
       *[other] Dobierasz { $drawn } biletu.
    }
step-tickets-deck_low-fewer =
    { $usual ->
        [one] Zamiast { $usual } biletu do dobrania zostało tylko { $drawn }.
       *[other] Zamiast { $usual } biletów do dobrania zostało tylko { $drawn }.
    }
step-tickets-keep_later-keep =
    { $drawn ->
        [one] Z { $drawn } biletu zatrzymujesz co najmniej { $keep }.
       *[other] Z { $drawn } biletów zatrzymujesz co najmniej { $keep }.
    }
step-tickets-returned_later-bottom = Pozostałe trafiają na spód talii biletów.
step-tickets-returned_later-box = Pozostałe wypadają z gry.
step-tickets-long_start_only-later = W trakcie gry dobiera się tylko zwykłe bilety.
step-tickets-completed-path =
    { $city_a } – { $city_b }: miasta łączy droga { $path } ({ $trains ->
        [one] { $trains } wagonik
        [few] { $trains } wagoniki
        [many] { $trains } wagoników
       *[other] { $trains } wagonika
    }).
step-tickets-completed-borrowing =
    { $city_a } – { $city_b }: miasta łączy, dzięki pożyczonym trasom, droga { $path } ({ $trains ->
        [one] { $trains } wagonik
        [few] { $trains } wagoniki
        [many] { $trains } wagoników
       *[other] { $trains } wagonika
    }).
step-tickets-completed-not = { $city_a } – { $city_b }: brak połączenia.
step-tickets-scored-points = Zrealizowano: +{ $points }.
step-tickets-scored-cities = { $city_a } – { $city_b }, zrealizowany: +{ $points }.
step-tickets-scored-player =
    { $player }: { $completed ->
        [one] { $completed } zrealizowany bilet
        [few] { $completed } zrealizowane bilety
        [many] { $completed } zrealizowanych biletów
       *[other] { $completed } zrealizowanego biletu
    }, +{ $points }.
step-tickets-failed-points = Nie zrealizowano: −{ $points }.
step-tickets-failed-cities = { $city_a } – { $city_b }, niezrealizowany: −{ $points }.
step-tickets-failed-player =
    { $player }: { $failed ->
        [one] { $failed } niezrealizowany bilet
        [few] { $failed } niezrealizowane bilety
        [many] { $failed } niezrealizowanych biletów
       *[other] { $failed } niezrealizowanego biletu
    }, −{ $points }.

## Drawing cards

step-draw-sources-any = Każda karta może pochodzić z talii albo spośród odkrytych.
step-draw-two_cards-cards =
    { $cards ->
        [one] Dobiera się { $cards } kartę.
        [few] Dobiera się { $cards } karty.
        [many] Dobiera się { $cards } kart.
       *[other] Dobiera się { $cards } karty.
    }
step-draw-blind_locomotive-goes_on = Lokomotywa dobrana w ciemno z talii nie kończy dobierania.
step-draw-face_up_locomotive-whole_draw = Po wzięciu odkrytej lokomotywy nie bierze się drugiej karty.
step-draw-face_up_locomotive-like_any = Na tej mapie odkrytą lokomotywę bierze się jak każdą inną kartę.
step-draw-second_locomotive-not_allowed = Odkryta lokomotywa nigdy nie może być drugą kartą.
step-draw-second_locomotive-allowed = Na tej mapie odkryta lokomotywa może być drugą kartą.
step-draw-three_locomotives-reset =
    Lokomotywy wśród odkrytych kart: { $locomotives } z { $cards } ({ $needed ->
        [few] wystarczą { $needed }
       *[other] wystarczy { $needed }
    }); wszystkie odkryte odrzuca się i wykłada nowe.
step-draw-three_locomotives-stays = Lokomotywy wśród odkrytych kart: { $locomotives } z { $cards }; do wymiany potrzeba { $needed }.

## Longest path

step-longest-own-path =
    Najdłuższa ciągła trasa liczy { $length ->
        [one] { $length } wagonik
        [few] { $length } wagoniki
        [many] { $length } wagoników
       *[other] { $length } wagonika
    }: { $path }.
step-longest-own-none = Bez wagoników nie ma żadnej ciągłej trasy.
step-longest-loops-cities = Więcej niż raz przechodzi przez: { $cities }; pętle są dozwolone.
step-longest-branches-left_out =
    Na bocznych odgałęzieniach { $trains ->
        [one] stoi { $trains } wagonik i się nie liczy
        [few] stoją { $trains } wagoniki i się nie liczą
        [many] stoi { $trains } wagoników i się nie liczy
       *[other] stoi { $trains } wagonika i się nie liczy
    } (wszystkich jest { $total }).
step-longest-bonus-told = Najdłuższa ciągła trasa: +{ $points }.
step-longest-bonus-player =
    { $player } ma najdłuższą ciągłą trasę (długość: { $length }): { $points ->
        [one] +{ $points } punkt.
        [few] +{ $points } punkty.
        [many] +{ $points } punktów.
       *[other] +{ $points } punktu.
    }
step-longest-tie-shared =
    { $players } remisują o najdłuższą ciągłą trasę (długość: { $length }) i dostają po { $points ->
        [one] { $points } punkcie.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }

## India

step-mandala-qualifies-two_paths = { $city_a } – { $city_b }: są dwie osobne drogi, { $first } / { $second }.
step-mandala-qualifies-one_path = { $city_a } – { $city_b }: nie ma drugiej, osobnej drogi.
step-mandala-qualifies-not_completed = { $city_a } – { $city_b }: bilet niezrealizowany.
step-mandala-cross-cities = Obie drogi krzyżują się tutaj: { $cities }; to jest dozwolone.
step-mandala-bonus-tickets =
    Premia Mandala za { $tickets ->
        [one] { $tickets } bilet
        [few] { $tickets } bilety
        [many] { $tickets } biletów
       *[other] { $tickets } biletu
    }: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
step-mandala-bonus-player =
    { $player }: { $tickets ->
        [one] { $tickets } bilet z premią Mandala
        [few] { $tickets } bilety z premią Mandala
        [many] { $tickets } biletów z premią Mandala
       *[other] { $tickets } biletu z premią Mandala
    }, +{ $points }.

## Switzerland

step-country-reach-reached =
    { $country }: połączenie zrealizowane ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }).
step-country-reach-not_reached =
    { $country }: brak połączenia ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }).
step-country-score-best =
    Liczy się najcenniejsze połączenie: { $country }, { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
step-country-score-player = { $player }, bilet { $ticket_id }: liczy się { $country }, +{ $points }.
step-country-none-smallest = Żadne połączenie nie jest zrealizowane, więc traci się najmniejszą wartość: −{ $points }.
step-country-none-player = { $player }, bilet { $ticket_id }: żadne połączenie nie jest zrealizowane, −{ $points }.
step-open-country_through-assumed = Żadne źródło nie mówi, czy droga może prowadzić przez kraj; założenie: { $city_a } – { $city_b } kończy się przy swojej fladze.

## End of the game

step-end-trigger-laid = Wagoniki: było { $before }, położono { $laid }, zostaje { $trains_left }.
step-end-trigger-triggered =
    { $trains_left ->
        [0] Nie został żaden wagonik
        [one] Został { $trains_left } wagonik
        [few] Zostały { $trains_left } wagoniki
        [many] Zostało { $trains_left } wagoników
       *[other] Zostało { $trains_left } wagonika
    }; ostatnia runda zaczyna się przy { $limit } lub mniej.
step-end-trigger-not_yet =
    { $trains_left ->
        [one] Został { $trains_left } wagonik
        [few] Zostały { $trains_left } wagoniki
        [many] Zostało { $trains_left } wagoników
       *[other] Zostało { $trains_left } wagonika
    }; ostatnia runda zaczyna się dopiero przy { $limit } lub mniej.
step-end-last_turn-everyone = Każdy ma jeszcze jedną turę, także gracz, który wywołał koniec gry.
step-score-final-sum = Suma: { $points }.
step-score-final-tickets =
    { $points ->
        [one] Bilety razem: { $points } punkt.
        [few] Bilety razem: { $points } punkty.
        [many] Bilety razem: { $points } punktów.
       *[other] Bilety razem: { $points } punktu.
    }
step-score-final-total =
    { $player }: razem { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
step-score-final-winner =
    { $player } wygrywa, ma { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
step-score-final-tied =
    { $players } remisują, mają po { $points ->
        [one] { $points } punkcie.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
step-tiebreak-usa-completed_tickets = Przy remisie liczą się zrealizowane bilety ({ $players }: { $values }); na prowadzeniu: { $winners }.
step-tiebreak-usa-longest_path = Przy remisie liczy się najdłuższa ciągła trasa ({ $players }: { $values }); na prowadzeniu: { $winners }.
step-tiebreak-europe-completed_tickets = Przy remisie liczą się zrealizowane bilety ({ $players }: { $values }); na prowadzeniu: { $winners }.
step-tiebreak-europe-stations_used = Przy remisie liczy się jak najmniej wykorzystanych dworców ({ $players }: { $values }); na prowadzeniu: { $winners }.
step-tiebreak-europe-longest_path = Przy remisie liczy się Ekspres Europejski ({ $players }: { $values }); na prowadzeniu: { $winners }.
step-open-final_tie-tied = { $players } nadal remisują; tego żadne źródło nie rozstrzyga.

## Contradictions of a position

step-setup-players-wrong =
    { $players ->
        [one] { $players } gracz
       *[other] { $players } graczy
    }; w tę edycję gra od { $min } do { $max } osób.
step-setup-trains-too_many = { $player }: na planszy { $used ->
        [one] jest { $used } wagonik
        [few] są { $used } wagoniki
        [many] jest { $used } wagoników
       *[other] jest { $used } wagonika
    }, a każdy gracz ma ich tylko { $trains }.
step-setup-stations-too_many = { $player }: na planszy { $used ->
        [one] jest { $used } dworzec
        [few] są { $used } dworce
        [many] jest { $used } dworców
       *[other] jest { $used } dworca
    }, a każdy gracz ma ich tylko { $stations }.
step-setup-locomotives-too_many = Widać za dużo lokomotyw: { $seen }, a w talii jest ich { $locomotives }.
step-setup-cards_per_color-too_many = Widać za dużo kart jednego koloru ({ $color }): { $seen }, a w talii jest ich { $cards }.
step-station-one_per_city-two = Dwa dworce w jednym mieście ({ $city }): { $players }.
step-tickets-total-twice = Bilet { $city_a } – { $city_b } pojawia się dwa razy.
