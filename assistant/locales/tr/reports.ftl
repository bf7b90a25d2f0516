# What ingestion did: the report of `konduktor ingest --report`.

report-summary = { $id }: bölüm: { $passages }, onarım: { $repairs }, okunduğu biçim: { $kind }
report-original = Özgün dosya: { $name }, SHA-256 { $sum }
report-repairs = Onarımlar
report-pages = Sayfalar
report-passages = Bölümler
report-before = önce:
report-after = sonra:
report-times = { $n }×
report-page = sayfa { $page }
report-printed = sayfa { $page }, basılı numara { $printed }
report-none = onarılacak bir şey yoktu
report-replaces = Yerine geçtiği belge: { $title }
report-good = iyi
report-doubtful = şüpheli
report-unreadable = okunamıyor, OCR gerekli

## Kinds of repairs

repair-encoding = UTF-8 dışı bir kodlamadan çözüldü
repair-damaged-bytes = Bozuk baytlar, � ile işaretlendi
repair-nul = NUL karakterleri çıkarıldı
repair-surrogate = Bozuk Unicode değiştirildi
repair-mojibake = Yanlış çözülmüş metin yeniden çözüldü
repair-control = Denetim karakterleri çıkarıldı
repair-hyphen = Satır sonunda bölünen sözcükler birleştirildi
repair-direction = Yazı yönünü değiştiren karakterler çıkarıldı
repair-invisible = Görünmez karakterler çıkarıldı
repair-ligature = Bitişik harfler açıldı
repair-accents = Aksanlar harfleriyle birleştirildi
repair-image = Bir görselin kalıntısı çıkarıldı
repair-link = Başka bir sayfaya giden bağlantı çıkarıldı
repair-furniture = Sayfa süsü çıkarıldı
repair-drop-capital = Başıboş bir iri baş harf çıkarıldı
repair-lost-list = Ögeleri kaybolmuş bir listenin işaretleri çıkarıldı
repair-torn = Kopmuş bir cümle birleştirildi
repair-unfinished = Metin cümle ortasında bitiyor
repair-repeated = Yinelenen paragraf çıkarıldı
repair-note = Kural değil, kaynak notu olarak saklandı
repair-lost-questions = Sorularını yitirmiş yanıtlar
repair-heading = Metne karışmış bir başlık ayrıldı
repair-article = Dışarıda bırakıldı: sayfanın asıl yazısından değil
repair-no-article = Sayfada asıl yazı bulunamadı: tüm metin alındı
repair-part = Bir sürümün bölümü burada başlıyor
repair-margin = Kenar boşluğundan çıkarıldı
repair-page-text = Bir sayfanın metni güvenilir değil
repair-across-pages = İki sayfaya bölünen cümle birleştirildi
repair-across-columns = İki sütuna bölünen cümle birleştirildi
repair-initial = İri baş harf satırının başına geri kondu
repair-spaced = Aralıklı dizilmiş harfler birleştirildi
repair-turned = Sayfa düz çevrildi
repair-other = Başka onarım

## Why a page's text is not reliable

page-reason-images-only = metin yok, yalnızca görsel
page-reason-empty = metin yok
page-reason-unknown-letters = tanınmayan harfler
page-reason-accents-missing = aksanlı harfler eksik
page-reason-more-signs = harften çok işaret var
page-reason-no-layout = sayfa düzeni olmadan okundu
