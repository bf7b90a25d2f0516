# Қызметкерлер дауларды және қате деп бағаланған жауаптарды қарайтын бөлім.

## Әр бетте

desk-title = Дауларды шешу бөлімі
desk-menu = Бөлім
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
desk-add-example = Мұны мысал сұрақ ету

## Сандар

desk-stats-about = Сұрақтар оларды сақтауды таңдаған сайттардан, даулар осы бөлімнен алынады.
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
desk-error-forgotten = Бұл істің мәтіні жойылған; ол туралы енді ештеңе жазуға болмайды.
desk-error-missing-reason = Неге басқаша шешкеніңізді жазыңыз.
desk-error-missing = Мұнда бірдеңе жетіспейді.
desk-error-too-long = Мәтін тым ұзын.
desk-error-characters = Мәтінде көрінбейтін таңбалар бар.
desk-error-choice = Мүмкіндіктердің бірін таңдаңыз.
desk-error-no-change = Бұл өзгеріс енді растауды күтіп тұрған жоқ.
desk-error-review = Баға сақталмайды; белгіленген өрісті түзетіңіз.
desk-error-form = Форма оқылмады.

## Facts of a dispute

desk-facts = Ереже есептегішіне арналған деректер
desk-facts-hint = Міндетті емес. Олармен сандар мәтіннен оқылмай, есептеледі. * белгісі бар өрістер қажет; бос жолдар ескерілмейді.
desk-facts-name = Не есептеледі
desk-facts-none = деректерсіз
desk-facts-show = Өрістерді көрсету
desk-facts-more = Тағы жолдар: { $what }
desk-facts-commas = Үтірмен бөліңіз
desk-facts-empty = берілмеген
desk-facts-true = иә
desk-facts-false = жоқ
desk-facts-name-route_points = Бір маршруттың ұпайы
desk-facts-name-routes_points = Бірнеше маршруттың ұпайы
desk-facts-name-double_route_open = Қос маршруттың екінші жолы ашық па?
desk-facts-name-claim_check = Осы карталармен маршрутты салуға бола ма?
desk-facts-name-ferry_cost = Паромның құны
desk-facts-name-tunnel_extra_cards = Туннельдің қосымша карталары
desk-facts-name-station_cost = Бір станцияның құны
desk-facts-name-stations_cost = Бірнеше станцияның құны
desk-facts-name-unused_stations = Салынбаған станциялардың ұпайы
desk-facts-name-best_stations = Станцияларды билеттерге ең тиімді пайдалану
desk-facts-name-tickets_to_keep = Қалдыруға міндетті билеттер
desk-facts-name-tickets_points = Билеттердің ұпайы
desk-facts-name-ticket_completed = Билет орындалды ма?
desk-facts-name-longest_path = Ең ұзын жол
desk-facts-name-mandala = Мандала бонусы
desk-facts-name-country_ticket = Елге апаратын билет
desk-facts-name-draw_check = Екінші картаны алуға бола ма?
desk-facts-name-face_up_reset = Ашық карталар ауыстырыла ма?
desk-facts-name-last_round = Соңғы айналым басталды ма?
desk-facts-name-final_scores = Соңғы ұпайлар және жеңімпаз
desk-facts-built = Бұрын салынған станциялар
desk-facts-card = Карта
desk-facts-cards = Төленген карталар
desk-facts-city = Қала
desk-facts-city_a = Қайдан
desk-facts-city_b = Қайда
desk-facts-claimed = Басқалар салған маршруттар
desk-facts-color = Түс
desk-facts-completed = Орындалған
desk-facts-country = Ел
desk-facts-drawn = Тартылған билет (әдеттегіден аз болса)
desk-facts-edges = Желінің бөліктері
desk-facts-face_up = Ашық карта
desk-facts-ferry_locomotives = Локомотив белгілері
desk-facts-locomotives = Қолдағы локомотивтер
desk-facts-first = Бірінші карта
desk-facts-from = Қайдан алынды
desk-facts-from-deck = колодадан
desk-facts-from-face_up = ашық карталардан
desk-facts-hand = Қолдағы карталар
desk-facts-laid = Осы кезекте қойылған пойыздар
desk-facts-length = Орын саны
desk-facts-lengths = Маршруттардың ұзындықтары
desk-facts-longest_path = Ең ұзын жолдың ұзындығы
desk-facts-mandala_tickets = Екі бөлек жолмен қосылған билет саны
desk-facts-nth = Нешінші станция (1–3)
desk-facts-owned = Ойыншының өз маршруттары
desk-facts-owner = Екінші жол кімде
desk-facts-owner-self = сол ойыншының өзінде
desk-facts-owner-other = басқа ойыншыда
desk-facts-owner-none = ешкімде емес
desk-facts-played = Төленген карталар
desk-facts-player_name = Аты
desk-facts-players = Ойыншы саны
desk-facts-players-list = Ойыншы
desk-facts-points = Ұпай
desk-facts-reached = Ойыншы жеткен елдер
desk-facts-revealed = Ашылған карта
desk-facts-rival_routes = Басқа ойыншылардың маршруттары
desk-facts-route = Картадағы маршрут
desk-facts-route_points = Маршрут ұпайлары
desk-facts-routes = Ойыншының маршруттары
desk-facts-second = Екінші карта
desk-facts-stations = Станция саны
desk-facts-stations-list = Станция
desk-facts-stations_used = Салынған станциялар
desk-facts-ticket = Билет
desk-facts-tickets = Билет саны
desk-facts-tickets-list = Билет
desk-facts-trains_before = Осы кезекке дейінгі пойыздар
desk-facts-trains_left = Қалған пойыздар
desk-facts-tunnel = Туннель ме?
desk-facts-turned_up = Барлығы ашылған карта
desk-facts-unused = Салынбаған станциялар
desk-facts-values = Билеттегі ел
desk-facts-when = Билеттер қашан алынады
desk-facts-when-start = ойын басында
desk-facts-when-later = ойын барысында
desk-facts-given = Берілген деректер
desk-database-gone = Дерекқорды пайдалану мүмкін емес
desk-database-gone-about = Ештеңе сақталмады. Сәл кейін қайталап көріңіз; түзелмесе, қызметті жүргізетін адамға хабарлаңыз.
