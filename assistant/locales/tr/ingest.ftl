# What cannot be taken in, and what to do about it: one message for every code of corpus/errors.py and indexer/errors.py.

## What is said about a document

ingest-utf8 = “{ $given }” geçerli UTF-8 değil. UTF-8 olarak yazın; terminaliniz de UTF-8 kullanmalı.
ingest-invisible = “{ $given }” içinde denetim karakterleri ya da görünmez karakterler var. Görünen karakterlerle, tek satırda yazın.
ingest-length = “{ $given }” çok kısa ya da çok uzun. { $least } ile { $most } arasında görünen karakter yazın.
ingest-url = “{ $given }” bir web adresi değil. http:// veya https:// ile başlayan, en fazla { $most } karakterlik bir adres verin.
ingest-date = “{ $given }” bir tarih değil. YYYY, YYYY-MM ya da YYYY-MM-DD biçiminde yazın.
ingest-choice = “{ $given }” burada bilinmiyor. Şunlardan birini seçin: { $known }.
ingest-id = “{ $given }” kimlik olamaz. a–z küçük harflerini, rakamları ve tireyi kullanın; en fazla 80 karakter.
ingest-id-shipped = { $given } kimliği Konduktor ile gelen bir belgeye ait. --id ile başka bir kimlik seçin.
ingest-id-taken = { $given } kimliği daha önce eklediğiniz bir belgeye ait. --id ile başka bir kimlik seçin ya da --replace ile bu dosyayı onun yerine koyun.
ingest-id-double = İki belgenin kimliği aynı: { $given }. Kendi belgenizi konduktor documents remove { $given } ile kaldırın ve başka bir kimlikle yeniden ekleyin.
ingest-id-needed = { $document } belgesi { $given } belgesine bağlı ve artık uymayacak: { $reason }. --id ile başka bir kimlik seçin.
ingest-id-unknown = { $given } kimlikli bir belge yok. { $known ->
    [none] Henüz hiçbir belge eklenmedi.
   *[other] Şunlardan birini seçin: { $known }.
}
ingest-parts = “{ $given }” bölümün nerede başladığını söylemiyor. SÜRÜM@SATIR ya da SÜRÜM@sözcükler yazın, örneğin switzerland@2.
ingest-parts-line = Dosyada böyle bir satır yok: { $given }. 1 ile { $most } arasında bir satır verin.
ingest-parts-place = “{ $given }” dosyada geçmiyor. Bölümün ilk sözcüklerini dosyada yazıldığı gibi kopyalayın.
ingest-parts-many = { $given } bölüm çok fazla; en fazla { $most } olabilir. Dosyayı bölün.
ingest-parts-same = İki bölüm aynı yerde başlıyor ({ $given }). Her birine ayrı bir yer verin.
ingest-parts-pdf = PDF dosyaları --part ile bölümlere ayrılamaz. Her harita için ayrı bir PDF hazırlayıp tek tek ekleyin.

## The file

ingest-file-name = Dosya adı çok uzun: { $given }. En fazla { $most } karakterlik bir ad verin.
ingest-file-none = { $given } bir dosya değil. Bir PDF, Markdown, HTML ya da metin dosyası gösterin.
ingest-file-missing = { $given } bulunamadı. Dosya yolunu ve yazımını denetleyin.
ingest-file-denied = { $given } dosyasını okuma izniniz yok. Okuma izni alın.
ingest-file-unreadable = { $given } okunamıyor ({ $reason }). Dosya yolunu ve okuma izninizi denetleyin.
ingest-file-large = { $given } çok büyük. En fazla { $most } bayt okunur: dosyayı bölün ya da resimlerini küçültüp kaydedin.
ingest-file-empty = { $given } boş. Yeniden kaydedin ya da başka bir dosya seçin.
ingest-file-no-pdf = { $given }, adı öyle dese de bir PDF değil. Yeniden PDF olarak kaydedin ya da dosyaya kendi türünün uzantısını verin.
ingest-file-office = { $given } bir ZIP ya da Office dosyası. Açıp PDF ya da düz metin olarak kaydedin; ZIP ise önce arşivden çıkarın.
ingest-file-image = { $given } bir resim ya da kayıt. Resimdeki yazının önce tanınması (OCR) gerekir: sonucu PDF ya da düz metin olarak kaydedin.
ingest-file-packed = { $given } sıkıştırılmış. Arşivden çıkarıp içindeki dosyayı ekleyin.
ingest-file-program = { $given } bir program. PDF, Markdown, HTML ya da metin dosyası seçin.
ingest-file-binary = { $given } ne metin ne de PDF. PDF, Markdown, HTML ya da düz metin olarak kaydedin.
ingest-file-utf8 = { $given } UTF-8 değil. UTF-8 olarak kaydedin.
ingest-text-long = Metin çok uzun ({ $given }). En fazla { $most } karakter okunur: dosyayı bölün.
ingest-text-none = { $given } içinde alıntılanabilecek metin yok. Doğru dosyayı seçtiğinizden emin olun.
ingest-html-broken = Sayfa okunamıyor ({ $reason }). Tarayıcıda açıp yeniden kaydedin ya da metnini bir metin dosyasına kopyalayın.
ingest-html-empty = Sayfada metin yok. Betiklerin doldurduğu sayfalar kaydedilince boş kalır: tarayıcıda açın, metni kopyalayıp metin dosyası olarak kaydedin.
ingest-pdf-encrypted = PDF parola istiyor. Açıp parolasız bir kopyasını kaydedin.
ingest-pdf-pages = PDF çok fazla sayfalı ({ $given }). En fazla { $most } sayfa okunur: dosyayı bölün.
ingest-pdf-broken = PDF bozuk ({ $reason }). Yeniden indirin ya da açıp yeni bir PDF olarak yazdırın.
ingest-pdf-slow = PDF { $seconds } saniyeden uzun sürede de okunamadı. Bölün ya da yeni bir PDF olarak yazdırın.
ingest-pdf-limits = PDF izin verilenden fazla bellek ya da süre istiyor. Bölün ya da yeni bir PDF olarak yazdırın.
ingest-pdf-unreadable = PDF okunamadı. Yeni bir PDF olarak yazdırıp yeniden deneyin.
ingest-pdf-images = PDF'de metin yok; sayfaları ({ $pages }) resim. Yazısını tanıtın (OCR) ve çıkan dosyayı ekleyin.
ingest-page-slow = { $given }. sayfanın çizilmesi { $seconds } saniyeyi aştı. Bunun yerine özgün dosyayı açın.
ingest-page-undrawable = { $given }. sayfa çizilemiyor. Bunun yerine özgün dosyayı açın.

## Front matter

ingest-front-matter = { $given } dosyasının başında +++ arasındaki satırlar TOML değil ({ $reason }). Düzeltin.
ingest-front-matter-lacks = { $given } dosyasının başında +++ arasındaki satırlarda şunlar eksik: { $keys }. Ekleyin.
ingest-front-matter-ids = “{ $given }” bir kimlik listesi değil. ["europe-tr"] gibi yazın.
ingest-anchor = { $given } dosyasında #{ $anchor } çapası iki kez geçiyor. Her başlığa ayrı bir çapa verin.

## What documents do to others

ingest-self = { $given } bu belgenin kendisi. Başka bir belge gösterin.
ingest-unknown = { $given } diye bir belge yok. Şunlardan birini seçin: { $known }.
ingest-edition = { $given } başka bir haritayla ilgili ({ $theirs }). Şununla ilgili bir belge gösterin: { $ours }.
ingest-supersedes-editions = { $given } şununla da ilgili: { $theirs }; bu belge ondan söz etmiyor. Yerine geçirmek yerine --amends ile değiştirin.
ingest-supersedes-lang = { $given } başka bir dilde ({ $theirs }). { $ours } dilinde bir belge gösterin; kurallarını değiştirmek için --amends kullanın.
ingest-circle = Belgeler bir çember içinde birbirinin yerine geçmiş olur: { $given }. Bu bağlardan birini çıkarın.
ingest-amends-nothing = “{ $given }” verildi ama değişecek belge verilmedi. Belgeyi de --amends ile gösterin.
ingest-amends-passage = { $given }, { $documents } içinde bir parça değil. Kimliğine konduktor ingest --report çıktısında bakın.
ingest-amends-rule = { $documents }, { $given } kuralını anlatmıyor. Şunlardan birini seçin: { $known }.
ingest-rule-unknown = { $given } diye bir kural yok. Şunlardan birini seçin: { $known }.
ingest-rule-edition = { $editions } haritasında { $given } kuralı yok. Şunlardan birini seçin: { $known }.
ingest-withdrawn = { $given } zaten { $since } tarihinden beri geri çekilmiş durumda. Bir şey yapmanız gerekmiyor.
ingest-not-withdrawn = { $given }, konduktor documents withdraw ile geri çekilmemiş. { $known ->
    [none] Geri çekilmiş belge yok.
   *[other] Şunlardan birini seçin: { $known }.
}
ingest-remove-needed = { $documents }, { $given } belgesine bağlı. Önce onu kaldırın ya da bunu yalnızca geri çekin: konduktor documents withdraw { $given }.

## What is stored

ingest-folder-unwritable = { $given } klasörüne yazılamıyor ({ $reason }). Yer açın, yazma izni alın ya da KONDUKTOR_DATA_DIR ile başka bir klasör gösterin.
ingest-folder-unreadable = { $given } klasörü okunamıyor ({ $reason }). Okuma izni alın.
ingest-folder-full = { $given } klasörünün diski dolu. Yer açın ya da KONDUKTOR_DATA_DIR ile başka bir klasör gösterin.
ingest-record-schema = { $given } başka bir sürümle kaydedilmiş (şema { $schema }). Belgeyi --replace ile yeniden ekleyin.
ingest-record-damaged = { $given } bozuk ({ $reason }). Belgeyi --replace ile yeniden ekleyin ya da kaldırın: konduktor documents remove { $document }.
ingest-withdrawals-damaged = { $given } bozuk ({ $reason }). Bu dosyayı silin ve belgeleri yeniden geri çekin.

## The index

index-nothing = Dizine eklenecek bir şey yok: yürürlükteki hiçbir belgede parça yok. Bir belge ekleyin ya da konduktor documents restore ile geri getirin.
index-busy = Başka bir dizin oluşturma işi sürüyor. Bitmesini bekleyip yeniden deneyin.
index-missing = { $folder } içinde henüz dizin yok. Oluşturun: konduktor index build
index-pointer = { $file } dosyası bozuk. Dizini yeniden oluşturun: konduktor index build
index-gone = Geçerli dizin { $name } yerinde yok. Yeniden oluşturun: konduktor index build
index-manifest = { $name } dizininin dosya listesi eksik ya da bozuk. Dizini yeniden oluşturun: konduktor index build
index-schema = { $name } dizini başka bir Konduktor sürümüyle yapılmış (şema { $schema }, gereken { $ours }). Yeniden oluşturun: konduktor index build
index-file-missing = { $name } dizininin { $file } dosyası eksik. Yeniden oluşturun: konduktor index build
index-file-damaged = { $name } dizininin { $file } dosyası bozuk. Dizini yeniden oluşturun: konduktor index build
index-model = Dizin { $theirs } modeliyle yapılmış, oysa model { $ours }. Yeniden oluşturun: konduktor index build
index-no-model = Dizinin { $model } modeli yüklenemiyor ({ $reason }). KONDUKTOR_MODEL ile var olan bir model gösterin ve dizini yeniden oluşturun: konduktor index build
index-broken = Dizin kullanılamıyor: { $what }. Yeniden oluşturun: konduktor index build
index-current = { $name } dizini güncel
index-built = { $name } dizini { $seconds } saniyede oluşturuldu: { $documents } belge{ $resting }, { $passages } parça; { $embedded } metin yeni gömüldü, { $kept } metin önceden kaldı
index-resting = {""} ({ $n } belge de beklemede)

## Further repairs

repair-lookalike = Başka bir yazının harfi, benzediği harfle değiştirildi
repair-language = Belgeninkinden başka bir dilde
repair-markup = Markdown içindeki HTML metin olarak okundu
repair-attachment = Dışarıda bırakıldı: PDF içindeki dosya ya da betik
