# Ойыншы беті, есептегіштер, бөлісуге болатын сұрақтар және құрамдасты көрсететін дүкен.

## Әр бетте

pages-title = Ticket to Ride ережелері: сұраңыз, дереккөзімен жауап алыңыз
pages-about = Ticket to Ride ережелері туралы сұраңыз: негізгі ойын, Еуропа, Үндістан, Швейцария. Қадам-қадаммен есептелген, дереккөзі көрсетілген қысқа жауаптар.
pages-skip = Мазмұнға өту
pages-languages = Тіл
pages-home = Сұрақ қою
pages-trademark = Ticket to Ride – өз иесінің тауар белгісі. Бұл сайттың онымен байланысы жоқ.
pages-shop-link = Дүкендерге: тауар бетіндегі терезе

## Бірінші бет

pages-heading = Ереже түсініксіз бе? Сұраңыз.
pages-lead = Үстел басында қалай сұрасаңыз, солай жазыңыз. Қысқа жауап, есептің қадамдары және сүйенген мәтін бірден шығады.
pages-editions = Үстелде қай карта жатыр?
pages-any-edition = Кез келгені
pages-map-usa = Сурет: Солтүстік Америкадағы пойыз жолдары
pages-map-europe = Сурет: Еуропадағы пойыз жолдары
pages-map-india = Сурет: Үндістандағы пойыз жолдары
pages-map-switzerland = Сурет: Швейцариядағы пойыз жолдары
pages-suggested = Жиі қойылатын сұрақтар
pages-calculators = Жылдам есептегіштер
pages-calculators-about = Үстелде не жатқанын енгізіңіз, қалғанын ереже есептейді.

## Сұрақ пен жауабы

pages-question-title = { $question } – Ticket to Ride ережелері
pages-ask-another = Тағы бір сұрақ
pages-not-ready = Жауаптар әлі жүктеліп жатыр. Сәлден кейін қайталап көріңіз.
pages-busy = Аз уақытта сұрақ тым көп түсті. { $n } секундтан кейін жалғастыра аласыз.
pages-no-edition = Мұнда «{ $given }» деген басылым жоқ. Карталардың бірін таңдаңыз.
pages-official = Мұндағы мәтін мен ресми ережелер арасында айырмашылық болса, ресми ережелер дұрыс.
pages-lost = Мұндай бет жоқ. Мүмкін, мекенжайдың бір бөлігі түсіп қалған.
pages-too-large = Бір жолға тым көп мәтін жіберілді. Сұрақ 500 таңбадан аспауы керек.

## Есептегіштер

pages-calculate = Есептеу
pages-result = Нәтиже
pages-edition = Басылым
pages-optional = міндетті емес
pages-tunnel = Туннель
pages-tunnel-about = Тағы неше карта төленеді?
pages-ferry = Паром
pages-ferry-about = Неше локомотив, неше басқа карта керек?
pages-station = Станция
pages-station-about = Келесісі неше карта тұрады?
pages-route = Маршрут ұпайы
pages-route-about = Маршрут неше ұпай береді?
pages-tickets = Қалдыратын билеттер
pages-tickets-about = Кемінде нешеу, қалғаны қайда кетеді?
pages-double = Қос маршрут
pages-double-about = Екінші жол ашық па?
pages-mandala = Мандала бонусы
pages-mandala-about = Неше ұпай береді?
pages-country = Елге апаратын билет
pages-country-about = Неше ұпай береді?
pages-field-color = Төленген карталардың түсі
pages-field-color-only = тек локомотив
pages-field-count = Осы түстен неше карта
pages-field-locomotives = Неше локомотив
pages-field-revealed = Ашылған { $n }-карта
pages-field-revealed-none = карта жоқ
pages-field-length = Маршруттағы орын саны
pages-field-symbols = Локомотив белгілерінің саны
pages-field-nth = Нешінші станция?
pages-nth-1 = бірінші
pages-nth-2 = екінші
pages-nth-3 = үшінші
pages-field-when = Билеттер қашан алынады?
pages-when-start = ойын басында
pages-when-later = ойын барысында
pages-field-drawn = Тартылған билет саны
pages-field-drawn-hint = Колодада әдеттегіден аз билет қалған болса ғана толтырыңыз.
pages-field-players = Ойыншы саны
pages-field-owner = Екінші жол кімде?
pages-owner-self = менде
pages-owner-other = басқа ойыншыда
pages-owner-none = әзірге ешкімде емес
pages-field-qualifying = Екі бөлек жолмен қосылған билет саны
pages-field-values = Билеттегі ұпайлар
pages-field-values-hint = Билетте жазылмаған елді бос қалдырыңыз.
pages-field-reached = Жеткен елдеріңіз
pages-wrong = Белгіленген жерлерді тексеріңіз.
pages-wrong-number = { $low }–{ $high } аралығындағы бүтін санды жазыңыз.
pages-wrong-choice = Біреуін таңдаңыз.
pages-wrong-cards = Туннельге { $low }–{ $high } карта төленеді.
pages-wrong-deck = Ондай карта онша көп емес.
pages-wrong-reached = Билетте бұл елдің ұпайы көрсетілмеген.
pages-wrong-values = Кемінде бір елдің ұпайын енгізіңіз.

## Карталардың қысқартуы: түстерді ажырататын бір-екі әріп

pages-letter-red = Қз
pages-letter-blue = Кө
pages-letter-green = Ж
pages-letter-yellow = С
pages-letter-black = Қр
pages-letter-white = А
pages-letter-orange = ҚС
pages-letter-pink = Кү
pages-letter-locomotive = Л

## Дүкен

pages-shop-name = Ойыншық вагон
pages-shop-demo = Үлгі дүкен: мұнда ештеңе сатылмайды.
pages-shop-title = Ticket to Ride – { $edition }
pages-shop-text = Карта жинаңыз, пойыздарыңызды тізіңіз, қарсыластар жолыңызды бөгемей тұрып билеттеріңіздегі қалаларды қосыңыз. Түсіндіруге оңай, әр ойын әртүрлі.
pages-shop-players = Ойыншы саны
pages-shop-trains = Әр ойыншыға пойыз
pages-shop-stations = Әр ойыншыға станция
pages-shop-basket = Себетке салу
pages-shop-questions = Ережеде түсініксіз жер бар ма?
pages-shop-back = Ойыншы бетіне
