# Feedback, and what the editors' pages say.

## Feedback

feedback-thanks = Grazie. Abbiamo conservato la domanda, il tuo giudizio e la risposta stessa; nient'altro su di te.
feedback-elsewhere = È arrivato da un altro sito e non è stato conservato.
feedback-wrong = Non è stato possibile conservarlo: nel modulo manca qualcosa o qualcosa è troppo lungo.
feedback-no-database = Al momento il servizio non conserva giudizi perché non ha un database. Non è stato salvato nulla.
feedback-back = Torna alla risposta
feedback-note = La domanda e ciò che scrivi qui vengono inviati e conservati; nient'altro su di te.
feedback-reason = Che cosa non andava? (puoi lasciarlo vuoto)
feedback-title = Giudizio sulla risposta

## What editors decided, as answers tell it

note-authority = Dove i due testi divergono, questa risposta segue «{ $cited }» e non «{ $other }»: così ha deciso la redazione.
house-ruling = Regola della casa, non tratta da alcun regolamento: al nostro tavolo si gioca così – { $text }

## The editors' pages

editing-title = Modificare i dati
editing-intro = Ciò che si aggiunge qui entra nelle risposte quando viene pubblicato e supera la misurazione.
editing-none = Ancora niente.
editing-lang = Lingua
editing-edition = Edizione
editing-edition-any = qualsiasi
editing-rule = Regola
editing-rule-any = tutto ciò di cui parlano entrambe
editing-question = Domanda, come la scriverebbe un giocatore
editing-answer = La risposta giusta
editing-answer-open = non è una domanda sì/no
editing-answer-yes = sì
editing-answer-no = no
editing-name = Come lo chiama la gente
editing-name-hint = Un * alla fine sta per qualsiasi desinenza.
editing-means = Che cosa significa
editing-means-hint = Il nome di una città o una parola che l'assistente conosce già.
editing-document = Fonte da seguire
editing-over = Fonte da non seguire
editing-texts = Come si gioca al vostro tavolo
editing-reason = Perché
editing-add = Aggiungi
editing-withdraw = Ritira
editing-withdraw-why = Perché viene ritirato?
editing-kind-example = Domanda di esempio
editing-kind-alias = Un altro nome
editing-kind-authority = Decisione fra due fonti
editing-kind-house = Regola della casa
editing-about-example = Insegna all'assistente quale regola riguarda una domanda. Una domanda degli insiemi di misura non è accettata.
editing-about-alias = Come la gente chiama una città, una carta o un'altra cosa.
editing-about-authority = Dove entrambe parlano di una regola, si cita solo quella seguita, e la risposta lo dice.
editing-about-house = Per un punto che nessuna fonte risolve. Si mostra come regola della casa dopo «nessuna fonte lo stabilisce» e non è mai citata come fonte.
editing-state-pending = in attesa di pubblicazione
editing-state-live = nell'indice
editing-state-leaving = ritirato; nell'indice fino alla prossima pubblicazione
editing-state-withdrawn = ritirato
editing-list = Che cosa è stato aggiunto
editing-publish = Pubblica
editing-publish-note = Si costruisce e si misura un indice candidato; ci vuole qualche minuto. Diventa quello corrente solo se nessun valore scende sotto il riferimento.
editing-publishing = Una pubblicazione è in corso. Torna a guardare fra qualche minuto.
editing-nothing = Tutto è pubblicato.
editing-done-added = Aggiunto; attende la pubblicazione.
editing-done-withdrawn = Ritirato; esce dall'indice con la prossima pubblicazione.
editing-done-started = La pubblicazione è cominciata.
editing-publications = Pubblicazioni
editing-publication = Pubblicazione { $number }
editing-publication-running = in corso
editing-publication-live = in vigore
editing-publication-refused = non ha superato la misurazione; l'indice è rimasto com'era
editing-publication-failed = non riuscita; l'indice è rimasto com'era
editing-report = Rapporto
editing-no-report = Non c'è ancora un rapporto.
editing-by = { $name }, { $at }
editing-withdrawn-by = ritirato da { $name }, { $at }
editing-error-text = Qui serve una sola riga di { $min }–{ $max } caratteri.
editing-error-choice = «{ $given }» non è fra le scelte.
editing-error-answer-edition = La risposta cambia da un’edizione all’altra: sceglierne una.
editing-error-no-proposition = La regola { $rule } non ha un'affermazione che possa essere vera o falsa: un «sì» non dice nulla.
editing-error-measured = Questa domanda è uguale o quasi alla domanda di misura { $id }. Ciò che si misura non va insegnato.
editing-error-alias-short = Il nome richiede almeno 3 lettere, prima di un * almeno { $min }; il * sta solo alla fine.
editing-error-alias-known = «{ $name }» è già compreso.
editing-error-alias-unknown = «{ $name }» non è né una città né una parola che l'assistente conosce.
editing-error-authority-apart = Scegli due fonti diverse che parlino della stessa edizione.
editing-error-there = C'è già, con il numero { $number }.
editing-error-not-there = Non c'è il numero { $number }.
editing-error-withdrawn = Il numero { $number } è già stato ritirato da { $by }.
editing-error-nothing = Non c'è niente da pubblicare.
editing-error-running = Una pubblicazione è già in corso.
