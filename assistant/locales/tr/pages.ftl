# Oyuncu sayfası, hesap makineleri, paylaşılan sorular ve bileşeni gösteren mağaza.

## Her sayfada

pages-title = Ticket to Ride kuralları: sorun, kaynağıyla birlikte yanıtlayalım
pages-about = Ticket to Ride kurallarıyla ilgili her şeyi sorun: temel oyun, Avrupa, Hindistan, İsviçre. Adım adım hesaplanmış, kaynağı belli kısa yanıtlar.
pages-skip = İçeriğe geç
pages-languages = Dil
pages-home = Soru sor
pages-trademark = Ticket to Ride, sahibinin tescilli markasıdır. Bu sitenin marka sahibiyle bir ilgisi yoktur.
pages-shop-link = Mağazalar için: soru kutusunun ürün sayfasındaki hâli

## İlk sayfa

pages-heading = Kurala mı takıldınız? Sorun gitsin.
pages-lead = Masada nasıl soruyorsanız öyle yazın. Kısa bir yanıt, hesabın adımları ve dayandığı metin gelsin.
pages-editions = Masada hangi harita var?
pages-any-edition = Fark etmez
pages-map-usa = Çizim: Kuzey Amerika’daki tren hatları
pages-map-europe = Çizim: Avrupa’daki tren hatları
pages-map-india = Çizim: Hindistan’daki tren hatları
pages-map-switzerland = Çizim: İsviçre’deki tren hatları
pages-suggested = En çok sorulanlar
pages-calculators = Hızlı hesap
pages-calculators-about = Masadakileri girin, hesabı kurallar yapsın.

## Bir soru ve yanıtı

pages-question-title = { $question } – Ticket to Ride kuralları
pages-ask-another = Başka bir soru
pages-not-ready = Yanıtlar henüz yükleniyor. Lütfen birazdan yeniden deneyin.
pages-busy = Kısa sürede çok soru geldi. { $n } saniye sonra devam edebilirsiniz.
pages-no-edition = Burada “{ $given }” diye bir sürüm yok. Haritalardan birini seçin.
pages-official = Buradaki bir metinle resmî kural kitabı çelişirse kitaptaki geçerlidir.
pages-lost = Böyle bir sayfa yok. Adresin bir parçası eksik olabilir.
pages-too-large = Bu kadar metin bir seferde gönderilemez. Bir soru en fazla 500 karakter olabilir.

## Hesaplar

pages-calculate = Hesapla
pages-result = Sonuç
pages-edition = Sürüm
pages-optional = isteğe bağlı
pages-tunnel = Tünel
pages-tunnel-about = Kaç kart daha gerekir?
pages-ferry = Feribot
pages-ferry-about = Kaç lokomotif, kaç başka kart?
pages-station = İstasyon
pages-station-about = Sıradaki kaç karta mal olur?
pages-route = Hat puanı
pages-route-about = Bir hat kaç puan?
pages-tickets = Tutulacak biletler
pages-tickets-about = En az kaç tane, kalanlar nereye?
pages-double = Çift hat
pages-double-about = Öteki taraf açık mı?
pages-mandala = Büyük Tur (Mandala)
pages-mandala-about = Bonus kaç puan?
pages-country = Ülke bileti
pages-country-about = Kaç puan getirir?
pages-field-color = Oynanan kartların rengi
pages-field-color-only = yalnızca lokomotif
pages-field-count = Bu renkten kaç kart
pages-field-locomotives = Kaç lokomotif
pages-field-revealed = Açılan { $n }. kart
pages-field-revealed-none = kart yok
pages-field-length = Hattaki boşluk sayısı
pages-field-symbols = Lokomotif sembolü sayısı
pages-field-nth = Kaçıncı istasyon?
pages-nth-1 = birinci
pages-nth-2 = ikinci
pages-nth-3 = üçüncü
pages-field-when = Biletler ne zaman çekiliyor?
pages-when-start = oyunun başında
pages-when-later = oyun sırasında
pages-field-drawn = Çekilen bilet sayısı
pages-field-drawn-hint = Yalnızca destede her zamankinden az bilet kaldıysa doldurun.
pages-field-players = Oyuncu sayısı
pages-field-owner = Öteki taraf kimde?
pages-owner-self = bende
pages-owner-other = başka bir oyuncuda
pages-owner-none = henüz kimsede değil
pages-field-qualifying = İki ayrı yolla bağlanmış bilet sayısı
pages-field-values = Biletteki puanlar
pages-field-values-hint = Bilette yazmayan ülkeyi boş bırakın.
pages-field-reached = Ulaşılan ülkeler
pages-wrong = İşaretli yerlere bir bakın.
pages-wrong-number = { $low } ile { $high } arasında bir tam sayı yazın.
pages-wrong-choice = Birini seçin.
pages-wrong-cards = Bir tünele { $low } ile { $high } arasında kart oynanır.
pages-wrong-deck = Bu karttan o kadar yok.
pages-wrong-reached = Bilette bu ülke için puan girilmemiş.
pages-wrong-values = En az bir ülkenin puanını girin.

## Kartların kısaltması: renkleri ayıran bir iki harf

pages-letter-red = K
pages-letter-blue = Ma
pages-letter-green = Y
pages-letter-yellow = Sa
pages-letter-black = Si
pages-letter-white = B
pages-letter-orange = T
pages-letter-pink = Mo
pages-letter-locomotive = L

## Mağaza

pages-shop-name = Oyuncak Vagon
pages-shop-demo = Örnek mağaza: burada satış yapılmaz.
pages-shop-title = Ticket to Ride – { $edition }
pages-shop-text = Kart toplayın, vagonlarınızı dizin, rakipler yolunuzu kesmeden biletlerinizdeki şehirleri birbirine bağlayın. Anlatması kısa, her seferinde başka bir oyun.
pages-shop-players = Oyuncu sayısı
pages-shop-trains = Oyuncu başına vagon
pages-shop-stations = Oyuncu başına istasyon
pages-shop-basket = Sepete ekle
pages-shop-questions = Kurallarda aklınıza takılan mı var?
pages-shop-back = Oyuncu sayfasına
