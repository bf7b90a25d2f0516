# Frequent questions by the rule that settles them, for lists of questions and answers.

faq-setup-trains = Quanti vagoni riceve ogni giocatore?
faq-draw-three_locomotives = Che succede se ci sono tre locomotive scoperte?
faq-turn-no_hand_limit = C'è un limite al numero di carte treno in mano?
faq-claim-gray_one_color = Su una tratta grigia posso mischiare i colori?
faq-claim-not_connected = Una nuova tratta deve collegarsi a quelle che ho già?
faq-tunnel-decline = Cosa succede in una galleria se non pago le carte in più?
faq-station-borrow = Quante tratte di un altro giocatore posso usare con una stazione?
faq-mandala-share = I due percorsi di un biglietto Grand Tour possono avere una tratta in comune?
faq-country-score = Quale collegamento di un biglietto paese dà punti?
faq-tickets-failed = Perdo punti per un biglietto non completato?
