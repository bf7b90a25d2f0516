# Quotes: whether they stand in a source, and the pages that show them.

quote-verbatim = Бұл сөздер онда сөзбе-сөз тұр.
quote-normalised = Бұл сөздер онда бар, бірақ сөзбе-сөз емес.
quote-repaired = Бұл сөздер тазаланған мәтінде бар; түпнұсқасы басқаша, ол қасында берілген.
quote-left-out = Бұл сөздер тек түпнұсқада бар; тазалау кезінде алынбаған.
quote-unchecked = Бұл сөздер тазаланған мәтінде бар; түпнұсқа жоқ, сондықтан сөзбе-сөз бе, жоқ па, айту мүмкін емес.
quote-not-found = Бұл сөздер онда жоқ.
quote-differs = Айырмасы: { $what }.
quote-differs-accents = екпін белгілерінің жазылуы
quote-differs-case = бас және кіші әріптер
quote-differs-spaces = бос орындар
quote-differs-dashes = сызықшалар
quote-differs-quotation-marks = тырнақшалар
quote-text = тазаланған:
quote-original = түпнұсқа:
error-quote_too_long = Дәйексөзде { $given } таңба бар; ең көбі { $allowed } болуы мүмкін.
error-unknown_document = «{ $given }» деген құжат жоқ.
error-no_page = «{ $given }» үзіндісінің беті жоқ: құжаты бетсіз мәтін.
error-no_original = «{ $given }» үзіндісінің түпнұсқасы жоқ немесе алынған файл енді сол емес.
error-page_failed = «{ $given }» үзіндісінің бетін көрсету мүмкін емес.
error-busy = Қазір тым көп бет дайындалып жатыр. Сәл кейін қайталап көріңіз.
