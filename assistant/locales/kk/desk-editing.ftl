# Feedback, and what the editors' pages say.

## Feedback

feedback-thanks = Рақмет. Сұрағыңыз, жауап туралы пікіріңіз және жауаптың өзі сақталды; сіз туралы басқа ештеңе сақталған жоқ.
feedback-elsewhere = Бұл басқа сайттан келді, сондықтан сақталмады.
feedback-wrong = Сақтау мүмкін болмады: формада бірдеңе жетіспейді немесе тым ұзын.
feedback-no-database = Бұл қызмет қазір пікір сақтамайды: дерекқоры жоқ. Ештеңе жазылған жоқ.
feedback-back = Жауапқа оралу
feedback-note = Сұрағыңыз бен осында жазғаныңыз жіберіліп, сақталады; сіз туралы басқа ештеңе сақталмайды.
feedback-reason = Не дұрыс болмады? (бос қалдыруға болады)
feedback-title = Пікір

## What editors decided, as answers tell it

note-authority = Екі мәтін екі түрлі айтса, бұл жауап «{ $other }» емес, «{ $cited }» мәтініне сүйенеді: редакторларымыз осылай шешті.
house-ruling = Үй ережесі, ешбір ережелер кітабынан емес: біздің үстелде былай ойналады – { $text }

## The editors' pages

editing-title = Деректерді түзету
editing-intro = Мұнда қосылғандар жарияланып, өлшеуден өткенде жауаптардың бөлігі болады.
editing-none = Әзірге ештеңе жоқ.
editing-lang = Тіл
editing-edition = Басылым
editing-edition-any = кез келгені
editing-rule = Ереже
editing-rule-any = екеуі де айтқанның бәрі
editing-question = Сұрақ, ойыншы жазатындай
editing-answer = Дұрыс жауап
editing-answer-open = иә/жоқ сұрағы емес
editing-answer-yes = иә
editing-answer-no = жоқ
editing-name = Адамдар қалай атайды
editing-name-hint = Соңындағы * кез келген жалғауды білдіреді.
editing-means = Мағынасы
editing-means-hint = Көмекші білетін қала аты немесе сөз.
editing-document = Сүйенетін дереккөз
editing-over = Сүйенбейтін дереккөз
editing-texts = Сіздің үстелде қалай ойналады
editing-reason = Неліктен
editing-add = Қосу
editing-withdraw = Қайтарып алу
editing-withdraw-why = Неге қайтарып алынады?
editing-kind-example = Мысал сұрақ
editing-kind-alias = Басқа атау
editing-kind-authority = Екі дереккөз арасындағы шешім
editing-kind-house = Үй ережесі
editing-about-example = Сұрақтың қай ережеге қатысты екенін көмекшіге үйретеді. Өлшеу сұрақтарының бірі қабылданбайды.
editing-about-alias = Адамдардың қалаға, картаға немесе басқа затқа берген атауы.
editing-about-authority = Екеуі де бір ереже туралы айтса, тек сүйенетін дереккөз келтіріледі, жауапта бұл айтылады.
editing-about-house = Ешбір дереккөз шешпейтін жайт үшін. «Ешбір дереккөз шешпейді» дегеннен кейін үй ережесі ретінде көрсетіледі, ешқашан дереккөз ретінде келтірілмейді.
editing-state-pending = жариялануын күтіп тұр
editing-state-live = индексте
editing-state-leaving = қайтарып алынды; келесі жариялауға дейін индексте
editing-state-withdrawn = қайтарып алынды
editing-list = Қосылғандар
editing-publish = Жариялау
editing-publish-note = Сынақ индекс жасалып, өлшенеді; бұл бірнеше минут алады. Ешбір көрсеткіш негізгі деңгейден төмендемесе ғана қолданысқа енеді.
editing-publishing = Жариялау жүріп жатыр. Бірнеше минуттан кейін қайта қараңыз.
editing-nothing = Бәрі жарияланған.
editing-done-added = Қосылды, жариялануын күтіп тұр.
editing-done-withdrawn = Қайтарып алынды; келесі жариялаумен индекстен шығады.
editing-done-started = Жариялау басталды.
editing-publications = Жариялаулар
editing-publication = { $number }-жариялау
editing-publication-running = жүріп жатыр
editing-publication-live = қолданыста
editing-publication-refused = өлшеуден өтпеді; индекс өзгерген жоқ
editing-publication-failed = сәтсіз; индекс өзгерген жоқ
editing-report = Есеп
editing-no-report = Есеп әлі жоқ.
editing-by = { $name }, { $at }
editing-withdrawn-by = қайтарып алған: { $name }, { $at }
editing-error-text = Мұнда { $min }–{ $max } таңбадан тұратын бір жол керек.
editing-error-choice = «{ $given }» таңдаулардың ішінде жоқ.
editing-error-answer-edition = Жауап басылымға қарай өзгереді: біреуін таңдаңыз.
editing-error-no-proposition = { $rule } ережесінде дұрыс не бұрыс болатын тұжырым жоқ, сондықтан «иә» ештеңе білдірмейді.
editing-error-measured = Бұл сұрақ { $id } өлшеу сұрағымен бірдей не соған өте жақын. Өлшенетін нәрсені үйретуге болмайды.
editing-error-alias-short = Атауда кемінде 3 әріп, * алдында кемінде { $min } әріп болуы керек; * тек соңында тұрады.
editing-error-alias-known = «{ $name }» онсыз да түсінікті.
editing-error-alias-unknown = «{ $name }» қала да, көмекші білетін сөз де емес.
editing-error-authority-apart = Бір басылым туралы айтатын екі бөлек дереккөзді таңдаңыз.
editing-error-there = Бұл бұрыннан бар, нөмірі { $number }.
editing-error-not-there = { $number } нөмірі жоқ.
editing-error-withdrawn = { $number } нөмірін { $by } бұрын қайтарып алған.
editing-error-nothing = Жариялайтын ештеңе жоқ.
editing-error-running = Жариялау онсыз да жүріп жатыр.
