# Ережелерден басқа сөздің бәрі: үкімдер, бас тарту, қарсы сұрақтар, атаулар, қателер.
# Сөздік statements.ftl басында тұр. Ойыншыға «сіз» деп сөйлейміз.
# Қазақшада сан есімнен кейін зат есім жекеше тұрады, сондықтан сан бойынша нұсқа керек емес.

## Үкімдер, ереже сөйлемінің алдында айтылады

verdict-yes = Иә.
verdict-no = Жоқ.
claim-right = Бұл дұрыс.
claim-wrong = Бұл дұрыс емес.

## Басылымдар

edition-usa = Негізгі ойын (Солтүстік Америка)
edition-europe = Еуропа
edition-india = Үндістан
edition-switzerland = Швейцария
# Басылымға қарай өзгеретін жауаптың бір жолы. $editions – атаулар тізімі.
line-edition = { $editions }: { $text }
list-and = және
number-follows = Бұл жағдайда: { $number }.
note-inherited =
    { $edition ->
        [europe] Еуропа басылымының кітапшасы
        [india] Үндістан картасының парағы
        [switzerland] Швейцария картасының парағы
       *[usa] Негізгі ойынның кітапшасы
    } мұны өзгертпейді: негізгі ойынның ережесі қолданылады.
note-disagreement = Басқа бір жарияланған нұсқада { $value } делінген; осында келтірілген дереккөзде – { $cited }, біз соған сүйенеміз.

## Басылымда жоқ механика

absent-tunnel = { $edition }: бұл басылымда туннель жоқ.
absent-ferry = { $edition }: бұл басылымда паром жоқ.
absent-station = { $edition }: бұл басылымда станция жоқ.
absent-mandala = { $edition }: бұл басылымда Мандала бонусы жоқ.
absent-country = { $edition }: бұл басылымда елге апаратын билет жоқ.
absent-rule = { $edition }: бұл басылымда мұндай ереже жоқ.
present-in = Ол мына басылымға тән: { $editions }.

## Бас тарту

out-of-scope = Мен тек Ticket to Ride ойынының ережелері туралы сұрақтарға жауап беремін (негізгі ойын, Еуропа, Үндістан, Швейцария).
# before the quoted sentence of a passage
passage-says = Ең жақын дереккөзде былай делінген:
amendment-says = Осы дереккөзге енгізілген түзетуде былай делінген:
not-covered = Қолымдағы дереккөздердің ешқайсысында бұл айтылмаған, сондықтан болжам жасамаймын.
not-covered-near = Төменде осыған ең жақын үзінділер берілді.

## Қарсы сұрақтар

clarify-edition = Қай басылымды ойнап отырсыз?
clarify-edition-differs = Жауап басылымға байланысты. Қайсысын ойнап отырсыз?
clarify-lang = Қай тілде жауап берейін?
clarify-question = Сұрағыңызды толық түсінбедім. Басқаша айтып көресіз бе?
clarify-played = Туннельге қандай карталар төледіңіз (түсі мен саны)?
clarify-revealed = Қандай үш карта ашылды?
clarify-length = Маршрут неше орындық?
clarify-lengths = Маршруттардың әрқайсысы неше орындық?
clarify-ferry_locomotives = Паромда неше локомотив белгісі бар?
clarify-nth = Бұл нешінші станцияңыз: бірінші, екінші, әлде үшінші ме?
clarify-unused = Салынбаған неше станция қалды?
clarify-players = Неше ойыншы ойнап отыр?
clarify-tickets = Қандай билеттеріңіз бар (құны, орындалғаны не орындалмағаны)?
clarify-route_points = Маршруттардан неше ұпай жиналды?
clarify-tickets_gained = Билеттердің ұпайы қанша: орындалғандары неше, орындалмағандары неше?
clarify-stations_unused = Салынбаған неше станция қалды?
clarify-mandala_tickets = Билеттердің нешеуі Мандала бонусына есептеледі?
clarify-longest_bonus = Ең ұзын жол (және оның бонусы) сізде ме?
clarify-completed_tickets = Әрқайсыңыз неше билет орындадыңыз?
clarify-stations_used = Әрқайсыңыз неше станция салдыңыз?
clarify-longest_path = Ең ұзын жол қайсыңызда?
clarify-trains_left = Неше пойыз қалды?
clarify-route = Маршрут қай екі қаланың арасында?
clarify-no_route = Бұл екі қаланы тікелей жалғайтын маршрут жоқ, екеуі бірге жазылған билет те жоқ. Қай маршрутты немесе билетті айтып тұрсыз?
clarify-values = Билетте қандай елдер жазылған, әрқайсысы неше ұпай?
clarify-numbers =
    { $count ->
        [one] { $numbers } санының нені білдіретінін түсінбедім. Ненің саны екенін жазыңыз немесе нәтижеге әсері болмаса, онсыз сұраңыз.
       *[other] { $numbers } сандарының нені білдіретінін түсінбедім. Ненің саны екенін жазыңыз немесе нәтижеге әсері болмаса, оларсыз сұраңыз.
    }
clarify-reached = Ол елдердің қайсысына жеттіңіз?
clarify-when = Ойын басында ма, әлде ойын барысында ма?
clarify-face_up = Ашық жатқан бес карта қандай?
understood = Әзірге түсінгенім: { $what }.
understood-laid = төленген карталар: { $cards }
understood-revealed = ашылған карталар: { $cards }
understood-edition = басылым: { $edition }
understood-length = орын саны: { $length }
understood-ferry_locomotives = локомотив белгісі: { $count }
understood-players = ойыншы саны: { $players }
understood-route = маршрут: { $city_a } – { $city_b }

## Санымен айтылған карталар: "2 қызыл"

cards-red = { $n } қызыл
cards-blue = { $n } көк
cards-green = { $n } жасыл
cards-yellow = { $n } сары
cards-black = { $n } қара
cards-white = { $n } ақ
cards-orange = { $n } қызғылт сары
cards-pink = { $n } күлгін
cards-locomotive = { $n } локомотив
cards-any = { $n } карта
color-red = қызыл
color-blue = көк
color-green = жасыл
color-yellow = сары
color-black = қара
color-white = ақ
color-orange = қызғылт сары
color-pink = күлгін
color-gray = сұр
color-locomotive = локомотив
points-count = { $n } ұпай
# Ұпай кестесінің бір жазбасы: ұзындығы мен ұпайы.
table-entry = { $length } → { $points }

## Дереккөздер

source-official = ресми ережелер
source-publisher = баспа
source-platform = онлайн платформа
source-community = қауымдастық мәтіні
source-machine_translated = машиналық аударма
note-official-prevails = Айырмашылық болса, ресми ережелерге сүйеніңіз.
note-amended = Бұл дереккөзге түзету енгізілген; айырмашылық болса, төменде келтірілген түзетуге сүйенеміз.
citation-amends-above = жоғарыдағы үзіндіні түзетеді
citation-amends = түзететін дереккөзі: { $what }

## Ұсынылатын сұрақтар

suggest-tunnel = Туннельге 2 қызыл төледім, қызыл, локомотив және көк ашылды. Тағы неше карта төлеймін?
suggest-ferry = 2 локомотив белгісі бар 6 орындық паромға қандай карталар керек?
suggest-station = Үшінші станция неше карта тұрады?
suggest-tickets = Ойын басында кемінде неше билет қалдыруым керек?
suggest-locomotive = Екінші картаға ашық жатқан локомотивті алсам бола ма?
suggest-double = Қос маршруттың екі жолы да қашан ашық болады?
suggest-end = Ойын қашан бітеді?
suggest-longest = Ең ұзын жолда айналма болса, санала ма?
suggest-tie = Екі ойыншының ұпайы тең болса, кім жеңеді?
suggest-mandala = Мандала бонусы 3 билетке неше ұпай береді?
suggest-country = Билетте жазылған елдердің ешқайсысына жете алмасам, не болады?
suggest-points = 6 орындық маршрут неше ұпай береді?

## Қателер. $field, $given және $allowed енгізілгенді сипаттайды.

error-title = Бұл сұрауға жауап беру мүмкін емес
error-empty = Сұрақ бос.
error-too_long = Сұрақта { $given } таңба бар; рұқсат етілгені – { $allowed }.
error-control = Сұрақта мәтінге жатпайтын таңбалар бар (басқару таңбалары немесе бүлінген Unicode).
error-lang = «{ $given }» тілі белгісіз; белгілілері: { $allowed }.
error-edition = «{ $given }» басылымы белгісіз; белгілілері: { $allowed }.
error-players = Ойыншы саны мынадай болуы керек: { $allowed }; берілгені: { $given }.
error-field = «{ $field }» өрісі жарамсыз: берілгені – { $given }; рұқсат етілгені – { $allowed }.
error-not_found = Бұл мекенжайда ештеңе жоқ.
error-not_ready = Индекс әлі дайын емес. Сәл күтіп, қайталап көріңіз.
error-internal = Біздің тарапымыздан ақау шықты.
error-title-400 = Сұрауды оқу мүмкін емес
error-title-404 = Табылмады
error-title-405 = Бұл әдіске рұқсат жоқ
error-title-413 = Сұрау тым үлкен
error-title-415 = Бұл пішімге қолдау жоқ
error-title-500 = Ішкі қате
error-title-503 = Қызмет дайын емес
error-body = Сұраудың денесі дұрыс JSON емес.
error-body_too_long = Сұраудың денесі тым үлкен; байтпен алғандағы шегі – { $allowed }.
error-media_type = Сұраудың денесі JSON болуы және { $allowed } мазмұн түрімен жіберілуі керек.
error-method = Бұл мекенжайда { $given } әдісі жұмыс істемейді; жарайтындары: { $allowed }.
error-request = Сұрау түсініксіз.
error-missing = «{ $field }» өрісі жетіспейді.
error-unknown = «{ $field }» деген өріс жоқ; бар өрістер: { $allowed }.
error-type = «{ $field }» өрісіне { $type ->
    [string] мәтін
    [integer] бүтін сан
    [array] тізім
   *[object] нысан
  } керек; берілгені: { $given }.
error-characters = «{ $field }» өрісінде мәтінге жатпайтын таңбалар бар (басқару таңбалары немесе бүлінген Unicode).
error-unknown_computation = «{ $given }» есептеуі белгісіз; белгілілері: { $allowed }.
error-unknown_passage = «{ $given }» деген үзінді жоқ.
error-no_index = Индексті ашу мүмкін емес. Себебі қызметтің журналында жазылған; жаңа индексті «konduktor index build» жасайды.
error-line = Жол JSON нысаны емес.
error-line_too_long = Жол тым ұзын: { $given } байт; шегі – { $allowed }.
error-text_empty = Мәтін бос.
