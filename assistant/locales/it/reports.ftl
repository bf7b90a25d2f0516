# What ingestion did: the report of `konduktor ingest --report`.

report-summary = { $id }: passaggi: { $passages }, riparazioni: { $repairs }, letto come { $kind }
report-original = Originale: { $name }, SHA-256 { $sum }
report-repairs = Riparazioni
report-pages = Pagine
report-passages = Passaggi
report-before = prima:
report-after = dopo:
report-times = { $n }×
report-page = pagina { $page }
report-printed = pagina { $page }, numero stampato { $printed }
report-none = non c'era nulla da riparare
report-replaces = Al posto di: { $title }
report-good = buona
report-doubtful = dubbia
report-unreadable = illeggibile, serve l'OCR

## Kinds of repairs

repair-encoding = Letto da una codifica diversa da UTF-8
repair-damaged-bytes = Byte danneggiati, segnati con �
repair-nul = Tolti caratteri NUL
repair-surrogate = Sostituito Unicode non valido
repair-mojibake = Testo decodificato male, decodificato di nuovo
repair-control = Tolti caratteri di controllo
repair-hyphen = Unite parole spezzate a fine riga
repair-direction = Tolti caratteri che cambiano il verso della scrittura
repair-invisible = Tolti caratteri invisibili
repair-ligature = Sciolte le legature
repair-accents = Uniti gli accenti alle loro lettere
repair-image = Tolti i resti di un'immagine
repair-link = Tolto un rimando a un'altra pagina
repair-furniture = Tolto un elemento di contorno della pagina
repair-drop-capital = Tolto un capolettera isolato
repair-lost-list = Tolti i segni di un elenco che ha perso le voci
repair-torn = Ricomposta una frase spezzata
repair-unfinished = Il testo finisce a metà frase
repair-repeated = Tolto un paragrafo ripetuto
repair-note = Conservato come nota sulla fonte, non come regola
repair-lost-questions = Risposte che hanno perso le domande
repair-heading = Separato un titolo finito dentro il testo
repair-article = Lasciato fuori: non fa parte dell'articolo
repair-no-article = Nessun articolo trovato nella pagina: preso tutto il testo
repair-part = Qui comincia la parte di un'edizione
repair-margin = Tolto dal margine
repair-page-text = Il testo di una pagina non è affidabile
repair-across-pages = Unita una frase su due pagine
repair-across-columns = Unita una frase su due colonne
repair-initial = Rimesso il capolettera davanti alla sua riga
repair-spaced = Riunite lettere spaziate
repair-turned = Raddrizzata una pagina
repair-other = Altra riparazione

## Why a page's text is not reliable

page-reason-images-only = solo immagini, nessun testo
page-reason-empty = nessun testo
page-reason-unknown-letters = lettere non riconosciute
page-reason-accents-missing = mancano le lettere accentate
page-reason-more-signs = più segni che lettere
page-reason-no-layout = letta senza impaginazione
