# Masaya giriş, çalışanların hesapları, denetim kaydı.

desk-auth-title = Masaya giriş
desk-auth-name = Ad
desk-auth-password = Parola
desk-auth-sign-in = Giriş yap
desk-auth-wrong = Ad ile parola uyuşmuyor.
desk-auth-wait = Çok fazla deneme yapıldı. { $n } saniye sonra yeniden deneyin.
desk-auth-changed = Parola değiştirildi. Yenisiyle giriş yapın.
desk-auth-busy = Masa şu anda başka oturum açma istekleriyle meşgul. Hiçbir şey yapılmadı; birkaç saniye sonra yeniden deneyin.
desk-auth-expired = Oturumunuz sona erdi. Oturum açın; yazdıklarınız duruyor.
desk-auth-kept = Yazdıklarınız duruyor
desk-auth-kept-about = Henüz kaydedilmedi. Devam edin, gözden geçirin ve gönderin.
desk-auth-go-on = Devam et
desk-auth-forgotten = Parolanızı unuttuysanız bir yönetici yenisini belirleyebilir.
desk-auth-to-desk = Masaya dön

desk-account-title = Hesabınız
desk-account-change = Parolayı değiştir
desk-account-present = Şimdiki parola
desk-account-new = Yeni parola
desk-account-password = Parola 12 ile 256 karakter arasında olur; her tür karakter kullanılabilir.
desk-account-ends = Buradaki ve başka aygıtlardaki bütün oturumlarınız sona erer.
desk-account-wrong = Şimdiki parola doğru değil.
desk-account-name = Ad, 1 ile 60 arasında yazdırılabilir karakterden oluşur.
desk-account-taken = Bu adla bir hesap zaten var.
desk-account-reserved = Bu ad programın kendisine ayrılmıştır.
desk-account-alike = Bu ad başka bir hesabın adına çok benziyor. Ayırt edilebilen bir ad seçin.
desk-account-busy = Masa şu anda başka oturum açma istekleriyle meşgul. Hiçbir şey yapılmadı; birkaç saniye sonra yeniden deneyin.
desk-account-unknown = Bu adla bir hesap yok.
desk-account-role = Böyle bir rol yok.
desk-account-lang = Böyle bir dil yok.
desk-account-action = Bir hesapla bu yapılamaz.
desk-account-last = Bu, son yönetici. Önce bir başkasını yönetici yapın.

desk-staff-title = Çalışanlar
desk-staff-since = { $day } tarihinden beri
desk-staff-disabled = { $day } tarihinde kapatıldı
desk-staff-change = { $name }: hesabı değiştir
desk-staff-role = Rol
desk-staff-lang = Dil
desk-staff-save-role = Rolü kaydet
desk-staff-save-password = Parolayı belirle
desk-staff-disable = Hesabı kapat
desk-staff-enable = Hesabı aç
desk-staff-add = Hesap ekle
desk-staff-added = Hesap eklendi.
desk-staff-changed = Hesap değiştirildi.

desk-audit-title = Denetim kaydı
desk-audit-who = Kim
desk-audit-what = Ne yapıldı
desk-audit-about = Konu
desk-audit-at = Zaman (UTC)
desk-audit-number = No
desk-audit-detail = Ayrıntılar
desk-audit-filter = Süz
desk-audit-count = { $n } kayıt.
desk-audit-pages = Sayfalar
desk-audit-newer = Daha yeni kayıtlar
desk-audit-older = Daha eski kayıtlar

error-sign_in = Önce masaya giriş yapın.
error-role = Rolünüz buna izin vermiyor.
error-csrf = Formun süresi dolmuş ya da form bu masadan gelmiyor. Geri dönün, sayfayı yenileyin ve yeniden deneyin.
error-forgotten = Bu kaydın metinleri ve adları silindi; artık gösterilemez.
error-title-401 = Giriş yapılmadı
error-title-410 = Artık yok
