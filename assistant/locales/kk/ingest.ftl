# What cannot be taken in, and what to do about it: one message for every code of corpus/errors.py and indexer/errors.py.

## What is said about a document

ingest-utf8 = «{ $given }» дұрыс UTF-8 емес. UTF-8 түрінде жазыңыз; терминал да UTF-8 қолдануы керек.
ingest-invisible = «{ $given }» ішінде басқару таңбалары немесе көрінбейтін таңбалар бар. Көрінетін таңбалармен бір жолға жазыңыз.
ingest-length = «{ $given }» тым қысқа немесе тым ұзын. { $least }–{ $most } көрінетін таңба жазыңыз.
ingest-url = «{ $given }» веб-мекенжай емес. http:// немесе https:// деп басталатын, ең көбі { $most } таңбадан тұратын мекенжай беріңіз.
ingest-date = «{ $given }» күн емес. YYYY, YYYY-MM немесе YYYY-MM-DD түрінде жазыңыз.
ingest-choice = «{ $given }» мұнда белгісіз. Мыналардың бірін таңдаңыз: { $known }.
ingest-id = «{ $given }» идентификатор бола алмайды. a–z кіші әріптерін, цифрларды және сызықшаны қолданыңыз, ең көбі 80 таңба.
ingest-id-shipped = { $given } идентификаторы Konduktor-мен бірге келген құжатта бар. --id арқылы басқасын таңдаңыз.
ingest-id-taken = { $given } идентификаторы бұрын енгізілген құжатта бар. --id арқылы басқасын таңдаңыз немесе --replace арқылы осы файлды соның орнына қойыңыз.
ingest-id-double = Екі құжаттың идентификаторы бірдей: { $given }. Өз құжатыңызды konduktor documents remove { $given } командасымен жойып, басқа идентификатормен қайта енгізіңіз.
ingest-id-needed = { $document } құжаты { $given } құжатына сүйенеді, енді оған сай келмей қалады: { $reason }. --id арқылы басқа идентификатор таңдаңыз.
ingest-id-unknown = Идентификаторы { $given } болатын құжат жоқ. { $known ->
    [none] Әзірге ештеңе енгізілмеген.
   *[other] Мыналардың бірін таңдаңыз: { $known }.
}
ingest-parts = «{ $given }» бөліктің қай жерден басталатынын айтпайды. БАСЫЛЫМ@ЖОЛ немесе БАСЫЛЫМ@сөздер деп жазыңыз, мысалы switzerland@2.
ingest-parts-line = Файлда мұндай жол жоқ: { $given }. 1 мен { $most } аралығындағы жолды беріңіз.
ingest-parts-place = «{ $given }» файлда кездеспейді. Бөліктің алғашқы сөздерін файлдағыдай дәл көшіріңіз.
ingest-parts-many = Бөлік тым көп: { $given }; ең көбі { $most } болады. Файлды бөліңіз.
ingest-parts-same = Екі бөлік бір жерден басталады ({ $given }). Әрқайсысына бөлек орын беріңіз.
ingest-parts-pdf = PDF файлын --part арқылы бөлуге болмайды. Әр картаға бөлек PDF жасап, бір-бірлеп енгізіңіз.

## The file

ingest-file-name = Файл аты тым ұзын: { $given }. Ең көбі { $most } таңбадан тұратын ат беріңіз.
ingest-file-none = { $given } файл емес. PDF, Markdown, HTML немесе мәтін файлын көрсетіңіз.
ingest-file-missing = { $given } табылмады. Жолын және жазылуын тексеріңіз.
ingest-file-denied = { $given } файлын оқуға рұқсатыңыз жоқ. Оқуға рұқсат алыңыз.
ingest-file-unreadable = { $given } оқылмайды ({ $reason }). Жолы мен рұқсатыңызды тексеріңіз.
ingest-file-large = { $given } тым үлкен. Ең көбі { $most } байт оқылады: файлды бөліңіз немесе суреттерін кішірейтіп сақтаңыз.
ingest-file-empty = { $given } бос. Қайта сақтаңыз немесе басқа файл таңдаңыз.
ingest-file-no-pdf = { $given } аты солай болғанымен, PDF емес. PDF етіп қайта сақтаңыз немесе файлға өз түрінің кеңейтімін беріңіз.
ingest-file-office = { $given } – ZIP немесе Office файлы. Ашып, PDF немесе жай мәтін етіп сақтаңыз; ZIP болса, алдымен архивтен шығарыңыз.
ingest-file-image = { $given } – сурет немесе жазба. Суреттегі мәтінді алдымен тану (OCR) керек: нәтижесін PDF немесе жай мәтін етіп сақтаңыз.
ingest-file-packed = { $given } қысылған. Архивтен шығарып, ішіндегі файлды енгізіңіз.
ingest-file-program = { $given } – бағдарлама. PDF, Markdown, HTML немесе мәтін файлын таңдаңыз.
ingest-file-binary = { $given } мәтін де, PDF те емес. PDF, Markdown, HTML немесе жай мәтін етіп сақтаңыз.
ingest-file-utf8 = { $given } UTF-8 емес. UTF-8 етіп сақтаңыз.
ingest-text-long = Мәтін тым ұзын ({ $given }). Ең көбі { $most } таңба оқылады: файлды бөліңіз.
ingest-text-none = { $given } ішінде үзінді келтіруге болатын мәтін жоқ. Дұрыс файл екенін тексеріңіз.
ingest-html-broken = Бет оқылмайды ({ $reason }). Браузерде ашып, қайта сақтаңыз немесе мәтінін мәтін файлына көшіріңіз.
ingest-html-empty = Бетте мәтін жоқ. Скрипт толтыратын беттер сақталғанда бос болады: браузерде ашып, мәтінін көшіріп, мәтін файлы етіп сақтаңыз.
ingest-pdf-encrypted = PDF құпиясөз сұрайды. Ашып, құпиясөзсіз көшірмесін сақтаңыз.
ingest-pdf-pages = PDF беттері тым көп ({ $given }). Ең көбі { $most } бет оқылады: файлды бөліңіз.
ingest-pdf-broken = PDF зақымдалған ({ $reason }). Қайта жүктеп алыңыз немесе ашып, жаңа PDF етіп басып шығарыңыз.
ingest-pdf-slow = PDF-ті оқу { $seconds } секундтан асты. Бөліңіз немесе жаңа PDF етіп басып шығарыңыз.
ingest-pdf-limits = PDF рұқсат етілгеннен көп жад немесе уақыт алады. Бөліңіз немесе жаңа PDF етіп басып шығарыңыз.
ingest-pdf-unreadable = PDF оқылмады. Жаңа PDF етіп басып шығарып, қайта көріңіз.
ingest-pdf-images = PDF ішінде мәтін жоқ; беттері ({ $pages }) – сурет. Мәтінін танытып (OCR), шыққан файлды енгізіңіз.
ingest-page-slow = { $given }-бетті салу { $seconds } секундтан асты. Оның орнына түпнұсқа файлды ашыңыз.
ingest-page-undrawable = { $given }-бетті салу мүмкін емес. Оның орнына түпнұсқа файлды ашыңыз.

## Front matter

ingest-front-matter = { $given } басындағы +++ арасындағы жолдар TOML емес ({ $reason }). Түзетіңіз.
ingest-front-matter-lacks = { $given } басындағы +++ арасында мыналар жетіспейді: { $keys }. Қосыңыз.
ingest-front-matter-ids = «{ $given }» идентификаторлар тізімі емес. ["europe-tr"] сияқты жазыңыз.
ingest-anchor = { $given } ішінде #{ $anchor } зәкірі екі рет тұр. Әр тақырыпқа бөлек зәкір беріңіз.

## What documents do to others

ingest-self = { $given } – осы құжаттың өзі. Басқа құжатты көрсетіңіз.
ingest-unknown = { $given } деген құжат жоқ. Мыналардың бірін таңдаңыз: { $known }.
ingest-edition = { $given } басқа карта туралы ({ $theirs }). Мынау туралы құжатты көрсетіңіз: { $ours }.
ingest-supersedes-editions = { $given } мынау туралы да айтады: { $theirs }, ал бұл құжатта ол жоқ. Орнына қоймай, --amends арқылы өзгертіңіз.
ingest-supersedes-lang = { $given } басқа тілде ({ $theirs }). { $ours } тіліндегі құжатты көрсетіңіз; ережелерін өзгерту үшін --amends қолданыңыз.
ingest-circle = Құжаттар бірін-бірі шеңбер бойынша алмастырар еді: { $given }. Осы байланыстардың бірін алып тастаңыз.
ingest-amends-nothing = «{ $given }» көрсетілген, бірақ өзгертілетін құжат көрсетілмеген. Оны --amends арқылы көрсетіңіз.
ingest-amends-passage = { $given } – { $documents } құжатының үзіндісі емес. Идентификаторын konduktor ingest --report нәтижесінен қараңыз.
ingest-amends-rule = { $documents } құжатында { $given } ережесі жоқ. Мыналардың бірін таңдаңыз: { $known }.
ingest-rule-unknown = { $given } деген ереже жоқ. Мыналардың бірін таңдаңыз: { $known }.
ingest-rule-edition = { $editions } картасында { $given } ережесі жоқ. Мыналардың бірін таңдаңыз: { $known }.
ingest-withdrawn = { $given } { $since } күнінен бері қайтарып алынған. Ештеңе істеудің керегі жоқ.
ingest-not-withdrawn = { $given } konduktor documents withdraw командасымен қайтарып алынбаған. { $known ->
    [none] Қайтарып алынған құжат жоқ.
   *[other] Мыналардың бірін таңдаңыз: { $known }.
}
ingest-remove-needed = { $documents } құжаты { $given } құжатына сүйенеді. Алдымен соны жойыңыз немесе мұны тек қайтарып алыңыз: konduktor documents withdraw { $given }.

## What is stored

ingest-folder-unwritable = { $given } қалтасына жазу мүмкін емес ({ $reason }). Орын босатыңыз, рұқсат алыңыз немесе KONDUKTOR_DATA_DIR арқылы басқа қалтаны көрсетіңіз.
ingest-folder-unreadable = { $given } қалтасы оқылмайды ({ $reason }). Оқуға рұқсат алыңыз.
ingest-folder-full = { $given } қалтасының дискісі толған. Орын босатыңыз немесе KONDUKTOR_DATA_DIR арқылы басқа қалтаны көрсетіңіз.
ingest-record-schema = { $given } басқа нұсқамен сақталған (схема { $schema }). Құжатты --replace арқылы қайта енгізіңіз.
ingest-record-damaged = { $given } зақымдалған ({ $reason }). Құжатты --replace арқылы қайта енгізіңіз немесе жойыңыз: konduktor documents remove { $document }.
ingest-withdrawals-damaged = { $given } зақымдалған ({ $reason }). Бұл файлды өшіріп, құжаттарды қайтадан қайтарып алыңыз.

## The index

index-nothing = Индекстейтін ештеңе жоқ: күші бар бірде-бір құжатта үзінді жоқ. Құжат енгізіңіз немесе konduktor documents restore арқылы қалпына келтіріңіз.
index-busy = Индекс басқа жерден жасалып жатыр. Аяқталғанын күтіп, қайта көріңіз.
index-missing = { $folder } ішінде әзірге индекс жоқ. Жасаңыз: konduktor index build
index-pointer = { $file } файлы зақымдалған. Индексті қайта жасаңыз: konduktor index build
index-gone = Қазіргі { $name } индексі орнында жоқ. Қайта жасаңыз: konduktor index build
index-manifest = { $name } индексінің файлдар тізімі жоқ немесе зақымдалған. Индексті қайта жасаңыз: konduktor index build
index-schema = { $name } индексі Konduktor-дың басқа нұсқасымен жасалған (схема { $schema }, керегі { $ours }). Қайта жасаңыз: konduktor index build
index-file-missing = { $name } индексінің { $file } файлы жоқ. Қайта жасаңыз: konduktor index build
index-file-damaged = { $name } индексінің { $file } файлы зақымдалған. Индексті қайта жасаңыз: konduktor index build
index-model = Индекс { $theirs } моделімен жасалған, ал модель – { $ours }. Қайта жасаңыз: konduktor index build
index-no-model = Индекстің { $model } моделін жүктеу мүмкін емес ({ $reason }). KONDUKTOR_MODEL арқылы бар модельді көрсетіп, индексті қайта жасаңыз: konduktor index build
index-broken = Индексті қолдану мүмкін емес: { $what }. Қайта жасаңыз: konduktor index build
index-current = { $name } индексі жаңа күйде
index-built = { $name } индексі { $seconds } секундта жасалды: құжат: { $documents }{ $resting }, үзінді: { $passages }; жаңа вектор: { $embedded }, бұрынғыдан қалғаны: { $kept }
index-resting = {""} (қолданылмайтыны: { $n })

## Further repairs

repair-lookalike = Басқа жазудың әрпі ұқсас әріппен алмастырылды
repair-language = Құжаттың тілінен басқа тілде
repair-markup = Markdown ішіндегі HTML мәтін ретінде оқылды
repair-attachment = Алынбады: PDF ішіндегі файл немесе скрипт
