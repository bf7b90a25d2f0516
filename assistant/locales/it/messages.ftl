# Everything around the rules: verdicts, refusals, questions back, names, errors.
# The glossary stands at the head of statements.ftl. The player is addressed as "tu".

## Verdicts, said before a rule's sentence

verdict-yes = Sì.
verdict-no = No.
claim-right = È così.
claim-wrong = Non è così.

## Editions

edition-usa = Gioco base (Nord America)
edition-europe = Europa
edition-india = India
edition-switzerland = Svizzera
# One line of an answer that differs by edition. $editions is a list of names.
line-edition = { $editions }: { $text }
list-and = e
number-follows = In questo caso: { $number }.
note-inherited = { $edition ->
    [europe] Il libretto di Europa non cambia questo punto: vale la regola base.
    [india] Il libretto dell'India non cambia questo punto: vale la regola base.
    [switzerland] Il libretto della Svizzera non cambia questo punto: vale la regola base.
   *[usa] Le fonti del gioco base non lo dicono espressamente; lo dice una fonte di un'altra edizione.
  }
note-disagreement = Un'altra versione pubblicata dice { $value }; la fonte citata qui dice { $cited }, e fa testo questa.

## A mechanic that an edition does not have

absent-tunnel = { $edition }: in questa edizione non ci sono gallerie.
absent-ferry = { $edition }: in questa edizione non ci sono traghetti.
absent-station = { $edition }: in questa edizione non ci sono stazioni.
absent-mandala = { $edition }: in questa edizione non c'è il bonus Grand Tour.
absent-country = { $edition }: in questa edizione non ci sono biglietti paese.
absent-rule = { $edition }: in questa edizione questa regola non c'è.
present-in = La regola vale per: { $editions }.

## Refusals

out-of-scope = Rispondo solo a domande sulle regole di Ticket to Ride (gioco base, Europa, India, Svizzera).
# before the quoted sentence of a passage
passage-says = La fonte più pertinente dice:
amendment-says = Una correzione alla fonte dice:
not-covered = Nessuna delle mie fonti chiarisce questo punto, e non voglio tirare a indovinare.
not-covered-near = Qui sotto trovi i passaggi più pertinenti.

## Questions back

clarify-edition = A quale edizione stai giocando?
clarify-edition-differs = La risposta dipende dall'edizione. A quale stai giocando?
clarify-lang = In che lingua vuoi la risposta?
clarify-question = Non ho capito bene. Puoi rifare la domanda con altre parole?
clarify-played = Quali carte hai giocato in galleria (colore e numero)?
clarify-revealed = Quali tre carte sono state girate?
clarify-length = Di quante caselle è la tratta?
clarify-lengths = Di quante caselle è ciascuna delle tratte?
clarify-ferry_locomotives = Quanti simboli di locomotiva ha il traghetto?
clarify-nth = Quale stazione è: la prima, la seconda o la terza?
clarify-unused = Quante stazioni sono rimaste inutilizzate?
clarify-players = In quanti giocate?
clarify-tickets = Quali biglietti hai (valore, e se sono completati o no)?
clarify-route_points = Quanti punti hanno dato le tratte?
clarify-tickets_gained = Quanti punti danno in tutto i biglietti, completati e non completati?
clarify-stations_unused = Quante stazioni sono rimaste inutilizzate?
clarify-mandala_tickets = Quanti biglietti valgono per il Grand Tour (Mandala)?
clarify-longest_bonus = Il percorso più lungo (con il suo bonus) è tuo?
clarify-completed_tickets = Quanti biglietti ha completato ciascuno di voi?
clarify-stations_used = Quante stazioni ha usato ciascuno di voi?
clarify-longest_path = Chi di voi ha il percorso più lungo?
clarify-trains_left = Quanti vagoni restano?
clarify-route = Tra quali due città è la tratta?
clarify-no_route = Nessuna tratta unisce direttamente le due città e nessun biglietto le nomina entrambe. Quale tratta o biglietto intendi?
clarify-values = Quali paesi indica il biglietto, e con quanti punti?
clarify-numbers =
    { $count ->
        [one] Non ho capito a che cosa si riferisce il numero { $numbers }. Scrivimelo, oppure ripeti la domanda senza quel numero
       *[other] Non ho capito a che cosa si riferiscono i numeri { $numbers }. Scrivimelo, oppure ripeti la domanda senza quei numeri
    }, se non c'entra.
clarify-reached = Quali di quei paesi hai raggiunto?
clarify-when = All'inizio della partita o più avanti?
clarify-face_up = Quali sono le cinque carte scoperte?
understood = Fin qui ho capito: { $what }.
understood-laid = carte giocate: { $cards }
understood-revealed = carte girate: { $cards }
understood-edition = edizione: { $edition }
understood-length = caselle: { $length }
understood-ferry_locomotives = simboli di locomotiva: { $count }
understood-players = giocatori: { $players }
understood-route = tratta: { $city_a } – { $city_b }

## Cards, counted: "2 rosse". The noun "carte" is understood, so the colour is feminine.

cards-red = { $n ->
    [one] { $n } rossa
   *[other] { $n } rosse
  }
cards-blue = { $n } blu
cards-green = { $n ->
    [one] { $n } verde
   *[other] { $n } verdi
  }
cards-yellow = { $n ->
    [one] { $n } gialla
   *[other] { $n } gialle
  }
cards-black = { $n ->
    [one] { $n } nera
   *[other] { $n } nere
  }
cards-white = { $n ->
    [one] { $n } bianca
   *[other] { $n } bianche
  }
cards-orange = { $n ->
    [one] { $n } arancione
   *[other] { $n } arancioni
  }
cards-pink = { $n } viola
cards-locomotive = { $n ->
    [one] { $n } locomotiva
   *[other] { $n } locomotive
  }
cards-any = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }
# The colour by itself, masculine ("di colore rosso").
color-red = rosso
color-blue = blu
color-green = verde
color-yellow = giallo
color-black = nero
color-white = bianco
color-orange = arancione
color-pink = viola
color-gray = grigio
color-locomotive = locomotiva
points-count = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
  }
# One entry of the points table: length and points.
table-entry = { $length } → { $points }

## Citations

source-official = regolamento ufficiale
source-publisher = editore
source-platform = piattaforma online
source-community = testo della comunità di giocatori
source-machine_translated = traduzione automatica
note-official-prevails = In caso di dubbio vale il regolamento ufficiale.
note-amended = Per questa fonte esiste una correzione: dove differiscono vale la correzione, citata qui sotto.
citation-amends-above = corregge il passaggio qui sopra
citation-amends = corregge: { $what }

## Suggested questions

suggest-tunnel = In una galleria ho giocato 2 rosse e sono uscite una rossa, una locomotiva e una blu: quante carte devo aggiungere?
suggest-ferry = Quanto costa un traghetto da 6 caselle con 2 simboli di locomotiva?
suggest-station = Quante carte costa la terza stazione?
suggest-tickets = Quanti biglietti devo tenere all'inizio?
suggest-locomotive = Posso prendere una locomotiva scoperta come seconda carta?
suggest-double = Quando si possono usare entrambi i binari di una tratta doppia?
suggest-end = Quando finisce la partita?
suggest-longest = Il percorso più lungo può fare un anello?
suggest-tie = Chi vince se due giocatori sono pari?
suggest-mandala = Quanto vale il bonus Grand Tour con 3 biglietti?
suggest-country = Cosa succede se non raggiungo nessun paese di un biglietto paese?
suggest-points = Quanti punti vale una tratta da 6 caselle?

## Errors. $field, $given and $allowed describe the input.

error-title = Non posso rispondere a questa richiesta
error-empty = La domanda è vuota.
error-too_long = La domanda ha { $given } caratteri; quelli ammessi sono { $allowed }.
error-control = La domanda contiene caratteri che non sono testo (caratteri di controllo o Unicode non valido).
error-lang = La lingua «{ $given }» non è tra quelle conosciute: { $allowed }.
error-edition = L'edizione «{ $given }» non è tra quelle conosciute: { $allowed }.
error-players = Il numero di giocatori può essere { $allowed }; hai indicato { $given }.
error-field = Il campo «{ $field }» non è valido: ricevuto { $given }; valori ammessi: { $allowed }.
error-not_found = A questo indirizzo non c'è niente.
error-not_ready = L'indice non è ancora pronto. Riprova tra un momento.
error-internal = Qualcosa è andato storto da parte nostra.
error-title-400 = La richiesta non si può leggere
error-title-404 = Non trovato
error-title-405 = Metodo non ammesso
error-title-413 = La richiesta è troppo grande
error-title-415 = Formato non supportato
error-title-500 = Errore interno
error-title-503 = Il servizio non è pronto
error-body = Il corpo della richiesta non è JSON valido.
error-body_too_long = Il corpo della richiesta è troppo grande; il limite in byte è { $allowed }.
error-media_type = Il corpo della richiesta deve essere JSON, inviato con il tipo di contenuto { $allowed }.
error-method = Il metodo { $given } non funziona a questo indirizzo; funzionano: { $allowed }.
error-request = La richiesta non è comprensibile.
error-missing = Manca il campo «{ $field }».
error-unknown = Non esiste un campo «{ $field }»; i campi sono: { $allowed }.
error-type = Il campo «{ $field }» accetta { $type ->
    [string] un testo
    [integer] un numero intero
    [array] una lista
   *[object] un oggetto
  }; ricevuto: { $given }.
error-characters = Il campo «{ $field }» contiene caratteri che non sono testo (caratteri di controllo o Unicode non valido).
error-unknown_computation = Il calcolo «{ $given }» non è tra quelli conosciuti: { $allowed }.
error-unknown_passage = Non esiste un passaggio «{ $given }».
error-no_index = L'indice non si apre. Il motivo è nel registro del servizio; «konduktor index build» ne crea uno nuovo.
error-line = La riga non è un oggetto JSON.
error-line_too_long = La riga è troppo lunga: { $given } byte; il limite è { $allowed }.
error-text_empty = Il testo è vuoto.
