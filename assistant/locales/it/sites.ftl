# What the service says to sites that embed it, and on the page that they embed.

error-title-403 = Non consentito
error-title-429 = Troppe richieste
error-site = Non c'è nessun sito «{ $given }», oppure è disattivato.
error-unknown_site = Non c'è nessun sito «{ $given }», oppure è disattivato.
error-site_origin = La chiave di questo sito non vale per { $given }.
error-rate_limit = Troppe domande in poco tempo. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-no_database = Il database non è utilizzabile in questo momento.
embed-title = Domande sulle regole
embed-about = Risposte a domande sulle regole di Ticket to Ride, con le fonti. Fa fede il regolamento ufficiale.
embed-noscript = Per fare domande in questa pagina serve JavaScript. Le risposte si trovano anche nel regolamento ufficiale.
