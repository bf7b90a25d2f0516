# What cannot be taken in, and what to do about it: one message for every code of corpus/errors.py and indexer/errors.py.

## What is said about a document

ingest-utf8 = «{ $given }» non è UTF-8 valido. Scrivilo in UTF-8; anche il terminale dovrebbe usarlo.
ingest-invisible = «{ $given }» contiene caratteri di controllo o invisibili. Scrivilo su una riga, con caratteri visibili.
ingest-length = «{ $given }» è troppo corto o troppo lungo. Scrivi da { $least } a { $most } caratteri visibili.
ingest-url = «{ $given }» non è un indirizzo web. Indicane uno che inizi con http:// o https://, di al massimo { $most } caratteri.
ingest-date = «{ $given }» non è una data. Scrivi YYYY, YYYY-MM o YYYY-MM-DD.
ingest-choice = «{ $given }» qui non è noto. Scegli tra: { $known }.
ingest-id = «{ $given }» non può essere un identificativo. Usa lettere minuscole a–z, cifre e trattini, al massimo 80 caratteri.
ingest-id-shipped = L'identificativo { $given } è di un documento fornito con Konduktor. Scegline un altro con --id.
ingest-id-taken = L'identificativo { $given } è di un documento già inserito. Scegline un altro con --id, oppure metti questo file al suo posto con --replace.
ingest-id-double = Due documenti hanno l'identificativo { $given }. Rimuovi il tuo con konduktor documents remove { $given } e inseriscilo di nuovo con un altro identificativo.
ingest-id-needed = Il documento { $document } rimanda a { $given } e non sarebbe più coerente: { $reason }. Scegli un altro identificativo con --id.
ingest-id-unknown = Non c'è nessun documento con l'identificativo { $given }. { $known ->
    [none] Non è stato ancora inserito nulla.
   *[other] Scegli tra: { $known }.
}
ingest-parts = «{ $given }» non dice dove inizia la parte. Scrivi EDIZIONE@RIGA o EDIZIONE@parole, per esempio switzerland@2.
ingest-parts-line = Nel file questa riga non c'è: { $given }. Indica una riga da 1 a { $most }.
ingest-parts-place = «{ $given }» non compare nel file. Copia le prime parole della parte esattamente come stanno nel file.
ingest-parts-many = Troppe parti: { $given }; il massimo è { $most }. Dividi il file.
ingest-parts-same = Due parti iniziano nello stesso punto ({ $given }). Indica un punto diverso per ciascuna.
ingest-parts-pdf = Un PDF non si può dividere con --part. Prepara un PDF per ogni mappa e inseriscili uno alla volta.

## The file

ingest-file-name = Il nome del file è troppo lungo: { $given }. Dagli un nome di al massimo { $most } caratteri.
ingest-file-none = { $given } non è un file. Indica un file PDF, Markdown, HTML o di testo.
ingest-file-missing = { $given } non c'è. Controlla il percorso e l'ortografia.
ingest-file-denied = Non hai il permesso di leggere { $given }. Ottieni il permesso di lettura.
ingest-file-unreadable = { $given } non si può leggere ({ $reason }). Controlla il percorso e i permessi.
ingest-file-large = { $given } è troppo grande. Si leggono al massimo { $most } byte: dividi il file o salva le immagini più piccole.
ingest-file-empty = { $given } è vuoto. Salvalo di nuovo o scegli un altro file.
ingest-file-no-pdf = { $given } non è un PDF, malgrado il nome. Salvalo di nuovo come PDF o dagli l'estensione giusta.
ingest-file-office = { $given } è un file ZIP o Office. Aprilo e salvalo come PDF o testo semplice; se è uno ZIP, prima estrailo.
ingest-file-image = { $given } è un'immagine o una registrazione. Il testo nelle immagini va prima riconosciuto (OCR): salva il risultato come PDF o testo semplice.
ingest-file-packed = { $given } è compresso. Estrailo e inserisci il file che contiene.
ingest-file-program = { $given } è un programma. Scegli un file PDF, Markdown, HTML o di testo.
ingest-file-binary = { $given } non è né testo né PDF. Salvalo come PDF, Markdown, HTML o testo semplice.
ingest-file-utf8 = { $given } non è in UTF-8. Salvalo in UTF-8.
ingest-text-long = Il testo è troppo lungo ({ $given }). Si leggono al massimo { $most } caratteri: dividi il file.
ingest-text-none = In { $given } non c'è testo che si possa citare. Controlla che sia il file giusto.
ingest-html-broken = La pagina non si può leggere ({ $reason }). Aprila in un browser e salvala di nuovo, oppure copia il testo in un file di testo.
ingest-html-empty = Nella pagina non c'è testo. Le pagine riempite da script risultano vuote quando si salvano: aprila in un browser, copia il testo e salvalo in un file di testo.
ingest-pdf-encrypted = Il PDF chiede una password. Aprilo e salvane una copia senza password.
ingest-pdf-pages = Il PDF ha troppe pagine ({ $given }). Se ne leggono al massimo { $most }: dividilo.
ingest-pdf-broken = Il PDF è danneggiato ({ $reason }). Scaricalo di nuovo, oppure aprilo e stampalo in un nuovo PDF.
ingest-pdf-slow = La lettura del PDF ha superato i { $seconds } secondi. Dividilo o stampalo in un nuovo PDF.
ingest-pdf-limits = Il PDF richiede più memoria o tempo di quanto consentito. Dividilo o stampalo in un nuovo PDF.
ingest-pdf-unreadable = Non è stato possibile leggere il PDF. Stampalo in un nuovo PDF e riprova.
ingest-pdf-images = Il PDF non contiene testo; le sue pagine ({ $pages }) sono immagini. Riconosci il testo (OCR) e inserisci il risultato.
ingest-page-slow = Disegnare la pagina { $given } ha richiesto più di { $seconds } secondi. Apri invece il file originale.
ingest-page-undrawable = La pagina { $given } non si può disegnare. Apri invece il file originale.

## Front matter

ingest-front-matter = Le righe tra +++ all'inizio di { $given } non sono TOML ({ $reason }). Correggile.
ingest-front-matter-lacks = Nelle righe tra +++ all'inizio di { $given } mancano: { $keys }. Aggiungile.
ingest-front-matter-ids = «{ $given }» non è un elenco di identificativi. Scrivi per esempio ["europe-tr"].
ingest-anchor = In { $given } l'àncora #{ $anchor } compare due volte. Dai a ogni titolo un'àncora sua.

## What documents do to others

ingest-self = { $given } è questo stesso documento. Indicane un altro.
ingest-unknown = Non c'è nessun documento { $given }. Scegli tra: { $known }.
ingest-edition = { $given } riguarda un'altra mappa ({ $theirs }). Indica un documento su: { $ours }.
ingest-supersedes-editions = { $given } riguarda anche: { $theirs }, di cui questo documento non parla. Invece di sostituirlo, modificalo con --amends.
ingest-supersedes-lang = { $given } è in un'altra lingua ({ $theirs }). Indica un documento in { $ours }; per cambiarne le regole usa --amends.
ingest-circle = I documenti si sostituirebbero in cerchio: { $given }. Togli uno di questi legami.
ingest-amends-nothing = Hai indicato «{ $given }», ma nessun documento da modificare. Indicalo con --amends.
ingest-amends-passage = { $given } non è un brano di { $documents }. Cerca l'identificativo con konduktor ingest --report.
ingest-amends-rule = { $documents } non enuncia la regola { $given }. Scegli tra: { $known }.
ingest-rule-unknown = Non c'è nessuna regola { $given }. Scegli tra: { $known }.
ingest-rule-edition = { $editions } non ha la regola { $given }. Scegli tra: { $known }.
ingest-withdrawn = { $given } è già ritirato dal { $since }. Non occorre fare nulla.
ingest-not-withdrawn = { $given } non è stato ritirato con konduktor documents withdraw. { $known ->
    [none] Nessun documento lo è stato.
   *[other] Scegli tra: { $known }.
}
ingest-remove-needed = { $documents } rimanda a { $given }. Rimuovi prima quello, oppure limitati a ritirare questo: konduktor documents withdraw { $given }.

## What is stored

ingest-folder-unwritable = Nella cartella { $given } non si può scrivere ({ $reason }). Libera spazio, ottieni i permessi o indica un'altra cartella con KONDUKTOR_DATA_DIR.
ingest-folder-unreadable = La cartella { $given } non si può leggere ({ $reason }). Ottieni il permesso di lettura.
ingest-folder-full = Il disco della cartella { $given } è pieno. Libera spazio o indica un'altra cartella con KONDUKTOR_DATA_DIR.
ingest-record-schema = { $given } è stato salvato da un'altra versione (schema { $schema }). Inserisci di nuovo il documento con --replace.
ingest-record-damaged = { $given } è danneggiato ({ $reason }). Inserisci di nuovo il documento con --replace, oppure rimuovilo: konduktor documents remove { $document }.
ingest-withdrawals-damaged = { $given } è danneggiato ({ $reason }). Elimina questo file e ritira di nuovo i documenti.

## The index

index-nothing = Non c'è nulla da indicizzare: nessun documento in vigore ha un brano. Inserisci un documento o ripristinane uno con konduktor documents restore.
index-busy = È in corso un'altra costruzione dell'indice. Aspetta che finisca e riprova.
index-missing = In { $folder } non c'è ancora un indice. Costruiscilo: konduktor index build
index-pointer = Il file { $file } è danneggiato. Ricostruisci l'indice: konduktor index build
index-gone = L'indice attuale { $name } non c'è. Ricostruiscilo: konduktor index build
index-manifest = L'elenco dei file dell'indice { $name } manca o è danneggiato. Ricostruisci l'indice: konduktor index build
index-schema = L'indice { $name } è di un'altra versione di Konduktor (schema { $schema }, serve { $ours }). Ricostruiscilo: konduktor index build
index-file-missing = All'indice { $name } manca il file { $file }. Ricostruiscilo: konduktor index build
index-file-damaged = Il file { $file } dell'indice { $name } è danneggiato. Ricostruisci l'indice: konduktor index build
index-model = L'indice è stato fatto con il modello { $theirs }, ma il modello è { $ours }. Ricostruiscilo: konduktor index build
index-no-model = Il modello dell'indice, { $model }, non si può caricare ({ $reason }). Indicane uno esistente con KONDUKTOR_MODEL e ricostruisci l'indice: konduktor index build
index-broken = L'indice non si può usare: { $what }. Ricostruiscilo: konduktor index build
index-current = l'indice { $name } è aggiornato
index-built = indice { $name } costruito in { $seconds } s: documenti { $documents }{ $resting }, brani { $passages }; testi vettorizzati { $embedded }, conservati { $kept }
index-resting = {""} (non in uso: { $n })

## Further repairs

repair-lookalike = Una lettera di un'altra scrittura è stata sostituita con quella a cui somiglia
repair-language = In una lingua diversa da quella del documento
repair-markup = L'HTML nel Markdown è stato letto come testo
repair-attachment = Tralasciato: file o script dentro il PDF
