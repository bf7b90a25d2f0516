# One sentence (two at most) for every rule of rules/catalogue.toml.
# The message id is the rule id with "." written as "-". Variables come from the edition's data.
# $edition is always given: usa, europe, india or switzerland.
# $place is "bottom" or "box". Start with the number or the yes/no where the rule has one.
#
# Glossary: train = vagone, train card = carta treno, ticket = biglietto, route = tratta, double route = tratta doppia,
# tunnel = galleria, ferry = traghetto, station = stazione, deck = mazzo, discards = scarti, face up = scoperta,
# turned up in a tunnel = girata (never "scoperta": that is the face-up row), borrow with a station = prendere in prestito,
# longest path = percorso continuo più lungo, reserve = riserva, board = tabellone, one track of a double route = binario.
#
# "Sì." or "No." may be put before any of them, so none begins with such a word.

## Set-up

setup-players = Si gioca da { $min } a { $max } giocatori.
setup-trains =
    { $trains ->
        [one] Ogni giocatore riceve { $trains } vagone.
       *[other] Ogni giocatore riceve { $trains } vagoni.
    }
setup-train_cards =
    { $cards ->
        [one] Nel mazzo c'è { $cards } carta treno in tutto.
       *[other] Nel mazzo ci sono { $cards } carte treno in tutto.
    }
setup-locomotives =
    { $locomotives ->
        [one] Nel mazzo c'è { $locomotives } locomotiva.
       *[other] Nel mazzo ci sono { $locomotives } locomotive.
    }
setup-cards_per_color =
    { $cards ->
        [one] C'è { $cards } carta treno
       *[other] Ci sono { $cards } carte treno
    } per ciascuno { $colors ->
        [8] degli { $colors } colori.
        [11] degli { $colors } colori.
       *[other] dei { $colors } colori.
    }
setup-card_colors = Le carte treno sono di { $colors } colori (viola, blu, arancione, bianco, verde, giallo, nero e rosso), più le locomotive.
setup-cards_dealt =
    { $cards ->
        [one] All'inizio ogni giocatore riceve { $cards } carta treno.
       *[other] All'inizio ogni giocatore riceve { $cards } carte treno.
    }
setup-face_up =
    { $cards ->
        [one] Accanto al tabellone c'è { $cards } carta treno scoperta.
       *[other] Accanto al tabellone ci sono { $cards } carte treno scoperte.
    }
setup-first_player = Comincia chi ha viaggiato di più; poi si prosegue in senso orario.
setup-stations =
    { $stations ->
        [one] Ogni giocatore riceve { $stations } stazione.
       *[other] Ogni giocatore riceve { $stations } stazioni.
    }
setup-base_needed = Questa mappa è un'espansione e da sola non basta: servono i vagoni ({ $trains } a testa) e le { $cards } carte treno di un gioco base.

## Destination tickets

tickets-total =
    { $tickets ->
        [one] Nella scatola c'è { $tickets } biglietto destinazione.
       *[other] Nella scatola ci sono { $tickets } biglietti destinazione.
    }
tickets-long_count =
    { $long ->
        [one] C'è { $long } biglietto lungo; quelli normali sono { $regular }.
       *[other] I biglietti lunghi sono { $long }; quelli normali sono { $regular }.
    }
tickets-dealt_start =
    { $edition ->
        [europe] All'inizio ogni giocatore riceve { $dealt } biglietti: 1 lungo e 3 normali.
       *[other] All'inizio ogni giocatore riceve { $dealt } biglietti.
    }
tickets-keep_start = All'inizio devi tenere almeno { $keep } dei { $dealt } biglietti ricevuti.
tickets-returned_start =
    { $place ->
        [box] I biglietti che non tieni all'inizio tornano nella scatola: sono fuori dal gioco.
       *[bottom] I biglietti che non tieni all'inizio vanno in fondo al mazzo dei biglietti.
    }
tickets-drawn_later =
    { $edition ->
        [europe] Se peschi biglietti durante la partita ne prendi { $drawn }, solo tra quelli normali.
       *[other] Se peschi biglietti durante la partita ne prendi { $drawn }.
    }
tickets-keep_later = Dei { $drawn } biglietti pescati durante la partita devi tenerne almeno { $keep }; puoi anche tenerli tutti.
tickets-returned_later =
    { $place ->
        [box] I biglietti pescati durante la partita e non tenuti escono dal gioco, quindi il mazzo dei biglietti può finire.
       *[bottom] I biglietti pescati durante la partita e non tenuti vanno in fondo al mazzo dei biglietti.
    }
tickets-deck_low = Se nel mazzo dei biglietti ne restano meno di { $drawn }, peschi quelli che ci sono.
tickets-long_start_only = I biglietti lunghi si ricevono solo all'inizio: durante la partita si pescano solo biglietti normali.
tickets-completed =
    { $edition ->
        [europe] Un biglietto è completato quando un percorso continuo di vagoni tuoi unisce le sue due città, anche con le tratte prese in prestito grazie alle stazioni; va bene qualsiasi giro.
       *[other] Un biglietto è completato quando un percorso continuo di vagoni tuoi unisce le sue due città; va bene qualsiasi giro.
    }
tickets-scored = A fine partita un biglietto completato aggiunge il suo valore al tuo punteggio.
tickets-failed = Il valore di un biglietto non completato viene sottratto dal tuo punteggio.
tickets-secret = I biglietti restano segreti fino al conteggio finale.
tickets-no_return = Un biglietto che hai tenuto resta tuo fino alla fine: non si restituisce e non si cambia.
tickets-no_limit = Puoi avere tutti i biglietti che vuoi: non c'è limite.

## The turn

turn-actions =
    { $edition ->
        [europe] Nel tuo turno scegli una fra { $actions } azioni: pescare carte treno, occupare una tratta, pescare biglietti oppure costruire una stazione.
       *[other] Nel tuo turno scegli una fra { $actions } azioni: pescare carte treno, occupare una tratta oppure pescare biglietti.
    }
turn-one_action = In ogni turno fai una e una sola azione.
turn-no_hand_limit = Puoi avere in mano tutte le carte treno che vuoi: non c'è limite.

## Drawing train cards

draw-two_cards =
    { $edition ->
        [switzerland] Peschi { $cards } carte treno, e una locomotiva scoperta vale come una carta qualunque.
       *[other] Peschi { $cards } carte treno, ma una sola se è una locomotiva scoperta.
    }
draw-sources = Puoi prendere ogni carta dal mazzo o tra quelle scoperte, anche una di qua e una di là, nell'ordine che vuoi.
draw-replace = Una carta scoperta che viene presa si rimpiazza subito con una dal mazzo, prima di prendere la seconda.
draw-face_up_locomotive =
    { $edition ->
        [switzerland] Una locomotiva scoperta si prende come una carta qualunque: dopo puoi prenderne una seconda.
       *[other] Se prendi una locomotiva scoperta la pesca finisce lì: non prendi una seconda carta.
    }
draw-second_locomotive =
    { $edition ->
        [switzerland] Su questa mappa una locomotiva scoperta si può prendere come seconda carta, anche due nello stesso turno.
       *[other] Una locomotiva scoperta non si può prendere come seconda carta, nemmeno se è appena arrivata al posto di una carta presa.
    }
draw-blind_locomotive = Una locomotiva pescata alla cieca dal mazzo non chiude la pesca: puoi ancora prendere la seconda carta.
draw-three_locomotives = Quando { $locomotives } delle { $cards } carte scoperte sono locomotive, si scartano subito tutte e { $cards } e si rimpiazzano; se succede di nuovo, si ripete.
draw-reshuffle = Quando il mazzo è finito, si rimescolano gli scarti per formarne uno nuovo.
draw-no_cards = Se mazzo e scarti sono entrambi vuoti, non puoi scegliere di pescare carte treno.

## Claiming routes

claim-exact_cards = Giochi esattamente tante carte quante sono le caselle della tratta.
claim-color_match = Su una tratta colorata giochi carte di quel colore.
claim-gray_one_color = Una tratta grigia accetta qualsiasi colore, ma le carte devono essere tutte dello stesso.
claim-locomotive_wild =
    { $edition ->
        [switzerland] Su questa mappa le locomotive si giocano solo nelle gallerie, non sulle altre tratte.
       *[other] Una locomotiva può sostituire una carta di qualsiasi colore su qualunque tratta.
    }
claim-all_locomotives =
    { $edition ->
        [switzerland] Su questa mappa solo una galleria si può occupare con sole locomotive; sulle altre tratte non sono ammesse.
       *[other] Una tratta si può occupare anche con sole locomotive.
    }
claim-one_per_turn = Occupi al massimo una tratta per turno.
claim-whole_route = Una tratta si occupa tutta in un turno solo; non si può fare un pezzo alla volta.
claim-not_connected = Una nuova tratta non deve per forza collegarsi a quelle che hai già.
claim-enough_trains = Devi avere in riserva abbastanza vagoni per riempire tutte le caselle della tratta.
claim-points_at_once = I punti di una tratta si segnano subito, appena la occupi.
double-min_players =
    { $players ->
        [3] I due binari di una tratta doppia si possono usare entrambi solo in { $players } giocatori; in 2, appena uno è preso l'altro si chiude.
       *[other] I due binari di una tratta doppia si possono usare entrambi solo da { $players } giocatori in su; in 2 o 3, appena uno è preso l'altro si chiude.
    }
double-never_both = Lo stesso giocatore non può mai occupare entrambi i binari di una tratta doppia.
route-points = Punti secondo la lunghezza: { $table }.
route-no_five = Sulla mappa Europa non ci sono tratte da 5 caselle.

## Ferries

ferry-locomotives = Per ogni simbolo di locomotiva su un traghetto giochi una carta locomotiva.
ferry-rest = Le caselle di un traghetto senza simbolo si pagano come una tratta grigia: carte di un colore qualsiasi, ma uno solo.
ferry-extra_locomotives = Oltre a quelle richieste dai simboli, altre locomotive possono sostituire le restanti carte di un traghetto.
ferry-no_substitute = Su un simbolo di locomotiva va solo una locomotiva: nessun'altra carta può sostituirla.

## Tunnels

tunnel-reveal =
    { $cards ->
        [one] In una galleria si gira la prima carta del mazzo ({ $cards }).
       *[other] In una galleria si girano le prime { $cards } carte del mazzo.
    }
tunnel-match = In una galleria ogni carta girata del colore che hai giocato, e ogni locomotiva girata, costa una carta in più; gli altri colori non costano niente.
tunnel-locomotive_revealed = Una locomotiva girata per la galleria conta sempre: costa una carta in più.
tunnel-only_locomotives = Se in una galleria hai giocato solo locomotive contano soltanto le locomotive girate, e anche le carte in più devono essere locomotive.
tunnel-mixed = Se in una galleria hai giocato un colore insieme a locomotive, contano sia le carte girate di quel colore sia le locomotive girate.
tunnel-extra_payment = In una galleria ogni carta in più è del colore che hai giocato oppure una locomotiva; se hai giocato solo locomotive, dev'essere una locomotiva.
tunnel-decline = Se in una galleria non puoi o non vuoi pagare le carte in più, riprendi in mano tutte le tue carte e il turno finisce; le carte non si perdono.
tunnel-turn_over = Dopo una galleria fallita il turno è finito: niente altre azioni.
tunnel-discard = Le carte girate per la galleria vanno negli scarti.
tunnel-short_deck = Se tra mazzo e scarti restano meno di { $cards } carte, giri quelle che ci sono; se non ce n'è nessuna, occupi la galleria senza carte in più.

## Stations

station-cost =
    { $first ->
        [one] La prima stazione costa { $first } carta, la seconda { $second }, la terza { $third }.
       *[other] La prima stazione costa { $first } carte, la seconda { $second }, la terza { $third }.
    }
station-payment = Le carte per una stazione sono tutte dello stesso colore; le locomotive possono sostituirne quante vuoi.
station-where = Puoi costruire una stazione in qualsiasi città che non ne abbia già una, anche dove non hai tratte.
station-one_per_city = In una città sta al massimo una stazione.
station-one_per_turn = Costruisci al massimo una stazione per turno.
station-borrow =
    { $routes ->
        [one] Con una stazione prendi in prestito esattamente { $routes } tratta di un altro giocatore, collegata alla città della stazione.
       *[other] Con una stazione prendi in prestito esattamente { $routes } tratte di altri giocatori, collegate alla città della stazione.
    }
station-same_route = Più biglietti possono usare la stessa stazione, purché passino tutti per la stessa tratta presa in prestito.
station-decide_end = La tratta da prendere in prestito con una stazione si sceglie a fine partita.
station-not_longest = Le stazioni e le tratte prese in prestito non contano per il percorso più lungo.
station-not_empty = Si prende in prestito solo una tratta occupata da un altro giocatore, mai una libera.
station-unused_points =
    { $points ->
        [one] Ogni stazione inutilizzata vale { $points } punto a fine partita.
       *[other] Ogni stazione inutilizzata vale { $points } punti a fine partita.
    }

## End of the game and scoring

end-trigger =
    { $trains ->
        [2] L'ultimo giro comincia quando un giocatore chiude il turno con { $trains } vagoni o meno (2, 1 o 0).
        [one] L'ultimo giro comincia quando un giocatore chiude il turno con { $trains } vagone o nessuno.
       *[other] L'ultimo giro comincia quando un giocatore chiude il turno con { $trains } vagoni o meno.
    }
end-last_turn = Tutti fanno un ultimo turno, anche chi ha fatto scattare la fine.
score-final =
    { $edition ->
        [europe] Il punteggio finale è: punti delle tratte, più biglietti completati, meno quelli non completati, più stazioni inutilizzate, più { $bonus } per il percorso più lungo.
        [india] Il punteggio finale è: punti delle tratte, più biglietti completati, meno quelli non completati, più { $bonus } per il percorso più lungo, più il bonus Grand Tour.
       *[other] Il punteggio finale è: punti delle tratte, più biglietti completati, meno quelli non completati, più { $bonus } per il percorso più lungo.
    }
longest-bonus =
    Il percorso continuo più lungo{ $edition ->
        [europe] {" "}(European Express) vale
       *[other] {" "}vale
    } { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
longest-tie =
    { $points ->
        [one] Chi è pari per il percorso più lungo prende comunque { $points } punto intero: il bonus non si divide.
       *[other] Chi è pari per il percorso più lungo prende comunque tutti i { $points } punti: il bonus non si divide.
    }
longest-loops = Il percorso più lungo può formare anelli e passare più volte dalla stessa città.
longest-reuse = Nel percorso più lungo nessun vagone si conta due volte.
longest-branches = Le diramazioni non contano: il percorso più lungo è un'unica linea continua.
longest-own = Per il tuo percorso più lungo contano solo i tuoi vagoni.
tiebreak-usa = In caso di pareggio vince chi ha completato più biglietti; se la parità resta, chi ha il percorso più lungo.
tiebreak-europe = In caso di pareggio vince chi ha completato più biglietti; poi chi ha usato meno stazioni; poi chi ha l'European Express.

## India

mandala-qualifies = Un biglietto completato vale per il bonus Grand Tour (Mandala) solo quando almeno due percorsi distinti di vagoni tuoi uniscono le sue due città.
mandala-bonus = Il bonus Grand Tour dipende dal numero di questi biglietti: 1: { $one }, 2: { $two }, 3: { $three }, 4: { $four }, 5 o più: { $five } punti.
mandala-share = I due percorsi di un biglietto Grand Tour non possono avere vagoni in comune.
mandala-cross = I due percorsi di un biglietto Grand Tour possono incrociarsi in una città.
mandala-extra = Il bonus Grand Tour si aggiunge ai valori dei biglietti.

## Switzerland

country-reach = Un paese si raggiunge con una qualsiasi delle sue tratte di confine: ne basta una.
country-score = Di un biglietto paese conta solo il collegamento realizzato che vale di più, non la somma.
country-none = Se di un biglietto paese non realizzi nessun collegamento, perdi il più piccolo dei valori indicati.
country-borders = Tratte di confine: { $austria } verso l'Austria, { $france } verso la Francia, { $italy } verso l'Italia, { $germany } verso la Germania.
country-kinds =
    { $country ->
        [one] { $country } biglietto è un biglietto paese
       *[other] { $country } biglietti sono biglietti paese
    }; gli altri { $regular } uniscono due città.

## Expansions and variants

edition-base_rules = Tutto quello che il foglio della mappa non cambia si gioca con le regole base.
variant-europa_1912 = Europa 1912 contiene { $tickets } biglietti: { $reprinted } ristampati e { $fresh } nuovi. Europe Expanded ne aggiunge { $expanded } ai { $reprinted } originali; Big Cities usa { $cities ->
        [9] nove
       *[other] { $cities }
    } grandi città; Mega Europe usa tutti i biglietti.
variant-warehouses = Warehouses & Depots: ogni giocatore riceve un magazzino vuoto e { $depots } depositi, mette un deposito in una città libera, e chi pesca carte treno mette prima una carta coperta in un magazzino.
variant-anniversary = L'edizione del 15º anniversario ha { $tickets } biglietti, { $trains } vagoni per colore, { $cards } carte treno e { $stations } stazioni; le regole di base sono le stesse.

## Points that no text settles

open-trading = Nessuna fonte parla di scambi di carte o biglietti tra giocatori.
open-no_action = Nessuna fonte dice cosa succede quando un giocatore non può fare nessuna azione.
open-endless_reset = Nessuna fonte dice cosa fare quando le carte scoperte sarebbero da rimpiazzare all'infinito perché restano solo locomotive.
open-final_tie = Nessuna fonte dice come si risolve una parità che resta dopo l'ultimo spareggio.
open-india_eight = Sulla mappa dell'India c'è un traghetto da 8 caselle, ma nessuna fonte dice quanti punti vale.
open-country_through = Nessuna fonte dice se un percorso può attraversare un paese.
open-other_map = Conosco solo quattro mappe: il gioco base (Nord America), Europa, India e Svizzera.
open-other = Le mie fonti non chiariscono questo punto.
