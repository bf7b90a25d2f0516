# What ingestion did: the report of `konduktor ingest --report`.

report-summary = { $id }: үзінді: { $passages }, түзету: { $repairs }, оқылған түрі: { $kind }
report-original = Түпнұсқа: { $name }, SHA-256 { $sum }
report-repairs = Түзетулер
report-pages = Беттер
report-passages = Үзінділер
report-before = бұрын:
report-after = кейін:
report-times = { $n }×
report-page = { $page }-бет
report-printed = { $page }-бет, басылған нөмірі { $printed }
report-none = түзететін ештеңе болмады
report-replaces = Орнына қойылған құжат: { $title }
report-good = жақсы
report-doubtful = күмәнді
report-unreadable = оқылмайды, OCR керек

## Kinds of repairs

repair-encoding = UTF-8 емес кодтаудан оқылды
repair-damaged-bytes = Бүлінген байттар, � белгісімен көрсетілді
repair-nul = NUL таңбалары алынды
repair-surrogate = Бүлінген Unicode ауыстырылды
repair-mojibake = Қате оқылған мәтін қайта оқылды
repair-control = Басқару таңбалары алынды
repair-hyphen = Жол соңында бөлінген сөздер біріктірілді
repair-direction = Жазу бағытын өзгертетін таңбалар алынды
repair-invisible = Көрінбейтін таңбалар алынды
repair-ligature = Қосылған әріптер жазып шығарылды
repair-accents = Екпін белгілері әріптерімен қосылды
repair-image = Сурет қалдығы алынды
repair-link = Басқа бетке сілтеме алынды
repair-furniture = Бет безендіруі алынды
repair-drop-capital = Бөлек қалған бас әріп алынды
repair-lost-list = Тармақтары жоғалған тізімнің белгілері алынды
repair-torn = Үзілген сөйлем біріктірілді
repair-unfinished = Мәтін сөйлем ортасында үзіледі
repair-repeated = Қайталанған абзац алынды
repair-note = Ереже емес, дереккөз туралы ескертпе ретінде сақталды
repair-lost-questions = Сұрақтары жоғалған жауаптар
repair-heading = Мәтінге қосылып кеткен тақырып бөлінді
repair-article = Алынбады: беттегі мақалаға жатпайды
repair-no-article = Беттен мақала табылмады: бүкіл мәтіні алынды
repair-part = Басылымның бөлігі осы жерден басталады
repair-margin = Бет шетінен алынды
repair-page-text = Бет мәтіні сенімсіз
repair-across-pages = Екі бетке бөлінген сөйлем біріктірілді
repair-across-columns = Екі бағанға бөлінген сөйлем біріктірілді
repair-initial = Үлкен бас әріп өз жолының алдына қойылды
repair-spaced = Алшақ терілген әріптер біріктірілді
repair-turned = Бет түзу бұрылды
repair-other = Басқа түзету

## Why a page's text is not reliable

page-reason-images-only = тек суреттер, мәтін жоқ
page-reason-empty = мәтін жоқ
page-reason-unknown-letters = танылмаған әріптер
page-reason-accents-missing = диакритикалық белгісі бар әріптер түсіп қалған
page-reason-more-signs = белгілер әріптерден көп
page-reason-no-layout = бет орналасуынсыз оқылды
