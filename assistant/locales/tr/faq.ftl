# Frequent questions by the rule that settles them, for lists of questions and answers.

faq-setup-trains = Her oyuncu kaç vagonla başlar?
faq-draw-three_locomotives = Açık kartlarda üç lokomotif olursa ne yapılır?
faq-turn-no_hand_limit = Elimde tutabileceğim vagon kartı sayısının bir sınırı var mı?
faq-claim-gray_one_color = Gri hatta farklı renkleri karıştırabilir miyim?
faq-claim-not_connected = Yeni hattın önceki hatlarıma bağlı olması gerekir mi?
faq-tunnel-decline = Tünelde ek kartları ödeyemezsem ne olur?
faq-station-borrow = Bir istasyonla başka oyuncunun kaç hattını kullanabilirim?
faq-mandala-share = Büyük Tur (Mandala) biletinin iki yolu aynı hattı ortak kullanabilir mi?
faq-country-score = Ülke biletindeki bağlantıların hangisi puan getirir?
faq-tickets-failed = Tamamlayamadığım bilet için puan kaybeder miyim?
