# Есептеудің нәтижелері және әр қадамға бір сөйлем (rules/steps.py): step-<ереже>-<жағдай>.
# Түстер, қалалар және олардың тізімі дайын күйінде келеді: $color, $card, $colors, $city_a, $path, $players.
# $color_key мен $card_key – тілге тәуелсіз кілттер (red, …, locomotive).
# Айнымалыға жалғау жалғанбайды: «{ $city } қаласында», «түсі { $color }» деп айтылады.

## Алдымен айтылатын нәтиже

result-tunnel_extra_cards =
    { $n ->
        [0] Қосымша карта төленбейді.
       *[other] { $n } қосымша карта.
    }
# all the cards of a tunnel: $laid and $extra make $n
result-tunnel_extra_cards-total = Барлығы { $n } карта: бастапқы { $laid } және қосымша { $extra }.
result-ferry_cost =
    { $same_color ->
        [1] { $locomotives } локомотив және кез келген түсті { $same_color } карта.
       *[other] { $locomotives } локомотив және бірдей түсті { $same_color } карта (түсі кез келген).
    }
result-ferry_cost-only_locomotives = { $locomotives } локомотив, басқа карта керек емес.
# $n: the locomotives that a player still lacks for a ferry
result-ferry_cost-missing = Тағы { $n } локомотив.
result-station_cost = { $n } карта.
result-unused_stations = { $n } ұпай.
result-route_points = { $n } ұпай.
result-tickets_points = Барлығы { $n } ұпай.
result-tickets_points-no_route = Бұл екі қаланы тікелей жалғайтын маршрут жоқ; араларындағы билет { $n } ұпай береді.
result-player_score = Барлығы { $n } ұпай.
# who wins a tie: the asker, the other one, or somebody named
result-tie_break-you = Сіз жеңесіз.
result-tie_break-other = Қарсыласыңыз жеңеді.
result-tie_break-name = Жеңімпаз: { $name }.
player-you = сіз
player-other = қарсыласыңыз
result-mandala = Бонус – { $n } ұпай.
result-country_ticket = { $n } ұпай.
result-longest_path = Ең ұзын жол – { $n } пойыз.
# $n: how many of the tickets drawn may be given back
result-tickets_to_keep-returned = Ең көбі { $n } билет қайтаруға болады.
# several computations added up; $text is the sum's own sentence
result-sum = Барлығы: { $text }
result-tickets_to_keep = Кемінде { $n } билет.
result-double_route_open-true = Иә, екінші жол ашық.
result-double_route_open-false = Жоқ, екінші жол жабық.
result-last_round-true = Иә, соңғы айналым басталады.
result-last_round-false = Жоқ, соңғы айналым әлі басталмайды.
result-draw_check-true = Иә, карталарды бұлай алуға болады.
result-draw_check-false = Жоқ, карталарды бұлай алуға болмайды.
result-face_up_reset-true = Иә, ашық бес карта түгел ауыстырылады.
result-face_up_reset-false = Жоқ, ашық бес карта орнында қалады.
result-claim_check-true = Иә, бұл маршрутты салуға болады.
result-claim_check-false = Жоқ, бұл маршрутты бұлай салуға болмайды.
result-ticket_completed-true = Иә, билет орындалды.
result-ticket_completed-false = Жоқ, билет орындалмады.
# Ешбір мәтін шешпеген жайтты болжап алған жауап.
result-assumed = Бұл ешбір дереккөзде айтылмаған; болжам бойынша: { $text }

## Маршруттар және оларды салу

step-route-points-table = { $length } орындық маршрут { $points } ұпай береді.
step-route-points-assumed = { $length } орындық маршруттың ұпайы ешбір дереккөзде берілмеген; болжам бойынша – { $points } ұпай.
step-route-points-told = Маршруттардан: { $points } ұпай.
step-route-points-sum = { $player }: { $routes } маршрут, { $points } ұпай.
step-open-india_eight-assumed = Үндістандағы { $length } орындық паромның ұпайы ешбір дереккөзде берілмеген; Еуропа кестесіндегідей { $points } ұпай деп есептелді.
step-claim-exact_cards-exact = { $needed } карта керек, { $played } карта төленді.
step-claim-exact_cards-too_few = { $needed } карта керек, ал төленгені – небәрі { $played } карта.
step-claim-exact_cards-too_many = { $needed } карта керек, ал төленгені одан көп: { $played } карта.
step-claim-color_match-match = Карталар маршруттың түсіне сай: { $color }.
step-claim-color_match-wrong = Маршруттың түсі – { $color }, ал төленген түс басқа: { $played }.
step-claim-gray_one_color-one = Сұр маршрутқа кез келген бір түс жарайды: { $color }.
step-claim-gray_one_color-mixed = Сұр маршрутқа бір ғана түс жарайды, түстер араласпайды: { $colors }.
step-claim-locomotive_wild-wild = Жетпеген картаның орнына { $locomotives } локомотив жүреді.
step-claim-locomotive_wild-tunnel = Туннельге локомотив төлеуге болады: { $locomotives } локомотив төленді.
step-claim-locomotive_wild-forbidden = Бұл басылымда локомотив тек туннельге төленеді, ал мұнда { $locomotives } локомотив төленді.
step-claim-all_locomotives-allowed = Маршрутты тек локомотивпен салуға болады: { $locomotives } локомотив төленді.
step-claim-all_locomotives-forbidden = Бұл басылымда тек локомотивпен туннельді ғана салуға болады, ал мұнда { $locomotives } локомотив төленді.
step-claim-enough_trains-enough = { $needed } пойыз керек, қорда { $left } пойыз бар.
step-claim-enough_trains-too_few =
    { $left ->
        [0] { $needed } пойыз керек, ал қорда бірде-бір пойыз қалмады.
       *[other] { $needed } пойыз керек, ал қорда небәрі { $left } пойыз бар.
    }
step-claim-not_connected-free = { $city_a } – { $city_b } маршруты басқа маршруттарыңызға жалғаспаса да болады.
# $owner – "self" немесе "other".
step-claim-whole_route-taken =
    { $owner ->
        [self] { $city_a } – { $city_b } маршрутын өзіңіз салып қойғансыз.
       *[other] { $city_a } – { $city_b } маршрутын басқа ойыншы салып қойған.
    }
step-claim-whole_route-twice = { $city_a } – { $city_b } маршрутының бір жолы бірнеше рет салынған ({ $players }).
step-double-min_players-open = { $players } ойыншы болғанда екі жол да ашық (ереже: { $needed } ойыншыдан бастап).
step-double-min_players-closed = { $players } ойыншы болғанда бір жол алынса, екіншісі жабылады (екеуі де { $needed } ойыншыдан бастап ашық).
step-double-min_players-free = Екі жол да бос тұр, сондықтан { $players } ойыншы болғанда кез келгенін салуға болады.
step-double-min_players-both_taken = { $city_a } – { $city_b }: екі жол да салынған, ал { $players } ойыншы болғанда бір жолын ғана салуға болады (екеуі де { $needed } ойыншыдан бастап ашық).
step-double-never_both-own = Бір жолы өзіңізде, ал бір ойыншы екі жолды бірдей ешқашан ала алмайды.
step-double-never_both-player = { $city_a } – { $city_b }: екі жол да бір ойыншыда ({ $player }), ал бір ойыншы екі жолды бірдей ешқашан ала алмайды.

## Паромдар

step-ferry-locomotives-needed = Паромның { $length } орнында { $symbols } локомотив белгісі бар: әр белгіге бір локомотив төленеді.
step-ferry-locomotives-enough = { $symbols } локомотив керек, { $locomotives } локомотив төленді.
step-ferry-locomotives-too_few =
    { $locomotives ->
        [0] { $symbols } локомотив керек, ал бірде-бір локомотив жоқ.
       *[other] { $symbols } локомотив керек, ал бары – небәрі { $locomotives }.
    }
step-ferry-rest-needed =
    { $cards ->
        [1] Қалған { $cards } орынға кез келген түсті карта төленеді.
       *[other] Қалған { $cards } орынға бірдей түсті карталар төленеді, түсі кез келген.
    }
step-ferry-rest-none = Басқа картаға орын қалмайды.
step-ferry-rest-one = Қалған карталар бір түсті: { $color }.
step-ferry-rest-mixed = Қалған карталар бір түсті болуы керек, түстер араласпайды: { $colors }.
step-ferry-extra_locomotives-may = Сол { $cards } картаның орнына да локомотив төлеуге болады.
step-ferry-extra_locomotives-used = Артық { $locomotives } локомотив басқа картаның орнына жүреді.

## Туннельдер

step-tunnel-reveal-turned_up = { $cards } карта ашылды.
step-tunnel-reveal-to_come = Бұл – туннель, сондықтан әлі { $cards } карта ашылады.
step-tunnel-reveal-odds =
    { $matching ->
        [0] Көрінбеген { $unseen } картаның { $cards } данасы ашылады; олардың арасында есептелетін карта жоқ.
       *[other] Көрінбеген { $unseen } картаның { $cards } данасы ашылады; сол { $unseen } картаның ішінде есептелетіні – { $matching }.
    }
step-tunnel-short_deck-some = Әдеттегі { $usual } картаның орнына { $cards } карта ғана ашылды.
step-tunnel-short_deck-none = Әдетте { $usual } карта ашылады, бірақ ашатын карта қалмады, сондықтан қосымша төлем жоқ.
step-tunnel-match-color = Ашылғаны { $card }: төлеген түсіңіз, тағы бір карта.
step-tunnel-match-locomotive = Ашылғаны локомотив: тағы бір карта.
step-tunnel-match-none = Ашылғаны { $card }: есептелмейді.
step-tunnel-only_locomotives-laid = Тек локомотив төленді ({ $locomotives }), сондықтан ашылған карталардан локомотив қана есептеледі.
step-tunnel-mixed-laid = Бір түс ({ $color }) пен { $locomotives } локомотив аралас төленді: сол түс те, локомотив те есептеледі.
step-tunnel-extra_payment-none = Қосымша ештеңе төленбейді.
step-tunnel-extra_payment-color = Тағы { $extra } карта төлейсіз: { $color } немесе локомотив.
step-tunnel-extra_payment-locomotive = Тағы { $extra } локомотив төлейсіз.

## Станциялар

step-station-cost-nth =
    { $nth ->
        [1] Бірінші станция { $cards } карта тұрады.
        [2] Екінші станция { $cards } карта тұрады.
        [3] Үшінші станция { $cards } карта тұрады.
       *[other] { $nth }-станция { $cards } карта тұрады.
    }
step-station-payment-any_card = Кез келген карта жарайды, локомотив те.
step-station-payment-one_color = Осы { $cards } картаның бәрі бір түсті болады; кез келгенінің орнына локомотив жүреді.
step-station-unused_points-unused = Салынбаған { $unused } станция × { $each } = { $points } ұпай.
step-station-unused_points-player = { $player }: салынбаған { $unused } станция × { $each } = { $points } ұпай.
step-station-borrow-borrowed = { $station } қаласындағы станция арқылы { $city_a } – { $city_b } маршруты пайдаланылады ({ $length } орын).
step-station-borrow-unused = { $station } қаласындағы станция арқылы ешбір маршрут пайдаланылмайды.
step-station-same_route-shared = { $station } қаласындағы станция арқылы пайдаланылған маршрут { $tickets } билетке жарайды.
step-station-decide_end-best =
    { $choices ->
        [1] Станция арқылы пайдаланылатын маршруттарды таңдаудың бір ғана нұсқасы бар, ол билеттерден { $points } ұпай береді.
       *[other] Станция арқылы пайдаланылатын маршруттарды таңдаудың { $choices } нұсқасы бар; ең тиімдісі билеттерден { $points } ұпай береді.
    }

## Билеттер

step-tickets-dealt_start-dealt = Ойын басында { $dealt } билет таратылады.
step-tickets-dealt_start-long = Ойын басында { $dealt } билет таратылады: { $long } ұзын, { $regular } кәдімгі.
step-tickets-keep_start-keep = Сол { $dealt } билеттің кемінде { $keep } данасын қалдырасыз.
step-tickets-returned_start-bottom = Қалғаны билет колодасының астына қойылады.
step-tickets-returned_start-box = Қалғаны қорапқа қайтып салынады.
step-tickets-drawn_later-drawn = { $drawn } билет тартылады.
step-tickets-deck_low-fewer = Әдеттегі { $usual } билеттің орнына тартуға { $drawn } билет қана қалды.
step-tickets-keep_later-keep = Сол { $drawn } билеттің кемінде { $keep } данасын қалдырасыз.
step-tickets-returned_later-bottom = Қалғаны билет колодасының астына қойылады.
step-tickets-returned_later-box = Қалғаны ойыннан шығады.
step-tickets-long_start_only-later = Ойын барысында тек кәдімгі билеттер тартылады.
step-tickets-completed-path = { $city_a } – { $city_b } қосылған, жол: { $path } ({ $trains } пойыз).
step-tickets-completed-borrowing = { $city_a } – { $city_b } станция арқылы пайдаланылған маршруттармен бірге қосылған, жол: { $path } ({ $trains } пойыз).
step-tickets-completed-not = { $city_a } – { $city_b } қосылмаған.
step-tickets-scored-points = Орындалған билет: +{ $points }.
step-tickets-scored-cities = { $city_a } – { $city_b } билеті орындалды: +{ $points }.
step-tickets-scored-player = { $player }: орындалған { $completed } билет, +{ $points }.
step-tickets-failed-points = Орындалмаған билет: −{ $points }.
step-tickets-failed-cities = { $city_a } – { $city_b } билеті орындалмады: −{ $points }.
step-tickets-failed-player = { $player }: орындалмаған { $failed } билет, −{ $points }.

## Вагон карталарын алу

step-draw-sources-any = Әр картаны колодадан да, ашық қатардан да алуға болады.
step-draw-two_cards-cards = Бір кезекте { $cards } карта алынады.
step-draw-blind_locomotive-goes_on = Колодадан шыққан локомотив карта алуды тоқтатпайды.
step-draw-face_up_locomotive-whole_draw = Ашық локомотив алынса, карта алу сонымен бітеді.
step-draw-face_up_locomotive-like_any = Бұл басылымда ашық локомотив кез келген карта сияқты алынады.
step-draw-second_locomotive-not_allowed = Ашық локомотив ешқашан екінші карта бола алмайды.
step-draw-second_locomotive-allowed = Бұл басылымда ашық локомотив екінші карта бола алады.
step-draw-three_locomotives-reset = Ашық { $cards } картаның { $locomotives } данасы локомотив ({ $needed } болса жеткілікті): бәрі тасталып, орнына жаңасы ашылады.
step-draw-three_locomotives-stays =
    { $locomotives ->
        [0] Ашық { $cards } картаның арасында локомотив жоқ; ауыстыру үшін { $needed } локомотив керек.
       *[other] Ашық { $cards } картаның { $locomotives } данасы локомотив; ауыстыру үшін { $needed } локомотив керек.
    }

## Ең ұзын жол

step-longest-own-path = Ең ұзын жол – { $length } пойыз: { $path }.
step-longest-own-none = Пойыз қойылмаған, сондықтан жол да жоқ.
step-longest-loops-cities = Жол бірнеше рет өтетін қалалар: { $cities }; айналмаға рұқсат бар.
step-longest-branches-left_out = { $total } пойыздың { $trains } данасы бүйір тармақтарда тұр, олар саналмайды.
step-longest-bonus-told = Ең ұзын жол: +{ $points }.
step-longest-bonus-player = { $player } – ең ұзын жолдың иесі ({ $length } пойыз): +{ $points }.
step-longest-tie-shared = Ең ұзын жол ({ $length } пойыз) бірнеше ойыншыда тең: { $players }; әрқайсысы { $points } ұпай алады.

## Үндістан

step-mandala-qualifies-two_paths = { $city_a } – { $city_b } екі бөлек жолмен қосылған: { $first } / { $second }.
step-mandala-qualifies-one_path = { $city_a } – { $city_b } арасында екінші бөлек жол жоқ.
step-mandala-qualifies-not_completed = { $city_a } – { $city_b } билеті орындалмаған.
step-mandala-cross-cities = Екі жол мына жерде қиылысады: { $cities }; бұған рұқсат бар.
step-mandala-bonus-tickets = Мандала бонусына есептелетін { $tickets } билет: { $points } ұпай.
step-mandala-bonus-player = { $player }: Мандала бонусына есептелетін { $tickets } билет, +{ $points }.

## Швейцария

step-country-reach-reached = { $country }: бағыт орындалды, { $points } ұпай.
step-country-reach-not_reached = { $country }: бағыт орындалмады ({ $points } ұпай).
step-country-score-best = Ұпайы ең көп бағыт есептеледі: { $country }, { $points } ұпай.
step-country-score-player = { $player }, { $ticket_id } билеті: есептелетін бағыт – { $country }, +{ $points }.
step-country-none-smallest = Бірде-бір бағыт орындалмады, ең кіші сан шегеріледі: −{ $points }.
step-country-none-player = { $player }, { $ticket_id } билеті: бірде-бір бағыт орындалмады, −{ $points }.
step-open-country_through-assumed = Жолдың ел арқылы өте алатын-алмайтыны ешбір дереккөзде айтылмаған; { $city_a } – { $city_b } маршруты елдің жалауында аяқталады деп есептелді.

## Ойынның соңы

step-end-trigger-laid = Пойыздар: бұрын { $before }, салынғаны { $laid }, қалғаны { $trains_left }.
step-end-trigger-triggered =
    { $trains_left ->
        [0] Бірде-бір пойыз қалмады; { $limit } не одан аз пойыз қалса, ойынның соңы басталады.
       *[other] { $trains_left } пойыз қалды; { $limit } не одан аз пойыз қалса, ойынның соңы басталады.
    }
step-end-trigger-not_yet = { $trains_left } пойыз қалды; ойынның соңы { $limit } не одан аз пойыз қалғанда ғана басталады.
step-end-last_turn-everyone = Ойынның соңын бастаған ойыншыны қоса алғанда, әркім соңғы бір кезегін ойнайды.
step-score-final-sum = Барлығын қосқанда: { $points } ұпай.
step-score-final-tickets = Билеттерден барлығы { $points } ұпай.
step-score-final-total = { $player }: барлығы { $points } ұпай.
step-score-final-winner = { $player } жеңді: { $points } ұпай.
step-score-final-tied = { $players }: ұпайлары тең, { $points } ұпайдан.
step-tiebreak-usa-completed_tickets = Ұпай тең болғанда орындалған билеттердің саны салыстырылады ({ $players }: { $values }). Алда: { $winners }.
step-tiebreak-usa-longest_path = Ұпай тең болғанда ең ұзын жол салыстырылады ({ $players }: { $values }). Алда: { $winners }.
step-tiebreak-europe-completed_tickets = Ұпай тең болғанда орындалған билеттердің саны салыстырылады ({ $players }: { $values }). Алда: { $winners }.
step-tiebreak-europe-stations_used = Ұпай тең болғанда салынған станциялардың саны салыстырылады, азы озады ({ $players }: { $values }). Алда: { $winners }.
step-tiebreak-europe-longest_path = Ұпай тең болғанда «Еуропа экспресінің» иесі озады ({ $players }: { $values }). Алда: { $winners }.
step-open-final_tie-tied = { $players }: әлі де тең; әрі қарай не болатыны ешбір дереккөзде айтылмаған.

## Позициядағы қайшылықтар

step-setup-players-wrong = { $players } ойыншы көрсетілген, ал бұл басылымға { $min }–{ $max } ойыншы қатысады.
step-setup-trains-too_many = { $player }: { $used } пойыз қойылған, ал әр ойыншыда { $trains } пойыз ғана бар.
step-setup-stations-too_many = { $player }: { $used } станция қойылған, ал әр ойыншыда { $stations } станция ғана бар.
step-setup-locomotives-too_many = { $seen } локомотив көрініп тұр, ал колодада { $locomotives } локомотив қана бар.
step-setup-cards_per_color-too_many = Түсі { $color }: { $seen } карта көрініп тұр, ал бұл түстен { $cards } карта ғана бар.
step-station-one_per_city-two = { $city } қаласында екі станция тұр: { $players }.
step-tickets-total-twice = { $city_a } – { $city_b } билеті екі рет кездеседі.
