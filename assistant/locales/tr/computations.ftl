# Results of computations, and one sentence for every step (rules/steps.py): step-<rule>-<case>.
# Names of colours, cities and lists of them arrive ready to read: $color, $card, $colors, $city_a, $path, $players.
# $color_key and $card_key are the language-free keys (red, …, locomotive), for selecting forms.
# A noun after a number stays singular in Turkish; selectors stand only where 0 or 1 is said in another way.
# No suffix is attached to a variable: the noun behind it takes the ending ("hattının", "karta", "şehrinde").

## Results, said first

result-tunnel_extra_cards =
    { $n ->
        [0] Ek kart gerekmez.
       *[other] { $n } ek kart.
    }
# all the cards of a tunnel: $laid and $extra make $n
result-tunnel_extra_cards-total = Toplam { $n } kart: { $laid } oynanan, { $extra } ek.
result-ferry_cost = { $locomotives } lokomotif ve { $same_color ->
        [1] istediğiniz renkten { $same_color } kart.
       *[other] istediğiniz tek bir renkten { $same_color } kart.
    }
result-ferry_cost-only_locomotives = { $locomotives } lokomotif, başka kart gerekmez.
# $n: the locomotives that a player still lacks for a ferry
result-ferry_cost-missing = { $n } lokomotif daha.
result-station_cost = { $n } kart.
result-unused_stations = { $n } puan.
result-route_points = { $n } puan.
result-tickets_points = Toplam { $n } puan.
result-tickets_points-no_route = Bu iki şehri doğrudan bağlayan bir hat yok; aralarındaki bilet { $n } puan.
result-player_score = Toplam { $n } puan.
# who wins a tie: the asker, the other one, or somebody named
result-tie_break-you = Siz kazanırsınız.
result-tie_break-other = Diğer oyuncu kazanır.
result-tie_break-name = { $name } kazanır.
player-you = siz
player-other = diğer oyuncu
result-mandala = { $n } bonus puan.
result-country_ticket = { $n } puan.
result-longest_path = En uzun yolun uzunluğu { $n } vagon.
# $n: how many of the tickets drawn may be given back
result-tickets_to_keep-returned = En çok { $n } bilet geri verilebilir.
# several computations added up; $text is the sum's own sentence
result-sum = Toplam: { $text }
result-tickets_to_keep = En az { $n } bilet.
result-double_route_open-true = Evet, öteki taraf açık.
result-double_route_open-false = Hayır, öteki taraf kapalı.
result-last_round-true = Evet, bununla son tur başlar.
result-last_round-false = Hayır, son tur henüz başlamaz.
result-draw_check-true = Evet, kartlar böyle çekilebilir.
result-draw_check-false = Hayır, kartlar böyle çekilemez.
result-face_up_reset-true = Evet, açık beş kartın hepsi yenilenir.
result-face_up_reset-false = Hayır, açık beş kart yerinde kalır.
result-claim_check-true = Evet, hat alınabilir.
result-claim_check-false = Hayır, hat böyle alınamaz.
result-ticket_completed-true = Evet, bilet tamamlanmış.
result-ticket_completed-false = Hayır, bilet tamamlanmamış.
# An answer that rests on an assumption because no text settles a point.
result-assumed = Bu hiçbir kaynakta yazmıyor; varsayım: { $text }

## Routes and claims

step-route-points-table = { $length } boşluklu hat { $points } puan getirir.
step-route-points-assumed = { $length } boşluklu hattın puanı hiçbir kaynakta yazmıyor; { $points } puan varsayıldı.
step-route-points-told = Hatlardan gelen: { $points } puan.
step-route-points-sum = { $player }: { $routes } hat, { $points } puan.
step-open-india_eight-assumed = Hindistan haritasındaki { $length } boşluklu feribotun puanı hiçbir kaynakta yazmıyor; Avrupa tablosundaki gibi { $points } puan varsayıldı.
step-claim-exact_cards-exact = { $needed } kart gerekiyor, { $played } kart oynandı.
step-claim-exact_cards-too_few = { $needed } kart gerekiyor, ama { $played ->
        [0] hiç kart oynanmadı.
       *[other] yalnızca { $played } kart oynandı.
    }
step-claim-exact_cards-too_many = { $needed } kart gerekiyor, ama { $played } kart oynandı; fazlası olmaz.
step-claim-color_match-match = Kartlar hattın renginde: { $color }.
step-claim-color_match-wrong = Hattın rengi { $color }, ama başka renk oynandı: { $played }.
step-claim-gray_one_color-one = Gri hatta tek bir renk oynanır, hangisi olursa olsun: { $color }.
step-claim-gray_one_color-mixed = Gri hatta tek bir renk oynanır, renkler karıştırılamaz: { $colors }.
step-claim-locomotive_wild-wild =
    { $locomotives ->
        [1] { $locomotives } lokomotif eksik kartın yerine geçer.
       *[other] { $locomotives } lokomotif eksik kartların yerine geçer.
    }
step-claim-locomotive_wild-tunnel = Tünelde lokomotif oynanabilir; oynanan: { $locomotives }.
step-claim-locomotive_wild-forbidden = Bu haritada lokomotif yalnızca tünellerde oynanabilir; oynanan: { $locomotives }.
step-claim-all_locomotives-allowed = Hat yalnızca lokomotiflerle de alınabilir; oynanan: { $locomotives }.
step-claim-all_locomotives-forbidden = Bu haritada yalnızca lokomotiflerle ancak tünel alınabilir; oynanan: { $locomotives }.
step-claim-enough_trains-enough = { $needed } vagon gerekiyor, elde { $left } vagon var.
step-claim-enough_trains-too_few = { $needed } vagon gerekiyor, ama { $left ->
        [0] hiç vagon kalmadı.
       *[other] yalnızca { $left } vagon kaldı.
    }
step-claim-not_connected-free = { $city_a } – { $city_b } hattının öbür hatlarınıza bağlı olması gerekmez.
step-claim-whole_route-taken =
    { $owner ->
        [self] { $city_a } – { $city_b } hattı zaten sizde.
       *[other] { $city_a } – { $city_b } hattını başka bir oyuncu almış.
    }
step-claim-whole_route-twice = { $city_a } – { $city_b }: aynı hat birden çok kez alınmış görünüyor ({ $players }).
step-double-min_players-open = { $players } oyuncuyla iki taraf da açıktır (en az { $needed } oyuncu gerekir).
step-double-min_players-closed = { $players } oyuncuyla bir taraf alınınca öteki kapanır (ikisinin de açık olması için en az { $needed } oyuncu gerekir).
step-double-min_players-free = Henüz iki taraf da boş; { $players } oyuncuyla ikisinden istediğinizi alabilirsiniz.
step-double-min_players-both_taken = { $city_a } – { $city_b }: iki taraf da alınmış, oysa { $players } oyuncuyla yalnızca biri alınabilir (ikisi için en az { $needed } oyuncu gerekir).
step-double-never_both-own = Bir taraf zaten sizde; aynı oyuncu iki tarafı birden asla alamaz.
step-double-never_both-player = { $city_a } – { $city_b }: iki taraf da aynı oyuncuda ({ $player }), oysa bir oyuncu ikisini birden asla alamaz.

## Ferries

step-ferry-locomotives-needed = { $length } boşluğun { $symbols } tanesinde lokomotif sembolü var: her sembol için bir lokomotif.
step-ferry-locomotives-enough = { $symbols } lokomotif gerekiyor, { $locomotives } lokomotif oynandı.
step-ferry-locomotives-too_few = { $symbols } lokomotif gerekiyor, ama { $locomotives ->
        [0] hiç lokomotif yok.
       *[other] yalnızca { $locomotives } lokomotif var.
    }
step-ferry-rest-needed =
    { $cards ->
        [1] Kalan { $cards } boşluğa herhangi bir renkten kart oynanır.
       *[other] Kalan { $cards } boşluğa tek bir renkten kart oynanır, hangisi olursa olsun.
    }
step-ferry-rest-none = Başka kart için boşluk kalmaz.
step-ferry-rest-one = Öteki kartlar tek renkten: { $color }.
step-ferry-rest-mixed = Öteki kartlar tek renkten olmalı, renkler karıştırılamaz: { $colors }.
step-ferry-extra_locomotives-may = Bu { $cards } kartın yerine de lokomotif oynanabilir.
step-ferry-extra_locomotives-used =
    { $locomotives ->
        [1] Fazladan { $locomotives } lokomotif başka bir kartın yerine geçer.
       *[other] Fazladan { $locomotives } lokomotif başka kartların yerine geçer.
    }

## Tunnels

step-tunnel-reveal-turned_up = { $cards } kart açıldı.
step-tunnel-reveal-to_come = Hat tünel olduğu için { $cards } kart açılacak.
step-tunnel-reveal-odds = Görülmemiş { $unseen } kart arasından { $cards } kart açılır; { $matching ->
        [0] o { $unseen } kartın hiçbiri ek kart istemez.
       *[other] o { $unseen } kartın { $matching } tanesi ek kart ister.
    }
step-tunnel-short_deck-some = Normalde { $usual } kart açılır, ama yalnızca { $cards } kart var.
step-tunnel-short_deck-none = Normalde { $usual } kart açılır, ama açılacak kart yok; bu yüzden ek kart da yok.
step-tunnel-match-color = Açılan { $card }: oynanan renk, bir ek kart.
step-tunnel-match-locomotive = Açılan lokomotif: bir ek kart.
step-tunnel-match-none = Açılan { $card }: sayılmaz.
step-tunnel-only_locomotives-laid = Yalnızca lokomotif oynandı ({ $locomotives }); bu yüzden sadece açılan lokomotifler sayılır.
step-tunnel-mixed-laid = Lokomotifle birlikte oynanan renk: { $color } (lokomotif: { $locomotives }); hem bu renk hem lokomotifler sayılır.
step-tunnel-extra_payment-none = Ödenecek başka kart yok.
step-tunnel-extra_payment-color = Ödenecek: { $extra } kart daha, { $color } ya da lokomotif.
step-tunnel-extra_payment-locomotive = Ödenecek: { $extra } lokomotif daha.

## Stations

step-station-cost-nth = { $nth ->
        [1] Birinci istasyon
        [2] İkinci istasyon
        [3] Üçüncü istasyon
       *[other] { $nth } numaralı istasyon
    } { $cards } karta mal olur.
step-station-payment-any_card = Herhangi bir kart olur, lokomotif de.
step-station-payment-one_color = { $cards } kartın hepsi aynı renkten olmalıdır; lokomotif bunların yerine geçebilir.
step-station-unused_points-unused = Kullanılmayan { $unused } istasyon × { $each } = { $points } puan.
step-station-unused_points-player = { $player }: kullanılmayan { $unused } istasyon × { $each } = { $points } puan.
step-station-borrow-borrowed = { $station } istasyonu { $city_a } – { $city_b } hattını ödünç alır (uzunluk { $length }).
step-station-borrow-unused = { $station } istasyonu hiçbir hattı ödünç almaz.
step-station-same_route-shared = { $station } istasyonunun ödünç aldığı hattan { $tickets } bilet yararlanır.
step-station-decide_end-best =
    { $choices ->
        [1] Ödünç alınacak hatlar tek bir biçimde seçilebilir; biletlerden { $points } puan gelir.
       *[other] Ödünç alınacak hatlar { $choices } ayrı biçimde seçilebilir; en iyisinde biletlerden { $points } puan gelir.
    }

## Tickets

step-tickets-dealt_start-dealt = Başlangıçta { $dealt } bilet dağıtılır.
step-tickets-dealt_start-long = Başlangıçta { $dealt } bilet dağıtılır: { $long } uzun, { $regular } normal.
step-tickets-keep_start-keep = Dağıtılan { $dealt } biletten en az { $keep } tanesini tutarsınız.
step-tickets-returned_start-bottom = Ötekiler bilet destesinin altına konur.
step-tickets-returned_start-box = Ötekiler kutuya geri konur.
step-tickets-drawn_later-drawn = { $drawn } bilet çekilir.
step-tickets-deck_low-fewer = Normalde { $usual } bilet çekilir, ama { $drawn ->
        [0] destede hiç bilet kalmadı.
       *[other] destede yalnızca { $drawn } bilet kaldı.
    }
step-tickets-keep_later-keep =
    { $drawn ->
        [1] Çekilen tek bileti tutarsınız.
       *[other] Çekilen { $drawn } biletten en az { $keep } tanesini tutarsınız.
    }
step-tickets-returned_later-bottom = Ötekiler bilet destesinin altına konur.
step-tickets-returned_later-box = Ötekiler oyun dışı kalır.
step-tickets-long_start_only-later = Oyun sırasında yalnızca normal biletler çekilir.
step-tickets-completed-path = { $city_a } – { $city_b } bağlantısı kurulmuş: { $path } ({ $trains } vagon).
step-tickets-completed-borrowing = { $city_a } – { $city_b } bağlantısı ödünç alınan hatlarla kurulmuş: { $path } ({ $trains } vagon).
step-tickets-completed-not = { $city_a } – { $city_b } bağlantısı kurulmamış.
step-tickets-scored-points = Tamamlanan bilet: +{ $points }.
step-tickets-scored-cities = { $city_a } – { $city_b } tamamlandı: +{ $points }.
step-tickets-scored-player = { $player }: tamamlanan { $completed } bilet, +{ $points }.
step-tickets-failed-points = Tamamlanmayan bilet: −{ $points }.
step-tickets-failed-cities = { $city_a } – { $city_b } tamamlanmadı: −{ $points }.
step-tickets-failed-player = { $player }: tamamlanmayan { $failed } bilet, −{ $points }.

## Drawing cards

step-draw-sources-any = Her kart açık kartlardan ya da desteden alınabilir.
step-draw-two_cards-cards = Bir turda { $cards } kart çekilir.
step-draw-blind_locomotive-goes_on = Desteden çıkan lokomotif çekişi bitirmez.
step-draw-face_up_locomotive-whole_draw = Açık lokomotif bütün çekiş hakkını kullanır.
step-draw-face_up_locomotive-like_any = Bu haritada açık lokomotif herhangi bir kart gibi alınır.
step-draw-second_locomotive-not_allowed = Açık lokomotif asla ikinci kart olamaz.
step-draw-second_locomotive-allowed = Bu haritada açık lokomotif ikinci kart olabilir.
step-draw-three_locomotives-reset = Açık { $cards } kartın { $locomotives } tanesi lokomotif ({ $needed } tanesi yeter): hepsi ıskartaya gider, yenileri açılır.
step-draw-three_locomotives-stays =
    { $locomotives ->
        [0] Açık { $cards } kart arasında lokomotif yok; yenilenmesi için { $needed } lokomotif gerekir.
       *[other] Açık { $cards } kartın { $locomotives } tanesi lokomotif; yenilenmesi için { $needed } lokomotif gerekir.
    }

## Longest path

step-longest-own-path = En uzun yol { $length } vagondan oluşuyor: { $path }.
step-longest-own-none = Vagon yoksa yol da yok.
step-longest-loops-cities = Yolun birden çok kez geçtiği şehirler: { $cities }; döngü serbesttir.
step-longest-branches-left_out = { $total } vagonun { $trains } tanesi yan kollarda kalıyor ve sayılmıyor.
step-longest-bonus-told = En uzun yol: +{ $points }.
step-longest-bonus-player = En uzun yolun sahibi { $player } ({ $length }): +{ $points }.
step-longest-tie-shared = { $players } en uzun yolda berabere ({ $length }): her biri { $points } puan alır.

## India

step-mandala-qualifies-two_paths = { $city_a } – { $city_b } arasında iki ayrı yol var: { $first } / { $second }.
step-mandala-qualifies-one_path = { $city_a } – { $city_b } arasında ikinci bir ayrı yol yok.
step-mandala-qualifies-not_completed = { $city_a } – { $city_b } bileti tamamlanmamış.
step-mandala-cross-cities = İki yolun kesiştiği yer: { $cities }; bu serbesttir.
step-mandala-bonus-tickets = Büyük Tur (Mandala) için sayılan { $tickets } bilet: { $points } puan.
step-mandala-bonus-player = { $player }: { $tickets } Büyük Tur bileti, +{ $points }.

## Switzerland

step-country-reach-reached = { $country }: ulaşıldı ({ $points }).
step-country-reach-not_reached = { $country }: ulaşılmadı ({ $points }).
step-country-score-best = En değerli bağlantı sayılır: { $country }, { $points } puan.
step-country-score-player = { $player }, { $ticket_id } bileti: { $country } sayılır, +{ $points }.
step-country-none-smallest = Hiçbir bağlantı kurulmamış: en küçük değer kaybedilir, −{ $points }.
step-country-none-player = { $player }, { $ticket_id } bileti: hiçbir bağlantı kurulmamış, −{ $points }.
step-open-country_through-assumed = Bir yolun bir ülkenin içinden geçip geçemeyeceğini hiçbir kaynak söylemiyor; { $city_a } – { $city_b } bağlantısının bayrakta bittiği varsayıldı.

## End of the game

step-end-trigger-laid = Vagonlar: önce { $before }, döşenen { $laid }, kalan { $trains_left }.
step-end-trigger-triggered = { $trains_left ->
        [0] Hiç vagon kalmadı;
       *[other] { $trains_left } vagon kaldı;
    } { $limit } veya daha az vagon oyunun sonunu başlatır.
step-end-trigger-not_yet = { $trains_left } vagon kaldı; oyunun sonunun başlaması için { $limit } veya daha az vagon kalmalıdır.
step-end-last_turn-everyone = Oyunun sonunu başlatan oyuncu dahil herkes bir tur daha oynar.
step-score-final-sum = Hepsinin toplamı: { $points } puan.
step-score-final-tickets = Biletlerin toplamı: { $points } puan.
step-score-final-total = { $player }: toplam { $points } puan.
step-score-final-winner = Kazanan: { $player }, { $points } puanla.
step-score-final-tied = { $players } { $points } puanla berabere.
step-tiebreak-usa-completed_tickets = Beraberlikte tamamlanan bilet sayısına bakılır ({ $players }: { $values }). Önde: { $winners }.
step-tiebreak-usa-longest_path = Beraberlikte en uzun yola bakılır ({ $players }: { $values }). Önde: { $winners }.
step-tiebreak-europe-completed_tickets = Beraberlikte tamamlanan bilet sayısına bakılır ({ $players }: { $values }). Önde: { $winners }.
step-tiebreak-europe-stations_used = Beraberlikte kullanılan istasyon sayısına bakılır, az kullanan öne geçer ({ $players }: { $values }). Önde: { $winners }.
step-tiebreak-europe-longest_path = Beraberlikte Avrupa Ekspresi’ne bakılır ({ $players }: { $values }). Önde: { $winners }.
step-open-final_tie-tied = { $players } hâlâ berabere; bunun nasıl çözüleceğini hiçbir kaynak söylemiyor.

## Contradictions of a position

step-setup-players-wrong = { $players } oyuncu var; bu sürüm { $min } ila { $max } kişiyle oynanır.
step-setup-trains-too_many = { $player }: { $used } vagon kullanılmış, oysa her oyuncunun { $trains } vagonu vardır.
step-setup-stations-too_many = { $player }: { $used } istasyon kullanılmış, oysa her oyuncunun { $stations } istasyonu vardır.
step-setup-locomotives-too_many = { $seen } lokomotif görünüyor, oysa oyunda { $locomotives } lokomotif vardır.
step-setup-cards_per_color-too_many = { $seen } { $color } kart görünüyor, oysa oyunda bu renkten { $cards } kart vardır.
step-station-one_per_city-two = { $city } şehrinde iki istasyon var: { $players }.
step-tickets-total-twice = { $city_a } – { $city_b } bileti iki kez geçiyor.
