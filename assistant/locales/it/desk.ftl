# Lo sportello dove il personale lavora sulle controversie e sulle risposte giudicate sbagliate.

## In ogni pagina

desk-title = Sportello controversie
desk-menu = Sportello
desk-menu-queue = Coda
desk-menu-new = Nuova controversia
desk-menu-stats = Cifre
desk-menu-editing = Redazione
desk-menu-staff = Personale
desk-menu-audit = Registro
desk-role-support = assistenza
desk-role-editor = redazione
desk-role-admin = amministrazione
desk-signed-in = Accesso: { $name }
desk-sign-out = Esci
desk-back = Torna alla coda
desk-not-found = Questa pagina non esiste
desk-not-found-about = Ciò che l’indirizzo indica non è nella coda.

## La coda

desk-queue = Coda
desk-show = Mostra
desk-show-open = In sospeso
desk-show-mine = Mie
desk-show-changed = Verdetto cambiato
desk-show-decided = Decise
desk-show-all = Tutte
desk-search = Cerca
desk-kind = Tipo
desk-kind-dispute = Controversia
desk-kind-answer = Risposta con pollice in giù
desk-any = Tutto
desk-find = Trova
desk-found = { $n ->
    [0] Non c’è niente.
    [one] 1 voce
   *[other] { $n } voci
}
desk-export = Salva come { $form }
desk-keys = Tasti: j successiva, k precedente, / ricerca
desk-forgotten = Il testo è stato cancellato.
desk-state-open = in sospeso
desk-state-decided = decisa
desk-nobody = non assegnata
desk-pages = Pagine
desk-before = Pagina precedente
desk-next = Pagina successiva
desk-page-of = Pagina { $n } di { $all }

## Una controversia

desk-dispute = Controversia
desk-permalink = Indirizzo permanente
desk-not-whole = Questo documento è stato modificato nel database. Non farci affidamento; chiedi all’amministrazione.
desk-evidence = Prove
desk-sure = Certezza: { $percent } %
desk-decided-as = Deciso dal personale: { $verdict }
desk-change-pending = Oggi il verdetto sarebbe diverso
desk-change-because = Che cosa è cambiato da allora: { $what }
desk-change-refused = Le regole non accettano più i fatti indicati.
desk-confirm-change = Conferma il cambiamento
desk-editor-only = Può confermarlo solo la redazione.
desk-decide = Decidi
desk-decision = Decisione
desk-how-confirmed = I verdetti sono giusti
desk-how-otherwise = Decido diversamente
desk-otherwise-verdict = se diversamente, il verdetto
desk-reason = Motivo
desk-reason-hint = Serve se decidi diversamente; entra nella lettera così come lo scrivi.
desk-work = Note e assegnazione
desk-assigned = Assegnata a
desk-assign = Assegna
desk-note = Nota per il personale
desk-add-note = Aggiungi la nota
desk-letter = Lettera
desk-letter-otherwise = La lettera riporta i verdetti del personale e il motivo indicato.
desk-decided-by-staff = Deciso dal nostro personale il { $date }.
desk-sent-in = Lingua della lettera inviata
desk-mark-sent = Segna come inviata
desk-history = Storia
desk-no-events = Ancora niente.
desk-event-note = Nota
desk-event-assign = Assegnata a { $name }
desk-event-unassigned = Assegnazione tolta
desk-event-confirmed = Deciso: i verdetti sono giusti
desk-event-otherwise = Deciso diversamente: { $verdicts }
desk-event-reviewed = Esaminata: la risposta era sbagliata
desk-event-right = Deciso: la risposta era giusta
desk-event-sent = Lettera inviata, lingua: { $language }
desk-event-change = Cambiamento { $n } confermato

## Una nuova controversia

desk-unknown = non si sa
desk-lang-of-report = Lingua del racconto
desk-more-claims = Altre affermazioni
desk-by = Chi lo dice
desk-claim-text = Che cosa afferma
desk-told-by-text = da riconoscere nel testo
desk-judge = Giudica e conserva

## Una risposta

desk-as-shown = Come è stata mostrata
desk-thumb-reason = Perché il pollice in giù
desk-no-reason = Nessun motivo indicato.
desk-snapshot = Risposta del servizio in quel momento
desk-not-same = Non è ciò che, secondo chi ha scritto, era stato mostrato.
desk-review = Come avrebbe dovuto essere
desk-review-about = Un esame diventa una domanda di prova. Togli tutto ciò che è personale.
desk-question-anonymous = La domanda senza nulla di personale
desk-question-kind = Tipo di domanda
desk-case-lookup = su una regola
desk-case-computed = di calcolo
desk-case-dispute = controversia
desk-case-cross = tra lingue diverse
desk-case-ambiguous = ambigua
desk-case-out_of_scope = su altro
desk-case-not_covered = non previsto dalle regole
desk-expected-status = Esito atteso
desk-status-answered = risposta data
desk-status-clarify = chiede chiarimenti
desk-status-not_covered = non previsto dalle regole
desk-status-out_of_scope = su altro
desk-expected-value = Valore atteso (un numero, true, false; può restare vuoto)
desk-expected-rule = Regola attesa
desk-keep-review = Conserva l’esame
desk-answer-right = Se invece la risposta era giusta, perché?
desk-close-as-right = Chiudi come giusta
desk-add-example = Farne una domanda d’esempio

## Cifre

desk-stats-about = Le domande vengono dai siti che hanno scelto di conservarle; le controversie da questo sportello.
desk-period = Periodo
desk-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
}
desk-as-table = Come tabella
desk-no-data = In questo periodo non c’è niente.
desk-stat-over-time = Domande e controversie per settimana
desk-stat-questions = Domande più frequenti
desk-stat-refusals = Esiti delle domande
desk-stat-languages = Lingue
desk-stat-rules = Regole più discusse
desk-col-week = Settimana dal
desk-col-questions = Domande
desk-col-disputes = Controversie
desk-col-refused = Senza risposta
desk-col-question = Domanda
desk-col-times = Volte
desk-col-outcome = Esito
desk-col-language = Lingua
desk-col-rule = Regola

## Che cosa è andato storto

desk-error-changed = Nel frattempo qualcun altro ha fatto una modifica. La pagina ora la mostra; ciò che hai scritto è ancora nel modulo. Controlla e invia di nuovo.
desk-error-no-case = Questo caso non esiste.
desk-error-forgotten = Il testo di questo caso è stato cancellato; non vi si può aggiungere altro.
desk-error-missing-reason = Scrivi perché decidi diversamente.
desk-error-missing = Qui manca qualcosa.
desk-error-too-long = Il testo è troppo lungo.
desk-error-characters = Il testo contiene caratteri invisibili.
desk-error-choice = Scegli una delle possibilità.
desk-error-no-change = Questo cambiamento non è più in attesa.
desk-error-review = L’esame non può essere conservato; correggi il campo segnato.
desk-error-form = Non è stato possibile leggere il modulo.

## Facts of a dispute

desk-facts = Dati per il calcolo
desk-facts-hint = Facoltativi. Con questi i numeri si calcolano invece di leggerli dal testo. I campi con * servono; le righe vuote non contano.
desk-facts-name = Che cosa calcolare
desk-facts-none = nessun dato
desk-facts-show = Mostra i campi
desk-facts-more = Altre righe: { $what }
desk-facts-commas = Separati da virgole
desk-facts-empty = non indicato
desk-facts-true = sì
desk-facts-false = no
desk-facts-name-route_points = Punti di una tratta
desk-facts-name-routes_points = Punti di più tratte
desk-facts-name-double_route_open = L’altro binario di una tratta doppia è libero?
desk-facts-name-claim_check = La tratta si può occupare con queste carte?
desk-facts-name-ferry_cost = Costo di un traghetto
desk-facts-name-tunnel_extra_cards = Carte in più per una galleria
desk-facts-name-station_cost = Costo di una stazione
desk-facts-name-stations_cost = Costo di più stazioni
desk-facts-name-unused_stations = Punti per le stazioni inutilizzate
desk-facts-name-best_stations = Uso migliore delle stazioni per i biglietti
desk-facts-name-tickets_to_keep = Biglietti da tenere
desk-facts-name-tickets_points = Punti dei biglietti
desk-facts-name-ticket_completed = Il biglietto è completato?
desk-facts-name-longest_path = Percorso più lungo
desk-facts-name-mandala = Grand Tour (Mandala)
desk-facts-name-country_ticket = Biglietto paese
desk-facts-name-draw_check = Si può prendere la seconda carta?
desk-facts-name-face_up_reset = Le carte scoperte si cambiano?
desk-facts-name-last_round = Comincia l’ultimo giro?
desk-facts-name-final_scores = Punteggio finale e vincitore
desk-facts-built = Stazioni già costruite
desk-facts-card = Carta
desk-facts-cards = Carte giocate
desk-facts-city = Città
desk-facts-city_a = Da
desk-facts-city_b = A
desk-facts-claimed = Tratte occupate dagli altri
desk-facts-color = Colore
desk-facts-completed = Completato
desk-facts-country = Paese
desk-facts-drawn = Biglietti pescati, se meno del solito
desk-facts-edges = Tratti della rete
desk-facts-face_up = Carta scoperta
desk-facts-ferry_locomotives = Simboli di locomotiva
desk-facts-locomotives = Locomotive in mano
desk-facts-first = Prima carta
desk-facts-from = Presa da
desk-facts-from-deck = mazzo
desk-facts-from-face_up = carte scoperte
desk-facts-hand = Carte in mano
desk-facts-laid = Vagoni piazzati in questo turno
desk-facts-length = Caselle
desk-facts-lengths = Lunghezze delle tratte
desk-facts-longest_path = Lunghezza del percorso più lungo
desk-facts-mandala_tickets = Biglietti uniti da due percorsi separati
desk-facts-nth = Quale stazione (1–3)
desk-facts-owned = Tratte del giocatore stesso
desk-facts-owner = Di chi è l’altro binario
desk-facts-owner-self = dello stesso giocatore
desk-facts-owner-other = di un altro giocatore
desk-facts-owner-none = di nessuno
desk-facts-played = Carte giocate
desk-facts-player_name = Nome
desk-facts-players = Numero di giocatori
desk-facts-players-list = Giocatore
desk-facts-points = Punti
desk-facts-reached = Paesi raggiunti
desk-facts-revealed = Carta girata
desk-facts-rival_routes = Tratte degli altri giocatori
desk-facts-route = Tratta sulla mappa
desk-facts-route_points = Punti delle tratte
desk-facts-routes = Tratte del giocatore
desk-facts-second = Seconda carta
desk-facts-stations = Numero di stazioni
desk-facts-stations-list = Stazione
desk-facts-stations_used = Stazioni usate
desk-facts-ticket = Biglietto
desk-facts-tickets = Numero di biglietti
desk-facts-tickets-list = Biglietto
desk-facts-trains_before = Vagoni prima del turno
desk-facts-trains_left = Vagoni rimasti
desk-facts-tunnel = È una galleria?
desk-facts-turned_up = Carte girate in tutto
desk-facts-unused = Stazioni inutilizzate
desk-facts-values = Paese sul biglietto
desk-facts-when = Quando si pescano i biglietti
desk-facts-when-start = all’inizio
desk-facts-when-later = durante la partita
desk-facts-given = Dati forniti
desk-database-gone = Il database non è utilizzabile
desk-database-gone-about = Non è stato salvato nulla. Riprova tra poco; se continua, avvisa chi gestisce il servizio.
