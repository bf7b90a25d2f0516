# La pagina del giocatore, i calcoli, le domande da condividere e il negozio che mostra il riquadro.

## Su ogni pagina

pages-title = Regole di Ticket to Ride: chiedi e trovi la risposta con la fonte
pages-about = Chiedi quello che vuoi sulle regole di Ticket to Ride: gioco base, Europa, India e Svizzera. Risposte brevi, passo per passo e con la fonte.
pages-skip = Vai al contenuto
pages-languages = Lingua
pages-home = Fai una domanda
pages-trademark = Ticket to Ride è un marchio del suo titolare. Questo sito non ha alcun legame con lui.
pages-shop-link = Per i negozi: il riquadro in una pagina prodotto

## La prima pagina

pages-heading = Un dubbio sulle regole? Chiedi.
pages-lead = Scrivi come lo diresti al tavolo. Ricevi una risposta breve, i passaggi e il testo su cui si basa.
pages-editions = Quale mappa c’è sul tavolo?
pages-any-edition = Una qualsiasi
pages-map-usa = Disegno: tratte ferroviarie in Nord America
pages-map-europe = Disegno: tratte ferroviarie in Europa
pages-map-india = Disegno: tratte ferroviarie in India
pages-map-switzerland = Disegno: tratte ferroviarie in Svizzera
pages-suggested = Domande frequenti al tavolo
pages-calculators = Conti al volo
pages-calculators-about = Inserisci quello che c’è sul tavolo: il conto lo fanno le regole.

## Una domanda e la sua risposta

pages-question-title = { $question } – Regole di Ticket to Ride
pages-ask-another = Un’altra domanda
pages-not-ready = Le risposte si stanno ancora caricando. Riprova tra un momento.
pages-busy = Troppe domande in poco tempo. Puoi continuare tra { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
}.
pages-no-edition = Qui non c’è un’edizione «{ $given }». Scegli una delle mappe.
pages-official = Se un testo di questa pagina non coincide con il regolamento ufficiale, ha ragione il regolamento.
pages-lost = Questa pagina non esiste. Forse manca un pezzo dell’indirizzo.
pages-too-large = È troppo testo in una volta. Una domanda può avere al massimo 500 caratteri.

## Calcoli

pages-calculate = Calcola
pages-result = Risultato
pages-edition = Edizione
pages-optional = facoltativo
pages-tunnel = Galleria
pages-tunnel-about = Quante carte in più?
pages-ferry = Traghetto
pages-ferry-about = Quante locomotive e quante altre carte?
pages-station = Stazione
pages-station-about = Quanto costa la prossima?
pages-route = Punti di una tratta
pages-route-about = Quanto vale una tratta?
pages-tickets = Biglietti da tenere
pages-tickets-about = Quanti come minimo, e dove vanno gli altri?
pages-double = Tratta doppia
pages-double-about = L’altro binario è libero?
pages-mandala = Grand Tour (Mandala)
pages-mandala-about = Quanto vale il bonus?
pages-country = Biglietto paese
pages-country-about = Quanti punti dà?
pages-field-color = Colore delle carte giocate
pages-field-color-only = solo locomotive
pages-field-count = Quante di questo colore
pages-field-locomotives = Quante locomotive
pages-field-revealed = { $n }ª carta girata
pages-field-revealed-none = senza carta
pages-field-length = Caselle della tratta
pages-field-symbols = Simboli di locomotiva
pages-field-nth = Quale stazione è?
pages-nth-1 = la prima
pages-nth-2 = la seconda
pages-nth-3 = la terza
pages-field-when = Quando si pescano i biglietti?
pages-when-start = all’inizio
pages-when-later = durante la partita
pages-field-drawn = Biglietti pescati
pages-field-drawn-hint = Da compilare solo se nel mazzo ce n’erano meno del solito.
pages-field-players = Giocatori
pages-field-owner = Di chi è l’altro binario?
pages-owner-self = mio
pages-owner-other = di un altro giocatore
pages-owner-none = ancora di nessuno
pages-field-qualifying = Biglietti uniti da due percorsi separati
pages-field-values = Punti sul biglietto
pages-field-values-hint = Lascia vuoti i paesi che il biglietto non riporta.
pages-field-reached = Paesi raggiunti
pages-wrong = Controlla i campi segnati.
pages-wrong-number = Scrivi un numero intero da { $low } a { $high }.
pages-wrong-choice = Scegli una voce.
pages-wrong-cards = In galleria si giocano da { $low } a { $high } carte.
pages-wrong-deck = Di queste carte non ce ne sono così tante.
pages-wrong-reached = Il biglietto non dà punti per questo paese.
pages-wrong-values = Inserisci i punti di almeno un paese.

## Carte in breve: una o due lettere per distinguere i colori

pages-letter-red = R
pages-letter-blue = Bl
pages-letter-green = Ve
pages-letter-yellow = G
pages-letter-black = N
pages-letter-white = Bi
pages-letter-orange = A
pages-letter-pink = Vi
pages-letter-locomotive = L

## Il negozio

pages-shop-name = Il vagone dei giochi
pages-shop-demo = Negozio di esempio: qui non si vende nulla.
pages-shop-title = Ticket to Ride – { $edition }
pages-shop-text = Raccogli carte, posa i tuoi vagoni e collega le città dei tuoi biglietti prima che gli altri ti taglino la strada. Si spiega in poco tempo e ogni partita è diversa.
pages-shop-players = Giocatori
pages-shop-trains = Vagoni a giocatore
pages-shop-stations = Stazioni a giocatore
pages-shop-basket = Nel carrello
pages-shop-questions = Hai dubbi sulle regole?
pages-shop-back = Alla pagina del giocatore
