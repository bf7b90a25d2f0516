# Rule statements in Turkish: one sentence (two at most) for every rule of rules/catalogue.toml.
# Terms: hat (route), vagon (train), vagon kartı (train card), bilet (ticket), uzun bilet, çift hat,
# lokomotif, açık kartlar (face-up row), çekme destesi, ıskarta, istasyon, feribot, tünel, sembol, en uzun yol.
# Address: "siz", mostly without the pronoun. No suffix is attached to a variable.

## Set-up

setup-players = Bu oyun { $min } ila { $max } kişiyle oynanır.
setup-trains = Her oyuncu { $trains } vagon alır.
setup-train_cards = Destede toplam { $cards } vagon kartı vardır.
setup-locomotives = Destede { $locomotives } lokomotif kartı vardır.
setup-cards_per_color = { $colors } rengin her birinden { $cards } vagon kartı vardır.
setup-card_colors = Vagon kartları { $colors } renktedir (mor, mavi, turuncu, beyaz, yeşil, sarı, siyah ve kırmızı); bunlara bir de lokomotifler eklenir.
setup-cards_dealt = Oyunun başında her oyuncuya { $cards } vagon kartı dağıtılır.
setup-face_up = Tahtanın yanında { $cards } vagon kartı yüzü açık durur.
setup-first_player = Oyuna en çok seyahat etmiş oyuncu başlar; sıra saat yönünde ilerler.
setup-stations = Her oyuncu { $stations } istasyon alır.
setup-base_needed = Bu harita bir genişlemedir, tek başına oynanmaz: kişi başı { $trains } vagon ve { $cards } vagon kartı için bir temel oyun gerekir.

## Destination tickets

tickets-total = Kutuda toplam { $tickets } bilet vardır.
tickets-long_count = { $long } uzun bilet ve { $regular } normal bilet vardır.
tickets-dealt_start =
    { $edition ->
        [europe] Başlangıçta her oyuncuya { $dealt } bilet dağıtılır: 1 uzun, 3 normal.
       *[other] Başlangıçta her oyuncuya { $dealt } bilet dağıtılır.
    }
tickets-keep_start = Başlangıçta size dağıtılan { $dealt } biletten en az { $keep } tanesini tutmak zorundasınız.
tickets-returned_start =
    { $place ->
        [box] Başlangıçta tutmadığınız biletler kutuya kaldırılır ve oyun dışı kalır.
       *[bottom] Başlangıçta tutmadığınız biletler bilet destesinin altına konur.
    }
tickets-drawn_later =
    { $edition ->
        [europe] Oyun sırasında bilet çekme eylemiyle { $drawn } bilet çekersiniz; hepsi normal bilettir.
       *[other] Oyun sırasında bilet çekme eylemiyle { $drawn } bilet çekersiniz.
    }
tickets-keep_later = Oyun sırasında çektiğiniz { $drawn } biletten en az { $keep } tanesini tutmak zorundasınız; isterseniz hepsini tutabilirsiniz.
tickets-returned_later =
    { $place ->
        [box] Oyun sırasında çekip tutmadığınız biletler oyun dışı kalır; bu yüzden bilet destesi tükenebilir.
       *[bottom] Oyun sırasında çekip tutmadığınız biletler bilet destesinin altına konur.
    }
tickets-deck_low = Bilet destesinde { $drawn } biletten daha az kaldıysa kalanları çekersiniz.
tickets-long_start_only = Uzun biletler yalnızca başlangıçta dağıtılır; oyun sırasında sadece normal bilet çekilir.
tickets-completed =
    { $edition ->
        [europe] Biletin iki şehri arasında kesintisiz bir yolunuz varsa bilet tamamlanır; yol kendi vagonlarınızdan ve istasyonlarınızla ödünç aldığınız hatlardan oluşur. Ne kadar dolaştığı fark etmez.
       *[other] Biletin iki şehri arasında kendi vagonlarınızdan oluşan kesintisiz bir yol varsa bilet tamamlanır; yolun ne kadar dolaştığı fark etmez.
    }
tickets-scored = Tamamlanan biletin değeri oyun sonunda puanınıza eklenir.
tickets-failed = Tamamlayamadığınız biletin değeri puanınızdan düşülür.
tickets-secret = Biletler oyun sonu puanlamasına kadar gizli tutulur.
tickets-no_return = Tuttuğunuz bilet oyun sonuna kadar sizde kalır; geri verilmez, değiştirilmez.
tickets-no_limit = Elinizde istediğiniz kadar bilet bulunabilir; sınır yoktur.

## The turn

turn-actions =
    { $edition ->
        [europe] Sıranız gelince { $actions } eylemden birini seçersiniz: vagon kartı çekmek, hat almak, bilet çekmek ya da istasyon kurmak.
       *[other] Sıranız gelince { $actions } eylemden birini seçersiniz: vagon kartı çekmek, hat almak ya da bilet çekmek.
    }
turn-one_action = Bir turda yalnızca bir eylem yaparsınız.
turn-no_hand_limit = Elinizdeki vagon kartları için bir sınır yoktur; dilediğiniz kadar biriktirebilirsiniz.

## Drawing train cards

draw-two_cards =
    { $edition ->
        [switzerland] Turunuzda { $cards } vagon kartı çekersiniz; açık lokomotif de herhangi bir kart gibi sayılır.
       *[other] Turunuzda { $cards } vagon kartı çekersiniz; ama açık bir lokomotif alırsanız yalnızca onu alırsınız.
    }
draw-sources = Her kartı açık kartlardan ya da kapalı desteden alabilirsiniz; birini açıktan, ötekini desteden almak da olur, sırası size kalmış.
draw-replace = Açıktan alınan kartın yeri, ikinci kart alınmadan önce, hemen desteden doldurulur.
draw-face_up_locomotive =
    { $edition ->
        [switzerland] Açık lokomotif herhangi bir kart gibi alınır: ardından ikinci bir kart daha alabilirsiniz.
       *[other] Açık lokomotif alırsanız çekiş hakkınız biter: o turda ikinci kart alamazsınız.
    }
draw-second_locomotive =
    { $edition ->
        [switzerland] İkinci kart olarak açık lokomotif alabilirsiniz; bir turda iki lokomotif bile alabilirsiniz.
       *[other] İkinci kart olarak açık lokomotif alamazsınız; alınan kartın yerine yeni açılmış olsa bile.
    }
draw-blind_locomotive = Kapalı desteden çıkan lokomotif çekişinizi bitirmez: ikinci kartınızı yine alabilirsiniz.
draw-three_locomotives = Açık { $cards } kart arasında { $locomotives } lokomotif olursa { $cards } kartın hepsi hemen ıskartaya gider ve yenileri açılır; yine { $locomotives } lokomotif çıkarsa aynısı tekrarlanır.
draw-reshuffle = Çekme destesi bitince ıskartadaki kartlar karıştırılıp yeni deste yapılır.
draw-no_cards = Çekme destesi de ıskarta da boşsa kart çekme eylemini seçemezsiniz.

## Claiming routes

claim-exact_cards = Hattın kaç boşluğu varsa tam o kadar kart oynarsınız.
claim-color_match = Renkli bir hatta o renkten kart oynanır; başka renk olmaz.
claim-gray_one_color = Gri hatta istediğiniz rengi oynarsınız, ama kartların hepsi aynı renkten olmalıdır.
claim-locomotive_wild =
    { $edition ->
        [switzerland] Bu haritada lokomotif yalnızca tünellerde oynanır, öteki hatlarda oynanmaz.
       *[other] Lokomotif her hatta, istediğiniz renkte bir kartın yerine geçer.
    }
claim-all_locomotives =
    { $edition ->
        [switzerland] Yalnızca lokomotifle ancak tünel alınabilir; öteki hatlarda lokomotif oynanmaz.
       *[other] Bir hat yalnızca lokomotiflerle de alınabilir.
    }
claim-one_per_turn = Bir turda en fazla bir hat alırsınız.
claim-whole_route = Hat tek turda, bütünüyle alınır; parça parça döşenmez.
claim-not_connected = Yeni hattın önceki hatlarınıza bağlı olması gerekmez.
claim-enough_trains = Hattın her boşluğunu dolduracak kadar vagonunuz kalmış olmalıdır.
claim-points_at_once = Hattın puanı, hat alınır alınmaz işaretlenir.
double-min_players =
    { $players ->
        [3] Çift hattın iki tarafı da ancak { $players } kişilik oyunda açıktır; 2 kişiyle bir taraf alınınca öteki kapanır.
       *[other] Çift hattın iki tarafı da en az { $players } oyuncu varken açıktır; 2 ya da 3 kişiyle bir taraf alınınca öteki kapanır.
    }
double-never_both = Aynı oyuncu bir çift hattın iki tarafını birden asla alamaz.
route-points = Hat uzunluğuna göre puanlar: { $table }.
route-no_five = Avrupa haritasında 5 boşluklu hat yoktur.

## Ferries

ferry-locomotives = Feribottaki her lokomotif sembolü için bir lokomotif kartı oynarsınız.
ferry-rest = Feribotun sembolsüz boşlukları gri hat gibi ödenir: hepsi tek bir renkten.
ferry-extra_locomotives = Feribotun geri kalan kartlarının yerine de lokomotif oynayabilirsiniz.
ferry-no_substitute = Lokomotif sembolüne yalnızca lokomotif oynanır; başka hiçbir kart onun yerini tutmaz.

## Tunnels

tunnel-reveal = Tünelde çekme destesinin üstünden { $cards } kart açılır.
tunnel-match = Açılan kartlardan oynadığınız renkte olan her biri ve her lokomotif bir ek kart ister; öteki renkler ek kart istemez.
tunnel-locomotive_revealed = Açılan lokomotif her zaman sayılır: bir ek kart ister.
tunnel-only_locomotives = Yalnızca lokomotif oynadıysanız sadece açılan lokomotifler sayılır; ek kartlar da lokomotif olmalıdır.
tunnel-mixed = Bir rengi lokomotifle birlikte oynadıysanız hem o renkten açılan kartlar hem de açılan lokomotifler sayılır.
tunnel-extra_payment = Ek kart, oynadığınız renkten bir kart ya da lokomotiftir; yalnızca lokomotif oynadıysanız ek kart da lokomotif olmalıdır.
tunnel-decline = Ek kartları ödeyemez ya da ödemek istemezseniz bütün kartlarınızı geri alırsınız ve turunuz biter; kartlarınız yanmaz.
tunnel-turn_over = Tüneli alamazsanız turunuz biter; o turda başka eylem yapamazsınız.
tunnel-discard = Tünel için açılan kartlar ıskartaya gider.
tunnel-short_deck = Deste ile ıskartada toplam { $cards } karttan az varsa tünel yine alınabilir: ne varsa o açılır, hiç kart yoksa ek kart da gerekmez.

## Stations

station-cost = Birinci istasyon { $first }, ikinci { $second }, üçüncü { $third } karta mal olur.
station-payment = İstasyonun kartları tek renkten olmalıdır; lokomotif bunların herhangi birinin yerine geçebilir.
station-where = İstasyon, içinde istasyon bulunmayan her şehre kurulabilir; o şehirde hattınız olması gerekmez.
station-one_per_city = Bir şehirde en fazla bir istasyon bulunur.
station-one_per_turn = Bir turda en fazla bir istasyon kurarsınız.
station-borrow =
    { $routes ->
        [one] Bir istasyon size başka bir oyuncunun yalnızca { $routes } hattını ödünç verir; bu, istasyonun şehrine girip çıkan hatlardan biri olmalıdır.
       *[other] Bir istasyon size başka oyuncuların yalnızca { $routes } hattını ödünç verir; bunlar istasyonun şehrine girip çıkan hatlardan olmalıdır.
    }
station-same_route = Birden çok bilet aynı istasyondan yararlanabilir, ama hepsi ödünç alınan aynı hattı kullanır.
station-decide_end = İstasyonun hangi hattı ödünç alacağına oyun sonunda karar verirsiniz.
station-not_longest = İstasyonlar ve ödünç alınan hatlar en uzun yolda sayılmaz.
station-not_empty = Yalnızca başka bir oyuncunun aldığı hat ödünç alınabilir; boş hat ödünç alınamaz.
station-unused_points = Kullanılmayan her istasyon oyun sonunda { $points } puan getirir.

## End of the game and scoring

end-trigger =
    { $trains ->
        [2] Bir oyuncu turunu 2 veya daha az vagonla (2, 1 ya da 0) bitirince oyunun sonu başlar.
       *[other] Bir oyuncu turunu { $trains } veya daha az vagonla bitirince oyunun sonu başlar.
    }
end-last_turn = Oyunun sonunu başlatan oyuncu dahil herkes bir tur daha oynar.
score-final =
    { $edition ->
        [europe] Toplam puan: hat puanları + tamamlanan biletler − tamamlanmayan biletler + kullanılmayan istasyonlar + en uzun yol için { $bonus } puan.
        [india] Toplam puan: hat puanları + tamamlanan biletler − tamamlanmayan biletler + en uzun yol için { $bonus } puan + Büyük Tur (Mandala) bonusu.
       *[other] Toplam puan: hat puanları + tamamlanan biletler − tamamlanmayan biletler + en uzun yol için { $bonus } puan.
    }
longest-bonus =
    { $edition ->
        [europe] En uzun kesintisiz yol (Avrupa Ekspresi) { $points } puan kazandırır.
       *[other] En uzun kesintisiz yol { $points } puan kazandırır.
    }
longest-tie = En uzun yolda berabere kalan oyuncuların her biri { $points } puanın tamamını alır.
longest-loops = En uzun yol döngü içerebilir ve aynı şehirden birkaç kez geçebilir.
longest-reuse = En uzun yolda hiçbir vagon iki kez sayılmaz; aynı hattan ikinci kez geçilmez.
longest-branches = Yan kollar en uzun yola eklenmez: yol tek bir kesintisiz çizgidir.
longest-own = En uzun yolda yalnızca kendi vagonlarınız sayılır.
tiebreak-usa = Beraberlikte en çok bilet tamamlayan kazanır; o da eşitse en uzun yolun sahibi kazanır.
tiebreak-europe = Beraberlikte en çok bilet tamamlayan kazanır; o da eşitse en az istasyon kullanan, o da eşitse Avrupa Ekspresi’nin sahibi kazanır.

## India

mandala-qualifies = Tamamlanan bir bilet, ancak iki şehri arasında kendi vagonlarınızdan en az iki ayrı yol varsa Büyük Tur (Mandala) için sayılır.
mandala-bonus = Büyük Tur (Mandala) bonusu, böyle biletlerin sayısına göre: 1 bilet { $one }, 2 bilet { $two }, 3 bilet { $three }, 4 bilet { $four }, 5 veya daha fazla bilet { $five } puan.
mandala-share = Büyük Tur’un iki yolunda ortak vagon olamaz.
mandala-cross = Büyük Tur’un iki yolu bir şehirde kesişebilir.
mandala-extra = Büyük Tur bonusu, biletlerin kendi değerlerine ek olarak verilir.

## Switzerland

country-reach = Bir ülkeye ulaşmak için sınır hatlarından herhangi biri yeter.
country-score = Ülke biletinde kurduğunuz bağlantılar toplanmaz; yalnızca en değerlisi puan getirir.
country-none = Ülke biletindeki bağlantıların hiçbirini kuramadıysanız üzerinde yazan en küçük değeri kaybedersiniz.
country-borders = Sınır hatları: Avusturya { $austria }, Fransa { $france }, İtalya { $italy }, Almanya { $germany }.
country-kinds = { $country } bilet ülkelere gider; kalan { $regular } bilet iki şehri birleştirir.

## Expansions and variants

edition-base_rules = Harita kitapçığının değiştirmediği her şey temel oyunun kurallarıyla oynanır.
variant-europa_1912 = Europa 1912 toplam { $tickets } bilet getirir: { $reprinted } yeniden basım, { $fresh } yeni. Europe Expanded ilk { $reprinted } bilete { $expanded } bilet ekler, Big Cities { $cities } büyük şehirle oynanır, Mega Europe biletlerin hepsini kullanır.
variant-warehouses = Ambarlar ve Depolar: her oyuncu bir boş ambar ile { $depots } depo alır ve bir deposunu boş bir şehre koyar; vagon kartı çeken kişi önce bir ambara kapalı bir kart koyar.
variant-anniversary = 15. yıl sürümünde { $tickets } bilet, her renkten { $trains } vagon, { $cards } vagon kartı ve { $stations } istasyon vardır; temel kurallar aynıdır.

## Points that no text settles

open-trading = Hiçbir kaynakta oyuncular arasında kart ya da bilet takasından söz edilmiyor.
open-no_action = Yapabileceği hiçbir eylem kalmayan oyuncunun ne yapacağını hiçbir kaynak söylemiyor.
open-endless_reset = Geriye yalnızca lokomotifler kaldığı için açık kartlar durmadan yenilenecek olursa ne yapılacağını hiçbir kaynak söylemiyor.
open-final_tie = Son eşitlik bozma kuralından sonra da süren beraberliğin nasıl çözüleceğini hiçbir kaynak söylemiyor.
open-india_eight = Hindistan haritasında 8 boşluklu bir feribot var, ama kaç puan olduğunu hiçbir kaynak vermiyor.
open-country_through = Bir yolun bir ülkenin içinden geçip geçemeyeceğini hiçbir kaynak söylemiyor.
open-other_map = Yalnızca dört haritayı biliyorum: temel oyun (Kuzey Amerika), Avrupa, Hindistan ve İsviçre.
open-other = Kaynaklarım bu konuda bir şey söylemiyor.
