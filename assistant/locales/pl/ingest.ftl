# What cannot be taken in, and what to do about it: one message for every code of corpus/errors.py and indexer/errors.py.

## What is said about a document

ingest-utf8 = „{ $given }” nie jest poprawnym UTF-8. Zapisz to w UTF-8; terminal też powinien go używać.
ingest-invisible = „{ $given }” zawiera znaki sterujące lub niewidoczne. Zapisz to w jednym wierszu widocznymi znakami.
ingest-length = „{ $given }” jest za krótkie lub za długie. Podaj od { $least } do { $most } widocznych znaków.
ingest-url = „{ $given }” nie jest adresem internetowym. Podaj adres zaczynający się od http:// lub https://, nie dłuższy niż { $most } znaków.
ingest-date = „{ $given }” nie jest datą. Napisz YYYY, YYYY-MM albo YYYY-MM-DD.
ingest-choice = „{ $given }” nie jest tu znane. Wybierz jedno z: { $known }.
ingest-id = „{ $given }” nie może być identyfikatorem. Użyj małych liter a–z, cyfr i łączników, najwyżej 80 znaków.
ingest-id-shipped = Identyfikator { $given } ma dokument dostarczany z Konduktorem. Wybierz inny: --id.
ingest-id-taken = Identyfikator { $given } ma dokument dodany wcześniej. Wybierz inny (--id) albo zastąp tamten dokument tym plikiem: --replace.
ingest-id-double = Dwa dokumenty mają identyfikator { $given }. Usuń swój poleceniem konduktor documents remove { $given } i dodaj go ponownie pod innym identyfikatorem.
ingest-id-needed = Dokument { $document } odwołuje się do { $given } i przestałby pasować: { $reason }. Wybierz inny identyfikator: --id.
ingest-id-unknown = Nie ma dokumentu o identyfikatorze { $given }. { $known ->
    [none] Niczego jeszcze nie dodano.
   *[other] Wybierz jeden z: { $known }.
}
ingest-parts = „{ $given }” nie mówi, gdzie zaczyna się część. Napisz WYDANIE@WIERSZ albo WYDANIE@słowa, np. switzerland@2.
ingest-parts-line = W pliku nie ma takiego wiersza: { $given }. Podaj wiersz od 1 do { $most }.
ingest-parts-place = „{ $given }” nie występuje w pliku. Skopiuj pierwsze słowa tej części dokładnie tak, jak stoją w pliku.
ingest-parts-many = Za dużo części: { $given }; może ich być najwyżej { $most }. Podziel plik.
ingest-parts-same = Dwie części zaczynają się w tym samym miejscu ({ $given }). Podaj dla każdej osobne miejsce.
ingest-parts-pdf = Pliku PDF nie można podzielić opcją --part. Przygotuj osobny PDF dla każdej mapy i dodaj je po kolei.

## The file

ingest-file-name = Nazwa pliku jest za długa: { $given }. Nadaj mu nazwę do { $most } znaków.
ingest-file-none = { $given } nie jest plikiem. Wskaż jeden plik PDF, Markdown, HTML lub tekstowy.
ingest-file-missing = Nie ma pliku { $given }. Sprawdź ścieżkę i pisownię.
ingest-file-denied = Nie masz prawa czytać { $given }. Uzyskaj uprawnienia do odczytu.
ingest-file-unreadable = Nie można odczytać { $given } ({ $reason }). Sprawdź ścieżkę i uprawnienia.
ingest-file-large = { $given } jest za duży. Czytamy najwyżej { $most } bajtów: podziel plik albo zapisz obrazy w mniejszym rozmiarze.
ingest-file-empty = { $given } jest pusty. Zapisz go jeszcze raz albo wybierz inny plik.
ingest-file-no-pdf = { $given } nie jest plikiem PDF, mimo swojej nazwy. Zapisz go ponownie jako PDF albo nadaj mu właściwe rozszerzenie.
ingest-file-office = { $given } to plik ZIP albo Office. Otwórz go i zapisz jako PDF lub zwykły tekst; archiwum ZIP najpierw rozpakuj.
ingest-file-image = { $given } to obraz albo nagranie. Tekst na obrazie trzeba najpierw rozpoznać (OCR): zapisz wynik jako PDF lub zwykły tekst.
ingest-file-packed = { $given } jest spakowany. Rozpakuj go i dodaj plik ze środka.
ingest-file-program = { $given } to program. Wybierz plik PDF, Markdown, HTML lub tekstowy.
ingest-file-binary = { $given } nie jest ani tekstem, ani plikiem PDF. Zapisz go jako PDF, Markdown, HTML lub zwykły tekst.
ingest-file-utf8 = { $given } nie jest zapisany w UTF-8. Zapisz go w UTF-8.
ingest-text-long = Tekst jest za długi ({ $given }). Czytamy najwyżej { $most } znaków: podziel plik.
ingest-text-none = W { $given } nie ma tekstu, który dałoby się zacytować. Sprawdź, czy to właściwy plik.
ingest-html-broken = Nie można odczytać strony ({ $reason }). Otwórz ją w przeglądarce i zapisz ponownie albo skopiuj jej tekst do pliku tekstowego.
ingest-html-empty = Na stronie nie ma tekstu. Strony wypełniane skryptami po zapisaniu są puste: otwórz ją w przeglądarce, skopiuj tekst i zapisz go jako plik tekstowy.
ingest-pdf-encrypted = PDF wymaga hasła. Otwórz go i zapisz kopię bez hasła.
ingest-pdf-pages = PDF ma za dużo stron ({ $given }). Czytamy najwyżej { $most }: podziel go.
ingest-pdf-broken = PDF jest uszkodzony ({ $reason }). Pobierz go ponownie albo otwórz i wydrukuj do nowego pliku PDF.
ingest-pdf-slow = Czytanie PDF trwało ponad { $seconds } s. Podziel plik albo wydrukuj go do nowego pliku PDF.
ingest-pdf-limits = PDF wymaga więcej pamięci lub czasu, niż wolno. Podziel go albo wydrukuj do nowego pliku PDF.
ingest-pdf-unreadable = Nie udało się odczytać PDF. Wydrukuj go do nowego pliku PDF i spróbuj ponownie.
ingest-pdf-images = W PDF nie ma tekstu; jego strony ({ $pages }) to obrazy. Rozpoznaj tekst (OCR) i dodaj wynik.
ingest-page-slow = Rysowanie strony { $given } trwało ponad { $seconds } s. Otwórz zamiast tego oryginalny plik.
ingest-page-undrawable = Nie można narysować strony { $given }. Otwórz zamiast tego oryginalny plik.

## Front matter

ingest-front-matter = Wiersze między +++ na początku { $given } to nie TOML ({ $reason }). Popraw je.
ingest-front-matter-lacks = W wierszach między +++ na początku { $given } brakuje: { $keys }. Dopisz je.
ingest-front-matter-ids = „{ $given }” nie jest listą identyfikatorów. Napisz np. ["europe-tr"].
ingest-anchor = W { $given } kotwica #{ $anchor } występuje dwa razy. Nadaj każdemu nagłówkowi własną.

## What documents do to others

ingest-self = { $given } to ten sam dokument. Wskaż inny.
ingest-unknown = Nie ma dokumentu { $given }. Wybierz jeden z: { $known }.
ingest-edition = { $given } dotyczy innej mapy ({ $theirs }). Wskaż dokument o: { $ours }.
ingest-supersedes-editions = { $given } dotyczy też: { $theirs }, a ten dokument o tym nie mówi. Zamiast zastępować, zmień tamten opcją --amends.
ingest-supersedes-lang = { $given } jest w innym języku ({ $theirs }). Wskaż dokument w języku { $ours }; aby zmienić zasady, użyj --amends.
ingest-circle = Dokumenty zastępowałyby się w kółko: { $given }. Usuń jedno z tych powiązań.
ingest-amends-nothing = Podano „{ $given }”, ale nie podano dokumentu do zmiany. Wskaż go opcją --amends.
ingest-amends-passage = { $given } nie jest fragmentem { $documents }. Sprawdź identyfikator w wyniku konduktor ingest --report.
ingest-amends-rule = { $documents } nie podaje zasady { $given }. Wybierz jedną z: { $known }.
ingest-rule-unknown = Nie ma zasady { $given }. Wybierz jedną z: { $known }.
ingest-rule-edition = { $editions } nie ma zasady { $given }. Wybierz jedną z: { $known }.
ingest-withdrawn = { $given } jest już wycofany od { $since }. Nie trzeba nic robić.
ingest-not-withdrawn = { $given } nie został wycofany poleceniem konduktor documents withdraw. { $known ->
    [none] Żaden dokument nie został wycofany.
   *[other] Wybierz jeden z: { $known }.
}
ingest-remove-needed = { $documents } odwołuje się do { $given }. Najpierw usuń tamten albo ten tylko wycofaj: konduktor documents withdraw { $given }.

## What is stored

ingest-folder-unwritable = Nie można pisać w katalogu { $given } ({ $reason }). Zwolnij miejsce, uzyskaj uprawnienia albo wskaż inny katalog w KONDUKTOR_DATA_DIR.
ingest-folder-unreadable = Nie można czytać katalogu { $given } ({ $reason }). Uzyskaj uprawnienia do odczytu.
ingest-folder-full = Dysk z katalogiem { $given } jest pełny. Zwolnij miejsce albo wskaż inny katalog w KONDUKTOR_DATA_DIR.
ingest-record-schema = { $given } zapisała inna wersja (schemat { $schema }). Dodaj dokument ponownie z --replace.
ingest-record-damaged = { $given } jest uszkodzony ({ $reason }). Dodaj dokument ponownie z --replace albo go usuń: konduktor documents remove { $document }.
ingest-withdrawals-damaged = { $given } jest uszkodzony ({ $reason }). Usuń ten plik i wycofaj dokumenty ponownie.

## The index

index-nothing = Nie ma czego indeksować: żaden obowiązujący dokument nie ma fragmentów. Dodaj dokument albo przywróć któryś: konduktor documents restore.
index-busy = Trwa inna budowa indeksu. Poczekaj, aż się skończy, i spróbuj ponownie.
index-missing = W { $folder } nie ma jeszcze indeksu. Zbuduj go: konduktor index build
index-pointer = Plik { $file } jest uszkodzony. Zbuduj indeks ponownie: konduktor index build
index-gone = Bieżącego indeksu { $name } nie ma na miejscu. Zbuduj go ponownie: konduktor index build
index-manifest = Brakuje spisu plików indeksu { $name } albo jest on uszkodzony. Zbuduj indeks ponownie: konduktor index build
index-schema = Indeks { $name } zbudowała inna wersja Konduktora (schemat { $schema }, potrzebny { $ours }). Zbuduj go ponownie: konduktor index build
index-file-missing = W indeksie { $name } brakuje pliku { $file }. Zbuduj go ponownie: konduktor index build
index-file-damaged = Plik { $file } indeksu { $name } jest uszkodzony. Zbuduj indeks ponownie: konduktor index build
index-model = Indeks zbudowano modelem { $theirs }, a używany jest { $ours }. Zbuduj go ponownie: konduktor index build
index-no-model = Nie można wczytać modelu indeksu { $model } ({ $reason }). Wskaż istniejący w KONDUKTOR_MODEL i zbuduj indeks ponownie: konduktor index build
index-broken = Nie można użyć indeksu: { $what }. Zbuduj go ponownie: konduktor index build
index-current = indeks { $name } jest aktualny
index-built = indeks { $name } zbudowano w { $seconds } s: dokumenty: { $documents }{ $resting }, fragmenty: { $passages }; wektory nowe: { $embedded }, zachowane: { $kept }
index-resting = {""} (nieużywane: { $n })

## Further repairs

repair-lookalike = Literę innego pisma zastąpiono tą, do której jest podobna
repair-language = W innym języku niż dokument
repair-markup = HTML w pliku Markdown odczytano jako tekst
repair-attachment = Pominięto: plik lub skrypt wewnątrz PDF
