# Frequent questions by the rule that settles them, for lists of questions and answers.

faq-setup-trains = Әр ойыншы неше пойыз алады?
faq-draw-three_locomotives = Ашық карталардың үшеуі локомотив болса, не істейміз?
faq-turn-no_hand_limit = Қолдағы вагон карталарының санына шек бар ма?
faq-claim-gray_one_color = Сұр маршрутқа әртүрлі түсті карталарды араластыруға бола ма?
faq-claim-not_connected = Жаңа маршрут бұрынғы маршруттарыма жалғасуы керек пе?
faq-tunnel-decline = Туннельдің қосымша карталарын төлей алмасам, не болады?
faq-station-borrow = Бір станция арқылы басқа ойыншының неше маршрутын пайдалана аламын?
faq-mandala-share = Мандала билетінің екі жолында ортақ маршрут болуы мүмкін бе?
faq-country-score = Елге апаратын билеттің бірнеше бағытын орындасам, ұпай қалай есептеледі?
faq-tickets-failed = Орындалмаған билет үшін ұпай жоғалтамын ба?
