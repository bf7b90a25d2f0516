# What the widget says by itself; api/widget builds it into the script. Only plain sentences and variables.

## The box, before and while asking

widget-title = Domande sulle regole
widget-open = Chiedi una regola
widget-question = La tua domanda sulle regole
widget-placeholder = Per esempio: quanti biglietti devo tenere all’inizio?
widget-ask = Chiedi
widget-looking = Sto cercando…
widget-slow = Questa volta ci vuole un po’ di più.
widget-ready = Ecco la risposta.
widget-close = Chiudi
widget-empty = Prima scrivi una domanda.

## The answer

widget-steps = Passo per passo
widget-understood = Ho capito:
widget-sources = Fonti
widget-more-sources = Altre fonti

## What is said of a source

widget-amends = modifica
widget-automatic = trovata per significato
widget-page = pagina { $n }
widget-page-image = Mostra pagina { $n }
widget-disagree = Le fonti non concordano

## Going on

widget-choose = Scegli
widget-follow-up = Chiedi ancora
widget-earlier = Domande precedenti
widget-also = Puoi anche chiedere

## Sharing and telling

widget-copy = Copia link
widget-copied = Link copiato
widget-link = Link a questa risposta
widget-helpful = Ti è stato utile? Si invia anche la domanda.
widget-yes = Sì
widget-no = No
widget-why = Che cosa non andava?
widget-reason-wrong = La risposta è sbagliata
widget-reason-unclear = Si capisce male
widget-reason-other = Avevo chiesto altro
widget-reason-source = La fonte non c’entra
widget-thanks = Grazie per avercelo detto.

## The rulebook

widget-rulebook = Regolamento ufficiale
widget-new-tab = si apre in una nuova scheda

## When there is no answer

widget-unreachable = In questo momento non riesco a ottenere la risposta. Riprova tra poco.
widget-busy = In questo momento arrivano molte domande. Puoi chiedere di nuovo tra { $n } s.
widget-retry = Riprova

## Names

widget-lang-tr = turco
widget-lang-pl = polacco
widget-lang-kk = kazako
widget-lang-el = greco
widget-lang-it = italiano
widget-lang-en = inglese
