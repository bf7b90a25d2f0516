# Logowanie do panelu, konta pracowników, dziennik zdarzeń.

desk-auth-title = Logowanie do panelu
desk-auth-name = Nazwa
desk-auth-password = Hasło
desk-auth-sign-in = Zaloguj się
desk-auth-wrong = Nazwa i hasło nie pasują do siebie.
desk-auth-wait = { $n ->
    [one] Zbyt wiele prób. Spróbuj ponownie za { $n } sekundę.
    [few] Zbyt wiele prób. Spróbuj ponownie za { $n } sekundy.
    [many] Zbyt wiele prób. Spróbuj ponownie za { $n } sekund.
   *[other] Zbyt wiele prób. Spróbuj ponownie za { $n } sekundy.
}
desk-auth-changed = Hasło zostało zmienione. Zaloguj się nowym hasłem.
desk-auth-busy = Trwa obsługa innych logowań. Niczego nie zrobiono; spróbuj ponownie za kilka sekund.
desk-auth-expired = Sesja wygasła. Zaloguj się; to, co zostało wpisane, nie przepadło.
desk-auth-kept = Wpisany tekst nie przepadł
desk-auth-kept-about = Nie został jeszcze zapisany. Przejdź dalej, sprawdź go i wyślij.
desk-auth-go-on = Dalej
desk-auth-forgotten = Jeśli nie pamiętasz hasła, administrator może ustawić nowe.
desk-auth-to-desk = Do panelu

desk-account-title = Twoje konto
desk-account-change = Zmień hasło
desk-account-present = Obecne hasło
desk-account-new = Nowe hasło
desk-account-password = Hasło ma od 12 do 256 dowolnych znaków.
desk-account-ends = Wszystkie twoje sesje się zakończą, tutaj i na innych urządzeniach.
desk-account-wrong = Obecne hasło jest nieprawidłowe.
desk-account-name = Nazwa ma od 1 do 60 drukowalnych znaków.
desk-account-taken = Konto o tej nazwie już istnieje.
desk-account-reserved = Ta nazwa jest zastrzeżona dla samego programu.
desk-account-alike = Ta nazwa wygląda jak nazwa innego konta. Wybierz taką, którą da się odróżnić.
desk-account-busy = Trwa obsługa innych logowań. Niczego nie zrobiono; spróbuj ponownie za kilka sekund.
desk-account-unknown = Nie ma konta o tej nazwie.
desk-account-role = Nie ma takiej roli.
desk-account-lang = Nie ma takiego języka.
desk-account-action = Tego nie można zrobić z kontem.
desk-account-last = To ostatni administrator. Najpierw nadaj tę rolę komuś innemu.

desk-staff-title = Pracownicy
desk-staff-since = od { $day }
desk-staff-disabled = wyłączone { $day }
desk-staff-change = Zmień konto: { $name }
desk-staff-role = Rola
desk-staff-lang = Język
desk-staff-save-role = Zapisz rolę
desk-staff-save-password = Ustaw hasło
desk-staff-disable = Wyłącz konto
desk-staff-enable = Włącz konto
desk-staff-add = Dodaj konto
desk-staff-added = Konto zostało dodane.
desk-staff-changed = Konto zostało zmienione.

desk-audit-title = Dziennik zdarzeń
desk-audit-who = Kto
desk-audit-what = Co zrobiono
desk-audit-about = Czego dotyczy
desk-audit-at = Kiedy (UTC)
desk-audit-number = Nr
desk-audit-detail = Szczegóły
desk-audit-filter = Filtruj
desk-audit-count = { $n ->
    [one] { $n } wpis.
    [few] { $n } wpisy.
    [many] { $n } wpisów.
   *[other] { $n } wpisu.
}
desk-audit-pages = Strony
desk-audit-newer = Nowsze wpisy
desk-audit-older = Starsze wpisy

error-sign_in = Najpierw zaloguj się do panelu.
error-role = Twoja rola na to nie pozwala.
error-csrf = Formularz wygasł albo nie pochodzi z panelu. Wróć, odśwież stronę i spróbuj ponownie.
error-forgotten = Teksty i imiona z tego zapisu zostały usunięte; nie można go już pokazać.
error-title-401 = Nie zalogowano
error-title-410 = Już niedostępne
