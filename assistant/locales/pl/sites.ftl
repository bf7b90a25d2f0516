# What the service says to sites that embed it, and on the page that they embed.

error-title-403 = Brak dostępu
error-title-429 = Zbyt wiele zapytań
error-site = Nie ma witryny „{ $given }” albo jest wyłączona.
error-unknown_site = Nie ma witryny „{ $given }” albo jest wyłączona.
error-site_origin = Klucz tej witryny nie działa pod adresem { $given }.
error-rate_limit = Zbyt wiele pytań w krótkim czasie. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-no_database = Baza danych jest w tej chwili niedostępna.
embed-title = Pytania o zasady
embed-about = Odpowiedzi na pytania o zasady gry „Wsiąść do pociągu” wraz ze źródłami. Rozstrzyga oficjalna instrukcja.
embed-noscript = Do zadawania pytań na tej stronie potrzebny jest JavaScript. Odpowiedzi są też w oficjalnej instrukcji.
