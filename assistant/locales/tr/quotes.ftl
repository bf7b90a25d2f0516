# Quotes: whether they stand in a source, and the pages that show them.

quote-verbatim = Sözler orada harfi harfine geçiyor.
quote-normalised = Sözler orada geçiyor, ama harfi harfine değil.
quote-repaired = Sözler temizlenmiş metinde geçiyor; özgün metin farklı ve yanında veriliyor.
quote-left-out = Sözler yalnızca özgün metinde geçiyor; temizlerken dışarıda bırakıldı.
quote-unchecked = Sözler temizlenmiş metinde geçiyor; özgün dosya bulunmadığı için harfi harfine olup olmadığı söylenemez.
quote-not-found = Sözler orada geçmiyor.
quote-differs = Fark: { $what }.
quote-differs-accents = aksanların yazılışı
quote-differs-case = büyük ve küçük harf
quote-differs-spaces = boşluklar
quote-differs-dashes = çizgiler
quote-differs-quotation-marks = tırnak işaretleri
quote-text = temizlenmiş:
quote-original = özgün:
error-quote_too_long = Alıntı { $given } karakter; en çok { $allowed } karakter olabilir.
error-unknown_document = “{ $given }” diye bir belge yok.
error-no_page = “{ $given }” bölümünün sayfası yok: belgesi sayfasız bir metin.
error-no_original = “{ $given }” bölümünün özgün dosyası yok ya da alınan dosya değil artık.
error-page_failed = “{ $given }” bölümünün sayfası gösterilemiyor.
error-busy = Şu anda çok fazla sayfa hazırlanıyor. Lütfen birazdan yeniden deneyin.
