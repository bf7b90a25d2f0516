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
