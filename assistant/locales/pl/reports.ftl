# What ingestion did: the report of `konduktor ingest --report`.

report-summary = { $id }: fragmenty: { $passages }, naprawy: { $repairs }, odczytano jako { $kind }
report-original = Oryginał: { $name }, SHA-256 { $sum }
report-repairs = Naprawy
report-pages = Strony
report-passages = Fragmenty
report-before = przed:
report-after = po:
report-times = { $n }×
report-page = strona { $page }
report-printed = strona { $page }, wydrukowany numer { $printed }
report-none = nie trzeba było niczego naprawiać
report-replaces = Zamiast: { $title }
report-good = dobra
report-doubtful = wątpliwa
report-unreadable = nieczytelna, potrzebne OCR

## Kinds of repairs

repair-encoding = Odczytano z kodowania innego niż UTF-8
repair-damaged-bytes = Uszkodzone bajty, oznaczone znakiem �
repair-nul = Usunięto znaki NUL
repair-surrogate = Zastąpiono uszkodzony Unicode
repair-mojibake = Błędnie odkodowany tekst odkodowano ponownie
repair-control = Usunięto znaki sterujące
repair-hyphen = Połączono słowa przeniesione na końcu wiersza
repair-direction = Usunięto znaki zmieniające kierunek pisma
repair-invisible = Usunięto niewidoczne znaki
repair-ligature = Rozpisano ligatury
repair-accents = Połączono akcenty z literami
repair-image = Usunięto pozostałość obrazka
repair-link = Usunięto odsyłacz do innej strony
repair-furniture = Usunięto element szablonu strony
repair-drop-capital = Usunięto zbłąkany inicjał
repair-lost-list = Usunięto znaki listy, której punkty zaginęły
repair-torn = Złączono rozerwane zdanie
repair-unfinished = Tekst urywa się w środku zdania
repair-repeated = Usunięto powtórzony akapit
repair-note = Zachowano jako uwagę o źródle, nie jako zasadę
repair-lost-questions = Odpowiedzi, które straciły pytania
repair-heading = Oddzielono nagłówek zlany z tekstem
repair-article = Pominięto: nie należy do artykułu
repair-no-article = Nie znaleziono artykułu na stronie: wzięto cały tekst
repair-part = Tu zaczyna się część innej edycji
repair-margin = Usunięto z marginesu
repair-page-text = Tekst strony jest niepewny
repair-across-pages = Złączono zdanie z dwóch stron
repair-across-columns = Złączono zdanie z dwóch kolumn
repair-initial = Dołączono inicjał do jego wiersza
repair-spaced = Złączono rozstrzelone litery
repair-turned = Obrócono stronę do pionu
repair-other = Inna naprawa

## Why a page's text is not reliable

page-reason-images-only = same obrazy, brak tekstu
page-reason-empty = brak tekstu
page-reason-unknown-letters = nierozpoznane litery
page-reason-accents-missing = brakuje liter ze znakami diakrytycznymi
page-reason-more-signs = więcej znaków niż liter
page-reason-no-layout = odczytano bez układu strony
