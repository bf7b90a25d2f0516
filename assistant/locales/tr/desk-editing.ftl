# Feedback, and what the editors' pages say.

## Feedback

feedback-thanks = Teşekkürler. Sorunuz, yanıt hakkındaki görüşünüz ve yanıtın kendisi saklandı; sizinle ilgili başka hiçbir şey saklanmadı.
feedback-elsewhere = Bu gönderim başka bir siteden geldi ve saklanmadı.
feedback-wrong = Saklanamadı: formda bir şey eksik ya da fazla uzun.
feedback-no-database = Bu hizmet şu anda geri bildirim saklamıyor: veritabanı yok. Hiçbir şey kaydedilmedi.
feedback-back = Yanıta dön
feedback-note = Sorunuz ve burada yazdıklarınız gönderilip saklanır; sizinle ilgili başka hiçbir şey saklanmaz.
feedback-reason = Yanlış olan neydi? (boş bırakabilirsiniz)
feedback-title = Geri bildirim

## What editors decided, as answers tell it

note-authority = İkisi ayrıştığında bu yanıt “{ $other }” değil “{ $cited }” metnini izler: editörlerimiz böyle karar verdi.
house-ruling = Ev kuralı, hiçbir kural kitabından değil: bizim masada böyle oynanır – { $text }

## The editors' pages

editing-title = Verileri düzenleme
editing-intro = Buraya eklenenler, yayımlanıp ölçümden geçince yanıtların parçası olur.
editing-none = Henüz bir şey yok.
editing-lang = Dil
editing-edition = Sürüm
editing-edition-any = hepsi
editing-rule = Kural
editing-rule-any = ikisinin de söz ettiği her şey
editing-question = Soru, bir oyuncunun yazacağı gibi
editing-answer = Doğru yanıt
editing-answer-open = evet/hayır sorusu değil
editing-answer-yes = evet
editing-answer-no = hayır
editing-name = İnsanların kullandığı ad
editing-name-hint = Sondaki * her eki karşılar.
editing-means = Anlamı
editing-means-hint = Asistanın bildiği bir şehir adı ya da sözcük.
editing-document = İzlenecek kaynak
editing-over = İzlenmeyecek kaynak
editing-texts = Sizin masada nasıl oynanıyor
editing-reason = Neden
editing-add = Ekle
editing-withdraw = Geri çek
editing-withdraw-why = Neden geri çekiliyor?
editing-kind-example = Örnek soru
editing-kind-alias = Başka ad
editing-kind-authority = İki kaynak arasında karar
editing-kind-house = Ev kuralı
editing-about-example = Asistana bir sorunun hangi kuralla ilgili olduğunu öğretir. Ölçüm sorularından biri kabul edilmez.
editing-about-alias = İnsanların bir şehre, karta ya da başka bir şeye verdiği ad.
editing-about-authority = İkisi de bir kuraldan söz ediyorsa yalnızca izlediğiniz kaynak gösterilir; yanıt bunu belirtir.
editing-about-house = Hiçbir kaynağın çözmediği noktalar için. “Hiçbir kaynak bunu çözmüyor” dendikten sonra ev kuralı olarak gösterilir, asla kaynak sayılmaz.
editing-state-pending = yayımlanmayı bekliyor
editing-state-live = dizinde
editing-state-leaving = geri çekildi; sonraki yayıma kadar dizinde
editing-state-withdrawn = geri çekildi
editing-list = Eklenenler
editing-publish = Yayımla
editing-publish-note = Aday bir dizin kurulup ölçülür; bu birkaç dakika sürer. Ancak hiçbir değer temel çizginin altına düşmezse geçerli olur.
editing-publishing = Bir yayım sürüyor. Birkaç dakika sonra yeniden bakın.
editing-nothing = Her şey yayımlandı.
editing-done-added = Eklendi; yayımlanmayı bekliyor.
editing-done-withdrawn = Geri çekildi; sonraki yayımla dizinden çıkar.
editing-done-started = Yayım başladı.
editing-publications = Yayımlar
editing-publication = Yayım { $number }
editing-publication-running = sürüyor
editing-publication-live = yayında
editing-publication-refused = ölçümden geçemedi; dizin olduğu gibi kaldı
editing-publication-failed = başarısız; dizin olduğu gibi kaldı
editing-report = Rapor
editing-no-report = Henüz rapor yok.
editing-by = { $name }, { $at }
editing-withdrawn-by = geri çeken: { $name }, { $at }
editing-error-text = Burada { $min }–{ $max } karakterlik tek bir satır gerekir.
editing-error-choice = “{ $given }” seçeneklerden biri değil.
editing-error-answer-edition = Yanıt sürümden sürüme değişiyor: birini seçin.
editing-error-no-proposition = { $rule } kuralının doğru ya da yanlış olabilecek bir önermesi yok; “evet” bir şey söylemez.
editing-error-measured = Bu soru, { $id } numaralı ölçüm sorusuyla aynı ya da neredeyse aynı. Ölçülen şey öğretilemez.
editing-error-alias-short = Adda en az 3 harf, * varsa önünde en az { $min } harf olmalı; * yalnızca sonda durur.
editing-error-alias-known = “{ $name }” zaten anlaşılıyor.
editing-error-alias-unknown = “{ $name }” ne bir şehir ne de asistanın bildiği bir sözcük.
editing-error-authority-apart = Aynı sürümden söz eden iki ayrı kaynak seçin.
editing-error-there = Bu zaten { $number } numarayla var.
editing-error-not-there = { $number } numaralı kayıt yok.
editing-error-withdrawn = { $number } numaralı kayıt zaten { $by } tarafından geri çekildi.
editing-error-nothing = Yayımlanacak bir şey yok.
editing-error-running = Zaten süren bir yayım var.
