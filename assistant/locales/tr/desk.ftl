# Ekibin anlaşmazlıklar ve ziyaretçilerin yanlış bulduğu yanıtlar üzerinde çalıştığı masa.

## Her sayfanın çevresi

desk-title = Anlaşmazlık masası
desk-menu = Masa
desk-menu-queue = Sıra
desk-menu-new = Yeni anlaşmazlık
desk-menu-stats = Rakamlar
desk-menu-editing = Düzenleme
desk-menu-staff = Ekip
desk-menu-audit = Denetim kaydı
desk-role-support = destek
desk-role-editor = editör
desk-role-admin = yönetici
desk-signed-in = Oturum açan: { $name }
desk-sign-out = Oturumu kapat
desk-back = Sıraya dön
desk-not-found = Böyle bir sayfa yok
desk-not-found-about = Bu adresin gösterdiği kayıt sırada yok.

## Sıra

desk-queue = Sıra
desk-show = Göster
desk-show-open = Açık
desk-show-mine = Benimkiler
desk-show-changed = Kararı değişen
desk-show-decided = Karara bağlanan
desk-show-all = Tümü
desk-search = Ara
desk-kind = Tür
desk-kind-dispute = Anlaşmazlık
desk-kind-answer = Beğenilmeyen yanıt
desk-any = Hepsi
desk-find = Bul
desk-found = { $n ->
    [0] Burada kayıt yok.
   *[other] { $n } kayıt
}
desk-export = { $form } olarak kaydet
desk-keys = Tuşlar: j sonraki, k önceki, / arama
desk-forgotten = Metin silindi.
desk-state-open = açık
desk-state-decided = karara bağlandı
desk-nobody = atanmamış
desk-pages = Sayfalar
desk-before = Önceki sayfa
desk-next = Sonraki sayfa
desk-page-of = Sayfa { $n } / { $all }

## Bir anlaşmazlık

desk-dispute = Anlaşmazlık
desk-permalink = Kalıcı adres
desk-not-whole = Bu kayıt veritabanında değiştirilmiş. Ona dayanmayın; bir yöneticiye danışın.
desk-evidence = Dayanak
desk-sure = Kesinlik: %{ $percent }
desk-decided-as = Ekibin kararı: { $verdict }
desk-change-pending = Bugün karar farklı olurdu
desk-change-because = O zamandan beri değişen: { $what }
desk-change-refused = Kurallar, verilen bilgileri artık kabul etmiyor.
desk-confirm-change = Değişikliği onayla
desk-editor-only = Bunu yalnızca bir editör onaylayabilir.
desk-decide = Karar ver
desk-decision = Karar
desk-how-confirmed = Verilen kararlar doğru
desk-how-otherwise = Farklı karar veriyorum
desk-otherwise-verdict = farklıysa karar
desk-reason = Gerekçe
desk-reason-hint = Farklı karar verirseniz gereklidir; mektuba yazdığınız gibi girer.
desk-work = Notlar ve görevlendirme
desk-assigned = Görevli
desk-assign = Görevlendir
desk-note = Ekip için not
desk-add-note = Notu ekle
desk-letter = Mektup
desk-letter-otherwise = Mektupta ekibin kararları ve yazılan gerekçe yer alır.
desk-decided-by-staff = Ekibimiz { $date } tarihinde karar verdi.
desk-sent-in = Gönderilen mektubun dili
desk-mark-sent = Gönderildi olarak işaretle
desk-history = Geçmiş
desk-no-events = Henüz bir şey yok.
desk-event-note = Not
desk-event-assign = Görevlendirilen: { $name }
desk-event-unassigned = Görevlendirme kaldırıldı
desk-event-confirmed = Sonuç: verilen kararlar doğru bulundu
desk-event-otherwise = Farklı karar verildi: { $verdicts }
desk-event-reviewed = İncelendi: yanıt yanlıştı
desk-event-right = Karar: yanıt doğruydu
desk-event-sent = Mektup gönderildi, dili: { $language }
desk-event-change = { $n } numaralı değişiklik onaylandı

## Yeni bir anlaşmazlık

desk-unknown = bilinmiyor
desk-lang-of-report = Anlatımın dili
desk-more-claims = Başka iddialar
desk-by = Söyleyen
desk-claim-text = İddiası
desk-told-by-text = metinden anlaşılsın
desk-judge = Değerlendir ve sakla

## Bir yanıt

desk-as-shown = Gösterildiği gibi
desk-thumb-reason = Neden beğenilmedi
desk-no-reason = Neden belirtilmemiş.
desk-snapshot = Hizmetin o andaki yanıtı
desk-not-same = Ziyaretçinin gördüğünü söylediği yanıt bu değil.
desk-review = Doğrusu ne olmalıydı
desk-review-about = İnceleme bir sınama sorusu olur. Kişisel olan her şeyi çıkarın.
desk-question-anonymous = Kişisel hiçbir şey içermeyen soru
desk-question-kind = Sorunun türü
desk-case-lookup = bilgi sorusu
desk-case-computed = hesaplanan
desk-case-dispute = anlaşmazlık
desk-case-cross = diller arası
desk-case-ambiguous = belirsiz
desk-case-out_of_scope = başka bir konuda
desk-case-not_covered = kurallarda yok
desk-expected-status = Beklenen sonuç
desk-status-answered = yanıtlandı
desk-status-clarify = geri soruyor
desk-status-not_covered = kurallarda yok
desk-status-out_of_scope = başka bir konuda
desk-expected-value = Beklenen değer (sayı, true, false; boş kalabilir)
desk-expected-rule = Beklenen kural
desk-keep-review = İncelemeyi sakla
desk-answer-right = Yanıt aslında doğruysa neden?
desk-close-as-right = Doğru diye kapat
desk-add-example = Bunu örnek soru yap

## Rakamlar

desk-stats-about = Sorular, onları saklamayı seçen sitelerden; anlaşmazlıklar bu masadan gelir.
desk-period = Dönem
desk-days = { $n } gün
desk-as-table = Tablo olarak
desk-no-data = Bu dönemde bir şey yok.
desk-stat-over-time = Haftalara göre sorular ve anlaşmazlıklar
desk-stat-questions = En çok sorulanlar
desk-stat-refusals = Soruların sonuçları
desk-stat-languages = Diller
desk-stat-rules = En çok tartışılan kurallar
desk-col-week = Hafta başı
desk-col-questions = Sorular
desk-col-disputes = Anlaşmazlıklar
desk-col-refused = Yanıtlanmayan
desk-col-question = Soru
desk-col-times = Kez
desk-col-outcome = Sonuç
desk-col-language = Dil
desk-col-rule = Kural

## Ters giden şeyler

desk-error-changed = Bu arada bir başkası değişiklik yaptı. Sayfa şimdi o değişikliği gösteriyor; yazdıklarınız hâlâ formda. Bakıp yeniden gönderin.
desk-error-no-case = Böyle bir kayıt yok.
desk-error-forgotten = Bu kaydın metni silindi; ona yeni bir şey yazılamaz.
desk-error-missing-reason = Neden farklı karar verdiğinizi yazın.
desk-error-missing = Burada bir şey eksik.
desk-error-too-long = Metin çok uzun.
desk-error-characters = Metinde görünmeyen karakterler var.
desk-error-choice = Seçeneklerden birini seçin.
desk-error-no-change = Bu değişiklik artık beklemede değil.
desk-error-review = İnceleme saklanamıyor; lütfen işaretli alanı düzeltin.
desk-error-form = Form okunamadı.

## Facts of a dispute

desk-facts = Kural motoru için bilgiler
desk-facts-hint = İsteğe bağlı. Bunlarla sayılar metinden okunmaz, hesaplanır. * işaretli alanlar gereklidir; boş satırlar sayılmaz.
desk-facts-name = Ne hesaplanacak
desk-facts-none = bilgi yok
desk-facts-show = Alanları göster
desk-facts-more = Daha fazla satır: { $what }
desk-facts-commas = Virgülle ayırın
desk-facts-empty = verilmedi
desk-facts-true = evet
desk-facts-false = hayır
desk-facts-name-route_points = Bir hattın puanı
desk-facts-name-routes_points = Birkaç hattın puanı
desk-facts-name-double_route_open = Çift hattın öteki tarafı açık mı?
desk-facts-name-claim_check = Bu kartlarla hat alınabilir mi?
desk-facts-name-ferry_cost = Feribotun bedeli
desk-facts-name-tunnel_extra_cards = Tünel için ek kartlar
desk-facts-name-station_cost = Bir istasyonun bedeli
desk-facts-name-stations_cost = Birkaç istasyonun bedeli
desk-facts-name-unused_stations = Kullanılmayan istasyonların puanı
desk-facts-name-best_stations = Biletler için en iyi istasyon kullanımı
desk-facts-name-tickets_to_keep = Tutulması gereken biletler
desk-facts-name-tickets_points = Biletlerin puanı
desk-facts-name-ticket_completed = Bilet tamamlandı mı?
desk-facts-name-longest_path = En uzun yol
desk-facts-name-mandala = Büyük Tur (Mandala)
desk-facts-name-country_ticket = Ülke bileti
desk-facts-name-draw_check = İkinci kart alınabilir mi?
desk-facts-name-face_up_reset = Açık kartlar yenilenir mi?
desk-facts-name-last_round = Son tur başlıyor mu?
desk-facts-name-final_scores = Son puanlar ve kazanan
desk-facts-built = Daha önce kurulan istasyonlar
desk-facts-card = Kart
desk-facts-cards = Oynanan kartlar
desk-facts-city = Şehir
desk-facts-city_a = Nereden
desk-facts-city_b = Nereye
desk-facts-claimed = Başkalarının aldığı hatlar
desk-facts-color = Renk
desk-facts-completed = Tamamlandı
desk-facts-country = Ülke
desk-facts-drawn = Çekilen bilet (her zamankinden azsa)
desk-facts-edges = Ağın parçaları
desk-facts-face_up = Açık kart
desk-facts-ferry_locomotives = Lokomotif sembolleri
desk-facts-locomotives = Eldeki lokomotifler
desk-facts-first = İlk kart
desk-facts-from = Nereden alındı
desk-facts-from-deck = desteden
desk-facts-from-face_up = açık kartlardan
desk-facts-hand = Eldeki kartlar
desk-facts-laid = Bu hamlede konan vagonlar
desk-facts-length = Boşluk sayısı
desk-facts-lengths = Hatların uzunlukları
desk-facts-longest_path = En uzun yolun uzunluğu
desk-facts-mandala_tickets = İki ayrı yolla bağlanmış bilet sayısı
desk-facts-nth = Kaçıncı istasyon (1–3)
desk-facts-owned = Oyuncunun kendi hatları
desk-facts-owner = Öteki taraf kimde
desk-facts-owner-self = aynı oyuncuda
desk-facts-owner-other = başka bir oyuncuda
desk-facts-owner-none = kimsede değil
desk-facts-played = Oynanan kartlar
desk-facts-player_name = Ad
desk-facts-players = Oyuncu sayısı
desk-facts-players-list = Oyuncu
desk-facts-points = Puan
desk-facts-reached = Ulaşılan ülkeler
desk-facts-revealed = Açılan kart
desk-facts-rival_routes = Başka oyuncuların hatları
desk-facts-route = Haritadaki hat
desk-facts-route_points = Hat puanları
desk-facts-routes = Oyuncunun hatları
desk-facts-second = İkinci kart
desk-facts-stations = İstasyon sayısı
desk-facts-stations-list = İstasyon
desk-facts-stations_used = Kullanılan istasyonlar
desk-facts-ticket = Bilet
desk-facts-tickets = Bilet sayısı
desk-facts-tickets-list = Bilet
desk-facts-trains_before = Hamleden önceki vagonlar
desk-facts-trains_left = Kalan vagonlar
desk-facts-tunnel = Tünel mi?
desk-facts-turned_up = Açılan kart sayısı
desk-facts-unused = Kullanılmayan istasyonlar
desk-facts-values = Biletteki ülke
desk-facts-when = Biletler ne zaman çekiliyor
desk-facts-when-start = oyunun başında
desk-facts-when-later = oyun sırasında
desk-facts-given = Verilen bilgiler
desk-database-gone = Veritabanı kullanılamıyor
desk-database-gone-about = Hiçbir şey kaydedilmedi. Biraz sonra yeniden deneyin; düzelmezse hizmeti işletene bildirin.
