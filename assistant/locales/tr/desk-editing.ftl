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
