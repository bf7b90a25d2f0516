# Quotes: whether they stand in a source, and the pages that show them.

quote-verbatim = Te słowa są tam co do litery.
quote-normalised = Te słowa są tam, ale nie co do litery.
quote-repaired = Te słowa są w tekście po oczyszczeniu; oryginał brzmi inaczej i podano go obok.
quote-left-out = Te słowa są tylko w oryginale; oczyszczanie je pominęło.
quote-unchecked = Te słowa są w tekście po oczyszczeniu; oryginału brak, więc nie wiadomo, czy są dosłowne.
quote-not-found = Tych słów tam nie ma.
quote-differs = Różnice: { $what }.
quote-differs-accents = zapis znaków diakrytycznych
quote-differs-case = wielkie i małe litery
quote-differs-spaces = odstępy
quote-differs-dashes = myślniki
quote-differs-quotation-marks = cudzysłowy
quote-text = oczyszczone:
quote-original = oryginał:
error-quote_too_long = Cytat ma { $given } znaków; dozwolone jest najwyżej { $allowed }.
error-unknown_document = Nie ma dokumentu „{ $given }”.
error-no_page = Fragment „{ $given }” nie ma strony: jego dokument to tekst bez stron.
error-no_original = Brak oryginału fragmentu „{ $given }” albo nie jest to już wczytany plik.
error-page_failed = Nie da się pokazać strony fragmentu „{ $given }”.
error-busy = Przygotowujemy teraz zbyt wiele stron naraz. Spróbuj ponownie za chwilę.
