# Accesso allo sportello, account del personale, registro delle attività.

desk-auth-title = Accesso allo sportello
desk-auth-name = Nome
desk-auth-password = Password
desk-auth-sign-in = Accedi
desk-auth-wrong = Nome e password non corrispondono.
desk-auth-wait = { $n ->
    [one] Troppi tentativi. Riprova tra { $n } secondo.
   *[other] Troppi tentativi. Riprova tra { $n } secondi.
}
desk-auth-changed = La password è stata cambiata. Accedi con quella nuova.
desk-auth-busy = Ci sono troppi accessi in corso. Non è stato fatto nulla; riprova tra qualche secondo.
desk-auth-expired = La sessione è scaduta. Accedi di nuovo: ciò che hai scritto non è andato perso.
desk-auth-kept = Ciò che hai scritto è ancora qui
desk-auth-kept-about = Non è ancora stato salvato. Prosegui, ricontrollalo e invialo.
desk-auth-go-on = Prosegui
desk-auth-forgotten = Se hai dimenticato la password, un amministratore può impostarne una nuova.
desk-auth-to-desk = Vai allo sportello

desk-account-title = Il tuo account
desk-account-change = Cambia la password
desk-account-present = Password attuale
desk-account-new = Nuova password
desk-account-password = La password ha da 12 a 256 caratteri di qualsiasi tipo.
desk-account-ends = Tutte le tue sessioni terminano, qui e sugli altri dispositivi.
desk-account-wrong = La password attuale non è giusta.
desk-account-name = Il nome ha da 1 a 60 caratteri stampabili.
desk-account-taken = Esiste già un account con questo nome.
desk-account-reserved = Questo nome è riservato al programma stesso.
desk-account-alike = Questo nome somiglia a quello di un altro account. Scegline uno che si distingua.
desk-account-busy = Ci sono troppi accessi in corso. Non è stato fatto nulla; riprova tra qualche secondo.
desk-account-unknown = Non esiste un account con questo nome.
desk-account-role = Questo ruolo non esiste.
desk-account-lang = Questa lingua non c'è.
desk-account-action = Questo non si può fare con un account.
desk-account-last = È l'ultimo amministratore. Prima dai questo ruolo a qualcun altro.

desk-staff-title = Personale
desk-staff-since = dal { $day }
desk-staff-disabled = disattivato il { $day }
desk-staff-change = Modifica l'account di { $name }
desk-staff-role = Ruolo
desk-staff-lang = Lingua
desk-staff-save-role = Salva il ruolo
desk-staff-save-password = Imposta la password
desk-staff-disable = Disattiva l'account
desk-staff-enable = Attiva l'account
desk-staff-add = Aggiungi un account
desk-staff-added = L'account è stato aggiunto.
desk-staff-changed = L'account è stato modificato.

desk-audit-title = Registro delle attività
desk-audit-who = Chi
desk-audit-what = Che cosa
desk-audit-about = Riguardo a
desk-audit-at = Quando (UTC)
desk-audit-number = N.
desk-audit-detail = Dettagli
desk-audit-filter = Filtra
desk-audit-count = { $n ->
    [one] { $n } voce.
   *[other] { $n } voci.
}
desk-audit-pages = Pagine
desk-audit-newer = Voci più recenti
desk-audit-older = Voci più vecchie

error-sign_in = Prima accedi allo sportello.
error-role = Il tuo ruolo non lo permette.
error-csrf = Il modulo è scaduto o non proviene dallo sportello. Torna indietro, ricarica la pagina e riprova.
error-forgotten = I testi e i nomi di questo documento sono stati cancellati; non può più essere mostrato.
error-title-401 = Accesso non effettuato
error-title-410 = Non più disponibile
