# Everything around the rules: verdicts, refusals, questions back, names, errors.
# A noun after a number stays singular in Turkish, so few messages need a selector. No suffix is attached to a variable.

## Verdicts, said before a rule's sentence

verdict-yes = Evet.
verdict-no = Hayır.
claim-right = Bu doğru.
claim-wrong = Bu doğru değil.

## Editions

edition-usa = Temel oyun (Kuzey Amerika)
edition-europe = Avrupa
edition-india = Hindistan
edition-switzerland = İsviçre
# One line of an answer that differs by edition. $editions is a list of names.
line-edition = { $editions }: { $text }
list-and = ve
number-follows = Bu durumda: { $number }.
note-inherited = { $edition ->
    [europe] Avrupa kitapçığı
    [india] Hindistan kitapçığı
    [switzerland] İsviçre kitapçığı
   *[usa] Temel oyunun kitapçığı
  } bunu değiştirmez; temel oyunun kuralı geçerlidir.
note-disagreement = Yayımlanmış başka bir baskıda { $value } yazıyor; burada gösterilen kaynakta ise { $cited } yazıyor, esas alınan da budur.

## A mechanic that an edition does not have

absent-tunnel = { $edition }: bu sürümde tünel yoktur.
absent-ferry = { $edition }: bu sürümde feribot yoktur.
absent-station = { $edition }: bu sürümde istasyon yoktur.
absent-mandala = { $edition }: bu sürümde Büyük Tur (Mandala) bonusu yoktur.
absent-country = { $edition }: bu sürümde ülke bileti yoktur.
absent-rule = { $edition }: bu sürümde böyle bir kural yoktur.
present-in = Yer aldığı sürüm: { $editions }.

## Refusals

out-of-scope = Yalnızca Ticket to Ride kurallarıyla ilgili soruları yanıtlıyorum (temel oyun, Avrupa, Hindistan, İsviçre).
# before the quoted sentence of a passage
passage-says = En yakın kaynakta şöyle yazıyor:
amendment-says = Kaynağa yapılan düzeltmede ise şöyle yazıyor:
not-covered = Elimdeki kaynakların hiçbirinde bunun yanıtı yok; tahmin yürütmek de istemem.
not-covered-near = En yakın bölümleri aşağıda bulabilirsiniz.

## Questions back

clarify-edition = Hangi sürümü oynuyorsunuz?
clarify-edition-differs = Yanıt sürüme göre değişiyor. Hangisini oynuyorsunuz?
clarify-lang = Hangi dilde yanıt vereyim?
clarify-question = Tam anlayamadım. Sorunuzu başka türlü sorar mısınız?
clarify-played = Tünel için hangi kartları oynadınız (renk ve sayı)?
clarify-revealed = Hangi üç kart açıldı?
clarify-length = Hat kaç boşluk uzunluğunda?
clarify-lengths = Hatların her biri kaç boşluk uzunluğunda?
clarify-ferry_locomotives = Feribotta kaç lokomotif sembolü var?
clarify-nth = Bu kaçıncı istasyonunuz: birinci mi, ikinci mi, üçüncü mü?
clarify-unused = Kaç istasyon kullanılmadan kaldı?
clarify-players = Kaç kişi oynuyorsunuz?
clarify-tickets = Hangi biletleriniz var (değeri, tamamlandı mı tamamlanmadı mı)?
clarify-route_points = Hatlardan kaç puan geldi?
clarify-tickets_gained = Biletler kaç puan ediyor: tamamlananlar kaç, tamamlanmayanlar kaç?
clarify-stations_unused = Kaç istasyon kullanılmadan kaldı?
clarify-mandala_tickets = Biletlerin kaçı Büyük Tur (Mandala) için sayılıyor?
clarify-longest_bonus = En uzun yol (ve bonusu) sizde mi?
clarify-completed_tickets = Her biriniz kaç bilet tamamladınız?
clarify-stations_used = Her biriniz kaç istasyon kullandınız?
clarify-longest_path = En uzun yol hanginizde?
clarify-trains_left = Kaç vagon kaldı?
clarify-route = Hat hangi iki şehir arasında?
clarify-no_route = Bu iki şehri doğrudan bağlayan bir hat yok, ikisini birden gösteren bir bilet de yok. Hangi hattı ya da bileti soruyorsunuz?
clarify-values = Bilette hangi ülkeler yazıyor, her biri kaç puan?
clarify-numbers =
    { $count ->
        [one] { $numbers } sayısının neyi gösterdiğini anlayamadım. Neyin sayısı olduğunu yaz ya da sonucu değiştirmiyorsa onsuz sor.
       *[other] { $numbers } sayılarının neyi gösterdiğini anlayamadım. Neyin sayısı olduklarını yaz ya da sonucu değiştirmiyorlarsa onlarsız sor.
    }
clarify-reached = Bu ülkelerden hangilerine ulaştınız?
clarify-when = Oyunun başında mı, sonradan mı?
clarify-face_up = Açık duran beş kart hangileri?
understood = Şimdiye kadar anladığım: { $what }.
understood-laid = oynanan: { $cards }
understood-revealed = açılan: { $cards }
understood-edition = sürüm: { $edition }
understood-length = uzunluk: { $length }
understood-ferry_locomotives = lokomotif sembolü: { $count }
understood-players = oyuncu sayısı: { $players }
understood-route = hat: { $city_a } – { $city_b }

## Cards, counted: "2 kırmızı"

cards-red = { $n } kırmızı
cards-blue = { $n } mavi
cards-green = { $n } yeşil
cards-yellow = { $n } sarı
cards-black = { $n } siyah
cards-white = { $n } beyaz
cards-orange = { $n } turuncu
cards-pink = { $n } mor
cards-locomotive = { $n } lokomotif
cards-any = { $n } kart
color-red = kırmızı
color-blue = mavi
color-green = yeşil
color-yellow = sarı
color-black = siyah
color-white = beyaz
color-orange = turuncu
color-pink = mor
color-gray = gri
color-locomotive = lokomotif
points-count = { $n } puan
# One entry of the points table: length and points.
table-entry = { $length } → { $points }

## Citations

source-official = resmî kural kitabı
source-publisher = yayıncı
source-platform = çevrimiçi platform
source-community = topluluk metni
source-machine_translated = makine çevirisi
note-official-prevails = Resmî kural kitabı esastır.
note-amended = Bu kaynağa bir düzeltme yapılmış; farklı olan yerlerde düzeltme geçerlidir, metni aşağıda.
citation-amends-above = yukarıdaki bölümü düzeltir
citation-amends = düzelttiği kaynak: { $what }

## Suggested questions

suggest-tunnel = Tünelde 2 kırmızı oynadım; kırmızı, lokomotif ve mavi açıldı. Kaç kart daha vermem gerekiyor?
suggest-ferry = 6 boşluklu, 2 lokomotif sembollü feribot kaç karta mal olur?
suggest-station = Üçüncü istasyonu kurmak için kaç kart gerekir?
suggest-tickets = Oyunun başında en az kaç bilet tutmam gerekiyor?
suggest-locomotive = İkinci kart olarak açık bir lokomotif alabilir miyim?
suggest-double = Çift hattın iki tarafı da ne zaman açık olur?
suggest-end = Oyun ne zaman biter?
suggest-longest = En uzun yol döngü içerebilir mi?
suggest-tie = İki oyuncu berabere kalırsa kim kazanır?
suggest-mandala = 3 bilet için Büyük Tur (Mandala) bonusu kaç puan?
suggest-country = Ülke biletindeki ülkelerin hiçbirine ulaşamazsam ne olur?
suggest-points = 6 boşluklu hat kaç puan?

## Errors. $field, $given and $allowed describe the input.

error-title = Bu istek yanıtlanamıyor
error-empty = Soru boş.
error-too_long = Soru { $given } karakter uzunluğunda; en fazla { $allowed } karakter olabilir.
error-control = Soruda metin olmayan karakterler var (denetim karakterleri ya da bozuk Unicode).
error-lang = “{ $given }” diye bir dil bilinmiyor; bilinenler: { $allowed }.
error-edition = “{ $given }” diye bir sürüm bilinmiyor; bilinenler: { $allowed }.
error-players = Oyuncu sayısı geçersiz: verilen { $given }, izin verilen { $allowed }.
error-field = “{ $field }” alanı geçersiz: verilen { $given }, izin verilen { $allowed }.
error-not_found = Bu adreste bir şey yok.
error-not_ready = Dizin henüz hazır değil. Lütfen birazdan yeniden deneyin.
error-internal = Bizden kaynaklanan bir sorun oluştu.
error-title-400 = İstek okunamıyor
error-title-404 = Bulunamadı
error-title-405 = Bu yöntem kullanılamaz
error-title-413 = İstek çok büyük
error-title-415 = Bu biçim desteklenmiyor
error-title-500 = İç hata
error-title-503 = Hizmet hazır değil
error-body = İsteğin gövdesi geçerli bir JSON değil.
error-body_too_long = İsteğin gövdesi çok büyük; en fazla { $allowed } bayt olabilir.
error-media_type = İsteğin gövdesi JSON olmalı ve { $allowed } içerik türüyle gönderilmeli.
error-method = Bu adreste { $given } yöntemi kullanılamaz; kullanılabilenler: { $allowed }.
error-request = İstek anlaşılamadı.
error-missing = “{ $field }” alanı eksik.
error-unknown = “{ $field }” diye bir alan yok; olan alanlar: { $allowed }.
error-type = “{ $field }” alanı için { $type ->
    [string] bir metin
    [integer] bir tam sayı
    [array] bir liste
   *[object] bir nesne
  } gerekiyor; verilen: { $given }.
error-characters = “{ $field }” alanında metin olmayan karakterler var (denetim karakterleri ya da bozuk Unicode).
error-unknown_computation = “{ $given }” diye bir hesaplama bilinmiyor; bilinenler: { $allowed }.
error-unknown_passage = “{ $given }” diye bir metin parçası yok.
error-no_index = Dizin açılamıyor. Nedeni hizmetin günlüğünde yazıyor; “konduktor index build” yeni bir dizin oluşturur.
error-line = Satır bir JSON nesnesi değil.
error-line_too_long = Satır çok uzun: { $given } bayt; en fazla { $allowed } bayt olabilir.
error-text_empty = Metin boş.
