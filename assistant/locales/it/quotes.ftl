# Quotes: whether they stand in a source, and the pages that show them.

quote-verbatim = Queste parole si trovano lì, alla lettera.
quote-normalised = Queste parole si trovano lì, ma non alla lettera.
quote-repaired = Queste parole si trovano nel testo ripulito; l'originale dice altro ed è riportato accanto.
quote-left-out = Queste parole si trovano solo nell'originale; la pulizia le ha tralasciate.
quote-unchecked = Queste parole si trovano nel testo ripulito; l'originale manca, quindi non si sa se siano alla lettera.
quote-not-found = Queste parole non si trovano lì.
quote-differs = Differenze: { $what }.
quote-differs-accents = scrittura degli accenti
quote-differs-case = maiuscole e minuscole
quote-differs-spaces = spazi
quote-differs-dashes = trattini
quote-differs-quotation-marks = virgolette
quote-text = ripulito:
quote-original = originale:
error-quote_too_long = La citazione ha { $given } caratteri; ne sono ammessi al massimo { $allowed }.
error-unknown_document = Non c'è alcun documento «{ $given }».
error-no_page = Il passaggio «{ $given }» non ha una pagina: il suo documento è testo senza pagine.
error-no_original = L'originale del passaggio «{ $given }» manca o non è più il file che era stato acquisito.
error-page_failed = La pagina del passaggio «{ $given }» non si può mostrare.
error-busy = In questo momento si stanno preparando troppe pagine. Riprova tra poco.
