# Results of computations, and one sentence for every step (rules/steps.py): step-<rule>-<case>.
# Names of colours, cities and lists of them arrive ready to read: $color, $card, $colors, $city_a, $path, $players.
# Colour names arrive in the masculine, so sentences say "di colore { $color }".
# The glossary stands at the head of statements.ftl; one track of a double route is "binario".

## Results, said first

result-tunnel_extra_cards =
    { $n ->
        [0] Nessuna carta in più.
        [one] { $n } carta in più.
       *[other] { $n } carte in più.
    }
# all the cards of a tunnel: $laid and $extra make $n
result-tunnel_extra_cards-total = { $n ->
        [one] { $n } carta in tutto:
       *[other] { $n } carte in tutto:
    } { $laid ->
        [one] { $laid } giocata
       *[other] { $laid } giocate
    }, { $extra } in più.
result-ferry_cost = { $locomotives ->
        [one] { $locomotives } locomotiva
       *[other] { $locomotives } locomotive
    } e { $same_color ->
        [one] { $same_color } carta di un colore a scelta.
       *[other] { $same_color } carte di uno stesso colore a scelta.
    }
result-ferry_cost-only_locomotives = { $locomotives ->
        [one] { $locomotives } locomotiva e nessun'altra carta.
       *[other] { $locomotives } locomotive e nessun'altra carta.
    }
# $n: the locomotives that a player still lacks for a ferry
result-ferry_cost-missing =
    { $n ->
        [one] Ancora { $n } locomotiva.
       *[other] Ancora { $n } locomotive.
    }
result-station_cost =
    { $n ->
        [one] { $n } carta.
       *[other] { $n } carte.
    }
result-unused_stations =
    { $n ->
        [one] { $n } punto.
       *[other] { $n } punti.
    }
result-route_points =
    { $n ->
        [one] { $n } punto.
       *[other] { $n } punti.
    }
result-tickets_points =
    { $n ->
        [one] { $n } punto in tutto.
       *[other] { $n } punti in tutto.
    }
result-tickets_points-no_route =
    { $n ->
        [one] Nessuna tratta unisce direttamente le due città; il biglietto fra loro vale { $n } punto.
       *[other] Nessuna tratta unisce direttamente le due città; il biglietto fra loro vale { $n } punti.
    }
result-player_score =
    { $n ->
        [one] { $n } punto in tutto.
       *[other] { $n } punti in tutto.
    }
# who wins a tie: the asker, the other one, or somebody named
result-tie_break-you = Vinci tu.
result-tie_break-other = Vince l'altro giocatore.
result-tie_break-name = Vince { $name }.
player-you = tu
player-other = l'altro giocatore
result-mandala =
    { $n ->
        [one] { $n } punto di bonus.
       *[other] { $n } punti di bonus.
    }
result-country_ticket =
    { $n ->
        [one] { $n } punto.
       *[other] { $n } punti.
    }
result-longest_path =
    { $n ->
        [one] Il percorso più lungo è di { $n } vagone.
       *[other] Il percorso più lungo è di { $n } vagoni.
    }
# $n: how many of the tickets drawn may be given back
result-tickets_to_keep-returned =
    { $n ->
        [0] Non se ne può restituire nessuno.
        [one] Se ne può restituire al massimo { $n }.
       *[other] Se ne possono restituire al massimo { $n }.
    }
# several computations added up; $text is the sum's own sentence
result-sum = In tutto: { $text }
result-tickets_to_keep =
    { $n ->
        [one] Almeno { $n } biglietto.
       *[other] Almeno { $n } biglietti.
    }
result-double_route_open-true = Sì, l'altro binario si può occupare.
result-double_route_open-false = No, l'altro binario è chiuso.
result-last_round-true = Sì, comincia l'ultimo giro.
result-last_round-false = No, l'ultimo giro non comincia ancora.
result-draw_check-true = Sì, si può pescare così.
result-draw_check-false = No, così non si può pescare.
result-face_up_reset-true = Sì, si rimpiazzano tutte e cinque le carte.
result-face_up_reset-false = No, le cinque carte restano.
result-claim_check-true = Sì, la tratta si può occupare.
result-claim_check-false = No, così la tratta non si può occupare.
result-ticket_completed-true = Sì, il biglietto è completato.
result-ticket_completed-false = No, il biglietto non è completato.
# An answer that rests on an assumption because no text settles a point.
result-assumed = Nessuna fonte lo dice; per ipotesi: { $text }

## Routes and claims

step-route-points-table = { $length ->
        [one] Una tratta da { $length } casella
       *[other] Una tratta da { $length } caselle
    } vale { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
step-route-points-assumed = { $length ->
        [one] Nessuna fonte dice quanto vale una tratta da { $length } casella
       *[other] Nessuna fonte dice quanto vale una tratta da { $length } caselle
    }; { $points ->
        [one] si suppone { $points } punto.
       *[other] si suppongono { $points } punti.
    }
step-route-points-told = Tratte: { $points }.
step-route-points-sum = { $player }: { $routes ->
        [one] { $routes } tratta
       *[other] { $routes } tratte
    }, { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
step-open-india_eight-assumed = Nessuna fonte dice quanto vale il traghetto dell'India da { $length } caselle; come nella tabella di Europa, { $points ->
        [one] si suppone { $points } punto.
       *[other] si suppongono { $points } punti.
    }
step-claim-exact_cards-exact = { $needed ->
        [one] Serve { $needed } carta
       *[other] Servono { $needed } carte
    } e ne giochi { $played }.
step-claim-exact_cards-too_few = { $needed ->
        [one] Serve { $needed } carta
       *[other] Servono { $needed } carte
    }, ma ne giochi solo { $played }.
step-claim-exact_cards-too_many = { $needed ->
        [one] Serve { $needed } carta
       *[other] Servono { $needed } carte
    }, ma ne giochi { $played }.
step-claim-color_match-match = Le carte sono del colore della tratta: { $color }.
step-claim-color_match-wrong = La tratta è di colore { $color }, ma il colore giocato è { $played }.
step-claim-gray_one_color-one = Una tratta grigia accetta un colore qualsiasi: qui { $color }.
step-claim-gray_one_color-mixed = Una tratta grigia accetta un colore solo, non un misto: { $colors }.
step-claim-locomotive_wild-wild =
    { $locomotives ->
        [one] { $locomotives } locomotiva sostituisce la carta che manca.
       *[other] { $locomotives } locomotive sostituiscono le carte che mancano.
    }
step-claim-locomotive_wild-tunnel = In una galleria le locomotive sono ammesse: ne giochi { $locomotives }.
step-claim-locomotive_wild-forbidden = Su questa mappa le locomotive si giocano solo nelle gallerie, e ne giochi { $locomotives }.
step-claim-all_locomotives-allowed = La tratta si può occupare con sole locomotive: ne giochi { $locomotives }.
step-claim-all_locomotives-forbidden = Su questa mappa solo una galleria si può occupare con sole locomotive, e ne giochi { $locomotives }.
step-claim-enough_trains-enough = { $needed ->
        [one] Serve { $needed } vagone
       *[other] Servono { $needed } vagoni
    } e { $left ->
        [one] ne resta { $left }.
       *[other] ne restano { $left }.
    }
step-claim-enough_trains-too_few = { $needed ->
        [one] Serve { $needed } vagone
       *[other] Servono { $needed } vagoni
    }, ma { $left ->
        [0] non ne resta nessuno.
        [one] ne resta solo { $left }.
       *[other] ne restano solo { $left }.
    }
step-claim-not_connected-free = { $city_a } – { $city_b } non deve per forza collegarsi alle tue altre tratte.
# $owner is "self" or "other", or a player's name.
step-claim-whole_route-taken = { $city_a } – { $city_b } è già { $owner ->
        [self] tua.
       *[other] di un altro giocatore.
    }
step-claim-whole_route-twice = { $city_a } – { $city_b } risulta occupata più volte: { $players }.
step-double-min_players-open = In { $players } si possono usare entrambi i binari (basta essere in { $needed }).
step-double-min_players-closed = In { $players }, appena un binario è preso l'altro si chiude (per usarli entrambi bisogna essere almeno in { $needed }).
step-double-min_players-free = I due binari sono ancora liberi: in { $players } puoi occupare l'uno o l'altro.
step-double-min_players-both_taken = { $city_a } – { $city_b }: in { $players } non si possono occupare entrambi i binari (bisogna essere almeno in { $needed }).
step-double-never_both-own = L'altro binario è già tuo, e uno stesso giocatore non può averli entrambi.
step-double-never_both-player = { $player } ha entrambi i binari di { $city_a } – { $city_b }: uno stesso giocatore non può.

## Ferries

step-ferry-locomotives-needed = { $symbols ->
        [one] { $symbols } simbolo di locomotiva
       *[other] { $symbols } simboli di locomotiva
    } su { $length ->
        [one] { $length } casella
       *[other] { $length } caselle
    }: una locomotiva per ogni simbolo.
step-ferry-locomotives-enough = { $symbols ->
        [one] Serve { $symbols } locomotiva
       *[other] Servono { $symbols } locomotive
    } e ne giochi { $locomotives }.
step-ferry-locomotives-too_few = { $symbols ->
        [one] Serve { $symbols } locomotiva
       *[other] Servono { $symbols } locomotive
    }, ma { $locomotives ->
        [0] non ne giochi nessuna.
       *[other] ne giochi solo { $locomotives }.
    }
step-ferry-rest-needed =
    { $cards ->
        [one] Per l'altra casella va bene una carta di un colore qualsiasi.
       *[other] Per le altre { $cards } caselle servono carte di uno stesso colore, a scelta.
    }
step-ferry-rest-none = Non ci sono altre caselle da pagare.
step-ferry-rest-one = Le altre carte sono di un colore solo: { $color }.
step-ferry-rest-mixed = Le altre carte devono essere di un colore solo, non un misto: { $colors }.
step-ferry-extra_locomotives-may =
    { $cards ->
        [one] Anche al posto di quella carta puoi giocare una locomotiva.
       *[other] Anche al posto di quelle { $cards } carte puoi giocare locomotive.
    }
step-ferry-extra_locomotives-used =
    { $locomotives ->
        [one] { $locomotives } locomotiva in più sostituisce un'altra carta.
       *[other] { $locomotives } locomotive in più sostituiscono altre carte.
    }

## Tunnels

step-tunnel-reveal-turned_up =
    { $cards ->
        [one] Si gira { $cards } carta.
       *[other] Si girano { $cards } carte.
    }
step-tunnel-reveal-to_come =
    { $cards ->
        [one] Poi si girerà { $cards } carta.
       *[other] Poi si gireranno { $cards } carte.
    }
step-tunnel-reveal-odds = { $cards ->
        [one] Si gira { $cards } carta
       *[other] Si girano { $cards } carte
    } su { $unseen } mai viste; tra queste { $matching ->
        [0] nessuna conterebbe.
        [one] { $matching } conterebbe.
       *[other] { $matching } conterebbero.
    }
step-tunnel-short_deck-some = Delle solite { $usual } carte { $cards ->
        [one] se ne può girare solo { $cards }.
       *[other] se ne possono girare solo { $cards }.
    }
step-tunnel-short_deck-none = Delle solite { $usual } carte non se ne può girare nessuna: non si aggiunge niente.
step-tunnel-match-color = Colore { $card }, quello che hai giocato: una carta in più.
step-tunnel-match-locomotive = Una locomotiva: una carta in più.
step-tunnel-match-none = Colore { $card }: non conta.
step-tunnel-only_locomotives-laid = Hai giocato solo locomotive ({ $locomotives }): contano soltanto le locomotive girate.
step-tunnel-mixed-laid = Hai giocato il colore { $color } con { $locomotives ->
        [one] { $locomotives } locomotiva
       *[other] { $locomotives } locomotive
    }: contano quel colore e le locomotive.
step-tunnel-extra_payment-none = Non c'è altro da pagare.
step-tunnel-extra_payment-color =
    { $extra ->
        [one] Da aggiungere: { $extra } carta di colore { $color } o una locomotiva.
       *[other] Da aggiungere: { $extra } carte di colore { $color } o locomotive.
    }
step-tunnel-extra_payment-locomotive =
    { $extra ->
        [one] Da aggiungere: { $extra } locomotiva.
       *[other] Da aggiungere: { $extra } locomotive.
    }

## Stations

step-station-cost-nth = { $nth ->
        [1] La prima stazione costa
        [2] La seconda stazione costa
        [3] La terza stazione costa
       *[other] La stazione numero { $nth } costa
    } { $cards ->
        [one] { $cards } carta.
       *[other] { $cards } carte.
    }
step-station-payment-any_card = Va bene una carta qualsiasi, anche una locomotiva.
step-station-payment-one_color =
    { $cards ->
        [one] Basta { $cards } carta di qualsiasi colore, anche una locomotiva.
       *[other] Le { $cards } carte sono di un colore solo; le locomotive possono sostituirle.
    }
step-station-unused_points-unused = { $unused ->
        [one] { $unused } stazione inutilizzata
       *[other] { $unused } stazioni inutilizzate
    } × { $each } = { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
step-station-unused_points-player = { $player }: { $unused ->
        [one] { $unused } stazione inutilizzata
       *[other] { $unused } stazioni inutilizzate
    } × { $each } = { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
step-station-borrow-borrowed = Stazione di { $station }: tratta in prestito { $city_a } – { $city_b } (lunghezza { $length }).
step-station-borrow-unused = Stazione di { $station }: nessuna tratta in prestito.
step-station-same_route-shared =
    { $tickets ->
        [one] { $tickets } biglietto usa la tratta presa in prestito con la stazione di { $station }.
       *[other] { $tickets } biglietti usano la tratta presa in prestito con la stazione di { $station }.
    }
step-station-decide_end-best = { $choices ->
        [one] C'è { $choices } modo di scegliere le tratte in prestito, e dà
       *[other] Tra { $choices } modi di scegliere le tratte in prestito, il migliore dà
    } { $points ->
        [one] { $points } punto con i biglietti.
       *[other] { $points } punti con i biglietti.
    }

## Tickets

step-tickets-dealt_start-dealt =
    { $dealt ->
        [one] All'inizio ricevi { $dealt } biglietto.
       *[other] All'inizio ricevi { $dealt } biglietti.
    }
step-tickets-dealt_start-long = { $dealt ->
        [one] All'inizio ricevi { $dealt } biglietto
       *[other] All'inizio ricevi { $dealt } biglietti
    }: { $long ->
        [one] { $long } lungo
       *[other] { $long } lunghi
    } e { $regular ->
        [one] { $regular } normale.
       *[other] { $regular } normali.
    }
step-tickets-keep_start-keep =
    { $dealt ->
        [one] Di { $dealt } biglietto ne tieni almeno { $keep }.
       *[other] Dei { $dealt } biglietti ne tieni almeno { $keep }.
    }
step-tickets-returned_start-bottom = Gli altri vanno in fondo al mazzo dei biglietti.
step-tickets-returned_start-box = Gli altri tornano nella scatola.
step-tickets-drawn_later-drawn =
    { $drawn ->
        [one] Peschi { $drawn } biglietto.
       *[other] Peschi { $drawn } biglietti.
    }
step-tickets-deck_low-fewer = Dei soliti { $usual } biglietti { $drawn ->
        [one] ne resta solo { $drawn } da pescare.
       *[other] ne restano solo { $drawn } da pescare.
    }
step-tickets-keep_later-keep =
    { $drawn ->
        [one] Di { $drawn } biglietto ne tieni almeno { $keep }.
       *[other] Dei { $drawn } biglietti ne tieni almeno { $keep }.
    }
step-tickets-returned_later-bottom = Gli altri vanno in fondo al mazzo dei biglietti.
step-tickets-returned_later-box = Gli altri escono dal gioco.
step-tickets-long_start_only-later = Durante la partita si pescano solo biglietti normali.
step-tickets-completed-path = { $city_a } – { $city_b }: le città sono unite da { $path } ({ $trains ->
        [one] { $trains } vagone
       *[other] { $trains } vagoni
    }).
step-tickets-completed-borrowing = { $city_a } – { $city_b }: grazie alle tratte in prestito le città sono unite da { $path } ({ $trains ->
        [one] { $trains } vagone
       *[other] { $trains } vagoni
    }).
step-tickets-completed-not = { $city_a } – { $city_b }: le città non sono unite.
step-tickets-scored-points = Completato: +{ $points }.
step-tickets-scored-cities = { $city_a } – { $city_b } completato: +{ $points }.
step-tickets-scored-player = { $player }: { $completed ->
        [one] { $completed } biglietto completato
       *[other] { $completed } biglietti completati
    }, +{ $points }.
step-tickets-failed-points = Non completato: −{ $points }.
step-tickets-failed-cities = { $city_a } – { $city_b } non completato: −{ $points }.
step-tickets-failed-player = { $player }: { $failed ->
        [one] { $failed } biglietto non completato
       *[other] { $failed } biglietti non completati
    }, −{ $points }.

## Drawing cards

step-draw-sources-any = Ogni carta può venire dal mazzo o da quelle scoperte.
step-draw-two_cards-cards =
    { $cards ->
        [one] Si pesca { $cards } carta.
       *[other] Si pescano { $cards } carte.
    }
step-draw-blind_locomotive-goes_on = Una locomotiva pescata alla cieca dal mazzo non chiude la pesca.
step-draw-face_up_locomotive-whole_draw = Dopo una locomotiva scoperta non si prende una seconda carta.
step-draw-face_up_locomotive-like_any = Su questa mappa una locomotiva scoperta si prende come una carta qualsiasi.
step-draw-second_locomotive-not_allowed = Una locomotiva scoperta non può mai essere la seconda carta.
step-draw-second_locomotive-allowed = Su questa mappa una locomotiva scoperta può essere la seconda carta.
step-draw-three_locomotives-reset = { $locomotives ->
        [one] { $locomotives } delle { $cards } carte scoperte è una locomotiva
       *[other] { $locomotives } delle { $cards } carte scoperte sono locomotive
    } ({ $needed ->
        [one] ne basta { $needed }
       *[other] ne bastano { $needed }
    }): si scartano tutte e si rimpiazzano.
step-draw-three_locomotives-stays = { $locomotives ->
        [0] Tra le { $cards } carte scoperte non ci sono locomotive
        [one] { $locomotives } delle { $cards } carte scoperte è una locomotiva
       *[other] { $locomotives } delle { $cards } carte scoperte sono locomotive
    }; { $needed ->
        [one] ce ne vuole { $needed }.
       *[other] ce ne vogliono { $needed }.
    }

## Longest path

step-longest-own-path = { $length ->
        [one] Il percorso più lungo è di { $length } vagone
       *[other] Il percorso più lungo è di { $length } vagoni
    }: { $path }.
step-longest-own-none = Nessun vagone, nessun percorso.
step-longest-loops-cities = Passa più di una volta da { $cities }; gli anelli sono ammessi.
step-longest-branches-left_out = { $trains ->
        [one] { $trains } vagone su { $total } sta su una diramazione e non conta.
       *[other] { $trains } vagoni su { $total } stanno su diramazioni e non contano.
    }
step-longest-bonus-told = Percorso più lungo: +{ $points }.
step-longest-bonus-player = { $player } ha il percorso più lungo ({ $length }): +{ $points }.
step-longest-tie-shared = { $players } sono pari per il percorso più lungo ({ $length }): { $points ->
        [one] { $points } punto a testa.
       *[other] { $points } punti a testa.
    }

## India

step-mandala-qualifies-two_paths = { $city_a } – { $city_b }: ci sono due percorsi distinti, { $first } / { $second }.
step-mandala-qualifies-one_path = { $city_a } – { $city_b }: manca un secondo percorso distinto.
step-mandala-qualifies-not_completed = { $city_a } – { $city_b }: il biglietto non è completato.
step-mandala-cross-cities = I due percorsi si incrociano ({ $cities }): è permesso.
step-mandala-bonus-tickets = Bonus Grand Tour per { $tickets ->
        [one] { $tickets } biglietto
       *[other] { $tickets } biglietti
    }: { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
step-mandala-bonus-player = { $player }: { $tickets ->
        [one] { $tickets } biglietto Grand Tour
       *[other] { $tickets } biglietti Grand Tour
    }, +{ $points }.

## Switzerland

step-country-reach-reached = { $country }: collegamento realizzato ({ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }).
step-country-reach-not_reached = { $country }: collegamento non realizzato ({ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }).
step-country-score-best = Conta il collegamento che vale di più: { $country }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
step-country-score-player = { $player }, biglietto { $ticket_id }: conta { $country }, +{ $points }.
step-country-none-smallest = Nessun collegamento realizzato: si perde il valore più piccolo, −{ $points }.
step-country-none-player = { $player }, biglietto { $ticket_id }: nessun collegamento realizzato, −{ $points }.
step-open-country_through-assumed = Nessuna fonte dice se un percorso può attraversare un paese; si suppone che { $city_a } – { $city_b } finisca alla sua bandiera.

## End of the game

step-end-trigger-laid = Vagoni: { $before } prima, { $laid } piazzati, { $trains_left } in riserva.
step-end-trigger-triggered = { $trains_left ->
        [0] Non resta nessun vagone
        [one] Resta { $trains_left } vagone
       *[other] Restano { $trains_left } vagoni
    }: l'ultimo giro comincia con { $limit } o meno.
step-end-trigger-not_yet = { $trains_left ->
        [one] Resta { $trains_left } vagone
       *[other] Restano { $trains_left } vagoni
    }: l'ultimo giro comincia solo con { $limit } o meno.
step-end-last_turn-everyone = Tutti fanno un ultimo turno, anche chi ha fatto scattare la fine.
step-score-final-sum = Totale: { $points }.
step-score-final-tickets = Biglietti in totale: { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
step-score-final-total = { $player }: { $points ->
        [one] { $points } punto in tutto.
       *[other] { $points } punti in tutto.
    }
step-score-final-winner = { $player } vince con { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
step-score-final-tied = { $players } sono pari con { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
step-tiebreak-usa-completed_tickets = Nello spareggio contano i biglietti completati ({ $players }: { $values }); in testa: { $winners }.
step-tiebreak-usa-longest_path = Nello spareggio conta il percorso più lungo ({ $players }: { $values }); in testa: { $winners }.
step-tiebreak-europe-completed_tickets = Nello spareggio contano i biglietti completati ({ $players }: { $values }); in testa: { $winners }.
step-tiebreak-europe-stations_used = Nello spareggio conta aver usato meno stazioni ({ $players }: { $values }); in testa: { $winners }.
step-tiebreak-europe-longest_path = Nello spareggio conta l'European Express ({ $players }: { $values }); in testa: { $winners }.
step-open-final_tie-tied = { $players } restano pari; nessuna fonte dice come si decide.

## Contradictions of a position

step-setup-players-wrong = { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }: questa edizione si gioca da { $min } a { $max }.
step-setup-trains-too_many = { $player } ha usato { $used ->
        [one] { $used } vagone
       *[other] { $used } vagoni
    } su { $trains }.
step-setup-stations-too_many = { $player } ha usato { $used ->
        [one] { $used } stazione
       *[other] { $used } stazioni
    } su { $stations }.
step-setup-locomotives-too_many = Locomotive viste: { $seen }; nel gioco sono { $locomotives }.
step-setup-cards_per_color-too_many = Carte di colore { $color } viste: { $seen }; nel gioco sono { $cards }.
step-station-one_per_city-two = Due stazioni nella stessa città, { $city }: { $players }.
step-tickets-total-twice = Il biglietto { $city_a } – { $city_b } compare due volte.
