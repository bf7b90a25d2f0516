# Quotes: whether they stand in a source, and the pages that show them.

quote-verbatim = Le parole vi stanno alla lettera.
quote-normalised = Le parole vi stanno, ma non alla lettera.
quote-repaired = Le parole stanno nel testo ripulito; l'originale dice altro ed è riportato accanto.
quote-left-out = Le parole stanno solo nell'originale; la pulizia le ha lasciate fuori.
quote-unchecked = Le parole stanno nel testo ripulito; l'originale manca, quindi non si può dire se siano alla lettera.
quote-not-found = Le parole non vi stanno.
quote-differs = Differiscono in: { $what }.
quote-differs-accents = scrittura degli accenti
quote-differs-case = maiuscole e minuscole
quote-differs-spaces = spazi
quote-differs-dashes = trattini
quote-differs-quotation-marks = virgolette
quote-text = ripulito:
quote-original = originale:
error-quote_too_long = La citazione ha { $given } caratteri; ne sono ammessi al massimo { $allowed }.
error-unknown_document = Non c'è alcun documento «{ $given }».
error-no_page = Il passo «{ $given }» non ha una pagina: il suo documento è testo senza pagine.
error-no_original = L'originale del passo «{ $given }» manca o non è più il file che era stato acquisito.
error-page_failed = La pagina del passo «{ $given }» non può essere disegnata.
error-busy = In questo momento si disegnano troppe pagine. Riprova tra poco.
