# What the widget says by itself; api/widget builds it into the script. Only plain sentences and variables.

## The box, before and while asking

widget-title = Kural soruları
widget-open = Kuralları sor
widget-question = Kurallarla ilgili sorunuz
widget-placeholder = Örneğin: Başlangıçta kaç bilet tutmam gerekiyor?
widget-ask = Sor
widget-looking = Bakılıyor…
widget-slow = Bu kez biraz uzun sürüyor.
widget-ready = Yanıt hazır.
widget-close = Kapat
widget-empty = Önce bir soru yazın.

## The answer

widget-steps = Adım adım
widget-understood = Anlaşılan:
widget-sources = Kaynaklar
widget-more-sources = Diğer kaynaklar

## What is said of a source

widget-amends = değişiklik
widget-automatic = anlam benzerliğiyle bulundu
widget-page = sayfa { $n }
widget-page-image = { $n }. sayfayı göster
widget-disagree = Kaynaklar farklı söylüyor

## Going on

widget-choose = Birini seçin
widget-follow-up = Devamını sorun
widget-earlier = Önceki sorular
widget-also = Şunları da sorabilirsiniz

## Sharing and telling

widget-copy = Bağlantıyı kopyala
widget-copied = Bağlantı kopyalandı
widget-link = Bu yanıtın bağlantısı
widget-helpful = İşinize yaradı mı? Sorunuz da gönderilir.
widget-yes = Evet
widget-no = Hayır
widget-why = Sorun neydi?
widget-reason-wrong = Yanıt yanlış
widget-reason-unclear = Anlaşılması zor
widget-reason-other = Sorduğum bu değildi
widget-reason-source = Kaynak uymuyor
widget-thanks = Bildirdiğiniz için teşekkürler.

## The rulebook

widget-rulebook = Resmî kural kitabı
widget-new-tab = yeni sekmede açılır

## When there is no answer

widget-unreachable = Şu anda yanıt alınamadı. Lütfen biraz sonra yeniden deneyin.
widget-busy = Şu anda çok soru geliyor. { $n } sn sonra yeniden sorabilirsiniz.
widget-retry = Yeniden dene

## Names

widget-lang-tr = Türkçe
widget-lang-pl = Lehçe
widget-lang-kk = Kazakça
widget-lang-el = Yunanca
widget-lang-it = İtalyanca
widget-lang-en = İngilizce
