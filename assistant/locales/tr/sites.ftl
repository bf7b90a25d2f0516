# What the service says to sites that embed it, and on the page that they embed.

error-title-403 = İzin yok
error-title-429 = Çok fazla istek
error-site = “{ $given }” diye bir site yok ya da kapatılmış.
error-unknown_site = “{ $given }” diye bir site yok ya da kapatılmış.
error-site_origin = Bu sitenin anahtarı { $given } adresinde kullanılamaz.
error-rate_limit = Kısa sürede çok fazla soru soruldu. Lütfen { $seconds } saniye sonra yeniden deneyin.
error-no_database = Veritabanı şu anda kullanılamıyor.
embed-title = Kural soruları
embed-about = Ticket to Ride kurallarıyla ilgili sorulara kaynaklı yanıtlar. Resmî kural kitabı esastır.
embed-noscript = Bu sayfada soru sormak için JavaScript gerekir. Yanıtı resmî kural kitabında da bulabilirsiniz.
