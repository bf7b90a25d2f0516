# Қызметкерлер дауларды және қате деп бағаланған жауаптарды қарайтын үстел.

## Әр бетте

desk-title = Даулар үстелі
desk-menu = Үстел
desk-menu-queue = Кезек
desk-menu-new = Жаңа дау
desk-menu-stats = Сандар
desk-menu-editing = Редакция
desk-menu-staff = Қызметкерлер
desk-menu-audit = Аудит журналы
desk-role-support = қолдау
desk-role-editor = редактор
desk-role-admin = әкімші
desk-signed-in = Кірген: { $name }
desk-sign-out = Шығу
desk-back = Кезекке оралу
desk-not-found = Мұндай бет жоқ
desk-not-found-about = Бұл мекенжай көрсеткен жазба кезекте жоқ.

## Кезек

desk-queue = Кезек
desk-show = Көрсету
desk-show-open = Ашық
desk-show-mine = Менікі
desk-show-changed = Шешімі өзгерген
desk-show-decided = Шешілген
desk-show-all = Барлығы
desk-search = Іздеу
desk-kind = Түрі
desk-kind-dispute = Дау
desk-kind-answer = Ұнамаған жауап
desk-any = Кез келген
desk-find = Табу
desk-found = { $n ->
    [0] Мұнда ештеңе жоқ.
   *[other] { $n } жазба
}
desk-export = { $form } түрінде сақтау
desk-keys = Пернелер: j келесі, k алдыңғы, / іздеу
desk-forgotten = Мәтін өшірілген.
desk-state-open = ашық
desk-state-decided = шешілген
desk-nobody = тапсырылмаған
desk-pages = Беттер
desk-before = Алдыңғы бет
desk-next = Келесі бет
desk-page-of = Бет: { $n } / { $all }

## Дау

desk-dispute = Дау
desk-permalink = Тұрақты мекенжай
desk-not-whole = Бұл жазба дерекқорда өзгертілген. Оған сүйенбеңіз; әкімшіге хабарласыңыз.
desk-evidence = Дәлел
desk-sure = Сенімділік: { $percent } %
desk-decided-as = Қызметкерлердің шешімі: { $verdict }
desk-change-pending = Бүгін шешім басқаша болар еді
desk-change-because = Содан бері өзгергені: { $what }
desk-change-refused = Ережелер берілген деректерді енді қабылдамайды.
desk-confirm-change = Өзгерісті растау
desk-editor-only = Мұны тек редактор растай алады.
desk-decide = Шешім шығару
desk-decision = Шешім
desk-how-confirmed = Шешімдер дұрыс
desk-how-otherwise = Басқаша шешемін
desk-otherwise-verdict = басқаша болса, шешімі
desk-reason = Негіздеме
desk-reason-hint = Басқаша шешсеңіз, қажет; хатқа жазғаныңыздай енеді.
desk-work = Ескертпелер мен тапсыру
desk-assigned = Жауапты
desk-assign = Тапсыру
desk-note = Әріптестерге ескертпе
desk-add-note = Ескертпе қосу
desk-letter = Хат
desk-letter-otherwise = Хатта қызметкерлердің шешімдері мен жазылған негіздеме болады.
desk-decided-by-staff = Біздің қызметкерлер шешті: { $date }.
desk-sent-in = Жіберілген хаттың тілі
desk-mark-sent = Жіберілді деп белгілеу
desk-history = Тарихы
desk-no-events = Әзірге ештеңе жоқ.
desk-event-note = Ескертпе
desk-event-assign = Тапсырылды: { $name }
desk-event-unassigned = Тапсыру алынып тасталды
desk-event-confirmed = Шешім: бәрі дұрыс бағаланған
desk-event-otherwise = Басқаша шешілді: { $verdicts }
desk-event-reviewed = Қаралды: жауап қате болған
desk-event-right = Шешім: жауап дұрыс болған
desk-event-sent = Хат жіберілді, тілі: { $language }
desk-event-change = { $n }-өзгеріс расталды

## Жаңа дау

desk-unknown = белгісіз
desk-lang-of-report = Баяндаудың тілі
desk-more-claims = Тағы пікірлер
desk-by = Кім айтады
desk-claim-text = Не айтады
desk-told-by-text = мәтіннен анықталсын
desk-judge = Бағалап, сақтау

## Жауап

desk-as-shown = Көрсетілген түрі
desk-thumb-reason = Неге ұнамаған
desk-no-reason = Себебі айтылмаған.
desk-snapshot = Қызметтің сол сәттегі жауабы
desk-not-same = Келушінің айтуынша көрсетілген жауап бұл емес.
desk-review = Қандай болуы керек еді
desk-review-about = Бұл баға сынақ сұрағына айналады. Жеке деректің бәрін алып тастаңыз.
desk-question-anonymous = Жеке дерегі жоқ сұрақ
desk-question-kind = Сұрақтың түрі
desk-case-lookup = ереже туралы
desk-case-computed = есептелетін
desk-case-dispute = дау
desk-case-cross = тіларалық
desk-case-ambiguous = екіұшты
desk-case-out_of_scope = басқа туралы
desk-case-not_covered = ережелерде жоқ
desk-expected-status = Күтілетін нәтиже
desk-status-answered = жауап берілді
desk-status-clarify = қайта сұрайды
desk-status-not_covered = ережелерде жоқ
desk-status-out_of_scope = басқа туралы
desk-expected-value = Күтілетін мән (сан, true, false; бос қалуы мүмкін)
desk-expected-rule = Күтілетін ереже
desk-keep-review = Бағаны сақтау
desk-answer-right = Жауап шынында дұрыс болса, неге?
desk-close-as-right = Дұрыс деп жабу

## Сандар

desk-stats-about = Сұрақтар оларды сақтауды таңдаған сайттардан, даулар осы үстелден алынады.
desk-period = Кезең
desk-days = { $n } күн
desk-as-table = Кесте түрінде
desk-no-data = Бұл кезеңде ештеңе жоқ.
desk-stat-over-time = Апта сайынғы сұрақтар мен даулар
desk-stat-questions = Ең жиі қойылған сұрақтар
desk-stat-refusals = Сұрақтардың нәтижесі
desk-stat-languages = Тілдер
desk-stat-rules = Ең көп дауланған ережелер
desk-col-week = Апта басы
desk-col-questions = Сұрақтар
desk-col-disputes = Даулар
desk-col-refused = Жауапсыз
desk-col-question = Сұрақ
desk-col-times = Рет
desk-col-outcome = Нәтиже
desk-col-language = Тіл
desk-col-rule = Ереже

## Не болды

desk-error-changed = Осы арада басқа біреу өзгеріс енгізді. Бет енді сол өзгерісті көрсетеді; жазғаныңыз формада тұр. Қарап, қайта жіберіңіз.
desk-error-no-case = Мұндай іс жоқ.
desk-error-missing = Мұнда бірдеңе жетіспейді.
desk-error-too-long = Мәтін тым ұзын.
desk-error-characters = Мәтінде көрінбейтін таңбалар бар.
desk-error-choice = Мүмкіндіктердің бірін таңдаңыз.
desk-error-no-change = Бұл өзгеріс енді растауды күтіп тұрған жоқ.
desk-error-review = Баға сақталмайды; белгіленген өрісті түзетіңіз.
desk-error-form = Форма оқылмады.
